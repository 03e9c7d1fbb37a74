/* The count as it runs: one step after the other, as fast as the players like. */
#include "app/pieces/home_view.h"
#include "app/pieces/room_note.h"
#include "app/scenes/end/count.h"
#include "app/scenes/end/personal_best.h"
#include "app/scenes/table/table.h"

#include <stdio.h>

/* table_speed at normal speed, for which the durations below are meant. */
static const float NORMAL_SPEED = 0.28f;
static const float SECONDS[COUNT_KINDS] = {
    [COUNT_BEGIN] = 0.6f, [COUNT_ROOF_TURNED] = 0.3f, [COUNT_ROOFS_LAID] = 1.1f,
    [COUNT_ROOM] = 0.75f, [COUNT_TOKEN] = 0.7f,       [COUNT_BATHROOMS] = 1.0f,
    [COUNT_TRIO] = 1.0f,  [COUNT_EMPTY_ROOMS] = 1.0f, [COUNT_ROOF] = 1.0f,
    [COUNT_TOTAL] = 1.9f, [COUNT_TIE] = 1.8f,         [COUNT_CHILD] = 1.3f,
};

/* Everyone knows how a house is counted once the first is done. */
static const float KNOWN = 0.7f;

/* Cards that make no roof would be gone as soon as the last of them is turned over. */
static const float NO_ROOF_SECONDS = 0.9f;

static bool ends_pile_without_roof(const CountStep *step)
{
    return step->kind == COUNT_ROOF_TURNED && step[1].kind > COUNT_ROOFS_LAID;
}

static float in_time(const Count *count, const CountStep *step, float seconds, float speed)
{
    const bool known = step->kind > COUNT_BEGIN && step->kind < COUNT_TOTAL &&
                       step->player != count->plan.items[0].player;
    return seconds * (known ? KNOWN : 1) * speed / NORMAL_SPEED;
}

static float duration_of(const Count *count, const CountStep *step, float speed)
{
    const float seen = ends_pile_without_roof(step) ? NO_ROOF_SECONDS : 0;
    return in_time(count, step, SECONDS[step->kind] + seen, speed);
}

static float part_of(const Count *count, float duration)
{
    return duration > 0 ? SDL_min(count->time / duration, 1) : 1;
}

float count_progress(const Count *count, float speed)
{
    const CountStep *step = count_step(count);
    return part_of(count, step ? duration_of(count, step, speed) : 0);
}

float count_turned(const Count *count, float speed)
{
    const CountStep *step = count_step(count);
    return part_of(count, step ? in_time(count, step, SECONDS[step->kind], speed) : 0);
}

/* A total has nothing to wait for: its points lie there already. */
static bool points_are_down(const Count *count, float speed)
{
    const CountStep *step = count_step(count);
    return step && (step->kind == COUNT_TOTAL || count_progress(count, speed) >= COUNT_LANDS);
}

int count_landed(const Count *count, float speed)
{
    return count->step + (points_are_down(count, speed) ? 1 : 0);
}

bool count_roof_is_laid(const Count *count, int player)
{
    for (int i = 0; i <= count->step && i < count->plan.count; i++) {
        const CountStep *step = &count->plan.items[i];
        if (step->kind > COUNT_ROOFS_LAID && step->player == player)
            return true;
    }
    return false;
}

/* ---- starting a step ---- */

void count_offer_best(Count *count)
{
    count->items[ITEM_BEST].hidden = !count->perfect.known || !count_finished(count);
}

static void show_result(Count *count, App *app)
{
    count->viewed = __builtin_ctz(count->winners);
    count->tabbed = false;
    for (int id = 0; id < COUNT_ITEM_COUNT; id++)
        count->items[id].hidden = id == ITEM_SKIP;
    for (int player = count->plan.players; player < PLAYERS_MAX; player++)
        count->items[ITEM_HOUSES + player].hidden = true;
    count_offer_best(count);
    count->items[ITEM_REMATCH].hidden = count->items[ITEM_STARTER].hidden =
        count->items[ITEM_REVIEW].hidden = count->rehearsal;
    count->feasting = table_speed(app) > 0;
    count->pressed_at = app->now;
    widgets_focus(&count->widgets, count->rehearsal ? ITEM_HOME : ITEM_REMATCH);
    audio_play(app->audio, SOUND_WIN_FANFARE);
    audio_play(app->audio, SOUND_APPLAUSE);
}

