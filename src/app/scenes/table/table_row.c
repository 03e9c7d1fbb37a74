/* Tools and helpers beside a house: where they lie, and how they look. One or two lie as cards.
 * More would be as small as stamps without names: they are listed instead, with their names beside
 * them, and those of one kind lie on each other. A long list takes room from the bonuses and, where
 * text is large, from the prompt.
 */
#include "app/scenes/table/table_draw.h"

#include "app/widgets/line.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>

/* Between cards. */
static const float ROW_GAP = 8;

/* In a list: the gaps between lines and before a name, the heights of a line, and the least width
 * of a name. Cards that are at least READABLE wide need no list. */
static const float LINE_GAP = 4, LINE_GAP_LEAST = 2, NAME_GAP = 8, LINE_WISHED = 17,
                   LINE_LEAST = 13, LINE_LARGEST = 38, NAME_LEAST = 72, READABLE = 76;

/* The share of a line that its card may take; the rest is for the name. */
static const float CARD_SHARE = 0.27f;

/* The edge of a panel; the least height (without title) and width of the functionality bonuses, in
 * their panel and, beside a small house, without one. */
static const float PANEL_EDGE = 9, BONUSES_LOW = 62, BONUSES_NARROW = 80, SMALL_BONUSES_LOW = 58,
                   SMALL_BONUSES_NARROW = 70;

/* The height of a line where text is large, and the share of the prompt a list may take for it. */
static const float LINE_LARGE = 22, PROMPT_SHARE = 0.35f;

/* A sign that says how many cards lie on each other: its height, and the part of its print. */
static const float NUMBER_LEAST = 14, NUMBER_MOST = 20, NUMBER_PRINT = 0.76f;

/* ---- which lie there ---- */

ResourceCardSet table_row_cards(const Home *home)
{
    return home->cards & (resource_cards_of_kind(RESOURCE_KIND_TOOL) |
                          resource_cards_of_kind(RESOURCE_KIND_HELPER));
}

/* All cards of the kind that lie on each other with this one. */
static ResourceCardSet stack_of(const Home *home, ResourceCard card)
{
    const ResourceCardSet row = table_row_cards(home);
    if (card_count(row) <= ROW_PLACES)
        return CARD_BIT(card);
    return (row & resource_cards_of_type(resource_card_type(card))) | CARD_BIT(card);
}

ResourceCard table_row_stack(const Home *home, ResourceCard card)
{
    return card_first(stack_of(home, card));
}

ResourceCardSet table_row_stacks(const Home *home)
{
    ResourceCardSet stacks = 0;
    for (ResourceCardSet left = table_row_cards(home); left; left &= left - 1) {
        const ResourceCard card = card_first(left);
        if (table_row_stack(home, card) == card)
            stacks |= CARD_BIT(card);
    }
    return stacks;
}

int table_row_stack_count(const Home *home, ResourceCard card)
{
    return card_count(stack_of(home, card));
}

/* ---- where they lie ---- */

/* How large cards can be that lie in so many columns and lines of an area. */
static float width_in_row(Box row, int columns, int lines)
{
    const float across = (row.w - ROW_GAP * (float)(columns - 1)) / (float)columns;
    const float down = (row.h - ROW_GAP * (float)(lines - 1)) / (float)lines;
    return fminf(across, down / CARD_RESOURCE_RATIO);
}

/* As many columns as make the cards largest. */
static int columns_in_row(Box row, int count)
{
    int best = 1;
    for (int columns = 2; columns <= count; columns++) {
        const int lines = (count + columns - 1) / columns;
        if (width_in_row(row, columns, lines) > width_in_row(row, best, (count + best - 1) / best))
            best = columns;
    }
    return best;
}

static Box place_in_grid(Box row, int index, int places)
{
    const int columns = columns_in_row(row, places), lines = (places + columns - 1) / columns;
    const float width = width_in_row(row, columns, lines);
    const float height = width * CARD_RESOURCE_RATIO;
    const float spare = row.h - (height + ROW_GAP) * (float)lines + ROW_GAP;
    const float top = row.y + (columns > 1 ? spare / 2 : 0); /* a pile hangs from above */
    const float left = row.x + (columns > 1 ? 0 : (row.w - width) / 2);
    return box(left + (width + ROW_GAP) * (float)(index % columns),
               top + (height + ROW_GAP) * (float)(index / columns), width, height);
}

