/* How the table looks. What lies still is one layer, drawn anew only when it has changed. */
#include "app/table/table.h"

#include "app/names.h"
#include "app/table/hint_words.h"

#include <math.h>
#include <stdio.h>

static SDL_Color seat_colour(const App *app, int player)
{
    return RGB(SEAT_COLOURS[app->seats[player].colour]);
}

static const char *seat_name(const App *app, int player)
{
    return app->play->match.record.seats[player].name;
}

static void draw_seat_badge(App *app, int player, Box b)
{
    const SDL_Color colour = seat_colour(app, player);
    paint_box(app, b, b.w / 2, TONE_CREAM, TONE_CREAM);
    const Box disc = box_inset(b, b.w * 0.08f);
    paint_box(app, disc, disc.w / 2, colour_lit(colour, 0.1f), colour_dark(colour, 0.1f));
    paint_picture(app, "icons", SEAT_SYMBOLS[app->seats[player].symbol], box_inset(b, b.w * 0.22f));
}

/* ---- the bar ---- */

static void draw_rounds(App *app, const Table *table, Box b)
{
    for (int round = 1; round <= ROUND_COUNT; round++) {
        const Box pip = box_centred(box_cut_left(&b, 13, 0), 9, 9);
        const SDL_Color colour = round < table->shown.round    ? TONE_GOLD
                                 : round == table->shown.round ? RGB(0xffe3a0)
                                                               : RGBA(0x8a5a3c, 160);
        paint_box(app, pip, 3, colour, colour);
        if (round == table->shown.round)
            paint_frame(app, box_inset(pip, -3), 5, 1.5f, TONE_CREAM);
    }
}

static void draw_bar(App *app, const Table *table)
{
    const TextStyle label = {FACE_STRONG, 16, RGBA(0xfff6e6, 190), ALIGN_LEFT, false};
    const TextStyle strong = {FACE_TITLE, 19, TONE_CREAM, ALIGN_LEFT, false};
    Box bar = table->layout.bar;
    char words[64];
    paint_box(app, box(bar.x - 20, bar.y - 20, bar.w + 40, bar.h + 20), 2, RGBA(0x2f1a24, 235),
              RGBA(0x2f1a24, 215));
    paint_fill(app, box(bar.x, bar.y + bar.h - 1.5f, bar.w, 1.5f), RGBA(0xe9b44c, 110));
    bar = box_inset(bar, 6);
    paint_picture(app, "icons", "home", box_cut_left(&bar, 34, 10));
    snprintf(words, sizeof words, tr(app->words, "Round %d of %d"), table->shown.round,
             ROUND_COUNT);
    text_draw(app, &strong, words, box_cut_left(&bar, 160, 8));
    draw_rounds(app, table, box_cut_left(&bar, 13 * ROUND_COUNT, 24));
    text_draw(app, &label, tr(app->words, "First"), box_cut_left(&bar, 52, 2));
    draw_seat_badge(app, table->shown.first, box_centred(box_cut_left(&bar, 30, 6), 28, 28));
    text_draw(app, &strong, seat_name(app, table->shown.first), box_cut_left(&bar, 150, 16));
    snprintf(words, sizeof words, tr(app->words, "Deal %llu"),
             (unsigned long long)app->play->match.record.options.seed);
    text_draw(app, &label, words, box_cut_left(&bar, 220, 0));
}

/* ---- the market ---- */

static void draw_slot(App *app, Box b)
{
    paint_box(app, b, 8, RGBA(0x1c3d42, 120), RGBA(0x1c3d42, 70));
    paint_frame(app, b, 8, 1.2f, RGBA(0xbfe0da, 60));
}

static void draw_count(App *app, Box b, int count)
{
    const TextStyle style = {FACE_STRONG, 14, TONE_CREAM, ALIGN_CENTRE, false};
    char number[16];
    const Box pill = box_centred(box(b.x, b.y + b.h - 26, b.w, 22), 44, 22);
    snprintf(number, sizeof number, "%d", count);
    paint_box(app, pill, 10, RGBA(0x2f1a24, 190), RGBA(0x2f1a24, 190));
    text_draw(app, &style, number, pill);
}

