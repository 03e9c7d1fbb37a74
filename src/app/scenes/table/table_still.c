/* What lies still on the table: bar, market, homes. It is drawn into a layer. */
#include "app/scenes/table/table_draw.h"

#include "app/pieces/roof_tray.h"
#include "app/widgets/line.h"
#include "session/deal_code.h"

#include <math.h>
#include <stdio.h>

static SDL_Color seat_colour(const App *app, int player)
{
    return RGB(SEAT_COLOURS[app->seats[player].colour]);
}

const char *table_seat_name(const App *app, int player)
{
    return play_record(app->play)->seats[player].name;
}

void table_draw_seat_badge(App *app, int player, Box b)
{
    const SDL_Color colour = seat_colour(app, player);
    paint_box(app->canvas, b, b.w / 2, TONE_CREAM, TONE_CREAM);
    const Box disc = box_inset(b, b.w * 0.08f);
    paint_box(app->canvas, disc, disc.w / 2, colour_lit(colour, 0.1f), colour_dark(colour, 0.1f));
    paint_picture(app->canvas, "icons", SEAT_SYMBOLS[app->seats[player].symbol],
                  box_inset(b, b.w * 0.22f));
}

/* ---- the bar ---- */

static void draw_rounds(App *app, const Table *table, Box b)
{
    for (int round = 1; round <= ROUND_COUNT; round++) {
        const Box pip = box_centred(box_cut_left(&b, 13, 0), 9, 9);
        const SDL_Color colour = round < table->shown.game.round ? TONE_GOLD
                                 : round == table->shown.game.round
                                     ? TONE_BUTTER
                                     : colour_alpha(TONE_WOOD_LIT, 0.63f);
        paint_box(app->canvas, pip, 3, colour, colour);
        if (round == table->shown.game.round)
            paint_frame(app->canvas, box_inset(pip, -3), 5, 1.5f, TONE_CREAM);
    }
}

/* The code is for reading aloud: where it is narrow its letters become smaller, and none is cut. */
void table_draw_deal(App *app, Box b)
{
    TextStyle style = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    char words[64], code[DEAL_CODE_CAPACITY];
    Text text = text_on(code, sizeof code);
    deal_code_write(&play_record(app->play)->options, &text);
    /* words: %s is a deal code: 0MD-000-0EN-SJ9 */
    snprintf(words, sizeof words, tr(app->words, "Deal %s"), code);
    if (!line_fits(app->canvas, &style, code, b.w))
        style.size = text_style_size(&style) / fmaxf(1, app->canvas->text_scale);
    text_draw(app->canvas, &style, line_fits(app->canvas, &style, words, b.w) ? words : code, b);
}

static void draw_bar(App *app, const Table *table)
{
    const TextStyle label = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    const TextStyle strong = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    /* words: stands before the name of who starts the round */
    const char *starts = tr(app->words, "Starts");
    Box bar = table->layout.bar;
    float width, height;
    char words[64];
    paint_box(app->canvas, box(bar.x - 20, bar.y - 20, bar.w + 40, bar.h + 20), 2,
              colour_alpha(TONE_PLUM, 0.92f), colour_alpha(TONE_PLUM, 0.84f));
    paint_fill(app->canvas, box(bar.x, bar.y + bar.h - 1.5f, bar.w, 1.5f),
               colour_alpha(TONE_GOLD, 0.43f));
    bar = box_inset(bar, 6);
    paint_picture(app->canvas, "icons", "home", box_cut_left(&bar, 34, 10));
    snprintf(words, sizeof words, tr(app->words, "Round %d of %d"), table->shown.game.round,
             ROUND_COUNT);
    text_draw(app->canvas, &strong, words, box_cut_left(&bar, 184, 4));
    draw_rounds(app, table, box_cut_left(&bar, 13 * ROUND_COUNT, 24));
    text_measure(app->canvas, &label, starts, 0, &width, &height);
    text_draw(app->canvas, &label, starts, box_cut_left(&bar, fminf(width + 4, 96), 2));
    table_draw_seat_badge(app, table->shown.game.first,
                          box_centred(box_cut_left(&bar, 30, 6), 28, 28));
    line_draw_name(app->canvas, &strong, table_seat_name(app, table->shown.game.first),
                   box_cut_left(&bar, 150, 16));
    bar.w = fminf(220, table->layout.log_button.x - 8 - bar.x);
    if (table->guest.about)
        line_draw_cut(app->canvas, &label, table->guest.about, bar);
    else
        table_draw_deal(app, bar);
}

