/**
 * Reads the screen aloud: listens to what is drawn, as a sighted player looks, and says what has
 * changed since the frame before.
 *
 * Said are, in this order: the title of a new screen, news, what comes next, what the player is to
 * do, a message, and what has the focus or lies under the pointer. Nothing is said twice while it
 * merely stays; but after news it is said once more what comes.
 */
#ifndef SPEECH_ANNOUNCER_H
#define SPEECH_ANNOUNCER_H

#include "app/draw/canvas.h"
#include "app/speech/speech.h"
#include "app/words/words.h"
#include "dreamhome/text.h"

/** How much is said of a thing. */
typedef enum SpeechDetail {
    DETAIL_BRIEF = 1, /* its name */
    DETAIL_NORMAL,    /* what it is and is set to */
    DETAIL_FULL       /* what it does as well */
} SpeechDetail;

typedef struct Announcer Announcer;

/** Takes the speech over, and closes it in the end. Both functions accept NULL. */
Announcer *announcer_new(Speech *speech, Canvas *canvas);
void announcer_free(Announcer *announcer);

/** A frame is whole: says what is new in it. `scene` is any name of the screen on top. */
void announcer_frame(Announcer *announcer, const char *scene, const Words *words,
                     SpeechDetail detail);

/** How fast it speaks, and who, from the next sentence on; the language is that of the words. An
 * empty name is the usual voice. */
void announcer_set_voice(Announcer *announcer, int rate, const char *voice);

/** The voices to choose from, in the language that was spoken last. */
int announcer_voices(Announcer *announcer, VoiceName voices[VOICES_MAX]);

/** The player did something: whatever was being said is no longer of interest. */
void announcer_hush(Announcer *announcer);

/** Says again what was said last. */
void announcer_again(Announcer *announcer);

/** Writes down what that is; nothing without a voice. */
void announcer_recall(Announcer *announcer, Text *text);

/** Says something that is not on the screen, in the language of the words. */
void announcer_say(Announcer *announcer, const Words *words, const char *sentence);

#endif
