/**
 * What a player reads: all words of the frame that is shown now.
 */
#ifndef TESTS_SEEN_H
#define TESTS_SEEN_H

#include "app/app.h"

/** Whether these words are somewhere in the picture. */
bool seen(App *app, const char *words);

/** How often a text of exactly these words is in the picture. */
int seen_times(App *app, const char *words);

/** How many roofs lie open in the picture. */
int seen_roofs(App *app);

/** How many houses in the picture have a store in their cellar, as those that are finished do. */
int seen_stores(App *app);

/** The colours of a part of the picture that is shown now, as one number. */
Uint64 seen_colours(App *app, Box b);

/** Looks in every language of a folder; afterwards the app speaks its own again. */
void seen_in_every_language(App *app, const char *folder, void (*look_in)(const char *language));

#endif
