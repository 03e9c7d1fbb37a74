/* How computers play at the table: so that all of it is seen, and nobody has to wait long. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "testing.h"

enum { PATIENCE = 600 }; /* frames */

static int open_four(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 40);
}

/* The first player of a round, with three more to come. */
static int open_first_of_four(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/hu-4.dreamhome", 8);
}

/* When the last thing that moves has come to its place. */
static double arrival(const Trinkets *trinkets)
{
    double last = 0;
    for (int i = 0; i < trinkets->count; i++) {
        const Trinket *trinket = &trinkets->items[i];
        if (trinket->kind != TRINKET_LIFE)
            last = SDL_max(last, trinket->start + trinket->duration);
    }
    return last;
}

/* A wall that comes down, points on their way: the next home does not cut them short. */
static void a_computer_lets_its_turn_be_seen(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    const int computer = app.play->mover;
    play_set_level(app.play, computer, LEVEL_KID);
    app.settings.speed = SPEED_NORMAL;
    double last = 0;
    for (int frame = 0; frame < PATIENCE * 10 && app.play->mover == computer; frame++) {
        last = SDL_max(last, arrival(&table->shown.trinkets));
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_int_not_equal(app.play->mover, computer);
    assert_true(last > 0 && app.now >= last);
}

/* Thinks of nothing: a whole turn of what comes first, or of what comes last: no tools. */
static void plan_anything(const Game *game, Plan *plan, bool last)
{
    Game next = *game;
    MoveList moves;
    plan->count = 0;
    while (next.player == game->player && next.round == game->round) {
        game_moves(&next, &moves);
        plan->moves[plan->count] = moves.items[last ? moves.count - 1 : 0];
        game_apply(&next, &plan->moves[plan->count++], NULL);
    }
}

static void plan_with_tools(const Game *game, Plan *plan)
{
    plan_anything(game, plan, false);
}

static void plan_without_tools(const Game *game, Plan *plan)
{
    plan_anything(game, plan, true);
}

/* Seconds until three computers have played, after the turn of a person. */
static double time_three(void (*rival)(const Game *game, Plan *plan))
{
    Table *table = table_game_changed();
    const int person = app.play->mover;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        play_set_level(app.play, seat, seat == person ? LEVEL_PERSON : LEVEL_NORMAL);
    table_game_play_turn();
    table->guest.rival = rival;
    app.settings.speed = SPEED_NORMAL;
    const double start = app.now;
    const int round = play_game(app.play)->round;
    table_game_click("button end-turn");
    for (int frame = 0; play_game(app.play)->round == round; frame++) {
        assert_in_range(frame, 0, PATIENCE);
        table_game_run(1);
    }
    return app.now - start;
}

static void three_computers_take_four_seconds_at_most(void **state)
{
    (void)state;
    const double seconds = time_three(plan_without_tools);
    assert_true(seconds <= 4);
    assert_true(seconds >= 3); /* or nobody could follow */
}

/* Although what is used is shown first, so that everybody knows why cards move. */
static void three_computers_with_tools_take_four_seconds_at_most(void **state)
{
    (void)state;
    assert_true(time_three(plan_with_tools) <= 4);
}

/* The Drill, and what comes after it first. */
static void plan_to_drill(const Game *game, Plan *plan)
{
    const MoveKind kind =
        game->homes[game->player].cards & intent_tools_for(MOVE_DRILL) ? MOVE_DRILL : MOVE_TAKE;
    MoveList moves;
    game_moves(game, &moves);
    plan->count = 0;
    for (int i = 0; i < moves.count && !plan->count; i++) {
        if (moves.items[i].kind == kind)
            plan->moves[plan->count++] = moves.items[i];
    }
}

static void what_a_computer_uses_is_shown_first_in_a_house_that_stands_still(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const int computer = app.play->mover, moves = table_game_moves();
    int shown = 0;
    play_set_level(app.play, computer, LEVEL_NORMAL);
    table->guest.rival = plan_to_drill;
    app.settings.speed = SPEED_NORMAL;
    table->pace.computer_at = 0;
    app_draw(&app);
    table_slide(table, &app, 1 - computer);
    app_draw(&app);
    assert_true(table_slides(table, &app));
    for (int frame = 0; table_game_moves() == moves; frame++) {
        assert_in_range(frame, 0, PATIENCE);
        shown = table_slides(table, &app) ? 0 : shown + 1;
        if (shown > 1) {
            assert_true(seen(&app, "Drill"));
            assert_int_equal(resource_card_type(table_asked_card(&app, table)), RESOURCE_DRILL);
        }
        table_game_run(1);
    }
    assert_in_range(shown, 5, 20); /* frames */
}

static void a_key_hurries_a_computer(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    app.settings.speed = SPEED_SLOW;
    table->pace.computer_at = app.now + 100;
    table_game_key(SDLK_TAB, 0);
    assert_true(table->pace.computer_at <= app.now);
}

/* Arrows as well; there is nothing to choose yet. */
static void a_key_that_hurries_a_computer_moves_no_focus(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    table_resync(table, &app);
    table->aim.focus = FOCUS_LOST;
    table->pace.computer_at = app.now + 100;
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_true(table->pace.computer_at <= app.now);
    assert_true(table->aim.focus < 0);
    play_set_level(app.play, app.play->mover, LEVEL_PERSON);
    table_resync(table, &app);
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_true(table->aim.focus >= 0);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_computer_lets_its_turn_be_seen, open_four),
        TEST(three_computers_take_four_seconds_at_most, open_first_of_four),
        TEST(three_computers_with_tools_take_four_seconds_at_most, open_first_of_four),
        TEST(what_a_computer_uses_is_shown_first_in_a_house_that_stands_still,
             table_game_open_drill),
        TEST(a_key_hurries_a_computer, open_four),
        TEST(a_key_that_hurries_a_computer_moves_no_focus, open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
