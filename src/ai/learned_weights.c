/* The numbers that dreamhome-train found, in a file of their own: it is written by the program. */
#include "ai/learned.h"

const LearnedWeights LEARNED_WEIGHTS = {
#include "ai/learned_weights.def"
};
