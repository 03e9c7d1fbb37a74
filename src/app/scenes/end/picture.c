/* The picture to keep: the finished houses with names and score pad, as a PNG file. */
#include "app/files/open_file.h"
#include "app/files/user_folder.h"
#include "app/pieces/card_view.h"
#include "app/scenes/end/count.h"
#include "app/words/error_words.h"
#include "session/file.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Always the same size, whatever the window: 1280 x 800 units. */
enum { PICTURE_WIDTH = 1920, PICTURE_HEIGHT = 1200 };

/* ---- drawing it ---- */

/* On a canvas of its own: the window's stays as it is. */
static void draw_apart(const Count *count, const App *app, const char *date)
{
    static const float WIDTH = VIEW_MIN_WIDTH, HEIGHT = VIEW_MIN_HEIGHT;
    Count shown = *count;
    shown.finale = (Finale){0}; /* by day, and nobody moves */
    Canvas canvas = *app->canvas;
    canvas.view = box(0, 0, WIDTH, HEIGHT);
    canvas.unit = PICTURE_WIDTH / WIDTH;
    canvas.text_scale = 1;
    /* The window's pictures may still be on their way: these are waited for. */
    canvas.pictures = pictures_new(canvas.renderer, app->paths.assets, true);
    Stage stage = stage_of(app);
    stage.canvas = &canvas;
    stage.cards = cards_new(&canvas, app->words);
    count_layout_picture(&shown.layout, shown.plan.players, canvas.view);
    count_draw_picture(&shown, &stage, date);
    SDL_RenderFlush(canvas.renderer);
    cards_free(stage.cards);
    pictures_free(canvas.pictures);
}

static SDL_Surface *make_picture(Count *count, App *app, const char *date)
{
    SDL_Texture *target =
        SDL_CreateTexture(app->canvas->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET,
                          PICTURE_WIDTH, PICTURE_HEIGHT);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, PICTURE_WIDTH, PICTURE_HEIGHT, 24, SDL_PIXELFORMAT_RGB24);
    bool drawn = target && surface && SDL_SetRenderTarget(app->canvas->renderer, target) == 0;
    if (drawn) {
        draw_apart(count, app, date);
        drawn = SDL_RenderReadPixels(app->canvas->renderer, NULL, SDL_PIXELFORMAT_RGB24,
                                     surface->pixels, surface->pitch) == 0;
        SDL_SetRenderTarget(app->canvas->renderer, NULL);
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

/* "Pictures/dream-home-2026-01-31.png": what players look for in their folders. */
static const char *short_name(const char *path)
{
    const char *name = path;
    int folders = 0;
    for (const char *at = path + strlen(path); at > path && folders < 2; at--) {
        if (*at == '/' || *at == '\\') {
            name = at + 1;
            folders++;
        }
    }
    return name;
}

static void say(Count *count, const char *format, const char *words)
{
    snprintf(count->message, sizeof count->message, format, words);
}

void count_save_picture(Count *count, App *app)
{
    char directory[PATH_CAPACITY], path[sizeof count->picture], name[48], date[32];
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
    if (saved) {
        say(count, tr(app->words, "Picture saved: %s"), short_name(path));
        memcpy(count->picture, path, sizeof path);
    } else {
        say(count, tr(app->words, "The picture couldn’t be saved: %s."),
            error_words(app->words, &error));
    }
    audio_play(app->audio, saved ? SOUND_CHIME : SOUND_WARNING);
    app_redraw(app);
}

bool count_offers_picture(const Count *count)
{
    return count->picture[0] && open_file_is_possible();
}

void count_open_picture(Count *count, App *app)
{
    Error error = {0};
    if (open_file(count->picture))
        return;
    error_set(&error, "%s", SDL_GetError());
    snprintf(count->message, sizeof count->message, tr(app->words, "%s can’t be opened: %s."),
             short_name(count->picture), error_words(app->words, &error));
    app_redraw(app);
}
