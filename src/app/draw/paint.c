#include "app/draw/paint.h"

#include "app/draw/canvas.h"
#include "app/draw/contrast.h"
#include "app/draw/fits.h"
#include "app/draw/masks.h"
#include "app/draw/pictures.h"
#include "app/draw/sketch.h"

#include <math.h>

/* A box in pixels with whole edges, so that straight lines stay sharp. */
static SDL_FRect pixels(const Canvas *canvas, Box b)
{
    const float left = roundf(b.x * canvas->unit);
    const float top = roundf(b.y * canvas->unit);
    return (SDL_FRect){left, top, roundf((b.x + b.w) * canvas->unit) - left,
                       roundf((b.y + b.h) * canvas->unit) - top};
}

SDL_Rect paint_pixels_around(const Canvas *canvas, Box b)
{
    const float left = floorf(b.x * canvas->unit), top = floorf(b.y * canvas->unit);
    const float right = ceilf((b.x + b.w) * canvas->unit);
    const float bottom = ceilf((b.y + b.h) * canvas->unit);
    return (SDL_Rect){(int)left, (int)top, (int)(right - left), (int)(bottom - top)};
}

static int whole_pixels(const Canvas *canvas, float units)
{
    const int count = (int)lroundf(units * canvas->unit);
    return count < 1 ? 1 : count;
}

/* ---- tones ---- */

/* What is as thin as a line, such as one that parts two rows, is seen on light and dark alike. */
static SDL_Color fill_tone(const Canvas *canvas, Box b, SDL_Color colour)
{
    static const float THIN = 2; /* units */
    if (!canvas->contrast)
        return colour;
    return fminf(b.w, b.h) <= THIN ? TONE_STONE : contrast_surface(colour);
}

/* Nothing shines through a panel. */
static SDL_Color box_tone(const Canvas *canvas, SDL_Color colour)
{
    static const Uint8 VEIL = 190;
    if (!canvas->contrast)
        return colour;
    if (colour.a > VEIL)
        colour.a = 255;
    return contrast_surface(colour);
}

SDL_Color paint_mark_tone(const Canvas *canvas, SDL_Color colour)
{
    return canvas->contrast ? contrast_mark(colour) : colour;
}

/* ---- shapes ---- */

/* The software renderer is slow to blend a colour, and fast to blend a picture of it. */
static bool draw_veil(const Canvas *canvas, SDL_FRect to, SDL_Color colour)
{
    SDL_Texture *tile = masks_are_software(canvas->masks) && to.w * to.h > FITS_TILE * FITS_TILE
                            ? fits_tile(canvas->fits, colour)
                            : NULL;
    if (!tile)
        return false;
    SDL_SetTextureAlphaMod(tile, colour.a);
    for (float y = 0; y < to.h; y += FITS_TILE) {
        for (float x = 0; x < to.w; x += FITS_TILE) {
            const float width = fminf(FITS_TILE, to.w - x), height = fminf(FITS_TILE, to.h - y);
            SDL_RenderCopyF(canvas->renderer, tile, &(SDL_Rect){0, 0, (int)width, (int)height},
                            &(SDL_FRect){to.x + x, to.y + y, width, height});
        }
    }
    return true;
}

