/* How the screen of keys is laid out and drawn. */
#include "app/scenes/keys/keys_scene.h"

#include <math.h>
#include <stdio.h>

static const TextStyle TITLE_STYLE = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
static const TextStyle HEADING_STYLE = {TEXT_HEADING, TONE_TEAL, .align = ALIGN_LEFT};
static const TextStyle HEAD_STYLE = {TEXT_TAG, TONE_INK_SOFT, .align = ALIGN_LEFT};
static const TextStyle PROMPT_STYLE = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};

/* ---- words ---- */

static void add_hint(const App *app, Press press, KeyHint *hint, Text *spoken)
{
    press_name(app->words, press, app->input.pad_kind, hint->words);
    hint->picture = press_picture(press, app->input.pad_kind);
    if (spoken->length)
        text_add(spoken, ", ");
    text_add(spoken, hint->words);
}

static void read_keys(const App *app, Action action, KeyRow *row, Text *spoken)
{
    const Keymap *map = &app->settings.keymap;
    Press always;
    for (int i = 0; i < KEYS_OF_ACTION; i++) {
        const Press press = {.stroke = map->keys[action][i]};
        if (!stroke_is_none(press.stroke))
            add_hint(app, press, &row->keys[row->key_count++], spoken);
    }
    if (keymap_find_always(action, false, &always))
        add_hint(app, always, &row->keys[row->key_count++], spoken);
}

static void read_buttons(const App *app, Action action, KeyRow *row, Text *spoken)
{
    Press press = {.pad = true, .button = app->settings.keymap.buttons[action]};
    if (press.button != PAD_NONE)
        add_hint(app, press, &row->buttons[row->button_count++], spoken);
    if (keymap_find_always(action, true, &press))
        add_hint(app, press, &row->buttons[row->button_count++], spoken);
}

static void read_row(KeysScene *scene, const App *app, Action action)
{
    KeyRow *row = &scene->rows[action];
    Widget *widget = &scene->items[keys_row_of(action)];
    *row = (KeyRow){0};
    Text spoken = text_on(row->spoken, sizeof row->spoken);
    read_keys(app, action, row, &spoken);
    read_buttons(app, action, row, &spoken);
    if (!spoken.length)
        text_add(&spoken, tr(app->words, "no key"));
    widget->label = action_name(app->words, action);
    widget->about = row;
    widget->text = row->spoken;
    widget->value = scene->chosen == action;
}

static void read_presets(KeysScene *scene, const App *app)
{
    const KeymapPreset preset = keymap_preset_of(&app->settings.keymap);
    Widget *widget = &scene->items[KEYS_PRESET];
    scene->presets[PRESET_BOTH] = tr(app->words, "Both hands");
    scene->presets[PRESET_LEFT] = tr(app->words, "Left hand only");
    scene->presets[PRESET_RIGHT] = tr(app->words, "Right hand only");
    scene->presets[PRESET_COUNT] = tr(app->words, "My own keys");
    widget->label = tr(app->words, "Hands");
    widget->choices = scene->presets;
    widget->choice_count = PRESET_COUNT + (scene->has_own || preset == PRESET_COUNT);
    widget->value = (int)preset;
}

static void label_switches(KeysScene *scene, const App *app)
{
    Widget *items = scene->items;
    items[KEYS_DRAGS].label = tr(app->words, "Drag by holding");
    items[KEYS_DRAGS].note =
        tr(app->words, "Off: one click picks up, the next puts down, however much your hand moves");
    items[KEYS_DRAGS].value = app->settings.drags;
    items[KEYS_REPEAT].label = tr(app->words, "Keys repeat while held");
    items[KEYS_REPEAT].value = app->settings.key_repeat;
    items[KEYS_TOUCH].label = tr(app->words, "The first touch only looks");
    items[KEYS_TOUCH].note = tr(app->words, "Touch again to use what you found, without holding");
    items[KEYS_TOUCH].value = app->settings.touch_looks;
}

static void label_buttons(KeysScene *scene, const App *app)
{
    Widget *items = scene->items;
    items[KEYS_RESET_ALL].label = tr(app->words, "Reset all");
    items[KEYS_DONE].label = tr(app->words, "Done");
    items[KEYS_CHANGE].label = tr(app->words, "New key or button");
    items[KEYS_RESET_ONE].label = tr(app->words, "Back to normal");
    items[KEYS_BACK].label = tr(app->words, "Back");
    /* words: two actions exchange their keys */
    items[KEYS_SWAP].label = tr(app->words, "Swap them");
    /* words: the key goes over to the action that was chosen */
    items[KEYS_TAKE].label = tr(app->words, "Use it here only");
    items[KEYS_LEAVE].label = tr(app->words, "Leave it there");
    const bool chosen = scene->phase == PHASE_CHOSEN, conflict = scene->phase == PHASE_CONFLICT;
    items[KEYS_RESET_ALL].hidden = items[KEYS_DONE].hidden = scene->phase != PHASE_LIST;
    items[KEYS_CHANGE].hidden = items[KEYS_RESET_ONE].hidden = !chosen;
    items[KEYS_BACK].hidden = !chosen && scene->phase != PHASE_LISTENING;
    items[KEYS_SWAP].hidden = items[KEYS_TAKE].hidden = items[KEYS_LEAVE].hidden = !conflict;
}

/* ---- layout ---- */

