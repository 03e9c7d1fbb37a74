/**
 * Where the lines of a text may break, the same in every language: a number keeps to the words
 * around it ("column 1", "3 points"), a word of one letter to the next one, a dash to the one
 * before it, and the last word does not stand alone if a slightly narrower text of as many lines
 * would give it company.
 */
#ifndef APP_LINE_BREAKS_H
#define APP_LINE_BREAKS_H

#include <SDL_ttf.h>
#include <stdbool.h>

/** Whether a line may end at the blank that is at this byte. */
bool line_may_break(const char *words, int at);

/** A copy in which the blanks where no line may break are no-break spaces; SDL_free it. */
char *line_hold(const char *words);

/** The width to break lines at, in pixels: `wrap` or somewhat less. */
int line_wrap(TTF_Font *font, const char *words, int wrap);

/** Puts line ends where the words go beyond this width, in pixels. */
void line_break(TTF_Font *font, char *words, int wrap);

#endif
