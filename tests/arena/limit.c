#include "arena/limit.h"

#include "ai/outlook.h"
#include "ai/playout.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct Item {
    Home home;
    int value;
} Item;

typedef struct Beam {
    const Game *deal;
    Outlook outlook;
    Item *items;
    int count;
    int capacity;
} Beam;

static void add(Beam *beam, const Home *home)
{
    if (beam->count == beam->capacity) {
        beam->capacity = beam->capacity ? 2 * beam->capacity : 4096;
        beam->items = realloc(beam->items, sizeof(Item) * (size_t)beam->capacity);
        assert(beam->items);
    }
    beam->items[beam->count++] =
        (Item){.home = *home, .value = outlook_home(&beam->outlook, 0, home, (Order){0})};
}

/* Homes that differ only in which copies of a card they hold count as one. */
static int compare(const void *one, const void *other)
{
    const Item *a = one;
    const Item *b = other;
    if (a->value != b->value)
        return a->value < b->value ? 1 : -1;
    if (a->home.cards != b->home.cards)
        return a->home.cards < b->home.cards ? 1 : -1;
    const int types = memcmp(a->home.of_type, b->home.of_type, sizeof a->home.of_type);
    return types ? types : memcmp(a->home.token, b->home.token, sizeof a->home.token);
}

static void prune(Beam *beam, int width)
{
    int kept = 0;
    qsort(beam->items, (size_t)beam->count, sizeof(Item), compare);
    for (int i = 0; i < beam->count && kept < width; i++) {
        if (!kept || compare(&beam->items[kept - 1], &beam->items[i]))
            beam->items[kept++] = beam->items[i];
    }
    beam->count = kept;
}

/* With the room placed, a token may go anywhere it fits. */
static void add_decorated(Beam *next, const Home *home, ResourceType token)
{
    SpaceSet places = home_decor_places(home, token);
    if (!places)
        add(next, home);
    for (; places; places &= places - 1) {
        Home after = *home;
        home_decorate(&after, token, space_first(places));
        add(next, &after);
    }
}

static void add_placed(Beam *next, const Home *home, RoomCard room, ResourceType token)
{
    const SpaceSet up = home_places(home, room_card_type(room));
    const SpaceSet down = home_places(home, ROOM_NONE);
    for (SpaceSet left = up | down; left; left &= left - 1) {
        const Space space = space_first(left);
        Home after = *home;
        home_place(&after, room, space, !space_in(up, space), NULL);
        if (token)
            add_decorated(next, &after, token);
        else
            add(next, &after);
    }
}

static void add_columns(Beam *next, const Home *home, int round)
{
    const RoomCard *rooms = &next->deal->room_deck[round * COLUMN_COUNT];
    const ResourceCard *resources = &next->deal->resource_deck[round * (COLUMN_COUNT - 1)];
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const ResourceCard card = column ? resources[column - 1] : 0;
        const ResourceType type = resource_card_type(card);
        Home with = *home;
        if (card && RESOURCE_INFO[type].kind == RESOURCE_KIND_DECOR) {
            add_placed(next, &with, rooms[column], type);
            continue;
        }
        if (card && RESOURCE_INFO[type].kind != RESOURCE_KIND_TOOL)
            with.cards |= CARD_BIT(card);
        add_placed(next, &with, rooms[column], RESOURCE_NONE);
    }
}

/* The points of a full home after its helpers, which find every card that it did not take. */
static int final_points(const Game *deal, const Home *home)
{
    Game game = *deal;
    game.homes[0] = *home;
    game.homes[1] = (Home){0};
    game.players = 2;
    game.marker = 0;
    game.turn = 0;
    game.player = 0;
    game.round = ROUND_COUNT;
    game.phase = PHASE_END;
    game.room_discards = (CARD_BIT(ROOM_CARD_COUNT + 1) - 1) & ~CARD_BIT(0);
    for (Space space = 0; space < SPACE_LIMIT; space++) {
        if (space_in(home->rooms, space))
            game.room_discards &= ~CARD_BIT(home->card[space]);
    }
    game.resource_discards = resource_cards_of_kind(RESOURCE_KIND_ROOF) & ~home->cards;
    const ResourceCardSet helpers = resource_cards_of_type(RESOURCE_ROOFER) |
                                    resource_cards_of_type(RESOURCE_SUPPLIER) |
                                    resource_cards_of_type(RESOURCE_HANDYMAN);
    if (home->cards & helpers)
        playout_finish(&game);
    return score_full(&game.homes[0]).total;
}

static int best_points(const Beam *beam)
{
    int best = 0;
    for (int i = 0; i < beam->count; i++) {
        const int points = final_points(beam->deal, &beam->items[i].home);
        if (points > best)
            best = points;
    }
    return best;
}

int limit_of_deal(const GameOptions *options, int width)
{
    Game game;
    game_new(&game, options, NULL);
    const Game deal = game;
    Beam beam = {.deal = &deal};
    Beam next = {.deal = &deal};
    outlook_init(&beam.outlook, &LEARNED_WEIGHTS, &game);
    add(&beam, &deal.homes[0]);
    for (int round = 0; round < ROUND_COUNT; round++) {
        game.round = (uint8_t)(round + 1);
        outlook_init(&next.outlook, &LEARNED_WEIGHTS, &game);
        next.count = 0;
        for (int i = 0; i < beam.count; i++)
            add_columns(&next, &beam.items[i].home, round);
        prune(&next, width);
        const Beam done = beam;
        beam = next;
        next = done;
    }
    const int best = best_points(&beam);
    free(beam.items);
    free(next.items);
    return best;
}
