/* The sentence that stands beside a hint. */
#include "app/scenes/table/hint_words.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static Words *words;

static int open_words(void **state)
{
    (void)state;
    words = words_new(LANG_FOLDER);
    return 0;
}

static int close_words(void **state)
{
    (void)state;
    words_free(words);
    return 0;
}

static const Record TWO = {.options.players = 2}, THREE = {.options.players = 3};

static void assert_hint_says(Reason reason, const char *expected)
{
    const Hint hint = {.reason_count = 1, .reasons = {reason}};
    char sentence[256];
    hint_words(sentence, sizeof sentence, &hint, &THREE, words);
    assert_string_equal(sentence, expected);
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
    char sentence[256];
    hint_words(sentence, sizeof sentence, hint, record, words);
    assert_string_equal(sentence, expected);
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
static void assert_placing_is_told(bool face_down, const char *expected)
{
    const GameOptions options = {.players = 4, .seed = 7};
    const Hint hint = {
        .plan = {.count = 2,
                 .moves = {{.kind = MOVE_TAKE, .column = 1},
                           {.kind = MOVE_PLACE, .space = SPACE_C1, .face_down = face_down}}}};
    char sentence[HINT_MOVE_CAPACITY];
    Game game;
    game_new(&game, &options, NULL);
    hint_move_words(sentence, sizeof sentence, &hint, &game, words);
    assert_string_equal(sentence, expected);
}

static void a_hint_says_what_to_take_and_what_to_build_of_it(void **state)
{
    (void)state;
    assert_placing_is_told(false, "Take the Roofer from column 2 and build the bathroom on the "
                                  "middle floor, in the centre: +1.");
    assert_placing_is_told(true, "Take the Roofer from column 2 and place the room face down on "
                                 "the middle floor, in the centre.");
}

/* What a hint says that suggests the next moves of a recorded game, or another plan. */
static void assert_game_tells(const char *name, int from, const Plan *plan, const char *expected)
{
    char path[256], sentence[HINT_MOVE_CAPACITY];
    Hint hint = {.plan = *plan};
    Record record;
    Error error;
    Game game;
    snprintf(path, sizeof path, REPLAYS "/%s.dreamhome", name);
    assert_true(record_file_load(path, &record, &error));
    record_replay(&record, from, &game);
    if (!plan->moves[0].kind)
        memcpy(hint.plan.moves, record.moves + from, (size_t)plan->count * sizeof(Move));
    hint_move_words(sentence, sizeof sentence, &hint, &game, words);
    assert_string_equal(sentence, expected);
}

static void assert_moves_are_told(int from, int count, const char *expected)
{
    assert_game_tells("en-2", from, &(Plan){.count = count}, expected);
}

static void tools_are_told_with_what_they_move(void **state)
{
    (void)state;
    assert_moves_are_told(28, 1, "Use the Concrete Mixer to swap the pantry and the living room.");
    assert_moves_are_told(
        28, 3,
        "Use the Concrete Mixer to swap the pantry and the living room. Take the Jackhammer from "
        "column 4 and build the playroom on the top floor, second from the left: +2.");
    assert_moves_are_told(
        35, 2,
        "Use the Jackhammer on column 5 and build the playroom on the top floor, far left: +4.");
    assert_moves_are_told(61, 1, "Use the Drill to swap the study for the kitchen.");
    assert_moves_are_told(66, 1, "Use the Roofer to take the green roof.");
}

/* Of two kitchens it says which one. */
static void helpers_are_told_with_both_cards_that_they_swap(void **state)
{
    (void)state;
    assert_moves_are_told(
        67, 1,
        "Use the Supplier to swap an empty room (on the middle floor, in the centre) for the "
        "bathroom. Use the Handyman to swap the kitchen and an empty room: +8.");
    assert_moves_are_told(68, 1,
                          "Use the Handyman to swap the bathroom (on the middle floor, in the "
                          "centre) and the sauna.");
}

static void scaffolding_is_told_with_a_place_of_its_own(void **state)
{
    (void)state;
    assert_moves_are_told(31, 3,
                          "Take column 5 and put up scaffolding on the top floor, second from the "
                          "left. Build the pantry on the top floor, second from the left: +1.");
    assert_moves_are_told(32, 1, "Put up scaffolding on the top floor, second from the left.");
}

/* Into the living room on the middle floor. */
static const Plan FIREPLACE = {.count = 3,
                               .moves = {{.kind = MOVE_TAKE, .column = 2},
                                         {.kind = MOVE_PLACE, .space = SPACE_E2},
                                         {.kind = MOVE_DECORATE, .space = SPACE_E1}}};

static void decor_is_told_with_the_room_that_it_goes_into(void **state)
{
    (void)state;
    assert_moves_are_told(13, 3,
                          "Take column 2 and build the garage in the basement, on the right. Put "
                          "the ice-cream machine in the kitchen: +2.");
    assert_game_tells("br-2", 30, &(Plan){.count = 3},
                      "Take column 4 and build the living room on the top floor, far left. Put the "
                      "fireplace there too: +3.");
    assert_moves_are_told(15, 1, "Put the ice-cream machine in the kitchen: +2.");
    assert_game_tells("ru-4", 66, &FIREPLACE,
                      "Take column 3 and build the library on the top floor, far right. Put the "
                      "fireplace in the living room: +4.");
}

static void the_place_of_its_decor_makes_no_second_idea_of_a_room(void **state)
{
    static Record record;
    const Hint hint = {.plan = FIREPLACE};
    Hint other = hint;
    Error error;
    Game game;
    (void)state;
    assert_true(record_file_load(REPLAYS "/ru-4.dreamhome", &record, &error));
    record_replay(&record, 66, &game);
    other.plan.count = 2;
    assert_true(hint_is_same_idea(&hint, &other, &game, words));
    other.plan.moves[1].face_down = true;
    assert_false(hint_is_same_idea(&hint, &other, &game, words));
}

static void other_languages_say_it_as_sentences_too(void **state)
{
    (void)state;
    assert_true(words_set_language(words, "ru"));
    assert_game_tells(
        "ru-4", 66, &FIREPLACE,
        "Возьмите 3-й столбец и постройте библиотеку на верхнем этаже, справа с краю. "
        "Разместите камин в гостиной: +4.");
    assert_true(words_set_language(words, "hu"));
    assert_game_tells("ru-4", 66, &FIREPLACE,
                      "Vedd el a tábla 3. oszlopát, és építsd fel a könyvtárat a felső szinten, a "
                      "jobb szélen. Helyezd el a kandallót a nappaliban: +4.");
    assert_true(words_set_language(words, "en"));
}

/* "Better to save that for later" would contradict a better hint that uses it. */
static void a_hint_that_does_nothing_says_so(void **state)
{
    (void)state;
    const Hint hint = {.plan = {.count = 1, .moves = {{.kind = MOVE_PASS}}}};
    char sentence[HINT_MOVE_CAPACITY];
    Game game = {.players = 2, .phase = PHASE_JACKHAMMER};
    hint_move_words(sentence, sizeof sentence, &hint, &game, words);
    assert_string_equal(sentence, "Keep the Jackhammer for now.");
    game.phase = PHASE_END;
    hint_move_words(sentence, sizeof sentence, &hint, &game, words);
    assert_string_equal(sentence, "You can finish now.");
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
        cmocka_unit_test(a_hint_says_what_to_take_and_what_to_build_of_it),
        cmocka_unit_test(tools_are_told_with_what_they_move),
        cmocka_unit_test(helpers_are_told_with_both_cards_that_they_swap),
        cmocka_unit_test(scaffolding_is_told_with_a_place_of_its_own),
        cmocka_unit_test(decor_is_told_with_the_room_that_it_goes_into),
        cmocka_unit_test(the_place_of_its_decor_makes_no_second_idea_of_a_room),
        cmocka_unit_test(other_languages_say_it_as_sentences_too),
        cmocka_unit_test(a_hint_that_does_nothing_says_so),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
