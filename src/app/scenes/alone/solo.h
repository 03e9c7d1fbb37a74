/**
 * A deal played alone, with the neighbour (ai/neighbour.h) in the other seat.
 *
 * The game is kept in a file of its own after every move, so that it can be left and taken up again
 * at any time; without a path it lives in memory alone.
 */
#ifndef ALONE_SOLO_H
#define ALONE_SOLO_H

#include "app/scenes/alone/guest_table.h"
#include "session/house.h"

enum { SOLO_PLAYER, SOLO_NEIGHBOUR };

typedef struct SoloDeal {
    GameOptions options; /* of two players */
    const char *name;    /* of the player */
    const char *about;   /* stands in the bar; borrowed while the game is open */
    const char *path;    /* or NULL */
    SeatLook looks[2];   /* of the player and the neighbour */
} SoloDeal;

typedef struct Solo {
    GuestTable guest;
    char path[FILE_PATH_CAPACITY];
    int kept_moves; /* what the file knows */
    bool kept_end;
    bool finished;
} Solo;

/** Whether a game of this deal and player is kept at the path; reads it if `record` is not NULL. */
bool solo_is_kept(const SoloDeal *deal, Record *record);

/** Takes up the kept game of the deal, or deals anew. What cannot be read is told. */
void solo_open(Solo *solo, App *app, const SoloDeal *deal);
void solo_close(Solo *solo, App *app);

/** As in a SceneKind; STEP_POP: the player leaves. `finished` is set when the game is over. */
SceneStep solo_event(Solo *solo, App *app, const InputEvent *event);
void solo_update(Solo *solo, App *app, float seconds);
void solo_draw(const Solo *solo, App *app);

/** After the end: counts the player's house before the eyes of all, unless nothing moves. */
SceneStep solo_count(const App *app);

/** The way into the player's house of a finished game; `house` is what the visit borrows. */
SceneStep solo_visit(const Record *record, House *house);

/** The player's house. */
const Home *solo_home(const Solo *solo);

#endif
