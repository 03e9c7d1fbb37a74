/* The table of a puzzle, and the cards to come beside it. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/pieces/house_sheet.h"
#include "app/scenes/table/marks.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

/* ---- the cards to come ---- */

static const float CARD_GAP = 6;

/* How wide the columns of a round can be if so many stand side by side. */
static float column_width(Box b, int across)
{
    const int rows = (COLUMN_COUNT + across - 1) / across;
    const float height = (b.h - CARD_GAP * (float)(rows - 1)) / (float)rows;
    return fminf((b.w - CARD_GAP * (float)(across - 1)) / (float)across,
                 (height - 2) / (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO));
}

static void draw_column(App *app, const Game *game, int round, int column, float width, Box b)
{
    const Box upper = box_cut_top(&b, width * CARD_RESOURCE_RATIO, 2);
    if (column)
        card_draw(app->cards,
                  card_resource(game->resource_deck[(round - 1) * (COLUMN_COUNT - 1) + column - 1]),
                  upper, 0, 0);
    else
        paint_picture(app->canvas, "tokens", "marker",
                      box_centred(upper, upper.h * 0.8f, upper.h * 0.8f));
    card_draw(app->cards, card_room(game->room_deck[(round - 1) * COLUMN_COUNT + column]),
              box(b.x, b.y, width, width * CARD_ROOM_RATIO), 0, 0);
}

/* In one row or in two, whichever leaves the cards larger. */
static void draw_round(App *app, const Game *game, int round, Box b)
{
    enum { HALF = (COLUMN_COUNT + 1) / 2 };
    const TextStyle title = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    char words[64];
    snprintf(words, sizeof words, tr(app->words, "Round %d of %d"), round, ROUND_COUNT);
    line_draw_cut(app->canvas, &title, words,
                  box_cut_top(&b, text_line_height(app->canvas, &title), 4));
    const int across = column_width(b, HALF) > column_width(b, COLUMN_COUNT) ? HALF : COLUMN_COUNT;
    const float width = column_width(b, across);
    const float height = 2 + width * (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const float x = b.x + (width + CARD_GAP) * (float)(column % across);
        const float y = b.y + (height + CARD_GAP) * (float)(column / across);
        draw_column(app, game, round, column, width, box(x, y, width, height));
    }
}

/* The rounds to come, and what the house would score if it ended now. */
static void draw_cards_to_come(const PuzzlesScene *scene, App *app)
{
    const Game *game = play_game(app->play);
    const int rounds = ROUND_COUNT - game->round;
    const float lines = 130 * fminf(app->canvas->text_scale, 1.6f), gap = 14;
    Box b = scene->words;
    if (scene->puzzle.kind != PUZZLE_FINISH)
        return;
    widget_draw_paper(app->canvas, scene->side);
    if (b.h > 3 * lines)
        house_sheet_draw_lines(app->canvas, app->words, &game->homes[scene->player],
                               rounds ? box_cut_bottom(&b, lines, gap) : box_cut_top(&b, lines, 0));
    const float height = fminf((b.h - gap * (float)(rounds - 1)) / (float)rounds, 340);
    for (int round = game->round + 1; round <= ROUND_COUNT; round++)
        draw_round(app, game, round, box_cut_top(&b, height, gap));
}

void puzzles_draw_table(const PuzzlesScene *scene, App *app)
{
    const Table *table = &scene->guest.table;
    const bool moves = scene->mode == PUZZLES_JUDGED && scene->puzzle.kind != PUZZLE_FINISH;
    guest_table_draw(&scene->guest, app);
    if (moves && !scene->verdict.solved)
        marks_draw_plan(app, table, &scene->verdict.given.plan, &PUZZLE_GIVEN);
    if (moves)
        marks_draw_plan(app, table, &scene->verdict.best.plan, &PUZZLE_BEST);
    if (scene->mode == PUZZLES_JUDGED)
        puzzles_draw_verdict(scene, app);
    else
        draw_cards_to_come(scene, app);
}
