#include "app/probe/layout_check.h"

#include "app/app.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ENTRIES_MAX = 2048 };

typedef struct Entry {
    bool thing; /* else words */
    Box box;    /* where it really is */
    Box given;  /* where the words should be */
    bool fits;
    char name[64];
} Entry;

struct LayoutLog {
    int card_complaints;
    int count;
    Entry entries[ENTRIES_MAX];
};

/* ---- noting ---- */

/* What is drawn on a card lies somewhere else later: its place says nothing. */
static bool draws_on_card(const App *app)
{
    SDL_Texture *target = SDL_GetRenderTarget(app->renderer);
    int width, height, window_width, window_height;
    if (!target || SDL_QueryTexture(target, NULL, NULL, &width, &height) != 0)
        return false;
    SDL_GetWindowSizeInPixels(app->window, &window_width, &window_height);
    return width != window_width || height != window_height;
}

/* What a scroll window leaves of a box. */
static bool cut_to_clip(const App *app, Box *b)
{
    SDL_Rect clip;
    if (!SDL_RenderIsClipEnabled(app->renderer))
        return true;
    SDL_RenderGetClipRect(app->renderer, &clip);
    const Box seen = box((float)clip.x / app->unit, (float)clip.y / app->unit,
                         (float)clip.w / app->unit, (float)clip.h / app->unit);
    return SDL_IntersectFRect(b, &seen, b);
}

static void note(App *app, Entry entry, const char *name)
{
    LayoutLog *log = app->layout_log;
    if (log->count == ENTRIES_MAX)
        return;
    snprintf(entry.name, sizeof entry.name, "%s", name);
    log->entries[log->count++] = entry;
}

void layout_note_words(App *app, const char *words, Box real, Box given, bool fits)
{
    if (!app->layout_log)
        return;
    if (draws_on_card(app)) {
        if (!fits)
            SDL_Log("layout: '%s' does not fit on its card", words);
        app->layout_log->card_complaints += !fits;
        return;
    }
    if (cut_to_clip(app, &real))
        note(app, (Entry){.box = real, .given = given, .fits = fits}, words);
}

void layout_note_thing(App *app, const char *kind, const char *name, Box b)
{
    char words[sizeof((Entry *)NULL)->name];
    snprintf(words, sizeof words, "%s %s", kind, name);
    if (app->layout_log && cut_to_clip(app, &b))
        note(app, (Entry){.thing = true, .box = b, .given = b, .fits = true}, words);
}

void layout_cover(App *app, Box b)
{
    LayoutLog *log = app->layout_log;
    int left = 0;
    if (!log)
        return;
    for (int i = 0; i < log->count; i++) {
        if (!SDL_HasIntersectionF(&log->entries[i].box, &b))
            log->entries[left++] = log->entries[i];
    }
    log->count = left;
}

/* ---- judging ---- */

/* Where the letters are: above and below them a line has some air. Things may touch. */
static Box ink(const Entry *entry)
{
    const float air = entry->thing ? 2 : fminf(entry->box.h * 0.2f, 5);
    return box(entry->box.x + 1, entry->box.y + air, entry->box.w - 2, entry->box.h - 2 * air);
}

static bool overlap(const Entry *one, const Entry *other)
{
    const Box a = ink(one), b = ink(other);
    return one->thing == other->thing && SDL_HasIntersectionF(&a, &b);
}

static bool in_view(const App *app, const Entry *entry)
{
    const Box b = ink(entry);
    return b.x >= 0 && b.y >= 0 && b.x + b.w <= app->view.w && b.y + b.h <= app->view.h;
}

static int judge(const App *app, const LayoutLog *log, int index)
{
    const Entry *entry = &log->entries[index];
    int wrong = 0;
    if (!entry->fits) {
        SDL_Log("layout: '%s' needs %.0fx%.0f and has %.0fx%.0f", entry->name, entry->box.w,
                entry->box.h, entry->given.w, entry->given.h);
        wrong++;
    }
    if (!in_view(app, entry)) {
        SDL_Log("layout: '%s' leaves the window", entry->name);
        wrong++;
    }
    for (int i = index + 1; i < log->count; i++) {
        if (overlap(entry, &log->entries[i])) {
            SDL_Log("layout: '%s' and '%s' overlap", entry->name, log->entries[i].name);
            wrong++;
        }
    }
    return wrong;
}

/* ---- drawing and looking ---- */

static LayoutLog *draw_noted(App *app)
{
    LayoutLog *log = calloc(1, sizeof *log);
    if (!log)
        abort();
    app->layout_log = log;
    app_draw(app);
    app->layout_log = NULL;
    return log;
}

static int check_once(App *app)
{
    app_measure(app); /* nothing comes from a layer or a card that was drawn before */
    LayoutLog *log = draw_noted(app);
    int wrong = log->card_complaints;
    for (int i = 0; i < log->count; i++)
        wrong += judge(app, log, i);
    free(log);
    return wrong;
}

int layout_check(App *app)
{
    static const int TEXT_SIZES[] = {75, 100, 200};
    const int before = app->settings.text_size;
    int wrong = 0;
    for (size_t i = 0; i < sizeof TEXT_SIZES / sizeof TEXT_SIZES[0]; i++) {
        app->settings.text_size = TEXT_SIZES[i];
        const int found = check_once(app);
        if (found)
            SDL_Log("layout: %d complaints about text of %d %%", found, TEXT_SIZES[i]);
        wrong += found;
    }
    app->settings.text_size = before;
    app_measure(app);
    return wrong;
}

bool layout_find(App *app, const char *thing, Box *b)
{
    bool found = false;
    LayoutLog *log = draw_noted(app);
    for (int i = 0; i < log->count && !found; i++) {
        const char *name = log->entries[i].name;
        found = log->entries[i].thing && strncmp(name, thing, strlen(thing)) == 0 &&
                strchr("-", name[strlen(thing)]);
        if (found)
            *b = log->entries[i].box;
    }
    free(log);
    return found;
}
