#include "app/pieces/room_note.h"

/* Floors share notes: a melody goes up and down the house in small steps. */
enum { NOTES = 5, FLOOR_STEP = 3 };

static int floor_of(Space space)
{
    return space_in(SPACES_BASEMENT, space) ? 0 : space_in(SPACES_MIDDLE, space) ? 1 : 2;
}

int room_note(RoomType type, Space space)
{
    return FLOOR_STEP * floor_of(space) + ((int)type + NOTES - 1) % NOTES;
}
