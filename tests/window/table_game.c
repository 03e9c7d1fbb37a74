#include "table_game.h"

#include "app/probe/layout_check.h"
#include "mouse.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdlib.h>

static void *home; /* a Folder, from open to close */

void table_game_run(int frames)
{
    SDL_Event event;
    for (int i = 0; i < frames; i++) {
        while (SDL_PollEvent(&event))
            app_handle(&app, &event);
        app.now += 1.0 / 60;
        scenes_update(&app, 1.0f / 60);
    }
}

Table *table_game_changed(void)
{
    return table_game_scene(SCENE_TABLE);
}

const Table *table_game(void)
{
    return table_game_changed();
}

const Target *table_game_target(TargetKind kind, int index)
{
    const TargetList *targets = &table_game()->targets;
    for (int i = 0; i < targets->count; i++) {
        if (targets->items[i].kind == kind && targets->items[i].index == index)
            return &targets->items[i];
    }
    return NULL;
}

int table_game_moves(void)
{
    return play_record(app.play)->move_count;
}

void table_game_settle(void)
{
    do
        table_game_run(1);
    while (scenes_top(&app) == SCENE_TABLE && table_showing(table_game()));
}

int table_game_open(const char *path, int moves)
{
    const Launch launch = {.data_dir = ASSETS, .windowed = true, .width = 1280, .height = 800};
    Record record;
    Error error;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CONFIG_HOME");
    folder_setup(&home);
    setenv("HOME", ((const Folder *)home)->path, 1);
    if (!app_open(&app, &launch, &error) || !record_file_load(path, &record, &error))
        return -1;
    if (moves < record.move_count)
        record.move_count = moves;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        record.seats[seat].level = LEVEL_PERSON;
    SDL_StopTextInput(); /* as the program does when it runs */
    app.settings.speed = SPEED_OFF;
    app_put_match(&app, &record);
    scenes_take(&app, scene_push(SCENE_TABLE));
    table_game_settle();
    return 0;
}

int table_game_open_turn(const char *record, int moves)
{
    if (table_game_open(record, moves))
        return -1;
    if (app.play->turn_over)
        table_game_key(SDLK_SPACE, 0);
    return 0;
}

int table_game_open_two(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 1);
}

int table_game_open_four(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-4.dreamhome", 40);
}

int table_game_open_jackhammer(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 35);
}

int table_game_open_mixer(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 28);
}

int table_game_open_drill(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 61);
}

int table_game_open_finished(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", RECORD_MOVES_MAX);
}

void table_game_hurry_thinker(void)
{
    thinker_free(app.thinker);
    app.thinker = thinker_new(true);
}

int table_game_open_alone(void **state)
{
    (void)state;
    if (table_game_open(REPLAYS "/en-4.dreamhome", 9))
        return -1;
    table_game_hurry_thinker();
    return 0;
}

void table_game_assert_alone_ended(void)
{
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_false(app.kept.rehearsing);
    assert_int_equal(play_record(app.play)->move_count, 9);
    assert_int_equal(play_game(app.play)->players, 4);
}

void *table_game_scene(SceneId id)
{
    assert_int_equal(scenes_top(&app), id);
    return app.scenes.items[app.scenes.count - 1].state;
}

void *table_game_go_to(SceneId id)
{
    scenes_take(&app, scene_push(id));
    return table_game_scene(id);
}

int table_game_close(void **state)
{
    (void)state;
    app_close(&app);
    return folder_teardown(&home);
}

void table_game_key_down(SDL_Keycode key, Uint16 modifiers, bool repeat)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    event.key.keysym.mod = modifiers;
    event.key.repeat = repeat;
    app_handle(&app, &event);
}

void table_game_push(int button)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    event.cbutton.button = (Uint8)button;
    app_handle(&app, &event);
}

void table_game_key(SDL_Keycode key, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    event.key.keysym.mod = modifiers;
    app_handle(&app, &event);
    event.type = SDL_KEYUP;
    app_handle(&app, &event);
    table_game_settle();
}

void table_game_click(const char *thing)
{
    mouse_click_on(&app, thing);
    table_game_settle();
}

void table_game_point(Box b)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (int)((b.x + b.w / 2) * app.canvas->unit);
    event.motion.y = (int)((b.y + b.h / 2) * app.canvas->unit);
    app_handle(&app, &event);
}

/* With the last column: who takes the first may be the next player too. */
void table_game_play_turn(void)
{
    Box b;
    for (int column = 4; column > 0 && !table_game()->intent.active; column--) {
        const char name[] = {'c', 'o', 'l', 'u', 'm', 'n', ' ', (char)('1' + column), 0};
        if (layout_find(&app, name, &b))
            table_game_click(name);
    }
    for (int i = 0; i < 60 && !app.play->turn_over; i++) {
        table_game_key(SDLK_TAB, 0);
        if (table_aimed_space(table_game(), &app) != SPACE_LIMIT)
            table_game_key(SDLK_RETURN, 0);
    }
    assert_true(app.play->turn_over);
}
