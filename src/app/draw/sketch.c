#include "app/draw/sketch.h"

#include "app/draw/fits.h"

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
    if (!canvas->sketch)
        return false;
    const int left = (int)floorf(to.x), top = (int)floorf(to.y);
    const SDL_Rect pixels = {left, top, (int)ceilf(to.x + to.w) - left,
                             (int)ceilf(to.y + to.h) - top};
    const uint64_t place = mixed(0xcbf29ce484222325u, &to, sizeof to);
    add(canvas->sketch, (Stroke){mixed(place, data, size), pixels});
    return true;
}

bool sketch_takes_texture(const Canvas *canvas, SDL_FRect to, SDL_Texture *texture,
                          const void *data, size_t size)
{
    if (!canvas->sketch)
        return false;
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

/* Where there is no place for one more area, the one grows that grows least. */
static void grow(Changed *changed, SDL_Rect area)
{
    int best = 0, least = 0;
    for (int i = 0; i < changed->count; i++) {
        SDL_Rect both;
        SDL_UnionRect(&changed->areas[i], &area, &both);
        const int more = pixels_of(both) - pixels_of(changed->areas[i]);
        if (i == 0 || more < least) {
            best = i;
            least = more;
        }
    }
    SDL_UnionRect(&changed->areas[best], &area, &changed->areas[best]);
}

static void note(Changed *changed, SDL_Rect area)
{
    if (area.w <= 0 || area.h <= 0)
        return;
    if (changed->count < SKETCH_AREAS)
        changed->areas[changed->count++] = area;
    else
        grow(changed, area);
    join(changed);
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
