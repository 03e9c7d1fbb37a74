#include "app/pictures.h"

#include <SDL_image.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    PICTURES_MAX = 1024,
    FOLDERS_MAX = 16,
    KEYS_MAX = 384,
    WIDTHS_MAX = 32,
    NAME_LENGTH = 48,
    BUDGET = 200 * 1024 * 1024,
};

static const char *const ENDINGS[] = {"webp", "png"};

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

/* The widths, rising, that something has: a folder in all, or one of its keys. */
typedef struct Widths {
    char folder[NAME_LENGTH];
    char key[NAME_LENGTH]; /* empty for a folder */
    int count;
    int items[WIDTHS_MAX];
} Widths;

struct Pictures {
    SDL_Renderer *renderer;
    char directory[1024];
    bool wait;
    int folder_count;
    Widths folders[FOLDERS_MAX];
    int key_count;
    Widths keys[KEYS_MAX];
    SDL_mutex *lock; /* guards count, the states and the surfaces */
    SDL_cond *work;
    SDL_Thread *thread;
    bool stop;
    Uint32 event;
    int count;
    Picture items[PICTURES_MAX];
    size_t bytes;
    Uint32 clock;
};

/* ---- the loader ---- */

static SDL_Surface *decode(const Pictures *pictures, const Picture *picture)
{
    char path[1200];
    SDL_Surface *surface = NULL;
    for (size_t i = 0; i < sizeof ENDINGS / sizeof ENDINGS[0] && !surface; i++) {
        snprintf(path, sizeof path, "%s/%s/%d/%s.%s", pictures->directory, picture->folder,
                 picture->width, picture->key, ENDINGS[i]);
        surface = IMG_Load(path);
    }
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
        picture->state = PICTURE_LOADING;
        SDL_UnlockMutex(pictures->lock);
        SDL_Surface *surface = decode(pictures, picture);
        SDL_LockMutex(pictures->lock);
        picture->surface = surface;
        picture->state = surface ? PICTURE_DECODED : PICTURE_MISSING;
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
    snprintf(pictures->directory, sizeof pictures->directory, "%s", assets_directory);
    pictures->event = SDL_RegisterEvents(1);
    pictures->lock = SDL_CreateMutex();
    pictures->work = SDL_CreateCond();
    if (!wait)
        pictures->thread = SDL_CreateThread(run_loader, "pictures", pictures);
    if (!pictures->thread)
        pictures->wait = true;
    return pictures;
}

Uint32 pictures_event(const Pictures *pictures)
{
    return pictures->event;
}

size_t pictures_bytes(const Pictures *pictures)
{
    return pictures->bytes;
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

bool pictures_arrive(Pictures *pictures)
{
    bool came = false;
    SDL_LockMutex(pictures->lock);
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
    SDL_DestroyCond(pictures->work);
    SDL_DestroyMutex(pictures->lock);
    free(pictures);
}

/* ---- finding ---- */

static void add_width(Widths *widths, int width)
{
    int at = widths->count;
    if (width < 1 || at == WIDTHS_MAX)
        return;
    for (; at > 0 && widths->items[at - 1] > width; at--)
        widths->items[at] = widths->items[at - 1];
    widths->items[at] = width;
    widths->count++;
}

static const Widths *widths_of_folder(Pictures *pictures, const char *name)
{
    for (int i = 0; i < pictures->folder_count; i++) {
        if (strcmp(pictures->folders[i].folder, name) == 0)
            return &pictures->folders[i];
    }
    if (pictures->folder_count == FOLDERS_MAX)
        return NULL;
    Widths *widths = &pictures->folders[pictures->folder_count++];
    snprintf(widths->folder, sizeof widths->folder, "%s", name);
    char path[1100];
    snprintf(path, sizeof path, "%s/%s", pictures->directory, name);
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));)
        add_width(widths, atoi(entry->d_name));
    if (directory)
        closedir(directory);
    return widths;
}

static bool exists(const Pictures *pictures, const char *folder, int width, const char *key)
{
    char path[1200];
    struct stat info;
    for (size_t i = 0; i < sizeof ENDINGS / sizeof ENDINGS[0]; i++) {
        snprintf(path, sizeof path, "%s/%s/%d/%s.%s", pictures->directory, folder, width, key,
                 ENDINGS[i]);
        if (stat(path, &info) == 0)
            return true;
    }
    return false;
}

static const Widths *widths_of_key(Pictures *pictures, const char *folder, const char *key)
{
    for (int i = 0; i < pictures->key_count; i++) {
        if (strcmp(pictures->keys[i].key, key) == 0 &&
            strcmp(pictures->keys[i].folder, folder) == 0)
            return &pictures->keys[i];
    }
    const Widths *all = widths_of_folder(pictures, folder);
    if (!all || pictures->key_count == KEYS_MAX)
        return NULL;
    Widths *widths = &pictures->keys[pictures->key_count++];
    snprintf(widths->folder, sizeof widths->folder, "%s", folder);
    snprintf(widths->key, sizeof widths->key, "%s", key);
    for (int i = 0; i < all->count; i++) {
        if (exists(pictures, folder, all->items[i], key))
            add_width(widths, all->items[i]);
    }
    if (!widths->count)
        SDL_Log("the picture %s/%s is missing", folder, key);
    return widths;
}

/* The smallest width that is not blown up noticeably; the largest if none is enough. */
static int best_width(const Widths *widths, float width)
{
    for (int i = 0; i < widths->count; i++) {
        if ((float)widths->items[i] * 1.1f >= width)
            return widths->items[i];
    }
    return widths->items[widths->count - 1];
}

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

static void fetch(Pictures *pictures, Picture *picture)
{
    if (!pictures->wait) {
        picture->state = PICTURE_WANTED;
        SDL_CondSignal(pictures->work);
        return;
    }
    picture->surface = decode(pictures, picture);
    if (picture->surface)
        upload(pictures, picture);
    else
        picture->state = PICTURE_MISSING;
}

SDL_Texture *pictures_get(Pictures *pictures, const char *folder, const char *key, float width)
{
    const Widths *widths = widths_of_key(pictures, folder, key);
    if (!widths || !widths->count)
        return NULL;
    SDL_LockMutex(pictures->lock);
    Picture *picture = picture_of(pictures, folder, key, best_width(widths, width));
    SDL_Texture *texture = NULL;
    if (picture) {
        picture->used = ++pictures->clock;
        if (picture->state == PICTURE_DROPPED)
            fetch(pictures, picture);
        texture = picture->texture;
    }
    SDL_UnlockMutex(pictures->lock);
    return texture;
}
