#include "dreamhome/game.h"

#include "flow.h"

#include <assert.h>
#include <stddef.h>

GameOptions game_default_options(Edition edition)
{
    return (GameOptions){
        .seed = 1,
        .edition = edition,
        .players = PLAYERS_MAX,
        .discard = EDITION_INFO[edition].discard,
        .car = EDITION_INFO[edition].car,
        .gaps = EDITION_INFO[edition].gaps,
    };
}

/* R2.1 */
static void shuffle_decks(Game *game, uint64_t seed)
{
    Rng rng = rng_seeded(seed);
    for (int i = 0; i < ROOM_CARD_COUNT; i++)
        game->room_deck[i] = (RoomCard)(i + 1);
    for (int i = 0; i < RESOURCE_CARD_COUNT; i++)
        game->resource_deck[i] = (ResourceCard)(i + 1);
    rng_shuffle(&rng, game->room_deck, ROOM_CARD_COUNT);
    rng_shuffle(&rng, game->resource_deck, RESOURCE_CARD_COUNT);
}

void game_new(Game *game, const GameOptions *options, EventList *events)
{
    assert(options->players >= PLAYERS_MIN && options->players <= PLAYERS_MAX);
    assert(options->first < options->players);
    *game = (Game){
        .players = options->players,
        .marker = options->first,
        .discard = options->discard,
        .car = options->car,
    };
    for (int player = 0; player < game->players; player++)
        game->homes[player].no_gaps = !options->gaps;
    shuffle_decks(game, options->seed);
    if (events)
        events->count = 0;
    flow_start_round(game, events);
}

Score game_preview(const Game *game, const Move *move)
{
    const int player = game->player;
    Game after = *game;
    RuleError error = game_apply(&after, move, NULL);
    assert(!error);
    (void)error;
    return score_difference(score_open(&after.homes[player]), score_open(&game->homes[player]));
}

Score game_score(const Game *game, int player)
{
    const Home *home = &game->homes[player];
    return game->phase == PHASE_OVER ? score_full(home) : score_open(home);
}

static bool beats(Score one, Score other)
{
    return one.total != other.total ? one.total > other.total : one.children > other.children;
}

unsigned game_winners(const Game *game)
{
    Score best = game_score(game, 0);
    unsigned winners = 1;
    for (int player = 1; player < game->players; player++) {
        Score score = game_score(game, player);
        if (beats(score, best)) {
            best = score;
            winners = 0;
        }
        if (!beats(best, score))
            winners |= 1u << player;
    }
    return winners;
}

/* Sorts the cards by counting them out of a set, then deals them anew. */
static void redeal(uint8_t *cards, int count, Rng *rng)
{
    uint64_t unseen = 0;
    for (int i = 0; i < count; i++)
        unseen |= CARD_BIT(cards[i]);
    for (int i = 0; i < count; i++, unseen &= unseen - 1)
        cards[i] = card_first(unseen);
    rng_shuffle(rng, cards, (size_t)count);
}

void game_hide(Game *game, Rng *rng)
{
    const int rooms = game->round * COLUMN_COUNT;
    const int resources = game->round * (COLUMN_COUNT - 1);
    redeal(game->room_deck + rooms, ROOM_CARD_COUNT - rooms, rng);
    redeal(game->resource_deck + resources, RESOURCE_CARD_COUNT - resources, rng);
}
