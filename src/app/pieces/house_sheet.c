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

void house_sheet_draw_lines(Canvas *canvas, const Words *words, const Home *home, Box b)
{
    const Score score = score_full(home);
    const float height = b.h / (SCORE_TOTAL + 1);
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++) {
        const bool total = category == SCORE_TOTAL;
        const TextRole role = total ? TEXT_NAME : TEXT_BODY;
        const TextStyle label = {role, TONE_INK, .align = ALIGN_LEFT};
        const TextStyle value = {role, TONE_INK, .align = ALIGN_RIGHT};
        Box line = box_cut_top(&b, height, 0);
        char number[12];
        paint_fill(canvas, box(line.x, line.y, line.w, total ? 2 : 1),
                   colour_alpha(total ? TONE_INK : TONE_SAND, 0.6f));
        snprintf(number, sizeof number, "%d", score_category(&score, category));
        text_draw(canvas, &value, number, box_cut_right(&line, fminf(60, line.w * 0.3f), 6));
        line_draw_cut(canvas, &label, tr(words, house_sheet_line(category)), line);
    }
}
