/**
 * One sentence of life for each of the 60 pictures, and for those of rooms that are still empty:
 * what is going on there just now. In English: keys for words.h.
 */
#ifndef APP_ROOM_LIFE_H
#define APP_ROOM_LIFE_H

#include "dreamhome/card.h"

/** The sentence of a room card. */
const char *room_life(RoomCard card);

/** Of a room that is still empty, by the picture that it has: home_view_empty. */
enum { ROOM_LIFE_WORKS = 12 };
const char *room_life_at_work(int scene);

/** Of a scaffold. */
const char *room_life_scaffold(void);

#endif
