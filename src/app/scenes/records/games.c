/* The list of games: which there are, and what can be done with one. */
#include "app/scenes/records/records.h"
#include "app/words/dates.h"
#include "app/words/error_words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const Save *records_selected(const Records *records)
{
    return records->selected >= 0 ? &records->saves->items[records->selected] : NULL;
}

static void tell_error(Records *records, App *app, const Error *error)
{
    snprintf(records->message, sizeof records->message, tr(app->words, "That didn’t work: %s."),
             error_words(app->words, error));
    audio_play(app->audio, SOUND_WARNING);
    app_redraw(app);
}

/* ---- reading ---- */

static Box row_box(const Records *records, int index)
{
    Box row = records->first_row;
    row.y += records->row_pitch * (float)index;
    return row;
}

/* A row for each save. What was pointed at may be gone. */
static void make_rows(Records *records)
{
    const int count = ITEM_ROWS + records->saves->count;
    Widgets *widgets = &records->widgets;
    free(records->houses);
    records->houses = calloc((size_t)count, sizeof *records->houses);
    records->items = realloc(records->items, (size_t)count * sizeof *records->items);
    if (!records->houses || !records->items)
        abort();
    for (int id = ITEM_ROWS; id < count; id++)
        records->items[id] = (Widget){.kind = &row_widget,
                                      .id = id,
                                      .scrolls = true,
                                      .box = row_box(records, id - ITEM_ROWS)};
    widgets->items = records->items;
    widgets->count = count;
    widgets->hover = widgets->pressed = -1;
    if (widgets->focus >= count)
        widgets->focus = count - 1;
}

void records_read_games(Records *records, App *app, const char *file)
{
    Error error;
    free(records->saves);
    records->saves = saves_list(app->paths.data, SAVES_KEPT, &error);
    if (!records->saves) {
        tell_error(records, app, &error);
        records->saves = calloc(1, sizeof *records->saves);
    }
    if (!records->saves)
        abort();
    make_rows(records);
    const int count = records->saves->count;
    int selected = records->selected < count ? records->selected : count - 1;
    for (int i = 0; i < count; i++) {
        if (file && strcmp(records->saves->items[i].file, file) == 0)
            selected = i;
    }
    records->selected = selected < 0 && count ? 0 : selected;
}

void records_select(Records *records, App *app, int index)
{
    if (index < 0 || index >= records->saves->count || index == records->selected)
        return;
    records_end_rename(records, app, true);
    records->selected = index;
    records_show_games(records, app);
    app_redraw(app);
}

void records_show_games(Records *records, App *app)
{
    Widget *items = records->items;
    const Save *save = records_selected(records);
    const bool here = records->tab == RECORDS_GAMES;
    const bool readable = save && save->readable;
    for (int i = 0; i < records->saves->count; i++) {
        items[ITEM_ROWS + i].hidden = !here;
        items[ITEM_ROWS + i].label = records->saves->items[i].file;
    }
    items[ITEM_PLAY].label = tr(app->words, "Continue");
    items[ITEM_PLAY].hidden = !here || !readable || save->finished;
    items[ITEM_OPEN_HOUSE].label = tr(app->words, "Visit");
    items[ITEM_OPEN_HOUSE].hidden = !here || !readable || !save->finished;
    items[ITEM_KEEPSAKES].label = tr(app->words, "Keepsakes");
    items[ITEM_KEEPSAKES].hidden = items[ITEM_OPEN_HOUSE].hidden;
    /* words: a button: watches a kept game from its start */
    items[ITEM_WATCH].label = tr(app->words, "Watch");
    items[ITEM_WATCH].style = readable && save->finished ? BUTTON_GREEN : BUTTON_WOOD;
    items[ITEM_WATCH].hidden = !here || !readable;
    items[ITEM_NAME].label = tr(app->words, "Name this game");
    items[ITEM_NAME].hidden = !here || !records->renaming;
    items[ITEM_RENAME].label = tr(app->words, "Rename");
    items[ITEM_RENAME].hidden = !here || !save || records->renaming;
    items[ITEM_DELETE].label = tr(app->words, "Delete");
    items[ITEM_DELETE].hidden = !here || !save;
    items[ITEM_UNDO].label = tr(app->words, "Undo");
    items[ITEM_UNDO].hidden = !here || !records->thrown_count;
}

