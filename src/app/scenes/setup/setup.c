/* Before a game: who plays, by which rules, and which deal. */
#include "app/scenes/setup/setup.h"
#include "app/app.h"

#include "session/time_stamp.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- entering and leaving ---- */

static void recall(Setup *setup, const App *app)
{
    app_recall_family(app, &setup->family);
    if (app->launch.players)
        setup->family.count = app->launch.players;
    if (setup->family.first >= setup->family.count)
        setup->family.first = 0;
    if (app->launch.has_seed)
        snprintf(setup->seed, sizeof setup->seed, "%llu", (unsigned long long)app->launch.seed);
    setup_take_deal(setup);
}

static void make_items(Setup *setup)
{
    static const WidgetKind *const KINDS[SETUP_ITEM_COUNT - SETUP_ADD] = {
        [0] = &button_widget,
        [SETUP_FIRST - SETUP_ADD] = &choice_widget,
        [SETUP_SEED - SETUP_ADD] = &text_field_widget,
        [SETUP_EDITION - SETUP_ADD] = &choice_widget,
        [SETUP_LANGUAGE - SETUP_ADD] = &choice_widget,
        [SETUP_DISCARD - SETUP_ADD] = &toggle_widget,
        [SETUP_CAR - SETUP_ADD] = &toggle_widget,
        [SETUP_GAPS - SETUP_ADD] = &toggle_widget,
        [SETUP_BACK - SETUP_ADD] = &button_widget,
        [SETUP_START - SETUP_ADD] = &button_widget,
    };
    setup_make_seats(setup);
    for (int id = SETUP_ADD; id < SETUP_ITEM_COUNT; id++)
        setup->items[id] =
            (Widget){.kind = KINDS[id - SETUP_ADD], .id = id, .scrolls = id < SETUP_BACK};
    setup->items[SETUP_START].style = BUTTON_GREEN;
    setup->items[SETUP_START].icon = "play";
    setup->items[SETUP_SEED].text = setup->seed;
    setup->items[SETUP_SEED].capacity = SEED_CAPACITY;
    setup->items[SETUP_EDITION].choices = setup->editions;
    setup->items[SETUP_EDITION].choice_count = EDITION_COUNT;
    setup->items[SETUP_LANGUAGE].choices = setup->language_names + 1;
    setup->items[SETUP_LANGUAGE].choice_count = setup->language_count;
    setup->items[SETUP_FIRST].choices = setup->firsts;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Setup *setup = self;
    recall(setup, app);
    setup->language_count = words_languages(app->words, setup->languages);
    for (int i = 0; i < setup->language_count; i++)
        setup->language_names[i + 1] = setup->languages[i].name;
    make_items(setup);
    setup_show_seats(setup, app);
    widgets_start(&setup->widgets, setup->items, SETUP_ITEM_COUNT);
    widgets_focus(&setup->widgets, SETUP_START);
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

static void leave(void *self, App *app)
{
    Setup *setup = self;
    family_settle_names(&setup->family);
    app_remember_family(app, &setup->family);
    SDL_StopTextInput();
}

/* ---- layout ---- */

static void show_all(Setup *setup, App *app)
{
    setup_show_seats(setup, app);
    setup_show_options(setup, app);
    setup->items[SETUP_BACK].label = tr(app->words, "Back");
    setup->items[SETUP_START].label = tr(app->words, "Start the game");
}

static void lay_bars(Setup *setup, App *app, float scale)
{
    Box rest = app->canvas->view;
    setup->top_bar = box_cut_top(&rest, 26 + 30 * scale, 0);
    setup->bottom_bar = box_cut_bottom(&rest, 40 + 34 * scale, 0);
    Box inner = box_inset(setup->bottom_bar, 13);
    inner.x += 19;
    inner.w -= 38;
    setup->items[SETUP_START].box = box_cut_right(&inner, 100 + 180 * scale, 20);
    setup->items[SETUP_BACK].box = box_cut_left(&inner, 60 + 90 * scale, 0);
    setup->widgets.scroll.window = rest;
}

static void layout(void *self, App *app)
{
    Setup *setup = self;
    const float scale = app->canvas->text_scale;
    show_all(setup, app);
    lay_bars(setup, app, scale);
    const Box window = setup->widgets.scroll.window;
    const float width = fminf(window.w - 64, 1440);
    Box at = box((app->canvas->view.w - width) / 2, window.y + 14, width, 0);
    /* Laid twice: the spare height is known only after the first time. */
    for (int pass = 0; pass < 2; pass++) {
        const float seats = setup_lay_seats(setup, app, at);
        const float height =
            seats + 16 + setup_lay_options(setup, app, box_moved(at, 0, seats + 16));
        if (pass == 0)
            at.y += fmaxf(0, window.h - 28 - height) / 2;
        scroll_set(&setup->widgets.scroll, window, height + 28);
    }
    widgets_focus(&setup->widgets, widgets_focused(&setup->widgets)->id);
}

/* ---- starting ---- */

static SceneStep start(Setup *setup, App *app)
{
    char started[STARTED_CAPACITY];
    Record record;
    if (!setup_take_deal(setup)) {
        widgets_focus(&setup->widgets, SETUP_SEED);
        layout(setup, app);
        scroll_show(&setup->widgets.scroll, setup->complaint_box);
        return scene_stay();
    }
    time_stamp(started);
    family_settle_names(&setup->family);
    family_start(&setup->family, setup_deal_seed(setup), started, &record);
    app_put_match(app, &record);
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        app->seats[seat] = setup->family.seats[seat].look;
    return scene_replace(SCENE_TABLE);
}

/* ---- using it ---- */

/* A gamepad cannot type, but it can go through the names that we know. */
static void suggest_name(Setup *setup, int seat)
{
    char *name = setup->family.seats[seat].name;
    char known[NAME_CAPACITY];
    int index = 0;
    for (int i = 0; i < FAMILY_NAMES; i++) {
        family_suggest_name(&setup->family, i, known);
        if (strcmp(known, name) == 0)
            index = i + 1;
    }
    family_suggest_name(&setup->family, index, name);
}

static bool name_focused(const Setup *setup)
{
    const int id = setup->items[setup->widgets.focus].id;
    return id < SETUP_ADD && id % SEAT_ITEM_COUNT == SEAT_NAME;
}

/* What keys mean here beyond the widgets. */
static bool special_action(Setup *setup, Action action)
{
    if (action == ACTION_FLIP && name_focused(setup)) {
        suggest_name(setup, setup->items[setup->widgets.focus].id / SEAT_ITEM_COUNT);
        return true;
    }
    return false;
}

static void settle(Setup *setup, App *app, const Widget *used)
{
    const int focus = widgets_focused(&setup->widgets)->id;
    if (used && used->id != SETUP_SEED)
        setup_follow_deal(setup);
    if (focus != SETUP_SEED)
        setup_take_deal(setup);
    if (!name_focused(setup)) /* a name is not corrected while it is typed */
        family_settle_names(&setup->family);
    layout(setup, app);
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Setup *setup = self;
    if (event->kind == INPUT_ACTION) {
        if (event->action == ACTION_CANCEL)
            return scene_pop();
        if (event->action == ACTION_RULES)
            return scene_push(SCENE_RULES);
        if (event->action == ACTION_MENU)
            return start(setup, app);
        if (special_action(setup, event->action))
            return scene_stay();
    }
    const int focus = setup->widgets.focus;
    InputEvent meant = *event;
    if (event->kind == INPUT_ACTION && event->action == ACTION_CONFIRM &&
        setup->items[focus].kind->takes_text)
        meant.action = ACTION_NEXT; /* what was typed is done */
    const Widget *used = widgets_event(&setup->widgets, app->canvas, app->audio, &meant);
    if (used && used->id == SETUP_BACK)
        return scene_pop();
    if (used && used->id == SETUP_START)
        return start(setup, app);
    if (used && used->id < SETUP_ADD)
        setup_use_seat(setup, app, used);
    else if (used)
        setup_use_option(setup, app, used);
    if (used || focus != setup->widgets.focus)
        settle(setup, app, used);
    return scene_stay();
}

/* ---- drawing ---- */

static void draw_bars(const Setup *setup, App *app)
{
    const TextStyle title_style = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const Box bar = setup->top_bar;
    widget_draw_bar(app->canvas, bar, true);
    widget_draw_bar(app->canvas, setup->bottom_bar, false);
    text_draw(app->canvas, &title_style, tr(app->words, "Who’s playing?"),
              box(bar.x + 32, bar.y + 4, bar.w - 64, bar.h - 8));
}

static void draw(const void *self, App *app)
{
    const Setup *setup = self;
    const Scroll *scroll = &setup->widgets.scroll;
    widget_draw_backdrop(app->canvas);
    scroll_begin(app->canvas, scroll);
    setup_draw_seats(setup, app);
    setup_draw_options(setup, app);
    scroll_end(app->canvas, scroll);
    draw_bars(setup, app);
    widgets_draw(&setup->widgets, app->canvas);
}

const SceneKind setup_scene = {
    .state_size = sizeof(Setup),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
