/* Looking back at a finished game: the decisions that cost most, and what was better. */
#include "app/scenes/replay/review_panel.h"
#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/watch.h"

#include <math.h>
#include <stdio.h>

enum { REVIEW_BACK, REVIEW_NEXT, REVIEW_LEAVE, REVIEW_ITEM_COUNT };

typedef struct ReviewScene {
    Record record;
    Watch watch;
    ReviewReport report;
    int shown; /* the decision on the table */
    Widget items[REVIEW_ITEM_COUNT];
    Widgets widgets;
    char caption[96];
} ReviewScene;

/* ---- what is on the table ---- */

static const ReviewItem *shown_item(const ReviewScene *scene)
{
    return scene->report.finished && scene->report.count ? &scene->report.items[scene->shown]
                                                         : NULL;
}

/* The decision; or, while the review works, what it looks at; or, without any, the end. */
static void show_position(ReviewScene *scene, App *app)
{
    const ReviewItem *item = shown_item(scene);
    const int moves = item ? item->move : scene->report.at;
    Game game;
    record_replay(&scene->record, moves, &game);
    snprintf(scene->caption, sizeof scene->caption, tr(app->words, "Decision %d of %d"),
             scene->shown + 1, scene->report.count);
    scene->watch.table->caption = item ? scene->caption : tr(app->words, "replay");
    scene->items[REVIEW_BACK].hidden = scene->items[REVIEW_NEXT].hidden = !item;
    scene->items[REVIEW_BACK].disabled = scene->shown == 0;
    scene->items[REVIEW_NEXT].disabled = scene->shown + 1 >= scene->report.count;
    watch_show(&scene->watch, app, &game, moves, item ? item->player : game.player);
}

static void step(ReviewScene *scene, App *app, int by)
{
    const int to = scene->shown + by;
    if (!shown_item(scene) || to < 0 || to >= scene->report.count)
        return;
    scene->shown = to;
    audio_play(app->audio, SOUND_CARD_FLIP);
    show_position(scene, app);
}

/* ---- the scene ---- */

/* People look back at their own decisions; a game of computers is looked at whole. */
static unsigned players_of(const Record *record)
{
    unsigned people = 0;
    for (int seat = 0; seat < record->options.players; seat++) {
        if (record->seats[seat].level == LEVEL_PERSON)
            people |= 1u << seat;
    }
    return people ? people : (1u << record->options.players) - 1;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    ReviewScene *scene = self;
    Game end;
    if (!note->record)
        return false;
    scene->record = *note->record;
    if (!scene->record.move_count)
        return false; /* nothing was watched */
    record_replay(&scene->record, scene->record.move_count, &end);
    if (end.phase != PHASE_OVER)
        return false;
    for (int id = 0; id < REVIEW_ITEM_COUNT; id++)
        scene->items[id] = (Widget){.kind = &button_widget, .id = id};
    scene->items[REVIEW_BACK].shape = SHAPE_LEFT;
    scene->items[REVIEW_NEXT].shape = SHAPE_RIGHT;
    scene->items[REVIEW_LEAVE].style = BUTTON_QUIET;
    widgets_start(&scene->widgets, scene->items, REVIEW_ITEM_COUNT);
    watch_open(&scene->watch, app, &scene->record);
    thinker_ask_review(app->thinker, &scene->record, players_of(&scene->record));
    show_position(scene, app);
    return true;
}

static void leave(void *self, App *app)
{
    ReviewScene *scene = self;
    thinker_drop(app->thinker);
    watch_close(&scene->watch, app);
}

static void layout(void *self, App *app)
{
    ReviewScene *scene = self;
    const TableLayout *l = &scene->watch.table->layout;
    scene->items[REVIEW_BACK].label = tr(app->words, "Previous decision");
    scene->items[REVIEW_NEXT].label = tr(app->words, "Next decision");
    scene->items[REVIEW_LEAVE].label = tr(app->words, "Leave");
    show_position(scene, app);
    Box foot = l->end_turn;
    scene->items[REVIEW_BACK].box = box_cut_left(&foot, (foot.w - 12) / 2, 12);
    scene->items[REVIEW_NEXT].box = foot;
    scene->items[REVIEW_LEAVE].box = l->menu_button;
}

static bool moving(const void *self, const App *app)
{
    const ReviewScene *scene = self;
    (void)app;
    return !scene->report.finished;
}

static SceneStep update(void *self, App *app, float seconds)
{
    ReviewScene *scene = self;
    (void)seconds;
    if (scene->report.finished || !thinker_take_review(app->thinker, &scene->report))
        return scene_stay();
    show_position(scene, app);
    if (scene->report.finished)
        widgets_focus(&scene->widgets, scene->report.count > 1 ? REVIEW_NEXT : REVIEW_LEAVE);
    return scene_stay();
}

