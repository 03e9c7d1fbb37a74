/**
 * Air between letters, words and lines.
 *
 * The typesetter knows none but that of the face: words are given thin blanks of the face itself
 * where air is wanted, and lines are set one by one where they stand further apart. Lines still
 * break at the spaces themselves.
 */
#ifndef DRAW_SPACING_H
#define DRAW_SPACING_H

#include <SDL_ttf.h>
#include <stdbool.h>

/** How much air there is. */
typedef enum Spacing {
    SPACING_FACE,       /* that of the face */
    SPACING_WORDS,      /* more between words: for faces in which they run together */
    SPACING_WIDE,       /* more between letters, words and lines: for dyslexic readers */
    SPACING_WIDE_WORDS, /* the same for faces in which words run together */
} Spacing;

/** Whether letters and lines stand apart. */
bool spacing_is_wide(Spacing spacing);

/** The words with their air; to be freed with SDL_free. */
char *spacing_words(const char *words, Spacing spacing);

/** How many bytes of `words` the first `letters` letters of spacing_words stand for. */
int spacing_bytes(const char *words, const char *spaced, int letters);

/** How far lines are apart, as a part of what the face wants. */
float spacing_of_lines(Spacing spacing);

/** Sets lines, which end where the words say; `part` is the share of the spare room at the left of
 * each. Returns NULL if there is no memory. */
SDL_Surface *spacing_set_lines(TTF_Font *font, const char *spaced, float part);

#endif
