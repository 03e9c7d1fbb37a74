/**
 * Few colours for many: a palette that suits some pictures, and the pictures painted with it.
 *
 * What lies between two colours is mixed from dots of both. The dots have fixed places, so that
 * what stays as it is in a picture stays so in its dots.
 */
#ifndef PRINTS_FEW_COLOURS_H
#define PRINTS_FEW_COLOURS_H

#include "app/prints/gif.h"

#include <SDL.h>

enum { COLOUR_CELLS = 32 * 32 * 32 };

typedef struct FewColours {
    uint32_t seen[COLOUR_CELLS]; /* how often, by the upper five bits of red, green and blue */
    GifColour palette[GIF_COLOURS];
    uint8_t nearest[COLOUR_CELLS];
} FewColours;

/** Looks at the colours of a picture (ARGB8888). */
void few_colours_see(FewColours *few, const SDL_Surface *picture);

/** Chooses the palette for what was seen. */
void few_colours_choose(FewColours *few);

/** Paints a picture of the size of `indices`. */
void few_colours_paint(const FewColours *few, const SDL_Surface *picture, uint8_t *indices);

#endif
