/**
 * A magnifying glass, and the ring around a child that was found with it.
 */
#ifndef PIECES_LENS_H
#define PIECES_LENS_H

#include "app/draw/canvas.h"

/** The handle of a glass. */
void lens_draw_handle(Canvas *canvas, Box glass);

/** The shine on the glass, and its rim. */
void lens_draw_rim(Canvas *canvas, Box glass);

/** A golden ring around something that was found. */
void lens_draw_ring(Canvas *canvas, Box found);

#endif
