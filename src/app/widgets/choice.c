/* One of several words, with an arrow at each side; its label, if any, stands at the left. */
#include "app/widgets/widget.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

static const float LABEL_SHARE = 0.45f;

static Box field_of(const Widget *widget)
{
    Box rest = widget->box;
    if (widget->label)
        box_cut_left(&rest, rest.w * LABEL_SHARE, 10);
    return rest;
}

static float arrow_width(const Canvas *canvas)
{
    return 32 * SDL_min(canvas->text_scale * widget_grip(canvas), 1.8f);
}

static void draw_arrow(Canvas *canvas, Shape shape, Box b, bool lit)
{
    const char *key = shape == SHAPE_LEFT ? "arrow-left" : "arrow-right";
    const Box place = box_centred(b, b.w * 0.56f, b.w * 0.56f);
    SDL_Texture *icon = pictures_get(canvas->pictures, "icons", key, place.w * canvas->unit);
    if (icon)
        paint_texture(canvas, icon, box(0, 0, 1, 1), place, lit || canvas->contrast ? 1 : 0.5f, 0);
    else
        shape_draw(canvas, shape, box_inset(place, 3), lit ? TONE_INK : TONE_FLAX);
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle label_style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_CENTRE};
    const bool lit = look.focused || look.hovered;
    Box rest = widget->box;
    if (widget->label)
        widget_draw_label(canvas, &label_style, widget->label,
                          box_cut_left(&rest, rest.w * LABEL_SHARE, 10));
    paint_box(canvas, rest, 10, TONE_SHEET, TONE_LINEN);
    paint_frame(canvas, rest, 10, 1.5f, look.hovered ? TONE_CARAMEL : TONE_EDGE);
    if (look.focused)
        widget_draw_focus(canvas, rest, 10);
    draw_arrow(canvas, SHAPE_LEFT, box_cut_left(&rest, arrow_width(canvas), 0), lit);
    draw_arrow(canvas, SHAPE_RIGHT, box_cut_right(&rest, arrow_width(canvas), 0), lit);
    if (widget->value >= 0 && widget->value < widget->choice_count)
        widget_draw_label(canvas, &style, widget->choices[widget->value], rest);
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    const int step = widget_turns(event, field_of(widget), 0.25f);
    if (!step || widget->choice_count < 2)
        return false;
    widget->value = (widget->value + step + widget->choice_count) % widget->choice_count;
    return true;
}

const WidgetKind choice_widget = {
    .takes_sideways = true, .draw = draw, .event = event, .sounds = true, .sound = SOUND_TOGGLE};
