/**
 * Draws no more than what has changed since the last frame, of which the rest is still there.
 *
 * A picture that is scaled looks slightly different when it is cut, so that whatever a change
 * touches is taken in whole: things that were told, and other changes.
 *
 *   TouchUp touch = {0};
 *   touch_up_change(&touch, ...); touch_up_whole(&touch, ...);
 *   while (touch_up_next(&touch, canvas))
 *       draw_all_of_it(canvas);
 */
#ifndef DRAW_TOUCH_UP_H
#define DRAW_TOUCH_UP_H

#include "app/draw/canvas.h"

enum { TOUCH_UP_MAX = 40 };

typedef struct TouchUp {
    int change_count, whole_count;
    Box changes[TOUCH_UP_MAX], wholes[TOUCH_UP_MAX];
    int at; /* of the changes: the next one */
} TouchUp;

/** What is more than there is room for must not be touched up: draw a whole frame. */
void touch_up_change(TouchUp *touch, Box b);
void touch_up_whole(TouchUp *touch, Box b);

/** Lets only the next change be drawn on; false when all are done, and all can be drawn on again.
 */
bool touch_up_next(TouchUp *touch, const Canvas *canvas);

/** What can be drawn on now; whatever does not meet it can be left out. */
static inline Box touch_up_box(const TouchUp *touch)
{
    return touch->changes[touch->at - 1];
}

#endif
