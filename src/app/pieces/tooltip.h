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

enum { NOTES_MAX = 2 }; /* on one paper */

enum { NOTE_KEPT_MAX = 9, NOTE_SPARED_MAX = 96 };

/** What a note had better not cover, and what that costs: a cost of 1 is as bad as lying 40 units
 * further away. Covering half of something costs more than covering all of it. */
typedef struct NoteSpared {
    Box b;
    float cost;
} NoteSpared;

/** The cost of covering points to choose by, and of covering what can be chosen. */
static const float NOTE_DEAR = 50, NOTE_LIT = 22;

/** Where a note opens: beside a thing, and not over what must stay in view. */
typedef struct NotePlace {
    Box about;
    Box kept[NOTE_KEPT_MAX]; /* empty ones count for nothing */
    NoteSpared spared[NOTE_SPARED_MAX];
    int spared_count;
    float dear; /* no note is shown that would cover something of this cost; 0: no limit */
} NotePlace;

/** Boxes of no size are left out. */
void note_place_spare(NotePlace *place, Box b, float cost);

/**
 * A box of a size within the view: beside the thing, at its right if that is as good as elsewhere,
 * and over as little as possible of what is spared. A note that fits nowhere lies over the thing
 * rather than over what must stay in view.
 */
Box tooltip_place(const Canvas *canvas, const NotePlace *place, float width, float height);

/**
 * Draws notes on a paper that is no larger than they are: side by side, or one below the other
 * where that lies over less.
 */
void tooltip_draw(Cards *cards, const NotePlace *place, const Note *notes, int count);

#endif
