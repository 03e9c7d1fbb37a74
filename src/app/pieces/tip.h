/**
 * A tip: a picture and one sentence beside the thing that it is about.
 */
#ifndef PIECES_TIP_H
#define PIECES_TIP_H

#include "app/pieces/tooltip.h"

typedef struct Tip {
    const NotePlace *place; /* not needed to draw it */
    CardRef card;
    const char *token; /* shown instead of a card, or NULL */
    const char *words;
} Tip;

/** Where it lies best; nothing is drawn. */
Box tip_place(Cards *cards, const Tip *tip);

/** Draws it there; tells where its paper is. */
Box tip_draw(Cards *cards, const Tip *tip, Box place);

#endif
