#include "app/pieces/reference.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include "app/pieces/card_view.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"
#include "dreamhome/score.h"

#include <math.h>
#include <stdio.h>

static const RoomType GROWING[] = {ROOM_LIVING,   ROOM_KITCHEN,  ROOM_BEDROOM,
                                   ROOM_CHILDREN, ROOM_BATHROOM, ROOM_GARAGE};
static const RoomType SINGLE[] = {ROOM_PANTRY,  ROOM_DRESSING, ROOM_SAUNA,  ROOM_GAMES,
                                  ROOM_LIBRARY, ROOM_STUDY,    ROOM_CELLAR, ROOM_WORKSHOP,
                                  ROOM_LAUNDRY, ROOM_STORAGE};

enum {
    GROWING_COUNT = sizeof GROWING / sizeof GROWING[0],
    SINGLE_COUNT = sizeof SINGLE / sizeof SINGLE[0],
    TOKENS_PER_ROW = 4,
};

static const TextStyle NAME = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};

/* What every part of the tile needs. */
typedef struct Page {
    Canvas *canvas;
    const Words *words;
    bool with_car;
} Page;

Box reference_box(const Canvas *canvas)
{
    return box_centred(canvas->view, fminf(canvas->view.w - 48, 1200),
                       fminf(canvas->view.h - 40, 740));
}

/* ---- small parts ---- */

static void draw_heading(const Page *page, const char *words, Box b)
{
    const TextStyle style = {TEXT_HEADING, TONE_TEAL, .align = ALIGN_LEFT};
    text_draw(page->canvas, &style, words, box(b.x, b.y, b.w, b.h - 8));
    paint_fill(page->canvas, box(b.x, b.y + b.h - 7, b.w, 1.5f), TONE_EDGE);
}

static void draw_number(const Page *page, Box b, const char *format, int number)
{
    const TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_CENTRE};
    char words[12];
    const float size = fminf(fminf(b.w, b.h), 34);
    const Box disc = box_centred(b, size, size);
    snprintf(words, sizeof words, format, number);
    paint_shadow(page->canvas, disc, size / 2, 3, 0.3f);
    paint_box(page->canvas, disc, size / 2, colour_lit(TONE_GREEN, 0.15f),
              colour_dark(TONE_GREEN, 0.1f));
    text_draw(page->canvas, &style, words, box_inset(disc, 3));
}

static void draw_room_icon(const Page *page, RoomType type, Box b)
{
    char key[32];
    const float size = fminf(fminf(b.w, b.h), 34);
    snprintf(key, sizeof key, "room-%s", ROOM_INFO[type].key);
    paint_picture(page->canvas, "icons", key, box_centred(b, size, size));
}

/* ---- rooms ---- */

/* As on the cards: as many small rooms as are joined, and what they are worth. */
static void draw_size(const Page *page, Box b, RoomType type, int size)
{
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    const SDL_Color colour = card_room_colour(type);
    char number[8];
    for (int i = 0; i < size; i++)
        paint_box(page->canvas, box_centred(box_cut_left(&b, 11, 2), 10, 15), 3,
                  colour_lit(colour, 0.15f), colour);
    b.x += 3;
    snprintf(number, sizeof number, "%d", ROOM_INFO[type].points[size - 1]);
    text_draw(page->canvas, &style, number, b);
}

static void draw_growing(const Page *page, RoomType type, Box b)
{
    Box sizes = box_cut_right(&b, 180, 4);
    draw_room_icon(page, type, box_cut_left(&b, 36, 8));
    line_draw_whole(page->canvas, &NAME, tr(page->words, name_of_room(type)), b);
    for (int size = 1; size <= ROOM_INFO[type].limit; size++)
        draw_size(page, box_cut_left(&sizes, 30 + 13 * (float)size, 6), type, size);
}

