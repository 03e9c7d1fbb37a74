/* From room to room: by steps, by dragging, nearer and farther, and as a tour. */
#include "app/pieces/home_view.h"
#include "app/pieces/wave.h"
#include "app/scenes/table/table.h"
#include "app/scenes/visit/visit.h"

#include <math.h>
#include <string.h>

static const float STEP_SECONDS = 0.9f, DOOR_SECONDS = 1.3f; /* at normal speed */
static const float HOUR_SECONDS = 0.6f;
static const float NEAREST = 2.2f; /* times the size of a step */

/* Down through the house, floor by floor, there and back again. */
static const Space ORDER[SPACE_COUNT] = {
    SPACE_A2, SPACE_B2, SPACE_C2, SPACE_D2, SPACE_E2, SPACE_E1,
    SPACE_D1, SPACE_C1, SPACE_B1, SPACE_A1, SPACE_D0, SPACE_E0,
};

bool visit_has(const Visit *visit, Space space)
{
    const Home *home = &visit->house.home;
    return space < SPACE_LIMIT && space_in(home->rooms | home->scaffolds, space);
}

Space visit_along(const Visit *visit, int by)
{
    int at = by > 0 ? -1 : SPACE_COUNT;
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (ORDER[i] == visit->stop)
            at = i;
    }
    for (at += by; at >= 0 && at < SPACE_COUNT; at += by) {
        if (visit_has(visit, ORDER[at]))
            return ORDER[at];
    }
    return OUTSIDE;
}

/* The nearest room that lies there. Above the highest floor is the way out. */
Space visit_towards(const Visit *visit, Action direction)
{
    const int dx = (direction == ACTION_RIGHT) - (direction == ACTION_LEFT);
    const int dy = (direction == ACTION_DOWN) - (direction == ACTION_UP);
    const Box board = box(0, 0, 776, 486); /* large enough for box_distance */
    Space best = visit->stop;
    float nearest = INFINITY;
    if (visit->stop == OUTSIDE)
        return visit_along(visit, 1);
    const Box here = home_view_space(board, visit->stop);
    for (int i = 0; i < SPACE_COUNT; i++) {
        const bool same_floor = space_floor(ORDER[i]) == space_floor(visit->stop);
        const float distance = box_distance(here, home_view_space(board, ORDER[i]), dx, dy);
        if (visit_has(visit, ORDER[i]) && same_floor == (dx != 0) && distance < nearest) {
            nearest = distance;
            best = ORDER[i];
        }
    }
    return best == visit->stop && dy < 0 ? OUTSIDE : best;
}

/* ---- where the camera goes ---- */

static Box board_of(const Visit *visit, Space stop)
{
    return stop == OUTSIDE ? camera_outside(&visit->view)
                           : camera_inside(&visit->view, &visit->house.home, stop);
}

/* What is looked at, on a board of width 1. */
static Box lit_of(const Visit *visit, Space stop)
{
    const Box unit = box(0, 0, 1, 1 / HOME_RATIO);
    return stop == OUTSIDE ? box_inset(unit, -1)
                           : home_view_spaces(unit, camera_room(&visit->house.home, stop));
}

bool visit_gliding(const Visit *visit)
{
    return visit->glide.seconds > 0;
}

float visit_hour_meant(const Visit *visit)
{
    return (float)visit->items[VISIT_HOUR].value / (HOUR_COUNT - 1);
}

void visit_settle(Visit *visit)
{
    visit->nearer = false;
    visit->glide =
        (Glide){.lit_from = lit_of(visit, visit->stop), .lit_to = lit_of(visit, visit->stop)};
    visit->board = board_of(visit, visit->stop);
}

/* Half a flight of the table is the measure of all speeds. */
static float pace(const App *app)
{
    return table_speed(app) / 0.28f;
}

