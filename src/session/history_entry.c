/* "other FILE BYTES CHANGED", or "game FILE BYTES CHANGED STARTED EDITION PLAYERS ROUND MOVES
 * FINISHED" and for each
 * player "seat LEVEL ROOMS DECOR FUNCTION ROOF TOTAL CHILDREN WON NAME". */
#include "session/history.h"

#include <limits.h>
#include <string.h>

static void add_field(Text *text, const char *words)
{
    text_add_char(text, '\t');
    text_add(text, words);
}

static void add_number(Text *text, uint64_t number)
{
    text_add_char(text, '\t');
    text_add_number(text, number);
}

static void write_seat(Text *text, const HistorySeat *seat)
{
    const Score *score = &seat->score;
    const int16_t numbers[] = {score->rooms, score->decor, score->function,
                               score->roof,  score->total, score->children};
    text_add(text, "seat");
    add_field(text, LEVEL_KEYS[seat->level]);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        add_number(text, (uint16_t)numbers[i]);
    add_number(text, seat->won);
    add_field(text, seat->name);
    text_add_char(text, '\n');
}

void history_entry_write(const HistoryGame *game, Text *text)
{
    text_add(text, game->readable ? "game" : "other");
    add_field(text, game->file);
    add_number(text, game->stamp.bytes);
    add_number(text, (uint64_t)game->stamp.changed);
    if (game->readable) {
        add_field(text, game->started);
        add_field(text, EDITION_INFO[game->edition].key);
        add_number(text, (uint64_t)game->players);
        add_number(text, (uint64_t)game->round);
        add_number(text, (uint64_t)game->moves);
        add_number(text, game->finished);
    }
    text_add_char(text, '\n');
    for (int seat = 0; seat < game->players; seat++)
        write_seat(text, &game->seats[seat]);
}

static bool read_words(Word *rest, char *words, size_t capacity)
{
    const Word field = word_until(rest, '\t');
    Text text = text_on(words, capacity);
    text_add_word(&text, field);
    return field.length && !text.cut && word_is_clean_utf8(field);
}

static bool read_number(Word *rest, uint64_t most, uint64_t *number)
{
    return word_number(word_until(rest, '\t'), number) && *number <= most;
}

static bool read_key(Word *rest, const char *const *keys, size_t stride, int count, int *found)
{
    const Word field = word_until(rest, '\t');
    for (*found = 0; *found < count; (*found)++) {
        if (word_is(field, *(const char *const *)((const char *)keys + stride * (size_t)*found)))
            return true;
    }
    return false;
}

static bool read_game(Word rest, HistoryGame *game)
{
    uint64_t changed, players, round, moves, finished;
    int edition;
    if (!read_words(&rest, game->file, sizeof game->file) ||
        !read_number(&rest, UINT64_MAX, &game->stamp.bytes) ||
        !read_number(&rest, UINT64_MAX, &changed))
        return false;
    game->stamp.changed = (int64_t)changed;
    if (!game->readable)
        return rest.length == 0;
    if (!read_words(&rest, game->started, sizeof game->started) ||
        !read_key(&rest, &EDITION_INFO[0].key, sizeof EDITION_INFO[0], EDITION_COUNT, &edition) ||
        !read_number(&rest, PLAYERS_MAX, &players) || players < PLAYERS_MIN ||
        !read_number(&rest, ROUND_COUNT, &round) || !read_number(&rest, RECORD_MOVES_MAX, &moves) ||
        !read_number(&rest, 1, &finished))
        return false;
    game->edition = (Edition)edition;
    game->players = (int)players;
    game->round = (int)round;
    game->moves = (int)moves;
    game->finished = finished;
    return rest.length == 0;
}

static bool read_seat(Word rest, HistorySeat *seat)
{
    Score *score = &seat->score;
    int16_t *const numbers[] = {&score->rooms, &score->decor, &score->function,
                                &score->roof,  &score->total, &score->children};
    uint64_t number;
    int level;
    if (!read_key(&rest, LEVEL_KEYS, sizeof LEVEL_KEYS[0], LEVEL_COUNT, &level))
        return false;
    seat->level = (Level)level;
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (!read_number(&rest, INT16_MAX, &number))
            return false;
        *numbers[i] = (int16_t)number;
    }
    if (!read_number(&rest, 1, &number))
        return false;
    seat->won = number;
    return read_words(&rest, seat->name, sizeof seat->name) && rest.length == 0;
}

bool history_entry_read(Word line, HistoryGame *game, int *seats, bool *whole)
{
    const Word kind = word_until(&line, '\t');
    if (word_is(kind, "seat")) {
        if (!game->readable || *seats >= game->players || !read_seat(line, &game->seats[*seats]))
            return false;
        (*seats)++;
    } else {
        *game = (HistoryGame){.readable = word_is(kind, "game")};
        *seats = 0;
        if ((!game->readable && !word_is(kind, "other")) || !read_game(line, game))
            return false;
    }
    *whole = *seats == game->players;
    return true;
}
