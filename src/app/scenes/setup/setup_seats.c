/* The cards of the seats: who sits there, how they look, and what help they want. */
#include "app/app.h"
#include "app/pieces/badge.h"
#include "app/scenes/setup/setup.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>

static const float GAP = 20;
static const float INSET = 16;

/* ---- widgets ---- */

static const WidgetKind *kind_of(SeatItem item)
{
    switch (item) {
    case SEAT_NAME:
        return &text_field_widget;
    case SEAT_LEVEL:
    case SEAT_LANGUAGE:
        return &choice_widget;
    case SEAT_COLOUR:
        return &colour_pick_widget;
    case SEAT_SYMBOL:
        return &symbol_pick_widget;
    case SEAT_PLACES:
    case SEAT_POINTS:
    case SEAT_ROOFS:
    case SEAT_HINTS:
        return &toggle_widget;
    default:
        return &button_widget;
    }
}

static bool *switch_of(FamilySeat *seat, SeatItem item)
{
    switch (item) {
    case SEAT_PLACES:
        return &seat->look.shows_places;
    case SEAT_POINTS:
        return &seat->look.shows_points;
    case SEAT_ROOFS:
        return &seat->look.shows_roofs;
    case SEAT_HINTS:
        return &seat->look.hints;
    default:
        return NULL;
    }
}

void setup_make_seats(Setup *setup)
{
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        for (SeatItem item = 0; item < SEAT_ITEM_COUNT; item++) {
            Widget *widget = setup_item(setup, seat, item);
            *widget = (Widget){.kind = kind_of(item), .scrolls = true};
            widget->id = seat * SEAT_ITEM_COUNT + (int)item;
        }
        setup_item(setup, seat, SEAT_NAME)->text = setup->family.seats[seat].name;
        setup_item(setup, seat, SEAT_NAME)->capacity = NAME_CAPACITY / 2;
        setup_item(setup, seat, SEAT_LEVEL)->choices = setup->levels;
        setup_item(setup, seat, SEAT_LEVEL)->choice_count = LEVEL_COUNT;
        setup_item(setup, seat, SEAT_LANGUAGE)->choices = setup->language_names;
        setup_item(setup, seat, SEAT_LANGUAGE)->choice_count = setup->language_count + 1;
        setup_item(setup, seat, SEAT_EARLIER)->shape = SHAPE_LEFT;
        setup_item(setup, seat, SEAT_LATER)->shape = SHAPE_RIGHT;
        setup_item(setup, seat, SEAT_REMOVE)->style = BUTTON_QUIET;
        setup_item(setup, seat, SEAT_REMOVE)->icon = "trash";
    }
}

static void show_seat(Setup *setup, App *app, int at)
{
    FamilySeat *seat = &setup->family.seats[at];
    const bool there = at < setup->family.count;
    for (SeatItem item = 0; item < SEAT_ITEM_COUNT; item++) {
        Widget *widget = setup_item(setup, at, item);
        const bool *value = switch_of(seat, item);
        const bool of_persons = value || item == SEAT_LANGUAGE;
        widget->hidden = !there || (of_persons && seat->level != LEVEL_PERSON);
        if (value)
            widget->value = *value;
    }
    setup_item(setup, at, SEAT_LEVEL)->value = (int)seat->level;
    setup_item(setup, at, SEAT_COLOUR)->value = seat->look.colour;
    setup_item(setup, at, SEAT_SYMBOL)->value = seat->look.symbol;
    setup_item(setup, at, SEAT_SYMBOL)->colour = RGB(SEAT_COLOURS[seat->look.colour]);
    setup_item(setup, at, SEAT_LANGUAGE)->value =
        setup_language_index(setup, seat->look.language) + 1;
    setup_item(setup, at, SEAT_EARLIER)->disabled = at == 0;
    setup_item(setup, at, SEAT_LATER)->disabled = at + 1 >= setup->family.count;
    setup_item(setup, at, SEAT_REMOVE)->disabled = setup->family.count <= PLAYERS_MIN;
    setup_item(setup, at, SEAT_NAME)->label = tr(app->words, "Name");
    setup_item(setup, at, SEAT_PLACES)->label = tr(app->words, "Show where a room fits");
    /* words: a kind of help: the points that a room brings on a space */
    setup_item(setup, at, SEAT_POINTS)->label = tr(app->words, "Show what it scores");
    setup_item(setup, at, SEAT_ROOFS)->label = tr(app->words, "Show my roofs");
    setup_item(setup, at, SEAT_HINTS)->label = tr(app->words, "Offer hints");
    /* words: a button: the player leaves the table */
    setup_item(setup, at, SEAT_REMOVE)->label = tr(app->words, "Remove");
}

