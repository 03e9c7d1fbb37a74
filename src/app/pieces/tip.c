#include "app/pieces/tip.h"

#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/widgets/widget.h"

#include <math.h>

static const float WIDTH = 220, CARD = 96, PAD = 14, GAP = 14;

/* Understood; it stands out at a corner. */
static const float SIGN = 26, SIGN_OUT = 8;

static const TextStyle WORDS = {
    .role = TEXT_LABEL, .colour = TONE_INK, .align = ALIGN_LEFT, .wrap = true};

static void measure_words(Canvas *canvas, const Tip *tip, float *width, float *height)
{
    text_measure(canvas, &WORDS, tip->words, WIDTH * fmaxf(1, canvas->text_scale), width, height);
}

static float picture_height(const Tip *tip)
{
    return tip->token ? CARD * 0.8f : card_height(tip->card, CARD);
}

Box tip_place(Cards *cards, const Tip *tip)
{
    Canvas *canvas = cards_canvas(cards);
    float width, height;
    measure_words(canvas, tip, &width, &height);
    return tooltip_place(canvas, tip->place, CARD + GAP + width + 2 * PAD + SIGN_OUT,
                         fmaxf(height, picture_height(tip)) + 2 * PAD + SIGN_OUT);
}

Box tip_draw(Cards *cards, const Tip *tip, Box place)
{
    Canvas *canvas = cards_canvas(cards);
    const float picture = picture_height(tip);
    float width, height;
    measure_words(canvas, tip, &width, &height);
    Box paper = place;
    box_cut_top(&paper, SIGN_OUT, 0);
    box_cut_right(&paper, SIGN_OUT, 0);
    Box b = paper;
    widget_draw_paper(canvas, b);
    paint_frame(canvas, b, 14, 3, TONE_GOLD);
    const Box sign = box(b.x + b.w + SIGN_OUT - SIGN, b.y - SIGN_OUT, SIGN, SIGN);
    paint_box(canvas, sign, SIGN / 2, TONE_GREEN, colour_dark(TONE_GREEN, 0.2f));
    paint_picture(canvas, "icons", "check", box_inset(sign, 5)); /* understood: one click */
    b = box_inset(b, PAD);
    const Box left = box_centred(box_cut_left(&b, CARD, GAP), CARD, picture);
    if (tip->token)
        paint_picture(canvas, "tokens", tip->token, box_centred(left, picture, picture));
    else
        card_draw(cards, tip->card, left, 0, 0);
    text_draw(canvas, &WORDS, tip->words, box_centred(b, b.w, height));
    return paper;
}
