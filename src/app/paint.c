#include "app/paint.h"

#include "app/app.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

typedef enum MaskKind { MASK_DISC, MASK_RING, MASK_SOFT } MaskKind;

typedef struct Mask {
    MaskKind kind;
    int radius; /* pixels */
    int extra;  /* ring: its width; soft: its blur */
    SDL_Texture *texture;
    int size;
    int corner; /* how much of the mask is corner; the rest is stretched */
} Mask;

enum { MASKS_MAX = 96 };

struct Paint {
    SDL_Renderer *renderer;
    bool software; /* it draws without a graphics card, and less exactly */
    int count;
    Mask masks[MASKS_MAX];
};

Paint *paint_new(SDL_Renderer *renderer)
{
    Paint *paint = calloc(1, sizeof *paint);
    if (!paint)
        abort();
    SDL_RendererInfo info;
    paint->renderer = renderer;
    paint->software =
        SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE);
    return paint;
}

void paint_forget(Paint *paint)
{
    for (int i = 0; i < paint->count; i++)
        SDL_DestroyTexture(paint->masks[i].texture);
    paint->count = 0;
}

void paint_free(Paint *paint)
{
    if (!paint)
        return;
    paint_forget(paint);
    free(paint);
}

/* ---- masks: white, with the shape in their alpha ---- */

static float clamp01(float value)
{
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

/* How much a pixel at a distance outside the rounded outline (negative: inside) is covered. */
static float coverage(const Mask *mask, float outside)
{
    switch (mask->kind) {
    case MASK_DISC:
        return clamp01(0.5f - outside);
    case MASK_RING:
        return clamp01(0.5f - outside) * clamp01(0.5f + outside + (float)mask->extra);
    case MASK_SOFT:
        break;
    }
    const float t = clamp01(0.5f - outside / (2.0f * (float)mask->extra));
    return t * t * (3 - 2 * t);
}

static void make_mask(Paint *paint, Mask *mask)
{
    const int margin = mask->kind == MASK_SOFT ? mask->extra : 0;
    const int inner = mask->kind == MASK_DISC ? 0 : mask->extra;
    mask->corner = margin + (mask->radius > inner ? mask->radius : inner);
    mask->size = 2 * mask->corner + 2;
    const float half = (float)mask->size / 2 - (float)margin;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, mask->size + 1, mask->size + 1, 32,
                                                          SDL_PIXELFORMAT_RGBA32);
    if (!surface)
        abort();
    for (int y = 0; y < mask->size; y++) {
        Uint8 *row = (Uint8 *)surface->pixels + y * surface->pitch;
        for (int x = 0; x < mask->size; x++) {
            const float across =
                fabsf((float)x + 0.5f - (float)mask->size / 2) - half + (float)mask->radius;
            const float down =
                fabsf((float)y + 0.5f - (float)mask->size / 2) - half + (float)mask->radius;
            const float corner = hypotf(fmaxf(across, 0), fmaxf(down, 0));
            const float outside = corner + fminf(fmaxf(across, down), 0) - (float)mask->radius;
            row[4 * x] = row[4 * x + 1] = row[4 * x + 2] = 255;
            row[4 * x + 3] = (Uint8)lroundf(255 * coverage(mask, outside));
        }
    }
    mask->texture = SDL_CreateTextureFromSurface(paint->renderer, surface);
    SDL_SetTextureBlendMode(mask->texture, SDL_BLENDMODE_BLEND);
    SDL_FreeSurface(surface);
}

static const Mask *mask_of(Paint *paint, MaskKind kind, int radius, int extra)
{
    for (int i = 0; i < paint->count; i++) {
        const Mask *mask = &paint->masks[i];
        if (mask->kind == kind && mask->radius == radius && mask->extra == extra)
            return mask;
    }
    if (paint->count == MASKS_MAX)
        paint_forget(paint);
    Mask *mask = &paint->masks[paint->count++];
    *mask = (Mask){.kind = kind, .radius = radius, .extra = extra};
    make_mask(paint, mask);
    return mask;
}

