/**
 * Something that can speak: the speech service of the desktop, or a file for tests.
 *
 * A voice is used by one thread (speech.c) and may take as long as it likes. A sentence waits until
 * the one before has been said; `hush` drops them all at once.
 */
#ifndef SPEECH_VOICE_H
#define SPEECH_VOICE_H

#include <stdbool.h>

enum { VOICE_LANGUAGE_CAPACITY = 16 };

typedef struct VoiceTune {
    char language[VOICE_LANGUAGE_CAPACITY]; /* "hu", "pt-BR" */
    int rate;                               /* -100: slowest, 0: as usual, 100: fastest */
} VoiceTune;

typedef struct VoiceKind {
    /** `where` is the file of a transcript. NULL if there is no such voice here. */
    void *(*open)(const char *where);
    /** False if the voice has gone; it is closed then. */
    bool (*say)(void *self, const VoiceTune *tune, const char *words);
    void (*hush)(void *self);
    void (*close)(void *self);
} VoiceKind;

/** The voice of this desktop: Speech Dispatcher, or Windows' own. */
extern const VoiceKind desktop_voice;

/**
 * Writes instead of speaking. Each line is one thing that happened: `say LANGUAGE RATE WORDS`, or
 * `hush`.
 */
extern const VoiceKind transcript_voice;

#endif
