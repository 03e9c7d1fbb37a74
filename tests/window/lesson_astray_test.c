/* Pupils of the lessons who do something else, undo what they did or skip a step. */
#include "pupil.h"
#include "testing.h"

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

static void another_move_at_any_step_of_any_lesson_is_survived(void **state)
{
    (void)state;
    for (size_t i = 0; i < PUPIL_LESSONS; i++) {
        int steps = LESSON_STEPS_MAX;
        for (int step = 0; step < steps; step++) {
            pupil_enter(PUPIL_KEYS[i]);
            steps = pupil_lesson()->lesson.step_count;
            pupil_follow_light(step);
            go_astray(3);
            pupil_follow_light(LESSON_STEPS_MAX);
            assert_false(pupil_learns());
            scenes_take(&app, scene_home(SCENE_LEARN));
        }
    }
}

static void another_move_gets_a_nod_and_is_kept_or_taken_back(void **state)
{
    (void)state;
    pupil_enter(PUPIL_KEYS[0]);
    pupil_follow_light(2); /* two rooms are to become one */
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
    pupil_follow_light(3);
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
    pupil_follow_light(step);
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
        found += play_next_step_instead(PUPIL_KEYS[0], step);
        lesson_progress_save(&app, PUPIL_KEYS[0], &progress);
    }
    assert_true(found > 0);
}

static void every_step_can_be_skipped(void **state)
{
    (void)state;
    for (size_t i = 0; i < PUPIL_LESSONS; i++) {
        pupil_enter(PUPIL_KEYS[i]);
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

#define LESSON(test) cmocka_unit_test_setup_teardown(test, pupil_open, pupil_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        LESSON(another_move_at_any_step_of_any_lesson_is_survived),
        LESSON(another_move_gets_a_nod_and_is_kept_or_taken_back),
        LESSON(what_was_undone_can_be_done_in_another_way),
        LESSON(every_step_can_be_skipped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
