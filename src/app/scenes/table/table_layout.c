#include "app/pieces/roof_tray.h"
#include "app/scenes/table/table.h"

#include <math.h>

static const float MARGIN = 16, GAP = 12, BAR_HEIGHT = 46, MARKET_HEIGHT = 234, ROW_GAP = 8,
                   BOARD_FRAME = 4, PICK_OVERHANG = 60, WIDEST = 2.1f;

/* Decks, five columns and discards side by side. */
static void lay_market(TableLayout *l)
{
    const float pitch = l->market.w / 7;
    const float width = fminf(115, pitch - 18);
    const float resource_height = width * CARD_RESOURCE_RATIO;
    const float room_height = width * CARD_ROOM_RATIO;
    const float top = l->market.y + (l->market.h - resource_height - room_height - 5) / 2;
    for (int place = 0; place < 7; place++) {
        const float x = l->market.x + pitch * (float)place + (pitch - width) / 2;
        const Box resource = box(x, top, width, resource_height);
        const Box room = box(x, top + resource_height + 5, width, room_height);
        if (place == 0) {
            l->resource_deck = resource;
            l->room_deck = room;
        } else if (place == 6) {
            l->resource_discards = resource;
            l->room_discards = room;
        } else {
            l->column_resource[place - 1] = resource;
            l->column_room[place - 1] = room;
            l->column[place - 1] = box(x, top, width, resource_height + 5 + room_height);
        }
    }
}

static void lay_opponents(Table *table, Box area)
{
    TableLayout *l = &table->layout;
    const int players = table->shown.game.players;
    l->opponent_count = players - 1;
    const float height = fminf(players == 2 ? 316 : 360,
                               (area.h - GAP * (float)(players - 2)) / (float)(players - 1));
    for (int i = 0; i < l->opponent_count; i++) {
        l->opponent[i] = (table->shown.viewed + 1 + i) % players;
        l->opponent_box[i] = box_cut_top(&area, height, GAP);
        Box inner = box_inset(l->opponent_box[i], 8);
        box_cut_top(&inner, 30, 6);
        const float width = fminf(inner.w, (inner.h - 34) * HOME_RATIO);
        const Box board = box_cut_top(&inner, width / HOME_RATIO, 8);
        l->opponent_board[i] = box_centred(board, width, board.h);
        l->opponent_row[i] = inner;
    }
    l->story = players == 2 && area.h > 140 ? area : (Box){0};
}

/* What holds a line or two of text grows with it, but less: there must be room for the house. */
static float growth(float text)
{
    return fmaxf(1, 0.7f + 0.3f * text);
}

static void lay_panel(TableLayout *l, Box panel, float text)
{
    l->panel = box_cut_top(&panel, 52 * growth(text), GAP);
    l->end_turn = box_cut_bottom(&panel, 54, GAP);
    Box steps = box_cut_bottom(&panel, 42, GAP);
    l->undo = box_cut_left(&steps, (steps.w - GAP) / 2, GAP);
    l->redo = steps;
    l->prompt = box_cut_bottom(&panel, 104 * fmaxf(1, text * 0.65f), GAP);
    l->other = box_cut_bottom(&panel, 40, GAP);
    l->row = panel;
}

void table_layout(Table *table, const App *app)
{
    TableLayout *l = &table->layout;
    Box view = app->canvas->view;
    const float text = app->canvas->text_scale;
    const float button = 100 * growth(text);
    l->bar = box_cut_top(&view, BAR_HEIGHT * growth(text), 8);
    view = box_centred(view, fminf(view.w, app->canvas->view.h * WIDEST), view.h);
    view = box(view.x + MARGIN, view.y, view.w - 2 * MARGIN, view.h - MARGIN);
    const float right = fminf(fmaxf(view.w * 0.18f, 232), 320);
    const Box opponents = box_cut_right(&view, right, MARGIN);
    l->market = box_cut_top(&view, MARKET_HEIGHT, GAP);
    lay_market(l);
    const float width = fminf(view.h * HOME_RATIO, view.w - 208 - MARGIN);
    l->board = box_cut_left(&view, width, MARGIN);
    l->board.h = width / HOME_RATIO;
    l->board = box_inset(l->board, BOARD_FRAME);
    l->board.h = l->board.w / HOME_RATIO;
    lay_panel(l, view, text);
    lay_opponents(table, opponents);
    if (table->guest.hides_others)
        l->opponent_count = 0;
    Box bar = box_inset(l->bar, 7);
    l->menu_button = box_cut_right(&bar, button, 10);
    l->rules_button = box_cut_right(&bar, button, 10);
    l->log_button = box_cut_right(&bar, button, 10);
    l->hand = box_centred(box(l->board.x, l->board.y - 40, l->board.w, 150), 118, 142);
    table->shown.layer.valid = false;
    table->pace.slide_seconds = 0;
}

