/* Lessons that are left and taken up again, and what stays of them. */
#include "app/family/family.h"
#include "app/probe/layout_check.h"
#include "pupil.h"
#include "testing.h"

#include <stdio.h>

static void a_lesson_that_is_left_goes_on_where_it_was(void **state)
{
    Record match;
    (void)state;
    for (int step = 1; step < 6; step++) {
        pupil_enter(PUPIL_KEYS[0]);
        pupil_follow_light(step);
        const int moves = play_record(app.play)->move_count, now = pupil_lesson()->step;
        scenes_take(&app, scene_home(SCENE_LEARN));
        assert_null(app.play);
        pupil_enter(PUPIL_KEYS[0]);
        assert_int_equal(pupil_lesson()->step, now);
        assert_int_equal(play_record(app.play)->move_count, moves);
        scenes_take(&app, scene_home(SCENE_LEARN));
    }
    pupil_enter(PUPIL_KEYS[0]);
    pupil_take_to_the_end(DEVICE_MOUSE, &match);
    pupil_check_match(PUPIL_KEYS[0], &match);
}

static void a_lesson_starts_again_when_it_is_asked_to(void **state)
{
    (void)state;
    pupil_enter(PUPIL_KEYS[0]);
    pupil_follow_light(3);
    pupil_key(SDLK_ESCAPE);
    assert_int_equal(scenes_top(&app), SCENE_LESSON_MENU);
    pupil_key(SDLK_DOWN);
    pupil_key(SDLK_DOWN);
    pupil_key(SDLK_RETURN);
    assert_int_equal(pupil_lesson()->step, 0);
    assert_int_equal(play_record(app.play)->move_count, 0);
    pupil_wait();
    pupil_follow_light(2);
    assert_int_equal(pupil_lesson()->step, 2);
}

static void who_has_done_a_lesson_has_done_it(void **state)
{
    LessonProgress progress = {.done = true};
    (void)state;
    lesson_progress_save(&app, PUPIL_KEYS[0], &progress);
    pupil_enter(PUPIL_KEYS[0]);
    pupil_follow_light(1);
    pupil_key(SDLK_ESCAPE);
    for (int i = 0; i < 5; i++)
        pupil_key(SDLK_DOWN);
    pupil_key(SDLK_RETURN); /* Leave the lesson */
    assert_int_equal(scenes_top(&app), SCENE_TITLE);
    lesson_progress_load(&app, PUPIL_KEYS[0], &progress);
    assert_true(progress.done && progress.begun);
}

/* What a button of the shelf looks like. */
static Uint32 look_of(const char *key)
{
    static Uint32 pixels[640 * 400];
    char name[256];
    Lesson lesson;
    Record record;
    Error error;
    Box b;
    Uint32 sum = 0;
    assert_true(lesson_shelf_open(&app, key, &lesson, &record, &error));
    snprintf(name, sizeof name, "widget %s", lesson.title);
    assert_true(layout_find(&app, name, &b));
    app_draw(&app);
    const SDL_Rect part = {(int)(b.x * app.canvas->unit), (int)(b.y * app.canvas->unit),
                           (int)(b.w * app.canvas->unit), (int)(b.h * app.canvas->unit)};
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &part, SDL_PIXELFORMAT_RGB888,
                                          pixels, part.w * (int)sizeof pixels[0]),
                     0);
    for (int i = 0; i < part.w * part.h; i++)
        sum = sum * 31 + pixels[i];
    return sum;
}

static void the_shelf_shows_what_is_done_and_what_comes_next(void **state)
{
    LessonProgress progress = {.done = true};
    Lesson lesson;
    Error error;
    (void)state;
    pictures_wait(app.canvas->pictures, true);
    const Uint32 new[2] = {look_of(PUPIL_KEYS[0]), look_of(PUPIL_KEYS[1])};
    lesson_progress_save(&app, PUPIL_KEYS[0], &progress);
    app_measure(&app);
    const Uint32 done = look_of(PUPIL_KEYS[0]);
    assert_int_not_equal(done, new[0]);
    assert_int_not_equal(look_of(PUPIL_KEYS[1]), new[1]); /* it is the next one */
    assert_true(lesson_shelf_open(&app, PUPIL_KEYS[0], &lesson, &progress.record, &error));
    progress.begun = true;
    lesson_progress_save(&app, PUPIL_KEYS[0], &progress);
    app_measure(&app);
    assert_int_not_equal(look_of(PUPIL_KEYS[0]), done);
}

/* As in a window: time passes only while the scene says that something moves. */
static void nobody_does_anything(int frames)
{
    for (int i = 0; i < frames && scenes_moving(&app); i++)
        app_step(&app);
}

static void a_lesson_speaks_though_nobody_does_anything(void **state)
{
    (void)state;
    for (int i = 0; i < PUPIL_LESSONS; i++) {
        pupil_enter(PUPIL_KEYS[i]);
        nobody_does_anything(60 * 60);
        assert_true(pupil_lesson()->guide.count > 0);
        assert_true(pupil_lesson()->speaks_from > 0);
        scenes_take(&app, scene_home(SCENE_LEARN));
    }
}

static void the_match_of_the_family_stays_as_it_was(void **state)
{
    const GameOptions options = game_default_options(EDITION_EN);
    Record record, match;
    (void)state;
    record_init(&record, &options, "2026-01-01T12:00:00Z");
    app_put_match(&app, &record);
    const Play *own = app.play;
    Family family;
    app_recall_family(&app, &family);
    snprintf(family.seats[0].name, sizeof family.seats[0].name, "Zita");
    app_remember_family(&app, &family);
    app.seats[0].colour = 3;
    pupil_enter(PUPIL_KEYS[1]);
    assert_string_equal(play_record(app.play)->seats[pupil_lesson()->lesson.seat].name, "Zita");
    pupil_take_to_the_end(DEVICE_MOUSE, &match);
    scenes_take(&app, scene_home(SCENE_LEARN));
    assert_ptr_equal(app.play, own);
    assert_int_equal(app.seats[0].colour, 3);
    assert_int_equal(play_record(app.play)->move_count, 0);
}

#define LESSON(test) cmocka_unit_test_setup_teardown(test, pupil_open, pupil_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        LESSON(a_lesson_that_is_left_goes_on_where_it_was),
        LESSON(a_lesson_starts_again_when_it_is_asked_to),
        LESSON(who_has_done_a_lesson_has_done_it),
        LESSON(the_shelf_shows_what_is_done_and_what_comes_next),
        LESSON(a_lesson_speaks_though_nobody_does_anything),
        LESSON(the_match_of_the_family_stays_as_it_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
