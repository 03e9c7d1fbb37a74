/**
 * Marks on the table: a plan of moves is shown by frames around all that it touches.
 */
#ifndef TABLE_MARKS_H
#define TABLE_MARKS_H

#include "app/scenes/table/table.h"

typedef struct Mark {
    SDL_Color colour;
    const char *sign; /* a number, in words; or NULL, */
    const char *icon; /* and then the key of a picture in icons */
    bool outer;       /* lies around another mark, and has its sign at the right */
} Mark;

/** Marks all that the player of the large home touches by a plan. */
void marks_draw_plan(App *app, const Table *table, const Plan *plan, const Mark *mark);

/** Only the sign, where the plan begins. */
void marks_draw_start(App *app, const Table *table, const Plan *plan, const Mark *mark);

/** An arrow from the column that a plan takes to the space where its card goes, if it does that. */
void marks_draw_way(App *app, const Table *table, const Plan *plan, const Mark *mark);

/** Only its signs, which stay in view where something lies over the frames. */
void marks_draw_signs(App *app, const Table *table, const Plan *plan, const Mark *mark);

enum { MARKS_MAX = 24 };

/** Where its signs are, that of the beginning first, and boxes along its arrow. Returns how many.
 */
int marks_list(const Table *table, const Plan *plan, Box marks[MARKS_MAX]);

/** The sign alone, in a box. */
void marks_draw_sign(App *app, const Mark *mark, Box b);

#endif
