/**
 * Rounded shapes, smooth at any size: a mask for each radius in pixels, made once, of which the
 * corners are drawn as they are and the rest is stretched. Masks have a largest size,
 * whatever is drawn: larger shapes are drawn from a mask that is smaller than they are.
 */
#ifndef APP_MASKS_H
#define APP_MASKS_H

#include <SDL.h>
#include <stdbool.h>

typedef struct Masks Masks;

/** A rim is a soft shape of which the middle is left out, where something opaque will lie. */
typedef enum MaskKind { MASK_DISC, MASK_RING, MASK_SOFT, MASK_RIM } MaskKind;

typedef struct MaskShape {
    MaskKind kind;
    int radius; /* pixels */
    int extra;  /* ring: its width; soft, rim: how far it reaches out, and in */
} MaskShape;

static inline float clamp01(float value)
{
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

Masks *masks_new(SDL_Renderer *renderer);
void masks_free(Masks *masks);

/** Whether it draws without a graphics card. */
bool masks_are_software(const Masks *masks);

/** Forgets all textures: the renderer has lost them, or the unit has changed. */
void masks_forget(Masks *masks);

/** Fills a rectangle of pixels with a shape, its colour running from top to bottom. */
void mask_draw(Masks *masks, MaskShape shape, SDL_FRect to, SDL_Color top, SDL_Color bottom);

#endif
