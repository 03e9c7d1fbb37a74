/**
 * A pupil who cannot read: sees nothing but the light of a lesson, and does what is lit.
 *
 * Everything goes through SDL, by one device alone. What the pupil sees is what `--describe` tells.
 */
#ifndef WINDOW_PUPIL_H
#define WINDOW_PUPIL_H

#include "app/scenes/lesson/lesson_scene.h"
#include "tried_app.h"

/** The keys of all lessons. */
enum { PUPIL_LESSONS = 3 };
extern const char *const PUPIL_KEYS[PUPIL_LESSONS];

/** The shelf of lessons, in a home where nobody has learnt anything yet: for cmocka. */
int pupil_open(void **state);
int pupil_close(void **state);

/** The same where all words are blank, but for names and numbers in them. */
int pupil_open_wordless(void **state);

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

/** Does what is lit until the lesson is over; `match` is what came of it. */
void pupil_take_to_the_end(Device device, Record *match);

/** Clicks on what is lit until a step is reached; draws nothing, as there are many lessons. */
void pupil_follow_light(int step);

/** A match is the one that was prepared for a lesson, as far as it was played. */
void pupil_check_match(const char *key, const Record *match);

/** Clicks and keys so far. */
int pupil_inputs(void);

#endif