/* ---- nine parts: four corners as they are, the rest stretched ---- */

/* One of the nine: four corners of its own, because the software renderer shows one texel less than
 * it is given in each direction; there, each part is given one more. */
static void add_part(SDL_Vertex *vertices, int *indices, int part, const float edges[2][4],
                     const float texels[4])
{
    const int at = 4 * part;
    const int corners[6] = {at, at + 1, at + 2, at + 1, at + 3, at + 2};
    for (int i = 0; i < 4; i++) {
        const int column = part % 3 + (i & 1);
        const int row = part / 3 + (i >> 1);
        vertices[at + i].position = (SDL_FPoint){edges[0][column], edges[1][row]};
        vertices[at + i].tex_coord = (SDL_FPoint){texels[column], texels[row]};
    }
    for (int i = 0; i < 6; i++)
        indices[6 * part + i] = corners[i];
}

static void draw_nine(App *app, const Mask *mask, SDL_FRect to, SDL_Color top, SDL_Color bottom)
{
    const float shrink = fminf(1, fminf(to.w, to.h) / (2.0f * (float)mask->corner));
    const float corner = (float)mask->corner * shrink;
    const float edges[2][4] = {
        {to.x, to.x + corner, to.x + to.w - corner, to.x + to.w},
        {to.y, to.y + corner, to.y + to.h - corner, to.y + to.h},
    };
    const float size = (float)mask->size + 1; /* a spare texel, for what is given more */
    const float texels[4] = {0, (float)mask->corner / size,
                             (float)(mask->size - mask->corner) / size, (float)mask->size / size};
    const float more = app->paint->software ? 1.01f / size : 0; /* it also cuts fractions off */
    SDL_Vertex vertices[36];
    int indices[54];
    for (int part = 0; part < 9; part++)
        add_part(vertices, indices, part, edges, texels);
    for (int i = 0; i < 36; i++) {
        SDL_Vertex *vertex = &vertices[i];
        vertex->color = colour_mix(top, bottom, (vertex->position.y - to.y) / to.h);
        vertex->tex_coord.x = fminf(1, vertex->tex_coord.x + (i & 1 ? more : more * 0.01f));
        vertex->tex_coord.y = fminf(1, vertex->tex_coord.y + (i & 2 ? more : more * 0.01f));
    }
    SDL_RenderGeometry(app->renderer, mask->texture, vertices, 36, indices, 54);
}

/* A box in pixels with whole edges, so that straight lines stay sharp. */
static SDL_FRect pixels(const App *app, Box b)
{
    const float left = roundf(b.x * app->unit);
    const float top = roundf(b.y * app->unit);
    return (SDL_FRect){left, top, roundf((b.x + b.w) * app->unit) - left,
                       roundf((b.y + b.h) * app->unit) - top};
}

static int whole_pixels(const App *app, float units)
{
    const int count = (int)lroundf(units * app->unit);
    return count < 1 ? 1 : count;
}

