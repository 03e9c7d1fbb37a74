/* Names and moves as text (NOTATION.md). */
#include "dreamhome/notation.h"
#include "situation.h"
#include "testing.h"

static void every_space_is_read_as_it_is_written(void **state)
{
    (void)state;
    for (int i = 0; i < SPACE_COUNT; i++) {
        char name[8];
        Text text = text_on(name, sizeof name);
        notation_write_space(&text, SPACES_IN_BYTE_ORDER[i]);
        assert_int_equal(space_of(name), SPACES_IN_BYTE_ORDER[i]);
    }
}

static void every_card_is_read_as_it_is_written(void **state)
{
    (void)state;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        char name[32];
        Text text = text_on(name, sizeof name);
        notation_write_room(&text, (RoomCard)card);
        assert_int_equal(room_of(name), card);
    }
    for (int card = 1; card <= RESOURCE_CARD_COUNT; card++) {
        char name[32];
        Text text = text_on(name, sizeof name);
        notation_write_resource(&text, (ResourceCard)card);
        assert_int_equal(resource_of(name), card);
    }
}

static void other_names_are_refused(void **state)
{
    static const char *const SPACES[] = {"",   "a",  "a0",  "c0",  "f1",  "a3",
                                         "A1", "1a", "a12", "d00", " a1", "e3"};
    static const char *const ROOMS[] = {"",         "living",    "living-0", "living-11", "library",
                                        "Living-1", "living-01", "down",     "living-1x", "piano"};
    static const char *const RESOURCES[] = {"",        "piano-1",           "drill",
                                            "drill-3", "roof-red",          "roof-red-6",
                                            "car",     "roof-red-window-1", "living-1"};
    Space space = SPACE_LIMIT;
    RoomCard room = 99;
    ResourceCard resource = 99;
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SPACES); i++)
        assert_false(notation_read_space(word_of(SPACES[i]), &space));
    for (size_t i = 0; i < COUNT_OF(ROOMS); i++)
        assert_false(notation_read_room(word_of(ROOMS[i]), &room));
    for (size_t i = 0; i < COUNT_OF(RESOURCES); i++)
        assert_false(notation_read_resource(word_of(RESOURCES[i]), &resource));
    assert_int_equal(space, SPACE_LIMIT);
    assert_int_equal(room, 99);
    assert_int_equal(resource, 99);
}

static void a_token_is_a_decor_card_or_the_car(void **state)
{
    static const char *const TOKENS[] = {"piano",     "fireplace", "canopy-bed", "whirlpool",
                                         "ice-cream", "slide",     "cat-house",  "paintings",
                                         "treehouse", "birdhouse", "car"};
    static const char *const OTHERS[] = {"", "drill", "roof-red", "designer", "none", "piano-1"};
    ResourceType token;
    (void)state;
    for (size_t i = 0; i < COUNT_OF(TOKENS); i++) {
        assert_true(notation_read_token(word_of(TOKENS[i]), &token));
        assert_string_equal(RESOURCE_INFO[token].key, TOKENS[i]);
    }
    for (size_t i = 0; i < COUNT_OF(OTHERS); i++)
        assert_false(notation_read_token(word_of(OTHERS[i]), &token));
}

static void every_kind_of_move_is_read_and_written(void **state)
{
    const struct {
        const char *text;
        Move move;
    } CASES[] = {
        {"discard 2", {.kind = MOVE_DISCARD, .column = 1}},
        {"jackhammer 1", {.kind = MOVE_JACKHAMMER}},
        {"pass", {.kind = MOVE_PASS}},
        {"drill 5 e0", {.kind = MOVE_DRILL, .column = 4, .space = SPACE_E0}},
        {"mix 1 5", {.kind = MOVE_MIX, .column = 0, .other_column = 4}},
        {"take 3", {.kind = MOVE_TAKE, .column = 2}},
        {"place c2", {.kind = MOVE_PLACE, .space = SPACE_C2}},
        {"place c2 down", {.kind = MOVE_PLACE, .space = SPACE_C2, .face_down = true}},
        {"scaffold d0", {.kind = MOVE_SCAFFOLD, .space = SPACE_D0}},
        {"decorate e2", {.kind = MOVE_DECORATE, .space = SPACE_E2}},
        {"roofer roof-red-window", {.kind = MOVE_ROOFER, .card = resource_of("roof-red-window")}},
        {"supply living-10 b1",
         {.kind = MOVE_SUPPLY, .card = room_of("living-10"), .space = SPACE_B1}},
        {"handyman a1 e2", {.kind = MOVE_HANDYMAN, .space = SPACE_A1, .other_space = SPACE_E2}},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        char written[40];
        Text text = text_on(written, sizeof written);
        const Move read = move_of(CASES[i].text);
        assert_true(move_equal(&read, &CASES[i].move));
        notation_write_move(&text, &CASES[i].move);
        assert_string_equal(written, CASES[i].text);
    }
}

static void a_wrong_move_is_named(void **state)
{
    static const struct {
        const char *text, *complaint;
    } CASES[] = {
        {"", "'' is not a move"},
        {"  ", "'  ' is not a move"},
        {"fly", "'fly' is not a move"},
        {"Take 1", "'Take' is not a move"},
        {"take", "the move 'take' lacks a word"},
        {"take 0", "'0' is not a market column, 1 to 5"},
        {"take 6", "'6' is not a market column, 1 to 5"},
        {"take 01", "'01' is not a market column, 1 to 5"},
        {"take a1", "'a1' is not a market column, 1 to 5"},
        {"take 1 2", "'2' is one word too many"},
        {"pass 1", "'1' is one word too many"},
        {"place f1", "'f1' is not a space of a home"},
        {"place a1 up", "'up' should be 'down' or nothing"},
        {"place a1 down down", "'down' is one word too many"},
        {"drill 1", "the move 'drill 1' lacks a word"},
        {"mix 1 9", "'9' is not a market column, 1 to 5"},
        {"roofer living-1", "'living-1' is not a resource card"},
        {"supply piano a1", "'piano' is not a room card"},
        {"handyman a1 x", "'x' is not a space of a home"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        Move move;
        Complaint complaint;
        assert_false(notation_read_move(word_of(CASES[i].text), &move, &complaint));
        assert_string_equal(complaint.words, CASES[i].complaint);
    }
}

static void blanks_around_the_words_of_a_move_do_not_matter(void **state)
{
    const Move plain = move_of("mix 1 2");
    const Move spaced = move_of("  mix \t1   2 \r");
    (void)state;
    assert_true(move_equal(&plain, &spaced));
}

static void a_refusal_names_its_rule(void **state)
{
    char words[80];
    Text text = text_on(words, sizeof words);
    (void)state;
    notation_write_refusal(&text, RULE_NEEDS_SUPPORT);
    assert_string_equal(words, "A room needs something below it (R4.1)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_space_is_read_as_it_is_written),
        cmocka_unit_test(every_card_is_read_as_it_is_written),
        cmocka_unit_test(other_names_are_refused),
        cmocka_unit_test(a_token_is_a_decor_card_or_the_car),
        cmocka_unit_test(every_kind_of_move_is_read_and_written),
        cmocka_unit_test(a_wrong_move_is_named),
        cmocka_unit_test(blanks_around_the_words_of_a_move_do_not_matter),
        cmocka_unit_test(a_refusal_names_its_rule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
