/**
 * The face of a seat: one of the family's for a person, its own for each computer player.
 */
#ifndef PIECES_FACE_H
#define PIECES_FACE_H

#include "app/draw/canvas.h"
#include "app/family/seats.h"
#include "dreamhome/level.h"

/** Head and shoulders on nothing, as large as fits into a box, standing on its lower edge. */
void face_draw(Canvas *canvas, const SeatLook *look, Level level, Box b);

#endif
