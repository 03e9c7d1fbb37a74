#include "engine/commands.h"

#include "dreamhome/notation.h"
#include "session/record_file.h"
#include "session/time_stamp.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- new ---- */

typedef enum NewArgument {
    NEW_SEED,
    NEW_PLAYERS,
    NEW_EDITION,
    NEW_DISCARD,
    NEW_CAR,
    NEW_GAPS,
    NEW_FIRST,
    NEW_COUNT
} NewArgument;

static const char *const NEW_KEYS[NEW_COUNT] = {
    [NEW_SEED] = "seed",       [NEW_PLAYERS] = "players", [NEW_EDITION] = "edition",
    [NEW_DISCARD] = "discard", [NEW_CAR] = "car",         [NEW_GAPS] = "gaps",
    [NEW_FIRST] = "first",
};

/* Sorts the arguments by what they set; an absent one is an empty word. */
static bool sort_arguments(Word arguments, Word values[NEW_COUNT], Complaint *complaint)
{
    Word argument;
    while (word_next(&arguments, &argument)) {
        Word value = argument;
        const Word key = word_until(&value, '=');
        NewArgument which = 0;
        while (which < NEW_COUNT && !word_is(key, NEW_KEYS[which]))
            which++;
        if (which == NEW_COUNT || !value.length)
            return complain(complaint, "", argument, " is not an argument of new");
        if (values[which].length)
            return complain(complaint, "", key, " is given twice");
        values[which] = value;
    }
    return true;
}

static bool read_edition(Word value, Edition *edition, Complaint *complaint)
{
    *edition = EDITION_EN;
    if (!value.length)
        return true;
    for (*edition = 0; *edition < EDITION_COUNT; (*edition)++) {
        if (word_is(value, EDITION_INFO[*edition].key))
            return true;
    }
    return complain(complaint, "", value, " is not an edition");
}

static bool read_switch(Word value, bool *on, Complaint *complaint)
{
    if (!value.length)
        return true;
    *on = word_is(value, "on");
    return *on || word_is(value, "off") || complain(complaint, "", value, " is neither on nor off");
}

/* A whole number in a range; the one that is there stays where the argument is absent. */
static bool read_small(Word value, uint8_t from, uint8_t to, uint8_t *number, Complaint *complaint)
{
    uint64_t read = *number;
    if (value.length && (!word_number(value, &read) || read < from || read > to))
        return complain(complaint, "", value, " is not one of the possible numbers");
    *number = (uint8_t)read;
    return true;
}

static bool read_options(Word arguments, GameOptions *options, Complaint *complaint)
{
    Word values[NEW_COUNT] = {{0}};
    Edition edition;
    uint8_t first = 1;
    if (!sort_arguments(arguments, values, complaint) ||
        !read_edition(values[NEW_EDITION], &edition, complaint))
        return false;
    *options = game_default_options(edition);
    if (values[NEW_SEED].length && !word_number(values[NEW_SEED], &options->seed))
        return complain(complaint, "", values[NEW_SEED], " is not a seed, 0 to 2^64 - 1");
    if (!read_small(values[NEW_PLAYERS], PLAYERS_MIN, PLAYERS_MAX, &options->players, complaint) ||
        !read_switch(values[NEW_DISCARD], &options->discard, complaint) ||
        !read_switch(values[NEW_CAR], &options->car, complaint) ||
        !read_switch(values[NEW_GAPS], &options->gaps, complaint) ||
        !read_small(values[NEW_FIRST], 1, options->players, &first, complaint))
        return false;
    options->first = (uint8_t)(first - 1);
    return true;
}

bool command_new(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)answer;
    GameOptions options;
    char started[STARTED_CAPACITY];
    if (!read_options(arguments, &options, complaint))
        return false;
    time_stamp(started);
    match_start(&engine->match, &options, started);
    return true;
}

/* ---- looking ---- */

bool command_show(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)arguments, (void)complaint;
    show_game(answer, &engine->match.game, &engine->match.record.options);
    return true;
}

static int compare_lines(const void *one, const void *other)
{
    return strcmp(one, other);
}

bool command_moves(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)arguments, (void)complaint;
    static _Thread_local MoveList moves;
    static _Thread_local char lines[MOVE_LIST_CAPACITY][MOVE_TEXT_CAPACITY];
    const size_t start = answer->length;
    game_moves(&engine->match.game, &moves);
    for (int i = 0; i < moves.count; i++) {
        Text line = text_on(lines[i], MOVE_TEXT_CAPACITY);
        notation_write_move(&line, &moves.items[i]);
    }
    qsort(lines, (size_t)moves.count, sizeof lines[0], compare_lines);
    for (int i = 0; i < moves.count; i++) {
        command_next_line(answer, start);
        text_add(answer, lines[i]);
    }
    return true;
}

bool command_score(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)arguments, (void)complaint;
    const Game *game = &engine->match.game;
    for (int player = 0; player < game->players; player++) {
        const Score score = game_score(game, player);
        text_add_char(answer, player ? ',' : '[');
        show_score(answer, &score);
    }
    text_add_char(answer, ']');
    return true;
}

/* ---- playing ---- */

bool command_play(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)answer;
    Move move;
    if (!notation_read_move(arguments, &move, complaint))
        return false;
    const RuleError error = match_play(&engine->match, &move, NULL);
    if (!error)
        return true;
    Text words = text_on(complaint->words, sizeof complaint->words);
    notation_write_refusal(&words, error);
    return false;
}

bool command_undo(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)arguments, (void)answer;
    return match_undo(&engine->match) || command_refuse(complaint, "there is no move to undo");
}

bool command_redo(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)arguments, (void)answer;
    return match_redo(&engine->match) || command_refuse(complaint, "there is no move to redo");
}

/* ---- records ---- */

bool command_record(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)arguments, (void)complaint;
    record_write(&engine->match.record, answer);
    answer->data[--answer->length] = '\0'; /* every answer ends its last line itself */
    return true;
}

static bool read_path(Word arguments, char path[PATH_MAX], Complaint *complaint)
{
    if (!arguments.length)
        return command_refuse(complaint, "a file name is missing");
    if (arguments.length >= PATH_MAX)
        return command_refuse(complaint, "the file name is too long");
    memcpy(path, arguments.at, arguments.length);
    path[arguments.length] = '\0';
    return true;
}

bool command_load(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)answer;
    char path[PATH_MAX];
    Record record;
    Error error;
    if (!read_path(arguments, path, complaint))
        return false;
    if (!record_file_load(path, &record, &error))
        return command_refuse(complaint, error.words);
    record_forget_ends(&record); /* a player of the protocol knows only moves */
    match_resume(&engine->match, &record);
    return true;
}

bool command_save(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    (void)answer;
    char path[PATH_MAX];
    Error error;
    return read_path(arguments, path, complaint) &&
           (record_file_save(path, &engine->match.record, &error) ||
            command_refuse(complaint, error.words));
}
