#include "flow.h"

#include <assert.h>

void flow_add_event(EventList *events, Event event)
{
    assert(events->count < EVENT_LIST_CAPACITY);
    events->items[events->count++] = event;
}

static void tell_player(const Game *game, EventKind kind, EventList *events)
{
    flow_tell(events, (Event){.kind = kind, .player = game->player});
}

/* The order goes clockwise from `player`, each place once. */
static void start_order(Game *game, uint8_t player)
{
    game->turn = 0;
    game->player = player;
}

static void next_in_order(Game *game)
{
    game->turn++;
    game->player++;
    if (game->player == game->players)
        game->player = 0;
}

/* ---- the end of the game (section 7) ---- */

static bool has_end_helper(const Game *game, int player)
{
    const Home *home = &game->homes[player];
    return home_helper_ready(home, RESOURCE_ROOFER) || home_helper_ready(home, RESOURCE_SUPPLIER) ||
           home_helper_ready(home, RESOURCE_HANDYMAN);
}

/* Asks the next player, from the current place in the order on, who has a helper left. */
static void ask_helpers(Game *game, EventList *events)
{
    while (game->turn < game->players && !has_end_helper(game, game->player))
        next_in_order(game);
    if (game->turn < game->players) {
        tell_player(game, EVENT_HELPERS_ASKED, events);
        return;
    }
    game->phase = PHASE_OVER;
    flow_tell(events, (Event){.kind = EVENT_GAME_OVER});
}

void flow_after_helper(Game *game, bool pass, EventList *events)
{
    if (!pass && has_end_helper(game, game->player))
        return;
    next_in_order(game);
    ask_helpers(game, events);
}

/* ---- the rounds (section 3) ---- */

static void discard_market(Game *game, EventList *events)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const RoomCard room = game->market_room[column];
        const ResourceCard resource = game->market_resource[column];
        if (!room && !resource)
            continue;
        if (room)
            game->room_discards |= CARD_BIT(room);
        if (resource)
            game->resource_discards |= CARD_BIT(resource);
        game->market_room[column] = 0;
        game->market_resource[column] = 0;
        flow_tell(events, (Event){.kind = EVENT_MARKET_DISCARDED,
                                  .column = (uint8_t)column,
                                  .room = room,
                                  .resource = resource});
    }
}

static void end_round(Game *game, EventList *events)
{
    discard_market(game, events);
    if (game->round < ROUND_COUNT) {
        flow_start_round(game, events);
        return;
    }
    game->phase = PHASE_END;
    start_order(game, game->marker);
    flow_tell(events, (Event){.kind = EVENT_END_STARTED});
    ask_helpers(game, events);
}

/* Gives the turn to the next player who does not skip it, from the current place on. */
static void start_turn(Game *game, EventList *events)
{
    while (game->turn < game->players && game->homes[game->player].skips)
        next_in_order(game);
    if (game->turn == game->players) {
        end_round(game, events);
        return;
    }
    game->phase = PHASE_TURN;
    tell_player(game, EVENT_TURN_STARTED, events);
}

/* R3.3: asks the next holder of a Jackhammer, from the current place on. */
static void ask_window(Game *game, EventList *events)
{
    while (game->turn < game->players && !home_has(&game->homes[game->player], RESOURCE_JACKHAMMER))
        next_in_order(game);
    if (game->turn < game->players) {
        game->phase = PHASE_JACKHAMMER;
        tell_player(game, EVENT_WINDOW_ASKED, events);
        return;
    }
    start_order(game, game->first);
    start_turn(game, events);
}

void flow_after_discard(Game *game, EventList *events)
{
    ask_window(game, events);
}

void flow_after_window(Game *game, EventList *events)
{
    next_in_order(game);
    ask_window(game, events);
}

void flow_after_hand(Game *game, EventList *events)
{
    if (game->homes[game->player].skips) {
        flow_after_window(game, events);
        return;
    }
    next_in_order(game);
    start_turn(game, events);
}

/* R3.1; the first column has no resource (R2.1). */
static void deal(Game *game, EventList *events)
{
    const RoomCard *rooms = &game->room_deck[game->round * COLUMN_COUNT];
    const ResourceCard *resources = &game->resource_deck[game->round * (COLUMN_COUNT - 1)];
    for (int column = 0; column < COLUMN_COUNT; column++) {
        game->market_room[column] = rooms[column];
        game->market_resource[column] = column ? resources[column - 1] : 0;
        flow_tell(events, (Event){.kind = EVENT_COLUMN_DEALT,
                                  .column = (uint8_t)column,
                                  .room = game->market_room[column],
                                  .resource = game->market_resource[column]});
    }
}

void flow_start_round(Game *game, EventList *events)
{
    for (int player = 0; player < game->players; player++)
        game->homes[player].skips = false;
    game->first = game->marker;
    start_order(game, game->first);
    flow_tell(events, (Event){.kind = EVENT_ROUND_STARTED,
                              .player = game->first,
                              .round = (uint8_t)(game->round + 1)});
    deal(game, events);
    game->round++;
    if (game->discard && game->players < PLAYERS_MAX)
        game->phase = PHASE_DISCARD;
    else
        ask_window(game, events);
}
