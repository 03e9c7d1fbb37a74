#include "app/family/family.h"

#include "dreamhome/text.h"
#include "session/file.h"

#include <stdio.h>

enum { FILE_CAPACITY = 8192 };

/* ---- reading ---- */

static bool read_small(Word word, int highest, int *number)
{
    uint64_t read;
    if (!word_number(word, &read) || read > (uint64_t)highest)
        return false;
    *number = (int)read;
    return true;
}

static void read_switch(Word word, bool *value)
{
    int number;
    if (read_small(word, 1, &number))
        *value = number;
}

static void read_edition(Word word, Family *family)
{
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        if (word_is(word, EDITION_INFO[edition].key))
            family->edition = edition;
    }
}

static void read_level(Word word, FamilySeat *seat)
{
    for (Level level = 0; level < LEVEL_COUNT; level++) {
        if (word_is(word, LEVEL_KEYS[level]))
            seat->level = level;
    }
}

/* "seat LEVEL COLOUR SYMBOL PLACES POINTS ROOFS HINTS NAME"; a wrong part keeps its default. */
static void read_seat(Word rest, Family *family, int at)
{
    FamilySeat *seat = &family->seats[at];
    bool *const switches[] = {&seat->look.shows_places, &seat->look.shows_points,
                              &seat->look.shows_roofs, &seat->look.hints};
    Word word;
    int number;
    if (word_next(&rest, &word))
        read_level(word, seat);
    if (word_next(&rest, &word) && read_small(word, SEAT_LOOKS - 1, &number))
        family_set_colour(family, at, number);
    if (word_next(&rest, &word) && read_small(word, SEAT_LOOKS - 1, &number))
        family_set_symbol(family, at, number);
    for (int i = 0; i < 4; i++) {
        if (word_next(&rest, &word))
            read_switch(word, switches[i]);
    }
    const Word name = word_trimmed(rest);
    if (!name.length || name.length >= NAME_CAPACITY || !word_is_clean_utf8(name))
        return;
    Text text = text_on(seat->name, sizeof seat->name);
    text_add_word(&text, name);
}

/* "language CODE", of the seat in the line above it. */
static void read_language(Word code, FamilySeat *seat)
{
    if (code.length >= LANGUAGE_CAPACITY || !word_is_clean_utf8(code))
        return;
    Text text = text_on(seat->look.language, sizeof seat->look.language);
    text_add_word(&text, code);
}

/* "help KEY ...": the switches that came after those of the line of the seat, where they are on. A
 * seat without such a line keeps what it was given. */
static void read_help(Word rest, SeatLook *look)
{
    Word key;
    look->smiles = look->large_card = look->ends_turn = look->tips = look->reads = false;
    while (word_next(&rest, &key)) {
        look->smiles |= word_is(key, "smiles");
        look->large_card |= word_is(key, "large-card");
        look->ends_turn |= word_is(key, "ends-turn");
        look->tips |= word_is(key, "tips");
        look->reads |= word_is(key, "reads");
    }
}

static void read_line(Family *family, Word line, int *seats)
{
    const Word key = word_until(&line, ' ');
    int number;
    if (word_is(key, "players") && read_small(line, PLAYERS_MAX, &number) && number >= PLAYERS_MIN)
        family->count = number;
    else if (word_is(key, "first") && word_is(line, "random"))
        family->first = FIRST_RANDOM;
    else if (word_is(key, "first") && read_small(line, PLAYERS_MAX - 1, &number))
        family->first = number;
    else if (word_is(key, "edition"))
        read_edition(line, family);
    else if (word_is(key, "discard"))
        read_switch(line, &family->discard);
    else if (word_is(key, "car"))
        read_switch(line, &family->car);
    else if (word_is(key, "gaps"))
        read_switch(line, &family->gaps);
    else if (word_is(key, "seat") && *seats < PLAYERS_MAX)
        read_seat(line, family, (*seats)++);
    else if (word_is(key, "language") && *seats)
        read_language(line, &family->seats[*seats - 1]);
    else if (word_is(key, "face") && *seats && read_small(line, SEAT_FACES, &number) && number)
        family_set_face(family, *seats - 1, number - 1);
    else if (word_is(key, "help") && *seats)
        read_help(line, &family->seats[*seats - 1].look);
}

void family_load(Family *family, const Words *words, const char *path)
{
    char buffer[FILE_CAPACITY];
    size_t length;
    int seats = 0;
    Error error;
    family_reset(family, words);
    if (!file_read(path, buffer, sizeof buffer, &length, &error)) {
        if (error.reason != ERROR_MISSING && error.reason != ERROR_DAMAGED)
            family->unread = error;
        return;
    }
    Word rest = {.at = buffer, .length = length};
    while (rest.length)
        read_line(family, word_until(&rest, '\n'), &seats);
    if (family->first >= family->count)
        family->first = 0;
    family_settle_names(family);
}

/* ---- writing ---- */

static void write_number(Text *text, const char *key, int number)
{
    text_add(text, key);
    text_add_char(text, ' ');
    text_add_number(text, (uint64_t)number);
    text_add_char(text, '\n');
}

static void write_help(Text *text, const SeatLook *look)
{
    text_add(text, "help");
    if (look->smiles)
        text_add(text, " smiles");
    if (look->large_card)
        text_add(text, " large-card");
    if (look->ends_turn)
        text_add(text, " ends-turn");
    if (look->tips)
        text_add(text, " tips");
    if (look->reads)
        text_add(text, " reads");
    text_add_char(text, '\n');
}

static void write_seat(Text *text, const FamilySeat *seat)
{
    const SeatLook *look = &seat->look;
    const int numbers[] = {look->colour,       look->symbol,      look->shows_places,
                           look->shows_points, look->shows_roofs, look->hints};
    text_add(text, "seat ");
    text_add(text, LEVEL_KEYS[seat->level]);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        text_add_char(text, ' ');
        text_add_number(text, (uint64_t)numbers[i]);
    }
    text_add_char(text, ' ');
    text_add(text, seat->name);
    text_add_char(text, '\n');
    write_number(text, "face", look->face + 1);
    write_help(text, look);
    if (look->language[0]) {
        text_add(text, "language ");
        text_add(text, look->language);
        text_add_char(text, '\n');
    }
}

bool family_save(const Family *family, const char *path, Error *error)
{
    char buffer[FILE_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    write_number(&text, "players", family->count);
    if (family->first == FIRST_RANDOM)
        text_add(&text, "first random\n");
    else
        write_number(&text, "first", family->first);
    text_add(&text, "edition ");
    text_add(&text, EDITION_INFO[family->edition].key);
    text_add_char(&text, '\n');
    write_number(&text, "discard", family->discard);
    write_number(&text, "car", family->car);
    write_number(&text, "gaps", family->gaps);
    for (int i = 0; i < PLAYERS_MAX; i++)
        write_seat(&text, &family->seats[i]);
    return file_write(path, text.data, text.length, error);
}
