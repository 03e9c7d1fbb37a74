/* How the table looks. What lies still is one layer, drawn anew only when it has changed. */
#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/picker.h"

#include <stdio.h>

/* The first of two cards that change places brings no points by itself. */
static bool points_are_known(const Intent *intent)
{
    return intent->kind == MOVE_PLACE || intent->kind == MOVE_DECORATE ||
           intent->kind == MOVE_SUPPLY || intent->kind == MOVE_DRILL ||
           (intent->kind == MOVE_HANDYMAN && intent->space != INTENT_OPEN);
}

/* As the player likes it, unless the points would give away the answer to a puzzle. */
static bool shows_points(const App *app, const Table *table)
{
    return app->seats[table->shown.viewed].shows_points && !table->guest.hides_points;
}

bool table_has_badges(const App *app, const Table *table)
{
    const SeatLook *look = &app->seats[table->shown.viewed];
    return look->shows_places && !look->smiles && shows_points(app, table) &&
           table->intent.active && points_are_known(&table->intent);
}

/* What the house gains, in a disc. */
static void draw_points(App *app, int points, Box disc)
{
    const TextStyle style = {TEXT_NAME, TONE_CREAM, .align = ALIGN_CENTRE, .size = 25};
    char words[16];
    const SDL_Color colour = points > 0 ? TONE_GREEN : points < 0 ? TONE_RED_WARM : TONE_STONE;
    snprintf(words, sizeof words, "%+d", points);
    paint_shadow(app->canvas, disc, 27, 5, 0.4f);
    paint_box(app->canvas, disc, 27, colour_lit(colour, 0.15f), colour_dark(colour, 0.1f));
    paint_frame(app->canvas, disc, 27, 2, colour_alpha(TONE_CREAM, 0.67f));
    text_draw(app->canvas, &style, words, box_inset(disc, 4));
}

static void draw_lit_space(App *app, const Table *table, Space space, Box b)
{
    const SeatLook *look = &app->seats[table->shown.viewed];
    if (!look->shows_places)
        return;
    const bool built = space_in(table->shown.game.homes[table->shown.viewed].rooms, space);
    paint_glow(app->canvas, b, 8, 9,
               colour_alpha(TONE_GLOW, built ? 0.2f : 0.59f)); /* what is built stays in view */
    paint_frame(app->canvas, b, 6, 3, TONE_GOLD);
    if (look->smiles && space_in(table->advice.good, space))
        table_draw_smile(app, b);
    else if (look->smiles)
        return;
    if (table_has_badges(app, table) &&
        space != table_aimed_space(table, app)) /* there they stand on the held card */
        draw_points(app, intent_points(&table->intent, space), box_centred(b, BADGE, BADGE));
}

static bool shows_drilled_points(const App *app, const Table *table)
{
    return app->seats[table->shown.viewed].shows_places && shows_points(app, table) &&
           table->intent.active && table->intent.kind == MOVE_DRILL;
}

/* A column that can be chosen, and what its room brings where that is known: in hand, it takes that
 * along. */
static void draw_lit_column(App *app, const Table *table, int column, Box b)
{
    if (!app->seats[table->shown.viewed].shows_places)
        return;
    paint_frame(app->canvas, box_inset(b, -4), 10, 3, TONE_GOLD);
    if (column != table_lifted_column(table) && shows_drilled_points(app, table))
        draw_points(app, intent_column_points(&table->intent, column),
                    box_centred(table->layout.column_room[column], BADGE, BADGE));
}

/* In a list only its frame is lit: the name beside it is written on dark wood. */
static void draw_lit_resource(App *app, const Table *table, const Target *target)
{
    if (table_row_is_list(table, table->shown.viewed)) {
        paint_frame(app->canvas, box_inset(target->box, -4), 9, 5, colour_alpha(TONE_GLOW, 0.4f));
    } else {
        paint_glow(app->canvas, target->box, 8, 10, colour_alpha(TONE_GLOW, 0.82f));
        table_draw_row_card(app, table, table->shown.viewed, (ResourceCard)target->index);
    }
    paint_frame(app->canvas, box_inset(target->box, -2), 8, 2.5f, TONE_GOLD);
}

