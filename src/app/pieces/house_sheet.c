#include "app/pieces/house_sheet.h"

#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

static const char *const LINES[SCORE_TOTAL + 1] = {
    [SCORE_ROOMS] = WORDS_MARK("Rooms"),
    [SCORE_DECOR] = WORDS_MARK("Décor"),
    [SCORE_FUNCTION] = WORDS_MARK("Functionality"),
    [SCORE_ROOF] = WORDS_MARK("Roof"),
    [SCORE_TOTAL] = WORDS_MARK("Total"),
};

const char *house_sheet_line(ScoreCategory category)
{
    return LINES[category];
}

Box house_sheet_draw_board(Canvas *canvas, const Home *home, Box b)
{
    const float frame = 5;
    const float width = fminf(b.w - 2 * frame, (b.h - 2 * frame) * HOME_RATIO);
    const Box board = box_centred(b, width, width / HOME_RATIO);
    paint_shadow(canvas, board, 14, 10, 0.5f);
    paint_box(canvas, box_inset(board, -frame), 16, TONE_CREAM, TONE_PAPER);
    home_view_draw(canvas, home, board, 0);
    home_view_draw_store(canvas, board);
    house_roof_draw(canvas, home->cards, board);
    return board;
}

static float column_width(int columns, Box b)
{
    return columns == 1 ? fminf(60, b.w * 0.3f) : b.w * 0.28f;
}

static void draw_line(Canvas *canvas, const Words *words, ScoreCategory category,
                      const Home *const homes[], int columns, Box line)
{
    const bool total = category == SCORE_TOTAL;
    const TextRole role = total ? TEXT_NAME : TEXT_BODY;
    const TextStyle label = {role, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle value = {role, TONE_INK, .align = ALIGN_RIGHT};
    const float width = column_width(columns, line);
    paint_fill(canvas, box(line.x, line.y, line.w, total ? 2 : 1),
               colour_alpha(total ? TONE_INK : TONE_SAND, 0.6f));
    for (int i = columns - 1; i >= 0; i--) {
        const Score score = score_full(homes[i]);
        char number[12];
        snprintf(number, sizeof number, "%d", score_category(&score, category));
        text_draw(canvas, &value, number, box_cut_right(&line, width, 6));
    }
    line_draw_cut(canvas, &label, tr(words, house_sheet_line(category)), line);
}

void house_sheet_draw_lines(Canvas *canvas, const Words *words, const Home *home, Box b)
{
    const float height = b.h / (SCORE_TOTAL + 1);
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++)
        draw_line(canvas, words, category, &home, 1, box_cut_top(&b, height, 0));
}

void house_sheet_compare(Canvas *canvas, const Words *words, const Home *const homes[2],
                         const char *const heads[2], Box b)
{
    const TextStyle style = {TEXT_TAG, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    const float height = b.h / (SCORE_TOTAL + 2);
    Box line = box_cut_top(&b, height, 0);
    const float width = column_width(2, line);
    for (int i = 1; i >= 0; i--)
        line_draw_name(canvas, &style, heads[i], box_cut_right(&line, width, 6));
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++)
        draw_line(canvas, words, category, homes, 2, box_cut_top(&b, height, 0));
}

void house_sheet_add_lines(Text *text, const Words *words, const Home *home)
{
    const Score score = score_full(home);
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++) {
        char number[16];
        snprintf(number, sizeof number, " %d", score_category(&score, category));
        text_add(text, category ? ", " : "");
        text_add(text, tr(words, house_sheet_line(category)));
        text_add(text, number);
    }
}
