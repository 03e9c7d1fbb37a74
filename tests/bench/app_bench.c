/*
 * How heavy the window is, on the software renderer: the start beside that of bare windows, the
 * time of a frame with a card in flight, and the textures of a large table.
 *
 * usage: dreamhome-app-bench ASSETS RECORD [FRAMES]
 *
 * Each figure is measured in a process of its own. What the game does when nobody does anything,
 * and its memory, are measured by dreamhome-idle.
 */
#include "app/app.h"
#include "app/scenes/table/table.h"
#include "session/record_file.h"

#include <SDL_image.h>
#include <SDL_mixer.h>
#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { START_RUNS = 15 };

static App app;

static double now_ms(void)
{
    return (double)SDL_GetPerformanceCounter() * 1000 / (double)SDL_GetPerformanceFrequency();
}

/* Of all threads of the process: a busy machine does not change it. */
static double cpu_ms(void)
{
    return (double)clock() * 1000 / CLOCKS_PER_SEC;
}

/* ---- measures: each runs in a child, and its parent reads what it found ---- */

typedef struct Figures {
    double wall, cpu; /* ms; of many frames: the mean */
    double best, worst;
    double megabytes;
} Figures;

typedef struct Task {
    const char *assets;
    const char *record;
    int frames;
    int width, height;
} Task;

typedef Figures Measure(const Task *task);

static Figures in_child(Measure *measure, const Task *task)
{
    int ends[2];
    Figures figures = {0};
    if (pipe(ends) != 0)
        abort();
    fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        figures = measure(task);
        _exit(write(ends[1], &figures, sizeof figures) == sizeof figures ? 0 : 1);
    }
    close(ends[1]);
    if (read(ends[0], &figures, sizeof figures) != sizeof figures) {
        fprintf(stderr, "a measure has failed\n");
        exit(1);
    }
    close(ends[0]);
    waitpid(child, NULL, 0);
    return figures;
}

static void open_app(const Task *task)
{
    const Launch launch = {
        .data_dir = task->assets, .windowed = true, .width = task->width, .height = task->height};
    Error error;
    if (!app_open(&app, &launch, &error)) {
        fprintf(stderr, "%s\n", error.words);
        exit(1);
    }
}

/* ---- the table ---- */

/* With all its pictures. */
static Table *open_table(const Task *task)
{
    Record record;
    Error error;
    open_app(task);
    if (!record_file_load(task->record, &record, &error)) {
        fprintf(stderr, "%s\n", error.words);
        exit(1);
    }
    app_put_match(&app, &record);
    scenes_take(&app, scene_push(SCENE_TABLE));
    pictures_wait(app.canvas->pictures, true);
    app_draw(&app);
    return app.scenes.items[0].state;
}

static void let_a_card_fly(Table *table, double seconds)
{
    table->shown.flights[0] = (Flight){
        .card = card_room((RoomCard)1),
        .from = table->layout.room_deck,
        .to = home_view_space(table->layout.board, SPACES_IN_BYTE_ORDER[0]),
        .start = app.now,
        .duration = seconds,
    };
    table->shown.flight_count = 1;
}

static Figures measure_frames(const Task *task)
{
    Figures figures = {.best = 1e9};
    let_a_card_fly(open_table(task), task->frames / 60.0 + 1);
    app_draw(&app);
    const double start = cpu_ms();
    for (int i = 0; i < task->frames; i++) {
        const double before = now_ms();
        app.now += 1.0 / 60;
        scenes_update(&app, 1.0f / 60);
        app_draw(&app);
        const double took = now_ms() - before;
        figures.wall += took / task->frames;
        figures.best = SDL_min(figures.best, took);
        figures.worst = SDL_max(figures.worst, took);
    }
    figures.cpu = (cpu_ms() - start) / task->frames;
    return figures;
}

static Figures measure_textures(const Task *task)
{
    open_table(task);
    return (Figures){.megabytes = (double)pictures_bytes(app.canvas->pictures) / (1024 * 1024)};
}

/* ---- the start ---- */

typedef struct Bare {
    SDL_Window *window;
    SDL_Renderer *renderer;
} Bare;

static Bare open_bare(const Task *task)
{
    Bare bare;
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"); /* as the game has it */
    SDL_Init(SDL_INIT_VIDEO | SDL_INIT_AUDIO);
    IMG_Init(IMG_INIT_WEBP | IMG_INIT_PNG);
    TTF_Init();
    Mix_OpenAudio(48000, AUDIO_S16SYS, 2, 1024);
    bare.window = SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                   task->width, task->height, SDL_WINDOW_RESIZABLE);
    bare.renderer = SDL_CreateRenderer(bare.window, -1, SDL_RENDERER_SOFTWARE);
    SDL_RenderClear(bare.renderer);
    return bare;
}

