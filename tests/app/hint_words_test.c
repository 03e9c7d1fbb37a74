/* The sentence that stands beside a hint. */
#include "app/scenes/table/hint_words.h"
#include "app/words/running_names.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static const Record TWO = {.options.players = 2}, THREE = {.options.players = 3};

static void assert_hint_says(Reason reason, const char *expected)
{
    const Hint hint = {.reason_count = 1, .reasons = {reason}};
    Words *words = words_new("");
    char sentence[256];
    hint_words(sentence, sizeof sentence, &hint, &THREE, words);
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

static void the_room_that_another_lies_beside_is_named(void **state)
{
    (void)state;
    assert_hint_says((Reason){.kind = REASON_BESIDE, .room = ROOM_PANTRY, .size = 1, .points = 3},
                     "Pantry + kitchen: 3 points.");
}

static void a_discard_and_a_tool_that_waits_have_reasons_of_their_own(void **state)
{
    (void)state;
    assert_hint_says((Reason){.kind = REASON_LEAST}, "Easy to do without.");
    assert_hint_says((Reason){.kind = REASON_WAITS, .resource = RESOURCE_JACKHAMMER},
                     "Keep the Jackhammer for later.");
    assert_hint_says((Reason){.kind = REASON_WAITS}, "There’s nothing more to gain.");
}

/* ---- where the points differ ---- */

static void assert_told_to(const Record *record, const Hint *hint, const char *expected)
{
    Words *words = words_new("");
    char sentence[256];
    hint_words(sentence, sizeof sentence, hint, record, words);
    assert_string_equal(sentence, expected);
    words_free(words);
}

static void assert_told(const Hint *hint, const char *expected)
{
    assert_told_to(&THREE, hint, expected);
}

/* A study for 2 points, and paintings for 1. */
static Hint study_and_paintings(int points)
{
    return (Hint){.points = points,
                  .reason_count = 2,
                  .reasons = {{.kind = REASON_ROOM, .room = ROOM_STUDY, .size = 1, .points = 2},
                              {.kind = REASON_DECOR, .resource = RESOURCE_PAINTINGS, .points = 1}}};
}

static void a_reason_never_repeats_the_number_of_its_move(void **state)
{
    (void)state;
    const Hint repeated = study_and_paintings(2), other = study_and_paintings(3);
    Hint alone = repeated;
    alone.reason_count = 1;
    assert_told(&other, "Study: worth 2 points there.");
    assert_told(&repeated, "Paintings: the perfect spot, 1 point.");
    assert_told(&alone, "Keeps your options open.");
}

static void the_reason_is_where_the_points_differ(void **state)
{
    (void)state;
    Hint hint = study_and_paintings(3);
    hint.ahead = (Prospects){.deals = 300, .own[SCORE_DECOR] = {120, 20}};
    assert_told(&hint, "Paintings: the perfect spot, 1 point.");
    hint.ahead.own[SCORE_ROOF] = (Gain){290, 30};
    assert_told(&hint, "More by the end: décor\u00a0+1, roof\u00a0+3.");
    hint.ahead.rival = (Gain){-410, 30};
    hint.ahead.own[SCORE_DECOR] = hint.ahead.own[SCORE_ROOF] = (Gain){300, 310};
    assert_told(&hint, "It leaves less for the others.");
    assert_told_to(&TWO, &hint, "It leaves less for your opponent.");
}

static void the_architect_pays_off_in_functionality(void **state)
{
    (void)state;
    const Hint hint = {
        .points = 4,
        .reason_count = 2,
        .reasons = {{.kind = REASON_ROOM, .room = ROOM_KITCHEN, .size = 1, .points = 1},
                    {.kind = REASON_HELPER, .resource = RESOURCE_ARCHITECT}},
        .ahead = {.deals = 300, .own[SCORE_FUNCTION] = {700, 40}}};
    assert_told(&hint, "The Architect will come in handy.");
}

/* ---- the move ---- */

/* The second column of a new game, its room on the middle floor. */
static void assert_move_is_named(const Plan *plan, const char *format, bool face_down)
{
    const GameOptions options = {.players = 4, .seed = 7};
    const Hint hint = {.plan = *plan};
    Words *words = words_new("");
    char sentence[256], expected[256];
    Game game;
    game_new(&game, &options, NULL);
    const RoomType room = face_down ? ROOM_NONE : room_card_type(game.market_room[1]);
    snprintf(expected, sizeof expected, format, running_room(words, room).words);
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
    assert_move_is_named(&up, "Column 2: Roofer and %s on the middle floor, in the centre: +1",
                         false);
    assert_move_is_named(&down, "Column 2: Roofer and %s on the middle floor, in the centre", true);
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
                           "Concrete Mixer: playroom on the top floor, second from the left: +2");
    assert_moves_are_named(61, 1, "Drill: kitchen on the middle floor, second from the left");
    assert_moves_are_named(66, 1, "Roofer: green roof");
    assert_moves_are_named(67, 1, "Supplier: bathroom on the middle floor, in the centre: +4");
    assert_moves_are_named(68, 1, "Handyman: bathroom on the middle floor, far right");
}

