/* The lessons, taken by a pupil who cannot read: to the end, astray, away and back again. */
#include "app/family/family.h"
#include "app/probe/layout_check.h"
#include "pupil.h"
#include "testing.h"

#include <stdio.h>

static const char *const LESSONS[] = {"1-first-house", "2-tools", "3-winning"};

static int open_lessons(void **state)
{
    (void)state;
    pupil_open();
    return 0;
}

/* Not a word is left to be read. */
static int open_blank_lessons(void **state)
{
    (void)state;
    pupil_open_wordless();
    return 0;
}

/* ---- to the end ---- */

/* What is to be used now is never below the words about it. */
static void check_caption(const LessonScene *lesson)
{
    const Target *target = lesson_target(&lesson->table, lesson->guide.lights[0]);
    assert_non_null(target);
    assert_false(SDL_HasIntersectionF(&lesson->caption, &target->box));
}

/* Does what is lit until the lesson is over; the match is what came of it. */
static void take_to_the_end(Device device, Record *match)
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

static void check_prepared(const char *key, const Record *match)
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

/* Whoever follows the light plays the match that was prepared, whatever the device. */
static void take_all(Device device)
{
    for (size_t i = 0; i < COUNT_OF(LESSONS); i++) {
        Record match;
        pupil_enter(LESSONS[i]);
        take_to_the_end(device, &match);
        check_prepared(LESSONS[i], &match);
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
    pupil_enter(LESSONS[0]);
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
    pupil_enter(LESSONS[0]);
    take_to_the_end(DEVICE_MOUSE, &match);
    assert_int_equal(scenes_top(&app), SCENE_END);
    for (int i = 0; i < 600; i++)
        pupil_key(SDLK_END);
    scenes_take(&app, scene_home(SCENE_LEARN));
    assert_null(app.play);
    assert_false(app.kept.rehearsing);
    LessonProgress progress;
    lesson_progress_load(&app, LESSONS[0], &progress);
    assert_true(progress.done);
    assert_false(progress.begun);
}

/* ---- silence ---- */

static void the_lesson_is_silent_for_five_seconds_and_then_speaks(void **state)
{
    (void)state;
    pupil_enter(LESSONS[0]);
    pupil_wait();
    pupil_run(4 * 60);
    assert_true(pupil_lesson()->speaks_from == 0);
    pupil_run(2 * 60);
    assert_true(pupil_lesson()->speaks_from > 0);
}

static void who_acts_in_time_hears_nothing(void **state)
{
    (void)state;
    pupil_enter(LESSONS[0]);
    for (int i = 0; i < 40 && pupil_lesson()->step < 5; i++) {
        pupil_wait();
        pupil_run(3 * 60);
        assert_true(pupil_lesson()->speaks_from == 0);
        pupil_act(DEVICE_MOUSE);
    }
}

/* Skips to a step that only wants to be looked at. */
static void skip_to_a_look(void)
{
    pupil_enter(LESSONS[2]);
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

/* ---- astray ---- */

/* Something that can be used and is not lit; buttons that open another page are none. */
static const Target *something_else(const LessonScene *lesson, int from)
{
    const TargetList *targets = &lesson->table.targets;
    for (int i = 0; i < targets->count; i++) {
        const Target *target = &targets->items[(i + from) % targets->count];
        if (target->usable && target->kind != TARGET_BUTTON &&
            target != lesson_target(&lesson->table, lesson->guide.lights[0]))
            return target;
    }
    return NULL;
}

static void go_astray(int times)
{
    for (int i = 0; i < times && pupil_learns(); i++) {
        pupil_wait();
        if (!pupil_learns())
            return;
        const Target *target = something_else(pupil_lesson(), 7 * i);
        if (target)
            pupil_click(target->box);
        pupil_run(30);
    }
}

/* The light alone, without a picture: there are many lessons to go through. */
static void follow_light(int step)
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

static void another_move_at_any_step_of_any_lesson_is_survived(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(LESSONS); i++) {
        int steps = LESSON_STEPS_MAX;
        for (int step = 0; step < steps; step++) {
            pupil_enter(LESSONS[i]);
            steps = pupil_lesson()->lesson.step_count;
            follow_light(step);
            go_astray(3);
            follow_light(LESSON_STEPS_MAX);
            assert_false(pupil_learns());
            scenes_take(&app, scene_home(SCENE_LEARN));
        }
    }
}

static void another_move_gets_a_nod_and_is_kept_or_taken_back(void **state)
{
    (void)state;
    pupil_enter(LESSONS[0]);
    follow_light(2); /* two rooms are to become one */
    pupil_wait();
    pupil_click(pupil_lesson()->table.layout.column[1]);
    pupil_click(home_view_space(pupil_lesson()->table.layout.board, SPACE_E0));
    pupil_click(home_view_space(pupil_lesson()->table.layout.board, SPACE_A1));
    pupil_wait();
    assert_true(pupil_lesson()->guide.strayed);
    assert_true(pupil_lesson()->speaks_from > 0);
    const int moves = play_record(app.play)->move_count;
    pupil_run(600);
    assert_int_equal(play_record(app.play)->move_count, moves); /* nothing is taken back */
    follow_light(3);
    assert_int_equal(pupil_lesson()->step, 3);
}

/* A column and a place for its room that do what the step asks for. */
static bool find_turn(const LessonScene *lesson, Move turn[2])
{
    const Game *game = play_game(app.play);
    MoveList takes, places;
    game_moves(game, &takes);
    for (int i = 0; i < takes.count; i++) {
        Game taken = *game;
        game_apply(&taken, &takes.items[i], NULL);
        game_moves(&taken, &places);
        for (int k = 0; takes.items[i].kind == MOVE_TAKE && k < places.count; k++) {
            Attempt attempt;
            attempt_begin(&attempt, lesson_now(lesson), game, lesson->lesson.seat);
            attempt_play(&attempt, &takes.items[i]);
            attempt_play(&attempt, &places.items[k]);
            turn[0] = takes.items[i];
            turn[1] = places.items[k];
            if (attempt_succeeds(&attempt))
                return true;
        }
    }
    return false;
}

/* A turn that has led on to the next step is undone, and played as that step asks for. */
static bool play_next_step_instead(const char *lesson, int step)
{
    Move turn[2];
    pupil_enter(lesson);
    follow_light(step);
    LessonScene *scene = pupil_lesson();
    const bool undoes = scene->step == step && scene->play.turn_over && lesson_pupil_moves(scene);
    while (undoes && play_can_undo(&scene->play)) {
        table_press_button(&scene->table, &app, BUTTON_UNDO);
        pupil_run(2);
    }
    const bool found = undoes && find_turn(scene, turn);
    for (int i = 0; found && i < 2; i++) {
        assert_true(table_play(&scene->table, &app, &turn[i]));
        pupil_run(2);
    }
    if (found)
        assert_true(scene->step > step);
    scenes_take(&app, scene_home(SCENE_LEARN));
    return found;
}

static void what_was_undone_can_be_done_in_another_way(void **state)
{
    LessonProgress progress = {0};
    int found = 0;
    (void)state;
    for (int step = 1; step < 8; step++) {
        found += play_next_step_instead(LESSONS[0], step);
        lesson_progress_save(&app, LESSONS[0], &progress);
    }
    assert_true(found > 0);
}

static void every_step_can_be_skipped(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(LESSONS); i++) {
        pupil_enter(LESSONS[i]);
        int skipped = 0;
        for (int k = 0; k < 20 * LESSON_STEPS_MAX && pupil_learns(); k++) {
            pupil_run(60);
            if (!pupil_learns())
                break;
            pupil_key(SDLK_ESCAPE);
            if (!pupil_learns() && scenes_top(&app) == SCENE_LESSON_MENU) {
                pupil_key(SDLK_DOWN);
                pupil_key(SDLK_RETURN);
                skipped++;
            }
            if (pupil_learns() && lesson_step_has(lesson_now(pupil_lesson()), GOAL_COUNT))
                break; /* the game must be played to be counted */
        }
        assert_in_range(skipped, 1, LESSON_STEPS_MAX);
        scenes_take(&app, scene_home(SCENE_LEARN));
    }
}

