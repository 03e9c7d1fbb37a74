/**
 * Small signs made of straight edges, smooth at every size: symbols of the seats, arrows, crosses.
 */
#ifndef APP_SHAPES_H
#define APP_SHAPES_H

#include "app/draw/box.h"

#include <SDL.h>

typedef struct Canvas Canvas;

typedef enum Shape {
    SHAPE_NONE,
    SHAPE_DIAMOND, /* the symbols of the seats, */
    SHAPE_SQUARE,
    SHAPE_TRIANGLE,
    SHAPE_CIRCLE,
    SHAPE_LEFT,
    SHAPE_RIGHT,
    SHAPE_UP,
    SHAPE_DOWN,
    SHAPE_PLUS,
    SHAPE_CROSS,
    SHAPE_TICK,
    SHAPE_FIRST, /* a bar with an arrow to it */
    SHAPE_LAST,
    SHAPE_PAUSE,
    SHAPE_COUNT,
} Shape;

void shape_draw(Canvas *canvas, Shape shape, Box b, SDL_Color colour);

static inline Shape shape_of_symbol(int symbol)
{
    return (Shape)(SHAPE_DIAMOND + symbol);
}

#endif
