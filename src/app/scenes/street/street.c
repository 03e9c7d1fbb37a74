/* The street: the scene. */
#include "app/scenes/street/street_scene.h"

#include "app/scenes/alone/people.h"
#include "app/speech/announcer.h"
#include "app/words/error_words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- entering and leaving ---- */

static void make_items(StreetScene *scene)
{
    static const struct {
        int id;
        ButtonStyle style;
        const char *icon;
        Shape shape;
    } BUTTONS[] = {
        {STREET_EARLIER, BUTTON_WOOD, NULL, SHAPE_LEFT},
        {STREET_LATER, BUTTON_WOOD, NULL, SHAPE_RIGHT},
        {STREET_VISIT, BUTTON_GREEN, "home", SHAPE_NONE},
        {STREET_WATCH, BUTTON_WOOD, "play", SHAPE_NONE},
        {STREET_KEEP, BUTTON_WOOD, "save", SHAPE_NONE},
        {STREET_REMOVE, BUTTON_QUIET, NULL, SHAPE_NONE},
        {STREET_UNDO, BUTTON_WOOD, "undo", SHAPE_NONE},
        {STREET_BACK, BUTTON_WOOD, NULL, SHAPE_NONE},
    };
    for (size_t i = 0; i < sizeof BUTTONS / sizeof BUTTONS[0]; i++)
        scene->items[BUTTONS[i].id] = (Widget){.kind = &button_widget,
                                               .id = BUTTONS[i].id,
                                               .style = BUTTONS[i].style,
                                               .icon = BUTTONS[i].icon,
                                               .shape = BUTTONS[i].shape};
    scene->items[STREET_HOUSE] = (Widget){.kind = &street_house_widget, .id = STREET_HOUSE};
    scene->items[STREET_WHO] = (Widget){.kind = &choice_widget, .id = STREET_WHO};
}

/* Games that cannot be read are told once; each has left a gap. */
static void tell_gaps(StreetScene *scene, const App *app)
{
    int gaps = 0;
    for (int i = 0; i < scene->street.count; i++)
        gaps += scene->street.items[i].empty && !scene->street.items[i].removed;
    if (gaps)
        snprintf(scene->message, sizeof scene->message,
                 tr_count(app->words, "%d game can’t be read: its plot stays empty.",
                          "%d games can’t be read: their plots stay empty.", gaps),
                 gaps);
}

