/* The sheet below the seats: who begins, the deal, the edition, its language and its switches. */
#include "app/app.h"
#include "app/scenes/setup/setup.h"
#include "app/words/names.h"

#include <math.h>
#include <string.h>

static const TextStyle NOTE_STYLE = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT};
static const TextStyle COMPLAINT_STYLE = {TEXT_NOTE, TONE_BRICK, .align = ALIGN_LEFT, .wrap = true};

/* ---- values and words ---- */

int setup_language_index(const Setup *setup, const char *code)
{
    for (int i = 0; i < setup->language_count; i++) {
        if (strcmp(setup->languages[i].code, code) == 0)
            return i;
    }
    return -1;
}

/* All but the fold itself is shown with it. */
static void show_fold(Setup *setup, const App *app)
{
    Widget *fold = &setup->items[SETUP_MORE];
    fold->value = setup->unfolded;
    fold->label = tr(app->words, "More options");
    /* words: what a fold hides: a list, at the right of "More options" */
    fold->note = tr(app->words, "Edition, rules, deal code, languages, colours, seating");
    for (int id = SETUP_FIRST; id <= SETUP_GAPS; id++)
        setup->items[id].hidden = !setup->unfolded;
}

static void show_values(Setup *setup, const App *app)
{
    const Family *family = &setup->family;
    Widget *items = setup->items;
    for (int seat = 0; seat < family->count; seat++)
        setup->firsts[seat] = family->seats[seat].name;
    setup->firsts[family->count] = tr(app->words, "Random");
    for (Edition edition = 0; edition < EDITION_COUNT; edition++)
        setup->editions[edition] = tr(app->words, name_of_edition(edition));
    items[SETUP_FIRST].choice_count = family->count + 1;
    items[SETUP_FIRST].value = family->first == FIRST_RANDOM ? family->count : family->first;
    items[SETUP_EDITION].value = (int)family->edition;
    items[SETUP_LANGUAGE].value = setup_language_index(setup, words_language(app->words));
    /* words: a choice of language for one player */
    setup->language_names[0] = tr(app->words, "Same as the game");
    items[SETUP_DISCARD].value = family->discard;
    items[SETUP_DISCARD].disabled = family->count == PLAYERS_MAX;
    items[SETUP_CAR].value = family->car;
    items[SETUP_GAPS].value = family->gaps;
}

static void label_options(Setup *setup, const App *app)
{
    Widget *items = setup->items;
    items[SETUP_FIRST].label = tr(app->words, "Youngest goes first");
    items[SETUP_EDITION].label = tr(app->words, "Edition");
    items[SETUP_LANGUAGE].label = tr(app->words, "Language");
    items[SETUP_SEED].label = tr(app->words, "Random");
    items[SETUP_DISCARD].label = tr(app->words, "Discard a column");
    items[SETUP_DISCARD].note =
        tr(app->words, "With 2 or 3 players, each round starts by discarding a column");
    items[SETUP_CAR].label = tr(app->words, "A car for the garage");
    items[SETUP_CAR].note = tr(app->words, "1 point for the first two-card garage");
    items[SETUP_GAPS].label = tr(app->words, "Gaps between rooms");
    items[SETUP_GAPS].note = tr(app->words, "Rooms on a floor don’t have to touch");
}

static const char *edition_note(const App *app)
{
    return tr(app->words,
              "An edition sets the language and the options. Change whatever you like.");
}

void setup_show_options(Setup *setup, const App *app)
{
    show_fold(setup, app);
    show_values(setup, app);
    label_options(setup, app);
}

/* ---- layout ---- */

/* What is wrong with a deal code stands below it, as high as it needs to be. */
static void lay_complaint(Setup *setup, App *app, Box *b)
{
    char words[300];
    setup_complaint(setup, app, words, sizeof words);
    setup->complaint_box = box(b->x, b->y, b->w, 0);
    if (words[0])
        setup->complaint_box =
            box_cut_top(b, widget_label_height(app->canvas, &COMPLAINT_STYLE, words, b->w), 14);
}

static float choice_height(float scale)
{
    return 16 + 26 * scale;
}

/* Who begins, and with which deal. */
static void lay_start(Setup *setup, App *app, Box *b, float scale)
{
    setup->items[SETUP_FIRST].box = box_cut_top(b, choice_height(scale), 10);
    Box seed = box_cut_top(b, choice_height(scale), 10);
    setup->seed_label = box_cut_left(&seed, seed.w * 0.45f, 10);
    setup->items[SETUP_SEED].box = seed;
    lay_complaint(setup, app, b);
}

