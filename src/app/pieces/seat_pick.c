/* A row of the four colours, or of the four symbols, of which a seat has one. */
#include "app/pieces/badge.h"

static Box place_of(const Widget *widget, int index)
{
    const float size = SDL_min(widget->box.h, (widget->box.w - 3 * 4) / SEAT_LOOKS);
    const float pitch = (widget->box.w - size) / (SEAT_LOOKS - 1);
    const float tight = SDL_min(pitch, size * 1.25f);
    return box(widget->box.x + tight * (float)index, widget->box.y + (widget->box.h - size) / 2,
               size, size);
}

static void draw_ring(Canvas *canvas, Box b, bool chosen, WidgetLook look)
{
    if (chosen)
        paint_frame(canvas, box_inset(b, -1), b.w / 2 + 1, 3, look.focused ? TONE_GOLD : TONE_INK);
}

static void draw_colours(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    for (int i = 0; i < SEAT_LOOKS; i++) {
        const Box b = place_of(widget, i);
        const SDL_Color colour = RGB(SEAT_COLOURS[i]);
        const Box disc = box_inset(b, i == widget->value ? 4 : 3);
        paint_box(canvas, disc, disc.w / 2, colour_lit(colour, 0.2f), colour_dark(colour, 0.1f));
        draw_ring(canvas, b, i == widget->value, look);
    }
    if (look.focused)
        widget_draw_focus(canvas, widget->box, widget->box.h / 2);
}

static void draw_symbols(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    for (int i = 0; i < SEAT_LOOKS; i++) {
        const Box b = place_of(widget, i);
        const bool chosen = i == widget->value;
        if (chosen)
            paint_box(canvas, box_inset(b, 1), b.w / 2 - 1, widget->colour, widget->colour);
        shape_draw(canvas, shape_of_symbol(i), box_centred(b, b.w * 0.5f, b.h * 0.5f),
                   chosen ? TONE_CREAM : TONE_FLAX);
    }
    if (look.focused)
        widget_draw_focus(canvas, widget->box, widget->box.h / 2);
}

static bool choose(Widget *widget, int index)
{
    index = (index + SEAT_LOOKS) % SEAT_LOOKS;
    if (index == widget->value)
        return false;
    widget->value = index;
    return true;
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    if (event->kind == INPUT_POINTER_UP) {
        for (int i = 0; i < SEAT_LOOKS; i++) {
            if (box_has(place_of(widget, i), event->x, event->y))
                return choose(widget, i);
        }
        return false;
    }
    if (event->kind != INPUT_ACTION)
        return false;
    if (event->action == ACTION_CONFIRM || event->action == ACTION_END_TURN)
        return choose(widget, widget->value + 1);
    return false;
}

const WidgetKind colour_pick_widget = {
    .draw = draw_colours, .event = event, .sounds = true, .sound = SOUND_TOGGLE};
const WidgetKind symbol_pick_widget = {
    .draw = draw_symbols, .event = event, .sounds = true, .sound = SOUND_TOGGLE};
