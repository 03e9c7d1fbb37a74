/**
 * The ears of a player who only hears the game: what the voice has said, read from its transcript.
 */
#ifndef TESTS_EARS_H
#define TESTS_EARS_H

#include "table_game.h"

/** All that was said, and every silence that was asked for, between the last two times of
 * listening. */
extern char heard[1 << 16];

/** A game of two after so many moves, read aloud in this language; ends with table_game_close. */
void ears_open_after(const char *language, int moves);

/** The same, from its beginning. */
void ears_open(const char *language);

/** The same in English, with a screen over the table. */
void ears_open_screen(SceneId id, SceneNote note);

/** Starts the program, by itself, with a folder for all that it keeps; ends with app_close. */
void ears_start(const char *folder);

/** Draws a frame and listens until the voice has said all of it. */
void ears_listen(void);

/** A key, pressed and let go, and what is said then. */
void press_and_listen(SDL_Keycode key);

/** The last sentence that was said, without the language and the rate before it; never NULL. */
const char *last_sentence(void);

/** Whether words of the program were said, in the language that is spoken. */
bool hears(const char *english);

#endif