static float line_gap(Box row, int lines)
{
    const float wished = (LINE_WISHED + LINE_GAP) * (float)lines - LINE_GAP;
    return row.h < wished ? LINE_GAP_LEAST : LINE_GAP;
}

static float line_height(Box row, int lines)
{
    return (row.h - line_gap(row, lines) * (float)(lines - 1)) / (float)lines;
}

/* The largest text needs lines higher than most lists have. Then cards say more than tiny names. */
static float line_least(float text)
{
    return text > 2 ? LINE_LARGEST : LINE_LEAST;
}

static bool is_list(Box row, int places, float text)
{
    const float height = line_height(row, places);
    return places > ROW_PLACES && place_in_grid(row, 0, places).w < READABLE &&
           height >= line_least(text) && row.w * (1 - CARD_SHARE) - NAME_GAP >= NAME_LEAST;
}

/* What a list of so many lines should have. */
static float wished_height(int lines)
{
    return (LINE_WISHED + LINE_GAP_LEAST) * (float)lines - LINE_GAP_LEAST + 2 * PANEL_EDGE;
}

static int places_of(const Table *table, int player, const Home *home)
{
    const int count = card_count(table_row_stacks(home));
    const int least = table_opponent(table, player) ? ROW_PLACES : table->layout.row_least;
    return count < least ? least : count;
}

/* Takes height from the bonuses above: at least that of their title, which is left out then. */
static void take_height_above(RowPanels *panels, int lines)
{
    const float missing = wished_height(lines) - panels->tools.h;
    if (missing <= 0)
        return;
    const float taken =
        fminf(fmaxf(missing, panels->bonuses_title), panels->bonuses.h - BONUSES_LOW);
    panels->bonuses.h -= taken;
    panels->tools =
        box(panels->tools.x, panels->tools.y - taken, panels->tools.w, panels->tools.h + taken);
    panels->bonuses_title = 0;
}

/* Where text is large, takes height from the prompt as well, whose letters then become smaller. */
static void take_height_below(RowPanels *panels, int lines)
{
    const float wished = (LINE_LARGE + LINE_GAP_LEAST) * (float)lines + 2 * PANEL_EDGE;
    const float most = panels->prompt.h * PROMPT_SHARE;
    const float taken = fmaxf(0, fminf(wished - panels->tools.h, most));
    panels->bonuses.h += taken;
    panels->tools.h += taken;
    box_cut_top(&panels->prompt, taken, 0);
}

static void take_width_at_left(RowPanels *panels)
{
    const float taken = fmaxf(0, panels->bonuses.w - BONUSES_NARROW);
    panels->bonuses.w -= taken;
    panels->tools =
        box(panels->tools.x - taken, panels->tools.y, panels->tools.w + taken, panels->tools.h);
}

/* Beside the large house, for so many places. */
static RowPanels own_panels(const Table *table, int places)
{
    const TableLayout *l = &table->layout;
    RowPanels panels = {l->bonuses, l->tools, l->prompt, l->bonuses_title_height};
    if (places <= ROW_PLACES)
        return panels;
    if (l->tools_title.h <= 0)
        take_width_at_left(&panels);
    if (l->tools_title.h <= 0 && l->prompt.x == l->bonuses.x && !table->watching)
        take_height_below(&panels, places);
    if (l->tools_title.h > 0 && l->bonuses.x == l->tools.x && l->bonuses.w == l->tools.w)
        take_height_above(&panels, places);
    return panels;
}

/* Whether more room brings names, or cards that are clearly larger. */
static bool is_worth_it(Box before, Box after, int places, float text)
{
    return is_list(after, places, text) ||
           place_in_grid(after, 0, places).w > place_in_grid(before, 0, places).w + 4;
}