static void draw_deck(App *app, CardFace back, Box b, int count)
{
    draw_slot(app, b);
    for (int layer = 0; layer < 3 && layer < (count + 9) / 10; layer++)
        card_draw(app, (CardRef){back, 0}, box_moved(b, (float)-layer, (float)(-2 * layer)), 0, 0);
    draw_count(app, b, count);
}

/* The discards lie open: the last card in number stands for the pile. */
static void draw_discards(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const RoomCardSet rooms = table->shown.room_discards;
    const ResourceCardSet resources = table->shown.resource_discards;
    draw_slot(app, l->room_discards);
    draw_slot(app, l->resource_discards);
    if (resources)
        card_draw(app, card_resource((ResourceCard)(63 - __builtin_clzll(resources))),
                  box_inset(l->resource_discards, 8), 0, -3);
    if (rooms)
        card_draw(app, card_room((RoomCard)(63 - __builtin_clzll(rooms))),
                  box_inset(l->room_discards, 10), 0, 3);
    draw_count(app, l->resource_discards, card_count(resources));
    draw_count(app, l->room_discards, card_count(rooms));
}

static void draw_column(App *app, const Table *table, int column)
{
    const TableLayout *l = &table->layout;
    const bool held = table->intent.active && table->intent.held_column == column;
    const RoomCard room = table->shown.market_room[column];
    const ResourceCard resource = table->shown.market_resource[column];
    draw_slot(app, l->column_room[column]);
    draw_slot(app, l->column_resource[column]);
    if (column == 0) {
        const Box place = box_centred(l->column_resource[0], 46, 46);
        paint_picture(app, "tokens", "marker", place);
    }
    if (held)
        return;
    if (resource && !table_flies_to(table, (Place){PLACE_MARKET_RESOURCE, 0, column}))
        card_draw(app, card_resource(resource), l->column_resource[column], 0, 0);
    if (room && !table_flies_to(table, (Place){PLACE_MARKET_ROOM, 0, column}))
        card_draw(app, card_room(room), l->column_room[column], 0, 0);
}

