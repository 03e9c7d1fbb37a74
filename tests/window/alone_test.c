/* What one person can play: what is offered, the same deal in turns, all of it by gamepad. */
#include "app/family/family.h"
#include "app/scenes/day/day_scene.h"
#include "app/scenes/puzzles/puzzles.h"
#include "app/scenes/turns/turns_scene.h"
#include "loner.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* ---- a gamepad alone ---- */

static void press(SDL_Joystick *pad, SDL_GameControllerButton button)
{
    SDL_JoystickSetVirtualButton(pad, button, SDL_PRESSED);
    table_game_run(2);
    SDL_JoystickSetVirtualButton(pad, button, SDL_RELEASED);
    table_game_run(30);
}

static SDL_Joystick *plug_in_pad(void)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0);
    assert_true(SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                          SDL_CONTROLLER_BUTTON_MAX, 0) >= 0);
    table_game_run(2);
    assert_non_null(app.input.pad);
    return SDL_GameControllerGetJoystick(app.input.pad);
}

static void everything_alone_is_reached_with_a_gamepad(void **state)
{
    (void)state;
    SDL_Joystick *pad = plug_in_pad();
    table_game_go_to(SCENE_ALONE);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    PuzzlesScene *puzzles = table_game_scene(SCENE_PUZZLES);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(puzzles->mode, PUZZLES_PLAYING);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    for (int i = 0; i < 8 && !app.play->turn_over; i++)
        press(pad, SDL_CONTROLLER_BUTTON_A);
    press(pad, SDL_CONTROLLER_BUTTON_Y);
    assert_int_equal(puzzles->mode, PUZZLES_JUDGED);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(scenes_top(&app), SCENE_ALONE);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    const DayScene *day = table_game_scene(SCENE_DAY);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(day->mode, DAY_PLAYING);
    press(pad, SDL_CONTROLLER_BUTTON_START);
    assert_int_equal(day->mode, DAY_CHOOSING);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    const TurnsScene *turns = table_game_scene(SCENE_TURNS);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(turns->mode, TURNS_HANDING_OVER);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(turns->mode, TURNS_PLAYING);
    press(pad, SDL_CONTROLLER_BUTTON_START);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    table_game_assert_alone_ended();
}

/* ---- the offers ---- */

static void note_gold(const char *name)
{
    DayResult result = {.day = day_today(), .points = 45, .best = 50};
    Days days;
    Error error;
    snprintf(result.name, sizeof result.name, "%s", name);
    memset(result.spaces, 'r', SPACE_COUNT);
    assert_true(days_open(&days, app.paths.data, &error));
    assert_true(days_note(&days, &result, &error));
    days_close(&days);
}

static void note_solved(const char *name)
{
    static Solvers solvers;
    Error error;
    assert_true(solvers_open(&solvers, app.paths.data, &error));
    assert_true(solvers_note(&solvers, solvers_find(&solvers, name), 0, true, &error));
}

static bool shown_anew(const char *words)
{
    scenes_layout(&app); /* what lies still is drawn again */
    return seen(&app, words);
}

/* How often a number stands there, beside that of the calendar's leaf. */
static int times_shown_anew(int number)
{
    char words[12];
    snprintf(words, sizeof words, "%d", number);
    scenes_layout(&app);
    return seen_times(&app, words) - (day_today().day == number);
}

static void the_offers_tell_how_far_everyone_has_come(void **state)
{
    (void)state;
    loner_seat_two_people();
    table_game_go_to(SCENE_ALONE);
    assert_true(shown_anew("Ana\n") && shown_anew("Ben\n"));
    assert_false(shown_anew("90%"));
    scenes_take(&app, scene_push(SCENE_DAY)); /* meanwhile Ben wins gold, and solves a puzzle */
    note_gold("Ben");
    note_solved("Ben");
    scenes_take(&app, scene_pop());
    assert_int_equal(scenes_top(&app), SCENE_ALONE);
    assert_true(shown_anew("90%\n"));
    assert_int_equal(times_shown_anew(1), 1); /* on the medal */
    assert_int_equal(times_shown_anew(3), 1); /* stars */
}

static void a_damaged_ledger_is_told_before_anything_is_played(void **state)
{
    (void)state;
    Error error;
    char path[FILE_PATH_CAPACITY];
    assert_true(file_path(path, app.paths.data, "days.txt", &error));
    assert_true(file_write(path, "not a ledger\n", 13, &error));
    table_game_go_to(SCENE_ALONE);
    assert_true(shown_anew("set aside"));
}

/* ---- the same deal in turns ---- */

