/* How the table looks. What lies still is one layer, drawn anew only when it has changed. */
#include "app/table/table_draw.h"

#include "app/names.h"

#include <math.h>
#include <stdio.h>

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

/* Rooms that are built need no dimming when a card looks for a free space. */
static bool is_out_of_the_question(const Table *table, Space space)
{
    const bool wants_free_space =
        table->intent.kind == MOVE_PLACE || table->intent.kind == MOVE_SCAFFOLD;
    return !wants_free_space || !space_in(table->shown.homes[table->viewed].rooms, space);
}

static bool wants_a_space(const Intent *intent)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (intent_wants_space(intent, SPACES_IN_BYTE_ORDER[i]))
            return true;
    }
    return false;
}

/* What can be chosen is lit, the spaces that cannot are dimmed. */
static void draw_lights(App *app, const Table *table)
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        const bool choosing = table->intent.active && table->intent.held_column == INTENT_OPEN;
        if (target->kind == TARGET_SPACE && target->usable)
            draw_lit_space(app, table, (Space)target->index, target->box);
        else if (target->kind == TARGET_SPACE && table->intent.active &&
                 wants_a_space(&table->intent) &&
                 is_out_of_the_question(table, (Space)target->index))
            paint_fill(app, target->box, RGBA(0x2f1a24, 80));
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
    table_draw_header(app, table, player, box_cut_top(&b, 44, 4), NULL);
    home_view_draw(app, &table->shown.homes[player], box_inset(b, 4), 0);
}

void table_draw_tooltip(const Table *table, App *app)
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
        /* Below the market, which must stay in view. */
        const Box market = table->layout.market;
        const Box below = box(target->box.x - 10, market.y + market.h + 4, 0, 0);
        widget_draw_tooltip(app, below, tr(app->words, name_of_room(type)), words);
    }
}

void table_draw(Table *table, App *app)
{
    if (layer_begin(app, &table->layer)) {
        table_draw_still(app, table);
        layer_end(app, &table->layer);
    }
    layer_show(app, &table->layer);
    draw_lights(app, table);
    table_draw_hint(app, table);
    draw_picker(app, table);
    if (!table->watching)
        table_draw_prompt(app, table);
    draw_targets(app, table);
    draw_flights(app, table);
    draw_hand(app, table);
    if (!table->watching)
        table_draw_tooltip(table, app);
    table_draw_hand_over(app, table);
    table_describe(table, app);
}
