#include "ai/limit.h"

#include "ai/endgame.h"
#include "ai/outlook.h"

#include <stddef.h>
#include <string.h>

/* ---- the homes of one round ---- */

typedef struct Beam {
    const Game *game;
    int player;
    const RoomCard *rooms; /* of this round, by column */
    ResourceCard resources[COLUMN_COUNT];
    Outlook outlook;
    LimitItem *kept; /* `width` of the round before */
    int kept_count;
    LimitItem *found; /* of this round */
    int count;
    int width;
    bool full; /* some were dropped: what is not better than `floor` is not wanted any more */
    int floor;
    Limit *best; /* in the last round */
} Beam;

static uint64_t mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

static uint64_t signature_of(const Home *home)
{
    uint64_t hash = mix(home->cards, home->scaffolds);
    for (RoomType type = ROOM_NONE; type < ROOM_TYPE_COUNT; type++)
        hash = mix(hash, home->of_type[type]);
    for (SpaceSet left = home->decorated; left; left &= left - 1)
        hash = mix(hash, (uint64_t)home->token[space_first(left)] << 8 | space_first(left));
    return hash;
}

/* Better first; equals stand together. */
static bool comes_before(const LimitItem *one, const LimitItem *other)
{
    return one->value != other->value ? one->value > other->value
                                      : one->signature < other->signature;
}

static void sift_down(LimitItem *items, int from, int count)
{
    const LimitItem moving = items[from];
    for (int child = 2 * from + 1; child < count; child = 2 * from + 1) {
        if (child + 1 < count && comes_before(&items[child], &items[child + 1]))
            child++;
        if (!comes_before(&moving, &items[child]))
            break;
        items[from] = items[child];
        from = child;
    }
    items[from] = moving;
}

/* Heap sort: it needs no memory and is never slow. */
static void sort(LimitItem *items, int count)
{
    for (int i = count / 2 - 1; i >= 0; i--)
        sift_down(items, i, count);
    for (int last = count - 1; last > 0; last--) {
        const LimitItem item = items[0];
        items[0] = items[last];
        items[last] = item;
        sift_down(items, 0, last);
    }
}

/* Keeps the best `width` different homes. */
static void drop_worse(Beam *beam)
{
    int kept = 0;
    sort(beam->found, beam->count);
    for (int i = 0; i < beam->count; i++) {
        if (kept && beam->found[kept - 1].signature == beam->found[i].signature)
            continue;
        if (kept == beam->width) {
            beam->full = true;
            beam->floor = beam->found[kept - 1].value;
            break;
        }
        if (kept != i)
            beam->found[kept] = beam->found[i];
        kept++;
    }
    beam->count = kept;
}

static bool is_last_round(const Beam *beam)
{
    return beam->outlook.horizon.rounds_left == 0;
}

/* What the helpers may choose from: all cards that lie neither in this home nor in another. */
static void discard_rest(Game *game, const Home *home, int player)
{
    const ResourceCardSet roofs = resource_cards_of_kind(RESOURCE_KIND_ROOF);
    game->room_discards = (CARD_BIT(ROOM_CARD_COUNT + 1) - 1) & ~CARD_BIT(0);
    game->resource_discards = roofs;
    for (int owner = 0; owner < game->players; owner++) {
        const Home *each = owner == player ? home : &game->homes[owner];
        game->resource_discards &= ~each->cards;
        for (SpaceSet left = each->rooms; left; left &= left - 1)
            game->room_discards &= ~CARD_BIT(each->card[space_first(left)]);
    }
}

static void keep_best(Limit *best, const Home *home)
{
    const int points = score_full(home).total;
    if (points == best->points && signature_of(home) != signature_of(&best->home))
        best->alone = false;
    if (points <= best->points)
        return;
    best->points = points;
    best->home = *home;
    best->alone = true;
}

enum {
    SWAP_HOMES = 64,   /* with more in the beam, Supplier and Handyman are not seen together */
    HELPERS_GAIN = 45, /* more than all helpers of one home can add */
};

