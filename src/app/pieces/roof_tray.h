/**
 * The tray below a house: the four places of its roof, filled as cards come.
 *
 * Roofs lie face down and only their number is shown, unless the owner wants the memory aid. Cards
 * beyond the fourth lie on the last place. A full roof has a tick.
 */
#ifndef APP_ROOF_TRAY_H
#define APP_ROOF_TRAY_H

#include "app/pieces/card_view.h"

enum { ROOF_PLACES = 4 }; /* a full roof (R8.4) */

typedef struct RoofTray {
    int count;            /* cards that lie there */
    ResourceCardSet open; /* which, if their owner may see them; else none */
    const char *title;    /* already translated */
    const char *state;    /* "3 of 4", "5 cards"; where there is little room, the number alone */
} RoofTray;

/** How far a roof of so many cards is, in words. */
enum { ROOF_TRAY_STATE = 64 };
void roof_tray_state(const Words *words, int count, char state[ROOF_TRAY_STATE]);

/** The place of a card on a board (home_view.h), from 0. */
Box roof_tray_place(Box board, int index);

void roof_tray_draw(Cards *cards, const RoofTray *tray, Box board);

#endif
