#include "arena/puzzles.h"

#include "ai/policy.h"

#include <math.h>

/* ---- judging ---- */

static const Plan *best_other(const Search *search)
{
    const Candidate *candidates = search->candidates;
    for (int i = 1; i < search->count; i++) {
        if (!move_equal(&candidates[i].plan.moves[0], &candidates[0].plan.moves[0]))
            return &candidates[i].plan;
    }
    return NULL;
}

static int error_of(const Search *search, double lead)
{
    const Tally *one = &search->candidates[0].tally;
    const Tally *other = &search->candidates[1].tally;
    const double mean_square = (double)(one->gaps + other->gaps) / one->count;
    return (int)ceil(1.96 * sqrt(fmax(mean_square - lead * lead, 0) / (one->count - 1)));
}

bool puzzle_judge(PuzzleMaker *maker, const Game *game, int playouts, uint64_t seed,
                  Verdict *verdict)
{
    Search *search = &maker->search;
    const SearchSettings settings = {
        .level = LEVEL_EXPERT, .seed = seed, .playouts = playouts, .workers = 1};
    search_run(search, game, &settings, NEVER_STOP);
    const Plan *found = best_other(search);
    if (!found || search->exact)
        return false;
    const Plan other = *found;
    search_duel(search, &other, playouts);
    search_finish(search, NEVER_STOP);
    const Tally *best = &search->candidates[0].tally;
    const double lead = (double)(best->margin - search->candidates[1].tally.margin) / best->count;
    verdict->best = search->candidates[0].plan;
    verdict->lead = (int)lead;
    verdict->error = error_of(search, lead);
    return true;
}

static bool is_clear(const Verdict *verdict)
{
    return verdict->lead >= PUZZLE_LEAD && verdict->lead > 2 * verdict->error;
}

/* ---- finding moments ---- */

enum { GAME_NOISE = 200 }; /* hundredths of a point */

/* Players who decide at a glance, and not always for the best, as people do. */
static void decide(const Game *game, Rng *rng, Plan *plan)
{
    Outlook outlook;
    const Policy policy = {
        .outlook = &outlook, .rng = rng, .noise = GAME_NOISE, .recall = RECALL_ALL};
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    policy_choose(&policy, game, plan);
}

static GameOptions options_of(uint64_t seed, int players)
{
    GameOptions options = game_default_options(EDITION_EN);
    options.seed = seed;
    options.players = (uint8_t)players;
    return options;
}

/* Plays a game until somebody has to choose a column in a round. */
static void play_until(const GameOptions *options, int round, Record *record, Game *game)
{
    Rng rng = rng_seeded(options->seed);
    record_init(record, options, "2026-01-01T00:00:00Z");
    game_new(game, options, NULL);
    while (game->round < round || game->phase != PHASE_TURN) {
        Plan plan;
        decide(game, &rng, &plan);
        for (int i = 0; i < plan.count; i++) {
            game_apply(game, &plan.moves[i], NULL);
            record_append(record, &plan.moves[i]);
        }
    }
}

static bool holds_tools(const Home *home)
{
    return home_has(home, RESOURCE_DRILL) || home_has(home, RESOURCE_MIXER);
}

/* What somebody plays who decides at a glance. */
static Move seen_at_a_glance(const Game *game, const LearnedWeights *weights)
{
    Outlook outlook;
    Plan plan;
    outlook_init(&outlook, weights, game);
    const Policy policy = {.outlook = &outlook, .recall = RECALL_ALL};
    policy_choose(&policy, game, &plan);
    return plan.moves[0];
}

/* Three is what good judgement overlooks, two what a look at the points does. */
static int difficulty_of(const Game *game, const Move *answer)
{
    const Move wise = seen_at_a_glance(game, &LEARNED_WEIGHTS);
    const Move simple = seen_at_a_glance(game, NULL);
    return !move_equal(&wise, answer) ? 3 : !move_equal(&simple, answer) ? 2 : 1;
}

/* Spares a search where the answer is hardly as difficult as wanted. */
static bool may_have(PuzzleMaker *maker, const Game *game, uint64_t seed, int difficulty)
{
    const Move wise = seen_at_a_glance(game, &LEARNED_WEIGHTS);
    if (difficulty < 3)
        return difficulty_of(game, &wise) == difficulty;
    const SearchSettings settings = {
        .level = LEVEL_HARD, .seed = seed, .playouts = PUZZLE_PLAYOUTS / 8, .workers = 1};
    search_run(&maker->search, game, &settings, NEVER_STOP);
    return !move_equal(&search_plan(&maker->search)->moves[0], &wise);
}

/* ---- kinds ---- */

