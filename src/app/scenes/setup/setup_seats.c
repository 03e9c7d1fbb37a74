/* The cards of the seats: a face, a name, who plays, and how much help. */
#include "app/app.h"
#include "app/pieces/badge.h"
#include "app/scenes/setup/setup.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>

static const float GAP = 20, INSET = 16, RIM = 7;

/* ---- widgets ---- */

static const WidgetKind *kind_of(SeatItem item)
{
    switch (item) {
    case SEAT_FACE:
        return &face_pick_widget;
    case SEAT_NAME:
        return &plate_field_widget;
    case SEAT_HELP:
        return &segments_widget;
    case SEAT_LEVEL:
    case SEAT_LANGUAGE:
        return &choice_widget;
    case SEAT_COLOUR:
        return &colour_pick_widget;
    case SEAT_SYMBOL:
        return &symbol_pick_widget;
    case SEAT_REMOVE:
    case SEAT_EARLIER:
    case SEAT_LATER:
        return &button_widget;
    default:
        return &toggle_widget;
    }
}

static void make_seat(Setup *setup, int seat)
{
    for (SeatItem item = 0; item < SEAT_ITEM_COUNT; item++)
        *setup_item(setup, seat, item) = (Widget){
            .kind = kind_of(item), .id = seat * SEAT_ITEM_COUNT + (int)item, .scrolls = true};
    setup_item(setup, seat, SEAT_FACE)->about = &setup->faces[seat];
    setup_item(setup, seat, SEAT_NAME)->text = setup->family.seats[seat].name;
    setup_item(setup, seat, SEAT_NAME)->capacity = NAME_CAPACITY / 2;
    setup_item(setup, seat, SEAT_LEVEL)->choices = setup->levels;
    setup_item(setup, seat, SEAT_LEVEL)->choice_count = LEVEL_COUNT;
    setup_item(setup, seat, SEAT_HELP)->choices = setup->helps;
    setup_item(setup, seat, SEAT_HELP)->choice_count = HELP_CUSTOM + 1;
    setup_item(setup, seat, SEAT_HELP)->icon = "settings";
    setup_item(setup, seat, SEAT_LANGUAGE)->choices = setup->language_names;
    setup_item(setup, seat, SEAT_LANGUAGE)->choice_count = setup->language_count + 1;
    setup_item(setup, seat, SEAT_EARLIER)->shape = SHAPE_LEFT;
    setup_item(setup, seat, SEAT_LATER)->shape = SHAPE_RIGHT;
    setup_item(setup, seat, SEAT_REMOVE)->style = BUTTON_QUIET;
    setup_item(setup, seat, SEAT_REMOVE)->icon = "cross";
}

void setup_make_seats(Setup *setup)
{
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        make_seat(setup, seat);
    setup->items[SETUP_ADD].icon = "person";
    setup->items[SETUP_ADD_COMPUTER].icon = "computer";
}

static void show_seat(Setup *setup, App *app, int at)
{
    const FamilySeat *seat = &setup->family.seats[at];
    const bool there = at < setup->family.count, person = seat->level == LEVEL_PERSON;
    for (SeatItem item = SEAT_FACE; item <= SEAT_REMOVE; item++)
        setup_item(setup, at, item)->hidden = !there;
    setup->faces[at] = (SeatFace){&seat->look, setup->computers[at]};
    setup_item(setup, at, SEAT_FACE)->disabled = !person;
    setup_item(setup, at, SEAT_FACE)->label = tr(app->words, "Another face");
    setup_item(setup, at, SEAT_COLOUR)->label = tr(app->words, "Colour");
    /* words: that stands beside a player's name: a diamond, a square ... */
    setup_item(setup, at, SEAT_SYMBOL)->label = tr(app->words, "Symbol");
    setup_item(setup, at, SEAT_EARLIER)->label = tr(app->words, "One place to the left");
    setup_item(setup, at, SEAT_LATER)->label = tr(app->words, "One place to the right");
    setup_item(setup, at, SEAT_NAME)->colour = RGB(SEAT_COLOURS[seat->look.colour]);
    setup_item(setup, at, SEAT_NAME)->label = tr(app->words, "Name");
    setup_item(setup, at, SEAT_LEVEL)->value = (int)seat->level;
    setup_item(setup, at, SEAT_HELP)->hidden = !there || !person;
    setup_item(setup, at, SEAT_HELP)->value = (int)seat_help(&seat->look);
    /* words: how much of it a player gets: lots, some, none */
    setup_item(setup, at, SEAT_HELP)->label = tr(app->words, "Help");
    setup_item(setup, at, SEAT_REMOVE)->hidden = !there || setup->family.count <= PLAYERS_MIN;
    /* words: a button: the player leaves the table */
    setup_item(setup, at, SEAT_REMOVE)->label = tr(app->words, "Remove");
    setup_show_details(setup, app, at);
}

