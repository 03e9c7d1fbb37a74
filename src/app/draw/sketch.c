#include "app/draw/sketch.h"

#include "app/draw/fits.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>

/* FNV-1a: what two strokes share by chance alone must not happen in the life of a table. */
static uint64_t mixed(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    return hash;
}

static void add(Sketch *sketch, Stroke stroke)
{
    if (sketch->count == sketch->capacity) {
        sketch->capacity = sketch->capacity ? 2 * sketch->capacity : 256;
        sketch->strokes =
            realloc(sketch->strokes, (size_t)sketch->capacity * sizeof sketch->strokes[0]);
        if (!sketch->strokes)
            abort();
    }
    sketch->strokes[sketch->count++] = stroke;
}

bool sketch_takes(const Canvas *canvas, SDL_FRect to, const void *data, size_t size)
{
    const int left = (int)floorf(to.x), top = (int)floorf(to.y);
    const SDL_Rect pixels = {left, top, (int)ceilf(to.x + to.w) - left,
                             (int)ceilf(to.y + to.h) - top};
    if (!canvas->sketch)
        return canvas->part.w > 0 && !SDL_HasIntersection(&pixels, &canvas->part);
    const uint64_t place = mixed(0xcbf29ce484222325u, &to, sizeof to);
    add(canvas->sketch, (Stroke){mixed(place, data, size), pixels});
    return true;
}

bool sketch_takes_texture(const Canvas *canvas, SDL_FRect to, SDL_Texture *texture,
                          const void *data, size_t size)
{
    if (!canvas->sketch)
        return sketch_takes(canvas, to, data, size);
    const uintptr_t which[2] = {(uintptr_t)texture, fits_first_seen(texture)};
    const uint64_t mark = mixed(mixed(0xcbf29ce484222325u, which, sizeof which), data, size);
    return sketch_takes(canvas, to, &mark, sizeof mark);
}

/* ---- comparing ---- */

static int by_mark(const void *one, const void *other)
{
    const Stroke *a = one, *b = other;
    return (a->mark > b->mark) - (a->mark < b->mark);
}

static int pixels_of(SDL_Rect r)
{
    return r.w * r.h;
}

/* Joins areas that meet until none do. */
static void join(Changed *changed)
{
    for (int i = 0; i < changed->count; i++) {
        for (int j = i + 1; j < changed->count; j++) {
            if (!SDL_HasIntersection(&changed->areas[i], &changed->areas[j]))
                continue;
            SDL_UnionRect(&changed->areas[i], &changed->areas[j], &changed->areas[i]);
            changed->areas[j] = changed->areas[--changed->count];
            i = -1; /* it may meet others now */
            break;
        }
    }
}

/* How many pixels have to be painted needlessly when two areas become one. */
static int waste(SDL_Rect one, SDL_Rect other)
{
    SDL_Rect both;
    SDL_UnionRect(&one, &other, &both);
    return pixels_of(both) - pixels_of(one) - pixels_of(other);
}

/* Of all pairs the one that wastes least becomes one area, if it wastes less than `most`. */
static bool unite_closest(Changed *changed, int most)
{
    int one = -1, other = -1;
    for (int i = 0; i < changed->count; i++) {
        for (int j = i + 1; j < changed->count; j++) {
            const int wasted = waste(changed->areas[i], changed->areas[j]);
            if (wasted < most) {
                most = wasted;
                one = i;
                other = j;
            }
        }
    }
    if (one < 0)
        return false;
    SDL_UnionRect(&changed->areas[one], &changed->areas[other], &changed->areas[one]);
    changed->areas[other] = changed->areas[--changed->count];
    join(changed);
    return true;
}

static void note(Changed *changed, SDL_Rect area)
{
    if (area.w <= 0 || area.h <= 0)
        return;
    if (changed->count == SKETCH_PATCHES)
        unite_closest(changed, INT_MAX);
    changed->areas[changed->count++] = area;
    join(changed);
}

/* Each area costs a run over the whole drawing, which is worth some pixels. */
static void make_few(Changed *changed)
{
    enum { RUN_PIXELS = 40000 };
    while (changed->count > SKETCH_AREAS)
        unite_closest(changed, INT_MAX);
    while (unite_closest(changed, RUN_PIXELS)) {
    }
}

Changed sketch_compare(Sketch *before, Sketch *after)
{
    Changed changed = {0};
    int i = 0, j = 0;
    if (before->count)
        qsort(before->strokes, (size_t)before->count, sizeof(Stroke), by_mark);
    if (after->count)
        qsort(after->strokes, (size_t)after->count, sizeof(Stroke), by_mark);
    while (i < before->count || j < after->count) {
        const int order = i == before->count  ? 1
                          : j == after->count ? -1
                                              : by_mark(&before->strokes[i], &after->strokes[j]);
        if (order < 0)
            note(&changed, before->strokes[i].to);
        else if (order > 0)
            note(&changed, after->strokes[j].to);
        i += order <= 0;
        j += order >= 0;
    }
    make_few(&changed);
    return changed;
}

void sketch_clear(Sketch *sketch)
{
    sketch->count = 0;
}

void sketch_close(Sketch *sketch)
{
    free(sketch->strokes);
    *sketch = (Sketch){0};
}
