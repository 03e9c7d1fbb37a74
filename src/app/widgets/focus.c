#include "app/widgets/focus.h"

#include <math.h>

int focus_step(const FocusField *field, int from, int by)
{
    int index = from;
    for (int tries = 0; tries < field->count; tries++) {
        index = (index + by + field->count) % field->count;
        if (field->takes_focus(field->self, index))
            return index;
    }
    return FOCUS_NOWHERE;
}

/* How far a box lies from another in a direction; INFINITY if it does not lie there. */
typedef float Distance(Box from, Box to, int dx, int dy);

static int nearest(const FocusField *field, int from, Action action, Distance *distance_between)
{
    const int dx = action == ACTION_RIGHT ? 1 : action == ACTION_LEFT ? -1 : 0;
    const int dy = action == ACTION_DOWN ? 1 : action == ACTION_UP ? -1 : 0;
    const Box start = field->box(field->self, from);
    int best = FOCUS_NOWHERE;
    float best_distance = INFINITY;
    for (int i = 0; i < field->count && (dx || dy); i++) {
        const float distance = distance_between(start, field->box(field->self, i), dx, dy);
        if (i != from && field->takes_focus(field->self, i) && distance < best_distance) {
            best = i;
            best_distance = distance;
        }
    }
    return best;
}

int focus_towards(const FocusField *field, int from, Action action)
{
    return nearest(field, from, action, box_distance);
}

/* A box seen from another in a direction: one of four, turned so that it is to the right. */
static Box turned(Box b, int dx, int dy)
{
    if (dy)
        b = box(b.y, b.x, b.h, b.w);
    if (dx + dy < 0)
        b.x = -b.x - b.w;
    return b;
}

static bool holds(Box outer, Box inner)
{
    return box_has(outer, inner.x, inner.y) && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

static float distance_ahead(Box from, Box to, int dx, int dy)
{
    const float everywhere = 1e5F; /* farther than anything that is meant */
    const Box a = turned(from, dx, dy), b = turned(to, dx, dy);
    const float ahead = b.x + b.w / 2 - a.x - a.w / 2;
    const float aside = fabsf(b.y + b.h / 2 - a.y - a.h / 2);
    const float gap = fmaxf(0, b.x - a.x - a.w);
    const float gap_aside = fmaxf(b.y - a.y - a.h, a.y - b.y - b.h);
    if (ahead <= 1)
        return INFINITY;
    if (holds(a, b) || holds(b, a))
        return ahead + aside / 2;
    if (gap_aside < 0)
        return gap + aside / 2;
    if (ahead <= a.w / 2 || (aside > ahead && dy >= 0))
        return INFINITY;
    return gap + 2 * gap_aside + aside / 2 + a.w / 2 + (aside > ahead ? everywhere : 0);
}

int focus_ahead(const FocusField *field, int from, Action action)
{
    return nearest(field, from, action, distance_ahead);
}
