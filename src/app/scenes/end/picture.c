/* The picture to keep: the finished houses with names and score pad, as a PNG file. */
#include "app/scenes/end/count.h"
#include "app/user_folder.h"
#include "app/words/error_words.h"
#include "session/file.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Always the same size, whatever the window: 1280 x 800 units. */
enum { PICTURE_WIDTH = 1920, PICTURE_HEIGHT = 1200 };

/* ---- drawing it ---- */

/* Puts everything back in its place that drawing for another size has moved. */
static void draw_apart(Count *count, App *app, const char *date)
{
    const Box view = app->view;
    const float unit = app->unit;
    const int text_size = app->settings.text_size;
    Pictures *pictures = app->pictures;
    static const float WIDTH = VIEW_MIN_WIDTH, HEIGHT = VIEW_MIN_HEIGHT;
    Count shown = *count;
    app->view = box(0, 0, WIDTH, HEIGHT);
    app->unit = PICTURE_WIDTH / WIDTH;
    app->settings.text_size = 100;
    /* The window's pictures may still be on their way: these are waited for. */
    app->pictures = pictures_new(app->renderer, app->paths.assets, true);
    count_layout_picture(&shown.layout, app, shown.plan.players, app->view);
    count_draw_picture(&shown, app, date);
    SDL_RenderFlush(app->renderer);
    pictures_free(app->pictures);
    app->pictures = pictures;
    app->settings.text_size = text_size;
    app->unit = unit;
    app->view = view;
}

static SDL_Surface *make_picture(Count *count, App *app, const char *date)
{
    SDL_Texture *target =
        SDL_CreateTexture(app->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET,
                          PICTURE_WIDTH, PICTURE_HEIGHT);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, PICTURE_WIDTH, PICTURE_HEIGHT, 24, SDL_PIXELFORMAT_RGB24);
    bool drawn = target && surface && SDL_SetRenderTarget(app->renderer, target) == 0;
    if (drawn) {
        draw_apart(count, app, date);
        drawn = SDL_RenderReadPixels(app->renderer, NULL, SDL_PIXELFORMAT_RGB24, surface->pixels,
                                     surface->pitch) == 0;
        SDL_SetRenderTarget(app->renderer, NULL);
    }
    if (target)
        SDL_DestroyTexture(target);
    if (!drawn) {
        SDL_FreeSurface(surface);
        return NULL;
    }
    return surface;
}

/* Through memory, so that a full disk leaves no half of a picture. */
static bool write_picture(SDL_Surface *surface, const char *path, Error *error)
{
    const int capacity = surface->h * surface->pitch + (1 << 16);
    char *bytes = malloc((size_t)capacity);
    SDL_RWops *memory = bytes ? SDL_RWFromMem(bytes, capacity) : NULL;
    bool saved = memory && IMG_SavePNG_RW(surface, memory, 0) == 0;
    if (!saved)
        error_set(error, "%s", SDL_GetError());
    else
        saved = file_write(path, bytes, (size_t)SDL_RWtell(memory), error);
    if (memory)
        SDL_RWclose(memory);
    free(bytes);
    return saved;
}

void count_save_picture(Count *count, App *app)
{
    char directory[PATH_CAPACITY], path[PATH_CAPACITY + 64], name[48], date[32];
    Error error = {0};
    const time_t now = time(NULL);
    struct tm parts = {0};
    localtime_r(&now, &parts);
    strftime(name, sizeof name, "dream-home-%Y-%m-%d-%H%M%S.png", &parts);
    strftime(date, sizeof date, "%Y-%m-%d", &parts);
    user_folder(USER_PICTURES, &app->paths, directory, sizeof directory);
    snprintf(path, sizeof path, "%s/%s", directory, name);
    SDL_Surface *surface = make_picture(count, app, date);
    if (!surface)
        error_set(&error, "%s", SDL_GetError());
    const bool saved = surface && write_picture(surface, path, &error);
    SDL_FreeSurface(surface);
    if (saved)
        snprintf(count->message, sizeof count->message, tr(app->words, "Picture saved: %s"), path);
    else
        snprintf(count->message, sizeof count->message,
                 tr(app->words, "The picture couldn’t be saved: %s."),
                 error_words(app->words, &error));
    audio_play(app->audio, saved ? SOUND_CHIME : SOUND_WARNING);
    app_redraw(app);
}
