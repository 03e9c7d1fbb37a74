/* Before a game: who plays, by which rules, and which deal. */
#include "app/scenes/setup.h"

#include "app/names.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static const TextStyle COMPLAINT_STYLE = {FACE_TEXT, 15, {0xa8, 0x3f, 0x2c, 255}, ALIGN_LEFT, true};

static void family_path(const App *app, char *path, size_t capacity)
{
    snprintf(path, capacity, "%s/family", app->paths.data);
}

/* ---- entering and leaving ---- */

static void remember(const Setup *setup, const App *app)
{
    char path[PATH_CAPACITY + 16];
    Error error;
    family_path(app, path, sizeof path);
    if (!app->launch.script && !family_save(&setup->family, path, &error))
        SDL_Log("%s", error.words);
}

/* A script finds the same family everywhere. */
static void recall(Setup *setup, const App *app)
{
    char path[PATH_CAPACITY + 16];
    family_path(app, path, sizeof path);
    if (app->launch.script)
        family_reset(&setup->family);
    else
        family_load(&setup->family, path);
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
        [SETUP_EDITION - SETUP_ADD] = &choice_widget,
        [SETUP_SEED - SETUP_ADD] = &text_field_widget,
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
    setup->items[SETUP_FIRST].choices = setup->firsts;
}

