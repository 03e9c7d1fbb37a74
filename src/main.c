#include "app/options.h"
#include "app/probe/script.h"

#include <signal.h>
#include <stdio.h>

#ifdef SIGHUP
static void end_as_if_asked(int number)
{
    (void)number;
    raise(SIGTERM);
}
#endif

/* A terminal that is closed ends the game as a desktop does, which SDL listens to; behind nohup it
 * plays on. */
static void heed_terminal(void)
{
#ifdef SIGHUP
    if (signal(SIGHUP, SIG_IGN) != SIG_IGN)
        signal(SIGHUP, end_as_if_asked);
#endif
}

int main(int argc, char **argv)
{
    static App app;
    Launch launch;
    Error error;
    switch (options_read(&launch, argc, argv)) {
    case OPTIONS_DONE:
        return 0;
    case OPTIONS_WRONG:
        return 2;
    case OPTIONS_RUN:
        break;
    }
    heed_terminal();
    if (!app_open(&app, &launch, &error)) {
        fprintf(stderr, "dreamhome: %s\n", error.words);
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Dream Home", error.words, NULL);
        return 1;
    }
    int code = 0;
    if (launch.script)
        code = script_run(&app);
    else
        app_run(&app);
    app_close(&app);
    return code;
}
