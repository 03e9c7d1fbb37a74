#include "app/draw/layer.h"

#include "app/draw/canvas.h"
#include "app/draw/masks.h"
#include "app/draw/sketch.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct Layer {
    SDL_Texture *texture;
    int width, height;
    int losses; /* of the renderer, when it was made */
    bool valid;
    bool copied;        /* from another one: it has no alpha channel */
    Sketch before, now; /* of layer_next: what was painted last, and what is to be */
    Changed changed;
    Changed owed; /* what was still to be painted when something changed once more */
    int pass;
    bool in_parts;
    bool waits;  /* before its first part */
    int painted; /* pixels of the part that is being painted */
};

Layer *layer_new(void)
{
    Layer *layer = calloc(1, sizeof *layer);
    if (!layer)
        abort();
    return layer;
}

static void wipe(Layer *layer)
{
    if (layer->texture)
        SDL_DestroyTexture(layer->texture);
    sketch_close(&layer->before);
    sketch_close(&layer->now);
    *layer = (Layer){.in_parts = layer->in_parts, .copied = layer->copied};
}

void layer_free(Layer *layer)
{
    if (layer)
        wipe(layer);
    free(layer);
}

void layer_renew(Layer *layer)
{
    layer->valid = false;
    if (!layer->pass)
        return;
    layer->owed.count = layer->changed.count - layer->pass + 1;
    memcpy(layer->owed.areas, &layer->changed.areas[layer->pass - 1],
           (size_t)layer->owed.count * sizeof layer->owed.areas[0]);
    layer->pass = layer->painted = 0;
}

void layer_renew_in_parts(Layer *layer)
{
    layer_renew(layer);
    layer->in_parts = true;
}

bool layer_is_valid(const Layer *layer)
{
    return layer->valid;
}

/* Makes a texture of the size of what is drawn on, if there is none, or none any more. */
static void fit_layer(const Canvas *canvas, Layer *layer)
{
    int width, height;
    SDL_GetRendererOutputSize(canvas->renderer, &width, &height);
    if (layer->width != width || layer->height != height || layer->losses != canvas->losses)
        wipe(layer);
    if (layer->texture)
        return;
    layer->width = width;
    layer->height = height;
    layer->losses = canvas->losses;
    const bool opaque = layer->copied && masks_are_software(canvas->masks);
    layer->texture = SDL_CreateTexture(canvas->renderer,
                                       opaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888,
                                       SDL_TEXTUREACCESS_TARGET, width, height);
}

