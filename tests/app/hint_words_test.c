/* The sentence that stands beside a hint. */
#include "app/scenes/table/hint_words.h"
#include "app/words/names.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static void assert_hint_says(Reason reason, const char *expected)
{
    const Hint hint = {.reason_count = 1, .reasons = {reason}};
    Words *words = words_new("");
    char sentence[256];
    hint_words(sentence, sizeof sentence, &hint, NULL, words);
    assert_string_equal(sentence, expected);
    words_free(words);
}

static void a_function_is_worth_what_the_reason_says(void **state)
{
    (void)state;
    assert_hint_says((Reason){.kind = REASON_BATHROOMS, .points = 3},
                     "A bathroom on each upper floor: 3 points.");
    assert_hint_says((Reason){.kind = REASON_BATHROOMS, .points = 4},
                     "A bathroom on each upper floor: 4 points.");
    assert_hint_says((Reason){.kind = REASON_FUNCTION, .points = 4},
                     "Bathroom, kitchen and bedroom: 4 points.");
}

static void a_room_is_counted_in_cards_only_where_there_are_several(void **state)
{
    (void)state;
    assert_hint_says((Reason){.kind = REASON_ROOM, .room = ROOM_KITCHEN, .size = 2, .points = 6},
                     "Kitchen × 2: 6 points.");
    assert_hint_says((Reason){.kind = REASON_ROOM, .room = ROOM_KITCHEN, .size = 1, .points = 1},
                     "Kitchen: worth 1 point there.");
}

static void an_empty_room_is_named(void **state)
{
    (void)state;
    assert_hint_says((Reason){.kind = REASON_EMPTY_ROOM, .points = 1},
                     "Empty room: worth 1 point there.");
}

/* The first column of a new game, its room on the middle floor. */
static void assert_move_is_named(const Plan *plan, const char *format, bool face_down)
{
    const GameOptions options = {.players = 4, .seed = 7};
    const Hint hint = {.plan = *plan};
    Words *words = words_new("");
    char sentence[256], expected[256];
    Game game;
    game_new(&game, &options, NULL);
    const RoomType room = face_down ? ROOM_NONE : room_card_type(game.market_room[1]);
    snprintf(expected, sizeof expected, format, name_of_room(room));
    assert_true(hint_move_words(sentence, sizeof sentence, &hint, &game, words));
    assert_string_equal(sentence, expected);
    words_free(words);
}

static Plan take_and_place(bool face_down)
{
    return (Plan){.count = 2,
                  .moves = {{.kind = MOVE_TAKE, .column = 1},
                            {.kind = MOVE_PLACE, .space = SPACE_C1, .face_down = face_down}}};
}

static void a_hint_names_the_card_and_where_it_goes(void **state)
{
    (void)state;
    const Plan up = take_and_place(false), down = take_and_place(true);
    assert_move_is_named(&up, "%s on the middle floor, in the centre: +1", false);
    assert_move_is_named(&down, "%s on the middle floor, in the centre", true);
}

/* What a hint says that suggests the next moves of a recorded game. */
static void assert_moves_are_named(int from, int count, const char *expected)
{
    Words *words = words_new("");
    char sentence[256];
    Hint hint = {.plan = {.count = count}};
    Record record;
    Error error;
    Game game;
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    record_replay(&record, from, &game);
    memcpy(hint.plan.moves, record.moves + from, (size_t)count * sizeof(Move));
    assert_true(hint_move_words(sentence, sizeof sentence, &hint, &game, words));
    assert_string_equal(sentence, expected);
    words_free(words);
}

static void tools_and_helpers_are_named_with_what_they_move(void **state)
{
    (void)state;
    assert_moves_are_named(28, 3,
                           "Concrete Mixer: Playroom on the top floor, second from the left: +2");
    assert_moves_are_named(61, 1, "Drill: Kitchen on the middle floor, second from the left");
    assert_moves_are_named(66, 1, "Roofer: Green roof");
    assert_moves_are_named(67, 1, "Supplier: Bathroom on the middle floor, in the centre: +4");
    assert_moves_are_named(68, 1, "Handyman: Bathroom on the middle floor, far right");
}

static void scaffolding_is_named_where_nothing_else_is_placed(void **state)
{
    (void)state;
    assert_moves_are_named(32, 1, "Scaffolding on the top floor, second from the left");
    assert_moves_are_named(32, 2, "Pantry on the top floor, second from the left: +1");
}

static void a_hint_that_does_nothing_names_no_move(void **state)
{
    (void)state;
    const GameOptions options = {.players = 4, .seed = 7};
    const Hint hint = {.plan = {.count = 1, .moves = {{.kind = MOVE_PASS}}}};
    Words *words = words_new("");
    char sentence[64];
    Game game;
    game_new(&game, &options, NULL);
    assert_false(hint_move_words(sentence, sizeof sentence, &hint, &game, words));
    words_free(words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_is_worth_what_the_reason_says),
        cmocka_unit_test(a_room_is_counted_in_cards_only_where_there_are_several),
        cmocka_unit_test(an_empty_room_is_named),
        cmocka_unit_test(a_hint_names_the_card_and_where_it_goes),
        cmocka_unit_test(tools_and_helpers_are_named_with_what_they_move),
        cmocka_unit_test(scaffolding_is_named_where_nothing_else_is_placed),
        cmocka_unit_test(a_hint_that_does_nothing_names_no_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
