/* Prints every keepsake of a house, for prints_test.py to look at, and says how many seconds of the
 * processor each took, all threads together: a busy machine does not change that much.
 *
 * usage: print_all ASSETS RECORD SEAT TITLE FOLDER */
#include "app/prints/print.h"
#include "session/record_file.h"

#include <SDL.h>
#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void fill_words(PrintWords *words, const char *title)
{
    static const char *const LABELS[PRINT_CATEGORIES] = {"Helyiségek", "Décor", "Удобство", "Roof"};
    snprintf(words->title, sizeof words->title, "%s", title);
    snprintf(words->line, sizeof words->line, "2026. nov. 17. · Ákos, Őrs, Żaneta, Юлия");
    for (int i = 0; i < PRINT_CATEGORIES; i++)
        snprintf(words->categories[i], sizeof words->categories[i], "%s", LABELS[i]);
    snprintf(words->points, sizeof words->points, "21 очко");
    snprintf(words->date, sizeof words->date, "2026. nov. 17.");
    snprintf(words->painter, sizeof words->painter, "Раскрасил(а):");
    snprintf(
        words->paper, sizeof words->paper, "%s",
        "Печатайте в натуральную величину на плотной бумаге A4: тогда эта линейка ровно 5 см.");
}

static bool print_one(PrintOrder *order, PrintKind kind, const char *folder)
{
    Error error = {0};
    order->kind = kind;
    snprintf(order->path, sizeof order->path, "%s/%d.%s", folder, (int)kind, print_ending(kind));
    const clock_t start = clock();
    Print *print = print_start(order, &error);
    if (!print || !print_finish(print, &error)) {
        fprintf(stderr, "%s\n", error.words);
        return false;
    }
    printf("%d %.3f\n", (int)kind, (double)(clock() - start) / CLOCKS_PER_SEC);
    return true;
}

int main(int count, char **words)
{
    static PrintOrder order;
    Error error = {0};
    if (count != 6 || SDL_Init(0) != 0 || TTF_Init() != 0 ||
        !record_file_load(words[2], &order.record, &error) ||
        !house_from_record(&order.record, atoi(words[3]), NULL, &order.house)) {
        fprintf(stderr, "%s\n", error.words);
        return 2;
    }
    snprintf(order.assets, sizeof order.assets, "%s", words[1]);
    fill_words(&order.words, words[4]);
    for (PrintKind kind = 0; kind < PRINT_KIND_COUNT; kind++) {
        if (!print_one(&order, kind, words[5]))
            return 1;
    }
    TTF_Quit();
    SDL_Quit();
    return 0;
}
