/* A game watched again on the table as it was: forward and back, by moves and by rounds. */
#include "app/scenes/replay/replay.h"

#include "session/time_stamp.h"

#include <math.h>
#include <stdio.h>

/* ---- playing ---- */

static double pause_between(const App *app)
{
    return 0.45 + 1.5 * (double)table_speed(app);
}

static void label_play(ReplayScene *scene, const App *app)
{
    Widget *play = &scene->items[REPLAY_PLAY];
    /* words: of a game that is watched again */
    play->label =
        scene->playing ? tr(app->words, "Pause") : tr(app->words, WORDS_IN("a recording", "Play"));
    play->icon = scene->playing ? NULL : "play";
}

static void set_playing(ReplayScene *scene, App *app, bool playing)
{
    scene->playing = playing && scene->replay.at < scene->replay.record.move_count;
    scene->next_at = app->now;
    label_play(scene, app);
    app_redraw(app);
}

static bool moving(const void *self, const App *app)
{
    const ReplayScene *scene = self;
    (void)app;
    return scene->playing || table_showing(scene->watch.table);
}

static SceneStep update(void *self, App *app, float seconds)
{
    ReplayScene *scene = self;
    (void)seconds;
    const bool showed = table_showing(scene->watch.table);
    table_show_step(scene->watch.table, app);
    if (table_showing(scene->watch.table))
        return scene_stay();
    if (showed) {
        replay_show_position(scene, app);
        scene->next_at = app->now + pause_between(app);
    }
    if (!scene->playing || app->now < scene->next_at)
        return scene_stay();
    replay_step_forward(scene, app);
    scene->next_at = app->now + pause_between(app);
    if (scene->replay.at == scene->replay.record.move_count)
        set_playing(scene, app, false);
    return scene_stay();
}

/* ---- entering and leaving ---- */

static void make_items(ReplayScene *scene)
{
    static const Shape SHAPES[REPLAY_PLAY] = {SHAPE_FIRST, SHAPE_LEFT, SHAPE_RIGHT, SHAPE_LAST};
    for (int id = 0; id < REPLAY_ITEM_COUNT; id++)
        scene->items[id] = (Widget){.kind = &button_widget, .id = id};
    for (int id = 0; id < REPLAY_PLAY; id++)
        scene->items[id].shape = SHAPES[id];
    scene->items[REPLAY_ROUND].kind = &choice_widget;
    scene->items[REPLAY_ROUND].choices = scene->rounds;
    scene->items[REPLAY_ROUND].choice_count = scene->replay.rounds;
    scene->items[REPLAY_PLAY].style = BUTTON_GREEN;
    scene->items[REPLAY_PLAY_ON].style = BUTTON_QUIET;
    scene->items[REPLAY_LEAVE].style = BUTTON_QUIET;
    widgets_start(&scene->widgets, scene->items, REPLAY_ITEM_COUNT);
    scene->widgets.focus = REPLAY_PLAY_ON;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    ReplayScene *scene = self;
    if (!note->record)
        return false;
    replay_open(&scene->replay, note->record);
    watch_open(&scene->watch, app, &scene->replay.record);
    make_items(scene);
    turn_log_write(&scene->log, &scene->replay.record, app->words);
    audio_music(app->audio, MUSIC_TABLE);
    replay_show_position(scene, app);
    return true;
}

static void leave(void *self, App *app)
{
    ReplayScene *scene = self;
    watch_close(&scene->watch, app);
}

/* ---- layout ---- */

static void label_items(ReplayScene *scene, const App *app)
{
    Widget *items = scene->items;
    items[REPLAY_FIRST].label = tr(app->words, "First move");
    items[REPLAY_BACK].label = tr(app->words, "One move back");
    items[REPLAY_FORWARD].label = tr(app->words, "One move forward");
    items[REPLAY_LAST].label = tr(app->words, "Last move");
    if (app->canvas->text_scale <= 1.3f) /* else there is room for the word alone */
        items[REPLAY_PLAY].hint = app_key_hint(app, ACTION_END_TURN);
    else
        items[REPLAY_PLAY].hint = (KeyHint){0};
    /* words: a button that closes the replay */
    items[REPLAY_LEAVE].label = tr(app->words, "Leave");
    label_play(scene, app);
    for (int round = 1; round <= ROUND_COUNT; round++) {
        snprintf(scene->round_words[round - 1], ROUND_WORDS_CAPACITY, tr(app->words, "Round %d"),
                 round);
        scene->rounds[round - 1] = scene->round_words[round - 1];
    }
}

