/* What each move does. game_apply checks first; the functions here only act. */
#include "flow.h"

#include <assert.h>
#include <stddef.h>

static void tell_lost(const LostTokens *lost, int player, EventList *events)
{
    for (int i = 0; i < lost->count; i++) {
        flow_tell(events, (Event){.kind = EVENT_TOKEN_LOST,
                                  .player = (uint8_t)player,
                                  .space = lost->items[i].space,
                                  .token = lost->items[i].token});
    }
}

static void discard_resource(Game *game, ResourceCard card)
{
    game->resource_discards |= CARD_BIT(card);
}

/* Of two copies of a tool the lower number is used. */
static void spend_tool(Game *game, int player, ResourceType tool, EventList *events)
{
    Home *home = &game->homes[player];
    ResourceCard card = card_first(home->cards & resource_cards_of_type(tool));
    home->cards &= ~CARD_BIT(card);
    discard_resource(game, card);
    flow_tell(events,
              (Event){.kind = EVENT_TOOL_SPENT, .player = (uint8_t)player, .resource = card});
}

/* R10.2: the first garage of two gets the car, on the card that completed it. */
static void take_car(Game *game, int player, Space space, EventList *events)
{
    Home *home = &game->homes[player];
    if (!game->car || game->car_taken || home->of_type[ROOM_GARAGE] != SPACES_BASEMENT)
        return;
    game->car_taken = true;
    home_decorate(home, RESOURCE_CAR, space);
    flow_tell(events, (Event){.kind = EVENT_TOKEN_PLACED,
                              .player = (uint8_t)player,
                              .token = RESOURCE_CAR,
                              .space = (uint8_t)space});
}

/* Puts `incoming` face up in the place of the card on `space`, which is returned. */
static RoomCard replace_room(Game *game, Space space, RoomCard incoming, LostTokens *lost)
{
    Home *home = &game->homes[game->player];
    RoomCard outgoing = home_remove(home, space, lost);
    home_place(home, incoming, space, false, lost);
    return outgoing;
}

static void discard_pair(Game *game, const Move *move, EventList *events)
{
    const RoomCard room = game->market_room[move->column];
    const ResourceCard resource = game->market_resource[move->column];
    game->market_room[move->column] = 0;
    game->market_resource[move->column] = 0;
    game->room_discards |= CARD_BIT(room);
    discard_resource(game, resource);
    flow_tell(events, (Event){.kind = EVENT_PAIR_DISCARDED,
                              .player = game->first,
                              .column = move->column,
                              .room = room,
                              .resource = resource});
    flow_after_discard(game, events);
}

/* R6.2 */
static void use_jackhammer(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    const ResourceCard above = game->market_resource[move->column];
    game->hand_room = game->market_room[move->column];
    game->market_room[move->column] = 0;
    game->market_resource[move->column] = 0;
    if (above)
        discard_resource(game, above);
    game->homes[player].skips = true;
    game->phase = PHASE_HAND;
    flow_tell(events, (Event){.kind = EVENT_JACKHAMMER_USED,
                              .player = (uint8_t)player,
                              .column = move->column,
                              .room = game->hand_room,
                              .resource = above});
    spend_tool(game, player, RESOURCE_JACKHAMMER, events);
}

static void pass(Game *game, EventList *events)
{
    const bool at_end = game->phase == PHASE_END;
    flow_tell(events, (Event){.kind = at_end ? EVENT_HELPERS_PASSED : EVENT_WINDOW_PASSED,
                              .player = game->player});
    if (at_end)
        flow_after_helper(game, true, events);
    else
        flow_after_window(game, events);
}

/* R6.1 */
static void use_drill(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    const RoomCard incoming = game->market_room[move->column];
    LostTokens lost = {0};
    const RoomCard outgoing = replace_room(game, move->space, incoming, &lost);
    game->market_room[move->column] = outgoing;
    flow_tell(events, (Event){.kind = EVENT_DRILL_USED,
                              .player = (uint8_t)player,
                              .column = move->column,
                              .space = move->space,
                              .room = incoming,
                              .other_room = outgoing});
    tell_lost(&lost, player, events);
    spend_tool(game, player, RESOURCE_DRILL, events);
    take_car(game, player, move->space, events);
}