/* ---- the market ---- */

static void draw_slot(App *app, Box b)
{
    paint_box(app->canvas, b, 8, colour_alpha(TONE_CLOTH_DEEP, 0.47f),
              colour_alpha(TONE_CLOTH_DEEP, 0.27f));
    paint_frame(app->canvas, b, 8, 1.2f, colour_alpha(TONE_MIST, 0.24f));
}

static void draw_count(App *app, Box b, int count)
{
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    char number[16];
    const Box pill = box_centred(box(b.x, b.y + b.h - 26, b.w, 22), 44, 22);
    snprintf(number, sizeof number, "%d", count);
    paint_box(app->canvas, pill, 10, colour_alpha(TONE_PLUM, 0.75f),
              colour_alpha(TONE_PLUM, 0.75f));
    text_draw(app->canvas, &style, number, pill);
}

static void draw_deck(App *app, CardFace back, Box b, int count)
{
    draw_slot(app, b);
    for (int layer = 0; layer < 3 && layer < (count + 9) / 10; layer++)
        card_draw(app->cards, (CardRef){back, 0}, box_moved(b, (float)-layer, (float)(-2 * layer)),
                  0, 0);
    draw_count(app, b, count);
}

/* The discards lie open: the last card in number stands for the pile. */
static void draw_discards(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const RoomCardSet rooms =
        table->shown.game.room_discards & ~table_flying_to_discards(table, PLACE_ROOM_DISCARDS);
    const ResourceCardSet resources = table->shown.game.resource_discards &
                                      ~table_flying_to_discards(table, PLACE_RESOURCE_DISCARDS);
    draw_slot(app, l->room_discards);
    draw_slot(app, l->resource_discards);
    if (resources)
        card_draw(app->cards, card_resource((ResourceCard)(63 - __builtin_clzll(resources))),
                  box_inset(l->resource_discards, 8), 0, -3);
    if (rooms)
        card_draw(app->cards, card_room((RoomCard)(63 - __builtin_clzll(rooms))),
                  box_inset(l->room_discards, 10), 0, 3);
    draw_count(app, l->resource_discards, card_count(resources));
    draw_count(app, l->room_discards, card_count(rooms));
}

static void draw_column(App *app, const Table *table, int column)
{
    const TableLayout *l = &table->layout;
    const bool lifted = table_lifted_column(table) == column;
    const RoomCard room = table->shown.game.market_room[column];
    const ResourceCard resource = table->shown.game.market_resource[column];
    draw_slot(app, l->column_room[column]);
    draw_slot(app, l->column_resource[column]);
    if (column == 0) {
        const Box place = box_centred(l->column_resource[0], 46, 46);
        paint_picture(app->canvas, "tokens", "marker", place);
    }
    if (resource && !(lifted && table_lifts_resource(table)) &&
        !table_flies_to(table, (Place){PLACE_MARKET_RESOURCE, 0, column}))
        card_draw(app->cards, card_resource(resource), l->column_resource[column], 0, 0);
    if (resource && lifted && !table_lifts_resource(table)) /* the Jackhammer leaves it */
        paint_box(app->canvas, l->column_resource[column], 8, colour_alpha(TONE_CLOTH_DEEP, 0.75f),
                  colour_alpha(TONE_CLOTH_DEEP, 0.75f));
    if (room && !lifted && !table_flies_to(table, (Place){PLACE_MARKET_ROOM, 0, column}))
        card_draw(app->cards, card_room(room), l->column_room[column], 0, 0);
}

