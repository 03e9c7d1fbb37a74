/**
 * Where the children hide: a box on the picture of a room card for each of them.
 *
 * Read from cards/children.txt of the assets, lines of "KEY X Y W H" in card units: a card is 240
 * wide and 300 high. Without the file the children are still counted, only not found.
 */
#ifndef PIECES_CHILDREN_H
#define PIECES_CHILDREN_H

#include "app/draw/box.h"
#include "dreamhome/card.h"
#include "session/error.h"

#include <stdbool.h>

enum { CHILD_SPOTS_MAX = 32 };

typedef struct ChildSpot {
    RoomCard card;
    int x, y, w, h;
} ChildSpot;

typedef struct ChildSpots {
    int count;
    ChildSpot items[CHILD_SPOTS_MAX];
} ChildSpots;

/** Reads the file; on failure there are no spots, and a line that is wrong is named. */
bool children_load(ChildSpots *spots, const char *path, Error *error);

/** A child of a card, from 0; NULL if it is not listed. */
const ChildSpot *children_find(const ChildSpots *spots, RoomCard card, int place);

/** Where a child is on a space of a home that shows its card. */
Box children_box(Box space, const ChildSpot *spot);

#endif
