/**
 * The screen where keys and buttons are chosen: keys_scene.c what happens, keys_view.c how it
 * looks, key_row.c a line of it.
 *
 * One action is chosen, then the next key or button is for it. If another action has that one
 * already, the player is told which, and says who gets what. Everything holds at once.
 */
#ifndef APP_SCENES_KEYS_H
#define APP_SCENES_KEYS_H

#include "app/app.h"
#include "app/keys/key_names.h"
#include "app/widgets/widget.h"

enum {
    KEYS_PRESET,
    KEYS_DRAGS,
    KEYS_REPEAT,
    KEYS_TOUCH,
    KEYS_ROWS, /* one for each action but ACTION_NONE */
    KEYS_RESET_ALL = KEYS_ROWS + ACTION_COUNT - 1,
    KEYS_DONE,
    KEYS_CHANGE, /* an action is chosen: */
    KEYS_RESET_ONE,
    KEYS_BACK,
    KEYS_SWAP, /* another action has the key: */
    KEYS_TAKE,
    KEYS_LEAVE,
    KEYS_ITEM_COUNT
};

/** What the foot of the screen is about. */
typedef enum KeysPhase {
    PHASE_LIST,      /* nothing is chosen */
    PHASE_CHOSEN,    /* an action */
    PHASE_LISTENING, /* the next press is for it */
    PHASE_CONFLICT,  /* another action has that press */
} KeysPhase;

enum { ROW_KEYS = KEYS_OF_ACTION + 2, ROW_SPOKEN_CAPACITY = 256 };

/** What a line shows of its action. */
typedef struct KeyRow {
    KeyHint keys[ROW_KEYS];
    int key_count;
    KeyHint buttons[2];
    int button_count;
    char spoken[ROW_SPOKEN_CAPACITY];
} KeyRow;

typedef struct KeysScene {
    Widget items[KEYS_ITEM_COUNT];
    Widgets widgets;
    KeyRow rows[ACTION_COUNT];
    const char *presets[PRESET_COUNT + 1];
    Keymap own; /* what the player came with: presets can be tried and left */
    bool has_own;
    KeysPhase phase;
    Action chosen;
    Press press;       /* in conflict */
    char message[256]; /* what the player is to do, or has done */
    Box panel, title, prompt;
    Box headings[GROUP_COUNT + 1]; /* the last one: of holding */
} KeysScene;

/** A line of the list: `about` is its KeyRow. */
extern const WidgetKind key_row_widget;

/** Where in a line, or in a heading above it, the keys and the buttons stand. */
void key_row_columns(Box line, Box *keys, Box *buttons);

void keys_layout(void *self, App *app);
void keys_draw(const void *self, App *app);

static inline Action keys_action_of(int id)
{
    return id >= KEYS_ROWS && id < KEYS_RESET_ALL ? (Action)(id - KEYS_ROWS + 1) : ACTION_NONE;
}

static inline int keys_row_of(Action action)
{
    return KEYS_ROWS + (int)action - 1;
}

#endif
