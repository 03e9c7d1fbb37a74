/* Where everything lies. Three columns: the market over the house, what the player does beside the
 * house, and the others at the right. The house comes first: it takes all the height that the
 * market leaves, and the others take all the width that is left. */
#include "app/pieces/roof_tray.h"
#include "app/scenes/table/opponents.h"
#include "app/scenes/table/table.h"

#include <math.h>

/* Around and between everything. */
static const float MARGIN = 8, GAP = 8, BAR_HEIGHT = 38, BAR_BUTTON = 104, BAR_BUTTON_GAP = 8;

/* A table wider than this leaves its sides bare: eyes do not reach further. */
static const float WIDEST = 2.6f;

/* The market: seven places, cards of two kinds above each other. */
enum { MARKET_PLACES = 7 };
static const float MARKET_SHARE = 0.297f, MARKET_EDGE = 11, CARD_GAP = 5, COLUMN_GAP = 18;

/* What lies around the house. */
static const float BOARD_FRAME = 4, PLATE_INSET = 10, PLATE_WIDTH = 196, PLATE_HEIGHT = 50;

/* The column beside the house, as a share of the width, and what stands in it. */
static const float SIDE_SHARE = 0.139f, SIDE_LEAST = 194, SIDE_MOST = 262;
static const float BONUSES_HEIGHT = 108, PROMPT_HEIGHT = 116, BUTTON_HEIGHT = 40, END_HEIGHT = 50,
                   TOOLS_LEAST = 78;
static const float PANEL_EDGE = 9, PANEL_TITLE = 22, TITLE_LEAST = 18;

/* How small the words on Undo and Redo may become. */
static const float STEP_WORDS_LEAST = 0.85f;

/* What the others get at least, and the strip below the house where the window is high. */
static const float OPPONENTS_LEAST = 250, STRIP_LEAST = 92, STRIP_BONUSES = 0.34f;

/* The table grows up to twice the usual text; beyond that words take what room there is. */
static float text_of(const App *app)
{
    return fminf(app->canvas->text_scale, 2);
}

/* What holds a line or two of text grows with it, but less: there must be room for the house. */
static float growth(float text)
{
    return fmaxf(1, 0.7f + 0.3f * text);
}

/* Sentences wrap: their column grows more. */
static float side_width(float view_width, float text)
{
    const float width = fminf(fmaxf(view_width * SIDE_SHARE, SIDE_LEAST), SIDE_MOST);
    return width * fmaxf(1, 0.55f + 0.45f * text);
}

/* ---- the market ---- */

static float market_card_width(Box market)
{
    const float high =
        (market.h - 2 * MARKET_EDGE - CARD_GAP) / (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO);
    return fminf(high, market.w / MARKET_PLACES - COLUMN_GAP);
}

/* Decks, five columns and discards side by side. */
static void lay_market(TableLayout *l)
{
    const float pitch = l->market.w / MARKET_PLACES;
    const float width = market_card_width(l->market);
    const float resource_height = width * CARD_RESOURCE_RATIO;
    const float room_height = width * CARD_ROOM_RATIO;
    const float height = resource_height + CARD_GAP + room_height;
    const float top = l->market.y + (l->market.h - height) / 2;
    for (int place = 0; place < MARKET_PLACES; place++) {
        const float x = l->market.x + pitch * (float)place + (pitch - width) / 2;
        const Box resource = box(x, top, width, resource_height);
        const Box room = box(x, top + resource_height + CARD_GAP, width, room_height);
        if (place == 0) {
            l->resource_deck = resource;
            l->room_deck = room;
        } else if (place == MARKET_PLACES - 1) {
            l->resource_discards = resource;
            l->room_discards = room;
        } else {
            l->column_resource[place - 1] = resource;
            l->column_room[place - 1] = room;
            l->column[place - 1] = box(x, top, width, height);
        }
    }
}

/* ---- beside the house ---- */

/* A title that would be small on one line has two. */
static int title_lines(const App *app, float width)
{
    const float scale = app->canvas->text_scale;
    const TextStyle style = {.role = TEXT_NAME, .size = TITLE_LEAST / scale};
    const char *title = tr(app->words, "Tools and helpers");
    return scale > 1 && text_width(app->canvas, &style, title) > width ? 2 : 1;
}

