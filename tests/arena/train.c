#include "arena/train.h"

#include "ai/playout.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    NOISE = 80, /* blur of the players, in hundredths of a point */
    SAMPLES = GENERATION * PLAYERS_MAX * ROUND_COUNT,
    FACTS_MAX = 128,
};

/* How far a home's value is drawn to its end rather than to the value one round later. */
static const float TRACE = 0.7f;
static const float RATE_FIRST = 0.012f;
static const float RATE_LAST = 0.0003f;
static const float HIDDEN_RATE = 0.5f;
static const float ERROR_MAX = 12.0f;
static const float WEIGHT_MAX = 30.0f;

/* A feature of a home, and how often it is there. */
typedef struct Fact {
    uint16_t feature;
    uint16_t times;
} Fact;

typedef struct Sample {
    int rounds_left;
    int count;
    float points;
    float value; /* as the players saw it */
    float target;
    Fact facts[FACTS_MAX];
} Sample;

/* The same as LearnedWeights, in points and fractions. */
typedef struct Model {
    float constant[ROUND_COUNT];
    float linear[ROUND_COUNT][FEATURE_COUNT];
    float hidden[FEATURE_COUNT][LEARNED_HIDDEN];
    float threshold[LEARNED_HIDDEN];
    float out[ROUND_COUNT][LEARNED_HIDDEN];
} Model;

struct Trainer {
    Rng rng;
    TrainSettings settings;
    long played;
    Model model;
    LearnedWeights weights;
    uint32_t seen[FEATURE_COUNT];
    int count;
    Sample samples[SAMPLES];
    uint32_t order[SAMPLES];
};

/* ---- weights in whole numbers ---- */

