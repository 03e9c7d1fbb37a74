#include "ai/puzzle.h"

#include "dreamhome/notation.h"

#include <string.h>

const char *const PUZZLE_KEYS[PUZZLE_KIND_COUNT] = {
    [PUZZLE_COLUMN] = "column", [PUZZLE_PLACE] = "place", [PUZZLE_FINISH] = "finish"};

static bool starts_with(Word text, const char *start)
{
    const size_t length = strlen(start);
    return text.length >= length && memcmp(text.at, start, length) == 0;
}

bool puzzle_cut(Word *rest, Word *text)
{
    if (!starts_with(*rest, "puzzle "))
        return false;
    *text = (Word){.at = rest->at};
    do {
        const Word line = word_until(rest, '\n');
        text->length = (size_t)(line.at + line.length - text->at) + 1;
    } while (rest->length && !starts_with(*rest, "puzzle "));
    return true;
}

/* ---- reading ---- */

static bool read_count(Word word, int *number)
{
    uint64_t value;
    if (!word_number(word, &value) || value > 1000000)
        return false;
    *number = (int)value;
    return true;
}

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/* "2.41": always with two decimals. */
static bool read_hundredths(Word word, int *number)
{
    int whole;
    Word rest = word;
    const Word front = word_until(&rest, '.');
    if (rest.length != 2 || !is_digit(rest.at[0]) || !is_digit(rest.at[1]) ||
        !read_count(front, &whole))
        return false;
    *number = 100 * whole + 10 * (rest.at[0] - '0') + (rest.at[1] - '0');
    return true;
}

static bool read_kind(Word word, PuzzleKind *kind)
{
    for (*kind = 0; *kind < PUZZLE_KIND_COUNT; (*kind)++) {
        if (word_is(word, PUZZLE_KEYS[*kind]))
            return true;
    }
    return false;
}

static bool read_answer(Word word, Puzzle *puzzle, Complaint *complaint)
{
    return puzzle->kind == PUZZLE_FINISH ? read_count(word, &puzzle->points)
                                         : notation_read_move(word, &puzzle->answer, complaint);
}

/* One line of the head: a name and its value. */
static bool read_line(Word line, Puzzle *puzzle, Complaint *complaint)
{
    Word name = {0};
    Word value = line;
    word_next(&value, &name);
    value = word_trimmed(value);
    if (word_is(name, "puzzle"))
        return read_count(value, &puzzle->number);
    if (word_is(name, "kind"))
        return read_kind(value, &puzzle->kind);
    if (word_is(name, "answer"))
        return read_answer(value, puzzle, complaint);
    if (word_is(name, "lead"))
        return read_hundredths(value, &puzzle->lead);
    if (word_is(name, "error"))
        return read_hundredths(value, &puzzle->error);
    if (word_is(name, "playouts"))
        return read_count(value, &puzzle->playouts);
    return word_is(name, "difficulty") && read_count(value, &puzzle->difficulty);
}

static bool read_head(Word *rest, Puzzle *puzzle, Complaint *complaint)
{
    memset(puzzle, 0, sizeof *puzzle);
    while (rest->length && !starts_with(*rest, "dreamhome ")) {
        const Word line = word_until(rest, '\n');
        if (!read_line(line, puzzle, complaint))
            return complain(complaint, "a puzzle has no line ", line, "");
    }
    return true;
}

bool puzzle_parse_head(Word text, Puzzle *puzzle, Complaint *complaint)
{
    return read_head(&text, puzzle, complaint);
}

bool puzzle_parse(Word text, Puzzle *puzzle, Complaint *complaint)
{
    return read_head(&text, puzzle, complaint) && record_parse(text, &puzzle->record, complaint);
}

/* ---- writing ---- */

static void write_number(Text *text, const char *name, int number)
{
    text_add(text, name);
    text_add_char(text, ' ');
    text_add_number(text, (uint64_t)number);
    text_add_char(text, '\n');
}

static void write_hundredths(Text *text, const char *name, int number)
{
    text_add(text, name);
    text_add_char(text, ' ');
    text_add_number(text, (uint64_t)(number / 100));
    text_add_char(text, '.');
    text_add_char(text, (char)('0' + number / 10 % 10));
    text_add_char(text, (char)('0' + number % 10));
    text_add_char(text, '\n');
}

void puzzle_write(const Puzzle *puzzle, Text *text)
{
    write_number(text, "puzzle", puzzle->number);
    text_add(text, "kind ");
    text_add(text, PUZZLE_KEYS[puzzle->kind]);
    text_add_char(text, '\n');
    if (puzzle->kind == PUZZLE_FINISH) {
        write_number(text, "answer", puzzle->points);
    } else {
        text_add(text, "answer ");
        notation_write_move(text, &puzzle->answer);
        text_add_char(text, '\n');
        write_hundredths(text, "lead", puzzle->lead);
        write_hundredths(text, "error", puzzle->error);
        write_number(text, "playouts", puzzle->playouts);
    }
    write_number(text, "difficulty", puzzle->difficulty);
    record_write(&puzzle->record, text);
}
