/* The wooden table that lies behind everything, and the bars at its edges. */
#include "app/widgets/widget.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include <math.h>

static void draw_plank(Canvas *canvas, Box b, int index)
{
    static const unsigned TONES[] = {0x6a4030, 0x643b2c, 0x6e4432, 0x61392b};
    const SDL_Color colour = RGB(TONES[index % 4]);
    paint_box(canvas, b, 1, colour_lit(colour, 0.04f), colour_dark(colour, 0.08f));
    paint_fill(canvas, box(b.x, b.y, b.w, 1), colour_alpha(TONE_SHINE, 0.06f));
    paint_fill(canvas, box(b.x, b.y + b.h - 1.5f, b.w, 1.5f), colour_alpha(TONE_SHADE, 0.35f));
}

static void draw_planks(Canvas *canvas)
{
    const Box view = canvas->view;
    const float pitch = 104;
    for (int i = 0; (float)i * pitch < view.h; i++)
        draw_plank(canvas, box(0, (float)i * pitch, view.w, pitch), i);
    /* Joints, shifted from plank to plank, as on any floor that was laid by hand. */
    for (int i = 0; (float)i * pitch < view.h; i++) {
        for (float x = 160 + (float)(i * 397 % 520); x < view.w; x += 620)
            paint_fill(canvas, box(x, (float)i * pitch, 1.5f, pitch),
                       colour_alpha(TONE_SHADE, 0.31f));
    }
    paint_glow(canvas, box(view.w * 0.2f, view.h * 0.15f, view.w * 0.6f, view.h * 0.5f), 100, 260,
               colour_alpha(TONE_LAMP, 0.1f));
}

/* The part of a picture that fills the view without changing its proportions. */
static Box covering(SDL_Texture *texture, Box view)
{
    int width, height;
    SDL_QueryTexture(texture, NULL, NULL, &width, &height);
    const float wide = view.w / view.h / ((float)width / (float)height);
    return wide > 1 ? box(0, 1 - 1 / wide, 1, 1 / wide) : box((1 - wide) / 2, 0, wide, 1);
}

bool widget_draw_covering(Canvas *canvas, const char *folder, const char *key)
{
    SDL_Texture *picture =
        pictures_get(canvas->pictures, folder, key, canvas->view.w * canvas->unit);
    if (picture)
        paint_texture(canvas, picture, covering(picture, canvas->view), canvas->view, 1, 0);
    return picture;
}

void widget_draw_backdrop(Canvas *canvas)
{
    if (canvas->contrast)
        paint_fill(canvas, canvas->view, TONE_WALNUT);
    else if (!widget_draw_covering(canvas, "boards", "table"))
        draw_planks(canvas);
}

void widget_draw_bar(Canvas *canvas, Box b, bool at_top)
{
    const float line = at_top ? b.y + b.h - 1.5f : b.y;
    paint_fill(canvas, b, TONE_BEAM_LOW);
    paint_fill(canvas, box(b.x, line, b.w, 1.5f), colour_alpha(TONE_GOLD, 0.59f));
}
