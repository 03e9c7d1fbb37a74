#include "session/turns.h"

#include <stdio.h>

#define TURNS_FILE "turns.txt"
#define TURNS_HEAD "dreamhome-turns 1"

static bool read_line(void *context, Word line)
{
    Turns *turns = context;
    Word key;
    if (!word_next(&line, &key))
        return false;
    const Word value = word_trimmed(line);
    if (word_is(key, "seed"))
        return word_number(value, &turns->seed);
    if (!word_is(key, "player") || turns->count == TURNS_MAX || !value.length ||
        value.length >= NAME_CAPACITY)
        return false;
    Text text = text_on(turns->names[turns->count++], NAME_CAPACITY);
    text_add_word(&text, value);
    return true;
}

bool turns_open(Turns *turns, const char *data, Error *error)
{
    const LedgerReader reader = {TURNS_FILE, TURNS_HEAD, read_line, turns};
    turns->count = 0;
    turns->seed = 0;
    const bool whole = ledger_open(&turns->ledger, data, &reader, error);
    if (!whole)
        turns->count = 0;
    return whole;
}

bool turns_write(const Turns *turns, Error *error)
{
    char buffer[512];
    Text text = text_on(buffer, sizeof buffer);
    ledger_begin(&turns->ledger, &text);
    text_add(&text, "seed ");
    text_add_number(&text, turns->seed);
    text_add_char(&text, '\n');
    for (int i = 0; i < turns->count; i++) {
        text_add(&text, "player ");
        text_add(&text, turns->names[i]);
        text_add_char(&text, '\n');
    }
    return ledger_write(&turns->ledger, &text, error);
}

GameOptions turns_options(const Turns *turns)
{
    GameOptions options = game_default_options(EDITION_EN);
    options.seed = turns->seed;
    options.players = 2;
    return options;
}

bool turns_path(const Turns *turns, int player, char path[FILE_PATH_CAPACITY])
{
    char name[32];
    Error ignored; /* then nothing is kept */
    snprintf(name, sizeof name, "turns-%d.dreamhome", player + 1);
    return turns->ledger.path[0] && file_path(path, turns->ledger.data, name, &ignored);
}
