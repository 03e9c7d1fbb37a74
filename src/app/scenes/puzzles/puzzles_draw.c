/* The table of a puzzle, and the cards to come beside it. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/scenes/table/marks.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

/* ---- the cards to come ---- */

static void draw_round(App *app, const Game *game, int round, Box b)
{
    enum { ACROSS = 3 };
    const TextStyle title = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    const float gap = 6;
    char words[64];
    snprintf(words, sizeof words, tr(app->words, "Round %d of %d"), round, ROUND_COUNT);
    line_draw_cut(app->canvas, &title, words,
                  box_cut_top(&b, text_line_height(app->canvas, &title), 4));
    const float height = (b.h - gap) / 2;
    const float width =
        fminf((b.w - 2 * gap) / ACROSS, (height - 2) / (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO));
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const float x = b.x + (width + gap) * (float)(column % ACROSS);
        const float y = b.y + (height + gap) * (float)(column / ACROSS);
        const Box upper = box(x, y, width, width * CARD_RESOURCE_RATIO);
        if (column)
            card_draw(
                app->cards,
                card_resource(game->resource_deck[(round - 1) * (COLUMN_COUNT - 1) + column - 1]),
                upper, 0, 0);
        else
            paint_picture(app->canvas, "tokens", "marker",
                          box_centred(upper, upper.h * 0.8f, upper.h * 0.8f));
        card_draw(app->cards, card_room(game->room_deck[(round - 1) * COLUMN_COUNT + column]),
                  box(x, y + upper.h + 2, width, width * CARD_ROOM_RATIO), 0, 0);
    }
}

static void draw_cards_to_come(const PuzzlesScene *scene, App *app)
{
    const Game *game = play_game(app->play);
    Box b = scene->words;
    if (scene->puzzle.kind != PUZZLE_FINISH)
        return;
    const float height = fminf((b.h - 14) / 2, 340);
    widget_draw_paper(app->canvas, scene->side);
    for (int round = game->round + 1; round <= ROUND_COUNT; round++)
        draw_round(app, game, round, box_cut_top(&b, height, 14));
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
