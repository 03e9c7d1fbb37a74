#include "dreamhome/rng.h"

/* Multiply and keep the upper half; the few low products that would favour some numbers are drawn
 * again (Lemire's method), so that the result is exactly uniform. */
uint32_t rng_below(Rng *rng, uint32_t limit)
{
    uint64_t product = (rng_next(rng) >> 32) * limit;
    if ((uint32_t)product < limit) {
        uint32_t unfair = -limit % limit;
        while ((uint32_t)product < unfair)
            product = (rng_next(rng) >> 32) * limit;
    }
    return (uint32_t)(product >> 32);
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
