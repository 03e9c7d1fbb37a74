/* Everything that the player can set, on pages with tabs. It holds at once and is kept when the
 * screen is left. */
#include "app/app.h"
#include "app/scenes/settings/settings_rows.h"
#include "app/speech/announcer.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { TABS, FIRST_ROW, RESET = FIRST_ROW + ROW_COUNT, KEYS, DONE, ITEM_COUNT };

/* The last rows switch several settings at once. */
enum { FIRST_EASE = RESET - EASE_COUNT };

/* words: speeds of the animation */
static const char *const SPEEDS[] = {WORDS_MARK("Off"), WORDS_MARK("Fast"), WORDS_MARK("Normal"),
                                     WORDS_MARK("Slow")};

enum { SPEED_COUNT = sizeof SPEEDS / sizeof SPEEDS[0] };

/* From DETAIL_BRIEF on. */
/* words: how much is read aloud */
static const char *const DETAILS[] = {WORDS_MARK("Names only"), WORDS_MARK("What matters"),
                                      WORDS_MARK("Everything")};

enum { DETAIL_COUNT = sizeof DETAILS / sizeof DETAILS[0] };

enum { NOTE_CAPACITY = 256 };

typedef struct SettingsScene {
    Widget items[ITEM_COUNT];
    Widgets widgets;
    int language_count;
    Language languages[LANGUAGES_MAX];
    const char *language_names[LANGUAGES_MAX];
    const char *speed_names[SPEED_COUNT];
    const char *detail_names[DETAIL_COUNT];
    int voice_count; /* with the usual one, which is the first */
    VoiceName voices[VOICES_MAX];
    const char *voice_names[VOICES_MAX + 1];
    const char *page_names[PAGE_COUNT];
    char notes[ROW_COUNT][NOTE_CAPACITY];
    Box panel;
    Box title;
    Box headings[SECTION_COUNT];
} SettingsScene;

/* The text size up to which two sections stand side by side. */
static const float WIDEST_COLUMNS = 1.2f;

static const TextStyle TITLE_STYLE = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
static const TextStyle HEADING_STYLE = {TEXT_HEADING, TONE_TEAL, .align = ALIGN_LEFT};

/* The row that a widget stands for, or NULL. */
static const Row *row_of(const Widget *widget)
{
    const int row = widget->id - FIRST_ROW;
    return row >= 0 && row < ROW_COUNT ? &SETTINGS_ROWS[row] : NULL;
}

static void make_row(Widget *widget, int id)
{
    static const WidgetKind *const KINDS[] = {
        [ROW_TOGGLE] = &toggle_widget,   [ROW_SLIDER] = &slider_widget,
        [ROW_LANGUAGE] = &choice_widget, [ROW_SPEED] = &choice_widget,
        [ROW_DETAIL] = &choice_widget,   [ROW_VOICE] = &choice_widget,
    };
    const Row *row = &SETTINGS_ROWS[id - FIRST_ROW];
    *widget = (Widget){.kind = KINDS[row->kind], .id = id, .scrolls = true};
    widget->lowest = row->lowest;
    widget->highest = row->highest;
    widget->step = row->step;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    SettingsScene *scene = self;
    for (int id = FIRST_ROW; id < RESET; id++)
        make_row(&scene->items[id], id);
    scene->items[TABS] = (Widget){.kind = &segments_widget, .id = TABS};
    scene->items[TABS].choices = scene->page_names;
    scene->items[TABS].choice_count = PAGE_COUNT;
    scene->items[RESET] = (Widget){.kind = &button_widget, .id = RESET};
    scene->items[KEYS] = (Widget){.kind = &button_widget, .id = KEYS};
    scene->items[DONE] = (Widget){.kind = &button_widget, .id = DONE, .style = BUTTON_GREEN};
    scene->language_count = words_languages(app->words, scene->languages);
    for (int i = 0; i < scene->language_count; i++)
        scene->language_names[i] = scene->languages[i].name;
    widgets_start(&scene->widgets, scene->items, ITEM_COUNT);
    return true;
}

static void leave(void *self, App *app)
{
    (void)self;
    app_save_settings(app);
}

/* ---- values and words ---- */

static Page page_of(const SettingsScene *scene)
{
    return (Page)scene->items[TABS].value;
}

static int language_index(const SettingsScene *scene, const App *app)
{
    for (int i = 0; i < scene->language_count; i++) {
        if (strcmp(scene->languages[i].code, words_language(app->words)) == 0)
            return i;
    }
    return 0;
}

