#include "app/draw/masks.h"

#include "app/draw/colours.h"

#include <math.h>
#include <stdlib.h>

/* White, with the shape in its alpha. */
typedef struct Mask {
    MaskShape shape;
    SDL_Texture *texture;
    int corner; /* pixels of the shape that are corner; the rest is stretched */
    int texels; /* of the texture for a corner: fewer than its pixels when the shape is large */
} Mask;

/* Large shapes are drawn from a smaller mask. Soft ones lose nothing by it. */
enum { MASKS_MAX = 96, CORNER_TEXELS_MAX = 512, SOFT_CORNER_TEXELS_MAX = 256 };

/* SDL's software renderer computes (largest texel) x 4 x (width x height) of a textured triangle in
 * 32 bits, and reads outside the texture when that overflows. Pieces of this size, with masks that
 * are no larger than above, stay at half of what it can do. */
static const float SOFTWARE_PIECE_MAX = 512;

/* Corners that are larger than this are drawn in cells of this size there. */
enum { SOFTWARE_CELL = 12 };

struct Masks {
    SDL_Renderer *renderer;
    bool software; /* it draws without a graphics card: slower, and less exactly */
    int count;
    Mask items[MASKS_MAX];
};

Masks *masks_new(SDL_Renderer *renderer)
{
    Masks *masks = calloc(1, sizeof *masks);
    if (!masks)
        abort();
    SDL_RendererInfo info;
    masks->renderer = renderer;
    masks->software =
        SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE);
    return masks;
}

bool masks_are_software(const Masks *masks)
{
    return masks->software;
}

void masks_forget(Masks *masks)
{
    for (int i = 0; i < masks->count; i++)
        SDL_DestroyTexture(masks->items[i].texture);
    masks->count = 0;
}

void masks_free(Masks *masks)
{
    if (!masks)
        return;
    masks_forget(masks);
    free(masks);
}

/* ---- making masks ---- */

static bool is_soft(MaskKind kind)
{
    return kind == MASK_SOFT || kind == MASK_RIM;
}

/* How much a pixel at a distance outside the rounded outline (negative: inside) is covered. */
static Uint8 coverage(MaskKind kind, float extra, float outside)
{
    float covered = clamp01(0.5f - outside);
    if (kind == MASK_RING) {
        covered *= clamp01(0.5f + outside + extra);
    } else if (is_soft(kind)) {
        const float t = clamp01(0.5f - outside / (2 * extra));
        covered = t * t * (3 - 2 * t);
    }
    return (Uint8)lroundf(255 * covered);
}

/* How far the mask reaches beyond the outline. */
static int margin_of(MaskShape shape)
{
    return is_soft(shape.kind) ? shape.extra : 0;
}

static int corner_of(MaskShape shape)
{
    const int inner = shape.kind == MASK_DISC ? 0 : shape.extra;
    return margin_of(shape) + (shape.radius > inner ? shape.radius : inner);
}

/* How far a point of the shape's corner lies outside the outline, from how far it is from the two
 * outer edges of the mask. Never more for a point that is farther inside. */
static float outside_of(MaskShape shape, float from_side, float from_end)
{
    const float radius = (float)shape.radius;
    const float centre = (float)margin_of(shape) + radius;
    const float across = centre - from_side, down = centre - from_end;
    return hypotf(fmaxf(across, 0), fmaxf(down, 0)) + fminf(fmaxf(across, down), 0) - radius;
}

/* Both corners, and two texels between them to be stretched. */
static int mask_size(const Mask *mask)
{
    return 2 * mask->texels + 2;
}

static void set_texel(SDL_Surface *surface, int x, int y, Uint8 alpha)
{
    Uint8 *texel = (Uint8 *)surface->pixels + y * surface->pitch + 4 * x;
    texel[0] = texel[1] = texel[2] = 255;
    texel[3] = alpha;
}

/* All four corners are alike. */
static void fill_mask(const Mask *mask, SDL_Surface *surface)
{
    const MaskShape shape = mask->shape;
    const float scale = (float)mask->texels / (float)mask->corner;
    const int last = mask_size(mask) - 1;
    for (int y = 0; y <= mask->texels; y++) {
        for (int x = 0; x <= mask->texels; x++) {
            const float outside =
                outside_of(shape, ((float)x + 0.5f) / scale, ((float)y + 0.5f) / scale);
            const Uint8 alpha = coverage(shape.kind, (float)shape.extra * scale, outside * scale);
            set_texel(surface, x, y, alpha);
            set_texel(surface, last - x, y, alpha);
            set_texel(surface, x, last - y, alpha);
            set_texel(surface, last - x, last - y, alpha);
        }
    }
}

