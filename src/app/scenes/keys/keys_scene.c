/* The screen where keys and buttons are chosen. */
#include "app/scenes/keys/keys_scene.h"

#include <stdio.h>
#include <string.h>

static void say(KeysScene *scene, const char *words)
{
    snprintf(scene->message, sizeof scene->message, "%s", words);
}

/* ---- phases ---- */

static void go_to(KeysScene *scene, App *app, KeysPhase phase)
{
    scene->phase = phase;
    app->input.listening = phase == PHASE_LISTENING;
    keys_layout(scene, app);
}

static void show_list(KeysScene *scene, App *app)
{
    const Action before = scene->chosen;
    scene->chosen = ACTION_NONE;
    go_to(scene, app, PHASE_LIST);
    if (before != ACTION_NONE)
        widgets_focus(&scene->widgets, keys_row_of(before));
}

static void say_welcome(KeysScene *scene, const App *app)
{
    say(scene, tr(app->words, "Choose what you want to do with another key or button."));
}

static void invite(KeysScene *scene, App *app)
{
    say_welcome(scene, app);
    show_list(scene, app);
}

static void choose(KeysScene *scene, App *app, Action action)
{
    scene->chosen = action;
    /* words: an action of the game, and the keys and buttons that do it */
    snprintf(scene->message, sizeof scene->message, tr(app->words, "%s: %s"),
             action_name(app->words, action), scene->rows[action].spoken);
    go_to(scene, app, PHASE_CHOSEN);
    widgets_focus(&scene->widgets, KEYS_CHANGE);
}

static void listen(KeysScene *scene, App *app)
{
    /* words: the name of an action */
    snprintf(scene->message, sizeof scene->message,
             tr(app->words, "%s: press the new key or button. Esc leaves it as it is."),
             action_name(app->words, scene->chosen));
    go_to(scene, app, PHASE_LISTENING);
    widgets_focus(&scene->widgets, KEYS_BACK);
}

/* ---- a press ---- */

/* A key and an action: what is, or is now. */
static void say_pair(KeysScene *scene, const App *app, const char *format, Action action)
{
    char name[KEY_NAME_CAPACITY];
    press_name(app->words, scene->press, app->input.pad_kind, name);
    snprintf(scene->message, sizeof scene->message, format, name, action_name(app->words, action));
}

static void finish(KeysScene *scene, App *app)
{
    /* words: a key or button, and what it does from now on */
    say_pair(scene, app, tr(app->words, "%s: that is now “%s”."), scene->chosen);
    show_list(scene, app);
}

static void give(KeysScene *scene, App *app)
{
    keymap_give(&app->settings.keymap, scene->chosen, scene->press);
    finish(scene, app);
}

static void take_press(KeysScene *scene, App *app, Press press)
{
    const Action always = keymap_always(press);
    const Action owner = keymap_action(&app->settings.keymap, press);
    scene->press = press;
    if (always == ACTION_CANCEL) {
        invite(scene, app);
    } else if (always != ACTION_NONE) {
        /* words: a key or button, and an action; players cannot give this key to another one */
        say_pair(scene, app, tr(app->words, "%s is always “%s”. Try another one."), always);
    } else if (owner == ACTION_NONE || owner == scene->chosen) {
        give(scene, app);
    } else {
        /* words: a key or button, and the action that it does so far */
        say_pair(scene, app, tr(app->words, "%s is already “%s”."), owner);
        go_to(scene, app, PHASE_CONFLICT);
        widgets_focus(&scene->widgets, KEYS_SWAP);
    }
}

/* ---- the rest of the screen ---- */

static void choose_preset(KeysScene *scene, App *app, int preset)
{
    if (preset == PRESET_COUNT)
        app->settings.keymap = scene->own;
    else
        keymap_preset(&app->settings.keymap, (KeymapPreset)preset);
    say_welcome(scene, app); /* what was said of a key before may not be true any more */
    keys_layout(scene, app);
}

/* Keys of one's own can be tried against the presets, and come back. */
static void remember_own(KeysScene *scene, const App *app)
{
    if (keymap_preset_of(&app->settings.keymap) != PRESET_COUNT)
        return;
    scene->own = app->settings.keymap;
    scene->has_own = true;
}

