/* All legal moves of a position. Every function here writes moves from `at` on and returns where it
 * stopped, so that the hot loops keep one pointer and nothing else. */
#include "flow.h"
#include "places.h"

#include <assert.h>

/* The moves of a kind, by their space: copied, which is faster than making them. */
#define MOVES_BY_SPACE(...)                                                                        \
    {                                                                                              \
        MOVE_AT(A1, __VA_ARGS__), MOVE_AT(B1, __VA_ARGS__), MOVE_AT(C1, __VA_ARGS__),              \
            MOVE_AT(D1, __VA_ARGS__), MOVE_AT(E1, __VA_ARGS__), MOVE_AT(A2, __VA_ARGS__),          \
            MOVE_AT(B2, __VA_ARGS__), MOVE_AT(C2, __VA_ARGS__), MOVE_AT(D2, __VA_ARGS__),          \
            MOVE_AT(E2, __VA_ARGS__), MOVE_AT(D0, __VA_ARGS__), MOVE_AT(E0, __VA_ARGS__),          \
    }
#define MOVE_AT(name, ...) [SPACE_##name] = {.space = SPACE_##name, __VA_ARGS__}

static const Move PLACES_FACE_UP[SPACE_LIMIT] = MOVES_BY_SPACE(.kind = MOVE_PLACE);
static const Move PLACES_FACE_DOWN[SPACE_LIMIT] =
    MOVES_BY_SPACE(.kind = MOVE_PLACE, .face_down = true);
static const Move SCAFFOLDS[SPACE_LIMIT] = MOVES_BY_SPACE(.kind = MOVE_SCAFFOLD);
static const Move DECORATES[SPACE_LIMIT] = MOVES_BY_SPACE(.kind = MOVE_DECORATE);
static const Move DRILLS[SPACE_LIMIT] = MOVES_BY_SPACE(.kind = MOVE_DRILL);
static const Move HANDYMEN[SPACE_LIMIT] = MOVES_BY_SPACE(.kind = MOVE_HANDYMAN);
static const Move SUPPLIES[SPACE_LIMIT] = MOVES_BY_SPACE(.kind = MOVE_SUPPLY);

static inline Move *list_spaces(Move *at, const Move moves[SPACE_LIMIT], SpaceSet spaces)
{
    for (unsigned left = spaces; left; left &= left - 1)
        *at++ = moves[space_first(left)];
    return at;
}

static inline Move *list_column(Move *at, const Game *game, MoveKind kind, int column)
{
    if (game->market_room[column])
        *at++ = (Move){.kind = kind, .column = (uint8_t)column};
    return at;
}

/* Columns 2 to 5, one by one: a loop would be half as fast. */
static inline Move *list_right_columns(Move *at, const Game *game, MoveKind kind)
{
    static_assert(COLUMN_COUNT == 5, "R2.1");
    at = list_column(at, game, kind, 1);
    at = list_column(at, game, kind, 2);
    at = list_column(at, game, kind, 3);
    return list_column(at, game, kind, 4);
}

static inline Move *list_columns(Move *at, const Game *game, MoveKind kind)
{
    return list_right_columns(list_column(at, game, kind, 0), game, kind);
}

static RARE Move *list_drills(Move *at, const Game *game, const Home *home)
{
    const SpaceSet outgoing = drillable(home);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const RoomCard room = game->market_room[column];
        if (!room)
            continue;
        unsigned spaces = outgoing & places_fits_swapped(home, room_card_type(room));
        for (; spaces; spaces &= spaces - 1, at++) {
            *at = DRILLS[space_first(spaces)];
            at->column = (uint8_t)column;
        }
    }
    return at;
}

static RARE Move *list_mixes(Move *at, const Game *game)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        for (int other = column + 1; other < COLUMN_COUNT; other++) {
            if (game->market_room[column] && game->market_room[other])
                *at++ = (Move){
                    .kind = MOVE_MIX, .column = (uint8_t)column, .other_column = (uint8_t)other};
        }
    }
    return at;
}

static RARE Move *list_turn_with_tools(Move *at, const Game *game, const Home *home)
{
    if (home_has(home, RESOURCE_DRILL))
        at = list_drills(at, game, home);
    if (home_has(home, RESOURCE_MIXER))
        at = list_mixes(at, game);
    return list_columns(at, game, MOVE_TAKE);
}

static Move *list_turn(Move *at, const Game *game, const Home *home)
{
    const ResourceCardSet tools =
        resource_cards_of_type(RESOURCE_DRILL) | resource_cards_of_type(RESOURCE_MIXER);
    if (home->cards & tools)
        return list_turn_with_tools(at, game, home);
    return list_columns(at, game, MOVE_TAKE);
}

