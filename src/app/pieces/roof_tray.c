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
static const float SMALL_HEAD = 16, SMALL_SHARE = 0.52f, SMALL_LETTERS = 12, EASY_LETTERS = 17.5f;

void roof_tray_state(const Words *words, int count, char state[ROOF_TRAY_STATE])
{
    if (count > ROOF_PLACES)
        snprintf(state, ROOF_TRAY_STATE, tr_count(words, "%d card", "%d cards", count), count);
    else
        snprintf(state, ROOF_TRAY_STATE, tr(words, "%d of 4"), count);
}

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

static float tick_width(const RoofTray *tray, float height)
{
    return tray->count < ROOF_PLACES ? 0 : height;
}

static void draw_tick(Canvas *canvas, const RoofTray *tray, Box b)
{
    if (tray->count >= ROOF_PLACES)
        paint_picture(canvas, "icons", "check", box_centred(b, b.w * 0.7f, b.w * 0.7f));
}

/* Large text makes the letters of a small tray grow too, but only until they are easy to read:
 * larger ones would cover the cards. */
static float small_letters(const Canvas *canvas, float height)
{
    const float scale = fmaxf(1, canvas->text_scale), fill = height * 0.97f;
    return fmaxf(fill, fminf(EASY_LETTERS, fill * scale)) / scale;
}

/* Beside the sign of the roof, only how many cards there are: "3 of 4", or where that is too long,
 * the number alone. The line may be higher than its box, as letters do not fill it. */
static void draw_small_state(Canvas *canvas, const RoofTray *tray, Box b)
{
    const TextStyle style = {TEXT_NAME, TONE_HONEY, .align = ALIGN_LEFT,
                             .size = small_letters(canvas, b.h)};
    const float tick = tick_width(tray, b.h);
    const bool fits = text_width(canvas, &style, tray->state) + tick <= b.w;
    char number[16];
    snprintf(number, sizeof number, "%d", tray->count);
    draw_tick(canvas, tray, box_cut_left(&b, tick, 0));
    const float height = fmaxf(b.h * 1.7f, text_line_height(canvas, &style));
    text_draw(canvas, &style, fits ? tray->state : number, box_centred(b, b.w, height));
}

static void draw_head(Canvas *canvas, const RoofTray *tray, Box b)
{
    const float size = fminf(b.h * 0.72f, 24);
    const TextStyle title = {TEXT_NAME, TONE_CREAM, .align = ALIGN_LEFT, .size = size};
    const TextStyle state = {TEXT_NAME, TONE_HONEY, .align = ALIGN_RIGHT, .size = size};
    paint_picture(canvas, "icons", "roof",
                  box_centred(box_cut_left(&b, b.h, b.h * 0.2f), b.h, b.h));
    box_cut_right(&b, b.h * 0.35f, 0); /* the post */
    const float tick = tick_width(tray, b.h);
    const Box whole = b;
    Box right = box_cut_right(&b, b.w * 0.55f, 4);
    if (size < SMALL_LETTERS || !line_fits(canvas, &title, tray->title, b.w) ||
        !line_fits(canvas, &state, tray->state, right.w - tick)) {
        draw_small_state(canvas, tray, whole);
        return;
    }
    /* as large as it will be, so that the tick stands right before it */
    const float most = b.h * 1.25f, line = text_line_height(canvas, &state);
    const TextStyle shown = text_style_scaled(state, fminf(1, most / line));
    const float words = fminf(text_width(canvas, &shown, tray->state), right.w - tick);
    text_draw(canvas, &title, tray->title, b);
    draw_tick(canvas, tray, box(right.x + right.w - words - tick, right.y, tick, right.h));
    box_cut_left(&right, tick, 0);
    text_draw(canvas, &shown, tray->state, box_centred(right, right.w, fmaxf(most, line)));
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
