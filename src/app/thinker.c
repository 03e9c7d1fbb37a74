#include "app/thinker.h"

#include "session/think.h"

#include <stdlib.h>

typedef enum ThinkerState {
    THINKER_IDLE,
    THINKER_ASKED,
    THINKER_WORKING,
    THINKER_ANSWERED
} ThinkerState;

typedef enum QuestionKind {
    QUESTION_MOVE,
    QUESTION_HINTS,
    QUESTION_REVIEW,
    QUESTION_LIMIT,
    QUESTION_PROSPECTS
} QuestionKind;

typedef struct Question {
    QuestionKind kind;
    Game game; /* of all but a review */
    Level level;
    uint64_t seed;
    int player;       /* of a limit */
    Plan plan, other; /* of prospects; without moves: the next best */
    Record record;    /* of a review */
    unsigned players;
} Question;

typedef struct Answer {
    Plan plan;
    Hints hints;
    ReviewReport report;
    Limit limit;
    Prospects prospects;
} Answer;

struct Thinker {
    bool wait;
    Uint32 event;
    SDL_mutex *lock; /* over everything up to `answer` */
    SDL_cond *work;
    SDL_Thread *thread;
    bool quit;
    ThinkerState state;
    bool news; /* there is something to take */
    Question asked;
    Answer answer;
    SDL_atomic_t stop; /* what is being worked on is no longer wanted */
    /* The thread's own while it works: */
    Question question;
    Deadline deadline;
    Review review;
    Search search;
};

/* ---- in the thread ---- */

enum {
    /* A review is as thorough as an expert, but for the time that a whole game takes. */
    REVIEW_PLAYOUTS = 1200,
    HURRIED_WIDTH = 16, /* of the search for the best house, for scripts */
    COMPARED_HINTS = 4,
    SETTLING_SHARE = 2, /* of an expert's time, for making sure of the best hint */
};

static bool should_stop(void *data)
{
    Thinker *thinker = data;
    return SDL_AtomicGet(&thinker->stop) || deadline_is_past(thinker->deadline);
}

/* The two hints that stand first meet the same deals, so that none is called best for its luck. */
static void settle_hints(Thinker *thinker)
{
    const int limit = LEVEL_INFO[LEVEL_EXPERT].milliseconds / SETTLING_SHARE;
    thinker->deadline = deadline_in(thinker->wait ? 0 : limit);
    while (search_settle(&thinker->search, THINKER_SETTLING))
        think_finish(&thinker->search, (Stop){should_stop, thinker});
}

/* Where the points of those come from that may be shown: of the best compared with the next one, of
 * others compared with the best. */
static void compare_hints(Thinker *thinker, Hints *hints)
{
    const Game *game = &thinker->question.game;
    const Stop stop = {should_stop, thinker};
    const int limit = LEVEL_INFO[LEVEL_EXPERT].milliseconds / SETTLING_SHARE;
    thinker->deadline = deadline_in(thinker->wait ? 0 : limit);
    for (int i = 0; i < hints->count && i < COMPARED_HINTS && game->phase < PHASE_END; i++) {
        const int other = i || hints->count == 1 ? 0 : 1;
        prospects_compare(game, &hints->items[i].plan, &hints->items[other].plan, stop,
                          &hints->items[i].ahead);
    }
}

static void decide(Thinker *thinker, Answer *answer)
{
    const Question *question = &thinker->question;
    const SearchSettings settings = {.level = question->level, .seed = question->seed};
    const int limit = LEVEL_INFO[question->level].milliseconds;
    Search *search = &thinker->search;
    thinker->deadline = deadline_in(thinker->wait ? 0 : limit);
    think_decide(search, &question->game, settings, (Stop){should_stop, thinker});
    answer->plan = *search_plan(search);
    if (question->kind == QUESTION_HINTS) {
        settle_hints(thinker);
        answer->hints.count = hints_best(search, answer->hints.items, THINKER_HINTS);
        compare_hints(thinker, &answer->hints);
    }
}

static void start_review(Thinker *thinker)
{
    const Question *question = &thinker->question;
    const ReviewSettings settings = {
        .players = question->players,
        .playouts = REVIEW_PLAYOUTS,
        .seed = question->record.options.seed,
        .workers = THINK_WORKERS,
        .finish = think_finish,
    };
    thinker->deadline = deadline_in(0);
    review_start(&thinker->review, &question->record, &settings);
}

