/**
 * The setup screen: who plays, and Start; the rest one fold away. Shared by its files: the whole of
 * it, the cards of the seats, what is folded away of them, the sheet of options, the deal.
 */
#ifndef SCENES_SETUP_H
#define SCENES_SETUP_H

#include "app/family/family.h"
#include "app/pieces/face.h"
#include "app/widgets/widget.h"
#include "session/deal_code.h"

/** What can be used on the card of a seat, in the order of the Tab key. */
typedef enum SeatItem {
    SEAT_FACE,
    SEAT_NAME,
    SEAT_LEVEL,
    SEAT_HELP,
    SEAT_REMOVE,
    SEAT_COLOUR, /* from here on folded away */
    SEAT_SYMBOL,
    SEAT_LANGUAGE,
    SEAT_PLACES,
    SEAT_POINTS,
    SEAT_SMILES,
    SEAT_ROOFS,
    SEAT_HINTS,
    SEAT_LARGE_CARD,
    SEAT_ENDS_TURN,
    SEAT_TIPS,
    SEAT_READS,
    SEAT_EARLIER,
    SEAT_LATER,
    SEAT_ITEM_COUNT,
} SeatItem;

/** After the seats, the rest of the screen. */
enum {
    SETUP_ADD = PLAYERS_MAX * SEAT_ITEM_COUNT, /* a person */
    SETUP_ADD_COMPUTER,
    SETUP_MORE, /* the fold */
    SETUP_FIRST,
    SETUP_SEED,
    SETUP_EDITION,
    SETUP_LANGUAGE,
    SETUP_DISCARD,
    SETUP_CAR,
    SETUP_GAPS,
    SETUP_BACK,
    SETUP_START,
    SETUP_WATCH,
    SETUP_ITEM_COUNT,
    SEED_CAPACITY = 40, /* a long deal code with room to type it generously */
};

typedef enum DealKind { DEAL_BY_CHANCE, DEAL_NUMBER, DEAL_CODE } DealKind;

typedef struct Setup {
    Family family;
    char seed[SEED_CAPACITY]; /* as typed */
    DealKind deal_kind;       /* what that is */
    uint64_t deal_seed;       /* unless by chance */
    DealFault fault;          /* what is wrong with it, or none */
    Widget items[SETUP_ITEM_COUNT];
    Widgets widgets;
    bool unfolded;              /* all that can be chosen is shown */
    int computers[PLAYERS_MAX]; /* who of them plays, or COMPUTER_NONE */
    SeatFace faces[PLAYERS_MAX];
    const char *levels[LEVEL_COUNT];
    const char *helps[HELP_CUSTOM + 1];
    const char *editions[EDITION_COUNT];
    const char *firsts[PLAYERS_MAX + 1];
    int language_count;
    Language languages[LANGUAGES_MAX];
    const char *language_names[LANGUAGES_MAX + 1]; /* before all others: that of the table */
    Box top_bar, bottom_bar;
    Box cards[PLAYERS_MAX];
    Box plates[PLAYERS_MAX]; /* the coloured part of a card */
    Box badges[PLAYERS_MAX];
    Box kinds[PLAYERS_MAX]; /* the sign of a person or of a computer */
    Box help_labels[PLAYERS_MAX];
    Box texts[PLAYERS_MAX];   /* where a computer's level is described */
    Box details[PLAYERS_MAX]; /* papers below the fold, */
    Box detail_heads[PLAYERS_MAX];
    Box options;
    Box seed_label;
    Box edition_note;
    Box complaint_box;
} Setup;

/** The place of a language in the list of languages, or -1. */
int setup_language_index(const Setup *setup, const char *code);

static inline Widget *setup_item(Setup *setup, int seat, SeatItem item)
{
    return &setup->items[seat * SEAT_ITEM_COUNT + (int)item];
}

/* ---- setup_seats.c ---- */

/** Makes the widgets of all cards. */
void setup_make_seats(Setup *setup);

/** Takes the family over into the widgets: values, words, what is hidden. */
void setup_show_seats(Setup *setup, App *app);

/**
 * Lays the cards into a grid from the top of `at` downwards; returns the height they need. The
 * portraits grow into its height, which is what there is while the rest is folded away.
 */
float setup_lay_seats(Setup *setup, App *app, Box at);

/** Carries out what was used on a card. */
void setup_use_seat(Setup *setup, App *app, const Widget *used);

void setup_draw_seats(const Setup *setup, App *app);

/** Cuts `at` into a grid of four, or two and two, or one below the other; tells how many columns.
 */
int setup_grid(const App *app, Box at, float height, Box cells[PLAYERS_MAX]);

/* ---- setup_details.c ---- */

/** Takes what is folded away of a seat over into its widgets. */
void setup_show_details(Setup *setup, App *app, int seat);

/** Lays it below the fold, in a grid like that of the cards; returns the height it needs. */
float setup_lay_details(Setup *setup, App *app, Box at);

void setup_draw_details(const Setup *setup, App *app);

/** The switch of an item, or NULL. */
bool *setup_switch(FamilySeat *seat, SeatItem item);

/* ---- setup_options.c ---- */

/** Takes the family and the language over into the widgets of the sheet. */
void setup_show_options(Setup *setup, const App *app);

/** Lays the sheet from the top of `at` downwards; returns its height. */
float setup_lay_options(Setup *setup, App *app, Box at);

/** Carries out what was used on the sheet, or the button that adds a seat. */
void setup_use_option(Setup *setup, App *app, const Widget *used);

void setup_draw_options(const Setup *setup, App *app);

/* ---- setup_deal.c ---- */

/** Letters came or went: a code that is whole takes effect at once. */
void setup_type_deal(Setup *setup);

/** The typing is done. False, with the complaint, if it is neither empty, a number nor a code. */
bool setup_take_deal(Setup *setup);

/** Writes a code that was typed anew after other options were chosen: it always fits them. */
void setup_follow_deal(Setup *setup);

uint64_t setup_deal_seed(const Setup *setup);

/** The complaint as a sentence, or nothing. */
void setup_complaint(const Setup *setup, const App *app, char *words, size_t capacity);

#endif
