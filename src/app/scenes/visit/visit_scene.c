/* Open house: the scene itself. */
#include "app/draw/pictures.h"
#include "app/pieces/home_view.h"
#include "app/pieces/wave.h"
#include "app/scenes/visit/visit.h"
#include "app/words/dates.h"
#include "session/street.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void make_widgets(Visit *visit)
{
    static const Widget WIDGETS[VISIT_ITEM_COUNT] = {
        [VISIT_PLACE] = {.kind = &place_widget},
        [VISIT_HOUR] = {.kind = &segments_widget, .choice_count = HOUR_COUNT},
        [VISIT_LENS] = {.kind = &button_widget, .icon = "eye"},
        [VISIT_NEXT] = {.kind = &button_widget},
        [VISIT_LEFT] = {.kind = &button_widget, .shape = SHAPE_LEFT},
        [VISIT_RIGHT] = {.kind = &button_widget, .shape = SHAPE_RIGHT},
        [VISIT_UP] = {.kind = &button_widget, .shape = SHAPE_UP},
        [VISIT_DOWN] = {.kind = &button_widget, .shape = SHAPE_DOWN},
        [VISIT_KEEP] = {.kind = &button_widget, .icon = "save"},
        [VISIT_TOUR] = {.kind = &button_widget, .icon = "play"},
        [VISIT_BACK] = {.kind = &button_widget},
    };
    for (int id = 0; id < VISIT_ITEM_COUNT; id++) {
        visit->items[id] = WIDGETS[id];
        visit->items[id].id = id;
    }
    widgets_start(&visit->widgets, visit->items, VISIT_ITEM_COUNT);
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    Visit *visit = self;
    if (!note->house)
        return false;
    visit->drawn = calloc(1, sizeof *visit->drawn);
    if (!visit->drawn)
        abort();
    visit->drawn->layer = layer_new();
    visit->drawn->before = layer_new();
    visit->house = *note->house;
    visit->season = season_of_month(street_month(visit->house.started), dates_southern(app->words));
    visit->has_record = note->record && record_is_finished(note->record);
    if (visit->has_record)
        visit->record = *note->record;
    visit->stop = OUTSIDE;
    visit->waved = wave_seconds();
    visit->before = audio_playing(app->audio);
    make_widgets(visit);
    visit_open_album(visit, app);
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

static void leave(void *self, App *app)
{
    Visit *visit = self;
    audio_music(app->audio, visit->before);
    evening_free(visit->drawn->evening);
    layer_free(visit->drawn->layer);
    layer_free(visit->drawn->before);
    free(visit->drawn);
}

/* The pictures of all rooms, so that none is still to come when the door opens. */
static void load_rooms(const Visit *visit, App *app)
{
    const Home *home = &visit->house.home;
    const Box board = camera_inside(&visit->view, home, SPACE_A1);
    for (SpaceSet left = home->rooms; left; left &= left - 1)
        home_view_load(app->canvas, home->card[space_first(left)], board);
    visit_load_ground(visit, app->canvas, board);
}

static void layout(void *self, App *app)
{
    Visit *visit = self;
    visit_lay_signs(visit, app);
    visit->signs.hours[HOUR_DAY] = tr(app->words, "Day");
    visit->signs.hours[HOUR_DUSK] = tr(app->words, "Dusk");
    visit->signs.hours[HOUR_NIGHT] = tr(app->words, "Night");
    visit->items[VISIT_HOUR].choices = visit->signs.hours;
    visit->items[VISIT_HOUR].label = tr(app->words, "Time of day");
    layer_renew(visit->drawn->layer);
    visit_settle(visit);
    visit_name_place(visit, app);
    load_rooms(visit, app);
}

/* ---- using it ---- */

/* Out of the lens, out of the room, out of the house. */
static SceneStep step_back(Visit *visit, App *app)
{
    visit_set_tour(visit, app, false);
    if (visit->search.lens)
        visit_set_lens(visit, app, false);
    else if (visit->stop != OUTSIDE)
        visit_go(visit, app, OUTSIDE);
    else
        return scene_pop();
    return scene_stay();
}

static void next_house(Visit *visit, App *app)
{
    const int seat = (visit->house.seat + 1) % visit->record.options.players;
    char file[sizeof visit->house.file];
    memcpy(file, visit->house.file, sizeof file);
    house_from_record(&visit->record, seat, file, &visit->house);
    visit_list_children(visit);
    layer_renew(visit->drawn->layer);
    visit_name_place(visit, app);
    audio_play(app->audio, SOUND_PAGE);
}

static void come_in_or_look(Visit *visit, App *app)
{
    if (visit->stop == OUTSIDE)
        visit_go(visit, app, visit_along(visit, 1));
    else
        visit_set_lens(visit, app, !visit->search.lens);
}

static void walk(Visit *visit, App *app, Action direction)
{
    visit_set_tour(visit, app, false);
    visit_go(visit, app, visit_towards(visit, direction));
}

static SceneStep keepsakes(Visit *visit, App *app)
{
    visit_set_tour(visit, app, false);
    return scene_push_with(
        SCENE_KEEP,
        (SceneNote){.house = &visit->house, .record = visit->has_record ? &visit->record : NULL});
}

static SceneStep use(Visit *visit, App *app, int id)
{
    switch (id) {
    case VISIT_LENS:
        come_in_or_look(visit, app);
        break;
    case VISIT_NEXT:
        next_house(visit, app);
        break;
    case VISIT_LEFT:
    case VISIT_RIGHT:
    case VISIT_UP:
    case VISIT_DOWN: {
        static const Action WAYS[] = {ACTION_LEFT, ACTION_RIGHT, ACTION_UP, ACTION_DOWN};
        walk(visit, app, WAYS[id - VISIT_LEFT]);
        break;
    }
    case VISIT_KEEP:
        return keepsakes(visit, app);
    case VISIT_TOUR:
        visit_set_tour(visit, app, !visit->tour.on);
        break;
    case VISIT_BACK:
        return step_back(visit, app);
    default:
        break;
    }
    return scene_stay();
}

/* With the focus on the place, keys walk through the house, or move the lens. */
static bool place_action(Visit *visit, App *app, Action action)
{
    const bool arrow = action >= ACTION_UP && action <= ACTION_RIGHT;
    if (arrow && visit->search.lens)
        visit_move_lens(visit, app, action);
    else if (arrow)
        walk(visit, app, action);
    else if (action == ACTION_CONFIRM && visit->search.lens)
        visit_use_lens(visit, app);
    else if (action == ACTION_CONFIRM)
        come_in_or_look(visit, app);
    else
        return false;
    return true;
}

static bool shortcut(Visit *visit, App *app, Action action)
{
    switch (action) {
    case ACTION_FLIP:
        come_in_or_look(visit, app);
        widgets_focus(&visit->widgets, VISIT_PLACE);
        return true;
    case ACTION_PAGE_UP:
    case ACTION_PAGE_DOWN:
        visit_set_tour(visit, app, false);
        visit_go(visit, app, visit_along(visit, action == ACTION_PAGE_DOWN ? 1 : -1));
        return true;
    case ACTION_HOME:
        visit_set_tour(visit, app, false);
        visit_go(visit, app, OUTSIDE);
        return true;
    default:
        return false;
    }
}

static SceneStep action_event(Visit *visit, App *app, const InputEvent *event)
{
    const bool at_place = widgets_focused(&visit->widgets)->id == VISIT_PLACE;
    if (event->action == ACTION_CANCEL)
        return step_back(visit, app);
    if (event->action == ACTION_MENU)
        return scene_pop();
    if (event->action == ACTION_END_TURN && at_place)
        return use(visit, app, VISIT_TOUR);
    if (shortcut(visit, app, event->action) ||
        (at_place && place_action(visit, app, event->action)))
        return scene_stay();
    const Widget *used = widgets_event(&visit->widgets, app->canvas, app->audio, event);
    return used ? use(visit, app, used->id) : scene_stay();
}

static bool on_widget(const Visit *visit, const InputEvent *event)
{
    for (int id = 0; id < VISIT_ITEM_COUNT; id++) {
        if (!visit->items[id].hidden && box_has(visit->items[id].box, event->x, event->y))
            return true;
    }
    return false;
}

static SceneStep pointer_event(Visit *visit, App *app, const InputEvent *event)
{
    const bool mine =
        visit->grip.down || (event->kind == INPUT_POINTER_DOWN && !on_widget(visit, event));
    if (mine && visit->widgets.pressed < 0) {
        visit_pointer(visit, app, event);
        return scene_stay();
    }
    const Widget *used = widgets_event(&visit->widgets, app->canvas, app->audio, event);
    if (!used)
        return scene_stay();
    widgets_focus(&visit->widgets, VISIT_PLACE); /* so that keys go on walking */
    return use(visit, app, used->id);
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Visit *visit = self;
    switch (event->kind) {
    case INPUT_LOADED:
        layer_renew(visit->drawn->layer);
        return scene_stay();
    case INPUT_WHEEL:
        visit_zoom(visit, app, event, powf(1.12f, event->amount));
        return scene_stay();
    case INPUT_PINCH:
        visit->grip.down = false;
        visit_zoom(visit, app, event, event->amount);
        return scene_stay();
    case INPUT_ACTION:
        return action_event(visit, app, event);
    default:
        return pointer_event(visit, app, event);
    }
}

static SceneStep update(void *self, App *app, float seconds)
{
    visit_update(self, app, seconds);
    return scene_stay();
}

static bool changing(const Visit *visit)
{
    return visit_gliding(visit) || visit->hour != visit_hour_meant(visit) ||
           visit->waved < wave_seconds() ||
           (visit->search.found >= 0 && visit->search.since < 0.5f);
}

static bool moving(const void *self, const App *app)
{
    const Visit *visit = self;
    (void)app;
    return changing(visit) || visit->tour.on;
}

/* A tour that has come to a room has nothing to draw until it goes on. */
static double rests_until(const void *self, const App *app)
{
    const Visit *visit = self;
    return changing(visit) ? 0 : app->now + fmaxf(visit->tour.left, 0);
}

static bool prepare(const void *self, App *app)
{
    return visit_prepare(self, app);
}

static void draw(const void *self, App *app)
{
    const Visit *visit = self;
    const bool first = !layer_texture(visit->drawn->layer);
    if (first)
        pictures_wait(app->canvas->pictures, true); /* a house does not come in pieces */
    visit_draw_house(visit, app);
    visit_draw_signs(visit, app);
    if (first)
        pictures_wait(app->canvas->pictures, false);
}

const SceneKind visit_scene = {
    .state_size = sizeof(Visit),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .rests_until = rests_until,
    .prepare = prepare,
    .draw = draw,
};
