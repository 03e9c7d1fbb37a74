/**
 * The mark of a seat, and two widgets that choose its colour and its symbol.
 */
#ifndef PIECES_BADGE_H
#define PIECES_BADGE_H

#include "app/family/seats.h"
#include "app/widgets/widget.h"

/** Draws the mark of a seat: its colour, a cream ring, and its symbol. */
void badge_draw(Canvas *canvas, const SeatLook *look, Box b);

extern const WidgetKind colour_pick_widget;
extern const WidgetKind symbol_pick_widget;

#endif
