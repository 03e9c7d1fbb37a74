/**
 * What a decision cost, what was done and what was better, in words.
 */
#ifndef REPLAY_REVIEW_PANEL_H
#define REPLAY_REVIEW_PANEL_H

#include "ai/review.h"
#include "app/app.h"
#include "app/scenes/table/marks.h"

/** How the two moves are marked, here and on the table. */
extern const Mark REVIEW_PLAYED, REVIEW_BETTER;

/** `game` is the one in which the decision was taken. */
void review_panel_draw(App *app, const ReviewItem *item, const Game *game, Box b);

#endif