static void draw_market(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const int dealt = table->shown.round;
    paint_shadow(app, l->market, 16, 10, 0.5f);
    SDL_Texture *felt = pictures_get(app->pictures, "boards", "market", l->market.w * app->unit);
    if (felt)
        paint_texture(app, felt, box(0, 0, 1, 1), l->market, 1, 0);
    else
        paint_box(app, l->market, 16, RGB(0x37696b), RGB(0x2a5256));
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

static int roofs_of(const Home *home)
{
    return card_count(home->cards & resource_cards_of_kind(KIND_ROOF));
}

static void draw_pile(App *app, const Table *table)
{
    const Home *home = &table->shown.homes[table->viewed];
    const TextStyle title = {FACE_TITLE, 19, TONE_CREAM, ALIGN_LEFT, false};
    const TextStyle style = {FACE_TEXT, 15, RGBA(0xfff6e6, 200), ALIGN_LEFT, true};
    Box b = box_inset(home_view_pile(table->layout.board), 10);
    const int roofs = roofs_of(home);
    char words[96];
    const float width = fminf(112, b.h / CARD_RESOURCE_RATIO);
    const Box pile = box_centred(box_cut_left(&b, width, 16), width, width * CARD_RESOURCE_RATIO);
    if (!roofs)
        draw_slot(app, pile);
    for (int i = 0; i < roofs && i < 12; i++)
        card_draw(app, (CardRef){CARD_RESOURCE_BACK, 0}, box_moved(pile, 0, -2.5f * (float)i), 0,
                  0);
    text_draw(app, &title, tr(app->words, "Roof pile"), box_cut_top(&b, 30, 2));
    snprintf(words, sizeof words,
             tr_count(app->words, "%d roof; four make a roof", "%d roofs; four make a roof", roofs),
             roofs);
    text_draw(app, &style, words, b);
}

static void draw_row(App *app, const Table *table, int player)
{
    const Home *home = &table->shown.homes[player];
    ResourceCardSet row =
        home->cards & (resource_cards_of_kind(KIND_TOOL) | resource_cards_of_kind(KIND_HELPER));
    for (; row; row &= row - 1) {
        const ResourceCard card = card_first(row);
        if (!table_flies_to(table, (Place){PLACE_ROW, player, card}))
            card_draw(app, card_resource(card), table_row_box(table, player, card), 0, 0);
    }
}

static void draw_live_score(App *app, const Table *table, int player, Box b)
{
    const TextStyle style = {FACE_TITLE, 18, TONE_CREAM, ALIGN_RIGHT, false};
    char number[16];
    if (!app->settings.live_score)
        return;
    snprintf(number, sizeof number, "%d", score_open(&table->shown.homes[player]).total);
    text_draw(app, &style, number, b);
}

static void draw_header(App *app, const Table *table, int player, Box b, const char *below)
{
    const SDL_Color colour = seat_colour(app, player);
    const TextStyle name = {FACE_TITLE, below ? 20 : 18, TONE_CREAM, ALIGN_LEFT, false};
    const TextStyle style = {FACE_STRONG, 14, RGBA(0xfff6e6, 210), ALIGN_LEFT, false};
    paint_box(app, b, 12, colour_lit(colour, 0.12f), colour_dark(colour, 0.08f));
    Box inner = box_inset(b, 5);
    draw_seat_badge(app, player, box_centred(box_cut_left(&inner, inner.h, 8), inner.h, inner.h));
    if (table->shown.marker == player)
        paint_picture(app, "tokens", "marker", box_centred(box_cut_right(&inner, 30, 2), 28, 28));
    draw_live_score(app, table, player,
                    box_cut_right(&inner, app->settings.live_score ? 36 : 0, 2));
    if (below) {
        text_draw(app, &name, seat_name(app, player), box_cut_top(&inner, inner.h * 0.58f, 0));
        text_draw(app, &style, below, inner);
    } else {
        text_draw(app, &name, seat_name(app, player), inner);
    }
}

static void draw_opponent(App *app, const Table *table, int index)
{
    const TableLayout *l = &table->layout;
    const int player = l->opponent[index];
    const Box b = l->opponent_box[index];
    const TextStyle style = {FACE_STRONG, 14, TONE_INK, ALIGN_RIGHT, false};
    char words[32];
    widget_draw_paper(app, b);
    draw_header(app, table, player, box(b.x, b.y, b.w, 36), NULL);
    home_view_draw(app, &table->shown.homes[player], l->opponent_board[index],
                   flying_spaces(table, player));
    draw_row(app, table, player);
    snprintf(words, sizeof words, "%d", roofs_of(&table->shown.homes[player]));
    paint_tinted(app, pictures_get(app->pictures, "icons", "roof", 24 * app->unit),
                 box(b.x + b.w - 32, b.y + b.h - 34, 24, 24), TONE_RED_WARM);
    text_draw(app, &style, words, box(b.x + b.w - 64, b.y + b.h - 34, 30, 24));
}

static const char *turn_words(const App *app, const Table *table)
{
    if (table->shown.phase == PHASE_OVER)
        return tr(app->words, "the game is over");
    return play_person_moves(app->play) ? tr(app->words, "your turn")
                                        : tr(app->words, "is thinking");
}

static void draw_still(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    SDL_Texture *wood = pictures_get(app->pictures, "boards", "table", app->view.w * app->unit);
    if (wood)
        paint_texture(app, wood, box(0, 0, 1, 1), app->view, 1, 0);
    else
        paint_box(app, box_inset(app->view, -20), 2, RGB(0x7a4a31), RGB(0x5d3624));
    draw_bar(app, table);
    draw_market(app, table);
    paint_shadow(app, l->board, 14, 12, 0.5f);
    paint_box(app, box_inset(l->board, -4), 16, TONE_CREAM, TONE_PAPER);
    home_view_draw(app, &table->shown.homes[table->viewed], l->board,
                   flying_spaces(table, table->viewed));
    draw_pile(app, table);
    draw_header(app, table, table->viewed, l->panel, turn_words(app, table));
    draw_row(app, table, table->viewed);
    for (int i = 0; i < l->opponent_count; i++)
        draw_opponent(app, table, i);
}

/* ---- what changes with every look: lights, hands, buttons ---- */

static void draw_lit_space(App *app, const Table *table, Space space, Box b)
{
    const SeatLook *look = &app->seats[table->viewed];
    const TextStyle style = {FACE_TITLE, 25, TONE_CREAM, ALIGN_CENTRE, false};
    if (!look->shows_places)
        return;
    paint_glow(app, b, 8, 9, RGBA(0xffd56b, 150));
    paint_frame(app, b, 6, 3, TONE_GOLD);
    const bool points_known =
        table->intent.kind == MOVE_PLACE || table->intent.kind == MOVE_DECORATE ||
        table->intent.kind == MOVE_SUPPLY || table->intent.kind == MOVE_HANDYMAN;
    if (!look->shows_points || !points_known)
        return;
    const int points = intent_points(&table->intent, space);
    char words[16];
    const Box disc = box_centred(b, 54, 54);
    const SDL_Color colour = points > 0 ? TONE_GREEN : points < 0 ? TONE_RED_WARM : RGB(0x8a7a66);
    snprintf(words, sizeof words, "%+d", points);
    paint_shadow(app, disc, 27, 5, 0.4f);
    paint_box(app, disc, 27, colour_lit(colour, 0.15f), colour_dark(colour, 0.1f));
    paint_frame(app, disc, 27, 2, RGBA(0xfff6e6, 170));
    text_draw(app, &style, words, box_inset(disc, 4));
}

static void draw_lights(App *app, const Table *table)
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        const bool choosing = table->intent.active && table->intent.held_column == INTENT_OPEN;
        if (target->kind == TARGET_SPACE && target->usable)
            draw_lit_space(app, table, (Space)target->index, target->box);
        if (target->kind == TARGET_COLUMN && target->usable && choosing)
            paint_frame(app, box_inset(target->box, -4), 10, 3, TONE_GOLD);
        if (target->kind == TARGET_RESOURCE && target->usable)
            paint_frame(app, box_inset(target->box, -2), 8, 2.5f, TONE_GOLD);
    }
    if (table->intent.active && table->intent.space != INTENT_OPEN)
        paint_frame(app, home_view_space(table->layout.board, (Space)table->intent.space), 6, 4,
                    TONE_CREAM);
    if (table->intent.active && table->intent.column != INTENT_OPEN)
        paint_frame(app, box_inset(table->layout.column[table->intent.column], -4), 10, 4,
                    TONE_CREAM);
}

