/**
 * A print while it is being made, as its maker sees it. Makers are called by the print's own
 * thread; what they draw words with on a press is done before, by the main thread.
 */
#ifndef PRINTS_PRINT_RUN_H
#define PRINTS_PRINT_RUN_H

#include "app/prints/press.h"
#include "app/prints/print.h"

typedef struct PrintRun {
    PrintOrder order;
    Press press;
    SDL_atomic_t thousandths; /* of the work that are done */
} PrintRun;

/** Tells how far the work is, from 0 to 1. */
void print_reach(PrintRun *run, float part);

/** Writes the pixels of the press as a PNG file. */
bool print_picture(PrintRun *run, Error *error);

/* poster.c */
void postcard_prepare(PrintRun *run);
bool postcard_make(PrintRun *run, Error *error);
bool poster_make(PrintRun *run, Error *error);

/* colouring.c */
bool colouring_make(PrintRun *run, Error *error);

/* fold_house.c */
bool fold_house_make(PrintRun *run, Error *error);

/* built.c */
void built_prepare(PrintRun *run);
bool built_make(PrintRun *run, Error *error);

/* together.c */
PressSize together_size(const PrintOrder *order);
void together_prepare(PrintRun *run);
bool together_make(PrintRun *run, Error *error);

#endif
