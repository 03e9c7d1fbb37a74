/**
 * Something that can speak: the speech service of the desktop, or a file for tests.
 *
 * A voice is used by one thread (speech.c) and may take as long as it likes. A sentence waits until
 * the one before has been said; `hush` drops them all at once.
 */
#ifndef SPEECH_VOICE_H
#define SPEECH_VOICE_H

#include <stdbool.h>

enum { VOICE_LANGUAGE_CAPACITY = 16, VOICE_NAME_CAPACITY = 64, VOICES_MAX = 24 };

typedef struct VoiceName {
    char name[VOICE_NAME_CAPACITY];
} VoiceName;

typedef struct VoiceTune {
    char language[VOICE_LANGUAGE_CAPACITY]; /* "hu", "pt-BR" */
    int rate;                               /* -100: slowest, 0: as usual, 100: fastest */
    VoiceName voice;                        /* one of the list; empty: the usual one */
} VoiceTune;

typedef struct VoiceKind {
    /** `where` is the file of a transcript. NULL if there is no such voice here. */
    void *(*open)(const char *where);
    /** False if the voice has gone; it is closed then. */
    bool (*say)(void *self, const VoiceTune *tune, const char *words);
    void (*hush)(void *self);
    /** The voices that speak a language; returns how many. NULL: there is no choice. */
    int (*list)(void *self, const char *language, VoiceName voices[VOICES_MAX]);
    void (*close)(void *self);
} VoiceKind;

/** The voice of this desktop: Speech Dispatcher, or Windows' own. */
extern const VoiceKind desktop_voice;

/**
 * Writes instead of speaking. Each line is one thing that happened: `say LANGUAGE RATE WORDS`,
 * `hush`, or, before what it says, `voice NAME`. It has two voices, `Ann` and `Bob`.
 */
extern const VoiceKind transcript_voice;

#endif
