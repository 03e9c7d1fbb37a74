#include "app/pieces/roof_tray.h"

#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/pieces/home_view.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

/* Shares of the tray's size. */
static const float EDGE = 0.07f, HEAD = 0.3f, GAP = 0.025f, STACK = 0.03f;

/* A small tray gives more of its height to the words, and those fill their line. */
static const float SMALL_HEAD = 16, SMALL_SHARE = 0.46f, SMALL_LETTERS = 11;

static Box inside(Box board)
{
    const Box tray = home_view_pile(board);
    return box_inset(tray, tray.h * EDGE);
}

static float head_height(float height)
{
    return fmaxf(height * HEAD, fminf(SMALL_HEAD, height * SMALL_SHARE));
}

Box roof_tray_place(Box board, int index)
{
    Box b = inside(board);
    const int at = index < ROOF_PLACES ? index : ROOF_PLACES - 1;
    const float gap = b.w * GAP;
    box_cut_top(&b, head_height(b.h), 0);
    const float width = fminf((b.w - gap * (ROOF_PLACES - 1)) / ROOF_PLACES,
                              b.h * (1 - EDGE) / CARD_RESOURCE_RATIO);
    const float height = width * CARD_RESOURCE_RATIO;
    const float pitch = (b.w - width) / (ROOF_PLACES - 1);
    return box(b.x + pitch * (float)at,
               b.y + (b.h - height) / 2 - b.h * STACK * (float)(index - at), width, height);
}

/* Beside the sign of the roof only how far it is; where even the brief form is too long, the
 * number. The leading of the letters may reach over the line. */
static void draw_small_state(Canvas *canvas, const RoofTray *tray, Box b)
{
    const TextStyle style = {TEXT_NAME, TONE_HONEY, .align = ALIGN_LEFT, .size = b.h * 0.97f};
    const Box line = box(b.x, b.y - b.h * 0.35f, b.w, b.h * 1.7f);
    char number[16];
    snprintf(number, sizeof number, "%d", tray->count);
    const char *const forms[] = {tray->state, tray->brief, number};
    int form = 0;
    while (form < 2 && text_width(canvas, &style, forms[form]) > b.w)
        form++;
    text_draw(canvas, &style, forms[form], line);
}

static void draw_head(Canvas *canvas, const RoofTray *tray, Box b)
{
    const float size = fminf(b.h * 0.72f, 24);
    const TextStyle title = {TEXT_NAME, TONE_CREAM, .align = ALIGN_LEFT, .size = size};
    const TextStyle state = {TEXT_NAME, TONE_HONEY, .align = ALIGN_RIGHT, .size = size};
    paint_picture(canvas, "icons", "roof",
                  box_centred(box_cut_left(&b, b.h, b.h * 0.2f), b.h, b.h));
    const Box whole = b, right = box_cut_right(&b, b.w * 0.55f, 4);
    if (size < SMALL_LETTERS || !line_fits(canvas, &title, tray->title, b.w)) {
        draw_small_state(canvas, tray, whole);
        return;
    }
    /* a full roof says so itself */
    const bool both = line_fits(canvas, &state, tray->state, right.w);
    if (both)
        text_draw(canvas, &title, tray->title, b);
    line_draw_cut(canvas, &state, tray->state, both ? right : whole);
}

static void draw_place(Canvas *canvas, Box b)
{
    const float radius = b.w * 0.06f;
    paint_box(canvas, b, radius, colour_alpha(TONE_SHADE, 0.35f), colour_alpha(TONE_SHADE, 0.24f));
    paint_frame(canvas, b, radius, fmaxf(1, b.w * 0.015f), colour_alpha(TONE_CREAM, 0.43f));
    paint_picture(canvas, "icons", "roof", box_centred(b, b.h * 0.5f, b.h * 0.5f));
    paint_box(canvas, box_inset(b, 1), radius, colour_alpha(TONE_BEAM_LOW, 0.67f),
              colour_alpha(TONE_BEAM_LOW, 0.67f));
}

void roof_tray_draw(Cards *cards, const RoofTray *tray, Box board)
{
    ResourceCardSet open = tray->open;
    Box b = inside(board);
    draw_head(cards_canvas(cards), tray, box_cut_top(&b, head_height(b.h), 0));
    for (int i = tray->count; i < ROOF_PLACES; i++)
        draw_place(cards_canvas(cards), roof_tray_place(board, i));
    for (int i = 0; i < tray->count; i++, open &= open - 1) {
        const CardRef card =
            open ? card_resource(card_first(open)) : (CardRef){CARD_RESOURCE_BACK, 0};
        card_draw(cards, card, roof_tray_place(board, i), 0, 0);
    }
}
