/* What is said of an answer: the cards of the best one, where its points come from, line by line.
 */
#include "app/probe/layout_check.h"
#include "puzzle_game.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

static double number_of(const GainLine *line)
{
    const char *sign = strstr(line->number, "−");
    return sign ? -atof(sign + strlen("−")) : atof(line->number);
}

/* Whatever is rounded: the last line is the sum of those above it. */
static void assert_lines_add_up(const PuzzlesScene *scene)
{
    const GainLines lines = puzzles_gains(scene, &app);
    double sum = 0;
    assert_true(lines.count > 1);
    for (int i = 0; i < lines.count - 1; i++)
        sum += number_of(&lines.items[i]);
    assert_string_equal(lines.items[lines.count - 1].label, "Total");
    assert_true(sum == number_of(&lines.items[lines.count - 1]));
}

static void the_verdict_shows_the_cards_of_the_answer(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    const RoomCard best = play_game(app.play)->market_room[scene->puzzle.answer.column];
    const int before = puzzle_game_drawn("room", best);
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    assert_true(scene->verdict.prospects_known);
    scene->verdict.prospects = (Prospects){0}; /* they come first where there is little room */
    assert_int_equal(puzzle_game_drawn("room", best), before + 1);
}

static void gains_are_rounded_to_halves_that_add_up(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, 0);
    scene->verdict.prospects =
        (Prospects){.deals = 100, .own = {{140, 5}, {212, 5}, {-91, 5}}, .rival = {-263, 5}};
    assert_lines_add_up(scene);
    GainLines lines = puzzles_gains(scene, &app);
    assert_string_equal(lines.items[3].label, "Your opponent gets less"); /* there is only one */
    scene->puzzle.record.options.players = 3;
    lines = puzzles_gains(scene, &app);
    assert_int_equal(lines.count, 5);
    assert_string_equal(lines.items[3].label, "The strongest opponent gets less");
    assert_string_equal(lines.items[3].number, "+2.5");
    assert_string_equal(lines.items[4].number, "+5");
    scene->verdict.prospects = (Prospects){0}; /* nothing is clear: what was found beforehand */
    assert_int_equal(puzzles_gains(scene, &app).count, 1);
    assert_string_equal(puzzles_gains(scene, &app).items[0].number, "+5");
}

/* A third garage fits face down alone, where the sauna would have brought points. */
static void the_verdict_names_the_column_and_where_its_points_come_from(void **state)
{
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    table_game_click("column 5");
    table_game_click("space e2");
    table_game_click("button end-turn");
    table_game_run(2);
    table_game_click("widget Show me");
    assert_true(seen(&app, "Column 4: sauna and canopy bed"));
    assert_true(seen(&app, "Column 5: garage and Jackhammer"));
    assert_false(seen(&app, "top floor") || seen(&app, "±"));
    assert_true(scene->verdict.prospects_known && scene->verdict.own_compared);
    assert_true(scene->verdict.prospects.own[SCORE_ROOMS].points > 0);
    assert_true(seen(&app, "compared with your move") && seen(&app, "Rooms\n"));
    assert_lines_add_up(scene);
    scene->verdict.prospects.own[SCORE_ROOMS].error = 1000; /* then nothing can be said about it */
    assert_false(seen(&app, "Rooms\n"));
    table_game_click("widget Try again");
    table_game_click("column 4");
    table_game_click("space e2");
    table_game_click("space e1"); /* the canopy bed */
    table_game_click("button end-turn");
    table_game_run(2);
    assert_false(scene->verdict.own_compared);
    assert_true(seen(&app, "compared with the next best move"));
}

/* Whoever needs large letters reads why as well: where the table asked before. */
static void a_verdict_in_large_letters_says_why(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1024, 600);
    app.settings.text_size = 250;
    app.settings.wide_spacing = true;
    app_measure(&app);
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    table_game_click("column 5");
    table_game_click("space e2");
    table_game_click("button end-turn");
    table_game_run(2);
    assert_true(seen(&app, "Three stars at the first try"));
    assert_int_equal(layout_check(&app), 0);
    table_game_click("widget Show me");
    assert_true(scene->verdict.prospects_known);
    assert_true(seen(&app, "compared with your move:") && seen(&app, "Total\n"));
    assert_int_equal(layout_check(&app), 0);
}

/* Whoever builds nothing but empty rooms is told what is missing, line by line. */
static void a_house_that_could_be_better_is_compared_with_the_best(void **state)
{
    char gain[16];
    (void)state;
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    puzzles_start(scene, &app, puzzle_game_first_house(scene));
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
    assert_false(seen(&app, "The best house"));
    table_game_click("widget Show me");
    const Score best = score_full(&scene->verdict.limit.home);
    assert_int_equal(best.total, scene->puzzle.points);
    assert_true(seen(&app, "The best house, compared with yours"));
    assert_int_equal(seen(&app, "Rooms\n"), best.rooms != scene->verdict.score.rooms);
    assert_int_equal(seen(&app, "Roof\n"), best.roof != scene->verdict.score.roof);
    const int rooms = best.rooms - scene->verdict.score.rooms;
    snprintf(gain, sizeof gain, "%s%d\n", rooms < 0 ? "−" : "+", abs(rooms));
    assert_true(rooms && seen(&app, gain));
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, table_game_open_alone, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(the_verdict_shows_the_cards_of_the_answer),
        ALONE(gains_are_rounded_to_halves_that_add_up),
        ALONE(the_verdict_names_the_column_and_where_its_points_come_from),
        ALONE(a_verdict_in_large_letters_says_why),
        ALONE(a_house_that_could_be_better_is_compared_with_the_best),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
