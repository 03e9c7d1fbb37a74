#include "app/files/user_folder.h"
#include "app/scenes/keep/keep.h"
#include "app/words/dates.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

const char *const KEEP_LABELS[PRINT_KIND_COUNT] = {
    [PRINT_POSTCARD] = WORDS_MARK("Postcard"),
    [PRINT_POSTER] = WORDS_MARK("Poster"),
    [PRINT_LARGE_POSTER] = WORDS_MARK("Large poster"),
    [PRINT_COLOURING] = WORDS_MARK("Colouring page"),
    [PRINT_FOLD] = WORDS_MARK("Paper house"),
    [PRINT_BUILT] = WORDS_MARK("How it was built"),
    [PRINT_TOGETHER] = WORDS_MARK("All the houses"),
};

const char *const KEEP_NOTES[PRINT_KIND_COUNT] = {
    [PRINT_POSTCARD] = WORDS_MARK("A picture to send (PNG)"),
    [PRINT_POSTER] = WORDS_MARK("To print on A4 (PDF)"),
    [PRINT_LARGE_POSTER] = WORDS_MARK("To print on A3 (PDF)"),
    [PRINT_COLOURING] = WORDS_MARK("To print on A4 (PDF)"),
    [PRINT_FOLD] = WORDS_MARK("Cut, fold and glue: A4 (PDF)"),
    [PRINT_BUILT] = WORDS_MARK("A short film (GIF)"),
    [PRINT_TOGETHER] = WORDS_MARK("A picture to send (PNG)"),
};

/* ---- words ---- */

/* The others at the table. */
static void list_neighbours(const Keep *keep, char *names, size_t capacity)
{
    const int players = keep->record.move_count ? keep->record.options.players : 0;
    size_t length = 0;
    names[0] = 0;
    for (int seat = 0; seat < players; seat++) {
        if (seat != keep->house.seat && length < capacity)
            length += (size_t)snprintf(names + length, capacity - length, "%s%s",
                                       length ? ", " : "", keep->record.seats[seat].name);
    }
}

static void write_line(const Keep *keep, const Words *words, PrintWords *out)
{
    char names[PLAYERS_MAX * NAME_CAPACITY];
    list_neighbours(keep, names, sizeof names);
    if (keep->house.started[0])
        day_words(out->date, sizeof out->date, words, keep->house.started);
    const size_t length = (size_t)snprintf(out->line, sizeof out->line, "%s%s", out->date,
                                           names[0] && out->date[0] ? " · " : "");
    if (names[0] && length < sizeof out->line)
        snprintf(out->line + length, sizeof out->line - length, tr(words, "Neighbours: %s"), names);
}

static void write_words(const Keep *keep, const Words *words, PrintWords *out)
{
    static const char *const CATEGORIES[PRINT_CATEGORIES] = {
        [SCORE_ROOMS] = WORDS_MARK("Rooms"),
        [SCORE_DECOR] = WORDS_MARK("Décor"),
        [SCORE_FUNCTION] = WORDS_MARK("Functionality"),
        [SCORE_ROOF] = WORDS_MARK("Roof"),
    };
    const int total = keep->house.score.total;
    if (keep->house.name[0])
        snprintf(out->title, sizeof out->title, tr(words, "%s’s dream home"), keep->house.name);
    else
        snprintf(out->title, sizeof out->title, "%s", EDITION_INFO[keep->house.edition].title);
    write_line(keep, words, out);
    snprintf(out->points, sizeof out->points, tr_count(words, "%d point", "%d points", total),
             total);
    for (int i = 0; i < PRINT_CATEGORIES; i++)
        snprintf(out->categories[i], sizeof out->categories[i], "%s", tr(words, CATEGORIES[i]));
    snprintf(out->painter, sizeof out->painter, "%s", tr(words, "Coloured by:"));
    snprintf(out->paper, sizeof out->paper, "%s",
             tr(words, "Print at full size on thick A4 paper: this ruler will be 5 cm long."));
}

/* ---- the file ---- */

/* "dream-home-poster-2026-01-31-203000.pdf" in the player's pictures. */
static void choose_path(const App *app, PrintOrder *order)
{
    static const char *const NAMES[PRINT_KIND_COUNT] = {
        [PRINT_POSTCARD] = "postcard",      [PRINT_POSTER] = "poster",
        [PRINT_LARGE_POSTER] = "poster-a3", [PRINT_COLOURING] = "colouring-page",
        [PRINT_FOLD] = "paper-house",       [PRINT_BUILT] = "how-it-was-built",
        [PRINT_TOGETHER] = "houses",
    };
    char folder[PATH_CAPACITY], moment[32];
    const time_t now = time(NULL);
    struct tm parts = {0};
    localtime_r(&now, &parts);
    strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &parts);
    user_folder(USER_PICTURES, &app->paths, folder, sizeof folder);
    snprintf(order->path, sizeof order->path, "%s/dream-home-%s-%s.%s", folder, NAMES[order->kind],
             moment, print_ending(order->kind));
}

void keep_order(const Keep *keep, const App *app, PrintKind kind, PrintOrder *order)
{
    *order = (PrintOrder){.kind = kind, .house = keep->house, .record = keep->record};
    snprintf(order->assets, sizeof order->assets, "%s", app->paths.assets);
    write_words(keep, app->words, &order->words);
    choose_path(app, order);
}