static void lay_tools(TableLayout *l, Box panel, const App *app)
{
    const float title = PANEL_TITLE * growth(text_of(app));
    l->tools = panel;
    l->row = box_inset(panel, PANEL_EDGE);
    l->row_least = ROW_PLACES;
    l->bonuses_title_height = title;
    l->tools_title = box_cut_top(&l->row, title * (float)title_lines(app, l->row.w), 4);
}

/* Bonuses over tools, each with its title; side by side and without where the text is large. */
static void lay_panels(TableLayout *l, Box panels, const App *app)
{
    const float text = text_of(app);
    const float bonuses = BONUSES_HEIGHT * growth(text);
    if (panels.h >= bonuses + GAP + TOOLS_LEAST) {
        l->bonuses = box_cut_top(&panels, bonuses, GAP);
        lay_tools(l, panels, app);
        return;
    }
    l->bonuses = box_cut_left(&panels, (panels.w - GAP) / 2, GAP);
    l->tools = panels;
    l->row = box_inset(panels, PANEL_EDGE);
    l->row_least = 1; /* a single card need not be tiny for a second one */
    l->tools_title = (Box){0};
    l->bonuses_title_height = 0;
}

/* Undo and Redo are equally wide if the words on both can be read; else Redo is a sign alone. */
static void lay_steps(TableLayout *l, Box steps, const App *app)
{
    const TextStyle style = text_style_scaled((TextStyle){.role = TEXT_LABEL}, STEP_WORDS_LEAST);
    const float half = (steps.w - GAP) / 2;
    const float words = fmaxf(text_width(app->canvas, &style, tr(app->words, "Undo")),
                              text_width(app->canvas, &style, tr(app->words, "Redo")));
    const bool fit = words + steps.h <= half;
    l->redo = box_cut_right(&steps, fit ? half : steps.h * 1.2f, GAP);
    l->undo = steps;
}

/* From the bottom up: End turn, Undo and Redo, the hint, the prompt. `spare` is room elsewhere for
 * the panels, so that a large prompt has all of the side; it may be empty. */
static void lay_side(TableLayout *l, Box side, Box spare, const App *app)
{
    const float text = text_of(app), grow = growth(text);
    l->end_turn = box_cut_bottom(&side, END_HEIGHT * grow, GAP);
    lay_steps(l, box_cut_bottom(&side, BUTTON_HEIGHT * grow, GAP), app);
    l->other = box_cut_bottom(&side, BUTTON_HEIGHT * (0.6f * grow + 0.4f * fmaxf(text, 1)), GAP);
    if (l->prompt.h > 0) { /* it lies below the house already, with the bonuses */
        lay_tools(l, side, app);
        return;
    }
    if (spare.h > 0) {
        l->prompt = side;
        lay_panels(l, spare, app);
        return;
    }
    l->prompt = box_cut_bottom(&side, PROMPT_HEIGHT * fmaxf(1, 0.4f + 0.6f * text), GAP);
    lay_panels(l, side, app);
}

/* Where the window is high, the question and the bonuses lie below the house. */
static void lay_strip(TableLayout *l, Box strip)
{
    l->bonuses = box_cut_right(&strip, strip.w * STRIP_BONUSES, GAP);
    l->prompt = strip;
}

static void lay_board(TableLayout *l, Box frame, float text, float score)
{
    const float grow = growth(text);
    l->board = box_inset(frame, BOARD_FRAME);
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1)
        l->spaces[space_first(left)] = home_view_space(l->board, space_first(left));
    const float above = l->spaces[SPACE_A2].y - l->board.y; /* the rafters */
    l->plate = box(l->board.x + PLATE_INSET, l->board.y + PLATE_INSET,
                   PLATE_WIDTH * fmaxf(1, 0.5f + 0.5f * text) + score,
                   fminf(PLATE_HEIGHT * grow, above - PLATE_INSET - 3));
    l->hand = box_centred(box(l->board.x, l->board.y - 40, l->board.w, 150), 118, 142);
}

/* The size of the house in its frame, in what the market leaves. */
static Box frame_size(Box area, float side, float market)
{
    const float high = area.h - market - GAP;
    const float width = fminf((high - 2 * BOARD_FRAME) * HOME_RATIO + 2 * BOARD_FRAME,
                              area.w - side - OPPONENTS_LEAST - 2 * GAP);
    return box(0, 0, width, (width - 2 * BOARD_FRAME) / HOME_RATIO + 2 * BOARD_FRAME);
}