static int voice_index(const SettingsScene *scene, const App *app)
{
    for (int i = 1; i < scene->voice_count; i++) {
        if (strcmp(scene->voice_names[i], app->settings.voice) == 0)
            return i;
    }
    return 0;
}

/* A choice of one is none. */
static bool is_absent(const SettingsScene *scene, const Row *row)
{
    return row->kind == ROW_VOICE && scene->voice_count < 3;
}

static void read_voices(SettingsScene *scene, const App *app)
{
    scene->voice_count = 1 + announcer_voices(app->reading.aloud, scene->voices);
    scene->voice_names[0] = tr(app->words, "Default");
    for (int i = 1; i < scene->voice_count; i++)
        scene->voice_names[i] = scene->voices[i - 1].name;
}

/* The setting that the first choice stands for. */
static int first_of(const Row *row)
{
    return row->kind == ROW_DETAIL ? DETAIL_BRIEF : 0;
}

static void read_choices(SettingsScene *scene, const Row *row, Widget *widget)
{
    switch (row->kind) {
    case ROW_LANGUAGE:
        widget->choices = scene->language_names;
        widget->choice_count = scene->language_count;
        break;
    case ROW_VOICE:
        widget->choices = scene->voice_names;
        widget->choice_count = scene->voice_count;
        break;
    case ROW_DETAIL:
        widget->choices = scene->detail_names;
        widget->choice_count = DETAIL_COUNT;
        break;
    default:
        widget->choices = scene->speed_names;
        widget->choice_count = SPEED_COUNT;
        break;
    }
}

/* A note that names a key which the player has given away is left out. */
static const char *note_of(SettingsScene *scene, const App *app, const Widget *widget)
{
    const Row *row = row_of(widget);
    char *note = scene->notes[row - SETTINGS_ROWS];
    Text text = text_on(note, NOTE_CAPACITY);
    return row->note && app_fill_keys(app, tr(app->words, row->note), &text) ? note : NULL;
}

static void read_row(SettingsScene *scene, App *app, Widget *widget)
{
    const Row *row = row_of(widget);
    widget->label = tr(app->words, row->label);
    widget->format = tr(app->words, "%d%%");
    widget->note = note_of(scene, app, widget);
    read_choices(scene, row, widget);
    widget->value = row->kind == ROW_LANGUAGE ? language_index(scene, app)
                    : row->kind == ROW_VOICE  ? voice_index(scene, app)
                                              : *row_number(&app->settings, row) - first_of(row);
    widget->hidden =
        is_absent(scene, row) || SETTINGS_SECTIONS[row->section].page != page_of(scene);
}

static void read_values(SettingsScene *scene, App *app)
{
    for (int i = 0; i < SPEED_COUNT; i++)
        scene->speed_names[i] = tr(app->words, SPEEDS[i]);
    for (int i = 0; i < DETAIL_COUNT; i++)
        scene->detail_names[i] = tr(app->words, DETAILS[i]);
    read_voices(scene, app);
    for (Page page = 0; page < PAGE_COUNT; page++)
        scene->page_names[page] = tr(app->words, SETTINGS_PAGES[page]);
    for (int id = FIRST_ROW; id < RESET; id++)
        read_row(scene, app, &scene->items[id]);
    scene->items[TABS].label = tr(app->words, "Settings");
    scene->items[RESET].label = tr(app->words, "Reset all");
    scene->items[KEYS].label = tr(app->words, "Keys and buttons");
    scene->items[DONE].label = tr(app->words, "Done");
}

/* ---- layout ---- */

static float row_height(const Widget *widget, App *app, float width, float scale)
{
    const TextStyle note_style = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT};
    const float grip = widget_grip(app->canvas);
    if (!widget->note)
        return (18 + 28 * scale) * grip;
    const float line = text_line_height(app->canvas, &(TextStyle){.role = TEXT_LABEL});
    const float height = 13 + line +
                         widget_label_height(app->canvas, &note_style, widget->note,
                                             width - 62 * fminf(scale * grip, 1.8f));
    return fmaxf(height, 48 * grip);
}

