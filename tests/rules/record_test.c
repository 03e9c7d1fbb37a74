/* Records: a game as a text that replays to the same game (NOTATION.md). */
#include "dreamhome/record.h"
#include "playout.h"
#include "testing.h"

#include <string.h>

static const char HEAD[] = "dreamhome 1\n"
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
    assert_written(&record, "dreamhome 1\ncards 1\nedition en\ndiscard on\ncar off\ngaps on\n"
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
        playout_finish(&playout);
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

/* A record may be cut anywhere after its head, as by a crash: whole lines count. */
static void a_line_cut_short_is_dropped(void **state)
{
    static char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Playout playout;
    Record record;
    Complaint complaint;
    (void)state;
    playout_start(&playout, EDITION_EN, 2, 4);
    playout_finish(&playout);
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
        {"dreamhome 1", "dreamhome 2",
         "line 1: the version 'dreamhome 2' is not one that this program knows"},
        {"dreamhome 1", "chess 1", "line 1: the line should begin with 'dreamhome' and a value"},
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
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(MISTAKES); i++)
        assert_mistake(&MISTAKES[i]);
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
    playout_finish(&playout);
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
        cmocka_unit_test(a_wrong_result_and_lines_after_it_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
