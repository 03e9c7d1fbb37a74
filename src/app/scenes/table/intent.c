#include "app/scenes/table/intent.h"

#include <limits.h>
#include <stddef.h>

void intent_clear(Intent *intent)
{
    intent->active = false;
    intent->candidates.count = 0;
}

static bool agrees(int chosen, int part)
{
    return chosen == INTENT_OPEN || chosen == part;
}

static bool is_candidate(const Intent *intent, const Move *move)
{
    if (move->kind != intent->kind)
        return false;
    switch (intent->kind) {
    case MOVE_PLACE:
        return move->face_down == intent->face_down;
    case MOVE_DRILL:
        return agrees(intent->space, move->space) && agrees(intent->column, move->column);
    case MOVE_MIX: /* columns are chosen in any order */
        return intent->column == INTENT_OPEN || intent->column == move->column ||
               intent->column == move->other_column;
    case MOVE_SUPPLY:
        return agrees(intent->card, move->card);
    case MOVE_HANDYMAN: /* and so are spaces */
        return intent->space == INTENT_OPEN || intent->space == move->space ||
               intent->space == move->other_space;
    default:
        return true;
    }
}

static void find_candidates(Intent *intent)
{
    MoveList all;
    game_moves(&intent->game, &all);
    intent->candidates.count = 0;
    for (int i = 0; i < all.count; i++) {
        if (is_candidate(intent, &all.items[i]))
            intent->candidates.items[intent->candidates.count++] = all.items[i];
    }
}

static void start(Intent *intent, const Game *game, MoveKind kind)
{
    intent->active = true;
    intent->kind = kind;
    intent->held_column = INTENT_OPEN;
    intent->column = intent->other_column = intent->space = intent->card = INTENT_OPEN;
    intent->face_down = false;
    intent->game = *game;
}

bool intent_begin(Intent *intent, const Game *game, MoveKind kind)
{
    start(intent, game, kind);
    find_candidates(intent);
    if (!intent->candidates.count && kind == MOVE_PLACE)
        intent_flip(intent); /* face up it fits nowhere */
    if (!intent->candidates.count)
        intent_clear(intent);
    return intent->active;
}

MoveKind intent_use_of(ResourceCard card)
{
    switch (resource_card_type(card)) {
    case RESOURCE_DRILL:
        return MOVE_DRILL;
    case RESOURCE_MIXER:
        return MOVE_MIX;
    case RESOURCE_ROOFER:
        return MOVE_ROOFER;
    case RESOURCE_SUPPLIER:
        return MOVE_SUPPLY;
    case RESOURCE_HANDYMAN:
        return MOVE_HANDYMAN;
    default:
        return MOVE_KIND_COUNT;
    }
}

ResourceCardSet intent_tools_for(MoveKind kind)
{
    switch (kind) {
    case MOVE_DRILL:
        return resource_cards_of_type(RESOURCE_DRILL);
    case MOVE_MIX:
        return resource_cards_of_type(RESOURCE_MIXER);
    case MOVE_JACKHAMMER:
        return resource_cards_of_type(RESOURCE_JACKHAMMER);
    case MOVE_ROOFER:
        return resource_cards_of_type(RESOURCE_ROOFER);
    case MOVE_SUPPLY:
        return resource_cards_of_type(RESOURCE_SUPPLIER);
    case MOVE_HANDYMAN:
        return resource_cards_of_type(RESOURCE_HANDYMAN);
    default:
        return 0;
    }
}

bool intent_can_begin(const Game *game, MoveKind kind)
{
    MoveList all;
    game_moves(game, &all);
    for (int i = 0; i < all.count; i++) {
        if (all.items[i].kind == kind)
            return true;
    }
    return false;
}

static Move taking(const Intent *intent, const Game *game)
{
    return (Move){.kind = game->phase == PHASE_JACKHAMMER ? MOVE_JACKHAMMER : MOVE_TAKE,
                  .column = (uint8_t)intent->held_column};
}

bool intent_hold(Intent *intent, const Game *game, int column)
{
    start(intent, game, MOVE_PLACE);
    intent->held_column = column;
    const Move move = taking(intent, game);
    if (game_apply(&intent->game, &move, NULL)) {
        intent_clear(intent);
        return false;
    }
    find_candidates(intent);
    if (!intent->candidates.count)
        intent_flip(intent); /* face up it fits nowhere */
    return true;
}

