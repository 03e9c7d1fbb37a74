/**
 * Looks whether a picture can be read and used: no words are cut or lie on others, nothing that can
 * be used lies on another such thing or outside the window, and no space is named as in files.
 *
 * While a check runs it listens to what is drawn on the canvas.
 */
#ifndef APP_LAYOUT_CHECK_H
#define APP_LAYOUT_CHECK_H

#include "app/draw/box.h"

#include <stdbool.h>

typedef struct App App;

/**
 * Draws what is shown now with small, usual and large text, and says in the log what is wrong.
 *
 * Returns the number of complaints.
 */
int layout_check(App *app);

/**
 * Where a thing that can be used is now, by its kind and name ("space b2"); the number of a copy
 * ("resource drill-1") may be left out. False if nowhere.
 */
bool layout_find(App *app, const char *thing, Box *b);

#endif
