#include "app/scenes/table/shown.h"

#include <stddef.h>

static void discard_resource(Game *shown, ResourceCard card)
{
    if (card)
        shown->resource_discards |= CARD_BIT(card);
}

static void clear_column(Game *shown, int column)
{
    shown->market_room[column] = 0;
    shown->market_resource[column] = 0;
}

static void replace_room(Home *home, const Event *event)
{
    home_remove(home, event->space, NULL);
    home_place(home, event->room, event->space, false, NULL);
}

/* A token that the rules thinned out is gone already: home_place thins as they do. */
static void lose_token(Home *home, const Event *event)
{
    if (home->token[event->space] != event->token)
        return;
    home->token[event->space] = RESOURCE_NONE;
    home->decorated &= ~space_bit(event->space);
}

static void use_helper(Home *home, ResourceType helper)
{
    home->used_helpers |= (uint8_t)(1u << (helper - RESOURCE_ROOFER));
}

static void swap_market(Game *shown, const Event *event)
{
    const RoomCard room = shown->market_room[event->column];
    shown->market_room[event->column] = shown->market_room[event->other_column];
    shown->market_room[event->other_column] = room;
}

static void start_round(Game *shown, const Event *event)
{
    shown->round = event->round;
    shown->first = event->player;
    for (int player = 0; player < shown->players; player++)
        shown->homes[player].skips = false;
}

static void supply(Game *shown, Home *home, const Event *event)
{
    replace_room(home, event);
    use_helper(home, RESOURCE_SUPPLIER);
    shown->room_discards &= ~CARD_BIT(event->room);
    shown->room_discards |= CARD_BIT(event->other_room);
}

void shown_apply(Game *shown, const Event *event)
{
    Home *home = &shown->homes[event->player];
    switch ((EventKind)event->kind) {
    case EVENT_ROUND_STARTED:
        start_round(shown, event);
        break;
    case EVENT_COLUMN_DEALT:
        shown->market_room[event->column] = event->room;
        shown->market_resource[event->column] = event->resource;
        break;
    case EVENT_PAIR_DISCARDED:
    case EVENT_MARKET_DISCARDED:
        clear_column(shown, event->column);
        if (event->room)
            shown->room_discards |= CARD_BIT(event->room);
        discard_resource(shown, event->resource);
        break;
    case EVENT_JACKHAMMER_USED:
        clear_column(shown, event->column);
        discard_resource(shown, event->resource);
        shown->hand_room = event->room;
        home->skips = true;
        break;
    case EVENT_DRILL_USED:
        replace_room(home, event);
        shown->market_room[event->column] = event->other_room;
        break;
    case EVENT_MIXER_USED:
        swap_market(shown, event);
        break;
    case EVENT_TOOL_SPENT:
        home->cards &= ~CARD_BIT(event->resource);
        discard_resource(shown, event->resource);
        break;
    case EVENT_COLUMN_TAKEN:
        clear_column(shown, event->column);
        shown->hand_room = event->room;
        shown->hand_resource = event->resource;
        break;
    case EVENT_MARKER_MOVED:
        shown->marker = event->player;
        break;
    case EVENT_ROOF_STACKED:
    case EVENT_RESOURCE_LAID:
        shown->hand_resource = 0;
        home->cards |= CARD_BIT(event->resource);
        break;
    case EVENT_ROOM_PLACED:
        shown->hand_room = 0;
        home_place(home, event->room, event->space, event->face_down, NULL);
        break;
    case EVENT_SCAFFOLDING_PLACED:
        shown->hand_resource = 0;
        home_scaffold(home, event->resource, event->space);
        break;
    case EVENT_SCAFFOLDING_DISCARDED:
        if (!event->from_space) /* else the room has already taken its place */
            shown->hand_resource = 0;
        discard_resource(shown, event->resource);
        break;
    case EVENT_TOKEN_PLACED:
        home_decorate(home, event->token, event->space);
        shown->car_taken = shown->car_taken || event->token == RESOURCE_CAR;
        break;
    case EVENT_TOKEN_LOST:
        lose_token(home, event);
        break;
    case EVENT_DECOR_DISCARDED:
        shown->hand_resource = 0;
        discard_resource(shown, event->resource);
        break;
    case EVENT_ROOFER_USED:
        shown->resource_discards &= ~CARD_BIT(event->resource);
        home->cards |= CARD_BIT(event->resource);
        use_helper(home, RESOURCE_ROOFER);
        break;
    case EVENT_SUPPLIER_USED:
        supply(shown, home, event);
        break;
    case EVENT_HANDYMAN_USED:
        home_swap(home, event->space, event->other_space, NULL);
        use_helper(home, RESOURCE_HANDYMAN);
        break;
    case EVENT_WINDOW_ASKED:
    case EVENT_WINDOW_PASSED:
    case EVENT_TURN_STARTED:
    case EVENT_END_STARTED:
    case EVENT_HELPERS_ASKED:
    case EVENT_HELPERS_PASSED:
    case EVENT_GAME_OVER:
    case EVENT_KIND_COUNT:
        break;
    }
}
