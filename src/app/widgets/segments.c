/* One of a few words that all show, the chosen one on a pill. An icon, if there is one, is the last
 * of the choices. */
#include "app/widgets/widget.h"

#include "app/draw/pictures.h"

#include <math.h>

static const float PAD = 3;

static bool is_icon(const Widget *widget, int index)
{
    return widget->icon && index == widget->choice_count - 1;
}

static Box place_of(const Widget *widget, int index)
{
    const Box b = box_inset(widget->box, PAD);
    const float icon = widget->icon ? b.h : 0;
    const int words = widget->choice_count - (widget->icon ? 1 : 0);
    const float width = (b.w - icon) / (float)words;
    return box(b.x + width * (float)index, b.y, is_icon(widget, index) ? icon : width, b.h);
}

static void draw_choice(const Widget *widget, Canvas *canvas, int index)
{
    const bool chosen = index == widget->value;
    const TextStyle style = {TEXT_TAG, chosen ? TONE_CREAM : TONE_INK_SOFT, .align = ALIGN_CENTRE};
    const Box b = place_of(widget, index);
    if (chosen) {
        paint_shadow(canvas, b, b.h / 2, 3, 0.35f);
        paint_box(canvas, b, b.h / 2, colour_lit(TONE_GREEN, 0.15f), colour_dark(TONE_GREEN, 0.1f));
    }
    if (is_icon(widget, index)) {
        const Box place = box_centred(b, b.h * 0.6f, b.h * 0.6f);
        SDL_Texture *icon =
            pictures_get(canvas->pictures, "icons", widget->icon, place.w * canvas->unit);
        paint_tinted(canvas, icon, place, chosen ? TONE_WHITE : TONE_FLAX);
        return;
    }
    const float edge = fmaxf(4, b.h * 0.2f); /* clear of the round ends */
    text_draw(canvas, &style, widget->choices[index], box(b.x + edge, b.y, b.w - 2 * edge, b.h));
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const float radius = widget->box.h / 2;
    paint_box(canvas, widget->box, radius, TONE_OAT, TONE_PAPER);
    paint_frame(canvas, widget->box, radius, 1.5f, look.hovered ? TONE_CARAMEL : TONE_EDGE);
    if (look.focused)
        widget_draw_focus(canvas, widget->box, radius);
    for (int i = 0; i < widget->choice_count; i++)
        draw_choice(widget, canvas, i);
}

static bool choose(Widget *widget, int index)
{
    if (index < 0 || index >= widget->choice_count || index == widget->value)
        return false;
    widget->value = index;
    return true;
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    if (event->kind == INPUT_POINTER_UP) {
        for (int i = 0; i < widget->choice_count; i++) {
            if (box_has(place_of(widget, i), event->x, event->y))
                return choose(widget, i);
        }
        return false;
    }
    if (event->kind != INPUT_ACTION)
        return false;
    switch (event->action) {
    case ACTION_LEFT:
        return choose(widget, widget->value - 1);
    case ACTION_RIGHT:
        return choose(widget, widget->value + 1);
    case ACTION_CONFIRM:
    case ACTION_END_TURN:
        return choose(widget, (widget->value + 1) % widget->choice_count);
    default:
        return false;
    }
}

const WidgetKind segments_widget = {
    .takes_sideways = true, .draw = draw, .event = event, .sounds = true, .sound = SOUND_TOGGLE};
