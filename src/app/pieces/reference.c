#include "app/pieces/reference.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include "app/pieces/card_view.h"
#include "app/pieces/reference_parts.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"
#include "dreamhome/score.h"

#include <math.h>
#include <stdio.h>

enum { TOKENS_PER_ROW = 4 };

static const float ICON = 34;

/* Widths in a line about a room: its sign, and what it scores. */
static const float SIGN = 36, SIZES = 180, BESIDE = 136, PLAIN = 30;

/* A page of three columns, in rows; of two where the text is large, and of one where it is larger
 * still: then it scrolls. */
static const float ROWS = 12.6f, LARGE_ROWS = 20.2f, LARGEST_ROWS = 38.6f, LARGE_ROW = 24,
                   TITLE = 58;

Box reference_box(const Canvas *canvas)
{
    return box_centred(canvas->view, fminf(canvas->view.w - 48, 1200),
                       fminf(canvas->view.h - 40, 740));
}

Box reference_inside(Box b)
{
    return box(b.x + 32, b.y + 18, b.w - 64, b.h - 32);
}

static bool is_large(const Canvas *canvas)
{
    return canvas->text_scale > 1.5f;
}

static bool is_largest(const Canvas *canvas)
{
    return canvas->text_scale > 2;
}

/* How much larger than usual signs, numbers and their places are. */
static float growth(const Canvas *canvas)
{
    return is_largest(canvas) ? 0.7f * canvas->text_scale : 1;
}

static float title_height(const Canvas *canvas)
{
    return TITLE * growth(canvas);
}

float reference_height(const Canvas *canvas)
{
    const float rows = is_largest(canvas) ? LARGEST_ROWS : LARGE_ROWS;
    if (!is_large(canvas))
        return reference_inside(reference_box(canvas)).h;
    return title_height(canvas) + rows * LARGE_ROW * canvas->text_scale;
}

/* ---- rooms ---- */

/* As on the cards: as many small rooms as are joined, and what they are worth. */
static void draw_size(const ReferencePage *page, Box b, RoomType type, int size)
{
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    const SDL_Color colour = paint_mark_tone(page->canvas, card_room_colour(type));
    const float grow = growth(page->canvas);
    char number[8];
    for (int i = 0; i < size; i++)
        paint_box(page->canvas,
                  box_centred(box_cut_left(&b, 11 * grow, 2 * grow), 10 * grow, 15 * grow), 3,
                  colour_lit(colour, 0.15f), colour);
    b.x += 3 * grow;
    snprintf(number, sizeof number, "%d", ROOM_INFO[type].points[size - 1]);
    text_draw(page->canvas, &style, number, b);
}

static void draw_growing(const ReferencePage *page, RoomType type, Box b)
{
    const float grow = growth(page->canvas);
    Box sizes = box_cut_right(&b, SIZES * grow, 4);
    reference_draw_icon(page, type, box_cut_left(&b, SIGN * grow, 8));
    reference_draw_name(page, type, b);
    for (int size = 1; size <= ROOM_INFO[type].limit; size++)
        draw_size(page, box_cut_left(&sizes, (30 + 13 * (float)size) * grow, 6 * grow), type, size);
}

static void draw_single(const ReferencePage *page, RoomType type, Box b)
{
    const RoomInfo *info = &ROOM_INFO[type];
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_CENTRE};
    char number[8];
    const TextStyle small = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    const float grow = growth(page->canvas);
    Box beside = box_cut_right(&b, BESIDE * grow, 2);
    const Box plain = box_cut_right(&b, PLAIN * grow, 2);
    reference_draw_icon(page, type, box_cut_left(&b, SIGN * grow, 8));
    reference_draw_name(page, type, b);
    snprintf(number, sizeof number, "%d", info->points[0]);
    text_draw(page->canvas, &style, number, plain);
    if (!info->beside)
        return;
    /* words: a small word between two rooms: pantry beside kitchen */
    line_draw_whole(page->canvas, &small, tr(page->words, "beside"),
                    box_cut_left(&beside, 62 * grow, 6));
    reference_draw_icon(page, info->beside, box_cut_left(&beside, 30 * grow, 4));
    snprintf(number, sizeof number, "%d", info->points_beside);
    text_draw(page->canvas, &style, number, box_cut_left(&beside, 30 * grow, 0));
}

static void fit_names(ReferencePage *page, float growing, float single)
{
    const float grow = growth(page->canvas);
    for (int i = 0; i < REFERENCE_GROWING_COUNT; i++)
        reference_fit_name(page, REFERENCE_GROWING[i], growing - (SIGN + SIZES) * grow - 12);
    for (int i = 0; i < REFERENCE_SINGLE_COUNT; i++)
        reference_fit_name(page, REFERENCE_SINGLE[i], single - (SIGN + BESIDE + PLAIN) * grow - 12);
}

/* ---- function, décor, roof ---- */

static void draw_token(const ReferencePage *page, ResourceType type, Box b)
{
    TextStyle style = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE};
    const float size = fminf(b.w, b.h) - 4;
    const float grow = growth(page->canvas);
    style.size = 14 * grow / page->canvas->text_scale;
    const Box token = box_centred(b, size, size);
    const Box disc = box(token.x + size * 0.72f, token.y - 1, 20 * grow, 20 * grow);
    char number[8];
    paint_picture(page->canvas, "tokens", RESOURCE_INFO[type].key, token);
    paint_box(page->canvas, disc, 10 * grow, TONE_GOLD, TONE_AMBER);
    snprintf(number, sizeof number, "%d", RESOURCE_INFO[type].value);
    text_draw(page->canvas, &style, number, disc);
}

