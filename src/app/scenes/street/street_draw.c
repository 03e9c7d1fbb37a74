/* How the street looks. */
#include "app/scenes/street/street_scene.h"

#include "app/draw/masks.h"
#include "app/draw/touch_up.h"
#include "app/scenes/street/mailbox.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

/* ---- where things are ---- */

static float middle_of(const StreetScene *scene, const App *app, int house)
{
    const float push = (scene->front_width - scene->row_width) / 2 / scene->pitch;
    return app->canvas->view.w / 2 + walk_place(&scene->walk, house, push) * scene->pitch;
}

Box street_house_box(const StreetScene *scene, const App *app, int house)
{
    const float rise = walk_rise(&scene->walk, house);
    return plot_box(app->canvas, middle_of(scene, app, house),
                    scene->row_foot + (scene->front_foot - scene->row_foot) * rise,
                    scene->row_width + (scene->front_width - scene->row_width) * rise);
}

/* Where the house in front stands when nothing moves. */
static Box front_box(const StreetScene *scene, const App *app)
{
    return plot_box(app->canvas, app->canvas->view.w / 2, scene->front_foot, scene->front_width);
}

/* A mailbox stays in the view as long as its house is there, and grows with it. */
Box street_mailbox(const StreetScene *scene, App *app, int house)
{
    const float rise = walk_rise(&scene->walk, house);
    const float middle = middle_of(scene, app, house);
    const float width = mailbox_width(app->canvas, rise);
    const float height = mailbox_height(app->canvas, rise);
    return box(fminf(fmaxf(middle - width / 2, 10), app->canvas->view.w - width - 10),
               scene->panel.y - height - (26 - 12 * rise), width, height);
}

void street_mark(StreetScene *scene, App *app)
{
    scene->focus_box = street_mailbox(scene, app, walk_house(&scene->walk));
    if (!street_sees(scene, app, walk_house(&scene->walk)))
        scene->focus_box = box(0, 0, 0, 0);
}

void street_in_sight(const StreetScene *scene, const App *app, int *first, int *last)
{
    const float reach = app->canvas->view.w / 2 / scene->pitch + 1;
    *first = SDL_max(0, (int)floorf(scene->walk.at - reach));
    *last = SDL_min(scene->shown_count - 1, (int)ceilf(scene->walk.at + reach));
}

static bool is_in_sight(const App *app, Box b)
{
    return b.x < app->canvas->view.w && b.x + b.w > 0;
}

bool street_sees(const StreetScene *scene, const App *app, int house)
{
    return is_in_sight(app, plot_house(street_house_box(scene, app, house)));
}

StreetLife street_life(const StreetScene *scene)
{
    return (StreetLife){.seconds = scene->time,
                        .shift = scene->walk.at * scene->pitch,
                        .top = scene->top_bar.h,
                        .ground = scene->front_foot + 22,
                        .height = scene->row_width * 0.17f};
}

/* ---- ground and houses ---- */

/* Laid end to end, on whole pixels, so that nothing but its place changes when one walks. */
static void draw_ground(const StreetScene *scene, Canvas *canvas)
{
    const float scale = (canvas->view.h - scene->row_foot) / (260 - 14);
    const float top = scene->row_foot - 14 * scale;
    const int tile = (int)lroundf(776 * scale * canvas->unit);
    const int walked = (int)lroundf(scene->walk.at * scene->pitch * canvas->unit);
    const int whole = (int)ceilf(canvas->view.w * canvas->unit);
    const int start = ((walked % tile) + tile) % tile;
    SDL_Texture *ground = pictures_get(canvas->pictures, "street", "ground", (float)tile);
    if (!ground)
        paint_fill(canvas, box(0, top, canvas->view.w, canvas->view.h - top), TONE_MAUVE);
    for (int x = -start; x < whole; x += tile)
        paint_texture(
            canvas, ground, box(0, 0, 1, 1),
            box((float)x / canvas->unit, top, (float)tile / canvas->unit, canvas->view.h - top), 1,
            0);
}

static void draw_backdrop(const StreetScene *scene, Canvas *canvas)
{
    const bool still = canvas->still;
    canvas->still = masks_are_software(canvas->masks);
    if (!widget_draw_covering(canvas, "street", "sky"))
        paint_box(canvas, canvas->view, 1, TONE_SKY_LIT, TONE_DAWN);
    canvas->still = still;
    const StreetLife life = street_life(scene);
    street_life_draw_sky(canvas, &life);
    canvas->still = masks_are_software(canvas->masks);
    draw_ground(scene, canvas);
    canvas->still = still;
}

static void draw_house(const StreetScene *scene, App *app, int house, Box seen)
{
    const float rise = walk_rise(&scene->walk, house);
    const Box b = street_house_box(scene, app, house);
    const PlotSize size = rise <= 0 ? PLOT_ROW : rise >= 1 ? PLOT_FRONT : PLOT_BETWEEN;
    if (size == PLOT_BETWEEN && house == scene->walk.front)
        street_houses_expect(scene->houses, app, scene->shown[house], front_box(scene, app));
    if (is_in_sight(app, b) && SDL_HasIntersectionF(&b, &seen))
        street_houses_draw(scene->houses, app, &scene->street, scene->shown[house], b, size);
}

