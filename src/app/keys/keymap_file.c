/* Keys as lines of the settings: "key flip Ctrl+F", "second-key flip none", "button flip x". */
#include "app/keys/keymap.h"

#include <stdio.h>
#include <string.h>

enum { NAME_CAPACITY = 64 };

static const char *const KEYS[ACTION_COUNT] = {
#define ACTION(name, key, group) [ACTION_##name] = key,
#include "app/keys/actions.def"
#undef ACTION
};

static const char *const KINDS[KEYS_OF_ACTION] = {"key", "second-key"};

static const struct {
    const char *name;
    int mod;
} MODS[] = {{"Ctrl+", STROKE_CTRL}, {"Shift+", STROKE_SHIFT}, {"Alt+", STROKE_ALT}};

static const char *const TRIGGERS[] = {"lefttrigger", "righttrigger"};

/* ---- reading ---- */

Action action_named(Word key)
{
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (word_is(key, KEYS[action]))
            return action;
    }
    return ACTION_NONE;
}

static bool copy_name(Word word, char name[NAME_CAPACITY])
{
    if (!word.length || word.length >= NAME_CAPACITY || !word_is_clean_utf8(word))
        return false;
    memcpy(name, word.at, word.length);
    name[word.length] = '\0';
    return true;
}

static bool read_stroke(const char *name, KeyStroke *stroke)
{
    *stroke = (KeyStroke){0};
    if (strcmp(name, "none") == 0)
        return true;
    for (size_t i = 0; i < SDL_arraysize(MODS); i++) {
        const size_t length = strlen(MODS[i].name);
        if (strncmp(name, MODS[i].name, length) == 0) {
            stroke->mods |= MODS[i].mod;
            name += length;
        }
    }
    stroke->key = SDL_GetKeyFromName(name);
    return !stroke_is_none(*stroke) && keymap_always((Press){.stroke = *stroke}) == ACTION_NONE;
}

static bool read_button(const char *name, int *button)
{
    for (int i = 0; i < (int)SDL_arraysize(TRIGGERS); i++) {
        if (strcmp(name, TRIGGERS[i]) == 0) {
            *button = PAD_LEFT_TRIGGER + i;
            return true;
        }
    }
    *button = SDL_GameControllerGetButtonFromString(name);
    return strcmp(name, "none") == 0 ||
           (*button != PAD_NONE &&
            keymap_always((Press){.pad = true, .button = *button}) == ACTION_NONE);
}

/* A key that is already somebody's goes over to the later line. */
static void put_key(Keymap *map, Action action, int slot, KeyStroke stroke)
{
    const Action owner = keymap_action(map, (Press){.stroke = stroke});
    for (int i = 0; owner != ACTION_NONE && i < KEYS_OF_ACTION; i++) {
        if (memcmp(&map->keys[owner][i], &stroke, sizeof stroke) == 0)
            map->keys[owner][i] = (KeyStroke){0};
    }
    map->keys[action][slot] = stroke;
}

static void put_button(Keymap *map, Action action, int button)
{
    const Action owner = keymap_action(map, (Press){.pad = true, .button = button});
    if (owner != ACTION_NONE)
        map->buttons[owner] = PAD_NONE;
    map->buttons[action] = button;
}

KeymapLine keymap_read(Keymap *map, Word kind, Word rest)
{
    char name[NAME_CAPACITY];
    KeyStroke stroke;
    int button;
    const bool pad = word_is(kind, "button");
    const int slot = word_is(kind, KINDS[1]);
    if (!pad && !slot && !word_is(kind, KINDS[0]))
        return LINE_OTHER;
    const Action action = action_named(word_until(&rest, ' '));
    if (action == ACTION_NONE || !copy_name(rest, name))
        return LINE_DAMAGED;
    if (pad ? !read_button(name, &button) : !read_stroke(name, &stroke))
        return LINE_DAMAGED;
    if (pad)
        put_button(map, action, button);
    else
        put_key(map, action, slot, stroke);
    return LINE_READ;
}

/* ---- writing ---- */

static void write_stroke(Text *text, KeyStroke stroke)
{
    for (size_t i = 0; i < SDL_arraysize(MODS); i++) {
        if (stroke.mods & MODS[i].mod)
            text_add(text, MODS[i].name);
    }
    text_add(text, stroke_is_none(stroke) ? "none" : SDL_GetKeyName(stroke.key));
}

static const char *name_of_button(int button)
{
    if (button == PAD_NONE)
        return "none";
    return button < PAD_LEFT_TRIGGER
               ? SDL_GameControllerGetStringForButton((SDL_GameControllerButton)button)
               : TRIGGERS[button - PAD_LEFT_TRIGGER];
}

static void begin_line(Text *text, const char *kind, Action action)
{
    text_add(text, kind);
    text_add_char(text, ' ');
    text_add(text, KEYS[action]);
    text_add_char(text, ' ');
}

static void write_action(const Keymap *map, Action action, Text *text)
{
    for (int slot = 0; slot < KEYS_OF_ACTION; slot++) {
        begin_line(text, KINDS[slot], action);
        write_stroke(text, map->keys[action][slot]);
        text_add_char(text, '\n');
    }
    begin_line(text, "button", action);
    text_add(text, name_of_button(map->buttons[action]));
    text_add_char(text, '\n');
}

void keymap_write(const Keymap *map, Text *text)
{
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (!keymap_is_standard(map, action))
            write_action(map, action, text);
    }
}
