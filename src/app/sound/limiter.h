/**
 * Keeps a stereo stream below a ceiling, whatever is added up in it.
 *
 * It looks ahead by two short blocks, which is how much later the sound comes out: the gain is down
 * before a peak arrives, and moves in straight lines, so that nothing clicks.
 */
#ifndef SOUND_LIMITER_H
#define SOUND_LIMITER_H

enum { LIMITER_BLOCK = 96 };

typedef struct Limiter {
    float held[2 * LIMITER_BLOCK][2];
    int at;         /* where the next frame is stored, and the oldest one lies */
    float peak;     /* of the block that is coming in */
    float need;     /* gain that the last whole block may have */
    float from, to; /* gain of the block that is going out, at its two ends */
} Limiter;

void limiter_init(Limiter *limiter);

/** Takes a frame, and gives the one of a moment ago in its place. */
void limiter_run(Limiter *limiter, float frame[2]);

#endif
