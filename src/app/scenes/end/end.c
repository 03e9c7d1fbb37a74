/* The end of the game: the count, the winners, and what comes next. */
#include "app/scenes/end/count.h"
#include "app/scenes/table/table.h"
#include "session/deal_code.h"
#include "session/time_stamp.h"

#include <stdlib.h>
#include <time.h>

/* Whoever hurries through the count must not start the next game by accident: what they press at
 * the result counts when they have paused for so long. */
static const float GRACE = 1.2f;

/* Where somebody plays alone, another scene has asked already. */
static void ask_perfect(Count *count, App *app)
{
    if (!count->alone)
        perfect_ask(&count->perfect, app);
}

static void fill_items(Count *count)
{
    static const struct {
        CountItem id;
        ButtonStyle style;
        const char *icon;
    } BUTTONS[] = {
        {ITEM_REMATCH, BUTTON_GREEN, NULL},  {ITEM_STARTER, BUTTON_GREEN, NULL},
        {ITEM_KEEP, BUTTON_WOOD, NULL},      {ITEM_HOME, BUTTON_WOOD, NULL},
        {ITEM_SKIP, BUTTON_WOOD, NULL},      {ITEM_REFERENCE, BUTTON_QUIET, "points"},
        {ITEM_RULES, BUTTON_QUIET, "rules"}, {ITEM_REVIEW, BUTTON_QUIET, "hint"},
        {ITEM_BEST, BUTTON_QUIET, "trophy"}, {ITEM_VISIT, BUTTON_GREEN, "home"},
    };
    for (size_t i = 0; i < sizeof BUTTONS / sizeof BUTTONS[0]; i++)
        count->items[BUTTONS[i].id] = (Widget){.kind = &button_widget,
                                               .id = BUTTONS[i].id,
                                               .style = BUTTONS[i].style,
                                               .icon = BUTTONS[i].icon};
    count->items[ITEM_STARTER].kind = &starter_widget;
    for (int player = 0; player < PLAYERS_MAX; player++)
        count->items[ITEM_HOUSES + player] =
            (Widget){.kind = &house_widget, .id = ITEM_HOUSES + player};
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    Count *count = self;
    if (!app->play || !play_finished(app->play)) {
        layer_free(note->seen);
        return false;
    }
    fill_items(count);
    for (int id = 0; id < ITEM_SKIP; id++)
        count->items[id].hidden = true;
    const GameOptions *played = &play_record(app->play)->options;
    count->rehearsal = note->rehearsal;
    count->alone = note->alone;
    count->starter = (played->first + 1) % played->players;
    widgets_start(&count->widgets, count->items, COUNT_ITEM_COUNT);
    audio_music(app->audio, MUSIC_END);
    count->layer = layer_new();
    layer_wait(count->layer);
    count->before = note->seen ? note->seen : layer_new();
    count->fade = note->seen ? FADE_ALL : FADE_NONE;
    count_start(count, app);
    ask_perfect(count, app);
    return true;
}

/* The review asks the thinker too, which drops our question: ask again. */
static void resume(void *self, App *app, const SceneNote *result)
{
    Count *count = self;
    (void)result;
    ask_perfect(count, app);
}

static void leave(void *self, App *app)
{
    Count *count = self;
    if (!count->alone)
        thinker_drop(app->thinker);
    layer_free(count->layer);
    layer_free(count->before);
    evening_free(count->evening);
    cutouts_free(count->cutouts);
}

static void name_starter(Count *count, const App *app)
{
    count->items[ITEM_STARTER].label = count_name(app->play, count->starter);
    count->items[ITEM_STARTER].value = count->starter;
    count->items[ITEM_STARTER].about = &app->seats[count->starter];
}

/* It names the key or the gamepad button, whichever is in use now. */
static void hint_at_skip(Count *count, const App *app)
{
    count->items[ITEM_SKIP].hint =
        app_key_hint(app, app->input.device == DEVICE_PAD ? ACTION_MENU : ACTION_END);
}

static void layout(void *self, App *app)
{
    Count *count = self;
    count->items[ITEM_REMATCH].label = tr(app->words, "Rematch");
    name_starter(count, app);
    count->items[ITEM_KEEP].label = tr(app->words, "Keepsakes");
    /* words: a button: walks through a finished house */
    count->items[ITEM_VISIT].label = tr(app->words, "Visit");
    count->items[ITEM_HOME].label = tr(app->words, "Main menu");
    count->items[ITEM_SKIP].label = tr(app->words, "Skip the counting");
    hint_at_skip(count, app);
    count->items[ITEM_REFERENCE].label = tr(app->words, "Scoring guide");
    count->items[ITEM_RULES].label = tr(app->words, "Rules");
    count->items[ITEM_REVIEW].label = tr(app->words, "Review the game");
    count->items[ITEM_BEST].label = tr(app->words, "Best possible house");
    for (int player = 0; player < count->plan.players; player++)
        count->items[ITEM_HOUSES + player].label = count_name(app->play, player);
    count_layout(count, app);
}