/* Rooms that are built need no dimming when a card looks for a free space. */
static bool is_out_of_the_question(const Table *table, Space space)
{
    const bool wants_free_space =
        table->intent.kind == MOVE_PLACE || table->intent.kind == MOVE_SCAFFOLD;
    return !wants_free_space ||
           !space_in(table->shown.game.homes[table->shown.viewed].rooms, space);
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
    const bool slides = table_slides(table, app); /* its tools are not at their places yet */
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        const bool choosing =
            !table->intent.active || intent_wants_column(&table->intent, target->index);
        if (target->kind == TARGET_SPACE && target->usable)
            draw_lit_space(app, table, (Space)target->index, target->box);
        else if (target->kind == TARGET_SPACE && table->intent.active &&
                 wants_a_space(&table->intent) &&
                 !intent_wants_space(&table->intent, (Space)target->index) &&
                 is_out_of_the_question(table, (Space)target->index))
            paint_fill(app->canvas, target->box, colour_alpha(TONE_PLUM, 0.31f));
        if (target->kind == TARGET_COLUMN && target->usable && choosing)
            draw_lit_column(app, table, target->index, target->box);
        if (target->kind == TARGET_RESOURCE && !slides &&
            target->index != table_lifted_tool(table) &&
            !table_flies_to(table, (Place){PLACE_ROW, table->shown.viewed, target->index}) &&
            (target->usable || target->index == table_asked_card(app, table)))
            draw_lit_resource(app, table, target);
        if (target->kind == TARGET_HEAP && table->aim.drag == DRAG_COLUMN &&
            table->intent.kind == MOVE_DISCARD && target->index >= HEAP_ROOM_DISCARDS &&
            target->index <= HEAP_RESOURCE_DISCARDS)
            paint_frame(app->canvas, box_inset(target->box, -2), 10, 3, TONE_GOLD);
    }
    if (table->intent.active && table->intent.space != INTENT_OPEN)
        paint_frame(app->canvas, table->layout.spaces[table->intent.space], 6, 4, TONE_CREAM);
    if (table->intent.active && table->intent.column != INTENT_OPEN)
        paint_frame(app->canvas, box_inset(table->layout.column[table->intent.column], -4), 10, 4,
                    TONE_CREAM);
}

static const char *end_label(const App *app)
{
    const Game *game = play_game(app->play);
    const bool person = play_person_moves(app->play); /* nobody else presses it */
    if (person && !app->play->turn_over && game->phase == PHASE_JACKHAMMER)
        return tr(app->words, "No thanks");
    if (table_helpers_act(app->play))
        /* words: ends the use of helpers at the end of the game */
        return tr(app->words, "Finish");
    if (person && table_is_discarding(app->play)) /* then the column lies on the pile already */
        return app->play->turn_over ? tr(app->words, "Continue") : tr(app->words, "Discard");
    if (person && table_is_jackhammering(app->play)) /* no turn of this player ends */
        return tr(app->words, "Continue");
    return tr(app->words, "End turn");
}

static const char *end_icon(const App *app)
{
    if (!play_person_moves(app->play))
        return "check";
    if (!app->play->turn_over && play_game(app->play)->phase == PHASE_JACKHAMMER)
        return "cross";
    return table_is_discarding(app->play) && !app->play->turn_over ? "trash" : "check";
}

/* What can be looked at at any time. */
static void label_quiet_button(Widget *widget, const App *app, TableButton button)
{
    widget->style = BUTTON_QUIET;
    switch (button) {
    case BUTTON_LOG:
        /* words: a button that opens the list of past moves */
        widget->label = tr(app->words, "Log");
        widget->icon = "log";
        break;
    case BUTTON_POINTS:
        /* words: a button: shows what scores */
        widget->label = tr(app->words, "Points");
        widget->icon = "points";
        break;
    case BUTTON_UNSEEN:
        widget->label = tr(app->words, "What’s left");
        widget->icon = "deck";
        break;
    case BUTTON_ASK:
        widget->label = tr(app->words, "Ask a question");
        widget->icon = "info";
        break;
    case BUTTON_RULES:
        widget->label = tr(app->words, "Rules");
        widget->icon = "rules";
        break;
    default:
        widget->label = tr(app->words, "Menu");
        widget->icon = "menu";
        break;
    }
}

/* The key is shown where the words need not shrink for it. */
static void hint_at(Widget *widget, const App *app, Action action)
{
    widget->hint = app_key_hint(app, action);
    if (!button_has_room(widget, app->canvas))
        widget->hint = (KeyHint){0};
}

