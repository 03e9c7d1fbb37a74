/* The same deal, one after another: the scene. */
#include "app/scenes/turns/turns_scene.h"

#include "session/deal_code.h"
#include "session/record_file.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

Home turns_home(const TurnsScene *scene, int player)
{
    Game game;
    record_replay(&scene->games[player], scene->games[player].move_count, &game);
    return game.homes[SOLO_PLAYER];
}

static SoloDeal deal_of(TurnsScene *scene, const App *app, int player)
{
    const bool kept = turns_path(&scene->turns, player, scene->path);
    snprintf(scene->about, sizeof scene->about, "%s", tr(app->words, "Same deal, in turns"));
    return (SoloDeal){.options = turns_options(&scene->turns),
                      .name = scene->turns.names[player],
                      .about = scene->about,
                      .path = kept ? scene->path : NULL,
                      .looks = {scene->looks[player],
                                people_neighbour(scene->looks, scene->turns.count, player)}};
}

/* ---- what is there ---- */

static void make_items(TurnsScene *scene)
{
    for (int i = 0; i < TURNS_MAX; i++) {
        scene->items[TURNS_NAMES + 2 * i] = (Widget){.kind = &text_field_widget,
                                                     .id = TURNS_NAMES + 2 * i,
                                                     .text = scene->names[i],
                                                     .capacity = NAME_CAPACITY};
        scene->items[TURNS_SWITCHES + 2 * i] =
            (Widget){.kind = &toggle_widget,
                     .id = TURNS_SWITCHES + 2 * i,
                     .label = "",
                     .text = scene->names[i], /* for the ear */
                     .value = i < SDL_max(scene->people.count, 2)};
    }
    for (int i = 0; i < TURNS_MAX; i++)
        scene->items[TURNS_VISITS + i] =
            (Widget){.kind = &button_widget, .id = TURNS_VISITS + i, .icon = "home"};
    scene->items[TURNS_GO] =
        (Widget){.kind = &button_widget, .id = TURNS_GO, .style = BUTTON_GREEN, .icon = "play"};
    scene->items[TURNS_BEST] = (Widget){.kind = &button_widget, .id = TURNS_BEST, .icon = "trophy"};
    scene->items[TURNS_BACK] =
        (Widget){.kind = &button_widget, .id = TURNS_BACK, .style = BUTTON_QUIET};
}

static void suggest_names(TurnsScene *scene, const App *app)
{
    for (int i = 0; i < TURNS_MAX; i++) {
        if (i < scene->people.count)
            memcpy(scene->names[i], scene->people.names[i], NAME_CAPACITY);
        else
            people_name_other(&scene->people, app, i - scene->people.count, scene->names[i]);
    }
}

static void offer(TurnsScene *scene)
{
    const bool asking = scene->mode == TURNS_ASKING;
    for (int i = 0; i < TURNS_MAX; i++) {
        scene->items[TURNS_SWITCHES + 2 * i].hidden = !asking;
        scene->items[TURNS_NAMES + 2 * i].hidden =
            !asking || !scene->items[TURNS_SWITCHES + 2 * i].value;
        scene->items[TURNS_VISITS + i].hidden =
            scene->mode != TURNS_COMPARING || i >= scene->turns.count;
    }
    scene->items[TURNS_GO].hidden = scene->items[TURNS_BACK].hidden = scene->mode == TURNS_PLAYING;
    scene->items[TURNS_BEST].hidden = scene->mode != TURNS_COMPARING || !scene->limit_known;
}

/* Of all who are named, or as long as that is asked, of those who are switched on. */
static void take_looks(TurnsScene *scene, const App *app)
{
    const char *names[TURNS_MAX];
    int count = 0;
    for (int i = 0; i < TURNS_MAX; i++) {
        if (scene->turns.count ? i < scene->turns.count
                               : scene->items[TURNS_SWITCHES + 2 * i].value)
            names[count++] = scene->turns.count ? scene->turns.names[i] : scene->names[i];
    }
    people_looks(app, names, count, scene->looks);
}

