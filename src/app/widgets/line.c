#include "app/widgets/line.h"

#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The length of the longest beginning of `words` of at most `letters` letters. */
static size_t length_of(const char *words, int letters)
{
    size_t length = 0;
    while (words[length] && (letters > 0 || ((unsigned char)words[length] & 0xc0) == 0x80)) {
        if (((unsigned char)words[length] & 0xc0) != 0x80)
            letters--;
        length++;
    }
    return length;
}

bool line_fits(App *app, const TextStyle *style, const char *words, float width)
{
    float needs_width, needs_height;
    TextStyle smallest = *style;
    smallest.size *= 0.64f; /* text_draw goes down to 0.6 */
    text_measure(app, &smallest, words, 0, &needs_width, &needs_height);
    return needs_width <= width;
}

void line_draw_cut(App *app, const TextStyle *style, const char *words, Box b)
{
    char cut[240];
    int fitting = 1, letters = (int)strlen(words);
    if (line_fits(app, style, words, b.w)) {
        text_draw(app, style, words, b);
        return;
    }
    while (fitting + 1 < letters) {
        const int middle = (fitting + letters) / 2;
        snprintf(cut, sizeof cut, "%.*s…", (int)length_of(words, middle), words);
        if (line_fits(app, style, cut, b.w))
            fitting = middle;
        else
            letters = middle;
    }
    snprintf(cut, sizeof cut, "%.*s…", (int)length_of(words, fitting), words);
    text_draw(app, style, cut, b);
}

void line_draw_whole(App *app, const TextStyle *style, const char *words, Box b)
{
    TextStyle smaller = *style;
    float width, height;
    if (!line_fits(app, style, words, b.w) && strchr(words, ' ')) {
        widget_draw_label(app, style, words, b);
        return;
    }
    text_measure(app, style, words, 0, &width, &height);
    if (width > b.w)
        smaller.size *= fmaxf(b.w / width, 0.6f); /* and text_draw may go on from there */
    text_draw(app, &smaller, words, b);
}
