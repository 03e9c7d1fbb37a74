/**
 * Shapes and pictures, drawn in units: rounded boxes, frames, soft shadows, textures.
 *
 * Rounded corners come from small masks made once for each radius in pixels, so that every edge is
 * smooth at every resolution. Colours may run from top to bottom. In high contrast colours are
 * those of contrast.h and run nowhere, frames have a second line, and shadows and glows are left
 * out.
 */
#ifndef APP_PAINT_H
#define APP_PAINT_H

#include "app/draw/box.h"
#include "app/draw/colours.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Canvas Canvas;

/** All pixels that a box touches, to clip by. */
SDL_Rect paint_pixels_around(const Canvas *canvas, Box b);

/** A colour for a small mark on paper, which in high contrast must not become as light as that. */
SDL_Color paint_mark_tone(const Canvas *canvas, SDL_Color colour);

void paint_fill(Canvas *canvas, Box b, SDL_Color colour);
void paint_box(Canvas *canvas, Box b, float radius, SDL_Color top, SDL_Color bottom);
void paint_frame(Canvas *canvas, Box b, float radius, float width, SDL_Color colour);

/** A soft shadow that reaches `blur` beyond the box on every side; what casts it must be opaque. */
void paint_shadow(Canvas *canvas, Box b, float radius, float blur, float strength);

/** A soft glow of a colour around and behind the box. */
void paint_glow(Canvas *canvas, Box b, float radius, float blur, SDL_Color colour);

/** Draws a part of a texture (0 to 1 in both directions), turned by `degrees` around its middle. */
void paint_texture(Canvas *canvas, SDL_Texture *texture, Box part, Box b, float alpha,
                   float degrees);

/** Draws a whole texture tinted with a colour. */
void paint_tinted(Canvas *canvas, SDL_Texture *texture, Box b, SDL_Color colour);

/** Darkens what is there: it is multiplied with a colour, or with a whole texture. */
void paint_shade(Canvas *canvas, Box b, SDL_Color colour);
void paint_multiplied(Canvas *canvas, SDL_Texture *texture, Box b);

/** Draws a picture of the assets in a box; nothing while it is not loaded. */
void paint_picture(Canvas *canvas, const char *folder, const char *key, Box b);

/** Draws the part with its left or right edge fading out, for rooms that join. */
void paint_fading(Canvas *canvas, SDL_Texture *texture, Box part, Box b, float left, float right);

#endif
