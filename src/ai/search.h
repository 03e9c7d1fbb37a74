/**
 * How a computer player decides.
 *
 * The lower levels decide at once. The higher ones play the rest of the game many times for each
 * plan, on deals that could be the real one, and drop the worse half of the plans again and again
 * (sequential halving). Every plan meets the same deals, so that luck cancels out.
 *
 * A Search is the caller's memory, without pointers to anything but constant tables and itself:
 * it is started where it stays. It knows the game as its player does: nothing of the order of the
 * unseen cards. Thinking goes in stages, and the caller may bring several threads:
 *
 *     search_start(search, game, &settings);
 *     while (search_has_stage(search)) {
 *         search_work(search, worker, stop);   for every worker, at the same time if wanted
 *         search_end_stage(search);            when all are back
 *     }
 *     search_plan(search)
 *
 * The result depends on game, level, seed and playouts alone, not on the number of workers. When
 * a stop ends the work early, the best of what is known so far is the result; a deal counts only
 * when all plans of the stage have met it.
 */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/levels.h"
#include "ai/outlook.h"
#include "ai/plan.h"
#include "ai/stop.h"
#include "ai/tally.h"

#include <stdint.h>

enum { SEARCH_WORKERS_MAX = 8, SEARCH_CANDIDATES_MAX = PLAN_LIST_CAPACITY };

typedef struct SearchSettings {
    Level level; /* not LEVEL_PERSON */
    uint64_t seed;
    int playouts; /* 0: as many as the level has */
    int workers;  /* 1 to SEARCH_WORKERS_MAX */
    bool analyze; /* every legal move is looked at, whatever the level */
} SearchSettings;

typedef struct Candidate {
    Plan plan;
    Tally tally;
    bool settled; /* has met the deals of search_settle */
} Candidate;

typedef struct Search {
    Game game; /* as the player knows it */
    const LevelInfo *level;
    SearchSettings settings;
    Outlook outlook;
    bool exact;     /* the last round: one playout tells all */
    int trust;      /* how far the planned values count; not where they cannot be compared */
    int best_value; /* of all plans */
    int playouts_left;
    int stages_left;
    int count;  /* candidates, the best first */
    int active; /* of them, those that are still in the search */
    int sample; /* the first deal of this stage */
    int samples;
    bool settling;
    bool interrupted; /* while it was settling */
    bool stopped[SEARCH_WORKERS_MAX];
    Candidate candidates[SEARCH_CANDIDATES_MAX];
    Tally tallies[SEARCH_WORKERS_MAX][SEARCH_CANDIDATES_MAX]; /* of this stage */
    PlanList plans;
} Search;

void search_start(Search *search, const Game *game, const SearchSettings *settings);
bool search_has_stage(const Search *search);

/** One worker's part of a stage, 0 to workers - 1. Returns early when told to stop. */
void search_work(Search *search, int worker, Stop stop);

void search_end_stage(Search *search);

/** Lets all candidates into the search again, for `playouts` more. For open-ended analysis. */
void search_again(Search *search, int playouts);

/**
 * Makes sure of the best: the two that stand first meet the same `deals`, and so does whoever
 * comes to stand there then. False when they have; else there is a stage to work on, and to settle
 * again after it. Ask for the same number of deals every time.
 */
bool search_settle(Search *search, int deals);

/** Compares the chosen plan with another one only; both then have new tallies. */
void search_duel(Search *search, const Plan *other, int playouts);

/** The chosen plan: borrowed, until the search changes. */
const Plan *search_plan(const Search *search);

/** Goes through all stages on the calling thread; `search_run` starts first. */
void search_finish(Search *search, Stop stop);
void search_run(Search *search, const Game *game, const SearchSettings *settings, Stop stop);

/** A seed of its own for each number, the same on every machine. */
uint64_t search_seed(uint64_t seed, uint64_t number);

#endif
