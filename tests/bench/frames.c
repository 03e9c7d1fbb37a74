/*
 * How long frames take while a whole recorded game is played, from the first deal to the result, on
 * the software renderer.
 *
 * usage: dreamhome-frames ASSETS RECORD [WIDTHxHEIGHT]
 *
 * Every seat is a computer's, and each of them plays the moves of the record: all cards fly as they
 * do in a game. A frame is what the loop does for it: one step of the clock, and drawing. Measured
 * is the processor time of its thread, so that a busy machine does not matter much; what the loader
 * of pictures does behind the scenes is waited for and not counted.
 */
#include "app/app.h"
#include "app/scenes/table/table.h"
#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FRAMES_MAX = 60 * 60 * 20, SLOWEST = 12 };

static const double BAR_MS = 16;
static const double RESULT_SECONDS = 8;

typedef struct Frame {
    float ms;
    float step_ms; /* of them, without drawing */
    float at;      /* seconds of the game */
    SceneId scene;
    int round, flights;
    bool slides, fresh; /* a home slides in; what lies still was drawn anew */
    bool held;          /* the last frame stays, and a part of what comes next is painted */
} Frame;

static App app;
static Record record;
static Frame frames[FRAMES_MAX];
static int frame_count;

static double thread_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void fail(const char *words)
{
    fprintf(stderr, "%s\n", words);
    exit(1);
}

/* The match from its deal on, with a computer on each seat. */
static void open_match(const char *assets, const char *path, int width, int height)
{
    const Launch launch = {.data_dir = assets, .windowed = true, .width = width, .height = height};
    Error error;
    if (!app_open(&app, &launch, &error) || !record_file_load(path, &record, &error))
        fail(error.words);
    Record bare = record;
    bare.move_count = 0;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        bare.seats[seat].level = LEVEL_NORMAL;
    app.settings.speed = SPEED_NORMAL;
    app.settings.reduced_motion = false;
    app_put_match(&app, &bare);
    scenes_take(&app, scene_push(SCENE_TABLE));
}

static Table *table_on_top(void)
{
    return scenes_top(&app) == SCENE_TABLE ? app.scenes.items[app.scenes.count - 1].state : NULL;
}

/* The computer need not think: it gets its next move from the record. */
static void give_plan(void)
{
    Table *table = table_on_top();
    const int played = play_record(app.play)->move_count;
    if (!table || table->pace.plan_next < table->pace.plan.count || played >= record.move_count)
        return;
    table->pace.plan = (Plan){.count = 1, .moves = {record.moves[played]}};
    table->pace.plan_next = 0;
}

static void take_events(void)
{
    SDL_Event event;
    do {
        while (SDL_PollEvent(&event))
            app_handle(&app, &event);
        if (pictures_pending(app.canvas->pictures))
            SDL_Delay(1);
    } while (pictures_pending(app.canvas->pictures));
}

static void note_situation(Frame *frame)
{
    const Table *table = table_on_top();
    frame->scene = scenes_top(&app);
    frame->at = (float)app.now;
    frame->round = play_game(app.play)->round;
    if (!table)
        return;
    frame->flights = table->shown.flight_count;
    frame->slides = table_slides(table, &app);
    frame->fresh = !layer_is_valid(table->shown.layer);
}

/* What the loop does: time stands still while something is painted before a motion begins. Nothing
 * is drawn while nothing moves: those frames do not count. */
static void run_frame(void)
{
    give_plan();
    const Frame *last = frame_count ? &frames[frame_count - 1] : NULL;
    Frame *frame = &frames[frame_count];
    const double start = thread_ms();
    if (!last || !last->held)
        app_step(&app);
    const double stepped = thread_ms();
    note_situation(frame);
    frame->held = scenes_prepare(&app);
    if (!frame->held && (app.scenes.redraw || scenes_moving(&app)))
        app_draw(&app);
    else if (!frame->held)
        return take_events();
    frame->ms = (float)(thread_ms() - start);
    frame->step_ms = (float)(stepped - start);
    frame_count++;
    take_events();
}

static void run_game(void)
{
    app_draw(&app); /* the first frame waits for its pictures */
    take_events();
    while (scenes_top(&app) == SCENE_TABLE && frame_count < FRAMES_MAX)
        run_frame();
    if (!play_finished(app.play))
        fail("the game did not come to its end");
    double quiet = 0;
    while (quiet < RESULT_SECONDS && frame_count < FRAMES_MAX) {
        const int before = frame_count;
        run_frame();
        quiet = frame_count > before ? 0 : quiet + 1.0 / 60;
    }
}

static int slowest_first(const void *one, const void *other)
{
    const Frame *a = one, *b = other;
    return (a->ms < b->ms) - (a->ms > b->ms);
}

static void tell_scene(SceneId scene)
{
    int count = 0, slow = 0, held = 0;
    double sum = 0;
    float worst = 0, percentile = 0;
    for (int i = 0; i < frame_count; i++)
        count += frames[i].scene == scene;
    for (int i = 0, seen = 0; i < frame_count; i++) {
        if (frames[i].scene != scene)
            continue;
        if (!seen)
            worst = frames[i].ms;
        if (seen++ == count / 100)
            percentile = frames[i].ms;
        slow += (double)frames[i].ms > BAR_MS;
        held += frames[i].held;
        sum += (double)frames[i].ms;
    }
    if (count)
        printf("  %-8s %6d frames: mean %5.1f, 99th percentile %5.1f, worst %5.1f ms; %d over %.0f "
               "ms; %d held back\n",
               scene_name(scene), count, sum / count, (double)percentile, (double)worst, slow,
               BAR_MS, held);
}

static void tell(void)
{
    qsort(frames, (size_t)frame_count, sizeof frames[0], slowest_first);
    for (SceneId scene = 0; scene < SCENE_COUNT; scene++)
        tell_scene(scene);
    for (int i = 0; i < SLOWEST && i < frame_count; i++) {
        const Frame *frame = &frames[i];
        printf("    %5.1f ms (step %4.1f) at %6.2f s in %s, round %d: %d flights%s%s%s\n",
               (double)frame->ms, (double)frame->step_ms, (double)frame->at,
               scene_name(frame->scene), frame->round, frame->flights,
               frame->slides ? ", a home slides in" : "", frame->fresh ? ", all drawn anew" : "",
               frame->held ? ", held back" : "");
    }
}

int main(int argc, char **argv)
{
    int width = 1920, height = 1080;
    if (argc < 3 || (argc > 3 && sscanf(argv[3], "%dx%d", &width, &height) != 2)) {
        fprintf(stderr, "usage: %s ASSETS RECORD [WIDTHxHEIGHT]\n", argv[0]);
        return 2;
    }
    setenv("SDL_VIDEODRIVER", "dummy", 0);
    setenv("SDL_AUDIODRIVER", "dummy", 0);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    open_match(argv[1], argv[2], width, height);
    run_game();
    printf("frames of a whole game at %dx%d, bar %.0f ms\n", width, height, BAR_MS);
    tell();
    app_close(&app);
    return 0;
}
