/**
 * A move: the one thing that changes a game. Its text form is in notation.h.
 *
 * Players and columns count from 0 inside the program; texts count from 1.
 */
#ifndef DREAMHOME_MOVE_H
#define DREAMHOME_MOVE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum MoveKind {
    MOVE_DISCARD,    /* column */
    MOVE_JACKHAMMER, /* column */
    MOVE_PASS,
    MOVE_DRILL,    /* column, space */
    MOVE_MIX,      /* column < other_column */
    MOVE_TAKE,     /* column */
    MOVE_PLACE,    /* space, face_down */
    MOVE_SCAFFOLD, /* space */
    MOVE_DECORATE, /* space */
    MOVE_ROOFER,   /* card: a ResourceCard */
    MOVE_SUPPLY,   /* card: a RoomCard; space */
    MOVE_HANDYMAN, /* space, other_space, in byte order of their names */
    MOVE_KIND_COUNT,
} MoveKind;

/** Fields that a kind does not use are 0. */
typedef struct Move {
    uint8_t kind; /* MoveKind */
    uint8_t column;
    uint8_t other_column;
    uint8_t space; /* Space */
    uint8_t other_space;
    uint8_t card;
    bool face_down;
    uint8_t unused; /* fills up eight bytes, which are copied at once */
} Move;

/** Room for every legal move of any position: the Supplier alone may have 36 x 12. */
enum { MOVE_LIST_CAPACITY = 640 };

typedef struct MoveList {
    int count;
    Move items[MOVE_LIST_CAPACITY];
} MoveList;

static inline bool move_equal(const Move *a, const Move *b)
{
    return a->kind == b->kind && a->column == b->column && a->other_column == b->other_column &&
           a->space == b->space && a->other_space == b->other_space && a->card == b->card &&
           a->face_down == b->face_down;
}

#endif
