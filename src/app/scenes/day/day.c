/* The house of the day: the scene. */
#include "app/scenes/day/day_scene.h"

#include "app/words/dates.h"

#include <stdio.h>

const char *day_person(const DayScene *scene)
{
    return scene->people.names[scene->items[DAY_WHO].value];
}

const DayResult *day_kept(const DayScene *scene)
{
    return days_find(&scene->days, day_person(scene), scene->chosen);
}

/* A game that was left lies in a file of its own for every person and every day. */
static void find_path(DayScene *scene, const App *app)
{
    uint32_t hash = 2166136261u;
    char name[64];
    Error ignored; /* then the game is not kept */
    scene->path[0] = '\0';
    for (const char *at = day_person(scene); *at; at++)
        hash = (hash ^ (unsigned char)*at) * 16777619u;
    hash = (hash ^ (uint32_t)day_number(scene->chosen)) * 16777619u;
    snprintf(name, sizeof name, "day-%08x.dreamhome", (unsigned)hash);
    if (app->launch.script || !file_path(scene->path, app->paths.data, name, &ignored))
        scene->path[0] = '\0';
}

SoloDeal day_deal(DayScene *scene, const App *app)
{
    const int date[3] = {scene->chosen.year, scene->chosen.month, scene->chosen.day};
    char words[DATE_CAPACITY];
    find_path(scene, app);
    calendar_words(words, sizeof words, app->words, date);
    /* words: %s is a date: House of the day, 8 Jan 2026 */
    snprintf(scene->about, sizeof scene->about, tr(app->words, "House of the day, %s"), words);
    const int person = scene->items[DAY_WHO].value;
    return (SoloDeal){.options = day_options(scene->chosen),
                      .name = day_person(scene),
                      .about = scene->about,
                      .path = scene->path[0] ? scene->path : NULL,
                      .looks = {scene->looks[person],
                                people_neighbour(scene->looks, scene->people.count, person)}};
}

/* ---- entering and leaving ---- */

static void make_items(DayScene *scene)
{
    static const struct {
        int id;
        ButtonStyle style;
        const char *icon;
    } BUTTONS[] = {
        {DAY_EARLIER, BUTTON_WOOD, NULL},   {DAY_LATER, BUTTON_WOOD, NULL},
        {DAY_PLAY, BUTTON_GREEN, "play"},   {DAY_COPY, BUTTON_WOOD, "deck"},
        {DAY_RULES, BUTTON_QUIET, "rules"}, {DAY_BACK, BUTTON_QUIET, NULL},
        {DAY_VISIT, BUTTON_WOOD, "home"},   {DAY_BEST, BUTTON_WOOD, "trophy"},
        {DAY_DONE, BUTTON_GREEN, NULL},
    };
    for (size_t i = 0; i < sizeof BUTTONS / sizeof BUTTONS[0]; i++)
        scene->items[BUTTONS[i].id] = (Widget){.kind = &button_widget,
                                               .id = BUTTONS[i].id,
                                               .style = BUTTONS[i].style,
                                               .icon = BUTTONS[i].icon};
    scene->items[DAY_EARLIER].shape = SHAPE_LEFT;
    scene->items[DAY_LATER].shape = SHAPE_RIGHT;
    scene->items[DAY_WHO] = (Widget){.kind = &choice_widget,
                                     .id = DAY_WHO,
                                     .choices = scene->people.choices,
                                     .choice_count = scene->people.count};
    for (int i = 0; i < 31; i++) {
        snprintf(scene->numbers[i], sizeof scene->numbers[i], "%d", i + 1);
        scene->items[DAY_TILES + i] =
            (Widget){.kind = &day_tile_widget, .id = DAY_TILES + i, .label = scene->numbers[i]};
    }
}

/* What stands on the screen in the present mode. */
static void offer(DayScene *scene)
{
    const bool choosing = scene->mode == DAY_CHOOSING;
    for (int id = 0; id < DAY_ITEM_COUNT; id++)
        scene->items[id].hidden = !choosing;
    scene->items[DAY_WHO].hidden = !choosing || scene->people.count < 2;
    scene->items[DAY_BEST].hidden = scene->items[DAY_VISIT].hidden = true;
    scene->items[DAY_DONE].hidden = scene->mode != DAY_READING && scene->mode != DAY_FINISHED;
    scene->items[DAY_LATER].disabled =
        scene->chosen.year == scene->today.year && scene->chosen.month == scene->today.month;
}

