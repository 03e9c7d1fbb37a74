/* What remains of a player when a game is over. */
#include "sample.h"
#include "testing.h"

#include "session/house.h"

#include <string.h>

static void every_player_of_a_finished_game_leaves_a_house(void **state)
{
    Match match;
    (void)state;
    sample_match(&match, 5, -1);
    record_set_name(&match.record, 1, "Jola");
    for (int seat = 0; seat < match.game.players; seat++) {
        House house;
        assert_true(house_from_record(&match.record, seat, "evening.dreamhome", &house));
        assert_memory_equal(&house.home, &match.game.homes[seat], sizeof house.home);
        assert_int_equal(house.score.total, match.record.totals[seat]);
        assert_string_equal(house.name, match.record.seats[seat].name);
        assert_string_equal(house.started, SAMPLE_STARTED);
        assert_string_equal(house.file, "evening.dreamhome");
        assert_int_equal(house.seat, seat);
        assert_int_equal(house.edition, match.record.options.edition);
    }
}

static void a_game_that_is_kept_nowhere_has_houses_too(void **state)
{
    Match match;
    House house;
    (void)state;
    sample_match(&match, 6, -1);
    assert_true(house_from_record(&match.record, 0, NULL, &house));
    assert_string_equal(house.file, "");
}

static void a_game_that_goes_on_leaves_none_yet(void **state)
{
    Match match;
    House house = {.seat = 7};
    (void)state;
    sample_match(&match, 5, 30);
    assert_false(house_from_record(&match.record, 0, NULL, &house));
    assert_int_equal(house.seat, 7);
}

static void nobody_leaves_no_house(void **state)
{
    Match match;
    House house;
    (void)state;
    sample_match(&match, 5, -1);
    assert_false(house_from_record(&match.record, -1, NULL, &house));
    assert_false(house_from_record(&match.record, match.game.players, NULL, &house));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_player_of_a_finished_game_leaves_a_house),
        cmocka_unit_test(a_game_that_is_kept_nowhere_has_houses_too),
        cmocka_unit_test(a_game_that_goes_on_leaves_none_yet),
        cmocka_unit_test(nobody_leaves_no_house),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
