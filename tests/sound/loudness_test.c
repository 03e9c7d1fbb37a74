/*
 * How loud the game is while it is played: games of two computer players with their counts, one
 * after the other, on a clock that does not wait.
 */
#include "app/app.h"
#include "recorder.h"
#include "session/folder.h"
#include "session/record_file.h"

#include "testing.h"

#include <ebur128.h>
#include <math.h>
#include <stdlib.h>

enum {
    RATE = RECORDER_RATE,
    STEP = RATE / 60,
    LINGER = 8 * 60 /* steps for which the result is looked at */
};

static App app;

static void open_game(const char *home)
{
    const Launch launch = {.data_dir = ASSETS,
                           .windowed = true,
                           .width = 1280,
                           .height = 800,
                           .script = "loudness"}; /* computers think as long as they need */
    Record record;
    Error error;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("HOME", home, 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CONFIG_HOME");
    assert_true(app_open(&app, &launch, &error));
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    record.move_count = 0;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        record.seats[seat].level = LEVEL_EASY;
    app_put_match(&app, &record);
    scenes_take(&app, scene_push(SCENE_TABLE));
    app_open_late_parts(&app);
}

static void close_game(void *data)
{
    (void)data;
    app_close(&app);
}

static void press(SDL_Keycode key)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    app_handle(&app, &event);
    event.type = SDL_KEYUP;
    app_handle(&app, &event);
}

/* Lets the game go on; when the result has been looked at there is a rematch. Returns the games
 * that have ended. */
static int play_step(void)
{
    static int looked;
    SDL_Event event;
    while (SDL_PollEvent(&event))
        app_handle(&app, &event);
    app_step(&app);
    const bool result = scenes_top(&app) == SCENE_END && !scenes_moving(&app);
    looked = result ? looked + 1 : 0;
    if (looked != LINGER)
        return 0;
    press(SDLK_RETURN);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    return 1;
}

static double true_peak(ebur128_state *meter)
{
    double left, right;
    ebur128_true_peak(meter, 0, &left);
    ebur128_true_peak(meter, 1, &right);
    return 20 * log10(fmax(left, right));
}

static void a_game_is_neither_too_loud_nor_too_soft(void **state)
{
    static int16_t stereo[2 * STEP];
    ebur128_state *meter =
        ebur128_init(2, RATE, EBUR128_MODE_I | EBUR128_MODE_LRA | EBUR128_MODE_TRUE_PEAK);
    Recorder recorder;
    const Folder *folder = *state;
    double loudness, range;
    int games = 0;
    recorder_open(&recorder, folder->path);
    open_game(folder->path);
    for (int step = 0; step < MINUTES * 60 * 60; step++) {
        games += play_step();
        recorder_take(&recorder, stereo, STEP);
        ebur128_add_frames_short(meter, stereo, STEP);
    }
    recorder_close(&recorder, close_game, NULL);
    ebur128_loudness_global(meter, &loudness);
    ebur128_loudness_range(meter, &range);
    const double peak = true_peak(meter);
    ebur128_destroy(&meter);
    print_message("%d minutes, %d games: %.1f LUFS, range %.1f LU, true peak %.1f dB\n", MINUTES,
                  games, loudness, range, peak);
    assert_true(loudness > -25 && loudness < -21);
    assert_true(peak <= -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {FOLDER(a_game_is_neither_too_loud_nor_too_soft)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