static float draw_tokens(const ReferencePage *page, Box b, float row)
{
    int place = 0;
    const float width = b.w / TOKENS_PER_ROW;
    for (ResourceType type = RESOURCE_PIANO; type < RESOURCE_TYPE_COUNT; type++) {
        if (!RESOURCE_INFO[type].value || (type == RESOURCE_CAR && !page->with_car))
            continue;
        draw_token(page, type,
                   box(b.x + width * (float)(place % TOKENS_PER_ROW),
                       b.y + row * (float)(place / TOKENS_PER_ROW), width, row));
        place++;
    }
    return row * (float)((place + TOKENS_PER_ROW - 1) / TOKENS_PER_ROW);
}

/* ---- the page ---- */

static void draw_left(const ReferencePage *page, Box b, float row)
{
    reference_draw_heading(page, tr(page->words, "Rooms by size"), box_cut_top(&b, row, 4));
    for (int i = 0; i < REFERENCE_GROWING_COUNT; i++)
        draw_growing(page, REFERENCE_GROWING[i], box_cut_top(&b, row, 0));
    b.y += row * 0.4f;
    reference_draw_heading(page, tr(page->words, "Functionality"), box_cut_top(&b, row, 4));
    reference_draw_functions(page, b, row);
}

static void draw_middle(const ReferencePage *page, Box b, float row)
{
    reference_draw_heading(page, tr(page->words, "One-card rooms"), box_cut_top(&b, row, 4));
    for (int i = 0; i < REFERENCE_SINGLE_COUNT; i++)
        draw_single(page, REFERENCE_SINGLE[i], box_cut_top(&b, row, 0));
}

static float draw_decor(const ReferencePage *page, Box b, float row)
{
    reference_draw_heading(page, tr(page->words, "Décor"), box_cut_top(&b, row, 6));
    return row + 6 + draw_tokens(page, b, row * 1.3f);
}

static void draw_roofs_and_tie(const ReferencePage *page, Box b, float row)
{
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};
    reference_draw_heading(page, tr(page->words, "Roof: your best four"), box_cut_top(&b, row, 4));
    reference_draw_roofs(page, b, row);
    box_cut_top(&b, row * 3, row * 0.3f);
    reference_draw_heading(page, tr(page->words, "A tie?"), box_cut_top(&b, row, 4));
    Box tie = box_cut_top(&b, row * (is_large(page->canvas) ? 2.4f : 1.2f), 0);
    const Box icon = box_centred(box_cut_left(&tie, page->icon + 2, 10), page->icon, page->icon);
    paint_box(page->canvas, icon, page->icon / 2, TONE_CARAMEL, TONE_STONE);
    paint_picture(page->canvas, "icons", "child", box_inset(icon, 6));
    widget_draw_label(page->canvas, &style,
                      tr(page->words, "The house with the most children in its pictures wins."),
                      tie);
}

static void draw_three_columns(ReferencePage *page, Box b)
{
    const float gap = 36;
    const float width = (b.w - 2 * gap) / 3;
    const float row = fminf(b.h / ROWS, 54);
    fit_names(page, width + 12, width - 6);
    draw_left(page, box_cut_left(&b, width + 12, gap), row);
    draw_middle(page, box_cut_left(&b, width - 6, gap), row);
    box_cut_top(&b, draw_decor(page, b, row), row * 0.3f);
    draw_roofs_and_tie(page, b, row);
}

static void draw_two_columns(ReferencePage *page, Box b)
{
    const float gap = 36;
    const float width = (b.w - gap) / 2;
    const float row = LARGE_ROW * page->canvas->text_scale;
    Box left = box_cut_left(&b, width, gap);
    fit_names(page, width, width);
    draw_left(page, left, row);
    draw_middle(page, b, row);
    box_cut_top(&left, row * 12, 0);
    box_cut_top(&b, row * 12, 0);
    draw_decor(page, left, row);
    draw_roofs_and_tie(page, b, row);
}

static void draw_one_column(ReferencePage *page, Box b)
{
    const float row = LARGE_ROW * page->canvas->text_scale;
    fit_names(page, b.w, b.w);
    draw_left(page, box_cut_top(&b, row * 11.8f, row * 0.4f), row);
    draw_middle(page, box_cut_top(&b, row * 11.2f, row * 0.4f), row);
    box_cut_top(&b, draw_decor(page, b, row), row * 0.4f);
    draw_roofs_and_tie(page, b, row);
}

void reference_draw(Canvas *canvas, const Words *words, bool with_car, Box b)
{
    const float icon = ICON * growth(canvas);
    ReferencePage page = {canvas, words,        with_car,          icon,
                          icon,   icon * 0.86f, REFERENCE_HEADING, .name.size = 0};
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    text_draw(canvas, &title, tr(words, "Scoring guide"),
              box_cut_top(&b, title_height(canvas) - 6, 6));
    if (is_largest(canvas))
        draw_one_column(&page, b);
    else if (is_large(canvas))
        draw_two_columns(&page, b);
    else
        draw_three_columns(&page, b);
}
