/**
 * What a test knows of the library that stands in for libspeechd: how it shall behave, and what it
 * was asked to do. The game loads the same library and knows nothing of this.
 */
#ifndef FAKE_SPEECHD_H
#define FAKE_SPEECHD_H

#include <stdbool.h>

typedef struct FakeSpeechd {
    bool absent; /* there is no service to connect to */
    bool dies;   /* the service has gone: nothing is said any more */
    volatile bool hangs;
    volatile int open;   /* connections */
    volatile int saying; /* sentences that were begun */
    char heard[4096];    /* a word and what it was given for each call, with a '|' behind */
} FakeSpeechd;

#endif
