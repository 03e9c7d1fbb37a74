#include "app/probe/script.h"

#include "app/app.h"
#include "app/probe/contrast_check.h"
#include "app/probe/layout_check.h"
#include "app/probe/monkey.h"
#include "session/file.h"
#include "session/record_file.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCRIPT_CAPACITY = 1 << 20, SETTLE_LIMIT = 3600 };

typedef struct Script {
    char *text;
    char *rest;  /* lines not yet carried out */
    int line;    /* number of the last one */
    int waiting; /* frames still to pass */
    bool settling;
    char shot[256]; /* picture to be saved after this frame */
    char film[200]; /* name of the pictures that are saved after every frame, until */
    int film_frame, film_length;
    Monkey monkey;
    char pictures[512];
    char folder[512]; /* of the script itself, with the last separator */
    bool failed;
} Script;

static void script_close(Script *script)
{
    if (!script)
        return;
    free(script->text);
    free(script);
}

static Script *script_open(const char *path, const char *pictures, Error *error)
{
    Script *script = calloc(1, sizeof *script);
    size_t length = 0;
    if (!script || !(script->text = malloc(SCRIPT_CAPACITY + 1)))
        abort();
    if (!file_read(path, script->text, SCRIPT_CAPACITY, &length, error)) {
        script_close(script);
        return NULL;
    }
    script->text[length] = '\0';
    script->rest = script->text;
    snprintf(script->pictures, sizeof script->pictures, "%s", pictures ? pictures : ".");
    const char *name = strrchr(path, '/');
    snprintf(script->folder, sizeof script->folder, "%.*s", name ? (int)(name + 1 - path) : 0,
             path);
    return script;
}

/* ---- input ---- */

static void send(App *app, SDL_Event event)
{
    input_handle(&app->input, &event);
}

static void point(App *app, Uint32 type, float x, float y, Uint8 button)
{
    SDL_Event event = {.type = type};
    const Sint32 pixel_x = (Sint32)(x * app->canvas->unit);
    const Sint32 pixel_y = (Sint32)(y * app->canvas->unit);
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = pixel_x;
        event.motion.y = pixel_y;
    } else {
        event.button.x = pixel_x;
        event.button.y = pixel_y;
        event.button.button = button;
        event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    }
    send(app, event);
}

static void click(App *app, float x, float y, Uint8 button)
{
    point(app, SDL_MOUSEMOTION, x, y, 0);
    point(app, SDL_MOUSEBUTTONDOWN, x, y, button);
    point(app, SDL_MOUSEBUTTONUP, x, y, button);
}

static void drag(App *app, float x, float y, float to_x, float to_y)
{
    enum { STEPS = 8 };
    point(app, SDL_MOUSEMOTION, x, y, 0);
    point(app, SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_LEFT);
    for (int step = 1; step <= STEPS; step++) {
        const float t = (float)step / STEPS;
        point(app, SDL_MOUSEMOTION, x + (to_x - x) * t, y + (to_y - y) * t, 0);
    }
    point(app, SDL_MOUSEBUTTONUP, to_x, to_y, SDL_BUTTON_LEFT);
}

static bool press_key(App *app, const char *name)
{
    static const struct {
        const char *prefix;
        Uint16 mod;
    } MODS[] = {{"ctrl+", KMOD_LCTRL}, {"shift+", KMOD_LSHIFT}, {"alt+", KMOD_LALT}};
    SDL_Event event = {.type = SDL_KEYDOWN};
    for (size_t i = 0; i < sizeof MODS / sizeof MODS[0]; i++) {
        if (strncmp(name, MODS[i].prefix, strlen(MODS[i].prefix)) == 0) {
            event.key.keysym.mod |= MODS[i].mod;
            name += strlen(MODS[i].prefix);
        }
    }
    event.key.keysym.sym = SDL_GetKeyFromName(name);
    if (event.key.keysym.sym == SDLK_UNKNOWN)
        return false;
    send(app, event);
    return true;
}

static bool press_button(App *app, const char *name)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    const SDL_GameControllerButton button = SDL_GameControllerGetButtonFromString(name);
    if (button == SDL_CONTROLLER_BUTTON_INVALID)
        return false;
    event.cbutton.button = (Uint8)button;
    send(app, event);
    return true;
}

static void type_text(App *app, const char *words)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};
    snprintf(event.text.text, sizeof event.text.text, "%s", words);
    send(app, event);
}

