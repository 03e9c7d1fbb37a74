/**
 * Letters as a search sees them: small, without accents, and with plain quotes and blanks.
 *
 * Covers the Latin letters of Western and Central Europe and the Cyrillic ones. One letter may fold
 * to two (a ligature) or to none (a mark that stands on another letter, a star of the rulebook).
 */
#ifndef APP_RULEBOOK_FOLD_H
#define APP_RULEBOOK_FOLD_H

#include <stddef.h>
#include <stdint.h>

enum { FOLDED_MAX = 1024 };

typedef struct Folded {
    int count;
    uint32_t letters[FOLDED_MAX];
    uint16_t from[FOLDED_MAX + 1]; /* where the letter begins in the text, in bytes */
} Folded;

/** Folds a text; what is beyond FOLDED_MAX letters is left out. Bad UTF-8 is taken byte by byte. */
void fold(const char *text, Folded *folded);

#endif
