/**
 * A tip: a picture and one sentence beside the thing that it is about.
 */
#ifndef PIECES_TIP_H
#define PIECES_TIP_H

#include "app/pieces/tooltip.h"

typedef struct Tip {
    const NotePlace *place;
    CardRef card;
    const char *token; /* shown instead of a card, or NULL */
    const char *words;
} Tip;

/** Tells where it lies then. */
Box tip_draw(Cards *cards, const Tip *tip);

#endif
