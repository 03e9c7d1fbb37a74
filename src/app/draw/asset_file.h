/**
 * Files of the data folder, opened only if they are no larger than anything that we would put
 * there.
 *
 * The folder may be anybody's (--data-dir, a damaged disk, a mod). A small file can unpack to
 * gigabytes, and a pipe never ends: what a file claims to hold is read before a decoder sees it.
 * Whatever is refused is treated as missing, and SDL_GetError tells why.
 */
#ifndef APP_ASSET_FILE_H
#define APP_ASSET_FILE_H

#include <SDL.h>

/** Each the caller closes; NULL if the file is refused or is not there. */
SDL_RWops *asset_open_picture(const char *path);
SDL_RWops *asset_open_font(const char *path);

/** Music is decoded as it is played, an effect as a whole: it must be short. */
SDL_RWops *asset_open_music(const char *path);
SDL_RWops *asset_open_effect(const char *path);

#endif