/* ---- layout ---- */

static void lay_pane(Records *records, float scale)
{
    static const int BUTTONS[] = {ITEM_DELETE, ITEM_RENAME, ITEM_WATCH, ITEM_PLAY};
    const float height = 22 + 26 * scale;
    Box inner = box_inset(records->pane, 22);
    for (size_t i = 0; i < sizeof BUTTONS / sizeof BUTTONS[0]; i++)
        records->items[BUTTONS[i]].box = box_cut_bottom(&inner, height, 14);
    Box over = records->items[ITEM_PLAY].box;
    records->items[ITEM_KEEPSAKES].box = box_cut_right(&over, over.w / 2 - 7, 14);
    records->items[ITEM_OPEN_HOUSE].box = over;
    records->items[ITEM_NAME].box = records->items[ITEM_RENAME].box;
    records->pane_picture = inner;
}

/* The list at the left, the selected game at the right. */
void records_lay_games(Records *records, App *app, Box area)
{
    const float scale = app->canvas->text_scale;
    const float pitch = records_row_height(app) + 12;
    area = box_inset(area, 20);
    const float wide = fminf(area.w, 1500);
    area = box(area.x + (area.w - wide) / 2, area.y, wide, area.h);
    records->pane = box_cut_right(&area, fmaxf(340, area.w * 0.3f), 16);
    lay_pane(records, scale);
    records->first_row = box(area.x + 4, area.y + 6, area.w - 22, pitch - 12);
    records->row_pitch = pitch;
    for (int i = 0; i < records->saves->count; i++)
        records->items[ITEM_ROWS + i].box = row_box(records, i);
    scroll_set(&records->widgets.scroll, area, pitch * (float)records->saves->count + 6);
}

/* ---- doing ---- */

static bool load_selected(Records *records, App *app, Record *record)
{
    const Save *save = records_selected(records);
    Error error;
    if (save && records_load(app, save->file, record, &error))
        return true;
    if (save)
        tell_error(records, app, &error);
    return false;
}

static SceneStep open_game(Records *records, App *app, bool play_on)
{
    Record record;
    if (!load_selected(records, app, &record))
        return scene_stay();
    if (play_on) {
        app_put_match(app, &record);
        return scene_home(SCENE_TABLE);
    }
    records->watched = record;
    return scene_push_with(SCENE_REPLAY, (SceneNote){.record = &records->watched});
}

/* The first of the winners opens the door; the others' houses are next. */
static SceneStep show_house(Records *records, App *app, SceneId scene)
{
    const Save *save = records_selected(records);
    if (!load_selected(records, app, &records->watched))
        return scene_stay();
    const int seat = save->winners ? __builtin_ctz(save->winners) : 0;
    if (!house_from_record(&records->watched, seat, save->file, &records->visited))
        return scene_stay();
    return scene_push_with(scene,
                           (SceneNote){.house = &records->visited, .record = &records->watched});
}

void records_start_rename(Records *records, App *app)
{
    const Save *save = records_selected(records);
    if (!save || records->renaming)
        return;
    records->renaming = true;
    snprintf(records->name, sizeof records->name, "%s", save->title);
    records_show_games(records, app);
    widgets_focus(&records->widgets, ITEM_NAME);
}

void records_end_rename(Records *records, App *app, bool keep)
{
    Error error;
    char file[FILE_NAME_CAPACITY];
    const Save *save = records_selected(records);
    if (!records->renaming)
        return;
    records->renaming = false;
    const bool had_focus = widgets_focused(&records->widgets)->id == ITEM_NAME;
    if (save && keep) {
        memcpy(file, save->file, sizeof file);
        if (!saves_rename(app->paths.data, file, records->name, &error))
            tell_error(records, app, &error);
        records_read_games(records, app, file);
    }
    records_show_games(records, app);
    if (had_focus)
        widgets_focus(&records->widgets, ITEM_RENAME);
}

