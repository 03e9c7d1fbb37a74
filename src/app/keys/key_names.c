#include "app/keys/key_names.h"

#include <stdio.h>
#include <string.h>

const char *action_group_name(const Words *words, ActionGroup group)
{
    static const char *const NAMES[GROUP_COUNT] = {
        [GROUP_MOVING] = WORDS_MARK("Moving around"),
        [GROUP_PLAYING] = WORDS_MARK("Playing"),
        [GROUP_LOOKING] = WORDS_MARK("Looking things up"),
        /* words: keys for players who do not see the table; it answers aloud */
        [GROUP_HEARING] = WORDS_MARK("Ask and listen"),
        [GROUP_TYPING] = WORDS_MARK("Typing"),
    };
    return tr(words, NAMES[group]);
}

const char *action_name(const Words *words, Action action)
{
    static const char *const NAMES[ACTION_COUNT] = {
        [ACTION_NONE] = "",
        [ACTION_UP] = WORDS_MARK("Go up"),
        [ACTION_DOWN] = WORDS_MARK("Go down"),
        [ACTION_LEFT] = WORDS_MARK("Go left"),
        [ACTION_RIGHT] = WORDS_MARK("Go right"),
        [ACTION_NEXT] = WORDS_MARK("To the next thing"),
        [ACTION_PREVIOUS] = WORDS_MARK("To the previous thing"),
        [ACTION_PAGE_UP] = WORDS_MARK("A page up"),
        [ACTION_PAGE_DOWN] = WORDS_MARK("A page down"),
        [ACTION_HOME] = WORDS_MARK("To the beginning"),
        [ACTION_END] = WORDS_MARK("To the end"),
        [ACTION_CONFIRM] = WORDS_MARK("Take or place"),
        [ACTION_CANCEL] = WORDS_MARK("One step back"),
        [ACTION_END_TURN] = WORDS_MARK("End turn"),
        [ACTION_FLIP] = WORDS_MARK("Turn the card over"),
        [ACTION_UNDO] = WORDS_MARK("Undo"),
        [ACTION_REDO] = WORDS_MARK("Redo"),
        [ACTION_HINT] = WORDS_MARK("Hint"),
        [ACTION_MENU] = WORDS_MARK("Menu"),
        [ACTION_RULES] = WORDS_MARK("The rulebook"),
        [ACTION_REFERENCE] = WORDS_MARK("Scoring on one page"),
        [ACTION_LOG] = WORDS_MARK("What happened so far"),
        [ACTION_UNSEEN] = WORDS_MARK("What’s left"),
        [ACTION_FULLSCREEN] = WORDS_MARK("Full screen"),
        [ACTION_SPEECH] = WORDS_MARK("Read everything aloud"),
        [ACTION_SAY_AGAIN] = WORDS_MARK("Say it again"),
        [ACTION_ASK] = WORDS_MARK("Ask a question"),
        [ACTION_ASK_COLUMN_1] = WORDS_MARK("Column 1"),
        [ACTION_ASK_COLUMN_2] = WORDS_MARK("Column 2"),
        [ACTION_ASK_COLUMN_3] = WORDS_MARK("Column 3"),
        [ACTION_ASK_COLUMN_4] = WORDS_MARK("Column 4"),
        [ACTION_ASK_COLUMN_5] = WORDS_MARK("Column 5"),
        [ACTION_ASK_MARKET] = WORDS_MARK("The market"),
        [ACTION_ASK_HOUSE] = WORDS_MARK("Your house"),
        [ACTION_ASK_OTHERS] = WORDS_MARK("The others’ houses"),
        [ACTION_ASK_TOOLS] = WORDS_MARK("Your tools"),
        [ACTION_ASK_SCORE] = WORDS_MARK("The score"),
        [ACTION_ASK_TURN] = WORDS_MARK("Whose turn it is"),
        [ACTION_ASK_LAST] = WORDS_MARK("The last turn again"),
        [ACTION_ERASE] = WORDS_MARK("Erase a letter"),
        [ACTION_DELETE] = WORDS_MARK("Delete"),
    };
    return tr(words, NAMES[action]);
}