void setup_show_seats(Setup *setup, App *app)
{
    for (Level level = 0; level < LEVEL_COUNT; level++)
        setup->levels[level] = tr(app->words, name_of_level(level));
    setup->helps[HELP_LOTS] = tr(app->words, WORDS_IN("how much help", "lots"));
    setup->helps[HELP_SOME] = tr(app->words, WORDS_IN("how much help", "some"));
    setup->helps[HELP_NONE] = tr(app->words, WORDS_IN("how much help", "none"));
    setup->helps[HELP_CUSTOM] = "";
    family_computers(&setup->family, setup->computers);
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        show_seat(setup, app, seat);
    setup->items[SETUP_ADD].hidden = setup->items[SETUP_ADD_COMPUTER].hidden =
        setup->family.count == PLAYERS_MAX;
    setup->items[SETUP_ADD].label = tr(app->words, "Add a person");
    /* words: a button: a player that the computer plays joins the game */
    setup->items[SETUP_ADD_COMPUTER].label = tr(app->words, "Add a computer");
}

/* ---- layout ---- */

static float plate_height(float scale)
{
    return 20 + 32 * scale;
}

static float field_height(float scale)
{
    return 16 + 24 * scale;
}

static float help_height(float scale)
{
    return 20 * scale + 3 + 12 + 22 * scale;
}

/* Of all but the portrait. */
static float words_height(float scale)
{
    return RIM + plate_height(scale) + 10 + field_height(scale) + 8 + help_height(scale) + 16;
}

static void lay_plate(Setup *setup, int seat, Box plate, float scale)
{
    Box inside = box_inset(plate, 7);
    const float badge = fminf(inside.h, 24 + 20 * scale), kind = 24 * scale;
    setup->plates[seat] = plate;
    setup->badges[seat] = box_centred(box_cut_left(&inside, badge, 8), badge, badge);
    setup->kinds[seat] = box_centred(box_cut_right(&inside, kind + 2, 6), kind, kind);
    setup_item(setup, seat, SEAT_NAME)->box = inside;
}

static void lay_card(Setup *setup, int seat, Box card, float scale)
{
    Box b = box_inset(card, RIM);
    const float portrait = card.h - words_height(scale);
    setup->cards[seat] = card;
    const Box picture = box_cut_top(&b, portrait, 0);
    setup_item(setup, seat, SEAT_FACE)->box =
        box(picture.x, picture.y + FACE_HEADROOM, picture.w, picture.h - FACE_HEADROOM);
    const float remove = fminf(30 * scale, FACE_HEADROOM - 8); /* above the face */
    setup_item(setup, seat, SEAT_REMOVE)->box =
        box(picture.x + picture.w - remove - 6, picture.y + 6, remove, remove);
    lay_plate(setup, seat, box_cut_top(&b, plate_height(scale), 10), scale);
    b = box(card.x + INSET, b.y, card.w - 2 * INSET, b.h);
    setup_item(setup, seat, SEAT_LEVEL)->box = box_cut_top(&b, field_height(scale), 8);
    Box help = box_cut_top(&b, help_height(scale), 0);
    setup->texts[seat] = help;
    setup->help_labels[seat] = box_cut_top(&help, 20 * scale, 3);
    setup_item(setup, seat, SEAT_HELP)->box = help;
}

int setup_grid(const App *app, Box at, float height, Box cells[PLAYERS_MAX])
{
    const int fit = (int)((at.w + GAP) / (250 * app->canvas->text_scale + GAP));
    const int columns = fit >= 4 ? 4 : fit >= 2 ? 2 : 1;
    const float width = (at.w - GAP * (float)(columns - 1)) / (float)columns;
    for (int i = 0; i < PLAYERS_MAX; i++)
        cells[i] = box(at.x + (float)(i % columns) * (width + GAP),
                       at.y + (float)(i / columns) * (height + GAP), width, height);
    return columns;
}