/* Beside a small house: the bonuses lie below the cards, or at their right. */
static RowPanels small_panels(const OpponentLayout *o, int places, float text)
{
    const RowPanels usual = {.bonuses = o->bonuses, .tools = o->row};
    RowPanels panels = usual;
    if (places <= ROW_PLACES || is_list(o->row, places, text))
        return usual;
    if (o->bonuses.x == o->row.x && o->bonuses.w == o->row.w) {
        const float needed = (o->row.w * CARD_RESOURCE_RATIO + ROW_GAP) * (float)places - ROW_GAP;
        const float most = o->row.h + fmaxf(0, o->bonuses.h - SMALL_BONUSES_LOW);
        const float taken = fmaxf(0, fminf(needed, most) - o->row.h);
        panels.tools.h += taken;
        box_cut_top(&panels.bonuses, taken, 0);
    } else if (o->bonuses.y == o->row.y) {
        const float taken = fmaxf(0, o->bonuses.w - SMALL_BONUSES_NARROW);
        panels.tools.w += taken;
        box_cut_left(&panels.bonuses, taken, 0);
    }
    return is_worth_it(usual.tools, panels.tools, places, text) ? panels : usual;
}

static RowPanels panels_for(const Table *table, int player, int places)
{
    const OpponentLayout *opponent = table_opponent(table, player);
    return opponent ? small_panels(opponent, places, table->layout.text)
                    : own_panels(table, places);
}

/* The home without cards that are still on their way, which need no room yet; `but` is kept. */
static Home home_lying(const Table *table, int player, ResourceCard but)
{
    Home home = table->shown.game.homes[player];
    for (int i = 0; i < table->shown.flight_count; i++) {
        const Flight *flight = &table->shown.flights[i];
        if (flight->joins && flight->target.player == player && flight->target.index != but)
            home.cards &= ~CARD_BIT(flight->target.index);
    }
    return home;
}

RowPanels table_row_panels(const Table *table, int player)
{
    const Home home = home_lying(table, player, 0);
    return panels_for(table, player, places_of(table, player, &home));
}

/* Beside the large house a list has the place of the title too: it says itself what it is. */
static Box row_of(const Table *table, int player, int places)
{
    const TableLayout *l = &table->layout;
    const Box tools = panels_for(table, player, places).tools;
    if (table_opponent(table, player))
        return tools;
    const Box listed = box_inset(tools, PANEL_EDGE);
    return is_list(listed, places, l->text) || l->tools_title.h <= 0 ? listed : l->row;
}

/* The card and, in a list, its name. */
static Box place_of(const Table *table, int player, const Home *home, int index)
{
    const int places = places_of(table, player, home);
    const Box row = row_of(table, player, places);
    if (!is_list(row, places, table->layout.text))
        return place_in_grid(row, index, places);
    const float height = line_height(row, places);
    return box(row.x, row.y + (height + line_gap(row, places)) * (float)index, row.w, height);
}

static int index_of(const Home *home, ResourceCard card)
{
    return card_count(table_row_stacks(home) & (CARD_BIT(table_row_stack(home, card)) - 1));
}

bool table_row_is_list(const Table *table, int player)
{
    const Home home = home_lying(table, player, 0);
    const int places = places_of(table, player, &home);
    return is_list(row_of(table, player, places), places, table->layout.text);
}

Box table_row_place(const Table *table, int player, ResourceCard card)
{
    const Home home = home_lying(table, player, card);
    return place_of(table, player, &home, index_of(&home, card));
}

Box table_row_box_of(const Table *table, int player, const Home *home, ResourceCard card)
{
    const Box place = place_of(table, player, home, index_of(home, card));
    const float high = place.h / CARD_RESOURCE_RATIO;
    if (place.w < high + 1)
        return place;
    const float width = fminf(high, place.w * CARD_SHARE);
    return box_centred(box(place.x, place.y, width, place.h), width, width * CARD_RESOURCE_RATIO);
}

Box table_row_box(const Table *table, int player, ResourceCard card)
{
    const Home home = home_lying(table, player, card);
    return table_row_box_of(table, player, &home, card);
}

/* ---- how they look ---- */

/* As in the roof tray, a faint sign tells what will lie there: a tool, or a helper. */
static void draw_empty_place(App *app, Box b, const char *sign)
{
    const float radius = b.w * 0.06f, size = b.h * 0.5f;
    paint_box(app->canvas, b, radius, colour_alpha(TONE_SHADE, 0.35f),
              colour_alpha(TONE_SHADE, 0.2f));
    paint_frame(app->canvas, b, radius, 1, colour_alpha(TONE_CREAM, 0.16f));
    paint_picture(app->canvas, "icons", sign, box_centred(b, size, size));
    paint_box(app->canvas, box_inset(b, 1), radius, colour_alpha(TONE_BEAM_LOW, 0.72f),
              colour_alpha(TONE_BEAM_LOW, 0.72f));
}

