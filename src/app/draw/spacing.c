#include "app/draw/spacing.h"

#include <SDL.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* A tenth and a fifth of an em, what readers of dense text ask for; in the face of titles a thin
 * blank is no wider than a hair, and there it takes three. */
#define THIN_BLANK "\xe2\x80\x89"
static const char HAIR[] = "\xe2\x80\x8a", THIN[] = THIN_BLANK;
static const char THREE_THIN[] = THIN_BLANK THIN_BLANK THIN_BLANK;
static const char NO_BREAK[] = "\xc2\xa0";

static const float WIDE_LINES = 1.2f;

enum { LINES_MAX = 64 };

bool spacing_is_wide(Spacing spacing)
{
    return spacing >= SPACING_WIDE;
}

/* ---- letters ---- */

/* The bytes of the first letter. */
static size_t letter_length(const char *letter)
{
    size_t length = 1;
    while (((unsigned char)letter[length] & 0xc0) == 0x80)
        length++;
    return length;
}

/* Between words, whether the line may break there or not. */
static bool parts_words(const char *letter)
{
    return *letter == ' ' || strncmp(letter, NO_BREAK, strlen(NO_BREAK)) == 0;
}

static bool is_blank(const char *letter)
{
    return parts_words(letter) || *letter == '\n' || *letter == '\0';
}

/* U+0300 to U+036F stand on the letter before them. */
static bool stands_on_last(const char *letter)
{
    const unsigned char first = (unsigned char)letter[0], second = (unsigned char)letter[1];
    return first == 0xcc || (first == 0xcd && second <= 0xaf);
}

static bool is_air(const char *letter)
{
    return strncmp(letter, HAIR, strlen(HAIR)) == 0 || strncmp(letter, THIN, strlen(THIN)) == 0;
}

/* What comes between a letter and the next. */
static const char *air_after(const char *letter, const char *next, Spacing spacing)
{
    if (parts_words(next) && spacing != SPACING_FACE)
        return spacing == SPACING_WIDE_WORDS ? THREE_THIN : THIN;
    const bool within = !is_blank(letter) && !is_blank(next) && !stands_on_last(next);
    return spacing_is_wide(spacing) && within ? HAIR : "";
}

char *spacing_words(const char *words, Spacing spacing)
{
    char *spaced = SDL_malloc(strlen(words) * (1 + strlen(THREE_THIN)) + 1);
    char *to = spaced;
    if (!spaced)
        abort();
    while (*words) {
        const size_t length = letter_length(words);
        const char *air = air_after(words, words + length, spacing);
        memcpy(to, words, length);
        memcpy(to + length, air, strlen(air));
        to += length + strlen(air);
        words += length;
    }
    *to = '\0';
    return spaced;
}

int spacing_bytes(const char *words, const char *spaced, int letters)
{
    int bytes = 0;
    for (; letters > 0 && *spaced && words[bytes]; letters--) {
        if (!is_air(spaced))
            bytes += (int)letter_length(words + bytes);
        spaced += letter_length(spaced);
    }
    return bytes;
}

/* ---- lines ---- */

float spacing_of_lines(Spacing spacing)
{
    return spacing_is_wide(spacing) ? WIDE_LINES : 1;
}

/* Air at the end of a line would push it out of the middle. */
static size_t without_air(const char *line, size_t length)
{
    const size_t air = strlen(THIN);
    while (length >= air && is_air(line + length - air))
        length -= air;
    return length;
}

static SDL_Surface *set_line(TTF_Font *font, const char *line, size_t length)
{
    const SDL_Color white = {255, 255, 255, 255};
    char *letters = SDL_strdup(line);
    if (!letters)
        abort();
    letters[length] = '\0';
    SDL_Surface *surface = TTF_RenderUTF8_Blended(font, length ? letters : " ", white);
    SDL_free(letters);
    return surface;
}

/* Lays lines below each other and frees them. */
static SDL_Surface *join(SDL_Surface **lines, int count, int pitch, float part)
{
    int width = 1, height = 1;
    for (int i = 0; i < count; i++) {
        width = SDL_max(width, lines[i]->w);
        height = SDL_max(height, i * pitch + lines[i]->h);
    }
    SDL_Surface *all =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    for (int i = 0; i < count; i++) {
        SDL_Rect to = {(int)lroundf((float)(width - lines[i]->w) * part), i * pitch, 0, 0};
        SDL_SetSurfaceBlendMode(lines[i], SDL_BLENDMODE_NONE);
        if (all)
            SDL_BlitSurface(lines[i], NULL, all, &to);
        SDL_FreeSurface(lines[i]);
    }
    return all;
}

SDL_Surface *spacing_set_lines(TTF_Font *font, const char *spaced, float part)
{
    SDL_Surface *lines[LINES_MAX];
    int count = 0;
    while (*spaced && count < LINES_MAX) {
        const size_t length = strcspn(spaced, "\n");
        SDL_Surface *line = set_line(font, spaced, without_air(spaced, length));
        if (line)
            lines[count++] = line;
        spaced += length + (spaced[length] != '\0');
    }
    const int pitch = (int)lroundf((float)TTF_FontLineSkip(font) * WIDE_LINES);
    return count ? join(lines, count, pitch, part) : NULL;
}