/* The market gets the height that the house cannot use, as long as that makes its cards larger. */
static float market_height(Box area, Box frame, float width)
{
    const float card = width / MARKET_PLACES - COLUMN_GAP;
    const float most = card * (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO) + CARD_GAP + 2 * MARKET_EDGE;
    return fminf(area.h - frame.h - GAP, most);
}

/* Where no menu offers the questions, a small button for them stands beside a small log. */
static void lay_bar(TableLayout *l, float text, bool asks)
{
    Box bar = box_inset(l->bar, 4);
    const float wide = BAR_BUTTON * growth(text), sign = bar.h * 1.3f; /* without words */
    Box *const buttons[] = {&l->menu_button, &l->rules_button, &l->points_button};
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        *buttons[i] = box_cut_right(&bar, wide, BAR_BUTTON_GAP);
    l->log_button = box_cut_right(&bar, asks ? sign : wide, BAR_BUTTON_GAP);
    l->ask_button = asks ? box_cut_right(&bar, sign, BAR_BUTTON_GAP) : (Box){0};
    l->unseen_button = box_cut_right(&bar, sign, BAR_BUTTON_GAP);
}

void table_layout(Table *table, const App *app)
{
    TableLayout *l = &table->layout;
    const float text = text_of(app);
    Box area = app->canvas->view;
    l->text = app->canvas->text_scale;
    l->bar = box_cut_top(&area, BAR_HEIGHT * growth(text), MARGIN - 1);
    area = box_centred(area, fminf(area.w, app->canvas->view.h * WIDEST), area.h);
    area = box(area.x + MARGIN, area.y, area.w - 2 * MARGIN, area.h - MARGIN);
    const float side = side_width(app->canvas->view.w, text);
    const Box frame = frame_size(area, side, app->canvas->view.h * MARKET_SHARE);
    Box own = box_cut_left(&area, frame.w + GAP + side, GAP);
    l->market = box_cut_top(&own, market_height(own, frame, own.w), GAP);
    lay_market(l);
    Box house = box_cut_left(&own, frame.w, GAP);
    lay_board(l, box_cut_top(&house, frame.h, GAP), text,
              app->settings.live_score ? TABLE_SCORE_WIDTH : 0);
    l->prompt = (Box){0};
    if (house.h >= STRIP_LEAST)
        lay_strip(l, house);
    const bool shares = text > 1 && l->prompt.h <= 0;
    lay_side(l, own, opponents_lay_out(table, area, text, shares), app);
    lay_bar(l, text, table->guest.about);
    layer_renew(table->shown.layer);
    table->pace.slide_seconds = 0;
}

Box table_board_of(const Table *table, int player)
{
    const OpponentLayout *opponent = table_opponent(table, player);
    return opponent ? opponent->board : table->layout.board;
}

const OpponentLayout *table_opponent(const Table *table, int player)
{
    for (int i = 0; i < table->layout.opponent_count; i++) {
        if (table->layout.opponents[i].player == player)
            return &table->layout.opponents[i];
    }
    return NULL;
}

/* The last place that is taken, for a roof that is there already, or else the first free one. */
static int place_in_tray(const Table *table, Place place)
{
    const int roofs = table_roofs(table, place.player);
    const bool there = table->shown.game.homes[place.player].cards & CARD_BIT(place.index);
    return there && !table_flies_to(table, place) ? roofs - 1 : roofs;
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
        return box_inset(l->room_discards, 10);
    case PLACE_RESOURCE_DISCARDS:
        return box_inset(l->resource_discards, 8);
    case PLACE_HAND_ROOM:
    case PLACE_HAND_RESOURCE:
        return table_in_hand(table_hand_at_rest(table), place.kind);
    case PLACE_SPACE:
    case PLACE_DECOR:
        return home_view_space(table_board_of(table, place.player), (Space)place.index);
    case PLACE_PILE:
        return roof_tray_place(table_board_of(table, place.player), place_in_tray(table, place));
    case PLACE_ROW:
        return table_row_box(table, place.player, (ResourceCard)place.index);
    case PLACE_GARDEN:
        return home_view_garden(table_board_of(table, place.player),
                                resource_card_type((ResourceCard)place.index));
    case PLACE_NONE:
        break;
    }
    return l->market;
}
