#include "app/keys/keymap.h"

#include <string.h>

typedef struct Key {
    Action action;
    KeyStroke stroke;
} Key;

typedef struct Button {
    Action action;
    int button;
} Button;

/* These cannot be given away. */
static const Key ALWAYS[] = {
    {ACTION_UP, {SDLK_UP, 0}},          {ACTION_DOWN, {SDLK_DOWN, 0}},
    {ACTION_LEFT, {SDLK_LEFT, 0}},      {ACTION_RIGHT, {SDLK_RIGHT, 0}},
    {ACTION_NEXT, {SDLK_TAB, 0}},       {ACTION_PREVIOUS, {SDLK_TAB, STROKE_SHIFT}},
    {ACTION_CONFIRM, {SDLK_RETURN, 0}}, {ACTION_CONFIRM, {SDLK_KP_ENTER, 0}},
    {ACTION_CANCEL, {SDLK_ESCAPE, 0}},  {ACTION_FULLSCREEN, {SDLK_RETURN, STROKE_ALT}},
};

static const Button ALWAYS_PAD[] = {
    {ACTION_CONFIRM, SDL_CONTROLLER_BUTTON_A},
    {ACTION_CANCEL, SDL_CONTROLLER_BUTTON_B},
};

static const Key STANDARD[] = {
    {ACTION_END_TURN, {SDLK_SPACE, 0}},
    {ACTION_FLIP, {SDLK_f, 0}},
    {ACTION_UNDO, {SDLK_z, STROKE_CTRL}},
    {ACTION_REDO, {SDLK_y, STROKE_CTRL}},
    {ACTION_REDO, {SDLK_z, STROKE_CTRL | STROKE_SHIFT}},
    {ACTION_HINT, {SDLK_h, 0}},
    {ACTION_RULES, {SDLK_F1, 0}},
    {ACTION_REFERENCE, {SDLK_r, 0}},
    {ACTION_LOG, {SDLK_l, 0}},
    {ACTION_UNSEEN, {SDLK_w, 0}},
    {ACTION_FULLSCREEN, {SDLK_F11, 0}},
    {ACTION_SPEECH, {SDLK_F2, 0}},
    {ACTION_SAY_AGAIN, {SDLK_F3, 0}},
    {ACTION_ASK, {SDLK_q, 0}},
    {ACTION_ASK_COLUMN_1, {SDLK_1, 0}},
    {ACTION_ASK_COLUMN_2, {SDLK_2, 0}},
    {ACTION_ASK_COLUMN_3, {SDLK_3, 0}},
    {ACTION_ASK_COLUMN_4, {SDLK_4, 0}},
    {ACTION_ASK_COLUMN_5, {SDLK_5, 0}},
    {ACTION_ASK_MARKET, {SDLK_m, 0}},
    {ACTION_ASK_HOUSE, {SDLK_b, 0}},
    {ACTION_ASK_OTHERS, {SDLK_p, 0}},
    {ACTION_ASK_TOOLS, {SDLK_t, 0}},
    {ACTION_ASK_SCORE, {SDLK_s, 0}},
    {ACTION_ASK_TURN, {SDLK_n, 0}},
    {ACTION_ASK_LAST, {SDLK_e, 0}},
    {ACTION_PAGE_UP, {SDLK_PAGEUP, 0}},
    {ACTION_PAGE_DOWN, {SDLK_PAGEDOWN, 0}},
    {ACTION_HOME, {SDLK_HOME, 0}},
    {ACTION_END, {SDLK_END, 0}},
    {ACTION_ERASE, {SDLK_BACKSPACE, 0}},
    {ACTION_DELETE, {SDLK_DELETE, 0}},
};

