/* How computers play at the table: so that all of it is seen, and nobody has to wait long. */
#include "table_game.h"

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

/* Thinks of nothing: what comes first. */
static void plan_anything(const Game *game, Plan *plan)
{
    Game next = *game;
    MoveList moves;
    plan->count = 0;
    while (next.player == game->player && next.round == game->round) {
        game_moves(&next, &moves);
        plan->moves[plan->count] = moves.items[0];
        game_apply(&next, &plan->moves[plan->count++], NULL);
    }
}

static void three_computers_take_four_seconds_at_most(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const int person = app.play->mover;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        play_set_level(app.play, seat, seat == person ? LEVEL_PERSON : LEVEL_NORMAL);
    table_game_play_turn();
    table->guest.rival = plan_anything;
    app.settings.speed = SPEED_NORMAL;
    const double start = app.now;
    const int round = play_game(app.play)->round;
    table_game_click("button end-turn");
    for (int frame = 0; play_game(app.play)->round == round; frame++) {
        assert_in_range(frame, 0, PATIENCE);
        table_game_run(1);
    }
    assert_true(app.now - start <= 4);
    assert_true(app.now - start >= 3); /* or nobody could follow */
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

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_computer_lets_its_turn_be_seen, open_four),
        TEST(three_computers_take_four_seconds_at_most, open_first_of_four),
        TEST(a_key_hurries_a_computer, open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
