/**
 * The houses that are in sight: read when one comes near them, and kept for a while.
 *
 * A house that could not be read in time shows its walls; the next frame goes on with it.
 */
#ifndef STREET_HOUSES_H
#define STREET_HOUSES_H

#include "app/app.h"
#include "app/pieces/plot_view.h"
#include "session/house.h"
#include "session/street.h"

enum { STREET_HOUSES = 12 };

typedef struct StreetHouse {
    int plot; /* of the street, or -1 */
    unsigned used;
    PlotView view;
} StreetHouse;

typedef struct StreetHouses {
    bool south;     /* where winter is in July */
    bool hurried;   /* time matters: one house a frame */
    bool late;      /* a house waits for the next frame */
    int made;       /* in this frame */
    unsigned clock; /* frames */
    PlotView bare;  /* what stands for a house that is not there yet */
    StreetHouse items[STREET_HOUSES];
} StreetHouses;

void street_houses_start(StreetHouses *houses, const App *app);
void street_houses_close(StreetHouses *houses);

/** Forgets what was read: plots have other numbers now. */
void street_houses_forget(StreetHouses *houses);

/** A frame begins. Who hurries draws one new house in it. */
void street_houses_begin(StreetHouses *houses, bool hurried);

/** A house is on its way to the front, where it will be drawn in a box: if there is time, its rooms
 * are put together now, so that they do not change when it gets there. */
void street_houses_expect(StreetHouses *houses, const App *app, int plot, Box b);

/** Draws the house of a plot in a box. */
void street_houses_draw(StreetHouses *houses, App *app, const Street *street, int plot, Box b,
                        PlotSize size);

/** Reads the game of a plot, and its house; false if that is not possible, or not any more. */
bool street_house_read(const App *app, const Plot *plot, Record *record, House *house);

#endif
