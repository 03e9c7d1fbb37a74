/* Who took what, and what was discarded last, event by event. */
#include "app/scenes/table/takings.h"
#include "testing.h"

static Takings takings;

static void follow(Event event)
{
    takings_follow(&takings, &event);
}

static int open(void **state)
{
    (void)state;
    takings = (Takings){.discarded_room = 40, .discarded_resource = 41};
    return 0;
}

static void expect_discarded(RoomCard room, ResourceCard resource)
{
    assert_int_equal(takings.discarded_room, room);
    assert_int_equal(takings.discarded_resource, resource);
}

static void a_column_goes_to_both_heaps(void **state)
{
    (void)state;
    follow((Event){.kind = EVENT_PAIR_DISCARDED, .column = 2, .room = 5, .resource = 6});
    expect_discarded(5, 6);
}

/* At the end of a round one of them may be gone already. */
static void a_column_with_one_card_left_covers_only_one_heap(void **state)
{
    (void)state;
    follow((Event){.kind = EVENT_MARKET_DISCARDED, .column = 2, .resource = 6});
    expect_discarded(40, 6);
    follow((Event){.kind = EVENT_MARKET_DISCARDED, .column = 0, .room = 5});
    expect_discarded(5, 6);
}

static void the_jackhammer_leaves_the_resource_of_its_column(void **state)
{
    (void)state;
    follow((Event){.kind = EVENT_JACKHAMMER_USED, .column = 3, .room = 5, .resource = 6});
    expect_discarded(40, 6);
    follow((Event){.kind = EVENT_JACKHAMMER_USED, .column = 0, .room = 7}); /* has none */
    expect_discarded(40, 6);
}

static void what_is_used_up_lies_on_the_heap(void **state)
{
    static const EventKind KINDS[] = {EVENT_TOOL_SPENT, EVENT_SCAFFOLDING_DISCARDED,
                                      EVENT_DECOR_DISCARDED};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(KINDS); i++) {
        const ResourceCard card = (ResourceCard)(10 + i);
        follow((Event){.kind = (uint8_t)KINDS[i], .resource = card});
        expect_discarded(40, card);
    }
}

static void the_supplier_leaves_the_room_that_was_in_the_house(void **state)
{
    (void)state;
    follow((Event){.kind = EVENT_SUPPLIER_USED, .room = 5, .other_room = 7});
    expect_discarded(7, 41);
}

static void a_column_has_a_taker_until_it_is_dealt_again(void **state)
{
    (void)state;
    follow((Event){.kind = EVENT_COLUMN_TAKEN, .player = 1, .column = 3, .room = 5});
    assert_int_equal(takings.taker[3], 1);
    assert_int_equal(takings.last[1].room, 5);
    follow((Event){.kind = EVENT_COLUMN_DEALT, .column = 3, .room = 8});
    assert_int_equal(takings.taker[3], TAKER_NONE);
    assert_int_equal(takings.last[1].room, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_column_goes_to_both_heaps, open),
        cmocka_unit_test_setup(a_column_with_one_card_left_covers_only_one_heap, open),
        cmocka_unit_test_setup(the_jackhammer_leaves_the_resource_of_its_column, open),
        cmocka_unit_test_setup(what_is_used_up_lies_on_the_heap, open),
        cmocka_unit_test_setup(the_supplier_leaves_the_room_that_was_in_the_house, open),
        cmocka_unit_test_setup(a_column_has_a_taker_until_it_is_dealt_again, open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
