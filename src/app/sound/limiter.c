#include "app/sound/limiter.h"

#include <math.h>
#include <string.h>

/* -2 dB: between two samples a wave may reach higher than either. */
static const float CEILING = 0.794f;

/* How much the gain comes back in a block: all of it in a quarter of a second. */
static const float RECOVERY = 0.008f;

void limiter_init(Limiter *limiter)
{
    memset(limiter, 0, sizeof *limiter);
    limiter->need = limiter->from = limiter->to = 1;
}

/* At the end of each block the gain suits both the block that ends and the one that follows. */
static void next_block(Limiter *limiter)
{
    const float need = fminf(1, CEILING / fmaxf(limiter->peak, 1e-9f));
    limiter->from = limiter->to;
    limiter->to = fminf(fminf(limiter->need, need), limiter->from + RECOVERY);
    limiter->need = need;
    limiter->peak = 0;
}

void limiter_run(Limiter *limiter, float frame[2])
{
    float *held = limiter->held[limiter->at];
    const float part = (float)(limiter->at % LIMITER_BLOCK) / LIMITER_BLOCK;
    const float gain = limiter->from + (limiter->to - limiter->from) * part;
    const float out[2] = {held[0] * gain, held[1] * gain};
    limiter->peak = fmaxf(limiter->peak, fmaxf(fabsf(frame[0]), fabsf(frame[1])));
    memcpy(held, frame, sizeof limiter->held[0]);
    memcpy(frame, out, sizeof out);
    limiter->at = (limiter->at + 1) % (2 * LIMITER_BLOCK);
    if (limiter->at % LIMITER_BLOCK == 0)
        next_block(limiter);
}
