/**
 * Speaking: sentences wait in a line and are said one after the other, in a thread of its own.
 *
 * Nothing here waits for a voice: one that hangs or dies costs the player the voice, never the
 * game. All functions accept NULL: nobody speaks then.
 */
#ifndef SPEECH_SPEECH_H
#define SPEECH_SPEECH_H

#include "app/speech/voice.h"
#include "dreamhome/text.h"

typedef struct Speech Speech;

enum { SENTENCE_CAPACITY = 2048 };

/** Who is told, in the thread that speaks, how many seconds it is going to speak from now on. No
 * voice says so itself: it is an estimate by the words. */
typedef struct SpeechListener {
    void *self;
    void (*speaks)(void *self, float seconds); /* or NULL */
} SpeechListener;

/** Opens a voice in the background. `kind` is borrowed for ever, `where` for the call. */
Speech *speech_open(const VoiceKind *kind, const char *where);

/** Nobody is told anything after speech_close. */
void speech_listen(Speech *speech, SpeechListener listener);

/** Falls silent and lets the voice go; one that hangs is left behind. */
void speech_close(Speech *speech);

/** From the next sentence on. */
void speech_tune(Speech *speech, const VoiceTune *tune);

/** The voices that there are for the language of the last tune; none until the voice has answered.
 */
int speech_voices(Speech *speech, VoiceName voices[VOICES_MAX]);

/** Says something after all that waits. If too much waits, the oldest is left out. */
void speech_say(Speech *speech, const char *words);

/** Falls silent at once, and forgets what waits. */
void speech_hush(Speech *speech);

/** Says again what was said before the last hush: what the player has just cut short. */
void speech_again(Speech *speech);

/** Writes down what that is. */
void speech_recall(Speech *speech, Text *text);

#endif
