/* All legal moves of a position. */
#include "flow.h"

#include <assert.h>

static void add(MoveList *moves, Move move)
{
    assert(moves->count < MOVE_LIST_CAPACITY);
    moves->items[moves->count++] = move;
}

static inline void add_for_spaces(MoveList *moves, SpaceSet spaces, Move move)
{
    assert(moves->count <= MOVE_LIST_CAPACITY - SPACE_COUNT);
    Move *next = &moves->items[moves->count];
    for (; spaces; spaces &= spaces - 1) {
        move.space = (uint8_t)space_first(spaces);
        *next++ = move;
    }
    moves->count = (int)(next - moves->items);
}

static inline void add_for_columns(const Game *game, MoveList *moves, MoveKind kind, int from)
{
    assert(moves->count <= MOVE_LIST_CAPACITY - COLUMN_COUNT);
    Move *next = &moves->items[moves->count];
    for (int column = from; column < COLUMN_COUNT; column++) {
        if (game->market_room[column])
            *next++ = (Move){.kind = kind, .column = (uint8_t)column};
    }
    moves->count = (int)(next - moves->items);
}

static void add_drills(const Game *game, const Home *home, MoveList *moves)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const RoomCard room = game->market_room[column];
        if (room)
            add_for_spaces(moves, home_drill_places(home, room_card_type(room)),
                           (Move){.kind = MOVE_DRILL, .column = (uint8_t)column});
    }
}

static void add_mixes(const Game *game, MoveList *moves)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        for (int other = column + 1; other < COLUMN_COUNT; other++) {
            if (game->market_room[column] && game->market_room[other])
                add(moves, (Move){.kind = MOVE_MIX,
                                  .column = (uint8_t)column,
                                  .other_column = (uint8_t)other});
        }
    }
}

static void add_turn(const Game *game, const Home *home, MoveList *moves)
{
    if (home_has(home, RESOURCE_DRILL))
        add_drills(game, home, moves);
    if (home_has(home, RESOURCE_MIXER))
        add_mixes(game, moves);
    add_for_columns(game, moves, MOVE_TAKE, 0);
}

static void add_hand(const Game *game, const Home *home, MoveList *moves)
{
    const ResourceType resource = resource_card_type(game->hand_resource);
    if (game->hand_room) {
        const SpaceSet places = home_places(home, ROOM_NONE);
        const SpaceSet fits = home_fits(home, room_card_type(game->hand_room));
        add_for_spaces(moves, places & fits, (Move){.kind = MOVE_PLACE});
        add_for_spaces(moves, places, (Move){.kind = MOVE_PLACE, .face_down = true});
    }
    if (resource == RESOURCE_SCAFFOLDING)
        add_for_spaces(moves, home_scaffold_places(home), (Move){.kind = MOVE_SCAFFOLD});
    else if (resource && !game->hand_room)
        add_for_spaces(moves, home_decor_places(home, resource), (Move){.kind = MOVE_DECORATE});
}

static void add_roofers(const Game *game, MoveList *moves)
{
    ResourceCardSet roofs = game->resource_discards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    for (; roofs; roofs &= roofs - 1)
        add(moves, (Move){.kind = MOVE_ROOFER, .card = card_first(roofs)});
}

static void add_supplies(const Game *game, const Home *home, MoveList *moves)
{
    RoomType type = ROOM_NONE;
    SpaceSet places = 0;
    for (RoomCardSet left = game->room_discards; left; left &= left - 1) {
        const RoomCard card = card_first(left);
        if (room_card_type(card) != type) { /* copies of a type follow each other */
            type = room_card_type(card);
            places = home_supply_places(home, type);
        }
        add_for_spaces(moves, places, (Move){.kind = MOVE_SUPPLY, .card = card});
    }
}

static void add_handymen(const Home *home, MoveList *moves)
{
    SpaceSet places[SPACE_LIMIT] = {0};
    for (SpaceSet left = home->rooms; left; left &= left - 1)
        places[space_first(left)] = home_handyman_places(home, space_first(left));
    for (int one = 0; one < SPACE_COUNT; one++) {
        for (int other = one + 1; other < SPACE_COUNT; other++) {
            const Space space = SPACES_IN_BYTE_ORDER[one];
            const Space other_space = SPACES_IN_BYTE_ORDER[other];
            if (space_in(places[space], other_space) && space_in(places[other_space], space))
                add(moves, (Move){.kind = MOVE_HANDYMAN,
                                  .space = (uint8_t)space,
                                  .other_space = (uint8_t)other_space});
        }
    }
}

static void add_end(const Game *game, const Home *home, MoveList *moves)
{
    if (home_helper_ready(home, RESOURCE_ROOFER))
        add_roofers(game, moves);
    if (home_helper_ready(home, RESOURCE_SUPPLIER))
        add_supplies(game, home, moves);
    if (home_helper_ready(home, RESOURCE_HANDYMAN))
        add_handymen(home, moves);
    add(moves, (Move){.kind = MOVE_PASS});
}

void game_moves(const Game *game, MoveList *moves)
{
    moves->count = 0;
    if (game->phase == PHASE_OVER)
        return;
    const Home *home = &game->homes[game->player];
    switch ((Phase)game->phase) {
    case PHASE_DISCARD:
        add_for_columns(game, moves, MOVE_DISCARD, 1);
        break;
    case PHASE_JACKHAMMER:
        add_for_columns(game, moves, MOVE_JACKHAMMER, 0);
        add(moves, (Move){.kind = MOVE_PASS});
        break;
    case PHASE_TURN:
        add_turn(game, home, moves);
        break;
    case PHASE_HAND:
        add_hand(game, home, moves);
        break;
    case PHASE_END:
        add_end(game, home, moves);
        break;
    case PHASE_OVER:
    case PHASE_COUNT:
        break;
    }
}