float setup_lay_seats(Setup *setup, App *app, Box at)
{
    const float scale = app->canvas->text_scale;
    const float least = 150, most = 290;
    const float height =
        fmaxf(least, fminf(at.h - words_height(scale), most)) + words_height(scale);
    Box cards[PLAYERS_MAX];
    const int columns = setup_grid(app, at, height, cards);
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        lay_card(setup, seat, cards[seat], scale);
    if (setup->family.count < PLAYERS_MAX) {
        const Box free = setup->cards[setup->family.count];
        const float button = 24 + 34 * scale;
        Box buttons = box_centred(free, fminf(free.w - 40, 90 + 160 * scale), 2 * button + 16);
        setup->items[SETUP_ADD].box = box_cut_top(&buttons, button, 16);
        setup->items[SETUP_ADD_COMPUTER].box = buttons;
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

static void remove_seat(Setup *setup, int seat)
{
    family_remove(&setup->family, seat);
    widgets_focus(&setup->widgets, SETUP_ADD);
}

/* Whoever wants help of their own finds the switches unfolded. */
static void set_help(Setup *setup, FamilySeat *seat, Help help)
{
    seat_set_help(&seat->look, help);
    if (help == HELP_CUSTOM)
        setup->unfolded = true;
}

void setup_use_seat(Setup *setup, App *app, const Widget *used)
{
    const int at = used->id / SEAT_ITEM_COUNT;
    const SeatItem item = (SeatItem)(used->id % SEAT_ITEM_COUNT);
    FamilySeat *seat = &setup->family.seats[at];
    bool *value = setup_switch(seat, item);
    if (value)
        *value = used->value;
    else if (item == SEAT_FACE)
        family_turn_face(&setup->family, at, used->value);
    else if (item == SEAT_LEVEL)
        family_set_level(&setup->family, at, (Level)used->value);
    else if (item == SEAT_HELP)
        set_help(setup, seat, (Help)used->value);
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
        remove_seat(setup, at);
}

/* ---- drawing ---- */

static void draw_free_card(App *app, Box card, bool next)
{
    const SDL_Color shade = colour_alpha(TONE_PLUM, next ? 0.27f : 0.16f);
    paint_box(app->canvas, card, 14, shade, shade);
    paint_frame(app->canvas, box_inset(card, 4), 12, 2,
                colour_alpha(TONE_CREAM, next ? 0.43f : 0.18f));
}

static void draw_plate(const Setup *setup, App *app, int at)
{
    const FamilySeat *seat = &setup->family.seats[at];
    const Scroll *scroll = &setup->widgets.scroll;
    const SDL_Color colour = RGB(SEAT_COLOURS[seat->look.colour]);
    const Box plate = scroll_moved(scroll, setup->plates[at]);
    paint_shadow(app->canvas, plate, 10, 5, 0.4f);
    paint_box(app->canvas, plate, 10, colour_lit(colour, 0.12f), colour_dark(colour, 0.12f));
    badge_draw(app->canvas, &seat->look, scroll_moved(scroll, setup->badges[at]));
    paint_picture(app->canvas, "icons", seat->level == LEVEL_PERSON ? "person" : "computer",
                  scroll_moved(scroll, setup->kinds[at]));
}

static void draw_card(const Setup *setup, App *app, int at)
{
    const TextStyle help_style = {TEXT_TAG, TONE_INK_SOFT, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_CENTRE, .wrap = true};
    const Scroll *scroll = &setup->widgets.scroll;
    const bool person = setup->family.seats[at].level == LEVEL_PERSON;
    widget_draw_paper(app->canvas, scroll_moved(scroll, setup->cards[at]));
    draw_plate(setup, app, at);
    if (person)
        text_draw(app->canvas, &help_style, tr(app->words, "Help"),
                  scroll_moved(scroll, setup->help_labels[at]));
    else
        widget_draw_label(app->canvas, &style,
                          tr(app->words, help_of_level(setup->family.seats[at].level)),
                          scroll_moved(scroll, setup->texts[at]));
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
