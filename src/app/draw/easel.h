/**
 * Sets up the window's Canvas with everything that drawing needs, and keeps it in step with the
 * window: its size, and textures that the renderer has lost.
 */
#ifndef DRAW_EASEL_H
#define DRAW_EASEL_H

#include "app/draw/canvas.h"
#include "session/error.h"

/** Without a renderer yet: pictures can be asked for already. `wait` is that of pictures_new. */
Canvas *canvas_new(const char *assets_directory, bool wait);

/** Takes the renderer over and opens the fonts; false, with an error, if they are not there. */
bool canvas_open(Canvas *canvas, SDL_Renderer *renderer, const char *fonts_directory, Error *error);
void canvas_free(Canvas *canvas);

/** The size in pixels that the window will probably have, for what is asked for before it opens. */
void canvas_expect(Canvas *canvas, SDL_Point size, float least_width, float least_height);

/** Takes the size in pixels over into `view` and `unit`; the view has at least the given units. */
void canvas_measure(Canvas *canvas, float least_width, float least_height);

/** Forgets what was rendered for a size that no longer holds. */
void canvas_forget(Canvas *canvas);

/** The renderer has lost its textures: all are made again when they are next drawn. */
void canvas_lose(Canvas *canvas);

#endif