static void only_those_who_are_named_and_wanted_play_in_turn(void **state)
{
    (void)state;
    TurnsScene *scene = table_game_go_to(SCENE_TURNS);
    assert_int_equal(scene->people.count, 1); /* computers do not play alone */
    assert_string_not_equal(scene->names[0], scene->names[1]);
    loner_click(&scene->items[TURNS_SWITCHES + 4]);
    loner_click(&scene->items[TURNS_SWITCHES + 2]); /* off */
    assert_true(scene->items[TURNS_NAMES + 2].hidden);
    scene->names[0][0] = '\0'; /* who has no name does not play */
    loner_click(&scene->items[TURNS_GO]);
    assert_int_equal(scene->turns.count, 1);
    assert_string_equal(scene->turns.names[0], scene->names[2]);
    table_game_key(SDLK_RETURN, 0);
    loner_play_turn(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    scene = table_game_go_to(SCENE_TURNS); /* it waits where it was left */
    assert_int_equal(scene->mode, TURNS_HANDING_OVER);
    assert_int_equal(scene->next, 0);
}

static bool looks_alike(const SeatLook *one, const SeatLook *other)
{
    return one->colour == other->colour && one->symbol == other->symbol;
}

/* Who sits there looks as in the list of names, and the neighbour as nobody of it. */
static void assert_own_looks(const TurnsScene *scene, int player)
{
    assert_true(looks_alike(&app.seats[SOLO_PLAYER], &scene->looks[player]));
    assert_int_equal(app.seats[SOLO_PLAYER].face, scene->looks[player].face);
    for (int i = 0; i < scene->turns.count; i++) {
        assert_false(looks_alike(&app.seats[SOLO_NEIGHBOUR], &scene->looks[i]));
        assert_true(i == player || !looks_alike(&scene->looks[player], &scene->looks[i]));
    }
}

static void everybody_keeps_their_look_and_the_neighbour_has_none_of_them(void **state)
{
    (void)state;
    Family family;
    Error error;
    loner_seat_two_people();
    app_recall_family(&app, &family);
    for (int count = 2; count <= TURNS_MAX; count++) {
        TurnsScene *scene = table_game_go_to(SCENE_TURNS);
        for (int i = 2; i < count; i++)
            loner_click(&scene->items[TURNS_SWITCHES + 2 * i]);
        loner_click(&scene->items[TURNS_GO]);
        assert_int_equal(scene->turns.count, count);
        for (scene->next = 0; scene->next < count; scene->next++) {
            loner_click(&scene->items[TURNS_GO]);
            assert_own_looks(scene, scene->next);
            if (scene->next < 2)
                assert_true(looks_alike(&app.seats[SOLO_PLAYER], &family.seats[scene->next].look));
            table_game_key(SDLK_ESCAPE, 0);
        }
        scene->turns.count = 0; /* another deal next time */
        assert_true(turns_write(&scene->turns, &error));
        scenes_take(&app, scene_pop());
    }
}

static void the_same_deal_is_played_by_all_and_compared(void **state)
{
    (void)state;
    TurnsScene *scene = table_game_go_to(SCENE_TURNS);
    table_game_key(SDLK_RETURN, 0); /* Play */
    const int players = scene->turns.count;
    assert_true(players > 1);
    for (int player = 0; player < players; player++) {
        assert_int_equal(scene->mode, TURNS_HANDING_OVER);
        assert_int_equal(scene->next, player);
        table_game_key(SDLK_RETURN, 0);
        assert_own_looks(scene, player);
        loner_play_turn(&scene->solo);
        table_game_key(SDLK_ESCAPE, 0); /* left in the middle, */
        table_game_key(SDLK_RETURN, 0); /* and taken up again */
        assert_true(play_record(app.play)->move_count > 0);
        for (int turn = 0; turn < LONER_TURNS_ENOUGH && scene->mode == TURNS_PLAYING; turn++)
            loner_play_turn(&scene->solo);
    }
    table_game_run(2);
    assert_int_equal(scene->mode, TURNS_COMPARING);
    assert_true(scene->limit_known);
    assert_int_equal(scene->games[0].options.seed, scene->games[1].options.seed);
    scenes_layout(&app);
    assert_int_equal(seen_times(&app, "Functionality"), players); /* line by line */
    scenes_layout(&app);
    assert_true(seen(&app, "% of the best possible house"));
    loner_assert_readable_everywhere();
    loner_click(&scene->items[TURNS_VISITS + 1]);
    table_game_scene(SCENE_VISIT);
    scenes_take(&app, scene_pop());
    assert_string_equal(scene->visited.name, scene->turns.names[1]);
    table_game_key(SDLK_ESCAPE, 0);
    scene = table_game_go_to(SCENE_TURNS); /* the houses still stand there */
    assert_int_equal(scene->mode, TURNS_COMPARING);
    table_game_click("widget New deal");
    assert_int_equal(scene->mode, TURNS_ASKING);
    table_game_key(SDLK_ESCAPE, 0);
    scene = table_game_go_to(SCENE_TURNS); /* the old deal is gone for good, */
    assert_int_equal(scene->mode, TURNS_ASKING);
    loner_click(&scene->items[TURNS_GO]); /* and nobody has played the new one */
    assert_int_equal(scene->mode, TURNS_HANDING_OVER);
    assert_int_equal(scene->next, 0);
    scenes_take(&app, scene_pop());
    table_game_assert_alone_ended();
}

static void every_house_is_counted_before_the_next_person_plays(void **state)
{
    (void)state;
    TurnsScene *scene = table_game_go_to(SCENE_TURNS);
    loner_click(&scene->items[TURNS_GO]);
    for (int player = 0; player < scene->turns.count; player++) {
        app.settings.speed = SPEED_OFF;
        loner_click(&scene->items[TURNS_GO]);
        loner_play_to_the_count(&scene->solo);
        table_game_scene(SCENE_END);
        assert_int_equal(scene->next, player);
        table_game_key(SDLK_END, 0);
        assert_int_equal(scenes_top(&app), SCENE_TURNS);
        assert_int_equal(scene->next, player + 1);
    }
    assert_int_equal(scene->mode, TURNS_COMPARING);
    table_game_run(2);
    assert_true(scene->limit_known);
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, table_game_open_alone, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(everything_alone_is_reached_with_a_gamepad),
        ALONE(the_offers_tell_how_far_everyone_has_come),
        ALONE(a_damaged_ledger_is_told_before_anything_is_played),
        ALONE(only_those_who_are_named_and_wanted_play_in_turn),
        ALONE(everybody_keeps_their_look_and_the_neighbour_has_none_of_them),
        ALONE(the_same_deal_is_played_by_all_and_compared),
        ALONE(every_house_is_counted_before_the_next_person_plays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
