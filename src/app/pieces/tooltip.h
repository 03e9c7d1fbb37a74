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

/** Where a note opens: beside a thing, and not over what must stay in view. */
enum { NOTE_KEPT_MAX = 9 };
typedef struct NotePlace {
    Box about;
    Box kept[NOTE_KEPT_MAX]; /* empty ones count for nothing */
    Box spared;              /* kept clear where there is room enough; may be empty */
} NotePlace;

/**
 * A box of a size within the view: at the right side of the thing, else beside what must stay in
 * view, else at its left. A note that fits nowhere lies over the thing rather than over the rest.
 */
Box tooltip_place(const Canvas *canvas, NotePlace place, float width, float height);

/** Draws notes, one below the other, on a paper. */
void tooltip_draw(Cards *cards, NotePlace place, const Note *notes, int count);

#endif