void setup_show_seats(Setup *setup, App *app)
{
    for (Level level = 0; level < LEVEL_COUNT; level++)
        setup->levels[level] = tr(app->words, name_of_level(level));
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        show_seat(setup, app, seat);
    setup->items[SETUP_ADD].hidden = setup->family.count == PLAYERS_MAX;
    setup->items[SETUP_ADD].label = tr(app->words, "Add a player");
}

/* ---- layout ---- */

static float field_height(float scale)
{
    return 16 + 24 * scale;
}

static float toggle_height(float scale)
{
    return 5 + 26 * scale;
}

static float pick_height(float scale)
{
    return 14 + 16 * fminf(scale, 1.5f);
}

static float header_height(float scale)
{
    return field_height(scale) + 2 * 8;
}

static float card_height(float scale)
{
    return 6 + header_height(scale) + 10 + field_height(scale) + 10 + pick_height(scale) + 10 +
           field_height(scale) + 8 + 4 * toggle_height(scale) + 8 + field_height(scale) - 2 + 14;
}

static void lay_card(Setup *setup, int seat, Box card, float scale)
{
    Box b = box_inset(card, 6);
    setup->cards[seat] = card;
    setup->headers[seat] = box_cut_top(&b, header_height(scale), 10);
    Box head = box_inset(setup->headers[seat], 8);
    setup->badges[seat] = box_centred(box_cut_left(&head, 42, 12), 42, 42);
    setup_item(setup, seat, SEAT_NAME)->box = head;
    b = box(card.x + INSET, b.y, card.w - 2 * INSET, b.h);
    setup_item(setup, seat, SEAT_LEVEL)->box = box_cut_top(&b, field_height(scale), 10);
    Box picks = box_cut_top(&b, pick_height(scale), 10);
    setup_item(setup, seat, SEAT_COLOUR)->box = box_cut_left(&picks, (picks.w - 16) / 2, 16);
    setup_item(setup, seat, SEAT_SYMBOL)->box = picks;
    setup->texts[seat] = box(b.x, b.y, b.w, field_height(scale) + 4 * toggle_height(scale));
    setup_item(setup, seat, SEAT_LANGUAGE)->box = box_cut_top(&b, field_height(scale), 8);
    for (SeatItem item = SEAT_PLACES; item <= SEAT_HINTS; item++)
        setup_item(setup, seat, item)->box = box_cut_top(&b, toggle_height(scale), 0);
    b.y += 8;
    Box foot = box(b.x, b.y, b.w, field_height(scale) - 2);
    setup_item(setup, seat, SEAT_EARLIER)->box = box_cut_left(&foot, 48, 8);
    setup_item(setup, seat, SEAT_LATER)->box = box_cut_left(&foot, 48, 8);
    setup_item(setup, seat, SEAT_REMOVE)->box =
        box_cut_right(&foot, fminf(foot.w, 50 + 70 * scale), 0);
}

/* Four in a row, or two and two where the text is large, or one below the other. */
static int columns_for(float width, float scale)
{
    const int fit = (int)((width + GAP) / (250 * scale + GAP));
    return fit >= 4 ? 4 : fit >= 2 ? 2 : 1;
}

