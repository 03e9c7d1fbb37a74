#include "pupil.h"

#include "mouse.h"
#include "session/folder.h"
#include "testing.h"

#include <dirent.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *const PUPIL_KEYS[PUPIL_LESSONS] = {"1-first-house", "2-tools", "3-winning"};
static void *home; /* a Folder, from open to close */
static SDL_Joystick *pad;
static int inputs;

/* What the last picture showed. */
static struct {
    bool lit, focused;
    char light[64], focus[64];
    Box light_box, focus_box;
} seen;

static void see(void *self, const Canvas *canvas, const Thing *thing)
{
    (void)self;
    (void)canvas;
    if (strcmp(thing->kind, "spotlight") == 0 && !seen.lit) {
        seen.lit = true;
        seen.light_box = thing->box;
        snprintf(seen.light, sizeof seen.light, "%s", thing->name);
    } else if (strcmp(thing->kind, "spotlight") != 0 && thing->focused) {
        seen.focused = true;
        seen.focus_box = thing->box;
        snprintf(seen.focus, sizeof seen.focus, "%s %s", thing->kind, thing->name);
    }
}

static void look(void)
{
    memset(&seen, 0, sizeof seen);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &seen, .thing = see});
    app_draw(&app);
    canvas_unwatch(app.canvas, &seen);
}

/* ---- a language without words ---- */

static uint32_t number_at(const char *bytes, size_t at)
{
    uint32_t number;
    memcpy(&number, bytes + at, sizeof number);
    return number;
}

/* What stands for names and numbers stays, and so do the commas of lists. */
static void blank(char *words, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (words[i] == '%' && i + 1 < length)
            i += 1 + strspn(words + i + 1, "$0123456789.");
        else if (words[i] && words[i] != ',')
            words[i] = ' ';
    }
}

/* A catalogue of gettext's; the first translation is its header. */
static void blank_catalogue(char *bytes)
{
    const uint32_t count = number_at(bytes, 8), table = number_at(bytes, 16);
    for (uint32_t i = 1; i < count; i++)
        blank(bytes + number_at(bytes, table + 8 * i + 4), number_at(bytes, table + 8 * i));
}

/* The assets, but for their languages: there is one, in which nothing is said. Returns where. */
static const char *forget_words(void)
{
    char *bytes = NULL;
    size_t length = 0;
    DIR *assets = opendir(ASSETS);
    assert_non_null(assets);
    for (struct dirent *entry; (entry = readdir(assets));) {
        char path[FOLDER_PATH];
        snprintf(path, sizeof path, "%s/%s", ASSETS, entry->d_name);
        if (entry->d_name[0] != '.' && strcmp(entry->d_name, "lang") != 0)
            assert_int_equal(symlink(path, in_folder(home, entry->d_name)), 0);
    }
    closedir(assets);
    assert_int_equal(mkdir(in_folder(home, "lang"), 0700), 0);
    bytes = SDL_LoadFile(LANG_FOLDER "/hu.mo", &length);
    assert_non_null(bytes);
    blank_catalogue(bytes);
    folder_write(home, "lang/blank.mo", bytes, length);
    SDL_free(bytes);
    return ((const Folder *)home)->path;
}

/* ---- the program ---- */

static void open_with(const char *language)
{
    Launch launch = {.data_dir = ASSETS, .windowed = true, .width = 640, .height = 400};
    Error error;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CONFIG_HOME");
    folder_setup(&home);
    setenv("HOME", ((const Folder *)home)->path, 1);
    if (language)
        launch.data_dir = forget_words();
    launch.language = language;
    assert_true(app_open(&app, &launch, &error));
    SDL_StopTextInput(); /* as the program does when it runs */
    app.settings.speed = SPEED_OFF;
    scenes_take(&app, scene_push(SCENE_LEARN));
    pad = NULL;
}

int pupil_open(void **state)
{
    (void)state;
    open_with(NULL);
    return 0;
}

int pupil_open_wordless(void **state)
{
    (void)state;
    open_with("blank");
    assert_string_equal(tr(app.words, "Rules"), "          ");
    return 0;
}

int pupil_close(void **state)
{
    (void)state;
    app_close(&app);
    return folder_teardown(&home);
}

void pupil_enter(const char *key)
{
    scenes_take(&app, scene_push_with(SCENE_LESSON, (SceneNote){.lesson = key}));
    assert_int_equal(scenes_top(&app), SCENE_LESSON);
    inputs = 0;
}

bool pupil_learns(void)
{
    return app.scenes.count && scenes_top(&app) == SCENE_LESSON;
}

LessonScene *pupil_lesson(void)
{
    assert_true(pupil_learns());
    return app.scenes.items[app.scenes.count - 1].state;
}

void pupil_run(int frames)
{
    SDL_Event event;
    for (int i = 0; i < frames; i++) {
        while (SDL_PollEvent(&event))
            app_handle(&app, &event);
        app_step(&app);
    }
}

void pupil_wait(void)
{
    enum { SOON = 60, LONGEST = 60 * 600 }; /* a computer may think, on a busy machine */
    for (int i = 0; i < LONGEST && pupil_learns(); i++) {
        const LessonScene *lesson = pupil_lesson();
        if (lesson->guide.count && !table_showing(&lesson->table) && !lesson->finished)
            return;
        pupil_run(1);
        if (i > SOON)
            SDL_Delay(1);
    }
    if (pupil_learns())
        fail_msg("nothing is lit in step %d", pupil_lesson()->step + 1);
}