static void layout(void *self, App *app)
{
    DayScene *scene = self;
    scene->items[DAY_BACK].label = tr(app->words, "Back");
    offer(scene);
    if (scene->mode == DAY_CHOOSING)
        day_lay_calendar(scene, app);
    else if (scene->mode == DAY_READING)
        day_lay_rules(scene, app);
    else if (scene->mode == DAY_FINISHED)
        day_lay_result(scene, app);
    else
        guest_table_layout(&scene->solo.guest, app);
}

static void turn_to(DayScene *scene, App *app, DayMode mode, int focus)
{
    scene->mode = mode;
    scene->copied = false;
    layout(scene, app);
    if (mode != DAY_PLAYING)
        widgets_focus(&scene->widgets, focus);
    app_redraw(app);
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    DayScene *scene = self;
    Error error;
    scene->today = app->launch.script ? (Day){2026, 1, 8} : day_today();
    scene->chosen = scene->today;
    people_read(&scene->people, app);
    people_looks(app, scene->people.choices, scene->people.count, scene->looks);
    if (!days_open(&scene->days, app->launch.script ? NULL : app->paths.data, &error))
        people_tell_trouble(app, scene->days.ledger.damaged, &error);
    make_items(scene);
    offer(scene);
    widgets_start(&scene->widgets, scene->items, DAY_ITEM_COUNT);
    widgets_focus(&scene->widgets, DAY_PLAY);
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

static void leave(void *self, App *app)
{
    DayScene *scene = self;
    solo_close(&scene->solo, app);
    thinker_drop(app->thinker);
    days_close(&scene->days);
}

static void resume(void *self, App *app, const SceneNote *result)
{
    DayScene *scene = self;
    if (scene->mode == DAY_PLAYING)
        table_scene.resume(&scene->solo.guest.table, app, result);
}

/* ---- playing ---- */

static void look_for_best(const DayScene *scene, App *app)
{
    Game dealt;
    const GameOptions options = day_options(scene->chosen);
    game_new(&dealt, &options, NULL);
    thinker_ask_limit(app->thinker, &dealt, SOLO_PLAYER);
}

/* While the house is counted, the best one is looked for. */
static void show_result(DayScene *scene, App *app)
{
    day_begin_result(scene);
    turn_to(scene, app, DAY_FINISHED, DAY_DONE);
    look_for_best(scene, app);
}

static void play(DayScene *scene, App *app)
{
    const SoloDeal deal = day_deal(scene, app);
    solo_open(&scene->solo, app, &deal);
    if (scene->solo.finished)
        show_result(scene, app);
    else
        turn_to(scene, app, DAY_PLAYING, 0);
}

static void back_to_calendar(DayScene *scene, App *app)
{
    solo_close(&scene->solo, app);
    thinker_drop(app->thinker);
    audio_music(app->audio, MUSIC_TITLE);
    turn_to(scene, app, DAY_CHOOSING, DAY_PLAY);
}

/* ---- using it ---- */

static void turn_month(DayScene *scene, App *app, int by)
{
    const Day first = {scene->chosen.year, scene->chosen.month, 1};
    const int edge = by < 0 ? day_number(first) - 1
                            : day_number(first) + day_month_length(first.year, first.month);
    scene->chosen = day_of_number(edge);
    if (day_number(scene->chosen) > day_number(scene->today))
        scene->chosen = scene->today;
    layout(scene, app);
}

/* With the house that was built beside it. */
static SceneStep show_best(DayScene *scene)
{
    const Record *record = play_record(&scene->solo.guest.play);
    const bool built = house_from_record(record, SOLO_PLAYER, NULL, &scene->house);
    return scene_push_with(
        SCENE_BEST, (SceneNote){.limit = &scene->limit, .house = built ? &scene->house : NULL});
}

static SceneStep use(DayScene *scene, App *app, int id)
{
    app->notice[0] = '\0'; /* it was read */
    switch (id) {
    case DAY_WHO:
        layout(scene, app);
        break;
    case DAY_EARLIER:
    case DAY_LATER:
        turn_month(scene, app, id == DAY_LATER ? 1 : -1);
        break;
    case DAY_PLAY:
        play(scene, app);
        break;
    case DAY_COPY:
        day_copy(scene, app);
        layout(scene, app);
        break;
    case DAY_RULES:
        turn_to(scene, app, DAY_READING, DAY_DONE);
        break;
    case DAY_VISIT:
        return solo_visit(play_record(&scene->solo.guest.play), &scene->house);
    case DAY_BEST:
        return show_best(scene);
    case DAY_DONE:
        back_to_calendar(scene, app);
        break;
    case DAY_BACK:
        return scene_pop();
    default:
        scene->chosen.day = id - DAY_TILES + 1;
        scene->copied = false;
        layout(scene, app);
        break;
    }
    return scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    DayScene *scene = self;
    const bool leaves = event->kind == INPUT_ACTION &&
                        (event->action == ACTION_CANCEL || event->action == ACTION_MENU);
    if (scene->mode == DAY_PLAYING) {
        const SceneStep step = solo_event(&scene->solo, app, event);
        if (step.kind != STEP_POP)
            return step;
        back_to_calendar(scene, app);
        return scene_stay();
    }
    if (leaves && scene->mode == DAY_CHOOSING)
        return scene_pop();
    if (leaves) {
        back_to_calendar(scene, app);
        return scene_stay();
    }
    if (event->kind == INPUT_ACTION && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    return used ? use(scene, app, used->id) : scene_stay();
}

/* ---- time ---- */

/* A table that lies below takes the thinker away when it is laid out anew. */
static void wait_for_best(DayScene *scene, App *app)
{
    if (thinker_take_limit(app->thinker, &scene->limit)) {
        day_finish(scene, app);
        layout(scene, app);
        app_redraw(app);
    } else if (!thinker_busy(app->thinker)) {
        look_for_best(scene, app);
    }
}

static SceneStep update(void *self, App *app, float seconds)
{
    DayScene *scene = self;
    if (scene->mode == DAY_PLAYING) {
        solo_update(&scene->solo, app, seconds);
        if (!scene->solo.finished)
            return scene_stay();
        show_result(scene, app);
        return solo_count(app);
    }
    if (scene->mode == DAY_FINISHED && scene->limit_known)
        day_reveal(scene, app, seconds);
    else if (scene->mode == DAY_FINISHED)
        wait_for_best(scene, app);
    return scene_stay();
}

static bool moving(const void *self, const App *app)
{
    const DayScene *scene = self;
    if (scene->mode == DAY_PLAYING)
        return guest_table_moving(&scene->solo.guest, app);
    return scene->mode == DAY_FINISHED && (!scene->limit_known || day_is_revealing(scene, app));
}

static double rests_until(const void *self, const App *app)
{
    const DayScene *scene = self;
    if (scene->mode == DAY_PLAYING)
        return guest_table_rests_until(&scene->solo.guest, app);
    return scene->limit_known ? 0 : app->now + 1; /* until the thinker wakes us */
}

/* Whoever listens hears the result before the button that leaves it. */
static const char *spoken_words(const DayScene *scene, const App *app,
                                char words[DAY_WORDS_CAPACITY])
{
    const Widget *attended = widgets_attended(&scene->widgets, app->canvas);
    if (scene->mode == DAY_FINISHED && !day_is_told(scene, app) && attended &&
        attended->id == DAY_DONE)
        return "";
    return day_tile_words(scene, app, attended, words);
}

static void draw(const void *self, App *app)
{
    const DayScene *scene = self;
    if (scene->mode == DAY_PLAYING)
        solo_draw(&scene->solo, app);
    else if (scene->mode == DAY_READING)
        day_draw_rules(scene, app);
    else if (scene->mode == DAY_FINISHED)
        day_draw_result(scene, app);
    else
        day_draw_calendar(scene, app);
    char words[DAY_WORDS_CAPACITY];
    widgets_draw_spoken(&scene->widgets, app->canvas, spoken_words(scene, app, words));
}

const SceneKind day_scene = {
    .state_size = sizeof(DayScene),
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
