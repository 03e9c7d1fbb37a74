/**
 * Somebody who plays alone, by the first legal moves. For tests of the day, of the same deal in
 * turns and of what offers them; on top of table_game.h.
 */
#ifndef WINDOW_LONER_H
#define WINDOW_LONER_H

#include "app/scenes/alone/solo.h"
#include "table_game.h"

/** Turns that are enough for a whole game, with all that comes between. */
enum { LONER_TURNS_ENOUGH = 100 };

/** One turn of the player, with the first legal move each time; the neighbour follows by itself. */
void loner_play_turn(Solo *solo);
void loner_make_move(Solo *solo);

/** All turns that are left, the last ones at a speed that shows things: a count follows. */
void loner_play_to_the_count(Solo *solo);

/** Ana and Ben, whoever sat there before. */
void loner_seat_two_people(void);

/** A click on something that is there. */
void loner_click(const Widget *item);

/** What stands on the screen is readable in languages with long words and at all sizes. */
void loner_assert_readable_everywhere(void);

#endif