/* ---- away and back ---- */

static void a_lesson_that_is_left_goes_on_where_it_was(void **state)
{
    Record match;
    (void)state;
    for (int step = 1; step < 6; step++) {
        pupil_enter(LESSONS[0]);
        follow_light(step);
        const int moves = play_record(app.play)->move_count, now = pupil_lesson()->step;
        scenes_take(&app, scene_home(SCENE_LEARN));
        assert_null(app.play);
        pupil_enter(LESSONS[0]);
        assert_int_equal(pupil_lesson()->step, now);
        assert_int_equal(play_record(app.play)->move_count, moves);
        scenes_take(&app, scene_home(SCENE_LEARN));
    }
    pupil_enter(LESSONS[0]);
    take_to_the_end(DEVICE_MOUSE, &match);
    check_prepared(LESSONS[0], &match);
}

static void a_lesson_starts_again_when_it_is_asked_to(void **state)
{
    (void)state;
    pupil_enter(LESSONS[0]);
    follow_light(3);
    pupil_key(SDLK_ESCAPE);
    assert_int_equal(scenes_top(&app), SCENE_LESSON_MENU);
    pupil_key(SDLK_DOWN);
    pupil_key(SDLK_DOWN);
    pupil_key(SDLK_RETURN);
    assert_int_equal(pupil_lesson()->step, 0);
    assert_int_equal(play_record(app.play)->move_count, 0);
    pupil_wait();
    follow_light(2);
    assert_int_equal(pupil_lesson()->step, 2);
}