/* The answer of a short search, if a long one on other deals gives the same. */
static bool choose(PuzzleMaker *maker, const Game *game, uint64_t seed, Puzzle *puzzle)
{
    Verdict quick, sure;
    if (!may_have(maker, game, seed, puzzle->difficulty) ||
        !puzzle_judge(maker, game, PUZZLE_PLAYOUTS, seed, &quick) || !is_clear(&quick) ||
        difficulty_of(game, &quick.best.moves[0]) != puzzle->difficulty ||
        !puzzle_judge(maker, game, PUZZLE_PROOF * PUZZLE_PLAYOUTS, seed + 1, &sure) ||
        !is_clear(&sure) || !move_equal(&quick.best.moves[0], &sure.best.moves[0]))
        return false;
    puzzle->answer = sure.best.moves[0];
    puzzle->lead = sure.lead;
    puzzle->error = sure.error;
    puzzle->playouts = PUZZLE_PROOF * PUZZLE_PLAYOUTS;
    return true;
}

static bool make_column(PuzzleMaker *maker, uint64_t seed, Puzzle *puzzle)
{
    const GameOptions options = options_of(seed, 2 + (int)(seed % 3));
    Game game;
    play_until(&options, 3 + (int)(seed / 3 % 8), &puzzle->record, &game);
    return !holds_tools(&game.homes[game.player]) && choose(maker, &game, seed, puzzle) &&
           puzzle->answer.kind == MOVE_TAKE;
}

static bool make_place(PuzzleMaker *maker, uint64_t seed, Puzzle *puzzle)
{
    const GameOptions options = options_of(seed, 2 + (int)(seed % 3));
    Game game;
    Plan plan;
    play_until(&options, 3 + (int)(seed / 3 % 8), &puzzle->record, &game);
    decide(&game, &(Rng){.state = seed}, &plan);
    if (plan.moves[0].kind != MOVE_TAKE)
        return false;
    game_apply(&game, &plan.moves[0], NULL);
    record_append(&puzzle->record, &plan.moves[0]);
    return choose(maker, &game, seed, puzzle) && puzzle->answer.kind == MOVE_PLACE;
}

/* Swaps at the end would make the answer a matter of patience, not of building. */
static bool needs_no_swap(const Game *game)
{
    const ResourceCardSet swaps =
        resource_cards_of_type(RESOURCE_SUPPLIER) | resource_cards_of_type(RESOURCE_HANDYMAN) |
        resource_cards_of_type(RESOURCE_DRILL) | resource_cards_of_type(RESOURCE_MIXER);
    ResourceCardSet cards = game->homes[game->player].cards;
    for (int i = (game->round - 1) * (COLUMN_COUNT - 1); i < RESOURCE_CARD_COUNT; i++)
        cards |= CARD_BIT(game->resource_deck[i]);
    return !(cards & swaps);
}

static bool make_finish(PuzzleMaker *maker, uint64_t seed, Puzzle *puzzle)
{
    const GameOptions options = options_of(seed, PLAYERS_MAX); /* nothing is discarded */
    Game game;
    Limit best, greedy;
    play_until(&options, ROUND_COUNT + 1 - PUZZLE_LAST_ROUNDS, &puzzle->record, &game);
    if (game.turn != 0 || !needs_no_swap(&game))
        return false;
    limit_find(&game, game.player, maker->items, 1, NEVER_STOP, &greedy);
    limit_find(&game, game.player, maker->items, PUZZLE_WIDTH, NEVER_STOP, &best);
    const int gain = best.points - greedy.points;
    if (!best.proven || !best.alone || gain <= 0)
        return false;
    puzzle->points = best.points;
    return puzzle->difficulty == (gain > 4 ? 3 : gain > 2 ? 2 : 1);
}

bool puzzle_make(PuzzleMaker *maker, uint64_t seed, Puzzle *puzzle)
{
    return puzzle->kind == PUZZLE_COLUMN  ? make_column(maker, seed, puzzle)
           : puzzle->kind == PUZZLE_PLACE ? make_place(maker, seed, puzzle)
                                          : make_finish(maker, seed, puzzle);
}

/* ---- checking ---- */

static bool finish_holds(PuzzleMaker *maker, const Puzzle *puzzle)
{
    static Record solution;
    Game game;
    Limit limit;
    const int player = puzzle_start(puzzle, &game);
    limit_find(&game, player, maker->items, PUZZLE_WIDTH, NEVER_STOP, &limit);
    return limit.proven && limit.alone && limit.points == puzzle->points &&
           puzzle_finish(puzzle, maker->items, PUZZLE_GLANCE, &solution) &&
           puzzle_is_solved(puzzle, &solution);
}

bool puzzle_holds(PuzzleMaker *maker, const Puzzle *puzzle, int playouts)
{
    Verdict verdict;
    Game game;
    if (puzzle->kind == PUZZLE_FINISH)
        return finish_holds(maker, puzzle);
    puzzle_start(puzzle, &game);
    return puzzle_judge(maker, &game, playouts, 99, &verdict) &&
           move_equal(&verdict.best.moves[0], &puzzle->answer) && verdict.lead > verdict.error;
}