static bool enter(void *self, App *app)
{
    Setup *setup = self;
    recall(setup, app);
    make_items(setup);
    setup_show_seats(setup, app);
    widgets_start(&setup->widgets, setup->items, SETUP_ITEM_COUNT);
    widgets_focus(&setup->widgets, app, SETUP_START);
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

static void leave(void *self, App *app)
{
    Setup *setup = self;
    family_settle_names(&setup->family);
    remember(setup, app);
    SDL_StopTextInput();
}

/* ---- values and words ---- */

static void show_options(Setup *setup, const App *app)
{
    const Family *family = &setup->family;
    Widget *items = setup->items;
    for (int seat = 0; seat < family->count; seat++)
        setup->firsts[seat] = family->seats[seat].name;
    setup->firsts[family->count] = tr(app->words, "By chance");
    for (Edition edition = 0; edition < EDITION_COUNT; edition++)
        setup->editions[edition] = tr(app->words, name_of_edition(edition));
    items[SETUP_FIRST].choice_count = family->count + 1;
    items[SETUP_FIRST].value = family->first == FIRST_RANDOM ? family->count : family->first;
    items[SETUP_EDITION].value = (int)family->edition;
    items[SETUP_DISCARD].value = family->discard;
    items[SETUP_DISCARD].disabled = family->count == PLAYERS_MAX;
    items[SETUP_CAR].value = family->car;
    items[SETUP_GAPS].value = family->gaps;
}

static void label_options(Setup *setup, const App *app)
{
    Widget *items = setup->items;
    items[SETUP_FIRST].label = tr(app->words, "The youngest begins");
    items[SETUP_EDITION].label = tr(app->words, "Edition");
    items[SETUP_SEED].label = tr(app->words, "By chance");
    items[SETUP_DISCARD].label = tr(app->words, "Discard a pair");
    items[SETUP_DISCARD].note =
        tr(app->words, "With 2 or 3 players, each round starts by discarding a column");
    items[SETUP_CAR].label = tr(app->words, "A car for the garage");
    items[SETUP_CAR].note = tr(app->words, "1 point for the first garage of two cards");
    items[SETUP_GAPS].label = tr(app->words, "Gaps between rooms");
    items[SETUP_GAPS].note = tr(app->words, "Rooms of a floor need not touch each other");
    items[SETUP_BACK].label = tr(app->words, "Back");
    items[SETUP_START].label = tr(app->words, "Start the game");
}

static void show_all(Setup *setup, App *app)
{
    setup_show_seats(setup, app);
    show_options(setup, app);
    label_options(setup, app);
}

/* ---- layout ---- */

/* What is wrong with a deal code stands below it, as high as it needs to be. */
static void lay_complaint(Setup *setup, App *app, Box *b)
{
    char words[300];
    setup_complaint(setup, app, words, sizeof words);
    setup->complaint_box = box(b->x, b->y, b->w, 0);
    if (words[0])
        setup->complaint_box =
            box_cut_top(b, widget_label_height(app, &COMPLAINT_STYLE, words, b->w), 14);
}

static void lay_choices(Setup *setup, App *app, Box *b, float scale)
{
    const float height = 18 + 26 * scale;
    setup->items[SETUP_FIRST].box = box_cut_top(b, height, 14);
    setup->items[SETUP_EDITION].box = box_cut_top(b, height, 14);
    Box seed = box_cut_top(b, height, 14);
    setup->seed_label = box_cut_left(&seed, seed.w * 0.45f, 10);
    setup->items[SETUP_SEED].box = seed;
    lay_complaint(setup, app, b);
}

static void lay_switches(Setup *setup, App *app, Box *b, float scale)
{
    const TextStyle note_style = {FACE_TEXT, 14, TONE_INK_SOFT, ALIGN_LEFT, false};
    for (int id = SETUP_DISCARD; id <= SETUP_GAPS; id++) {
        const float note = widget_label_height(app, &note_style, setup->items[id].note,
                                               b->w - 62 * fminf(scale, 1.5f));
        setup->items[id].box = box_cut_top(b, 10 + 23 * scale + note, 8);
    }
}

/* The rules of the game on one sheet below the seats; returns its height. */
static float lay_options(Setup *setup, App *app, Box at)
{
    const float scale = settings_text_scale(&app->settings);
    Box left = box(at.x + 28, at.y + 20, at.w - 56, 0);
    float bottom;
    if (scale <= 1.3f) {
        Box right = box_cut_right(&left, (left.w - 64) * 0.5f, 64);
        lay_choices(setup, app, &left, scale);
        lay_switches(setup, app, &right, scale);
        bottom = fmaxf(left.y - 14, right.y - 8);
    } else {
        lay_choices(setup, app, &left, scale);
        lay_switches(setup, app, &left, scale);
        bottom = left.y - 8;
    }
    setup->options = box(at.x, at.y, at.w, bottom + 20 - at.y);
    return setup->options.h;
}

static void lay_bars(Setup *setup, App *app, float scale)
{
    Box rest = app->view;
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
    const float scale = settings_text_scale(&app->settings);
    show_all(setup, app);
    lay_bars(setup, app, scale);
    const Box window = setup->widgets.scroll.window;
    const float width = fminf(window.w - 64, 1440);
    Box at = box((app->view.w - width) / 2, window.y + 18, width, 0);
    /* Laid twice: the spare height is known only after the first time. */
    for (int pass = 0; pass < 2; pass++) {
        const float seats = setup_lay_seats(setup, app, at);
        const float height = seats + 20 + lay_options(setup, app, box_moved(at, 0, seats + 20));
        if (pass == 0)
            at.y += fmaxf(0, window.h - 36 - height) / 2;
        scroll_set(&setup->widgets.scroll, window, height + 36);
    }
    widgets_focus(&setup->widgets, app, widgets_focused(&setup->widgets)->id);
}

/* ---- starting ---- */

static SceneStep start(Setup *setup, App *app)
{
    char started[STARTED_CAPACITY];
    Record record;
    const time_t now = time(NULL);
    struct tm parts;
    if (!setup_take_deal(setup)) {
        widgets_focus(&setup->widgets, app, SETUP_SEED);
        layout(setup, app);
        scroll_show(&setup->widgets.scroll, setup->complaint_box);
        return scene_stay();
    }
    gmtime_r(&now, &parts);
    strftime(started, sizeof started, "%Y-%m-%dT%H:%M:%SZ", &parts);
    family_settle_names(&setup->family);
    family_start(&setup->family, setup_deal_seed(setup), started, &record);
    app_put_match(app, &record);
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        app->seats[seat] = setup->family.seats[seat].look;
    return scene_replace(SCENE_TABLE);
}

/* ---- using it ---- */

static void use_option(Setup *setup, const Widget *used)
{
    Family *family = &setup->family;
    switch (used->id) {
    case SETUP_ADD:
        family->count++;
        break;
    case SETUP_FIRST:
        family->first = used->value == family->count ? FIRST_RANDOM : used->value;
        break;
    case SETUP_EDITION:
        family_set_edition(family, (Edition)used->value);
        break;
    case SETUP_SEED:
        setup_type_deal(setup);
        break;
    case SETUP_DISCARD:
        family->discard = used->value;
        break;
    case SETUP_CAR:
        family->car = used->value;
        break;
    case SETUP_GAPS:
        family->gaps = used->value;
        break;
    default:
        break;
    }
}

/* A gamepad cannot type, but it can go through the names that we know. */
static void suggest_name(Setup *setup, int seat)
{
    char *name = setup->family.seats[seat].name;
    int index = 0;
    for (int i = 0; i < 12; i++) {
        if (strcmp(family_suggested_name(i), name) == 0)
            index = i + 1;
    }
    snprintf(name, NAME_CAPACITY, "%s", family_suggested_name(index));
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
    const Widget *used = widgets_event(&setup->widgets, app, &meant);
    if (used && used->id == SETUP_BACK)
        return scene_pop();
    if (used && used->id == SETUP_START)
        return start(setup, app);
    if (used && used->id < SETUP_ADD)
        setup_use_seat(setup, app, used);
    else if (used)
        use_option(setup, used);
    if (used || focus != setup->widgets.focus)
        settle(setup, app, used);
    return scene_stay();
}

/* ---- drawing ---- */

static void draw_bars(const Setup *setup, App *app)
{
    const TextStyle title_style = {FACE_TITLE, 27, TONE_CREAM, ALIGN_LEFT, false};
    const Box bar = setup->top_bar;
    widget_draw_bar(app, bar, true);
    widget_draw_bar(app, setup->bottom_bar, false);
    text_draw(app, &title_style, tr(app->words, "Who is playing?"),
              box(bar.x + 32, bar.y + 4, bar.w - 64, bar.h - 8));
}

static void draw(const void *self, App *app)
{
    const Setup *setup = self;
    const Scroll *scroll = &setup->widgets.scroll;
    const TextStyle style = {FACE_STRONG, 16, TONE_INK, ALIGN_LEFT, false};
    char complaint[300];
    widget_draw_backdrop(app);
    scroll_begin(app, scroll);
    setup_draw_seats(setup, app);
    widget_draw_paper(app, scroll_moved(scroll, setup->options));
    widget_draw_label(app, &style, tr(app->words, "Deal code"),
                      scroll_moved(scroll, setup->seed_label));
    setup_complaint(setup, app, complaint, sizeof complaint);
    text_draw(app, &COMPLAINT_STYLE, complaint, scroll_moved(scroll, setup->complaint_box));
    scroll_end(app, scroll);
    draw_bars(setup, app);
    widgets_draw(&setup->widgets, app);
}

const SceneKind setup_scene = {
    .state_size = sizeof(Setup),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
