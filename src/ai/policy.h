/**
 * The player who decides at a glance: looks at every column and space, and takes what makes its
 * home worth most.
 *
 * It is a player of its own (the lower levels) and, being fast, everybody in the playouts of the
 * search.
 */
#ifndef AI_POLICY_H
#define AI_POLICY_H

#include "ai/outlook.h"
#include "ai/plan.h"
#include "dreamhome/game.h"

typedef struct Policy {
    const Outlook *outlook;
    Rng *rng;               /* for noise; may be NULL where there is none */
    int noise;              /* each value is blurred by up to this much */
    ResourceCardSet recall; /* roofs of its own pile that the player remembers */
} Policy;

/** A perfect memory. */
#define RECALL_ALL (~(ResourceCardSet)0)

/** Chooses the next plan of whoever moves now. The game is not over. */
void policy_choose(const Policy *policy, const Game *game, Plan *plan);

/** What a player can make of a room and a resource, either of which may be 0. */
typedef struct Offer {
    RoomCard room;
    ResourceCard resource;
    bool marker; /* column 1 */
} Offer;

/** One home and what has been found out about it, for several offers. */
typedef struct Thought {
    const Policy *policy;
    const Game *game;
    int player;
    Home home;
    SpaceSet known[ROOM_TYPE_COUNT]; /* placings that were looked at before */
    Impression placed[ROOM_TYPE_COUNT][SPACE_LIMIT];
} Thought;

void thought_init(Thought *thought, const Policy *policy, const Game *game, int player);

/** The best way to use an offer: the value of the home after it, with its moves after `take`. */
void policy_use(Thought *thought, Offer offer, Plan *plan);

/** Values of all columns; INT_MIN where the room is gone. */
void policy_value_columns(Thought *thought, int values[COLUMN_COUNT]);

/** The best column, at least one of which is there, and what to do with it. */
void policy_take(Thought *thought, Plan *plan);

/** policy_tools.c: the choices that are not "take a column". Each may decline with an empty plan.
 */
void policy_discard(const Policy *policy, const Game *game, Plan *plan);
void policy_jackhammer(const Policy *policy, const Game *game, Plan *plan);
void policy_drill(const Policy *policy, const Game *game, int keep, Plan *plan);
void policy_mix(const Policy *policy, const Game *game, int keep, Plan *plan);

#endif