static int16_t rounded(float number, float unit)
{
    const float scaled = number * unit;
    return (int16_t)(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
}

static void round_row(int16_t *to, const float *from, int count, float unit)
{
    for (int i = 0; i < count; i++)
        to[i] = rounded(from[i], unit);
}

static void round_weights(Trainer *trainer)
{
    const Model *model = &trainer->model;
    LearnedWeights *weights = &trainer->weights;
    round_row(weights->constant, model->constant, ROUND_COUNT, 100);
    round_row(weights->threshold, model->threshold, LEARNED_HIDDEN, LEARNED_UNIT);
    for (int left = 0; left < ROUND_COUNT; left++) {
        round_row(weights->linear[left], model->linear[left], FEATURE_COUNT, 100);
        round_row(weights->out[left], model->out[left], LEARNED_HIDDEN, 100);
    }
    for (int feature = 0; feature < FEATURE_COUNT; feature++)
        round_row(weights->hidden[feature], model->hidden[feature], LEARNED_HIDDEN, LEARNED_UNIT);
}

/* A number between -size and size. */
static float small_number(Rng *rng, float size)
{
    return size * ((float)rng_below(rng, 2001) - 1000.0f) / 1000.0f;
}

Trainer *trainer_new(const TrainSettings *settings)
{
    assert(settings->generation >= 1 && settings->generation <= GENERATION);
    Trainer *trainer = calloc(1, sizeof *trainer);
    assert(trainer);
    trainer->rng = rng_seeded(settings->seed);
    trainer->settings = *settings;
    for (int h = 0; h < LEARNED_HIDDEN; h++) {
        trainer->model.threshold[h] = 0.5f;
        for (int feature = 0; feature < FEATURE_COUNT; feature++)
            trainer->model.hidden[feature][h] = small_number(&trainer->rng, 0.08f);
        for (int left = 0; left < ROUND_COUNT; left++)
            trainer->model.out[left][h] = small_number(&trainer->rng, 0.3f);
    }
    round_weights(trainer);
    return trainer;
}

void trainer_free(Trainer *trainer)
{
    free(trainer);
}

const LearnedWeights *trainer_weights(const Trainer *trainer)
{
    return &trainer->weights;
}

/* ---- playing ---- */

static void add_facts(Sample *sample, const FeatureList *list)
{
    sample->points += (float)list->points / 100.0f;
    for (int i = 0; i < list->count; i++) {
        Fact *last = &sample->facts[sample->count - 1];
        if (i > 0 && list->items[i] == list->items[i - 1]) {
            last->times++;
            continue;
        }
        assert(sample->count < FACTS_MAX);
        sample->facts[sample->count++] = (Fact){.feature = list->items[i], .times = 1};
    }
}

static Sample *observe(Trainer *trainer, const Outlook *outlook, int player, const Home *home,
                       Order order)
{
    assert(trainer->count < SAMPLES);
    Sample *sample = &trainer->samples[trainer->count++];
    FeatureList list = {0};
    sample->rounds_left = outlook->horizon.rounds_left;
    sample->count = 0;
    sample->points = 0;
    sample->value = (float)outlook_home(outlook, player, home, order) / 100.0f;
    features_rooms(&outlook->horizon, home, &list);
    add_facts(sample, &list);
    list = (FeatureList){0};
    features_cards(&outlook->horizon, player, home->cards, order, &list);
    add_facts(sample, &list);
    list = (FeatureList){0};
    features_common(&outlook->horizon, &list);
    add_facts(sample, &list);
    list = (FeatureList){0};
    features_rivals(&outlook->horizon, player, &list);
    add_facts(sample, &list);
    return sample;
}

/* Mostly four players, and now and then every rule that an edition changes. */
static GameOptions draw_options(Rng *rng)
{
    GameOptions options = game_default_options(EDITION_EN);
    const uint32_t players = rng_below(rng, 4);
    options.players = players == 0 ? 2 : players == 1 ? 3 : 4;
    options.first = (uint8_t)rng_below(rng, options.players);
    options.discard = rng_below(rng, 6) != 0;
    options.car = rng_below(rng, 3) == 0;
    options.gaps = rng_below(rng, 4) != 0;
    options.seed = rng_next(rng);
    return options;
}

typedef struct Trajectory {
    int count;
    Sample *homes[ROUND_COUNT];
} Trajectory;

/* From the last home to the first: what became of it, seen through the values in between. */
static void set_targets(Trajectory *trajectory, float score)
{
    float target = score;
    for (int i = trajectory->count - 1; i >= 0; i--) {
        trajectory->homes[i]->target = target;
        target = TRACE * target + (1.0f - TRACE) * trajectory->homes[i]->value;
    }
}

static bool places_room(const Plan *plan)
{
    for (int i = 0; i < plan->count; i++) {
        if (plan->moves[i].kind == MOVE_PLACE)
            return true;
    }
    return false;
}

static double play_game(Trainer *trainer)
{
    const GameOptions options = draw_options(&trainer->rng);
    Trajectory trajectories[PLAYERS_MAX] = {{0}};
    Outlook outlook;
    const Policy policy = {
        .outlook = &outlook, .rng = &trainer->rng, .noise = NOISE, .recall = RECALL_ALL};
    Game game;
    int round = 0;
    game_new(&game, &options, NULL);
    while (game.phase < PHASE_END) {
        if (game.round != round)
            outlook_init(&outlook, &trainer->weights, &game);
        round = game.round;
        Plan plan;
        policy_choose(&policy, &game, &plan);
        const int player = game.player;
        const bool marker = plan.moves[0].kind == MOVE_TAKE && plan.moves[0].column == 0;
        const Order order = order_of(&game, player, marker);
        plan_play(&plan, &game);
        if (!places_room(&plan))
            continue;
        Trajectory *mine = &trajectories[player];
        mine->homes[mine->count++] = observe(trainer, &outlook, player, &game.homes[player], order);
    }
    playout_finish(&game);
    double sum = 0;
    for (int player = 0; player < game.players; player++) {
        const int total = score_full(&game.homes[player]).total;
        set_targets(&trajectories[player], (float)total);
        sum += (double)total / game.players;
    }
    return sum;
}

/* ---- learning ---- */

typedef struct Activity {
    float sum[LEARNED_HIDDEN];
    float unit[LEARNED_HIDDEN];
} Activity;

static float look(const Model *model, const Sample *sample, Activity *activity)
{
    const float *linear = model->linear[sample->rounds_left];
    const float *out = model->out[sample->rounds_left];
    const float top = (float)LEARNED_TOP / LEARNED_UNIT;
    float value = sample->points + model->constant[sample->rounds_left];
    memcpy(activity->sum, model->threshold, sizeof activity->sum);
    for (int i = 0; i < sample->count; i++) {
        const float times = sample->facts[i].times;
        const float *row = model->hidden[sample->facts[i].feature];
        value += times * linear[sample->facts[i].feature];
        for (int h = 0; h < LEARNED_HIDDEN; h++)
            activity->sum[h] += times * row[h];
    }
    for (int h = 0; h < LEARNED_HIDDEN; h++) {
        const float sum = activity->sum[h];
        activity->unit[h] = sum < 0 ? 0 : sum > top ? top : sum;
        value += out[h] * activity->unit[h];
    }
    return value;
}

static float bounded(float number, float limit)
{
    return number < -limit ? -limit : number > limit ? limit : number;
}

/* Counted features are large numbers, so that their steps must be small. */
static float step_of(const Trainer *trainer, const Fact *fact, float rate)
{
    const bool counted =
        fact->feature >= FEATURE_UNSEEN_ROOM && fact->feature <= FEATURE_LAST_UNSEEN_KIND;
    const float seen = (float)trainer->seen[fact->feature];
    return (counted ? 0.02f : 1.0f) * rate / sqrtf(1.0f + seen / 20000.0f) * fact->times;
}

static void learn(Trainer *trainer, const Sample *sample, float rate)
{
    Model *model = &trainer->model;
    Activity activity;
    const int left = sample->rounds_left;
    const float top = (float)LEARNED_TOP / LEARNED_UNIT;
    const float error = bounded(look(model, sample, &activity) - sample->target, ERROR_MAX);
    float blame[LEARNED_HIDDEN];
    for (int h = 0; h < LEARNED_HIDDEN; h++) {
        const bool alive = activity.sum[h] > 0 && activity.sum[h] < top;
        blame[h] = alive ? bounded(error * model->out[left][h], 10.0f) * HIDDEN_RATE : 0;
        model->out[left][h] =
            bounded(model->out[left][h] - 0.2f * rate * error * activity.unit[h], WEIGHT_MAX);
        model->threshold[h] = bounded(model->threshold[h] - rate * 0.2f * blame[h], WEIGHT_MAX);
    }
    model->constant[left] -= 0.2f * rate * error;
    for (int i = 0; i < sample->count; i++) {
        const Fact *fact = &sample->facts[i];
        const float step = step_of(trainer, fact, rate);
        float *row = model->hidden[fact->feature];
        float *linear = &model->linear[left][fact->feature];
        trainer->seen[fact->feature]++;
        *linear = bounded(*linear - step * error, WEIGHT_MAX);
        for (int h = 0; h < LEARNED_HIDDEN; h++)
            row[h] = row[h] - 0.3f * step * blame[h];
    }
}

static void shuffle(Trainer *trainer)
{
    for (int i = 0; i < trainer->count; i++)
        trainer->order[i] = (uint32_t)i;
    for (int i = trainer->count; i > 1; i--) {
        const uint32_t picked = rng_below(&trainer->rng, (uint32_t)i);
        const uint32_t other = trainer->order[picked];
        trainer->order[picked] = trainer->order[i - 1];
        trainer->order[i - 1] = other;
    }
}

bool trainer_step(Trainer *trainer, TrainReport *report)
{
    const TrainSettings *settings = &trainer->settings;
    if (trainer->played >= settings->games)
        return false;
    const float done = (float)trainer->played / (float)settings->games;
    const float rate = RATE_LAST + (RATE_FIRST - RATE_LAST) * (1.0f - done) * (1.0f - done);
    double error = 0, score = 0;
    int games = 0;
    trainer->count = 0;
    for (; games < settings->generation && trainer->played < settings->games;
         games++, trainer->played++)
        score += play_game(trainer);
    shuffle(trainer);
    for (int i = 0; i < trainer->count; i++) {
        const Sample *sample = &trainer->samples[trainer->order[i]];
        const double off = sample->value - sample->target;
        error += off * off;
        learn(trainer, sample, rate);
    }
    round_weights(trainer);
    *report = (TrainReport){
        .games = trainer->played, .error = error / trainer->count, .score = score / games};
    return true;
}

/* ---- writing ---- */

uint64_t train_hash(const LearnedWeights *weights)
{
    const int16_t *numbers = (const int16_t *)weights;
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < sizeof *weights / sizeof *numbers; i++)
        hash = (hash ^ (uint16_t)numbers[i]) * 1099511628211u;
    return hash;
}

