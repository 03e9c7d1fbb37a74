/**
 * What the table knows of a seat beyond the record: its look, the help it wants and the language
 * it reads.
 */
#ifndef APP_SEATS_H
#define APP_SEATS_H

#include "app/draw/colours.h"
#include "app/words/words.h"

#include <stdbool.h>

enum { SEAT_LOOKS = 4 };

typedef struct SeatLook {
    int colour;        /* index into SEAT_COLOURS */
    int symbol;        /* index into SEAT_SYMBOLS */
    bool shows_places; /* legal spaces light up */
    bool shows_points; /* with the points they bring */
    bool shows_roofs;  /* its own roof pile, as a memory aid */
    bool hints;
    char language[LANGUAGE_CAPACITY]; /* of its turns; "" as the table */
} SeatLook;

/** Colour never stands alone: each seat has a symbol too. */
static const unsigned SEAT_COLOURS[SEAT_LOOKS] = {0xc8553d, 0x4677a8, 0x5f8f4e, 0x8a5aa0};
static const char *const SEAT_SYMBOLS[SEAT_LOOKS] = {"seat-diamond", "seat-square", "seat-triangle",
                                                     "seat-circle"};

static inline SeatLook seat_look_standard(int seat)
{
    return (SeatLook){
        .colour = seat, .symbol = seat, .shows_places = true, .shows_points = true, .hints = true};
}

#endif
