/* Everything that the player can set. It holds at once and is kept when the screen is left. */
#include "app/app.h"
#include "app/speech/announcer.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

typedef enum Section {
    SECTION_SCREEN,
    SECTION_SPEECH,
    SECTION_SOUND,
    SECTION_PLAY,
    SECTION_COUNT
} Section;

static const char *const SECTION_NAMES[SECTION_COUNT] = {
    WORDS_MARK("Screen"),
    WORDS_MARK("Reading aloud"),
    WORDS_MARK("Sound"),
    WORDS_IN("a group of settings", "Play"),
};

typedef enum RowKind { ROW_TOGGLE, ROW_SLIDER, ROW_LANGUAGE, ROW_SPEED, ROW_DETAIL } RowKind;

/* A setting on the screen: a number of Settings, except for the language. */
typedef struct Row {
    Section section;
    RowKind kind;
    size_t field;
    const char *label;
    const char *note;
    int lowest, highest, step;
} Row;

#define FIELD(name) offsetof(Settings, name)

static const Row ROWS[] = {
    {SECTION_SCREEN, ROW_LANGUAGE, 0, WORDS_MARK("Language"), NULL, 0, 0, 0},
    {SECTION_SCREEN, ROW_SLIDER, FIELD(text_size), WORDS_MARK("Text size"), NULL, 75, 200, 5},
    {SECTION_SCREEN, ROW_SPEED, FIELD(speed), WORDS_MARK("Animation"), NULL, 0, 0, 0},
    {SECTION_SCREEN, ROW_TOGGLE, FIELD(fullscreen), WORDS_MARK("Full screen"),
     WORDS_MARK("Or press F11 at any time"), 0, 1, 1},
    {SECTION_SCREEN, ROW_TOGGLE, FIELD(reduced_motion), WORDS_MARK("Reduced motion"),
     WORDS_MARK("Nothing flies, spins or drifts"), 0, 1, 1},
    {SECTION_SCREEN, ROW_TOGGLE, FIELD(patterns), WORDS_MARK("Colour-safe patterns"),
     WORDS_MARK("Tell roofs and rooms apart without colour"), 0, 1, 1},
    {SECTION_SPEECH, ROW_TOGGLE, FIELD(speech), WORDS_MARK("Read everything aloud"),
     WORDS_MARK("Or press F2 at any time; F3 says it again"), 0, 1, 1},
    {SECTION_SPEECH, ROW_SLIDER, FIELD(speech_rate), WORDS_MARK("Speed of the voice"), NULL, 0, 100,
     5},
    {SECTION_SPEECH, ROW_DETAIL, FIELD(speech_detail), WORDS_MARK("How much it says"), NULL, 0, 0,
     0},
    {SECTION_SOUND, ROW_SLIDER, FIELD(music), WORDS_MARK("Music"), NULL, 0, 100, 5},
    {SECTION_SOUND, ROW_SLIDER, FIELD(effects), WORDS_MARK("Effects"), NULL, 0, 100, 5},
    {SECTION_SOUND, ROW_TOGGLE, FIELD(mute_in_background), WORDS_MARK("Mute in the background"),
     WORDS_MARK("Silent while another window is in front"), 0, 1, 1},
    {SECTION_PLAY, ROW_TOGGLE, FIELD(auto_end_turn), WORDS_MARK("End turns automatically"),
     WORDS_MARK("As soon as there’s nothing left to do"), 0, 1, 1},
    {SECTION_PLAY, ROW_TOGGLE, FIELD(hand_over), WORDS_MARK("Pause between players"),
     WORDS_MARK("The game waits until the next person is ready"), 0, 1, 1},
    {SECTION_PLAY, ROW_TOGGLE, FIELD(live_score), WORDS_MARK("Live score"),
     WORDS_MARK("Points so far, without the roofs"), 0, 1, 1},
    {SECTION_PLAY, ROW_TOGGLE, FIELD(warnings), WORDS_MARK("Warnings"),
     WORDS_MARK("A friendly warning before a move you may regret"), 0, 1, 1},
    {SECTION_PLAY, ROW_TOGGLE, FIELD(remarks), WORDS_MARK("Remarks"),
     WORDS_MARK("Computer players say a word now and then"), 0, 1, 1},
};

enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0], RESET = ROW_COUNT, DONE, ITEM_COUNT };

/* words: speeds of the animation */
static const char *const SPEEDS[] = {WORDS_MARK("Off"), WORDS_MARK("Fast"), WORDS_MARK("Normal"),
                                     WORDS_MARK("Slow")};