/* ---- commands ---- */

static bool change_setting(App *app, const char *line)
{
    char key[64], value[64];
    if (sscanf(line, "set %63s %63s", key, value) != 2 || !settings_set(&app->settings, key, value))
        return false;
    app_measure(app);
    return true;
}

static bool run_check(Script *script, App *app, const char *line)
{
    const bool layout = strcmp(line, "check-layout") == 0;
    if (!layout && strcmp(line, "check-contrast") != 0)
        return false;
    if (layout ? layout_check(app) : contrast_check(app)) {
        SDL_Log("script line %d: the %s is wrong", script->line, layout ? "layout" : "contrast");
        script->failed = true;
    }
    return true;
}

/* The table of a record, as it was after some moves; all of them if `moves` is negative. */
static bool open_record(Script *script, App *app, const char *file, int moves)
{
    char path[800];
    Record record;
    Error error;
    snprintf(path, sizeof path, "%s%s", script->folder, file);
    if (!record_file_load(path, &record, &error)) {
        SDL_Log("%s", error.words);
        return false;
    }
    if (moves >= 0 && moves < record.move_count)
        record.move_count = moves;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        record.seats[seat].level = LEVEL_PERSON;
    app_put_match(app, &record);
    scenes_take(app, scene_home(SCENE_TABLE));
    return true;
}

static bool push_scene(App *app, const char *name)
{
    for (SceneId id = 0; id < SCENE_COUNT; id++) {
        if (SDL_strcasecmp(scene_name(id), name) == 0) {
            scenes_take(app, scene_push(id));
            return true;
        }
    }
    return false;
}

/* Points at a thing, or clicks on it. */
static bool find_thing(App *app, const char *thing, bool use)
{
    Box b;
    if (!layout_find(app, thing, &b))
        return false;
    const float x = b.x + b.w / 2, y = b.y + b.h / 2;
    if (use)
        click(app, x, y, SDL_BUTTON_LEFT);
    else
        point(app, SDL_MOUSEMOTION, x, y, 0);
    return true;
}

static void print_words(const char *words)
{
    for (; *words; words++)
        putchar(*words == '\n' ? ' ' : *words);
    putchar('\n');
}

static bool run_pointer(App *app, const char *line)
{
    float x, y, to_x, to_y;
    if (sscanf(line, "move %f %f", &x, &y) == 2)
        point(app, SDL_MOUSEMOTION, x, y, 0);
    else if (sscanf(line, "down %f %f", &x, &y) == 2)
        point(app, SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_LEFT);
    else if (sscanf(line, "up %f %f", &x, &y) == 2)
        point(app, SDL_MOUSEBUTTONUP, x, y, SDL_BUTTON_LEFT);
    else if (sscanf(line, "click %f %f", &x, &y) == 2)
        click(app, x, y, SDL_BUTTON_LEFT);
    else if (sscanf(line, "right %f %f", &x, &y) == 2)
        click(app, x, y, SDL_BUTTON_RIGHT);
    else if (sscanf(line, "drag %f %f %f %f", &x, &y, &to_x, &to_y) == 4)
        drag(app, x, y, to_x, to_y);
    else
        return false;
    return true;
}

static bool run_keys(App *app, const char *line)
{
    if (strncmp(line, "key ", 4) == 0)
        return press_key(app, line + 4);
    if (strncmp(line, "pad ", 4) == 0)
        return press_button(app, line + 4);
    if (strncmp(line, "text ", 5) != 0)
        return false;
    type_text(app, line + 5);
    return true;
}

