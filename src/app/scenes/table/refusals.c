#include "app/scenes/table/refusals.h"

#include "app/words/running_names.h"

#include <stdio.h>

/* What stands in the way is a room of the same type. */
static const char *const NAMED[RULE_ERROR_COUNT] = {
    /* words: %s is a room */
    [RULE_ROOM_COMPLETE] = WORDS_MARK("The %s beside it is already finished"),
    /* words: %s is a room */
    [RULE_ROOM_DECORATED] = WORDS_MARK("The %s beside it has décor, so it’s finished"),
};

void refusal_words(char *out, size_t capacity, const Refusal *refusal, const Words *words)
{
    if (NAMED[refusal->error] && refusal->room != ROOM_NONE)
        snprintf(out, capacity, tr(words, NAMED[refusal->error]),
                 running_room(words, refusal->room).words);
    else
        snprintf(out, capacity, "%s", tr(words, RULE_ERROR_INFO[refusal->error].words));
}

static RoomType room_of_move(const Game *game, const Move *move)
{
    switch ((MoveKind)move->kind) {
    case MOVE_PLACE:
        return room_card_type(game->hand_room);
    case MOVE_DRILL:
        return room_card_type(game->market_room[move->column]);
    case MOVE_SUPPLY:
        return room_card_type((RoomCard)move->card);
    default:
        return ROOM_NONE;
    }
}

static Refusal refusal_of(const Intent *intent, Move move)
{
    return (Refusal){game_check(&intent->game, &move), room_of_move(&intent->game, &move)};
}

/* No room of the market fits there: the first of them tells why. */
static Refusal drill_refusal(const Intent *intent, Space space)
{
    Refusal refusal = {0};
    for (int column = 0; column < COLUMN_COUNT && !refusal.error; column++) {
        if (intent->game.market_room[column])
            refusal = refusal_of(
                intent,
                (Move){.kind = MOVE_DRILL, .column = (uint8_t)column, .space = (uint8_t)space});
    }
    return refusal;
}

/* It can change places with no other room: again the first tells why. */
static Refusal handyman_refusal(const Intent *intent, Space space)
{
    const SpaceSet rooms = intent->game.homes[intent->game.player].rooms;
    const SpaceSet others =
        (intent->space == INTENT_OPEN ? rooms : space_bit((Space)intent->space)) &
        ~space_bit(space);
    if (!others)
        return (Refusal){0};
    if (!space_in(rooms, space))
        return (Refusal){.error = RULE_SPACE_EMPTY};
    return refusal_of(intent, intent_swap((int)space, (int)space_first(others)));
}

Refusal refusal_at(const Intent *intent, Space space)
{
    switch (intent->kind) {
    case MOVE_DRILL:
        return intent->space == INTENT_OPEN ? drill_refusal(intent, space) : (Refusal){0};
    case MOVE_HANDYMAN:
        return handyman_refusal(intent, space);
    case MOVE_SUPPLY:
        if (intent->card == INTENT_OPEN)
            return (Refusal){0};
        break;
    default:
        if (!intent_holds_cards(intent))
            return (Refusal){0};
        break;
    }
    return refusal_of(intent, intent_move_to(intent, space));
}

RuleError refusal_face_up(const Intent *intent)
{
    int counts[RULE_ERROR_COUNT] = {0};
    RuleError most = RULE_OK;
    for (int i = 0; i < intent->candidates.count; i++) {
        Move move = intent->candidates.items[i];
        move.face_down = false;
        const RuleError error = game_check(&intent->game, &move);
        if (++counts[error] > counts[most])
            most = error;
    }
    return most;
}
