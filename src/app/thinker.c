#include "app/thinker.h"

#include "ai/search.h"

#include <stdlib.h>

typedef enum ThinkerState {
    THINKER_IDLE,
    THINKER_ASKED,
    THINKER_WORKING,
    THINKER_ANSWERED
} ThinkerState;

struct Thinker {
    bool wait;
    Uint32 event;
    SDL_mutex *lock;
    SDL_cond *work;
    SDL_Thread *thread;
    SDL_atomic_t stop; /* the question that is being worked on is no longer wanted */
    bool quit;
    ThinkerState state;
    Game game;
    SearchSettings settings;
    Uint64 deadline; /* SDL ticks */
    Hint answer;
    Search search; /* the thread's own while it works */
};

static bool should_stop(void *data)
{
    Thinker *thinker = data;
    return SDL_AtomicGet(&thinker->stop) || SDL_GetTicks64() > thinker->deadline;
}

static void think(Thinker *thinker)
{
    const Game game = thinker->game;
    const SearchSettings settings = thinker->settings;
    thinker->deadline = SDL_GetTicks64() + (Uint64)LEVEL_INFO[settings.level].milliseconds;
    thinker->state = THINKER_WORKING;
    SDL_UnlockMutex(thinker->lock);
    const Stop stop = {.should_stop = should_stop, .data = thinker};
    search_run(&thinker->search, &game, &settings,
               LEVEL_INFO[settings.level].milliseconds && !thinker->wait ? stop : NEVER_STOP);
    SDL_LockMutex(thinker->lock);
    if (thinker->state != THINKER_WORKING)
        return; /* dropped, or asked again */
    thinker->answer = (Hint){.plan = *search_plan(&thinker->search)};
    hints_explain(&game, &thinker->search.outlook, &thinker->answer);
    thinker->state = THINKER_ANSWERED;
    SDL_Event event = {.type = thinker->event};
    SDL_PushEvent(&event);
}

static int run(void *data)
{
    Thinker *thinker = data;
    SDL_LockMutex(thinker->lock);
    while (!thinker->quit) {
        if (thinker->state == THINKER_ASKED) {
            SDL_AtomicSet(&thinker->stop, 0);
            think(thinker);
        } else {
            SDL_CondWait(thinker->work, thinker->lock);
        }
    }
    SDL_UnlockMutex(thinker->lock);
    return 0;
}

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

void thinker_free(Thinker *thinker)
{
    if (!thinker)
        return;
    SDL_AtomicSet(&thinker->stop, 1);
    SDL_LockMutex(thinker->lock);
    thinker->quit = true;
    SDL_CondSignal(thinker->work);
    SDL_UnlockMutex(thinker->lock);
    SDL_WaitThread(thinker->thread, NULL);
    SDL_DestroyCond(thinker->work);
    SDL_DestroyMutex(thinker->lock);
    free(thinker);
}

void thinker_ask(Thinker *thinker, const Game *game, Level level, uint64_t seed)
{
    SDL_AtomicSet(&thinker->stop, 1);
    SDL_LockMutex(thinker->lock);
    thinker->game = *game;
    thinker->settings = (SearchSettings){.level = level, .seed = seed, .workers = 1};
    thinker->state = THINKER_ASKED;
    if (thinker->wait)
        think(thinker);
    else
        SDL_CondSignal(thinker->work);
    SDL_UnlockMutex(thinker->lock);
}

void thinker_drop(Thinker *thinker)
{
    SDL_AtomicSet(&thinker->stop, 1);
    SDL_LockMutex(thinker->lock);
    thinker->state = THINKER_IDLE;
    SDL_UnlockMutex(thinker->lock);
}

bool thinker_busy(const Thinker *thinker)
{
    SDL_LockMutex(thinker->lock);
    const bool busy = thinker->state != THINKER_IDLE;
    SDL_UnlockMutex(thinker->lock);
    return busy;
}

bool thinker_take(Thinker *thinker, Hint *answer)
{
    SDL_LockMutex(thinker->lock);
    const bool answered = thinker->state == THINKER_ANSWERED;
    if (answered) {
        *answer = thinker->answer;
        thinker->state = THINKER_IDLE;
    }
    SDL_UnlockMutex(thinker->lock);
    return answered;
}

Uint32 thinker_event(const Thinker *thinker)
{
    return thinker->event;
}
