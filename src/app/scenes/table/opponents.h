/**
 * The other players at the right of the table: where their houses lie, and how they look.
 *
 * They keep their places: in the order of the seats, without the player whose house lies large.
 */
#ifndef TABLE_OPPONENTS_H
#define TABLE_OPPONENTS_H

#include "app/scenes/table/table.h"

/**
 * Lays the others out in an area, and the reference tile where they leave room for it. Returns what
 * is left for something else, which is nothing unless they are told to share.
 */
Box opponents_lay_out(Table *table, Box area, float text, bool shares);

/** Whose place it is, while the house of `viewed` lies large. */
int opponents_seat(int viewed, int index);

/** Draws one of them. */
void opponents_draw(App *app, const Table *table, const OpponentLayout *opponent);

/** Draws the house of one of them large, and where that is: nowhere if it is large already. */
void opponents_draw_enlarged(App *app, const Table *table, const OpponentLayout *opponent);
Box opponents_enlarged(const App *app, const Table *table, const OpponentLayout *opponent);

#endif
