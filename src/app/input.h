/**
 * One language for mouse, touch, keyboard and gamepad.
 *
 * Pointer events come in units of the layout. Everything that is not pointing is an action, with
 * the same name whatever device it came from, so that no scene asks what was plugged in.
 */
#ifndef APP_INPUT_H
#define APP_INPUT_H

#include "app/draw/canvas.h"
#include "app/keys/keymap.h"
#include "app/settings.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct App App;

typedef enum Device { DEVICE_MOUSE, DEVICE_TOUCH, DEVICE_KEYS, DEVICE_PAD } Device;

typedef enum InputKind {
    INPUT_POINTER_MOVE,
    INPUT_POINTER_DOWN, /* primary button or a finger */
    INPUT_POINTER_UP,
    INPUT_POINTER_OTHER, /* secondary button, pressed */
    INPUT_POINTER_LEFT,  /* out of the window, or the focus was lost: a drag ends */
    INPUT_WHEEL,         /* amount: up is positive */
    INPUT_PINCH,         /* two fingers; amount: how much farther apart they are, 1 is not at all */
    INPUT_ACTION,
    INPUT_TEXT,
    INPUT_LOADED, /* a picture has come */
    INPUT_PRESS,  /* a key or a button itself, while somebody listens for one */
} InputKind;

typedef struct InputEvent {
    InputKind kind;
    float x, y; /* pointer, in units; also where it is during other events */
    float amount;
    Action action;
    bool shift;
    bool held;        /* pointer up: of a finger that has rested so long that it only looked */
    const char *text; /* borrowed for the call */
    Press press;
} InputEvent;

typedef struct Touch {
    bool down;
    SDL_FingerID finger;
    Uint32 since; /* ms */
    float x, y;   /* where it went down, in units */
    bool moved;
    bool looks;           /* it only looks, because that is what a first touch does */
    float seen_x, seen_y; /* what it looked at last; a touch there again presses */
    bool seen;
} Touch;

/** A button or a stick of the gamepad that is held goes on by itself, as keys do. */
typedef struct Hold {
    Action action; /* ACTION_NONE: nothing is held */
    int source;    /* the button, or the axis after all buttons */
    Uint32 next;   /* ms */
} Hold;

/** Takes what input has become. */
typedef void InputSink(App *app, const InputEvent *event);

typedef struct Input {
    const Canvas *canvas; /* that is pointed at */
    InputSink *sink;
    App *app;                 /* the sink's own */
    const Settings *settings; /* keys, and what has to be held */
    SDL_GameController *pad;
    PadKind pad_kind;
    bool focused;      /* the window is the one that is used */
    bool listening;    /* presses are handed on as they are, and mean nothing */
    float x, y;        /* pointer, in units */
    Device device;     /* that was last used: for whoever shows how something is done */
    bool pointer_used; /* the last input was a pointer: hovering counts, focus is not shown */
    Touch touch;
    bool pressed; /* the primary button of the mouse */
    /* Directions of sticks and triggers: each counts once until it is let go. */
    int axes[SDL_CONTROLLER_AXIS_MAX];
    Hold hold;
} Input;

/** Opens what is plugged in already. */
void input_open(Input *input);
void input_close(Input *input);

/** Does again what is held long enough; `ticks` are those of SDL. Returns the milliseconds until
 * this has to be asked again, or 0 if nothing is held. */
Uint32 input_repeat(Input *input, Uint32 ticks);

/** Nothing is held any more, as far as anybody can tell. */
void input_let_go(Input *input);

/** What an SDL event means, if it is a press; else ACTION_NONE. */
Action input_meaning(const Input *input, const SDL_Event *event);

/** Turns an SDL event into ours and hands it to the sink. */
void input_handle(Input *input, const SDL_Event *event);

#endif
