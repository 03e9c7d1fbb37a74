/* What is pointed at, enlarged, and in words what it does and scores. */
#include "app/scenes/table/opponents.h"
#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/table_words.h"

#include "app/words/names.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* A pointer that only passes over the table opens no notes. */
static const double DELAY = 0.35;

/* What it costs to cover the market (tooltip.h): nearly as much as covering the thing itself. */
static const float COST_MARKET = 500;

/* The target that a note is about, or -1. */
static int noticed(const Table *table, const App *app)
{
    const int index = app->input.pointer_used ? table->aim.hover : table->aim.focus;
    const bool pressed = table->aim.pressed && app->input.device == DEVICE_MOUSE;
    if (index < 0 || index >= table->targets.count || pressed || table->aim.drag ||
        table->pace.handing_over)
        return -1; /* a mouse button is pressed to do something; a finger may just rest and look */
    /* With cards in hand, the only question is why they cannot go somewhere. */
    const Target *target = &table->targets.items[index];
    const bool refused = target->kind == TARGET_SPACE && !target->usable;
    return intent_holds_cards(&table->intent) && !refused ? -1 : index;
}

/* Whether the mouse has not moved since a press. Then it asks nothing: what lies under it came
 * there by itself. A finger that rests does ask. */
static bool mouse_rests(const Table *table, const App *app)
{
    return table->aim.still && app->input.pointer_used && app->input.device != DEVICE_TOUCH;
}

/* Until the mouse moves after a press. */
static void follow_mouse(Aim *aim, const App *app)
{
    const Input *input = &app->input;
    const bool moved = input->x != aim->still_x || input->y != aim->still_y;
    if (aim->pressed) {
        aim->still = true;
        aim->still_x = input->x;
        aim->still_y = input->y;
    } else if (aim->still && moved) {
        aim->still = false;
        aim->noticed_at = app->now;
    }
}

/* While a refusal is shown, a note about the space would only repeat it. */
static bool has_been_said(const Table *table, const App *app, const Target *target)
{
    char why[REFUSAL_CAPACITY];
    if (target->kind != TARGET_SPACE || target->usable || !intent_holds_cards(&table->intent))
        return false;
    const Refusal refusal = refusal_at(&table->intent, (Space)target->index);
    refusal_words(why, sizeof why, &refusal, app->words); /* the message begins with them */
    return why[0] && strncmp(table->advice.message, why, strlen(why)) == 0;
}

void table_notice(Table *table, const App *app)
{
    follow_mouse(&table->aim, app);
    const int index = noticed(table, app);
    const Target *target = index < 0 ? NULL : &table->targets.items[index];
    const Target nothing = {.kind = TARGET_BUTTON, .index = -1};
    const Target now = target ? *target : nothing;
    if (now.kind != table->aim.noticed.kind || now.index != table->aim.noticed.index ||
        now.box.x != table->aim.noticed.box.x) {
        table->aim.noticed_at = app->now;
        table->aim.note_muted = false;
    }
    table->aim.noticed = now;
    table->aim.note_muted |= has_been_said(table, app, &now);
}

/* Whether there is anything to tell. */
static bool has_note(const Table *table, const App *app, const Target *target)
{
    switch (target->kind) {
    case TARGET_BUTTON: /* its name, where that is not on it */
        return !table_button_shows_words(table, app, target);
    case TARGET_HINT:
        return false;
    case TARGET_SPACE: /* the message has just said why a card cannot go there */
        return intent_holds_cards(&table->intent)
                   ? !table->advice.message[0]
                   : space_in(table->shown.game.homes[table->shown.viewed].rooms,
                              (Space)target->index);
    case TARGET_OPPONENT:
        return opponents_enlarged(app, table, table_opponent(table, target->index)).w > 0;
    default:
        return true;
    }
}

double table_note_due(const Table *table)
{
    return table->aim.noticed_at + DELAY;
}

bool table_note_waits(const Table *table, const App *app)
{
    return table->aim.noticed.index >= 0 && has_note(table, app, &table->aim.noticed) &&
           !table->aim.note_muted && !mouse_rests(table, app) && app->now < table_note_due(table);
}

/* What the note that is open is about, or NULL. */
static const Target *opened(const Table *table, const App *app)
{
    const int index = noticed(table, app);
    const Target *target = index < 0 ? NULL : &table->targets.items[index];
    const bool quiet = table->aim.note_muted || mouse_rests(table, app);
    return target && !quiet && app->now >= table_note_due(table) && has_note(table, app, target)
               ? target
               : NULL;
}

bool table_close_note(Table *table, const App *app)
{
    const Target *target = opened(table, app);
    const bool closes = target && target->kind == table->aim.noticed.kind &&
                        target->index == table->aim.noticed.index; /* and it was seen */
    table->aim.note_muted |= closes;
    return closes;
}

