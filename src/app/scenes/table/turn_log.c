#include "app/scenes/table/turn_log.h"

#include "app/words/names.h"
#include "app/words/objects.h"
#include "app/words/places.h"
#include "app/words/running_names.h"

#include <stdio.h>
#include <string.h>

typedef struct Writer {
    TurnLog *log;
    const Words *words;
    LogLine *line; /* that is being written, or NULL */
    int open_seat; /* its roofs are no secret */
} Writer;

/* Adds a clause to the line. A clause without arguments leaves `one` and `other` unused. */
static void add(Writer *writer, const char *clause, const char *one, const char *other)
{
    char before[LOG_LINE_CAPACITY], part[LOG_LINE_CAPACITY];
    LogLine *line = writer->line;
    snprintf(part, sizeof part, clause, one, other);
    if (!line->words[0]) {
        snprintf(line->words, sizeof line->words, "%s", part);
        return;
    }
    snprintf(before, sizeof before, "%s", line->words);
    /* words: two things that a player did in one turn */
    snprintf(line->words, sizeof line->words, tr(writer->words, "%s; %s"), before, part);
}

static const char *room_name(const Writer *writer, RoomCard card)
{
    return room_as_object(writer->words, room_card_type(card));
}

/* Which roof it is stays a secret of whoever takes it. */
static const char *resource_name(const Writer *writer, ResourceCard card)
{
    const ResourceType type = resource_card_type(card);
    if (RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF && writer->line->player != writer->open_seat)
        return secret_roof_as_object(writer->words);
    return resource_as_object(writer->words, type);
}

/* What a player takes, gives away or keeps at the start of a turn. */
static void tell_choice(Writer *writer, const Event *event)
{
    const Words *words = writer->words;
    const char *room = room_name(writer, event->room);
    switch ((EventKind)event->kind) {
    case EVENT_PAIR_DISCARDED:
        /* words: all of these continue a player's name: Ana discards the kitchen and the piano */
        add(writer, tr(words, "discards %s and %s"), room, resource_name(writer, event->resource));
        break;
    case EVENT_WINDOW_PASSED:
        add(writer, tr(words, "keeps the Jackhammer"), "", "");
        break;
    case EVENT_JACKHAMMER_USED:
        add(writer, tr(words, "takes %s with the Jackhammer"), room, "");
        break;
    case EVENT_MIXER_USED:
        add(writer, tr(words, "swaps two rooms in the market"), "", "");
        break;
    case EVENT_COLUMN_TAKEN:
        if (event->resource)
            add(writer, tr(words, "takes %s and %s"), room, resource_name(writer, event->resource));
        else
            add(writer, tr(words, "takes %s and the first player marker"), room, "");
        break;
    default:
        break;
    }
}

/* What goes up in the house, and what is lost there. */
static void tell_building(Writer *writer, const Event *event)
{
    const Words *words = writer->words;
    const char *place = place_words(words, event->space);
    const char *token = resource_as_object(words, event->token);
    switch ((EventKind)event->kind) {
    case EVENT_ROOM_PLACED:
        /* words: the room just taken; %s is a place: in the basement, on the left */
        add(writer,
            event->face_down ? tr(words, "places the room face down %s")
                             : tr(words, "builds the room %s"),
            place, "");
        break;
    case EVENT_TOKEN_PLACED:
        /* words: a piece of décor, then a place: puts the piano on the top floor, far left */
        add(writer, tr(words, "puts %s %s"), token, place);
        break;
    case EVENT_TOKEN_LOST:
        add(writer, tr(words, "loses %s"), token, "");
        break;
    case EVENT_SCAFFOLDING_PLACED:
        add(writer, tr(words, "puts up scaffolding %s"), place, "");
        break;
    default:
        break;
    }
}

/* Swaps by tools and helpers: first what leaves the house, then what comes. */
static void tell_swap(Writer *writer, const Event *event)
{
    const Words *words = writer->words;
    const char *comes = room_name(writer, event->room);
    const char *leaves = room_name(writer, event->other_room);
    switch ((EventKind)event->kind) {
    case EVENT_DRILL_USED:
        /* words: first the room that leaves the house, then the one that comes from the market */
        add(writer, tr(words, "uses the Drill to swap %s for %s"), leaves, comes);
        break;
    case EVENT_SUPPLIER_USED:
        /* words: first the room that leaves the house, then the one from the discards */
        add(writer, tr(words, "swaps %s for %s"), leaves, comes);
        break;
    case EVENT_HANDYMAN_USED:
        add(writer, tr(words, "swaps two cards"), "", "");
        break;
    case EVENT_ROOFER_USED:
        add(writer, tr(words, "takes a discarded roof"), "", "");
        break;
    default:
        break;
    }
}

static void tell(Writer *writer, const Event *event)
{
    const size_t length = strlen(writer->line->words);
    tell_choice(writer, event);
    tell_building(writer, event);
    tell_swap(writer, event);
    if (event->kind != EVENT_WINDOW_PASSED && strlen(writer->line->words) > length)
        writer->line->idle = false;
}

/* A line goes on as long as the same player acts in the same round. */
static void find_line(Writer *writer, const Game *game)
{
    LogLine *line = writer->line;
    if (line && line->player == game->player && line->round == game->round)
        return;
    if (writer->log->count == LOG_LINES_MAX)
        return;
    writer->line = &writer->log->lines[writer->log->count++];
    *writer->line = (LogLine){.round = game->round, .player = game->player, .idle = true};
}

void turn_log_write(TurnLog *log, const Record *record, const Words *words)
{
    turn_log_write_for(log, record, words, LOG_NO_SEAT);
}

void turn_log_write_for(TurnLog *log, const Record *record, const Words *words, int seat)
{
    Writer writer = {.log = log, .words = words, .open_seat = seat};
    Game game;
    EventList events;
    log->count = 0;
    game_new(&game, &record->options, NULL);
    for (int i = 0; i < record->move_count; i++) {
        find_line(&writer, &game);
        game_apply(&game, &record->moves[i], &events);
        for (int event = 0; event < events.count; event++)
            tell(&writer, &events.items[event]);
        writer.line->moves = i + 1;
    }
}

void turn_log_moves(char *out, size_t capacity, const Game *before, const Plan *plan, int seat,
                    const Words *words)
{
    LogLine line = {.player = before->player};
    Writer writer = {.words = words, .line = &line, .open_seat = seat};
    Game game = *before;
    EventList events;
    for (int i = 0; i < plan->count; i++) {
        game_apply(&game, &plan->moves[i], &events);
        for (int event = 0; event < events.count; event++) {
            if (events.items[event].player == line.player)
                tell(&writer, &events.items[event]);
        }
    }
    begin_large(line.words);
    snprintf(out, capacity, "%s%s", line.words, line.words[0] ? "." : "");
}

void turn_log_taking(char *out, size_t capacity, const Event *event, const Words *words)
{
    const char *room = tr(words, name_of_room(room_card_type(event->room)));
    const ResourceType type = resource_card_type(event->resource);
    if (!event->resource || event->kind == EVENT_JACKHAMMER_USED)
        snprintf(out, capacity, "%s", room);
    else
        snprintf(out, capacity, "%s + %s", room,
                 tr(words, RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF
                               ? WORDS_MARK("Roof")
                               : name_of_resource(type)));
}
