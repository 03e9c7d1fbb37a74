/**
 * A table that is only looked at: a match of the past lies there for a while, in place of the
 * family's own, and everybody looks as they did there.
 */
#ifndef TABLE_WATCH_H
#define TABLE_WATCH_H

#include "app/scenes/table/table.h"

typedef struct Watch {
    Table *table;               /* owned; drawing it may renew what it keeps of the last picture */
    Play play;                  /* what lies on the table instead of the family's own match, */
    Play *own;                  /* which is kept here, or NULL, */
    SeatLook looks[SEAT_LOOKS]; /* with the looks of its seats */
} Watch;

void watch_open(Watch *watch, App *app, const Record *record);
void watch_close(Watch *watch, App *app);

/** Puts the family's own match back, if that was not done yet. */
void watch_give_back(Watch *watch, App *app);

/** Lays a position out: `game` is what the first `moves` moves of the record make. */
void watch_put(Watch *watch, const Game *game, int moves, int viewed);

/** The same, and shows it: nothing flies, the table simply is as it was then. */
void watch_show(Watch *watch, App *app, const Game *game, int moves, int viewed);

/** What any input means to a scene that watches, but for keys and the wheel: the pointer looks at
 * things, and a button may be used, which is returned. */
const Widget *watch_event(Watch *watch, App *app, Widgets *widgets, const InputEvent *event);

/** Finds what lies under the pointer and can be looked at. */
void watch_point(Watch *watch, App *app);

#endif
