/**
 * A drawing as a list of its strokes, without the paint: two sketches of one layer tell which parts
 * of it have changed, and only those are painted again.
 *
 * While a canvas has a sketch, everything that draws on it notes its strokes there and leaves the
 * pixels alone. A stroke is a number that stands for all that it depends on, and the pixels that it
 * may touch. Strokes that are in both sketches are taken for unchanged, in whatever order they
 * came: things that lie on each other do not change places without being drawn otherwise as well.
 */
#ifndef DRAW_SKETCH_H
#define DRAW_SKETCH_H

#include "app/draw/canvas.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Stroke {
    uint64_t mark;
    SDL_Rect to; /* in pixels */
} Stroke;

struct Sketch {
    int count, capacity;
    Stroke *strokes; /* owned */
};

/* Of the areas that have changed at most, when they are told and while they are gathered. */
enum { SKETCH_AREAS = 6, SKETCH_PATCHES = 24 };

/** What has changed: rectangles that do not meet, at most SKETCH_AREAS of them. */
typedef struct Changed {
    int count;
    SDL_Rect areas[SKETCH_PATCHES];
} Changed;

/**
 * Whether a stroke needs no paint: the canvas is sketched on, and it is noted, or it lies outside
 * the part that is painted. `data` is all that it depends on but the place.
 */
bool sketch_takes(const Canvas *canvas, SDL_FRect to, const void *data, size_t size);

/** The same for a texture, which may be another one at the same address. */
bool sketch_takes_texture(const Canvas *canvas, SDL_FRect to, SDL_Texture *texture,
                          const void *data, size_t size);

/** Compares two sketches, both of which are sorted by it. */
Changed sketch_compare(Sketch *before, Sketch *after);

void sketch_clear(Sketch *sketch);
void sketch_close(Sketch *sketch);

#endif
