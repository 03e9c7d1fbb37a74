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

void reference_fit_words(ReferencePage *page, const char *words, float width, float least)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    float size = 1;
    TextStyle fitting = text_style_scaled(style, size);
    while (size > least && text_width(page->canvas, &fitting, words) > width)
        fitting = text_style_scaled(style, size -= 0.04f);
    if (page->name.size == 0 || fitting.size < page->name.size)
        page->name = fitting;
}

void reference_fit_name(ReferencePage *page, RoomType type, float width)
{
    static const float SMALLEST = 0.8f; /* beyond that, two lines are better */
    reference_fit_words(page, tr(page->words, name_of_room(type)), width, SMALLEST);
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
    TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_CENTRE};
    char words[12];
    const float size = fminf(fminf(b.w, b.h * 0.88f), 34); /* two never touch */
    style.size = fminf(text_style_size(&style), size * 0.62f / page->canvas->text_scale);
    const Box disc = box_centred(b, size, size);
    snprintf(words, sizeof words, format, number);
    paint_shadow(page->canvas, disc, size / 2, 3, 0.3f);
    paint_box(page->canvas, disc, size / 2, colour_lit(TONE_GREEN, 0.15f),
              colour_dark(TONE_GREEN, 0.1f));
    text_draw(page->canvas, &style, words, disc);
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

/* As it is drawn in its place; a line of letters may be a little higher than that. */
static TextStyle wrapping(const ReferencePage *page, TextStyle style, const Sentence *sentence)
{
    style.wrap = text_width(page->canvas, &style, sentence->words) > sentence->place.w;
    return style;
}

static bool all_fit(const ReferencePage *page, const TextStyle *style, const Sentence *sentences,
                    int count)
{
    for (int i = 0; i < count; i++) {
        const Box b = sentences[i].place;
        const TextStyle own = wrapping(page, *style, &sentences[i]);
        if (own.wrap && widget_label_height(page->canvas, &own, sentences[i].words, b.w) > b.h)
            return false;
    }
    return true;
}

static void draw_sentence(const ReferencePage *page, const TextStyle *style,
                          const Sentence *sentence)
{
    const TextStyle own = wrapping(page, *style, sentence);
    const Box b = sentence->place;
    float height = text_line_height(page->canvas, &own);
    if (!own.wrap) {
        text_draw(page->canvas, &own, sentence->words, box_centred(b, b.w, fmaxf(b.h, height)));
        return;
    }
    height = widget_label_height(page->canvas, &own, sentence->words, b.w);
    widget_draw_whole(page->canvas, &own, sentence->words, box_centred(b, b.w, fminf(height, b.h)));
}

static void draw_sentences(const ReferencePage *page, const Sentence *sentences, int count)
{
    static const float SMALLEST = 0.64f; /* text_draw goes on alone from there */
    TextStyle style = page->name;
    const float least = style.size * SMALLEST;
    while (style.size > least && !all_fit(page, &style, sentences, count))
        style.size *= 0.95f;
    for (int i = 0; i < count; i++)
        draw_sentence(page, &style, &sentences[i]);
}

/* ---- function and roof ---- */

enum { FUNCTION_LINES = 2, ROOF_LINES = 3, ROOFS = 4, SIGNS_MOST = 3 };

static const float ROOF_GAP = 1, SIGN_GAP = 2;

typedef struct FunctionLine {
    int count;
    RoomType types[SIGNS_MOST];
} FunctionLine;

static const FunctionLine FUNCTIONS[FUNCTION_LINES] = {
    {2, {ROOM_BATHROOM, ROOM_BATHROOM}}, {3, {ROOM_BATHROOM, ROOM_KITCHEN, ROOM_BEDROOM}}};

/* The signs before them tell which rooms. */
static const char *words_of_function(const Words *words, int line)
{
    /* words: two signs of bathrooms stand before it, and 3 points behind it: keep it short */
    return line == 0 ? tr(words, "On each floor")
                     /* words: bathroom, kitchen and bedroom, whose signs stand before it */
                     : tr(words, "All three");
}

static const char *words_of_roof(const Words *words, int line)
{
    return line == 0   ? tr(words, "One colour")
           : line == 1 ? tr(words, "Mixed colours")
                       : tr(words, "Each window");
}

/* What points and signs leave of a line. */
static Box between(const ReferencePage *page, Box b, float signs)
{
    const float gap = page->icon * 0.2f;
    box_cut_right(&b, page->icon + 2, gap);
    box_cut_left(&b, signs, gap);
    return b;
}

