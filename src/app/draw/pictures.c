#include "app/draw/pictures.h"

#include "app/draw/asset_file.h"
#include "app/draw/picture_places.h"
#include "app/draw/shelf.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* More than there are files, each of which is one picture (tests/assets). */
enum { PICTURES_MAX = 4096, BUDGET = 200 * 1024 * 1024 };

typedef enum PictureState {
    PICTURE_WANTED,  /* the loader should bring it */
    PICTURE_LOADING, /* the loader has it in hand */
    PICTURE_DECODED, /* its surface waits for the main thread */
    PICTURE_READY,
    PICTURE_MISSING,
    PICTURE_DROPPED, /* was there, went for lack of room */
} PictureState;

typedef struct Picture {
    char folder[NAME_LENGTH];
    char key[NAME_LENGTH];
    int width;
    PictureState state;
    SDL_Surface *surface;
    SDL_Texture *texture;
    size_t bytes;
    Uint32 used;
} Picture;

struct Pictures {
    SDL_Renderer *renderer;
    Shelf shelf;
    PicturePlaces decor, motion;
    bool wait;
    bool no_grounds;
    SDL_mutex *lock; /* guards count, the states and the surfaces */
    SDL_cond *work;  /* something is wanted */
    SDL_cond *came;  /* something was decoded */
    SDL_Thread *thread;
    bool stop;
    Uint32 event;
    int count;
    Picture items[PICTURES_MAX];
    size_t bytes;
    Uint32 clock;
    bool came_meanwhile; /* in the middle of a frame, whose beginning was drawn without it */
};

/* ---- the loader ---- */

/* The four bytes from here on, the first of them in front. */
static Uint32 word_at(const Uint8 *bytes)
{
    Uint32 word;
    memcpy(&word, bytes, sizeof word);
    return SDL_SwapBE32(word);
}

static void turn_with_alpha(Uint32 *to, const Uint8 *from, int width)
{
    for (int x = 0; x < width; x++)
        to[x] = word_at(from + 4 * x) >> 8 | (Uint32)from[4 * x + 3] << 24;
}

/* Behind the last pixel there is no fourth byte. */
static void turn_opaque(Uint32 *to, const Uint8 *from, int width)
{
    const Uint8 *last = from + 3 * (width - 1);
    for (int x = 0; x < width - 1; x++)
        to[x] = word_at(from + 3 * x) >> 8;
    to[width - 1] = (Uint32)last[0] << 16 | (Uint32)last[1] << 8 | last[2];
}

/* Decoders give red, green, blue and perhaps alpha, byte by byte; renderers want whole words, and
 * would turn every pixel themselves, slowly. */
static SDL_Surface *in_words(SDL_Surface *bytes)
{
    const bool alpha = bytes->format->format == SDL_PIXELFORMAT_RGBA32;
    SDL_Surface *words = SDL_CreateRGBSurfaceWithFormat(
        0, bytes->w, bytes->h, 32, alpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888);
    for (int y = 0; words && y < words->h; y++) {
        const Uint8 *from = (const Uint8 *)bytes->pixels + y * bytes->pitch;
        Uint32 *to = (Uint32 *)(void *)((Uint8 *)words->pixels + y * words->pitch);
        (alpha ? turn_with_alpha : turn_opaque)(to, from, words->w);
    }
    SDL_FreeSurface(bytes);
    return words;
}

static bool in_bytes(const SDL_Surface *surface)
{
    return surface && (surface->format->format == SDL_PIXELFORMAT_RGB24 ||
                       surface->format->format == SDL_PIXELFORMAT_RGBA32);
}

static SDL_Surface *decode(const Pictures *pictures, const Picture *picture)
{
    char path[SHELF_PATH_CAPACITY];
    SDL_RWops *file =
        shelf_find(&pictures->shelf, picture->folder, picture->width, picture->key, path)
            ? asset_open_picture(path)
            : NULL;
    SDL_Surface *surface = file ? IMG_Load_RW(file, 1) : NULL;
    if (in_bytes(surface))
        surface = in_words(surface);
    if (!surface)
        SDL_Log("the picture %s/%s cannot be read", picture->folder, picture->key);
    return surface;
}

/* The picture asked for last is wanted most: it is on the screen now. */
static Picture *next_wanted(Pictures *pictures)
{
    Picture *best = NULL;
    for (int i = 0; i < pictures->count; i++) {
        Picture *picture = &pictures->items[i];
        if (picture->state == PICTURE_WANTED && (!best || picture->used > best->used))
            best = picture;
    }
    return best;
}

/* The lock is held before and after, but not meanwhile: both threads load. */
static void load(Pictures *pictures, Picture *picture)
{
    picture->state = PICTURE_LOADING;
    SDL_UnlockMutex(pictures->lock);
    SDL_Surface *surface = decode(pictures, picture);
    SDL_LockMutex(pictures->lock);
    picture->surface = surface;
    picture->state = surface ? PICTURE_DECODED : PICTURE_MISSING;
}