static Widget button_of(const App *app, const Table *table, const Target *target)
{
    Widget widget = {.kind = &button_widget, .box = target->box, .disabled = !target->usable};
    switch ((TableButton)target->index) {
    case BUTTON_UNDO:
        widget.label = tr(app->words, "Undo");
        widget.icon = "undo";
        hint_at(&widget, app, ACTION_UNDO);
        break;
    case BUTTON_REDO:
        widget.label = tr(app->words, "Redo");
        widget.icon = "redo";
        hint_at(&widget, app, ACTION_REDO);
        break;
    case BUTTON_END_TURN:
        widget.label = end_label(app);
        widget.icon = end_icon(app);
        widget.style = BUTTON_GREEN;
        hint_at(&widget, app, ACTION_END_TURN);
        break;
    case BUTTON_HALT:
        widget.label = table->pace.paused ? tr(app->words, "Continue") : tr(app->words, "Pause");
        widget.icon = table->pace.paused ? "play" : "pause";
        widget.style = BUTTON_GREEN;
        break;
    case BUTTON_TAKE_OVER:
        /* words: a button: a person takes the seat of a computer player */
        widget.label = tr(app->words, "Take over");
        widget.icon = "person";
        break;
    case BUTTON_OTHER:
        /* words: which of the two cards in hand is placed before the other */
        widget.label = table->intent.kind == MOVE_SCAFFOLD ? tr(app->words, "Room first")
                                                           : tr(app->words, "Scaffolding first");
        break;
    case BUTTON_HINT:
        widget.label = tr(app->words, "Hint");
        widget.icon = "hint";
        widget.style = BUTTON_QUIET;
        hint_at(&widget, app, ACTION_HINT);
        break;
    default:
        label_quiet_button(&widget, app, (TableButton)target->index);
        break;
    }
    return widget;
}

const char *table_button_label(const Table *table, const App *app, TableButton button)
{
    return button_of(app, table, &(Target){.kind = TARGET_BUTTON, .index = button}).label;
}

bool table_button_shows_words(const Table *table, const App *app, const Target *target)
{
    const Widget widget = button_of(app, table, target);
    return button_shows_words(&widget);
}

/* All that are there, by the index of their target: labels of one size shrink together. */
static void find_buttons(const App *app, const Table *table, Widget buttons[TARGETS_MAX])
{
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        buttons[i] = (Widget){.hidden = true};
        if (target->kind == TARGET_BUTTON)
            buttons[i] = button_of(app, table, target);
    }
}

static void draw_targets(App *app, const Table *table)
{
    Widget buttons[TARGETS_MAX];
    find_buttons(app, table, buttons);
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        WidgetLook look = {.hovered = i == table->aim.hover && app->input.pointer_used,
                           .focused = i == table_focus_shown(table) && !app->input.pointer_used,
                           .pressed = table->aim.pressed && i == table->aim.pressed_target};
        if (target->kind == TARGET_BUTTON) {
            look.words = button_group_words(buttons, table->targets.count, i, app->canvas);
            buttons[i].kind->draw(&buttons[i], app->canvas, look);
            continue;
        }
        if (target->kind == TARGET_HINT)
            table_draw_hint_sign(app, table, target->index);
        const Box b = target->kind == TARGET_PICK ? picker_card(table, target->box) : target->box;
        if (look.focused) {
            widget_draw_focus(app->canvas, b, 8);
            if (target->kind == TARGET_HEAP)
                table_draw_counts(app, table); /* over the ring */
        } else if (look.hovered && target->usable && !table->aim.drag) {
            paint_frame(app->canvas, box_inset(b, -3), 9, 2.5f, colour_alpha(TONE_CREAM, 0.86f));
        }
    }
}

static void draw_held(App *app, CardRef card, Box b, float lift)
{
    card_draw(app->cards, card, b, lift, TABLE_HELD_TILT * lift);
}

/* A resource lies above its room, as in the market; there may be none. */
static void draw_held_above(App *app, ResourceCard resource, Box b, float lift)
{
    if (resource)
        draw_held(app, card_resource(resource), table_in_hand(b, PLACE_HAND_RESOURCE), lift);
}

static void draw_dragged_column(App *app, const Table *table, Box b, float lift)
{
    const ResourceCard resource = table->shown.game.market_resource[table->aim.dragged];
    draw_held_above(app, table_lifts_resource(table) ? resource : 0, b, lift);
    draw_held(app, card_room(table->shown.game.market_room[table->aim.dragged]), b, lift);
    if (shows_drilled_points(app, table))
        draw_points(app, intent_column_points(&table->intent, table->aim.dragged),
                    box_centred(b, BADGE, BADGE));
}

static void draw_held_room(App *app, const Table *table, Box b, float lift)
{
    const CardRef room = card_room(table->intent.game.hand_room);
    const float covered = table_hand_covered(table, app);
    if (covered >= 1)
        draw_held(app, (CardRef){CARD_ROOM_BACK, 0}, b, lift);
    else if (covered > 0)
        card_draw_turning(app->cards, room, b, covered, TABLE_HELD_TILT * lift);
    else
        draw_held(app, room, b, lift);
}

