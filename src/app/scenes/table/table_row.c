/* Tools and helpers beside a house: where they lie, and how they look. One or two lie as cards.
 * More would be as small as stamps without names: they are listed instead, with their names beside
 * them.
 */
#include "app/scenes/table/table_draw.h"

#include "app/widgets/line.h"
#include "app/words/names.h"

#include <math.h>

/* Between cards. */
static const float ROW_GAP = 8;

/* In a list: between lines and before a name; how low a line may be, and how narrow a name. Cards
 * as wide as the last of these need no list. */
static const float LINE_GAP = 4, NAME_GAP = 8, LINE_LEAST = 17, NAME_LEAST = 84, READABLE = 76;

/* Of a line, for its card: names come first. */
static const float CARD_SHARE = 0.27f;

/* ---- where they lie ---- */

ResourceCardSet table_row_cards(const Home *home)
{
    return home->cards & (resource_cards_of_kind(RESOURCE_KIND_TOOL) |
                          resource_cards_of_kind(RESOURCE_KIND_HELPER));
}

/* How large cards can be that lie in so many columns and lines of an area. */
static float width_in_row(Box row, int columns, int lines)
{
    const float across = (row.w - ROW_GAP * (float)(columns - 1)) / (float)columns;
    const float down = (row.h - ROW_GAP * (float)(lines - 1)) / (float)lines;
    return fminf(across, down / CARD_RESOURCE_RATIO);
}

/* As many side by side as make all of them largest. */
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

static float line_height(Box row, int lines)
{
    return (row.h - LINE_GAP * (float)(lines - 1)) / (float)lines;
}

static bool is_list(Box row, int places)
{
    const float height = line_height(row, places);
    return places > ROW_PLACES && place_in_grid(row, 0, places).w < READABLE &&
           height >= LINE_LEAST && row.w * (1 - CARD_SHARE) - NAME_GAP >= NAME_LEAST;
}

/* Beside the large house a list has the place of the title too: it says itself what it is. */
static Box row_of(const Table *table, int player, int places)
{
    const TableLayout *l = &table->layout;
    const OpponentLayout *opponent = table_opponent(table, player);
    Box listed = l->row;
    if (opponent)
        return opponent->row;
    if (l->tools_title.h > 0)
        SDL_UnionFRect(&l->row, &l->tools_title, &listed);
    return is_list(listed, places) ? listed : l->row;
}

static int places_of(const Table *table, int player, const Home *home)
{
    const int count = card_count(table_row_cards(home));
    const int least = table_opponent(table, player) ? ROW_PLACES : table->layout.row_least;
    return count < least ? least : count;
}

/* The card and, in a list, its name. */
static Box place_of(const Table *table, int player, const Home *home, int index)
{
    const int places = places_of(table, player, home);
    const Box row = row_of(table, player, places);
    if (!is_list(row, places))
        return place_in_grid(row, index, places);
    const float height = line_height(row, places);
    return box(row.x, row.y + (height + LINE_GAP) * (float)index, row.w, height);
}

static int index_of(const Home *home, ResourceCard card)
{
    return card_count(table_row_cards(home) & (CARD_BIT(card) - 1));
}

bool table_row_is_list(const Table *table, int player)
{
    const int places = places_of(table, player, &table->shown.game.homes[player]);
    return is_list(row_of(table, player, places), places);
}

Box table_row_place(const Table *table, int player, ResourceCard card)
{
    const Home *home = &table->shown.game.homes[player];
    return place_of(table, player, home, index_of(home, card));
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
    return table_row_box_of(table, player, &table->shown.game.homes[player], card);
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
    const Home *home = &table->shown.game.homes[player];
    const int places = places_of(table, player, home);
    for (int i = card_count(table_row_cards(home)); i < places; i++)
        draw_empty_place(app, place_of(table, player, home, i), i % 2 ? "person" : "room-workshop");
}

static const char *name_of(const App *app, ResourceCard card)
{
    return tr(app->words, name_of_resource(resource_card_type(card)));
}

/* All names of a list in one size, which the longest decides. */
static TextStyle name_style(App *app, ResourceCardSet cards, float width)
{
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_LEFT};
    const char *names[RESOURCE_CARD_COUNT + 1];
    int count = 0;
    for (; cards; cards &= cards - 1)
        names[count++] = name_of(app, card_first(cards));
    names[count] = NULL;
    return line_group_style(app->canvas, &style, names, width);
}

static void draw_row_card(App *app, const Table *table, int player, ResourceCard card)
{
    const Box b = table_row_box(table, player, card);
    Box name = table_row_place(table, player, card);
    if (!table_row_is_list(table, player)) {
        card_draw(app->cards, card_resource(card), b, 0, 0);
        return;
    }
    box_cut_left(&name, b.w, NAME_GAP);
    const ResourceCardSet cards = table_row_cards(&table->shown.game.homes[player]);
    const TextStyle style = name_style(app, cards, name.w);
    card_draw_unnamed(app->cards, card_resource(card), b, 0);
    line_draw_cut(app->canvas, &style, name_of(app, card), name);
}

void table_draw_row(App *app, const Table *table, int player)
{
    const Home *home = &table->shown.game.homes[player];
    draw_empty_places(app, table, player);
    for (ResourceCardSet row = table_row_cards(home); row; row &= row - 1) {
        const ResourceCard card = card_first(row);
        if (!table_flies_to(table, (Place){PLACE_ROW, player, card}))
            draw_row_card(app, table, player, card);
    }
}