static void glide_to(Visit *visit, App *app, Space stop)
{
    const Box lit = visit->glide.lit_to;
    if (!visit_gliding(visit))
        visit->hour = visit_hour_meant(visit); /* whoever goes on does not wait for the night */
    const float seconds = stop == OUTSIDE || visit->stop == OUTSIDE ? DOOR_SECONDS : STEP_SECONDS;
    visit->stop = stop;
    if (pace(app) <= 0) {
        visit_settle(visit);
        visit->waved = wave_seconds();
        return;
    }
    visit->nearer = false;
    visit->glide = (Glide){.from = visit->board,
                           .to = board_of(visit, stop),
                           .lit_from = lit,
                           .lit_to = lit_of(visit, stop),
                           .seconds = seconds * fminf(pace(app), 1.4f)};
    visit->waved = -visit->glide.seconds * 0.8f; /* who lives there has seen us coming */
}

void visit_go(Visit *visit, App *app, Space stop)
{
    const bool moves = stop != visit->stop || visit->nearer;
    if (stop != OUTSIDE && !visit_has(visit, stop))
        return;
    visit->search.lens = visit->search.looked = false;
    visit->search.found = -1;
    visit->signs.trouble[0] = '\0';
    if (stop != visit->stop)
        audio_play(app->audio, stop == OUTSIDE ? SOUND_PAGE : SOUND_HOVER);
    if (moves)
        glide_to(visit, app, stop);
    visit_name_place(visit, app);
    app_redraw(app);
}

void visit_wave(Visit *visit, const App *app)
{
    if (pace(app) > 0 && visit->waved >= wave_seconds())
        visit->waved = 0;
}

/* ---- by hand ---- */

static Space space_at(const Visit *visit, float x, float y)
{
    const Space space = home_view_at(visit->board, x, y);
    return visit_has(visit, space) ? space : SPACE_LIMIT;
}

/* Wherever the visitor has come by hand is a stop as well. */
static void stop_here(Visit *visit, App *app)
{
    const Box stage = visit->view.stage;
    const Space space = space_at(visit, stage.x + stage.w / 2, stage.y + stage.h / 2);
    if (space == SPACE_LIMIT || space == visit->stop)
        return;
    visit->stop = space;
    visit->glide.lit_from = visit->glide.lit_to = lit_of(visit, space);
    visit_name_place(visit, app);
}

/* The room that a point is meant for: beams, roof and garden are none. */
static Space nearest_room(const Visit *visit, float x, float y)
{
    Space nearest = OUTSIDE;
    float least = INFINITY;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        const Box room = home_view_space(visit->board, space);
        const float away = hypotf(x - room.x - room.w / 2, y - room.y - room.h / 2);
        if (!visit_has(visit, space) || away >= least)
            continue;
        least = away;
        nearest = space;
    }
    return nearest;
}

void visit_zoom(Visit *visit, App *app, const InputEvent *event, float by)
{
    visit_set_tour(visit, app, false);
    if (visit->stop == OUTSIDE) {
        if (by > 1)
            visit_go(visit, app, nearest_room(visit, event->x, event->y));
        return;
    }
    const float step = board_of(visit, visit->stop).w;
    const float width = fminf(visit->board.w * by, step * NEAREST);
    if (width < step * 0.99f) {
        visit_go(visit, app, visit->nearer ? visit->stop : OUTSIDE);
        return;
    }
    visit->glide.seconds = 0;
    visit->hour = visit_hour_meant(visit);
    visit->nearer = width > step * 1.01f;
    const Box zoomed = camera_zoomed(visit->board, width / visit->board.w, event->x, event->y);
    visit->board = camera_kept(&visit->view, zoomed, camera_room(&visit->house.home, visit->stop));
    stop_here(visit, app);
    app_redraw(app);
}

static void tap(Visit *visit, App *app, float x, float y)
{
    const float slack = 4.0f / 240 * home_view_space(visit->board, SPACE_A1).w;
    const Space space = space_at(visit, x, y);
    if (visit->stop != OUTSIDE && visit_look(visit, app, x, y, slack))
        return;
    if (space == SPACE_LIMIT)
        return;
    if (visit->stop != OUTSIDE && space_in(camera_room(&visit->house.home, visit->stop), space))
        visit_wave(visit, app);
    visit_go(visit, app, space);
}

