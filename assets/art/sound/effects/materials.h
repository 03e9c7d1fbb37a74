#ifndef SOUND_MATERIALS_H
#define SOUND_MATERIALS_H

#include "take.h"

/**
 * What lies on the table: wood, card, felt, small metal, and the tuned things that speak when
 * something good happens. All tuned effects use the notes G A B D E only, which belong to every key
 * the music plays in (G, C and D major); only who plays with the music knows its chords.
 */

/** A note by its number in MIDI, so that two octaves need no table of hertz. */
typedef enum Note {
    NOTE_B2 = 47,
    NOTE_D3 = 50,
    NOTE_E3 = 52,
    NOTE_G3 = 55,
    NOTE_A3 = 57,
    NOTE_B3 = 59,
    NOTE_D4 = 62,
    NOTE_E4 = 64,
    NOTE_G4 = 67,
    NOTE_A4 = 69,
    NOTE_B4 = 71,
    NOTE_D5 = 74,
    NOTE_E5 = 76,
    NOTE_G5 = 79,
    NOTE_A5 = 81,
    NOTE_B5 = 83,
    NOTE_D6 = 86,
    NOTE_E6 = 88,
    NOTE_G6 = 91,
} Note;

/** Knocks on something small and wooden; a block of 400 Hz is a fist-size one, 1200 Hz a game
 * piece. */
void wood_knock(Take *take, Spot spot, double hertz);

/** The table answers: a low, short, dull body under whatever fell on it. */
void table_thud(Take *take, Spot spot);

/** A padded touch, almost without pitch. */
void felt_tap(Take *take, Spot spot, double hertz);

/** A steel tube or blade, damped by the hand that holds it. */
void pipe_clank(Take *take, Spot spot, double hertz);

/** A clay tile against another. */
void tile_click(Take *take, Spot spot, double hertz);

/** One card edge or sheet that snaps free. Brightness 1 is a playing card; 0.5 is thick board. */
void paper_snap(Take *take, Spot spot, double brightness);

/** Paper rubbing along something. */
typedef struct Rub {
    Spot spot;
    double seconds;
    double rise;
    double from; /* hertz of the brightness at the start and at the end */
    double to;
} Rub;

void paper_rub(Take *take, Rub rub);

/** A flat card lands: its face first, one edge a moment later, and the table below. Weight 1 is a
 * room card. */
void card_land(Take *take, Spot spot, double weight);

void marimba(Take *take, Spot spot, Note note);
void kalimba(Take *take, Spot spot, Note note);
void glockenspiel(Take *take, Spot spot, Note note);

/** A bronze bell with a wooden handle; ring scales how long it sounds. */
void hand_bell(Take *take, Spot spot, Note note, double ring);

/** A clay flute; `seconds` long. */
void ocarina(Take *take, Spot spot, Note note, double seconds);

#endif
