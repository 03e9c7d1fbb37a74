/**
 * Small things that move besides the cards: the marker that walks over, points on their way to a
 * score that is shown or, when that is undone, away from it, the wall that comes down between rooms
 * that have joined, a card that becomes a room of the house, and what lives in a room that is
 * finished or has grown, which comes alive for a moment.
 *
 * No person waits for them; a computer lets all but the last be seen before its turn ends.
 * What runs too late, or finds no room in the list, is left out.
 */
#ifndef TABLE_TRINKETS_H
#define TABLE_TRINKETS_H

#include "app/draw/box.h"
#include "app/pieces/card_view.h"
#include "dreamhome/space.h"

#include <stdbool.h>

enum { TRINKETS_MAX = 8 };

typedef enum TrinketKind {
    TRINKET_MARKER,
    TRINKET_MARKER_BACK, /* to the market, when that is undone */
    TRINKET_POINTS,
    TRINKET_POINTS_BACK, /* from the score to the card, when that is undone */
    TRINKET_WALL,
    TRINKET_CARD,
    TRINKET_LIFE
} TrinketKind;

typedef struct Trinket {
    TrinketKind kind;
    Box from; /* of a wall or a card: where it is */
    int points;
    int player;      /* of the marker and points: who gets them; of life: whose house it is in, */
    SpaceSet spaces; /* and where */
    CardRef card;
    double start, duration;
} Trinket;

typedef struct Trinkets {
    int count;
    Trinket items[TRINKETS_MAX];
} Trinkets;

#endif
