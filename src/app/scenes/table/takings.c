#include "app/scenes/table/takings.h"

#include "dreamhome/game.h"

static void clear_columns(Takings *takings)
{
    for (int column = 0; column < COLUMN_COUNT; column++)
        takings->taker[column] = TAKER_NONE;
}

void takings_follow(Takings *takings, const Event *event)
{
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
