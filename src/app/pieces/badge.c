#include "app/pieces/badge.h"

#include "app/draw/paint.h"
#include "app/draw/shapes.h"

#include <math.h>

void badge_draw(Canvas *canvas, const SeatLook *look, Box b)
{
    const SDL_Color colour = RGB(SEAT_COLOURS[look->colour]);
    const float radius = b.w / 2;
    paint_shadow(canvas, b, radius, b.w * 0.12f, 0.35f);
    paint_box(canvas, b, radius, colour_lit(colour, 0.18f), colour_dark(colour, 0.12f));
    paint_frame(canvas, box_inset(b, b.w * 0.05f), radius * 0.9f, fmaxf(1.5f, b.w * 0.06f),
                TONE_CREAM);
    shape_draw(canvas, shape_of_symbol(look->symbol), box_centred(b, b.w * 0.46f, b.h * 0.46f),
               TONE_CREAM);
}
