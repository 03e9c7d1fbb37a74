/* Reading a record. The whole text is checked and replayed before anybody uses it. */
#include "dreamhome/record.h"

#include "dreamhome/notation.h"
#include "dreamhome/turn.h"

#include <string.h>

typedef struct Reader {
    Word rest; /* whole lines that are not yet read */
    int line;  /* number of the line last read */
    Word text; /* that line without its line end */
    Record *record;
    uint64_t version;
    Game game;      /* after the moves read so far */
    bool turn_done; /* the last of them completed its turn */
    Complaint *complaint;
} Reader;

/* Every complaint about a record says where. */
static bool refuse_at(Reader *reader, const char *words)
{
    Text text = text_on(reader->complaint->words, sizeof reader->complaint->words);
    text_add(&text, "line ");
    text_add_number(&text, (uint64_t)reader->line);
    text_add(&text, ": ");
    text_add(&text, words);
    return false;
}

static bool refuse(Reader *reader, const char *before, Word word, const char *after)
{
    Complaint where;
    complain(&where, before, word, after);
    return refuse_at(reader, where.words);
}

static bool next_line(Reader *reader)
{
    if (!reader->rest.length)
        return false;
    reader->text = word_until(&reader->rest, '\n');
    reader->line++;
    return true;
}

/* ---- the head: lines of a keyword and a value, in a fixed order ---- */

static bool has_keyword(Word line, const char *keyword)
{
    const size_t length = strlen(keyword);
    return line.length > length && memcmp(line.at, keyword, length) == 0 && line.at[length] == ' ';
}

static bool read_value(Reader *reader, const char *keyword, Word *value)
{
    if (!next_line(reader)) {
        reader->line++;
        return refuse(reader, "the record ends before its line ", word_of(keyword), "");
    }
    if (!has_keyword(reader->text, keyword))
        return refuse(reader, "the line should begin with ", word_of(keyword), " and a value");
    const size_t skipped = strlen(keyword) + 1;
    *value = (Word){.at = reader->text.at + skipped, .length = reader->text.length - skipped};
    return true;
}

static bool read_number(Reader *reader, const char *keyword, uint64_t *number)
{
    Word value;
    return read_value(reader, keyword, &value) &&
           (word_number(value, number) || refuse(reader, "", value, " is not a whole number"));
}

static bool refuse_version(Reader *reader)
{
    return refuse(reader, "the version ", reader->text, " is not one that this program knows");
}

static bool read_versions(Reader *reader)
{
    uint64_t cards;
    if (!read_number(reader, "dreamhome", &reader->version))
        return false;
    if (reader->version < RECORD_VERSION_OLDEST || reader->version > RECORD_VERSION)
        return refuse_version(reader);
    return read_number(reader, "cards", &cards) &&
           (cards == CARDS_VERSION || refuse_version(reader));
}

static bool read_switch(Reader *reader, const char *keyword, bool *on)
{
    Word value;
    if (!read_value(reader, keyword, &value))
        return false;
    *on = word_is(value, "on");
    return *on || word_is(value, "off") || refuse(reader, "", value, " should be on or off");
}

static bool read_edition(Reader *reader)
{
    Word value;
    if (!read_value(reader, "edition", &value))
        return false;
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        if (word_is(value, EDITION_INFO[edition].key)) {
            reader->record->options.edition = edition;
            return true;
        }
    }
    return refuse(reader, "", value, " is not an edition");
}

static bool read_level(Word word, Level *level)
{
    for (*level = 0; *level < LEVEL_COUNT; (*level)++) {
        if (word_is(word, LEVEL_KEYS[*level]))
            return true;
    }
    return false;
}

/* "player N LEVEL NAME" */
static bool read_seat(Reader *reader, int number)
{
    Word rest;
    Seat *seat = &reader->record->seats[number - 1];
    uint64_t written;
    if (!read_value(reader, "player", &rest))
        return false;
    if (!word_number(word_until(&rest, ' '), &written) || written != (uint64_t)number)
        return refuse(reader, "", reader->text, " is not the next player");
    const Word level = word_until(&rest, ' ');
    if (!read_level(level, &seat->level))
        return refuse(reader, "", level, " is neither 'person' nor a level");
    if (!rest.length || rest.length >= NAME_CAPACITY || !word_is_clean_utf8(rest))
        return refuse(reader, "", rest, " is not a name of 1 to 63 bytes of UTF-8");
    Text name = text_on(seat->name, NAME_CAPACITY);
    text_add_word(&name, rest);
    return true;
}

static bool read_seats(Reader *reader)
{
    GameOptions *options = &reader->record->options;
    while (options->players < PLAYERS_MIN || has_keyword(reader->rest, "player")) {
        if (options->players == PLAYERS_MAX) {
            next_line(reader);
            return refuse(reader, "", reader->text, " is one player too many");
        }
        options->players++;
        if (!read_seat(reader, options->players))
            return false;
    }
    return true;
}

