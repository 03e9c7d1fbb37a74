/* The first scene, and the loop on the clock of people. */
#include "app/app.h"

#include "app/draw/masks.h"

#include <math.h>
#include <time.h>

/* Updates a second, whatever the screen does. */
static const double STEP = 1.0 / 60;

/* After a long sleep the world does not run to catch up. */
static const double CATCH_UP = 0.25;

static double seconds_now(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

void app_step(App *app)
{
    app->now += STEP;
    scenes_update(app, (float)STEP);
}

/* Lets the fixed steps catch up with the clock. */
static void advance(App *app, double passed, double *left)
{
    *left += passed;
    while (*left >= STEP && !app->scenes.quit) {
        *left -= STEP;
        app_step(app);
    }
}

/* Sleeps until somebody does something, until what is held goes on, or, if the scene says so, until
 * time matters again. */
static void rest(App *app, double seconds, double held)
{
    SDL_Event event;
    if (held > 0 && (seconds <= 0 || held < seconds))
        seconds = held;
    if (seconds > 0 ? SDL_WaitEventTimeout(&event, (int)ceil(seconds * 1000))
                    : SDL_WaitEvent(&event))
        app_handle(app, &event);
}

static void take_events(App *app)
{
    SDL_Event event;
    while (SDL_PollEvent(&event))
        app_handle(app, &event);
}

/* Without a graphics card nobody waits for the screen: frames would come as fast as they can. */
static void pace(const App *app, double frame_start)
{
    const double left = STEP - (seconds_now() - frame_start);
    if (masks_are_software(app->canvas->masks) && left > 0)
        SDL_Delay((Uint32)(left * 1000));
}

/* What a scene may cost that merely lives, as a part of one core. */
static const double LIVING_COST = 0.02;

/* The last frame. */
typedef struct Frame {
    double at;   /* when it was drawn, on the clock of the scenes */
    double cost; /* seconds of the processor that such a frame takes */
} Frame;

static double processor_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* Without a graphics card the last frame is still there. Whoever is told what is drawn is told all
 * of it. */
static bool can_touch_up(App *app)
{
    return !app->scenes.redraw && scenes_can_touch_up(app) &&
           masks_are_software(app->canvas->masks) && !canvas_is_watched(app->canvas);
}

static void draw_frame(App *app, Frame *last)
{
    const double before = processor_seconds();
    if (can_touch_up(app)) {
        scenes_touch_up(app, app->now - last->at);
        SDL_RenderPresent(app->canvas->renderer);
    } else {
        app_draw(app);
    }
    last->cost += (processor_seconds() - before - last->cost) / 4;
    last->at = app->now;
}

/* When the next frame is due that nobody asked for. */
static double next_frame(App *app, const Frame *last)
{
    const double until = scenes_rest_until(app);
    const bool merely_lives = until > 0 && scenes_can_touch_up(app);
    return merely_lives ? fmax(until, last->at + last->cost / LIVING_COST) : until;
}

static void run_live(App *app)
{
    double last = seconds_now();
    double left = 0;        /* time that is no whole step yet */
    bool held_back = false; /* the next frame, by what must be painted for it */
    Frame frame = {.at = app->now};
    while (!app->scenes.quit) {
        const double held = (double)input_repeat(&app->input, SDL_GetTicks()) / 1000;
        const bool moving = scenes_moving(app);
        const double until = next_frame(app, &frame);
        const double pause = moving ? until - app->now : 0;
        const bool resting = !app->scenes.redraw && (!moving || pause > 0);
        if (resting)
            rest(app, pause, held);
        take_events(app);
        const double now = seconds_now();
        if (moving && !held_back)
            advance(app, fmin(now - last, CATCH_UP + fmax(pause, 0)), &left);
        else
            left = 0; /* sleeping is no time that passes on the table */
        last = now;
        held_back = scenes_prepare(app);
        if (held_back) {
            pace(app, now);
            continue;
        }
        app->scenes.ahead = left;
        if (!app->scenes.quit && (app->scenes.redraw || (moving && app->now >= until))) {
            draw_frame(app, &frame);
            pace(app, now);
        }
    }
}

/* What the command line asked for lies on top of the title. Nothing to continue is no error. */
static void open_first_scene(App *app)
{
    scenes_take(app, scene_push(SCENE_TITLE));
    if (app->launch.open && app_open_record(app, app->launch.open))
        scenes_take(app, scene_push(SCENE_TABLE));
    else if (app->launch.resume && app->play && !play_finished(app->play))
        scenes_take(app, scene_push(SCENE_TABLE));
    else if (app->launch.new_game)
        scenes_take(app, scene_push(SCENE_SETUP));
}

/* The title is shown at once, with all its pictures; the rest of the program opens behind it. */
static void show_first_frame(App *app)
{
    pictures_wait(app->canvas->pictures, scenes_top(app) == SCENE_TITLE);
    app_draw(app);
    pictures_wait(app->canvas->pictures, false);
}

void app_start(App *app)
{
    app_recover_match(app);
    open_first_scene(app);
    if (!app->launch.script)
        show_first_frame(app);
}

void app_open_late_parts(App *app)
{
    audio_open(app->audio);
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0)
        input_open(&app->input);
    else
        SDL_Log("no gamepads: %s", SDL_GetError());
}

void app_run(App *app)
{
    app_start(app);
    app_open_late_parts(app);
    app_open_speech(app);
    run_live(app);
}
