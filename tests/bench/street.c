/*
 * How heavy our street is, on the software renderer: how long it takes to open, the frames of a
 * walk along it and of a visit, what it costs while it merely lives, and its memory.
 *
 * usage: dreamhome-street ASSETS RECORD FOLDER [HOUSES...]
 *
 * The games of each street are copies of the record in a folder of their own below FOLDER. A street
 * opens for the first time without what history.h keeps ready, and then with it.
 *
 * Nothing may take much longer than now. Milliseconds would say more about the machine, so the
 * limits are counted in sheets: what it costs, in this very run, to stretch one picture over the
 * window. A program that breaks a limit fails, and says which.
 */
#include "app/app.h"
#include "app/scenes/street/street_scene.h"
#include "app/scenes/visit/visit.h"
#include "session/filing.h"
#include "session/history.h"
#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* In sheets: what half of all frames, and nearly all of them, may take. On a quiet machine they
 * take about half of it. */
typedef struct FrameLimit {
    double half, nearly_all;
} FrameLimit;

static const FrameLimit WALK = {4, 8}, STEPS_LIMIT = {4.5, 8}, VISIT_LIMIT = {5, 9},
                        HOURS = {3, 10}, NIGHT = {7, 12};
static const double LIFE_MOST = 0.6, OPEN_MOST = 40, OPEN_FIRST_MOST = 150;
static const double BUDGET_MB = 200;    /* of pictures */
static const double MEMORY_MOST = 1.25; /* times that of the shortest street with houses */

enum { WIDTH = 1920, HEIGHT = 1080, STEPS = 300, LIVES = 100 };

static App app;
static double sheet; /* milliseconds */
static int broken;   /* limits */

static double now_ms(void)
{
    return (double)SDL_GetPerformanceCounter() * 1000 / (double)SDL_GetPerformanceFrequency();
}

/* Of all threads of the process: a busy machine does not change it. */
static double cpu_ms(void)
{
    return (double)clock() * 1000 / CLOCKS_PER_SEC;
}

/* What one thread has cost: pictures that are decoded behind the scenes hold no frame up. */
static double thread_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

static void hold(const char *what, double figure, double most)
{
    if (figure <= most)
        return;
    printf("  %s: %.2f, and %.2f is the limit\n", what, figure, most);
    broken++;
}

static void fail(const Error *error)
{
    fprintf(stderr, "%s\n", error->words);
    exit(1);
}

/* ---- games ---- */

/* One house of a person in every game, a day apart in 28 days of a month. */
static void file_games(const char *data, const char *path, int count)
{
    Record record;
    Error error;
    char file[FILE_NAME_CAPACITY];
    if (!record_file_load(path, &record, &error))
        fail(&error);
    for (int seat = 1; seat < record.options.players; seat++)
        record.seats[seat].level = LEVEL_EASY;
    record.seats[0].level = LEVEL_PERSON;
    for (int i = 0; i < count; i++) {
        snprintf(record.started, sizeof record.started, "%04d-%02d-%02dT12:00:00Z", 2000 + i / 336,
                 i / 28 % 12 + 1, i % 28 + 1);
        if (!filing_keep(data, &record, file, &error))
            fail(&error);
    }
}

/* ---- measures ---- */

static void open_app(const char *assets, const char *data)
{
    const Launch launch = {.data_dir = assets, .windowed = true, .width = WIDTH, .height = HEIGHT};
    Error error;
    if (!app_open(&app, &launch, &error))
        fail(&error);
    snprintf(app.paths.data, sizeof app.paths.data, "%.1000s", data);
}

/* From the press of the button to the first frame; the limit is for the processor. */
static double open_street(double most)
{
    const double before = now_ms(), work = thread_ms();
    scenes_take(&app, scene_push(SCENE_STREET));
    app_draw(&app);
    hold("open", (thread_ms() - work) / sheet, most);
    return now_ms() - before;
}

static void take_pictures(void)
{
    SDL_Event event;
    while (SDL_PollEvent(&event))
        app_handle(&app, &event);
}

