/* The blocks with pictures: houses, rows of cards, the market. */
#include "app/pieces/home_view.h"
#include "app/scenes/rules/page.h"
#include "app/scenes/rules/paragraph.h"
#include "dreamhome/notation.h"

#include <math.h>

static const float PAD = 20;

bool page_next_card(Word *list, CardRef *card, bool *missing)
{
    Word name;
    uint8_t number;
    if (!word_next(list, &name))
        return false;
    *missing = false;
    if (notation_read_room(name, &number))
        *card = card_room(number);
    else if (notation_read_resource(name, &number))
        *card = card_resource(number);
    else
        *missing = true;
    return true;
}

static Part *add_panel(Page *page, float y)
{
    Part *panel = page_add(page, PART_PANEL, box(0, y, page->width, 0));
    panel->style.colour = TONE_LINEN;
    return panel;
}

/* Lays cards of one width from left to right and returns the height of the highest. */
static float lay_row(Page *page, const char *names, Box b, float width, float gap)
{
    Word list = word_of(names);
    CardRef card;
    bool missing;
    float highest = 0;
    for (; page_next_card(&list, &card, &missing); b.x += width + gap) {
        if (missing)
            continue;
        const float height = card_height(card, width);
        page_add(page, PART_CARD, box(b.x, b.y, width, height))->card = card;
        highest = fmaxf(highest, height);
    }
    return highest;
}

static int names_in(const char *names)
{
    Word list = word_of(names), name;
    int count = 0;
    while (word_next(&list, &name))
        count++;
    return count;
}

/* ---- houses ---- */

static float add_home(Page *page, const char *line, const char *spaces, float x, float y, float w)
{
    Part *home = page_add(page, PART_HOME, box(x, y, w, w / HOME_RATIO));
    home->words = line;
    home->detail = spaces;
    return home->box.h;
}

/* What comes, what it scores, and the words: beside a house or below it. */
static float lay_caption(Page *page, App *app, const Block *block, Box b)
{
    const float scale = app->canvas->text_scale;
    const float start = b.y;
    if (block->points) {
        const float size = 24 + 40 * fminf(scale, 1.5f);
        page_add(page, PART_POINTS, box(b.x, b.y, size, size))->number = block->points;
        b.y += size + 12;
    }
    if (block->cards) {
        const bool beside = block->after != NULL;
        const float width = beside ? 84 : 104;
        const float height = lay_row(page, block->cards, b, width, 10);
        if (beside) {
            b.x += width + 18;
            b.w -= width + 18;
            const float text = page_text(page, app, &PAGE_CAPTION_STYLE, block->words, b);
            return fmaxf(height, text);
        }
        b.y += height + 14;
    }
    return b.y - start + page_text(page, app, &PAGE_CAPTION_STYLE, block->words, b);
}

/* Moves the parts from one on, to stand in the middle of a higher neighbour. */
static void move_down(Page *page, int first, float by)
{
    for (int i = first; i < page->count && by > 0; i++)
        page->parts[i].box.y += by;
}

static float lay_one_home(Page *page, App *app, const Block *block, float y)
{
    const float scale = app->canvas->text_scale;
    const float inner = page->width - 2 * PAD;
    const bool beside = inner - 400 - 24 >= 220 * scale;
    const float width = beside ? fminf(inner * 0.58f, inner - 24 - 220 * scale) : fminf(inner, 560);
    const float house = add_home(page, block->home, block->spaces,
                                 PAD + (beside ? 0 : (inner - width) / 2), y + PAD, width);
    if (!beside)
        return house + 14 + lay_caption(page, app, block, box(PAD, y + PAD + house + 14, inner, 0));
    const int first = page->count;
    const float left = PAD + width + 24;
    const float words =
        lay_caption(page, app, block, box(left, y + PAD, page->width - PAD - left, 0));
    move_down(page, first, (house - words) / 2);
    return fmaxf(house, words);
}

static float lay_two_homes(Page *page, App *app, const Block *block, float y)
{
    const float inner = page->width - 2 * PAD;
    const float gap = 46;
    const float width = fminf((inner - gap) / 2, 420);
    const float left = PAD + (inner - 2 * width - gap) / 2;
    const float house = add_home(page, block->home, block->spaces, left, y + PAD, width);
    add_home(page, block->after, block->spaces, left + width + gap, y + PAD, width);
    Part *arrow =
        page_add(page, PART_SHAPE, box(left + width + 10, y + PAD + house / 2 - 13, gap - 20, 26));
    arrow->shape = SHAPE_RIGHT;
    arrow->style.colour = TONE_RED_WARM;
    return house + 16 + lay_caption(page, app, block, box(PAD, y + PAD + house + 16, inner, 0));
}

