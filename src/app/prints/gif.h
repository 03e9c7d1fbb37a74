/**
 * Writes animated GIF files: every desktop, phone and mail program shows them.
 *
 * Pictures are indices into one palette of at most GIF_COLOURS colours. Of each picture only what
 * has changed since the one before is written.
 */
#ifndef PRINTS_GIF_H
#define PRINTS_GIF_H

#include <stddef.h>
#include <stdint.h>

enum { GIF_COLOURS = 255, GIF_CLEAR = 255 /* an index of no colour: as it was before */ };

typedef struct GifColour {
    uint8_t r, g, b;
} GifColour;

typedef struct Gif Gif;

Gif *gif_new(int width, int height, const GifColour palette[GIF_COLOURS]);
void gif_free(Gif *gif);

/** Adds a picture that is shown for so many hundredths of a second. */
void gif_add(Gif *gif, const uint8_t *indices, int hundredths);

/** The whole file, which goes round and round; valid until the Gif is freed. */
const uint8_t *gif_bytes(Gif *gif, size_t *length);

#endif
