/**
 * A pupil who cannot read: sees nothing but the light of a lesson, and does what is lit.
 *
 * Everything goes through SDL, by one device alone. What the pupil sees is what `--describe` tells.
 */
#ifndef WINDOW_PUPIL_H
#define WINDOW_PUPIL_H

#include "app/app.h"
#include "app/scenes/lesson/lesson_scene.h"

extern App app;

/** A lesson, in a home where nobody has learnt anything yet; for cmocka, with its teardown. */
void pupil_open(void);
int pupil_close(void **state);

/** The same where all words are blank, but for names and numbers in them. */
void pupil_open_wordless(void);

/** Takes a lesson up: new, or where it was left. */
void pupil_enter(const char *key);

/** The lesson that runs; only while one does. */
LessonScene *pupil_lesson(void);
bool pupil_learns(void);

/** Lets time pass, in frames. */
void pupil_run(int frames);

/** Waits until somebody is to act, or the lesson is over. */
void pupil_wait(void);

/** Does what is lit, by a device; pads are plugged in when they are needed. */
void pupil_act(Device device);

/** Clicks on something. */
void pupil_click(Box b);
void pupil_key(SDL_Keycode key);

/** Clicks and keys so far. */
int pupil_inputs(void);

#endif