/* Lays one section from `*b` downwards. */
static void lay_section(SettingsScene *scene, App *app, Section section, Box *b)
{
    const float scale = app->canvas->text_scale;
    scene->headings[section] = box_cut_top(b, 28 * scale, 14);
    for (int id = FIRST_ROW; id < RESET; id++) {
        Widget *widget = &scene->items[id];
        if (row_of(widget)->section == section && !is_absent(scene, row_of(widget)))
            widget->box = box_cut_top(b, row_height(widget, app, b->w, scale), 12);
    }
    b->y += 18;
}

/* The sections of a page stand side by side where there is room; returns how high it is. */
static float lay_page(SettingsScene *scene, App *app, Page page, Box inside)
{
    const bool two_columns = app->canvas->text_scale <= WIDEST_COLUMNS && page != PAGE_EASY;
    Box right = inside, left = inside, *next = &left;
    if (two_columns)
        right = box_cut_right(&left, (inside.w - 56) / 2, 56);
    for (Section section = 0; section < SECTION_COUNT; section++) {
        if (SETTINGS_SECTIONS[section].page != page)
            continue;
        lay_section(scene, app, section, next);
        if (two_columns)
            next = &right;
    }
    return fmaxf(left.y, right.y) - inside.y;
}

static float lay_pages(SettingsScene *scene, App *app, Box inside)
{
    float highest = 0;
    for (Page page = 0; page < PAGE_COUNT; page++) {
        const float height = lay_page(scene, app, page, inside);
        highest = fmaxf(highest, height);
        if (page == page_of(scene))
            scroll_set(&scene->widgets.scroll, scene->widgets.scroll.window, height);
    }
    return highest;
}

/* Title, tabs and the buttons at the foot; what is left is for the rows. */
static Box lay_panel(SettingsScene *scene, const Canvas *canvas, float width, float height)
{
    const float scale = canvas->text_scale;
    scene->panel = box_centred(canvas->view, fminf(width, canvas->view.w - 64),
                               fminf(height, canvas->view.h - 48));
    Box inside = box_inset(scene->panel, 36);
    inside.y -= 12;
    inside.h += 20;
    scene->title = box_cut_top(&inside, 42 * scale, 10);
    scene->items[TABS].box = box_cut_top(&inside, 16 + 24 * scale, 22);
    Box foot = box_cut_bottom(&inside, 26 + 24 * scale, 14);
    const float third = (foot.w - 2 * 16) / 3;
    scene->items[DONE].box = box_cut_right(&foot, fminf(60 + 140 * scale, third), 16);
    scene->items[RESET].box = box_cut_left(&foot, fminf(50 + 120 * scale, third), 16);
    scene->items[KEYS].box = box_cut_left(&foot, fminf(foot.w, 110 + 170 * scale), 0);
    scene->widgets.scroll.window = box(inside.x - 20, inside.y, inside.w + 40, inside.h);
    return inside;
}

/* The panel is as high as the highest page needs, so that it stays when the page is turned. */
static void layout(void *self, App *app)
{
    SettingsScene *scene = self;
    const Canvas *canvas = app->canvas;
    const float scale = canvas->text_scale;
    const float width = scale <= WIDEST_COLUMNS ? 900 + 120 * scale : 720 * fminf(scale, 1.6f);
    read_values(scene, app);
    const Box most = lay_panel(scene, canvas, width, canvas->view.h);
    const float spare = most.h - lay_pages(scene, app, most);
    lay_pages(scene, app, lay_panel(scene, canvas, width, scene->panel.h - fmaxf(spare, 0)));
}

/* ---- using it ---- */

static void apply(App *app, const Row *row, int before)
{
    const int now = *row_number(&app->settings, row);
    if (row->section == SECTION_SOUND)
        audio_set_volumes(app->audio, &app->settings, false);
    if (row->field == offsetof(Settings, fullscreen) && now != before) {
        app->settings.fullscreen = before; /* the window is told by app_set_fullscreen alone */
        app_set_fullscreen(app, now);
    }
    if (row->field == offsetof(Settings, speech))
        app_set_speech(app, now);
    if (now != before &&
        (row->section == SECTION_SEEING || row->field == offsetof(Settings, large_targets)))
        app_measure(app);
}

static void take_language(SettingsScene *scene, App *app, int index)
{
    app_choose_language(app, scene->languages[index].code);
}

