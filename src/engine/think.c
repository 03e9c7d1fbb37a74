#include "engine/think.h"

#include <pthread.h>
#include <time.h>

typedef struct Deadline {
    bool set;
    struct timespec at;
} Deadline;

static Deadline deadline_in(int milliseconds)
{
    Deadline deadline = {.set = milliseconds > 0};
    clock_gettime(CLOCK_MONOTONIC, &deadline.at);
    deadline.at.tv_sec += milliseconds / 1000;
    deadline.at.tv_nsec += milliseconds % 1000 * 1000000L;
    if (deadline.at.tv_nsec >= 1000000000L) {
        deadline.at.tv_sec++;
        deadline.at.tv_nsec -= 1000000000L;
    }
    return deadline;
}

static bool is_past(void *data)
{
    const Deadline *deadline = data;
    struct timespec now;
    if (!deadline->set)
        return false;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec != deadline->at.tv_sec ? now.tv_sec > deadline->at.tv_sec
                                             : now.tv_nsec >= deadline->at.tv_nsec;
}

typedef struct Worker {
    Search *search;
    int number;
    Stop stop;
} Worker;

static void *work(void *data)
{
    const Worker *worker = data;
    search_work(worker->search, worker->number, worker->stop);
    return NULL;
}

/* All workers of one stage; the last one, and any that gets no thread, works here. */
static void run_stage(Search *search, Stop stop)
{
    Worker workers[THINK_WORKERS];
    pthread_t threads[THINK_WORKERS];
    bool started[THINK_WORKERS] = {false};
    for (int i = 0; i < THINK_WORKERS; i++) {
        workers[i] = (Worker){.search = search, .number = i, .stop = stop};
        if (i + 1 < THINK_WORKERS)
            started[i] = pthread_create(&threads[i], NULL, work, &workers[i]) == 0;
        if (!started[i])
            work(&workers[i]);
    }
    for (int i = 0; i < THINK_WORKERS; i++) {
        if (started[i])
            pthread_join(threads[i], NULL);
    }
    search_end_stage(search);
}

void think_decide(Search *search, const Game *game, SearchSettings settings, int milliseconds)
{
    Deadline deadline = deadline_in(milliseconds);
    const Stop stop = {.should_stop = is_past, .data = &deadline};
    settings.workers = THINK_WORKERS;
    search_start(search, game, &settings);
    while (search_has_stage(search))
        run_stage(search, stop);
}

void think_analyze(Search *search, const Game *game, uint64_t seed, int milliseconds)
{
    Deadline deadline = deadline_in(milliseconds);
    const Stop stop = {.should_stop = is_past, .data = &deadline};
    const SearchSettings settings = {
        .level = LEVEL_EXPERT, .seed = seed, .workers = THINK_WORKERS, .analyze = true};
    search_start(search, game, &settings);
    while (search_has_stage(search)) {
        run_stage(search, stop);
        if (!search_has_stage(search))
            search_again(search, LEVEL_INFO[LEVEL_EXPERT].playouts);
    }
}