static void reset_one(KeysScene *scene, App *app)
{
    keymap_reset_action(&app->settings.keymap, scene->chosen);
    snprintf(scene->message, sizeof scene->message, tr(app->words, "“%s” is back to normal."),
             action_name(app->words, scene->chosen));
    show_list(scene, app);
}

static void reset_all(KeysScene *scene, App *app)
{
    keymap_reset(&app->settings.keymap);
    say(scene, tr(app->words, "All keys and buttons are back to normal."));
    keys_layout(scene, app);
}

static void use_switch(App *app, const Widget *used)
{
    if (used->id == KEYS_DRAGS)
        app->settings.drags = used->value;
    else if (used->id == KEYS_REPEAT)
        app->settings.key_repeat = used->value;
    else
        app->settings.touch_looks = used->value;
}

static SceneStep use(KeysScene *scene, App *app, const Widget *used)
{
    switch (used->id) {
    case KEYS_PRESET:
        choose_preset(scene, app, used->value);
        return scene_stay();
    case KEYS_DRAGS:
    case KEYS_REPEAT:
    case KEYS_TOUCH:
        use_switch(app, used);
        return scene_stay();
    case KEYS_RESET_ALL:
        reset_all(scene, app);
        return scene_stay();
    case KEYS_DONE:
        return scene_pop();
    case KEYS_CHANGE:
        listen(scene, app);
        return scene_stay();
    case KEYS_RESET_ONE:
        reset_one(scene, app);
        break;
    case KEYS_BACK:
    case KEYS_LEAVE:
        invite(scene, app);
        return scene_stay();
    case KEYS_SWAP:
        keymap_swap(&app->settings.keymap, scene->chosen, scene->press);
        finish(scene, app);
        break;
    case KEYS_TAKE:
        give(scene, app);
        break;
    default:
        choose(scene, app, keys_action_of(used->id));
        return scene_stay();
    }
    remember_own(scene, app);
    return scene_stay();
}

static SceneStep step_back(KeysScene *scene, App *app)
{
    if (scene->phase == PHASE_LIST)
        return scene_pop();
    invite(scene, app);
    return scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    KeysScene *scene = self;
    if (event->kind == INPUT_PRESS) {
        take_press(scene, app, event->press);
        remember_own(scene, app);
        return scene_stay();
    }
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return step_back(scene, app);
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    return used ? use(scene, app, used) : scene_stay();
}

/* ---- coming and going ---- */

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    KeysScene *scene = self;
    for (int id = 0; id < KEYS_ITEM_COUNT; id++)
        scene->items[id] = (Widget){.kind = &button_widget, .id = id};
    scene->items[KEYS_PRESET].kind = &choice_widget;
    for (int id = KEYS_DRAGS; id <= KEYS_TOUCH; id++)
        scene->items[id].kind = &toggle_widget;
    for (int id = KEYS_ROWS; id < KEYS_RESET_ALL; id++)
        scene->items[id].kind = &key_row_widget;
    for (int id = 0; id < KEYS_RESET_ALL; id++)
        scene->items[id].scrolls = true;
    for (int id = KEYS_CHANGE; id < KEYS_ITEM_COUNT; id++)
        scene->items[id].hidden = true;
    scene->items[KEYS_DONE].style = scene->items[KEYS_CHANGE].style =
        scene->items[KEYS_SWAP].style = BUTTON_GREEN;
    remember_own(scene, app);
    say(scene, tr(app->words, "Choose what you want to do with another key or button."));
    widgets_start(&scene->widgets, scene->items, KEYS_ITEM_COUNT);
    return true;
}

static void leave(void *self, App *app)
{
    (void)self;
    app->input.listening = false;
    app_save_settings(app);
}

const SceneKind keys_scene = {
    .state_size = sizeof(KeysScene),
    .overlay = true,
    .enter = enter,
    .leave = leave,
    .layout = keys_layout,
    .event = event,
    .draw = keys_draw,
};
