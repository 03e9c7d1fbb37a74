/* A portrait, with an arrow at each side while it can be turned to another. */
#include "app/pieces/face.h"

#include <math.h>

/* Arrows grow with the words below the portrait, as far as they leave it alone. */
static Box arrow_box(const Canvas *canvas, Box b, int side)
{
    const float size = fminf(30 * canvas->text_scale, b.w * 0.16f);
    return box(side < 0 ? b.x + 8 : b.x + b.w - size - 8, b.y + (b.h - size) / 2, size, size);
}

static void draw_arrow(Canvas *canvas, Box b, int side, bool lit)
{
    const SDL_Color paper = colour_alpha(TONE_SHEET, lit ? 0.95f : 0.55f);
    paint_box(canvas, b, b.w / 2, paper, paper);
    paint_picture(canvas, "icons", side < 0 ? "arrow-left" : "arrow-right",
                  box_centred(b, b.w * 0.55f, b.w * 0.55f));
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const SeatFace *seat = widget->about;
    const SDL_Color colour = RGB(SEAT_COLOURS[seat->look->colour]);
    const Box in = widget->box;
    const Box b = box(in.x, in.y - FACE_HEADROOM, in.w, in.h + FACE_HEADROOM);
    const float size = fminf(b.h * 0.94f, b.w * 0.8f);
    paint_box(canvas, b, 10, colour_lit(colour, 0.62f), colour_lit(colour, 0.42f));
    paint_picture(canvas, "boards/seat", "rays", box_inset(b, 3));
    face_draw(canvas, seat->look, seat->computer,
              box(b.x + (b.w - size) / 2, b.y + b.h - size, size, size));
    if (widget->disabled)
        return;
    for (int side = -1; side <= 1; side += 2)
        draw_arrow(canvas, arrow_box(canvas, in, side), side, look.hovered || look.focused);
    if (look.focused)
        widget_draw_focus(canvas, b, 10);
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    const int step = widget_turns(event, widget->box, 0.35f);
    if (step)
        widget->value = step;
    return step;
}

const WidgetKind face_pick_widget = {
    .takes_sideways = true, .draw = draw, .event = event, .sounds = true, .sound = SOUND_TOGGLE};