static int run_loader(void *data)
{
    Pictures *pictures = data;
    SDL_LockMutex(pictures->lock);
    while (!pictures->stop) {
        Picture *picture = next_wanted(pictures);
        if (!picture) {
            SDL_CondWait(pictures->work, pictures->lock);
            continue;
        }
        load(pictures, picture);
        SDL_CondSignal(pictures->came);
        SDL_Event event = {.type = pictures->event};
        SDL_PushEvent(&event);
    }
    SDL_UnlockMutex(pictures->lock);
    return 0;
}

Pictures *pictures_new(SDL_Renderer *renderer, const char *assets_directory, bool wait)
{
    Pictures *pictures = calloc(1, sizeof *pictures);
    if (!pictures)
        abort();
    pictures->renderer = renderer;
    pictures->wait = wait;
    snprintf(pictures->shelf.directory, sizeof pictures->shelf.directory, "%s", assets_directory);
    pictures->event = SDL_RegisterEvents(1);
    pictures->lock = SDL_CreateMutex();
    pictures->work = SDL_CreateCond();
    pictures->came = SDL_CreateCond();
    if (!wait)
        pictures->thread = SDL_CreateThread(run_loader, "pictures", pictures);
    if (!pictures->thread)
        pictures->wait = true;
    return pictures;
}

void pictures_show_on(Pictures *pictures, SDL_Renderer *renderer)
{
    pictures->renderer = renderer;
}

void pictures_wait(Pictures *pictures, bool wait)
{
    pictures->wait = wait || !pictures->thread;
}

Uint32 pictures_event(const Pictures *pictures)
{
    return pictures->event;
}

size_t pictures_bytes(const Pictures *pictures)
{
    return pictures->bytes;
}

bool pictures_pending(const Pictures *pictures)
{
    bool pending = false;
    SDL_LockMutex(pictures->lock);
    for (int i = 0; i < pictures->count && !pending; i++) {
        const PictureState state = pictures->items[i].state;
        pending = state == PICTURE_WANTED || state == PICTURE_LOADING || state == PICTURE_DECODED;
    }
    SDL_UnlockMutex(pictures->lock);
    return pending;
}

/* ---- textures ---- */

static void drop_texture(Pictures *pictures, Picture *picture, PictureState state)
{
    if (picture->texture)
        SDL_DestroyTexture(picture->texture);
    picture->texture = NULL;
    pictures->bytes -= picture->bytes;
    picture->bytes = 0;
    picture->state = state;
}

static void make_room(Pictures *pictures, size_t bytes)
{
    while (pictures->bytes + bytes > BUDGET) {
        Picture *oldest = NULL;
        for (int i = 0; i < pictures->count; i++) {
            Picture *picture = &pictures->items[i];
            if (picture->state == PICTURE_READY && (!oldest || picture->used < oldest->used))
                oldest = picture;
        }
        if (!oldest)
            return;
        drop_texture(pictures, oldest, PICTURE_DROPPED);
    }
}

static void upload(Pictures *pictures, Picture *picture)
{
    SDL_Surface *surface = picture->surface;
    const size_t bytes = (size_t)surface->w * (size_t)surface->h * 4;
    make_room(pictures, bytes);
    picture->texture = SDL_CreateTextureFromSurface(pictures->renderer, surface);
    picture->surface = NULL;
    SDL_FreeSurface(surface);
    if (!picture->texture) {
        picture->state = PICTURE_MISSING;
        return;
    }
    SDL_SetTextureScaleMode(picture->texture, SDL_ScaleModeLinear);
    picture->bytes = bytes;
    pictures->bytes += bytes;
    picture->state = PICTURE_READY;
}

bool pictures_decor_place(Pictures *pictures, const char *key, Box *place)
{
    char folder[SHELF_PATH_CAPACITY];
    snprintf(folder, sizeof folder, "%s/decor", pictures->shelf.directory);
    return picture_places_find(&pictures->decor, folder, key, place);
}

bool pictures_motion_place(Pictures *pictures, const char *scene, Box *place)
{
    char folder[SHELF_PATH_CAPACITY], key[PICTURE_PLACE_KEY_CAPACITY];
    snprintf(folder, sizeof folder, "%s/motion", pictures->shelf.directory);
    snprintf(key, sizeof key, "%s-%d", scene, MOTION_FRAMES);
    return picture_places_find(&pictures->motion, folder, key, place);
}

bool pictures_arrive(Pictures *pictures)
{
    SDL_LockMutex(pictures->lock);
    bool came = pictures->came_meanwhile;
    pictures->came_meanwhile = false;
    for (int i = 0; i < pictures->count; i++) {
        if (pictures->items[i].state == PICTURE_DECODED) {
            upload(pictures, &pictures->items[i]);
            came = true;
        }
    }
    SDL_UnlockMutex(pictures->lock);
    return came;
}

void pictures_forget(Pictures *pictures)
{
    SDL_LockMutex(pictures->lock);
    for (int i = 0; i < pictures->count; i++) {
        if (pictures->items[i].state == PICTURE_READY)
            drop_texture(pictures, &pictures->items[i], PICTURE_DROPPED);
    }
    SDL_UnlockMutex(pictures->lock);
}