static int compare(const void *one, const void *other)
{
    const double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

/* Of a frame, in milliseconds of the processor: half, nearly all, and every one took at most. */
static void print_frames(const char *what, double *took, int count, FrameLimit limit)
{
    qsort(took, (size_t)count, sizeof took[0], compare);
    printf("  %-6s %6.1f ms of the processor a frame, 99 %% at most %.1f, worst %.1f\n", what,
           took[count / 2], took[count * 99 / 100], took[count - 1]);
    hold(what, took[count / 2] / sheet, limit.half);
    hold(what, took[count * 99 / 100] / sheet, limit.nearly_all);
}

/* The middle of many, so that a busy machine changes little. */
static void measure_sheet(void)
{
    enum { TIMES = 41 };
    double took[TIMES];
    SDL_Renderer *renderer = app.canvas->renderer;
    SDL_Texture *picture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888,
                                             SDL_TEXTUREACCESS_TARGET, WIDTH / 2, HEIGHT / 2);
    SDL_SetTextureScaleMode(picture, SDL_ScaleModeLinear);
    SDL_SetTextureBlendMode(picture, SDL_BLENDMODE_NONE);
    for (int i = 0; i < TIMES; i++) {
        const double before = thread_ms();
        SDL_RenderCopy(renderer, picture, NULL, NULL);
        SDL_RenderFlush(renderer);
        took[i] = thread_ms() - before;
    }
    qsort(took, TIMES, sizeof took[0], compare);
    sheet = took[TIMES / 2];
    SDL_DestroyTexture(picture);
}

static void measure_walk(StreetScene *scene)
{
    double took[STEPS];
    walk_grab(&scene->walk);
    for (int i = 0; i < STEPS; i++) {
        const double before = thread_ms();
        walk_drag(&scene->walk, -0.05f);
        take_pictures();
        app_step(&app);
        app_draw(&app);
        took[i] = thread_ms() - before;
    }
    print_frames("walk", took, STEPS, WALK);
    walk_let_go(&scene->walk);
}

/* From house to house by keys: one steps back, the next one forward. */
static void measure_steps(const StreetScene *scene)
{
    double took[STEPS];
    int count = 0;
    while (scene->shown_count > 1 && count < STEPS) {
        scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_LEFT});
        do {
            const double before = thread_ms();
            take_pictures();
            app_step(&app);
            app_draw(&app);
            took[count++] = thread_ms() - before;
        } while (count < STEPS && walk_moving(&scene->walk));
    }
    if (count)
        print_frames("steps", took, count, STEPS_LIMIT);
}

/* Through the whole house, from room to room, when its pictures have come. */
static void measure_glide(const char *what, FrameLimit limit)
{
    enum { FRAMES = 600 };
    double took[FRAMES];
    int count = 0;
    while (count < FRAMES) {
        scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_PAGE_DOWN});
        do {
            const double before = thread_ms();
            take_pictures();
            app_step(&app);
            app_draw(&app);
            took[count++] = thread_ms() - before;
        } while (count < FRAMES && scenes_moving(&app));
    }
    print_frames(what, took, count, limit);
}

/* One frame as the program makes it; what is prepared for it counts, frame by frame. */
static int run_frame(double *took, int most)
{
    int count = 0;
    bool held;
    do {
        const double before = thread_ms();
        take_pictures();
        held = scenes_prepare(&app);
        if (!held) {
            app_step(&app);
            app_draw(&app);
        }
        took[count++] = thread_ms() - before;
    } while (held && count < most);
    return count;
}

/* Day, dusk and night take turns before a house that stands still. */
static void measure_hours(Visit *visit)
{
    enum { FRAMES = 300 };
    double took[FRAMES];
    int count = 0;
    for (int hour = 1; count < FRAMES; hour++) {
        visit->items[VISIT_HOUR].value = hour % HOUR_COUNT;
        do
            count += run_frame(&took[count], FRAMES - count);
        while (count < FRAMES && scenes_moving(&app));
    }
    print_frames("hours", took, count, HOURS);
}

