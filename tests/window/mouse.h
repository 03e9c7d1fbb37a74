/**
 * The left button of a mouse, for tests of the program from inside.
 */
#ifndef TESTS_MOUSE_H
#define TESTS_MOUSE_H

#include "app/app.h"

/** The button goes down, or up, in the middle of a box: SDL_MOUSEBUTTONDOWN or SDL_MOUSEBUTTONUP.
 */
void mouse_button(App *app, Uint32 type, Box b);

/** The button goes down and up again in the middle of a box. */
void mouse_click(App *app, Box b);

/** The same on a thing of the description, as "widget New game", which has to be there. */
void mouse_click_on(App *app, const char *thing);

#endif
