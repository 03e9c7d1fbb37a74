/* Tips on the table: for each person once, never two in a row, gone with one click. */
#include "table_game.h"
#include "testing.h"

static int open_game(void **state)
{
    (void)state;
    return table_game_open(ASSETS "/lessons/first-house.dreamhome", 0);
}

static void build(const char *column, const char *space)
{
    table_game_click(column);
    table_game_click(space);
}

static void end_turn(void)
{
    table_game_run(60);
    table_game_key(SDLK_SPACE, 0);
}

static void each_person_gets_a_tip_for_the_first_roof_and_no_other(void **state)
{
    (void)state;
    assert_false(table_game()->tip.open);
    build("column 4", "space b1");
    assert_true(table_game()->tip.open);
    assert_int_equal(table_game()->tip.id, TIP_ROOF);
    end_turn();
    assert_false(table_game()->tip.open);
    build("column 2", "space c1"); /* the other player's first roof */
    assert_true(table_game()->tip.open);
    end_turn();
    build("column 5", "space c1"); /* the second one needs no words */
    assert_false(table_game()->tip.open);
}

static void one_click_sends_a_tip_away_for_good(void **state)
{
    (void)state;
    build("column 4", "space b1");
    table_game_run(60);
    assert_true(table_game()->tip.open);
    table_game_key(SDLK_TAB, 0);
    assert_false(table_game()->tip.open);
    table_game_key(SDLK_z, KMOD_LCTRL);
    table_game_key(SDLK_z, KMOD_LCTRL);
    build("column 4", "space b1");
    assert_false(table_game()->tip.open);
}

static void two_tips_never_come_in_a_row(void **state)
{
    (void)state;
    build("column 4", "space b1");
    assert_true(table_game()->tip.open);
    end_turn();
    build("column 2", "space c1");
    end_turn();
    build("column 3", "space d0"); /* a garage, in the very next round */
    assert_false(table_game()->tip.open);
}

static void who_wants_no_tips_gets_none(void **state)
{
    (void)state;
    app.seats[0].tips = false;
    build("column 4", "space b1");
    assert_false(table_game()->tip.open);
}

#define TIP(test) cmocka_unit_test_setup_teardown(test, open_game, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TIP(each_person_gets_a_tip_for_the_first_roof_and_no_other),
        TIP(one_click_sends_a_tip_away_for_good),
        TIP(two_tips_never_come_in_a_row),
        TIP(who_wants_no_tips_gets_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
