/* A switch with its words at the left, and perhaps a softer line that explains it. */
#include "app/widgets/widget.h"

static void draw_switch(Canvas *canvas, Box track, bool on, WidgetLook look)
{
    const SDL_Color colour = on ? TONE_GREEN : TONE_FLAX;
    const float size = track.h - 6;
    const Box knob = box(on ? track.x + track.w - size - 3 : track.x + 3, track.y + 3, size, size);
    paint_box(canvas, track, track.h / 2, colour_dark(colour, 0.15f), colour);
    paint_shadow(canvas, knob, size / 2, 3, 0.4f);
    paint_box(canvas, knob, size / 2, TONE_WHITE, TONE_PAPER);
    if (look.focused || look.hovered)
        paint_frame(canvas, box_inset(track, -3), track.h / 2 + 3, look.focused ? 3 : 2,
                    look.focused ? TONE_GOLD : TONE_EDGE);
}

static void draw_words(const Widget *widget, Canvas *canvas, Box b)
{
    const TextStyle style = {TEXT_LABEL, widget->disabled ? TONE_INK_SOFT : TONE_INK,
                             .align = ALIGN_LEFT};
    const TextStyle note_style = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT};
    if (widget->note) {
        const float height = text_line_height(canvas, &style);
        const float note_height = widget_label_height(canvas, &note_style, widget->note, b.w);
        const float spare = b.h - height - note_height;
        b = box(b.x, b.y + SDL_max(spare, 0) / 2, b.w, b.h - SDL_max(spare, 0));
        text_draw(canvas, &style, widget->label, box_cut_top(&b, height, 0));
        widget_draw_label(canvas, &note_style, widget->note, b);
    } else {
        widget_draw_label(canvas, &style, widget->label, b);
    }
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const float scale = SDL_min(canvas->text_scale * widget_grip(canvas), 1.8f);
    Box rest = widget->box;
    const Box track = box_centred(box_cut_right(&rest, 52 * scale, 10), 46 * scale, 26 * scale);
    draw_words(widget, canvas, rest);
    draw_switch(canvas, track, widget->value, look);
    if (widget->disabled)
        paint_box(canvas, box_inset(track, -1), track.h, colour_alpha(TONE_LINEN, 0.59f),
                  colour_alpha(TONE_LINEN, 0.59f));
}

bool widget_switch(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    if (!widget_is_pressed(widget, event))
        return false;
    widget->value = !widget->value;
    return true;
}

const WidgetKind toggle_widget = {
    .draw = draw, .event = widget_switch, .sounds = true, .sound = SOUND_TOGGLE};
