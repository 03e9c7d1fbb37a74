#include "app/probe/layout_check.h"

#include "app/app.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ENTRIES_MAX = 2048 };

/* Whoever asks for the largest text is to get no words as small as labels usually are; units. On
 * cards, which are pictures first, none that nobody could read. */
static const float PRINT_LEAST = 17, PRINT_LEAST_ON_CARDS = 10.5f;

static const float SIDE_AIR = 4; /* between words and the sides of what they stand on */

typedef struct Entry {
    bool thing; /* else words */
    Box box;    /* where it really is */
    Box given;  /* where the words should be */
    bool fits;
    bool cut;   /* the words are the beginning of longer ones */
    bool coded; /* the words name a space as files do: d0 */
    float print;
    char name[64];
} Entry;

typedef struct LayoutLog {
    const Canvas *window;
    int card_complaints;
    float print_least; /* 0: it may be as small as it is */
    int count;
    Entry entries[ENTRIES_MAX];
} LayoutLog;

/* ---- noting ---- */

/* What a scroll window leaves of a box. */
static bool cut_to_clip(const Canvas *canvas, Box *b)
{
    SDL_Rect clip;
    if (!SDL_RenderIsClipEnabled(canvas->renderer))
        return true;
    SDL_RenderGetClipRect(canvas->renderer, &clip);
    const Box seen = box((float)clip.x / canvas->unit, (float)clip.y / canvas->unit,
                         (float)clip.w / canvas->unit, (float)clip.h / canvas->unit);
    return SDL_IntersectFRect(b, &seen, b);
}

static void note(LayoutLog *log, Entry entry, const char *name)
{
    if (log->count == ENTRIES_MAX)
        return;
    snprintf(entry.name, sizeof entry.name, "%s", name);
    log->entries[log->count++] = entry;
}

/* Whether words name a space as files do. Players have never seen such names on their board. */
static bool names_a_space(const char *words)
{
    for (const char *at = words; at[0] && at[1]; at++) {
        const bool starts = at == words || !isalnum((unsigned char)at[-1]);
        if (starts && at[0] >= 'a' && at[0] <= 'e' && at[1] >= '0' && at[1] <= '2' &&
            !isalnum((unsigned char)at[2]))
            return true;
    }
    return false;
}

static bool is_tiny_on_card(const LayoutLog *log, const Canvas *card, const DrawnWords *drawn)
{
    const float print = drawn->print * card->unit / log->window->unit;
    const bool tiny = log->print_least > 0 && print < PRINT_LEAST_ON_CARDS;
    if (tiny)
        SDL_Log("layout: '%s' is only %.1f high on its card", drawn->words, (double)print);
    return tiny;
}

/* What is drawn on a card lies somewhere else later: its place says nothing. */
static void note_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    LayoutLog *log = self;
    Box real = drawn->real;
    if (canvas != log->window) {
        if (!drawn->fits)
            SDL_Log("layout: '%s' does not fit on its card", drawn->words);
        log->card_complaints += !drawn->fits + is_tiny_on_card(log, canvas, drawn);
        return;
    }
    if (cut_to_clip(canvas, &real))
        note(log,
             (Entry){.box = real,
                     .given = drawn->given,
                     .fits = drawn->fits,
                     .cut = drawn->cut,
                     .coded = names_a_space(drawn->words),
                     .print = drawn->print},
             drawn->words);
}

static void note_thing(void *self, const Canvas *canvas, const Thing *thing)
{
    char words[sizeof((Entry *)NULL)->name];
    Box b = thing->box;
    snprintf(words, sizeof words, "%s %s", thing->kind, thing->name);
    if (thing->usable && cut_to_clip(canvas, &b))
        note(self, (Entry){.thing = true, .box = b, .given = b, .fits = true}, words);
}

static void note_cover(void *self, const Canvas *canvas, Box b)
{
    LayoutLog *log = self;
    int left = 0;
    if (canvas != log->window)
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

static bool in_view(Box view, const Entry *entry)
{
    const Box b = ink(entry);
    return b.x >= 0 && b.y >= 0 && b.x + b.w <= view.w && b.y + b.h <= view.h;
}

/* Whether words fill a thing, such as a button, from side to side. A row without a frame may begin
 * where its words do. */
static bool touches(const Entry *words, const Entry *thing)
{
    const float x = words->box.x + words->box.w / 2, y = words->box.y + words->box.h / 2;
    return !words->thing && thing->thing && box_has(thing->box, x, y) &&
           words->box.x < thing->box.x + SIDE_AIR &&
           words->box.x + words->box.w > thing->box.x + thing->box.w - SIDE_AIR;
}

static int judge(const LayoutLog *log, int index)
{
    const Entry *entry = &log->entries[index];
    int wrong = 0;
    if (!entry->thing && entry->print < log->print_least) {
        SDL_Log("layout: '%s' is only %.1f high in %.0fx%.0f", entry->name, (double)entry->print,
                (double)entry->given.w, (double)entry->given.h);
        wrong++;
    }
    if (!entry->fits) {
        SDL_Log("layout: '%s' needs %.0fx%.0f and has %.0fx%.0f", entry->name, entry->box.w,
                entry->box.h, entry->given.w, entry->given.h);
        wrong++;
    }
    if (entry->cut && log->print_least > 0) {
        SDL_Log("layout: '%s' is cut in %.0fx%.0f", entry->name, (double)entry->given.w,
                (double)entry->given.h);
        wrong++;
    }
    if (entry->coded) {
        SDL_Log("layout: '%s' names a space as files do", entry->name);
        wrong++;
    }
    if (!in_view(log->window->view, entry)) {
        SDL_Log("layout: '%s' leaves the window", entry->name);
        wrong++;
    }
    for (int i = 0; i < log->count; i++) {
        if (touches(entry, &log->entries[i])) {
            SDL_Log("layout: '%s' touches both sides of '%s'", entry->name, log->entries[i].name);
            wrong++;
        }
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

static const int TEXT_SIZES[] = {75, 100, 200};

static LayoutLog *draw_noted(App *app)
{
    LayoutLog *log = calloc(1, sizeof *log);
    if (!log)
        abort();
    log->window = app->canvas;
    log->print_least = app->settings.text_size > TEXT_SIZES[2] ? PRINT_LEAST : 0;
    canvas_watch(app->canvas,
                 (CanvasWatcher){
                     .self = log, .words = note_words, .thing = note_thing, .cover = note_cover});
    app_draw(app);
    canvas_unwatch(app->canvas, log);
    return log;
}

static int check_once(App *app)
{
    app_measure(app); /* nothing comes from a layer or a card that was drawn before */
    LayoutLog *log = draw_noted(app);
    int wrong = log->card_complaints;
    for (int i = 0; i < log->count; i++)
        wrong += judge(log, i);
    free(log);
    return wrong;
}

int layout_check(App *app)
{
    const int before = app->settings.text_size;
    int wrong = 0;
    if (before > TEXT_SIZES[2])
        return check_once(app);
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
