#include "app/scenes/table/hint_words.h"

#include "ai/endgame.h"
#include "app/scenes/table/hint_clauses.h"
#include "app/words/running_names.h"

#include <stdio.h>
#include <string.h>

ResourceType hint_card_of(MoveKind kind)
{
    static const ResourceType USED[MOVE_KIND_COUNT] = {
        [MOVE_JACKHAMMER] = RESOURCE_JACKHAMMER,
        [MOVE_DRILL] = RESOURCE_DRILL,
        [MOVE_MIX] = RESOURCE_MIXER,
        [MOVE_ROOFER] = RESOURCE_ROOFER,
        [MOVE_SUPPLY] = RESOURCE_SUPPLIER,
        [MOVE_HANDYMAN] = RESOURCE_HANDYMAN,
    };
    return USED[kind];
}

/* ---- a helper that only prepares for the next one ---- */

static bool swaps_at_the_end(const Move *move)
{
    return move->kind == MOVE_SUPPLY || move->kind == MOVE_HANDYMAN;
}

/* What the Supplier does may pay off only with the Handyman after him, and the other way round. */
static Plan whole_plan(const Plan *plan, const Game *game)
{
    Plan whole = *plan, next;
    Game then = *game;
    if (plan->count != 1 || game->phase != PHASE_END || !swaps_at_the_end(&plan->moves[0]))
        return whole;
    plan_play(plan, &then);
    if (then.phase != PHASE_END || then.player != game->player)
        return whole;
    endgame_helper_exact(&then, &next);
    if (next.count && swaps_at_the_end(&next.moves[0]))
        plan_add(&whole, next.moves[0]);
    return whole;
}

/* ---- sentences ---- */

/* How far a plan has been told. */
typedef struct Telling {
    const Plan *plan;
    const Words *words;
    Game then; /* before the move that is told next */
    int next;
    HintContext context;
} Telling;

static Telling telling_of(const Plan *plan, const Game *game, const Words *words)
{
    return (Telling){
        .plan = plan, .words = words, .then = *game, .context = {.built = HINT_NO_SPACE}};
}

static void tell_move(Telling *telling, char clause[HINT_CLAUSE_CAPACITY])
{
    const Move *move = &telling->plan->moves[telling->next++];
    hint_clause(clause, &telling->then, move, telling->context, telling->words);
    if (move->kind == MOVE_PLACE)
        telling->context.built = move->space;
    game_apply(&telling->then, move, NULL);
}

/* Taking a column and building its room are one sentence. */
static void tell_sentence(Telling *telling, char *out, size_t capacity)
{
    char clause[HINT_CLAUSE_CAPACITY], next[HINT_CLAUSE_CAPACITY];
    const MoveKind kind = (MoveKind)telling->plan->moves[telling->next].kind;
    tell_move(telling, clause);
    begin_large(clause);
    if ((kind != MOVE_TAKE && kind != MOVE_JACKHAMMER) || telling->next == telling->plan->count) {
        snprintf(out, capacity, "%s", clause);
        return;
    }
    tell_move(telling, next);
    /* words: two things to do: Take column 3 and build the kitchen on the top floor, far left */
    snprintf(out, capacity, tr(telling->words, WORDS_IN("to do", "%s and %s")), clause, next);
}

void hint_move_words(char *out, size_t capacity, const Hint *hint, const Game *game,
                     const Words *words)
{
    const Plan plan = whole_plan(&hint->plan, game);
    const int points = hints_points(game, &plan);
    Telling telling = telling_of(&plan, game, words);
    size_t length = 0;
    out[0] = '\0';
    while (telling.next < plan.count && length + 1 < capacity) {
        char sentence[2 * HINT_CLAUSE_CAPACITY];
        tell_sentence(&telling, sentence, sizeof sentence);
        telling.context.later = true;
        if (length)
            out[length++] = ' ';
        if (telling.next < plan.count || points <= 0)
            snprintf(out + length, capacity - length, "%s.", sentence);
        else
            /* words: the end of a hint, and the points that all of it brings at once */
            snprintf(out + length, capacity - length, tr(words, "%s: +%d."), sentence, points);
        length += strlen(out + length);
    }
}

/* ---- ideas ---- */

/* What a plan is about: where its room goes, or else what is done first. */
static void tell_idea(const Plan *plan, const Game *game, const Words *words,
                      char clause[HINT_CLAUSE_CAPACITY])
{
    Telling telling = telling_of(plan, game, words);
    int last = 0;
    for (int i = 0; i < plan->count; i++)
        last = plan->moves[i].kind == MOVE_PLACE ? i : last;
    while (telling.next <= last)
        tell_move(&telling, clause);
}

bool hint_is_same_idea(const Hint *hint, const Hint *other, const Game *game, const Words *words)
{
    char one[HINT_CLAUSE_CAPACITY], two[HINT_CLAUSE_CAPACITY];
    const Plan *plan = &hint->plan, *more = &other->plan;
    tell_idea(plan, game, words, one);
    tell_idea(more, game, words, two);
    return hint_card_of((MoveKind)plan->moves[0].kind) ==
               hint_card_of((MoveKind)more->moves[0].kind) &&
           strcmp(one, two) == 0;
}
