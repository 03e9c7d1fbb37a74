/* The records: kept games to open, watch, rename and delete, and what they say about the players.
 */
#include "app/scenes/records/records.h"

#include "app/scenes/records/figures.h"

#include <math.h>
#include <stdlib.h>

/* ---- entering and leaving ---- */

static void make_items(Records *records)
{
    static const struct {
        int id;
        const char *icon;
    } BUTTONS[] = {
        {ITEM_GAMES_TAB, "home"},  {ITEM_FIGURES_TAB, "points"}, {ITEM_PLAY, "play"},
        {ITEM_OPEN_HOUSE, "home"}, {ITEM_KEEPSAKES, NULL},       {ITEM_WATCH, "log"},
        {ITEM_RENAME, NULL},       {ITEM_DELETE, "trash"},       {ITEM_WATCH_BEST, "log"},
        {ITEM_CSV, "save"},        {ITEM_JSON, "save"},          {ITEM_UNDO, "undo"},
        {ITEM_BACK, NULL},
    };
    for (size_t i = 0; i < sizeof BUTTONS / sizeof BUTTONS[0]; i++)
        records->items[BUTTONS[i].id] =
            (Widget){.kind = &button_widget, .id = BUTTONS[i].id, .icon = BUTTONS[i].icon};
    records->items[ITEM_NAME] = (Widget){.kind = &text_field_widget,
                                         .id = ITEM_NAME,
                                         .text = records->name,
                                         .capacity = sizeof records->name};
    records->items[ITEM_WHO] = (Widget){.kind = &choice_widget, .id = ITEM_WHO};
    for (int id = ITEM_WHO; id <= ITEM_JSON; id++)
        records->items[id].scrolls = true;
    records->items[ITEM_PLAY].style = BUTTON_GREEN;
    records->items[ITEM_DELETE].style = BUTTON_QUIET;
}