static const char *end_label(const App *app)
{
    const Game *game = &app->play->match.game;
    if (!app->play->turn_over && game->phase == PHASE_JACKHAMMER)
        return tr(app->words, "Decline");
    if (!app->play->turn_over && game->phase == PHASE_END)
        return tr(app->words, "Finish");
    return tr(app->words, "End turn");
}

static Widget button_of(const App *app, const Table *table, const Target *target)
{
    Widget widget = {.kind = &button_widget, .box = target->box, .disabled = !target->usable};
    switch ((TableButton)target->index) {
    case BUTTON_UNDO:
        widget.label = tr(app->words, "Undo");
        widget.icon = "undo";
        break;
    case BUTTON_REDO:
        widget.label = tr(app->words, "Redo");
        widget.icon = "redo";
        break;
    case BUTTON_END_TURN:
        widget.label = end_label(app);
        widget.style = BUTTON_GREEN;
        widget.key_hint = tr(app->words, "Space");
        break;
    case BUTTON_OTHER:
        widget.label = table->intent.kind == MOVE_SCAFFOLD ? tr(app->words, "Room first")
                                                           : tr(app->words, "Scaffolding first");
        break;
    case BUTTON_LOG:
        widget.label = tr(app->words, "Log");
        widget.icon = "log";
        widget.style = BUTTON_QUIET;
        break;
    case BUTTON_RULES:
        widget.label = tr(app->words, "Rules");
        widget.icon = "rules";
        widget.style = BUTTON_QUIET;
        break;
    default:
        widget.label = tr(app->words, "Menu");
        widget.icon = "menu";
        widget.style = BUTTON_QUIET;
        break;
    }
    return widget;
}

