/**
 * Where everything on the table lies: measured anew whenever the window, the text or the players at
 * the table change (table_layout.c). What lies beside a house has its places by what there is of it
 * (table_row.c).
 */
#ifndef TABLE_PLACES_H
#define TABLE_PLACES_H

#include "app/app.h"
#include "dreamhome/home.h"

typedef struct Table Table;

enum { OPPONENTS_MAX = 3, ROW_PLACES = 2 };

typedef enum PlaceKind {
    PLACE_NONE,
    PLACE_ROOM_DECK,
    PLACE_RESOURCE_DECK,
    PLACE_MARKET_ROOM,     /* index: column */
    PLACE_MARKET_RESOURCE, /* index: column */
    PLACE_ROOM_DISCARDS,
    PLACE_RESOURCE_DISCARDS,
    PLACE_HAND_ROOM,
    PLACE_HAND_RESOURCE,
    PLACE_SPACE, /* player, index: Space */
    PLACE_DECOR, /* player, index: Space: what is painted in a room, for its card */
    PLACE_PILE,  /* player, index: ResourceCard */
    PLACE_ROW,   /* player, index: ResourceCard: tools and helpers beside the home */
    PLACE_GARDEN /* player, index: ResourceCard */
} PlaceKind;

typedef struct Place {
    PlaceKind kind;
    int player;
    int index;
} Place;

static inline bool place_is_hand(Place place)
{
    return place.kind == PLACE_HAND_ROOM || place.kind == PLACE_HAND_RESOURCE;
}

/* Another player: the house, and what lies beside it. */
typedef struct OpponentLayout {
    int player;
    Box box, board, plate;
    Box row; /* tools and helpers */
    Box bonuses;
    Box last;    /* the last move, where it has a place of its own */
    bool header; /* the plate is a header over the house, not a sign on it */
} OpponentLayout;

typedef struct TableLayout {
    float text; /* the text size, as a factor */
    Box bar, market, board, plate;
    Box spaces[SPACE_LIMIT]; /* of the large home */
    Box bonuses, tools, row; /* row: the cards in the panel of tools */
    Box tools_title;         /* none: the panels have no titles */
    int row_least;           /* places beside the large house, so that a first card does not shrink
                                when a second comes */
    float bonuses_title_height;
    Box prompt, undo, redo, end_turn, other; /* other: what the prompt offers besides */
    Box ask_button;                          /* none where the menu has it */
    Box unseen_button, log_button, points_button, rules_button, menu_button;
    Box room_deck, resource_deck, room_discards, resource_discards;
    Box column[COLUMN_COUNT];
    Box column_room[COLUMN_COUNT];
    Box column_resource[COLUMN_COUNT];
    Box hand;
    int opponent_count;
    OpponentLayout opponents[OPPONENTS_MAX];
    Box tile; /* what scores, where there is room for it */
} TableLayout;

/* What lies beside a house: many tools and helpers take room from what is around them. */
typedef struct RowPanels {
    Box bonuses, tools;  /* of a small house these are cards without a panel */
    Box prompt;          /* of the large house only */
    float bonuses_title; /* its height; 0: none */
} RowPanels;

static const float TABLE_SCORE_WIDTH = 64; /* on the plate of a player, where it is shown */
void table_layout(Table *table, const App *app);
Box table_place_box(const Table *table, Place place);
Box table_board_of(const Table *table, int player); /* the large one, or a small one */
const OpponentLayout *table_opponent(const Table *table, int player); /* NULL: lies large */

/* ---- tools and helpers beside a house ---- */

ResourceCardSet table_row_cards(const Home *home);  /* what lies beside it; */
ResourceCardSet table_row_stacks(const Home *home); /* the first card of each stack of a kind */
ResourceCard table_row_stack(const Home *home, ResourceCard card); /* that it belongs to, */
int table_row_stack_count(const Home *home, ResourceCard card);    /* of the one it belongs to */
void table_row_add_name(Text *name, const App *app, const Home *home, ResourceCard card);
RowPanels table_row_panels(const Table *table, int player);
bool table_row_is_list(const Table *table, int player); /* cards with names beside them */
Box table_row_place(const Table *table, int player, ResourceCard card); /* with its name */
Box table_row_box(const Table *table, int player, ResourceCard card);   /* without */
Box table_row_box_of(const Table *table, int player, const Home *home, ResourceCard card);

#endif
