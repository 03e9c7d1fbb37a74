/**
 * A window onto something higher than itself, moved by wheel, page keys, dragging and the focus.
 */
#ifndef APP_SCROLL_H
#define APP_SCROLL_H

#include "app/draw/canvas.h"
#include "app/input.h"

typedef struct Scroll {
    Box window;    /* where the things are seen; without height nothing scrolls */
    float content; /* their height, from the top of the window */
    float at;      /* how much of it has gone above the window */
    bool dragging;
    float drag_y;
} Scroll;

/** Gives it a place; stays where it was as far as that is still there. */
void scroll_set(Scroll *scroll, Box window, float content);

/** Moves so far that a box, as it would be unscrolled, is in sight. */
void scroll_show(Scroll *scroll, Box b);

/** Wheel, page keys, and dragging on empty ground; true if that was the event's meaning. */
bool scroll_event(Scroll *scroll, const InputEvent *event, bool on_ground);

/** Between the two only the window is drawn on; the end adds the bar at its right edge. */
void scroll_begin(Canvas *canvas, const Scroll *scroll);
void scroll_end(Canvas *canvas, const Scroll *scroll);

static inline Box scroll_moved(const Scroll *scroll, Box b)
{
    return box_moved(b, 0, -scroll->at);
}

/** Whether any of a box, as it would be unscrolled, is in sight. */
static inline bool scroll_sees(const Scroll *scroll, Box b)
{
    const float top = b.y - scroll->at;
    return top < scroll->window.y + scroll->window.h && top + b.h > scroll->window.y;
}

#endif
