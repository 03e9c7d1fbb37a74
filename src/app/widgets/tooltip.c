#include "app/widgets/widget.h"

#include <math.h>

void widget_draw_tooltip(App *app, Box about, const char *title, const char *words)
{
    const float width = 300;
    const TextStyle title_style = {FACE_TITLE, 17, TONE_INK, ALIGN_LEFT, true};
    const TextStyle style = {FACE_TEXT, 15, TONE_INK, ALIGN_LEFT, true};
    float title_width, title_height, words_width, words_height;
    text_measure(app, &title_style, title, width - 24, &title_width, &title_height);
    text_measure(app, &style, words, width - 24, &words_width, &words_height);
    const float height = title_height + words_height + 26;
    float x = about.x + about.w + 10;
    if (x + width > app->view.w - 8)
        x = about.x - width - 10;
    const float y = fminf(fmaxf(about.y, 8), app->view.h - height - 8);
    Box b = box(fmaxf(x, 8), y, width, height);
    widget_draw_paper(app, b);
    b = box_inset(b, 12);
    text_draw(app, &title_style, title, box_cut_top(&b, title_height, 2));
    text_draw(app, &style, words, b);
}
