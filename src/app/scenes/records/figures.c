/* Numbers of a person or a family: who can be chosen, and what belongs to the choice. */
#include "app/scenes/records/figures.h"
#include "app/words/error_words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void figures_free(Figures *figures)
{
    free(figures);
}

const GameTally *figures_tally(const Figures *figures)
{
    const int persons = figures->statistics.person_count;
    return figures->who < persons ? &figures->statistics.persons[figures->who].tally
                                  : &figures->statistics.families[figures->who - persons].tally;
}

static void tell_error(Records *records, const App *app, const Error *error)
{
    snprintf(records->message, sizeof records->message, tr(app->words, "That didn’t work: %s."),
             error_words(app->words, error));
}

/* ---- counting ---- */

static void join_names(char out[FAMILY_WORDS_CAPACITY], const FamilyStatistics *family)
{
    Text text = text_on(out, FAMILY_WORDS_CAPACITY);
    for (int i = 0; i < family->count; i++) {
        text_add(&text, i ? ", " : "");
        text_add(&text, family->names[i]);
    }
}

static void list_choices(Figures *figures)
{
    const Statistics *statistics = &figures->statistics;
    figures->who_count = 0;
    for (int i = 0; i < statistics->person_count; i++)
        figures->choices[figures->who_count++] = statistics->persons[i].name;
    for (int i = 0; i < statistics->family_count; i++) {
        join_names(figures->families[i], &statistics->families[i]);
        figures->choices[figures->who_count++] = figures->families[i];
    }
}

/* The lines of the plot and the best house belong to one choice only. */
static void choose(Records *records, App *app, int who)
{
    Figures *figures = records->figures;
    Series *series = &figures->series;
    const int persons = figures->statistics.person_count;
    Error error;
    *series = (Series){0};
    figures->best.known = false;
    figures->who = who;
    if (who >= figures->who_count)
        return;
    if (who < persons) {
        series->name_count = 1;
        memcpy(series->names[0], figures->statistics.persons[who].name, NAME_CAPACITY);
    } else {
        const FamilyStatistics *family = &figures->statistics.families[who - persons];
        series->name_count = family->count;
        memcpy(series->names, family->names, sizeof series->names);
    }
    if (!series_collect(series, app->paths.data, &error))
        tell_error(records, app, &error);
    houses_look(app, &figures->best, figures_tally(figures)->best_file);
}

void figures_count(Records *records, App *app)
{
    Error error;
    if (!records->figures)
        records->figures = calloc(1, sizeof *records->figures);
    if (!records->figures)
        abort();
    Figures *figures = records->figures;
    const int who = figures->who;
    memset(&figures->statistics, 0, sizeof figures->statistics);
    if (!statistics_collect(&figures->statistics, app->paths.data, &error))
        tell_error(records, app, &error);
    list_choices(figures);
    choose(records, app, who < figures->who_count ? who : 0);
}

/* ---- words and places ---- */

void figures_show(Records *records, App *app)
{
    const Figures *figures = records->figures;
    Widget *items = records->items;
    const bool shown = records->tab == RECORDS_FIGURES && figures && figures->who_count;
    for (int id = ITEM_WHO; id <= ITEM_JSON; id++)
        items[id].hidden = !shown;
    items[ITEM_WATCH_BEST].label = tr(app->words, "Watch this game");
    items[ITEM_CSV].label = tr(app->words, "Save as CSV");
    items[ITEM_JSON].label = tr(app->words, "Save as JSON");
    if (!shown)
        return;
    items[ITEM_WHO].choices = figures->choices;
    items[ITEM_WHO].choice_count = figures->who_count;
    items[ITEM_WHO].value = figures->who;
    items[ITEM_WATCH_BEST].hidden = !figures->best.players;
}

static void lay_exports(Records *records, Box b)
{
    records->items[ITEM_CSV].box = box_cut_left(&b, (b.w - 14) / 2, 14);
    records->items[ITEM_JSON].box = b;
}

/* Numbers at the left, pictures at the right, as high as the window. */
static float lay_wide(Records *records, App *app, Box b)
{
    Figures *figures = records->figures;
    const float scale = app->canvas->text_scale;
    const float button = 20 + 26 * scale;
    const float numbers = figures_numbers_height(app);
    const float height = fmaxf(b.h, button + numbers + button + 36 + 120);
    Box left = box(b.x, b.y, b.w, height);
    Box right = box_cut_right(&left, (b.w - 18) * 0.56f, 18);
    records->items[ITEM_WHO].box = box_cut_top(&left, button, 16);
    lay_exports(records, box_cut_bottom(&left, button, 16));
    figures->numbers = box_cut_top(&left, numbers, 0);
    figures->house = box_cut_top(&right, (height - 16) * 0.48f, 16);
    figures->plot = right;
    return height;
}

static float lay_narrow(Records *records, App *app, Box b)
{
    Figures *figures = records->figures;
    const float scale = app->canvas->text_scale;
    const float button = 20 + 26 * scale;
    const float top = b.y;
    records->items[ITEM_WHO].box = box_cut_top(&b, button, 16);
    figures->numbers = box_cut_top(&b, figures_numbers_height(app), 16);
    figures->house = box_cut_top(&b, 420, 16);
    figures->plot = box_cut_top(&b, 460, 16);
    lay_exports(records, box_cut_top(&b, button, 0));
    return b.y - top;
}

/* The button below the picture of the best house. */
static void lay_watch(Records *records, float scale)
{
    Box inner = box_inset(records->figures->house, 18);
    inner = box_cut_right(&inner, fminf(inner.w * 0.42f, 130 + 100 * scale), 0);
    records->items[ITEM_WATCH_BEST].box = box_cut_bottom(&inner, 20 + 26 * scale, 0);
}

void figures_lay(Records *records, App *app, Box area)
{
    const float scale = app->canvas->text_scale;
    const float width = fminf(area.w - 56, 1400);
    const Box b = box(area.x + (area.w - width) / 2, area.y + 20, width, area.h - 40);
    if (!records->figures)
        return;
    const float height = scale <= 1.3f ? lay_wide(records, app, b) : lay_narrow(records, app, b);
    lay_watch(records, scale);
    scroll_set(&records->widgets.scroll, area, height + 40);
}

/* ---- using it ---- */

static SceneStep watch_best(Records *records, App *app)
{
    Error error;
    if (records_load(app, figures_tally(records->figures)->best_file, &records->watched, &error))
        return scene_push_with(SCENE_REPLAY, (SceneNote){.record = &records->watched});
    tell_error(records, app, &error);
    return scene_stay();
}

SceneStep figures_use(Records *records, App *app, const Widget *used)
{
    records->message[0] = '\0';
    switch (used->id) {
    case ITEM_WHO:
        choose(records, app, used->value);
        break;
    case ITEM_WATCH_BEST:
        return watch_best(records, app);
    case ITEM_CSV:
    case ITEM_JSON:
        figures_export(records, app, used->id == ITEM_JSON);
        break;
    default:
        break;
    }
    return scene_stay();
}
