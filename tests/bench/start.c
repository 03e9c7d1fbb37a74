/*
 * How long the game takes from the command to its title, seen from outside, beside the barest
 * programs with the same libraries: on the default renderer, and without a graphics card.
 *
 * usage: dreamhome-start GAME BARE FIRST_FRAME ASSETS [RUNS]
 *
 * Each run is a whole process, from its start to its first frame (first_frame.c). They run in turn,
 * so that what else the machine does falls on all alike. Needs a screen; Xvfb will do.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { GAME, BARE, EMPTY, PROGRAMS, RUNS_MAX = 200 };

/* The bar: times as long as a bare window. */
static const double BAR = 1.2;

typedef struct Took {
    double wall[RUNS_MAX], cpu[RUNS_MAX]; /* ms */
} Took;

static double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

static double cpu_ms(const struct rusage *usage)
{
    return (double)(usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000 +
           (double)(usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 1000;
}

static void run(char *const command[], const char *preload, Took *took, int at)
{
    struct rusage usage;
    int status;
    const double start = now_ms();
    const pid_t child = fork();
    if (child == 0) {
        setenv("LD_PRELOAD", preload, 1);
        execv(command[0], command);
        _exit(127);
    }
    if (wait4(child, &status, 0, &usage) != child || status != 0) {
        fprintf(stderr, "%s has failed\n", command[0]);
        exit(1);
    }
    took->wall[at] = now_ms() - start;
    took->cpu[at] = cpu_ms(&usage);
}

static int by_value(const void *one, const void *other)
{
    const double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, by_value);
    return values[count / 2];
}

static void tell(const char *what, const double ms[PROGRAMS])
{
    printf("  %-14s title %6.1f ms; bare with a picture and a word %6.1f ms: %.2f times; "
           "empty %6.1f ms: %.2f times\n",
           what, ms[GAME], ms[BARE], ms[GAME] / ms[BARE], ms[EMPTY], ms[GAME] / ms[EMPTY]);
}

/* Whether the title is as fast as it should be. */
static int compare(char **argv, const char *renderer, int runs)
{
    static Took took[PROGRAMS];
    char picture[1024], font[1024], data_dir[] = "--data-dir", windowed[] = "--windowed";
    snprintf(picture, sizeof picture, "%s/title/1280/street.webp", argv[4]);
    snprintf(font, sizeof font, "%s/fonts/Nunito-SemiBold.ttf", argv[4]);
    char *const game[] = {argv[1], data_dir, argv[4], windowed, NULL};
    char *const bare[] = {argv[2], picture, font, NULL};
    char *const empty[] = {argv[2], NULL};
    char *const *const commands[PROGRAMS] = {game, bare, empty};
    if (renderer)
        setenv("SDL_RENDER_DRIVER", renderer, 1);
    else
        unsetenv("SDL_RENDER_DRIVER");
    for (int at = 0; at < runs; at++) {
        for (int program = 0; program < PROGRAMS; program++)
            run(commands[program], argv[3], &took[program], at);
    }
    double wall[PROGRAMS], least[PROGRAMS], cpu[PROGRAMS];
    for (int program = 0; program < PROGRAMS; program++) {
        wall[program] = median(took[program].wall, runs);
        least[program] = took[program].wall[0];
        cpu[program] = median(took[program].cpu, runs);
    }
    printf("renderer: %s; %d runs in turn (bar %.1f)\n", renderer ? renderer : "default", runs,
           BAR);
    tell("median", wall);
    tell("undisturbed", least);
    tell("processor", cpu);
    return wall[GAME] <= BAR * wall[BARE];
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fprintf(stderr, "usage: %s GAME BARE FIRST_FRAME ASSETS [RUNS]\n", argv[0]);
        return 2;
    }
    const int wanted = argc > 5 ? atoi(argv[5]) : 15;
    const int runs = wanted < 1 ? 1 : wanted > RUNS_MAX ? RUNS_MAX : wanted;
    setenv("SDL_AUDIODRIVER", "dummy", 0);
    const int on_default = compare(argv, NULL, runs);
    const int on_software = compare(argv, "software", runs);
    const int on_opengl = compare(argv, "opengl", runs);
    return on_default && on_software && on_opengl ? 0 : 1;
}
