/* Records that a disk, a crash, an editor or a later program has changed. */
#include "sample.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* Printable ASCII, and the apostrophes and accents of our own sentences: what is quoted from a
 * damaged file must not garble a terminal. */
static bool is_plain(const char *words)
{
    static const char *const OURS[] = {"’", "é"};
    while (*words) {
        size_t length = *words >= ' ' && *words <= '~';
        for (size_t i = 0; i < sizeof OURS / sizeof OURS[0]; i++) {
            if (strncmp(words, OURS[i], strlen(OURS[i])) == 0)
                length = strlen(OURS[i]);
        }
        if (!length)
            return false;
        words += length;
    }
    return true;
}

/* The text is read as a game that replays, or refused with the number of a line that it has. */
static bool read_or_refuse(const char *text, size_t length)
{
    Record record;
    Complaint complaint = {{0}};
    int line = 0;
    int lines = 2; /* one may be missing at the end, one more may be cut */
    if (record_parse((Word){.at = text, .length = length}, &record, &complaint)) {
        Game game;
        record_replay(&record, record.move_count, &game);
        return true;
    }
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    assert_int_equal(sscanf(complaint.words, "line %d: ", &line), 1);
    assert_in_range(line, 1, lines);
    assert_true(is_plain(complaint.words));
    return false;
}

static void expect_refused(const char *text, const char *words)
{
    Record record;
    Complaint complaint = {{0}};
    assert_false(record_parse(word_of(text), &record, &complaint));
    if (!strstr(complaint.words, words))
        fail_msg("'%s' should say '%s'", complaint.words, words);
}

/* Puts `line` in the place of the line with that number. */
static void replace_line(const char *text, int number, const char *line, char *changed)
{
    const char *at = text;
    for (int i = 1; i < number; i++)
        at = strchr(at, '\n') + 1;
    sprintf(changed, "%.*s%s%s", (int)(at - text), text, line, strchr(at, '\n'));
}

static void a_record_reads_back_as_it_was_written(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Match match;
        Record read;
        Complaint complaint;
        char texts[2][RECORD_TEXT_CAPACITY];
        sample_match(&match, seed, seed % 2 ? -1 : (int)seed * 5);
        sample_text(&match.record, texts[0]);
        assert_true(record_parse(word_of(texts[0]), &read, &complaint));
        sample_text(&read, texts[1]);
        assert_string_equal(texts[0], texts[1]);
    }
}

static void every_flipped_bit_is_refused_or_still_a_game(void **state)
{
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    int valid = 0;
    (void)state;
    sample_match(&match, 4, -1);
    sample_text(&match.record, text);
    const size_t length = strlen(text);
    for (size_t i = 0; i < length; i++) {
        const char was = text[i];
        for (int bit = 0; bit < 8; bit++) {
            text[i] = (char)(was ^ 1 << bit);
            valid += read_or_refuse(text, length);
        }
        text[i] = was;
    }
    assert_in_range(valid, 1, length); /* names and times may change; moves rarely */
}

static void every_cut_is_refused_or_drops_the_last_line(void **state)
{
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    (void)state;
    sample_match(&match, 5, -1);
    sample_text(&match.record, text);
    const size_t length = strlen(text);
    const size_t head = (size_t)(strstr(text, "\nmoves\n") + 7 - text);
    for (size_t cut = 0; cut <= length; cut++)
        assert_int_equal(read_or_refuse(text, cut), cut >= head);
}

static void every_lost_or_doubled_line_is_refused_or_still_a_game(void **state)
{
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    char changed[2 * RECORD_TEXT_CAPACITY];
    (void)state;
    sample_match(&match, 6, -1);
    sample_text(&match.record, text);
    for (const char *line = text; *line; line = strchr(line, '\n') + 1) {
        const char *next = strchr(line, '\n') + 1;
        snprintf(changed, sizeof changed, "%.*s%s", (int)(line - text), text, next);
        read_or_refuse(changed, strlen(changed));
        snprintf(changed, sizeof changed, "%.*s%s", (int)(next - text), text, line);
        read_or_refuse(changed, strlen(changed));
    }
}

static void a_last_line_cut_short_is_dropped(void **state)
{
    Match match, shorter;
    Record read;
    Complaint complaint;
    char texts[2][RECORD_TEXT_CAPACITY];
    (void)state;
    sample_match(&match, 7, 25);
    sample_match(&shorter, 7, 24);
    sample_text(&match.record, texts[0]);
    sample_text(&shorter.record, texts[1]);
    const size_t whole = strlen(texts[0]);
    for (size_t cut = strlen(texts[1]); cut < whole; cut++) {
        assert_true(record_parse((Word){.at = texts[0], .length = cut}, &read, &complaint));
        assert_int_equal(read.move_count, 24);
    }
    assert_true(record_parse((Word){.at = texts[0], .length = whole}, &read, &complaint));
    assert_int_equal(read.move_count, 25);
}

static void a_finished_game_may_lack_its_result(void **state)
{
    Match match;
    Record read;
    Complaint complaint;
    char text[RECORD_TEXT_CAPACITY];
    (void)state;
    sample_match(&match, 8, -1);
    sample_text(&match.record, text);
    *(strstr(text, "\nresult") + 1) = '\0';
    assert_true(record_parse(word_of(text), &read, &complaint));
    assert_int_equal(read.move_count, match.record.move_count);
}

static void later_versions_are_refused_clearly(void **state)
{
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    char changed[RECORD_TEXT_CAPACITY + 100];
    (void)state;
    sample_match(&match, 9, 5);
    sample_text(&match.record, text);
    replace_line(text, 1, "dreamhome 3", changed);
    expect_refused(changed, "line 1: the version 'dreamhome 3' is not one that this program knows");
    replace_line(text, 2, "cards 2", changed);
    expect_refused(changed, "line 2: the version 'cards 2' is not one that this program knows");
    replace_line(text, 1, "dreamhome 0", changed);
    expect_refused(changed, "line 1");
    replace_line(text, 1, "dreamhome 1x", changed);
    expect_refused(changed, "line 1");
}

