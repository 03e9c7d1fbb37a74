/*
 * How heavy the game is, on the software renderer: the time of a frame with a card in flight, the
 * start beside that of a bare window, the memory, and what it does when nobody does anything.
 *
 * usage: dreamhome-app-bench ASSETS RECORD [FRAMES]
 *
 * Each figure is measured in a process of its own.
 */
#include "app/app.h"
#include "app/table/table.h"
#include "session/record_file.h"

#include <SDL_image.h>
#include <SDL_mixer.h>
#include <SDL_ttf.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { START_RUNS = 5, IDLE_SECONDS = 5, QUIET_MS = 400 };

static App app;

static double now_ms(void)
{
    return (double)SDL_GetPerformanceCounter() * 1000 / (double)SDL_GetPerformanceFrequency();
}

static Launch launch_of(const char *assets, int width, int height)
{
    return (Launch){.data_dir = assets, .windowed = true, .width = width, .height = height};
}

static void open_app(const Launch *launch)
{
    Error error;
    if (!app_open(&app, launch, &error)) {
        fprintf(stderr, "%s\n", error.words);
        exit(1);
    }
}

/* Draws until all pictures have come; returns when the last frame was complete. */
static double draw_until_quiet(void)
{
    SDL_Event event;
    double complete;
    do {
        app_draw(&app);
        complete = now_ms();
        while (SDL_PollEvent(&event))
            app_handle(&app, &event);
        while (!app.redraw && SDL_WaitEventTimeout(&event, QUIET_MS))
            app_handle(&app, &event);
    } while (app.redraw);
    return complete;
}

/* ---- measures: each runs in a child and fills what its parent reads ---- */

typedef struct Figures {
    double mean;
    double worst;
    double cpu; /* of the process, which a busy machine does not change */
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
    if (read(ends[0], &figures, sizeof figures) != sizeof figures)
        fprintf(stderr, "a measure has failed\n");
    close(ends[0]);
    waitpid(child, NULL, 0);
    return figures;
}

static Table *open_table(const Task *task)
{
    Record record;
    Error error;
    const Launch launch = launch_of(task->assets, task->width, task->height);
    open_app(&launch);
    if (!record_file_load(task->record, &record, &error)) {
        fprintf(stderr, "%s\n", error.words);
        exit(1);
    }
    app_put_match(&app, &record);
    scenes_take(&app, scene_push(SCENE_TABLE));
    draw_until_quiet();
    return app.scenes.items[0].state;
}

static Figures measure_frames(const Task *task)
{
    Figures figures = {0};
    Table *table = open_table(task);
    const double seconds = task->frames / 60.0;
    table->flights[0] = (Flight){
        .card = card_room(table->shown.market_room[1]),
        .from = table->layout.room_deck,
        .to = home_view_space(table->layout.board, SPACES_IN_BYTE_ORDER[0]),
        .start = app.now,
        .duration = seconds + 1,
    };
    table->flight_count = 1;
    app_draw(&app);
    const clock_t start = clock();
    for (int i = 0; i < task->frames; i++) {
        const double before = now_ms();
        app.now += 1.0 / 60;
        scenes_update(&app, 1.0f / 60);
        app_draw(&app);
        const double took = now_ms() - before;
        figures.mean += took / task->frames;
        figures.worst = took > figures.worst ? took : figures.worst;
    }
    figures.cpu = (double)(clock() - start) * 1000 / CLOCKS_PER_SEC / task->frames;
    return figures;
}

/* What any program with these libraries must do: a window with a word in it. */
static Figures measure_bare_start(const Task *task)
{
    char path[1024];
    const double before = now_ms();
    SDL_Init(SDL_INIT_VIDEO | SDL_INIT_AUDIO | SDL_INIT_GAMECONTROLLER);
    IMG_Init(IMG_INIT_WEBP | IMG_INIT_PNG);
    TTF_Init();
    Mix_Init(MIX_INIT_OGG);
    Mix_OpenAudio(44100, MIX_DEFAULT_FORMAT, 2, 1024);
    SDL_Window *window = SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                          task->width, task->height, SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
    snprintf(path, sizeof path, "%s/fonts/Nunito-SemiBold.ttf", task->assets);
    TTF_Font *font = TTF_OpenFont(path, 32);
    SDL_Surface *words =
        TTF_RenderUTF8_Blended(font, "Dream Home", (SDL_Color){255, 255, 255, 255});
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, words);
    snprintf(path, sizeof path, "%s/boards/%d/title.webp", task->assets, task->width);
    SDL_Texture *picture = IMG_LoadTexture(renderer, path);
    SDL_RenderClear(renderer);
    if (picture)
        SDL_RenderCopy(renderer, picture, NULL, NULL);
    SDL_RenderCopy(renderer, texture, NULL, &(SDL_Rect){20, 20, words->w, words->h});
    SDL_RenderPresent(renderer);
    SDL_PumpEvents();
    return (Figures){.mean = now_ms() - before};
}