static void layout(void *self, App *app)
{
    TurnsScene *scene = self;
    take_looks(scene, app);
    for (int i = 0; i < TURNS_MAX; i++) {
        scene->items[TURNS_NAMES + 2 * i].label = tr(app->words, "Name");
        scene->items[TURNS_VISITS + i].label = tr(app->words, "Visit");
    }
    scene->items[TURNS_BACK].label = tr(app->words, "Back");
    scene->items[TURNS_BEST].label = tr(app->words, "Best possible house");
    scene->items[TURNS_GO].label =
        scene->mode == TURNS_COMPARING ? tr(app->words, "New deal") : tr(app->words, "Play");
    offer(scene);
    if (scene->mode == TURNS_PLAYING)
        guest_table_layout(&scene->solo.guest, app);
    else
        turns_lay(scene, app);
}

static void turn_to(TurnsScene *scene, App *app, TurnsMode mode)
{
    scene->mode = mode;
    layout(scene, app);
    if (mode != TURNS_PLAYING)
        widgets_focus(&scene->widgets, TURNS_GO);
    app_redraw(app);
}

/* ---- from one to the next ---- */

static void look_for_best(const TurnsScene *scene, App *app)
{
    const GameOptions options = turns_options(&scene->turns);
    Game dealt;
    game_new(&dealt, &options, NULL);
    thinker_ask_limit(app->thinker, &dealt, SOLO_PLAYER);
}

static void compare(TurnsScene *scene, App *app)
{
    scene->limit_known = false;
    turn_to(scene, app, TURNS_COMPARING);
    look_for_best(scene, app);
}

/* Reads which games are finished, and hands over to the next player. */
static void go_on(TurnsScene *scene, App *app)
{
    while (scene->next < scene->turns.count) {
        const SoloDeal deal = deal_of(scene, app, scene->next);
        if (!solo_is_kept(&deal, &scene->games[scene->next]) ||
            !record_is_finished(&scene->games[scene->next]))
            break;
        scene->next++;
    }
    if (!scene->turns.count)
        turn_to(scene, app, TURNS_ASKING);
    else if (scene->next == scene->turns.count)
        compare(scene, app);
    else
        turn_to(scene, app, TURNS_HANDING_OVER);
}

static void begin(TurnsScene *scene, App *app)
{
    Turns *turns = &scene->turns;
    Error error;
    turns->count = 0;
    for (int i = 0; i < TURNS_MAX; i++) {
        Text text = text_on(turns->names[turns->count], NAME_CAPACITY);
        text_add_clean(&text, scene->names[i]);
        if (scene->items[TURNS_SWITCHES + 2 * i].value && text.length)
            turns->count++;
    }
    if (!turns->count)
        return;
    turns->seed = app->launch.script /* a script deals the same cards everywhere */
                      ? 7
                      : deal_code_seed((uint64_t)time(NULL) << 20 ^ SDL_GetPerformanceCounter());
    if (!turns_write(turns, &error))
        people_tell_trouble(app, "", &error);
    scene->next = 0;
    go_on(scene, app);
}

static void ask_anew(TurnsScene *scene, App *app)
{
    Error ignored; /* then the old deal is offered once more next time */
    scene->turns.count = 0;
    turns_write(&scene->turns, &ignored);
    thinker_drop(app->thinker);
    turn_to(scene, app, TURNS_ASKING);
}

static void sit_down(TurnsScene *scene, App *app)
{
    const SoloDeal deal = deal_of(scene, app, scene->next);
    solo_open(&scene->solo, app, &deal);
    turn_to(scene, app, TURNS_PLAYING);
}

static void stand_up(TurnsScene *scene, App *app, bool finished)
{
    scene->counting = false;
    if (finished)
        scene->games[scene->next++] = *play_record(&scene->solo.guest.play);
    solo_close(&scene->solo, app);
    if (scene->next == scene->turns.count)
        compare(scene, app);
    else
        turn_to(scene, app, TURNS_HANDING_OVER);
}

static SceneStep end_game(TurnsScene *scene, App *app)
{
    const SceneStep step = solo_count(app);
    scene->counting = step.kind == STEP_PUSH;
    if (!scene->counting)
        stand_up(scene, app, true);
    return step;
}

/* ---- the scene ---- */

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    TurnsScene *scene = self;
    Error error;
    scene->layer = layer_new();
    people_read(&scene->people, app);
    if (!turns_open(&scene->turns, app->launch.script ? NULL : app->paths.data, &error))
        people_tell_trouble(app, scene->turns.ledger.damaged, &error);
    make_items(scene);
    suggest_names(scene, app);
    offer(scene);
    widgets_start(&scene->widgets, scene->items, TURNS_ITEM_COUNT);
    audio_music(app->audio, MUSIC_TITLE);
    go_on(scene, app);
    return true;
}