/* A lamp between two houses, as large as the one it stands beside. */
static void draw_lamp(const StreetScene *scene, App *app, int house, Box seen)
{
    const bool still = app->canvas->still;
    const Box b = plot_lamp(street_house_box(scene, app, house));
    if (app->canvas->contrast || !is_in_sight(app, b) || !SDL_HasIntersectionF(&b, &seen))
        return;
    app->canvas->still = masks_are_software(app->canvas->masks) && !walk_moving(&scene->walk);
    paint_picture(app->canvas, "street", "lamp", b);
    app->canvas->still = still;
}

/* A plot that waits for a house: the first one, or the next one. */
static void draw_free_plot(const StreetScene *scene, App *app, Box seen)
{
    PlotView view = {.empty = true};
    const bool first = !scene->shown_count;
    const Box b = first ? front_box(scene, app) : street_house_box(scene, app, scene->shown_count);
    if (!first && street_whose(scene) != WHOSE_PEOPLES && street_whose(scene) != WHOSE_ALL)
        return;
    if (is_in_sight(app, b) && SDL_HasIntersectionF(&b, &seen))
        plot_view_draw(app->canvas, &view, b, first ? PLOT_FRONT : PLOT_ROW);
}

/* Those who step forward stand before the others. */
static void draw_houses(const StreetScene *scene, App *app, Box seen)
{
    int first, last;
    street_in_sight(scene, app, &first, &last);
    street_houses_begin(scene->houses, walk_moving(&scene->walk) && !app->launch.script);
    draw_free_plot(scene, app, seen);
    for (int layer = 0; layer < 2; layer++) {
        for (int house = first; house <= last; house++) {
            if ((walk_rise(&scene->walk, house) > 0) == (layer == 1))
                draw_house(scene, app, house, seen);
        }
    }
    for (int house = first; house <= last; house++)
        draw_lamp(scene, app, house, seen);
}

/* ---- mailboxes ---- */

static void tell_mailbox(const StreetScene *scene, App *app, int house, Box b)
{
    char words[NAME_CAPACITY + 160];
    if (!canvas_is_watched(app->canvas) || house == walk_house(&scene->walk))
        return; /* the house in front is a thing of its own */
    street_house_words(scene, app, house, words, sizeof words);
    canvas_tell_thing(app->canvas, &(Thing){.kind = "house",
                                            .name = words,
                                            .box = b,
                                            .usable = true,
                                            .pointed = box_has(b, app->input.x, app->input.y)});
}

static void draw_mailbox(const StreetScene *scene, App *app, int house)
{
    const Plot *plot = street_plot(scene, house);
    const Box b = street_mailbox(scene, app, house);
    const SeatLook look = street_look(scene, plot);
    char day[DATE_CAPACITY];
    day_words(day, sizeof day, app->words, plot->started);
    const Mailbox mailbox = {.name = plot->name,
                             .date = day,
                             .points = plot->points,
                             .look = &look,
                             .rise = walk_rise(&scene->walk, house)};
    mailbox_draw(app->canvas, &mailbox, b);
    tell_mailbox(scene, app, house, b);
}

/* Where a mailbox would stand if its game could be read. */
static void draw_note(const StreetScene *scene, App *app, int house)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_CENTRE};
    const Box b = street_mailbox(scene, app, house);
    paint_shadow(app->canvas, b, 14, 8, 0.4f);
    paint_box(app->canvas, b, 14, TONE_CREAM, TONE_PAPER);
    widget_draw_label(app->canvas, &style, tr(app->words, "This file can’t be read."),
                      box(b.x + 10, b.y + 3, b.w - 20, b.h - 6));
}

static Box with_shadow(Box b)
{
    return box_inset(b, -14);
}

static void draw_mailboxes(const StreetScene *scene, App *app, Box seen)
{
    int first, last;
    street_in_sight(scene, app, &first, &last);
    for (int house = first; house <= last; house++) {
        const Box b = with_shadow(street_mailbox(scene, app, house));
        if (!street_sees(scene, app, house) || !SDL_HasIntersectionF(&b, &seen))
            continue;
        if (street_plot(scene, house)->empty)
            draw_note(scene, app, house);
        else
            draw_mailbox(scene, app, house);
    }
}

/* ---- bars and words ---- */

static void draw_bars(const StreetScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    widget_draw_bar(app->canvas, scene->top_bar, true);
    text_draw(app->canvas, &title, tr(app->words, "Our street"), scene->title);
    if (scene->shown_count)
        widget_draw_label(app->canvas, &note, scene->count_words, scene->count_box);
    if (street_chosen(scene))
        widget_draw_wood(app->canvas, scene->panel);
}