static void draw_market(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const int dealt = table->shown.game.round;
    paint_shadow(app->canvas, l->market, 16, 10, 0.5f);
    SDL_Texture *felt =
        pictures_get(app->canvas->pictures, "boards", "market", l->market.w * app->canvas->unit);
    if (felt)
        paint_texture(app->canvas, felt, box(0, 0, 1, 1), l->market, 1, 0);
    else
        paint_box(app->canvas, l->market, 16, TONE_CLOTH, TONE_CLOTH_LOW);
    draw_deck(app, CARD_ROOM_BACK, l->room_deck, ROOM_CARD_COUNT - dealt * COLUMN_COUNT);
    draw_deck(app, CARD_RESOURCE_BACK, l->resource_deck,
              RESOURCE_CARD_COUNT - dealt * (COLUMN_COUNT - 1));
    for (int column = 0; column < COLUMN_COUNT; column++)
        draw_column(app, table, column);
    draw_discards(app, table);
}

/* ---- homes ---- */

static SpaceSet flying_spaces(const Table *table, int player)
{
    SpaceSet spaces = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (table_flies_to(table, (Place){PLACE_SPACE, player, SPACES_IN_BYTE_ORDER[i]}))
            spaces |= space_bit(SPACES_IN_BYTE_ORDER[i]);
    }
    return spaces;
}

int table_roofs(const Table *table, int player)
{
    ResourceCardSet roofs =
        table->shown.game.homes[player].cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    int count = 0;
    for (; roofs; roofs &= roofs - 1)
        count += !table_flies_to(table, (Place){PLACE_PILE, player, card_first(roofs)});
    return count;
}

/* The memory aid of a seat: its own roofs, open while its player sits there. */
static bool sees_own_roofs(const App *app, const Table *table, int player)
{
    return player == table->shown.viewed && app->seats[player].shows_roofs &&
           play_person_moves(app->play) && !table->watching && !table->pace.handing_over;
}

void table_draw_roofs(App *app, const Table *table, int player, Box board)
{
    const ResourceCardSet roofs =
        table->shown.game.homes[player].cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    const int count = table_roofs(table, player);
    char state[96];
    if (count > ROOF_PLACES)
        snprintf(state, sizeof state,
                 tr_count(app->words, "A full roof: %d card", "A full roof: %d cards", count),
                 count);
    else
        snprintf(state, sizeof state, tr(app->words, "%d of 4"), count);
    const RoofTray tray = {.count = count,
                           .open = sees_own_roofs(app, table, player) ? roofs : 0,
                           .title = tr(app->words, "Roof"),
                           .state = state};
    roof_tray_draw(app->cards, &tray, board);
}

static void draw_row(App *app, const Table *table, int player)
{
    const Home *home = &table->shown.game.homes[player];
    for (ResourceCardSet row = table_row_cards(home); row; row &= row - 1) {
        const ResourceCard card = card_first(row);
        if (!table_flies_to(table, (Place){PLACE_ROW, player, card}))
            card_draw(app->cards, card_resource(card), table_row_box(table, player, card), 0, 0);
    }
}

static void draw_live_score(App *app, const Table *table, int player, Box b)
{
    const TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_RIGHT};
    char number[16];
    if (!app->settings.live_score)
        return;
    snprintf(number, sizeof number, "%d", score_open(&table->shown.game.homes[player]).total);
    text_draw(app->canvas, &style, number, b);
}

