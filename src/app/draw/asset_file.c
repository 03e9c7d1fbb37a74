#include "app/draw/asset_file.h"

#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>

enum {
    MEGABYTE = 1 << 20,
    PICTURE_FILE_MAX = 8 * MEGABYTE,
    FONT_FILE_MAX = 16 * MEGABYTE,
    MUSIC_FILE_MAX = 32 * MEGABYTE,
    EFFECT_FILE_MAX = MEGABYTE / 2,
    PICTURE_SIDE_MAX = 8192,
    PICTURE_PIXELS_MAX = 16 * MEGABYTE, /* 64 MB unpacked: no screen has half of that */
    EFFECT_PACKETS_MAX = 4096,          /* of Ogg, each at most 4096 samples: 64 MB unpacked */
    OGG_HEADER = 27,                    /* bytes of a page before its table of segments */
};

/* A pipe or a device could keep us waiting for ever: it is not even opened. */
static SDL_RWops *open_up_to(const char *path, Sint64 most)
{
    struct stat info;
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode)) {
        SDL_SetError("there is no file %s", path);
        return NULL;
    }
    if (info.st_size > most) {
        SDL_SetError("the file %s is too large", path);
        return NULL;
    }
    return SDL_RWFromFile(path, "rb");
}

/* ---- pictures ---- */

typedef struct Extent {
    Uint32 width, height;
} Extent;

static Uint32 little(const Uint8 *at, int bytes)
{
    Uint32 number = 0;
    while (bytes--)
        number = number << 8 | at[bytes];
    return number;
}

static Uint32 big(const Uint8 *at)
{
    return (Uint32)at[0] << 24 | (Uint32)at[1] << 16 | (Uint32)at[2] << 8 | at[3];
}

/* The three kinds of WebP; 0 for what is none. */
static Extent webp_extent(const Uint8 *head)
{
    if (memcmp(head + 12, "VP8X", 4) == 0)
        return (Extent){little(head + 24, 3) + 1, little(head + 27, 3) + 1};
    if (memcmp(head + 12, "VP8L", 4) == 0) {
        const Uint32 bits = little(head + 21, 4);
        return (Extent){(bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1};
    }
    if (memcmp(head + 12, "VP8 ", 4) == 0)
        return (Extent){little(head + 26, 2) & 0x3fff, little(head + 28, 2) & 0x3fff};
    return (Extent){0};
}

static Extent picture_extent(const Uint8 *head)
{
    if (memcmp(head, "RIFF", 4) == 0 && memcmp(head + 8, "WEBP", 4) == 0)
        return webp_extent(head);
    if (memcmp(head, "\x89PNG\r\n\x1a\n", 8) == 0 && memcmp(head + 12, "IHDR", 4) == 0)
        return (Extent){big(head + 16), big(head + 20)};
    return (Extent){0};
}

static bool is_sane(Extent extent)
{
    return extent.width && extent.height && extent.width <= PICTURE_SIDE_MAX &&
           extent.height <= PICTURE_SIDE_MAX && extent.width * extent.height <= PICTURE_PIXELS_MAX;
}

/* Closes the file if it is refused. */
static SDL_RWops *checked(SDL_RWops *file, bool good)
{
    if (file && good && SDL_RWseek(file, 0, RW_SEEK_SET) == 0)
        return file;
    if (file) {
        SDL_RWclose(file);
        SDL_SetError("the file is no such file, or holds too much");
    }
    return NULL;
}

SDL_RWops *asset_open_picture(const char *path)
{
    Uint8 head[32] = {0};
    SDL_RWops *file = open_up_to(path, PICTURE_FILE_MAX);
    const bool read = file && SDL_RWread(file, head, sizeof head, 1) == 1;
    return checked(file, read && is_sane(picture_extent(head)));
}

/* ---- fonts and sounds ---- */

SDL_RWops *asset_open_font(const char *path)
{
    return open_up_to(path, FONT_FILE_MAX);
}

SDL_RWops *asset_open_music(const char *path)
{
    return open_up_to(path, MUSIC_FILE_MAX);
}

/* Every page tells by its table of segments how many packets end in it: a segment of less than 255
 * bytes is the end of one. -1 if the bytes are no Ogg. */
static int ogg_packets(const Uint8 *bytes, size_t length)
{
    int packets = 0;
    while (length) {
        if (length < OGG_HEADER || memcmp(bytes, "OggS", 4) != 0)
            return -1;
        size_t page = (size_t)OGG_HEADER + bytes[26];
        if (page > length)
            return -1;
        for (size_t i = OGG_HEADER, segments = page; i < segments; i++) {
            packets += bytes[i] < 255;
            page += bytes[i];
        }
        if (page > length)
            return -1;
        bytes += page;
        length -= page;
    }
    return packets;
}

static bool is_short(SDL_RWops *file)
{
    size_t length;
    Uint8 *bytes = SDL_LoadFile_RW(file, &length, 0);
    const int packets = bytes ? ogg_packets(bytes, length) : -1;
    SDL_free(bytes);
    return packets >= 0 && packets <= EFFECT_PACKETS_MAX;
}

SDL_RWops *asset_open_effect(const char *path)
{
    SDL_RWops *file = open_up_to(path, EFFECT_FILE_MAX);
    return checked(file, file && is_short(file));
}
