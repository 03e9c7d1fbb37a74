#include "app/draw/easel.h"

#include "app/draw/fits.h"
#include "app/draw/masks.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include <math.h>
#include <stdlib.h>

/* A window may be tiny for a moment; nothing is ever divided by zero. */
static const float UNIT_MIN = 0.1f;

Canvas *canvas_new(const char *assets_directory, bool wait)
{
    Canvas *canvas = calloc(1, sizeof *canvas);
    if (!canvas)
        abort();
    *canvas = (Canvas){.unit = 1, .text_scale = 1};
    canvas->pictures = pictures_new(NULL, assets_directory, wait);
    return canvas;
}

bool canvas_open(Canvas *canvas, SDL_Renderer *renderer, const char *fonts_directory, Error *error)
{
    canvas->renderer = renderer;
    canvas->masks = masks_new(renderer);
    canvas->fits = fits_new(renderer);
    pictures_show_on(canvas->pictures, renderer);
    canvas->texts = texts_new(renderer, fonts_directory, error);
    return canvas->texts;
}

void canvas_free(Canvas *canvas)
{
    if (!canvas)
        return;
    pictures_free(canvas->pictures);
    texts_free(canvas->texts);
    masks_free(canvas->masks);
    fits_free(canvas->fits);
    if (canvas->renderer)
        SDL_DestroyRenderer(canvas->renderer);
    free(canvas);
}

void canvas_expect(Canvas *canvas, SDL_Point size, float least_width, float least_height)
{
    const float unit = fminf((float)size.x / least_width, (float)size.y / least_height);
    canvas->unit = fmaxf(unit, UNIT_MIN);
    canvas->view = box(0, 0, (float)size.x / canvas->unit, (float)size.y / canvas->unit);
}

void canvas_measure(Canvas *canvas, float least_width, float least_height)
{
    SDL_Point size;
    SDL_GetRendererOutputSize(canvas->renderer, &size.x, &size.y);
    canvas_expect(canvas, size, least_width, least_height);
    canvas_forget(canvas);
}

void canvas_forget(Canvas *canvas)
{
    masks_forget(canvas->masks);
    fits_forget(canvas->fits);
    texts_forget(canvas->texts);
}

void canvas_lose(Canvas *canvas)
{
    canvas->losses++;
    canvas_forget(canvas);
    pictures_forget(canvas->pictures);
}
