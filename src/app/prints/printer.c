/* The printer: makes each kind of print with its own thread. */
#include "app/prints/print_run.h"

#include <stdlib.h>

struct Print {
    PrintRun run;
    SDL_Thread *thread;
    SDL_atomic_t done;
    bool made;
    Error error; /* why not */
};

typedef struct Maker {
    const char *ending;
    PressSize size;
    void (*prepare)(PrintRun *run); /* by the main thread: words; or NULL */
    bool (*make)(PrintRun *run, Error *error);
} Maker;

#define POSTER_HOUSE_WIDTH  273
#define POSTER_HOUSE_HEIGHT (273 * 486 / 776.0f)

static const Maker MAKERS[PRINT_KIND_COUNT] = {
    [PRINT_POSTCARD] = {"png", {297, 210, PRESS_SHARP / 2}, postcard_prepare, postcard_make},
    [PRINT_POSTER] = {"pdf",
                      {POSTER_HOUSE_WIDTH, POSTER_HOUSE_HEIGHT, PRESS_SHARP},
                      NULL,
                      poster_make},
    [PRINT_LARGE_POSTER] = {"pdf",
                            {POSTER_HOUSE_WIDTH, POSTER_HOUSE_HEIGHT, PRESS_SHARP * 1.41421f},
                            NULL,
                            poster_make},
    [PRINT_COLOURING] = {"pdf", {277, 277 * 486 / 776.0f, PRESS_SHARP}, NULL, colouring_make},
    [PRINT_FOLD] = {"pdf", {194, 224, PRESS_SHARP}, NULL, fold_house_make},
    [PRINT_BUILT] = {"gif", {180, 130, 4}, built_prepare, built_make},
    [PRINT_TOGETHER] = {"png", {0}, together_prepare, together_make}, /* as many as play */
};

const char *print_ending(PrintKind kind)
{
    return MAKERS[kind].ending;
}

void print_reach(PrintRun *run, float part)
{
    SDL_AtomicSet(&run->thousandths, (int)(part * 1000));
}

bool print_picture(PrintRun *run, Error *error)
{
    size_t length;
    char *bytes = press_encode(&run->press, PRESS_PNG, &length, error);
    const bool written = bytes && file_write(run->order.path, bytes, length, error);
    free(bytes);
    return written;
}

static int work(void *data)
{
    Print *print = data;
    print->made = MAKERS[print->run.order.kind].make(&print->run, &print->error);
    SDL_AtomicSet(&print->done, 1);
    return 0;
}

Print *print_start(const PrintOrder *order, Error *error)
{
    const Maker *maker = &MAKERS[order->kind];
    Print *print = calloc(1, sizeof *print);
    if (!print)
        abort();
    print->run.order = *order;
    const PressSize size = order->kind == PRINT_TOGETHER ? together_size(order) : maker->size;
    if (!press_open(&print->run.press, size, order->assets, error)) {
        free(print);
        return NULL;
    }
    if (maker->prepare)
        maker->prepare(&print->run);
    print->thread = SDL_CreateThread(work, "print", print);
    if (!print->thread)
        work(print); /* then the window has to wait */
    return print;
}

float print_progress(Print *print)
{
    return (float)SDL_AtomicGet(&print->run.thousandths) / 1000;
}

bool print_done(Print *print)
{
    return SDL_AtomicGet(&print->done);
}

bool print_finish(Print *print, Error *error)
{
    SDL_WaitThread(print->thread, NULL);
    const bool made = print->made;
    if (!made)
        *error = print->error;
    press_close(&print->run.press);
    free(print);
    return made;
}
