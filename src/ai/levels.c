#include "ai/levels.h"

const LevelInfo LEVEL_INFO[LEVEL_COUNT] = {
    [LEVEL_KID] = {.whims = 180, .noise = 300, .recall = 64},
    [LEVEL_EASY] = {.whims = 24, .noise = 100, .recall = 128},
    [LEVEL_NORMAL] = {.weights = &LEARNED_WEIGHTS, .noise = 500, .recall = 256},
    [LEVEL_HARD] = {.weights = &LEARNED_WEIGHTS,
                    .recall = 256,
                    .playouts = 120,
                    .candidates = 12,
                    .trust = 10,
                    .playout_noise = 50,
                    .rounds = 2,
                    .milliseconds = 300},
    [LEVEL_EXPERT] = {.weights = &LEARNED_WEIGHTS,
                      .recall = 256,
                      .playouts = 2400,
                      .candidates = 24,
                      .trust = 30,
                      .playout_noise = 50,
                      .rounds = 2,
                      .milliseconds = 1000},
};
