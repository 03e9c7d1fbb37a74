/* What is folded away of a seat: how it looks, what it reads, each kind of help, its place.
 */
#include "app/app.h"
#include "app/pieces/badge.h"
#include "app/scenes/setup/setup.h"
#include "app/widgets/line.h"

#include <math.h>

enum { SWITCH_COUNT = SEAT_READS - SEAT_PLACES + 1 };

bool *setup_switch(FamilySeat *seat, SeatItem item)
{
    SeatLook *look = &seat->look;
    switch (item) {
    case SEAT_PLACES:
        return &look->shows_places;
    case SEAT_POINTS:
        return &look->shows_points;
    case SEAT_SMILES:
        return &look->smiles;
    case SEAT_ROOFS:
        return &look->shows_roofs;
    case SEAT_HINTS:
        return &look->hints;
    case SEAT_LARGE_CARD:
        return &look->large_card;
    case SEAT_ENDS_TURN:
        return &look->ends_turn;
    case SEAT_TIPS:
        return &look->tips;
    case SEAT_READS:
        return &look->reads;
    default:
        return NULL;
    }
}

static void label_switches(Setup *setup, const App *app, int seat)
{
    setup_item(setup, seat, SEAT_PLACES)->label = tr(app->words, "Show where a room fits");
    /* words: a kind of help: the points that a room brings on a space */
    setup_item(setup, seat, SEAT_POINTS)->label = tr(app->words, "Show what it scores");
    /* words: a kind of help: a smiling face on the best spaces, for children */
    setup_item(setup, seat, SEAT_SMILES)->label = tr(app->words, "Smile on good spaces");
    setup_item(setup, seat, SEAT_ROOFS)->label = tr(app->words, "Show my roofs");
    setup_item(setup, seat, SEAT_HINTS)->label = tr(app->words, "Offer hints");
    /* words: a kind of help: the card in hand is shown large */
    setup_item(setup, seat, SEAT_LARGE_CARD)->label = tr(app->words, "Enlarge my card");
    /* words: a kind of help: no button to press at the end of a turn */
    setup_item(setup, seat, SEAT_ENDS_TURN)->label = tr(app->words, "End my turns for me");
    /* words: a kind of help: a word about things that are new to a player */
    setup_item(setup, seat, SEAT_TIPS)->label = tr(app->words, "Explain new things");
    /* words: a kind of help: a voice reads what is on the screen */
    setup_item(setup, seat, SEAT_READS)->label = tr(app->words, "Read to me");
}

void setup_show_details(Setup *setup, App *app, int at)
{
    FamilySeat *seat = &setup->family.seats[at];
    const bool there = at < setup->family.count && setup->unfolded;
    for (SeatItem item = SEAT_COLOUR; item < SEAT_ITEM_COUNT; item++) {
        Widget *widget = setup_item(setup, at, item);
        const bool *value = setup_switch(seat, item);
        const bool of_persons = value || item == SEAT_LANGUAGE;
        widget->hidden = !there || (of_persons && seat->level != LEVEL_PERSON);
        if (value)
            widget->value = *value;
    }
    setup_item(setup, at, SEAT_COLOUR)->value = seat->look.colour;
    setup_item(setup, at, SEAT_SYMBOL)->value = seat->look.symbol;
    setup_item(setup, at, SEAT_SYMBOL)->colour = RGB(SEAT_COLOURS[seat->look.colour]);
    setup_item(setup, at, SEAT_LANGUAGE)->value =
        setup_language_index(setup, seat->look.language) + 1;
    setup_item(setup, at, SEAT_EARLIER)->disabled = at == 0;
    setup_item(setup, at, SEAT_LATER)->disabled = at + 1 >= setup->family.count;
    label_switches(setup, app, at);
}

/* ---- layout ---- */

static float pick_height(float scale)
{
    return 14 + 16 * scale;
}

/* Large, colours and symbols do not find room beside each other. */
static bool picks_stack(float scale)
{
    return scale > 1.6f;
}

static float picks_height(float scale)
{
    return picks_stack(scale) ? 2 * pick_height(scale) + 8 : pick_height(scale);
}

static float field_height(float scale)
{
    return 16 + 24 * scale;
}

static float switch_height(float scale)
{
    return 5 + 26 * scale;
}

static float head_height(float scale)
{
    return 10 + 26 * scale;
}

/* A computer player needs no help and no language. */
static float paper_height(Level level, float scale)
{
    const float look = 12 + head_height(scale) + 8 + picks_height(scale) + 14;
    const float help =
        10 + field_height(scale) + 8 + (float)SWITCH_COUNT * switch_height(scale) - 4;
    return level == LEVEL_PERSON ? look + help : look;
}

static void lay_picks(Setup *setup, int seat, Box picks, float scale)
{
    setup_item(setup, seat, SEAT_COLOUR)->box = picks_stack(scale)
                                                    ? box_cut_top(&picks, pick_height(scale), 8)
                                                    : box_cut_left(&picks, (picks.w - 16) / 2, 16);
    setup_item(setup, seat, SEAT_SYMBOL)->box = picks;
}

static void lay_seat(Setup *setup, int seat, Box paper, float scale)
{
    Box b = box(paper.x + 16, paper.y + 12, paper.w - 32, paper.h);
    Box head = box_cut_top(&b, head_height(scale), 8);
    const float arrow = head_height(scale) + 6;
    setup_item(setup, seat, SEAT_LATER)->box = box_cut_right(&head, arrow, 6);
    setup_item(setup, seat, SEAT_EARLIER)->box = box_cut_right(&head, arrow, 10);
    setup->details[seat] = paper;
    setup->detail_heads[seat] = head;
    lay_picks(setup, seat, box_cut_top(&b, picks_height(scale), 10), scale);
    setup_item(setup, seat, SEAT_LANGUAGE)->box = box_cut_top(&b, field_height(scale), 8);
    for (SeatItem item = SEAT_PLACES; item <= SEAT_READS; item++)
        setup_item(setup, seat, item)->box = box_cut_top(&b, switch_height(scale), 0);
}

float setup_lay_details(Setup *setup, App *app, Box at)
{
    const float scale = app->canvas->text_scale;
    Box papers[PLAYERS_MAX];
    float highest = 0, end = 0;
    for (int seat = 0; seat < setup->family.count; seat++)
        highest = fmaxf(highest, paper_height(setup->family.seats[seat].level, scale));
    setup_grid(app, at, highest, papers);
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        papers[seat].h = paper_height(setup->family.seats[seat].level, scale);
        lay_seat(setup, seat, papers[seat], scale);
        if (seat < setup->family.count)
            end = fmaxf(end, papers[seat].y + papers[seat].h);
    }
    return end - at.y;
}

/* ---- drawing ---- */

void setup_draw_details(const Setup *setup, App *app)
{
    const TextStyle style = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    const Scroll *scroll = &setup->widgets.scroll;
    for (int seat = 0; seat < setup->family.count; seat++) {
        if (!scroll_sees(scroll, setup->details[seat]))
            continue;
        Box head = scroll_moved(scroll, setup->detail_heads[seat]);
        widget_draw_paper(app->canvas, scroll_moved(scroll, setup->details[seat]));
        const float badge = fminf(30 * app->canvas->text_scale, head.h);
        badge_draw(app->canvas, &setup->family.seats[seat].look,
                   box_centred(box_cut_left(&head, badge, 8), badge, badge));
        line_draw_name(app->canvas, &style, setup->family.seats[seat].name, head);
    }
}