static void make_mask(Masks *masks, Mask *mask)
{
    const int most = is_soft(mask->shape.kind) ? SOFT_CORNER_TEXELS_MAX : CORNER_TEXELS_MAX;
    mask->corner = corner_of(mask->shape);
    mask->texels = mask->corner < most ? mask->corner : most;
    const int size = mask_size(mask) + 1; /* a spare texel: see draw_piece */
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, size, size, 32, SDL_PIXELFORMAT_RGBA32);
    if (!surface)
        abort();
    fill_mask(mask, surface);
    mask->texture = SDL_CreateTextureFromSurface(masks->renderer, surface);
    SDL_SetTextureBlendMode(mask->texture, SDL_BLENDMODE_BLEND);
    SDL_FreeSurface(surface);
}

static const Mask *mask_of(Masks *masks, MaskShape shape)
{
    for (int i = 0; i < masks->count; i++) {
        const MaskShape made = masks->items[i].shape;
        if (made.kind == shape.kind && made.radius == shape.radius && made.extra == shape.extra)
            return &masks->items[i];
    }
    if (masks->count == MASKS_MAX)
        masks_forget(masks);
    Mask *mask = &masks->items[masks->count++];
    *mask = (Mask){.shape = shape};
    make_mask(masks, mask);
    return mask;
}

/* ---- drawing: nine parts, of which four are corners ---- */

typedef struct Nine {
    const Masks *masks;
    const Mask *mask;
    SDL_FRect to;
    SDL_Color top, bottom;
} Nine;

static SDL_Color colour_at(const Nine *nine, float y)
{
    return colour_mix(nine->top, nine->bottom, (y - nine->to.y) / nine->to.h);
}

/* A part of the mask, from its texture (0 to 1) to the screen. */
typedef struct Part {
    SDL_FRect from, to;
} Part;

static Part part_of(const Nine *nine, int column, int row)
{
    const SDL_FRect to = nine->to;
    const Mask *mask = nine->mask;
    const float shrink = fminf(1, fminf(to.w, to.h) / (2.0f * (float)mask->corner));
    const float corner = (float)mask->corner * shrink;
    const float across[4] = {to.x, to.x + corner, to.x + to.w - corner, to.x + to.w};
    const float down[4] = {to.y, to.y + corner, to.y + to.h - corner, to.y + to.h};
    const float size = (float)mask_size(mask);
    const float texels[4] = {0, (float)mask->texels, size - (float)mask->texels, size};
    const float all = size + 1; /* with the spare texel */
    return (Part){
        .from = {texels[column] / all, texels[row] / all,
                 (texels[column + 1] - texels[column]) / all,
                 (texels[row + 1] - texels[row]) / all},
        .to = {across[column], down[row], across[column + 1] - across[column],
               down[row + 1] - down[row]},
    };
}

/* The software renderer shows one texel less than it is given in each direction, and cuts fractions
 * off; there, each piece is given one more. */
static void draw_piece(const Nine *nine, const Part *piece)
{
    static const int CORNERS[6] = {0, 1, 2, 1, 3, 2};
    const float texel = 1 / (float)(mask_size(nine->mask) + 1);
    const float more = nine->masks->software ? 1.01f * texel : 0;
    SDL_Vertex vertices[4];
    for (int i = 0; i < 4; i++) {
        const float right = (float)(i & 1), low = (float)(i >> 1);
        const float y = piece->to.y + low * piece->to.h;
        const float u = piece->from.x + right * piece->from.w + more * (right ? 1 : 0.01f);
        const float v = piece->from.y + low * piece->from.h + more * (low ? 1 : 0.01f);
        vertices[i] = (SDL_Vertex){
            .position = {piece->to.x + right * piece->to.w, y},
            .color = colour_at(nine, y),
            .tex_coord = {fminf(1, u), fminf(1, v)},
        };
    }
    SDL_RenderGeometry(nine->masks->renderer, nine->mask->texture, vertices, 4, CORNERS, 6);
}

static SDL_FRect cell_of(SDL_FRect whole, int columns, int rows, int cell)
{
    const float w = whole.w / (float)columns, h = whole.h / (float)rows;
    return (SDL_FRect){whole.x + (float)(cell % columns) * w, whole.y + (float)(cell / columns) * h,
                       w, h};
}