static void show_all(Records *records, App *app)
{
    Widget *items = records->items;
    const bool games = records->tab == RECORDS_GAMES;
    items[ITEM_GAMES_TAB].label = tr(app->words, "Saved games");
    items[ITEM_GAMES_TAB].style = games ? BUTTON_GREEN : BUTTON_QUIET;
    items[ITEM_FIGURES_TAB].label = tr(app->words, "Statistics");
    items[ITEM_FIGURES_TAB].style = games ? BUTTON_QUIET : BUTTON_GREEN;
    items[ITEM_BACK].label = tr(app->words, "Back");
    records_show_games(records, app);
    figures_show(records, app);
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Records *records = self;
    records_read_games(records, app, NULL);
    make_items(records);
    show_all(records, app);
    const int count = records->saves->count;
    widgets_start(&records->widgets, records->items, ITEM_ROWS + count);
    widgets_focus(&records->widgets, count ? ITEM_ROWS : ITEM_GAMES_TAB);
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

static void leave(void *self, App *app)
{
    Records *records = self;
    records_end_rename(records, app, true);
    free(records->saves);
    free(records->houses);
    free(records->items);
    figures_free(records->figures);
    SDL_StopTextInput();
}

/* ---- layout ---- */

static Box lay_bars(Records *records, App *app, float scale)
{
    Box rest = app->canvas->view;
    records->top_bar = box_cut_top(&rest, 26 + 34 * scale, 0);
    records->bottom_bar = box_cut_bottom(&rest, 34 + 30 * scale, 0);
    Box top = box_inset(records->top_bar, 9);
    top = box(top.x + 23, top.y, top.w - 46, top.h);
    const float tab = fminf(70 + 140 * scale, top.w * 0.34f);
    records->items[ITEM_FIGURES_TAB].box = box_cut_right(&top, tab, 14);
    records->items[ITEM_GAMES_TAB].box = box_cut_right(&top, tab, 14);
    records->title = top;
    Box bottom = box_inset(records->bottom_bar, 12);
    bottom = box(bottom.x + 20, bottom.y, bottom.w - 40, bottom.h);
    records->items[ITEM_BACK].box = box_cut_left(&bottom, 60 + 90 * scale, 20);
    records->items[ITEM_UNDO].box = box_cut_right(&bottom, 80 + 90 * scale, 20);
    records->message_box = bottom;
    return rest;
}

static void layout(void *self, App *app)
{
    Records *records = self;
    const Box area = lay_bars(records, app, app->canvas->text_scale);
    show_all(records, app);
    if (records->tab == RECORDS_GAMES)
        records_lay_games(records, app, area);
    else
        figures_lay(records, app, area);
}

/* ---- using it ---- */

static void turn_to(Records *records, App *app, RecordsTab tab)
{
    records_end_rename(records, app, true);
    records->tab = tab;
    records->message[0] = '\0';
    records->widgets.scroll.at = 0;
    if (tab == RECORDS_FIGURES)
        figures_count(records, app);
    layout(records, app);
}

static SceneStep use(Records *records, App *app, const Widget *used)
{
    switch (used->id) {
    case ITEM_GAMES_TAB:
        turn_to(records, app, RECORDS_GAMES);
        return scene_stay();
    case ITEM_FIGURES_TAB:
        turn_to(records, app, RECORDS_FIGURES);
        return scene_stay();
    case ITEM_BACK:
        return scene_pop();
    default:
        break;
    }
    const SceneStep step = records->tab == RECORDS_GAMES ? records_use_game(records, app, used)
                                                         : figures_use(records, app, used);
    if (step.kind == STEP_STAY)
        layout(records, app);
    return step;
}

static bool is_row(int id)
{
    return id >= ITEM_ROWS;
}

/* While a name is typed: Enter keeps it, Esc does not. */
static bool naming_action(Records *records, App *app, Action action)
{
    if (action == ACTION_CONFIRM || action == ACTION_CANCEL)
        records_end_rename(records, app, action == ACTION_CONFIRM);
    else if (action == ACTION_FLIP)
        records_suggest_name(records, app);
    else
        return false;
    layout(records, app);
    return true;
}

/* What keys mean here beyond the widgets; false if nothing. */
static bool special_action(Records *records, App *app, Action action)
{
    const int focus = widgets_focused(&records->widgets)->id;
    if (records->renaming && naming_action(records, app, action))
        return true;
    if (records->tab != RECORDS_GAMES)
        return false;
    if (action == ACTION_DELETE && is_row(focus))
        records_delete(records, app);
    else if (action == ACTION_UNDO)
        records_undo_delete(records, app);
    else
        return false;
    layout(records, app);
    return true;
}

/* A pointer selects first and opens with the next click; keys select by going there. */
static SceneStep settle(Records *records, App *app, const InputEvent *event, const Widget *used)
{
    const int focus = widgets_focused(&records->widgets)->id;
    const int before = records->selected;
    if (records->renaming && focus != ITEM_NAME) {
        records_end_rename(records, app, true);
        layout(records, app);
    }
    if (is_row(focus))
        records_select(records, app, focus - ITEM_ROWS);
    const bool selects =
        used && is_row(used->id) && event->kind == INPUT_POINTER_UP && records->fresh;
    if (event->kind == INPUT_POINTER_DOWN)
        records->fresh = before != records->selected;
    return used && !selects ? use(records, app, used) : scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Records *records = self;
    if (event->kind == INPUT_ACTION) {
        if (special_action(records, app, event->action))
            return scene_stay();
        if (event->action == ACTION_CANCEL || event->action == ACTION_MENU)
            return scene_pop();
        if (event->action == ACTION_RULES)
            return scene_push(SCENE_RULES);
    }
    const Widget *used = widgets_event(&records->widgets, app->canvas, app->audio, event);
    const Widget kept = used ? *used : (Widget){0}; /* what is done may make the rows anew */
    return settle(records, app, event, used ? &kept : NULL);
}

/* ---- drawing ---- */

static void draw_bars(const Records *records, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_LEFT};
    widget_draw_bar(app->canvas, records->top_bar, true);
    widget_draw_bar(app->canvas, records->bottom_bar, false);
    text_draw(app->canvas, &title, tr(app->words, "Games & scores"), records->title);
    if (records->message[0])
        widget_draw_label(app->canvas, &style, records->message, records->message_box);
}

static void draw(const void *self, App *app)
{
    const Records *records = self;
    widget_draw_backdrop(app->canvas);
    if (records->tab == RECORDS_GAMES)
        records_draw_games(records, app);
    else
        figures_draw(records, app);
    draw_bars(records, app);
    char words[ROW_WORDS_CAPACITY];
    const Widget *attended = widgets_attended(&records->widgets, app->canvas);
    widgets_draw_spoken(&records->widgets, app->canvas,
                        records_row_words(records, app, attended, words));
}

const SceneKind records_scene = {
    .state_size = sizeof(Records),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
