/* Records: a game as a text that replays to the same game (NOTATION.md). */
#include "dreamhome/record.h"
#include "playout.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static const char HEAD[] = "dreamhome 2\n"
                           "cards 1\n"
                           "edition ru\n"
                           "discard off\n"
                           "car on\n"
                           "gaps off\n"
                           "seed 18446744073709551615\n"
                           "first 2\n"
                           "player 1 person Ada Lovelace\n"
                           "player 2 expert \xd0\x94\xd0\xbe\xd0\xbc\n"
                           "started 2026-01-31T18:30:00Z\n"
                           "moves\n";

static bool parse(const char *text, Record *record, Complaint *complaint)
{
    return record_parse(word_of(text), record, complaint);
}

static void assert_written(const Record *record, const char *expected)
{
    char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    record_write(record, &text);
    assert_string_equal(buffer, expected);
}

static void a_head_says_everything_about_the_game(void **state)
{
    Record record;
    Complaint complaint;
    (void)state;
    assert_true(parse(HEAD, &record, &complaint));
    assert_int_equal(record.options.edition, EDITION_RU);
    assert_false(record.options.discard);
    assert_true(record.options.car);
    assert_false(record.options.gaps);
    assert_true(record.options.seed == UINT64_MAX);
    assert_int_equal(record.options.first, 1);
    assert_int_equal(record.options.players, 2);
    assert_string_equal(record.seats[0].name, "Ada Lovelace");
    assert_int_equal(record.seats[0].level, LEVEL_PERSON);
    assert_int_equal(record.seats[1].level, LEVEL_EXPERT);
    assert_string_equal(record.started, "2026-01-31T18:30:00Z");
    assert_int_equal(record.move_count, 0);
    assert_written(&record, HEAD);
}

static void a_new_record_has_persons_with_plain_names(void **state)
{
    Record record;
    const GameOptions options = game_default_options(EDITION_EN);
    (void)state;
    record_init(&record, &options, "2026-01-31");
    assert_written(&record, "dreamhome 2\ncards 1\nedition en\ndiscard on\ncar off\ngaps on\n"
                            "seed 1\nfirst 1\nplayer 1 person Player 1\n"
                            "player 2 person Player 2\nplayer 3 person Player 3\n"
                            "player 4 person Player 4\nstarted 2026-01-31\nmoves\n");
}

static void a_finished_game_is_read_as_it_is_written(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        char buffer[RECORD_TEXT_CAPACITY];
        Text text = text_on(buffer, sizeof buffer);
        Playout playout;
        Record record;
        Game game;
        Complaint complaint;
        playout_start(&playout, (Edition)(seed % EDITION_COUNT), 2 + (int)(seed % 3), seed);
        playout_to_end(&playout);
        record_write(&playout.record, &text);
        assert_true(parse(buffer, &record, &complaint));
        assert_non_null(strstr(buffer, "\nresult "));
        assert_written(&record, buffer);
        record_replay(&record, record.move_count, &game);
        assert_int_equal(game_hash(&game), game_hash(&playout.game));
    }
}

static void undo_is_a_shorter_replay(void **state)
{
    Playout playout;
    uint64_t hashes[RECORD_MOVES_MAX + 1];
    int moves = 0;
    (void)state;
    playout_start(&playout, EDITION_RU, 3, 8);
    do
        hashes[moves++] = game_hash(&playout.game);
    while (playout_step(&playout));
    for (int i = 0; i < moves; i++) {
        Game game;
        record_replay(&playout.record, i, &game);
        assert_int_equal(game_hash(&game), hashes[i]);
    }
}

/* A record may be cut short anywhere after its head, as by a crash: only whole lines count. */
static void a_line_cut_short_is_dropped(void **state)
{
    static char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Playout playout;
    Record record;
    Complaint complaint;
    (void)state;
    playout_start(&playout, EDITION_EN, 2, 4);
    playout_to_end(&playout);
    record_write(&playout.record, &text);
    const size_t head = (size_t)(strstr(buffer, "moves\n") - buffer) + strlen("moves\n");
    for (size_t length = text.length; length >= head; length -= 3) {
        int lines = 0;
        for (size_t i = head; i < length; i++)
            lines += buffer[i] == '\n';
        assert_true(record_parse((Word){buffer, length}, &record, &complaint));
        if (length < text.length)
            assert_int_equal(record.move_count, lines);
    }
}

static void a_record_without_its_head_is_refused_at_every_length(void **state)
{
    Record record;
    Complaint complaint;
    (void)state;
    for (size_t length = 0; length < strlen(HEAD); length++) {
        assert_false(record_parse((Word){HEAD, length}, &record, &complaint));
        assert_memory_equal(complaint.words, "line ", 5);
    }
}

/* A change of the good head or its moves, and the complaint that it brings. */
typedef struct Mistake {
    const char *good, *bad, *complaint;
} Mistake;

