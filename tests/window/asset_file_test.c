/* Files of the data folder that are larger than they look, or never end. */
#include "app/draw/asset_file.h"
#include "app/draw/pictures.h"
#include "session/folder.h"
#include "testing.h"

#include <SDL_image.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool opens(SDL_RWops *file)
{
    if (file)
        SDL_RWclose(file);
    return file;
}

/* ---- pictures ---- */

static void save_png(const char *path, int side)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, side, side, 8, SDL_PIXELFORMAT_INDEX8);
    assert_non_null(surface);
    assert_int_equal(IMG_SavePNG(surface, path), 0);
    SDL_FreeSurface(surface);
}

static void make_folders(const Folder *folder)
{
    assert_int_equal(mkdir(in_folder(folder, "cards"), 0700), 0);
    assert_int_equal(mkdir(in_folder(folder, "cards/100"), 0700), 0);
}

static SDL_Texture *picture_in(const Folder *folder, SDL_Renderer *renderer, const char *key)
{
    Pictures *pictures = pictures_new(renderer, folder->path, true);
    SDL_Texture *texture = pictures_get(pictures, "cards", key, 100);
    pictures_free(pictures);
    return texture;
}

/* A few kilobytes on the disk, and more than a hundred megabytes in memory. */
static void a_picture_that_unpacks_to_more_than_a_screen_is_missing(void **state)
{
    const Folder *folder = *state;
    SDL_Surface *screen = SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(screen);
    make_folders(folder);
    save_png(in_folder(folder, "cards/100/small.png"), 64);
    save_png(in_folder(folder, "cards/100/bomb.png"), 6000);
    assert_non_null(picture_in(folder, renderer, "small"));
    assert_null(picture_in(folder, renderer, "bomb"));
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(screen);
}

static void the_size_of_every_kind_of_picture_is_known(void **state)
{
    static const struct {
        const char *name;
        bool opens;
        const char head[33];
    } CASES[] = {
        {"png-small", true, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x0f\0\0\0\x09\x60"},
        {"png-wide", false, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x40\0\0\0\0\x10"},
        {"png-large", false, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x20\0\0\0\x20\0"},
        {"png-overflow", false, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x80\0\0\0\0\0\0\x02"},
        {"webp-x-small", true, "RIFF\xff\xff\0\0WEBPVP8X\n\0\0\0\0\0\0\0\xff\x0e\0\x5f\x09\0"},
        {"webp-x-large", false, "RIFF\xff\xff\0\0WEBPVP8X\n\0\0\0\0\0\0\0\xff\x1f\0\xff\x1f\0"},
        {"webp-l-large", false, "RIFF\xff\xff\0\0WEBPVP8L\n\0\0\0\x2f\xff\xff\xff\x0f"},
        {"webp-large", false, "RIFF\xff\xff\0\0WEBPVP8 \n\0\0\0\0\0\0\x9d\x01\x2a\xff\x3f\xff\x3f"},
        {"neither", false, "BM\x36\0\0\0\0\0\0\0\x36"},
    };
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        folder_write(*state, CASES[i].name, CASES[i].head, sizeof CASES[i].head);
        if (opens(asset_open_picture(in_folder(*state, CASES[i].name))) != CASES[i].opens)
            fail_msg("%s", CASES[i].name);
    }
    folder_write(*state, "cut", CASES[0].head, 20);
    assert_false(opens(asset_open_picture(in_folder(*state, "cut"))));
}

/* ---- sounds and fonts ---- */

/* Pages of as many packets as a page can hold, each one byte long. */
static void write_ogg(const Folder *folder, const char *name, int pages)
{
    enum { PAGE = 27 + 255 + 255 };
    static char bytes[64 * PAGE];
    assert_true(pages <= 64);
    memset(bytes, 0, sizeof bytes);
    for (int page = 0; page < pages; page++) {
        char *at = bytes + page * PAGE;
        memcpy(at, "OggS", 4);
        at[26] = (char)255;
        memset(at + 27, 1, 255);
    }
    folder_write(folder, name, bytes, (size_t)pages * PAGE);
}

static void a_sound_that_would_last_for_hours_is_missing(void **state)
{
    write_ogg(*state, "short.ogg", 4);
    write_ogg(*state, "long.ogg", 64);
    assert_true(opens(asset_open_effect(in_folder(*state, "short.ogg"))));
    assert_false(opens(asset_open_effect(in_folder(*state, "long.ogg"))));
    folder_write(*state, "other.ogg", "RIFF....WAVEfmt ", 16);
    assert_false(opens(asset_open_effect(in_folder(*state, "other.ogg"))));
}

/* A gigabyte of nothing behind a few bytes: only its size can be the reason. */
static void a_file_that_is_too_large_is_missing(void **state)
{
    const char *large = in_folder(*state, "large");
    folder_write(*state, "large", "OggS", 4);
    assert_true(opens(asset_open_font(large)));
    assert_true(opens(asset_open_music(large)));
    assert_int_equal(truncate(large, 1L << 30), 0);
    assert_false(opens(asset_open_font(large)));
    assert_false(opens(asset_open_music(large)));
    assert_false(opens(asset_open_effect(large)));
    assert_false(opens(asset_open_picture(large)));
}

static void all_that_we_ship_is_opened(void **state)
{
    static const struct {
        const char *pattern;
        SDL_RWops *(*open)(const char *path);
    } KINDS[] = {
        {ASSETS "/sounds/*_*.ogg", asset_open_effect},
        {ASSETS "/sounds/[!et]*.ogg", asset_open_effect},
        {ASSETS "/sounds/*.ogg", asset_open_music},
        {ASSETS "/fonts/*.ttf", asset_open_font},
        {ASSETS "/*/*/*.webp", asset_open_picture},
        {ASSETS "/*/*/*/*.webp", asset_open_picture},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(KINDS); i++) {
        glob_t found;
        assert_int_equal(glob(KINDS[i].pattern, 0, NULL, &found), 0);
        for (size_t k = 0; k < found.gl_pathc; k++) {
            if (!opens(KINDS[i].open(found.gl_pathv[k])))
                fail_msg("%s", found.gl_pathv[k]);
        }
        globfree(&found);
    }
}

static void a_pipe_keeps_nobody_waiting(void **state)
{
    const char *pipe = in_folder(*state, "pipe");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    assert_false(opens(asset_open_font(pipe)));
    assert_false(opens(asset_open_music(pipe)));
    assert_false(opens(asset_open_effect(pipe)));
    assert_false(opens(asset_open_picture(pipe)));
    assert_false(opens(asset_open_font(in_folder(*state, "nothing"))));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_picture_that_unpacks_to_more_than_a_screen_is_missing),
        FOLDER(the_size_of_every_kind_of_picture_is_known),
        FOLDER(a_sound_that_would_last_for_hours_is_missing),
        FOLDER(a_file_that_is_too_large_is_missing),
        FOLDER(all_that_we_ship_is_opened),
        FOLDER(a_pipe_keeps_nobody_waiting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
