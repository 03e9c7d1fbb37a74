/**
 * Small signs made of straight edges, smooth at every size: symbols of the seats, arrows, crosses.
 */
#ifndef APP_SHAPES_H
#define APP_SHAPES_H

#include "app/draw/box.h"
#include "app/family/seats.h"

#include <SDL.h>

typedef struct App App;

typedef enum Shape {
    SHAPE_NONE,
    SHAPE_DIAMOND, /* the symbols of the seats, in the order of SEAT_SYMBOLS */
    SHAPE_SQUARE,
    SHAPE_TRIANGLE,
    SHAPE_CIRCLE,
    SHAPE_LEFT,
    SHAPE_RIGHT,
    SHAPE_PLUS,
    SHAPE_CROSS,
    SHAPE_TICK,
    SHAPE_FIRST, /* a bar with an arrow to it */
    SHAPE_LAST,
    SHAPE_PAUSE,
    SHAPE_COUNT,
} Shape;

void shape_draw(App *app, Shape shape, Box b, SDL_Color colour);

/** The mark of a seat: its colour, a cream ring, and its symbol. */
void shape_draw_badge(App *app, const SeatLook *look, Box b);

static inline Shape shape_of_symbol(int symbol)
{
    return (Shape)(SHAPE_DIAMOND + symbol);
}

#endif
