/**
 * Looks whether a picture can be read and used: no words are cut or lie on others, and nothing that
 * can be used lies on another such thing or outside the window.
 *
 * While a check runs, everything that is drawn is noted: words by text_draw, things by
 * describe_thing. Without a check noting does nothing.
 */
#ifndef APP_LAYOUT_CHECK_H
#define APP_LAYOUT_CHECK_H

#include "app/draw/box.h"

#include <stdbool.h>

typedef struct App App;
typedef struct LayoutLog LayoutLog;

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

/** Words were drawn at `real`, and should be in `given`. */
void layout_note_words(App *app, const char *words, Box real, Box given, bool fits);

/** Something that can be used was drawn. */
void layout_note_thing(App *app, const char *kind, const char *name, Box b);

/** Something is laid over `b`: what lies there is no longer seen. */
void layout_cover(App *app, Box b);

#endif
