/* One drop, traced: a room is taken from the market and let go over a space of the house. Prints
 * the addresses of caller and called of every call from the moment the button goes up until the
 * program waits again. Only in a build with -finstrument-functions does it print anything. */
#include "app/probe/layout_check.h"
#include "app/scenes/table/table.h"
#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>

#define UNTRACED __attribute__((no_instrument_function))

enum { DEPTH_MAX = 512 };

static struct {
    bool running;
    int depth;
    void *functions[DEPTH_MAX]; /* that have been entered and not left */
} trace;

void __cyg_profile_func_enter(void *function, void *call_site) UNTRACED;
void __cyg_profile_func_exit(void *function, void *call_site) UNTRACED;

void __cyg_profile_func_enter(void *function, void *call_site)
{
    (void)call_site;
    if (!trace.running)
        return;
    if (trace.depth > 0 && trace.depth < DEPTH_MAX)
        printf("%p %p\n", trace.functions[trace.depth - 1], function);
    if (trace.depth < DEPTH_MAX)
        trace.functions[trace.depth] = function;
    trace.depth++;
}

void __cyg_profile_func_exit(void *function, void *call_site)
{
    (void)function, (void)call_site;
    if (trace.running && trace.depth > 0)
        trace.depth--;
}

static void send(App *app, Uint32 type, Box b)
{
    SDL_Event event = {.type = type};
    const int x = (int)((b.x + b.w / 2) * app->canvas->unit);
    const int y = (int)((b.y + b.h / 2) * app->canvas->unit);
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = x;
        event.motion.y = y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.button.x = x;
        event.button.y = y;
    }
    app_handle(app, &event);
}

static void lay_table(App *app, const char *path)
{
    enum { MOVES = 1 }; /* the first player has discarded a pair */
    Record record;
    Error error;
    if (!record_file_load(path, &record, &error))
        exit(1);
    record.move_count = MOVES;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        record.seats[seat].level = LEVEL_PERSON;
    record_end_turn(&record);
    app_recover_match(app);
    app->settings.speed = SPEED_OFF;
    app_put_match(app, &record);
    scenes_take(app, scene_push(SCENE_TABLE));
}

static void drop(App *app)
{
    Box column, space;
    if (!layout_find(app, "column 4", &column))
        exit(2);
    send(app, SDL_MOUSEBUTTONDOWN, column);
    send(app, SDL_MOUSEBUTTONUP, column);
    if (!layout_find(app, "space a1", &space))
        exit(3);
    send(app, SDL_MOUSEMOTION, space);
    send(app, SDL_MOUSEBUTTONDOWN, space);
    trace.running = true;
    send(app, SDL_MOUSEBUTTONUP, space);
    trace.running = false;
}

int main(int argc, char **argv)
{
    static App app;
    Error error;
    if (argc != 3) {
        fprintf(stderr, "usage: %s ASSETS RECORD\n", argv[0]);
        return 2;
    }
    const Launch launch = {.data_dir = argv[1], .windowed = true, .width = 1280, .height = 800};
    if (!app_open(&app, &launch, &error)) {
        fprintf(stderr, "%s\n", error.words);
        return 1;
    }
    lay_table(&app, argv[2]);
    drop(&app);
    const int moves = play_record(app.play)->move_count;
    app_close(&app);
    return moves > 1 ? 0 : 4;
}
