#include "app/prints/press.h"

#include "app/draw/easel.h"
#include "app/draw/paint.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>

bool press_open(Press *press, PressSize size, const char *assets, Error *error)
{
    char fonts[1200];
    *press = (Press){0};
    press->surface = SDL_CreateRGBSurfaceWithFormat(0, (int)lroundf(size.width * size.sharp),
                                                    (int)lroundf(size.height * size.sharp), 32,
                                                    SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer *renderer = press->surface ? SDL_CreateSoftwareRenderer(press->surface) : NULL;
    if (!renderer) {
        press_close(press);
        return error_set(error, "%s", SDL_GetError());
    }
    snprintf(fonts, sizeof fonts, "%s/fonts", assets);
    press->canvas = canvas_new(assets, true);
    if (!canvas_open(press->canvas, renderer, fonts, error)) {
        press_close(press);
        return false;
    }
    press->canvas->unit = size.sharp;
    press->canvas->view = box(0, 0, size.width, size.height);
    paint_fill(press->canvas, press->canvas->view, TONE_WHITE);
    return true;
}

void press_close(Press *press)
{
    canvas_free(press->canvas);
    SDL_FreeSurface(press->surface);
    *press = (Press){0};
}

SDL_Surface *press_pixels(Press *press)
{
    SDL_RenderFlush(press->canvas->renderer);
    return press->surface;
}

/* So fine that nobody sees it on paper. */
enum { JPEG_QUALITY = 88 };

void *press_encode(Press *press, PressFormat format, size_t *length, Error *error)
{
    SDL_Surface *pixels = press_pixels(press);
    const int capacity = pixels->h * pixels->pitch + (1 << 16); /* more than either needs */
    void *bytes = malloc((size_t)capacity);
    SDL_RWops *memory = bytes ? SDL_RWFromMem(bytes, capacity) : NULL;
    const bool done =
        memory && (format == PRESS_JPEG ? IMG_SaveJPG_RW(pixels, memory, 0, JPEG_QUALITY)
                                        : IMG_SavePNG_RW(pixels, memory, 0)) == 0;
    if (done)
        *length = (size_t)SDL_RWtell(memory);
    else
        error_set(error, "%s", SDL_GetError());
    if (memory)
        SDL_RWclose(memory);
    if (!done) {
        free(bytes);
        return NULL;
    }
    return bytes;
}

void *press_grey(Press *press)
{
    const SDL_Surface *pixels = press_pixels(press);
    Uint8 *bytes = malloc((size_t)pixels->w * (size_t)pixels->h);
    if (!bytes)
        abort();
    for (int y = 0; y < pixels->h; y++) {
        const Uint8 *from = (const Uint8 *)pixels->pixels + y * pixels->pitch;
        for (int x = 0; x < pixels->w; x++) {
            const Uint32 colour = ((const Uint32 *)(const void *)from)[x];
            bytes[y * pixels->w + x] = (Uint8)(colour >> 8); /* grey: any of the three will do */
        }
    }
    return bytes;
}