static void write_row(FILE *file, const int16_t *numbers, int count)
{
    int column = fprintf(file, "{");
    for (int i = 0; i < count; i++) {
        if (column > 92) {
            fprintf(file, "\n");
            column = 0;
        }
        column += fprintf(file, i + 1 < count ? "%d," : "%d", numbers[i]);
    }
    fprintf(file, "},\n");
}

static const struct {
    int first;
    int count;
    const char *words;
} KINDS[] = {
#define FEATURE_ROW(name, count, words) {FEATURE_##name, (count), words},
    FEATURE_LIST(FEATURE_ROW)
#undef FEATURE_ROW
};

void train_write(FILE *file, const LearnedWeights *weights, const TrainSettings *settings)
{
    fprintf(file,
            "/* Written by: dreamhome-train %llu %ld learned_weights.def\n * Do not edit: a new "
            "training makes a new "
            "file. Rows are as src/ai/features.h lists them. */\n",
            (unsigned long long)settings->seed, settings->games);
    fprintf(file, ".constant = ");
    write_row(file, weights->constant, ROUND_COUNT);
    fprintf(file, ".threshold = ");
    write_row(file, weights->threshold, LEARNED_HIDDEN);
    fprintf(file, ".out = {\n");
    for (int left = 0; left < ROUND_COUNT; left++)
        write_row(file, weights->out[left], LEARNED_HIDDEN);
    fprintf(file, "},\n.linear = {\n");
    for (int left = 0; left < ROUND_COUNT; left++) {
        fprintf(file, "/* rounds left: %d */\n", left);
        write_row(file, weights->linear[left], FEATURE_COUNT);
    }
    fprintf(file, "},\n.hidden = {\n");
    for (size_t kind = 0; kind < sizeof KINDS / sizeof KINDS[0]; kind++) {
        fprintf(file, "/* %s */\n", KINDS[kind].words);
        for (int i = 0; i < KINDS[kind].count; i++)
            write_row(file, weights->hidden[KINDS[kind].first + i], LEARNED_HIDDEN);
    }
    fprintf(file, "},\n");
}
