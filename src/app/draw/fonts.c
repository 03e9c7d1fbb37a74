#include "app/draw/fonts.h"

#include "app/draw/asset_file.h"

#include <stdio.h>

static const char *const FACE_FILES[FACE_COUNT] = {
    [FACE_TITLE] = "Bitter-ExtraBold.ttf",
    [FACE_TEXT] = "Nunito-SemiBold.ttf",
    [FACE_STRONG] = "Nunito-ExtraBold.ttf",
};

static void read_font(FontFile *font, const char *directory, Face face)
{
    char path[1100];
    snprintf(path, sizeof path, "%s/%s", directory, FACE_FILES[face]);
    SDL_RWops *file = asset_open_font(path);
    font->bytes = file ? SDL_LoadFile_RW(file, &font->length, 1) : NULL;
}

static TTF_Font *open_size(const FontFile *file, int size)
{
    SDL_RWops *bytes = file->bytes ? SDL_RWFromConstMem(file->bytes, (int)file->length) : NULL;
    TTF_Font *font = bytes ? TTF_OpenFontRW(bytes, 1, size) : NULL;
    if (font) /* letters stand where the face wants them, not on whole pixels */
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

bool fonts_open(Fonts *fonts, const char *directory, Error *error)
{
    for (Face face = 0; face < FACE_COUNT; face++) {
        read_font(&fonts->files[face], directory, face);
        TTF_Font *font = open_size(&fonts->files[face], 16);
        if (!font) {
            error_set(error, "the font '%s' cannot be opened: %s", FACE_FILES[face],
                      TTF_GetError());
            return false;
        }
        fonts->sized[fonts->count++] = (SizedFont){face, 16, font};
    }
    return true;
}

TTF_Font *fonts_sized(Fonts *fonts, Face face, int size)
{
    for (int i = 0; i < fonts->count; i++) {
        if (fonts->sized[i].face == face && fonts->sized[i].size == size)
            return fonts->sized[i].font;
    }
    if (fonts->count == FONTS_MAX)
        return NULL;
    TTF_Font *font = open_size(&fonts->files[face], size);
    if (!font)
        return fonts->sized[face].font; /* the size that is open must do */
    fonts->sized[fonts->count++] = (SizedFont){face, size, font};
    return font;
}

void fonts_forget(Fonts *fonts)
{
    for (; fonts->count > FACE_COUNT; fonts->count--)
        TTF_CloseFont(fonts->sized[fonts->count - 1].font);
}

void fonts_close(Fonts *fonts)
{
    for (; fonts->count > 0; fonts->count--)
        TTF_CloseFont(fonts->sized[fonts->count - 1].font);
    for (Face face = 0; face < FACE_COUNT; face++)
        SDL_free(fonts->files[face].bytes);
}