/* ---- using it ---- */

static SceneStep use(ReviewScene *scene, App *app, int id)
{
    if (id == REVIEW_LEAVE)
        return scene_pop();
    step(scene, app, id == REVIEW_NEXT ? 1 : -1);
    return scene_stay();
}

static SceneStep act(ReviewScene *scene, App *app, const InputEvent *event)
{
    switch (event->action) {
    case ACTION_LEFT:
    case ACTION_PAGE_UP:
    case ACTION_UNDO: /* the shoulders of a gamepad */
        return use(scene, app, REVIEW_BACK);
    case ACTION_RIGHT:
    case ACTION_PAGE_DOWN:
    case ACTION_REDO:
        return use(scene, app, REVIEW_NEXT);
    case ACTION_CANCEL:
    case ACTION_MENU:
        return scene_pop();
    case ACTION_RULES:
        return scene_push_with(SCENE_RULES, (SceneNote){.record = &scene->record});
    case ACTION_REFERENCE:
        return scene_push(SCENE_REFERENCE);
    default:
        break;
    }
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    return used ? use(scene, app, used->id) : scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    ReviewScene *scene = self;
    if (event->kind == INPUT_ACTION)
        return act(scene, app, event);
    if (event->kind == INPUT_WHEEL)
        return use(scene, app, event->amount < 0 ? REVIEW_NEXT : REVIEW_BACK);
    const Widget *used = watch_event(&scene->watch, app, &scene->widgets, event);
    return used ? use(scene, app, used->id) : scene_stay();
}

/* ---- drawing ---- */

static const TextStyle SMALL = {TEXT_NOTE, TONE_CREAM_SOFT, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle STRONG = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_LEFT, .wrap = true};

static void draw_progress(const ReviewScene *scene, App *app, Box b)
{
    const float share = (float)scene->report.at / (float)scene->record.move_count;
    const char *looking = tr(app->words, "Looking for better moves…");
    text_draw(app->canvas, &STRONG, looking, box_cut_top(&b, b.h * 0.4f, 4));
    canvas_tell_saying(app->canvas, SAYING_NEWS, looking);
    table_draw_thinking(app, box_cut_top(&b, 20, 8));
    Box bar = box_cut_top(&b, 12, 8);
    paint_box(app->canvas, bar, 6, colour_alpha(TONE_SHADE, 0.59f),
              colour_alpha(TONE_SHADE, 0.59f));
    bar.w = fmaxf(bar.w * share, 12);
    paint_box(app->canvas, bar, 6, colour_lit(TONE_GOLD, 0.2f), TONE_GOLD);
    const KeyHint hint = app_key_hint(app, ACTION_CANCEL);
    if (!hint.words[0])
        return;
    char words[KEY_NAME_CAPACITY + 64];
    /* words: a key or button */
    snprintf(words, sizeof words, tr(app->words, "%s: leave"), hint.words);
    text_draw(app->canvas, &SMALL, words, b);
}

static void draw_praise(App *app, Box b)
{
    const char *words =
        tr(app->words, "Well played! No decision cost you any points worth mentioning.");
    text_draw(app->canvas, &STRONG, words, b);
    canvas_tell_saying(app->canvas, SAYING_NEWS, words);
}

static void draw_words(const ReviewScene *scene, App *app)
{
    const Box panel = review_panel_box(&scene->watch.table->layout, shown_item(scene));
    const Box b = box_inset(panel, 10);
    widget_draw_wood(app->canvas, panel);
    if (shown_item(scene))
        canvas_tell_saying(app->canvas, SAYING_PROMPT, scene->caption);
    if (!scene->report.finished)
        draw_progress(scene, app, b);
    else if (shown_item(scene))
        review_panel_draw(app, shown_item(scene), &scene->watch.table->shown.game, b);
    else
        draw_praise(app, b);
}

static void draw(const void *self, App *app)
{
    const ReviewScene *scene = self;
    const ReviewItem *item = shown_item(scene);
    table_draw(scene->watch.table, app);
    if (item) {
        marks_draw_plan(app, scene->watch.table, &item->played.plan, &REVIEW_PLAYED);
        marks_draw_plan(app, scene->watch.table, &item->better.plan, &REVIEW_BETTER);
    }
    draw_words(scene, app);
    widgets_draw(&scene->widgets, app->canvas);
    const Box panel = review_panel_box(&scene->watch.table->layout, item);
    if (!box_has(panel, app->input.x, app->input.y)) /* it may cover cards */
        table_draw_tooltip(scene->watch.table, app);
}

const SceneKind review_scene = {
    .state_size = sizeof(ReviewScene),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .draw = draw,
};
