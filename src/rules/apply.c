/* What each move does, but for tools and helpers (tools.c). */
#include "act.h"
#include "places.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static void discard_pair(Game *game, const Move *move, EventList *events)
{
    const RoomCard room = game->market_room[move->column];
    const ResourceCard resource = game->market_resource[move->column];
    game->market_room[move->column] = 0;
    game->market_resource[move->column] = 0;
    game->room_discards |= CARD_BIT(room);
    act_discard_resource(game, resource);
    flow_tell(events, (Event){.kind = EVENT_PAIR_DISCARDED,
                              .player = game->first,
                              .column = move->column,
                              .room = room,
                              .resource = resource});
    flow_after_discard(game, events);
}

static void pass(Game *game, const Move *move, EventList *events)
{
    (void)move;
    const bool at_end = game->phase == PHASE_END;
    flow_tell(events, (Event){.kind = at_end ? EVENT_HELPERS_PASSED : EVENT_WINDOW_PASSED,
                              .player = game->player});
    if (at_end)
        flow_after_helper(game, true, events);
    else
        flow_after_window(game, events);
}

static RARE void tell_column_taken(const Game *game, const Move *move, ResourceCard resource,
                                   EventList *events)
{
    flow_tell(events, (Event){.kind = EVENT_COLUMN_TAKEN,
                              .player = game->player,
                              .column = move->column,
                              .room = game->hand_room,
                              .resource = resource});
    if (move->column == 0)
        flow_tell(events, (Event){.kind = EVENT_MARKER_MOVED, .player = game->player});
}

static RARE void tell_resource(const Game *game, EventKind kind, ResourceCard card,
                               EventList *events)
{
    flow_tell(events, (Event){.kind = kind, .player = game->player, .resource = card});
}

/* R6.4, R6.5 */
static RARE void receive_scaffolding(Game *game, ResourceCard card, EventList *events)
{
    if (game->round < ROUND_COUNT) {
        game->hand_resource = card;
        return;
    }
    act_discard_resource(game, card);
    tell_resource(game, EVENT_SCAFFOLDING_DISCARDED, card, events);
}

/* Where a taken resource goes at once; what still needs a choice stays in hand. */
static inline void receive(Game *game, ResourceCard card, EventList *events)
{
    const ResourceType type = resource_card_type(card);
    const ResourceKind kind = RESOURCE_INFO[type].kind;
    if (type == RESOURCE_SCAFFOLDING) {
        receive_scaffolding(game, card, events);
    } else if (kind == RESOURCE_KIND_DECOR) {
        game->hand_resource = card;
    } else {
        game->homes[game->player].cards |= CARD_BIT(card);
        if (events)
            tell_resource(game,
                          kind == RESOURCE_KIND_ROOF ? EVENT_ROOF_STACKED : EVENT_RESOURCE_LAID,
                          card, events);
    }
}

static inline void take_column(Game *game, const Move *move, EventList *events)
{
    const int column = move->column;
    const ResourceCard resource = game->market_resource[column];
    game->hand_room = game->market_room[column];
    game->market_room[column] = 0;
    game->market_resource[column] = 0;
    game->phase = PHASE_HAND;
    if (column == 0)
        game->marker = game->player;
    if (events)
        tell_column_taken(game, move, resource, events);
    if (resource)
        receive(game, resource, events);
}

/* With the room placed, a resource that nothing can take any more is discarded (R5.3, R6.4). */
static RARE void drop_useless_resource(Game *game, int player, EventList *events)
{
    const Home *home = &game->homes[player];
    const ResourceCard card = game->hand_resource;
    const ResourceType type = resource_card_type(card);
    const bool scaffolding = type == RESOURCE_SCAFFOLDING;
    if (scaffolding ? home_scaffold_places(home) : home_decor_places(home, type))
        return;
    game->hand_resource = 0;
    act_discard_resource(game, card);
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

/* Apart from place_room, since only a listener needs to know which tokens are lost. */
static RARE ResourceCard place_and_tell(Game *game, const Move *move, EventList *events)
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
    if (scaffolding)
        flow_tell(events, (Event){.kind = EVENT_SCAFFOLDING_DISCARDED,
                                  .player = (uint8_t)player,
                                  .resource = scaffolding,
                                  .space = move->space,
                                  .from_space = true});
    act_tell_lost(&lost, player, events);
    return scaffolding;
}

