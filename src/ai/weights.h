/**
 * What a computer player believes a home will still become, as numbers.
 *
 * All values are hundredths of a point, all chances 1/256: thinking uses whole numbers only, so
 * that a bot plays the same game on every machine.
 */
#ifndef AI_WEIGHTS_H
#define AI_WEIGHTS_H

#include <stdint.h>

/** Every field is an int16_t; dreamhome-tune (tests/arena) looks for better ones. */
typedef struct AiWeights {
    /* Chance that one unseen card of the type will come to me, when my home wants it. */
    int16_t take_living;
    int16_t take_kitchen;
    int16_t take_bedroom;
    int16_t take_children;
    int16_t take_bathroom;
    int16_t take_garage;
    int16_t take_roof_colour; /* of a colour that I collect */
    int16_t take_roof;        /* of any colour */

    int16_t beside;        /* share (1/256) of the points of a room that waits for its neighbour */
    int16_t both_sides;    /* share (1/256) more for a room that may grow to either side */
    int16_t open_basement; /* an open basement space */
    int16_t basement_card; /* the same, for each unseen basement room */
    int16_t open_pair;     /* two open spaces side by side above ground */
    int16_t open_triple;   /* three */
    int16_t access[5];     /* spaces above ground that could be filled now: 0 to 4 or more */
    int16_t marker;        /* beginning the next round */
    int16_t drill;         /* tools, while rounds are left to use them */
    int16_t jackhammer;
    int16_t mixer;
    int16_t roofer; /* helpers */
    int16_t supplier;
    int16_t handyman;
    int16_t architect; /* for each round left: an empty room may come */
    int16_t designer;  /* for each round left: a token may come */
} AiWeights;

extern const AiWeights AI_WEIGHTS_POINTS; /* points alone, and a liking for roofs */
extern const AiWeights AI_WEIGHTS_SENSE;  /* set by hand, as a good player would say them */
extern const AiWeights AI_WEIGHTS_TUNED;  /* found by dreamhome-tune */

#endif
