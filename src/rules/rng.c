#include "dreamhome/rng.h"

/* The few low products that would favour some numbers are drawn again. */
uint64_t rng_fair_product(Rng *rng, uint64_t product, uint32_t limit)
{
    const uint32_t unfair = -limit % limit;
    while ((uint32_t)product < unfair)
        product = (rng_next(rng) >> 32) * limit;
    return product;
}

void rng_shuffle(Rng *rng, uint8_t *items, size_t count)
{
    for (size_t left = count; left > 1; left--) {
        size_t picked = rng_below(rng, (uint32_t)left);
        uint8_t item = items[picked];
        items[picked] = items[left - 1];
        items[left - 1] = item;
    }
}
