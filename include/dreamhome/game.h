/**
 * A whole game as a value, and the one function that changes it.
 *
 * `Game` has no pointers: a copy is a saved position, an undo or a try-out. Nothing in it depends
 * on who plays or watches.
 *
 * Four functions change a Game, and no other code does: game_new deals it, game_apply plays it,
 * game_hide reshuffles what nobody has seen, and event_apply lets a copy follow a game step by
 * step. Between two moves a game waits for exactly one move of exactly one player, or is over.
 *
 * No function here allocates, prints, waits or reads a clock.
 */
#ifndef DREAMHOME_GAME_H
#define DREAMHOME_GAME_H

#include "dreamhome/edition.h"
#include "dreamhome/event.h"
#include "dreamhome/home.h"
#include "dreamhome/move.h"
#include "dreamhome/rng.h"
#include "dreamhome/rule_error.h"
#include "dreamhome/score.h"

#include <stdbool.h>
#include <stdint.h>

enum { PLAYERS_MIN = 2, PLAYERS_MAX = 4, COLUMN_COUNT = 5, ROUND_COUNT = 12 };

/** What is chosen before a game. Equal options give the same deal on every machine. */
typedef struct GameOptions {
    uint64_t seed;
    Edition edition; /* words only; the switches below decide the rules */
    uint8_t players;
    uint8_t first; /* the youngest player (R2.2), from 0 */
    bool discard;
    bool car;
    bool gaps;
} GameOptions;

typedef enum Phase {
    PHASE_DISCARD,    /* the first player discards a pair (R3.2) */
    PHASE_JACKHAMMER, /* a holder may use a Jackhammer (R3.3) */
    PHASE_TURN,       /* before taking a column (R3.4) */
    PHASE_HAND,       /* cards are in hand */
    PHASE_END,        /* helpers at the end of the game (R7.1) */
    PHASE_OVER,
    PHASE_COUNT,
} Phase;

typedef struct Game {
    RoomCardSet room_discards;
    ResourceCardSet resource_discards;
    Home homes[PLAYERS_MAX];
    RoomCard room_deck[ROOM_CARD_COUNT]; /* the whole deal, five cards for each round */
    ResourceCard resource_deck[RESOURCE_CARD_COUNT];
    RoomCard market_room[COLUMN_COUNT]; /* 0 where it is gone */
    ResourceCard market_resource[COLUMN_COUNT];
    RoomCard hand_room;
    ResourceCard hand_resource; /* a Scaffolding or an indoor décor card */
    uint8_t players;
    uint8_t phase;  /* Phase */
    uint8_t round;  /* 1 to ROUND_COUNT */
    uint8_t first;  /* who began this round */
    uint8_t marker; /* who holds the first-player marker */
    uint8_t turn;   /* place in the order of this round, or of the end, from 0 */
    uint8_t player; /* who moves now; meaningless once the game is over */
    bool discard;
    bool car;
    bool car_taken;
} Game;

/** The options of an edition, with 4 players, seed 1 and the first seat as the youngest. */
GameOptions game_default_options(Edition edition);

/** Shuffles, deals the first round and waits for the first move. */
void game_new(Game *game, const GameOptions *options, EventList *events);

/**
 * Carries out `move` and lists what happened in `events`, which may be NULL.
 *
 * An illegal move is refused: the error is returned, `game` is untouched, `events` is empty.
 */
RuleError game_apply(Game *game, const Move *move, EventList *events);

/**
 * Carries one event over to a game that is following another.
 *
 * The rules apply a move at once; a table shows it step by step. A follower starts as a copy of the
 * real game. Given the events of each move in their order, it equals the real game again, field by
 * field, after the last event of every move; between two events of one move it is only good for
 * showing. Events must come from the very game that is followed: nothing is checked.
 */
void event_apply(Game *game, const Event *event);

/** What game_apply would return. */
RuleError game_check(const Game *game, const Move *move);

/** All legal moves; none when the game is over. */
void game_moves(const Game *game, MoveList *moves);

/** How a legal move would change its player's open score, category by category. */
Score game_preview(const Game *game, const Move *move);

/** The score of a player; `roof` is 0 until the game is over. */
Score game_score(const Game *game, int player);

/** The winners, bit per player, by points and then children (R8.5). Only at PHASE_OVER. */
unsigned game_winners(const Game *game);

/**
 * Reshuffles the cards that nobody has seen yet. The new order depends only on `rng` and on which
 * cards they are, so the real order leaves no trace. Everything else stays: roofs and empty rooms
 * lay open when they were taken.
 */
void game_hide(Game *game, Rng *rng);

/** Equal games have equal hashes, and the same ones on every machine. */
uint64_t game_hash(const Game *game);

#endif
