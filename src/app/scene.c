#include "app/scene.h"

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

void scene_foresee(App *app, SceneId id)
{
    if (KINDS[id]->foresee)
        KINDS[id]->foresee(app);
}

static const SceneKind *kind_at(App *app, int at)
{
    return KINDS[scenes_of(app)->items[at].id];
}

static void push(App *app, SceneId id, const SceneNote *note)
{
    SceneStack *scenes = scenes_of(app);
    assert(scenes->count < SCENE_DEPTH);
    const int at = scenes->count++;
    void *state = calloc(1, KINDS[id]->state_size ? KINDS[id]->state_size : 1);
    if (!state)
        abort();
    scenes->items[at].id = id;
    scenes->items[at].state = state;
    const SceneKind *kind = KINDS[id];
    if (kind->enter && !kind->enter(state, app, note)) {
        free(state);
        scenes->count--;
        return;
    }
    if (kind->layout)
        kind->layout(state, app);
}

static void pop(App *app)
{
    SceneStack *scenes = scenes_of(app);
    const int at = --scenes->count;
    const SceneKind *kind = KINDS[scenes->items[at].id];
    if (kind->leave)
        kind->leave(scenes->items[at].state, app);
    free(scenes->items[at].state);
}

static void tell_below(App *app, const SceneNote *result)
{
    SceneStack *scenes = scenes_of(app);
    const int top = scenes->count - 1;
    if (top >= 0 && kind_at(app, top)->resume)
        kind_at(app, top)->resume(scenes->items[top].state, app, result);
}

void scenes_take(App *app, SceneStep step)
{
    SceneStack *scenes = scenes_of(app);
    switch (step.kind) {
    case STEP_STAY:
        return;
    case STEP_PUSH:
        push(app, step.id, &step.note);
        break;
    case STEP_REPLACE:
        pop(app);
        push(app, step.id, &step.note);
        break;
    case STEP_POP:
        pop(app);
        tell_below(app, &step.note);
        scenes_layout(app); /* settings below may have changed sizes or words */
        break;
    case STEP_HOME:
        while (scenes->count)
            pop(app);
        push(app, step.id, &step.note);
        break;
    }
    scenes->quit |= !scenes->count;
    scenes->redraw = true;
}

SceneId scenes_top(App *app)
{
    const SceneStack *scenes = scenes_of(app);
    assert(scenes->count);
    return scenes->items[scenes->count - 1].id;
}

void scenes_event(App *app, const InputEvent *event)
{
    const SceneStack *scenes = scenes_of(app);
    if (!scenes->count)
        return;
    const int top = scenes->count - 1;
    const SceneKind *kind = kind_at(app, top);
    if (kind->event)
        scenes_take(app, kind->event(scenes->items[top].state, app, event));
}

void scenes_loaded(App *app, const InputEvent *loaded)
{
    SceneStack *scenes = scenes_of(app);
    for (int at = 0; at < scenes->count; at++) {
        if (kind_at(app, at)->event)
            kind_at(app, at)->event(scenes->items[at].state, app, loaded);
    }
    scenes->redraw = true;
}

void scenes_update(App *app, float seconds)
{
    const SceneStack *scenes = scenes_of(app);
    if (!scenes->count)
        return;
    const int top = scenes->count - 1;
    const SceneKind *kind = kind_at(app, top);
    if (kind->update)
        scenes_take(app, kind->update(scenes->items[top].state, app, seconds));
}

void scenes_layout(App *app)
{
    const SceneStack *scenes = scenes_of(app);
    for (int at = 0; at < scenes->count; at++) {
        if (kind_at(app, at)->layout)
            kind_at(app, at)->layout(scenes->items[at].state, app);
    }
}

bool scenes_moving(App *app)
{
    const SceneStack *scenes = scenes_of(app);
    if (!scenes->count)
        return false;
    const int top = scenes->count - 1;
    const SceneKind *kind = kind_at(app, top);
    return kind->moving && kind->moving(scenes->items[top].state, app);
}

double scenes_rest_until(App *app)
{
    const SceneStack *scenes = scenes_of(app);
    if (!scenes->count)
        return 0;
    const int top = scenes->count - 1;
    const SceneKind *kind = kind_at(app, top);
    return kind->rests_until ? kind->rests_until(scenes->items[top].state, app) : 0;
}

bool scenes_prepare(App *app)
{
    const SceneStack *scenes = scenes_of(app);
    if (!scenes->count)
        return false;
    const int top = scenes->count - 1;
    const SceneKind *kind = kind_at(app, top);
    return kind->prepare && kind->prepare(scenes->items[top].state, app);
}

void scenes_draw(App *app, const Canvas *canvas)
{
    const SceneStack *scenes = scenes_of(app);
    int lowest = scenes->count - 1;
    while (lowest > 0 && kind_at(app, lowest)->overlay)
        lowest--;
    for (int at = lowest < 0 ? 0 : lowest; at < scenes->count; at++) {
        canvas_tell_cover(canvas, canvas->view); /* an overlay dims what lies below */
        if (kind_at(app, at)->draw)
            kind_at(app, at)->draw(scenes->items[at].state, app);
    }
}

bool scenes_can_touch_up(App *app)
{
    const SceneStack *scenes = scenes_of(app);
    return scenes->count && kind_at(app, scenes->count - 1)->touch_up;
}

void scenes_touch_up(App *app, double since)
{
    const SceneStack *scenes = scenes_of(app);
    const int top = scenes->count - 1;
    kind_at(app, top)->touch_up(scenes->items[top].state, app, since);
}
