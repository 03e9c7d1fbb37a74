/* Keys and buttons as the player sees and hears them. */
#include "app/app.h"

#include "app/keys/key_names.h"

/* Whoever points has a keyboard as well; a finger may have none. */
KeyHint app_key_hint(const App *app, Action action)
{
    const bool pad = app->input.device == DEVICE_PAD;
    KeyHint hint = {0};
    Press press;
    if (app->input.device == DEVICE_TOUCH ||
        !keymap_find(&app->settings.keymap, action, pad, &press))
        return hint;
    press_name(app->words, press, app->input.pad_kind, hint.words);
    hint.picture = press_picture(press, app->input.pad_kind);
    return hint;
}

/* The button of the gamepad in use, or the key: words for readers, who may just as well touch. */
static bool name_press(const App *app, Action action, char name[KEY_NAME_CAPACITY])
{
    const Keymap *map = &app->settings.keymap;
    const bool pad = app->input.device == DEVICE_PAD;
    Press press;
    if (!(pad && keymap_find(map, action, true, &press)) &&
        !keymap_find(map, action, false, &press))
        return false;
    press_name(app->words, press, app->input.pad_kind, name);
    return true;
}

bool app_fill_keys(const App *app, const char *words, Text *filled)
{
    Word rest = word_of(words);
    bool whole = true;
    while (rest.length) {
        char name[KEY_NAME_CAPACITY] = "–";
        text_add_word(filled, word_until(&rest, '{'));
        if (!rest.length)
            break;
        whole &= name_press(app, action_named(word_until(&rest, '}')), name);
        text_add(filled, name);
    }
    return whole;
}
