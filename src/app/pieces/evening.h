/**
 * Evening over a finished house: all of it grows dark, and in the rooms the lights go on.
 *
 * The picture is multiplied with the evening, as a mere tint looks dead (ART.md): a room is seen by
 * the light of its own lamps, with just enough light elsewhere to see what is in it. Rooms that
 * have joined share their light. What was made for a house is kept until another one comes; the
 * owner closes it.
 */
#ifndef PIECES_EVENING_H
#define PIECES_EVENING_H

#include "app/draw/canvas.h"
#include "dreamhome/home.h"

typedef struct Evening Evening;

/** Reads where the lamps are. Without them the rooms are merely dark. */
Evening *evening_new(const char *assets);
void evening_free(Evening *evening); /* NULL is none */

/** `shade` is what a picture is multiplied with at this hour. The others go from 0 to 1: how bright
 * the lamps are, how far they light up the corners of their room, and how clear the moon is, which
 * rises where the board has its sun. */
typedef struct Hour {
    SDL_Color shade;
    float lamps, corners, moon;
} Hour;

/** Sets the hour, which is that of a summer's evening at first. */
void evening_set_hour(Evening *evening, Hour hour);

/** From now on the lights are made for a board so many pixels wide, and stretched to the one that
 * is drawn: for a house that comes nearer and moves. 0: they fit the board exactly. */
void evening_make_at(Evening *evening, float pixels);

/** Makes the light of a room that has none yet: one at a time, before it is dark. False: all have.
 */
bool evening_make_one(Evening *evening, Canvas *canvas, const Home *home, Box board);

/** Lays the evening over a house that is drawn already; in the rooms of `lit` the lights are on. */
void evening_draw(Evening *evening, Canvas *canvas, const Home *home, Box board, SpaceSet lit);

/** The same while the evening falls, before any light is on: so dark, and so much of the moon. */
void evening_draw_dusk(Evening *evening, Canvas *canvas, const Home *home, Box board, float dusk,
                       float moon);

#endif