/* Where a step is looked at: in the middle of its spaces, or of the house. */
static float side_of(const Count *count, const App *app, const CountStep *step)
{
    float sum = 0;
    for (int space = 0; space < SPACE_LIMIT; space++) {
        if (space_in(step->spaces, (Space)space))
            sum += canvas_side(app->canvas, home_view_space(count->layout.board, (Space)space));
    }
    return step->spaces ? sum / (float)space_count(step->spaces)
                        : canvas_side(app->canvas, count->layout.board);
}

/* The house plays its melody: a joined room has the notes of all its cards. */
static void play_room(const Count *count, const App *app, const CountStep *step)
{
    const float apart = 0.11f;
    const Home *home = count_home(app->play, step->player);
    AudioSpot spot = {0};
    for (int space = 0; space < SPACE_LIMIT; space++) {
        if (!space_in(step->spaces, (Space)space))
            continue;
        spot.side = canvas_side(app->canvas, home_view_space(count->layout.board, (Space)space));
        audio_play_variant(app->audio, SOUND_ROOM_NOTE,
                           room_note(home_type_at(home, (Space)space), (Space)space), spot);
        spot.later += apart;
    }
}

static void play_points(const Count *count, const App *app, const CountStep *step)
{
    if (step->kind == COUNT_ROOM)
        play_room(count, app, step);
    else if (step->points > 0 && step->kind != COUNT_CHILD)
        audio_play_at(app->audio, SOUND_SCORE_TICK, (AudioSpot){.side = side_of(count, app, step)});
}

static void start_step(Count *count, App *app)
{
    static const Sound SOUNDS[COUNT_KINDS] = {
        [COUNT_BEGIN] = SOUND_PAGE,
        [COUNT_ROOF_TURNED] = SOUND_ROOF_TURN,
        [COUNT_ROOFS_LAID] = SOUND_ROOF_SLIDE,
        [COUNT_TOTAL] = SOUND_SCORE_TOTAL,
        [COUNT_TIE] = SOUND_CHIME,
        [COUNT_CHILD] = SOUND_CHILD_FOUND,
    };
    const CountStep *step = count_step(count);
    count->time = 0;
    const bool kept = count->fade == FADE_PILE && count->faded <= 0; /* in this frame */
    if (!step || step->kind == COUNT_BEGIN || step->player != count->viewed || kept)
        layer_renew_in_parts(count->layer); /* another house, or enough to do already */
    else
        layer_renew(count->layer);
    if (!step) {
        if (!count->alone)
            show_result(count, app);
        return;
    }
    const Stage stage = stage_of(app);
    if (step->player != count->viewed)
        count_fade_house(count, &stage);
    count->viewed = step->player;
    if (table_speed(app) > 0)
        audio_play_at(app->audio, SOUNDS[step->kind],
                      (AudioSpot){.side = side_of(count, app, step)});
}

void count_start(Count *count, App *app)
{
    char path[PATH_CAPACITY + 32];
    Error error;
    const Game *game = play_game(app->play);
    count_plan(game, count->alone ? 1 : game->players, &count->plan);
    count->winners = game_winners(game);
    for (int player = 0; player < game->players; player++)
        count->scores[player] = score_full(&game->homes[player]);
    snprintf(path, sizeof path, "%s/cards/children.txt", app->paths.assets);
    if (!children_load(&count->spots, path, &error))
        SDL_Log("%s", error.words);
    if (!app->launch.script && !count->rehearsal && !count->alone)
        count->bests = personal_bests(app->paths.data, play_record(app->play), game);
    if (table_speed(app) <= 0) {
        count_skip_all(count, app);
        return;
    }
    if (!count->alone) {
        count->evening = evening_new(app->paths.assets);
        count->cutouts = cutouts_new();
    }
    start_step(count, app);
}

/* ---- going on ---- */

