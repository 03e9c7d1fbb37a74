/**
 * The parts of drawing the table. Private to it.
 */
#ifndef TABLE_TABLE_DRAW_H
#define TABLE_TABLE_DRAW_H

#include "app/pieces/tooltip.h"
#include "app/scenes/table/table.h"

/** A sign with the name of a player. */
typedef struct Plate {
    Box b;
    const char *below; /* words below the name, or NULL */
    bool flat;         /* part of something larger: no frame of its own */
    float reserved;    /* at its right, for something else */
} Plate;

/** What stands on it, and where. */
typedef struct PlateParts {
    Box plate, portrait, words, marker, score, points; /* points: their sign, beside the score */
    bool beside; /* the words below the name stand beside it: the plate is low for them */
} PlateParts;

/* table_still.c */
void table_draw_still(App *app, const Table *table);
SDL_Color table_seat_colour(const App *app, int player);
const char *table_seat_name(const App *app, int player);

/** The card that is pictured beside the prompt, as a sign; 0 if there is none. */
ResourceCard table_prompted_card(const App *app, const Table *table);

/** The same if it is the only one that the prompt can mean. */
ResourceCard table_asked_card(const App *app, const Table *table);
void table_draw_seat_badge(App *app, int player, Box b);
void table_draw_portrait(App *app, const Table *table, int player, Box b);
void table_draw_marker(App *app, Box b);
void table_draw_plate(App *app, const Table *table, int player, Plate plate);
PlateParts table_plate_parts(App *app, const Table *table, int player);
void table_draw_roofs(App *app, const Table *table, int player, Box board);
bool table_sees_roofs(const App *app, const Table *table, int player); /* their faces */
SpaceSet table_flying_spaces(const Table *table, int player); /* whose rooms are in the air */

/* table_bar.c */
void table_draw_bar(App *app, const Table *table);

/* table_row.c */
void table_draw_row(App *app, const Table *table, int player);
void table_draw_row_card(App *app, const Table *table, int player, ResourceCard card);

/* opponents_draw.c */
Plate opponents_plate(App *app, const Table *table, const OpponentLayout *opponent);

/** Where a header tells the last move; nothing if it does not. */
Box opponents_pill(App *app, const Table *table, const OpponentLayout *opponent);

/* note_place.c: beside a thing, over neither buttons nor question; and over nothing else that is
 * read or chosen from, if it can be */
NotePlace table_note_place(const Table *table, Box about);
NotePlace table_note_place_sparing(const App *app, const Table *table, Box about);

/* table_draw.c */
static const float BADGE = 54;                             /* the size of points on a space */
bool table_has_badges(const App *app, const Table *table); /* on all spaces to choose from */
const char *table_button_label(const Table *table, const App *app, TableButton button);
bool table_button_shows_words(const Table *table, const App *app, const Target *target);

/* table_moment.c: what is done now, chosen or not yet */
bool table_is_discarding(const Play *play);
bool table_is_jackhammering(const Play *play);
bool table_helpers_act(const Play *play); /* at the end of the game */

/* table_motion.c */
void table_draw_flights(App *app, const Table *table);
float table_still_covered(float passed); /* of a card that turns up on its way: 1 to 0 */
void table_draw_slide(App *app, const Table *table);
float table_slid(const Table *table, const App *app); /* the part of its way: 1 if nothing slides */

/* table_market.c */
void table_draw_market(App *app, const Table *table);
void table_draw_counts(App *app, const Table *table); /* of decks and discards */
Box table_market_marker(const Table *table);          /* in its first column */

/* table_prompt.c */
void table_draw_prompt(App *app, const Table *table);
void table_draw_message(App *app, const Table *table);
/** Words over others, together in the middle of the height of a box. */
typedef struct Said {
    const TextStyle *style;
    const char *words;
} Said;

void table_draw_said(App *app, Said upper, Said lower, Box b);
void table_draw_hand_over(App *app, const Table *table);

/* table_gentle.c */
void table_draw_smile(App *app, Box b);
void table_draw_large_card(App *app, const Table *table);
void table_draw_moment(App *app, const Table *table); /* that is left of a turn */

/* table_spectate.c */
void table_draw_comment_marks(App *app, const Table *table);
bool table_has_comment(const Table *table, const App *app);
bool table_marks_comment(const Table *table, const App *app); /* where the move will go */
void table_draw_comment(App *app, const Table *table);        /* in place of the prompt */

/* table_hints.c */
void table_draw_hint_marks(App *app, const Table *table);
void table_draw_hint_signs(App *app, const Table *table); /* of these, over a card in hand */
void table_draw_hints(App *app, const Table *table);      /* in place of the prompt */
void table_draw_hint_sign(App *app, const Table *table, int index);
void table_draw_thinking(App *app, Box b);

#endif
