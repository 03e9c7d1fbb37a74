#include "app/app.h"

#include "app/desktop/wishes.h"
#include "app/draw/easel.h"
#include "app/pieces/card_view.h"
#include "app/probe/describe.h"
#include "app/speech/announcer.h"
#include "app/window/graphics_card.h"
#include "app/window/window_place.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <stdio.h>

/* ---- opening and closing ---- */

static void set_hints(void)
{
    SDL_SetHint(SDL_HINT_APP_NAME, "Dream Home");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    /* Without a graphics card, pixels go straight to the window, not through an emulated one. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"); /* the first click counts too */
    /* The class of the window, as the desktop file has it. No hint: SDL asks the environment, on
     * Wayland too. */
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", "io.github.dreamhome.DreamHome", 0);
}

/* What the command line says, or a place that suits the screens. */
static WindowPlace find_place(const App *app)
{
    enum { SCREENS_MAX = 16 };
    SDL_Rect screens[SCREENS_MAX];
    int count = 0;
    if (app->launch.width)
        return (WindowPlace){.width = app->launch.width, .height = app->launch.height};
    for (int i = 0; i < SDL_GetNumVideoDisplays() && count < SCREENS_MAX; i++)
        count += SDL_GetDisplayUsableBounds(i, &screens[count]) == 0;
    return window_place(&app->settings, screens, count);
}

static bool open_window(App *app, Error *error)
{
    const Launch *launch = &app->launch;
    const WindowPlace place = find_place(app);
    const int x = place.placed ? place.x : (int)SDL_WINDOWPOS_CENTERED;
    const int y = place.placed ? place.y : (int)SDL_WINDOWPOS_CENTERED;
    const bool full = (app->settings.fullscreen || launch->fullscreen) && !launch->windowed;
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (full)
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    else if (place.maximised)
        flags |= SDL_WINDOW_MAXIMIZED;
    app->window =
        SDL_CreateWindow(tr(app->words, "Dream Home"), x, y, place.width, place.height, flags);
    if (!app->window)
        return error_set(error, "no window can be opened: %s", SDL_GetError());
    SDL_SetWindowMinimumSize(app->window, 640, 400);
    return true;
}

