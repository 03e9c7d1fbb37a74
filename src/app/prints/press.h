/**
 * A printing press: a Canvas of any size whose pixels are kept, with a renderer of its own. Its
 * units are millimetres.
 *
 * A press is opened and closed by the main thread, because fonts are opened there; between the two
 * another thread may draw pictures with it, and leaves words alone.
 */
#ifndef PRINTS_PRESS_H
#define PRINTS_PRESS_H

#include "app/draw/canvas.h"
#include "session/error.h"

/** Pixels of a millimetre at 300 dpi. */
#define PRESS_SHARP (300 / 25.4f)

typedef struct Press {
    SDL_Surface *surface; /* owned */
    Canvas *canvas;       /* owned */
} Press;

/** What is printed: its size in millimetres, and pixels of a millimetre. */
typedef struct PressSize {
    float width, height, sharp;
} PressSize;

/** Opens a press; all of it has the colour of paper. */
bool press_open(Press *press, PressSize size, const char *assets, Error *error);
void press_close(Press *press);

/** The pixels, with everything that was drawn. */
SDL_Surface *press_pixels(Press *press);

typedef enum PressFormat { PRESS_JPEG, PRESS_PNG } PressFormat;

/** The pixels as a file in memory, to be freed with free(); NULL on failure. */
void *press_encode(Press *press, PressFormat format, size_t *length, Error *error);

/** The pixels in grey, one byte each, to be freed with free(). */
void *press_grey(Press *press);

#endif