static void draw_single(const Page *page, RoomType type, Box b)
{
    const RoomInfo *info = &ROOM_INFO[type];
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_CENTRE};
    char number[8];
    const TextStyle small = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    Box beside = box_cut_right(&b, 136, 2);
    const Box plain = box_cut_right(&b, 30, 2);
    draw_room_icon(page, type, box_cut_left(&b, 36, 8));
    line_draw_whole(page->canvas, &NAME, tr(page->words, name_of_room(type)), b);
    snprintf(number, sizeof number, "%d", info->points[0]);
    text_draw(page->canvas, &style, number, plain);
    if (!info->beside)
        return;
    /* words: a small word between two rooms: pantry beside kitchen */
    text_draw(page->canvas, &small, tr(page->words, "beside"), box_cut_left(&beside, 62, 6));
    draw_room_icon(page, info->beside, box_cut_left(&beside, 30, 4));
    snprintf(number, sizeof number, "%d", info->points_beside);
    text_draw(page->canvas, &style, number, box_cut_left(&beside, 30, 0));
}

/* ---- function, décor, roof ---- */

static void draw_function(const Page *page, Box b, const char *words, const RoomType *types,
                          int count)
{
    SpaceSet spaces[] = {space_bit(SPACE_A2), space_bit(SPACE_A1), space_bit(SPACE_C1)};
    Home home = {.cards = 0};
    for (int i = 0; i < count; i++)
        home.of_type[types[i]] |= spaces[i];
    draw_number(page, box_cut_right(&b, 36, 8), "%d", score_open(&home).function);
    for (int i = 0; i < count; i++)
        draw_room_icon(page, types[i], box_cut_left(&b, 34, 2));
    b.x += 8;
    b.w -= 8;
    widget_draw_label(page->canvas, &NAME, words, b);
}

static void draw_functions(const Page *page, Box b, float row)
{
    static const RoomType FLOORS[] = {ROOM_BATHROOM, ROOM_BATHROOM};
    static const RoomType TRIO[] = {ROOM_BATHROOM, ROOM_KITCHEN, ROOM_BEDROOM};
    draw_function(page, box_cut_top(&b, row * 1.5f, 0),
                  tr(page->words, "A bathroom on each upper floor"), FLOORS, 2);
    draw_function(page, box_cut_top(&b, row * 1.5f, 0), tr(page->words, "All three, anywhere"),
                  TRIO, 3);
}

static void draw_token(const Page *page, ResourceType type, Box b)
{
    TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_CENTRE};
    const float size = fminf(b.w, b.h) - 4;
    style.size = 14 / page->canvas->text_scale; /* tokens do not grow */
    const Box token = box_centred(b, size, size);
    const Box disc = box(token.x + size * 0.72f, token.y - 1, 20, 20);
    char number[8];
    paint_picture(page->canvas, "tokens", RESOURCE_INFO[type].key, token);
    paint_box(page->canvas, disc, 10, TONE_GOLD, TONE_AMBER);
    snprintf(number, sizeof number, "%d", RESOURCE_INFO[type].value);
    text_draw(page->canvas, &style, number, disc);
}

static float draw_tokens(const Page *page, Box b, float row)
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

/* Four roof cards and what they are worth; windows are told as what they add. */
static void draw_roofs(const Page *page, Box b, const char *words, const ResourceType types[4],
                       int less)
{
    ResourceCardSet cards = 0;
    for (int i = 0; i < 4; i++) {
        ResourceCardSet left = resource_cards_of_type(types[i]) & ~cards;
        cards |= left & -left;
        const Box place = box_centred(box_cut_left(&b, 30, 1), 29, 21);
        SDL_Texture *tiles = pictures_get(page->canvas->pictures, "cards/resources",
                                          RESOURCE_INFO[types[i]].key, 44 * page->canvas->unit);
        if (!less || i == 0)
            paint_texture(page->canvas, tiles, box(0.08f, 0.08f, 0.84f, 0.62f), place, 1, 0);
    }
    draw_number(page, box_cut_right(&b, 36, 8), less ? "+%d" : "%d",
                score_roof(cards, NULL) - less);
    b.x += 8;
    b.w -= 8;
    widget_draw_label(page->canvas, &NAME, words, b);
}

