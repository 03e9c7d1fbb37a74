/* Every warning of the table: when it comes, and when it would only be a nuisance. */
#include "app/scenes/table/warnings.h"
#include "expect.h"
#include "situation.h"

#include <string.h>

/* What the table would say after the last of these moves; "" if nothing. */
static const char *said_after(Game game, const char *moves)
{
    EventList events;
    const char *last = strrchr(moves, ';');
    char before[64] = "";
    if (last) {
        memcpy(before, moves, (size_t)(last - moves));
        play(&game, before);
    }
    const Game then = game;
    play_and_watch(&game, last ? last + 1 : moves, &events);
    for (int i = 0; i < events.count; i++) {
        const char *warning = warning_for(&then, &events.items[i]);
        if (warning)
            return warning;
    }
    return "";
}

static void a_garage_that_stays_alone_is_warned_of(void **state)
{
    static const char WARNING[] = "A single garage scores nothing.";
    (void)state;
    assert_string_equal(said_after(GAME(.hand = "garage-1", .homes = {"d0=cellar-1"}), "place e0"),
                        WARNING);
    assert_string_equal(said_after(GAME(.hand = "garage-1", .homes = {"d0=down"}), "place e0"),
                        WARNING);
    assert_string_equal(said_after(GAME(.hand = "garage-1", .homes = {"d0=garage-2"}), "place e0"),
                        "");
    assert_string_equal(said_after(GAME(.hand = "garage-1"), "place e0"), "");
    assert_string_equal(
        said_after(GAME(.hand = "garage-1", .homes = {"d0=cellar-1"}), "place e0 down"), "");
}

static void a_room_that_cannot_grow_any_more_is_warned_of(void **state)
{
    static const char WARNING[] = "Your kitchen can’t grow any more.";
    const char *const corner = "a1=kitchen-1";
    (void)state;
    assert_string_equal(said_after(GAME(.hand = "bathroom-1", .homes = {corner}), "place b1"),
                        WARNING);
    assert_string_equal(said_after(GAME(.hand = "bathroom-1", .homes = {corner}), "place b1 down"),
                        WARNING);
    assert_string_equal(said_after(GAME(.hand = "kitchen-2", .homes = {corner}), "place b1"), "");
    assert_string_equal(said_after(GAME(.hand = "bathroom-1", .homes = {corner}), "place c1"), "");
}

static void a_room_that_could_grow_on_its_other_side_is_not_warned_of(void **state)
{
    (void)state;
    assert_string_equal(
        said_after(GAME(.hand = "bathroom-1", .homes = {"b1=kitchen-1"}), "place a1"), "");
    assert_string_equal(
        said_after(GAME(.hand = "bathroom-1", .homes = {"b1=kitchen-1 c1=bedroom-1"}), "place a1"),
        "Your kitchen can’t grow any more.");
}

/* Every room that can grow is named: none of them has to be guessed. */
static void the_room_that_is_blocked_is_named(void **state)
{
    (void)state;
    assert_string_equal(
        said_after(GAME(.hand = "bathroom-1", .homes = {"a1=bedroom-1"}), "place b1"),
        "Your bedroom can’t grow any more.");
    assert_string_equal(
        said_after(GAME(.hand = "bathroom-1", .homes = {"a1=children-1"}), "place b1"),
        "Your playroom can’t grow any more.");
    assert_string_equal(said_after(GAME(.hand = "cellar-1", .homes = {"d0=garage-1"}), "place e0"),
                        "Your garage can’t grow any more.");
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++)
        assert_true(ROOM_INFO[type].limit == 1 || type == ROOM_LIVING || type == ROOM_KITCHEN ||
                    type == ROOM_BEDROOM || type == ROOM_CHILDREN || type == ROOM_GARAGE);
}

static void a_room_that_is_finished_is_not_warned_of(void **state)
{
    (void)state;
    assert_string_equal(
        said_after(GAME(.hand = "bathroom-1", .homes = {"a1=kitchen-1 b1=kitchen-2"}), "place c1"),
        "");
    assert_string_equal(
        said_after(GAME(.hand = "bathroom-1", .homes = {"a1=living-1+piano"}), "place b1"), "");
    assert_string_equal(said_after(GAME(.hand = "bathroom-1", .homes = {"a1=living-1+piano"},
                                        .tools = {"designer"}),
                                   "place b1"),
                        "Your living room can’t grow any more.");
}

static void in_the_last_round_nothing_grows_any_more(void **state)
{
    (void)state;
    assert_string_equal(
        said_after(GAME(.round = 12, .hand = "bathroom-1", .homes = {"a1=kitchen-1"}), "place b1"),
        "");
}

static void decor_that_fits_nowhere_is_warned_of(void **state)
{
    (void)state;
    assert_string_equal(said_after(GAME(.hand = "kitchen-1/piano"), "place a1"),
                        "This décor fits in none of your rooms, so it’s lost.");
    assert_string_equal(said_after(GAME(.hand = "living-1/piano"), "place a1"), "");
    assert_string_equal(said_after(GAME(.hand = "living-1/piano"), "place a1;decorate a1"), "");
}

static void a_token_that_is_lost_is_warned_of(void **state)
{
    (void)state;
    assert_string_equal(
        said_after(GAME(.hand = "living-3", .homes = {"a1=living-1+piano c1=living-2+fireplace"},
                        .tools = {"designer"}),
                   "place b1"),
        "That loses a décor token.");
}

#define MARKET_WITH(resource)                                                                      \
    "living-10 living-9/" resource " bedroom-8/roof-brown-5 bathroom-8/roof-blue-5 "               \
    "children-6/roof-green-5"

static void a_tool_of_the_last_round_is_warned_of(void **state)
{
    static const char WARNING[] = "Tools are no use in the last round.";
    (void)state;
    assert_string_equal(said_after(GAME(.round = 12, .market = MARKET_WITH("drill-1")), "take 2"),
                        WARNING);
    assert_string_equal(said_after(GAME(.round = 11, .market = MARKET_WITH("drill-1")), "take 2"),
                        "");
    assert_string_equal(said_after(GAME(.round = 12, .market = MARKET_WITH("designer")), "take 2"),
                        "");
    assert_string_equal(said_after(GAME(.round = 12, .market = MARKET_WITH("treehouse")), "take 2"),
                        "");
}

static void the_last_scaffolding_is_warned_of(void **state)
{
    (void)state;
    assert_string_equal(
        said_after(GAME(.round = 11, .hand = "living-1/scaffolding-1"), "scaffold a1"),
        "Your last room will have to go there.");
    assert_string_equal(
        said_after(GAME(.round = 10, .hand = "living-1/scaffolding-1"), "scaffold a1"), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_garage_that_stays_alone_is_warned_of),
        cmocka_unit_test(a_room_that_cannot_grow_any_more_is_warned_of),
        cmocka_unit_test(a_room_that_could_grow_on_its_other_side_is_not_warned_of),
        cmocka_unit_test(the_room_that_is_blocked_is_named),
        cmocka_unit_test(a_room_that_is_finished_is_not_warned_of),
        cmocka_unit_test(in_the_last_round_nothing_grows_any_more),
        cmocka_unit_test(decor_that_fits_nowhere_is_warned_of),
        cmocka_unit_test(a_token_that_is_lost_is_warned_of),
        cmocka_unit_test(a_tool_of_the_last_round_is_warned_of),
        cmocka_unit_test(the_last_scaffolding_is_warned_of),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
