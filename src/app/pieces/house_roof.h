/**
 * The roof of a finished house: the best four of its roof cards, side by side over the rafters.
 *
 * During the game the cards lie face down on a pile (R5.1): only ask for a roof when the game is
 * over.
 */
#ifndef APP_HOUSE_ROOF_H
#define APP_HOUSE_ROOF_H

#include "app/draw/canvas.h"
#include "dreamhome/card.h"

enum { ROOF_SLOTS = 4, HOUSE_ROOF_KEY = 40 };

/** The best four roofs from left to right, windows in the middle first; 0 where there is none. */
void house_roof_order(ResourceCardSet cards, ResourceCard order[ROOF_SLOTS]);

/** The key of a card's picture as a piece of the roof, and the name of its colour. */
void house_roof_key(ResourceCard card, int slot, char key[HOUSE_ROOF_KEY]);
const char *house_roof_colour(ResourceCard card);

/** Where a piece of the roof lies on a board. */
Box house_roof_slot(Box board, int slot);

/** Asks for the pictures of a roof that will be laid soon. */
void house_roof_load(Canvas *canvas, ResourceCardSet cards, Box board);

/** Draws a card as a piece of the roof. */
void house_roof_draw_piece(Canvas *canvas, ResourceCard card, int slot, Box board, float alpha);

/** Draws the roof that a home's cards make; nothing where there are fewer than four. */
void house_roof_draw(Canvas *canvas, ResourceCardSet cards, Box board);

/** Lights the windows in a roof that has grown dark, by a power of up to 1. */
void house_roof_light(Canvas *canvas, ResourceCardSet cards, Box board, float power);

#endif