/* On to the rooms of the same house: its plaque comes to where the roofs lay. */
static bool leaves_roofs(const Count *count, int step)
{
    const CountStep *from = count_step(count), *to = &count->plan.items[step];
    return from && step < count->plan.count && from->player == to->player &&
           from->kind <= COUNT_ROOFS_LAID && to->kind > COUNT_ROOFS_LAID;
}

static void go_to(Count *count, App *app, int step)
{
    const Stage stage = stage_of(app);
    if (step >= count->plan.count && !count->alone)
        count_fade_all(count, &stage);
    else if (leaves_roofs(count, step))
        count_fade_pile(count, &stage);
    count->step = step;
    start_step(count, app);
    app_redraw(app);
}

void count_hurry(Count *count, App *app)
{
    if (!count_finished(count))
        go_to(count, app, count->step + 1);
}

void count_skip_player(Count *count, App *app)
{
    const CountStep *step = count_step(count);
    if (!step)
        return;
    const CountKind last = step->kind == COUNT_CHILD ? COUNT_CHILD : COUNT_TOTAL;
    const int player = step->player;
    int at = count->step + 1;
    while (at < count->plan.count && count->plan.items[at].player == player &&
           (count->plan.items[at].kind != last || last == COUNT_CHILD))
        at++;
    /* The total itself stays to be seen; who asks again goes on. */
    if (step->kind == COUNT_TOTAL || step->kind == COUNT_TIE)
        at = count->step + 1;
    go_to(count, app, at);
}

void count_skip_all(Count *count, App *app)
{
    if (count_finished(count) && count->plan.count)
        return;
    go_to(count, app, count->plan.count);
}

/* Who looks at a house wants to see it by day. */
static void end_finale(Count *count)
{
    count->feasting = false;
    count->finale = (Finale){0};
    count_end_fade(count);
}

void count_view(Count *count, App *app, int player)
{
    if (player == count->viewed)
        return;
    count->viewed = player;
    end_finale(count);
    layer_renew(count->layer);
    audio_play(app->audio, SOUND_PAGE);
    app_redraw(app);
}

/* Whoever keeps the button down wants to be through with this player. */
static void hold(Count *count, App *app, float seconds)
{
    const float long_enough = 0.5f;
    const bool before = count->held < long_enough;
    if (!count->pressed || count_finished(count))
        return;
    count->held += seconds;
    if (before && count->held >= long_enough) {
        count->held = 0; /* and then with the next one */
        count_skip_player(count, app);
    }
}

/* Of the winners' house only what has changed is drawn anew. */
static void follow_finale(Count *count, const App *app)
{
    if (!count->feasting || !count_finished(count))
        return;
    const Finale now = finale_at(count_home(app->play, count->viewed), count->time);
    const SpaceSet brighter = now.lit & (SpaceSet)~count->finale.lit;
    const Stage stage = stage_of(app);
    if (brighter)
        count_fade_rooms(count, &stage, brighter);
    if (!finale_equal(&now, &count->finale))
        layer_renew(count->layer);
    count->finale = now;
}

void count_hurry_finale(Count *count, App *app)
{
    if (!count_finished(count) || !count_moving(count, app))
        return;
    count->time = finale_seconds();
    follow_finale(count, app);
    count_end_fade(count);
    app_redraw(app);
}

void count_update(Count *count, App *app, float seconds)
{
    const float speed = table_speed(app);
    const CountStep *step = count_step(count);
    const bool down = points_are_down(count, speed);
    if (!count_moving(count, app))
        return;
    if (speed <= 0) { /* the setting has changed meanwhile */
        count_skip_all(count, app);
        return;
    }
    count->time += seconds;
    count->faded += seconds;
    follow_finale(count, app);
    hold(count, app, seconds);
    if (step && step == count_step(count) && !down && points_are_down(count, speed))
        play_points(count, app, step);
    if (step && step == count_step(count) && count->time >= duration_of(count, step, speed))
        count_hurry(count, app);
}

bool count_moving(const Count *count, const App *app)
{
    if (!count_finished(count))
        return true;
    return count->feasting && table_speed(app) > 0 && count->time < finale_seconds();
}
