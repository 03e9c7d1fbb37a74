/* Everything within reach of one hand, on the keyboard and on the gamepad. */
#include "app/keys/keymap.h"

#include <string.h>

typedef struct Place {
    Action action;
    SDL_Scancode place; /* as it is called on an American keyboard */
} Place;

typedef struct PadPlace {
    Action action;
    int button;
} PadPlace;

static const Place LEFT_HAND[] = {
    {ACTION_UP, SDL_SCANCODE_W},           {ACTION_DOWN, SDL_SCANCODE_S},
    {ACTION_LEFT, SDL_SCANCODE_A},         {ACTION_RIGHT, SDL_SCANCODE_D},
    {ACTION_PREVIOUS, SDL_SCANCODE_GRAVE}, {ACTION_CONFIRM, SDL_SCANCODE_E},
    {ACTION_CANCEL, SDL_SCANCODE_Q},       {ACTION_END_TURN, SDL_SCANCODE_SPACE},
    {ACTION_FLIP, SDL_SCANCODE_F},         {ACTION_UNDO, SDL_SCANCODE_Z},
    {ACTION_REDO, SDL_SCANCODE_X},         {ACTION_HINT, SDL_SCANCODE_G},
    {ACTION_LOG, SDL_SCANCODE_C},          {ACTION_UNSEEN, SDL_SCANCODE_V},
    {ACTION_REFERENCE, SDL_SCANCODE_R},    {ACTION_ASK, SDL_SCANCODE_T},
    {ACTION_ASK_HOUSE, SDL_SCANCODE_B},    {ACTION_ASK_OTHERS, SDL_SCANCODE_F4},
    {ACTION_ASK_TOOLS, SDL_SCANCODE_F5},   {ACTION_ASK_SCORE, SDL_SCANCODE_F6},
    {ACTION_ASK_TURN, SDL_SCANCODE_F7},    {ACTION_ASK_LAST, SDL_SCANCODE_F8},
    {ACTION_ASK_MARKET, SDL_SCANCODE_F9},
};

static const Place RIGHT_HAND[] = {
    {ACTION_UP, SDL_SCANCODE_I},
    {ACTION_DOWN, SDL_SCANCODE_K},
    {ACTION_LEFT, SDL_SCANCODE_J},
    {ACTION_RIGHT, SDL_SCANCODE_L},
    {ACTION_NEXT, SDL_SCANCODE_PERIOD},
    {ACTION_PREVIOUS, SDL_SCANCODE_COMMA},
    {ACTION_CONFIRM, SDL_SCANCODE_O},
    {ACTION_CANCEL, SDL_SCANCODE_U},
    {ACTION_END_TURN, SDL_SCANCODE_SPACE},
    {ACTION_FLIP, SDL_SCANCODE_H},
    {ACTION_UNDO, SDL_SCANCODE_N},
    {ACTION_REDO, SDL_SCANCODE_M},
    {ACTION_HINT, SDL_SCANCODE_P},
    {ACTION_RULES, SDL_SCANCODE_SLASH},
    {ACTION_REFERENCE, SDL_SCANCODE_Y},
    {ACTION_LOG, SDL_SCANCODE_LEFTBRACKET},
    {ACTION_UNSEEN, SDL_SCANCODE_SEMICOLON},
    {ACTION_SPEECH, SDL_SCANCODE_MINUS},
    {ACTION_SAY_AGAIN, SDL_SCANCODE_EQUALS},
    {ACTION_ASK, SDL_SCANCODE_RIGHTBRACKET},
    {ACTION_ASK_COLUMN_1, SDL_SCANCODE_6},
    {ACTION_ASK_COLUMN_2, SDL_SCANCODE_7},
    {ACTION_ASK_COLUMN_3, SDL_SCANCODE_8},
    {ACTION_ASK_COLUMN_4, SDL_SCANCODE_9},
    {ACTION_ASK_COLUMN_5, SDL_SCANCODE_0},
    {ACTION_ASK_MARKET, SDL_SCANCODE_APOSTROPHE},
    {ACTION_ASK_HOUSE, SDL_SCANCODE_F6},
    {ACTION_ASK_OTHERS, SDL_SCANCODE_F7},
    {ACTION_ASK_TOOLS, SDL_SCANCODE_F8},
    {ACTION_ASK_SCORE, SDL_SCANCODE_F9},
    {ACTION_ASK_TURN, SDL_SCANCODE_F10},
    {ACTION_ASK_LAST, SDL_SCANCODE_F12},
};