static void draw_targets(App *app, const Table *table)
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        const WidgetLook look = {.hovered = i == table->hover && app->input.pointer_used,
                                 .focused = i == table->focus && !app->input.pointer_used,
                                 .pressed = table->pressed && i == table->pressed_target};
        if (target->kind == TARGET_BUTTON) {
            const Widget widget = button_of(app, table, target);
            widget.kind->draw(&widget, app, look);
        } else if (look.focused) {
            widget_draw_focus(app, target->box, 8);
        } else if (look.hovered && target->usable && !table->dragging) {
            paint_frame(app, box_inset(target->box, -3), 9, 2.5f, RGBA(0xfff6e6, 220));
        }
    }
}

/* What the player is asked for, in one sentence, and how. */
static void prompt_words(const App *app, const Table *table, const char **title, const char **help)
{
    const Game *game = &app->play->match.game;
    const Intent *intent = &table->intent;
    *help = "";
    if (table->looking_back) {
        *title = tr(app->words, "An earlier turn.");
        *help = tr(app->words, "Any key: back to the game");
    } else if (!play_person_moves(app->play)) {
        *title = tr(app->words, "The computer plays.");
    } else if (app->play->turn_over) {
        *title = tr(app->words, "Done? End your turn.");
        *help = tr(app->words, "Or undo it first.");
    } else if (intent->active && intent->kind == MOVE_PLACE) {
        *title = tr(app->words, "Drop it on a lit space.");
        *help = intent->face_down ? tr(app->words, "F or right click: face up")
                                  : tr(app->words, "F or right click: face down");
    } else if (intent->active && intent->kind == MOVE_SCAFFOLD) {
        *title = tr(app->words, "Place the Scaffolding.");
    } else if (intent->active && intent->kind == MOVE_DECORATE) {
        *title = tr(app->words, "Place the décor in a lit room.");
    } else if (intent->active && intent->kind == MOVE_DISCARD) {
        *title = tr(app->words, "Discard a pair of the market.");
        *help = tr(app->words, "Columns 2 to 5");
    } else if (intent->active && intent->kind == MOVE_DRILL) {
        *title = intent->space == INTENT_OPEN
                     ? tr(app->words, "Drill: choose a room of your house.")
                     : tr(app->words, "Drill: now a room of the market.");
    } else if (intent->active && intent->kind == MOVE_MIX) {
        *title = tr(app->words, "Concrete Mixer: choose two columns.");
    } else if (intent->active && intent->kind == MOVE_HANDYMAN) {
        *title = tr(app->words, "Handyman: choose two cards.");
    } else if (intent->active && intent->card == INTENT_OPEN) {
        *title = tr(app->words, "Choose one of the discarded cards.");
    } else if (intent->active) {
        *title = tr(app->words, "Choose the card to be replaced.");
    } else if (game->phase == PHASE_JACKHAMMER) {
        *title = tr(app->words, "Use the Jackhammer?");
        *help = tr(app->words, "Take any room first, or decline.");
    } else if (game->phase == PHASE_END) {
        *title = tr(app->words, "Use your helpers, or finish.");
    } else {
        *title = tr(app->words, "Take a column.");
        *help = tr(app->words, "Drag it to your house, or click.");
    }
}

/* The column and the space of the hint. */
static void draw_hint(App *app, const Table *table)
{
    if (!table->hint_shown)
        return;
    for (int i = 0; i < table->hint.plan.count; i++) {
        const Move *move = &table->hint.plan.moves[i];
        const bool column = move->kind == MOVE_TAKE || move->kind == MOVE_JACKHAMMER ||
                            move->kind == MOVE_DISCARD || move->kind == MOVE_DRILL;
        const bool space = move->kind == MOVE_PLACE || move->kind == MOVE_SCAFFOLD ||
                           move->kind == MOVE_DECORATE || move->kind == MOVE_DRILL;
        if (column)
            paint_frame(app, box_inset(table->layout.column[move->column], -5), 11, 4,
                        RGB(0x7fd0c0));
        if (space)
            paint_frame(app, home_view_space(table->layout.board, move->space), 7, 4,
                        RGB(0x7fd0c0));
    }
}