/* The house in front, by day and by night. */
static void measure_visit(StreetScene *scene)
{
    const Plot *plot = street_chosen(scene);
    if (!plot || !street_house_read(&app, plot, &scene->record, &scene->house))
        return;
    scenes_take(&app, scene_push_with(SCENE_VISIT, (SceneNote){.house = &scene->house}));
    Visit *visit = app.scenes.items[app.scenes.count - 1].state;
    do {
        take_pictures();
        app_draw(&app);
    } while (pictures_pending(app.canvas->pictures));
    measure_glide("visit", VISIT_LIMIT);
    measure_hours(visit);
    visit->items[VISIT_HOUR].value = HOUR_NIGHT;
    measure_glide("night", NIGHT);
    scenes_take(&app, scene_pop());
}

static void measure_life(void)
{
    const float seconds = 0.05f;
    for (int i = 0; i < 300; i++) { /* the walk ends, and all pictures come */
        take_pictures();
        app_step(&app);
        app_draw(&app);
        SDL_Delay(1);
    }
    const double cpu = cpu_ms();
    for (int i = 0; i < LIVES; i++) {
        app.now += (double)seconds;
        scenes_update(&app, seconds);
        scenes_touch_up(&app, (double)seconds);
        SDL_RenderPresent(app.canvas->renderer);
    }
    const double life = (cpu_ms() - cpu) / LIVES;
    printf("  life   %6.2f ms of the processor a frame\n", life);
    hold("life", life / sheet, LIFE_MOST);
}

static void measure(const char *assets, const char *record, const char *data, int houses)
{
    char cache[FILE_PATH_CAPACITY];
    Error ignored; /* it may not be there */
    struct rusage usage;
    file_games(data, record, houses);
    if (file_path(cache, data, HISTORY_CACHE, &ignored))
        file_remove(cache, &ignored);
    open_app(assets, data);
    measure_sheet();
    const double first = open_street(OPEN_FIRST_MOST);
    scenes_take(&app, scene_pop());
    scenes_take(&app, scene_push(SCENE_TITLE));
    printf("%d houses\n  open   %6.0f ms at first, %.0f from then on\n", houses, first,
           open_street(OPEN_MOST));
    StreetScene *scene = app.scenes.items[app.scenes.count - 1].state;
    measure_walk(scene);
    measure_life();
    measure_steps(scene);
    measure_visit(scene);
    const double pictures = (double)pictures_bytes(app.canvas->pictures) / (1024 * 1024);
    getrusage(RUSAGE_SELF, &usage);
    printf("  memory %6.1f MB of pictures, %.0f MB in all\n", pictures,
           (double)usage.ru_maxrss / 1024);
    hold("pictures", pictures, BUDGET_MB);
    app_close(&app);
}

int main(int argc, char **argv)
{
    static const char *const STREETS[] = {"0", "1", "30", "1000", NULL};
    if (argc < 4) {
        fprintf(stderr, "usage: %s ASSETS RECORD FOLDER [HOUSES...]\n", argv[0]);
        return 2;
    }
    setenv("SDL_VIDEODRIVER", "dummy", 0);
    setenv("SDL_AUDIODRIVER", "dummy", 0);
    setenv("SDL_RENDER_DRIVER", "software", 0);
    const char *const *houses = argc > 4 ? (const char *const *)&argv[4] : STREETS;
    double shortest = 0;
    for (; *houses; houses++) {
        char data[FILE_PATH_CAPACITY];
        Error error;
        snprintf(data, sizeof data, "%s/street-%.8s", argv[3], *houses);
        if (!file_make_directory(data, &error))
            fail(&error);
        fflush(stdout);
        const pid_t child = fork(); /* memory of its own */
        if (child == 0) {
            measure(argv[1], argv[2], data, atoi(*houses));
            fflush(stdout);
            _exit(broken > 0);
        }
        struct rusage usage = {0};
        int status = 1;
        wait4(child, &status, 0, &usage);
        broken += status != 0;
        if (!shortest && atoi(*houses))
            shortest = (double)usage.ru_maxrss;
        else if (shortest)
            hold("memory", (double)usage.ru_maxrss / shortest, MEMORY_MOST);
    }
    return broken > 0;
}
