#include "app/pieces/medal.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include <math.h>

void medal_draw(Canvas *canvas, Medal medal, Box b)
{
    static const char *const RANKS[MEDAL_COUNT] = {"", "3", "2", "1"};
    const SDL_Color metals[MEDAL_COUNT] = {
        [MEDAL_BRONZE] = TONE_COPPER, [MEDAL_SILVER] = TONE_SLATE, [MEDAL_GOLD] = TONE_AMBER};
    const float size = fminf(b.w, b.h);
    const Box disc = box_centred(b, size, size);
    const Box face = box_inset(disc, size * 0.17f);
    const TextStyle rank = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE,
                            .size = face.h * 0.62f / canvas->text_scale};
    const SDL_Color metal = paint_mark_tone(canvas, metals[medal]);
    paint_box(canvas, disc, size / 2, colour_lit(metal, 0.25f), metal);
    paint_box(canvas, face, face.h / 2, TONE_SHEET, TONE_SHINE);
    text_draw(canvas, &rank, RANKS[medal], face);
}

void medal_draw_trophy(Canvas *canvas, Box b)
{
    SDL_Texture *trophy = pictures_get(canvas->pictures, "icons", "trophy", b.h * canvas->unit);
    paint_tinted(canvas, trophy, box_moved(b, 0, 2), colour_alpha(TONE_BRONZE, 0.59f));
    paint_tinted(canvas, trophy, b, TONE_SHEET);
}
