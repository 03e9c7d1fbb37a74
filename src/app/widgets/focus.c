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

int focus_towards(const FocusField *field, int from, Action action)
{
    const int dx = action == ACTION_RIGHT ? 1 : action == ACTION_LEFT ? -1 : 0;
    const int dy = action == ACTION_DOWN ? 1 : action == ACTION_UP ? -1 : 0;
    const Box start = field->box(field->self, from);
    int best = FOCUS_NOWHERE;
    float best_distance = INFINITY;
    for (int i = 0; i < field->count && (dx || dy); i++) {
        const float distance = box_distance(start, field->box(field->self, i), dx, dy);
        if (i != from && field->takes_focus(field->self, i) && distance < best_distance) {
            best = i;
            best_distance = distance;
        }
    }
    return best;
}