/* After Undo, cards may still be flying to the hand: those are not drawn in it yet. */
static void draw_room_in_hand(App *app, const Table *table, ResourceCard resource, Box b,
                              float lift)
{
    const Place above = {PLACE_HAND_RESOURCE, 0, 0}, room = {PLACE_HAND_ROOM, 0, 0};
    draw_held_above(app, table_flies_to(table, above) ? 0 : resource, b, lift);
    if (!table_flies_to(table, room))
        draw_held_room(app, table, b, lift);
}

/* What the intent puts down next. */
static void draw_intent_hand(App *app, const Table *table, Box b, float lift)
{
    const Intent *intent = &table->intent;
    ResourceCard resource = intent->game.hand_resource;
    if (intent->held_column != INTENT_OPEN)
        resource = table_lifts_resource(table)
                       ? table->shown.game.market_resource[intent->held_column]
                       : 0;
    if (intent_supplied(intent))
        draw_held(app, card_room(intent_supplied(intent)), b, lift);
    else if (intent->kind == MOVE_PLACE)
        draw_room_in_hand(app, table, resource, b, lift);
    else if (resource && (intent->kind == MOVE_SCAFFOLD || intent->kind == MOVE_DECORATE))
        draw_held(app, card_resource(resource), b, lift);
}

/* What a computer player has taken and not placed yet. */
static void draw_shown_hand(App *app, const Table *table)
{
    const Game *shown = &table->shown.game;
    const Place room = {PLACE_HAND_ROOM, 0, 0}, resource = {PLACE_HAND_RESOURCE, 0, 0};
    if (shown->hand_room && !table_flies_to(table, room))
        card_draw(app->cards, card_room(shown->hand_room), table_place_box(table, room), 1, 0);
    if (shown->hand_resource && !table_flies_to(table, resource))
        card_draw(app->cards, card_resource(shown->hand_resource), table_place_box(table, resource),
                  1, 0);
}

static void draw_own_hand(App *app, const Table *table)
{
    float lift;
    const Box b = table_hand_shown(table, app, &lift);
    const Space aimed = table_aimed_space(table, app);
    if (table->aim.drag == DRAG_COLUMN)
        draw_dragged_column(app, table, b, lift);
    else if (table->aim.drag == DRAG_ROOM)
        draw_held(
            app,
            table_card_on(&table->shown.game.homes[table->shown.viewed], table_lifted_space(table)),
            b, lift);
    else if (table->aim.drag == DRAG_TOOL)
        draw_held(app, card_resource((ResourceCard)table->aim.dragged), b, lift);
    else
        draw_intent_hand(app, table, b, lift);
    if (aimed != SPACE_LIMIT && shows_points(app, table) && points_are_known(&table->intent))
        draw_points(app, intent_points(&table->intent, aimed), box_centred(b, BADGE, BADGE));
}

/* What a computer has in hand lies below what leaves it, a person's hand above everything. */
static void draw_cards_in_motion(App *app, const Table *table)
{
    const bool own = play_person_moves(app->play) && !table->shown.looking_back;
    if (!own)
        draw_shown_hand(app, table);
    table_draw_flights(app, table);
    table_draw_large_card(app, table);
    if (own && table->intent.active)
        draw_own_hand(app, table);
}

/* What is written for the player lies over a card in hand, but cards fly over it. */
static void draw_papers(App *app, const Table *table)
{
    if (!table->watching) {
        table_draw_message(app, table);
        table_draw_tooltip(table, app);
    }
    table_draw_tip(table, app);
}

void table_draw(const Table *table, App *app)
{
    if (layer_is_valid(table->shown.layer))
        table_make_ahead(table, app); /* this frame has little to do */
    while (layer_next(app->canvas, table->shown.layer))
        table_draw_still(app, table);
    layer_show(app->canvas, table->shown.layer);
    table_draw_slide(app, table);
    draw_lights(app, table);
    picker_draw(app, table);
    if (!table->watching)
        table_draw_prompt(app, table);
    draw_targets(app, table);
    table_draw_moment(app, table);
    table_draw_comment_marks(app, table);
    table_draw_hint_marks(app, table); /* over the frames of what is pointed at */
    table_draw_trinkets(app, table);
    const bool flying = table->shown.flight_count > 0;
    if (flying)
        draw_papers(app, table);
    draw_cards_in_motion(app, table);
    table_draw_hint_signs(app, table);
    if (!flying)
        draw_papers(app, table);
    table_draw_hand_over(app, table);
    table_describe(table, app);
}