/* Digits where the pattern has a 9, the pattern's own character elsewhere. */
static bool matches(Word word, const char *pattern)
{
    if (word.length != strlen(pattern))
        return false;
    for (size_t i = 0; i < word.length; i++) {
        const char c = word.at[i];
        if (pattern[i] == '9' ? c < '0' || c > '9' : c != pattern[i])
            return false;
    }
    return true;
}

static bool read_started(Reader *reader)
{
    static const char *const FORMS[] = {
        "9999-99-99T99:99:99Z", "9999-99-99T99:99:99+99:99", "9999-99-99T99:99:99-99:99",
        "9999-99-99T99:99:99",  "9999-99-99T99:99Z",         "9999-99-99",
    };
    Word value;
    if (!read_value(reader, "started", &value))
        return false;
    for (size_t i = 0; i < sizeof FORMS / sizeof FORMS[0]; i++) {
        if (matches(value, FORMS[i])) {
            Text started = text_on(reader->record->started, STARTED_CAPACITY);
            text_add_word(&started, value);
            return true;
        }
    }
    return refuse(reader, "", value, " is not a time like 2026-01-31T18:30:00Z");
}

static bool read_head(Reader *reader)
{
    GameOptions *options = &reader->record->options;
    uint64_t first;
    if (!read_versions(reader) || !read_edition(reader) ||
        !read_switch(reader, "discard", &options->discard) ||
        !read_switch(reader, "car", &options->car) ||
        !read_switch(reader, "gaps", &options->gaps) ||
        !read_number(reader, "seed", &options->seed) || !read_number(reader, "first", &first))
        return false;
    const int first_line = reader->line;
    if (!read_seats(reader))
        return false;
    if (first < 1 || first > options->players) {
        reader->line = first_line;
        return refuse_at(reader, "the first player is not one of the players");
    }
    options->first = (uint8_t)(first - 1);
    return read_started(reader);
}

/* ---- the moves and the result ---- */

enum { VERSION_WITH_ENDS = 2 }; /* before it, every completed turn counts as ended */

static bool play_line(Reader *reader)
{
    Move move;
    Complaint complaint;
    if (!notation_read_move(reader->text, &move, &complaint))
        return refuse_at(reader, complaint.words);
    const Turn before = turn_of(&reader->game);
    const RuleError error = game_apply(&reader->game, &move, NULL);
    if (error) {
        Text text = text_on(complaint.words, sizeof complaint.words);
        text_add_quoted(&text, reader->text);
        text_add(&text, " is refused: ");
        notation_write_refusal(&text, error);
        return refuse_at(reader, complaint.words);
    }
    record_append(reader->record, &move);
    reader->turn_done = !turn_equal(before, turn_of(&reader->game));
    if (reader->turn_done && reader->version < VERSION_WITH_ENDS)
        record_end_turn(reader->record);
    if (reader->game.phase == PHASE_OVER)
        record_set_result(reader->record, &reader->game);
    return true;
}

static bool is_end(const Reader *reader)
{
    return reader->version >= VERSION_WITH_ENDS && word_is(reader->text, "end");
}

static bool end_turn(Reader *reader)
{
    if (!reader->turn_done || record_turn_ended(reader->record))
        return refuse_at(reader, "there is no turn to end");
    record_end_turn(reader->record);
    return true;
}

static bool check_result(Reader *reader)
{
    char expected[64];
    Text text = text_on(expected, sizeof expected);
    record_write_result(reader->record, &text);
    if (!word_is(reader->text, expected))
        return refuse(reader, "the line should be ", word_of(expected), "");
    return !next_line(reader) || refuse(reader, "", reader->text, " comes after the result");
}

static bool read_move_line(Reader *reader)
{
    if (is_end(reader))
        return end_turn(reader);
    return reader->game.phase == PHASE_OVER ? check_result(reader) : play_line(reader);
}

static bool read_moves(Reader *reader)
{
    if (!next_line(reader)) {
        reader->line++;
        return refuse_at(reader, "the record ends before its line 'moves'");
    }
    if (!word_is(reader->text, "moves"))
        return refuse_at(reader, "the line 'moves' is missing");
    game_new(&reader->game, &reader->record->options, NULL);
    while (next_line(reader)) {
        if (!read_move_line(reader))
            return false;
    }
    return true;
}

/* A line without its end was cut short by a crash, and is as good as never written. */
static Word whole_lines(Word text)
{
    while (text.length && text.at[text.length - 1] != '\n')
        text.length--;
    return text;
}

bool record_parse(Word text, Record *record, Complaint *complaint)
{
    Reader reader = {.rest = whole_lines(text), .record = record, .complaint = complaint};
    *record = (Record){0};
    return read_head(&reader) && read_moves(&reader);
}