bool layer_begin(Canvas *canvas, Layer *layer)
{
    fit_layer(canvas, layer);
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

/* Whoever is told what is drawn is told all of it, once; and a graphics card paints all of it in no
 * time. */
static bool needs_no_sketch(const Canvas *canvas)
{
    return canvas->repeats || canvas_is_watched(canvas) || !masks_are_software(canvas->masks);
}

static void start_sketch(Canvas *canvas, Layer *layer)
{
    const Sketch before = layer->before;
    layer->before = layer->now;
    layer->now = before;
    sketch_clear(&layer->now);
    canvas->sketch = &layer->now;
}

static void paint_all(Layer *layer)
{
    layer->changed = (Changed){1, {{0, 0, layer->width, layer->height}}};
    layer->owed.count = 0;
}

/* Of a layer that was never sketched all is painted. */
static void end_sketch(Canvas *canvas, Layer *layer)
{
    Changed *changed = &layer->changed;
    canvas->sketch = NULL;
    *changed = sketch_compare(&layer->before, &layer->now);
    if (!layer->before.count || changed->count + layer->owed.count > SKETCH_PATCHES)
        paint_all(layer);
    while (layer->owed.count)
        changed->areas[changed->count++] = layer->owed.areas[--layer->owed.count];
}

static void stop_painting(Canvas *canvas)
{
    canvas->still = false;
    canvas->part = (SDL_Rect){0};
    SDL_RenderSetClipRect(canvas->renderer, NULL);
    SDL_SetRenderTarget(canvas->renderer, NULL);
}

/* Some eight milliseconds on a slow processor; of a very large layer a quarter, so that nobody
 * waits for it. */
static int part_pixels(const Layer *layer)
{
    return SDL_max(900000, layer->width * layer->height / 4);
}

/* The upper rows of an area, as many as still belong to this part. */
static SDL_Rect cut_part(Layer *layer, int rows)
{
    SDL_Rect *area = &layer->changed.areas[layer->pass - 1];
    SDL_Rect part = *area;
    part.h = SDL_clamp(rows, 1, area->h);
    area->y += part.h;
    area->h -= part.h;
    layer->pass += area->h == 0;
    layer->painted += part.w * part.h;
    return part;
}

/* Goes on with at most so many pixels; false: that is done. */
static bool paint_next(Canvas *canvas, Layer *layer, int most)
{
    if (layer->pass > layer->changed.count) {
        stop_painting(canvas);
        layer->valid = true;
        layer->in_parts = false;
        layer->pass = layer->painted = 0;
        return false;
    }
    const int rows = (most - layer->painted) / layer->changed.areas[layer->pass - 1].w;
    if (layer->painted && rows < 1) {
        stop_painting(canvas);
        layer->painted = 0;
        return false;
    }
    canvas->still = masks_are_software(canvas->masks);
    SDL_SetRenderTarget(canvas->renderer, layer->texture);
    canvas->part = cut_part(layer, rows);
    SDL_RenderSetClipRect(canvas->renderer, &canvas->part);
    return true;
}

bool layer_next(Canvas *canvas, Layer *layer)
{
    fit_layer(canvas, layer);
    if (!layer->pass && layer->valid)
        return false;
    if (!layer->pass && needs_no_sketch(canvas)) {
        sketch_clear(&layer->now);
        paint_all(layer);
        layer->pass = 1;
    } else if (!layer->pass) {
        start_sketch(canvas, layer);
        layer->pass = 1;
        return true;
    }
    if (canvas->sketch)
        end_sketch(canvas, layer);
    return paint_next(canvas, layer, INT_MAX);
}

bool layer_has_parts(const Canvas *canvas, const Layer *layer)
{
    return layer->in_parts && !layer->valid && !needs_no_sketch(canvas);
}

void layer_wait(Layer *layer)
{
    layer->waits = true;
}

bool layer_waited(Layer *layer)
{
    const bool waited = layer->waits;
    layer->waits = false;
    return waited;
}

/* The sketch is a part of its own. */
bool layer_next_part(Canvas *canvas, Layer *layer)
{
    fit_layer(canvas, layer);
    if (canvas->sketch) {
        end_sketch(canvas, layer);
        return false;
    }
    if (!layer->pass) {
        start_sketch(canvas, layer);
        layer->pass = 1;
        return true;
    }
    return paint_next(canvas, layer, part_pixels(layer));
}

void layer_show(Canvas *canvas, const Layer *layer)
{
    SDL_SetTextureBlendMode(layer->texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(canvas->renderer, layer->texture, NULL, NULL);
}

/* A copy hides all that lies below it until it fades: showing it is quicker. */
void layer_veil(Canvas *canvas, const Layer *layer, float alpha)
{
    if (layer->copied && alpha >= 1) {
        layer_show(canvas, layer);
        return;
    }
    SDL_SetTextureBlendMode(layer->texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureAlphaMod(layer->texture, (Uint8)lroundf(255 * clamp01(alpha)));
    SDL_RenderCopy(canvas->renderer, layer->texture, NULL, NULL);
    SDL_SetTextureAlphaMod(layer->texture, 255);
    SDL_SetTextureBlendMode(layer->texture, SDL_BLENDMODE_NONE);
}

void layer_copy(Canvas *canvas, const Layer *layer, Layer *copy)
{
    copy->copied = true;
    fit_layer(canvas, copy);
    copy->valid = false;
    if (!layer_begin(canvas, copy))
        return;
    layer_show(canvas, layer);
    layer_end(canvas, copy);
}

bool layer_begin_copy(Canvas *canvas, const Layer *layer, Layer *copy)
{
    layer_copy(canvas, layer, copy);
    copy->valid = false;
    return layer_begin(canvas, copy);
}

bool layer_matches(const Layer *layer, const Layer *other)
{
    return layer->texture && other->texture && layer->width == other->width &&
           layer->height == other->height;
}

Box layer_part(const Canvas *canvas, const Layer *layer, Box b)
{
    const float width = (float)layer->width / canvas->unit;
    const float height = (float)layer->height / canvas->unit;
    return box(b.x / width, b.y / height, b.w / width, b.h / height);
}

SDL_Texture *layer_texture(const Layer *layer)
{
    return layer->texture;
}
