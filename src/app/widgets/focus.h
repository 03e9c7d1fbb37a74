/**
 * Where a focus goes next, by Tab and by the arrow keys, among things of any kind.
 *
 * Things are numbered from 0. Nothing is kept here: whoever owns the things owns the focus.
 */
#ifndef APP_FOCUS_H
#define APP_FOCUS_H

#include "app/input.h"

enum { FOCUS_NOWHERE = -1 };

typedef struct FocusField {
    int count;
    const void *self; /* for the two questions: */
    bool (*takes_focus)(const void *self, int index);
    Box (*box)(const void *self, int index);
} FocusField;

/** The next thing that takes the focus, `by` 1 or -1, around the end; or FOCUS_NOWHERE. */
int focus_step(const FocusField *field, int from, int by);

/** The nearest one in the direction of an arrow; FOCUS_NOWHERE if none, or for other actions. */
int focus_towards(const FocusField *field, int from, Action action);

/**
 * The same among things of many sizes, as they lie on the table: what lies straight ahead comes
 * first, by the gap between the edges. What lies more aside than ahead is not meant, but up, where
 * the bar above everything is reached from anywhere.
 */
int focus_ahead(const FocusField *field, int from, Action action);

#endif