/* The end of the game for one home. */
static void finish(Beam *beam, const Home *home)
{
    const bool quick = beam->kept_count > SWAP_HOMES && home_has(home, RESOURCE_SUPPLIER) &&
                       home_has(home, RESOURCE_HANDYMAN);
    Game game = *beam->game;
    if (score_full(home).total + HELPERS_GAIN <= beam->best->points)
        return;
    if (quick)
        beam->best->proven = false;
    discard_rest(&game, home, beam->player);
    game.homes[0] = *home;
    game.players = 1;
    game.marker = 0;
    game.turn = 0;
    game.player = 0;
    game.round = ROUND_COUNT;
    game.phase = PHASE_END;
    for (int helper = 0; helper < 3 && game.phase == PHASE_END; helper++) {
        Plan plan;
        if (quick)
            endgame_helper(&game, &plan);
        else
            endgame_helper_exact(&game, &plan);
        if (plan.moves[0].kind == MOVE_PASS)
            break;
        plan_play(&plan, &game);
    }
    keep_best(beam->best, &game.homes[0]);
}

static bool has_end_helper(const Home *home)
{
    return home_has(home, RESOURCE_ROOFER) || home_has(home, RESOURCE_SUPPLIER) ||
           home_has(home, RESOURCE_HANDYMAN);
}

/* A home of the last round is counted at once; only helpers make that slow. */
static void count_home(Beam *beam, const Home *home)
{
    if (has_end_helper(home)) {
        finish(beam, home);
        return;
    }
    keep_best(beam->best, home);
}

static void add(Beam *beam, const Home *home)
{
    if (is_last_round(beam)) {
        count_home(beam, home);
        return;
    }
    const int value = outlook_home(&beam->outlook, 0, home, (Order){0});
    if (beam->full && value <= beam->floor)
        return;
    if (beam->count == LIMIT_SPARE * beam->width)
        drop_worse(beam);
    beam->found[beam->count++] =
        (LimitItem){.home = *home, .value = value, .signature = signature_of(home)};
}

/* ---- one turn ---- */

/* With the room placed, a token or scaffolding may go anywhere it fits. */
static void add_with_hand(Beam *beam, const Home *home, ResourceCard hand)
{
    const ResourceType type = resource_card_type(hand);
    const bool scaffold = type == RESOURCE_SCAFFOLDING;
    SpaceSet places = !hand      ? 0
                      : scaffold ? home_scaffold_places(home)
                                 : home_decor_places(home, type);
    if (!places)
        add(beam, home);
    for (; places; places &= places - 1) {
        Home after = *home;
        if (scaffold)
            home_scaffold(&after, hand, space_first(places));
        else
            home_decorate(&after, type, space_first(places));
        add(beam, &after);
    }
}

/* R10.2: the car comes by itself, if nobody had it before the search began. */
static void place(const Beam *beam, Home *home, RoomCard room, Space space)
{
    home_place(home, room, space, false, NULL);
    if (beam->game->car && !beam->game->car_taken && !(home->decorated & SPACES_BASEMENT) &&
        home->of_type[ROOM_GARAGE] == SPACES_BASEMENT)
        home_decorate(home, RESOURCE_CAR, space);
}

static void add_placed(Beam *beam, const Home *home, RoomCard room, ResourceCard hand)
{
    const SpaceSet up = home_places(home, room_card_type(room));
    for (SpaceSet left = up; left; left &= left - 1) {
        Home after = *home;
        place(beam, &after, room, space_first(left));
        add_with_hand(beam, &after, hand);
    }
    for (SpaceSet left = home_places(home, ROOM_NONE); left; left &= left - 1) {
        Home after = *home;
        home_place(&after, room, space_first(left), true, NULL);
        add_with_hand(beam, &after, hand);
    }
}

/* A scaffolding may also lie before its room comes, which then stands on it or in its place. */
static void add_on_scaffolding(Beam *beam, const Home *home, RoomCard room,
                               ResourceCard scaffolding)
{
    for (SpaceSet left = home_scaffold_places(home); left; left &= left - 1) {
        Home after = *home;
        home_scaffold(&after, scaffolding, space_first(left));
        add_placed(beam, &after, room, 0);
    }
}

static void add_taken(Beam *beam, const Home *home, RoomCard room, ResourceCard card)
{
    const ResourceType type = resource_card_type(card);
    const bool scaffolding = type == RESOURCE_SCAFFOLDING && !is_last_round(beam);
    if (scaffolding)
        add_on_scaffolding(beam, home, room, card);
    if (scaffolding || RESOURCE_INFO[type].kind == RESOURCE_KIND_DECOR) {
        add_placed(beam, home, room, card);
        return;
    }
    Home with = *home;
    if (card && type != RESOURCE_SCAFFOLDING)
        with.cards |= CARD_BIT(card);
    add_placed(beam, &with, room, 0);
}