/* A house that was pushed along comes to rest at a room. */
static void let_go(Visit *visit, App *app, const InputEvent *event)
{
    static const float SWING = 0.4f;
    const Box stage = visit->view.stage;
    const float x = stage.x + stage.w / 2 - (event->x - visit->grip.x) * SWING;
    const float y = stage.y + stage.h / 2 - (event->y - visit->grip.y) * SWING;
    if (visit->nearer) {
        stop_here(visit, app);
        return;
    }
    const Space space = space_at(visit, x, y);
    visit->nearer = true; /* so that it is moved back even where it was */
    visit_go(visit, app, space == SPACE_LIMIT ? visit->stop : space);
}

static void pull(Visit *visit, App *app, const InputEvent *event)
{
    enum { STILL = 8 };
    Grip *grip = &visit->grip;
    const float dx = event->x - grip->x, dy = event->y - grip->y;
    grip->moved |= fabsf(dx) + fabsf(dy) > STILL;
    if (!grip->moved || visit->stop == OUTSIDE)
        return;
    visit->glide.seconds = 0;
    visit->hour = visit_hour_meant(visit);
    visit->board = box_moved(grip->board, dx, dy);
    app_redraw(app);
}

void visit_pointer(Visit *visit, App *app, const InputEvent *event)
{
    Grip *grip = &visit->grip;
    switch (event->kind) {
    case INPUT_POINTER_DOWN:
        visit_set_tour(visit, app, false);
        *grip = (Grip){.down = true, .x = event->x, .y = event->y, .board = visit->board};
        break;
    case INPUT_POINTER_MOVE:
        if (grip->down)
            pull(visit, app, event);
        break;
    case INPUT_POINTER_UP:
    case INPUT_POINTER_LEFT:
        if (grip->down && grip->moved && visit->stop != OUTSIDE)
            let_go(visit, app, event);
        else if (grip->down && event->kind == INPUT_POINTER_UP)
            tap(visit, app, event->x, event->y);
        grip->down = false;
        break;
    default:
        break;
    }
}

/* ---- time ---- */

/* As long as the sentence takes to be read, and a look around. */
static float stay(const Visit *visit, const App *app)
{
    if (visit->stop == OUTSIDE)
        return 1.2f + visit->glide.seconds;
    const float letters = (float)SDL_utf8strlen(visit_sentence(visit, app));
    return 2.4f + letters * 0.05f + visit->glide.seconds;
}

void visit_set_tour(Visit *visit, App *app, bool on)
{
    if (visit->tour.on == on)
        return;
    visit->tour = (Tour){.on = on};
    visit_name_place(visit, app);
    if (on)
        audio_music(app->audio, MUSIC_END);
}

static void update_tour(Visit *visit, App *app, float seconds)
{
    visit->tour.left -= seconds;
    if (!visit->tour.on || visit->tour.left > 0)
        return;
    const Space next = visit_along(visit, 1);
    visit_go(visit, app, next);
    if (next == OUTSIDE)
        visit_set_tour(visit, app, false);
    visit->tour.left = stay(visit, app);
}

static void update_glide(Visit *visit, float seconds)
{
    Glide *glide = &visit->glide;
    if (!visit_gliding(visit))
        return;
    glide->time += seconds;
    const float t = fminf(glide->time / glide->seconds, 1);
    const float eased = t * t * t * (t * (6 * t - 15) + 10);
    visit->board = camera_between(&visit->view, glide->from, glide->to, eased);
    if (t >= 1)
        visit_settle(visit);
}

/* Before a house that stands still. */
static void update_hour(Visit *visit, const App *app, float seconds)
{
    const float most = pace(app) > 0 ? seconds / HOUR_SECONDS : 1;
    if (!visit_gliding(visit))
        visit->hour += fminf(fmaxf(visit_hour_meant(visit) - visit->hour, -most), most);
}

void visit_update(Visit *visit, App *app, float seconds)
{
    update_tour(visit, app, seconds);
    update_glide(visit, seconds);
    update_hour(visit, app, seconds);
    visit->waved = fminf(visit->waved + seconds, wave_seconds());
    visit->search.since += seconds;
}
