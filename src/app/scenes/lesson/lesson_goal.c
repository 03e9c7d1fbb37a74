#include "app/scenes/lesson/lesson_goal.h"

#include "dreamhome/turn.h"

/* ---- what was reached ---- */

static bool is_in(ResourceCardSet cards, ResourceCard card)
{
    return (cards & CARD_BIT(card)) != 0;
}

static bool is_use_of(const Event *event, ResourceCardSet cards)
{
    switch ((EventKind)event->kind) {
    case EVENT_ROOFER_USED:
        return cards == resource_cards_of_type(RESOURCE_ROOFER);
    case EVENT_SUPPLIER_USED:
        return cards == resource_cards_of_type(RESOURCE_SUPPLIER);
    case EVENT_HANDYMAN_USED:
        return cards == resource_cards_of_type(RESOURCE_HANDYMAN);
    default:
        return event->kind == EVENT_TOOL_SPENT && is_in(cards, event->resource);
    }
}

static bool placed(const Event *event)
{
    return event->kind == EVENT_ROOM_PLACED && !event->face_down;
}

/* Whether an event of the pupil reaches a goal; `home` is as it is after the move. */
static bool reaches(const Goal *goal, const Event *event, const Home *home)
{
    const Space space = (Space)event->space;
    switch (goal->kind) {
    case GOAL_PLACE:
        return placed(event) &&
               (goal->room == ROOM_NONE || room_card_type(event->room) == goal->room);
    case GOAL_JOIN:
        return placed(event) && space_count(home_room_at(home, space)) >= goal->number;
    case GOAL_UPSTAIRS:
        return placed(event) && space_in(SPACES_TOP, space);
    case GOAL_BASEMENT:
        return placed(event) && space_in(SPACES_BASEMENT, space);
    case GOAL_EMPTY:
        return event->kind == EVENT_ROOM_PLACED && event->face_down;
    case GOAL_DECORATE:
        return event->kind == EVENT_TOKEN_PLACED;
    case GOAL_SCAFFOLD:
        return event->kind == EVENT_SCAFFOLDING_PLACED;
    case GOAL_TAKE:
        return event->kind == EVENT_COLUMN_TAKEN && is_in(goal->cards, event->resource);
    case GOAL_USE:
        return is_use_of(event, goal->cards);
    case GOAL_MARKER:
        return event->kind == EVENT_COLUMN_TAKEN && event->column == 0;
    default:
        return false;
    }
}

static bool reaches_score(const Goal *goal, const Home *before, const Home *after)
{
    const Score won = score_difference(score_open(after), score_open(before));
    return (goal->kind == GOAL_BONUS && won.function > 0) ||
           (goal->kind == GOAL_POINTS && won.total >= goal->number);
}

void attempt_begin(Attempt *attempt, const LessonStep *step, const Game *game, int seat)
{
    *attempt = (Attempt){.step = step, .seat = seat, .before = *game, .game = *game};
}

bool attempt_play(Attempt *attempt, const Move *move)
{
    EventList events;
    const LessonStep *step = attempt->step;
    if (game_apply(&attempt->game, move, &events))
        return false;
    const Home *home = &attempt->game.homes[attempt->seat];
    for (int i = 0; i < step->goal_count; i++) {
        bool reached = reaches_score(&step->goals[i], &attempt->before.homes[attempt->seat], home);
        for (int k = 0; k < events.count; k++)
            reached |= events.items[k].player == attempt->seat &&
                       reaches(&step->goals[i], &events.items[k], home);
        attempt->reached |= reached ? 1u << i : 0;
    }
    return true;
}

bool attempt_succeeds(const Attempt *attempt)
{
    return attempt->step->goal_count && attempt->reached == (1u << attempt->step->goal_count) - 1;
}

bool attempt_goes_on(const Attempt *attempt)
{
    return turn_equal(turn_of(&attempt->before), turn_of(&attempt->game));
}

/* ---- what would reach it ---- */

typedef struct Search {
    GoalSearch how;
    Plan best;
} Search;

/* Tools are left alone, and rooms lie face up, unless that is what is to be learnt. */
static bool is_considered(const Search *search, const Attempt *attempt, const Move *move)
{
    const bool uses = lesson_step_has(attempt->step, GOAL_USE) && !search->how.any;
    switch ((MoveKind)move->kind) {
    case MOVE_TAKE:
        return search->how.column < 0 || move->column == search->how.column;
    case MOVE_JACKHAMMER:
        return uses && (search->how.column < 0 || move->column == search->how.column);
    case MOVE_DRILL:
    case MOVE_MIX:
    case MOVE_ROOFER:
    case MOVE_SUPPLY:
    case MOVE_HANDYMAN:
        return uses;
    case MOVE_PLACE:
        return !move->face_down || search->how.any || lesson_step_has(attempt->step, GOAL_EMPTY);
    default:
        return true;
    }
}

/* Nobody stops with a room in hand. */
static bool is_success(const Search *search, const Attempt *attempt)
{
    if (!attempt_goes_on(attempt))
        return search->how.any || attempt_succeeds(attempt);
    return !search->how.any && attempt_succeeds(attempt) && !attempt->game.hand_room;
}

static int value_of(const Attempt *attempt)
{
    const Home *before = &attempt->before.homes[attempt->seat];
    const Home *after = &attempt->game.homes[attempt->seat];
    return score_open(after).total - score_open(before).total;
}

static void search_from(Search *search, const Attempt *attempt, Plan *plan)
{
    MoveList moves;
    if (is_success(search, attempt)) {
        plan->value = value_of(attempt);
        if (!search->best.count || plan->value > search->best.value)
            search->best = *plan;
        return;
    }
    if (plan->count == PLAN_MOVES_MAX || !attempt_goes_on(attempt))
        return;
    game_moves(&attempt->game, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (!is_considered(search, attempt, &moves.items[i]))
            continue;
        Attempt next = *attempt;
        attempt_play(&next, &moves.items[i]);
        plan_add(plan, moves.items[i]);
        search_from(search, &next, plan);
        plan->count--;
    }
}

/* The moves of a plan up to where it has done the job; none if it does not, or was left. */
static bool try_plan(const Search *search, const Attempt *attempt, const Plan *plan, Plan *best)
{
    Attempt next = *attempt;
    *best = (Plan){0};
    for (int i = 0; i < plan->count && !is_success(search, &next); i++) {
        if (!is_considered(search, &next, &plan->moves[i]) || !attempt_goes_on(&next) ||
            !attempt_play(&next, &plan->moves[i]))
            return false;
        plan_add(best, plan->moves[i]);
    }
    return best->count && is_success(search, &next);
}

bool attempt_plan(const Attempt *attempt, GoalSearch how, Plan *plan)
{
    Search search = {.how = how};
    Plan empty = {0};
    if (how.preferred && try_plan(&search, attempt, how.preferred, plan))
        return true;
    search_from(&search, attempt, &empty);
    *plan = search.best;
    return plan->count > 0;
}