static SDL_Renderer *open_renderer(const App *app, Error *error)
{
    SDL_Renderer *renderer = NULL;
    const bool chosen = SDL_GetHint(SDL_HINT_RENDER_DRIVER); /* by the player, who knows */
    if (!app->launch.script && (chosen || graphics_card_is_there()))
        renderer = SDL_CreateRenderer(app->window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (!renderer)
        renderer = SDL_CreateRenderer(app->window, -1, SDL_RENDERER_SOFTWARE);
    if (!renderer)
        error_set(error, "nothing can be drawn: %s", SDL_GetError());
    return renderer;
}

/* The path of a part of the assets, valid until the next call. */
static const char *asset_path(App *app, const char *part, char *buffer, size_t capacity)
{
    snprintf(buffer, capacity, "%s/%s", app->paths.assets, part);
    return buffer;
}

/* What an action does on every screen; false if it is the scene's own. */
static bool act_anywhere(App *app, Action action)
{
    if (action != ACTION_FULLSCREEN)
        return app_speech_action(app, action);
    /* The command line may have asked for another than the settings. */
    app_set_fullscreen(app, !(SDL_GetWindowFlags(app->window) & SDL_WINDOW_FULLSCREEN));
    return true;
}

/* Whoever goes on, by a key that is held or by a stick, has heard enough of what was there. */
static void take_input(App *app, const InputEvent *event)
{
    if (event->kind == INPUT_ACTION)
        announcer_hush(app->reading.aloud);
    if (event->kind != INPUT_ACTION || !act_anywhere(app, event->action))
        scenes_event(app, event);
    app_redraw(app);
}

static bool open_parts(App *app, Error *error)
{
    char path[PATH_CAPACITY + 16];
    SDL_Renderer *renderer = open_renderer(app, error);
    if (!renderer ||
        !canvas_open(app->canvas, renderer, asset_path(app, "fonts", path, sizeof path), error))
        return false;
    app->canvas->repeats = app->launch.script != NULL;
    app->audio = audio_new(asset_path(app, "sounds", path, sizeof path));
    audio_set_volumes(app->audio, &app->settings, false);
    app->input =
        (Input){.canvas = app->canvas, .sink = take_input, .app = app, .settings = &app->settings};
    app->cards = cards_new(app->canvas, app->words);
    app->thinker = thinker_new(app->launch.script != NULL);
    return true;
}

/* The pictures of the title are decoded while the window opens. A wrong guess of their sizes costs
 * nothing but the work. */
static void start_pictures(App *app)
{
    const Launch *launch = &app->launch;
    SDL_Point size = {app->settings.window_width, app->settings.window_height};
    if (launch->width)
        size = (SDL_Point){launch->width, launch->height};
    IMG_Init(IMG_INIT_WEBP | IMG_INIT_PNG);
    app->canvas = canvas_new(app->paths.assets, launch->script != NULL);
    canvas_expect(app->canvas, size, VIEW_MIN_WIDTH, VIEW_MIN_HEIGHT);
    if (!launch->script && !launch->open && !launch->resume && !launch->new_game)
        scene_foresee(app, SCENE_TITLE);
}

/* Whatever the answer is, the player can set it otherwise: it is not asked for on later starts. */
void app_ask_desktop(App *app)
{
    wishes_forget(app->desktop.inquiry);
    app->desktop.inquiry = app->launch.script ? NULL : wishes_ask();
}

static void take_wishes(App *app)
{
    Wishes wishes;
    if (!wishes_take(app->desktop.inquiry, &wishes))
        return;
    wishes_apply(&wishes, &app->settings);
    app_measure(app);
}

static SettingsState load_settings(App *app, Error *error)
{
    const SettingsState state = settings_load(&app->settings, app->paths.settings, error);
    if (app->launch.script) { /* starts from the same settings everywhere */
        settings_reset(&app->settings);
        return SETTINGS_WHOLE;
    }
    app->desktop.first_start = state == SETTINGS_NONE;
    return state;
}

static void tell_settings(App *app, SettingsState state, const Error *error)
{
    if (state == SETTINGS_DAMAGED) {
        snprintf(app->notice, sizeof app->notice, "%s",
                 tr(app->words, "Some of your own keys couldn’t be read, so they’re back to the "
                                "usual ones."));
    } else if (state == SETTINGS_UNREADABLE) {
        app_tell_unopened(app, app->paths.settings, error);
        app->paths.settings[0] = '\0'; /* nothing is written over what may be sound */
    }
}

static bool open_describe(App *app, Error *error)
{
    app->describe = describe_open(app->launch.describe, error);
    if (app->describe)
        describe_watch(app->describe, app->canvas);
    return app->describe;
}

bool app_open(App *app, const Launch *launch, Error *error)
{
    *app = (App){.launch = *launch, .scenes.redraw = true};
    for (int seat = 0; seat < SEAT_LOOKS; seat++)
        app->seats[seat] = seat_look_standard(seat);
    if (!paths_find(&app->paths, launch->data_dir, error))
        return false;
    Error trouble;
    const SettingsState settings = load_settings(app, &trouble);
    set_hints();
    app->words = words_new(app->paths.lang);
    app_start_language(app);
    tell_settings(app, settings, &trouble);
    if (SDL_Init(SDL_INIT_EVENTS) == 0) {
        if (app->desktop.first_start)
            app_ask_desktop(app);
        start_pictures(app);
    }
    if (!app->canvas || SDL_InitSubSystem(SDL_INIT_VIDEO) != 0 || TTF_Init() != 0) {
        error_set(error, "SDL cannot start: %s", SDL_GetError());
        app_close(app);
        return false;
    }
    if (!open_window(app, error) || !open_parts(app, error) ||
        (launch->describe && !open_describe(app, error))) {
        app_close(app);
        return false;
    }
    if (launch->script)
        app_open_speech(app);
    app_measure(app);
    take_wishes(app);
    return true;
}

static void remember_window(App *app)
{
    const Uint32 flags = SDL_GetWindowFlags(app->window);
    Settings *settings = &app->settings;
    if (flags & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MINIMIZED))
        return;
    settings->window_maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    if (settings->window_maximised)
        return;
    SDL_GetWindowPosition(app->window, &settings->window_x, &settings->window_y);
    SDL_GetWindowSize(app->window, &settings->window_width, &settings->window_height);
}

void app_save_settings(App *app)
{
    Error error;
    if (!app->launch.script && app->paths.settings[0] &&
        !settings_save(&app->settings, app->paths.settings, &error))
        SDL_Log("%s", error.words);
}

void app_close(App *app)
{
    while (app->scenes.count)
        scenes_take(app, scene_pop());
    if (app->window && !app->launch.script) {
        remember_window(app);
        app_save_settings(app);
    }
    app_close_match(app);
    describe_close(app->describe);
    wishes_forget(app->desktop.inquiry);
    app_close_speech(app);
    thinker_free(app->thinker);
    words_free(app->words);
    audio_free(app->audio);
    cards_free(app->cards);
    canvas_free(app->canvas);
    input_close(&app->input);
    if (app->window)
        SDL_DestroyWindow(app->window);
    IMG_Quit();
    if (TTF_WasInit())
        TTF_Quit();
    SDL_Quit();
    *app = (App){0};
}

