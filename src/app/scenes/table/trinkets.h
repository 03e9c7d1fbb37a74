/**
 * Small things that move besides the cards: the marker that walks over, points on their way to a
 * score that is shown, the wall that comes down between rooms that have joined, and what lives in
 * a room that is finished or has grown, which comes alive for a moment.
 *
 * Nobody waits for them. What runs too late, or finds no room in the list, is left out.
 */
#ifndef TABLE_TRINKETS_H
#define TABLE_TRINKETS_H

#include "app/draw/box.h"
#include "dreamhome/space.h"

#include <stdbool.h>

enum { TRINKETS_MAX = 8 };

typedef enum TrinketKind { TRINKET_MARKER, TRINKET_POINTS, TRINKET_WALL, TRINKET_LIFE } TrinketKind;

typedef struct Trinket {
    TrinketKind kind;
    Box from, to; /* of a wall: where it stands, and the board that it is a part of */
    int points;
    int player;      /* of the marker: who gets it; of life: whose house it is in, */
    SpaceSet spaces; /* and where */
    double start, duration;
} Trinket;

typedef struct Trinkets {
    int count;
    Trinket items[TRINKETS_MAX];
} Trinkets;

#endif