static void add_columns(Beam *beam, const Home *home, const RoomCard rooms[COLUMN_COUNT])
{
    for (int column = 0; column < COLUMN_COUNT; column++)
        add_taken(beam, home, rooms[column], beam->resources[column]);
}

/* ---- tools: one a turn is looked at ---- */

static Home without_tool(const Home *home, ResourceType tool)
{
    Home after = *home;
    after.cards &= ~CARD_BIT(card_first(home->cards & resource_cards_of_type(tool)));
    return after;
}

enum { DRILL_HOMES = 64 }; /* with more in the beam, only swaps that look better are followed */

static void add_drilled(Beam *beam, const Home *home)
{
    const Home without = without_tool(home, RESOURCE_DRILL);
    const int value = outlook_home(&beam->outlook, 0, &without, (Order){0});
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const RoomType type = room_card_type(beam->rooms[column]);
        for (SpaceSet left = home_drill_places(&without, type); left; left &= left - 1) {
            RoomCard rooms[COLUMN_COUNT];
            Home after = without;
            if (after.token[space_first(left)] == RESOURCE_CAR)
                beam->best->proven = false; /* it would not come again */
            memcpy(rooms, beam->rooms, sizeof rooms);
            rooms[column] = home_remove(&after, space_first(left), NULL);
            place(beam, &after, beam->rooms[column], space_first(left));
            if (beam->kept_count > DRILL_HOMES &&
                outlook_home(&beam->outlook, 0, &after, (Order){0}) <= value) {
                beam->best->proven = false;
                continue;
            }
            add_columns(beam, &after, rooms);
        }
    }
}

static void add_mixed(Beam *beam, const Home *home)
{
    const Home after = without_tool(home, RESOURCE_MIXER);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        for (int other = 0; other < COLUMN_COUNT; other++) {
            if (other != column)
                add_taken(beam, &after, beam->rooms[column], beam->resources[other]);
        }
    }
}

/* R6.2: the room without its resource, which would have to be used. */
static void add_hammered(Beam *beam, const Home *home)
{
    const Home after = without_tool(home, RESOURCE_JACKHAMMER);
    for (int column = 0; column < COLUMN_COUNT; column++)
        add_placed(beam, &after, beam->rooms[column], 0);
}

static void add_turns(Beam *beam, const Home *home)
{
    const ResourceCardSet tools = home->cards & (resource_cards_of_type(RESOURCE_DRILL) |
                                                 resource_cards_of_type(RESOURCE_MIXER));
    add_columns(beam, home, beam->rooms);
    if (card_count(tools) > 1)
        beam->best->proven = false;
    if (home_has(home, RESOURCE_DRILL))
        add_drilled(beam, home);
    if (home_has(home, RESOURCE_MIXER))
        add_mixed(beam, home);
    if (home_has(home, RESOURCE_JACKHAMMER))
        add_hammered(beam, home);
}

/* ---- the rounds ---- */

static void deal(Beam *beam, int round)
{
    const ResourceCard *resources = &beam->game->resource_deck[(round - 1) * (COLUMN_COUNT - 1)];
    Game game = *beam->game;
    game.round = (uint8_t)round;
    outlook_init(&beam->outlook, &LEARNED_WEIGHTS, &game);
    beam->rooms = &beam->game->room_deck[(round - 1) * COLUMN_COUNT];
    for (int column = 0; column < COLUMN_COUNT; column++)
        beam->resources[column] = column ? resources[column - 1] : 0;
}

static void end_round(Beam *beam)
{
    drop_worse(beam);
    if (beam->full)
        beam->best->proven = false;
    memcpy(beam->kept, beam->found, sizeof *beam->found * (size_t)beam->count);
    beam->kept_count = beam->count;
    beam->count = 0;
    beam->full = false;
}

void limit_find(const Game *game, int player, LimitItem *items, int width, Stop stop, Limit *limit)
{
    Beam beam = {
        .game = game,
        .player = player,
        .kept = items,
        .kept_count = 1,
        .found = items + width,
        .width = width,
        .best = limit,
    };
    *limit = (Limit){.points = -1, .proven = true};
    items[0].home = game->homes[player];
    for (int round = game->round; round <= ROUND_COUNT; round++) {
        deal(&beam, round);
        for (int i = 0; i < beam.kept_count; i++) {
            if (stop_now(stop))
                return;
            add_turns(&beam, &beam.kept[i].home);
        }
        if (round < ROUND_COUNT)
            end_round(&beam);
    }
    limit->complete = true;
}
