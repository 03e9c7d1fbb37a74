/* What widgets lie on, and what several kinds draw alike. */
#include "app/widgets/widget.h"

void widget_draw_face(Canvas *canvas, Box b, SDL_Color colour, WidgetLook look, bool disabled)
{
    const float radius = 12;
    if (disabled)
        colour = colour_alpha(colour_mix(colour, TONE_WOOD, 0.6f), 0.75f);
    else if (look.hovered || look.focused)
        colour = colour_lit(colour, 0.06f);
    if (look.pressed)
        b = box_moved(b, 0, 2);
    else
        paint_shadow(canvas, b, radius, 7, disabled ? 0.2f : 0.5f);
    paint_box(canvas, box_moved(b, 0, look.pressed ? 1 : 3), radius, colour_dark(colour, 0.45f),
              colour_dark(colour, 0.5f));
    paint_box(canvas, b, radius, colour_lit(colour, 0.08f), colour_dark(colour, 0.12f));
    paint_frame(canvas, box_inset(b, 1), radius - 1, 1,
                colour_alpha(colour_lit(colour, 0.6f), 0.5f));
}

void widget_draw_focus(Canvas *canvas, Box b, float radius)
{
    /* Light within dark: it stands out on paper, wood and pictures alike, and from lit spaces. */
    paint_frame(canvas, box_inset(b, -7), radius + 7, 7, TONE_PLUM);
    paint_frame(canvas, box_inset(b, -5), radius + 5, 3, TONE_WHITE);
}

void widget_draw_paper(Canvas *canvas, Box b)
{
    paint_shadow(canvas, b, 14, 14, 0.55f);
    paint_box(canvas, b, 14, TONE_SHEET, TONE_PAPER);
    canvas_tell_cover(canvas, b);
    paint_frame(canvas, b, 14, 1.5f, TONE_EDGE);
}

void widget_draw_wood(Canvas *canvas, Box b)
{
    paint_shadow(canvas, b, 12, 10, 0.45f);
    paint_box(canvas, b, 12, TONE_BEAM, TONE_BEAM_LOW);
    canvas_tell_cover(canvas, b);
    paint_frame(canvas, b, 12, 1, colour_alpha(TONE_WOOD_LIT, 0.59f));
}
