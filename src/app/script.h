/**
 * Plays input from a file against a fixed clock and saves pictures: for tests, and for looking.
 *
 * A line is one command; '#' starts a comment. Places are in units of the view.
 *
 *   move X Y     down X Y     up X Y     click X Y     right X Y
 *   drag X Y X Y              wheel N
 *   key NAME                  an SDL key name, with ctrl+ shift+ alt+ before it
 *   text WORDS                as if typed
 *   wait SECONDS              of the fixed clock
 *   settle                    until nothing moves
 *   size W H                  of the window, in pixels
 *   set KEY VALUE             a setting, as in the settings file
 *   shot NAME                 saves NAME.png
 *   check-layout              fails if a text of the picture is cut or lies on another
 *   monkey SEED COUNT         so many random inputs; what is shown must always be legal
 *   quit
 */
#ifndef APP_SCRIPT_H
#define APP_SCRIPT_H

#include "session/error.h"

#include <stdbool.h>

typedef struct App App;
typedef struct Script Script;

/** `pictures` is the directory for screenshots, or NULL for the current one. */
Script *script_open(const char *path, const char *pictures, Error *error);
void script_close(Script *script);

/** Carries out what the next frame needs; false when the script is at its end. */
bool script_step(Script *script, App *app);

/** To be called after a frame was drawn. */
void script_drawn(Script *script, App *app);

/** Whether a command was wrong or a picture could not be saved. False without a script. */
bool script_failed(const Script *script);

#endif