static Box beside_signs(const ReferencePage *page, Box b, int count)
{
    return between(page, b, (page->sign + SIGN_GAP) * (float)count);
}

static Box beside_roofs(const ReferencePage *page, Box b)
{
    return between(page, b, (page->roof + ROOF_GAP) * ROOFS);
}

void reference_fit_sentences(ReferencePage *page, float width, float least)
{
    const Box b = box(0, 0, width, 1);
    for (int i = 0; i < FUNCTION_LINES; i++)
        reference_fit_words(page, words_of_function(page->words, i),
                            beside_signs(page, b, FUNCTIONS[i].count).w, least);
    for (int i = 0; i < ROOF_LINES; i++)
        reference_fit_words(page, words_of_roof(page->words, i), beside_roofs(page, b).w, least);
}

/* Signs and points. */
static void draw_function(const ReferencePage *page, Box b, const FunctionLine *line)
{
    SpaceSet spaces[] = {space_bit(SPACE_A2), space_bit(SPACE_A1), space_bit(SPACE_C1)};
    Home home = {.cards = 0};
    for (int i = 0; i < line->count; i++)
        home.of_type[line->types[i]] |= spaces[i];
    reference_draw_number(page, box_cut_right(&b, page->icon + 2, 0), "%d",
                          score_open(&home).function);
    for (int i = 0; i < line->count; i++)
        reference_draw_icon(page, line->types[i], box_cut_left(&b, page->sign, SIGN_GAP));
}

void reference_draw_functions(const ReferencePage *page, Box b, float row)
{
    const float gap = row * 0.04f; /* two lines of words fill one from edge to edge */
    Sentence sentences[FUNCTION_LINES];
    for (int i = 0; i < FUNCTION_LINES; i++) {
        const Box line = box_cut_top(&b, row - gap, gap);
        draw_function(page, line, &FUNCTIONS[i]);
        sentences[i] = (Sentence){words_of_function(page->words, i),
                                  beside_signs(page, line, FUNCTIONS[i].count)};
    }
    draw_sentences(page, sentences, FUNCTION_LINES);
}

/* Four roof cards and what they are worth; windows are told as what they add. */
static void draw_roofs(const ReferencePage *page, Box b, const ResourceType types[ROOFS], int less)
{
    ResourceCardSet cards = 0;
    for (int i = 0; i < ROOFS; i++) {
        ResourceCardSet left = resource_cards_of_type(types[i]) & ~cards;
        cards |= left & -left;
        const Box place =
            box_centred(box_cut_left(&b, page->roof, ROOF_GAP), page->roof, page->roof * 0.72f);
        SDL_Texture *tiles = pictures_get(page->canvas->pictures, "cards/resources",
                                          RESOURCE_INFO[types[i]].key, 44 * page->canvas->unit);
        if (!less || i == 0)
            paint_texture(page->canvas, tiles, box(0.08f, 0.08f, 0.84f, 0.62f), place, 1, 0);
    }
    reference_draw_number(page, box_cut_right(&b, page->icon + 2, 0), less ? "+%d" : "%d",
                          score_roof(cards, NULL) - less);
}

void reference_draw_roofs(const ReferencePage *page, Box b, float row)
{
    static const ResourceType LINES[ROOF_LINES][ROOFS] = {
        {RESOURCE_ROOF_RED, RESOURCE_ROOF_RED, RESOURCE_ROOF_RED, RESOURCE_ROOF_RED},
        {RESOURCE_ROOF_RED, RESOURCE_ROOF_BLUE, RESOURCE_ROOF_GREEN, RESOURCE_ROOF_BROWN},
        {RESOURCE_ROOF_RED_WINDOW, RESOURCE_ROOF_RED, RESOURCE_ROOF_RED, RESOURCE_ROOF_RED}};
    const int plain = score_roof(resource_cards_of_type(RESOURCE_ROOF_RED), NULL);
    Sentence sentences[ROOF_LINES];
    for (int i = 0; i < ROOF_LINES; i++) {
        const Box line = box_cut_top(&b, row, 0);
        draw_roofs(page, line, LINES[i], i == ROOF_LINES - 1 ? plain : 0);
        sentences[i] = (Sentence){words_of_roof(page->words, i), beside_roofs(page, line)};
    }
    draw_sentences(page, sentences, ROOF_LINES);
}
