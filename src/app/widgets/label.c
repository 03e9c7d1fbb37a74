/* Words of a widget: one line where they fit, several where they must. */
#include "app/widgets/widget.h"

#include <math.h>

void widget_draw_label(App *app, const TextStyle *style, const char *words, Box b)
{
    TextStyle wrapped = *style;
    float width, height;
    wrapped.wrap = false;
    text_measure(app, &wrapped, words, 0, &width, &height);
    wrapped.wrap = width > b.w;
    if (wrapped.wrap) {
        text_measure(app, &wrapped, words, b.w, &width, &height);
        if (height < b.h) {
            b.y += (b.h - height) / 2;
            b.h = height;
        }
    }
    text_draw(app, &wrapped, words, b);
}

float widget_label_height(App *app, const TextStyle *style, const char *words, float width)
{
    TextStyle wrapped = *style;
    float needs_width, needs_height;
    wrapped.wrap = true;
    text_measure(app, &wrapped, words, width, &needs_width, &needs_height);
    return needs_height;
}