static float row_height(const KeysScene *scene, App *app, int id, float width)
{
    const float scale = app->canvas->text_scale;
    const TextStyle note_style = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT};
    const char *note = scene->items[id].note;
    if (!note)
        return 12 + 28 * scale;
    return 12 + 23 * scale +
           widget_label_height(app->canvas, &note_style, note, width - 62 * fminf(scale, 1.5f));
}

static void lay_rows(KeysScene *scene, App *app, Box *rest, int first, int last)
{
    for (int id = first; id <= last; id++)
        scene->items[id].box = box_cut_top(rest, row_height(scene, app, id, rest->w), 5);
}

static void lay_list(KeysScene *scene, App *app, Box rest)
{
    const float top = rest.y, scale = app->canvas->text_scale;
    rest.h = 100000; /* it scrolls */
    scene->headings[GROUP_COUNT] = box_cut_top(&rest, 28 * scale, 8);
    lay_rows(scene, app, &rest, KEYS_PRESET, KEYS_TOUCH);
    Action action = ACTION_NONE + 1;
    for (ActionGroup group = 0; group < GROUP_COUNT; group++) {
        rest.y += 14;
        scene->headings[group] = box_cut_top(&rest, 28 * scale, 8);
        for (; action < ACTION_COUNT && action_group(action) == group; action++)
            lay_rows(scene, app, &rest, keys_row_of(action), keys_row_of(action));
    }
    scroll_set(&scene->widgets.scroll, scene->widgets.scroll.window, rest.y - top + 8);
}

static void lay_foot(KeysScene *scene, const App *app, Box foot)
{
    const float scale = app->canvas->text_scale, third = (foot.w - 32) / 3;
    const float width = fminf(third, 80 + 150 * scale);
    Box row = foot;
    scene->items[KEYS_DONE].box = box_cut_right(&row, width, 16);
    scene->items[KEYS_RESET_ALL].box = box_cut_left(&row, width, 0);
    for (int i = 0; i < 3; i++) {
        const Box place = box_cut_left(&foot, third, 16);
        scene->items[KEYS_CHANGE + i].box = scene->items[KEYS_SWAP + i].box = place;
    }
}

void keys_layout(void *self, App *app)
{
    KeysScene *scene = self;
    const float scale = app->canvas->text_scale;
    const float width = fminf(620 + 340 * scale, app->canvas->view.w - 64);
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++)
        read_row(scene, app, action);
    read_presets(scene, app);
    label_switches(scene, app);
    label_buttons(scene, app);
    scene->panel = box_centred(app->canvas->view, width, app->canvas->view.h - 48);
    Box inside = box_inset(scene->panel, 32);
    inside.y -= 10;
    inside.h += 16;
    scene->title = box_cut_top(&inside, 42 * scale, 8);
    lay_foot(scene, app, box_cut_bottom(&inside, 26 + 24 * scale, 10));
    scene->prompt = box_cut_bottom(&inside, 30 * scale + 18, 10);
    scene->widgets.scroll.window = box(inside.x - 16, inside.y, inside.w + 32, inside.h);
    inside.y += 6;
    lay_list(scene, app, inside);
}

/* ---- drawing ---- */

static void draw_heading(const KeysScene *scene, App *app, int index)
{
    Box b = scroll_moved(&scene->widgets.scroll, scene->headings[index]), keys, buttons;
    const bool rows = index < GROUP_COUNT;
    const char *words = rows ? action_group_name(app->words, (ActionGroup)index)
                             : tr(app->words, "Hands and holding");
    paint_fill(app->canvas, box(b.x, b.y + b.h + 2, b.w, 1.5f), TONE_EDGE);
    key_row_columns(box(b.x + 10, b.y, b.w - 20, b.h), &keys, &buttons);
    text_draw(app->canvas, &HEADING_STYLE, words, rows ? box(b.x, b.y, keys.x - b.x - 12, b.h) : b);
    if (!rows)
        return;
    text_draw(app->canvas, &HEAD_STYLE, tr(app->words, "Keyboard"), keys);
    text_draw(app->canvas, &HEAD_STYLE, tr(app->words, "Gamepad"), buttons);
}

static void draw_prompt(const KeysScene *scene, App *app)
{
    const Box b = scene->prompt;
    const bool awaits = scene->phase == PHASE_LISTENING;
    paint_box(app->canvas, b, 10, awaits ? TONE_OAT : TONE_SHEET, awaits ? TONE_OAT : TONE_LINEN);
    paint_frame(app->canvas, b, 10, awaits ? 2.5f : 1.2f, awaits ? TONE_GOLD : TONE_EDGE);
    widget_draw_label(app->canvas, &PROMPT_STYLE, scene->message,
                      box(b.x + 14, b.y + 4, b.w - 28, b.h - 8));
    canvas_tell_saying(app->canvas, SAYING_PROMPT, scene->message);
}

void keys_draw(const void *self, App *app)
{
    const KeysScene *scene = self;
    const Scroll *scroll = &scene->widgets.scroll;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, scene->panel);
    text_draw(app->canvas, &TITLE_STYLE, tr(app->words, "Keys and buttons"), scene->title);
    scroll_begin(app->canvas, scroll);
    for (int i = 0; i <= GROUP_COUNT; i++) {
        if (scroll_sees(scroll, scene->headings[i]))
            draw_heading(scene, app, i);
    }
    scroll_end(app->canvas, scroll);
    draw_prompt(scene, app);
    widgets_draw(&scene->widgets, app->canvas);
}
