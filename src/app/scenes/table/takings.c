#include "app/scenes/table/takings.h"

#include "dreamhome/game.h"

static void clear_columns(Takings *takings)
{
    for (int column = 0; column < COLUMN_COUNT; column++)
        takings->taker[column] = TAKER_NONE;
}

static void follow_discards(Takings *takings, const Event *event)
{
    switch ((EventKind)event->kind) {
    case EVENT_PAIR_DISCARDED:
    case EVENT_MARKET_DISCARDED:
        if (event->room)
            takings->discarded_room = event->room;
        if (event->resource)
            takings->discarded_resource = event->resource;
        break;
    case EVENT_JACKHAMMER_USED: /* column 1 has no resource */
        if (event->resource)
            takings->discarded_resource = event->resource;
        break;
    case EVENT_TOOL_SPENT:
    case EVENT_SCAFFOLDING_DISCARDED:
    case EVENT_DECOR_DISCARDED:
        takings->discarded_resource = event->resource;
        break;
    case EVENT_SUPPLIER_USED:
        takings->discarded_room = event->other_room;
        break;
    default:
        break;
    }
}

void takings_follow(Takings *takings, const Event *event)
{
    follow_discards(takings, event);
    if (event->kind == EVENT_COLUMN_DEALT)
        takings->taker[event->column] = TAKER_NONE;
    if (event->kind != EVENT_COLUMN_TAKEN && event->kind != EVENT_JACKHAMMER_USED)
        return;
    takings->last[event->player] = *event;
    takings->taker[event->column] = event->player;
}

void takings_tell(Takings *takings, const Record *record, int moves)
{
    Game game;
    EventList events;
    *takings = (Takings){0};
    clear_columns(takings);
    game_new(&game, &record->options, NULL);
    for (int i = 0; i < moves; i++) {
        game_apply(&game, &record->moves[i], &events);
        for (int event = 0; event < events.count; event++)
            takings_follow(takings, &events.items[event]);
    }
}
