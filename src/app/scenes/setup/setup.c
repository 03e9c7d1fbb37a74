/* Before a game: who plays, and Start. By which rules, and which deal, is folded away. */
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
        [SETUP_ADD_COMPUTER - SETUP_ADD] = &button_widget,
        [SETUP_MORE - SETUP_ADD] = &fold_widget,
        [SETUP_FIRST - SETUP_ADD] = &choice_widget,
        [SETUP_SEED - SETUP_ADD] = &text_field_widget,
        [SETUP_EDITION - SETUP_ADD] = &choice_widget,
        [SETUP_LANGUAGE - SETUP_ADD] = &choice_widget,
        [SETUP_DISCARD - SETUP_ADD] = &toggle_widget,
        [SETUP_CAR - SETUP_ADD] = &toggle_widget,
        [SETUP_GAPS - SETUP_ADD] = &toggle_widget,
        [SETUP_BACK - SETUP_ADD] = &button_widget,
        [SETUP_START - SETUP_ADD] = &button_widget,
        [SETUP_WATCH - SETUP_ADD] = &button_widget,
    };
    for (int id = SETUP_ADD; id < SETUP_ITEM_COUNT; id++)
        setup->items[id] =
            (Widget){.kind = KINDS[id - SETUP_ADD], .id = id, .scrolls = id < SETUP_BACK};
    setup_make_seats(setup);
    setup->items[SETUP_WATCH].icon = "eye";
    setup->items[SETUP_START].style = BUTTON_MAIN;
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
    setup->items[SETUP_WATCH].label = tr(app->words, "Watch a game");
    setup->items[SETUP_START].label =
        tr(app->words, WORDS_IN("a button that starts the game", "Start"));
}

/* Start stands large in the middle; watching is for another day. */
static void lay_bars(Setup *setup, App *app, float scale)
{
    Box rest = app->canvas->view;
    setup->top_bar = box_cut_top(&rest, 26 + 30 * scale, 0);
    setup->bottom_bar = box_cut_bottom(&rest, 50 + 46 * scale, 0);
    Box inner = box_inset(setup->bottom_bar, 14);
    const float small = 20 + 30 * scale;
    inner.x += 18;
    inner.w -= 36;
    const float back = 60 + 90 * scale, watch = 90 + 120 * scale;
    const float room = inner.w - 2 * (fmaxf(back, watch) + 16);
    setup->items[SETUP_START].box = box_centred(inner, fminf(160 + 180 * scale, room), inner.h);
    const Box middle = box_centred(inner, inner.w, fminf(small, inner.h));
    setup->items[SETUP_BACK].box = box(middle.x, middle.y, back, middle.h);
    setup->items[SETUP_WATCH].box = box(middle.x + middle.w - watch, middle.y, watch, middle.h);
    setup->widgets.scroll.window = rest;
}

static float fold_height(float scale)
{
    return 22 + 26 * scale;
}

/* From the top of `at` downwards; returns the height of all. */
static float lay_all(Setup *setup, App *app, Box at)
{
    const float gap = 16, fold = fold_height(app->canvas->text_scale);
    at.h -= gap + fold;
    const float seats = setup_lay_seats(setup, app, at);
    setup->items[SETUP_MORE].box = box(at.x, at.y + seats + gap, at.w, fold);
    const float folded = seats + gap + fold;
    if (!setup->unfolded)
        return folded;
    const float details = setup_lay_details(setup, app, box_moved(at, 0, folded + gap));
    const float above = folded + gap + details + gap;
    return above + setup_lay_options(setup, app, box_moved(at, 0, above));
}

static void layout(void *self, App *app)
{
    Setup *setup = self;
    const float margin = 16;
    show_all(setup, app);
    lay_bars(setup, app, app->canvas->text_scale);
    const Box window = setup->widgets.scroll.window;
    const float width = fminf(window.w - 64, 1440);
    Box at =
        box((app->canvas->view.w - width) / 2, window.y + margin, width, window.h - 2 * margin);
    float height = lay_all(setup, app, at);
    if (height < at.h) /* the spare height is known only now */
        lay_all(setup, app, box(at.x, at.y + (at.h - height) / 2, at.w, at.h));
    scroll_set(&setup->widgets.scroll, window, height + 2 * margin);
    const Widget *focus = widgets_focused(&setup->widgets);
    widgets_focus(&setup->widgets, focus->hidden || focus->disabled ? SETUP_START : focus->id);
}

/* ---- starting ---- */

static SceneStep start(Setup *setup, App *app)
{
    char started[STARTED_CAPACITY];
    Record record;
    if (!setup_take_deal(setup)) {
        setup->unfolded = true;
        layout(setup, app);
        widgets_focus(&setup->widgets, SETUP_SEED);
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

/* Four computers of different strength play among themselves; the family is left as it is. */
static SceneStep watch(Setup *setup, App *app)
{
    char started[STARTED_CAPACITY];
    Record record;
    Family players = setup->family;
    players.count = PLAYERS_MAX;
    players.first = FIRST_RANDOM;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        players.seats[seat].name[0] = '\0';
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        family_set_level(&players, seat, (Level)(LEVEL_EASY + seat));
    time_stamp(started);
    family_start(&players, setup_deal_seed(setup), started, &record);
    app_put_match(app, &record);
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

/* What was unfolded comes into sight, and the fold stays there. */
static void show_unfolded(Setup *setup)
{
    const Box fold = setup->items[SETUP_MORE].box;
    Box part = setup->widgets.scroll.window;
    part.y = fold.y - 8;
    scroll_show(&setup->widgets.scroll, part);
}

static void settle(Setup *setup, App *app, const Widget *used)
{
    const bool was_folded = setup->items[SETUP_FIRST].hidden;
    const int focus = widgets_focused(&setup->widgets)->id;
    if (used && used->id != SETUP_SEED)
        setup_follow_deal(setup);
    if (focus != SETUP_SEED)
        setup_take_deal(setup);
    if (!name_focused(setup)) /* a name is not corrected while it is typed */
        family_settle_names(&setup->family);
    layout(setup, app);
    if (setup->unfolded && was_folded)
        show_unfolded(setup);
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
    if (used && used->id == SETUP_WATCH)
        return watch(setup, app);
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
    if (setup->unfolded) {
        setup_draw_details(setup, app);
        setup_draw_options(setup, app);
    }
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
