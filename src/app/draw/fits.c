#include "app/draw/fits.h"

#include <stdlib.h>
#include <string.h>

enum { FITS_MAX = 512, BUDGET = 64 * 1024 * 1024 };

typedef struct Fit {
    const SDL_Texture *of;
    uintptr_t seen;
    SDL_Rect part;
    int width, height;
    SDL_Texture *texture; /* owned */
    Uint32 used;
} Fit;

struct Fits {
    SDL_Renderer *renderer;
    int count;
    Fit items[FITS_MAX];
    size_t bytes;
    Uint32 clock;
    SDL_Texture *tile; /* owned, or NULL */
    SDL_Color tone;    /* of the tile */
};

Fits *fits_new(SDL_Renderer *renderer)
{
    Fits *fits = calloc(1, sizeof *fits);
    if (!fits)
        abort();
    fits->renderer = renderer;
    return fits;
}

void fits_free(Fits *fits)
{
    if (fits)
        fits_forget(fits);
    free(fits);
}

uintptr_t fits_first_seen(SDL_Texture *texture)
{
    if (!SDL_GetTextureUserData(texture))
        SDL_SetTextureUserData(texture, (void *)(uintptr_t)SDL_GetPerformanceCounter());
    return (uintptr_t)SDL_GetTextureUserData(texture);
}

static size_t bytes_of(const Fit *fit)
{
    return (size_t)fit->width * (size_t)fit->height * 4;
}

static void drop(Fits *fits, int index)
{
    fits->bytes -= bytes_of(&fits->items[index]);
    SDL_DestroyTexture(fits->items[index].texture);
    fits->items[index] = fits->items[--fits->count];
}

void fits_forget(Fits *fits)
{
    while (fits->count)
        drop(fits, fits->count - 1);
    if (fits->tile)
        SDL_DestroyTexture(fits->tile);
    fits->tile = NULL;
}

/* Without an alpha channel: such pixels are blended fastest. */
static SDL_Texture *make_tile(const Fits *fits, SDL_Color colour)
{
    SDL_Surface *pixels =
        SDL_CreateRGBSurfaceWithFormat(0, FITS_TILE, FITS_TILE, 32, SDL_PIXELFORMAT_RGB888);
    if (!pixels)
        return NULL;
    SDL_FillRect(pixels, NULL, SDL_MapRGB(pixels->format, colour.r, colour.g, colour.b));
    SDL_Texture *tile = SDL_CreateTextureFromSurface(fits->renderer, pixels);
    SDL_FreeSurface(pixels);
    if (tile)
        SDL_SetTextureBlendMode(tile, SDL_BLENDMODE_BLEND);
    return tile;
}

SDL_Texture *fits_tile(Fits *fits, SDL_Color colour)
{
    const SDL_Color tone = {colour.r, colour.g, colour.b, 255};
    if (fits->tile && memcmp(&fits->tone, &tone, sizeof tone) == 0)
        return fits->tile;
    if (fits->tile)
        SDL_DestroyTexture(fits->tile);
    fits->tile = make_tile(fits, tone);
    fits->tone = tone;
    return fits->tile;
}

static void make_room(Fits *fits, size_t bytes)
{
    while (fits->count && (fits->count == FITS_MAX || fits->bytes + bytes > BUDGET)) {
        int oldest = 0;
        for (int i = 1; i < fits->count; i++) {
            if (fits->items[i].used < fits->items[oldest].used)
                oldest = i;
        }
        drop(fits, oldest);
    }
}

/* Copied as it is, clear parts included; then it is drawn as the texture itself was. */
static void paint_fit(const Fits *fits, SDL_Texture *texture, const Fit *fit)
{
    SDL_Texture *before = SDL_GetRenderTarget(fits->renderer);
    const SDL_bool clipped = SDL_RenderIsClipEnabled(fits->renderer);
    SDL_BlendMode blend;
    SDL_Rect clip;
    SDL_RenderGetClipRect(fits->renderer, &clip);
    SDL_GetTextureBlendMode(texture, &blend);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    SDL_SetTextureAlphaMod(texture, 255);
    SDL_SetTextureColorMod(texture, 255, 255, 255);
    SDL_SetRenderTarget(fits->renderer, fit->texture);
    SDL_RenderCopy(fits->renderer, texture, &fit->part, NULL);
    SDL_SetRenderTarget(fits->renderer, before);
    SDL_RenderSetClipRect(fits->renderer, clipped ? &clip : NULL);
    SDL_SetTextureBlendMode(texture, blend);
    SDL_SetTextureBlendMode(fit->texture, blend);
}

static SDL_Texture *add(Fits *fits, SDL_Texture *texture, Fit fit)
{
    Uint32 format;
    SDL_QueryTexture(texture, &format, NULL, NULL, NULL);
    make_room(fits, bytes_of(&fit));
    fit.texture =
        SDL_CreateTexture(fits->renderer, format, SDL_TEXTUREACCESS_TARGET, fit.width, fit.height);
    if (!fit.texture)
        return NULL;
    paint_fit(fits, texture, &fit);
    fits->bytes += bytes_of(&fit);
    fits->items[fits->count++] = fit;
    return fit.texture;
}

SDL_Texture *fits_get(Fits *fits, SDL_Texture *texture, SDL_Rect part, int width, int height)
{
    const uintptr_t seen = fits_first_seen(texture);
    fits->clock++;
    for (int i = 0; i < fits->count; i++) {
        Fit *fit = &fits->items[i];
        if (fit->of == texture && fit->seen == seen && fit->width == width &&
            fit->height == height && SDL_RectEquals(&fit->part, &part)) {
            fit->used = fits->clock;
            return fit->texture;
        }
    }
    return add(fits, texture,
               (Fit){.of = texture,
                     .seen = seen,
                     .part = part,
                     .width = width,
                     .height = height,
                     .used = fits->clock});
}
