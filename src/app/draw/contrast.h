/**
 * How far colours are apart for the eye, and the second set of tones, of high contrast: every
 * colour goes over to the light or to the dark, keeps its hue, and leaves the middle empty. Words
 * go further than what they stand on, so that light words on anything dark, and dark words on
 * anything light, can be read.
 */
#ifndef DRAW_CONTRAST_H
#define DRAW_CONTRAST_H

#include <SDL.h>
#include <stdbool.h>

/** What the eye takes for light, from 0 to 1 (WCAG 2, relative luminance). */
float contrast_luminance(SDL_Color colour);

/** From 1, for equal colours, to 21, for black on white. */
float contrast_between(SDL_Color one, SDL_Color other);

/** Whether dark words belong on it, and light ones do not. */
bool contrast_is_light(SDL_Color colour);

/** Ink or cream, whichever can be read on a colour. */
SDL_Color contrast_words_on(SDL_Color colour);

/** The tones of high contrast: of a surface, of words. */
SDL_Color contrast_surface(SDL_Color colour);
SDL_Color contrast_words(SDL_Color colour);

/** The tone of a small mark on paper: dark, as light ones would be lost there. */
SDL_Color contrast_mark(SDL_Color colour);

/** Black or white, whichever is further away. */
SDL_Color contrast_opposite(SDL_Color colour);

#endif
