/**
 * What is done to the sound before it reaches the sound card: effects lie where they belong, the
 * music gives way to what matters more, and nothing is ever too loud.
 *
 * mixer_run is called by the thread of the sound card, everything else by one thread of the game.
 * Orders cross over in a queue without locks: neither waits for the other. The sound is stereo, 16
 * bits, MIXER_RATE frames a second.
 */
#ifndef SOUND_MIXER_H
#define SOUND_MIXER_H

#include "app/sound/score.h"

enum { MIXER_RATE = 48000 };

typedef struct Mixer Mixer;

/** A sound in memory, which must stay until mixer_clear: left and right by turns. */
typedef struct Clip {
    const int16_t *samples;
    int frames;
} Clip;

/** Players who join a piece of music, one layer after the other. */
typedef struct Band {
    Score score;
    Clip keys[SCORE_LAYERS][SCORE_KEYS];
} Band;

/** How a clip is played. */
typedef struct Cue {
    Clip clip;
    float side;     /* -1: far left, 0: in the middle, 1: far right */
    float gain;     /* 1: as it is */
    int wait;       /* frames from now */
    bool solemn;    /* the music gives way as long as it sounds */
    bool speaks_up; /* it is louder in loud passages of the music */
} Cue;

Mixer *mixer_new(void);
void mixer_free(Mixer *mixer);

/** Each from 0 to 1. That of the music is known here, but applied by whoever plays it. */
void mixer_set_volumes(Mixer *mixer, float effects, float music);

/** Plays something, from the next moment on. If far too much is going on it is left out. */
void mixer_play(Mixer *mixer, const Cue *cue);

/** The music gives way for so many seconds from now on; 0: it comes back. From any thread. */
void mixer_give_way(Mixer *mixer, float seconds);

/**
 * A piece of music begins with its next frame; `band` (or NULL) joins it, and stays until
 * mixer_clear. To be called just before the piece is started.
 */
void mixer_begin(Mixer *mixer, const Band *band);

/** How many layers of the band play. */
void mixer_set_layers(Mixer *mixer, int layers);

/** Forgets all that sounds or waits. Only while nobody runs the mixer. */
void mixer_clear(Mixer *mixer);

/** Takes the music and makes it the whole sound. `playing`: there is music in these frames. */
void mixer_run(Mixer *mixer, int16_t *stereo, int frames, bool playing);

#endif