static Figures measure_title_start(const Task *task)
{
    const double before = now_ms();
    const Launch launch = launch_of(task->assets, task->width, task->height);
    open_app(&launch);
    scenes_take(&app, scene_push(SCENE_TITLE));
    return (Figures){.mean = draw_until_quiet() - before};
}

static double best_of(Measure *measure, const Task *task)
{
    double best = in_child(measure, task).mean;
    for (int i = 1; i < START_RUNS; i++) {
        const double time = in_child(measure, task).mean;
        best = time < best ? time : best;
    }
    return best;
}

/* ---- the running game, seen from outside ---- */

static pid_t start_game(const Task *task)
{
    fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        Launch launch = launch_of(task->assets, task->width, task->height);
        launch.open = task->record;
        open_app(&launch);
        app.settings.music = 0; /* music has to be played, and costs what it costs */
        audio_set_volumes(app.audio, &app.settings, false);
        _exit(app_run(&app));
    }
    return child;
}

/* A number after a word in a file of /proc; 0 if there is none. */
static long proc_number(pid_t process, const char *file, const char *word)
{
    char path[64], line[512];
    long number = 0;
    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, file);
    FILE *stream = fopen(path, "r");
    while (stream && fgets(line, sizeof line, stream)) {
        if (strncmp(line, word, strlen(word)) == 0)
            number = strtol(line + strlen(word), NULL, 10);
    }
    if (stream)
        fclose(stream);
    return number;
}

static long cpu_ticks(pid_t process)
{
    char path[64];
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *stream = fopen(path, "r");
    if (!stream || fscanf(stream, "%*d %*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
                          &user, &system) != 2)
        fprintf(stderr, "%s cannot be read\n", path);
    if (stream)
        fclose(stream);
    return (long)(user + system);
}

static void wait_until_at_rest(pid_t process)
{
    long before = -1;
    for (int tries = 0; tries < 60 && cpu_ticks(process) != before; tries++) {
        before = cpu_ticks(process);
        sleep(2);
    }
}

static void measure_idle(const Task *task)
{
    const pid_t game = start_game(task);
    wait_until_at_rest(game);
    const long ticks = cpu_ticks(game);
    const long wakes = proc_number(game, "status", "voluntary_ctxt_switches:");
    sleep(IDLE_SECONDS);
    const double per_second = 1.0 / IDLE_SECONDS;
    const long spent = cpu_ticks(game) - ticks;
    const long woken = proc_number(game, "status", "voluntary_ctxt_switches:") - wakes;
    printf("idle CPU %.1f %% (%ld ticks in %d s; bar 0.0), %.1f wake-ups of its main thread/s\n",
           (double)spent * 100 * per_second / (double)sysconf(_SC_CLK_TCK), spent, IDLE_SECONDS,
           (double)woken * per_second);
    const long kilobytes = proc_number(game, "smaps_rollup", "Private_Dirty:") +
                           proc_number(game, "smaps_rollup", "Private_Clean:");
    printf("private memory %.0f MB at %dx%d (bar 150)\n", (double)kilobytes / 1024, task->width,
           task->height);
    kill(game, SIGKILL);
    waitpid(game, NULL, 0);
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
    Task task = {argv[1], argv[2], argc > 3 ? atoi(argv[3]) : 300, 1920, 1080};
    const Figures frame = in_child(measure_frames, &task);
    printf("table frame at 1920x1080, a card in flight: mean %.1f ms, worst %.1f ms (bar 16); "
           "CPU %.1f ms\n",
           frame.mean, frame.worst, frame.cpu);
    task.width = 1280;
    task.height = 800;
    const double bare = best_of(measure_bare_start, &task);
    const double title = best_of(measure_title_start, &task);
    printf("start to a complete title %.0f ms, bare window %.0f ms: %.2f times (bar 1.5)\n", title,
           bare, title / bare);
    measure_idle(&task);
    return 0;
}
