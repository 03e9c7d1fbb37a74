#include "dreamhome/record.h"

#include "dreamhome/notation.h"

#include <assert.h>
#include <string.h>

void record_init(Record *record, const GameOptions *options, const char *started)
{
    *record = (Record){.options = *options};
    for (int seat = 0; seat < options->players; seat++) {
        Text name = text_on(record->seats[seat].name, NAME_CAPACITY);
        text_add(&name, "Player ");
        text_add_number(&name, (uint64_t)seat + 1);
    }
    Text time = text_on(record->started, STARTED_CAPACITY);
    text_add(&time, started);
}

void record_append(Record *record, const Move *move)
{
    assert(record->move_count < RECORD_MOVES_MAX);
    record->moves[record->move_count++] = *move;
}

void record_replay(const Record *record, int moves, Game *game)
{
    assert(moves <= record->move_count);
    game_new(game, &record->options, NULL);
    for (int i = 0; i < moves; i++) {
        RuleError error = game_apply(game, &record->moves[i], NULL);
        assert(!error);
        (void)error;
    }
}

static void write_line(Text *text, const char *key, const char *value)
{
    text_add(text, key);
    text_add_char(text, ' ');
    text_add(text, value);
    text_add_char(text, '\n');
}

static void write_number(Text *text, const char *key, uint64_t number)
{
    text_add(text, key);
    text_add_char(text, ' ');
    text_add_number(text, number);
    text_add_char(text, '\n');
}

static void write_seat(Text *text, int number, const Seat *seat)
{
    text_add(text, "player ");
    text_add_number(text, (uint64_t)number);
    text_add_char(text, ' ');
    write_line(text, LEVEL_KEYS[seat->level], seat->name);
}

void record_write(const Record *record, Text *text)
{
    const GameOptions *options = &record->options;
    write_number(text, "dreamhome", RECORD_VERSION);
    write_number(text, "cards", CARDS_VERSION);
    write_line(text, "edition", EDITION_INFO[options->edition].key);
    write_line(text, "discard", options->discard ? "on" : "off");
    write_line(text, "car", options->car ? "on" : "off");
    write_line(text, "gaps", options->gaps ? "on" : "off");
    write_number(text, "seed", options->seed);
    write_number(text, "first", options->first + 1u);
    for (int seat = 0; seat < options->players; seat++)
        write_seat(text, seat + 1, &record->seats[seat]);
    write_line(text, "started", record->started);
    text_add(text, "moves\n");
    for (int i = 0; i < record->move_count; i++) {
        notation_write_move(text, &record->moves[i]);
        text_add_char(text, '\n');
    }
    Game game;
    record_replay(record, record->move_count, &game);
    if (game.phase == PHASE_OVER) {
        notation_write_result(text, &game);
        text_add_char(text, '\n');
    }
    assert(!text->cut);
}
