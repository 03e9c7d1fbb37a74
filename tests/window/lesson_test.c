/* The lessons, taken by a pupil who cannot read, from the first step to the end. */
#include "pupil.h"
#include "seen.h"
#include "testing.h"

/* ---- to the end ---- */

/* Whoever follows the light plays the match that was prepared, whatever the device. */
static void take_all(Device device)
{
    for (size_t i = 0; i < PUPIL_LESSONS; i++) {
        Record match;
        pupil_enter(PUPIL_KEYS[i]);
        pupil_take_to_the_end(device, &match);
        pupil_check_match(PUPIL_KEYS[i], &match);
        scenes_take(&app, scene_home(SCENE_LEARN));
    }
}

static void who_cannot_read_takes_every_lesson_with_the_mouse(void **state)
{
    (void)state;
    take_all(DEVICE_MOUSE);
}

static void who_cannot_read_takes_every_lesson_with_a_finger(void **state)
{
    (void)state;
    take_all(DEVICE_TOUCH);
}

static void who_cannot_read_takes_every_lesson_with_the_keyboard(void **state)
{
    (void)state;
    take_all(DEVICE_KEYS);
}

static void who_cannot_read_takes_every_lesson_with_a_gamepad(void **state)
{
    (void)state;
    take_all(DEVICE_PAD);
}

static void the_first_house_takes_25_inputs_and_4_minutes_at_most(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    pupil_enter(PUPIL_KEYS[0]);
    const double start = app.now;
    for (int i = 0; i < 40 && pupil_learns(); i++) {
        pupil_wait();
        if (!pupil_learns())
            break;
        pupil_run(4 * 60); /* whoever thinks about each step for four seconds */
        if (pupil_learns() && pupil_lesson()->guide.count)
            pupil_act(DEVICE_MOUSE);
    }
    assert_int_equal(scenes_top(&app), SCENE_END);
    assert_true(play_finished(app.play));
    assert_in_range(pupil_inputs(), 15, 24);    /* and one to leave the count */
    assert_true(app.now - start < 4 * 60 - 40); /* in which the house is counted */
}

static void the_end_of_a_lesson_has_no_rematch_and_leaves_no_match_behind(void **state)
{
    Record match;
    (void)state;
    pupil_enter(PUPIL_KEYS[0]);
    pupil_take_to_the_end(DEVICE_MOUSE, &match);
    assert_int_equal(scenes_top(&app), SCENE_END);
    for (int i = 0; i < 600; i++)
        pupil_key(SDLK_END);
    scenes_take(&app, scene_home(SCENE_LEARN));
    assert_null(app.play);
    assert_false(app.kept.rehearsing);
    LessonProgress progress;
    lesson_progress_load(&app, PUPIL_KEYS[0], &progress);
    assert_true(progress.done);
    assert_false(progress.begun);
}

/* The rounds that went by were not the pupil's. */
static void nobody_is_blamed_for_the_moves_of_a_lesson(void **state)
{
    Record match;
    (void)state;
    pupil_enter(PUPIL_KEYS[0]);
    pupil_take_to_the_end(DEVICE_MOUSE, &match);
    for (int i = 0; i < 600; i++)
        pupil_key(SDLK_END);
    pupil_key(SDLK_h);
    assert_int_equal(scenes_top(&app), SCENE_END);
    assert_false(seen(&app, "Review the game"));
}

/* ---- silence ---- */

static void the_lesson_is_silent_for_five_seconds_and_then_speaks(void **state)
{
    (void)state;
    pupil_enter(PUPIL_KEYS[0]);
    pupil_wait();
    pupil_run(4 * 60);
    assert_true(pupil_lesson()->speaks_from == 0);
    pupil_run(2 * 60);
    assert_true(pupil_lesson()->speaks_from > 0);
}

static void who_acts_in_time_hears_nothing(void **state)
{
    (void)state;
    pupil_enter(PUPIL_KEYS[0]);
    for (int i = 0; i < 40 && pupil_lesson()->step < 5; i++) {
        pupil_wait();
        pupil_run(3 * 60);
        assert_true(pupil_lesson()->speaks_from == 0);
        pupil_act(DEVICE_MOUSE);
    }
}