/* The buttons lie where the table has its own. */
static void layout(void *self, App *app)
{
    ReplayScene *scene = self;
    const TableLayout *l = &scene->watch.table->layout;
    turn_log_write(&scene->log, &scene->replay.record, app->words);
    label_items(scene, app);
    /* words: stands below the name of a player while a game is watched */
    scene->watch.table->caption = tr(app->words, "replay");
    replay_show_position(scene, app);
    scene->items[REPLAY_LEAVE].box = l->menu_button;
    scene->items[REPLAY_PLAY_ON].box =
        box(l->log_button.x, l->log_button.y,
            l->rules_button.x + l->rules_button.w - l->log_button.x, l->log_button.h);
    scene->items[REPLAY_PLAY].box = l->end_turn;
    scene->items[REPLAY_ROUND].box = l->other;
    scene->words = l->prompt;
    Box steps = box(l->undo.x, l->undo.y, l->end_turn.w, l->undo.h);
    const float width = (steps.w - 3 * 8) / 4;
    for (int id = REPLAY_FIRST; id <= REPLAY_LAST; id++)
        scene->items[id].box = box_cut_left(&steps, width, 8);
}

/* ---- using it ---- */

static void jump(ReplayScene *scene, App *app, int moves)
{
    set_playing(scene, app, false);
    replay_jump(&scene->replay, moves);
    replay_show_position(scene, app);
}

/* To the next round, or to the beginning of this one and then of those before. */
static void jump_by_round(ReplayScene *scene, App *app, int step)
{
    const Replay *replay = &scene->replay;
    const int round = replay->game.round;
    if (step > 0 && round == replay->rounds)
        jump(scene, app, replay->record.move_count);
    else if (step < 0 && replay->at > replay->round_starts[round])
        jump(scene, app, replay->round_starts[round]);
    else if (round + step >= 1)
        jump(scene, app, replay->round_starts[round + step]);
}

static SceneStep play_on(ReplayScene *scene, App *app)
{
    char started[STARTED_CAPACITY];
    Record record;
    time_stamp(started);
    replay_branch(&scene->replay, started, &record);
    watch_give_back(&scene->watch, app);
    app_put_match(app, &record);
    return scene_home(SCENE_TABLE);
}

static SceneStep use(ReplayScene *scene, App *app, int id)
{
    switch (id) {
    case REPLAY_FIRST:
        jump(scene, app, 0);
        break;
    case REPLAY_BACK:
        jump(scene, app, scene->replay.at - 1);
        break;
    case REPLAY_FORWARD:
        set_playing(scene, app, false);
        replay_step_forward(scene, app);
        break;
    case REPLAY_LAST:
        jump(scene, app, scene->replay.record.move_count);
        break;
    case REPLAY_PLAY:
        set_playing(scene, app, !scene->playing);
        break;
    case REPLAY_ROUND:
        jump(scene, app, scene->replay.round_starts[scene->items[REPLAY_ROUND].value + 1]);
        break;
    case REPLAY_PLAY_ON:
        return scene->replay.game.phase == PHASE_OVER
                   ? scene_push_with(SCENE_REVIEW, (SceneNote){.record = &scene->replay.record})
                   : play_on(scene, app);
    default:
        return scene_pop();
    }
    return scene_stay();
}

static SceneStep act(ReplayScene *scene, App *app, const InputEvent *event)
{
    InputEvent meant = *event;
    switch (event->action) {
    case ACTION_LEFT:
        return use(scene, app, REPLAY_BACK);
    case ACTION_RIGHT:
        return use(scene, app, REPLAY_FORWARD);
    case ACTION_END_TURN:
        return use(scene, app, REPLAY_PLAY);
    case ACTION_HOME:
        return use(scene, app, REPLAY_FIRST);
    case ACTION_END:
        return use(scene, app, REPLAY_LAST);
    case ACTION_PAGE_UP:
    case ACTION_UNDO: /* the shoulders of a gamepad */
        jump_by_round(scene, app, -1);
        return scene_stay();
    case ACTION_PAGE_DOWN:
    case ACTION_REDO:
        jump_by_round(scene, app, 1);
        return scene_stay();
    case ACTION_CANCEL:
    case ACTION_MENU:
        return scene_pop();
    case ACTION_RULES:
        return scene_push_with(SCENE_RULES, (SceneNote){.record = &scene->replay.record});
    case ACTION_REFERENCE:
        return scene_push(SCENE_REFERENCE);
    case ACTION_HINT:
        return scene_push_with(SCENE_REVIEW, (SceneNote){.record = &scene->replay.record});
    case ACTION_UP:
        meant.action = ACTION_PREVIOUS; /* sideways is time here: the focus goes up and down */
        break;
    case ACTION_DOWN:
        meant.action = ACTION_NEXT;
        break;
    default:
        break;
    }
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, &meant);
    return used ? use(scene, app, used->id) : scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    ReplayScene *scene = self;
    if (event->kind == INPUT_ACTION)
        return act(scene, app, event);
    if (event->kind == INPUT_WHEEL)
        return use(scene, app, event->amount < 0 ? REPLAY_FORWARD : REPLAY_BACK);
    const Widget *used = watch_event(&scene->watch, app, &scene->widgets, event);
    if (!used)
        return scene_stay();
    const SceneStep step = use(scene, app, used->id);
    scene->widgets.focus = REPLAY_PLAY_ON; /* Enter means that */
    return step;
}

static void draw(const void *self, App *app)
{
    replay_draw(self, app);
}

const SceneKind replay_scene = {
    .state_size = sizeof(ReplayScene),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .draw = draw,
};