static void every_wrong_line_is_named(void **state)
{
    static const struct {
        int line;
        const char *text;
        const char *words;
    } WRONG[] = {
        {1, "", "line 1: "},
        {1, "Dreamhome 1", "line 1: the line should begin with 'dreamhome'"},
        {1,
         "\xef\xbb\xbf"
         "dreamhome 1",
         "line 1: "},
        {1, "dreamhome 1\r", "line 1: "},
        {3, "edition xx", "line 3: 'xx' is not an edition"},
        {3, "edition ", "line 3: "},
        {4, "discard yes", "line 4: 'yes' should be on or off"},
        {5, "car", "line 5: the line should begin with 'car'"},
        {6, "gaps ON", "line 6: 'ON' should be on or off"},
        {7, "seed -1", "line 7: '-1' is not a whole number"},
        {7, "seed 18446744073709551616", "line 7: "},
        {7, "seed 1 ", "line 7: "},
        {8, "first 0", "line 8: "},
        {8, "first 3", "line 8: "},
        {9, "player 2 person A", "line 9: "},
        {9, "player 1 wizard A", "line 9: 'wizard'"},
        {9, "player 1 person ", "line 9: "},
        {9, "player 1 person", "line 9: "},
        {9, "player 1 person \xff", "line 9: "},
        {9, "player 1 person \xc0\xaf", "line 9: "},
        {9, "player 1 person a\tb", "line 9: "},
        {9, "player 1 person 0123456789012345678901234567890123456789012345678901234567890123",
         "line 9: "},
        {10, "player 3 person B", "line 10: "},
        {10, "started 2026-01-31", "line 10: "},
        {11, "started yesterday", "line 11: 'yesterday' is not a time"},
        {11, "player 3 person C", "line 12: "},
        {12, "Moves", "line 12: "},
        {13, "take", "line 13: the move 'take' lacks a word"},
        {13, "take 9", "line 13: '9' is not a market column"},
        {13, "pass", "line 13: 'pass' is refused: "},
        {13, "", "line 13: "},
        {13, "# comment", "line 13: '#' is not a move"},
        {13, "result 1 2", "line 13: 'result' is not a move"},
    };
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    char changed[RECORD_TEXT_CAPACITY + 100];
    (void)state;
    sample_match(&match, 12, 5);
    sample_text(&match.record, text);
    assert_int_equal(match.game.players, 2);
    for (size_t i = 0; i < COUNT_OF(WRONG); i++) {
        replace_line(text, WRONG[i].line, WRONG[i].text, changed);
        expect_refused(changed, WRONG[i].words);
    }
}

static void nothing_may_follow_the_result_and_it_must_be_right(void **state)
{
    Match match;
    char text[RECORD_TEXT_CAPACITY + 20];
    (void)state;
    sample_match(&match, 6, -1);
    sample_text(&match.record, text);
    const size_t length = strlen(text);
    strcpy(text + length, "take 1\n");
    expect_refused(text, "'take 1' comes after the result");
    text[length] = '\0';
    text[length - 2] = text[length - 2] == '1' ? '2' : '1';
    expect_refused(text, "the line should be 'result ");
}

static void a_record_that_ends_in_its_head_names_the_missing_line(void **state)
{
    static const char *const MISSING[] = {"dreamhome", "cards",  "edition", "discard",
                                          "car",       "gaps",   "seed",    "first",
                                          "player",    "player", "started", "moves"};
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    char words[60];
    (void)state;
    sample_match(&match, 12, 0);
    sample_text(&match.record, text);
    for (int line = (int)COUNT_OF(MISSING); line >= 1; line--) {
        text[strlen(text) - 1] = '\0';
        char *last = strrchr(text, '\n');
        *(last ? last + 1 : text) = '\0';
        snprintf(words, sizeof words, "line %d: the record ends before its line '%s'", line,
                 MISSING[line - 1]);
        expect_refused(text, words);
    }
}

static void names_of_any_language_are_kept(void **state)
{
    static const char *const NAMES[] = {"Домовёнок", "Ágnes & Ödön", "a  b", "👪", "  x", "-"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(NAMES); i++) {
        Match match;
        Record read;
        Complaint complaint;
        char text[RECORD_TEXT_CAPACITY];
        sample_match(&match, 3, 4);
        strcpy(match.record.seats[1].name, NAMES[i]);
        match.record.seats[1].level = LEVEL_HARD;
        sample_text(&match.record, text);
        assert_true(record_parse(word_of(text), &read, &complaint));
        assert_string_equal(read.seats[1].name, NAMES[i]);
        assert_int_equal(read.seats[1].level, LEVEL_HARD);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_reads_back_as_it_was_written),
        cmocka_unit_test(every_flipped_bit_is_refused_or_still_a_game),
        cmocka_unit_test(every_cut_is_refused_or_drops_the_last_line),
        cmocka_unit_test(every_lost_or_doubled_line_is_refused_or_still_a_game),
        cmocka_unit_test(a_last_line_cut_short_is_dropped),
        cmocka_unit_test(a_finished_game_may_lack_its_result),
        cmocka_unit_test(later_versions_are_refused_clearly),
        cmocka_unit_test(every_wrong_line_is_named),
        cmocka_unit_test(nothing_may_follow_the_result_and_it_must_be_right),
        cmocka_unit_test(a_record_that_ends_in_its_head_names_the_missing_line),
        cmocka_unit_test(names_of_any_language_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
