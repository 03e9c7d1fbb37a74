/**
 * One sentence of life for each of the 60 pictures: what is going on in that room just now. In
 * English: keys for words.h.
 */
#ifndef APP_ROOM_LIFE_H
#define APP_ROOM_LIFE_H

#include "dreamhome/card.h"

/** The sentence of a room card; of a room that is still empty for 0. */
const char *room_life(RoomCard card);

#endif