bool intent_can_switch_part(const Intent *intent)
{
    return intent->active && intent->game.hand_room &&
           resource_card_type(intent->game.hand_resource) == RESOURCE_SCAFFOLDING;
}

bool intent_switch_part(Intent *intent)
{
    if (!intent_can_switch_part(intent))
        return false;
    intent->kind = intent->kind == MOVE_PLACE ? MOVE_SCAFFOLD : MOVE_PLACE;
    find_candidates(intent);
    return true;
}

bool intent_room_waits(const Intent *intent)
{
    return intent->active && intent->kind == MOVE_SCAFFOLD && intent->game.hand_room;
}

void intent_flip(Intent *intent)
{
    if (!intent->active || intent->kind != MOVE_PLACE)
        return;
    intent->face_down = !intent->face_down;
    find_candidates(intent);
}

bool intent_holds_cards(const Intent *intent)
{
    return intent->active && (intent->kind == MOVE_PLACE || intent->kind == MOVE_SCAFFOLD ||
                              intent->kind == MOVE_DECORATE);
}

RoomCard intent_supplied(const Intent *intent)
{
    const bool chosen =
        intent->active && intent->kind == MOVE_SUPPLY && intent->card != INTENT_OPEN;
    return chosen ? (RoomCard)intent->card : 0;
}

static bool is_own_idea(const Intent *intent)
{
    return intent->held_column != INTENT_OPEN ||
           (!intent_holds_cards(intent) && intent->kind != MOVE_DISCARD);
}

bool intent_can_step_back(const Intent *intent)
{
    return intent->active && is_own_idea(intent);
}

bool intent_must_be_face_down(const Intent *intent)
{
    MoveList all;
    if (!intent->active || intent->kind != MOVE_PLACE || !intent->face_down)
        return false;
    game_moves(&intent->game, &all);
    for (int i = 0; i < all.count; i++) {
        if (all.items[i].kind == MOVE_PLACE && !all.items[i].face_down)
            return false;
    }
    return true;
}

/* ---- what can be chosen next ---- */

bool intent_wants_space(const Intent *intent, Space space)
{
    if (!intent->active)
        return false;
    for (int i = 0; i < intent->candidates.count; i++) {
        const Move *move = &intent->candidates.items[i];
        switch (intent->kind) {
        case MOVE_PLACE:
        case MOVE_SCAFFOLD:
        case MOVE_DECORATE:
            if (move->space == space)
                return true;
            break;
        case MOVE_DRILL:
            if (intent->space == INTENT_OPEN && move->space == space)
                return true;
            break;
        case MOVE_SUPPLY:
            if (intent->card != INTENT_OPEN && move->space == space)
                return true;
            break;
        case MOVE_HANDYMAN:
            if ((int)space != intent->space && (move->space == space || move->other_space == space))
                return true;
            break;
        default:
            return false;
        }
    }
    return false;
}

bool intent_wants_column(const Intent *intent, int column)
{
    if (!intent->active)
        return false;
    for (int i = 0; i < intent->candidates.count; i++) {
        const Move *move = &intent->candidates.items[i];
        if (intent->kind == MOVE_DISCARD && move->column == column)
            return true;
        if (intent->kind == MOVE_DRILL && intent->space != INTENT_OPEN && move->column == column)
            return true;
        if (intent->kind == MOVE_MIX && column != intent->column &&
            (move->column == column || move->other_column == column))
            return true;
    }
    return false;
}

bool intent_wants_card(const Intent *intent, int card)
{
    if (!intent->active || (intent->kind != MOVE_ROOFER && intent->kind != MOVE_SUPPLY))
        return false;
    for (int i = 0; i < intent->candidates.count; i++) {
        if (intent->candidates.items[i].card == card)
            return true;
    }
    return false;
}

/* ---- choosing ---- */

static void add_move(IntentMoves *moves, Move move)
{
    moves->items[moves->count++] = move;
}

/* One candidate is left that agrees with all that was chosen: that is the move. */
static bool complete(Intent *intent, Move move, IntentMoves *moves)
{
    moves->count = 0;
    if (intent->held_column != INTENT_OPEN) {
        const bool window = intent->game.homes[intent->game.player].skips;
        add_move(moves, (Move){.kind = window ? MOVE_JACKHAMMER : MOVE_TAKE,
                               .column = (uint8_t)intent->held_column});
    }
    add_move(moves, move);
    intent_clear(intent);
    return true;
}