/* The edition, and what it brings along. */
static void lay_edition(Setup *setup, App *app, Box *b, float scale)
{
    setup->items[SETUP_EDITION].box = box_cut_top(b, choice_height(scale), 10);
    setup->items[SETUP_LANGUAGE].box = box_cut_top(b, choice_height(scale), 6);
    const float note = widget_label_height(app->canvas, &NOTE_STYLE, edition_note(app), b->w);
    setup->edition_note = box_cut_top(b, note, 10);
}

static void lay_switch(Setup *setup, App *app, int id, Box *b)
{
    const float scale = app->canvas->text_scale;
    const float note = widget_label_height(app->canvas, &NOTE_STYLE, setup->items[id].note,
                                           b->w - 62 * fminf(scale, 1.5f));
    setup->items[id].box = box_cut_top(b, 10 + 23 * scale + note, 8);
}

/* Side by side, or one below the other; returns where they end. */
static float lay_switches(Setup *setup, App *app, Box b, bool wide)
{
    const float gap = 28;
    const float width = wide ? (b.w - 2 * gap) / 3 : b.w;
    float bottom = b.y;
    for (int id = SETUP_DISCARD; id <= SETUP_GAPS; id++) {
        Box place = box(b.x, b.y, width, 0);
        lay_switch(setup, app, id, &place);
        bottom = fmaxf(bottom, place.y);
        if (wide)
            b.x += width + gap;
        else
            b.y = place.y;
    }
    return bottom - 8;
}

float setup_lay_options(Setup *setup, App *app, Box at)
{
    const float scale = app->canvas->text_scale;
    const bool wide = scale <= 1.3f;
    const Box inside = box(at.x + 28, at.y + 14, at.w - 56, 0);
    Box left = inside;
    Box right = wide ? box_cut_right(&left, (left.w - 64) * 0.5f, 64) : left;
    lay_start(setup, app, &left, scale);
    if (!wide)
        right.y = left.y;
    lay_edition(setup, app, &right, scale);
    const float y = fmaxf(left.y, right.y);
    const float bottom = lay_switches(setup, app, box(inside.x, y, inside.w, 0), wide);
    setup->options = box(at.x, at.y, at.w, bottom + 14 - at.y);
    return setup->options.h;
}

/* ---- using it ---- */

/* An edition is a preset: its switches, and the language whose words its book uses. */
static void take_edition(Setup *setup, App *app, Edition edition)
{
    family_set_edition(&setup->family, edition);
    app_choose_language(app, EDITION_INFO[edition].language);
}

void setup_use_option(Setup *setup, App *app, const Widget *used)
{
    Family *family = &setup->family;
    switch (used->id) {
    case SETUP_ADD:
    case SETUP_ADD_COMPUTER:
        family_add(family, used->id == SETUP_ADD);
        widgets_focus(&setup->widgets, (family->count - 1) * SEAT_ITEM_COUNT +
                                           (used->id == SETUP_ADD ? SEAT_FACE : SEAT_LEVEL));
        break;
    case SETUP_MORE:
        setup->unfolded = used->value;
        break;
    case SETUP_FIRST:
        family->first = used->value == family->count ? FIRST_RANDOM : used->value;
        break;
    case SETUP_EDITION:
        take_edition(setup, app, (Edition)used->value);
        break;
    case SETUP_LANGUAGE:
        app_choose_language(app, setup->languages[used->value].code);
        break;
    case SETUP_SEED:
        setup_type_deal(setup);
        break;
    case SETUP_DISCARD:
        family->discard = used->value;
        break;
    case SETUP_CAR:
        family->car = used->value;
        break;
    case SETUP_GAPS:
        family->gaps = used->value;
        break;
    default:
        break;
    }
}

/* ---- drawing ---- */

void setup_draw_options(const Setup *setup, App *app)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const Scroll *scroll = &setup->widgets.scroll;
    char complaint[300];
    widget_draw_paper(app->canvas, scroll_moved(scroll, setup->options));
    widget_draw_label(app->canvas, &style, tr(app->words, "Deal code"),
                      scroll_moved(scroll, setup->seed_label));
    widget_draw_label(app->canvas, &NOTE_STYLE, edition_note(app),
                      scroll_moved(scroll, setup->edition_note));
    setup_complaint(setup, app, complaint, sizeof complaint);
    text_draw(app->canvas, &COMPLAINT_STYLE, complaint, scroll_moved(scroll, setup->complaint_box));
}
