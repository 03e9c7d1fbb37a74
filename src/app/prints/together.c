/* Everybody's houses on one picture: the street of an evening. */
#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/prints/caption.h"
#include "app/prints/print_run.h"

#include <stdlib.h>

static const float MARGIN = 12, GAP = 10, FOOT = 17;

/* Two in a row; a third stands in the middle of its own. */
static Box cell_of(const PrintRun *run, int seat)
{
    const int players = run->order.record.options.players;
    const float width = (run->press.canvas->view.w - 2 * MARGIN - GAP) / 2;
    const float height = width / HOME_RATIO + FOOT;
    const bool alone = players % 2 && seat == players - 1;
    return box(alone ? (run->press.canvas->view.w - width) / 2
                     : MARGIN + (float)(seat % 2) * (width + GAP),
               MARGIN + (float)(seat / 2) * (height + GAP), width, height);
}

PressSize together_size(const PrintOrder *order)
{
    const float width = 297, rows = order->record.options.players > 2 ? 2 : 1;
    const float cell = (width - 2 * MARGIN - GAP) / 2 / HOME_RATIO + FOOT;
    return (PressSize){width, 2 * MARGIN + rows * cell + (rows - 1) * GAP + 8, 1920 / width};
}

void together_prepare(PrintRun *run)
{
    const PrintOrder *order = &run->order;
    const CaptionInk ink = caption_on_canvas(run->press.canvas);
    const SheetType title = {SHEET_TITLE, 8, TONE_INK, .align = SHEET_LEFT};
    const SheetType line = {SHEET_TEXT, 4, TONE_INK_SOFT, .align = SHEET_RIGHT};
    const Box view = run->press.canvas->view;
    ink.fill(ink.on, view, 0, TONE_SHEET);
    for (int seat = 0; seat < order->record.options.players; seat++) {
        Box cell = cell_of(run, seat);
        Box foot = box_cut_bottom(&cell, FOOT, 0);
        caption_frame(&ink, cell);
        box_cut_top(&foot, 3.6f, 0);
        caption_seal(&ink, order->record.totals[seat], box_cut_right(&foot, foot.h, 4));
        ink.words(ink.on, &title, order->record.seats[seat].name, foot);
    }
    ink.words(ink.on, &line, order->words.date,
              box(MARGIN, view.h - MARGIN - 2, view.w - 2 * MARGIN, 6));
}

bool together_make(PrintRun *run, Error *error)
{
    const PrintOrder *order = &run->order;
    const int players = order->record.options.players;
    Game game;
    record_replay(&order->record, order->record.move_count, &game);
    for (int seat = 0; seat < players; seat++) {
        Box cell = cell_of(run, seat);
        box_cut_bottom(&cell, FOOT, 0);
        home_view_draw(run->press.canvas, &game.homes[seat], cell, 0);
        home_view_draw_store(run->press.canvas, cell);
        house_roof_draw(run->press.canvas, game.homes[seat].cards, cell);
        print_reach(run, 0.6f * (float)(seat + 1) / (float)players);
    }
    return print_picture(run, error);
}
