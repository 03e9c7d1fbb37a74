#include "app/draw/masks.h"

#include <math.h>
#include <stdlib.h>

/* White, with the shape in its alpha. */
typedef struct Mask {
    MaskShape shape;
    SDL_Texture *texture;
    int size;
    int corner; /* how much of the mask is corner; the rest is stretched */
} Mask;

enum { MASKS_MAX = 96 };

struct Paint {
    SDL_Renderer *renderer;
    bool software; /* it draws without a graphics card: slower, and less exactly */
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

bool paint_is_software(const Paint *paint)
{
    return paint->software;
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

/* ---- making masks ---- */

/* How much a pixel at a distance outside the rounded outline (negative: inside) is covered. */
static Uint8 coverage(MaskShape shape, float outside)
{
    float covered = clamp01(0.5f - outside);
    if (shape.kind == MASK_RING) {
        covered *= clamp01(0.5f + outside + (float)shape.extra);
    } else if (shape.kind == MASK_SOFT) {
        const float t = clamp01(0.5f - outside / (2.0f * (float)shape.extra));
        covered = t * t * (3 - 2 * t);
    }
    return (Uint8)lroundf(255 * covered);
}

/* How far the mask reaches beyond the outline. */
static int margin_of(MaskShape shape)
{
    return shape.kind == MASK_SOFT ? shape.extra : 0;
}

static void make_mask(Paint *paint, Mask *mask)
{
    const MaskShape shape = mask->shape;
    const int inner = shape.kind == MASK_DISC ? 0 : shape.extra;
    const float radius = (float)shape.radius;
    mask->corner = margin_of(shape) + (shape.radius > inner ? shape.radius : inner);
    mask->size = 2 * mask->corner + 2;
    const float middle = (float)mask->size / 2;
    const float half = middle - (float)margin_of(shape);
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, mask->size + 1, mask->size + 1, 32,
                                                          SDL_PIXELFORMAT_RGBA32);
    if (!surface)
        abort();
    for (int y = 0; y < mask->size; y++) {
        Uint8 *row = (Uint8 *)surface->pixels + y * surface->pitch;
        for (int x = 0; x < mask->size; x++) {
            const float across = fabsf((float)x + 0.5f - middle) - half + radius;
            const float down = fabsf((float)y + 0.5f - middle) - half + radius;
            const float corner = hypotf(fmaxf(across, 0), fmaxf(down, 0));
            row[4 * x] = row[4 * x + 1] = row[4 * x + 2] = 255;
            row[4 * x + 3] = coverage(shape, corner + fminf(fmaxf(across, down), 0) - radius);
        }
    }
    mask->texture = SDL_CreateTextureFromSurface(paint->renderer, surface);
    SDL_SetTextureBlendMode(mask->texture, SDL_BLENDMODE_BLEND);
    SDL_FreeSurface(surface);
}

static const Mask *mask_of(Paint *paint, MaskShape shape)
{
    for (int i = 0; i < paint->count; i++) {
        const MaskShape made = paint->masks[i].shape;
        if (made.kind == shape.kind && made.radius == shape.radius && made.extra == shape.extra)
            return &paint->masks[i];
    }
    if (paint->count == MASKS_MAX)
        paint_forget(paint);
    Mask *mask = &paint->masks[paint->count++];
    *mask = (Mask){.shape = shape};
    make_mask(paint, mask);
    return mask;
}

/* ---- drawing: nine parts, of which four are corners ---- */

typedef struct Nine {
    const Paint *paint;
    const Mask *mask;
    SDL_FRect to;
    SDL_Color top, bottom;
} Nine;

static SDL_Color colour_at(const Nine *nine, float y)
{
    return colour_mix(nine->top, nine->bottom, (y - nine->to.y) / nine->to.h);
}

/* A part has four vertices of its own, because the software renderer shows one texel less than it
 * is given in each direction, and cuts fractions off; there, each part is given one more. */
static void add_part(const Nine *nine, int part, SDL_Vertex vertices[4])
{
    const SDL_FRect to = nine->to;
    const Mask *mask = nine->mask;
    const float shrink = fminf(1, fminf(to.w, to.h) / (2.0f * (float)mask->corner));
    const float corner = (float)mask->corner * shrink;
    const float across[4] = {to.x, to.x + corner, to.x + to.w - corner, to.x + to.w};
    const float down[4] = {to.y, to.y + corner, to.y + to.h - corner, to.y + to.h};
    const float size = (float)mask->size + 1; /* a spare texel, for what is given more */
    const float texels[4] = {0, (float)mask->corner / size,
                             (float)(mask->size - mask->corner) / size, (float)mask->size / size};
    const float more = nine->paint->software ? 1.01f / size : 0;
    for (int i = 0; i < 4; i++) {
        const int column = part % 3 + (i & 1);
        const int row = part / 3 + (i >> 1);
        vertices[i].position = (SDL_FPoint){across[column], down[row]};
        vertices[i].tex_coord.x = fminf(1, texels[column] + (i & 1 ? more : more * 0.01f));
        vertices[i].tex_coord.y = fminf(1, texels[row] + (i & 2 ? more : more * 0.01f));
        vertices[i].color = colour_at(nine, down[row]);
    }
}

static void draw_parts(const Nine *nine, bool only_corners)
{
    static const int CORNERS[6] = {0, 1, 2, 1, 3, 2};
    SDL_Vertex vertices[36];
    int indices[54];
    int count = 0;
    for (int part = 0; part < 9; part++) {
        if (only_corners && (part % 3 == 1 || part / 3 == 1))
            continue;
        add_part(nine, part, &vertices[4 * count]);
        for (int i = 0; i < 6; i++)
            indices[6 * count + i] = 4 * count + CORNERS[i];
        count++;
    }
    SDL_RenderGeometry(nine->paint->renderer, nine->mask->texture, vertices, 4 * count, indices,
                       6 * count);
}

/* ---- drawing without a graphics card: straight parts are filled, ten times as fast ---- */

static bool same_colour(SDL_Color one, SDL_Color other)
{
    return one.r == other.r && one.g == other.g && one.b == other.b && one.a == other.a;
}

/* Fills a rectangle that is covered evenly, in stripes of one colour. */
static void fill(const Nine *nine, SDL_FRect r, int covered)
{
    SDL_Renderer *renderer = nine->paint->renderer;
    const bool plain = same_colour(nine->top, nine->bottom);
    const float bottom = r.y + r.h;
    for (float y = r.y; covered && y < bottom; y += r.h) {
        SDL_Color colour = colour_at(nine, y + 0.5f);
        for (r.h = plain ? bottom - y : 1;
             y + r.h < bottom && same_colour(colour, colour_at(nine, y + r.h + 0.5f));)
            r.h++;
        r.y = y;
        colour.a = (Uint8)(colour.a * covered / 255);
        SDL_SetRenderDrawBlendMode(renderer,
                                   colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetRenderDrawColor(renderer, colour.r, colour.g, colour.b, colour.a);
        SDL_RenderFillRectF(renderer, &r);
    }
}

/* How much the line at a depth below a straight edge of the mask is covered. */
static int line_coverage(const Mask *mask, int depth)
{
    return coverage(mask->shape, (float)(margin_of(mask->shape) - depth) - 0.5f);
}

/* From the edges inwards, as many lines at once as are covered alike. */
static void fill_edges(const Nine *nine)
{
    const SDL_FRect to = nine->to;
    const int corner = nine->mask->corner;
    const float length = to.w - 2 * (float)corner;
    const float height = to.h - 2 * (float)corner;
    for (int depth = 0, end; depth < corner; depth = end) {
        const int covered = line_coverage(nine->mask, depth);
        for (end = depth + 1; end < corner && line_coverage(nine->mask, end) == covered;)
            end++;
        const float start = (float)depth;
        const float thick = (float)(end - depth);
        const float left = to.x + (float)corner;
        const float top = to.y + (float)corner;
        fill(nine, (SDL_FRect){left, to.y + start, length, thick}, covered);
        fill(nine, (SDL_FRect){left, to.y + to.h - start - thick, length, thick}, covered);
        fill(nine, (SDL_FRect){to.x + start, top, thick, height}, covered);
        fill(nine, (SDL_FRect){to.x + to.w - start - thick, top, thick, height}, covered);
    }
}

static void fill_middle(const Nine *nine)
{
    const float corner = (float)nine->mask->corner;
    const SDL_FRect middle = {nine->to.x + corner, nine->to.y + corner, nine->to.w - 2 * corner,
                              nine->to.h - 2 * corner};
    fill(nine, middle, line_coverage(nine->mask, nine->mask->corner));
}

void mask_draw(Paint *paint, MaskShape shape, SDL_FRect to, SDL_Color top, SDL_Color bottom)
{
    const Mask *mask = mask_of(paint, shape);
    const Nine nine = {paint, mask, to, top, bottom};
    const bool shrunk = fminf(to.w, to.h) < 2.0f * (float)mask->corner;
    const bool filled = paint->software && !shrunk;
    draw_parts(&nine, filled);
    if (filled) {
        fill_edges(&nine);
        fill_middle(&nine);
    }
}
