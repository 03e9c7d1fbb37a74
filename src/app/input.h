/**
 * One language for mouse, touch, keyboard and gamepad.
 *
 * Pointer events come in units of the layout. Everything that is not pointing is an action, with
 * the same name whatever device it came from, so that no scene asks what was plugged in.
 */
#ifndef APP_INPUT_H
#define APP_INPUT_H

#include "app/draw/canvas.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct App App;

typedef enum Action {
    ACTION_NONE,
    ACTION_UP,
    ACTION_DOWN,
    ACTION_LEFT,
    ACTION_RIGHT,
    ACTION_NEXT,      /* Tab: the next thing that can be chosen */
    ACTION_PREVIOUS,  /* Shift+Tab */
    ACTION_CONFIRM,   /* Enter; Space too, except where it ends the turn */
    ACTION_CANCEL,    /* Esc, gamepad B */
    ACTION_END_TURN,  /* Space, gamepad Y */
    ACTION_FLIP,      /* F, gamepad X */
    ACTION_UNDO,      /* Ctrl+Z */
    ACTION_REDO,      /* Ctrl+Y, Ctrl+Shift+Z */
    ACTION_RULES,     /* F1 */
    ACTION_REFERENCE, /* R: what scores, on one page */
    ACTION_LOG,       /* L */
    ACTION_UNSEEN,    /* W, left stick pressed: what is left */
    ACTION_HINT,      /* H */
    ACTION_SPEECH,    /* F2: reading aloud, on and off */
    ACTION_SAY_AGAIN, /* F3 */
    /* Questions to the table, answered aloud: */
    ACTION_ASK_COLUMN_1, /* 1 to 5 */
    ACTION_ASK_COLUMN_2,
    ACTION_ASK_COLUMN_3,
    ACTION_ASK_COLUMN_4,
    ACTION_ASK_COLUMN_5,
    ACTION_ASK_MARKET, /* M */
    ACTION_ASK_HOUSE,  /* B */
    ACTION_ASK_OTHERS, /* P */
    ACTION_ASK_TOOLS,  /* T */
    ACTION_ASK_SCORE,  /* S */
    ACTION_ASK_TURN,   /* N */
    ACTION_ASK_LAST,   /* E */
    ACTION_MENU,       /* gamepad Start */
    ACTION_PAGE_UP,
    ACTION_PAGE_DOWN,
    ACTION_HOME,
    ACTION_END,
    ACTION_ERASE, /* Backspace */
    ACTION_DELETE,
} Action;

typedef enum Device { DEVICE_MOUSE, DEVICE_TOUCH, DEVICE_KEYS, DEVICE_PAD } Device;

typedef enum InputKind {
    INPUT_POINTER_MOVE,
    INPUT_POINTER_DOWN, /* primary button or a finger */
    INPUT_POINTER_UP,
    INPUT_POINTER_OTHER, /* secondary button, pressed */
    INPUT_POINTER_LEFT,  /* out of the window, or the focus was lost: a drag ends */
    INPUT_WHEEL,         /* amount: up is positive */
    INPUT_ACTION,
    INPUT_TEXT,
    INPUT_LOADED, /* a picture has come */
} InputKind;

typedef struct InputEvent {
    InputKind kind;
    float x, y; /* pointer, in units; also where it is during other events */
    float amount;
    Action action;
    bool shift;
    bool held;        /* pointer up: of a finger that has rested so long that it only looked */
    const char *text; /* borrowed for the call */
} InputEvent;

typedef struct Touch {
    bool down;
    SDL_FingerID finger;
    Uint32 since; /* ms */
    float x, y;   /* where it went down, in units */
    bool moved;
} Touch;

/** Takes what input has become. */
typedef void InputSink(App *app, const InputEvent *event);

typedef struct Input {
    const Canvas *canvas; /* that is pointed at */
    InputSink *sink;
    App *app; /* the sink's own */
    SDL_GameController *pad;
    float x, y;        /* pointer, in units */
    Device device;     /* that was last used: for whoever shows how something is done */
    bool pointer_used; /* the last input was a pointer: hovering counts, focus is not shown */
    Touch touch;
    int stick_x, stick_y; /* direction of the stick, so that it repeats only when let go */
} Input;

/** Opens what is plugged in already. */
void input_open(Input *input);
void input_close(Input *input);

/** Turns an SDL event into ours and hands it to the sink. */
void input_handle(Input *input, const SDL_Event *event);

#endif
