/* What one person can play: puzzles, the house of the day, and the same deal in turns. */
#include "ai/neighbour.h"
#include "app/family/family.h"
#include "app/probe/layout_check.h"
#include "app/scenes/day/day_scene.h"
#include "app/scenes/puzzles/puzzles.h"
#include "app/scenes/turns/turns_scene.h"
#include "app/scenes/visit/visit.h"
#include "seen.h"
#include "session/folder.h"
#include "table_game.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* The family's own game lies on the table all the while. */
static int open_game(void **state)
{
    (void)state;
    if (table_game_open(REPLAYS "/en-4.dreamhome", 9))
        return -1;
    thinker_free(app.thinker);
    app.thinker = thinker_new(true); /* the best house of a deal is looked for in a hurry */
    return 0;
}

static void *scene_of(SceneId id)
{
    assert_int_equal(scenes_top(&app), id);
    return app.scenes.items[app.scenes.count - 1].state;
}

static void *push(SceneId id)
{
    scenes_take(&app, scene_push(id));
    return scene_of(id);
}

static void assert_the_family_plays_on(void)
{
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_false(app.kept.rehearsing);
    assert_int_equal(play_record(app.play)->move_count, 9);
    assert_int_equal(play_game(app.play)->players, 4);
}

/* ---- puzzles ---- */

static void a_puzzle_is_solved_with_the_mouse_and_kept(void **state)
{
    (void)state;
    PuzzlesScene *scene = push(SCENE_PUZZLES);
    table_game_click("widget 1");
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    assert_false(play_can_undo(app.play));
    table_game_click("column 5");
    table_game_click("space e0");
    assert_true(app.play->turn_over);
    assert_int_equal(scene->mode, PUZZLES_PLAYING); /* it can still be undone */
    table_game_click("button end-turn");
    assert_int_equal(scene->mode, PUZZLES_JUDGED);
    assert_true(scene->verdict.solved);
    assert_int_equal(scene->solver->stars[0], 3);
    scene->solver->stars[1] = 1; /* as if it had been solved, too */
    table_game_click("widget Next puzzle");
    assert_int_equal(scene->index, 2);
    scene->solver->stars[1] = 0;
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scene->mode, PUZZLES_CHOOSING);
    table_game_key(SDLK_ESCAPE, 0);
    assert_the_family_plays_on();
    scene = push(SCENE_PUZZLES);
    assert_int_equal(scene->solver->stars[0], 3);
    assert_int_equal(scene->index, 1); /* the next one has the focus */
}

