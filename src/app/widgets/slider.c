/* A number on a track, with its words at the left. */
#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>

/* The number at the right grows with the text. */
static float number_width(const Canvas *canvas)
{
    return 60 * canvas->text_scale;
}

static Box track_of(const Widget *widget, const Canvas *canvas)
{
    Box rest = widget->box;
    box_cut_left(&rest, rest.w * 0.45f, 22);
    box_cut_right(&rest, number_width(canvas), 20);
    return box_centred(rest, rest.w, 10 * widget_grip(canvas));
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle number_style = {TEXT_LABEL, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    const Box track = track_of(widget, canvas);
    const float t =
        (float)(widget->value - widget->lowest) / (float)(widget->highest - widget->lowest);
    const float size = 24 * widget_grip(canvas);
    const Box knob =
        box(track.x + t * track.w - size / 2, track.y + (track.h - size) / 2, size, size);
    Box rest = widget->box;
    char number[16];
    snprintf(number, sizeof number, widget->format, widget->value);
    widget_draw_label(canvas, &style, widget->label, box_cut_left(&rest, rest.w * 0.45f, 10));
    text_draw(canvas, &number_style, number, box_cut_right(&rest, number_width(canvas), 8));
    paint_box(canvas, track, track.h / 2, TONE_SAND, TONE_SAND);
    paint_frame(canvas, track, track.h / 2, 1, TONE_CARAMEL);
    paint_box(canvas, box(track.x, track.y, t * track.w, track.h), track.h / 2, TONE_GREEN,
              TONE_GREEN);
    paint_shadow(canvas, knob, size / 2, 4, 0.4f);
    paint_box(canvas, knob, size / 2, TONE_WHITE, TONE_PAPER);
    paint_frame(canvas, knob, size / 2, 2, look.focused ? TONE_GOLD : TONE_EDGE);
    if (look.focused)
        widget_draw_focus(canvas, knob, size / 2);
}

static bool set(Widget *widget, int value)
{
    value = value < widget->lowest    ? widget->lowest
            : value > widget->highest ? widget->highest
                                      : value;
    const bool changed = value != widget->value;
    widget->value = value;
    return changed;
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    const int step = widget->step ? widget->step : 1;
    if (event->kind == INPUT_POINTER_DOWN || event->kind == INPUT_POINTER_MOVE) {
        const Box track = track_of(widget, canvas);
        const float t = (event->x - track.x) / track.w;
        const float steps = (float)(widget->highest - widget->lowest) / (float)step;
        return set(widget, widget->lowest + (int)lroundf(t * steps) * step);
    }
    if (event->kind == INPUT_ACTION && event->action == ACTION_LEFT)
        return set(widget, widget->value - step);
    if (event->kind == INPUT_ACTION && event->action == ACTION_RIGHT)
        return set(widget, widget->value + step);
    return false;
}

const WidgetKind slider_widget = {.takes_sideways = true, .draw = draw, .event = event};
