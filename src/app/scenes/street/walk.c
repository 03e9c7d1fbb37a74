#include "app/scenes/street/walk.h"

#include <math.h>

static const float RUSH = 9;             /* how fast what is left of a way shrinks */
static const float STEP_SECONDS = 0.22f; /* that a house needs to step forward or back */
static const float NEAR = 0.3f;          /* so near to its goal a walk is as good as there */
static const float BEYOND = 0.35f;       /* houses that the ends of the street give way */
static const float ROLL_SECONDS = 0.3f;  /* that a street rolls on when it is let go */

static float clamped(float value, float lowest, float highest)
{
    return fminf(fmaxf(value, lowest), highest);
}

void walk_start(Walk *walk, int count, int house)
{
    *walk = (Walk){.count = count, .front = -1, .back = -1};
    if (!count)
        return;
    walk_to(walk, house);
    walk->at = walk->before = walk->goal;
    walk->front = (int)walk->goal;
    walk->rise = 1;
}

void walk_to(Walk *walk, int house)
{
    walk->goal = clamped((float)house, 0, (float)(walk->count - 1));
}

void walk_grab(Walk *walk)
{
    walk->dragging = walk->count > 0;
    walk->speed = 0;
}

void walk_drag(Walk *walk, float by)
{
    if (walk->dragging)
        walk->at = clamped(walk->at + by, -BEYOND, (float)(walk->count - 1) + BEYOND);
}

void walk_let_go(Walk *walk)
{
    if (!walk->dragging)
        return;
    walk->dragging = false;
    walk_to(walk, (int)lroundf(walk->at + clamped(walk->speed * ROLL_SECONDS, -4, 4)));
}

int walk_house(const Walk *walk)
{
    if (!walk->count)
        return -1;
    const float meant = walk->dragging ? walk->at : walk->goal;
    return (int)lroundf(clamped(meant, 0, (float)(walk->count - 1)));
}

/* ---- time ---- */

static void roll(Walk *walk, float seconds)
{
    walk->at += (walk->goal - walk->at) * (1 - expf(-RUSH * seconds));
    if (fabsf(walk->goal - walk->at) < 0.002f)
        walk->at = walk->goal;
}

static void watch_speed(Walk *walk, float seconds)
{
    const float speed = (walk->at - walk->before) / seconds;
    walk->speed += (speed - walk->speed) * 0.4f;
}

static bool is_there(const Walk *walk)
{
    return !walk->dragging && fabsf(walk->goal - walk->at) < NEAR;
}

static void change_front(Walk *walk)
{
    const int front = (int)walk->goal;
    if (!is_there(walk) || walk->front == front)
        return;
    if (walk->rise > 0) {
        walk->back = walk->front;
        walk->fall = walk->rise;
    }
    walk->rise = walk->back == front ? walk->fall : 0;
    walk->front = front;
}

static void step_houses(Walk *walk, float seconds)
{
    const float by = seconds / STEP_SECONDS;
    change_front(walk);
    walk->rise = is_there(walk) ? fminf(1, walk->rise + by) : fmaxf(0, walk->rise - by);
    walk->fall = fmaxf(0, walk->fall - by);
    if (walk->fall <= 0)
        walk->back = -1;
}

void walk_step(Walk *walk, float seconds, bool at_once)
{
    if (!walk->count)
        return;
    if (at_once && !walk->dragging) {
        walk_start(walk, walk->count, (int)walk->goal);
        return;
    }
    if (walk->dragging)
        watch_speed(walk, seconds);
    else
        roll(walk, seconds);
    walk->before = walk->at;
    step_houses(walk, seconds);
}

bool walk_moving(const Walk *walk)
{
    return walk->count &&
           (walk->dragging || walk->at != walk->goal || walk->rise < 1 || walk->fall > 0);
}

/* ---- where things are ---- */

/* Houses start and end their step gently. */
static float eased(float t)
{
    return t * t * (3 - 2 * t);
}

float walk_rise(const Walk *walk, int house)
{
    return house == walk->front ? eased(walk->rise) : house == walk->back ? eased(walk->fall) : 0;
}

static float pushed(int house, int by, float push)
{
    return house < by ? -push : house > by ? push : 0;
}

float walk_place(const Walk *walk, int house, float push)
{
    return (float)house - walk->at + pushed(house, walk->front, push * eased(walk->rise)) +
           pushed(house, walk->back, push * eased(walk->fall));
}
