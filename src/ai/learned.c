#include "ai/learned.h"

void impression_of(const LearnedWeights *weights, int rounds_left, const FeatureList *list,
                   Impression *impression)
{
    const int16_t *linear = weights->linear[rounds_left];
    int16_t hidden[LEARNED_HIDDEN] = {0};
    int32_t sum = list->points;
    for (int i = 0; i < list->count; i++) {
        const int16_t *row = weights->hidden[list->items[i]];
        sum += linear[list->items[i]];
        for (int h = 0; h < LEARNED_HIDDEN; h++)
            hidden[h] = (int16_t)(hidden[h] + row[h]);
    }
    impression->sum = sum;
    for (int h = 0; h < LEARNED_HIDDEN; h++)
        impression->hidden[h] = hidden[h];
}

void impression_add(Impression *sum, const Impression *other)
{
    sum->sum += other->sum;
    for (int h = 0; h < LEARNED_HIDDEN; h++)
        sum->hidden[h] = (int16_t)(sum->hidden[h] + other->hidden[h]);
}

int impression_value(const LearnedWeights *weights, int rounds_left, const Impression *impression)
{
    const int16_t *out = weights->out[rounds_left];
    int32_t value = 0;
    for (int h = 0; h < LEARNED_HIDDEN; h++) {
        int32_t unit = impression->hidden[h] + weights->threshold[h];
        unit = unit < 0 ? 0 : unit > LEARNED_TOP ? LEARNED_TOP : unit;
        value += unit * out[h];
    }
    return impression->sum + weights->constant[rounds_left] + value / LEARNED_UNIT;
}
