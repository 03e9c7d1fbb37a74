#include "app/scene.h"

#include "app/app.h"

#include <assert.h>
#include <stdlib.h>

static const SceneKind *const KINDS[SCENE_COUNT] = {
#define SCENE(name, kind) [SCENE_##name] = &kind,
#include "app/scenes.def"
#undef SCENE
};

const char *scene_name(SceneId id)
{
    static const char *const NAMES[SCENE_COUNT] = {
#define SCENE(name, kind) [SCENE_##name] = #name,
#include "app/scenes.def"
#undef SCENE
    };
    return NAMES[id];
}

static const SceneKind *kind_at(const App *app, int at)
{
    return KINDS[app->scenes.items[at].id];
}

static void push(App *app, SceneId id)
{
    SceneStack *scenes = &app->scenes;
    assert(scenes->count < SCENE_DEPTH);
    const int at = scenes->count++;
    void *state = calloc(1, KINDS[id]->state_size ? KINDS[id]->state_size : 1);
    if (!state)
        abort();
    scenes->items[at].id = id;
    scenes->items[at].state = state;
    const SceneKind *kind = KINDS[id];
    if (kind->enter && !kind->enter(state, app)) {
        free(state);
        scenes->count--;
        return;
    }
    if (kind->layout)
        kind->layout(state, app);
}

static void pop(App *app)
{
    SceneStack *scenes = &app->scenes;
    const int at = --scenes->count;
    const SceneKind *kind = KINDS[scenes->items[at].id];
    if (kind->leave)
        kind->leave(scenes->items[at].state, app);
    free(scenes->items[at].state);
}

void scenes_take(App *app, SceneStep step)
{
    switch (step.kind) {
    case STEP_STAY:
        return;
    case STEP_PUSH:
        push(app, step.id);
        break;
    case STEP_REPLACE:
        pop(app);
        push(app, step.id);
        break;
    case STEP_POP:
        pop(app);
        scenes_layout(app); /* settings below may have changed sizes or words */
        break;
    case STEP_HOME:
        while (app->scenes.count)
            pop(app);
        push(app, step.id);
        break;
    }
    if (!app->scenes.count)
        app->quit = true;
    app_redraw(app);
}

SceneId scenes_top(const App *app)
{
    assert(app->scenes.count);
    return app->scenes.items[app->scenes.count - 1].id;
}

void scenes_event(App *app, const InputEvent *event)
{
    if (!app->scenes.count)
        return;
    const int top = app->scenes.count - 1;
    const SceneKind *kind = kind_at(app, top);
    if (kind->event)
        scenes_take(app, kind->event(app->scenes.items[top].state, app, event));
}

void scenes_loaded(App *app)
{
    const InputEvent loaded = {.kind = INPUT_LOADED, .x = app->input.x, .y = app->input.y};
    for (int at = 0; at < app->scenes.count; at++) {
        if (kind_at(app, at)->event)
            kind_at(app, at)->event(app->scenes.items[at].state, app, &loaded);
    }
    app_redraw(app);
}

void scenes_update(App *app, float seconds)
{
    if (!app->scenes.count)
        return;
    const int top = app->scenes.count - 1;
    const SceneKind *kind = kind_at(app, top);
    if (kind->update)
        scenes_take(app, kind->update(app->scenes.items[top].state, app, seconds));
}

void scenes_layout(App *app)
{
    for (int at = 0; at < app->scenes.count; at++) {
        if (kind_at(app, at)->layout)
            kind_at(app, at)->layout(app->scenes.items[at].state, app);
    }
}

bool scenes_moving(const App *app)
{
    if (!app->scenes.count)
        return false;
    const int top = app->scenes.count - 1;
    const SceneKind *kind = kind_at(app, top);
    return kind->moving && kind->moving(app->scenes.items[top].state, app);
}

double scenes_rest_until(const App *app)
{
    if (!app->scenes.count)
        return 0;
    const int top = app->scenes.count - 1;
    const SceneKind *kind = kind_at(app, top);
    return kind->rests_until ? kind->rests_until(app->scenes.items[top].state, app) : 0;
}

void scenes_draw(App *app)
{
    int lowest = app->scenes.count - 1;
    while (lowest > 0 && kind_at(app, lowest)->overlay)
        lowest--;
    for (int at = lowest < 0 ? 0 : lowest; at < app->scenes.count; at++) {
        canvas_tell_cover(app->canvas, app->canvas->view); /* an overlay dims what lies below */
        if (kind_at(app, at)->draw)
            kind_at(app, at)->draw(app->scenes.items[at].state, app);
    }
}
