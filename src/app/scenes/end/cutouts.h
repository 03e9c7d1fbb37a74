/**
 * The papers that confetti is made of, in every colour and from every side: drawn once for a size,
 * so that a crowd of them costs little while it flies, and has smooth edges.
 */
#ifndef END_CUTOUTS_H
#define END_CUTOUTS_H

#include "app/draw/canvas.h"
#include "app/scenes/end/confetti.h"

typedef struct Cutouts Cutouts;

Cutouts *cutouts_new(void);
void cutouts_free(Cutouts *cutouts); /* NULL is none */

/** Cuts out the papers of one shape and colour for a size that has none yet, in pixels of the board
 * they fly over; one at a time, before they are thrown. False: all are there. */
bool cutouts_make_one(Cutouts *cutouts, const Canvas *canvas, float board);

/** Draws a paper around a place in pixels; nothing while it is not cut out. */
void cutouts_draw(const Cutouts *cutouts, const Canvas *canvas, const Paper *paper, SDL_FPoint at);

#endif