/* Below the market. */
static Box below_market(const Table *table, Box about)
{
    const Box market = table->layout.market;
    return box(about.x - 10, market.y + market.h + 4, 0, 0);
}

/* What is about something in the market leaves all of it in view, and what is lit. */
static void draw_notes(App *app, const Table *table, Box about, const Note *notes, int count)
{
    NotePlace place = table_note_place_sparing(app, table, about);
    if (about.w <= 0) {
        note_place_spare(&place, table->layout.market, COST_MARKET);
        place.dear = NOTE_LIT;
    }
    tooltip_draw(app->cards, &place, notes, count);
}

static Note resource_note(const App *app, ResourceCard card)
{
    const ResourceType type = resource_card_type(card);
    return (Note){.card = card_resource(card),
                  .pictured = true,
                  .title = tr(app->words, name_of_resource(type)),
                  .words = tr(app->words, help_of_resource(type))};
}

static Note room_note(const App *app, RoomCard card)
{
    const RoomType type = room_card_type(card);
    return (Note){.card = card_room(card),
                  .pictured = true,
                  .title = tr(app->words, name_of_room(type)),
                  .words = tr(app->words, help_of_room(type))};
}

static void note_resource(App *app, const Table *table, ResourceCard card, Box about)
{
    const Note note = resource_note(app, card);
    draw_notes(app, table, about, &note, 1);
}

/* Why the card in hand cannot go there. */
static void note_refusal(App *app, const Table *table, Space space, Box about)
{
    char why[REFUSAL_CAPACITY];
    const Refusal refusal = refusal_at(&table->intent, space);
    refusal_words(why, sizeof why, &refusal, app->words);
    const Note note = {.title = tr(app->words, "Not here"), .words = why};
    draw_notes(app, table, about, &note, 1);
}

/* A room of the house: what such rooms score, and what this one brings now. */
static void note_space(App *app, const Table *table, Space space, Box about)
{
    const Home *home = &table->shown.game.homes[table->shown.viewed];
    char now[96] = "", words[400];
    if (intent_holds_cards(&table->intent)) {
        note_refusal(app, table, space, about);
        return;
    }
    const RoomType type = home_type_at(home, space);
    if (type != ROOM_NONE && !table->guest.hides_points) {
        const int points = score_room_at(home, space);
        snprintf(now, sizeof now,
                 tr_count(app->words, "Worth %d point now.", "Worth %d points now.", points),
                 points);
    }
    snprintf(words, sizeof words, "%s%s%s", tr(app->words, help_of_room(type)), now[0] ? "\n" : "",
             now);
    const CardRef card =
        type == ROOM_NONE ? (CardRef){CARD_ROOM_BACK, 0} : card_room(home->card[space]);
    const ResourceType token = home->token[space];
    Note notes[2] = {{.card = card,
                      .pictured = true,
                      .title = tr(app->words, name_of_room(type)),
                      .words = words}};
    if (token != RESOURCE_NONE)
        notes[1] = resource_note(app, card_first(resource_cards_of_type(token)));
    NotePlace place = table_note_place_sparing(app, table, about);
    place.dear = NOTE_DEAR; /* where points stand to choose by, they come first */
    tooltip_draw(app->cards, &place, notes, token != RESOURCE_NONE ? 2 : 1);
}

/* On its own line. */
static void add_line(Text *text, const char *words)
{
    text_add_char(text, '\n');
    text_add(text, words);
}

/* Both of its cards, or the room and what the marker does. The Jackhammer brings the room alone
 * (R6.2). */
static void note_column(App *app, const Table *table, int column, Box about)
{
    const Game *game = &table->shown.game;
    const ResourceCard resource = game->market_resource[column];
    const bool room_alone = game->phase == PHASE_JACKHAMMER;
    char words[400], lost[400];
    Text text = text_on(words, sizeof words), other = text_on(lost, sizeof lost);
    Note notes[NOTES_MAX] = {room_note(app, game->market_room[column]),
                             resource_note(app, resource)};
    text_add(&text, notes[0].words);
    text_add(&other, notes[1].words);
    if (!resource && !room_alone)
        add_line(&text, tr(app->words, help_of_marker(game->round)));
    if (room_alone)
        add_line(&other, tr(app->words, "With the Jackhammer, this card is discarded."));
    notes[0].words = words;
    notes[1].words = lost;
    draw_notes(app, table, below_market(table, about), notes, resource ? 2 : 1);
}

static void note_pick(App *app, const Table *table, const Target *target)
{
    const Box below = below_market(table, target->box);
    if (table->intent.kind == MOVE_ROOFER) {
        note_resource(app, table, (ResourceCard)target->index, below);
        return;
    }
    const Note note = room_note(app, (RoomCard)target->index);
    draw_notes(app, table, below, &note, 1);
}