static const Button STANDARD_PAD[] = {
    {ACTION_UP, SDL_CONTROLLER_BUTTON_DPAD_UP},
    {ACTION_DOWN, SDL_CONTROLLER_BUTTON_DPAD_DOWN},
    {ACTION_LEFT, SDL_CONTROLLER_BUTTON_DPAD_LEFT},
    {ACTION_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
    {ACTION_FLIP, SDL_CONTROLLER_BUTTON_X},
    {ACTION_END_TURN, SDL_CONTROLLER_BUTTON_Y},
    {ACTION_UNDO, SDL_CONTROLLER_BUTTON_LEFTSHOULDER},
    {ACTION_REDO, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
    {ACTION_HINT, PAD_LEFT_TRIGGER},
    {ACTION_REFERENCE, PAD_RIGHT_TRIGGER},
    {ACTION_MENU, SDL_CONTROLLER_BUTTON_START},
    {ACTION_RULES, SDL_CONTROLLER_BUTTON_BACK},
    {ACTION_UNSEEN, SDL_CONTROLLER_BUTTON_LEFTSTICK},
    {ACTION_ASK, SDL_CONTROLLER_BUTTON_RIGHTSTICK}, /* the log is among its questions */
};

ActionGroup action_group(Action action)
{
    static const ActionGroup GROUPS[ACTION_COUNT] = {
#define ACTION(name, key, group) [ACTION_##name] = group,
#include "app/keys/actions.def"
#undef ACTION
    };
    return GROUPS[action];
}

bool action_repeats(Action action)
{
    return action == ACTION_UNDO || action == ACTION_REDO || action_group(action) == GROUP_MOVING ||
           action_group(action) == GROUP_TYPING;
}

/* Of a pad that SDL knows no more about than who made it; most have the letters of the Xbox. */
static PadKind pad_kind_of_vendor(Uint16 vendor)
{
    enum { SONY = 0x054c, NINTENDO = 0x057e };
    return vendor == SONY ? PAD_PLAYSTATION : vendor == NINTENDO ? PAD_NINTENDO : PAD_XBOX;
}

PadKind pad_kind_of(SDL_GameController *pad)
{
    switch (SDL_GameControllerGetType(pad)) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return PAD_PLAYSTATION;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return PAD_NINTENDO;
    default:
        return pad_kind_of_vendor(SDL_GameControllerGetVendor(pad));
    }
}

/* ---- strokes ---- */

bool stroke_is_none(KeyStroke stroke)
{
    return stroke.key == SDLK_UNKNOWN;
}

static bool same_stroke(KeyStroke one, KeyStroke other)
{
    return one.key == other.key && one.mods == other.mods;
}

/* Keys are called by what is printed on them. A letter of another alphabet is the Latin one that is
 * printed beside it; the row of digits has digits even where they need Shift. */
static SDL_Keycode latin_key(const SDL_Keysym *key)
{
    static const char SIGNS[] = "-=[]\\#;'`,./"; /* in SDL's order */
    const SDL_Scancode place = key->scancode;
    const bool digit = key->sym >= SDLK_0 && key->sym <= SDLK_9;
    const bool named = key->sym & SDLK_SCANCODE_MASK;
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_0 && !digit && !named)
        return place == SDL_SCANCODE_0 ? SDLK_0 : SDLK_1 + (SDL_Keycode)(place - SDL_SCANCODE_1);
    if (named || key->sym < 0x80)
        return key->sym;
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return SDLK_a + (SDL_Keycode)(place - SDL_SCANCODE_A);
    const bool latin = key->sym < 0x370;
    if (!latin && place >= SDL_SCANCODE_MINUS && place <= SDL_SCANCODE_SLASH)
        return SIGNS[place - SDL_SCANCODE_MINUS];
    return key->sym;
}

KeyStroke stroke_of(const SDL_KeyboardEvent *key)
{
    const Uint16 held = key->keysym.mod;
    return (KeyStroke){.key = latin_key(&key->keysym),
                       .mods = (held & (KMOD_CTRL | KMOD_GUI) ? STROKE_CTRL : 0) |
                               (held & KMOD_SHIFT ? STROKE_SHIFT : 0) |
                               (held & KMOD_ALT ? STROKE_ALT : 0)};
}

/* ---- asking ---- */

Action keymap_always(Press press)
{
    for (size_t i = 0; press.pad && i < SDL_arraysize(ALWAYS_PAD); i++) {
        if (ALWAYS_PAD[i].button == press.button)
            return ALWAYS_PAD[i].action;
    }
    for (size_t i = 0; !press.pad && i < SDL_arraysize(ALWAYS); i++) {
        if (same_stroke(ALWAYS[i].stroke, press.stroke))
            return ALWAYS[i].action;
    }
    return ACTION_NONE;
}

static bool has(const Keymap *map, Action action, Press press)
{
    if (press.pad)
        return map->buttons[action] == press.button;
    for (int i = 0; i < KEYS_OF_ACTION; i++) {
        if (same_stroke(map->keys[action][i], press.stroke))
            return true;
    }
    return false;
}

static Action find_exactly(const Keymap *map, Press press)
{
    const Action always = keymap_always(press);
    if (always != ACTION_NONE ||
        (press.pad ? press.button == PAD_NONE : stroke_is_none(press.stroke)))
        return always;
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (has(map, action, press))
            return action;
    }
    return ACTION_NONE;
}