static void place_room(Game *game, const Move *move, EventList *events)
{
    const int player = game->player;
    Home *home = &game->homes[player];
    const ResourceCard scaffolding =
        events ? place_and_tell(game, move, events)
               : home_place(home, game->hand_room, move->space, move->face_down, NULL);
    game->hand_room = 0;
    if (scaffolding)
        act_discard_resource(game, scaffolding);
    act_take_car(game, player, move->space, events);
    if (game->hand_resource)
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
    act_discard_resource(game, card);
    flow_tell(events, (Event){.kind = EVENT_TOKEN_PLACED,
                              .player = (uint8_t)player,
                              .token = (uint8_t)token,
                              .space = move->space});
    flow_tell(events,
              (Event){.kind = EVENT_DECOR_DISCARDED, .player = (uint8_t)player, .resource = card});
    finish_hand(game, events);
}

/* Any move: checked with all reasons at hand, then carried out. */
static RARE RuleError play_any(Game *game, const Move *move, EventList *events)
{
    static void (*const ACT[MOVE_KIND_COUNT])(Game *, const Move *, EventList *) = {
        [MOVE_DISCARD] = discard_pair,
        [MOVE_JACKHAMMER] = act_jackhammer,
        [MOVE_PASS] = pass,
        [MOVE_DRILL] = act_drill,
        [MOVE_MIX] = act_mixer,
        [MOVE_TAKE] = take_column,
        [MOVE_PLACE] = place_room,
        [MOVE_SCAFFOLD] = place_scaffolding,
        [MOVE_DECORATE] = decorate,
        [MOVE_ROOFER] = act_roofer,
        [MOVE_SUPPLY] = act_supplier,
        [MOVE_HANDYMAN] = act_handyman,
    };
    const RuleError error = game_check(game, move);
    if (!error)
        ACT[move->kind](game, move, events);
    return error;
}

/* ---- the fast lane ----
 * Nine of ten moves take a column or place a room where nothing is joined. When nobody listens, one
 * look is enough for them; whatever does not pass it goes the long way, to be checked in full. */

static inline uint64_t bits_of(const Move *move)
{
    uint64_t bits;
    static_assert(sizeof bits == sizeof *move, "a move is eight bytes");
    memcpy(&bits, move, sizeof bits);
    return bits;
}

/* Whether `move` equals `plain` in all bits that are not set in `fields`. */
static inline bool is_plain(const Move *move, Move plain, Move fields)
{
    return (bits_of(move) & ~bits_of(&fields)) == bits_of(&plain);
}

static inline bool is_easy_take(const Game *game, const Move *move)
{
    return is_plain(move, (Move){.kind = MOVE_TAKE}, (Move){.column = UINT8_MAX}) &&
           move->column < COLUMN_COUNT && game->market_room[move->column];
}

/* Whether a room of `type` may go to an open space with no room of its type beside it. Nothing is
 * joined there, so no token is lost and no garage of two arises. */
static inline bool is_easy_place(const Home *home, const Move *move, RoomType type)
{
    if (!is_plain(move, (Move){.kind = MOVE_PLACE}, (Move){.space = 15, .face_down = true}) ||
        home->no_gaps || !space_in(SPACES_ALL & ~filled(home), move->space) ||
        !is_supported(home, move->space))
        return false;
    return type == ROOM_NONE ||
           space_in(floors_for(type) & ~space_beside(home->of_type[type]), move->space);
}

static inline RuleError play_turn(Game *game, const Move *move)
{
    if (!is_easy_take(game, move))
        return play_any(game, move, NULL);
    take_column(game, move, NULL);
    return RULE_OK;
}

static inline RuleError play_hand(Game *game, const Move *move)
{
    Home *home = &game->homes[game->player];
    const RoomCard room = game->hand_room;
    const RoomType type = move->face_down ? ROOM_NONE : room_card_type(room);
    if (!room || !is_easy_place(home, move, type))
        return play_any(game, move, NULL);
    if (game->hand_resource) {
        place_room(game, move, NULL);
        return RULE_OK;
    }
    put_room(home, room, type, move->space);
    game->hand_room = 0;
    flow_after_hand(game, NULL);
    return RULE_OK;
}

RuleError game_apply(Game *game, const Move *move, EventList *events)
{
    if (events) {
        events->count = 0;
        return play_any(game, move, events);
    }
    if (game->phase == PHASE_TURN)
        return play_turn(game, move);
    if (game->phase == PHASE_HAND)
        return play_hand(game, move);
    return play_any(game, move, NULL);
}
