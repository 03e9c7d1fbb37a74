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
