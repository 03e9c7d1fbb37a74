/**
 * What a decision cost, what was done and what was better, in words.
 */
#ifndef REPLAY_REVIEW_PANEL_H
#define REPLAY_REVIEW_PANEL_H

#include "ai/review.h"
#include "app/app.h"
#include "app/scenes/table/marks.h"
#include "app/scenes/table/table.h"

/** How the two moves are marked, here and on the table. */
extern const Mark REVIEW_PLAYED, REVIEW_BETTER;

/** Where it goes. Reasons are long: it covers the tools where they have nothing to do with the
 * decision. Without one, `item` is NULL. */
Box review_panel_box(const TableLayout *layout, const ReviewItem *item);

/** `game` is the one in which the decision was taken. */
void review_panel_draw(App *app, const ReviewItem *item, const Game *game, Box b);

#endif
