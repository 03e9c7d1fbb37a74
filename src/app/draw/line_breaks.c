#include "app/draw/line_breaks.h"

#include <SDL.h>
#include <ctype.h>
#include <string.h>

static const char NO_BREAK[] = "\xc2\xa0";

enum { LINE_CAPACITY = 2048 };

/* How much narrower a text may be set to give its last word company. */
static const float NARROWER = 0.03f, NARROWEST = 0.8f;

static bool is_digit(char c)
{
    return isdigit((unsigned char)c) != 0;
}

/* The bytes of a dash that stands here, or 0. */
static int dash_length(const char *at)
{
    static const char *const DASHES[] = {"\xe2\x80\x93", "\xe2\x80\x94"};
    for (size_t i = 0; i < sizeof DASHES / sizeof DASHES[0]; i++) {
        if (strncmp(at, DASHES[i], strlen(DASHES[i])) == 0)
            return (int)strlen(DASHES[i]);
    }
    return 0;
}

/* Whether the word that ends at this byte is one letter. */
static bool ends_one_letter(const char *words, int last)
{
    while (last > 0 && ((unsigned char)words[last] & 0xc0) == 0x80)
        last--;
    if (ispunct((unsigned char)words[last]))
        return false;
    while (last > 0 && words[last - 1] == '*')
        last--;
    return last == 0 || words[last - 1] == ' ' || words[last - 1] == '\n';
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
    if (strchr(",.:;", words[before]))
        return true;
    return !is_digit(words[before]) && !is_digit(words[after]) && !dash_length(words + after) &&
           !ends_one_letter(words, before);
}

char *line_hold(const char *words)
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

/* The bytes of the first line: as many words as fit, and at least one; `count` says how many. */
static size_t first_line(TTF_Font *font, const char *words, int wrap, int *count)
{
    size_t end = strcspn(words, " \n");
    *count = 1;
    while (words[end] == ' ') {
        const size_t next = end + 1 + strcspn(words + end + 1, " \n");
        if (!fits(font, words, next, wrap))
            break;
        end = next;
        (*count)++;
    }
    return end;
}

/* Says how many lines there are and whether the last is one word. */
static int count_lines(TTF_Font *font, const char *words, int wrap, bool *lonely)
{
    int lines = 0;
    *lonely = false;
    for (const char *line = words; *line; lines++) {
        int in_line;
        const size_t end = first_line(font, line, wrap, &in_line);
        *lonely = lines > 0 && in_line == 1;
        line += end + (line[end] != '\0');
    }
    return lines;
}

void line_break(TTF_Font *font, char *words, int wrap)
{
    int in_line;
    for (char *line = words; *line; line++) {
        line += first_line(font, line, wrap, &in_line);
        if (!*line)
            return;
        *line = '\n';
    }
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
