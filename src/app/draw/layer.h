/**
 * Layers: pictures of what does not change from frame to frame, in the size of what is drawn on.
 *
 * A layer belongs to what it shows as a cache does: drawing may bring it up to date without
 * changing its owner.
 */
#ifndef DRAW_LAYER_H
#define DRAW_LAYER_H

#include "app/draw/box.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Canvas Canvas;
typedef struct Layer Layer;

Layer *layer_new(void);
void layer_free(Layer *layer); /* or NULL */

/** What it shows has changed: it is drawn anew before it is next shown. */
void layer_renew(Layer *layer);

/**
 * The same where so much has changed that it would take longer than a frame: nothing on the screen
 * moves, and it is painted in parts before the next frame (layer_next_part).
 */
void layer_renew_in_parts(Layer *layer);

/** Whether it shows what it should. */
bool layer_is_valid(const Layer *layer);

/** Starts to draw into the layer; false if it is still valid and need not be drawn. */
bool layer_begin(Canvas *canvas, Layer *layer);
void layer_end(Canvas *canvas, Layer *layer);

/**
 * Brings a layer up to date that is not valid any more: draw all of it as often as this says so.
 * The first time it is only sketched, then painted where it has changed.
 *
 *   while (layer_next(canvas, layer))
 *       draw_all_of_it(canvas);
 */
bool layer_next(Canvas *canvas, Layer *layer);

/** Whether parts of it are to be painted before the next frame. */
bool layer_has_parts(const Canvas *canvas, const Layer *layer);

/**
 * This frame has had enough to do: parts are painted from the next one on. Whoever paints them asks
 * whether that was said, and is told once.
 */
void layer_wait(Layer *layer);
bool layer_waited(Layer *layer);

/** As layer_next, for a part that is soon painted: the last one brings the layer up to date. */
bool layer_next_part(Canvas *canvas, Layer *layer);
void layer_show(Canvas *canvas, const Layer *layer);

/** Lays it over what is drawn there already; `alpha` is from 0 to 1. */
void layer_veil(Canvas *canvas, const Layer *layer, float alpha);

/** Keeps in `copy` how a layer looks now. Without a graphics card a copy is the one to be a veil:
 * it is ten times as fast. */
void layer_copy(Canvas *canvas, const Layer *layer, Layer *copy);

/** The same, to draw on it what moves over that layer; then comes layer_end. */
bool layer_begin_copy(Canvas *canvas, const Layer *layer, Layer *copy);

/** Whether two layers can be shown side by side: both were drawn, in one size. */
bool layer_matches(const Layer *layer, const Layer *other);

/** The part of its texture that shows a box. */
Box layer_part(const Canvas *canvas, const Layer *layer, Box b);

/** NULL until it was first drawn. */
SDL_Texture *layer_texture(const Layer *layer);

#endif
