/* Settings and habits of the table: what ends by itself, what is warned of, who gets hints. */
#include "app/scenes/table/turn_log.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

static int open_four(void **state)
{
    (void)state;
    if (table_game_open(REPLAYS "/en-4.dreamhome", 40))
        return -1;
    if (app.play->turn_over)
        table_game_key(SDLK_SPACE, 0);
    return 0;
}

static void a_turn_ends_by_itself_only_if_the_players_wish_so(void **state)
{
    (void)state;
    const int mover = app.play->mover;
    table_game_play_turn();
    assert_int_equal(app.play->mover, mover);
    assert_true(app.play->turn_over);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_false(app.play->turn_over);
    app.settings.auto_end_turn = 1;
    for (int i = 0; i < 60 && app.play->mover == mover; i++) {
        table_game_key(SDLK_TAB, 0);
        if (table_aimed_space(table_game(), &app) != SPACE_LIMIT)
            table_game_key(SDLK_RETURN, 0);
    }
    assert_int_not_equal(app.play->mover, mover);
    assert_false(app.play->turn_over);
}

static void nobody_gets_hints_who_turned_them_off(void **state)
{
    (void)state;
    app.seats[table_game()->shown.viewed].hints = false;
    table_game_key(SDLK_h, 0);
    assert_false(table_game()->advice.hint_wanted);
    assert_true(table_game()->advice.message[0]);
    app.seats[table_game()->shown.viewed].hints = true;
    table_game_key(SDLK_h, 0);
    assert_true(table_game()->advice.hint_wanted);
}

static void the_next_person_is_waited_for_only_on_wish(void **state)
{
    (void)state;
    app.settings.hand_over = 1;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    assert_true(table_game()->pace.handing_over);
    assert_false(table_person_acts(table_game(), &app));
    table_game_key(SDLK_RETURN, 0);
    assert_false(table_game()->pace.handing_over);
    assert_true(table_person_acts(table_game(), &app));
    app.settings.hand_over = 0;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    assert_false(table_game()->pace.handing_over);
}

static void the_log_never_tells_the_colour_of_a_roof(void **state)
{
    (void)state;
    static TurnLog log;
    int roofs = 0;
    turn_log_write(&log, play_record(app.play), app.words);
    for (int i = 0; i < log.count; i++) {
        roofs += strstr(log.lines[i].words, "a roof") != NULL;
        assert_null(strstr(log.lines[i].words, "Red roof"));
        assert_null(strstr(log.lines[i].words, "Blue roof"));
        assert_null(strstr(log.lines[i].words, "Green roof"));
        assert_null(strstr(log.lines[i].words, "Brown roof"));
    }
    assert_true(roofs > 0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_turn_ends_by_itself_only_if_the_players_wish_so),
        TEST(nobody_gets_hints_who_turned_them_off),
        TEST(the_next_person_is_waited_for_only_on_wish),
        TEST(the_log_never_tells_the_colour_of_a_roof),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