static void read_street(StreetScene *scene, App *app)
{
    Error error;
    if (!street_open(&scene->street, app->paths.data, &error))
        people_tell_trouble(app, scene->street.ledger.damaged, &error);
    scene->shown = calloc((size_t)scene->street.count + 1, sizeof scene->shown[0]);
    scene->houses = calloc(1, sizeof *scene->houses);
    if (!scene->shown || !scene->houses)
        abort();
    street_houses_start(scene->houses, app);
    tell_gaps(scene, app);
    if (app->notice[0])
        snprintf(scene->message, sizeof scene->message, "%.250s", app->notice);
    app->notice[0] = '\0';
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    StreetScene *scene = self;
    scene->undoable = -1;
    scene->grabbed = -1;
    scene->touched = app->now;
    read_street(scene, app);
    app_recall_family(app, &scene->family);
    make_items(scene);
    street_list_people(scene);
    street_list_choices(scene, app);
    street_choose(scene, scene->street.count);
    widgets_start(&scene->widgets, scene->items, STREET_ITEM_COUNT);
    widgets_focus(&scene->widgets, STREET_HOUSE);
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

static void leave(void *self, App *app)
{
    StreetScene *scene = self;
    (void)app;
    street_houses_close(scene->houses);
    free(scene->houses);
    free(scene->shown);
    street_close(&scene->street);
}

/* ---- using it ---- */

static void go_to(StreetScene *scene, App *app, int house)
{
    const int before = walk_house(&scene->walk);
    walk_to(&scene->walk, house);
    if (scene->message[0] && walk_house(&scene->walk) != before) {
        scene->message[0] = '\0'; /* it was read */
        street_lay(scene, app);
    }
    if (app->settings.speed == SPEED_OFF || app->settings.reduced_motion)
        walk_step(&scene->walk, 0, true);
    street_offer(scene, app);
    street_mark(scene, app);
    app_redraw(app);
}

/* Opens a scene with the house in front, and its game. */
static SceneStep look_at(StreetScene *scene, App *app, SceneId id)
{
    const Plot *plot = street_chosen(scene);
    if (!plot || plot->empty)
        return scene_stay();
    if (!street_house_read(app, plot, &scene->record, &scene->house)) {
        snprintf(scene->message, sizeof scene->message, "%s",
                 tr(app->words, "This file can’t be read."));
        street_lay(scene, app);
        return scene_stay();
    }
    return scene_push_with(id, (SceneNote){.record = &scene->record, .house = &scene->house});
}

/* Another list of houses; where the one in front is gone, its neighbour comes there. */
static void list_again(StreetScene *scene, App *app, int plot)
{
    street_list_choices(scene, app);
    street_choose(scene, plot);
    street_lay(scene, app);
}

static const char *removal_words(const App *app, bool empty, bool removed)
{
    if (empty)
        return removed ? tr(app->words, "This empty plot is no longer in the street.")
                       : tr(app->words, "This empty plot is in the street again.");
    return removed ? tr(app->words, "This house no longer stands in the street.")
                   : tr(app->words, "This house stands in the street again.");
}

static void set_removed(StreetScene *scene, App *app, int plot, bool removed)
{
    Error error;
    scene->undoable = -1;
    if (!street_remove(&scene->street, plot, removed, &error)) {
        snprintf(scene->message, sizeof scene->message, tr(app->words, "That didn’t work: %s."),
                 error_words(app->words, &error));
    } else {
        snprintf(scene->message, sizeof scene->message, "%s",
                 removal_words(app, scene->street.items[plot].empty, removed));
        scene->undoable = removed ? plot : -1;
    }
    list_again(scene, app, plot);
}

/* Of those that were removed it puts one back. */
static void remove_chosen(StreetScene *scene, App *app)
{
    const Plot *plot = street_chosen(scene);
    if (plot)
        set_removed(scene, app, (int)(plot - scene->street.items), !plot->removed);
}

static void undo(StreetScene *scene, App *app)
{
    if (scene->undoable >= 0)
        set_removed(scene, app, scene->undoable, false);
}

/* The arrows keep the focus: whoever hears the street is told where they have led. */
static void walk_on(StreetScene *scene, App *app, int house)
{
    char words[NAME_CAPACITY + 160];
    go_to(scene, app, house);
    street_house_words(scene, app, walk_house(&scene->walk), words, sizeof words);
    announcer_say(app->reading.aloud, app->words, words);
}

static SceneStep use(StreetScene *scene, App *app, const Widget *used)
{
    const int house = walk_house(&scene->walk);
    switch (used->id) {
    case STREET_HOUSE:
        if (used->value == house)
            return look_at(scene, app, SCENE_VISIT);
        go_to(scene, app, used->value);
        break;
    case STREET_EARLIER:
        walk_on(scene, app, house - 1);
        break;
    case STREET_LATER:
        walk_on(scene, app, house + 1);
        break;
    case STREET_VISIT:
        return look_at(scene, app, SCENE_VISIT);
    case STREET_WATCH:
        return look_at(scene, app, SCENE_REPLAY);
    case STREET_KEEP:
        return look_at(scene, app, SCENE_KEEP);
    case STREET_REMOVE:
        remove_chosen(scene, app);
        break;
    case STREET_WHO:
        list_again(scene, app, scene->street.count);
        break;
    case STREET_UNDO:
        undo(scene, app);
        break;
    case STREET_BACK:
        return scene_pop();
    default:
        break;
    }
    return scene_stay();
}

/* ---- events ---- */

/* Keys that walk further than to the next house; false if the action is another one. */
static bool walk_far(StreetScene *scene, App *app, Action action)
{
    const int house = walk_house(&scene->walk);
    const int screen = SDL_max(1, (int)(app->canvas->view.w / scene->pitch));
    switch (action) {
    case ACTION_PAGE_UP:
        go_to(scene, app, house - screen);
        return true;
    case ACTION_PAGE_DOWN:
        go_to(scene, app, house + screen);
        return true;
    case ACTION_HOME:
        go_to(scene, app, 0);
        return true;
    case ACTION_END:
        go_to(scene, app, scene->shown_count - 1);
        return true;
    default:
        return false;
    }
}

/* The house at a point, or its mailbox; -1 if there is none. The one in front is asked first. */
static int house_at(const StreetScene *scene, App *app, float x, float y)
{
    int first, last, found = -1;
    street_in_sight(scene, app, &first, &last);
    for (int house = first; house <= last; house++) {
        const bool there = box_has(plot_house(street_house_box(scene, app, house)), x, y) ||
                           box_has(street_mailbox(scene, app, house), x, y);
        if (there && street_sees(scene, app, house) &&
            (found < 0 || walk_rise(&scene->walk, house) > 0))
            found = house;
    }
    return found;
}

/* A press that hardly moved meant a house, any other one the street. */
static SceneStep let_go(StreetScene *scene, App *app, const InputEvent *event)
{
    const float tremble = 8;
    const bool tapped = scene->travelled < tremble && event->kind == INPUT_POINTER_UP;
    scene->grabbed = -1;
    walk_let_go(&scene->walk);
    const int house = tapped ? house_at(scene, app, event->x, event->y) : -1;
    if (house >= 0 && house == walk_house(&scene->walk) && !event->held)
        return look_at(scene, app, SCENE_VISIT);
    go_to(scene, app, house >= 0 ? house : walk_house(&scene->walk));
    return scene_stay();
}

static void drag(StreetScene *scene, App *app, const InputEvent *event)
{
    const float by = event->x - scene->grabbed;
    scene->travelled += fabsf(by);
    scene->grabbed = event->x;
    if (scene->travelled >= 8 && !scene->walk.dragging)
        walk_grab(&scene->walk);
    walk_drag(&scene->walk, -by / scene->pitch);
    app_redraw(app);
}

static SceneStep pointer_event(StreetScene *scene, App *app, const InputEvent *event)
{
    const bool ends = event->kind == INPUT_POINTER_UP || event->kind == INPUT_POINTER_LEFT;
    if (event->kind == INPUT_POINTER_DOWN && scene->widgets.pressed <= STREET_HOUSE) {
        scene->grabbed = event->x;
        scene->travelled = 0;
    } else if (event->kind == INPUT_POINTER_MOVE && scene->grabbed >= 0) {
        drag(scene, app, event);
    } else if (ends && scene->grabbed >= 0) {
        return let_go(scene, app, event);
    }
    return scene_stay();
}

static SceneStep action_event(StreetScene *scene, App *app, Action action, bool *done)
{
    *done = true;
    if (action == ACTION_CANCEL || action == ACTION_MENU)
        return scene_pop();
    if (action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    if (action == ACTION_UNDO)
        undo(scene, app);
    else if (action == ACTION_DELETE)
        remove_chosen(scene, app);
    else
        *done = walk_far(scene, app, action);
    return scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    StreetScene *scene = self;
    if (event->kind != INPUT_LOADED)
        scene->touched = app->now;
    if (event->kind == INPUT_WHEEL) {
        go_to(scene, app, walk_house(&scene->walk) - (event->amount > 0 ? 1 : -1));
        return scene_stay();
    }
    if (event->kind == INPUT_ACTION) {
        bool done;
        const SceneStep step = action_event(scene, app, event->action, &done);
        if (done)
            return step;
    }
    const Widget *used = widgets_event(&scene->widgets, app->canvas, app->audio, event);
    if (used)
        return use(scene, app, used);
    return pointer_event(scene, app, event);
}

/* ---- time ---- */

/* It rests when nobody has touched anything for a while, as the title does. */
static const double LIVELY_SECONDS = 40, FRAME_SECONDS = 1.0 / 20;

static bool lives(const StreetScene *scene, const App *app)
{
    return app->settings.speed != SPEED_OFF && !app->settings.reduced_motion &&
           !app->settings.high_contrast && !app->launch.script &&
           app->now < scene->touched + LIVELY_SECONDS && app_is_looked_at(app);
}

static bool walks(const StreetScene *scene)
{
    return walk_moving(&scene->walk) || scene->houses->late;
}

static SceneStep update(void *self, App *app, float seconds)
{
    StreetScene *scene = self;
    const int before = walk_house(&scene->walk);
    const bool walked = walks(scene);
    scene->time += (double)seconds;
    walk_step(&scene->walk, seconds,
              app->settings.speed == SPEED_OFF || app->settings.reduced_motion);
    if (before != walk_house(&scene->walk))
        street_offer(scene, app);
    if (walked) { /* its last step too */
        street_mark(scene, app);
        app_redraw(app);
    }
    return scene_stay();
}

static bool moving(const void *self, const App *app)
{
    const StreetScene *scene = self;
    return walks(scene) || lives(scene, app);
}

static double rests_until(const void *self, const App *app)
{
    const StreetScene *scene = self;
    return walks(scene) ? 0 : (floor(app->now / FRAME_SECONDS) + 1) * FRAME_SECONDS;
}

static void draw(const void *self, App *app)
{
    street_draw(self, app);
}

static void touch_up(void *self, App *app, double since)
{
    street_touch_up(self, app, since);
}

static void layout(void *self, App *app)
{
    street_lay(self, app);
}

const SceneKind street_scene = {
    .state_size = sizeof(StreetScene),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .rests_until = rests_until,
    .draw = draw,
    .touch_up = touch_up,
};