static void step_review(Thinker *thinker, ReviewReport *report)
{
    Review *review = &thinker->review;
    report->finished = !review_step(review, (Stop){should_stop, thinker});
    report->at = review->next;
    report->count = review->worst_count;
    for (int i = 0; i < review->worst_count; i++)
        report->items[i] = review->worst[i];
}

static void find_limit(Thinker *thinker, Limit *limit)
{
    const int width = thinker->wait ? HURRIED_WIDTH : LIMIT_WIDTH;
    LimitItem *items = malloc(LIMIT_ITEMS(width) * sizeof *items);
    if (!items)
        abort();
    thinker->deadline = deadline_in(0);
    limit_find(&thinker->question.game, thinker->question.player, items, width,
               (Stop){should_stop, thinker}, limit);
    free(items);
}

static void compare(Thinker *thinker, Prospects *prospects)
{
    const Stop stop = {should_stop, thinker};
    Question *question = &thinker->question;
    thinker->deadline = deadline_in(0);
    *prospects = (Prospects){0};
    if (question->other.count ||
        prospects_next_best(&question->game, &question->plan, stop, &question->other))
        prospects_compare(&question->game, &question->plan, &question->other, stop, prospects);
}

/* Hands an answer over, unless nobody wants it any more. */
static bool publish(Thinker *thinker, const Answer *answer, bool last)
{
    SDL_Event event = {.type = thinker->event};
    SDL_LockMutex(thinker->lock);
    const bool wanted = thinker->state == THINKER_WORKING;
    if (wanted) {
        thinker->answer = *answer;
        thinker->news = true;
        if (last)
            thinker->state = THINKER_ANSWERED;
    }
    SDL_UnlockMutex(thinker->lock);
    if (wanted)
        SDL_PushEvent(&event);
    return wanted;
}

static void work(Thinker *thinker)
{
    Answer answer = {0};
    if (thinker->question.kind != QUESTION_REVIEW) {
        if (thinker->question.kind == QUESTION_LIMIT)
            find_limit(thinker, &answer.limit);
        else if (thinker->question.kind == QUESTION_PROSPECTS)
            compare(thinker, &answer.prospects);
        else
            decide(thinker, &answer);
        publish(thinker, &answer, true);
        return;
    }
    start_review(thinker);
    do {
        step_review(thinker, &answer.report);
    } while (publish(thinker, &answer, answer.report.finished) && !answer.report.finished);
}

static int run(void *data)
{
    Thinker *thinker = data;
    SDL_LockMutex(thinker->lock);
    while (!thinker->quit) {
        if (thinker->state != THINKER_ASKED) {
            SDL_CondWait(thinker->work, thinker->lock);
            continue;
        }
        thinker->question = thinker->asked;
        thinker->state = THINKER_WORKING;
        SDL_AtomicSet(&thinker->stop, 0);
        SDL_UnlockMutex(thinker->lock);
        work(thinker);
        SDL_LockMutex(thinker->lock);
    }
    SDL_UnlockMutex(thinker->lock);
    return 0;
}

/* ---- outside ---- */

Thinker *thinker_new(bool wait)
{
    Thinker *thinker = calloc(1, sizeof *thinker);
    if (!thinker)
        abort();
    thinker->event = SDL_RegisterEvents(1);
    thinker->lock = SDL_CreateMutex();
    thinker->work = SDL_CreateCond();
    if (!wait)
        thinker->thread = SDL_CreateThread(run, "thinker", thinker);
    thinker->wait = !thinker->thread;
    return thinker;
}

/* The thread, if there is one, sees within a playout that it works for nothing. */
static void change_state(Thinker *thinker, ThinkerState state)
{
    SDL_AtomicSet(&thinker->stop, 1);
    thinker->state = state;
    thinker->news = false;
    SDL_CondSignal(thinker->work);
}