/* R6.3 */
static void use_mixer(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    const RoomCard room = game->market_room[move->column];
    game->market_room[move->column] = game->market_room[move->other_column];
    game->market_room[move->other_column] = room;
    flow_tell(events, (Event){.kind = EVENT_MIXER_USED,
                              .player = (uint8_t)player,
                              .column = move->column,
                              .other_column = move->other_column});
    spend_tool(game, player, RESOURCE_MIXER, events);
}

/* Where a taken resource goes at once; what still needs a choice stays in hand. */
static void receive(Game *game, int player, ResourceCard card, EventList *events)
{
    const ResourceType type = resource_card_type(card);
    Event event = {.player = (uint8_t)player, .resource = card};
    if (RESOURCE_INFO[type].kind == RESOURCE_KIND_DECOR) {
        game->hand_resource = card;
        return;
    }
    if (type == RESOURCE_SCAFFOLDING) {
        if (game->round < ROUND_COUNT) {
            game->hand_resource = card;
            return;
        }
        discard_resource(game, card); /* R6.5 */
        event.kind = EVENT_SCAFFOLDING_DISCARDED;
    } else {
        game->homes[player].cards |= CARD_BIT(card);
        event.kind = RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF ? EVENT_ROOF_STACKED
                                                                    : EVENT_RESOURCE_LAID;
    }
    flow_tell(events, event);
}

static void take_column(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    const ResourceCard resource = game->market_resource[move->column];
    game->hand_room = game->market_room[move->column];
    game->market_room[move->column] = 0;
    game->market_resource[move->column] = 0;
    game->phase = PHASE_HAND;
    flow_tell(events, (Event){.kind = EVENT_COLUMN_TAKEN,
                              .player = (uint8_t)player,
                              .column = move->column,
                              .room = game->hand_room,
                              .resource = resource});
    if (move->column == 0) {
        game->marker = (uint8_t)player;
        flow_tell(events, (Event){.kind = EVENT_MARKER_MOVED, .player = (uint8_t)player});
    }
    if (resource)
        receive(game, player, resource, events);
}

/* With the room placed, a resource that nothing can take any more is discarded (R5.3, R6.4). */
static void drop_useless_resource(Game *game, int player, EventList *events)
{
    const Home *home = &game->homes[player];
    const ResourceCard card = game->hand_resource;
    const ResourceType type = resource_card_type(card);
    const bool scaffolding = type == RESOURCE_SCAFFOLDING;
    if (!card || (scaffolding ? home_scaffold_places(home) : home_decor_places(home, type)))
        return;
    game->hand_resource = 0;
    discard_resource(game, card);
    flow_tell(events,
              (Event){.kind = scaffolding ? EVENT_SCAFFOLDING_DISCARDED : EVENT_DECOR_DISCARDED,
                      .player = (uint8_t)player,
                      .resource = card,
                      .lost = !scaffolding});
}

static void finish_hand(Game *game, EventList *events)
{
    if (!game->hand_room && !game->hand_resource)
        flow_after_hand(game, events);
}

static void place_room(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    LostTokens lost = {0};
    const ResourceCard scaffolding =
        home_place(&game->homes[player], game->hand_room, move->space, move->face_down, &lost);
    flow_tell(events, (Event){.kind = EVENT_ROOM_PLACED,
                              .player = (uint8_t)player,
                              .room = game->hand_room,
                              .space = move->space,
                              .face_down = move->face_down});
    game->hand_room = 0;
    if (scaffolding) {
        discard_resource(game, scaffolding);
        flow_tell(events, (Event){.kind = EVENT_SCAFFOLDING_DISCARDED,
                                  .player = (uint8_t)player,
                                  .resource = scaffolding,
                                  .space = move->space,
                                  .from_space = true});
    }
    tell_lost(&lost, player, events);
    take_car(game, player, move->space, events);
    drop_useless_resource(game, player, events);
    finish_hand(game, events);
}

