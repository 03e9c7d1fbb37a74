/**
 * Positions for tests, written in the words of NOTATION.md.
 *
 * Every function here fails the running test when a text has a mistake, so that a test reads as
 * one position, one action and what is expected of it.
 */
#ifndef SUPPORT_SITUATION_H
#define SUPPORT_SITUATION_H

#include "dreamhome/game.h"

Space space_of(const char *name);
SpaceSet spaces_of(const char *names); /* separated by blanks */
RoomCard room_of(const char *name);
ResourceCard resource_of(const char *name);
ResourceCardSet resources_of(const char *names);
Move move_of(const char *text);
Home home_of(const char *line);

/**
 * A position in the middle of a game. Everything may be left out.
 *
 * Face-down rooms get some card that is nowhere else, cards of tokens lie among the discards, and
 * the decks hold first the cards in use, so that the next deal brings only others.
 */
typedef struct Situation {
    int players;                    /* 2 */
    int round;                      /* 5; 12 at the end of the game */
    Phase phase;                    /* a turn; PHASE_HAND where there is a hand */
    const char *market;             /* "living-9 kitchen-8/roof-red-5 -": by column, "-" is gone */
    const char *hand;               /* "living-1", "living-1/piano" or "-/piano" */
    const char *homes[PLAYERS_MAX]; /* home lines */
    const char *tools[PLAYERS_MAX]; /* "drill-1 drill-2" */
    const char *discards;           /* room and resource cards */
    int first;                      /* seats count from 0, as everywhere in the program */
    int marker;
    int turn; /* the player to move, counted from the first or the marker's holder */
    bool discard;
    bool car;
    bool no_gaps;
} Situation;

Game game_in(Situation situation);

/** GAME(.hand = "living-1", .homes = {"a1=kitchen-1"}) */
#define GAME(...) game_in((Situation){__VA_ARGS__})

/** A new game of an edition with its default options. */
Game game_started(Edition edition, int players, uint64_t seed);

#endif
