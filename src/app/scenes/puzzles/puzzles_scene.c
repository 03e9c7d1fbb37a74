/* Puzzles: the scene. */
#include "app/scenes/puzzles/puzzles.h"

#include <stdio.h>

/* ---- entering and leaving ---- */

static void make_items(PuzzlesScene *scene)
{
    static const char *const ICONS[PUZZLES_TILES] = {[PUZZLES_NEXT] = "play",
                                                     [PUZZLES_AGAIN] = "undo",
                                                     [PUZZLES_TELL] = "hint",
                                                     [PUZZLES_SHOW] = "trophy"};
    for (int id = 0; id < PUZZLES_TILES; id++)
        scene->items[id] = (Widget){.kind = &button_widget, .id = id, .icon = ICONS[id]};
    scene->items[PUZZLES_WHO] = (Widget){.kind = &choice_widget,
                                         .id = PUZZLES_WHO,
                                         .choices = scene->people.choices,
                                         .choice_count = scene->people.count};
    scene->items[PUZZLES_BACK].style = BUTTON_QUIET;
    scene->items[PUZZLES_NEXT].style = BUTTON_GREEN;
    for (int i = 0; i < PUZZLES_MAX; i++)
        scene->items[PUZZLES_TILES + i] = (Widget){.kind = &puzzle_tile_widget,
                                                   .id = PUZZLES_TILES + i,
                                                   .about = &scene->book.items[i],
                                                   .label = scene->numbers[i],
                                                   .scrolls = true};
    for (int i = 0; i < PUZZLES_MAX; i++)
        snprintf(scene->numbers[i], sizeof scene->numbers[i], "%d", i + 1);
}

/* What stands on the screen in the present mode. */
static void offer(PuzzlesScene *scene)
{
    const bool shelf = scene->mode == PUZZLES_CHOOSING;
    scene->items[PUZZLES_WHO].hidden = !shelf || scene->people.count < 2;
    scene->items[PUZZLES_BACK].hidden = !shelf;
    for (int id = PUZZLES_NEXT; shelf && id <= PUZZLES_SHELF; id++)
        scene->items[id].hidden = true;
    for (int i = 0; i < PUZZLES_MAX; i++) {
        scene->items[PUZZLES_TILES + i].hidden = !shelf || i >= scene->book.count;
        scene->items[PUZZLES_TILES + i].value = scene->solver->stars[i];
    }
}

static void show_shelf(PuzzlesScene *scene, App *app)
{
    puzzles_leave_table(scene, app);
    offer(scene);
    puzzles_lay_shelf(scene, app);
    widgets_focus(&scene->widgets, PUZZLES_TILES + scene->index);
    scroll_show(&scene->widgets.scroll, scene->items[PUZZLES_TILES + scene->index].box);
    audio_music(app->audio, MUSIC_TITLE);
    app_redraw(app);
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    PuzzlesScene *scene = self;
    if (!puzzles_open(scene, app))
        return false;
    make_items(scene);
    puzzles_choose_person(scene);
    offer(scene);
    widgets_start(&scene->widgets, scene->items, PUZZLES_ITEM_COUNT);
    scene->index = scene->book.count - 1;
    scene->index = SDL_max(puzzles_next(scene), 0); /* the first that is not solved */
    show_shelf(scene, app);
    return true;
}

static void leave(void *self, App *app)
{
    puzzles_close(self, app);
}

static void layout(void *self, App *app)
{
    PuzzlesScene *scene = self;
    scene->items[PUZZLES_BACK].label = tr(app->words, "Back");
    scene->items[PUZZLES_NEXT].label = tr(app->words, "Next puzzle");
    scene->items[PUZZLES_AGAIN].label =
        scene->mode == PUZZLES_PLAYING ? tr(app->words, "Start over") : tr(app->words, "Try again");
    /* words: a button: the answer of a puzzle */
    scene->items[PUZZLES_TELL].label = tr(app->words, "Show me");
    scene->items[PUZZLES_SHOW].label = tr(app->words, "Best possible house");
    scene->items[PUZZLES_SHELF].label = tr(app->words, "All puzzles");
    offer(scene);
    if (scene->mode == PUZZLES_CHOOSING)
        puzzles_lay_shelf(scene, app);
    else
        puzzles_lay_table(scene, app);
}

static void resume(void *self, App *app, const SceneNote *result)
{
    PuzzlesScene *scene = self;
    if (scene->mode == PUZZLES_PLAYING)
        table_scene.resume(&scene->guest.table, app, result);
}

/* ---- using it ---- */

static void start(PuzzlesScene *scene, App *app, int index)
{
    puzzles_start(scene, app, index);
    layout(scene, app);
}