static bool run_line(Script *script, App *app, const char *line)
{
    float number;
    int width, height;
    char name[200];
    if (run_pointer(app, line) || run_check(script, app, line))
        return true;
    if (sscanf(line, "wheel %f", &number) == 1) {
        SDL_Event event = {.type = SDL_MOUSEWHEEL};
        event.wheel.preciseY = number;
        send(app, event);
    } else if (sscanf(line, "wait %f", &number) == 1) {
        script->waiting = (int)(number * 60 + 0.5f);
    } else if (strcmp(line, "settle") == 0) {
        script->settling = true;
        script->waiting = SETTLE_LIMIT;
    } else if (sscanf(line, "size %d %d", &width, &height) == 2) {
        SDL_SetWindowMinimumSize(app->window, 1, 1); /* as a window manager may ignore it */
        SDL_SetWindowSize(app->window, width, height);
        app_measure(app);
    } else if (sscanf(line, "shot %199s", name) == 1) {
        snprintf(script->shot, sizeof script->shot, "%s", name);
        app_redraw(app);
    } else if (sscanf(line, "film %199s %d", name, &width) == 2) {
        snprintf(script->film, sizeof script->film, "%s", name);
        script->waiting = script->film_length = width;
        script->film_frame = 0;
    } else if (strcmp(line, "words") == 0) {
        texts_tell(app->canvas->texts, print_words);
    } else if (sscanf(line, "monkey %d %d", &width, &height) == 2) {
        script->monkey = (Monkey){.rng = rng_seeded((uint64_t)width), .left = height};
    } else if (strncmp(line, "use ", 4) == 0) {
        return find_thing(app, line + 4, true);
    } else if (strncmp(line, "hover ", 6) == 0) {
        return find_thing(app, line + 6, false);
    } else if (sscanf(line, "open %199s %d", name, &width) == 2) {
        return open_record(script, app, name, width);
    } else if (sscanf(line, "open %199s", name) == 1) {
        return open_record(script, app, name, -1);
    } else if (sscanf(line, "scene %199s", name) == 1) {
        return push_scene(app, name);
    } else if (strncmp(line, "set ", 4) == 0) {
        return change_setting(app, line);
    } else {
        return run_keys(app, line);
    }
    return true;
}

static char *next_line(Script *script)
{
    while (*script->rest) {
        char *line = script->rest;
        const size_t length = strcspn(line, "\n");
        script->rest += length + (line[length] == '\n');
        line[length] = '\0';
        script->line++;
        line[strcspn(line, "#")] = '\0';
        for (size_t end = strlen(line); end && strchr(" \t\r", line[end - 1]); end--)
            line[end - 1] = '\0';
        if (*line)
            return line;
    }
    return NULL;
}

static bool script_step(Script *script, App *app)
{
    if (script->monkey.left) {
        monkey_step(&script->monkey, app);
        return true;
    }
    if (script->settling && !scenes_moving(app)) {
        script->settling = false;
        script->waiting = 0;
    }
    if (script->waiting > 0) {
        script->waiting--;
        return true;
    }
    if (script->settling) {
        SDL_Log("script line %d: it never settles", script->line);
        script->failed = true;
        script->settling = false;
    }
    const char *line = next_line(script);
    if (!line || strcmp(line, "quit") == 0)
        return false;
    if (!run_line(script, app, line)) {
        SDL_Log("script line %d: '%s' cannot be done", script->line, line);
        script->failed = true;
        return false;
    }
    return true;
}

static void save_shot(Script *script, App *app)
{
    char path[800];
    int width, height;
    SDL_GetRendererOutputSize(app->canvas->renderer, &width, &height);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24);
    snprintf(path, sizeof path, "%s/%s.png", script->pictures, script->shot);
    script->shot[0] = '\0';
    if (!surface ||
        SDL_RenderReadPixels(app->canvas->renderer, NULL, SDL_PIXELFORMAT_RGB24, surface->pixels,
                             surface->pitch) != 0 ||
        IMG_SavePNG(surface, path) != 0) {
        SDL_Log("the picture %s cannot be saved: %s", path, SDL_GetError());
        script->failed = true;
    }
    SDL_FreeSurface(surface);
}

static void script_drawn(Script *script, App *app)
{
    if (script->film_frame < script->film_length)
        snprintf(script->shot, sizeof script->shot, "%s-%03d", script->film, ++script->film_frame);
    if (script->shot[0])
        save_shot(script, app);
}

static void run(Script *script, App *app)
{
    SDL_Event event;
    while (!app->scenes.quit && script_step(script, app)) {
        while (SDL_PollEvent(&event)) {
            if (event.type != SDL_MOUSEMOTION) /* the real pointer must not disturb the script */
                app_handle(app, &event);
        }
        app_step(app);
        if (!app->scenes.quit && (app->scenes.redraw || scenes_moving(app)))
            app_draw(app);
        script_drawn(script, app);
    }
}

int script_run(App *app)
{
    Error error;
    Script *script = script_open(app->launch.script, app->launch.pictures, &error);
    if (!script) {
        fprintf(stderr, "dreamhome: %s\n", error.words);
        return 1;
    }
    app_start(app);
    app_open_late_parts(app);
    run(script, app);
    const bool failed = script->failed;
    script_close(script);
    return failed ? 1 : 0;
}
