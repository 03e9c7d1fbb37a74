#include "app/draw/paint.h"

#include "app/draw/canvas.h"
#include "app/draw/masks.h"
#include "app/draw/pictures.h"

#include <math.h>

/* A box in pixels with whole edges, so that straight lines stay sharp. */
static SDL_FRect pixels(const Canvas *canvas, Box b)
{
    const float left = roundf(b.x * canvas->unit);
    const float top = roundf(b.y * canvas->unit);
    return (SDL_FRect){left, top, roundf((b.x + b.w) * canvas->unit) - left,
                       roundf((b.y + b.h) * canvas->unit) - top};
}

static int whole_pixels(const Canvas *canvas, float units)
{
    const int count = (int)lroundf(units * canvas->unit);
    return count < 1 ? 1 : count;
}

void paint_fill(Canvas *canvas, Box b, SDL_Color colour)
{
    const SDL_FRect to = pixels(canvas, b);
    SDL_SetRenderDrawBlendMode(canvas->renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(canvas->renderer, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRectF(canvas->renderer, &to);
}

/* The radius in pixels, never more than a half circle needs: corners are not scaled. */
static int radius_for(const Canvas *canvas, SDL_FRect to, float radius)
{
    const int half = (int)(fminf(to.w, to.h) / 2);
    const int wanted = whole_pixels(canvas, radius);
    return wanted < half ? wanted : half < 1 ? 1 : half;
}

void paint_box(Canvas *canvas, Box b, float radius, SDL_Color top, SDL_Color bottom)
{
    const SDL_FRect to = pixels(canvas, b);
    if (to.w < 1 || to.h < 1)
        return;
    mask_draw(canvas->masks, (MaskShape){MASK_DISC, radius_for(canvas, to, radius), 0}, to, top,
              bottom);
}

void paint_frame(Canvas *canvas, Box b, float radius, float width, SDL_Color colour)
{
    const SDL_FRect to = pixels(canvas, b);
    if (to.w < 1 || to.h < 1)
        return;
    const MaskShape ring = {MASK_RING, radius_for(canvas, to, radius), whole_pixels(canvas, width)};
    mask_draw(canvas->masks, ring, to, colour, colour);
}

void paint_glow(Canvas *canvas, Box b, float radius, float blur, SDL_Color colour)
{
    const int margin = whole_pixels(canvas, blur);
    SDL_FRect to = pixels(canvas, b);
    to.x -= (float)margin;
    to.y -= (float)margin;
    to.w += 2 * (float)margin;
    to.h += 2 * (float)margin;
    mask_draw(canvas->masks, (MaskShape){MASK_SOFT, whole_pixels(canvas, radius), margin}, to,
              colour, colour);
}

void paint_shadow(Canvas *canvas, Box b, float radius, float blur, float strength)
{
    paint_glow(canvas, box_moved(b, 0, blur * 0.45f), radius, blur,
               colour_alpha(TONE_SHADE, strength));
}

void paint_texture(Canvas *canvas, SDL_Texture *texture, Box part, Box b, float alpha,
                   float degrees)
{
    int width, height;
    if (!texture)
        return;
    SDL_QueryTexture(texture, NULL, NULL, &width, &height);
    const SDL_Rect from = {
        (int)lroundf(part.x * (float)width), (int)lroundf(part.y * (float)height),
        (int)lroundf(part.w * (float)width), (int)lroundf(part.h * (float)height)};
    const SDL_FRect to = pixels(canvas, b);
    SDL_SetTextureAlphaMod(texture, (Uint8)lroundf(255 * clamp01(alpha)));
    SDL_SetTextureColorMod(texture, 255, 255, 255);
    SDL_RenderCopyExF(canvas->renderer, texture, &from, &to, degrees, NULL, SDL_FLIP_NONE);
}

void paint_tinted(Canvas *canvas, SDL_Texture *texture, Box b, SDL_Color colour)
{
    if (!texture)
        return;
    const SDL_FRect to = pixels(canvas, b);
    SDL_SetTextureAlphaMod(texture, colour.a);
    SDL_SetTextureColorMod(texture, colour.r, colour.g, colour.b);
    SDL_RenderCopyF(canvas->renderer, texture, NULL, &to);
}

void paint_picture(Canvas *canvas, const char *folder, const char *key, Box b)
{
    SDL_Texture *texture = pictures_get(canvas->pictures, folder, key, b.w * canvas->unit);
    paint_texture(canvas, texture, box(0, 0, 1, 1), b, 1, 0);
}

void paint_fading(Canvas *canvas, SDL_Texture *texture, Box part, Box b, float left, float right)
{
    if (!texture)
        return;
    const SDL_FRect to = pixels(canvas, b);
    const SDL_Color near_left = {255, 255, 255, (Uint8)(255 * clamp01(left))};
    const SDL_Color near_right = {255, 255, 255, (Uint8)(255 * clamp01(right))};
    const SDL_Vertex vertices[4] = {
        {{to.x, to.y}, near_left, {part.x, part.y}},
        {{to.x + to.w, to.y}, near_right, {part.x + part.w, part.y}},
        {{to.x + to.w, to.y + to.h}, near_right, {part.x + part.w, part.y + part.h}},
        {{to.x, to.y + to.h}, near_left, {part.x, part.y + part.h}},
    };
    const int indices[6] = {0, 1, 2, 0, 2, 3};
    /* A picture without an alpha channel is drawn opaque, which is fast: only here it must blend.
     */
    SDL_BlendMode before;
    SDL_GetTextureBlendMode(texture, &before);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureAlphaMod(texture, 255);
    SDL_RenderGeometry(canvas->renderer, texture, vertices, 4, indices, 6);
    SDL_SetTextureBlendMode(texture, before);
}

/* ---- layers ---- */

bool layer_begin(Canvas *canvas, Layer *layer)
{
    int width, height;
    SDL_GetRendererOutputSize(canvas->renderer, &width, &height);
    if (layer->width != width || layer->height != height || layer->losses != canvas->losses)
        layer_close(layer);
    if (!layer->texture) {
        *layer = (Layer){.width = width, .height = height, .losses = canvas->losses};
        layer->texture = SDL_CreateTexture(canvas->renderer, SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_TARGET, width, height);
    }
    if (layer->valid)
        return false;
    SDL_SetRenderTarget(canvas->renderer, layer->texture);
    return true;
}

void layer_end(Canvas *canvas, Layer *layer)
{
    SDL_SetRenderTarget(canvas->renderer, NULL);
    layer->valid = true;
}

void layer_show(Canvas *canvas, const Layer *layer)
{
    SDL_SetTextureBlendMode(layer->texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(canvas->renderer, layer->texture, NULL, NULL);
}

void layer_close(Layer *layer)
{
    if (layer->texture)
        SDL_DestroyTexture(layer->texture);
    *layer = (Layer){0};
}