void paint_fill(App *app, Box b, SDL_Color colour)
{
    const SDL_FRect to = pixels(app, b);
    SDL_SetRenderDrawBlendMode(app->renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(app->renderer, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRectF(app->renderer, &to);
}

/* The radius in pixels, never more than a half circle needs: corners are not scaled. */
static int radius_for(const App *app, SDL_FRect to, float radius)
{
    const int half = (int)(fminf(to.w, to.h) / 2);
    const int wanted = whole_pixels(app, radius);
    return wanted < half ? wanted : half < 1 ? 1 : half;
}

void paint_box(App *app, Box b, float radius, SDL_Color top, SDL_Color bottom)
{
    const SDL_FRect to = pixels(app, b);
    if (to.w < 1 || to.h < 1)
        return;
    draw_nine(app, mask_of(app->paint, MASK_DISC, radius_for(app, to, radius), 0), to, top, bottom);
}

void paint_frame(App *app, Box b, float radius, float width, SDL_Color colour)
{
    const SDL_FRect to = pixels(app, b);
    if (to.w < 1 || to.h < 1)
        return;
    const Mask *mask =
        mask_of(app->paint, MASK_RING, radius_for(app, to, radius), whole_pixels(app, width));
    draw_nine(app, mask, to, colour, colour);
}

void paint_glow(App *app, Box b, float radius, float blur, SDL_Color colour)
{
    const int margin = whole_pixels(app, blur);
    const Mask *mask = mask_of(app->paint, MASK_SOFT, whole_pixels(app, radius), margin);
    SDL_FRect to = pixels(app, b);
    to.x -= (float)margin;
    to.y -= (float)margin;
    to.w += 2 * (float)margin;
    to.h += 2 * (float)margin;
    draw_nine(app, mask, to, colour, colour);
}

void paint_shadow(App *app, Box b, float radius, float blur, float strength)
{
    paint_glow(app, box_moved(b, 0, blur * 0.45f), radius, blur,
               colour_alpha(TONE_SHADE, strength));
}

void paint_texture(App *app, SDL_Texture *texture, Box part, Box b, float alpha, float degrees)
{
    int width, height;
    if (!texture)
        return;
    SDL_QueryTexture(texture, NULL, NULL, &width, &height);
    const SDL_Rect from = {
        (int)lroundf(part.x * (float)width), (int)lroundf(part.y * (float)height),
        (int)lroundf(part.w * (float)width), (int)lroundf(part.h * (float)height)};
    const SDL_FRect to = pixels(app, b);
    SDL_SetTextureAlphaMod(texture, (Uint8)lroundf(255 * clamp01(alpha)));
    SDL_SetTextureColorMod(texture, 255, 255, 255);
    SDL_RenderCopyExF(app->renderer, texture, &from, &to, degrees, NULL, SDL_FLIP_NONE);
}

void paint_tinted(App *app, SDL_Texture *texture, Box b, SDL_Color colour)
{
    if (!texture)
        return;
    const SDL_FRect to = pixels(app, b);
    SDL_SetTextureAlphaMod(texture, colour.a);
    SDL_SetTextureColorMod(texture, colour.r, colour.g, colour.b);
    SDL_RenderCopyF(app->renderer, texture, NULL, &to);
}

void paint_picture(App *app, const char *folder, const char *key, Box b)
{
    SDL_Texture *texture = pictures_get(app->pictures, folder, key, b.w * app->unit);
    paint_texture(app, texture, box(0, 0, 1, 1), b, 1, 0);
}

void paint_fading(App *app, SDL_Texture *texture, Box part, Box b, float left, float right)
{
    if (!texture)
        return;
    const SDL_FRect to = pixels(app, b);
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
    SDL_RenderGeometry(app->renderer, texture, vertices, 4, indices, 6);
    SDL_SetTextureBlendMode(texture, before);
}

/* ---- layers ---- */

bool layer_begin(App *app, Layer *layer)
{
    int width, height;
    SDL_GetRendererOutputSize(app->renderer, &width, &height);
    if (layer->texture && (layer->width != width || layer->height != height))
        layer_close(layer);
    if (!layer->texture) {
        layer->texture = SDL_CreateTexture(app->renderer, SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_TARGET, width, height);
        layer->width = width;
        layer->height = height;
        layer->valid = false;
    }
    if (layer->valid)
        return false;
    SDL_SetRenderTarget(app->renderer, layer->texture);
    return true;
}

void layer_end(App *app, Layer *layer)
{
    SDL_SetRenderTarget(app->renderer, NULL);
    layer->valid = true;
}

void layer_show(App *app, const Layer *layer)
{
    SDL_SetTextureBlendMode(layer->texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(app->renderer, layer->texture, NULL, NULL);
}

void layer_close(Layer *layer)
{
    if (layer->texture)
        SDL_DestroyTexture(layer->texture);
    *layer = (Layer){0};
}
