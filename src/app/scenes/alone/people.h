/**
 * The people of the family, as far as they play themselves: who may sit down alone.
 */
#ifndef ALONE_PEOPLE_H
#define ALONE_PEOPLE_H

#include "app/app.h"

typedef struct People {
    int count; /* at least 1 */
    char names[PLAYERS_MAX][NAME_CAPACITY];
    const char *choices[PLAYERS_MAX]; /* the same, for a choice widget */
} People;

void people_read(People *people, const App *app);

/**
 * What those who play one after another look like: who is known by name as always, and others as
 * nobody of them. What is left comes after theirs.
 */
void people_looks(const App *app, const char *const names[], int count, SeatLook looks[SEAT_LOOKS]);

/** What the neighbour of one of so many looks like: as none of them. */
SeatLook people_neighbour(const SeatLook looks[SEAT_LOOKS], int count, int player);

/** A name for somebody beside a person: none of the people's own. */
void people_name_other(const People *people, const App *app, int index, char name[NAME_CAPACITY]);

/**
 * A ledger could not be read, or was damaged and set aside: one sentence for the players. `damaged`
 * is the name that it has now, or empty.
 */
void people_tell_trouble(App *app, const char *damaged, const Error *error);

#endif