enum { SPEED_COUNT = sizeof SPEEDS / sizeof SPEEDS[0] };

/* From DETAIL_BRIEF on. */
/* words: how much is read aloud */
static const char *const DETAILS[] = {WORDS_MARK("Names only"), WORDS_MARK("What matters"),
                                      WORDS_MARK("Everything")};

enum { DETAIL_COUNT = sizeof DETAILS / sizeof DETAILS[0] };

typedef struct SettingsScene {
    Widget items[ITEM_COUNT];
    Widgets widgets;
    int language_count;
    Language languages[LANGUAGES_MAX];
    const char *language_names[LANGUAGES_MAX];
    const char *speed_names[SPEED_COUNT];
    const char *detail_names[DETAIL_COUNT];
    Box panel;
    Box title;
    Box headings[SECTION_COUNT];
} SettingsScene;

static const TextStyle TITLE_STYLE = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
static const TextStyle HEADING_STYLE = {TEXT_HEADING, TONE_TEAL, .align = ALIGN_LEFT};

static int *number_of(Settings *settings, const Row *row)
{
    return (int *)(void *)((char *)settings + row->field);
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    static const WidgetKind *const KINDS[] = {
        [ROW_TOGGLE] = &toggle_widget,   [ROW_SLIDER] = &slider_widget,
        [ROW_LANGUAGE] = &choice_widget, [ROW_SPEED] = &choice_widget,
        [ROW_DETAIL] = &choice_widget,
    };
    SettingsScene *scene = self;
    for (int id = 0; id < ROW_COUNT; id++) {
        const Row *row = &ROWS[id];
        scene->items[id] = (Widget){.kind = KINDS[row->kind], .id = id, .scrolls = true};
        scene->items[id].lowest = row->lowest;
        scene->items[id].highest = row->highest;
        scene->items[id].step = row->step;
    }
    scene->items[RESET] = (Widget){.kind = &button_widget, .id = RESET};
    scene->items[DONE] = (Widget){.kind = &button_widget, .id = DONE, .style = BUTTON_GREEN};
    scene->language_count = words_languages(app->words, scene->languages);
    for (int i = 0; i < scene->language_count; i++)
        scene->language_names[i] = scene->languages[i].name;
    widgets_start(&scene->widgets, scene->items, ITEM_COUNT);
    return true;
}

static void leave(void *self, App *app)
{
    Error error;
    (void)self;
    if (!app->launch.script && !settings_save(&app->settings, app->paths.settings, &error))
        SDL_Log("%s", error.words);
}

/* ---- values and words ---- */

static int language_index(const SettingsScene *scene, const App *app)
{
    for (int i = 0; i < scene->language_count; i++) {
        if (strcmp(scene->languages[i].code, words_language(app->words)) == 0)
            return i;
    }
    return 0;
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

static void read_values(SettingsScene *scene, App *app)
{
    for (int i = 0; i < SPEED_COUNT; i++)
        scene->speed_names[i] = tr(app->words, SPEEDS[i]);
    for (int i = 0; i < DETAIL_COUNT; i++)
        scene->detail_names[i] = tr(app->words, DETAILS[i]);
    for (int id = 0; id < ROW_COUNT; id++) {
        const Row *row = &ROWS[id];
        Widget *widget = &scene->items[id];
        widget->label = tr(app->words, row->label);
        widget->format = tr(app->words, "%d%%");
        widget->note = row->note ? tr(app->words, row->note) : NULL;
        read_choices(scene, row, widget);
        widget->value = row->kind == ROW_LANGUAGE ? language_index(scene, app)
                                                  : *number_of(&app->settings, row) - first_of(row);
    }
    scene->items[RESET].label = tr(app->words, "Reset all");
    scene->items[DONE].label = tr(app->words, "Done");
}

/* ---- layout ---- */

static float row_height(const Widget *widget, App *app, float width, float scale)
{
    const TextStyle note_style = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT};
    if (!widget->note)
        return 18 + 28 * scale;
    return 12 + 23 * scale +
           widget_label_height(app->canvas, &note_style, widget->note,
                               width - 62 * fminf(scale, 1.5f));
}

/* Lays one section from `*b` downwards. */
static void lay_section(SettingsScene *scene, App *app, Section section, Box *b)
{
    const float scale = app->canvas->text_scale;
    scene->headings[section] = box_cut_top(b, 28 * scale, 8);
    for (int id = 0; id < ROW_COUNT; id++) {
        if (ROWS[id].section == section)
            scene->items[id].box =
                box_cut_top(b, row_height(&scene->items[id], app, b->w, scale), 8);
    }
    b->y += 18;
}