static void take_row(SettingsScene *scene, App *app, const Widget *used)
{
    const Row *row = row_of(used);
    if (row->kind == ROW_LANGUAGE) {
        take_language(scene, app, used->value);
        return;
    }
    if (row->section == SECTION_EASY) {
        app_set_ease(app, (Ease)(used->id - FIRST_EASE), used->value);
        return;
    }
    if (row->kind == ROW_VOICE) {
        snprintf(app->settings.voice, sizeof app->settings.voice, "%s",
                 used->value ? scene->voice_names[used->value] : "");
        return;
    }
    const int before = *row_number(&app->settings, row);
    *row_number(&app->settings, row) = used->value + first_of(row);
    apply(app, row, before);
}

static void reset(SettingsScene *scene, App *app)
{
    const Settings before = app->settings;
    settings_reset(&app->settings);
    app->settings.window_x = before.window_x;
    app->settings.window_y = before.window_y;
    app->settings.window_width = before.window_width;
    app->settings.window_height = before.window_height;
    app->settings.window_maximised = before.window_maximised;
    app->settings.fullscreen = before.fullscreen;
    app->settings.speech = before.speech;
    app->settings.keymap = before.keymap; /* which has a screen, and a reset, of its own */
    audio_set_volumes(app->audio, &app->settings, false);
    snprintf(app->settings.language, sizeof app->settings.language, "%s", before.language);
    scene->widgets.scroll.at = 0;
    app_measure(app);
    app_ask_desktop(app); /* as on the first start */
}

/* The text grows when its slider is let go: it would run away from the pointer before. */
static bool is_dragged_text_size(const Widget *widget, const InputEvent *event)
{
    const Row *row = row_of(widget);
    return row && row->field == offsetof(Settings, text_size) && event->kind != INPUT_ACTION;
}

static void take_text_size(SettingsScene *scene, App *app, const InputEvent *event)
{
    if (event->kind != INPUT_POINTER_UP && event->kind != INPUT_POINTER_LEFT)
        return;
    for (int id = FIRST_ROW; id < RESET; id++) {
        const Widget *widget = &scene->items[id];
        if (is_dragged_text_size(widget, event) && widget->value != app->settings.text_size) {
            take_row(scene, app, widget);
            return;
        }
    }
}

static void turn_page(SettingsScene *scene, App *app, int by)
{
    scene->items[TABS].value = (scene->items[TABS].value + by + PAGE_COUNT) % PAGE_COUNT;
    scene->widgets.scroll.at = 0;
    layout(scene, app);
    widgets_focus(&scene->widgets, TABS); /* which says what page it is */
    audio_play(app->audio, SOUND_TOGGLE);
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    SettingsScene *scene = self;
    const Action action = event->kind == INPUT_ACTION ? event->action : ACTION_NONE;
    if (action == ACTION_CANCEL || action == ACTION_MENU)
        return scene_pop();
    if (action == ACTION_PAGE_UP || action == ACTION_PAGE_DOWN) {
        turn_page(scene, app, action == ACTION_PAGE_UP ? -1 : 1);
        return scene_stay();
    }
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    take_text_size(scene, app, event);
    if (!used || is_dragged_text_size(used, event))
        return scene_stay();
    if (used->id == DONE)
        return scene_pop();
    if (used->id == KEYS)
        return scene_push(SCENE_KEYS);
    if (used->id == RESET)
        reset(scene, app);
    else if (used->id == TABS)
        scene->widgets.scroll.at = 0;
    else
        take_row(scene, app, used);
    layout(scene, app);
    return scene_stay();
}

/* ---- drawing ---- */

static void draw(const void *self, App *app)
{
    const SettingsScene *scene = self;
    const Scroll *scroll = &scene->widgets.scroll;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, scene->panel);
    text_draw(app->canvas, &TITLE_STYLE, tr(app->words, "Settings"), scene->title);
    scroll_begin(app->canvas, scroll);
    for (Section section = 0; section < SECTION_COUNT; section++) {
        if (SETTINGS_SECTIONS[section].page != page_of(scene))
            continue;
        const Box b = scroll_moved(scroll, scene->headings[section]);
        text_draw(app->canvas, &HEADING_STYLE, tr(app->words, SETTINGS_SECTIONS[section].name), b);
        paint_fill(app->canvas, box(b.x, b.y + b.h + 2, b.w, 1.5f), TONE_EDGE);
    }
    scroll_end(app->canvas, scroll);
    widgets_draw(&scene->widgets, app->canvas);
}

const SceneKind settings_scene = {
    .state_size = sizeof(SettingsScene),
    .overlay = true,
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
