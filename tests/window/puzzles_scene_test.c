/* Puzzles on the real table: solved, missed, tried again, kept. */
#include "app/probe/layout_check.h"
#include "app/scenes/visit/visit.h"
#include "puzzle_game.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

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

static void a_wrong_answer_keeps_the_right_one_and_can_be_tried_again(void **state)
{
    Box b;
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
    assert_true(seen(&app, "There’s a better answer."));
    assert_true(seen(&app, "Three stars at the first try"));
    assert_false(seen(&app, "auna") || seen(&app, "compared with"));
    table_game_key(SDLK_RETURN, 0); /* Try again */
    assert_int_equal(scene->mode, PUZZLES_PLAYING);
    table_game_click("column 5");
    table_game_click("space e2");
    table_game_key(SDLK_SPACE, 0);
    table_game_key(SDLK_DOWN, 0);
    table_game_key(SDLK_RETURN, 0); /* Show me */
    assert_true(scene->verdict.told && seen(&app, "auna"));
    assert_false(layout_find(&app, "widget Show me", &b));
    assert_int_equal(scene->widgets.focus, PUZZLES_NEXT);
    assert_int_equal(scene->solver->tries[0], 2);
    table_game_click("widget Try again");
    assert_int_equal(scene->index, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_assert_alone_ended();
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
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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

/* What Enter would open can be seen. */
static void the_page_keys_take_the_focus_along(void **state)
{
    (void)state;
    static const SDL_Keycode KEYS[] = {SDLK_PAGEDOWN, SDLK_PAGEDOWN, SDLK_PAGEUP, SDLK_END,
                                       SDLK_HOME};
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    for (size_t i = 0; i < SDL_arraysize(KEYS); i++) {
        const int before = scene->widgets.focus;
        table_game_key(KEYS[i], 0);
        const Scroll *scroll = &scene->widgets.scroll;
        const Box b = scroll_moved(scroll, scene->items[scene->widgets.focus].box);
        assert_int_not_equal(scene->widgets.focus, before);
        assert_true(b.y >= scroll->window.y && b.y + b.h <= scroll->window.y + scroll->window.h);
        if (KEYS[i] == SDLK_END)
            assert_int_equal(scene->widgets.focus, PUZZLES_TILES + scene->book.count - 1);
    }
    assert_int_equal(scene->widgets.focus, PUZZLES_TILES);
    for (int i = 0; i < 9 && scene->widgets.focus != PUZZLES_BACK; i++)
        table_game_key(SDLK_UP, 0);
    table_game_key(SDLK_PAGEDOWN, 0); /* what does not scroll keeps it */
    assert_int_equal(scene->widgets.focus, PUZZLES_BACK);
    assert_true(scene->widgets.scroll.at > 0);
}

/* The way to the best house, found by the solver, played on the table. */
static void a_house_is_finished_as_the_solver_would(void **state)
{
    (void)state;
    enum { WIDTH = 200 };
    static LimitItem items[LIMIT_ITEMS(WIDTH)];
    static Record solution;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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
    table_game_click("widget Best possible house");
    table_game_scene(SCENE_BEST);
    scenes_layout(&app); /* all of it is drawn anew */
    assert_true(seen(&app, "points: no better end is possible."));
    scenes_layout(&app);
    assert_false(seen(&app, "To build it"));
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
        ALONE(a_wrong_answer_keeps_the_right_one_and_can_be_tried_again),
        ALONE(a_puzzle_has_no_hints_and_leaves_the_looks_alone),
        ALONE(undoing_everything_starts_a_house_over),
        ALONE(the_page_keys_take_the_focus_along),
        ALONE(a_house_is_finished_as_the_solver_would),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
