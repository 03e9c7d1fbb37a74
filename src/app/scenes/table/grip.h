/**
 * The cards in a player's hand: where they are held, and how they get there. They follow the
 * pointer or the focus; where an input would make them jump, they glide.
 */
#ifndef TABLE_GRIP_H
#define TABLE_GRIP_H

#include "app/app.h"
#include "app/scenes/table/places.h"
#include "dreamhome/move.h"

typedef struct Table Table;

typedef struct HandGrip {
    bool holds, follows, lifts_resource; /* follows: the pointer */
    MoveKind kind;
    int column;
    int waits;   /* the column where its room waits, or INTENT_OPEN */
    Space space; /* whose room is held, or SPACE_LIMIT */
    ResourceCard tool;
    RoomCard supplied; /* chosen among the discards, or 0 */
    unsigned columns;  /* of the market that have their room, a bit each */
    SpaceSet rooms, scaffolds, covered, decorated;
    Box target, shown;
    float lift;
} HandGrip;

int table_waiting_column(const Table *table); /* where the room in hand waits, or INTENT_OPEN */
int table_column_in_hand(const Table *table); /* whose cards are taken and not placed yet */
Box table_hand_at_rest(const Table *table);   /* of a computer, or while nobody points anywhere */
Box table_hand_box(const Table *table, const App *app);
Box table_in_hand(Box hand, PlaceKind kind); /* one of its cards: the resource is above the room */
Space table_aimed_space(const Table *table, const App *app); /* under the held card, or none */
Box table_hand_shown(const Table *table, const App *app, float *lift); /* on its way there */
bool table_hand_moves(const Table *table, const App *app);
/* How much of the back of its room is seen, from 0 to 1. */
float table_hand_covered(const Table *table, const App *app);
void table_turn_hand(Table *table,
                     const App *app); /* the room that is to be placed is turned over */
/* Taken before an input or a frame, for table_follow_grip or table_follow_hand after it. */
HandGrip table_grip(const Table *table, const App *app);
/* Remembers where the hand is drawn now. */
void table_see_hand(Table *table, const App *app);
/* After an input: lets cards glide that were taken up, put down or moved by it. */
void table_follow_grip(Table *table, App *app, const HandGrip *before);
/* After a frame without input: the hand may be led elsewhere. */
void table_follow_hand(Table *table, const App *app, const HandGrip *before);

#endif