static void draw_all_roofs(const Page *page, Box b, float row)
{
    static const ResourceType ONE[4] = {RESOURCE_ROOF_RED, RESOURCE_ROOF_RED, RESOURCE_ROOF_RED,
                                        RESOURCE_ROOF_RED};
    static const ResourceType MIXED[4] = {RESOURCE_ROOF_RED, RESOURCE_ROOF_BLUE,
                                          RESOURCE_ROOF_GREEN, RESOURCE_ROOF_BROWN};
    static const ResourceType WINDOW[4] = {RESOURCE_ROOF_RED_WINDOW, RESOURCE_ROOF_RED,
                                           RESOURCE_ROOF_RED, RESOURCE_ROOF_RED};
    const ResourceCardSet plain = resource_cards_of_type(RESOURCE_ROOF_RED);
    draw_roofs(page, box_cut_top(&b, row, 0), tr(page->words, "One colour"), ONE, 0);
    draw_roofs(page, box_cut_top(&b, row, 0), tr(page->words, "Mixed colours"), MIXED, 0);
    draw_roofs(page, box_cut_top(&b, row, 0), tr(page->words, "Each window"), WINDOW,
               score_roof(plain, NULL));
}

/* ---- the page ---- */

static void draw_left(const Page *page, Box b, float row)
{
    draw_heading(page, tr(page->words, "Rooms, by number of cards"), box_cut_top(&b, row, 4));
    for (int i = 0; i < GROWING_COUNT; i++)
        draw_growing(page, GROWING[i], box_cut_top(&b, row, 0));
    b.y += row * 0.4f;
    draw_heading(page, tr(page->words, "Functionality"), box_cut_top(&b, row, 4));
    draw_functions(page, b, row);
}

static void draw_middle(const Page *page, Box b, float row)
{
    draw_heading(page, tr(page->words, "One-card rooms"), box_cut_top(&b, row, 4));
    for (int i = 0; i < SINGLE_COUNT; i++)
        draw_single(page, SINGLE[i], box_cut_top(&b, row, 0));
}

static void draw_right(const Page *page, Box b, float row)
{
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};
    draw_heading(page, tr(page->words, "Décor"), box_cut_top(&b, row, 6));
    box_cut_top(&b, draw_tokens(page, b, row * 1.3f), row * 0.3f);
    draw_heading(page, tr(page->words, "Roof: your best four"), box_cut_top(&b, row, 4));
    draw_all_roofs(page, b, row);
    box_cut_top(&b, row * 3, row * 0.3f);
    draw_heading(page, tr(page->words, "A tie?"), box_cut_top(&b, row, 4));
    Box tie = box_cut_top(&b, row * 1.2f, 0);
    const Box icon = box_centred(box_cut_left(&tie, 36, 10), 34, 34);
    paint_box(page->canvas, icon, 17, TONE_CARAMEL, TONE_STONE);
    paint_picture(page->canvas, "icons", "child", box_inset(icon, 6));
    widget_draw_label(page->canvas, &style,
                      tr(page->words, "The house with the most children in its pictures wins."),
                      tie);
}

void reference_draw(Canvas *canvas, const Words *words, bool with_car, Box b)
{
    const Page page = {canvas, words, with_car};
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    widget_draw_paper(canvas, b);
    b = box(b.x + 32, b.y + 18, b.w - 64, b.h - 32);
    text_draw(canvas, &title, tr(words, "Scoring guide"), box_cut_top(&b, 52, 6));
    const float gap = 36;
    const float width = (b.w - 2 * gap) / 3;
    const float row = fminf(b.h / 12.6f, 54);
    draw_left(&page, box_cut_left(&b, width + 12, gap), row);
    draw_middle(&page, box_cut_left(&b, width - 6, gap), row);
    draw_right(&page, b, row);
}
