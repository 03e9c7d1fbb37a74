#include "app/pieces/deal_label.h"

#include "app/draw/canvas.h"
#include "app/widgets/line.h"
#include "session/deal_code.h"

#include <math.h>
#include <stdio.h>

void deal_label_draw(Canvas *canvas, const DealLabel *label, Box b)
{
    TextStyle style = label->style;
    char words[64], code[DEAL_CODE_CAPACITY];
    Text text = text_on(code, sizeof code);
    deal_code_write(label->options, &text);
    /* words: %s is a deal code: 0MD-000-0EN-SJ9 */
    snprintf(words, sizeof words, tr(label->words, "Deal %s"), code);
    if (line_fits(canvas, &style, words, b.w)) {
        text_draw(canvas, &style, words, b);
        return;
    }
    const float room = b.w / text_width(canvas, &style, code);
    style = text_style_scaled(style, fminf(1, room));
    text_draw(canvas, &style, code, b);
}