/* The Scaffolding or the décor card in hand. */
static RARE Move *list_resource(Move *at, const Game *game, const Home *home)
{
    const ResourceType resource = resource_card_type(game->hand_resource);
    if (resource == RESOURCE_SCAFFOLDING)
        return list_spaces(at, SCAFFOLDS, home_scaffold_places(home));
    if (game->hand_room)
        return at;
    return list_spaces(at, DECORATES, home_decor_places(home, resource));
}

static inline Move *list_hand_on(Move *at, const Game *game, const Home *home, SpaceSet places)
{
    places &= ~home->rooms;
    if (game->hand_room) {
        at = list_spaces(at, PLACES_FACE_UP, places & fits(home, room_card_type(game->hand_room)));
        at = list_spaces(at, PLACES_FACE_DOWN, places);
    }
    return game->hand_resource ? list_resource(at, game, home) : at;
}

static RARE Move *list_hand_without_gaps(Move *at, const Game *game, const Home *home)
{
    return list_hand_on(at, game, home, buildable(home));
}

static Move *list_hand(Move *at, const Game *game, const Home *home)
{
    if (home->no_gaps)
        return list_hand_without_gaps(at, game, home);
    return list_hand_on(at, game, home, supported(home));
}

static RARE Move *list_roofers(Move *at, const Game *game)
{
    for (ResourceCardSet left = game->resource_discards; left; left &= left - 1) {
        const ResourceCard card = card_first(left);
        if (RESOURCE_INFO[resource_card_type(card)].kind == RESOURCE_KIND_ROOF)
            *at++ = (Move){.kind = MOVE_ROOFER, .card = card};
    }
    return at;
}

static RARE Move *list_supplies(Move *at, const Game *game, const Home *home)
{
    const SpaceSet outgoing = suppliable(home);
    RoomType type = ROOM_NONE;
    SpaceSet places = 0;
    for (RoomCardSet left = game->room_discards; left; left &= left - 1) {
        const RoomCard card = card_first(left);
        if (room_card_type(card) != type) { /* copies of a type follow each other */
            type = room_card_type(card);
            places = outgoing & places_fits_swapped(home, type);
        }
        for (unsigned spaces = places; spaces; spaces &= spaces - 1, at++) {
            *at = SUPPLIES[space_first(spaces)];
            at->card = card;
        }
    }
    return at;
}

static RARE Move *list_handymen(Move *at, const Home *home)
{
    const SpaceSet rooms = suppliable(home);
    SpaceSet places[SPACE_COUNT]; /* in byte order, like the moves */
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space from = SPACES_IN_BYTE_ORDER[i];
        places[i] = space_in(home->rooms, from) ? rooms & fits_from(home, from) : 0;
    }
    for (int one = 0; one < SPACE_COUNT; one++) {
        const Space space = SPACES_IN_BYTE_ORDER[one];
        for (int other = one + 1; other < SPACE_COUNT; other++) {
            const Space other_space = SPACES_IN_BYTE_ORDER[other];
            if (!space_in(places[one], other_space) || !space_in(places[other], space))
                continue;
            *at = HANDYMEN[space];
            at->other_space = (uint8_t)other_space;
            at++;
        }
    }
    return at;
}

static Move *list_end(Move *at, const Game *game, const Home *home)
{
    const Move *const first = at;
    if (home_helper_ready(home, RESOURCE_ROOFER))
        at = list_roofers(at, game);
    if (home_helper_ready(home, RESOURCE_SUPPLIER))
        at = list_supplies(at, game, home);
    if (home_helper_ready(home, RESOURCE_HANDYMAN))
        at = list_handymen(at, home);
    *at++ = (Move){.kind = MOVE_PASS};
    assert(at - first <= MOVE_LIST_CAPACITY); /* all others are far shorter */
    return at;
}

static Move *list_window(Move *at, const Game *game, const Home *home)
{
    (void)home;
    at = list_columns(at, game, MOVE_JACKHAMMER);
    *at++ = (Move){.kind = MOVE_PASS};
    return at;
}

static Move *list_discards(Move *at, const Game *game, const Home *home)
{
    (void)home;
    return list_right_columns(at, game, MOVE_DISCARD);
}

static Move *list_nothing(Move *at, const Game *game, const Home *home)
{
    (void)game;
    (void)home;
    return at;
}

void game_moves(const Game *game, MoveList *moves)
{
    static Move *(*const LIST[PHASE_COUNT])(Move *, const Game *, const Home *) = {
        [PHASE_DISCARD] = list_discards, [PHASE_JACKHAMMER] = list_window,
        [PHASE_TURN] = list_turn,        [PHASE_HAND] = list_hand,
        [PHASE_END] = list_end,          [PHASE_OVER] = list_nothing,
    };
    const Move *end = LIST[game->phase](moves->items, game, &game->homes[game->player]);
    moves->count = (int)(end - moves->items);
}
