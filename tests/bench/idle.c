/*
 * What the game does when nobody does anything: nothing. Every scene runs in a process of its own,
 * all at once; when they have come to rest they are watched from outside for frames that they draw,
 * wake-ups and memory.
 *
 * usage: dreamhome-idle ASSETS GAME FINISHED [SECONDS]
 *
 * GAME lies on the table in the turn of a person; FINISHED is shown at its end. Fails if a frame
 * is drawn that shows nothing new; and if any thread wakes up, where the video driver can sleep
 * ("dummy" cannot: SDL looks for events every millisecond there).
 */
#include "app/app.h"
#include "app/scenes/table/table.h"

#include <dirent.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { QUIET_SECONDS = 2, QUIET_TRIES = 60 };

/* SDL asks for gamepads and screens that were plugged in now and then. */
static const double WAKES_A_SECOND = 1;

/* What a game and its watcher share. */
typedef struct Shared {
    volatile long frames;  /* that the game has drawn: it counts, and the watcher reads */
    volatile bool watched; /* the watcher says so when the game has come to rest */
} Shared;

typedef struct Scene {
    const char *name;
    const char *record; /* opened at once, or NULL */
    bool new_game;
    int (*act)(void *); /* what somebody does, in a thread of its own, or NULL */
    long least, most;   /* frames that this needs while it is watched */
    long a_second;      /* and so many more in every second of it */
    Shared *shared;
    pid_t game;
    long frames, wakes; /* when the watch began */
    struct timespec began;
} Scene;

/* ---- the game ---- */

static App app;
static Shared *shared;            /* of this process */
static volatile bool is_to_speak; /* at the next frame */

static int open_rules(void *data)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym.sym = SDLK_F1}};
    (void)data;
    while (!shared->frames)
        SDL_Delay(50);
    SDL_PushEvent(&event);
    return 0;
}

static void ask_for_frame(void)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_EXPOSED}};
    SDL_PushEvent(&event);
}

static void wait_for_watcher(void)
{
    while (!shared->watched)
        SDL_Delay(50);
}

/* At the frame that is asked for, the thread that owns the table sets the message. */
static int say_something(void *data)
{
    (void)data;
    wait_for_watcher();
    is_to_speak = true;
    ask_for_frame();
    return 0;
}

static int ask_for_many_frames(void *data)
{
    (void)data;
    wait_for_watcher();
    while (shared->watched) { /* until the game is ended */
        ask_for_frame();
        SDL_Delay(1);
    }
    return 0;
}

/* Stands in front of SDL's own, which does the work. */
void SDL_RenderPresent(SDL_Renderer *renderer)
{
    static void (*present)(SDL_Renderer *);
    if (!present)
        *(void **)&present = dlsym(RTLD_NEXT, "SDL_RenderPresent");
    present(renderer);
    shared->frames++;
    if (is_to_speak) {
        is_to_speak = false;
        table_say(app.scenes.items[app.scenes.count - 1].state, &app, "A message");
        app_redraw(&app);
    }
}

static void play(const char *assets, const Scene *scene)
{
    Error error;
    const Launch launch = {.data_dir = assets,
                           .open = scene->record,
                           .new_game = scene->new_game,
                           .windowed = true,
                           .width = 1280,
                           .height = 800};
    shared = scene->shared;
    if (!app_open(&app, &launch, &error)) {
        fprintf(stderr, "%s\n", error.words);
        _exit(1);
    }
    app.settings.reduced_motion = true;
    app.settings.music = 0; /* what can be heard has to be played, and costs what it costs */
    app.settings.effects = 0;
    audio_set_volumes(app.audio, &app.settings, false);
    if (scene->act)
        SDL_DetachThread(SDL_CreateThread(scene->act, "act", NULL));
    app_run(&app);
    _exit(0);
}

