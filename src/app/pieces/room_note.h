/**
 * The note of a room. Every house has a melody of its own: its type gives a room one of five notes,
 * and the higher its floor, the higher it sounds. They are notes of all keys that the music uses.
 */
#ifndef PIECES_ROOM_NOTE_H
#define PIECES_ROOM_NOTE_H

#include "dreamhome/card.h"
#include "dreamhome/space.h"

/** Which variant of SOUND_ROOM_NOTE it is, from 0, the lowest. */
int room_note(RoomType type, Space space);

#endif
