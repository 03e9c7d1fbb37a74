/**
 * A medal of the house of the day: its metal, and its rank as a numeral, for colour never stands
 * alone.
 */
#ifndef PIECES_MEDAL_H
#define PIECES_MEDAL_H

#include "app/draw/canvas.h"
#include "session/day.h"

/** Draws a medal, which MEDAL_NONE is not, as large as fits into a box. */
void medal_draw(Canvas *canvas, Medal medal, Box b);

/** Draws the winner's trophy, to stand on gold. */
void medal_draw_trophy(Canvas *canvas, Box b);

#endif