/* In as many pieces as the renderer needs. */
static void draw_part(const Nine *nine, const Part *part)
{
    const bool software = nine->masks->software;
    const int columns = software ? (int)ceilf(part->to.w / SOFTWARE_PIECE_MAX) : 1;
    const int rows = software ? (int)ceilf(part->to.h / SOFTWARE_PIECE_MAX) : 1;
    for (int cell = 0; cell < columns * rows; cell++) {
        const Part piece = {cell_of(part->from, columns, rows, cell),
                            cell_of(part->to, columns, rows, cell)};
        draw_piece(nine, &piece);
    }
}

static void draw_parts(const Nine *nine)
{
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            if (column == 1 && row == 1 && nine->mask->shape.kind == MASK_RIM)
                continue;
            const Part part = part_of(nine, column, row);
            draw_part(nine, &part);
        }
    }
}

/* ---- drawing without a graphics card: what is covered evenly is filled, ten times as fast ---- */

static bool same_colour(SDL_Color one, SDL_Color other)
{
    return one.r == other.r && one.g == other.g && one.b == other.b && one.a == other.a;
}

/* Fills a rectangle that is covered evenly, in stripes of one colour. An empty one is left out: SDL
 * would make it a pixel wide. */
static void fill(const Nine *nine, SDL_FRect r, int covered)
{
    SDL_Renderer *renderer = nine->masks->renderer;
    const bool plain = same_colour(nine->top, nine->bottom);
    const float bottom = r.y + r.h;
    for (float y = r.y; covered && r.w >= 1 && y < bottom; y += r.h) {
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
    const MaskShape shape = mask->shape;
    return coverage(shape.kind, (float)shape.extra, (float)(margin_of(shape) - depth) - 0.5f);
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

/* How a cell of a corner is covered: evenly, by 0 to 255, or not (-1). The cell lies between two
 * distances from the side of the mask, and two from its end. */
static int cell_coverage(MaskShape shape, SDL_FRect cell)
{
    const float extra = (float)shape.extra;
    const float most = outside_of(shape, cell.x, cell.y);
    const float least = outside_of(shape, cell.x + cell.w, cell.y + cell.h);
    const Uint8 outer = coverage(shape.kind, extra, most);
    const Uint8 inner = coverage(shape.kind, extra, least);
    const bool crossed = shape.kind == MASK_RING && most > -extra - 0.5f && least < 0.5f;
    return outer == inner && !crossed ? outer : -1;
}

/* The large corner of a shape is mostly nothing, or all of it. */
static void draw_cells(const Nine *nine, const Part *corner, bool right, bool low)
{
    const MaskShape shape = nine->mask->shape;
    const float all = corner->to.w, texel = corner->from.w / all;
    for (float y = 0; y < all; y += SOFTWARE_CELL) {
        for (float x = 0; x < all; x += SOFTWARE_CELL) {
            const float w = fminf(SOFTWARE_CELL, all - x), h = fminf(SOFTWARE_CELL, all - y);
            const int covered = cell_coverage(
                shape, (SDL_FRect){right ? all - x - w : x, low ? all - y - h : y, w, h});
            const Part cell = {
                {corner->from.x + x * texel, corner->from.y + y * texel, w * texel, h * texel},
                {corner->to.x + x, corner->to.y + y, w, h}};
            if (covered < 0)
                draw_piece(nine, &cell);
            else if (covered < 255 || shape.kind != MASK_RIM)
                fill(nine, cell.to, covered);
        }
    }
}

static void draw_corners(const Nine *nine)
{
    const Mask *mask = nine->mask;
    for (int corner = 0; corner < 4; corner++) {
        const bool right = corner & 1, low = corner & 2;
        const Part part = part_of(nine, right ? 2 : 0, low ? 2 : 0);
        if (mask->corner > SOFTWARE_CELL && mask->texels == mask->corner)
            draw_cells(nine, &part, right, low);
        else
            draw_part(nine, &part);
    }
}

void mask_draw(Masks *masks, MaskShape shape, SDL_FRect to, SDL_Color top, SDL_Color bottom)
{
    const Mask *mask = mask_of(masks, shape);
    const Nine nine = {masks, mask, to, top, bottom};
    const bool shrunk = fminf(to.w, to.h) < 2.0f * (float)mask->corner;
    if (!masks->software || shrunk) {
        draw_parts(&nine);
        return;
    }
    draw_corners(&nine);
    fill_edges(&nine);
    if (shape.kind != MASK_RIM)
        fill_middle(&nine);
}
