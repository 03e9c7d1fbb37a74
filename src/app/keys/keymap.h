/**
 * What keys and gamepad buttons mean: the player's own choice, beside a few that always work.
 *
 * Arrows, Tab, Enter and Esc, the sticks, A and B mean the same for ever and can be given to
 * nothing else, so that nobody can lock themselves out. No press means two things: whoever is given
 * one takes it from the action that had it.
 *
 * A Keymap is a value: it is copied, compared and kept in the settings.
 */
#ifndef KEYS_KEYMAP_H
#define KEYS_KEYMAP_H

#include "dreamhome/text.h"

#include <SDL.h>
#include <stdbool.h>

typedef enum Action {
    ACTION_NONE,
#define ACTION(name, key, group) ACTION_##name,
#include "app/keys/actions.def"
#undef ACTION
    ACTION_COUNT
} Action;

/** Actions that are shown together. */
typedef enum ActionGroup {
    GROUP_MOVING,
    GROUP_PLAYING,
    GROUP_LOOKING,
    GROUP_HEARING,
    GROUP_TYPING,
    GROUP_COUNT
} ActionGroup;

ActionGroup action_group(Action action);

/** The action of that key in the settings; ACTION_NONE if there is none. */
Action action_named(Word key);

/** Whether an action goes on while its key is held. */
bool action_repeats(Action action);

enum { STROKE_CTRL = 1, STROKE_SHIFT = 2, STROKE_ALT = 4 };

/** A key with what is held beside it; without a key it is none. */
typedef struct KeyStroke {
    SDL_Keycode key;
    int mods;
} KeyStroke;

/** The buttons of a gamepad as SDL counts them, and the triggers, which it does not. */
enum {
    PAD_NONE = SDL_CONTROLLER_BUTTON_INVALID,
    PAD_LEFT_TRIGGER = SDL_CONTROLLER_BUTTON_MAX,
    PAD_RIGHT_TRIGGER,
    PAD_BUTTON_COUNT
};

/** Whose letters and signs the buttons have. */
typedef enum PadKind { PAD_XBOX, PAD_PLAYSTATION, PAD_NINTENDO } PadKind;

PadKind pad_kind_of(SDL_GameController *pad);

/** A key or a button. */
typedef struct Press {
    bool pad;
    KeyStroke stroke; /* unless it is of the pad */
    int button;       /* if it is */
} Press;

enum { KEY_NAME_CAPACITY = 64 };

/** How a key or a button is shown; without words there is none. */
typedef struct KeyHint {
    char words[KEY_NAME_CAPACITY];
    const char *picture; /* of a button, in icons; or NULL */
} KeyHint;

enum { KEYS_OF_ACTION = 2 };

typedef struct Keymap {
    KeyStroke keys[ACTION_COUNT][KEYS_OF_ACTION];
    int buttons[ACTION_COUNT];
} Keymap;

/** All as at first; or one action, which takes back what it had from whoever has it now. */
void keymap_reset(Keymap *map);
void keymap_reset_action(Keymap *map, Action action);

/** Whether an action has what it had at first. */
bool keymap_is_standard(const Keymap *map, Action action);

/** The stroke of a key that went down; the same key whatever alphabet is being typed. */
KeyStroke stroke_of(const SDL_KeyboardEvent *key);
bool stroke_is_none(KeyStroke stroke);

/** What a press means. */
Action keymap_action(const Keymap *map, Press press);

/** What a press means for ever; ACTION_NONE if it can be given to an action. */
Action keymap_always(Press press);

/** Makes this the only key, or the button, of an action. Whoever had it has none, or, when they
 * swap, what the action had before. A press that always means something is not given. */
void keymap_give(Keymap *map, Action action, Press press);
void keymap_swap(Keymap *map, Action action, Press press);

/** The key or button that always does an action; false if there is none. */
bool keymap_find_always(Action action, bool pad, Press *press);

/** The key or button to show for an action: the player's own before the one that always works. */
bool keymap_find(const Keymap *map, Action action, bool pad, Press *press);

/* ---- one hand ---- */

typedef enum KeymapPreset { PRESET_BOTH, PRESET_LEFT, PRESET_RIGHT, PRESET_COUNT } KeymapPreset;

/** Keys by their places on the keyboard that is plugged in. */
void keymap_preset(Keymap *map, KeymapPreset preset);

/** The preset that a keymap is, or PRESET_COUNT: the player's own. */
KeymapPreset keymap_preset_of(const Keymap *map);

/* ---- in the settings ---- */

typedef enum KeymapLine { LINE_OTHER, LINE_READ, LINE_DAMAGED } KeymapLine;

/** Reads a line of the settings, `key flip F` or `button flip x`; what is damaged changes nothing.
 */
KeymapLine keymap_read(Keymap *map, Word kind, Word rest);

/** Writes a line for everything that is not as at first. */
void keymap_write(const Keymap *map, Text *text);

#endif
