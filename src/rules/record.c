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

void record_set_name(Record *record, int seat, const char *typed)
{
    char clean[NAME_CAPACITY];
    Text text = text_on(clean, sizeof clean);
    text_add_clean(&text, typed);
    if (text.length)
        memcpy(record->seats[seat].name, clean, text.length + 1);
}

/* A move that takes the place of an undone one takes what was known about that game with it. */
void record_append(Record *record, const Move *move)
{
    assert(record->move_count < RECORD_MOVES_MAX);
    const int at = record->move_count++;
    if (record->finished_after > at && !move_equal(&record->moves[at], move))
        record->finished_after = 0;
    record->moves[at] = *move;
    record->ended[at] = false;
}

void record_set_result(Record *record, const Game *over)
{
    assert(over->phase == PHASE_OVER);
    record->finished_after = record->move_count;
    for (int player = 0; player < over->players; player++)
        record->totals[player] = game_score(over, player).total;
}

void record_end_turn(Record *record)
{
    assert(record->move_count > 0);
    record->ended[record->move_count - 1] = true;
}

void record_forget_ends(Record *record)
{
    memset(record->ended, 0, sizeof record->ended);
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

void record_write_result(const Record *record, Text *text)
{
    text_add(text, "result");
    for (int player = 0; player < record->options.players; player++) {
        text_add_char(text, ' ');
        text_add_number(text, (uint64_t)record->totals[player]);
    }
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
        text_add(text, record->ended[i] ? "\nend\n" : "\n");
    }
    if (record_is_finished(record)) {
        record_write_result(record, text);
        text_add_char(text, '\n');
    }
    assert(!text->cut);
}
