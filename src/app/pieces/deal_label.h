/**
 * The code of a deal, for playing the same cards elsewhere.
 */
#ifndef PIECES_DEAL_LABEL_H
#define PIECES_DEAL_LABEL_H

#include "app/draw/text.h"
#include "app/words/words.h"
#include "dreamhome/game.h"

/** What it is made of; all of it is borrowed. */
typedef struct DealLabel {
    const GameOptions *options;
    const Words *words;
    TextStyle style;
} DealLabel;

/**
 * Draws "Deal 0MD-000-0EN-SJ9" in one line. The code is for reading aloud: where it is narrow its
 * letters become smaller, and none is cut.
 */
void deal_label_draw(Canvas *canvas, const DealLabel *label, Box b);

#endif