/* ---- keys ---- */

static const char *name_of_key(const Words *words, SDL_Keycode key)
{
    static const struct {
        SDL_Keycode key;
        const char *name;
    } NAMES[] = {
        {SDLK_SPACE, WORDS_MARK("Space")},
        {SDLK_RETURN, WORDS_MARK("Enter")},
        {SDLK_ESCAPE, WORDS_MARK("Esc")},
        {SDLK_UP, WORDS_IN("a key", "Up arrow")},
        {SDLK_DOWN, WORDS_IN("a key", "Down arrow")},
        {SDLK_LEFT, WORDS_IN("a key", "Left arrow")},
        {SDLK_RIGHT, WORDS_IN("a key", "Right arrow")},
        {SDLK_BACKSPACE, WORDS_IN("a key", "Backspace")},
        {SDLK_DELETE, WORDS_IN("a key", "Del")},
        {SDLK_INSERT, WORDS_IN("a key", "Ins")},
        {SDLK_HOME, WORDS_IN("a key", "Home")},
        {SDLK_END, WORDS_MARK("End")},
        {SDLK_PAGEUP, WORDS_IN("a key", "Page up")},
        {SDLK_PAGEDOWN, WORDS_IN("a key", "Page down")},
        {SDLK_CAPSLOCK, WORDS_IN("a key", "Caps lock")},
    };
    for (size_t i = 0; i < SDL_arraysize(NAMES); i++) {
        if (NAMES[i].key == key)
            return tr(words, NAMES[i].name);
    }
    return SDL_GetKeyName(key);
}

static void name_stroke(const Words *words, KeyStroke stroke, char name[KEY_NAME_CAPACITY])
{
    static const char KEYPAD[] = "Keypad ";
    const char *key = name_of_key(words, stroke.key);
    const bool keypad = strncmp(key, KEYPAD, strlen(KEYPAD)) == 0;
    snprintf(name, KEY_NAME_CAPACITY, "%s%s%s%s%s%s", stroke.mods & STROKE_CTRL ? "Ctrl+" : "",
             stroke.mods & STROKE_SHIFT ? tr(words, WORDS_IN("a key", "Shift")) : "",
             stroke.mods & STROKE_SHIFT ? "+" : "", stroke.mods & STROKE_ALT ? "Alt+" : "",
             keypad ? "Num " : "", key + (keypad ? strlen(KEYPAD) : 0));
}

/* ---- buttons ---- */

typedef struct ButtonSign {
    const char *name;
    const char *picture;
} ButtonSign;

/* The same on every gamepad. */
static const ButtonSign COMMON[PAD_BUTTON_COUNT] = {
    [SDL_CONTROLLER_BUTTON_A] = {"A", "pad-a"},
    [SDL_CONTROLLER_BUTTON_B] = {"B", "pad-b"},
    [SDL_CONTROLLER_BUTTON_X] = {"X", "pad-x"},
    [SDL_CONTROLLER_BUTTON_Y] = {"Y", "pad-y"},
    [SDL_CONTROLLER_BUTTON_GUIDE] = {WORDS_IN("a button of the gamepad", "Home"), "pad-home"},
    [SDL_CONTROLLER_BUTTON_LEFTSTICK] = {WORDS_MARK("Left stick"), "pad-stick-l"},
    [SDL_CONTROLLER_BUTTON_RIGHTSTICK] = {WORDS_MARK("Right stick"), "pad-stick-r"},
    [SDL_CONTROLLER_BUTTON_DPAD_UP] = {WORDS_MARK("D-pad up"), "pad-up"},
    [SDL_CONTROLLER_BUTTON_DPAD_DOWN] = {WORDS_MARK("D-pad down"), "pad-down"},
    [SDL_CONTROLLER_BUTTON_DPAD_LEFT] = {WORDS_MARK("D-pad left"), "pad-left"},
    [SDL_CONTROLLER_BUTTON_DPAD_RIGHT] = {WORDS_MARK("D-pad right"), "pad-right"},
};

