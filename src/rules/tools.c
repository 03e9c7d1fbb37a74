/* What tools (section 6) and the helpers of the end (section 7) do. */
#include "act.h"

#include <stddef.h>

void act_tell_lost(const LostTokens *lost, int player, EventList *events)
{
    for (int i = 0; i < lost->count; i++) {
        flow_tell(events, (Event){.kind = EVENT_TOKEN_LOST,
                                  .player = (uint8_t)player,
                                  .space = lost->items[i].space,
                                  .token = lost->items[i].token});
    }
}

void act_give_car(Game *game, int player, Space space, EventList *events)
{
    Home *home = &game->homes[player];
    if (game->car_taken || home->of_type[ROOM_GARAGE] != SPACES_BASEMENT)
        return;
    game->car_taken = true;
    home_decorate(home, RESOURCE_CAR, space);
    flow_tell(events, (Event){.kind = EVENT_TOKEN_PLACED,
                              .player = (uint8_t)player,
                              .token = RESOURCE_CAR,
                              .space = (uint8_t)space});
}

/* Of two copies of a tool the lower number is used. */
static void spend_tool(Game *game, int player, ResourceType tool, EventList *events)
{
    Home *home = &game->homes[player];
    ResourceCard card = card_first(home->cards & resource_cards_of_type(tool));
    home->cards &= ~CARD_BIT(card);
    act_discard_resource(game, card);
    flow_tell(events,
              (Event){.kind = EVENT_TOOL_SPENT, .player = (uint8_t)player, .resource = card});
}

/* Puts `incoming` face up in the place of the card on `space`, which is returned. */
static RoomCard replace_room(Game *game, Space space, RoomCard incoming, LostTokens *lost)
{
    Home *home = &game->homes[game->player];
    RoomCard outgoing = home_remove(home, space, lost);
    home_place(home, incoming, space, false, lost);
    return outgoing;
}

/* R6.2 */
void act_jackhammer(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    const ResourceCard above = game->market_resource[move->column];
    game->hand_room = game->market_room[move->column];
    game->market_room[move->column] = 0;
    game->market_resource[move->column] = 0;
    if (above)
        act_discard_resource(game, above);
    game->homes[player].skips = true;
    game->phase = PHASE_HAND;
    flow_tell(events, (Event){.kind = EVENT_JACKHAMMER_USED,
                              .player = (uint8_t)player,
                              .column = move->column,
                              .room = game->hand_room,
                              .resource = above});
    spend_tool(game, player, RESOURCE_JACKHAMMER, events);
}

/* R6.1 */
void act_drill(Game *game, const Move *move, EventList *events)
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
    act_tell_lost(&lost, player, events);
    spend_tool(game, player, RESOURCE_DRILL, events);
    act_take_car(game, player, move->space, events);
}

/* R6.3 */
void act_mixer(Game *game, const Move *move, EventList *events)
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

/* R7.2 */
void act_roofer(Game *game, const Move *move, EventList *events)
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
void act_supplier(Game *game, const Move *move, EventList *events)
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
    act_tell_lost(&lost, player, events);
    act_take_car(game, player, move->space, events);
    flow_after_helper(game, false, events);
}

/* R7.4. No garage of two can arise here: a face-up garage is in the basement already. */
void act_handyman(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    LostTokens lost = {0};
    home_swap(&game->homes[player], move->space, move->other_space, &lost);
    home_use_helper(&game->homes[player], RESOURCE_HANDYMAN);
    flow_tell(events, (Event){.kind = EVENT_HANDYMAN_USED,
                              .player = (uint8_t)player,
                              .space = move->space,
                              .other_space = move->other_space});
    act_tell_lost(&lost, player, events);
    flow_after_helper(game, false, events);
}