/* ---- for those who do not see the light ---- */

typedef struct Ear {
    char prompt[512];
    bool light_in_focus;
} Ear;

static void hear_said(void *self, Saying saying, const char *words)
{
    Ear *ear = self;
    if (saying == SAYING_PROMPT)
        snprintf(ear->prompt, sizeof ear->prompt, "%s", words);
}

static void hear_light(void *self, const Canvas *canvas, const Thing *thing)
{
    Ear *ear = self;
    (void)canvas;
    ear->light_in_focus |= strcmp(thing->kind, "spotlight") == 0 && thing->focused;
}

/* What has the focus is for the player to move, and is read aloud by its own words. */
static void what_is_lit_is_told_in_words(void **state)
{
    Ear ear = {.prompt = ""};
    (void)state;
    pupil_enter(PUPIL_KEYS[0]);
    pupil_wait();
    canvas_watch(app.canvas, (CanvasWatcher){.self = &ear, .thing = hear_light, .said = hear_said});
    app_draw(&app);
    canvas_unwatch(app.canvas, &ear);
    assert_string_equal(ear.prompt, "Here: Column 4: living room and green roof");
    assert_false(ear.light_in_focus);
}

static void the_lesson_speaks_at_once_to_those_who_are_read_to(void **state)
{
    char transcript[1100];
    (void)state;
    snprintf(transcript, sizeof transcript, "%s/transcript", getenv("HOME"));
    app.launch.transcript = transcript;
    app_set_speech(&app, true);
    pupil_enter(PUPIL_KEYS[0]);
    pupil_wait();
    pupil_run(1);
    assert_true(pupil_lesson()->speaks_from > 0);
    app_set_speech(&app, false);
}

/* Skips to a step that only wants to be looked at. */
static void skip_to_a_look(void)
{
    pupil_enter(PUPIL_KEYS[2]);
    for (int i = 0; i < 200 && !lesson_step_has(lesson_now(pupil_lesson()), GOAL_LOOK); i++) {
        scenes_take(&app, scene_push(SCENE_LESSON_MENU));
        scenes_take(&app, scene_pop_with((SceneNote){.action = ACTION_NEXT}));
    }
    assert_true(lesson_step_has(lesson_now(pupil_lesson()), GOAL_LOOK));
}

static void a_click_leads_on_from_what_is_only_looked_at(void **state)
{
    (void)state;
    skip_to_a_look();
    const int step = pupil_lesson()->step;
    pupil_run(2);
    assert_int_equal(pupil_lesson()->step, step);
    pupil_click(box(2, 2, 2, 2));
    pupil_run(2);
    assert_int_equal(pupil_lesson()->step, step + 1);
}

static void who_only_looks_is_led_on_in_time(void **state)
{
    (void)state;
    skip_to_a_look();
    const int step = pupil_lesson()->step;
    pupil_run(6 * 60);
    assert_int_equal(pupil_lesson()->step, step);
    pupil_run(2 * 60);
    assert_int_equal(pupil_lesson()->step, step + 1);
}

#define LESSON(test)       cmocka_unit_test_setup_teardown(test, pupil_open, pupil_close)
#define BLANK_LESSON(test) cmocka_unit_test_setup_teardown(test, pupil_open_wordless, pupil_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_the_mouse),
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_a_finger),
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_the_keyboard),
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_a_gamepad),
        LESSON(the_first_house_takes_25_inputs_and_4_minutes_at_most),
        LESSON(the_end_of_a_lesson_has_no_rematch_and_leaves_no_match_behind),
        LESSON(nobody_is_blamed_for_the_moves_of_a_lesson),
        LESSON(the_lesson_is_silent_for_five_seconds_and_then_speaks),
        LESSON(who_acts_in_time_hears_nothing),
        LESSON(what_is_lit_is_told_in_words),
        LESSON(the_lesson_speaks_at_once_to_those_who_are_read_to),
        LESSON(a_click_leads_on_from_what_is_only_looked_at),
        LESSON(who_only_looks_is_led_on_in_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
