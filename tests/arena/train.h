/**
 * Learns the weights of src/ai/learned.h from games that players who use them play against each
 * other (temporal-difference learning over the homes after each turn).
 *
 * It goes in generations: some games with the weights as they are, then one pass over all homes
 * seen in them, each drawn towards what became of it. The same seed and number of games give the
 * same weights on every machine: floating-point sums are made in a fixed order, and no function
 * of the C library is asked but the square root.
 */
#ifndef ARENA_TRAIN_H
#define ARENA_TRAIN_H

#include "ai/learned.h"
#include "dreamhome/game.h"

#include <stdio.h>

typedef struct Trainer Trainer;

enum { GENERATION = 400 }; /* games between two looks at the weights, at most and as a rule */

typedef struct TrainSettings {
    uint64_t seed;
    long games; /* in all */
    int generation;
} TrainSettings;

Trainer *trainer_new(const TrainSettings *settings);
void trainer_free(Trainer *trainer);

/** What a generation told: means over its homes and games. */
typedef struct TrainReport {
    long games;   /* in all so far */
    double error; /* points that the value was off, squared */
    double score;
} TrainReport;

/** Plays and learns one generation; false if all games are played. */
bool trainer_step(Trainer *trainer, TrainReport *report);

/** The weights so far, in whole numbers: borrowed, until the next step. */
const LearnedWeights *trainer_weights(const Trainer *trainer);

/** Writes weights as src/ai/learned_weights.def. */
void train_write(FILE *file, const LearnedWeights *weights, const TrainSettings *settings);

/** One number for a set of weights. */
uint64_t train_hash(const LearnedWeights *weights);

#endif