void thinker_free(Thinker *thinker)
{
    if (!thinker)
        return;
    SDL_LockMutex(thinker->lock);
    thinker->quit = true;
    change_state(thinker, THINKER_IDLE);
    SDL_UnlockMutex(thinker->lock);
    SDL_WaitThread(thinker->thread, NULL);
    SDL_DestroyCond(thinker->work);
    SDL_DestroyMutex(thinker->lock);
    free(thinker);
}

static void ask(Thinker *thinker, const Question *question)
{
    SDL_LockMutex(thinker->lock);
    thinker->asked = *question;
    change_state(thinker, THINKER_ASKED);
    SDL_UnlockMutex(thinker->lock);
    if (!thinker->wait)
        return;
    thinker->question = *question;
    thinker->state = THINKER_WORKING;
    SDL_AtomicSet(&thinker->stop, 0);
    if (question->kind == QUESTION_REVIEW)
        start_review(thinker);
    else
        work(thinker);
}

void thinker_ask_move(Thinker *thinker, const Game *game, Level level, uint64_t seed)
{
    ask(thinker, &(Question){.kind = QUESTION_MOVE, .game = *game, .level = level, .seed = seed});
}

void thinker_ask_hints(Thinker *thinker, const Game *game, uint64_t seed)
{
    ask(thinker,
        &(Question){.kind = QUESTION_HINTS, .game = *game, .level = LEVEL_EXPERT, .seed = seed});
}

void thinker_ask_review(Thinker *thinker, const Record *record, unsigned players)
{
    ask(thinker, &(Question){.kind = QUESTION_REVIEW, .record = *record, .players = players});
}

void thinker_ask_limit(Thinker *thinker, const Game *game, int player)
{
    ask(thinker, &(Question){.kind = QUESTION_LIMIT, .game = *game, .player = player});
}

void thinker_ask_prospects(Thinker *thinker, const Game *game, const Plan *plan, const Plan *other)
{
    ask(thinker, &(Question){.kind = QUESTION_PROSPECTS,
                             .game = *game,
                             .plan = *plan,
                             .other = other ? *other : (Plan){0}});
}

void thinker_drop(Thinker *thinker)
{
    SDL_LockMutex(thinker->lock);
    change_state(thinker, THINKER_IDLE);
    SDL_UnlockMutex(thinker->lock);
}

bool thinker_busy(const Thinker *thinker)
{
    SDL_LockMutex(thinker->lock);
    const bool busy = thinker->state != THINKER_IDLE;
    SDL_UnlockMutex(thinker->lock);
    return busy;
}

static bool take(Thinker *thinker, QuestionKind kind, Answer *answer)
{
    SDL_LockMutex(thinker->lock);
    const bool taken = thinker->news && thinker->asked.kind == kind;
    if (taken) {
        *answer = thinker->answer;
        thinker->news = false;
        if (thinker->state == THINKER_ANSWERED)
            thinker->state = THINKER_IDLE;
    }
    SDL_UnlockMutex(thinker->lock);
    return taken;
}

bool thinker_take_move(Thinker *thinker, Plan *plan)
{
    Answer answer;
    if (!take(thinker, QUESTION_MOVE, &answer))
        return false;
    *plan = answer.plan;
    return true;
}

bool thinker_take_hints(Thinker *thinker, Hints *hints)
{
    Answer answer;
    if (!take(thinker, QUESTION_HINTS, &answer))
        return false;
    *hints = answer.hints;
    return true;
}

bool thinker_take_limit(Thinker *thinker, Limit *limit)
{
    Answer answer;
    if (!take(thinker, QUESTION_LIMIT, &answer))
        return false;
    *limit = answer.limit;
    return true;
}

bool thinker_take_prospects(Thinker *thinker, Prospects *prospects)
{
    Answer answer;
    if (!take(thinker, QUESTION_PROSPECTS, &answer))
        return false;
    *prospects = answer.prospects;
    return true;
}

bool thinker_take_review(Thinker *thinker, ReviewReport *report)
{
    Answer answer = {0};
    if (thinker->wait && thinker->state == THINKER_WORKING) {
        step_review(thinker, &answer.report);
        publish(thinker, &answer, answer.report.finished);
    }
    if (!take(thinker, QUESTION_REVIEW, &answer))
        return false;
    *report = answer.report;
    return true;
}

Uint32 thinker_event(const Thinker *thinker)
{
    return thinker->event;
}
