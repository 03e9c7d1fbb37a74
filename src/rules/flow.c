#include "flow.h"

#include <assert.h>
#include <string.h>

void flow_add_event(EventList *events, Event event)
{
    assert(events->count < EVENT_LIST_CAPACITY);
    events->items[events->count++] = event;
}

static RARE void add_player_event(const Game *game, EventKind kind, EventList *events)
{
    flow_add_event(events, (Event){.kind = kind, .player = game->player});
}

static inline void tell_player(const Game *game, EventKind kind, EventList *events)
{
    if (events)
        add_player_event(game, kind, events);
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

static RARE void tell_market_discarded(int column, RoomCard room, ResourceCard resource,
                                       EventList *events)
{
    flow_add_event(events, (Event){.kind = EVENT_MARKET_DISCARDED,
                                   .column = (uint8_t)column,
                                   .room = room,
                                   .resource = resource});
}

static inline void discard_column(Game *game, int column, EventList *events)
{
    const RoomCard room = game->market_room[column];
    const ResourceCard resource = game->market_resource[column];
    if (!room) /* then the resource went with it */
        return;
    game->room_discards |= CARD_BIT(room);
    if (resource)
        game->resource_discards |= CARD_BIT(resource);
    game->market_room[column] = 0;
    game->market_resource[column] = 0;
    if (events)
        tell_market_discarded(column, room, resource, events);
}

static void discard_market(Game *game, EventList *events)
{
    discard_column(game, 0, events);
    discard_column(game, 1, events);
    discard_column(game, 2, events);
    discard_column(game, 3, events);
    discard_column(game, 4, events);
}

static RARE void end_round(Game *game, EventList *events)
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

static void start_turn(Game *game, EventList *events);

/* R6.2: whoever used a Jackhammer has had their turn. */
static RARE void skip_turn(Game *game, EventList *events)
{
    next_in_order(game);
    start_turn(game, events);
}

/* Gives the turn to the next player in order; after the last one the round ends. */
static inline void start_turn(Game *game, EventList *events)
{
    if (game->turn == game->players) {
        end_round(game, events);
    } else if (game->homes[game->player].skips) {
        skip_turn(game, events);
    } else {
        game->phase = PHASE_TURN;
        tell_player(game, EVENT_TURN_STARTED, events);
    }
}

/* Whether anyone has such a card: in most rounds nobody has a Jackhammer. */
static bool someone_has(const Game *game, ResourceType type)
{
    ResourceCardSet cards = 0;
    for (int player = 0; player < PLAYERS_MAX; player++)
        cards |= game->homes[player].cards;
    return cards & resource_cards_of_type(type);
}

static RARE bool find_holder(Game *game)
{
    while (game->turn < game->players && !home_has(&game->homes[game->player], RESOURCE_JACKHAMMER))
        next_in_order(game);
    return game->turn < game->players;
}

/* R3.3: asks the next holder of a Jackhammer, from the current place on. */
static void ask_window(Game *game, EventList *events)
{
    if (someone_has(game, RESOURCE_JACKHAMMER) && find_holder(game)) {
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

static void ask_first(Game *game, EventList *events)
{
    if (game->discard && game->players < PLAYERS_MAX)
        game->phase = PHASE_DISCARD;
    else
        ask_window(game, events);
}

static RARE void tell_round_and_ask(Game *game, EventList *events)
{
    flow_tell(events,
              (Event){.kind = EVENT_ROUND_STARTED, .player = game->first, .round = game->round});
    for (int column = 0; column < COLUMN_COUNT; column++)
        flow_tell(events, (Event){.kind = EVENT_COLUMN_DEALT,
                                  .column = (uint8_t)column,
                                  .room = game->market_room[column],
                                  .resource = game->market_resource[column]});
    ask_first(game, events);
}

/* R3.1; the first column has no resource (R2.1). */
static void deal(Game *game)
{
    const RoomCard *rooms = &game->room_deck[game->round * COLUMN_COUNT];
    const ResourceCard *resources = &game->resource_deck[game->round * (COLUMN_COUNT - 1)];
    memcpy(game->market_room, rooms, COLUMN_COUNT);
    game->market_resource[0] = 0;
    memcpy(game->market_resource + 1, resources, COLUMN_COUNT - 1);
}

void flow_start_round(Game *game, EventList *events)
{
    for (int player = 0; player < PLAYERS_MAX; player++)
        game->homes[player].skips = false;
    game->first = game->marker;
    start_order(game, game->first);
    deal(game);
    game->round++;
    if (events)
        tell_round_and_ask(game, events);
    else
        ask_first(game, NULL);
}