static void a_wrong_answer_is_explained_and_can_be_tried_again(void **state)
{
    (void)state;
    PuzzlesScene *scene = push(SCENE_PUZZLES);
    table_game_key(SDLK_RETURN, 0); /* the first puzzle has the focus */
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    table_game_click("column 4");
    table_game_click("space e0"); /* it fits face down alone */
    assert_true(app.play->turn_over);
    table_game_key(SDLK_z, KMOD_LCTRL);
    assert_false(app.play->turn_over);
    table_game_key(SDLK_y, KMOD_LCTRL);
    assert_true(app.play->turn_over);
    table_game_key(SDLK_SPACE, 0);
    assert_int_equal(scene->mode, PUZZLES_JUDGED);
    assert_false(scene->verdict.solved);
    assert_true(scene->verdict.best.reason_count > 0);
    assert_int_equal(scene->solver->tries[0], 1);
    assert_int_equal(scene->solver->stars[0], 0);
    table_game_key(SDLK_RETURN, 0); /* Try again */
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    assert_int_equal(scene->index, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_the_family_plays_on();
}

static int first_house(const PuzzlesScene *scene)
{
    int index = 0;
    while (scene->book.items[index].kind != PUZZLE_FINISH)
        index++;
    return index;
}

/* Only the asked player's turns are played; the neighbours' homes give way to the verdict. */
static void a_puzzle_has_no_hints_and_leaves_the_looks_alone(void **state)
{
    Box b;
    (void)state;
    app.seats[0].colour = 3;
    app.seats[0].hints = true;
    const SeatLook before = app.seats[0];
    PuzzlesScene *scene = push(SCENE_PUZZLES);
    table_game_key(SDLK_RETURN, 0);
    assert_false(layout_find(&app, "button hint", &b));
    const int other = (scene->player + 1) % play_game(app.play)->players;
    assert_int_not_equal(play_record(app.play)->seats[other].level, LEVEL_PERSON);
    assert_true(scene->guest.table.layout.opponent_count > 0);
    table_game_click("column 5");
    table_game_click("space e0");
    table_game_click("button end-turn");
    assert_int_equal(scene->guest.table.layout.opponent_count, 0);
    scenes_take(&app, scene_pop());
    assert_memory_equal(&app.seats[0], &before, sizeof before);
}

static void undoing_everything_starts_a_house_over(void **state)
{
    (void)state;
    PuzzlesScene *scene = push(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    const int start = play_record(app.play)->move_count;
    for (int i = 0; i < 20 && !app.play->turn_over; i++) {
        MoveList moves;
        game_moves(play_game(app.play), &moves);
        assert_true(table_play(&scene->guest.table, &app, &moves.items[0]));
    }
    table_end_turn(&scene->guest.table, &app);
    puzzles_follow(scene, &app);
    assert_true(play_record(app.play)->move_count > start);
    assert_false(play_can_undo(app.play));
    table_game_key(SDLK_z, KMOD_LCTRL);
    assert_int_equal(play_record(app.play)->move_count, start);
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
}

/* The way to the best house, found by the solver, played on the table. */
static void a_house_is_finished_as_the_solver_would(void **state)
{
    (void)state;
    enum { WIDTH = 200 };
    static LimitItem items[LIMIT_ITEMS(WIDTH)];
    static Record solution;
    PuzzlesScene *scene = push(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    assert_true(puzzle_finish(&scene->puzzle, items, WIDTH, &solution));
    for (int i = scene->puzzle.record.move_count; i < solution.move_count; i++) {
        if (play_record(app.play)->move_count != i)
            continue; /* the others have played it already */
        assert_true(table_play(&scene->guest.table, &app, &solution.moves[i]));
        if (app.play->turn_over)
            table_end_turn(&scene->guest.table, &app);
        puzzles_follow(scene, &app);
    }
    assert_int_equal(scene->mode, PUZZLES_JUDGED);
    assert_true(scene->verdict.solved);
    assert_int_equal(scene->verdict.points, scene->puzzle.points);
    table_game_run(2);
    assert_true(scene->verdict.limit_known);
    table_game_click("widget The best house");
    scene_of(SCENE_BEST);
    table_game_click("widget Visit");
    const Visit *visit = scene_of(SCENE_VISIT);
    assert_int_equal(visit->house.score.total, scene->verdict.limit.points);
    assert_memory_equal(&visit->house.home, &scene->verdict.limit.home, sizeof(Home));
    table_game_click("widget Back");
    table_game_click("widget Back");
    scene_of(SCENE_PUZZLES);
}

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
    push(SCENE_ALONE);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    PuzzlesScene *puzzles = scene_of(SCENE_PUZZLES);
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
    const DayScene *day = scene_of(SCENE_DAY);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(day->mode, DAY_PLAYING);
    press(pad, SDL_CONTROLLER_BUTTON_START);
    assert_int_equal(day->mode, DAY_CHOOSING);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    const TurnsScene *turns = scene_of(SCENE_TURNS);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(turns->mode, TURNS_HANDING_OVER);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(turns->mode, TURNS_PLAYING);
    press(pad, SDL_CONTROLLER_BUTTON_START);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    press(pad, SDL_CONTROLLER_BUTTON_B);
    assert_the_family_plays_on();
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

static void a_day_is_left_taken_up_again_and_counted_once(void **state)
{
    (void)state;
    DayScene *scene = push(SCENE_DAY);
    table_game_key(SDLK_RETURN, 0); /* Play */
    assert_int_equal(scene->mode, DAY_PLAYING);
    assert_int_not_equal(play_record(app.play)->seats[SOLO_NEIGHBOUR].level, LEVEL_PERSON);
    assert_ptr_equal(scene->solo.guest.table.guest.rival, neighbour_decide);
    play_turn(&scene->solo);
    const int moves = play_record(app.play)->move_count;
    assert_true(moves > 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_the_family_plays_on();
    for (int game = 0; game < 2; game++) {
        scene = push(SCENE_DAY);
        table_game_key(SDLK_RETURN, 0);
        assert_int_equal(play_record(app.play)->move_count, game ? 0 : moves);
        for (int turn = 0; turn < TURNS_ENOUGH && scene->mode == DAY_PLAYING; turn++)
            play_turn(&scene->solo);
        table_game_run(2);
        assert_true(scene->limit_known);
        assert_int_equal(scene->counted, game == 0);
        assert_int_equal(scene->days.count, 1);
        table_game_key(SDLK_ESCAPE, 0);
        table_game_key(SDLK_ESCAPE, 0);
    }
    assert_the_family_plays_on();
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
    DayScene *scene = push(SCENE_DAY);
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
    scene_of(SCENE_BEST);
    scenes_take(&app, scene_pop());
    scene->limit = (Limit){0}; /* no house is better than one that beats what was found */
    day_finish(scene, &app);
    assert_int_equal(scene->result.best, scene->result.points);
    click_item(&scene->items[DAY_DONE]);
    assert_non_null(scene->items[DAY_TILES + 14].about);
    assert_false(scene->items[DAY_COPY].hidden);
    widgets_focus(&scene->widgets, DAY_WHO);
    table_game_key(SDLK_RIGHT, 0);
    assert_null(scene->items[DAY_TILES + 14].about);
    assert_true(scene->items[DAY_COPY].hidden);
}

static void only_those_who_are_named_and_wanted_play_in_turn(void **state)
{
    (void)state;
    TurnsScene *scene = push(SCENE_TURNS);
    assert_int_equal(scene->people.count, 1); /* computers do not play alone */
    assert_string_not_equal(scene->names[0], scene->names[1]);
    click_item(&scene->items[TURNS_SWITCHES + 2]);
    click_item(&scene->items[TURNS_SWITCHES + 1]); /* off */
    assert_true(scene->items[TURNS_NAMES + 1].hidden);
    scene->names[0][0] = '\0'; /* who has no name does not play */
    click_item(&scene->items[TURNS_GO]);
    assert_int_equal(scene->turns.count, 1);
    assert_string_equal(scene->turns.names[0], scene->names[2]);
    table_game_key(SDLK_RETURN, 0);
    play_turn(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    scene = push(SCENE_TURNS); /* it waits where it was left */
    assert_int_equal(scene->mode, TURNS_HANDING_OVER);
    assert_int_equal(scene->next, 0);
}

static void the_same_deal_is_played_by_all_and_compared(void **state)
{
    (void)state;
    TurnsScene *scene = push(SCENE_TURNS);
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
    table_game_key(SDLK_ESCAPE, 0);
    scene = push(SCENE_TURNS); /* the houses still stand there */
    assert_int_equal(scene->mode, TURNS_COMPARING);
    table_game_click("widget New deal");
    assert_int_equal(scene->mode, TURNS_ASKING);
    table_game_key(SDLK_ESCAPE, 0);
    scene = push(SCENE_TURNS); /* the old deal is gone for good, */
    assert_int_equal(scene->mode, TURNS_ASKING);
    click_item(&scene->items[TURNS_GO]); /* and nobody has played the new one */
    assert_int_equal(scene->mode, TURNS_HANDING_OVER);
    assert_int_equal(scene->next, 0);
    scenes_take(&app, scene_pop());
    assert_the_family_plays_on();
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, open_game, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(a_puzzle_is_solved_with_the_mouse_and_kept),
        ALONE(a_wrong_answer_is_explained_and_can_be_tried_again),
        ALONE(a_puzzle_has_no_hints_and_leaves_the_looks_alone),
        ALONE(undoing_everything_starts_a_house_over),
        ALONE(a_house_is_finished_as_the_solver_would),
        ALONE(everything_alone_is_reached_with_a_gamepad),
        ALONE(a_day_is_left_taken_up_again_and_counted_once),
        ALONE(the_calendar_ends_with_today),
        ALONE(a_game_that_was_left_is_of_its_day_and_of_its_person),
        ALONE(a_result_is_its_persons_own_and_can_be_copied),
        ALONE(only_those_who_are_named_and_wanted_play_in_turn),
        ALONE(the_same_deal_is_played_by_all_and_compared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
