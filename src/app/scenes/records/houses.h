/**
 * Kept games as the records show them: read from the folder of matches, with a small picture of
 * their houses and the day they were played.
 */
#ifndef RECORDS_HOUSES_H
#define RECORDS_HOUSES_H

#include "app/app.h"
#include "dreamhome/home.h"
#include "session/saves.h"

/** The houses of one game as its record leaves them. Roofs are laid when the game is over: until
 * then piles stay closed. */
typedef struct Houses {
    bool known;  /* the file was looked at */
    int players; /* 0 if it cannot be read */
    bool over;   /* the game was played to its end */
    Home homes[PLAYERS_MAX];
    char names[PLAYERS_MAX][NAME_CAPACITY];
    char started[STARTED_CAPACITY];
} Houses;

/** Whether there is anything to show in the records at all. */
bool records_any(const App *app);

/** Reads a record of the folder of matches. */
bool records_load(const App *app, const char *file, Record *record, Error *error);

/** Looks at a file, if that was not done yet. */
void houses_look(const App *app, Houses *houses, const char *file);

/** Draws all houses, arranged so that they become as large as a box allows. */
void houses_draw(App *app, const Houses *houses, Box b);

/** Draws one house as large as a box allows, in its middle; returns where. */
Box houses_draw_one(App *app, const Houses *houses, int player, Box b);

#endif
