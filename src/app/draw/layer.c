#include "app/draw/layer.h"

#include "app/draw/canvas.h"
#include "app/draw/masks.h"
#include "app/draw/sketch.h"

#include <stdlib.h>

struct Layer {
    SDL_Texture *texture;
    int width, height;
    int losses; /* of the renderer, when it was made */
    bool valid;
    Sketch before, now; /* of layer_next: what was painted last, and what is to be */
    Changed changed;
    int pass;
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
    *layer = (Layer){0};
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
    *layer = (Layer){.width = width, .height = height, .losses = canvas->losses};
    layer->texture = SDL_CreateTexture(canvas->renderer, SDL_PIXELFORMAT_ARGB8888,
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

/* Of a layer that was never sketched all is painted. */
static void end_sketch(Canvas *canvas, Layer *layer)
{
    canvas->sketch = NULL;
    layer->changed = sketch_compare(&layer->before, &layer->now);
    if (!layer->before.count)
        layer->changed = (Changed){1, {{0, 0, layer->width, layer->height}}};
}

bool layer_next(Canvas *canvas, Layer *layer)
{
    fit_layer(canvas, layer);
    if (!layer->pass && layer->valid)
        return false;
    if (!layer->pass && needs_no_sketch(canvas)) {
        sketch_clear(&layer->now);
        layer->changed = (Changed){1, {{0, 0, layer->width, layer->height}}};
        layer->pass = 1;
    } else if (!layer->pass) {
        start_sketch(canvas, layer);
        layer->pass = 1;
        return true;
    }
    if (canvas->sketch)
        end_sketch(canvas, layer);
    if (layer->pass > layer->changed.count) {
        canvas->still = false;
        canvas->part = (SDL_Rect){0};
        SDL_RenderSetClipRect(canvas->renderer, NULL);
        layer_end(canvas, layer);
        layer->pass = 0;
        return false;
    }
    canvas->still = masks_are_software(canvas->masks);
    SDL_SetRenderTarget(canvas->renderer, layer->texture);
    canvas->part = layer->changed.areas[layer->pass++ - 1];
    SDL_RenderSetClipRect(canvas->renderer, &canvas->part);
    return true;
}

void layer_show(Canvas *canvas, const Layer *layer)
{
    SDL_SetTextureBlendMode(layer->texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(canvas->renderer, layer->texture, NULL, NULL);
}

void layer_copy(Canvas *canvas, const Layer *layer, Layer *copy)
{
    fit_layer(canvas, copy);
    copy->valid = false;
    if (!layer_begin(canvas, copy))
        return;
    layer_show(canvas, layer);
    layer_end(canvas, copy);
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
