#include "app/scenes/street/street_scene.h"

#include <math.h>
#include <stdio.h>

/* Those that stand there: a plot whose game is lost is none. */
static int count_houses(const StreetScene *scene)
{
    int count = 0;
    for (int house = 0; house < scene->shown_count; house++)
        count += !street_plot(scene, house)->empty;
    return count;
}

static void label(StreetScene *scene, const App *app)
{
    Widget *items = scene->items;
    const bool removed = street_whose(scene) == WHOSE_REMOVED;
    items[STREET_EARLIER].label = tr(app->words, "The previous house");
    items[STREET_LATER].label = tr(app->words, "The next house");
    items[STREET_VISIT].label = tr(app->words, "Visit");
    items[STREET_WATCH].label = tr(app->words, "Watch");
    items[STREET_KEEP].label = tr(app->words, "Keepsakes");
    /* words: a button: takes a house out of the family's street, which can be undone */
    items[STREET_REMOVE].label =
        removed ? tr(app->words, "Put back") : tr(app->words, WORDS_IN("a house", "Remove"));
    items[STREET_UNDO].label = tr(app->words, "Put back");
    items[STREET_BACK].label = tr(app->words, "Back");
    const int houses = count_houses(scene);
    snprintf(scene->count_words, sizeof scene->count_words,
             tr_count(app->words, "%d house", "%d houses", houses), houses);
}

/* What fits the house in front. */
void street_offer(StreetScene *scene, const App *app)
{
    Widget *items = scene->items;
    const Plot *plot = street_chosen(scene);
    const int house = walk_house(&scene->walk);
    items[STREET_HOUSE].hidden = !plot;
    items[STREET_HOUSE].value = house;
    items[STREET_HOUSE].highest = scene->shown_count - 1;
    street_house_words(scene, app, house, scene->label, sizeof scene->label);
    items[STREET_HOUSE].label = scene->label;
    snprintf(scene->place_words, sizeof scene->place_words, tr(app->words, "House %d of %d"),
             house + 1, scene->shown_count);
    items[STREET_HOUSE].note = scene->place_words;
    for (int id = STREET_VISIT; id <= STREET_REMOVE; id++) {
        items[id].hidden = !plot;
        items[id].disabled = plot && plot->empty && id != STREET_REMOVE;
    }
    items[STREET_EARLIER].hidden = house <= 0;
    items[STREET_LATER].hidden = house >= scene->shown_count - 1;
    items[STREET_WHO].hidden = items[STREET_WHO].choice_count < 2;
    items[STREET_UNDO].hidden = scene->undoable < 0 || !scene->message[0];
    if (widgets_focused(&scene->widgets)->hidden || widgets_focused(&scene->widgets)->disabled)
        widgets_focus(&scene->widgets, plot ? STREET_HOUSE : STREET_BACK);
}

static void lay_bar(StreetScene *scene, const App *app, float scale)
{
    Box rest = app->canvas->view;
    scene->top_bar = box_cut_top(&rest, 26 + 34 * scale, 0);
    Box top = box(32, 9, scene->top_bar.w - 64, scene->top_bar.h - 18);
    scene->items[STREET_BACK].box = box_cut_right(&top, 60 + 70 * scale, 18);
    scene->items[STREET_WHO].box = box_cut_right(&top, fminf(120 + 170 * scale, top.w * 0.4f), 18);
    scene->title = box_cut_left(&top, fminf(210 * scale, top.w * 0.62f), 16);
    scene->count_box = top;
}

static void lay_panel(StreetScene *scene, const App *app, float scale)
{
    enum { COUNT = STREET_REMOVE - STREET_VISIT + 1 };
    const Box view = app->canvas->view;
    const float width = fminf((120 + 90 * scale) * COUNT + 40, view.w - 40);
    const float height = 38 + 28 * scale;
    scene->panel = box((view.w - width) / 2, view.h - height - 12, width, height);
    Box inner = box_inset(scene->panel, 12);
    const float button = (inner.w - 12 * (COUNT - 1)) / COUNT;
    for (int i = 0; i < COUNT; i++)
        scene->items[STREET_VISIT + i].box = box_cut_left(&inner, button, 12);
}

static void lay_message(StreetScene *scene, const App *app, float scale)
{
    const float width = fminf(640 * fmaxf(1, scale), app->canvas->view.w - 200);
    scene->message_box = box((app->canvas->view.w - width) / 2, scene->top_bar.h + 12, width,
                             30 + 26 * fmaxf(1, scale));
    Box inner = box_inset(scene->message_box, 8);
    scene->items[STREET_UNDO].box = box_cut_right(&inner, 80 + 80 * scale, 0);
}

static void lay_street(StreetScene *scene, const App *app)
{
    const Box view = app->canvas->view, message = scene->message_box;
    const float above = scene->message[0] ? message.y + message.h : scene->top_bar.h;
    scene->row_foot = view.h * 0.668f;
    scene->front_foot = view.h * 0.735f;
    scene->row_width = view.h * 0.66f;
    scene->front_width = fminf((scene->front_foot - above - 14) * 776 / 470, view.w * 0.56f);
    scene->pitch = scene->row_width * 0.96f;
    const float arrow = 56;
    const float y = scene->row_foot - scene->row_width * 0.3f;
    scene->items[STREET_EARLIER].box = box(16, y, arrow, arrow);
    scene->items[STREET_LATER].box = box(view.w - arrow - 16, y, arrow, arrow);
    const float middle = view.w / 2;
    const Box front = plot_box(app->canvas, middle, scene->front_foot, scene->front_width);
    scene->items[STREET_HOUSE].box = plot_house(front);
    scene->items[STREET_HOUSE].about = &scene->focus_box;
}

void street_lay(StreetScene *scene, App *app)
{
    const float scale = app->canvas->text_scale;
    street_list_choices(scene, app);
    lay_bar(scene, app, scale);
    lay_panel(scene, app, scale);
    lay_message(scene, app, scale);
    lay_street(scene, app);
    label(scene, app);
    street_offer(scene, app);
    street_mark(scene, app);
}