static void start(const char *assets, Scene *scene)
{
    scene->shared = mmap(NULL, sizeof *scene->shared, PROT_READ | PROT_WRITE,
                         MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (scene->shared == MAP_FAILED)
        abort();
    fflush(stdout);
    scene->game = fork();
    if (scene->game == 0)
        play(assets, scene);
}

/* ---- watching it ---- */

/* A number after a word in a file of /proc; 0 if there is none. */
static long proc_number(pid_t process, const char *file, const char *word)
{
    char path[320], line[512];
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

/* Of all its threads. */
static long wakes_of(pid_t process)
{
    char path[64];
    long wakes = 0;
    snprintf(path, sizeof path, "/proc/%d/task", (int)process);
    DIR *threads = opendir(path);
    for (struct dirent *thread; threads && (thread = readdir(threads));) {
        char file[sizeof thread->d_name + 16];
        snprintf(file, sizeof file, "task/%s/status", thread->d_name);
        if (thread->d_name[0] != '.')
            wakes += proc_number(process, file, "voluntary_ctxt_switches:");
    }
    if (threads)
        closedir(threads);
    return wakes;
}

static long private_kilobytes(pid_t process)
{
    return proc_number(process, "smaps_rollup", "Private_Dirty:") +
           proc_number(process, "smaps_rollup", "Private_Clean:");
}

/* Whether any of its threads but the first is at work: it may have something to show later. */
static bool works_behind(pid_t process)
{
    char path[64];
    bool works = false;
    snprintf(path, sizeof path, "/proc/%d/task", (int)process);
    DIR *threads = opendir(path);
    for (struct dirent *thread; threads && (thread = readdir(threads));) {
        char file[sizeof path + sizeof thread->d_name + 8], state = ' ';
        const long id = strtol(thread->d_name, NULL, 10);
        snprintf(file, sizeof file, "%s/%s/stat", path, thread->d_name);
        FILE *stream = id && id != process ? fopen(file, "r") : NULL;
        if (!stream)
            continue;
        if (fscanf(stream, "%*d (%*[^)]) %c", &state) == 1)
            works |= state == 'R';
        fclose(stream);
    }
    if (threads)
        closedir(threads);
    return works;
}

/* At rest are all when each has begun to draw, and none has drawn or worked for a while. */
static bool come_to_rest(Scene *scenes, size_t count)
{
    for (int tries = 0; tries < QUIET_TRIES; tries++) {
        bool rest = true;
        sleep(QUIET_SECONDS);
        for (size_t i = 0; i < count; i++) {
            const long frames = scenes[i].shared->frames;
            const bool works = works_behind(scenes[i].game);
            rest &= frames && frames == scenes[i].frames && !works;
            scenes[i].frames = works ? -1 : frames;
        }
        if (rest)
            return true;
    }
    return false;
}

static double seconds_since(struct timespec began)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - began.tv_sec) + (double)(now.tv_nsec - began.tv_nsec) / 1e9;
}

/* The time is measured: a busy machine lets the watcher sleep longer than it asked for. */
static bool was_idle(const Scene *scene)
{
    const double seconds = seconds_since(scene->began);
    const long most = scene->most + (long)((double)scene->a_second * seconds);
    const double woken = (double)(wakes_of(scene->game) - scene->wakes) / seconds;
    const long more = scene->shared->frames - scene->frames;
    const bool runs = waitpid(scene->game, NULL, WNOHANG) == 0;
    const bool sleeps = strcmp(getenv("SDL_VIDEODRIVER"), "dummy") == 0 || woken <= WAKES_A_SECOND;
    const bool idle = runs && sleeps && more >= scene->least && more <= most;
    printf("%-7s %s: %ld frames (%ld to %ld), %.1f wake-ups/s; private memory %ld MB\n",
           scene->name, idle ? "rests" : "DOES NOT REST", more, scene->least, most, woken,
           private_kilobytes(scene->game) / 1024);
    return idle;
}

static bool watch(Scene *scenes, size_t count, int seconds)
{
    bool idle = come_to_rest(scenes, count);
    printf("%s; then, in %d seconds:\n", idle ? "all rest" : "NOT ALL COME TO REST", seconds);
    for (size_t i = 0; i < count; i++) {
        scenes[i].wakes = wakes_of(scenes[i].game);
        scenes[i].frames = scenes[i].shared->frames;
        clock_gettime(CLOCK_MONOTONIC, &scenes[i].began);
        scenes[i].shared->watched = true;
    }
    sleep((unsigned)seconds);
    for (size_t i = 0; i < count; i++) {
        idle &= was_idle(&scenes[i]);
        kill(scenes[i].game, SIGKILL);
        waitpid(scenes[i].game, NULL, 0);
    }
    return idle;
}

int main(int argc, char **argv)
{
    if (argc < 4) {
        fprintf(stderr, "usage: %s ASSETS GAME FINISHED [SECONDS]\n", argv[0]);
        return 2;
    }
    setenv("SDL_VIDEODRIVER", "dummy", 0);
    setenv("SDL_AUDIODRIVER", "dummy", 0);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    const int seconds = argc > 4 ? atoi(argv[4]) : 8;
    /* The message: a frame asks for it, one shows it, and the last is without it. No more frames
     * are drawn than a screen shows, however many are asked for. */
    Scene scenes[] = {
        {.name = "title"},
        {.name = "rules", .act = open_rules},
        {.name = "setup", .new_game = true},
        {.name = "table", .record = argv[2]},
        {.name = "message", .record = argv[2], .act = say_something, .least = 3, .most = 8},
        {.name = "hurry", .act = ask_for_many_frames, .least = 1, .a_second = 70},
        {.name = "end", .record = argv[3]},
    };
    const size_t count = sizeof scenes / sizeof scenes[0];
    for (size_t i = 0; i < count; i++)
        start(argv[1], &scenes[i]);
    return watch(scenes, count, seconds) ? 0 : 1;
}