static void who_has_done_a_lesson_has_done_it(void **state)
{
    LessonProgress progress = {.done = true};
    (void)state;
    lesson_progress_save(&app, LESSONS[0], &progress);
    pupil_enter(LESSONS[0]);
    follow_light(1);
    pupil_key(SDLK_ESCAPE);
    for (int i = 0; i < 5; i++)
        pupil_key(SDLK_DOWN);
    pupil_key(SDLK_RETURN); /* Leave the lesson */
    assert_int_equal(scenes_top(&app), SCENE_TITLE);
    lesson_progress_load(&app, LESSONS[0], &progress);
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
    const Uint32 new[2] = {look_of(LESSONS[0]), look_of(LESSONS[1])};
    lesson_progress_save(&app, LESSONS[0], &progress);
    app_measure(&app);
    const Uint32 done = look_of(LESSONS[0]);
    assert_int_not_equal(done, new[0]);
    assert_int_not_equal(look_of(LESSONS[1]), new[1]); /* it is the next one */
    assert_true(lesson_shelf_open(&app, LESSONS[0], &lesson, &progress.record, &error));
    progress.begun = true;
    lesson_progress_save(&app, LESSONS[0], &progress);
    app_measure(&app);
    assert_int_not_equal(look_of(LESSONS[0]), done);
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
    pupil_enter(LESSONS[1]);
    assert_string_equal(play_record(app.play)->seats[pupil_lesson()->lesson.seat].name, "Zita");
    take_to_the_end(DEVICE_MOUSE, &match);
    scenes_take(&app, scene_home(SCENE_LEARN));
    assert_ptr_equal(app.play, own);
    assert_int_equal(app.seats[0].colour, 3);
    assert_int_equal(play_record(app.play)->move_count, 0);
}

#define LESSON(test)       cmocka_unit_test_setup_teardown(test, open_lessons, pupil_close)
#define BLANK_LESSON(test) cmocka_unit_test_setup_teardown(test, open_blank_lessons, pupil_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_the_mouse),
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_a_finger),
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_the_keyboard),
        BLANK_LESSON(who_cannot_read_takes_every_lesson_with_a_gamepad),
        LESSON(the_first_house_takes_25_inputs_and_4_minutes_at_most),
        LESSON(the_end_of_a_lesson_has_no_rematch_and_leaves_no_match_behind),
        LESSON(the_lesson_is_silent_for_five_seconds_and_then_speaks),
        LESSON(who_acts_in_time_hears_nothing),
        LESSON(a_click_leads_on_from_what_is_only_looked_at),
        LESSON(who_only_looks_is_led_on_in_time),
        LESSON(another_move_at_any_step_of_any_lesson_is_survived),
        LESSON(another_move_gets_a_nod_and_is_kept_or_taken_back),
        LESSON(what_was_undone_can_be_done_in_another_way),
        LESSON(every_step_can_be_skipped),
        LESSON(a_lesson_that_is_left_goes_on_where_it_was),
        LESSON(a_lesson_starts_again_when_it_is_asked_to),
        LESSON(who_has_done_a_lesson_has_done_it),
        LESSON(the_shelf_shows_what_is_done_and_what_comes_next),
        LESSON(the_match_of_the_family_stays_as_it_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