/* ---- using it ---- */

/* The next game is started by the next player clockwise, unless the players choose another one. */
static void choose_starter(Count *count, App *app)
{
    count->starter = (count->starter + 1) % count->plan.players;
    const Stage stage = stage_of(app);
    count_say_starter(count, &stage, count->message, sizeof count->message);
    name_starter(count, app);
}

/* The same people once more. */
static SceneStep rematch(const Count *count, App *app)
{
    const Record *before = play_record(app->play);
    GameOptions options = before->options;
    char started[STARTED_CAPACITY];
    Record record;
    time_stamp(started);
    options.first = (uint8_t)count->starter;
    options.seed = app->launch.script /* a script deals the same cards everywhere */
                       ? options.seed + 1
                       : deal_code_seed((uint64_t)time(NULL) << 20 ^ SDL_GetPerformanceCounter());
    record_init(&record, &options, started);
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        record.seats[seat] = before->seats[seat];
    app_put_match(app, &record);
    return scene_replace(SCENE_TABLE);
}

/* In a lesson many decisions are not the pupil's own. */
static SceneStep review(const Count *count, App *app)
{
    if (count->rehearsal)
        return scene_stay();
    return scene_push_with(SCENE_REVIEW, (SceneNote){.record = play_record(app->play)});
}

/* The house that lies large, in another scene. */
static SceneStep show_house(Count *count, App *app, SceneId scene)
{
    const Record *record = play_record(app->play);
    if (!house_from_record(record, count->viewed, NULL, &count->house))
        return scene_stay();
    return scene_push_with(
        scene,
        (SceneNote){.house = &count->house, .record = record, .limit = &count->perfect.limit});
}

static SceneStep use(Count *count, App *app, int id)
{
    switch (id) {
    case ITEM_REMATCH:
        return rematch(count, app);
    case ITEM_STARTER:
        choose_starter(count, app);
        return scene_stay();
    case ITEM_VISIT:
        return show_house(count, app, SCENE_VISIT);
    case ITEM_KEEP:
        return show_house(count, app, SCENE_KEEP);
    case ITEM_HOME:
        return scene_home(SCENE_TITLE);
    case ITEM_SKIP:
        count_skip_all(count, app);
        return scene_stay();
    case ITEM_REFERENCE:
        return scene_push(SCENE_REFERENCE);
    case ITEM_RULES:
        return scene_push(SCENE_RULES);
    case ITEM_REVIEW:
        return review(count, app);
    case ITEM_BEST:
        return show_house(count, app, SCENE_BEST);
    default:
        count_view(count, app, id - ITEM_HOUSES);
        return scene_stay();
    }
}

/* ---- while the count runs ---- */

static bool on_button(const Count *count, const InputEvent *event)
{
    for (int id = ITEM_SKIP; id < COUNT_ITEM_COUNT; id++) {
        if (box_has(count->items[id].box, event->x, event->y))
            return true;
    }
    return false;
}

static SceneStep run_action(Count *count, App *app, const InputEvent *event)
{
    switch (event->action) {
    case ACTION_END:
    case ACTION_MENU:
        count_skip_all(count, app);
        return scene_stay();
    case ACTION_NEXT:
    case ACTION_PREVIOUS:
        count->tabbed = true;
        widgets_event(&count->widgets, app->canvas, app->audio, event);
        return scene_stay();
    case ACTION_CONFIRM:
        if (count->tabbed)
            return use(count, app, widgets_focused(&count->widgets)->id);
        count_skip_player(count, app);
        return scene_stay();
    case ACTION_CANCEL:
        count_skip_player(count, app);
        return scene_stay();
    default:
        count_hurry(count, app);
        return scene_stay();
    }
}

static SceneStep run_pointer(Count *count, App *app, const InputEvent *event)
{
    const Widget *used = widgets_event(&count->widgets, app->canvas, app->audio, event);
    if (used)
        return use(count, app, used->id);
    if (event->kind == INPUT_POINTER_DOWN && !on_button(count, event)) {
        count->pressed = true;
        count->held = 0;
        count_hurry(count, app);
    } else if (event->kind == INPUT_POINTER_OTHER) {
        count_hurry(count, app);
    }
    return scene_stay();
}

/* ---- at the result ---- */

