/* What each event does to a game that follows another. */
#include "dreamhome/game.h"

#include <stddef.h>

static void discard_resource(Game *game, ResourceCard card)
{
    if (card)
        game->resource_discards |= CARD_BIT(card);
}

static void discard_room(Game *game, RoomCard card)
{
    if (card)
        game->room_discards |= CARD_BIT(card);
}

/* The game now waits for `player`, whose place in the order is counted from who began it. */
static void wait_for(Game *game, Phase phase, int player)
{
    const int began = phase == PHASE_END ? game->marker : game->first;
    game->phase = (uint8_t)phase;
    game->player = (uint8_t)player;
    game->turn = (uint8_t)((player + game->players - began) % game->players);
}

static void replace_room(Home *home, const Event *event)
{
    home_remove(home, event->space, NULL);
    home_place(home, event->room, event->space, false, NULL);
}

static void swap_market(Game *game, const Event *event)
{
    const RoomCard room = game->market_room[event->column];
    game->market_room[event->column] = game->market_room[event->other_column];
    game->market_room[event->other_column] = room;
}

static void start_round(Game *game, const Event *event)
{
    game->round = event->round;
    game->first = event->player;
    wait_for(game, PHASE_DISCARD, event->player); /* or what the next event says */
    for (int player = 0; player < game->players; player++)
        game->homes[player].skips = false;
}

/* Who moves, and what the game waits for. */
static void follow_course(Game *game, const Event *event)
{
    switch ((EventKind)event->kind) {
    case EVENT_ROUND_STARTED:
        start_round(game, event);
        break;
    case EVENT_WINDOW_ASKED:
        wait_for(game, PHASE_JACKHAMMER, event->player);
        break;
    case EVENT_TURN_STARTED:
        wait_for(game, PHASE_TURN, event->player);
        break;
    case EVENT_MARKER_MOVED:
        game->marker = event->player;
        break;
    case EVENT_END_STARTED:
        wait_for(game, PHASE_END, game->marker);
        break;
    case EVENT_HELPERS_ASKED:
        wait_for(game, PHASE_END, event->player);
        break;
    default: /* EVENT_GAME_OVER */
        wait_for(game, PHASE_OVER, game->marker);
        game->turn = game->players;
        break;
    }
}

/* What is dealt to the market, and where its cards go. */
static void change_market(Game *game, const Event *event)
{
    game->market_room[event->column] = 0;
    game->market_resource[event->column] = 0;
    switch ((EventKind)event->kind) {
    case EVENT_COLUMN_DEALT:
        game->market_room[event->column] = event->room;
        game->market_resource[event->column] = event->resource;
        break;
    case EVENT_COLUMN_TAKEN:
        game->phase = PHASE_HAND;
        game->hand_room = event->room;
        game->hand_resource = event->resource;
        break;
    case EVENT_JACKHAMMER_USED:
        game->phase = PHASE_HAND;
        game->hand_room = event->room;
        game->homes[event->player].skips = true;
        discard_resource(game, event->resource);
        break;
    default: /* EVENT_PAIR_DISCARDED, EVENT_MARKET_DISCARDED */
        discard_room(game, event->room);
        discard_resource(game, event->resource);
        break;
    }
}

/* What leaves the hand: into the home, beside it, or to the discards. */
static void empty_hand(Game *game, const Event *event)
{
    Home *home = &game->homes[event->player];
    switch ((EventKind)event->kind) {
    case EVENT_ROOM_PLACED:
        home_place(home, event->room, event->space, event->face_down, NULL);
        game->hand_room = 0;
        return;
    case EVENT_ROOF_STACKED:
    case EVENT_RESOURCE_LAID:
        home->cards |= CARD_BIT(event->resource);
        break;
    case EVENT_SCAFFOLDING_PLACED:
        home_scaffold(home, event->resource, event->space);
        break;
    default: /* EVENT_SCAFFOLDING_DISCARDED, EVENT_DECOR_DISCARDED */
        discard_resource(game, event->resource);
        if (event
                ->from_space) /* the room has taken its place; the hand has nothing to do with it */
            return;
        break;
    }
    game->hand_resource = 0;
}

static void use_tool(Game *game, const Event *event)
{
    Home *home = &game->homes[event->player];
    switch ((EventKind)event->kind) {
    case EVENT_DRILL_USED:
        replace_room(home, event);
        game->market_room[event->column] = event->other_room;
        break;
    case EVENT_MIXER_USED:
        swap_market(game, event);
        break;
    default: /* EVENT_TOOL_SPENT */
        home->cards &= ~CARD_BIT(event->resource);
        discard_resource(game, event->resource);
        break;
    }
}

static void use_helper(Game *game, const Event *event)
{
    Home *home = &game->homes[event->player];
    switch ((EventKind)event->kind) {
    case EVENT_ROOFER_USED:
        game->resource_discards &= ~CARD_BIT(event->resource);
        home->cards |= CARD_BIT(event->resource);
        home_use_helper(home, RESOURCE_ROOFER);
        break;
    case EVENT_SUPPLIER_USED:
        replace_room(home, event);
        game->room_discards &= ~CARD_BIT(event->room);
        discard_room(game, event->other_room);
        home_use_helper(home, RESOURCE_SUPPLIER);
        break;
    default: /* EVENT_HANDYMAN_USED */
        home_swap(home, event->space, event->other_space, NULL);
        home_use_helper(home, RESOURCE_HANDYMAN);
        break;
    }
}

void event_apply(Game *game, const Event *event)
{
    switch ((EventKind)event->kind) {
    case EVENT_ROUND_STARTED:
    case EVENT_WINDOW_ASKED:
    case EVENT_TURN_STARTED:
    case EVENT_MARKER_MOVED:
    case EVENT_END_STARTED:
    case EVENT_HELPERS_ASKED:
    case EVENT_GAME_OVER:
        follow_course(game, event);
        break;
    case EVENT_COLUMN_DEALT:
    case EVENT_COLUMN_TAKEN:
    case EVENT_JACKHAMMER_USED:
    case EVENT_PAIR_DISCARDED:
    case EVENT_MARKET_DISCARDED:
        change_market(game, event);
        break;
    case EVENT_ROOM_PLACED:
    case EVENT_ROOF_STACKED:
    case EVENT_RESOURCE_LAID:
    case EVENT_SCAFFOLDING_PLACED:
    case EVENT_SCAFFOLDING_DISCARDED:
    case EVENT_DECOR_DISCARDED:
        empty_hand(game, event);
        break;
    case EVENT_DRILL_USED:
    case EVENT_MIXER_USED:
    case EVENT_TOOL_SPENT:
        use_tool(game, event);
        break;
    case EVENT_ROOFER_USED:
    case EVENT_SUPPLIER_USED:
    case EVENT_HANDYMAN_USED:
        use_helper(game, event);
        break;
    case EVENT_TOKEN_PLACED:
        home_decorate(&game->homes[event->player], event->token, event->space);
        game->car_taken = game->car_taken || event->token == RESOURCE_CAR;
        break;
    case EVENT_TOKEN_LOST: /* it went when the event before this one moved its card */
    case EVENT_WINDOW_PASSED:
    case EVENT_HELPERS_PASSED:
    case EVENT_KIND_COUNT:
        break;
    }
}