static void assert_mistake(const Mistake *mistake)
{
    char text[1024];
    Record record;
    Complaint complaint = {""};
    const char *at = strstr(HEAD, mistake->good);
    assert_non_null(at);
    Text changed = text_on(text, sizeof text);
    text_add_word(&changed, (Word){HEAD, (size_t)(at - HEAD)});
    text_add(&changed, mistake->bad);
    text_add(&changed, at + strlen(mistake->good));
    assert_false(parse(text, &record, &complaint));
    assert_string_equal(complaint.words, mistake->complaint);
}

static void a_mistake_is_named_with_its_line(void **state)
{
    static const Mistake MISTAKES[] = {
        {"dreamhome 2", "dreamhome 3",
         "line 1: the version 'dreamhome 3' is not one that this program knows"},
        {"dreamhome 2", "dreamhome 0",
         "line 1: the version 'dreamhome 0' is not one that this program knows"},
        {"dreamhome 2", "chess 1", "line 1: the line should begin with 'dreamhome' and a value"},
        {"cards 1", "cards 9", "line 2: the version 'cards 9' is not one that this program knows"},
        {"cards 1\n", "", "line 2: the line should begin with 'cards' and a value"},
        {"edition ru", "edition de", "line 3: 'de' is not an edition"},
        {"discard off", "discard no", "line 4: 'no' should be on or off"},
        {"seed 18446744073709551615", "seed 18446744073709551616",
         "line 7: '18446744073709551616' is not a whole number"},
        {"seed 18446744073709551615", "seed -1", "line 7: '-1' is not a whole number"},
        {"first 2", "first 3", "line 8: the first player is not one of the players"},
        {"first 2", "first 0", "line 8: the first player is not one of the players"},
        {"player 2 expert \xd0\x94\xd0\xbe\xd0\xbc", "player 3 expert A",
         "line 10: 'player 3 expert A' is not the next player"},
        {"player 1 person", "player 1 robot", "line 9: 'robot' is neither 'person' nor a level"},
        {"Ada Lovelace", "", "line 9: '' is not a name of 1 to 63 bytes of UTF-8"},
        {"Ada Lovelace", "Ada\x01", "line 9: 'Ada?' is not a name of 1 to 63 bytes of UTF-8"},
        {"player 2 expert ",
         "player 2 kid A\nplayer 3 kid B\nplayer 4 kid C\nplayer 5 kid D\nplayer 6 kid ",
         "line 13: 'player 5 kid D' is one player too many"},
        {"started 2026-01-31T18:30:00Z", "started yesterday",
         "line 11: 'yesterday' is not a time like 2026-01-31T18:30:00Z"},
        {"started 2026-01-31T18:30:00Z", "started 2026-01-31T18:30-00Z",
         "line 11: '2026-01-31T18:30-00Z' is not a time like 2026-01-31T18:30:00Z"},
        {"moves\n", "noises\n", "line 12: the line 'moves' is missing"},
        {"moves\n", "moves\nfly\n", "line 13: 'fly' is not a move"},
        {"moves\n", "moves\n\n", "line 13: '' is not a move"},
        {"moves\n", "moves\ntake 1\ntake 2\n",
         "line 14: 'take 2' is refused: Place the room you’re holding first (R3.4)"},
        {"moves\n", "moves\nresult 0 0\n", "line 13: 'result' is not a move"},
        {"moves\n", "moves\nend\n", "line 13: there is no turn to end"},
        {"moves\n", "moves\ntake 1\nend\n", "line 14: there is no turn to end"},
        {"moves\n", "moves\ntake 1\nplace a1 down\nend\nend\n", "line 16: there is no turn to end"},
        {"moves\n", "moves\ntake 1\nplace a1 down\nend now\n", "line 15: 'end' is not a move"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(MISTAKES); i++)
        assert_mistake(&MISTAKES[i]);
}

/* The good head, in that version, with these moves after it. */
static bool parse_moves(int version, const char *moves, Record *record, Complaint *complaint)
{
    char text[1024];
    Text changed = text_on(text, sizeof text);
    text_add(&changed, HEAD);
    text_add(&changed, moves);
    *strchr(text, '2') = (char)('0' + version);
    return parse(text, record, complaint);
}

static void a_turn_is_ended_where_its_player_said_so(void **state)
{
    Record record;
    Complaint complaint;
    char text[1024];
    Text expected = text_on(text, sizeof text);
    (void)state;
    assert_true(parse_moves(2, "take 1\nplace a1 down\n", &record, &complaint));
    assert_false(record_turn_ended(&record));
    assert_true(parse_moves(2, "take 1\nplace a1 down\nend\n", &record, &complaint));
    assert_true(record_turn_ended(&record));
    assert_int_equal(record.move_count, 2);
    text_add(&expected, HEAD);
    text_add(&expected, "take 1\nplace a1 down\nend\n");
    assert_written(&record, text);
    record_forget_ends(&record);
    assert_false(record_turn_ended(&record));
}

static void an_undone_move_takes_the_end_of_its_turn_with_it(void **state)
{
    Record record;
    Complaint complaint;
    (void)state;
    assert_true(parse_moves(2, "take 1\nplace a1 down\nend\n", &record, &complaint));
    const Move again = record.moves[1];
    record.move_count--;
    assert_false(record_turn_ended(&record));
    record_append(&record, &again);
    assert_false(record_turn_ended(&record));
}

static void in_version_1_every_completed_turn_counts_as_ended(void **state)
{
    Record record;
    Complaint complaint;
    (void)state;
    assert_true(parse_moves(1, "take 1\nplace a1 down\n", &record, &complaint));
    assert_true(record_turn_ended(&record));
    assert_true(parse_moves(1, "take 1\n", &record, &complaint));
    assert_false(record_turn_ended(&record));
    assert_false(parse_moves(1, "take 1\nplace a1 down\nend\n", &record, &complaint));
    assert_string_equal(complaint.words, "line 15: 'end' is not a move");
}

static void only_the_whole_game_has_a_result(void **state)
{
    char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Playout playout;
    (void)state;
    playout_start(&playout, EDITION_EN, 2, 4);
    playout_to_end(&playout);
    Record *record = &playout.record;
    assert_true(record_is_finished(record));
    record_write_result(record, &text);
    char expected[64];
    snprintf(expected, sizeof expected, "result %d %d", game_score(&playout.game, 0).total,
             game_score(&playout.game, 1).total);
    assert_string_equal(buffer, expected);
    record->move_count--;
    assert_false(record_is_finished(record));
    text = text_on(buffer, sizeof buffer);
    record_write(record, &text);
    assert_null(strstr(buffer, "result"));
    const Move last = record->moves[record->move_count];
    record_append(record, &last);
    assert_true(record_is_finished(record));
    record->move_count--;
    record_append(record, &(Move){.kind = MOVE_KIND_COUNT}); /* any other one */
    assert_false(record_is_finished(record));
}

static void a_typed_name_is_made_clean(void **state)
{
    static const char *const NAMES[][2] = {
        {"  Ada  ", "Ada"},
        {"A\tda\r\nLove\x7flace", "AdaLovelace"},
        {"A\xc2\x85"
         "da",
         "Ada"}, /* U+0085 is a line end to some */
        {"\xff"
         "A\xe2\x82"
         "da\xf0\x9f\x98",
         "Ada"},                                        /* broken UTF-8 */
        {"Ada\xe2\x80\xa8\xe2\x80\xaeLove", "AdaLove"}, /* a line separator, an override */
        {"\xd0\x94\xd0\xbe\xd0\xbc", "\xd0\x94\xd0\xbe\xd0\xbc"},
        {"  \t ", "Player 1"}, /* nothing is left of it */
        {"", "Player 1"},
    };
    const GameOptions options = game_default_options(EDITION_EN);
    char longest[200];
    Record record;
    (void)state;
    for (size_t i = 0; i < COUNT_OF(NAMES); i++) {
        record_init(&record, &options, "2026-01-31");
        record_set_name(&record, 0, NAMES[i][0]);
        assert_string_equal(record.seats[0].name, NAMES[i][1]);
    }
    for (size_t i = 0; i + 2 < sizeof longest; i += 2)
        memcpy(longest + i, "\xc3\xa9", 2);
    longest[sizeof longest - 2] = '\0';
    record_set_name(&record, 0, longest);
    assert_int_equal(strlen(record.seats[0].name), 62); /* whole characters only */
}

static void a_wrong_result_and_lines_after_it_are_refused(void **state)
{
    static char buffer[RECORD_TEXT_CAPACITY + 32];
    Text text = text_on(buffer, sizeof buffer);
    Playout playout;
    Record record;
    Complaint complaint;
    (void)state;
    playout_start(&playout, EDITION_EN, 2, 4);
    playout_to_end(&playout);
    record_write(&playout.record, &text);
    text_add(&text, "pass\n");
    assert_false(parse(buffer, &record, &complaint));
    assert_non_null(strstr(complaint.words, "'pass' comes after the result"));
    strcpy(strstr(buffer, "result"), "result 999 999\n");
    assert_false(parse(buffer, &record, &complaint));
    assert_non_null(strstr(complaint.words, "the line should be 'result "));
    strcpy(strstr(buffer, "result"), "");
    assert_true(parse(buffer, &record, &complaint));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_head_says_everything_about_the_game),
        cmocka_unit_test(a_new_record_has_persons_with_plain_names),
        cmocka_unit_test(a_finished_game_is_read_as_it_is_written),
        cmocka_unit_test(undo_is_a_shorter_replay),
        cmocka_unit_test(a_line_cut_short_is_dropped),
        cmocka_unit_test(a_record_without_its_head_is_refused_at_every_length),
        cmocka_unit_test(a_mistake_is_named_with_its_line),
        cmocka_unit_test(a_turn_is_ended_where_its_player_said_so),
        cmocka_unit_test(an_undone_move_takes_the_end_of_its_turn_with_it),
        cmocka_unit_test(in_version_1_every_completed_turn_counts_as_ended),
        cmocka_unit_test(only_the_whole_game_has_a_result),
        cmocka_unit_test(a_typed_name_is_made_clean),
        cmocka_unit_test(a_wrong_result_and_lines_after_it_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
