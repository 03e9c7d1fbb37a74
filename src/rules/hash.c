/* The hash of a game, field by field: padding and derived sets do not count. */
#include "dreamhome/game.h"

typedef struct Hash {
    uint64_t value;
} Hash;

static void mix(Hash *hash, uint64_t field)
{
    Rng rng = rng_seeded(hash->value ^ field);
    hash->value = rng_next(&rng);
}

static void mix_bytes(Hash *hash, const uint8_t *bytes, int count)
{
    for (int i = 0; i < count; i++)
        mix(hash, bytes[i]);
}

static void mix_home(Hash *hash, const Home *home)
{
    mix(hash, home->cards);
    mix(hash, home->scaffolds);
    mix(hash, home->of_type[ROOM_NONE]);
    mix_bytes(hash, home->card, SPACE_LIMIT);
    mix_bytes(hash, home->token, SPACE_LIMIT);
    mix(hash, home->used_helpers);
    mix(hash, home->skips);
    mix(hash, home->no_gaps);
}

uint64_t game_hash(const Game *game)
{
    Hash hash = {0};
    mix(&hash, game->room_discards);
    mix(&hash, game->resource_discards);
    for (int player = 0; player < game->players; player++)
        mix_home(&hash, &game->homes[player]);
    mix_bytes(&hash, game->room_deck, ROOM_CARD_COUNT);
    mix_bytes(&hash, game->resource_deck, RESOURCE_CARD_COUNT);
    mix_bytes(&hash, game->market_room, COLUMN_COUNT);
    mix_bytes(&hash, game->market_resource, COLUMN_COUNT);
    mix(&hash, game->hand_room);
    mix(&hash, game->hand_resource);
    mix(&hash, game->players);
    mix(&hash, game->phase);
    mix(&hash, game->round);
    mix(&hash, game->first);
    mix(&hash, game->marker);
    mix(&hash, game->turn);
    mix(&hash, game->player);
    mix(&hash, game->discard);
    mix(&hash, game->car);
    mix(&hash, game->car_taken);
    return hash.value;
}