static bool is_hasty(Count *count, const App *app)
{
    if (table_speed(app) <= 0 || count->paused)
        return false;
    count->paused = app->now >= count->pressed_at + GRACE;
    count->pressed_at = app->now;
    return !count->paused;
}

static SceneStep result_event(Count *count, App *app, const InputEvent *event)
{
    const bool presses = event->kind == INPUT_ACTION || event->kind == INPUT_POINTER_DOWN;
    if (presses && is_hasty(count, app))
        return scene_stay();
    const bool enough = event->kind == INPUT_ACTION && event->action == ACTION_CONFIRM &&
                        count_moving(count, app); /* it ends the finale, and does nothing else */
    if (presses) {
        count->message[0] = '\0';
        count_hurry_finale(count, app);
    }
    if (enough)
        return scene_stay();
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU)) {
        if (widgets_focused(&count->widgets)->id == ITEM_HOME)
            return scene_home(SCENE_TITLE);
        widgets_focus(&count->widgets, ITEM_HOME);
        return scene_stay();
    }
    if (event->kind == INPUT_ACTION && event->action == ACTION_HINT)
        return review(count, app);
    const int players = count->plan.players;
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_PAGE_DOWN || event->action == ACTION_PAGE_UP)) {
        const int step = event->action == ACTION_PAGE_DOWN ? 1 : players - 1;
        count_view(count, app, (count->viewed + step) % players);
        return scene_stay();
    }
    const Widget *used = widgets_event(&count->widgets, app->canvas, app->audio, event);
    if (used)
        return use(count, app, used->id);
    /* With keys, the house that has the focus is the house that is looked at. */
    const int focus = widgets_focused(&count->widgets)->id;
    if (event->kind == INPUT_ACTION && focus >= ITEM_HOUSES && focus < ITEM_HOUSES + players)
        count_view(count, app, focus - ITEM_HOUSES);
    return scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Count *count = self;
    hint_at_skip(count, app);
    if (event->kind == INPUT_LOADED)
        layer_renew(count->layer);
    if (event->kind == INPUT_POINTER_UP || event->kind == INPUT_POINTER_LEFT)
        count->pressed = false;
    if (event->kind == INPUT_ACTION && event->action == ACTION_REFERENCE)
        return scene_push(SCENE_REFERENCE);
    if (event->kind == INPUT_ACTION && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    if (count_finished(count))
        return result_event(count, app, event);
    const SceneStep step = event->kind == INPUT_ACTION ? run_action(count, app, event)
                                                       : run_pointer(count, app, event);
    return count->alone && count_finished(count) ? scene_pop() : step;
}

static SceneStep update(void *self, App *app, float seconds)
{
    Count *count = self;
    count_update(count, app, seconds);
    if (count->alone)
        return count_finished(count) ? scene_pop() : scene_stay();
    if (perfect_take(&count->perfect, app, count->scores)) {
        count_offer_best(count);
        layer_renew(count->layer);
        app_redraw(app);
    }
    return scene_stay();
}

static bool moving(const void *self, const App *app)
{
    const Count *count = self;
    return count->alone || count_moving(count, app) || !count->perfect.known;
}

/* An answer of the thinker's threads wakes us earlier. */
static double rests_until(const void *self, const App *app)
{
    return count_moving(self, app) ? 0 : app->now + 1;
}

static bool prepare(const void *self, App *app)
{
    const Stage stage = stage_of(app);
    return count_prepare(self, &stage);
}

static void draw(const void *self, App *app)
{
    const Count *count = self;
    const Stage stage = stage_of(app);
    const bool first = !layer_texture(count->layer);
    if (first)
        pictures_wait(app->canvas->pictures, true);
    count_draw(count, &stage);
    if (first)
        pictures_wait(app->canvas->pictures, false);
}

/* For the game on the table, when its houses are nearly finished. */
static void foresee(App *app)
{
    const Game *game = app->play ? play_game(app->play) : NULL;
    Count *count = game ? calloc(1, sizeof *count) : NULL;
    if (!count)
        return;
    count->layer = layer_new();
    count->before = layer_new();
    count->winners = 1;
    fill_items(count);
    count_plan(game, game->players, &count->plan);
    widgets_start(&count->widgets, count->items, COUNT_ITEM_COUNT);
    layout(count, app);
    const Stage stage = stage_of(app);
    count_foresee(count, &stage);
    layer_free(count->layer);
    layer_free(count->before);
    free(count);
}

const SceneKind end_scene = {
    .state_size = sizeof(Count),
    .enter = enter,
    .resume = resume,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .rests_until = rests_until,
    .prepare = prepare,
    .draw = draw,
    .foresee = foresee,
};
