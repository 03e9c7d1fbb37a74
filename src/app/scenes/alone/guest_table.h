/**
 * A table for a match that is not the family's own: a puzzle, the house of the day.
 *
 * While it is open its match lies on the table instead of the family's, which waits and comes back
 * when it is closed. Nothing of it is saved as a match, nobody gets hints, whoever sits there has a
 * face of their own, and everything else is as at the real table, whose functions do the work.
 */
#ifndef ALONE_GUEST_TABLE_H
#define ALONE_GUEST_TABLE_H

#include "app/scenes/table/table.h"

typedef struct GuestTable {
    Table table;
    Play play;
    Play *own; /* the family's, or NULL */
    SeatLook looks[SEAT_LOOKS];
    bool open;
} GuestTable;

/** Lays a match out; the guest's part of the table is the caller's to fill in. */
void guest_table_open(GuestTable *guest, App *app, const Record *record);
void guest_table_close(GuestTable *guest, App *app);

/** Goes on from the end of another record of the same match. */
void guest_table_put(GuestTable *guest, App *app, const Record *record);

/** As in a SceneKind. Leaving is asked for with STEP_POP, the end of the match with STEP_REPLACE.
 */
void guest_table_layout(GuestTable *guest, App *app);
SceneStep guest_table_event(GuestTable *guest, App *app, const InputEvent *event);
SceneStep guest_table_update(GuestTable *guest, App *app, float seconds);
bool guest_table_moving(const GuestTable *guest, const App *app);
double guest_table_rests_until(const GuestTable *guest, const App *app);
void guest_table_draw(const GuestTable *guest, App *app);

/** What lies beside the market and the large home, from top to bottom. */
Box guest_table_side(const GuestTable *guest, const App *app);

#endif
