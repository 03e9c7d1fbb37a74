/**
 * Plays input from a file against a fixed clock and saves pictures: for tests, and for looking.
 *
 * A line is one command; '#' starts a comment. Places are in units of the view.
 *
 *   move X Y     down X Y     up X Y     click X Y     right X Y
 *   drag X Y X Y              wheel N
 *   hover KIND NAME           points at a thing as describe.h names it, if it can be used
 *   use KIND NAME             clicks on it
 *   key NAME                  an SDL key name, with ctrl+ shift+ alt+ before it
 *   pad NAME                  a button of the gamepad as SDL calls it: a, dpup, leftshoulder
 *   text WORDS                as if typed
 *   wait SECONDS              of the fixed clock
 *   settle                    until nothing moves
 *   size W H                  of the window, in pixels
 *   set KEY VALUE             a setting, as in the settings file
 *   shot NAME                 saves NAME.png
 *   film NAME FRAMES          lets so many frames pass and saves each: NAME-001.png, ...
 *   open FILE [MOVES]         the table of a record (FILE as seen from the script), after so many
 *                             of its moves; persons sit on all seats
 *   scene NAME                goes to a scene, as named in scenes.def
 *   check-layout              fails if something of the picture is cut, lies on something else or
 *                             leaves the window, with text of 75, 100 or 200 %; or, if larger
 *                             text was set, with that
 *   check-contrast            fails if words have too little contrast: 4.5, or 7 in high contrast
 *   words                     prints all words that were drawn, a line each
 *   monkey SEED COUNT         so many random inputs; what is shown must always be legal
 *   quit
 */
#ifndef APP_SCRIPT_H
#define APP_SCRIPT_H

typedef struct App App;
/**
 * Runs an App by its launch's script instead of by a clock; `launch.pictures` is the directory for
 * screenshots, or NULL for the current one. Returns the exit code: not 0 if the script cannot be
 * read, a command was wrong or a picture could not be saved.
 */
int script_run(App *app);

#endif