Move intent_swap(int one, int other)
{
    const bool ordered = space_in_byte_order((Space)one, (Space)other);
    return (Move){.kind = MOVE_HANDYMAN,
                  .space = (uint8_t)(ordered ? one : other),
                  .other_space = (uint8_t)(ordered ? other : one)};
}

Move intent_move_to(const Intent *intent, Space space)
{
    if (intent->kind == MOVE_HANDYMAN && intent->space != INTENT_OPEN)
        return intent_swap(intent->space, space);
    return (Move){.kind = (uint8_t)intent->kind,
                  .space = (uint8_t)space,
                  .card = intent->kind == MOVE_SUPPLY && intent->card != INTENT_OPEN
                              ? (uint8_t)intent->card
                              : 0,
                  .face_down = intent->kind == MOVE_PLACE && intent->face_down};
}

bool intent_choose_space(Intent *intent, Space space, IntentMoves *moves)
{
    const bool more_to_choose = intent->kind == MOVE_DRILL ||
                                (intent->kind == MOVE_HANDYMAN && intent->space == INTENT_OPEN);
    if (!intent_wants_space(intent, space))
        return false;
    if (!more_to_choose)
        return complete(intent, intent_move_to(intent, space), moves);
    intent->space = space;
    find_candidates(intent);
    return false;
}

bool intent_choose_column(Intent *intent, int column, IntentMoves *moves)
{
    if (!intent_wants_column(intent, column))
        return false;
    if (intent->kind == MOVE_DISCARD)
        return complete(intent, (Move){.kind = MOVE_DISCARD, .column = (uint8_t)column}, moves);
    if (intent->kind == MOVE_DRILL)
        return complete(
            intent,
            (Move){.kind = MOVE_DRILL, .column = (uint8_t)column, .space = (uint8_t)intent->space},
            moves);
    if (intent->column != INTENT_OPEN) {
        const bool ordered = intent->column < column;
        return complete(intent,
                        (Move){.kind = MOVE_MIX,
                               .column = (uint8_t)(ordered ? intent->column : column),
                               .other_column = (uint8_t)(ordered ? column : intent->column)},
                        moves);
    }
    intent->column = column;
    find_candidates(intent);
    return false;
}

bool intent_choose_card(Intent *intent, int card, IntentMoves *moves)
{
    if (!intent_wants_card(intent, card))
        return false;
    if (intent->kind == MOVE_ROOFER)
        return complete(intent, (Move){.kind = MOVE_ROOFER, .card = (uint8_t)card}, moves);
    intent->card = card;
    find_candidates(intent);
    return false;
}

bool intent_step_back(Intent *intent)
{
    int *const chosen[] = {&intent->card, &intent->space, &intent->column};
    for (int i = 0; i < 3; i++) {
        if (intent->active && *chosen[i] != INTENT_OPEN) {
            *chosen[i] = INTENT_OPEN;
            find_candidates(intent);
            return true;
        }
    }
    intent_clear(intent);
    return false;
}

/* ---- points ---- */

/* Of the candidates that agree with one more choice; INTENT_OPEN leaves it open. */
static int best_points(const Intent *intent, int space, int column)
{
    int best = INT_MIN;
    for (int i = 0; i < intent->candidates.count; i++) {
        const Move *move = &intent->candidates.items[i];
        if (!agrees(space, move->space) || !agrees(column, move->column))
            continue;
        const int points = game_preview(&intent->game, move).total;
        best = points > best ? points : best;
    }
    return best == INT_MIN ? 0 : best;
}

int intent_points(const Intent *intent, Space space)
{
    if (intent->kind == MOVE_DRILL)
        return best_points(intent, space, INTENT_OPEN);
    if (!intent_wants_space(intent, space) ||
        (intent->kind == MOVE_HANDYMAN && intent->space == INTENT_OPEN))
        return 0;
    const Move move = intent_move_to(intent, space);
    return game_preview(&intent->game, &move).total;
}

int intent_column_points(const Intent *intent, int column)
{
    return intent->kind == MOVE_DRILL ? best_points(intent, intent->space, column) : 0;
}