/* R6.4 */
static void place_scaffolding(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    home_scaffold(&game->homes[player], game->hand_resource, move->space);
    flow_tell(events, (Event){.kind = EVENT_SCAFFOLDING_PLACED,
                              .player = (uint8_t)player,
                              .resource = game->hand_resource,
                              .space = move->space});
    game->hand_resource = 0;
    finish_hand(game, events);
}

/* R5.3 */
static void decorate(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    const ResourceCard card = game->hand_resource;
    const ResourceType token = resource_card_type(card);
    home_decorate(&game->homes[player], token, move->space);
    game->hand_resource = 0;
    discard_resource(game, card);
    flow_tell(events, (Event){.kind = EVENT_TOKEN_PLACED,
                              .player = (uint8_t)player,
                              .token = (uint8_t)token,
                              .space = move->space});
    flow_tell(events,
              (Event){.kind = EVENT_DECOR_DISCARDED, .player = (uint8_t)player, .resource = card});
    finish_hand(game, events);
}

/* R7.2 */
static void use_roofer(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    game->resource_discards &= ~CARD_BIT(move->card);
    game->homes[player].cards |= CARD_BIT(move->card);
    home_use_helper(&game->homes[player], RESOURCE_ROOFER);
    flow_tell(
        events,
        (Event){.kind = EVENT_ROOFER_USED, .player = (uint8_t)player, .resource = move->card});
    flow_after_helper(game, false, events);
}

/* R7.3 */
static void use_supplier(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    LostTokens lost = {0};
    const RoomCard outgoing = replace_room(game, move->space, move->card, &lost);
    game->room_discards &= ~CARD_BIT(move->card);
    game->room_discards |= CARD_BIT(outgoing);
    home_use_helper(&game->homes[player], RESOURCE_SUPPLIER);
    flow_tell(events, (Event){.kind = EVENT_SUPPLIER_USED,
                              .player = (uint8_t)player,
                              .space = move->space,
                              .room = move->card,
                              .other_room = outgoing});
    tell_lost(&lost, player, events);
    take_car(game, player, move->space, events);
    flow_after_helper(game, false, events);
}

/* R7.4. No garage of two can arise here: a face-up garage is in the basement already. */
static void use_handyman(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    LostTokens lost = {0};
    home_swap(&game->homes[player], move->space, move->other_space, &lost);
    home_use_helper(&game->homes[player], RESOURCE_HANDYMAN);
    flow_tell(events, (Event){.kind = EVENT_HANDYMAN_USED,
                              .player = (uint8_t)player,
                              .space = move->space,
                              .other_space = move->other_space});
    tell_lost(&lost, player, events);
    flow_after_helper(game, false, events);
}

RuleError game_apply(Game *game, const Move *move, EventList *events)
{
    if (events)
        events->count = 0;
    RuleError error = game_check(game, move);
    if (error)
        return error;
    switch ((MoveKind)move->kind) {
    case MOVE_DISCARD:
        discard_pair(game, move, events);
        break;
    case MOVE_JACKHAMMER:
        use_jackhammer(game, move, events);
        break;
    case MOVE_PASS:
        pass(game, events);
        break;
    case MOVE_DRILL:
        use_drill(game, move, events);
        break;
    case MOVE_MIX:
        use_mixer(game, move, events);
        break;
    case MOVE_TAKE:
        take_column(game, move, events);
        break;
    case MOVE_PLACE:
        place_room(game, move, events);
        break;
    case MOVE_SCAFFOLD:
        place_scaffolding(game, move, events);
        break;
    case MOVE_DECORATE:
        decorate(game, move, events);
        break;
    case MOVE_ROOFER:
        use_roofer(game, move, events);
        break;
    case MOVE_SUPPLY:
        use_supplier(game, move, events);
        break;
    case MOVE_HANDYMAN:
        use_handyman(game, move, events);
        break;
    case MOVE_KIND_COUNT:
        assert(!"game_check lets no unknown kind through");
    }
    return RULE_OK;
}