static void draw_message(const StreetScene *scene, App *app)
{
    const bool alone = scene->items[STREET_UNDO].hidden;
    const TextStyle style = {TEXT_LABEL, TONE_CREAM, .align = alone ? ALIGN_CENTRE : ALIGN_LEFT};
    if (!scene->message[0])
        return;
    Box b = scene->message_box;
    widget_draw_wood(app->canvas, b);
    b = box(b.x + 18, b.y + 6, b.w - 36, b.h - 12);
    if (!alone)
        b.w -= scene->items[STREET_UNDO].box.w + 12;
    widget_draw_label(app->canvas, &style, scene->message, b);
    canvas_tell_saying(app->canvas, SAYING_MESSAGE, scene->message);
}

static void draw_nobody(const StreetScene *scene, App *app)
{
    const TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_CENTRE};
    const Box view = app->canvas->view;
    if (scene->shown_count)
        return;
    const float width = fminf(620, view.w - 80), height = 30 + 50 * app->canvas->text_scale;
    const Box b = box((view.w - width) / 2, view.h - height - 24, width, height);
    widget_draw_wood(app->canvas, b);
    widget_draw_label(app->canvas, &style,
                      tr(app->words, "No houses here yet. Finish a game and yours will appear!"),
                      box_inset(b, 18));
}

/* Bars, messages and what can be used. */
static void draw_front(const StreetScene *scene, App *app)
{
    draw_nobody(scene, app);
    draw_bars(scene, app);
    draw_message(scene, app);
    const Widget *attended = widgets_attended(&scene->widgets, app->canvas);
    widgets_draw_spoken(&scene->widgets, app->canvas,
                        attended && attended->id == STREET_WHO ? tr(app->words, "Whose houses?")
                                                               : NULL);
}

static void draw_street(const StreetScene *scene, App *app, Box seen)
{
    const StreetLife life = street_life(scene);
    draw_backdrop(scene, app->canvas);
    draw_houses(scene, app, seen);
    street_life_draw_people(app->canvas, &life);
    draw_mailboxes(scene, app, seen);
}

void street_draw(const StreetScene *scene, App *app)
{
    draw_street(scene, app, app->canvas->view);
    draw_front(scene, app);
}

/* ---- touching up ---- */

static void tell_wholes(const StreetScene *scene, App *app, TouchUp *touch)
{
    int first, last;
    street_in_sight(scene, app, &first, &last);
    for (int house = first; house <= last && house < first + STREET_HOUSES; house++) {
        if (street_sees(scene, app, house))
            touch_up_whole(touch, with_shadow(street_mailbox(scene, app, house)));
    }
}

/* What stands before the street; where a change meets none of it, it need not be drawn. */
static int list_front(const StreetScene *scene, Box boxes[STREET_ITEM_COUNT + 3])
{
    int count = 0;
    for (int id = STREET_EARLIER; id < STREET_ITEM_COUNT; id++) {
        if (!scene->items[id].hidden)
            boxes[count++] = with_shadow(scene->items[id].box);
    }
    boxes[count++] = with_shadow(scene->panel);
    boxes[count++] = scene->top_bar;
    if (scene->message[0])
        boxes[count++] = with_shadow(scene->message_box);
    return count;
}

static bool meets_any(Box b, const Box *boxes, int count)
{
    for (int i = 0; i < count; i++) {
        if (SDL_HasIntersectionF(&b, &boxes[i]))
            return true;
    }
    return false;
}

void street_touch_up(const StreetScene *scene, App *app, double since)
{
    const StreetLife life = street_life(scene);
    Box changes[LIFE_CHANGES_MAX], front[STREET_ITEM_COUNT + 3];
    TouchUp touch = {0};
    const int count = street_life_changes(app->canvas, &life, scene->time - since, changes);
    const int front_count = list_front(scene, front);
    for (int i = 0; i < count; i++)
        touch_up_change(&touch, changes[i]);
    for (int i = 0; i < front_count; i++)
        touch_up_whole(&touch, front[i]);
    tell_wholes(scene, app, &touch);
    while (touch_up_next(&touch, app->canvas)) {
        draw_street(scene, app, touch_up_box(&touch));
        if (!scene->shown_count || meets_any(touch_up_box(&touch), front, front_count))
            draw_front(scene, app);
    }
}

/* ---- the house in front, as something to be used ---- */

/* A house has no edges for a ring: its mailbox has. */
static void draw_focus(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const Box *mailbox = widget->about;
    if (look.focused && mailbox->w > 0)
        widget_draw_focus(canvas, *mailbox, 16);
}

static bool take_action(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    if (event->kind != INPUT_ACTION)
        return false;
    if (event->action == ACTION_LEFT && widget->value > 0)
        widget->value--;
    else if (event->action == ACTION_RIGHT && widget->value < widget->highest)
        widget->value++;
    else
        return event->action == ACTION_CONFIRM || event->action == ACTION_END_TURN;
    return true;
}

const WidgetKind street_house_widget = {
    .takes_sideways = true, .draw = draw_focus, .event = take_action};
