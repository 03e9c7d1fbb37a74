#include "app/pieces/reference_parts.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"
#include "dreamhome/score.h"

#include <math.h>
#include <stdio.h>

const RoomType REFERENCE_GROWING[REFERENCE_GROWING_COUNT] = {
    ROOM_LIVING, ROOM_KITCHEN, ROOM_BEDROOM, ROOM_CHILDREN, ROOM_BATHROOM, ROOM_GARAGE};
const RoomType REFERENCE_SINGLE[REFERENCE_SINGLE_COUNT] = {
    ROOM_PANTRY, ROOM_DRESSING, ROOM_SAUNA,    ROOM_GAMES,   ROOM_LIBRARY,
    ROOM_STUDY,  ROOM_CELLAR,   ROOM_WORKSHOP, ROOM_LAUNDRY, ROOM_STORAGE};

const TextStyle REFERENCE_HEADING = {TEXT_HEADING, TONE_TEAL, .align = ALIGN_LEFT};

void reference_fit_name(ReferencePage *page, RoomType type, float width)
{
    static const float SMALLEST = 0.8f; /* beyond that, two lines are better */
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const float needs = text_width(page->canvas, &style, tr(page->words, name_of_room(type)));
    const TextStyle fitting = text_style_scaled(style, fminf(1, fmaxf(width / needs, SMALLEST)));
    if (page->name.size == 0 || fitting.size < page->name.size)
        page->name = fitting;
}

void reference_draw_name(const ReferencePage *page, RoomType type, Box b)
{
    widget_draw_label(page->canvas, &page->name, tr(page->words, name_of_room(type)), b);
}

void reference_draw_heading(const ReferencePage *page, const char *words, Box b)
{
    text_draw(page->canvas, &page->heading, words, box(b.x, b.y, b.w, b.h - 8));
    paint_fill(page->canvas, box(b.x, b.y + b.h - 7, b.w, 1.5f), TONE_EDGE);
}

void reference_draw_number(const ReferencePage *page, Box b, const char *format, int number)
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

void reference_draw_icon(const ReferencePage *page, RoomType type, Box b)
{
    char key[32];
    const float size = fminf(fminf(b.w, b.h), page->icon);
    snprintf(key, sizeof key, "room-%s", ROOM_INFO[type].key);
    paint_picture(page->canvas, "icons", key, box_centred(b, size, size));
}

/* In the middle of the height, smaller where it must be. */
static void draw_sentence(const ReferencePage *page, const char *words, Box b)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const float height = widget_label_height(page->canvas, &style, words, b.w);
    widget_draw_whole(page->canvas, &style, words, box_centred(b, b.w, fminf(height, b.h)));
}

/* ---- function and roof ---- */

static void draw_function(const ReferencePage *page, Box b, const char *words,
                          const RoomType *types, int count)
{
    SpaceSet spaces[] = {space_bit(SPACE_A2), space_bit(SPACE_A1), space_bit(SPACE_C1)};
    Home home = {.cards = 0};
    for (int i = 0; i < count; i++)
        home.of_type[types[i]] |= spaces[i];
    reference_draw_number(page, box_cut_right(&b, page->icon + 2, page->icon * 0.2f), "%d",
                          score_open(&home).function);
    for (int i = 0; i < count; i++)
        reference_draw_icon(page, types[i], box_cut_left(&b, page->icon, 2));
    box_cut_left(&b, page->icon * 0.2f, 0);
    draw_sentence(page, words, b);
}

void reference_draw_functions(const ReferencePage *page, Box b, float row)
{
    static const RoomType FLOORS[] = {ROOM_BATHROOM, ROOM_BATHROOM};
    static const RoomType TRIO[] = {ROOM_BATHROOM, ROOM_KITCHEN, ROOM_BEDROOM};
    const float gap = row * 0.08f; /* two lines fill a row from edge to edge */
    draw_function(page, box_cut_top(&b, row * 1.5f - gap, gap),
                  tr(page->words, "A bathroom on each upper floor"), FLOORS, 2);
    draw_function(page, box_cut_top(&b, row * 1.5f - gap, gap),
                  tr(page->words, "All three, anywhere"), TRIO, 3);
}

/* Four roof cards and what they are worth; windows are told as what they add. */
static void draw_roofs(const ReferencePage *page, Box b, const char *words,
                       const ResourceType types[4], int less)
{
    ResourceCardSet cards = 0;
    for (int i = 0; i < 4; i++) {
        ResourceCardSet left = resource_cards_of_type(types[i]) & ~cards;
        cards |= left & -left;
        const float width = page->icon * 0.86f;
        const Box place = box_centred(box_cut_left(&b, width, 2), width, width * 0.72f);
        SDL_Texture *tiles = pictures_get(page->canvas->pictures, "cards/resources",
                                          RESOURCE_INFO[types[i]].key, 44 * page->canvas->unit);
        if (!less || i == 0)
            paint_texture(page->canvas, tiles, box(0.08f, 0.08f, 0.84f, 0.62f), place, 1, 0);
    }
    reference_draw_number(page, box_cut_right(&b, page->icon + 2, page->icon * 0.2f),
                          less ? "+%d" : "%d", score_roof(cards, NULL) - less);
    box_cut_left(&b, page->icon * 0.2f, 0);
    draw_sentence(page, words, b);
}

void reference_draw_roofs(const ReferencePage *page, Box b, float row)
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
