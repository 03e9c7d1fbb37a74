/* What computer players say, and that they do not say much. */
#include "app/scenes/table/remarks.h"
#include "testing.h"

static const Record RECORD = {.options = {.players = 3},
                              .seats = {{LEVEL_PERSON, "Ana"}, {LEVEL_HARD, "Victor"}}};
static Home before, after;

/* A second kitchen beside the first: five points. */
static Happening kitchens(const Event *event)
{
    const RoomCard kitchen = ROOM_INFO[ROOM_KITCHEN].first_card;
    before = (Home){0};
    home_place(&before, kitchen, SPACE_A1, false, NULL);
    after = before;
    home_place(&after, kitchen + 1, SPACE_B1, false, NULL);
    return (Happening){event, &before, &after, 3};
}

static void a_computer_is_glad_about_a_good_room(void **state)
{
    (void)state;
    const Event placed = {.kind = EVENT_ROOM_PLACED, .player = 1, .space = SPACE_B1};
    const Happening happening = kitchens(&placed);
    Remark remark = {0};
    assert_true(remark_hear(&remark, &RECORD, &happening, 10));
    assert_int_equal(remark.player, 1);
    assert_string_equal(remark.words, "Just what I was hoping for!");
    assert_true(remark.until > 10);
}

static void a_person_who_builds_well_is_praised_by_a_computer(void **state)
{
    (void)state;
    const Event placed = {.kind = EVENT_ROOM_PLACED, .player = 0, .space = SPACE_B1};
    const Happening happening = kitchens(&placed);
    Remark remark = {0};
    assert_true(remark_hear(&remark, &RECORD, &happening, 10));
    assert_int_equal(remark.player, 1);
    assert_string_equal(remark.words, "Nicely built!");
}

static void nobody_speaks_in_two_rounds_that_follow_each_other(void **state)
{
    (void)state;
    const Event token = {.kind = EVENT_TOKEN_PLACED, .player = 1};
    Happening happening = {&token, &before, &after, 3};
    Remark remark = {0};
    assert_true(remark_hear(&remark, &RECORD, &happening, 10));
    assert_false(remark_hear(&remark, &RECORD, &happening, 11));
    happening.round = 4;
    assert_false(remark_hear(&remark, &RECORD, &happening, 30));
    happening.round = 5;
    assert_true(remark_hear(&remark, &RECORD, &happening, 50));
}

static void in_the_last_round_nobody_looks_forward_to_the_next(void **state)
{
    (void)state;
    const Event marker = {.kind = EVENT_MARKER_MOVED, .player = 1};
    Happening happening = {&marker, &before, &after, ROUND_COUNT - 1};
    assert_string_equal(remark_about(&happening, true), "Me first next round!");
    happening.round = ROUND_COUNT;
    assert_null(remark_about(&happening, true));
}

static void in_the_last_round_no_room_is_left_for_another_day(void **state)
{
    (void)state;
    const Event covered = {.kind = EVENT_ROOM_PLACED, .player = 1, .face_down = true};
    Happening happening = {&covered, &before, &after, ROUND_COUNT - 1};
    assert_string_equal(remark_about(&happening, true), "I’ll finish that room another day.");
    happening.round = ROUND_COUNT;
    assert_null(remark_about(&happening, true));
}

static void people_are_not_made_to_speak(void **state)
{
    (void)state;
    const Record people = {.options = {.players = 2},
                           .seats = {{LEVEL_PERSON, "Ana"}, {LEVEL_PERSON, "Ben"}}};
    const Event placed = {.kind = EVENT_ROOM_PLACED, .player = 0, .space = SPACE_B1};
    const Happening happening = kitchens(&placed);
    Remark remark = {0};
    assert_false(remark_hear(&remark, &people, &happening, 10));
    assert_null(remark.words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_computer_is_glad_about_a_good_room),
        cmocka_unit_test(a_person_who_builds_well_is_praised_by_a_computer),
        cmocka_unit_test(nobody_speaks_in_two_rounds_that_follow_each_other),
        cmocka_unit_test(in_the_last_round_nobody_looks_forward_to_the_next),
        cmocka_unit_test(in_the_last_round_no_room_is_left_for_another_day),
        cmocka_unit_test(people_are_not_made_to_speak),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
