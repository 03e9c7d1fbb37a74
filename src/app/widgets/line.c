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

/* How far a line may become smaller; text_draw itself goes down to 0.6. A name, however large text
 * is, never becomes smaller than this part of its usual size; where text is large, the first name
 * alone is better than both in letters below LARGE_NAME units. */
static const float SMALLEST = 0.64f, SMALLEST_NAME = 0.78f, LARGE_NAME = 17;

static bool fits(Canvas *canvas, TextStyle style, const char *words, float width)
{
    float needs_width, needs_height;
    text_measure(canvas, &style, words, 0, &needs_width, &needs_height);
    return needs_width <= width;
}

bool line_fits(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    /* Words that need not be smaller are not made so: they are about to be drawn as they are. */
    return fits(canvas, *style, words, width) ||
           fits(canvas, text_style_scaled(*style, SMALLEST), words, width);
}

float line_widest_word(Canvas *canvas, const TextStyle *style, const char *words)
{
    char word[240];
    float widest = 0;
    for (; *words; words += strspn(words, " ")) {
        const size_t length = strcspn(words, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, words);
        widest = fmaxf(widest, text_width(canvas, style, word));
        words += length;
    }
    return widest;
}

/* The words, or as many of their first letters as fit in the smallest style and a sign that
 * something is missing. */
static void cut_to(Canvas *canvas, TextStyle smallest, float width, char *words, size_t size)
{
    char whole[240];
    int fitting = 1, letters = (int)strlen(words);
    if (fits(canvas, smallest, words, width))
        return;
    snprintf(whole, sizeof whole, "%s", words);
    while (fitting + 1 < letters) {
        const int middle = (fitting + letters) / 2;
        snprintf(words, size, "%.*s…", (int)length_of(whole, middle), whole);
        if (fits(canvas, smallest, words, width))
            fitting = middle;
        else
            letters = middle;
    }
    snprintf(words, size, "%.*s…", (int)length_of(whole, fitting), whole);
}

/* How far large text may shrink before any of it is lost: to the size it usually has. */
static float smallest_part(const Canvas *canvas, const TextStyle *style)
{
    const TextStyle usual = {.role = style->role};
    const float size = text_style_size(style) * canvas->text_scale;
    return fminf(SMALLEST, text_style_size(&usual) / size);
}

void line_draw_cut(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    line_draw_cut_at(canvas, style, smallest_part(canvas, style), words, b);
}

void line_draw_cut_at(Canvas *canvas, const TextStyle *style, float part, const char *words, Box b)
{
    char cut[240];
    TextStyle fitting = *style;
    snprintf(cut, sizeof cut, "%s", words);
    if (!line_fits(canvas, style, words, b.w))
        /* text_draw goes on from there */
        fitting = text_style_scaled(*style, fminf(1, part / SMALLEST));
    cut_to(canvas, text_style_scaled(*style, part), b.w, cut, sizeof cut);
    fitting.cut = strcmp(cut, words) != 0;
    text_draw(canvas, &fitting, cut, b);
}

typedef struct FittingName {
    char words[240];
    TextStyle style;
} FittingName;

/* The name, its first word, or as many of its letters as fit. */
static void cut_name(Canvas *canvas, TextStyle smallest, float width, char *name, size_t size)
{
    TextStyle wanted = smallest;
    char first[240];
    if (canvas->text_scale > 1)
        wanted.size = fmaxf(smallest.size, LARGE_NAME / canvas->text_scale);
    snprintf(first, sizeof first, "%.*s", (int)strcspn(name, " "), name);
    if (fits(canvas, wanted, name, width))
        return;
    if (fits(canvas, smallest, first, width))
        snprintf(name, size, "%s", first);
    else
        cut_to(canvas, smallest, width, name, size);
}

/* What of a name fits into a box, and its style there; false: not even a letter, which is no name.
 */
static bool fit_name(Canvas *canvas, const TextStyle *style, const char *name, Box b,
                     FittingName *found)
{
    const TextStyle lowest = text_style_scaled(*style, SMALLEST);
    TextStyle fitting =
        text_style_scaled(*style, fminf(1, b.h / text_line_height(canvas, &lowest)));
    const float part = SMALLEST_NAME / fmaxf(1, canvas->text_scale);
    TextStyle smallest = text_style_scaled(*style, part);
    smallest.size = fminf(smallest.size, fitting.size);
    snprintf(found->words, sizeof found->words, "%s", name);
    cut_name(canvas, smallest, b.w, found->words, sizeof found->words);
    if (!line_fits(canvas, &fitting, found->words, b.w))
        fitting = text_style_scaled(smallest, 1 / SMALLEST); /* text_draw goes on from there */
    found->style = fitting;
    return line_fits(canvas, &fitting, found->words, b.w);
}

void line_draw_name(Canvas *canvas, const TextStyle *style, const char *name, Box b)
{
    FittingName fitting;
    if (fit_name(canvas, style, name, b, &fitting))
        text_draw(canvas, &fitting.style, fitting.words, b);
}

float line_name_width(Canvas *canvas, const TextStyle *style, const char *name, Box b)
{
    FittingName fitting;
    if (!fit_name(canvas, style, name, b, &fitting))
        return 0;
    return text_drawn_width(canvas, &fitting.style, fitting.words, b);
}

void line_draw_whole(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    TextStyle smaller = *style;
    float width, height;
    if (!line_fits(canvas, style, words, b.w) && strchr(words, ' ')) {
        widget_draw_label(canvas, style, words, b);
        return;
    }
    text_measure(canvas, style, words, 0, &width, &height);
    if (width > b.w)
        /* text_draw may go on from there */
        smaller = text_style_scaled(smaller, fmaxf(b.w / width, 0.6f));
    text_draw(canvas, &smaller, words, b);
}

TextStyle line_group_style(Canvas *canvas, const TextStyle *style, const char *const words[],
                           float width)
{
    float widest = 0;
    for (int i = 0; words[i]; i++)
        widest = fmaxf(widest, text_width(canvas, style, words[i]));
    return widest > width ? text_style_scaled(*style, fmaxf(width / widest, 0.4f)) : *style;
}
