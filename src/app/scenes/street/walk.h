/**
 * A walk along the street: where one stands, what comes to the front, and how it gets there.
 *
 * Places are counted in houses: at 2.5 one stands between the third and the fourth. Wherever the
 * walk ends, it ends before a house, which then steps forward. Nothing here knows pixels or clocks.
 */
#ifndef STREET_WALK_H
#define STREET_WALK_H

#include <stdbool.h>

typedef struct Walk {
    int count; /* houses; without any, nothing moves */
    float at;
    float goal;  /* a whole number: where it comes to rest */
    float speed; /* houses a second, of what is dragged */
    float before;
    bool dragging;
    int front, back;  /* the house that steps forward, and the one that steps back, or -1 */
    float rise, fall; /* how far they are, from 0 to 1 */
} Walk;

/** Stands before a house at once. */
void walk_start(Walk *walk, int count, int house);

/** Goes to a house, or so many further; the ends of the street are the ends. */
void walk_to(Walk *walk, int house);

/** Drags by so many houses; when it is let go, it rolls on a little. */
void walk_grab(Walk *walk);
void walk_drag(Walk *walk, float by);
void walk_let_go(Walk *walk);

/** The house that is meant: the one in front, or the one that is walked to. */
int walk_house(const Walk *walk);

/** Lets time pass; `at_once` for who wants no motion. */
void walk_step(Walk *walk, float seconds, bool at_once);
bool walk_moving(const Walk *walk);

/** How far a house stands in front, from 0 to 1. */
float walk_rise(const Walk *walk, int house);

/** Where a house stands, in houses from the middle of the view; those in front push by `push`. */
float walk_place(const Walk *walk, int house, float push);

#endif
