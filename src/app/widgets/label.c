/* Words of a widget: one line where they fit, several where they must. */
#include "app/widgets/line.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <string.h>

/* So much smaller one line may be than several that have to be small as well. */
static const float LINE_PREFERRED = 1.06f;

static bool lines_fit(Canvas *canvas, TextStyle style, const char *words, Box b)
{
    return line_widest_word(canvas, &style, words) <= b.w &&
           widget_label_height(canvas, &style, words, b.w) <= b.h * 1.14f;
}

float widget_label_lines(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    static const float PARTS[] = {1, 0.85f, 0.72f, 0.6f, 0.52f, 0.47f, 0.43f};
    const float line = b.w / text_width(canvas, style, words);
    for (size_t i = 0; i < sizeof PARTS / sizeof PARTS[0] && strchr(words, ' '); i++) {
        if ((i == 0 || PARTS[i] > line * LINE_PREFERRED) &&
            lines_fit(canvas, text_style_scaled(*style, PARTS[i]), words, b))
            return PARTS[i];
    }
    return 0;
}

/* Lines of full size, or at least larger ones, are better than one small line. */
static bool wants_lines(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    float width, height;
    text_measure(canvas, style, words, 0, &width, &height);
    if (width <= b.w || !strchr(words, ' '))
        return false;
    return widget_label_lines(canvas, style, words, b) > 0 || !line_fits(canvas, style, words, b.w);
}

void widget_draw_label(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    TextStyle lines = *style;
    lines.wrap = false;
    lines.wrap = wants_lines(canvas, &lines, words, b);
    if (lines.wrap) {
        const float height = widget_label_height(canvas, style, words, b.w);
        b = height < b.h ? box_centred(b, b.w, height) : b;
    }
    text_draw(canvas, &lines, words, b);
}

/* The width of the words up to a space, and of the rest, whichever is more. */
static float wider_part(Canvas *canvas, const TextStyle *style, const char *words,
                        const char *space)
{
    char first[WIDGET_EVEN_MOST];
    const size_t length = (size_t)(space - words);
    memcpy(first, words, length);
    first[length] = 0;
    return fmaxf(text_width(canvas, style, first), text_width(canvas, style, space + 1));
}

Box widget_even_lines(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    const float whole = text_width(canvas, style, words);
    if (whole <= b.w || whole > 2 * b.w || strlen(words) >= WIDGET_EVEN_MOST)
        return b;
    const char *middle = words + text_fits(canvas, style, words, whole / 2);
    const char *after = strchr(middle, ' '), *before = middle;
    while (before > words && *before != ' ')
        before--;
    float width = b.w;
    if (after)
        width = fminf(width, wider_part(canvas, style, words, after) + 1);
    if (before > words)
        width = fminf(width, wider_part(canvas, style, words, before) + 1);
    const float height = widget_label_height(canvas, style, words, b.w);
    while (width < b.w && widget_label_height(canvas, style, words, width) > height)
        width *= 1.08f; /* a line may not end there: line_breaks.h */
    return box_centred(b, fminf(width, b.w), b.h);
}

float widget_label_height(Canvas *canvas, const TextStyle *style, const char *words, float width)
{
    TextStyle wrapped = *style;
    float needs_width, needs_height;
    wrapped.wrap = true;
    text_measure(canvas, &wrapped, words, width, &needs_width, &needs_height);
    return needs_height;
}

void widget_draw_whole(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    static const float SHRINKS = 0.64f, READABLE = 8; /* text_draw goes down to 0.6; units */
    TextStyle fitting = text_style_scaled(*style, 1);
    for (; fitting.size * SHRINKS * canvas->text_scale > READABLE; fitting.size *= 0.9f) {
        const TextStyle smallest = text_style_scaled(fitting, SHRINKS);
        if (widget_label_height(canvas, &smallest, words, b.w) <= b.h)
            break;
    }
    text_draw(canvas, &fitting, words, b);
}
