/**
 * Cards on their way: from where they were seen to where they come to lie. A card that flies is not
 * drawn at its target, and each of them is drawn once in every frame.
 */
#ifndef TABLE_FLIGHTS_H
#define TABLE_FLIGHTS_H

#include "app/pieces/card_view.h"
#include "app/scenes/table/places.h"
#include "dreamhome/event.h"

typedef struct Table Table;

/* Whether a card is turned over on its way, and what is seen of it in the end. */
typedef enum Flip { FLIP_NONE, FLIP_UP, FLIP_DOWN } Flip;

typedef struct Flight {
    CardRef card;
    Box from, to;
    Place target; /* not drawn at its place while it flies there */
    double start, duration;
    float lift_from, lift_to; /* lying (0) or held (1) */
    float tilt, tilt_to;      /* as it leaves and as it lands, in degrees */
    Flip flip;
    bool joins; /* it goes to a row of cards, which make way when it lands */
} Flight;

Box table_decor_box(const Table *table, const App *app, int player, Space space);
void table_start_flights(Table *table, App *app, const Event *event, const Home *before);
CardRef table_card_on(const Home *home, Space space); /* the card's back, if it lies face down */
/* From the hand to the market: the room, the resource, or both. */
void table_glide_back(Table *table, App *app, int column, bool room, bool resource);
void table_glide_home(Table *table, App *app,
                      Space space); /* to the space that it was lifted off */
void table_glide_beside(Table *table, App *app, ResourceCard tool); /* to its place by the house */
/* From the hand to the column where it waits, and from there to the hand again. */
void table_send_waiting(Table *table, App *app, int column);
void table_fetch_waiting(Table *table, App *app, int column);
/* Describes a flight between two places; table_launch adds the current time to its `start`. */
Flight table_flight(const Table *table, const App *app, CardRef card, Place from, Place to);
/* Where a card of the hand really is: a person may be dragging it, or it waits in its column. */
Place table_place_left(const Table *table, const App *app, Place from);
CardRef table_landed_card(const Flight *flight); /* as it lies after the flight */
void table_launch(Table *table, App *app, Flight flight);
void table_make_way(Table *table, const App *app, const Flight *landed);
void table_note_discard(Table *table, const Flight *flight); /* after it has landed */

#endif
