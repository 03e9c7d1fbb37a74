/* A bar that folds away what lies below it, and says at its right what that is. */
#include "app/widgets/widget.h"

#include "app/draw/pictures.h"

static void draw_arrow(Canvas *canvas, Box b, bool open)
{
    SDL_Texture *arrow = pictures_get(canvas->pictures, "icons", "arrow-right", b.w * canvas->unit);
    if (arrow)
        paint_texture(canvas, arrow, box(0, 0, 1, 1), b, 1, open ? 90 : 0);
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    Box b = widget->box;
    float width, height;
    paint_shadow(canvas, b, 12, 8, 0.45f);
    paint_box(canvas, b, 12, look.hovered ? TONE_SHEET : TONE_LINEN, TONE_PAPER);
    paint_frame(canvas, b, 12, 1.5f, look.hovered ? TONE_CARAMEL : TONE_EDGE);
    if (look.focused)
        widget_draw_focus(canvas, b, 12);
    b = box(b.x + 16, b.y, b.w - 36, b.h);
    const float arrow = 18 * canvas->text_scale;
    draw_arrow(canvas, box_centred(box_cut_left(&b, arrow + 2, 10), arrow, arrow), widget->value);
    text_measure(canvas, &style, widget->label, 0, &width, &height);
    text_draw(canvas, &style, widget->label, box_cut_left(&b, SDL_min(width + 2, b.w), 24));
    if (widget->note && b.w > 120)
        text_draw(canvas, &note, widget->note, b);
}

const WidgetKind fold_widget = {
    .draw = draw, .event = widget_switch, .sounds = true, .sound = SOUND_TOGGLE};