float page_example(Page *page, App *app, const Block *block, float y)
{
    Part *panel = add_panel(page, y);
    panel->box.h = 2 * PAD + (block->after ? lay_two_homes(page, app, block, y)
                                           : lay_one_home(page, app, block, y));
    return panel->box.h;
}

/* ---- rows of cards ---- */

/* Cards, what they score together, and words: in one line if there is width enough. */
static float lay_scored(Page *page, App *app, const Block *block, float y)
{
    const float scale = app->canvas->text_scale;
    const float width = 100, gap = 8, size = 58;
    const float cards = 4 * (width + gap);
    const float height = lay_row(page, block->cards, box(0, y, 0, 0), width, gap);
    Box badge = box(cards + 10, y + (height - size) / 2, size, size);
    page_add(page, PART_POINTS, badge)->number = block->points;
    const float left = badge.x + size + 18;
    const float room = page->width - left;
    if (room < 150 * scale)
        return height + 8 +
               page_text(page, app, &PAGE_CAPTION_STYLE, block->words,
                         box(0, y + height + 8, page->width, 0));
    const int first = page->count;
    const float words =
        page_text(page, app, &PAGE_CAPTION_STYLE, block->words, box(left, y, room, 0));
    move_down(page, first, (height - words) / 2);
    return fmaxf(height, words);
}

float page_cards(Page *page, App *app, const Block *block, float y)
{
    if (block->scores)
        return lay_scored(page, app, block, y);
    const int count = names_in(block->cards);
    const float gap = 16;
    const float width = fminf(150, (page->width - gap * (float)(count - 1)) / (float)count);
    const float height = lay_row(page, block->cards, box(0, y, 0, 0), width, gap);
    return height + 12 +
           page_text(page, app, &PAGE_CAPTION_STYLE, block->words,
                     box(0, y + height + 12, page->width, 0));
}

/* ---- the market ---- */

static void lay_column_signs(Page *page, const Block *block, Box b, float pitch)
{
    static const char *const NUMBERS[] = {"1", "2", "3", "4", "5"};
    static const char *const MARKS[] = {"1:here", "2:here", "3:here", "4:here", "5:here"};
    const float width = pitch - 14;
    for (int column = 0; column < 5; column++) {
        const float x = b.x + pitch * (float)column;
        Part *number = page_add(page, PART_LABEL, box(x, b.y, width, 22));
        number->words = NUMBERS[column];
        number->style = (TextStyle){TEXT_NAME, TONE_HONEY, .align = ALIGN_CENTRE};
        if (rulebook_lists(block->spaces, MARKS[column]))
            page_add(page, PART_GLOW, box(x, b.y + 22, width, b.h - 22));
    }
}

float page_market(Page *page, App *app, const Block *block, float y)
{
    const float gap = 14;
    const float width = fminf(118, (page->width - 2 * PAD - 4 * gap) / 5);
    const float pitch = width + gap;
    const float top = width * CARD_RESOURCE_RATIO, below = width * CARD_ROOM_RATIO;
    const float height = 22 + 8 + top + 10 + below;
    Part *wood = page_add(page, PART_WOOD, box(0, y, 5 * pitch - gap + 2 * PAD, 0));
    wood->box.h = height + 14 + PAD;
    wood->box.x = (page->width - wood->box.w) / 2;
    const Box inside = box(wood->box.x + PAD, y + 14, 0, height);
    lay_column_signs(page, block, box(inside.x, inside.y - 4, 0, height + 4), pitch);
    Part *marker =
        page_add(page, PART_PICTURE, box_centred(box(inside.x, inside.y + 30, width, top), 52, 52));
    marker->words = "marker";
    marker->detail = "tokens";
    marker->style.colour = colour_alpha(TONE_CREAM, 0.4f); /* printed there: the token is away */
    lay_row(page, block->resources, box(inside.x + pitch, inside.y + 30, 0, 0), width, gap);
    lay_row(page, block->cards, box(inside.x, inside.y + 30 + top + 10, 0, 0), width, gap);
    return wood->box.h + 14 +
           page_text(page, app, &PAGE_CAPTION_STYLE, block->words,
                     box(0, y + wood->box.h + 14, page->width, 0));
}
