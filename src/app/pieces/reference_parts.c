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
    const char *words = tr(page->words, name_of_room(type));
    float size = 1;
    TextStyle fitting = text_style_scaled(style, size);
    while (size > SMALLEST && text_width(page->canvas, &fitting, words) > width)
        fitting = text_style_scaled(style, size -= 0.04f);
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
    const float size = fminf(fminf(b.w, b.h * 0.88f), 34); /* two never touch */
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

/* ---- sentences, in the letters of the names, which shrink together ---- */

typedef struct Sentence {
    const char *words;
    Box place;
} Sentence;

static bool all_fit(const ReferencePage *page, const TextStyle *style, const Sentence *sentences,
                    int count)
{
    for (int i = 0; i < count; i++) {
        const Box b = sentences[i].place;
        if (widget_label_height(page->canvas, style, sentences[i].words, b.w) > b.h)
            return false;
    }
    return true;
}

static void draw_sentences(const ReferencePage *page, const Sentence *sentences, int count)
{
    static const float SMALLEST = 0.64f; /* text_draw goes on alone from there */
    TextStyle style = page->name;
    style.wrap = true;
    const float least = style.size * SMALLEST;
    while (style.size > least && !all_fit(page, &style, sentences, count))
        style.size *= 0.95f;
    for (int i = 0; i < count; i++) {
        const Box b = sentences[i].place;
        const float height = widget_label_height(page->canvas, &style, sentences[i].words, b.w);
        widget_draw_whole(page->canvas, &style, sentences[i].words,
                          box_centred(b, b.w, fminf(height, b.h)));
    }
}

/* ---- function and roof ---- */

/* Signs and points; returns the place for words. */
static Box draw_function(const ReferencePage *page, Box b, const RoomType *types, int count)
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
    return b;
}

void reference_draw_functions(const ReferencePage *page, Box b, float row)
{
    static const RoomType FLOORS[] = {ROOM_BATHROOM, ROOM_BATHROOM};
    static const RoomType TRIO[] = {ROOM_BATHROOM, ROOM_KITCHEN, ROOM_BEDROOM};
    const float gap = row * 0.08f; /* two lines fill a row from edge to edge */
    const Box floors = box_cut_top(&b, row * 1.5f - gap, gap);
    const Box trio = box_cut_top(&b, row * 1.5f - gap, gap);
    const Sentence sentences[] = {
        {tr(page->words, "A bathroom on each upper floor"), draw_function(page, floors, FLOORS, 2)},
        {tr(page->words, "All three, anywhere"), draw_function(page, trio, TRIO, 3)}};
    draw_sentences(page, sentences, 2);
}

/* Four roof cards and what they are worth; windows are told as what they add. Returns the place for
 * words. */
static Box draw_roofs(const ReferencePage *page, Box b, const ResourceType types[4], int less)
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
    return b;
}

void reference_draw_roofs(const ReferencePage *page, Box b, float row)
{
    static const ResourceType ONE[4] = {RESOURCE_ROOF_RED, RESOURCE_ROOF_RED, RESOURCE_ROOF_RED,
                                        RESOURCE_ROOF_RED};
    static const ResourceType MIXED[4] = {RESOURCE_ROOF_RED, RESOURCE_ROOF_BLUE,
                                          RESOURCE_ROOF_GREEN, RESOURCE_ROOF_BROWN};
    static const ResourceType WINDOW[4] = {RESOURCE_ROOF_RED_WINDOW, RESOURCE_ROOF_RED,
                                           RESOURCE_ROOF_RED, RESOURCE_ROOF_RED};
    const int plain = score_roof(resource_cards_of_type(RESOURCE_ROOF_RED), NULL);
    const Box one = draw_roofs(page, box_cut_top(&b, row, 0), ONE, 0);
    const Box mixed = draw_roofs(page, box_cut_top(&b, row, 0), MIXED, 0);
    const Box window = draw_roofs(page, box_cut_top(&b, row, 0), WINDOW, plain);
    const Sentence sentences[] = {{tr(page->words, "One colour"), one},
                                  {tr(page->words, "Mixed colours"), mixed},
                                  {tr(page->words, "Each window"), window}};
    draw_sentences(page, sentences, 3);
}
