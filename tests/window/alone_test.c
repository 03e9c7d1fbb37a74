/* What one person can play: the house of the day, the same deal in turns, all of it by gamepad. */
#include "ai/neighbour.h"
#include "app/family/family.h"
#include "app/probe/layout_check.h"
#include "app/scenes/day/day_scene.h"
#include "app/scenes/puzzles/puzzles.h"
#include "app/scenes/turns/turns_scene.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

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

/* ---- the house of the day, and the same deal in turns ---- */

enum { TURNS_ENOUGH = 100 }; /* for a whole game, with all that comes between */

/* One turn of the player, with the first legal move each time; the neighbour follows by itself. */
static void play_turn(Solo *solo)
{
    const Move pass = {.kind = MOVE_PASS};
    while (!app.play->turn_over && play_person_moves(app.play)) {
        MoveList moves;
        game_moves(play_game(app.play), &moves);
        table_play(&solo->guest.table, &app,
                   game_check(play_game(app.play), &pass) == RULE_OK ? &pass : &moves.items[0]);
    }
    if (play_person_moves(app.play))
        table_end_turn(&solo->guest.table, &app);
    table_game_run(60);
}

static void make_move(Solo *solo)
{
    MoveList moves;
    game_moves(play_game(app.play), &moves);
    assert_true(table_play(&solo->guest.table, &app, &moves.items[0]));
    table_game_run(1);
}

/* What stands at the end of a game is readable in languages with long words and at all sizes. */
static void assert_readable_everywhere(void)
{
    static const char *const LANGUAGES[] = {"hu", "ru", "en"};
    static const SDL_Point SIZES[] = {{640, 400}, {1024, 600}, {1366, 768}, {1080, 1920}};
    int width, height;
    SDL_GetWindowSize(app.window, &width, &height);
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        SDL_SetWindowSize(app.window, SIZES[i].x, SIZES[i].y);
        for (size_t j = 0; j < sizeof LANGUAGES / sizeof LANGUAGES[0]; j++) {
            app_choose_language(&app, LANGUAGES[j]);
            table_game_run(2);
            assert_int_equal(layout_check(&app), 0);
        }
    }
    SDL_SetWindowSize(app.window, width, height);
    table_game_run(2);
}

/* Its name stands at its house, and at the column that it wants as long as it has not taken it. */
static void the_neighbour_shows_its_column_until_the_turn_is_over(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1280, 800);
    DayScene *scene = table_game_go_to(SCENE_DAY);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scene->mode, DAY_PLAYING);
    table_game_settle();
    const char *name = play_record(app.play)->seats[SOLO_NEIGHBOUR].name;
    scenes_layout(&app); /* what lies still is drawn again */
    assert_int_equal(seen_times(&app, name), 2);
    while (!app.play->turn_over)
        make_move(&scene->solo);
    table_game_settle();
    scenes_layout(&app);
    assert_int_equal(seen_times(&app, name), 1);
}