/* A window that loads nothing at all. */
static Figures measure_empty_start(const Task *task)
{
    const double before = now_ms(), cpu = cpu_ms();
    const Bare bare = open_bare(task);
    SDL_RenderPresent(bare.renderer);
    return (Figures){.wall = now_ms() - before, .cpu = cpu_ms() - cpu};
}

/* The least that a program does with these libraries: a picture that fills the window, and a
 * word in a font. */
static Figures measure_bare_start(const Task *task)
{
    char path[1024];
    const double before = now_ms(), cpu = cpu_ms();
    const Bare bare = open_bare(task);
    snprintf(path, sizeof path, "%s/fonts/Nunito-SemiBold.ttf", task->assets);
    TTF_Font *font = TTF_OpenFont(path, 32);
    SDL_Surface *word = TTF_RenderUTF8_Blended(font, "Dream Home", (SDL_Color){255, 255, 255, 255});
    snprintf(path, sizeof path, "%s/title/%d/street.webp", task->assets, task->width);
    SDL_Texture *picture = IMG_LoadTexture(bare.renderer, path);
    if (!picture || !word)
        exit(1);
    SDL_RenderCopy(bare.renderer, picture, NULL, NULL);
    SDL_RenderCopy(bare.renderer, SDL_CreateTextureFromSurface(bare.renderer, word), NULL,
                   &(SDL_Rect){20, 20, word->w, word->h});
    SDL_RenderPresent(bare.renderer);
    return (Figures){.wall = now_ms() - before, .cpu = cpu_ms() - cpu};
}

/* What is missing in the first frame would come with a later one: there must be none. */
static Figures measure_title_start(const Task *task)
{
    const double before = now_ms(), cpu = cpu_ms();
    open_app(task);
    app_start(&app);
    const Figures figures = {.wall = now_ms() - before, .cpu = cpu_ms() - cpu};
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        if (event.type == pictures_event(app.canvas->pictures) &&
            pictures_arrive(app.canvas->pictures)) {
            fprintf(stderr, "the first frame of the title was not complete\n");
            exit(1);
        }
    }
    return figures;
}

static int by_value(const void *one, const void *other)
{
    const double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static void tell_starts(const char *what, double title, double bare, double empty)
{
    printf("  %-15s title %.1f ms, bare %.1f ms: %.2f times; empty %.1f ms: %.2f times\n", what,
           title, bare, title / bare, empty, title / empty);
}

/* In turn, so that what else the machine does falls on all alike. */
static void compare_starts(const Task *task)
{
    enum { EMPTY, BARE, TITLE, STARTS };
    static Measure *const MEASURES[STARTS] = {measure_empty_start, measure_bare_start,
                                              measure_title_start};
    double wall[STARTS][START_RUNS], cpu[STARTS][START_RUNS];
    for (int run = 0; run < START_RUNS; run++) {
        for (int start = 0; start < STARTS; start++) {
            const Figures figures = in_child(MEASURES[start], task);
            wall[start][run] = figures.wall;
            cpu[start][run] = figures.cpu;
        }
    }
    for (int start = 0; start < STARTS; start++) {
        qsort(wall[start], START_RUNS, sizeof(double), by_value);
        qsort(cpu[start], START_RUNS, sizeof(double), by_value);
    }
    printf("start to a complete title at %dx%d, %d runs in turn; times as long as\n"
           "  a bare window with a picture and a word (bar 1.5), a window that loads nothing\n",
           task->width, task->height, START_RUNS);
    tell_starts("median", wall[TITLE][START_RUNS / 2], wall[BARE][START_RUNS / 2],
                wall[EMPTY][START_RUNS / 2]);
    tell_starts("least disturbed", wall[TITLE][0], wall[BARE][0], wall[EMPTY][0]);
    tell_starts("processor time", cpu[TITLE][START_RUNS / 2], cpu[BARE][START_RUNS / 2],
                cpu[EMPTY][START_RUNS / 2]);
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s ASSETS RECORD [FRAMES]\n", argv[0]);
        return 2;
    }
    setenv("SDL_VIDEODRIVER", "dummy", 0);
    setenv("SDL_AUDIODRIVER", "dummy", 0);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    const int frames = argc > 3 ? atoi(argv[3]) : 300;
    printf("video driver %s\n", getenv("SDL_VIDEODRIVER"));
    compare_starts(&(Task){argv[1], argv[2], 0, 1280, 800});
    compare_starts(&(Task){argv[1], argv[2], 0, 1920, 1080});
    const Figures frame = in_child(measure_frames, &(Task){argv[1], argv[2], frames, 1920, 1080});
    printf("frame of the table at 1920x1080, a card in flight: CPU %.1f ms (bar 16); "
           "best %.1f, mean %.1f, worst %.1f ms\n",
           frame.cpu, frame.best, frame.wall, frame.worst);
    const Figures textures = in_child(measure_textures, &(Task){argv[1], argv[2], 0, 3840, 2160});
    printf("pictures of the table at 3840x2160: %.0f MB (bar 256)\n", textures.megabytes);
    return 0;
}