static const ButtonSign XBOX[PAD_BUTTON_COUNT] = {
    [SDL_CONTROLLER_BUTTON_BACK] = {WORDS_IN("a button of the gamepad", "Back"), "pad-view"},
    /* words: keys, and a button of the gamepad that is labelled Start */
    [SDL_CONTROLLER_BUTTON_START] = {WORDS_MARK("Start"), "pad-menu"},
    [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = {WORDS_MARK("Left shoulder"), "pad-lb"},
    [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = {WORDS_MARK("Right shoulder"), "pad-rb"},
    [PAD_LEFT_TRIGGER] = {WORDS_MARK("Left trigger"), "pad-lt"},
    [PAD_RIGHT_TRIGGER] = {WORDS_MARK("Right trigger"), "pad-rt"},
};

static const ButtonSign PLAYSTATION[PAD_BUTTON_COUNT] = {
    [SDL_CONTROLLER_BUTTON_A] = {WORDS_IN("a button of the gamepad", "Cross"), "pad-cross"},
    [SDL_CONTROLLER_BUTTON_B] = {WORDS_IN("a button of the gamepad", "Circle"), "pad-circle"},
    [SDL_CONTROLLER_BUTTON_X] = {WORDS_IN("a button of the gamepad", "Square"), "pad-square"},
    [SDL_CONTROLLER_BUTTON_Y] = {WORDS_IN("a button of the gamepad", "Triangle"), "pad-triangle"},
    [SDL_CONTROLLER_BUTTON_BACK] = {"Share", "pad-create"},
    [SDL_CONTROLLER_BUTTON_START] = {"Options", "pad-options"},
    [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = {"L1", "pad-l1"},
    [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = {"R1", "pad-r1"},
    [PAD_LEFT_TRIGGER] = {"L2", "pad-l2"},
    [PAD_RIGHT_TRIGGER] = {"R2", "pad-r2"},
    [SDL_CONTROLLER_BUTTON_LEFTSTICK] = {"L3", "pad-stick-l"},
    [SDL_CONTROLLER_BUTTON_RIGHTSTICK] = {"R3", "pad-stick-r"},
};

static const ButtonSign NINTENDO[PAD_BUTTON_COUNT] = {
    [SDL_CONTROLLER_BUTTON_BACK] = {"−", "pad-minus"},
    [SDL_CONTROLLER_BUTTON_START] = {"+", "pad-plus"},
    [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = {"L", "pad-l"},
    [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = {"R", "pad-r"},
    [PAD_LEFT_TRIGGER] = {"ZL", "pad-zl"},
    [PAD_RIGHT_TRIGGER] = {"ZR", "pad-zr"},
};

static ButtonSign sign_of(int button, PadKind pad)
{
    static const ButtonSign *const OWN[] = {
        [PAD_XBOX] = XBOX, [PAD_PLAYSTATION] = PLAYSTATION, [PAD_NINTENDO] = NINTENDO};
    return OWN[pad][button].name ? OWN[pad][button] : COMMON[button];
}

void press_name(const Words *words, Press press, PadKind pad, char name[KEY_NAME_CAPACITY])
{
    if (!press.pad) {
        name_stroke(words, press.stroke, name);
        return;
    }
    const ButtonSign sign = sign_of(press.button, pad);
    if (sign.name)
        snprintf(name, KEY_NAME_CAPACITY, "%s", tr(words, sign.name));
    else
        /* words: of a gamepad, one without a name */
        snprintf(name, KEY_NAME_CAPACITY, tr(words, "Button %d"), press.button);
}

const char *press_picture(Press press, PadKind pad)
{
    return press.pad ? sign_of(press.button, pad).picture : NULL;
}
