#include "app/draw/line_breaks.h"

#include <SDL.h>
#include <ctype.h>
#include <string.h>

static const char NO_BREAK[] = "\xc2\xa0";

enum { LINE_CAPACITY = 512 };

/* How much narrower a text may be set to give its last word company. */
static const float NARROWER = 0.03f, NARROWEST = 0.8f;

static bool is_digit(char c)
{
    return isdigit((unsigned char)c) != 0;
}

/* Stars around strong words are no part of a number, and a new part of the sentence may begin with
 * one. */
bool line_may_break(const char *words, int at)
{
    int before = at - 1, after = at + 1;
    while (before >= 0 && words[before] == '*')
        before--;
    while (words[after] == '*')
        after++;
    if (words[at] != ' ' || before < 0)
        return words[at] == ' ';
    return strchr(",.:;", words[before]) || !(is_digit(words[before]) || is_digit(words[after]));
}

char *line_hold_numbers(const char *words)
{
    char *held = SDL_malloc(2 * strlen(words) + 1);
    char *to = held;
    if (!held)
        abort();
    for (int at = 0; words[at]; at++) {
        if (words[at] == ' ' && !line_may_break(words, at))
            for (const char *blank = NO_BREAK; *blank; blank++)
                *to++ = *blank;
        else
            *to++ = words[at];
    }
    *to = '\0';
    return held;
}

/* ---- the last word ---- */

static bool fits(TTF_Font *font, const char *line, size_t length, int wrap)
{
    char letters[LINE_CAPACITY];
    int width = 0;
    if (length >= sizeof letters)
        return false;
    memcpy(letters, line, length);
    letters[length] = '\0';
    TTF_SizeUTF8(font, letters, &width, NULL);
    return width <= wrap;
}

/* Breaks lines as the typesetter will; says how many there are and whether the last is one word. */
static int count_lines(TTF_Font *font, const char *words, int wrap, bool *lonely)
{
    int lines = 0;
    *lonely = false;
    for (const char *line = words; *line; lines++) {
        size_t end = strcspn(line, " \n");
        int in_line = 1;
        while (line[end] == ' ') {
            const size_t next = end + 1 + strcspn(line + end + 1, " \n");
            if (!fits(font, line, next, wrap))
                break;
            end = next;
            in_line++;
        }
        *lonely = lines > 0 && in_line == 1;
        line += end + (line[end] != '\0');
    }
    return lines;
}

int line_wrap(TTF_Font *font, const char *words, int wrap)
{
    bool lonely;
    const int lines = count_lines(font, words, wrap, &lonely);
    for (float part = 1 - NARROWER; lonely && part >= NARROWEST; part -= NARROWER) {
        const int narrow = (int)((float)wrap * part);
        if (count_lines(font, words, narrow, &lonely) != lines)
            break;
        if (!lonely)
            return narrow;
        lonely = true;
    }
    return wrap;
}
