/* What one person can play: puzzles, the house of the day, and the same deal in turns. */
#include "app/scenes/day/day_scene.h"
#include "app/scenes/puzzles/puzzles.h"
#include "app/scenes/turns/turns_scene.h"
#include "session/folder.h"
#include "table_game.h"
#include "testing.h"

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
    table_game_click("widget All puzzles");
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
    table_game_key(SDLK_RETURN, 0); /* Try again */
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_the_family_plays_on();
}

/* The way to the best house, found by the solver, played on the table. */
static void a_house_is_finished_as_the_solver_would(void **state)
{
    (void)state;
    enum { WIDTH = 200 };
    static LimitItem items[LIMIT_ITEMS(WIDTH)];
    static Record solution;
    PuzzlesScene *scene = push(SCENE_PUZZLES);
    int index = 0;
    while (scene->book.items[index].kind != PUZZLE_FINISH)
        index++;
    puzzles_start(scene, &app, index);
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
    assert_int_equal(scenes_top(&app), SCENE_BEST);
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

static void a_day_is_left_taken_up_again_and_counted_once(void **state)
{
    (void)state;
    DayScene *scene = push(SCENE_DAY);
    table_game_key(SDLK_RETURN, 0); /* Play */
    assert_int_equal(scene->mode, DAY_PLAYING);
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
    table_game_key(SDLK_ESCAPE, 0);
    assert_the_family_plays_on();
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, open_game, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(a_puzzle_is_solved_with_the_mouse_and_kept),
        ALONE(a_wrong_answer_is_explained_and_can_be_tried_again),
        ALONE(a_house_is_finished_as_the_solver_would),
        ALONE(everything_alone_is_reached_with_a_gamepad),
        ALONE(a_day_is_left_taken_up_again_and_counted_once),
        ALONE(the_same_deal_is_played_by_all_and_compared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
