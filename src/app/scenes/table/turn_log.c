#include "app/scenes/table/turn_log.h"

#include "app/words/names.h"
#include "dreamhome/notation.h"

#include <stdio.h>
#include <string.h>

typedef struct Writer {
    TurnLog *log;
    const Words *words;
    LogLine *line; /* that is being written, or NULL */
} Writer;

static void add(Writer *writer, const char *format, const char *one, const char *other)
{
    char part[LOG_LINE_CAPACITY];
    LogLine *line = writer->line;
    snprintf(part, sizeof part, format, one, other);
    const size_t length = strlen(line->words);
    snprintf(line->words + length, sizeof line->words - length, "%s%s", length ? ", " : "", part);
}

static const char *room_name(const Writer *writer, RoomCard card)
{
    return tr(writer->words, name_of_room(room_card_type(card)));
}

static const char *resource_name(const Writer *writer, ResourceCard card)
{
    const ResourceType type = resource_card_type(card);
    if (RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF)
        return tr(writer->words, "a roof");
    return tr(writer->words, name_of_resource(type));
}

static void tell(Writer *writer, const Event *event)
{
    char space[4];
    Text text = text_on(space, sizeof space);
    switch ((EventKind)event->kind) {
    case EVENT_PAIR_DISCARDED:
        add(writer, tr(writer->words, "discards %s and %s"), room_name(writer, event->room),
            resource_name(writer, event->resource));
        break;
    case EVENT_WINDOW_PASSED:
        add(writer, "%s%s", tr(writer->words, "keeps the Jackhammer"), "");
        break;
    case EVENT_JACKHAMMER_USED:
        add(writer, tr(writer->words, "takes %s with the Jackhammer%s"),
            room_name(writer, event->room), "");
        break;
    case EVENT_DRILL_USED:
        add(writer, tr(writer->words, "drills %s out and %s in"),
            room_name(writer, event->other_room), room_name(writer, event->room));
        break;
    case EVENT_MIXER_USED:
        add(writer, "%s%s", tr(writer->words, "mixes two columns"), "");
        break;
    case EVENT_COLUMN_TAKEN:
        if (event->resource)
            add(writer, tr(writer->words, "takes %s and %s"), room_name(writer, event->room),
                resource_name(writer, event->resource));
        else
            add(writer, tr(writer->words, "takes %s and starts the next round%s"),
                room_name(writer, event->room), "");
        break;
    case EVENT_ROOM_PLACED:
        notation_write_space(&text, event->space);
        add(writer,
            event->face_down ? tr(writer->words, "face down on %s%s")
                             : tr(writer->words, "on %s%s"),
            space, "");
        break;
    case EVENT_TOKEN_PLACED:
        notation_write_space(&text, event->space);
        add(writer, tr(writer->words, "%s on %s"),
            tr(writer->words, name_of_resource(event->token)), space);
        break;
    case EVENT_TOKEN_LOST:
        add(writer, tr(writer->words, "loses %s%s"),
            tr(writer->words, name_of_resource(event->token)), "");
        break;
    case EVENT_SCAFFOLDING_PLACED:
        notation_write_space(&text, event->space);
        add(writer, tr(writer->words, "%s on %s"),
            tr(writer->words, name_of_resource(RESOURCE_SCAFFOLDING)), space);
        break;
    case EVENT_ROOFER_USED:
        add(writer, "%s%s", tr(writer->words, "takes a discarded roof"), "");
        break;
    case EVENT_SUPPLIER_USED:
        add(writer, tr(writer->words, "swaps %s for %s"), room_name(writer, event->other_room),
            room_name(writer, event->room));
        break;
    case EVENT_HANDYMAN_USED:
        add(writer, "%s%s", tr(writer->words, "lets two cards change places"), "");
        break;
    default:
        break;
    }
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
    *writer->line = (LogLine){.round = game->round, .player = game->player};
}

void turn_log_write(TurnLog *log, const Record *record, const Words *words)
{
    Writer writer = {.log = log, .words = words};
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