void pictures_free(Pictures *pictures)
{
    if (!pictures)
        return;
    SDL_LockMutex(pictures->lock);
    pictures->stop = true;
    SDL_CondSignal(pictures->work);
    SDL_UnlockMutex(pictures->lock);
    SDL_WaitThread(pictures->thread, NULL);
    for (int i = 0; i < pictures->count; i++) {
        SDL_FreeSurface(pictures->items[i].surface);
        if (pictures->items[i].texture)
            SDL_DestroyTexture(pictures->items[i].texture);
    }
    SDL_DestroyCond(pictures->came);
    SDL_DestroyCond(pictures->work);
    SDL_DestroyMutex(pictures->lock);
    free(pictures);
}

/* ---- asking ---- */

static Picture *picture_of(Pictures *pictures, const char *folder, const char *key, int width)
{
    for (int i = 0; i < pictures->count; i++) {
        Picture *picture = &pictures->items[i];
        if (picture->width == width && strcmp(picture->key, key) == 0 &&
            strcmp(picture->folder, folder) == 0)
            return picture;
    }
    if (pictures->count == PICTURES_MAX)
        return NULL;
    Picture *picture = &pictures->items[pictures->count];
    *picture = (Picture){.width = width, .state = PICTURE_DROPPED};
    snprintf(picture->folder, sizeof picture->folder, "%s", folder);
    snprintf(picture->key, sizeof picture->key, "%s", key);
    pictures->count++;
    return picture;
}

/* Brings a picture to be decoded. While the loader has it in hand, the others are begun here. */
static void fetch_now(Pictures *pictures, Picture *picture)
{
    if (picture->state == PICTURE_DROPPED || picture->state == PICTURE_WANTED)
        load(pictures, picture);
    while (picture->state == PICTURE_LOADING) {
        Picture *other = next_wanted(pictures);
        if (other)
            load(pictures, other);
        else
            SDL_CondWait(pictures->came, pictures->lock);
    }
}

/* What lies decoded is taken over: fetch_now may have begun it for a frame that did not need it.
 * Before there is a renderer it goes on lying there. */
static void fetch(Pictures *pictures, Picture *picture)
{
    if (pictures->wait) {
        fetch_now(pictures, picture);
    } else if (picture->state == PICTURE_DROPPED) {
        picture->state = PICTURE_WANTED;
        SDL_CondSignal(pictures->work);
    }
    if (picture->state == PICTURE_DECODED && pictures->renderer) {
        upload(pictures, picture);
        pictures->came_meanwhile |= !pictures->wait;
    }
}

void pictures_leave_out_grounds(Pictures *pictures, bool left_out)
{
    pictures->no_grounds = left_out;
}

static bool is_ground(const char *folder, const char *key)
{
    if (strcmp(folder, "seasons") == 0)
        return true;
    static const char *const GROUNDS[][2] = {
        {"boards", "table"},       {"boards", "market"},       {"boards", "home"},
        {"boards", "scorepad"},    {"boards/seat", "rays"},    {"boards", "paper"},
        {"title", "street"},       {"cards/frames", "ribbon"}, {"cards/frames", "ribbon-small"},
        {"boards", "around-left"}, {"boards", "around-right"}, {"street", "sky"},
        {"street", "ground"},
    };
    for (size_t i = 0; i < SDL_arraysize(GROUNDS); i++) {
        if (strcmp(folder, GROUNDS[i][0]) == 0 && strcmp(key, GROUNDS[i][1]) == 0)
            return true;
    }
    return false;
}

SDL_Texture *pictures_get(Pictures *pictures, const char *folder, const char *key, float width)
{
    if (pictures->no_grounds && is_ground(folder, key))
        return NULL;
    const int best = shelf_width(&pictures->shelf, folder, key, width);
    if (!best)
        return NULL;
    SDL_LockMutex(pictures->lock);
    Picture *picture = picture_of(pictures, folder, key, best);
    SDL_Texture *texture = NULL;
    if (picture) {
        picture->used = ++pictures->clock;
        fetch(pictures, picture);
        texture = picture->texture;
    }
    SDL_UnlockMutex(pictures->lock);
    return texture;
}

SDL_Texture *pictures_get_meanwhile(Pictures *pictures, const char *folder, const char *key,
                                    float width)
{
    SDL_Texture *texture = pictures_get(pictures, folder, key, width);
    const bool there = texture || (pictures->no_grounds && is_ground(folder, key));
    int largest = 0;
    SDL_LockMutex(pictures->lock);
    for (int i = 0; i < pictures->count && !there; i++) {
        const Picture *picture = &pictures->items[i];
        if (picture->texture && picture->width > largest && strcmp(picture->key, key) == 0 &&
            strcmp(picture->folder, folder) == 0) {
            texture = picture->texture;
            largest = picture->width;
        }
    }
    SDL_UnlockMutex(pictures->lock);
    return texture;
}
