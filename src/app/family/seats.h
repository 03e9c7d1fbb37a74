/**
 * What the table knows of a seat beyond the record: its look, the help it wants and the language
 * it reads.
 *
 * Help is a row of switches. Three rows have a name (lots, some, none); any other is the player's
 * own.
 */
#ifndef APP_SEATS_H
#define APP_SEATS_H

#include "app/draw/colours.h"
#include "app/words/words.h"

#include <stdbool.h>

enum { SEAT_LOOKS = 4, SEAT_FACES = 16 };

typedef enum Help { HELP_LOTS, HELP_SOME, HELP_NONE, HELP_CUSTOM } Help;

typedef struct SeatLook {
    int colour;        /* index into SEAT_COLOURS */
    int symbol;        /* index into SEAT_SYMBOLS */
    int face;          /* of a person: from 0 to SEAT_FACES - 1 */
    bool shows_places; /* legal spaces light up */
    bool shows_points; /* with the points they bring */
    bool smiles;       /* the few good ones smile; instead of points */
    bool shows_roofs;  /* its own roof pile, as a memory aid */
    bool hints;
    bool large_card;                  /* a large picture of the card in hand */
    bool ends_turn;                   /* its turns end by themselves, after a moment to undo */
    bool tips;                        /* a word about everything that it meets for the first time */
    bool reads;                       /* its turns are read aloud */
    char language[LANGUAGE_CAPACITY]; /* of its turns; "" as the table */
} SeatLook;

/** Colour never stands alone: each seat has a symbol too. */
static const unsigned SEAT_COLOURS[SEAT_LOOKS] = {0xb2462f, 0x3d6b9a, 0x467438, 0x7f5096};
static const char *const SEAT_SYMBOLS[SEAT_LOOKS] = {"seat-diamond", "seat-square", "seat-triangle",
                                                     "seat-circle"};

/** The look of a seat that nobody has chosen one for, with some help. */
SeatLook seat_look_standard(int seat);

/** Which help the switches of a look make. */
Help seat_help(const SeatLook *look);

/** Sets the switches of a look; HELP_CUSTOM leaves them as they are. */
void seat_set_help(SeatLook *look, Help help);

#endif