static void draw_hand_over(App *app, const Table *table)
{
    const TextStyle title = {FACE_TITLE, 34, TONE_INK, ALIGN_CENTRE, false};
    const TextStyle style = {FACE_TEXT, 18, TONE_INK_SOFT, ALIGN_CENTRE, false};
    if (!table->handing_over)
        return;
    Box b = box_centred(app->view, 560, 220 * fmaxf(1, settings_text_scale(&app->settings) * 0.8f));
    paint_fill(app, app->view, RGBA(0x2f1a24, 170));
    widget_draw_paper(app, b);
    b = box_inset(b, 24);
    draw_seat_badge(app, table->viewed, box_centred(box_cut_top(&b, 64, 8), 64, 64));
    text_draw(app, &title, seat_name(app, table->viewed), box_cut_top(&b, b.h * 0.6f, 4));
    text_draw(app, &style, tr(app->words, "Your turn: press any key"), b);
}

static void draw_prompt(App *app, const Table *table)
{
    const char *title, *help;
    const bool refused = table->message[0] && app->now < table->message_until;
    const TextStyle title_style = {FACE_STRONG, 16, TONE_CREAM, ALIGN_LEFT, true};
    const TextStyle help_style = {FACE_TEXT, 14, RGBA(0xfff6e6, 190), ALIGN_LEFT, true};
    Box b = table->layout.prompt;
    widget_draw_wood(app, b);
    b = box_inset(b, 9);
    paint_picture(app, "icons", refused ? "warning" : "info",
                  box_centred(box_cut_left(&b, 26, 8), 24, 24));
    prompt_words(app, table, &title, &help);
    if (table->hint_shown && !refused) {
        char reason[200];
        hint_words(reason, sizeof reason, &table->hint, app->play->match.record.seats, app->words);
        text_draw(app, &title_style, reason, b);
        return;
    }
    if (refused) {
        text_draw(app, &title_style, table->message, b);
        return;
    }
    if (help[0])
        text_draw(app, &help_style, help, box_cut_bottom(&b, b.h * 0.42f, 0));
    text_draw(app, &title_style, title, b);
}

static float ease_out(float t)
{
    const float rest = 1 - t;
    return 1 - rest * rest * rest;
}

static void draw_flights(App *app, const Table *table)
{
    for (int i = 0; i < table->flight_count; i++) {
        const Flight *flight = &table->flights[i];
        const double passed = (app->now - flight->start) / flight->duration;
        const float t = ease_out((float)fmin(fmax(passed, 0), 1));
        const Box b = box_between(flight->from, flight->to, t);
        card_draw(app, flight->card, b, 1 - t, 4 * (1 - t));
    }
}

/* What is in hand: under the pointer, or above the board when keys are used. */
static void draw_hand(App *app, const Table *table)
{
    const Intent *intent = &table->intent;
    const Game *game = intent->active ? &intent->game : &table->shown;
    const bool held =
        intent->active && (intent->kind == MOVE_PLACE || intent->kind == MOVE_SCAFFOLD ||
                           intent->kind == MOVE_DECORATE);
    if (!held || !play_person_moves(app->play) || table->flight_count)
        return;
    const float width = table->layout.column_room[0].w;
    Box b = box_centred(table->layout.hand, width, width * CARD_ROOM_RATIO);
    if (app->input.pointer_used)
        b = box(app->input.x - width * 0.5f, app->input.y - 30, width, width * CARD_ROOM_RATIO);
    const ResourceCard resource = intent->held_column != INTENT_OPEN
                                      ? table->shown.market_resource[intent->held_column]
                                      : game->hand_resource;
    if (intent->kind == MOVE_PLACE) {
        const CardRef room =
            intent->face_down ? (CardRef){CARD_ROOM_BACK, 0} : card_room(game->hand_room);
        if (resource)
            card_draw(app, card_resource(resource),
                      box(b.x, b.y - width * CARD_RESOURCE_RATIO - 2, width, 0), 1, -4);
        card_draw(app, room, b, 1, -4);
    } else if (resource) {
        card_draw(app, card_resource(resource), b, 1, -4);
    }
}