void paint_fill(Canvas *canvas, Box b, SDL_Color colour)
{
    const SDL_FRect to = pixels(canvas, b);
    colour = fill_tone(canvas, b, colour);
    if (sketch_takes(canvas, to, &colour, sizeof colour) ||
        (colour.a < 255 && draw_veil(canvas, to, colour)))
        return;
    SDL_SetRenderDrawBlendMode(canvas->renderer,
                               colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
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

/* What a shape of one mask looks like, but for its place. */
typedef struct Brush {
    MaskShape shape;
    SDL_Color top, bottom;
} Brush;

static void draw_mask(Canvas *canvas, SDL_FRect to, Brush brush)
{
    if (!sketch_takes(canvas, to, &brush, sizeof brush))
        mask_draw(canvas->masks, brush.shape, to, brush.top, brush.bottom);
}

void paint_box(Canvas *canvas, Box b, float radius, SDL_Color top, SDL_Color bottom)
{
    const SDL_FRect to = pixels(canvas, b);
    if (to.w < 1 || to.h < 1)
        return;
    const MaskShape disc = {MASK_DISC, radius_for(canvas, to, radius), 0};
    if (canvas->contrast)
        top = bottom = box_tone(canvas, colour_mix(top, bottom, 0.5f));
    draw_mask(canvas, to, (Brush){disc, top, bottom});
}

static void draw_ring(Canvas *canvas, Box b, float radius, float width, SDL_Color colour)
{
    const SDL_FRect to = pixels(canvas, b);
    if (to.w < 1 || to.h < 1)
        return;
    const MaskShape ring = {MASK_RING, radius_for(canvas, to, radius), whole_pixels(canvas, width)};
    draw_mask(canvas, to, (Brush){ring, colour, colour});
}

/* In high contrast a frame has a light and a dark line: one of them is seen on anything. */
void paint_frame(Canvas *canvas, Box b, float radius, float width, SDL_Color colour)
{
    static const float OUTLINE = 2; /* units */
    if (canvas->contrast) {
        colour = contrast_surface((SDL_Color){colour.r, colour.g, colour.b, 255});
        draw_ring(canvas, box_inset(b, -OUTLINE), radius + OUTLINE, OUTLINE,
                  contrast_opposite(colour));
        width = fmaxf(width, OUTLINE);
    }
    draw_ring(canvas, b, radius, width, colour);
}

/* Around a box, in a soft kind of mask. */
static void paint_soft(Canvas *canvas, Box b, float radius, float blur, Brush brush)
{
    if (canvas->contrast)
        return;
    const int margin = whole_pixels(canvas, blur);
    SDL_FRect to = pixels(canvas, b);
    to.x -= (float)margin;
    to.y -= (float)margin;
    to.w += 2 * (float)margin;
    to.h += 2 * (float)margin;
    brush.shape.radius = whole_pixels(canvas, radius);
    brush.shape.extra = margin;
    draw_mask(canvas, to, brush);
}

void paint_glow(Canvas *canvas, Box b, float radius, float blur, SDL_Color colour)
{
    paint_soft(canvas, b, radius, blur, (Brush){{.kind = MASK_SOFT}, colour, colour});
}

/* The middle that is left out begins farther inside than the shadow has moved. */
void paint_shadow(Canvas *canvas, Box b, float radius, float blur, float strength)
{
    const SDL_Color colour = colour_alpha(TONE_SHADE, strength);
    paint_soft(canvas, box_moved(b, 0, blur * 0.45f), radius, blur,
               (Brush){{.kind = MASK_RIM}, colour, colour});
}

/* ---- pictures ---- */

/* Where along one axis a picture begins and ends, in its own pixels and in those drawn on. */
typedef struct Span {
    int from, length;
    float to, size;
} Span;

/* What lies between `start` and `end`, in whole pixels of the picture, so that nothing shifts. */
static Span span_within(Span span, int start, int end)
{
    const float length = (float)span.length, scale = span.size / length;
    const int first = (int)SDL_clamp(floorf(((float)start - span.to) / scale), 0, length);
    const int last = (int)SDL_clamp(ceilf(((float)end - span.to) / scale), 0, length);
    const float to = roundf(span.to + (float)first * scale);
    return (Span){span.from + first, last - first, to, roundf(span.to + (float)last * scale) - to};
}

/* All that is drawn on. */
static SDL_Rect whole_target(const Canvas *canvas)
{
    SDL_Rect whole = {0};
    SDL_GetRendererOutputSize(canvas->renderer, &whole.w, &whole.h);
    return whole;
}

/* As much of it as is painted now. */
static SDL_Rect painted_part(const Canvas *canvas)
{
    const SDL_Rect whole = whole_target(canvas);
    SDL_Rect clip, part = whole;
    SDL_RenderGetClipRect(canvas->renderer, &clip);
    if (SDL_RenderIsClipEnabled(canvas->renderer))
        SDL_IntersectRect(&whole, &clip, &part);
    return part;
}

static bool reaches_over(const Canvas *canvas, SDL_FRect to)
{
    const SDL_Rect whole = whole_target(canvas);
    return to.x < 0 || to.y < 0 || to.x + to.w > (float)whole.w || to.y + to.h > (float)whole.h;
}

/* The software renderer scales the whole of a picture that reaches over an edge, however little of
 * it is seen: it gets what is seen. Whether that is anything. */
static bool crop_to_view(const Canvas *canvas, SDL_Rect *from, SDL_FRect *to)
{
    if (to->w <= 0 || to->h <= 0)
        return false;
    if (!masks_are_software(canvas->masks) || from->w <= 0 || from->h <= 0 ||
        !reaches_over(canvas, *to))
        return true;
    const SDL_Rect seen = painted_part(canvas);
    const Span across =
        span_within((Span){from->x, from->w, to->x, to->w}, seen.x, seen.x + seen.w);
    const Span down = span_within((Span){from->y, from->h, to->y, to->h}, seen.y, seen.y + seen.h);
    *from = (SDL_Rect){across.from, down.from, across.length, down.length};
    *to = (SDL_FRect){across.to, down.to, across.size, down.size};
    return across.length > 0 && down.length > 0;
}

/* All that a box can cover when it is turned around its middle. */
static SDL_FRect turned(SDL_FRect b, float degrees)
{
    const float across = degrees != 0 ? hypotf(b.w, b.h) : 0;
    const float x = fmaxf(across - b.w, 0) / 2, y = fmaxf(across - b.h, 0) / 2;
    return (SDL_FRect){b.x - x, b.y - y, b.w + 2 * x, b.h + 2 * y};
}

/* What stays in a layer is scaled once; NULL where that is not needed. */
static SDL_Texture *fitted(Canvas *canvas, SDL_Texture *texture, SDL_Rect part, SDL_FRect to)
{
    const int width = (int)to.w, height = (int)to.h;
    const bool scaled = part.w != width || part.h != height;
    if (!canvas->still || !scaled || width <= 0 || height <= 0 || part.w <= 0 || part.h <= 0)
        return NULL;
    return fits_get(canvas->fits, texture, part, width, height);
}

void paint_texture(Canvas *canvas, SDL_Texture *texture, Box part, Box b, float alpha,
                   float degrees)
{
    int width, height;
    if (!texture)
        return;
    SDL_QueryTexture(texture, NULL, NULL, &width, &height);
    SDL_Rect from = {(int)lroundf(part.x * (float)width), (int)lroundf(part.y * (float)height),
                     (int)lroundf(part.w * (float)width), (int)lroundf(part.h * (float)height)};
    SDL_FRect to = pixels(canvas, b);
    const float look[6] = {part.x, part.y, part.w, part.h, alpha, degrees};
    if (sketch_takes_texture(canvas, turned(to, degrees), texture, look, sizeof look))
        return;
    SDL_Texture *fit = degrees != 0 ? NULL : fitted(canvas, texture, from, to);
    SDL_Texture *shown = fit ? fit : texture;
    if (!fit && degrees == 0 && !crop_to_view(canvas, &from, &to))
        return;
    SDL_SetTextureAlphaMod(shown, (Uint8)lroundf(255 * clamp01(alpha)));
    SDL_SetTextureColorMod(shown, 255, 255, 255);
    SDL_RenderCopyExF(canvas->renderer, shown, fit ? NULL : &from, &to, degrees, NULL,
                      SDL_FLIP_NONE);
}

void paint_tinted(Canvas *canvas, SDL_Texture *texture, Box b, SDL_Color colour)
{
    if (!texture)
        return;
    const SDL_FRect to = pixels(canvas, b);
    colour = box_tone(canvas, colour);
    if (sketch_takes_texture(canvas, to, texture, &colour, sizeof colour))
        return;
    SDL_Rect whole = {0};
    SDL_QueryTexture(texture, NULL, NULL, &whole.w, &whole.h);
    SDL_Texture *fit = fitted(canvas, texture, whole, to);
    SDL_Texture *shown = fit ? fit : texture;
    SDL_SetTextureAlphaMod(shown, colour.a);
    SDL_SetTextureColorMod(shown, colour.r, colour.g, colour.b);
    SDL_RenderCopyF(canvas->renderer, shown, NULL, &to);
}

void paint_shade(Canvas *canvas, Box b, SDL_Color colour)
{
    const SDL_FRect to = pixels(canvas, b);
    const SDL_Color look[2] = {colour, TONE_SHADE}; /* no stroke of paint_fill */
    if (canvas->contrast || to.w < 1 || to.h < 1 || sketch_takes(canvas, to, look, sizeof look))
        return;
    SDL_SetRenderDrawBlendMode(canvas->renderer, SDL_BLENDMODE_MOD);
    SDL_SetRenderDrawColor(canvas->renderer, colour.r, colour.g, colour.b, 255);
    SDL_RenderFillRectF(canvas->renderer, &to);
}

void paint_multiplied(Canvas *canvas, SDL_Texture *texture, Box b)
{
    SDL_FRect to = pixels(canvas, b);
    SDL_Rect from = {0};
    if (canvas->contrast || !texture || sketch_takes_texture(canvas, to, texture, "", 0))
        return;
    SDL_QueryTexture(texture, NULL, NULL, &from.w, &from.h);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_MOD);
    if (crop_to_view(canvas, &from, &to))
        SDL_RenderCopyF(canvas->renderer, texture, &from, &to);
}

void paint_picture(Canvas *canvas, const char *folder, const char *key, Box b)
{
    SDL_Texture *texture = pictures_get(canvas->pictures, folder, key, b.w * canvas->unit);
    paint_texture(canvas, texture, box(0, 0, 1, 1), b, 1, 0);
}

/* A part of a texture that is as opaque as `left` and `right` say at its sides. */
static void draw_fading(const Canvas *canvas, SDL_Texture *texture, Box part, SDL_FRect to,
                        float left, float right)
{
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

/* As with masks, the software renderer can do no more at once. */
static float fading_height(const Canvas *canvas, SDL_Texture *texture, float width)
{
    static const float MOST = (float)(1 << 28); /* half of what it can do */
    int across, down;
    SDL_QueryTexture(texture, NULL, NULL, &across, &down);
    return masks_are_software(canvas->masks)
               ? fmaxf(floorf(MOST / (fmaxf((float)across, (float)down) * width)), 1)
               : INFINITY;
}

void paint_fading(Canvas *canvas, SDL_Texture *texture, Box part, Box b, float left, float right)
{
    if (!texture)
        return;
    if (left >= 1 && right >= 1 && part.w > 0) {
        paint_texture(canvas, texture, part, b, 1, 0);
        return;
    }
    const SDL_FRect to = pixels(canvas, b);
    const float look[6] = {part.x, part.y, part.w, part.h, left, right};
    if (to.w < 1 || sketch_takes_texture(canvas, to, texture, look, sizeof look))
        return;
    const float most = fading_height(canvas, texture, to.w);
    for (float y = 0; y < to.h; y += most) {
        const float height = fminf(most, to.h - y);
        const Box band = box(part.x, part.y + part.h * y / to.h, part.w, part.h * height / to.h);
        draw_fading(canvas, texture, band, (SDL_FRect){to.x, to.y + y, to.w, height}, left, right);
    }
}
