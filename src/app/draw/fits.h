/**
 * Pictures in exactly the size in which they are drawn, for what lies still.
 *
 * Without a graphics card it takes long to scale a picture, and a part of it is scaled a little
 * otherwise than the whole. What is drawn into a layer is scaled once and kept here, within a
 * budget; then it is merely copied, and any part of it fits exactly.
 */
#ifndef DRAW_FITS_H
#define DRAW_FITS_H

#include <SDL.h>

typedef struct Fits Fits;

Fits *fits_new(SDL_Renderer *renderer);
void fits_free(Fits *fits);

/** The part of a texture in a size; NULL if it cannot be made. Valid until the next call. */
SDL_Texture *fits_get(Fits *fits, SDL_Texture *texture, SDL_Rect part, int width, int height);

/** A square of FITS_TILE pixels of one colour, opaque; NULL if it cannot be made. Valid until the
 * next call. */
enum { FITS_TILE = 256 };
SDL_Texture *fits_tile(Fits *fits, SDL_Color colour);

/** Forgets all: another size, or the renderer has lost them. */
void fits_forget(Fits *fits);

/** When a texture was first seen: another one may come to lie at its address. */
uintptr_t fits_first_seen(SDL_Texture *texture);

#endif
