#include "app/layout_check.h"

#include "app/app.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ENTRIES_MAX = 2048 };

struct LayoutCheck {
    LayoutLog log;
    LayoutEntry entries[ENTRIES_MAX];
};

LayoutCheck *layout_check_begin(App *app)
{
    LayoutCheck *check = calloc(1, sizeof *check);
    if (!check)
        abort();
    check->log = (LayoutLog){.capacity = ENTRIES_MAX, .entries = check->entries};
    texts_log(app->texts, &check->log);
    app_measure(app); /* nothing comes from a layer that was drawn before */
    return check;
}

/* Where the letters are: above and below them a line has some air. */
static Box ink(const LayoutEntry *entry)
{
    const float air = fminf(entry->box.h * 0.2f, 5);
    return box(entry->box.x + 1, entry->box.y + air, entry->box.w - 2, entry->box.h - 2 * air);
}

static bool overlap(const LayoutEntry *one, const LayoutEntry *other)
{
    const Box a = ink(one), b = ink(other);
    return !one->apart && !other->apart && SDL_HasIntersectionF(&a, &b);
}

static bool in_view(const App *app, const LayoutEntry *entry)
{
    const Box b = ink(entry);
    return entry->apart || (b.x >= app->view.x && b.y >= app->view.y && b.x + b.w <= app->view.w &&
                            b.y + b.h <= app->view.h);
}

static int judge(const App *app, const LayoutLog *log, int index)
{
    const LayoutEntry *entry = &log->entries[index];
    int wrong = 0;
    if (!entry->fits) {
        SDL_Log("layout: '%s' needs %.0fx%.0f and has %.0fx%.0f", entry->words, entry->box.w,
                entry->box.h, entry->given.w, entry->given.h);
        wrong++;
    }
    if (!in_view(app, entry)) {
        SDL_Log("layout: '%s' leaves the window", entry->words);
        wrong++;
    }
    for (int i = index + 1; i < log->count; i++) {
        if (overlap(entry, &log->entries[i])) {
            SDL_Log("layout: '%s' and '%s' overlap", entry->words, log->entries[i].words);
            wrong++;
        }
    }
    return wrong;
}

int layout_check_end(LayoutCheck *check, App *app)
{
    int wrong = 0;
    texts_log(app->texts, NULL);
    for (int i = 0; i < check->log.count; i++)
        wrong += judge(app, &check->log, i);
    free(check);
    return wrong;
}
