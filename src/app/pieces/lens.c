#include "app/pieces/lens.h"

#include "app/draw/paint.h"

#include <math.h>

/* The handle is a row of discs: round at both ends, and smooth at every angle. */
void lens_draw_handle(Canvas *canvas, Box glass)
{
    const float middle_x = glass.x + glass.w / 2;
    const float middle_y = glass.y + glass.h / 2;
    for (int layer = 0; layer < 2; layer++) {
        const float size = glass.w * (layer ? 0.085f : 0.115f);
        const SDL_Color colour = layer ? TONE_OAK : TONE_WALNUT;
        for (int i = 0; i < 14; i++) {
            const float reach = glass.w * (0.53f + 0.03f * (float)i);
            const Box disc = box(middle_x + reach * 0.73f - size / 2,
                                 middle_y + reach * 0.68f - size / 2, size, size);
            paint_box(canvas, disc, size / 2, colour, colour);
        }
    }
}

void lens_draw_rim(Canvas *canvas, Box glass)
{
    const float radius = glass.w / 2;
    paint_box(
        canvas,
        box(glass.x + glass.w * 0.2f, glass.y + glass.h * 0.1f, glass.w * 0.34f, glass.h * 0.13f),
        radius, colour_alpha(TONE_WHITE, 0.31f), colour_alpha(TONE_WHITE, 0.04f));
    paint_frame(canvas, box_inset(glass, -4), radius + 4, 9, TONE_BRONZE);
    paint_frame(canvas, box_inset(glass, -4), radius + 4, 6, TONE_GOLD);
    paint_frame(canvas, box_inset(glass, -1), radius + 1, 1.5f, colour_alpha(TONE_SHINE, 0.86f));
}

void lens_draw_ring(Canvas *canvas, Box found)
{
    const float size = fmaxf(fmaxf(found.w, found.h), 22) + 8;
    const Box ring = box_centred(found, size, size);
    paint_frame(canvas, box_moved(ring, 0, 1.5f), size / 2, 3.5f, colour_alpha(TONE_PLUM, 0.35f));
    paint_frame(canvas, ring, size / 2, 3.5f, TONE_GOLD);
}