float setup_lay_seats(Setup *setup, App *app, Box at)
{
    const float scale = app->canvas->text_scale;
    const int columns = columns_for(at.w, scale);
    const float width = (at.w - GAP * (float)(columns - 1)) / (float)columns;
    const float height = card_height(scale);
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        const float x = at.x + (float)(seat % columns) * (width + GAP);
        const float y = at.y + (float)(seat / columns) * (height + GAP);
        lay_card(setup, seat, box(x, y, width, height), scale);
    }
    if (setup->family.count < PLAYERS_MAX) {
        const Box free = setup->cards[setup->family.count];
        setup->items[SETUP_ADD].box =
            box_centred(free, fminf(free.w - 40, 90 + 110 * scale), 20 + 30 * scale);
    }
    const int shown = columns == 4 ? PLAYERS_MAX : SDL_min(setup->family.count + 1, PLAYERS_MAX);
    const int rows = (shown + columns - 1) / columns;
    return (float)rows * (height + GAP) - GAP;
}

/* ---- using it ---- */

static void move_seat(Setup *setup, App *app, int seat, int to)
{
    family_swap(&setup->family, seat, to);
    audio_play(app->audio, SOUND_CARD_FLIP);
    setup_show_seats(setup, app);
    /* The focus goes with the seat, so that it can be moved on. */
    const SeatItem item = to > seat ? SEAT_LATER : SEAT_EARLIER;
    if (!setup_item(setup, to, item)->disabled)
        widgets_focus(&setup->widgets, to * SEAT_ITEM_COUNT + (int)item);
}

void setup_use_seat(Setup *setup, App *app, const Widget *used)
{
    const int at = used->id / SEAT_ITEM_COUNT;
    const SeatItem item = (SeatItem)(used->id % SEAT_ITEM_COUNT);
    FamilySeat *seat = &setup->family.seats[at];
    bool *value = switch_of(seat, item);
    if (value)
        *value = used->value;
    else if (item == SEAT_LEVEL)
        family_set_level(&setup->family, at, (Level)used->value);
    else if (item == SEAT_LANGUAGE)
        snprintf(seat->look.language, sizeof seat->look.language, "%s",
                 used->value ? setup->languages[used->value - 1].code : "");
    else if (item == SEAT_COLOUR)
        family_set_colour(&setup->family, at, used->value);
    else if (item == SEAT_SYMBOL)
        family_set_symbol(&setup->family, at, used->value);
    else if (item == SEAT_EARLIER)
        move_seat(setup, app, at, at - 1);
    else if (item == SEAT_LATER)
        move_seat(setup, app, at, at + 1);
    else if (item == SEAT_REMOVE)
        family_remove(&setup->family, at);
}

/* ---- drawing ---- */

static void draw_free_card(App *app, Box card, bool next)
{
    const SDL_Color line = colour_alpha(TONE_CREAM, next ? 0.43f : 0.18f);
    paint_box(app->canvas, card, 14, colour_alpha(TONE_PLUM, next ? 0.27f : 0.16f),
              colour_alpha(TONE_PLUM, next ? 0.27f : 0.16f));
    paint_frame(app->canvas, box_inset(card, 4), 12, 2, line);
}

static void draw_card(const Setup *setup, App *app, int at)
{
    const Scroll *scroll = &setup->widgets.scroll;
    const FamilySeat *seat = &setup->family.seats[at];
    const SDL_Color colour = RGB(SEAT_COLOURS[seat->look.colour]);
    const Box header = scroll_moved(scroll, setup->headers[at]);
    const TextStyle style = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_CENTRE, .wrap = true};
    widget_draw_paper(app->canvas, scroll_moved(scroll, setup->cards[at]));
    paint_box(app->canvas, header, 10, colour_lit(colour, 0.12f), colour_dark(colour, 0.12f));
    badge_draw(app->canvas, &seat->look, scroll_moved(scroll, setup->badges[at]));
    if (seat->level != LEVEL_PERSON)
        widget_draw_label(app->canvas, &style, tr(app->words, help_of_level(seat->level)),
                          box_inset(scroll_moved(scroll, setup->texts[at]), 10));
}

void setup_draw_seats(const Setup *setup, App *app)
{
    const int count = setup->family.count;
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        if (!scroll_sees(&setup->widgets.scroll, setup->cards[seat]))
            continue;
        if (seat < count)
            draw_card(setup, app, seat);
        else if (seat == count || setup->cards[0].y == setup->cards[3].y)
            draw_free_card(app, scroll_moved(&setup->widgets.scroll, setup->cards[seat]),
                           seat == count);
    }
}
