/**
 * What the players play who join the music one after the other: the notes of each layer, by the
 * frame of the piece at which they begin. The piece is a loop.
 *
 * As a file: `frames N`, then a line for each note, in order: `FRAME LAYER KEY PERCENT`, with the
 * layer and the key from 0, and how loud it is.
 */
#ifndef SOUND_SCORE_H
#define SOUND_SCORE_H

#include <stdbool.h>
#include <stdint.h>

enum { SCORE_LAYERS = 3, SCORE_KEYS = 16, SCORE_NOTES_MAX = 4096 };

typedef struct ScoreNote {
    int32_t frame;
    uint8_t layer, key, percent;
} ScoreNote;

typedef struct Score {
    int frames; /* of the whole piece; 0: there is none */
    int count;
    ScoreNote notes[SCORE_NOTES_MAX];
} Score;

/** False if the text is no score; `score` is empty then. */
bool score_read(Score *score, const char *text);

#endif