/* The discards lie open: all of them are shown, by kind, over the house. */
static void draw_heap(App *app, const Table *table, const char *title, uint64_t cards, bool rooms)
{
    enum { PER_ROW = 10 };
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    const Box market = table->layout.market, board = table->layout.board;
    const int count = card_count(cards);
    const float width = (board.w - 24) / PER_ROW - 8;
    const float height = width * (rooms ? CARD_ROOM_RATIO : CARD_RESOURCE_RATIO) + 8;
    const int rows = (count + PER_ROW - 1) / PER_ROW;
    const float columns = fmaxf((float)(count < PER_ROW ? count : PER_ROW), 4);
    const float wide = columns * (width + 8) + 16;
    Box b = box(board.x + board.w - wide, market.y + market.h + 4, wide, 54 + height * (float)rows);
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, 12);
    text_draw(app->canvas, &style, title, box_cut_top(&b, 30, 4));
    for (int i = 0; cards; cards &= cards - 1, i++) {
        const uint8_t card = card_first(cards);
        const CardRef ref = rooms ? card_room(card) : card_resource(card);
        card_draw(app->cards, ref,
                  box(b.x + (width + 8) * (float)(i % PER_ROW), b.y + height * (float)(i / PER_ROW),
                      width, height - 8),
                  0, 0);
    }
}

static void note_words(App *app, const Table *table, Box about, const char *title,
                       const char *words)
{
    const Note note = {.title = title, .words = words};
    draw_notes(app, table, about, &note, 1);
}

/* What lies open in the tray, in words, and what roofs score. */
static void note_roofs(App *app, const Table *table, Box about)
{
    const int player = table->shown.viewed;
    char words[800];
    Text text = text_on(words, sizeof words);
    if (table_roofs(table, player) && table_sees_roofs(app, table, player)) {
        ResourceCardSet roofs =
            table->shown.game.homes[player].cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
        for (; roofs; roofs &= roofs - 1) {
            text_add(&text,
                     tr(app->words, name_of_resource(resource_card_type(card_first(roofs)))));
            text_add(&text, roofs & (roofs - 1) ? " · " : "\n");
        }
    }
    text_add(&text, tr(app->words, help_of_resource(RESOURCE_ROOF_RED)));
    note_words(app, table, about, tr(app->words, "Roof pile"), words);
}

/* What the signs stand for, and bring. */
static void note_bonuses(App *app, const Table *table, Box about)
{
    char words[512];
    Text text = text_on(words, sizeof words);
    table_add_bonuses(app, &table->shown.game.homes[table->shown.viewed], "\n", &text);
    note_words(app, table, about, tr(app->words, "Functionality"), words);
}

static void note_heap(App *app, const Table *table, TableHeap heap, Box about)
{
    const Box below = below_market(table, about);
    switch (heap) {
    case HEAP_ROOMS:
        note_words(app, table, below, tr(app->words, "Rooms to come"),
                   tr(app->words, "Five rooms are dealt each round."));
        break;
    case HEAP_RESOURCES:
        note_words(app, table, below, tr(app->words, "Resources to come"),
                   tr(app->words, "Four resources are dealt each round."));
        break;
    case HEAP_ROOM_DISCARDS:
        draw_heap(app, table, tr(app->words, "Discarded rooms"), table->shown.game.room_discards,
                  true);
        break;
    case HEAP_RESOURCE_DISCARDS:
        draw_heap(app, table, tr(app->words, "Discarded resources"),
                  table->shown.game.resource_discards, false);
        break;
    case HEAP_ROOFS:
        note_roofs(app, table, about);
        break;
    case HEAP_BONUSES:
        note_bonuses(app, table, about);
        break;
    }
}

void table_draw_tooltip(const Table *table, App *app)
{
    const Target *target = opened(table, app);
    if (!target)
        return;
    switch (target->kind) {
    case TARGET_PICK:
        note_pick(app, table, target);
        break;
    case TARGET_OPPONENT:
        opponents_draw_enlarged(app, table, table_opponent(table, target->index));
        break;
    case TARGET_RESOURCE:
        note_resource(app, table, (ResourceCard)target->index, target->box);
        break;
    case TARGET_SPACE:
        note_space(app, table, (Space)target->index, target->box);
        break;
    case TARGET_COLUMN:
        note_column(app, table, target->index, target->box);
        break;
    case TARGET_BUTTON:
        note_words(app, table, target->box,
                   table_button_label(table, app, (TableButton)target->index), "");
        break;
    case TARGET_HEAP:
        note_heap(app, table, (TableHeap)target->index, target->box);
        break;
    default:
        break;
    }
}