static void lay_sections(SettingsScene *scene, App *app, Box inside, bool two_columns)
{
    Box right = inside;
    Box left = inside;
    if (two_columns)
        right = box_cut_right(&left, (inside.w - 56) / 2, 56);
    lay_section(scene, app, SECTION_SCREEN, &left);
    lay_section(scene, app, SECTION_SPEECH, &left);
    Box *second = two_columns ? &right : &left;
    lay_section(scene, app, SECTION_SOUND, second);
    lay_section(scene, app, SECTION_PLAY, second);
    const float bottom = fmaxf(left.y, two_columns ? right.y : 0);
    scroll_set(&scene->widgets.scroll, scene->widgets.scroll.window, bottom - inside.y);
}

static void layout(void *self, App *app)
{
    SettingsScene *scene = self;
    const float scale = app->canvas->text_scale;
    const bool two_columns = scale <= 1.2f;
    const float width =
        fminf(two_columns ? 900 + 120 * scale : 720 * fminf(scale, 1.6f), app->canvas->view.w - 64);
    const float height = fminf(two_columns ? 300 + 480 * scale : 2000, app->canvas->view.h - 48);
    read_values(scene, app);
    scene->panel = box_centred(app->canvas->view, width, height);
    Box inside = box_inset(scene->panel, 36);
    inside.y -= 12;
    inside.h += 20;
    scene->title = box_cut_top(&inside, 42 * scale, 10);
    Box foot = box_cut_bottom(&inside, 26 + 24 * scale, 14);
    scene->items[DONE].box = box_cut_right(&foot, 60 + 140 * scale, 16);
    scene->items[RESET].box = box_cut_left(&foot, 50 + 120 * scale, 0);
    scene->widgets.scroll.window = box(inside.x - 20, inside.y, inside.w + 40, inside.h);
    inside.y += 6;
    lay_sections(scene, app, inside, two_columns);
}

/* ---- using it ---- */

static void apply(App *app, const Row *row, int before)
{
    const int now = *number_of(&app->settings, row);
    if (row->section == SECTION_SOUND)
        audio_set_volumes(app->audio, &app->settings, false);
    if (row->field == FIELD(fullscreen) && now != before) {
        app->settings.fullscreen = before; /* the window is told by app_set_fullscreen alone */
        app_set_fullscreen(app, now);
    }
    if (row->field == FIELD(speech))
        app_set_speech(app, now);
    if ((row->field == FIELD(text_size) || row->field == FIELD(patterns)) && now != before)
        app_measure(app);
}

static void take_language(SettingsScene *scene, App *app, int index)
{
    app_choose_language(app, scene->languages[index].code);
}

static void take_row(SettingsScene *scene, App *app, const Widget *used)
{
    const Row *row = &ROWS[used->id];
    if (row->kind == ROW_LANGUAGE) {
        take_language(scene, app, used->value);
        return;
    }
    const int before = *number_of(&app->settings, row);
    *number_of(&app->settings, row) = used->value + first_of(row);
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
    audio_set_volumes(app->audio, &app->settings, false);
    snprintf(app->settings.language, sizeof app->settings.language, "%s", before.language);
    scene->widgets.scroll.at = 0;
    app_measure(app);
}

/* The text grows when its slider is let go: it would run away from the pointer before. */
static bool is_dragged_text_size(const Widget *widget, const InputEvent *event)
{
    return widget->id < ROW_COUNT && ROWS[widget->id].field == FIELD(text_size) &&
           ROWS[widget->id].kind == ROW_SLIDER && event->kind != INPUT_ACTION;
}

static void take_text_size(SettingsScene *scene, App *app, const InputEvent *event)
{
    if (event->kind != INPUT_POINTER_UP && event->kind != INPUT_POINTER_LEFT)
        return;
    for (int id = 0; id < ROW_COUNT; id++) {
        const Widget *widget = &scene->items[id];
        if (is_dragged_text_size(widget, event) && widget->value != app->settings.text_size) {
            take_row(scene, app, widget);
            return;
        }
    }
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    SettingsScene *scene = self;
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    take_text_size(scene, app, event);
    if (!used || is_dragged_text_size(used, event))
        return scene_stay();
    if (used->id == DONE)
        return scene_pop();
    if (used->id == RESET)
        reset(scene, app);
    else
        take_row(scene, app, used);
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
    for (int i = 0; i < SECTION_COUNT; i++) {
        const Box b = scroll_moved(scroll, scene->headings[i]);
        text_draw(app->canvas, &HEADING_STYLE, tr(app->words, SECTION_NAMES[i]), b);
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
