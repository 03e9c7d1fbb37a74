/**
 * Rectangles of the layout, in units (app.h), and the ways to cut them.
 */
#ifndef APP_BOX_H
#define APP_BOX_H

#include <SDL.h>
#include <math.h>
#include <stdbool.h>

typedef SDL_FRect Box;

static inline Box box(float x, float y, float w, float h)
{
    return (Box){x, y, w, h};
}

static inline Box box_inset(Box b, float by)
{
    return box(b.x + by, b.y + by, b.w - 2 * by, b.h - 2 * by);
}

static inline Box box_moved(Box b, float dx, float dy)
{
    return box(b.x + dx, b.y + dy, b.w, b.h);
}

/** A box of a size in the middle of another. */
static inline Box box_centred(Box in, float w, float h)
{
    return box(in.x + (in.w - w) / 2, in.y + (in.h - h) / 2, w, h);
}

static inline bool box_has(Box b, float x, float y)
{
    return x >= b.x && y >= b.y && x < b.x + b.w && y < b.y + b.h;
}

/** The place of a box that is nearest to a point: the point itself if the box has it. */
static inline SDL_FPoint box_nearest(Box b, float x, float y)
{
    const float edge = 0.05f; /* the box has its left and upper edges only */
    if (box_has(b, x, y))
        return (SDL_FPoint){x, y};
    return (SDL_FPoint){SDL_clamp(x, b.x, b.x + b.w - edge), SDL_clamp(y, b.y, b.y + b.h - edge)};
}

/** How far a point is from a box; 0 if the box has it. */
static inline float box_gap(Box b, float x, float y)
{
    const SDL_FPoint at = box_nearest(b, x, y);
    return SDL_sqrtf((at.x - x) * (at.x - x) + (at.y - y) * (at.y - y));
}

/** Cuts a strip off an edge of `b` and returns it; a gap of `gap` is lost between the two. */
static inline Box box_cut_top(Box *b, float h, float gap)
{
    Box strip = box(b->x, b->y, b->w, h);
    b->y += h + gap;
    b->h -= h + gap;
    return strip;
}

static inline Box box_cut_bottom(Box *b, float h, float gap)
{
    b->h -= h + gap;
    return box(b->x, b->y + b->h + gap, b->w, h);
}

static inline Box box_cut_left(Box *b, float w, float gap)
{
    Box strip = box(b->x, b->y, w, b->h);
    b->x += w + gap;
    b->w -= w + gap;
    return strip;
}

static inline Box box_cut_right(Box *b, float w, float gap)
{
    b->w -= w + gap;
    return box(b->x + b->w + gap, b->y, w, b->h);
}

/**
 * How far `to` lies from `from` in a direction, sideways counting double: for moving a focus with
 * arrow keys. INFINITY if it does not lie there at all.
 */
static inline float box_distance(Box from, Box to, int dx, int dy)
{
    const float across = to.x + to.w / 2 - from.x - from.w / 2;
    const float down = to.y + to.h / 2 - from.y - from.h / 2;
    const float ahead = across * (float)dx + down * (float)dy;
    const float aside = fabsf(dx ? down : across);
    return ahead > 1 ? ahead + 2 * aside : INFINITY;
}

/** The box on the way from one to another, `t` from 0 to 1. */
static inline Box box_between(Box from, Box to, float t)
{
    return box(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t,
               from.w + (to.w - from.w) * t, from.h + (to.h - from.h) * t);
}

#endif
