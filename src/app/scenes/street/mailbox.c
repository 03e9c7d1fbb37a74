#include "app/scenes/street/mailbox.h"

#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/pieces/badge.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

static float between(float from, float to, float t)
{
    return from + (to - from) * t;
}

/* On its way a name grows in a few steps, each of which has to be rendered. */
static TextStyle name_style(float rise)
{
    const float step = roundf(rise * 4) / 4;
    const TextStyle row = {TEXT_NAME, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle front = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    TextStyle style = step < 1 ? row : front;
    if (step > 0 && step < 1)
        style.size = between(text_style_size(&row), text_style_size(&front), step);
    return style;
}

static TextStyle date_style(void)
{
    return (TextStyle){TEXT_NOTE, TONE_CREAM, .align = ALIGN_LEFT};
}

float mailbox_width(const Canvas *canvas, float rise)
{
    return between(208, 250, rise) * (0.5f + 0.5f * fminf(fmaxf(canvas->text_scale, 1), 2));
}

float mailbox_height(Canvas *canvas, float rise)
{
    const TextStyle row = name_style(0), front = name_style(1), date = date_style();
    const float name =
        between(text_line_height(canvas, &row), text_line_height(canvas, &front), rise);
    return name + text_line_height(canvas, &date) + 14;
}

/* A rounded tin on a post, with its little flag up: there is a letter in it. */
static void draw_tin(Canvas *canvas, const Mailbox *mailbox, Box b)
{
    const SDL_Color colour = RGB(SEAT_COLOURS[mailbox->look->colour]);
    const Box post = box(b.x + b.w / 2 - 5, b.y + b.h - 4, 10, between(26, 14, mailbox->rise));
    paint_box(canvas, post, 2, TONE_OAK, TONE_WALNUT);
    paint_box(canvas, box(b.x + b.w - 34, b.y - 9, 24, 13), 3, TONE_HONEY, TONE_AMBER);
    paint_shadow(canvas, b, 14, 8, 0.4f);
    paint_box(canvas, b, 14, TONE_CREAM, TONE_PAPER);
    paint_box(canvas, box_inset(b, 3), 11, colour_lit(colour, 0.14f), colour_dark(colour, 0.2f));
}

static void draw_points(Canvas *canvas, int points, Box b)
{
    const TextStyle style = {TEXT_FIGURE, TONE_INK, .align = ALIGN_CENTRE};
    char number[12];
    snprintf(number, sizeof number, "%d", points);
    paint_box(canvas, b, b.h / 2, TONE_SHINE, TONE_LINEN);
    paint_frame(canvas, b, b.h / 2, 3, TONE_GOLD);
    text_draw(canvas, &style, number, box_inset(b, b.h * 0.14f));
}

void mailbox_draw(Canvas *canvas, const Mailbox *mailbox, Box b)
{
    const TextStyle name = name_style(mailbox->rise), date = date_style();
    draw_tin(canvas, mailbox, b);
    Box inner = box(b.x + 12, b.y + 7, b.w - 22, b.h - 14);
    const float badge = fminf(inner.h * 0.6f, 34);
    if (mailbox->points >= 0) {
        const float size = fminf(inner.h, 62);
        draw_points(canvas, mailbox->points,
                    box_centred(box_cut_right(&inner, size, 8), size, size));
    }
    badge_draw(canvas, mailbox->look, box_centred(box_cut_left(&inner, badge, 8), badge, badge));
    line_draw_name(canvas, &name, mailbox->name,
                   box_cut_top(&inner, text_line_height(canvas, &name), 0));
    line_draw_cut(canvas, &date, mailbox->date, inner);
}