static SceneStep use(PuzzlesScene *scene, App *app, int id)
{
    switch (id) {
    case PUZZLES_WHO:
        puzzles_choose_person(scene);
        layout(scene, app);
        return scene_stay();
    case PUZZLES_BACK:
        return scene_pop();
    case PUZZLES_NEXT:
        start(scene, app, puzzles_next(scene));
        return scene_stay();
    case PUZZLES_AGAIN:
        start(scene, app, scene->index);
        return scene_stay();
    case PUZZLES_TELL:
        puzzles_tell(scene, app);
        return scene_stay();
    case PUZZLES_SHOW:
        return scene_push_with(SCENE_BEST,
                               (SceneNote){.limit = &scene->verdict.limit, .from_puzzle = true});
    case PUZZLES_SHELF:
        show_shelf(scene, app);
        return scene_stay();
    default:
        start(scene, app, id - PUZZLES_TILES);
        return scene_stay();
    }
}

static bool wants_to_leave(const InputEvent *event)
{
    return event->kind == INPUT_ACTION &&
           (event->action == ACTION_CANCEL || event->action == ACTION_MENU);
}

static SceneStep widget_event(PuzzlesScene *scene, App *app, const InputEvent *event)
{
    if (event->kind == INPUT_ACTION && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    if (event->kind == INPUT_ACTION && event->action == ACTION_REFERENCE)
        return scene_push(SCENE_REFERENCE);
    if (event->kind == INPUT_ACTION || event->kind == INPUT_POINTER_DOWN)
        app->notice[0] = '\0'; /* it was read */
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    return used ? use(scene, app, used->id) : scene_stay();
}

/* The end of a house is long enough to begin again: by its button, or by undoing everything. */
static bool starts_over(PuzzlesScene *scene, App *app, const InputEvent *event)
{
    if (scene->puzzle.kind != PUZZLE_FINISH)
        return false;
    if (event->kind == INPUT_ACTION)
        return event->action == ACTION_UNDO && !play_can_undo(app->play);
    return widgets_event(&scene->widgets, app->canvas, app->audio, event) != NULL;
}

static SceneStep play_event(PuzzlesScene *scene, App *app, const InputEvent *event)
{
    if (starts_over(scene, app, event)) {
        start(scene, app, scene->index);
        return scene_stay();
    }
    const SceneStep step = guest_table_event(&scene->guest, app, event);
    if (step.kind == STEP_POP) {
        show_shelf(scene, app);
        return scene_stay();
    }
    puzzles_follow(scene, app);
    if (scene->mode == PUZZLES_JUDGED)
        layout(scene, app);
    return step;
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    PuzzlesScene *scene = self;
    if (event->kind == INPUT_LOADED && scene->guest.open)
        layer_renew(scene->guest.table.shown.layer);
    if (scene->mode == PUZZLES_PLAYING)
        return play_event(scene, app, event);
    if (wants_to_leave(event) && scene->mode == PUZZLES_CHOOSING)
        return scene_pop();
    if (wants_to_leave(event)) {
        show_shelf(scene, app);
        return scene_stay();
    }
    return widget_event(scene, app, event);
}

/* ---- time ---- */

static SceneStep update(void *self, App *app, float seconds)
{
    PuzzlesScene *scene = self;
    if (scene->mode == PUZZLES_PLAYING)
        guest_table_update(&scene->guest, app, seconds);
    if (puzzles_take_verdict(scene, app)) {
        layout(scene, app);
        app_redraw(app);
    }
    return scene_stay();
}

static bool moving(const void *self, const App *app)
{
    const PuzzlesScene *scene = self;
    return puzzles_await(scene) ||
           (scene->mode == PUZZLES_PLAYING && guest_table_moving(&scene->guest, app));
}

static double rests_until(const void *self, const App *app)
{
    const PuzzlesScene *scene = self;
    return scene->mode == PUZZLES_PLAYING ? guest_table_rests_until(&scene->guest, app)
                                          : app->now + 1;
}

static void draw(const void *self, App *app)
{
    const PuzzlesScene *scene = self;
    char words[TILE_WORDS_CAPACITY];
    if (scene->mode == PUZZLES_CHOOSING)
        puzzles_draw_shelf(scene, app);
    else
        puzzles_draw_table(scene, app);
    const Widget *attended = widgets_attended(&scene->widgets, app->canvas);
    widgets_draw_spoken(&scene->widgets, app->canvas,
                        puzzles_tile_words(scene, app, attended, words));
}

const SceneKind puzzles_scene = {
    .state_size = sizeof(PuzzlesScene),
    .enter = enter,
    .resume = resume,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .rests_until = rests_until,
    .draw = draw,
};