void records_suggest_name(Records *records, const App *app)
{
    static const char *const NAMES[] = {WORDS_MARK("Sunday"), WORDS_MARK("Birthday"),
                                        WORDS_MARK("Holidays"), WORDS_MARK("Rainy day"),
                                        WORDS_MARK("Our best game")};
    enum { NAME_COUNT = sizeof NAMES / sizeof NAMES[0] };
    int index = 0;
    for (int i = 0; i < NAME_COUNT; i++) {
        if (strcmp(tr(app->words, NAMES[i]), records->name) == 0)
            index = (i + 1) % NAME_COUNT;
    }
    snprintf(records->name, sizeof records->name, "%s", tr(app->words, NAMES[index]));
}

static void write_title(char *out, size_t capacity, const Save *save, const Words *words)
{
    if (save->title[0])
        snprintf(out, capacity, "%s", save->title);
    else
        date_words(out, capacity, words, save->started);
}

/* The focus stays where it was: in the list on what has moved up, or on a button that is there. */
static void keep_focus(Records *records)
{
    const Save *save = records_selected(records);
    const Widget *focused = widgets_focused(&records->widgets);
    if (save && focused->id == ITEM_DELETE)
        return;
    widgets_focus(&records->widgets, save ? ITEM_ROWS + records->selected : ITEM_BACK);
    if (save)
        scroll_show(&records->widgets.scroll, records->items[ITEM_ROWS + records->selected].box);
}

void records_delete(Records *records, App *app)
{
    const Save *save = records_selected(records);
    char file[FILE_NAME_CAPACITY], title[FILING_TITLE_CAPACITY];
    Error error;
    if (!save)
        return;
    records_end_rename(records, app, false);
    memcpy(file, save->file, sizeof file);
    write_title(title, sizeof title, save, app->words);
    if (!saves_delete(app->paths.data, file, &error)) {
        tell_error(records, app, &error);
        return;
    }
    if (records->thrown_count == THROWN_MAX)
        memmove(records->thrown[0], records->thrown[1],
                sizeof records->thrown - sizeof records->thrown[0]);
    else
        records->thrown_count++;
    memcpy(records->thrown[records->thrown_count - 1], file, sizeof file);
    snprintf(records->message, sizeof records->message,
             tr(app->words, "%s deleted. Undo brings it back."), title);
    records_read_games(records, app, NULL);
    records_show_games(records, app);
    keep_focus(records);
}

void records_undo_delete(Records *records, App *app)
{
    Error error;
    if (!records->thrown_count)
        return;
    char *file = records->thrown[--records->thrown_count];
    if (!saves_undelete(app->paths.data, file, &error)) {
        tell_error(records, app, &error);
        return;
    }
    audio_play(app->audio, SOUND_UNDO);
    records->message[0] = '\0';
    records_read_games(records, app, file);
    records_show_games(records, app);
    keep_focus(records);
}

SceneStep records_use_game(Records *records, App *app, const Widget *used)
{
    const Save *save = records_selected(records);
    switch (used->id) {
    case ITEM_PLAY:
        return open_game(records, app, true);
    case ITEM_OPEN_HOUSE:
        return show_house(records, app, SCENE_VISIT);
    case ITEM_KEEPSAKES:
        return show_house(records, app, SCENE_KEEP);
    case ITEM_WATCH:
        return open_game(records, app, false);
    case ITEM_RENAME:
        records_start_rename(records, app);
        break;
    case ITEM_DELETE:
        records_delete(records, app);
        break;
    case ITEM_UNDO:
        records_undo_delete(records, app);
        break;
    default: /* a game of the list: used again when it is the selected one */
        if (used->id >= ITEM_ROWS && save && save->readable)
            return open_game(records, app, !save->finished);
        break;
    }
    return scene_stay();
}