static int opponent_index(const Table *table, int player)
{
    for (int i = 0; i < table->layout.opponent_count; i++) {
        if (table->layout.opponent[i] == player)
            return i;
    }
    return -1;
}

static Box board_of(const Table *table, int player)
{
    const int index = opponent_index(table, player);
    return index < 0 ? table->layout.board : table->layout.opponent_board[index];
}

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

/* Two cards lie side by side, or as many as make all of them largest. */
static int columns_in_row(Box row, int count)
{
    int best = 2;
    for (int columns = 3; columns <= count; columns++) {
        const int lines = (count + columns - 1) / columns;
        if (width_in_row(row, columns, lines) > width_in_row(row, best, (count + best - 1) / best))
            best = columns;
    }
    return best;
}

Box table_row_box(const Table *table, int player, ResourceCard card)
{
    const ResourceCardSet cards = table_row_cards(&table->shown.game.homes[player]);
    const int index = opponent_index(table, player);
    const Box row = index < 0 ? table->layout.row : table->layout.opponent_row[index];
    const int count = card_count(cards), at = card_count(cards & (CARD_BIT(card) - 1));
    const int columns = columns_in_row(row, count);
    const float width = width_in_row(row, columns, (count + columns - 1) / columns);
    const float height = width * CARD_RESOURCE_RATIO;
    return box(row.x + (width + ROW_GAP) * (float)(at % columns),
               row.y + (height + ROW_GAP) * (float)(at / columns), width, height);
}

/* Many cards lie smaller, so that the rooms of the house stay in view below them. */
Box table_pick_box(const Table *table, int index, int count)
{
    static const int MOST = 12;
    const Box market = table->layout.market;
    const float ratio = table->intent.kind == MOVE_ROOFER ? CARD_RESOURCE_RATIO : CARD_ROOM_RATIO;
    float width = 0, height = INFINITY;
    int per_row = 8;
    while (per_row < MOST &&
           height * (float)((count - 1) / per_row + 1) > market.h + PICK_OVERHANG) {
        per_row++;
        width = market.w / (float)per_row;
        height = (width - 8) * ratio + 8;
    }
    return box(market.x + 4 + width * (float)(index % per_row),
               market.y + 10 + height * (float)(index / per_row), width - 8, height - 8);
}

Box table_place_box(const Table *table, Place place)
{
    const TableLayout *l = &table->layout;
    switch (place.kind) {
    case PLACE_ROOM_DECK:
        return l->room_deck;
    case PLACE_RESOURCE_DECK:
        return l->resource_deck;
    case PLACE_MARKET_ROOM:
        return l->column_room[place.index];
    case PLACE_MARKET_RESOURCE:
        return l->column_resource[place.index];
    case PLACE_ROOM_DISCARDS:
        return l->room_discards;
    case PLACE_RESOURCE_DISCARDS:
        return l->resource_discards;
    case PLACE_HAND_ROOM:
        return l->hand;
    case PLACE_HAND_RESOURCE:
        return box(l->hand.x, l->hand.y - 76, l->hand.w, 74);
    case PLACE_SPACE:
        return home_view_space(board_of(table, place.player), (Space)place.index);
    case PLACE_PILE:
        return roof_tray_place(board_of(table, place.player), table_roofs(table, place.player));
    case PLACE_ROW:
        return table_row_box(table, place.player, (ResourceCard)place.index);
    case PLACE_GARDEN:
        return home_view_garden(board_of(table, place.player),
                                resource_card_type((ResourceCard)place.index));
    case PLACE_NONE:
        break;
    }
    return l->market;
}
