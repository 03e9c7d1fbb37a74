/**
 * Notes beside a thing: what it is and what it scores, with its card enlarged.
 */
#ifndef APP_TOOLTIP_H
#define APP_TOOLTIP_H

#include "app/pieces/card_view.h"

typedef struct Note {
    CardRef card;
    bool pictured; /* with the card beside the words */
    const char *title;
    const char *words;
} Note;

/** Draws notes, one below the other, on a paper beside `about` and within the view. */
void tooltip_draw(Cards *cards, Box about, const Note *notes, int count);

#endif
