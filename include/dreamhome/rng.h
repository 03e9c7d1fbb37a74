/**
 * The game's own random numbers (splitmix64): the same on every machine and compiler.
 */
#ifndef DREAMHOME_RNG_H
#define DREAMHOME_RNG_H

#include <stddef.h>
#include <stdint.h>

typedef struct Rng {
    uint64_t state;
} Rng;

static inline Rng rng_seeded(uint64_t seed)
{
    return (Rng){.state = seed};
}

static inline uint64_t rng_next(Rng *rng)
{
    uint64_t z = rng->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/** The rare case of rng_below: `product` may have to be drawn again. Not for others to call. */
uint64_t rng_fair_product(Rng *rng, uint64_t product, uint32_t limit);

/**
 * A number from 0 to limit - 1, all equally likely; `limit` is not 0.
 *
 * Multiplies and keeps the upper half (Lemire's method): only few products need a second look.
 */
static inline uint32_t rng_below(Rng *rng, uint32_t limit)
{
    uint64_t product = (rng_next(rng) >> 32) * limit;
    if ((uint32_t)product < limit)
        product = rng_fair_product(rng, product, limit);
    return (uint32_t)(product >> 32);
}

/** Puts the `count` bytes of `items` into random order. */
void rng_shuffle(Rng *rng, uint8_t *items, size_t count);

#endif
