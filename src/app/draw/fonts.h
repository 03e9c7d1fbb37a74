/**
 * The game's typefaces, opened at any size. Each file is read once; all sizes are opened from it.
 */
#ifndef APP_FONTS_H
#define APP_FONTS_H

#include "session/error.h"

#include <SDL_ttf.h>
#include <stdbool.h>

typedef enum Face { FACE_TITLE, FACE_TEXT, FACE_STRONG, FACE_COUNT } Face;

enum { FONTS_MAX = 192 };

typedef struct FontFile {
    void *bytes;
    size_t length;
} FontFile;

typedef struct SizedFont {
    Face face;
    int size; /* pixels */
    TTF_Font *font;
} SizedFont;

/** Of every face one size is always open; those are the first. */
typedef struct Fonts {
    FontFile files[FACE_COUNT];
    int count;
    SizedFont sized[FONTS_MAX];
} Fonts;

/** False with the reason if a face cannot be opened; fonts_close still has to follow. */
bool fonts_open(Fonts *fonts, const char *directory, Error *error);
void fonts_close(Fonts *fonts);

/** The face at a size in pixels, NULL if no more can be open. */
TTF_Font *fonts_sized(Fonts *fonts, Face face, int size);

/** Closes all sizes but the first of every face. */
void fonts_forget(Fonts *fonts);

#endif