/* Shift changes nothing where it has no meaning of its own. */
Action keymap_action(const Keymap *map, Press press)
{
    const Action action = find_exactly(map, press);
    if (action != ACTION_NONE || press.pad || !(press.stroke.mods & STROKE_SHIFT))
        return action;
    press.stroke.mods &= ~STROKE_SHIFT;
    return find_exactly(map, press);
}

bool keymap_find_always(Action action, bool pad, Press *press)
{
    for (size_t i = 0; pad && i < SDL_arraysize(ALWAYS_PAD); i++) {
        if (ALWAYS_PAD[i].action == action) {
            *press = (Press){.pad = true, .button = ALWAYS_PAD[i].button};
            return true;
        }
    }
    for (size_t i = 0; !pad && i < SDL_arraysize(ALWAYS); i++) {
        if (ALWAYS[i].action == action) {
            *press = (Press){.stroke = ALWAYS[i].stroke};
            return true;
        }
    }
    return false;
}

bool keymap_find(const Keymap *map, Action action, bool pad, Press *press)
{
    const KeyStroke *keys = map->keys[action];
    *press = (Press){.pad = pad,
                     .stroke = stroke_is_none(keys[0]) ? keys[1] : keys[0],
                     .button = map->buttons[action]};
    const bool own = pad ? press->button != PAD_NONE : !stroke_is_none(press->stroke);
    return own || keymap_find_always(action, pad, press);
}

/* ---- changing ---- */

static void take_from_all(Keymap *map, Press press)
{
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (press.pad && map->buttons[action] == press.button)
            map->buttons[action] = PAD_NONE;
        KeyStroke *keys = map->keys[action];
        if (!press.pad && same_stroke(keys[1], press.stroke))
            keys[1] = (KeyStroke){0};
        if (!press.pad && same_stroke(keys[0], press.stroke)) {
            keys[0] = keys[1];
            keys[1] = (KeyStroke){0};
        }
    }
}

static void set(Keymap *map, Action action, Press press)
{
    if (press.pad) {
        map->buttons[action] = press.button;
        return;
    }
    memset(map->keys[action], 0, sizeof map->keys[action]);
    map->keys[action][0] = press.stroke;
}

void keymap_give(Keymap *map, Action action, Press press)
{
    if (keymap_always(press) != ACTION_NONE)
        return;
    take_from_all(map, press);
    set(map, action, press);
}

void keymap_swap(Keymap *map, Action action, Press press)
{
    const Action other = find_exactly(map, press);
    const Press before = {
        .pad = press.pad, .stroke = map->keys[action][0], .button = map->buttons[action]};
    if (keymap_always(press) != ACTION_NONE || other == action)
        return;
    keymap_give(map, action, press);
    if (other != ACTION_NONE)
        set(map, other, before);
}

/* ---- at first ---- */

static void add_key(Keymap *map, Action action, KeyStroke stroke)
{
    KeyStroke *keys = map->keys[action];
    keys[stroke_is_none(keys[0]) ? 0 : 1] = stroke;
}

void keymap_reset(Keymap *map)
{
    memset(map, 0, sizeof *map);
    for (Action action = ACTION_NONE; action < ACTION_COUNT; action++)
        map->buttons[action] = PAD_NONE;
    for (size_t i = 0; i < SDL_arraysize(STANDARD); i++)
        add_key(map, STANDARD[i].action, STANDARD[i].stroke);
    for (size_t i = 0; i < SDL_arraysize(STANDARD_PAD); i++)
        map->buttons[STANDARD_PAD[i].action] = STANDARD_PAD[i].button;
}

void keymap_reset_action(Keymap *map, Action action)
{
    Keymap standard;
    keymap_reset(&standard);
    for (int i = 0; i < KEYS_OF_ACTION; i++)
        take_from_all(map, (Press){.stroke = standard.keys[action][i]});
    take_from_all(map, (Press){.pad = true, .button = standard.buttons[action]});
    memcpy(map->keys[action], standard.keys[action], sizeof map->keys[action]);
    map->buttons[action] = standard.buttons[action];
}

bool keymap_is_standard(const Keymap *map, Action action)
{
    Keymap standard;
    keymap_reset(&standard);
    return memcmp(map->keys[action], standard.keys[action], sizeof map->keys[action]) == 0 &&
           map->buttons[action] == standard.buttons[action];
}
