/* The house as a line drawing, and letters to be coloured in as well. */
#include "app/pieces/home_lines.h"
#include "app/prints/print_run.h"
#include "app/prints/sheet.h"

#include <stdlib.h>

static const Box PLACE = {10, 8, 277, 277 * 486 / 776.0f};

/* Below the house, where the roofs lie during the game. */
static Box place_of_title(void)
{
    const float scale = PLACE.w / 776;
    return box(PLACE.x + 138 * scale, PLACE.y + 352 * scale, 308 * scale, 80 * scale);
}

static void draw_foot(Sheet *sheet, const PrintWords *words)
{
    const SheetType line = {SHEET_TEXT, 4, TONE_INK_SOFT, .align = SHEET_LEFT};
    const SheetType painter = {SHEET_STRONG, 4.4f, TONE_INK, .align = SHEET_LEFT};
    const SheetPen pen = {0.3f, TONE_INK_SOFT, 0, 0};
    Box b = box(PLACE.x, PLACE.y + PLACE.h + 6, PLACE.w, 14);
    Box right = box_cut_right(&b, 130, 10);
    const float width = SDL_min(sheet_words_width(sheet, &painter, words->painter), 60);
    const SDL_FPoint ends[2] = {{right.x + width + 3, right.y + 9.4f},
                                {right.x + right.w, right.y + 9.4f}};
    sheet_words(sheet, &line, words->line, b);
    sheet_words(sheet, &painter, words->painter, box(right.x, right.y, width, right.h));
    sheet_line(sheet, ends, 2, false, &pen);
}

static void draw_frame(Sheet *sheet)
{
    const SDL_FPoint corners[4] = {{PLACE.x, PLACE.y},
                                   {PLACE.x + PLACE.w, PLACE.y},
                                   {PLACE.x + PLACE.w, PLACE.y + PLACE.h},
                                   {PLACE.x, PLACE.y + PLACE.h}};
    sheet_line(sheet, corners, 4, true, &(SheetPen){0.9f, TONE_INK, 0, 0});
}

bool colouring_make(PrintRun *run, Error *error)
{
    const PrintOrder *order = &run->order;
    const SheetType title = {SHEET_TITLE, 21, TONE_INK, SHEET_CENTRE, .outline = 0.45f};
    home_lines_draw(run->press.canvas, &order->house.home, run->press.canvas->view);
    print_reach(run, 0.5f);
    void *grey = press_grey(&run->press);
    const SheetPicture picture = {
        .bytes = grey, .grey_width = run->press.surface->w, .grey_height = run->press.surface->h};
    Sheet *sheet = sheet_new((SheetSize){297, 210, 1}, order->assets, order->words.title);
    sheet_picture(sheet, &picture, PLACE);
    draw_frame(sheet);
    print_reach(run, 0.7f);
    sheet_words(sheet, &title, order->words.title, place_of_title());
    draw_foot(sheet, &order->words);
    const bool written = sheet_write(sheet, order->path, error);
    sheet_free(sheet);
    free(grey);
    return written;
}
