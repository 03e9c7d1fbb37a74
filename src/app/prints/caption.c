#include "app/prints/caption.h"

#include "app/draw/paint.h"
#include "app/draw/text.h"

#include <stdio.h>

/* ---- the two inks ---- */

static void fill_sheet(void *on, Box b, float radius, SDL_Color colour)
{
    sheet_fill(on, b, radius, colour);
}

static void words_on_sheet(void *on, const SheetType *type, const char *words, Box b)
{
    sheet_words(on, type, words, b);
}

CaptionInk caption_on_sheet(Sheet *sheet)
{
    return (CaptionInk){sheet, fill_sheet, words_on_sheet};
}

static void fill_canvas(void *on, Box b, float radius, SDL_Color colour)
{
    paint_box(on, b, radius, colour, colour);
}

static void words_on_canvas(void *on, const SheetType *type, const char *words, Box b)
{
    static const TextRole ROLES[SHEET_FACE_COUNT] = {
        [SHEET_TITLE] = TEXT_TITLE, [SHEET_TEXT] = TEXT_BODY, [SHEET_STRONG] = TEXT_NAME};
    static const Align ALIGNS[] = {
        [SHEET_LEFT] = ALIGN_LEFT, [SHEET_CENTRE] = ALIGN_CENTRE, [SHEET_RIGHT] = ALIGN_RIGHT};
    const TextStyle style = {.role = ROLES[type->face],
                             .colour = type->colour,
                             .align = ALIGNS[type->align],
                             .size = type->size};
    text_draw(on, &style, words, b);
}

CaptionInk caption_on_canvas(Canvas *canvas)
{
    return (CaptionInk){canvas, fill_canvas, words_on_canvas};
}

/* ---- the page ---- */

Box caption_house(void)
{
    return box(12, 10, 273, 273 * 486 / 776.0f);
}

/* A number over what it counts. */
static void draw_points(const CaptionInk *ink, int points, const char *label, Box b)
{
    const SheetType figure = {SHEET_TITLE, 7, TONE_INK, .align = SHEET_CENTRE};
    const SheetType small = {SHEET_TEXT, 3.1f, TONE_INK_SOFT, .align = SHEET_CENTRE};
    char number[12];
    snprintf(number, sizeof number, "%d", points);
    ink->words(ink->on, &figure, number, box_cut_top(&b, 10, 0));
    ink->words(ink->on, &small, label, b);
}

void caption_seal(const CaptionInk *ink, int points, Box b)
{
    const SheetType figure = {SHEET_TITLE, b.h * 0.48f, TONE_INK, .align = SHEET_CENTRE};
    char number[12];
    snprintf(number, sizeof number, "%d", points);
    ink->fill(ink->on, b, b.w / 2, TONE_AMBER);
    ink->fill(ink->on, box_inset(b, 0.7f), b.w / 2, TONE_SHINE);
    ink->fill(ink->on, box_inset(b, 1.3f), b.w / 2, TONE_HONEY);
    ink->words(ink->on, &figure, number, box_inset(b, 3));
}

void caption_frame(const CaptionInk *ink, Box house)
{
    ink->fill(ink->on, box_inset(house, -2.4f), 6.6f, TONE_GOLD);
    ink->fill(ink->on, box_inset(house, -1.9f), 6.1f, TONE_WHITE);
}

void caption_draw(const CaptionInk *ink, const PrintOrder *order)
{
    const SheetType title = {SHEET_TITLE, 9.5f, TONE_INK, .align = SHEET_LEFT};
    const SheetType line = {SHEET_TEXT, 4, TONE_INK_SOFT, .align = SHEET_LEFT};
    const PrintWords *words = &order->words;
    const Box house = caption_house();
    ink->fill(ink->on, box(0, 0, 297, 210), 0, TONE_SHEET);
    caption_frame(ink, house);
    Box b = box(house.x, house.y + house.h + 4.5f, house.w, 20);
    caption_seal(ink, order->house.score.total, box_cut_right(&b, 20, 5));
    for (int i = PRINT_CATEGORIES - 1; i >= 0; i--)
        draw_points(ink, score_category(&order->house.score, (ScoreCategory)i),
                    words->categories[i], box_inset(box_cut_right(&b, 28, 0), 1));
    box_cut_right(&b, 6, 0);
    ink->words(ink->on, &title, words->title, box_cut_top(&b, 12, 0));
    ink->words(ink->on, &line, words->line, b);
}