/* The stick of that side moves. What was undone is brought back by its button on the table. */
static const PadPlace LEFT_PAD[] = {
    {ACTION_END_TURN, SDL_CONTROLLER_BUTTON_DPAD_UP},
    {ACTION_FLIP, SDL_CONTROLLER_BUTTON_DPAD_DOWN},
    {ACTION_UNDO, SDL_CONTROLLER_BUTTON_DPAD_LEFT},
    {ACTION_ASK, SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
    {ACTION_CONFIRM, SDL_CONTROLLER_BUTTON_LEFTSHOULDER},
    {ACTION_CANCEL, PAD_LEFT_TRIGGER},
    {ACTION_HINT, SDL_CONTROLLER_BUTTON_LEFTSTICK},
    {ACTION_MENU, SDL_CONTROLLER_BUTTON_BACK},
};

static const PadPlace RIGHT_PAD[] = {
    {ACTION_FLIP, SDL_CONTROLLER_BUTTON_X},
    {ACTION_END_TURN, SDL_CONTROLLER_BUTTON_Y},
    {ACTION_UNDO, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
    {ACTION_ASK, PAD_RIGHT_TRIGGER},
    {ACTION_HINT, SDL_CONTROLLER_BUTTON_RIGHTSTICK},
    {ACTION_MENU, SDL_CONTROLLER_BUTTON_START},
};

static const struct {
    const Place *keys;
    size_t key_count;
    const PadPlace *buttons;
    size_t button_count;
} PRESETS[PRESET_COUNT] = {
    [PRESET_LEFT] = {LEFT_HAND, SDL_arraysize(LEFT_HAND), LEFT_PAD, SDL_arraysize(LEFT_PAD)},
    [PRESET_RIGHT] = {RIGHT_HAND, SDL_arraysize(RIGHT_HAND), RIGHT_PAD, SDL_arraysize(RIGHT_PAD)},
};

void keymap_preset(Keymap *map, KeymapPreset preset)
{
    keymap_reset(map);
    /* Two passes: a key that is given late must not be taken from who was given it early. */
    for (size_t i = 0; i < PRESETS[preset].key_count; i++)
        memset(map->keys[PRESETS[preset].keys[i].action], 0, sizeof map->keys[0]);
    for (size_t i = 0; i < PRESETS[preset].key_count; i++) {
        const Place *key = &PRESETS[preset].keys[i];
        const SDL_KeyboardEvent down = {
            .keysym = {.sym = SDL_GetKeyFromScancode(key->place), .scancode = key->place}};
        keymap_give(map, key->action, (Press){.stroke = stroke_of(&down)});
    }
    for (size_t i = 0; i < PRESETS[preset].button_count; i++)
        map->buttons[PRESETS[preset].buttons[i].action] = PAD_NONE;
    for (size_t i = 0; i < PRESETS[preset].button_count; i++) {
        const PadPlace *button = &PRESETS[preset].buttons[i];
        keymap_give(map, button->action, (Press){.pad = true, .button = button->button});
    }
}

KeymapPreset keymap_preset_of(const Keymap *map)
{
    for (KeymapPreset preset = PRESET_BOTH; preset < PRESET_COUNT; preset++) {
        Keymap other;
        keymap_preset(&other, preset);
        if (memcmp(&other, map, sizeof other) == 0)
            return preset;
    }
    return PRESET_COUNT;
}