/* ---- devices ---- */

void pupil_click(Box b)
{
    inputs++;
    mouse_click(&app, b);
    pupil_run(1);
}

static void touch(Box b)
{
    SDL_Event event = {.type = SDL_FINGERDOWN};
    event.tfinger.x = (b.x + b.w / 2) / app.canvas->view.w;
    event.tfinger.y = (b.y + b.h / 2) / app.canvas->view.h;
    inputs++;
    app_handle(&app, &event);
    event.type = SDL_FINGERUP;
    app_handle(&app, &event);
    pupil_run(1);
}

void pupil_key(SDL_Keycode key)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    inputs++;
    app_handle(&app, &event);
    pupil_run(1);
}

/* Without a screen no window has the focus; what is plugged in is heard all the same. */
static void plug_in_pad(void)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0);
    assert_true(SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                          SDL_CONTROLLER_BUTTON_MAX, 0) >= 0);
    pupil_run(2);
    assert_non_null(app.input.pad);
    pad = SDL_GameControllerGetJoystick(app.input.pad);
}

static void press(SDL_GameControllerButton pressed)
{
    if (!pad)
        plug_in_pad();
    inputs++;
    SDL_JoystickSetVirtualButton(pad, pressed, SDL_PRESSED);
    pupil_run(2);
    SDL_JoystickSetVirtualButton(pad, pressed, SDL_RELEASED);
    pupil_run(2);
}

/* ---- what is lit is done ---- */

static bool has_focus(void)
{
    return seen.focused && strcmp(seen.focus, seen.light) == 0;
}

/* Tab goes round everything that can be used; what cannot is only confirmed. */
static void act_by_keys(void)
{
    enum { ROUND = 40 };
    char wanted[64];
    snprintf(wanted, sizeof wanted, "%s", seen.light);
    for (int i = 0; i < ROUND && !has_focus() && strcmp(seen.light, wanted) == 0; i++) {
        pupil_key(SDLK_TAB);
        look();
    }
    pupil_key(SDLK_RETURN);
}

/* Towards the light: along the longer way first, along the other where that leads nowhere. */
static SDL_GameControllerButton direction(bool other)
{
    const float dx =
        seen.light_box.x + seen.light_box.w / 2 - seen.focus_box.x - seen.focus_box.w / 2;
    const float dy =
        seen.light_box.y + seen.light_box.h / 2 - seen.focus_box.y - seen.focus_box.h / 2;
    if ((fabsf(dx) > fabsf(dy)) != other)
        return dx > 0 ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT : SDL_CONTROLLER_BUTTON_DPAD_LEFT;
    return dy > 0 ? SDL_CONTROLLER_BUTTON_DPAD_DOWN : SDL_CONTROLLER_BUTTON_DPAD_UP;
}

static void act_by_pad(void)
{
    enum { STEPS = 24 };
    char wanted[64], before[64] = "";
    snprintf(wanted, sizeof wanted, "%s", seen.light);
    for (int i = 0; i < STEPS && !has_focus() && strcmp(seen.light, wanted) == 0; i++) {
        const bool stuck = strcmp(before, seen.focus) == 0;
        snprintf(before, sizeof before, "%s", seen.focus);
        press(seen.focused ? direction(stuck) : SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
        look();
    }
    press(SDL_CONTROLLER_BUTTON_A);
}

void pupil_act(Device device)
{
    look();
    if (!seen.lit)
        fail_msg("step %d tells of no light", pupil_lesson()->step + 1);
    if (device == DEVICE_MOUSE)
        pupil_click(seen.light_box);
    else if (device == DEVICE_TOUCH)
        touch(seen.light_box);
    else if (device == DEVICE_KEYS)
        act_by_keys();
    else
        act_by_pad();
}

int pupil_inputs(void)
{
    return inputs;
}

/* ---- whole lessons ---- */

/* What is to be used now is never below the words about it. */
static void check_caption(const LessonScene *lesson)
{
    const Target *target = lesson_target(&lesson->table, lesson->guide.lights[0]);
    assert_non_null(target);
    assert_false(SDL_HasIntersectionF(&lesson->caption, &target->box));
}

void pupil_take_to_the_end(Device device, Record *match)
{
    enum { MOST = 80 };
    for (int i = 0; i < MOST && pupil_learns(); i++) {
        pupil_wait();
        if (!pupil_learns())
            break;
        *match = *play_record(app.play);
        check_caption(pupil_lesson());
        pupil_act(device);
        if (app.play) /* the lesson may have been the last thing on the table */
            *match = *play_record(app.play);
    }
    assert_false(pupil_learns());
}

void pupil_check_match(const char *key, const Record *match)
{
    Lesson lesson;
    Record prepared;
    Error error;
    Game played, expected;
    assert_true(lesson_shelf_open(&app, key, &lesson, &prepared, &error));
    record_replay(match, match->move_count, &played);
    record_replay(&prepared, match->move_count, &expected);
    assert_true(game_hash(&played) == game_hash(&expected));
    assert_true(match->move_count > lesson.start);
}

void pupil_follow_light(int step)
{
    enum { MOST = 120 };
    for (int i = 0; i < MOST && pupil_learns() && pupil_lesson()->step < step; i++) {
        pupil_wait();
        if (!pupil_learns() || pupil_lesson()->step >= step)
            return;
        const LessonScene *lesson = pupil_lesson();
        const Target *target = lesson_target(&lesson->table, lesson->guide.lights[0]);
        assert_non_null(target);
        pupil_click(target->box);
    }
}
