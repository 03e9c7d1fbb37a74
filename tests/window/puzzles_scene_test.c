/* Puzzles on the real table: solved, missed, tried again, kept. */
#include "app/probe/layout_check.h"
#include "app/scenes/puzzles/puzzles.h"
#include "app/scenes/visit/visit.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

static void a_puzzle_is_solved_with_the_mouse_and_kept(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    assert_false(play_can_undo(app.play));
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
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
    table_game_assert_alone_ended();
    scene = table_game_go_to(SCENE_PUZZLES);
    assert_int_equal(scene->solver->stars[0], 3);
    assert_int_equal(scene->index, 1); /* the next one has the focus */
}

typedef struct Deck {
    int rooms[ROOM_CARD_COUNT + 1];
} Deck;

static void count_room(void *self, const char *kind, int card)
{
    Deck *deck = self;
    if (strcmp(kind, "room") == 0)
        deck->rooms[card]++;
}

static int times_drawn(RoomCard card)
{
    Deck deck = {{0}};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &deck, .piece = count_room});
    app_draw(&app);
    canvas_unwatch(app.canvas, &deck);
    return deck.rooms[card];
}

static void the_verdict_shows_the_cards_of_the_answer(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    const RoomCard best = play_game(app.play)->market_room[scene->puzzle.answer.column];
    const int before = times_drawn(best);
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    assert_true(scene->verdict.prospects_known);
    scene->verdict.prospects = (Prospects){0}; /* they come first where there is little room */
    assert_int_equal(times_drawn(best), before + 1);
}

/* A third garage fits face down alone, where the sauna would have brought points. */
static void the_verdict_names_the_move_and_where_its_points_come_from(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    table_game_click("column 5");
    table_game_click("space e2");
    table_game_click("button end-turn");
    table_game_run(2);
    assert_true(seen(&app, "Sauna on the top floor, in the centre: +1"));
    assert_true(seen(&app, "Empty room on the top floor, far right"));
    assert_true(scene->verdict.prospects_known && scene->verdict.own_compared);
    assert_true(scene->verdict.prospects.own[SCORE_ROOMS].points > 0);
    assert_true(seen(&app, "compared with your move") && seen(&app, "Rooms\n"));
    scene->verdict.prospects.own[SCORE_ROOMS].error = 1000; /* then nothing can be said about it */
    assert_false(seen(&app, "Rooms\n"));
    table_game_key(SDLK_RETURN, 0); /* Try again */
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    table_game_run(2);
    assert_false(scene->verdict.own_compared);
    assert_true(seen(&app, "compared with the next best move"));
}

static void a_wrong_answer_is_explained_and_can_be_tried_again(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_key(SDLK_RETURN, 0); /* the first puzzle has the focus */
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    table_game_click("column 5");
    table_game_click("space e2"); /* it fits face down alone */
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
    table_game_assert_alone_ended();
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
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_key(SDLK_RETURN, 0);
    assert_false(layout_find(&app, "button hint", &b));
    const int other = (scene->player + 1) % play_game(app.play)->players;
    assert_int_not_equal(play_record(app.play)->seats[other].level, LEVEL_PERSON);
    assert_true(scene->guest.table.layout.opponent_count > 0);
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    assert_int_equal(scene->guest.table.layout.opponent_count, 0);
    scenes_take(&app, scene_pop());
    assert_memory_equal(&app.seats[0], &before, sizeof before);
}

static void undoing_everything_starts_a_house_over(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
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

/* Whoever builds nothing but empty rooms is told what is missing, line by line. */
static void a_house_that_could_be_better_is_compared_with_the_best(void **state)
{
    char gain[16];
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, first_house(scene));
    while (scene->mode == PUZZLES_PLAYING) {
        MoveList moves;
        game_moves(play_game(app.play), &moves);
        assert_true(table_play(&scene->guest.table, &app, &moves.items[moves.count - 1]));
        if (app.play->turn_over)
            table_end_turn(&scene->guest.table, &app);
        puzzles_follow(scene, &app);
    }
    table_game_run(2);
    assert_false(scene->verdict.solved);
    assert_true(scene->verdict.limit_known);
    const Score best = score_full(&scene->verdict.limit.home);
    assert_int_equal(best.total, scene->puzzle.points);
    assert_true(seen(&app, "The best house, compared with yours"));
    assert_int_equal(seen(&app, "Rooms\n"), best.rooms != scene->verdict.score.rooms);
    assert_int_equal(seen(&app, "Roof\n"), best.roof != scene->verdict.score.roof);
    const int rooms = best.rooms - scene->verdict.score.rooms;
    snprintf(gain, sizeof gain, "%s%d\n", rooms < 0 ? "−" : "+", abs(rooms));
    assert_true(rooms && seen(&app, gain));
}

/* The way to the best house, found by the solver, played on the table. */
static void a_house_is_finished_as_the_solver_would(void **state)
{
    (void)state;
    enum { WIDTH = 200 };
    static LimitItem items[LIMIT_ITEMS(WIDTH)];
    static Record solution;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
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
    assert_int_equal(scene->verdict.score.total, scene->puzzle.points);
    table_game_run(2);
    assert_true(scene->verdict.limit_known);
    assert_true(seen(&app, "No other house gets as many points."));
    table_game_click("widget The best house");
    table_game_scene(SCENE_BEST);
    table_game_click("widget Visit");
    const Visit *visit = table_game_scene(SCENE_VISIT);
    assert_int_equal(visit->house.score.total, scene->verdict.limit.points);
    assert_memory_equal(&visit->house.home, &scene->verdict.limit.home, sizeof(Home));
    table_game_click("widget Back");
    table_game_click("widget Back");
    table_game_scene(SCENE_PUZZLES);
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, table_game_open_alone, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(a_puzzle_is_solved_with_the_mouse_and_kept),
        ALONE(the_verdict_shows_the_cards_of_the_answer),
        ALONE(the_verdict_names_the_move_and_where_its_points_come_from),
        ALONE(a_house_that_could_be_better_is_compared_with_the_best),
        ALONE(a_wrong_answer_is_explained_and_can_be_tried_again),
        ALONE(a_puzzle_has_no_hints_and_leaves_the_looks_alone),
        ALONE(undoing_everything_starts_a_house_over),
        ALONE(a_house_is_finished_as_the_solver_would),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