/* Empty places show that more will come. */
static void draw_empty_places(App *app, const Table *table, int player)
{
    const Home home = home_lying(table, player, 0);
    const int places = places_of(table, player, &home);
    for (int i = card_count(table_row_stacks(&home)); i < places; i++)
        draw_empty_place(app, place_of(table, player, &home, i),
                         i % 2 ? "person" : "room-workshop");
}

enum { ROW_NAME_CAPACITY = 96, KINDS_MAX = 16 };

void table_row_add_name(Text *name, const App *app, const Home *home, ResourceCard card)
{
    const int count = table_row_stack_count(home, card);
    text_add(name, tr(app->words, name_of_resource(resource_card_type(card))));
    if (count > 1) {
        text_add(name, " × ");
        text_add_number(name, (uint64_t)count);
    }
}

/* All names of a list in one size, which the longest decides, or the height of a line. */
static TextStyle name_style(App *app, const Home *home, Box line)
{
    TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_LEFT};
    char names[KINDS_MAX][ROW_NAME_CAPACITY];
    const char *all[KINDS_MAX + 1];
    int count = 0;
    for (ResourceCardSet left = table_row_stacks(home); left; left &= left - 1) {
        Text name = text_on(names[count], ROW_NAME_CAPACITY);
        table_row_add_name(&name, app, home, card_first(left));
        all[count] = names[count];
        count++;
    }
    all[count] = NULL;
    style = text_style_scaled(style, fminf(1, line.h / text_line_height(app->canvas, &style)));
    return line_group_style(app->canvas, &style, all, line.w);
}

static void draw_line(App *app, const Table *table, int player, ResourceCard card)
{
    const Home home = home_lying(table, player, 0);
    const Box b = table_row_box(table, player, card);
    Box line = table_row_place(table, player, card);
    char words[ROW_NAME_CAPACITY];
    Text name = text_on(words, sizeof words);
    box_cut_left(&line, b.w, NAME_GAP);
    const TextStyle style = name_style(app, &home, line);
    table_row_add_name(&name, app, &home, card);
    card_draw_unnamed(app->cards, card_resource(card), b, 0);
    line_draw_cut(app->canvas, &style, words, line);
}

/* On a stack of cards without a name: a sign, which does not grow with the text. */
static void draw_number(App *app, Box b, int count)
{
    TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    const SDL_Color plum = colour_alpha(TONE_PLUM, 0.85f);
    const float height = fminf(fmaxf(b.h * 0.5f, NUMBER_LEAST), NUMBER_MOST), width = height * 1.4f;
    const Box pill = box(b.x + b.w - width + 2, b.y + b.h - height + 2, width, height);
    char number[16];
    style.size = height * NUMBER_PRINT / app->canvas->text_scale;
    snprintf(number, sizeof number, "×%d", count);
    paint_box(app->canvas, pill, height / 2, plum, plum);
    text_draw(app->canvas, &style, number, pill);
}

void table_draw_row_card(App *app, const Table *table, int player, ResourceCard card)
{
    const Box b = table_row_box(table, player, card);
    const Home home = home_lying(table, player, 0);
    const int count = table_row_stack_count(&home, card);
    if (table_row_is_list(table, player)) {
        draw_line(app, table, player, card);
        return;
    }
    card_draw(app->cards, card_resource(card), b, 0, 0);
    if (count > 1)
        draw_number(app, b, count);
}

/* Of a stack at least one card lies there. */
static bool lies_there(const Table *table, const Home *home, int player, ResourceCard card)
{
    for (ResourceCardSet left = stack_of(home, card); left; left &= left - 1) {
        if (!table_flies_to(table, (Place){PLACE_ROW, player, card_first(left)}) &&
            card_first(left) != table_lifted_tool(table))
            return true;
    }
    return false;
}

void table_draw_row(App *app, const Table *table, int player)
{
    const Home home = home_lying(table, player, 0);
    draw_empty_places(app, table, player);
    for (ResourceCardSet row = table_row_stacks(&home); row; row &= row - 1) {
        const ResourceCard card = card_first(row);
        if (lies_there(table, &home, player, card))
            table_draw_row_card(app, table, player, card);
    }
}
