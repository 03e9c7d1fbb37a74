/**
 * What can be pointed at, focused and used now: found anew after every input and every step of the
 * game, so that a number in the list means nothing after that.
 */
#ifndef TABLE_TARGETS_H
#define TABLE_TARGETS_H

#include "app/app.h"
#include "app/keys/keymap.h"

typedef struct Table Table;

enum { TARGETS_MAX = 128 };

typedef enum TargetKind {
    TARGET_COLUMN,   /* index */
    TARGET_SPACE,    /* index: Space of the large home */
    TARGET_RESOURCE, /* index: ResourceCard in the row of the large home */
    TARGET_PICK,     /* index: card in the picker */
    TARGET_OPPONENT, /* index: player */
    TARGET_HEAP,     /* index: TableHeap */
    TARGET_BUTTON,   /* index: TableButton */
    TARGET_HINT,     /* index: of the hints */
} TargetKind;

typedef enum TableHeap {
    HEAP_ROOMS,
    HEAP_RESOURCES,
    HEAP_ROOM_DISCARDS,
    HEAP_RESOURCE_DISCARDS,
    HEAP_ROOFS,  /* of the large home, */
    HEAP_BONUSES /* and how far it is with them */
} TableHeap;

typedef enum TableButton {
    BUTTON_UNDO,
    BUTTON_REDO,
    BUTTON_END_TURN,
    BUTTON_OTHER,
    BUTTON_HINT,
    BUTTON_HALT,      /* of a game that is only watched, */
    BUTTON_TAKE_OVER, /* and the seat that has its turn */
    BUTTON_UNSEEN,
    BUTTON_ASK,
    BUTTON_LOG,
    BUTTON_POINTS,
    BUTTON_RULES,
    BUTTON_MENU,
    TABLE_BUTTON_COUNT
} TableButton;

typedef struct Target {
    TargetKind kind;
    int index;
    Box box;
    bool usable; /* else it can only be looked at */
} Target;

typedef struct TargetList {
    int count;
    Target items[TARGETS_MAX];
    float reach; /* how far beside what can be used a press still counts */
} TargetList;

void table_find_targets(Table *table, App *app);
bool table_person_acts(const Table *table, const App *app);
bool table_picks_card(const Table *table); /* for Roofer or Supplier, among the discards */
int table_target_at(const Table *table, float x, float y);
void table_move_focus(Table *table, Action action);
void table_keep_focus(Table *table);       /* on something that can be used, and is asked for */
int table_focus_shown(const Table *table); /* a target; below 0 while any key only goes on */
void table_remember_source(Table *table);  /* of what is in hand: the focus goes back there, */
void table_forget_source(Table *table);    /* unless it was put down */

#endif
