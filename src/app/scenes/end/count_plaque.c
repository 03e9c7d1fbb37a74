/* The plaque in the earth: whose house it is, and a kind word. */
#include "app/pieces/badge.h"
#include "app/scenes/end/count.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* On one line or several, in smaller letters if need be, but never cut. */
static void draw_whose(Canvas *canvas, const char *whose, Box b)
{
    TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    style.wrap = widget_label_height(canvas, &style, whose, b.w) > b.h;
    if (style.wrap)
        widget_draw_whole(canvas, &style, whose, b);
    else
        widget_draw_label(canvas, &style, whose, b);
}

/* Whose house it is, and a kind word, unless one of them would have to be tiny. */
static void draw_kind_plaque(Canvas *canvas, const char *whose, const char *kind, Box b)
{
    static const float TITLE_SHARE = 0.44f, SMALLEST = 0.72f;
    const TextStyle title = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle help = {TEXT_NOTE, TONE_OAT, .align = ALIGN_LEFT, .wrap = true};
    const TextStyle small = text_style_scaled(help, SMALLEST);
    if (!line_fits(canvas, &title, whose, b.w) ||
        widget_label_height(canvas, &small, kind, b.w) > b.h * (1 - TITLE_SHARE)) {
        draw_whose(canvas, whose, b);
        return;
    }
    text_draw(canvas, &title, whose, box_cut_top(&b, b.h * TITLE_SHARE, 0));
    widget_draw_whole(canvas, &help, kind, b);
}

/* A long name is cut to its first word, so that the title fits on one line above the kind word. */
static void write_whose(char *out, size_t capacity, const Stage *stage, int player, float width)
{
    const TextStyle title = {.role = TEXT_HEADING};
    const char *name = count_name(stage->play, player);
    char first[NAME_CAPACITY];
    snprintf(out, capacity, tr(stage->words, "%s’s dream home"), name);
    if (line_fits(stage->canvas, &title, out, width))
        return;
    snprintf(first, sizeof first, "%.*s", (int)strcspn(name, " "), name);
    snprintf(out, capacity, tr(stage->words, "%s’s dream home"), first);
}

void count_draw_plaque(const Count *count, const Stage *stage)
{
    const CountStep *step = count_step(count);
    char words[NAME_CAPACITY + 64];
    if (step && step->kind <= COUNT_ROOFS_LAID)
        return; /* the roofs lie there */
    Box b = count_plaque(count->layout.board);
    const float badge = fminf(b.h * 0.6f, 52);
    paint_box(stage->canvas, b, 12, colour_alpha(TONE_BEAM_LOW, 0.8f),
              colour_alpha(TONE_BEAM_LOW, 0.8f));
    paint_frame(stage->canvas, b, 12, 1.4f, colour_alpha(TONE_SAND, 0.67f));
    b = box_inset(b, 10);
    badge_draw(stage->canvas, &stage->seats[count->viewed],
               box_centred(box_cut_left(&b, badge, 14), badge, badge));
    if (step) {
        write_whose(words, sizeof words, stage, count->viewed, b.w);
        draw_whose(stage->canvas, words, b);
        return;
    }
    box_cut_right(&b, count->layout.buttons[ITEM_VISIT].w, 8);
    write_whose(words, sizeof words, stage, count->viewed, b.w);
    draw_kind_plaque(stage->canvas, words, count_kind_word(count, stage, count->viewed), b);
}