static void scaffolding_is_named_where_nothing_else_is_placed(void **state)
{
    (void)state;
    assert_moves_are_named(32, 1, "Scaffolding on the top floor, second from the left");
    assert_moves_are_named(32, 2, "Pantry on the top floor, second from the left: +1");
}

static void decor_in_hand_is_named_where_its_points_are_counted(void **state)
{
    (void)state;
    assert_moves_are_named(14, 2, "Ice-cream machine and garage in the basement, on the right: +2");
    assert_moves_are_named(15, 1, "Ice-cream machine on the middle floor, far left: +2");
}

/* "Better to save that for later" would contradict a better hint that uses it. */
static void a_hint_that_does_nothing_names_its_button(void **state)
{
    (void)state;
    const Hint hint = {.plan = {.count = 1, .moves = {{.kind = MOVE_PASS}}}};
    Words *words = words_new("");
    char sentence[64];
    Game game = {.phase = PHASE_JACKHAMMER};
    assert_true(hint_move_words(sentence, sizeof sentence, &hint, &game, words));
    assert_string_equal(sentence, "Jackhammer: No thanks");
    game.phase = PHASE_END;
    assert_true(hint_move_words(sentence, sizeof sentence, &hint, &game, words));
    assert_string_equal(sentence, "Finish");
    words_free(words);
}

static void the_rooms_that_the_mixer_swaps_are_named(void **state)
{
    (void)state;
    assert_moves_are_named(28, 1, "Concrete Mixer: pantry and living room");
}

static void the_jackhammer_is_named_with_what_it_takes(void **state)
{
    (void)state;
    assert_moves_are_named(35, 2, "Jackhammer: playroom on the top floor, far left: +4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_is_worth_what_the_reason_says),
        cmocka_unit_test(a_room_is_counted_in_cards_only_where_there_are_several),
        cmocka_unit_test(an_empty_room_is_named),
        cmocka_unit_test(the_room_that_another_lies_beside_is_named),
        cmocka_unit_test(a_discard_and_a_tool_that_waits_have_reasons_of_their_own),
        cmocka_unit_test(a_reason_never_repeats_the_number_of_its_move),
        cmocka_unit_test(the_reason_is_where_the_points_differ),
        cmocka_unit_test(the_architect_pays_off_in_functionality),
        cmocka_unit_test(a_hint_names_the_card_and_where_it_goes),
        cmocka_unit_test(tools_and_helpers_are_named_with_what_they_move),
        cmocka_unit_test(scaffolding_is_named_where_nothing_else_is_placed),
        cmocka_unit_test(decor_in_hand_is_named_where_its_points_are_counted),
        cmocka_unit_test(a_hint_that_does_nothing_names_its_button),
        cmocka_unit_test(the_rooms_that_the_mixer_swaps_are_named),
        cmocka_unit_test(the_jackhammer_is_named_with_what_it_takes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
