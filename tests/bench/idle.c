/*
 * What the game does when nobody does anything: nothing. In every scene, once it has come to rest,
 * the running game is watched from outside for frames that it draws, wake-ups and processor time.
 *
 * usage: dreamhome-idle ASSETS GAME FINISHED [SECONDS]
 *
 * GAME lies on the table in the turn of a person; FINISHED is shown at its end. Fails if a frame
 * is drawn; and if the main thread wakes up, where the video driver can sleep ("dummy" cannot: SDL
 * looks for events every millisecond there).
 */
#include "app/app.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* Longer than any message is shown. */
enum { REST_SECONDS = 5, REST_TRIES = 20 };

/* SDL asks for gamepads and screens that were plugged in now and then. */
static const double WAKES_A_SECOND = 1;

/* Frames that the game has drawn: it counts, and the watcher reads. */
static volatile long *frames;

/* Stands in front of SDL's own, which does the work. */
void SDL_RenderPresent(SDL_Renderer *renderer)
{
    static void (*present)(SDL_Renderer *);
    if (!present)
        *(void **)&present = dlsym(RTLD_NEXT, "SDL_RenderPresent");
    ++*frames;
    present(renderer);
}

/* ---- the game ---- */

typedef struct Scene {
    const char *name;
    const char *record; /* opened at once, or NULL */
    bool new_game;
    int (*act)(void *); /* what somebody does when the first scene is there, or NULL */
} Scene;

static int open_rules(void *data)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym.sym = SDLK_F1}};
    (void)data;
    while (!*frames)
        SDL_Delay(50);
    SDL_PushEvent(&event);
    return 0;
}

static void play(const char *assets, Scene *scene)
{
    static App app;
    Error error;
    const Launch launch = {.data_dir = assets,
                           .open = scene->record,
                           .new_game = scene->new_game,
                           .windowed = true,
                           .width = 1280,
                           .height = 800};
    if (!app_open(&app, &launch, &error)) {
        fprintf(stderr, "%s\n", error.words);
        _exit(1);
    }
    app.settings.reduced_motion = true;
    app.settings.music = 0; /* music has to be played, and costs what it costs */
    audio_set_volumes(app.audio, &app.settings, false);
    if (scene->act)
        SDL_DetachThread(SDL_CreateThread(scene->act, "act", NULL));
    _exit(app_run(&app));
}

/* ---- watching it ---- */

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

static long wakes_of(pid_t process)
{
    return proc_number(process, "status", "voluntary_ctxt_switches:");
}

static long private_kilobytes(pid_t process)
{
    return proc_number(process, "smaps_rollup", "Private_Dirty:") +
           proc_number(process, "smaps_rollup", "Private_Clean:");
}

static bool running(pid_t process)
{
    return waitpid(process, NULL, WNOHANG) == 0;
}

/* At rest is who has begun to draw, and then draws nothing for a while. */
static bool comes_to_rest(pid_t process)
{
    for (int tries = 0; tries < REST_TRIES && running(process); tries++) {
        const long before = *frames;
        sleep(REST_SECONDS);
        if (before && *frames == before)
            return true;
    }
    return false;
}

static bool watch(const char *assets, Scene *scene, int seconds)
{
    *frames = 0;
    fflush(stdout);
    const pid_t game = fork();
    if (game == 0)
        play(assets, scene);
    const bool rests = comes_to_rest(game);
    const long drawn = *frames;
    const long wakes = wakes_of(game);
    sleep((unsigned)seconds);
    const double woken = (double)(wakes_of(game) - wakes) / seconds;
    const long more = *frames - drawn;
    printf("%-7s %s after %ld frames; then %ld frames, %.1f wake-ups/s; private memory %ld MB\n",
           scene->name, rests ? "rests" : "DOES NOT REST", drawn, more, woken,
           private_kilobytes(game) / 1024);
    kill(game, SIGKILL);
    waitpid(game, NULL, 0);
    const bool sleeps = strcmp(getenv("SDL_VIDEODRIVER"), "dummy") == 0 || woken <= WAKES_A_SECOND;
    return rests && more == 0 && sleeps;
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
    frames = mmap(NULL, sizeof *frames, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (frames == MAP_FAILED)
        abort();
    Scene scenes[] = {
        {.name = "title"},
        {.name = "rules", .act = open_rules},
        {.name = "setup", .new_game = true},
        {.name = "table", .record = argv[2]},
        {.name = "end", .record = argv[3]},
    };
    bool idle = true;
    for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
        idle &= watch(argv[1], &scenes[i], argc > 4 ? atoi(argv[4]) : 5);
    return idle ? 0 : 1;
}
