/**
 * Looking back: the decisions of a game that cost their player most.
 *
 *     review_start(review, record, &settings);
 *     while (review_step(review, stop)) {}
 *     review->worst[0 .. worst_count - 1]
 *
 * What was played and what would have been better meet the same deals, so that the cost comes with
 * its margin of error (95 %). What cost no more than that is not mentioned: it may be luck of the
 * playouts. A step looks at one decision, so that an app can do it little by little; the last steps
 * find out where the points of the better moves come from. The record is borrowed until then.
 */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "ai/hints.h"
#include "dreamhome/record.h"

enum { REVIEW_WORST = 3 };

typedef struct ReviewSettings {
    unsigned players; /* bit per seat whose decisions are looked at */
    int playouts;     /* for one decision; 0: as an expert has */
    uint64_t seed;
    int workers;                               /* 0: one */
    void (*finish)(Search *search, Stop stop); /* lends them threads; NULL: search_finish */
} ReviewSettings;

typedef struct ReviewItem {
    int move; /* place in the record where the decision began */
    int player;
    Hint played;  /* both with their reasons, and what the playouts of the two said */
    Hint better;  /* after the last step, with what it brings that `played` does not */
    double loss;  /* in expected points ahead of the best other player */
    double error; /* half of the interval that holds the true loss in 95 of 100 cases */
} ReviewItem;

typedef struct Review {
    const Record *record;
    ReviewSettings settings;
    Game game; /* after `next` moves */
    int next;
    int compared; /* of the worst: at the end */
    int worst_count;
    ReviewItem worst[REVIEW_WORST]; /* the costliest first */
    Search search;
} Review;

void review_start(Review *review, const Record *record, const ReviewSettings *settings);

/** Looks at the next decision; false when there is none or it was told to stop. */
bool review_step(Review *review, Stop stop);

#endif
