/**
 * One level against another: the same deals from every seat, played by all cores.
 *
 * On each deal one player of level A sits among players of level B, once on every seat. What a
 * player does depends on the deal and the position, never on which side he is, so equal players
 * make exactly par (a program of its own decides move by move, and may differ a little). The
 * interval is over deals, since games of one deal are alike.
 */
#ifndef ARENA_CONTEST_H
#define ARENA_CONTEST_H

#include "ai/search.h"

typedef struct Contest {
    Level one;    /* A */
    Level others; /* B */
    GameOptions options;
    int deals;
    int threads;
    int playouts;        /* of A; 0: as the level has */
    int others_playouts; /* of B */
    const char *engine;  /* B is played by this program (guest.h); NULL: by this one */
} Contest;

typedef struct ContestResult {
    int games;
    double wins;       /* share of the games that A won, shared wins in parts */
    double wins_error; /* half of the 95 % interval */
    double score;      /* mean of A */
    double others;     /* mean of B */
    double lead;       /* A minus B, and half of its 95 % interval */
    double lead_error;
    double seconds_a_decision; /* of A, on one thread */
    double longest_decision;
} ContestResult;

void contest_run(const Contest *contest, ContestResult *result);

/** Plays one game to its end; `levels` and `playouts` by seat. */
void contest_play(Game *game, const Level levels[PLAYERS_MAX], const int playouts[PLAYERS_MAX],
                  uint64_t seed, Search *search);

#endif
