#include "session/think.h"

#include <pthread.h>
#include <time.h>

static int64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

Deadline deadline_in(int milliseconds)
{
    return milliseconds ? now() + milliseconds : 0;
}

bool deadline_is_past(Deadline deadline)
{
    return deadline && now() >= deadline;
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
    Worker workers[SEARCH_WORKERS_MAX];
    pthread_t threads[SEARCH_WORKERS_MAX];
    bool started[SEARCH_WORKERS_MAX] = {false};
    const int count = search->settings.workers;
    for (int i = 0; i < count; i++) {
        workers[i] = (Worker){.search = search, .number = i, .stop = stop};
        if (i + 1 < count)
            started[i] = pthread_create(&threads[i], NULL, work, &workers[i]) == 0;
        if (!started[i])
            work(&workers[i]);
    }
    for (int i = 0; i < count; i++) {
        if (started[i])
            pthread_join(threads[i], NULL);
    }
    search_end_stage(search);
}

void think_finish(Search *search, Stop stop)
{
    while (search_has_stage(search))
        run_stage(search, stop);
}

void think_decide(Search *search, const Game *game, SearchSettings settings, Stop stop)
{
    settings.workers = THINK_WORKERS;
    search_start(search, game, &settings);
    think_finish(search, stop);
}
