/**
 * A finished house as a line drawing, to be coloured in. An empty room is left blank: there is room
 * for one of one's own.
 */
#ifndef APP_HOME_LINES_H
#define APP_HOME_LINES_H

#include "app/draw/canvas.h"
#include "dreamhome/home.h"

/** Draws board, rooms and roof; the ground must be white. */
void home_lines_draw(Canvas *canvas, const Home *home, Box board);

#endif