void table_draw_header(App *app, const Table *table, int player, Box b, const char *below)
{
    const SDL_Color colour = seat_colour(app, player);
    const TextStyle name = {below ? TEXT_HEADING : TEXT_NAME, TONE_CREAM, .align = ALIGN_LEFT};
    TextStyle style = {TEXT_TAG, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    paint_box(app->canvas, b, 12, colour_lit(colour, 0.12f), colour_dark(colour, 0.08f));
    Box inner = box_inset(b, 5);
    table_draw_seat_badge(app, player,
                          box_centred(box_cut_left(&inner, inner.h, 8), inner.h, inner.h));
    if (table->shown.game.marker == player)
        paint_picture(app->canvas, "tokens", "marker",
                      box_centred(box_cut_right(&inner, 30, 2), 28, 28));
    draw_live_score(app, table, player,
                    box_cut_right(&inner, app->settings.live_score ? 36 : 0, 2));
    if (below) {
        line_draw_name(app->canvas, &name, table_seat_name(app, player),
                       box_cut_top(&inner, inner.h * 0.58f, 0));
        if (!line_fits(app->canvas, &style, below,
                       inner.w)) /* what it says is worth more than its size */
            style.size = text_style_size(&style) / fmaxf(1, app->canvas->text_scale);
        text_draw(app->canvas, &style, below, inner);
    } else {
        line_draw_name(app->canvas, &name, table_seat_name(app, player), inner);
    }
}

/* What an opponent's last turn brought is marked until the next. */
static void draw_changes(App *app, const Table *table, int index)
{
    const int player = table->layout.opponent[index];
    const Box board = table->layout.opponent_board[index];
    const Changes *changes = &table->shown.changes[player];
    for (SpaceSet left = changes->spaces; left; left &= left - 1)
        paint_frame(app->canvas, box_inset(home_view_space(board, space_first(left)), -1), 5, 2.5f,
                    TONE_GOLD);
    for (ResourceCardSet left = table_row_cards(&table->shown.game.homes[player]) & changes->cards;
         left; left &= left - 1)
        paint_frame(app->canvas, box_inset(table_row_box(table, player, card_first(left)), -2), 6,
                    2.5f, TONE_GOLD);
}

static void draw_opponent(App *app, const Table *table, int index)
{
    const TableLayout *l = &table->layout;
    const int player = l->opponent[index];
    const Box b = l->opponent_box[index];
    widget_draw_paper(app->canvas, b);
    table_draw_header(app, table, player, box(b.x, b.y, b.w, 36), NULL);
    home_view_draw(app->canvas, &table->shown.game.homes[player], l->opponent_board[index],
                   flying_spaces(table, player));
    table_draw_roofs(app, table, player, l->opponent_board[index]);
    draw_row(app, table, player);
    draw_changes(app, table, index);
}

static const char *turn_words(const App *app, const Table *table)
{
    if (table->shown.game.phase == PHASE_OVER)
        return tr(app->words, "the game is over");
    if (table->watching)
        return table->caption;
    /* words: these stand below the name of a player */
    return play_person_moves(app->play) ? tr(app->words, "your turn")
                                        : tr(app->words, "is thinking");
}

void table_draw_still(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    SDL_Texture *wood = pictures_get(app->canvas->pictures, "boards", "table",
                                     app->canvas->view.w * app->canvas->unit);
    if (wood)
        paint_texture(app->canvas, wood, box(0, 0, 1, 1), app->canvas->view, 1, 0);
    else
        paint_box(app->canvas, box_inset(app->canvas->view, -20), 2, TONE_WOOD_LIT, TONE_WALNUT);
    draw_bar(app, table);
    draw_market(app, table);
    paint_shadow(app->canvas, l->board, 14, 12, 0.5f);
    paint_box(app->canvas, box_inset(l->board, -4), 16, TONE_CREAM, TONE_PAPER);
    home_view_draw(app->canvas, &table->shown.game.homes[table->shown.viewed], l->board,
                   flying_spaces(table, table->shown.viewed));
    table_draw_roofs(app, table, table->shown.viewed, l->board);
    table_draw_header(app, table, table->shown.viewed, l->panel, turn_words(app, table));
    draw_row(app, table, table->shown.viewed);
    for (int i = 0; i < l->opponent_count; i++)
        draw_opponent(app, table, i);
    table_draw_story(app, table);
}