/* ---- the window ---- */

SceneStack *scenes_of(App *app)
{
    return &app->scenes;
}

void app_redraw(App *app)
{
    app->scenes.redraw = true;
}

void app_measure(App *app)
{
    app->canvas->text_scale = settings_text_scale(&app->settings);
    app->canvas->patterns = app->settings.patterns;
    app->canvas->large_targets = app->settings.large_targets;
    app->canvas->contrast = app->settings.high_contrast;
    app->canvas->wide = app->settings.wide_spacing;
    pictures_leave_out_grounds(app->canvas->pictures, app->settings.high_contrast);
    canvas_measure(app->canvas, VIEW_MIN_WIDTH, VIEW_MIN_HEIGHT);
    cards_forget(app->cards);
    scenes_layout(app);
    app_redraw(app);
}

void app_set_fullscreen(App *app, bool on)
{
    remember_window(app);
    app->settings.fullscreen = on;
    SDL_SetWindowFullscreen(app->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    app_measure(app);
}

void app_set_ease(App *app, Ease ease, bool on)
{
    const int speech = app->settings.speech;
    ease_set(&app->settings, ease, on);
    if (app->settings.speech != speech)
        app_set_speech(app, app->settings.speech == SPEECH_ON);
    audio_set_volumes(app->audio, &app->settings, false);
    app_measure(app);
}

static void leave_pointer(App *app)
{
    const InputEvent event = {.kind = INPUT_POINTER_LEFT, .x = app->input.x, .y = app->input.y};
    app->input.pressed = false;
    input_let_go(&app->input);
    app->input.touch.down = false; /* where it is lifted is not told to a window without focus */
    scenes_event(app, &event);
    app_redraw(app);
}

bool app_is_looked_at(const App *app)
{
    const Uint32 unseen = SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED;
    return app->input.focused && !(SDL_GetWindowFlags(app->window) & unseen);
}

static void handle_window(App *app, const SDL_WindowEvent *window)
{
    switch (window->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        app_measure(app);
        break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        app->input.focused = false;
        leave_pointer(app);
        audio_set_volumes(app->audio, &app->settings, true);
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        app->input.focused = true;
        audio_set_volumes(app->audio, &app->settings, false);
        break;
    case SDL_WINDOWEVENT_EXPOSED:
        app_redraw(app);
        break;
    default:
        break;
    }
}

/* The renderer has lost its textures: all are made again when they are next drawn. */
static void recover(App *app)
{
    canvas_lose(app->canvas);
    cards_forget(app->cards);
    scenes_layout(app);
    app_redraw(app);
}

void app_handle(App *app, const SDL_Event *event)
{
    if (describe_input(app->describe, event))
        app_redraw(app); /* whoever waits for the answer gets one, even if nothing has changed */
    app_hush(app, event);
    if (event->type == SDL_QUIT) {
        app->scenes.quit = true;
    } else if (event->type == SDL_WINDOWEVENT) {
        handle_window(app, &event->window);
    } else if (event->type == SDL_RENDER_TARGETS_RESET || event->type == SDL_RENDER_DEVICE_RESET) {
        recover(app);
    } else if (app->desktop.inquiry && event->type == wishes_event(app->desktop.inquiry)) {
        take_wishes(app);
    } else if (event->type == pictures_event(app->canvas->pictures)) {
        if (pictures_arrive(app->canvas->pictures)) {
            cards_refresh(app->cards);
            scenes_loaded(
                app, &(InputEvent){.kind = INPUT_LOADED, .x = app->input.x, .y = app->input.y});
        }
    } else if (event->type != thinker_event(app->thinker)) { /* an answer only has to wake us */
        input_handle(&app->input, event);
    }
}

void app_draw(App *app)
{
    SDL_Renderer *renderer = app->canvas->renderer;
    app->scenes.redraw = false;
    app->canvas->shows_focus = !app->input.pointer_used;
    SDL_SetRenderDrawColor(renderer, TONE_PLUM.r, TONE_PLUM.g, TONE_PLUM.b, 255);
    SDL_RenderClear(renderer);
    scenes_draw(app, app->canvas);
    SDL_RenderPresent(renderer);
    const DescribeFrame frame = {
        .scene = app->scenes.count ? scene_name(scenes_top(app)) : NULL,
        .moving = scenes_moving(app),
        .play = app->play,
    };
    describe_frame(app->describe, app->canvas, &frame);
    app_speak_frame(app);
}