static void leave(void *self, App *app)
{
    TurnsScene *scene = self;
    solo_close(&scene->solo, app);
    thinker_drop(app->thinker);
    layer_free(scene->layer);
    SDL_StopTextInput();
}

static void resume(void *self, App *app, const SceneNote *result)
{
    TurnsScene *scene = self;
    if (scene->counting)
        stand_up(scene, app, true);
    else if (scene->mode == TURNS_PLAYING)
        table_scene.resume(&scene->solo.guest.table, app, result);
}

static SceneStep use(TurnsScene *scene, App *app, int id)
{
    if (id == TURNS_BACK)
        return scene_pop();
    if (id == TURNS_BEST)
        return scene_push_with(SCENE_BEST, (SceneNote){.limit = &scene->limit});
    if (id >= TURNS_VISITS && id < TURNS_BEST)
        return solo_visit(&scene->games[id - TURNS_VISITS], &scene->visited);
    if (id != TURNS_GO)
        layout(scene, app);
    else if (scene->mode == TURNS_ASKING)
        begin(scene, app);
    else if (scene->mode == TURNS_HANDING_OVER)
        sit_down(scene, app);
    else
        ask_anew(scene, app);
    return scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    TurnsScene *scene = self;
    if (scene->mode == TURNS_PLAYING) {
        const SceneStep step = solo_event(&scene->solo, app, event);
        if (step.kind != STEP_POP)
            return step;
        stand_up(scene, app, false);
        return scene_stay();
    }
    if (event->kind == INPUT_LOADED)
        layer_renew(scene->layer);
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    if (event->kind == INPUT_ACTION && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    return used ? use(scene, app, used->id) : scene_stay();
}

/* A table that lies below takes the thinker away when it is laid out anew. */
static void wait_for_best(TurnsScene *scene, App *app)
{
    if (thinker_take_limit(app->thinker, &scene->limit)) {
        scene->limit_known = true;
        layout(scene, app);
        app_redraw(app);
    } else if (!thinker_busy(app->thinker)) {
        look_for_best(scene, app);
    }
}

static SceneStep update(void *self, App *app, float seconds)
{
    TurnsScene *scene = self;
    if (scene->mode == TURNS_PLAYING) {
        solo_update(&scene->solo, app, seconds);
        if (scene->solo.finished)
            return end_game(scene, app);
    } else if (scene->mode == TURNS_COMPARING && !scene->limit_known) {
        wait_for_best(scene, app);
    }
    return scene_stay();
}

static bool moving(const void *self, const App *app)
{
    const TurnsScene *scene = self;
    return scene->mode == TURNS_PLAYING ? guest_table_moving(&scene->solo.guest, app)
                                        : scene->mode == TURNS_COMPARING && !scene->limit_known;
}

static double rests_until(const void *self, const App *app)
{
    const TurnsScene *scene = self;
    return scene->mode == TURNS_PLAYING ? guest_table_rests_until(&scene->solo.guest, app)
                                        : app->now + 1;
}

/* Every house has a button to visit it: which one is said as well. */
static const char *spoken_words(const TurnsScene *scene, const App *app, char *words,
                                size_t capacity)
{
    const Widget *attended = widgets_attended(&scene->widgets, app->canvas);
    const int player = attended ? attended->id - TURNS_VISITS : -1;
    if (player < 0 || player >= scene->turns.count)
        return NULL;
    /* words: a button: walks through the finished house of a player */
    snprintf(words, capacity, tr(app->words, "Visit %s’s house"), scene->turns.names[player]);
    return words;
}

static void draw(const void *self, App *app)
{
    const TurnsScene *scene = self;
    char words[NAME_CAPACITY + 96];
    if (scene->mode == TURNS_PLAYING)
        solo_draw(&scene->solo, app);
    else
        turns_draw(scene, app);
    widgets_draw_spoken(&scene->widgets, app->canvas,
                        spoken_words(scene, app, words, sizeof words));
}

const SceneKind turns_scene = {
    .state_size = sizeof(TurnsScene),
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
