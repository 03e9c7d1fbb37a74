#include "app/sound/variants.h"

static void shuffle(Variants *variants, int count, Rng *rng)
{
    uint8_t *order = variants->order;
    for (int i = 0; i < count; i++)
        order[i] = (uint8_t)i;
    rng_shuffle(rng, order, (size_t)count);
    variants->left = (uint8_t)count;
    /* The end of the order comes first. */
    if (count > 1 && order[count - 1] + 1 == variants->last) {
        const uint32_t other = rng_below(rng, (uint32_t)count - 1);
        order[count - 1] = order[other];
        order[other] = (uint8_t)(variants->last - 1);
    }
}

int variants_next(Variants *variants, int count, Rng *rng)
{
    if (!variants->left)
        shuffle(variants, count, rng);
    const uint8_t next = variants->order[--variants->left];
    variants->last = (uint8_t)(next + 1);
    return next;
}