static void draw_picker(App *app, const Table *table)
{
    bool any = false;
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        if (target->kind != TARGET_PICK)
            continue;
        if (!any)
            paint_box(app, table->layout.market, 16, RGBA(0x2f1a24, 235), RGBA(0x2f1a24, 235));
        any = true;
        const bool roofs = table->intent.kind == MOVE_ROOFER;
        card_draw(app,
                  roofs ? card_resource((ResourceCard)target->index)
                        : card_room((RoomCard)target->index),
                  target->box, i == table->hover ? 1 : 0, 0);
    }
}

/* An opponent's home, large, beside the small one. */
static void draw_enlarged(App *app, const Table *table, int player, Box about)
{
    const float width = 620;
    Box b = box(about.x - width - 14, about.y, width, width / HOME_RATIO + 48);
    b.y = fminf(b.y, app->view.h - b.h - 10);
    paint_shadow(app, b, 14, 22, 0.7f);
    widget_draw_paper(app, b);
    draw_header(app, table, player, box_cut_top(&b, 44, 4), NULL);
    home_view_draw(app, &table->shown.homes[player], box_inset(b, 4), 0);
}

/* Hovering enlarges a thing and says what it does. */
static void draw_tooltip(App *app, const Table *table)
{
    const int index = app->input.pointer_used ? table->hover : table->focus;
    if (index < 0 || index >= table->targets.count || table->intent.active || table->dragging)
        return;
    const Target *target = &table->targets.items[index];
    if (target->kind == TARGET_OPPONENT) {
        draw_enlarged(app, table, target->index, target->box);
    } else if (target->kind == TARGET_RESOURCE) {
        const ResourceType type = resource_card_type((ResourceCard)target->index);
        widget_draw_tooltip(app, target->box, tr(app->words, name_of_resource(type)),
                            tr(app->words, help_of_resource(type)));
    } else if (target->kind == TARGET_SPACE) {
        const Home *home = &table->shown.homes[table->viewed];
        const Space space = (Space)target->index;
        if (!space_in(home->rooms, space))
            return;
        const RoomType type = home_type_at(home, space);
        widget_draw_tooltip(app, target->box, tr(app->words, name_of_room(type)),
                            tr(app->words, help_of_room(type)));
    } else if (target->kind == TARGET_COLUMN) {
        const RoomType type = room_card_type(table->shown.market_room[target->index]);
        const ResourceCard resource = table->shown.market_resource[target->index];
        char words[400];
        if (!resource)
            snprintf(words, sizeof words, "%s\n%s", tr(app->words, help_of_room(type)),
                     tr(app->words, "Who takes column 1 starts the next round."));
        else
            snprintf(words, sizeof words, "%s\n%s: %s", tr(app->words, help_of_room(type)),
                     tr(app->words, name_of_resource(resource_card_type(resource))),
                     tr(app->words, help_of_resource(resource_card_type(resource))));
        widget_draw_tooltip(app, target->box, tr(app->words, name_of_room(type)), words);
    }
}

void table_draw(Table *table, App *app)
{
    if (layer_begin(app, &table->layer)) {
        draw_still(app, table);
        layer_end(app, &table->layer);
    }
    layer_show(app, &table->layer);
    draw_lights(app, table);
    draw_hint(app, table);
    draw_picker(app, table);
    draw_prompt(app, table);
    draw_targets(app, table);
    draw_flights(app, table);
    draw_hand(app, table);
    draw_tooltip(app, table);
    draw_hand_over(app, table);
    table_describe(table, app);
}