static void a_day_is_left_taken_up_again_and_counted_once(void **state)
{
    (void)state;
    DayScene *scene = table_game_go_to(SCENE_DAY);
    table_game_key(SDLK_RETURN, 0); /* Play */
    assert_int_equal(scene->mode, DAY_PLAYING);
    assert_int_not_equal(play_record(app.play)->seats[SOLO_NEIGHBOUR].level, LEVEL_PERSON);
    assert_ptr_equal(scene->solo.guest.table.guest.rival, neighbour_decide);
    play_turn(&scene->solo);
    const int moves = play_record(app.play)->move_count;
    assert_true(moves > 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_assert_alone_ended();
    for (int game = 0; game < 2; game++) {
        scene = table_game_go_to(SCENE_DAY);
        table_game_key(SDLK_RETURN, 0);
        assert_int_equal(play_record(app.play)->move_count, game ? 0 : moves);
        for (int turn = 0; turn < TURNS_ENOUGH && scene->mode == DAY_PLAYING; turn++)
            play_turn(&scene->solo);
        table_game_run(2);
        assert_true(scene->limit_known);
        assert_int_equal(scene->counted, game == 0);
        assert_int_equal(scene->days.count, 1);
        assert_readable_everywhere();
        table_game_key(SDLK_ESCAPE, 0);
        table_game_key(SDLK_ESCAPE, 0);
    }
    table_game_assert_alone_ended();
}

/* Ana and Ben, whoever sat there before. */
static void seat_two_people(void)
{
    static const char *const NAMES[] = {"Ana", "Ben"};
    Family family;
    app_recall_family(&app, &family);
    for (int seat = 0; seat < 2; seat++) {
        family_set_level(&family, seat, LEVEL_PERSON);
        snprintf(family.seats[seat].name, NAME_CAPACITY, "%s", NAMES[seat]);
    }
    app_remember_family(&app, &family);
}

/* A calendar that does not depend on the day of the test. */
static DayScene *push_day(void)
{
    DayScene *scene = table_game_go_to(SCENE_DAY);
    scene->today = scene->chosen = (Day){2026, 6, 15};
    app_measure(&app);
    return scene;
}

static void click_item(const Widget *item)
{
    assert_false(item->hidden || item->disabled);
    const InputEvent down = {.kind = INPUT_POINTER_DOWN,
                             .x = item->box.x + item->box.w / 2,
                             .y = item->box.y + item->box.h / 2};
    InputEvent up = down;
    up.kind = INPUT_POINTER_UP;
    scenes_event(&app, &down);
    scenes_event(&app, &up);
}

static void the_calendar_ends_with_today(void **state)
{
    (void)state;
    const DayScene *scene = push_day();
    assert_true(scene->items[DAY_LATER].disabled);
    assert_false(scene->items[DAY_TILES + 14].disabled);
    assert_true(scene->items[DAY_TILES + 15].disabled); /* that is tomorrow */
    click_item(&scene->items[DAY_EARLIER]);
    assert_int_equal(scene->chosen.month, 5);
    click_item(&scene->items[DAY_TILES + 2]);
    assert_int_equal(scene->chosen.day, 3);
    click_item(&scene->items[DAY_LATER]);
    assert_int_equal(scene->chosen.month, 6);
    assert_int_equal(scene->chosen.day, 1);
    click_item(&scene->items[DAY_EARLIER]);
    ((DayScene *)scene)->today = (Day){2026, 5, 31}; /* the clock was set back */
    click_item(&scene->items[DAY_LATER]);
    assert_true(day_equal(scene->chosen, scene->today));
}

static void a_game_that_was_left_is_of_its_day_and_of_its_person(void **state)
{
    (void)state;
    seat_two_people();
    DayScene *scene = push_day();
    assert_int_equal(scene->people.count, 2);
    click_item(&scene->items[DAY_PLAY]);
    play_turn(&scene->solo);
    make_move(&scene->solo); /* in the middle of a turn, */
    make_move(&scene->solo);
    const int moves = play_record(app.play)->move_count;
    table_game_key(SDLK_ESCAPE, 0);
    if (scene->mode == DAY_PLAYING) /* with something in hand */
        table_game_key(SDLK_ESCAPE, 0);
    click_item(&scene->items[DAY_TILES + 1]); /* another day: */
    click_item(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, 0); /* another deal */
    table_game_key(SDLK_ESCAPE, 0);
    click_item(&scene->items[DAY_PLAY]);
    play_turn(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    click_item(&scene->items[DAY_TILES + 14]);
    widgets_focus(&scene->widgets, DAY_WHO);
    table_game_key(SDLK_RIGHT, 0);
    assert_string_equal(day_person(scene), "Ben");
    click_item(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, 0);
    play_turn(&scene->solo); /* Ben's own game does not touch Ana's */
    table_game_key(SDLK_ESCAPE, 0);
    widgets_focus(&scene->widgets, DAY_WHO);
    table_game_key(SDLK_LEFT, 0);
    click_item(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, moves);
}

/* A day with one turn played, left again. */
static DayScene *leave_a_day(void)
{
    DayScene *scene = push_day();
    click_item(&scene->items[DAY_PLAY]);
    play_turn(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scene->mode, DAY_CHOOSING);
    return scene;
}

/* A folder stands where the game was left, and goes while another one is played. */
static void a_game_that_cannot_be_read_now_is_not_replaced(void **state)
{
    char kept[FILE_PATH_CAPACITY], away[FILE_PATH_CAPACITY + 8];
    Error error;
    (void)state;
    DayScene *scene = leave_a_day();
    const int moves = scene->solo.kept_moves;
    snprintf(kept, sizeof kept, "%s", scene->solo.path);
    snprintf(away, sizeof away, "%s.away", kept);
    assert_int_equal(rename(kept, away), 0);
    assert_true(file_make_directory(kept, &error));
    click_item(&scene->items[DAY_PLAY]);
    assert_non_null(strstr(app.notice, "That didn’t work"));
    assert_int_equal(play_record(app.play)->move_count, 0);
    assert_int_equal(rmdir(kept), 0);
    assert_int_equal(rename(away, kept), 0);
    make_move(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    if (scene->mode == DAY_PLAYING) /* with something in hand */
        table_game_key(SDLK_ESCAPE, 0);
    click_item(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, moves);
}

static void a_damaged_game_is_set_aside_before_it_is_replaced(void **state)
{
    char kept[FILE_PATH_CAPACITY], aside[FILE_PATH_CAPACITY], text[16];
    size_t length;
    Error error;
    (void)state;
    DayScene *scene = leave_a_day();
    snprintf(kept, sizeof kept, "%s", scene->solo.path);
    assert_true(file_write(kept, "not a game\n", 11, &error));
    click_item(&scene->items[DAY_PLAY]);
    assert_non_null(strstr(app.notice, "set aside as damaged-1.dreamhome"));
    assert_true(file_path(aside, app.paths.data, "damaged-1.dreamhome", &error));
    assert_true(file_read(aside, text, sizeof text, &length, &error));
    assert_memory_equal(text, "not a game\n", 11);
    play_turn(&scene->solo); /* the new one is kept */
    table_game_key(SDLK_ESCAPE, 0);
    click_item(&scene->items[DAY_PLAY]);
    assert_true(play_record(app.play)->move_count > 0);
}

static void a_result_is_its_persons_own_and_can_be_copied(void **state)
{
    char part[16];
    (void)state;
    seat_two_people();
    DayScene *scene = push_day();
    assert_true(scene->items[DAY_COPY].hidden);
    click_item(&scene->items[DAY_PLAY]);
    for (int turn = 0; turn < TURNS_ENOUGH && scene->mode == DAY_PLAYING; turn++)
        play_turn(&scene->solo);
    table_game_run(2);
    assert_true(scene->limit_known);
    click_item(&scene->items[DAY_COPY]);
    char *copied = SDL_GetClipboardText();
    snprintf(part, sizeof part, " %d%%", percent_of(scene->result.points, scene->result.best));
    assert_non_null(strstr(copied, part));
    SDL_free(copied);
    click_item(&scene->items[DAY_BEST]);
    table_game_scene(SCENE_BEST);
    scenes_take(&app, scene_pop());
    scene->limit = (Limit){0}; /* no house is better than one that beats what was found */
    day_finish(scene, &app);
    assert_int_equal(scene->result.best, scene->result.points);
    click_item(&scene->items[DAY_DONE]);
    assert_true(seen(&app, "There’ll be a new house tomorrow."));
    assert_non_null(scene->items[DAY_TILES + 14].about);
    assert_false(scene->items[DAY_COPY].hidden);
    widgets_focus(&scene->widgets, DAY_WHO);
    table_game_key(SDLK_RIGHT, 0);
    assert_null(scene->items[DAY_TILES + 14].about);
    assert_true(scene->items[DAY_COPY].hidden);
}

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
    seat_two_people();
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

static void only_those_who_are_named_and_wanted_play_in_turn(void **state)
{
    (void)state;
    TurnsScene *scene = table_game_go_to(SCENE_TURNS);
    assert_int_equal(scene->people.count, 1); /* computers do not play alone */
    assert_string_not_equal(scene->names[0], scene->names[1]);
    click_item(&scene->items[TURNS_SWITCHES + 4]);
    click_item(&scene->items[TURNS_SWITCHES + 2]); /* off */
    assert_true(scene->items[TURNS_NAMES + 2].hidden);
    scene->names[0][0] = '\0'; /* who has no name does not play */
    click_item(&scene->items[TURNS_GO]);
    assert_int_equal(scene->turns.count, 1);
    assert_string_equal(scene->turns.names[0], scene->names[2]);
    table_game_key(SDLK_RETURN, 0);
    play_turn(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    scene = table_game_go_to(SCENE_TURNS); /* it waits where it was left */
    assert_int_equal(scene->mode, TURNS_HANDING_OVER);
    assert_int_equal(scene->next, 0);
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
        play_turn(&scene->solo);
        table_game_key(SDLK_ESCAPE, 0); /* left in the middle, */
        table_game_key(SDLK_RETURN, 0); /* and taken up again */
        assert_true(play_record(app.play)->move_count > 0);
        for (int turn = 0; turn < TURNS_ENOUGH && scene->mode == TURNS_PLAYING; turn++)
            play_turn(&scene->solo);
    }
    table_game_run(2);
    assert_int_equal(scene->mode, TURNS_COMPARING);
    assert_true(scene->limit_known);
    assert_int_equal(scene->games[0].options.seed, scene->games[1].options.seed);
    scenes_layout(&app);
    assert_int_equal(seen_times(&app, "Functionality"), players); /* line by line */
    assert_readable_everywhere();
    table_game_key(SDLK_ESCAPE, 0);
    scene = table_game_go_to(SCENE_TURNS); /* the houses still stand there */
    assert_int_equal(scene->mode, TURNS_COMPARING);
    table_game_click("widget New deal");
    assert_int_equal(scene->mode, TURNS_ASKING);
    table_game_key(SDLK_ESCAPE, 0);
    scene = table_game_go_to(SCENE_TURNS); /* the old deal is gone for good, */
    assert_int_equal(scene->mode, TURNS_ASKING);
    click_item(&scene->items[TURNS_GO]); /* and nobody has played the new one */
    assert_int_equal(scene->mode, TURNS_HANDING_OVER);
    assert_int_equal(scene->next, 0);
    scenes_take(&app, scene_pop());
    table_game_assert_alone_ended();
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, table_game_open_alone, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(everything_alone_is_reached_with_a_gamepad),
        ALONE(a_day_is_left_taken_up_again_and_counted_once),
        ALONE(the_neighbour_shows_its_column_until_the_turn_is_over),
        ALONE(the_calendar_ends_with_today),
        ALONE(a_game_that_was_left_is_of_its_day_and_of_its_person),
        ALONE(a_game_that_cannot_be_read_now_is_not_replaced),
        ALONE(a_damaged_game_is_set_aside_before_it_is_replaced),
        ALONE(a_result_is_its_persons_own_and_can_be_copied),
        ALONE(the_offers_tell_how_far_everyone_has_come),
        ALONE(a_damaged_ledger_is_told_before_anything_is_played),
        ALONE(only_those_who_are_named_and_wanted_play_in_turn),
        ALONE(the_same_deal_is_played_by_all_and_compared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
