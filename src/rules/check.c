/* Whether a move is legal and, if it is not, why. */
#include "flow.h"

static RuleError check_column(const Game *game, int column)
{
    if (column >= COLUMN_COUNT)
        return RULE_NO_COLUMN;
    return game->market_room[column] ? RULE_OK : RULE_COLUMN_EMPTY;
}

static RuleError check_discard(const Game *game, const Move *move)
{
    if (move->column == 0)
        return RULE_DISCARD_FIRST_COLUMN;
    return check_column(game, move->column);
}

static RuleError check_drill(const Game *game, const Home *home, const Move *move)
{
    if (!home_has(home, RESOURCE_DRILL))
        return RULE_NO_DRILL;
    RuleError error = check_column(game, move->column);
    if (error)
        return error;
    return home_check_drill(home, room_card_type(game->market_room[move->column]), move->space);
}

static RuleError check_mix(const Game *game, const Home *home, const Move *move)
{
    if (!home_has(home, RESOURCE_MIXER))
        return RULE_NO_MIXER;
    if (move->column >= move->other_column)
        return RULE_MIX_ORDER;
    RuleError error = check_column(game, move->column);
    return error ? error : check_column(game, move->other_column);
}

static RuleError check_place(const Game *game, const Home *home, const Move *move)
{
    if (!game->hand_room)
        return RULE_HAND_EMPTY;
    RoomType type = move->face_down ? ROOM_NONE : room_card_type(game->hand_room);
    return home_check_place(home, type, move->space);
}

static RuleError check_decorate(const Game *game, const Home *home, const Move *move)
{
    const ResourceType token = resource_card_type(game->hand_resource);
    if (RESOURCE_INFO[token].kind != RESOURCE_KIND_DECOR)
        return RULE_NO_DECOR;
    if (game->hand_room)
        return RULE_HAND_FULL;
    return home_check_decorate(home, token, move->space);
}

static RuleError check_hand(const Game *game, const Home *home, const Move *move)
{
    switch ((MoveKind)move->kind) {
    case MOVE_PLACE:
        return check_place(game, home, move);
    case MOVE_SCAFFOLD:
        if (resource_card_type(game->hand_resource) != RESOURCE_SCAFFOLDING)
            return RULE_NO_SCAFFOLDING;
        return home_check_scaffold(home, move->space);
    case MOVE_DECORATE:
        return check_decorate(game, home, move);
    default:
        return game->hand_room ? RULE_HAND_FULL : RULE_NOT_NOW;
    }
}

static RuleError check_turn(const Game *game, const Home *home, const Move *move)
{
    switch ((MoveKind)move->kind) {
    case MOVE_DRILL:
        return check_drill(game, home, move);
    case MOVE_MIX:
        return check_mix(game, home, move);
    case MOVE_TAKE:
        return check_column(game, move->column);
    case MOVE_PLACE:
        return RULE_HAND_EMPTY;
    default:
        return RULE_NOT_NOW;
    }
}

static RuleError check_roofer(const Game *game, const Home *home, const Move *move)
{
    if (!home_helper_ready(home, RESOURCE_ROOFER))
        return RULE_NO_ROOFER;
    if (RESOURCE_INFO[resource_card_type(move->card)].kind != RESOURCE_KIND_ROOF)
        return RULE_NOT_A_ROOF;
    return game->resource_discards & CARD_BIT(move->card) ? RULE_OK : RULE_NOT_DISCARDED;
}

static RuleError check_supply(const Game *game, const Home *home, const Move *move)
{
    if (!home_helper_ready(home, RESOURCE_SUPPLIER))
        return RULE_NO_SUPPLIER;
    if (!(game->room_discards & CARD_BIT(move->card)))
        return RULE_NOT_DISCARDED;
    return home_check_supply(home, room_card_type(move->card), move->space);
}

static RuleError check_handyman(const Home *home, const Move *move)
{
    if (!home_helper_ready(home, RESOURCE_HANDYMAN))
        return RULE_NO_HANDYMAN;
    const Space one = move->space;
    const Space other = move->other_space;
    if (!space_in_byte_order(one, other))
        return RULE_SWAP_ORDER;
    return home_check_handyman(home, one, other);
}

static RuleError check_end(const Game *game, const Home *home, const Move *move)
{
    switch ((MoveKind)move->kind) {
    case MOVE_PASS:
        return RULE_OK;
    case MOVE_ROOFER:
        return check_roofer(game, home, move);
    case MOVE_SUPPLY:
        return check_supply(game, home, move);
    case MOVE_HANDYMAN:
        return check_handyman(home, move);
    default:
        return RULE_NOT_NOW;
    }
}

static RuleError check_window(const Game *game, const Move *move)
{
    switch ((MoveKind)move->kind) {
    case MOVE_PASS:
        return RULE_OK;
    case MOVE_JACKHAMMER:
        return check_column(game, move->column);
    default:
        return RULE_NOT_NOW;
    }
}

static inline bool is_space(unsigned number)
{
    return number < SPACE_LIMIT && space_in(SPACES_ALL, number);
}

/* A move may come from anywhere: numbers out of range are refused before anything looks at them. */
static RuleError check_fields(const Move *move)
{
    if (move->column >= COLUMN_COUNT || move->other_column >= COLUMN_COUNT)
        return RULE_NO_COLUMN;
    if (!is_space(move->space) || !is_space(move->other_space))
        return RULE_NO_SPACE;
    const int last_card = move->kind == MOVE_ROOFER ? RESOURCE_CARD_COUNT : ROOM_CARD_COUNT;
    return move->card > last_card ? RULE_NOT_DISCARDED : RULE_OK;
}

RuleError game_check(const Game *game, const Move *move)
{
    RuleError error = check_fields(move);
    if (error)
        return error;
    const Home *home = &game->homes[game->player];
    switch ((Phase)game->phase) {
    case PHASE_DISCARD:
        return move->kind == MOVE_DISCARD ? check_discard(game, move) : RULE_NOT_NOW;
    case PHASE_JACKHAMMER:
        return check_window(game, move);
    case PHASE_TURN:
        return check_turn(game, home, move);
    case PHASE_HAND:
        return check_hand(game, home, move);
    case PHASE_END:
        return check_end(game, home, move);
    default:
        return RULE_GAME_OVER;
    }
}
