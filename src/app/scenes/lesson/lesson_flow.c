/* From step to step: what was done, what cannot be done, and who plays meanwhile. */
#include "app/scenes/lesson/lesson_scene.h"

#include "dreamhome/turn.h"

/* A turn that did what it should is looked at for a moment, and ends by itself. */
static const double END_SECONDS = 1.2;

/* How long something is shown that only wants to be looked at. */
static const double LOOK_SECONDS = 7;

bool lesson_pupil_moves(const LessonScene *scene)
{
    return scene->play.mover == scene->lesson.seat && play_person_moves(&scene->play);
}

/* ---- the prepared match ---- */

/* The moves that were prepared for the turn of `game`; they need not be legal any more. */
static void find_prepared(const LessonScene *scene, const Game *game, Plan *plan)
{
    const Turn wanted = turn_of(game);
    Game then;
    game_new(&then, &scene->prepared.options, NULL);
    *plan = (Plan){0};
    for (int i = 0; i < scene->prepared.move_count; i++) {
        if (turn_equal(turn_of(&then), wanted) && plan->count < PLAN_MOVES_MAX)
            plan_add(plan, scene->prepared.moves[i]);
        game_apply(&then, &scene->prepared.moves[i], NULL);
    }
}

bool lesson_prepared_turn(const LessonScene *scene, Plan *plan)
{
    const Record *record = play_record(&scene->play);
    const int made = record->move_count - scene->play.turn_start;
    Game game;
    record_replay(record, scene->play.turn_start, &game);
    find_prepared(scene, &game, plan);
    if (made >= plan->count)
        return false;
    for (int i = 0; i < plan->count; i++) {
        if (i < made && !move_equal(&plan->moves[i], &record->moves[scene->play.turn_start + i]))
            return false;
        if (game_apply(&game, &plan->moves[i], NULL))
            return false;
    }
    for (int i = made; i < plan->count; i++)
        plan->moves[i - made] = plan->moves[i];
    plan->count -= made;
    return true;
}

/* The computer plays what was prepared, as long as the pupil lets it; else it thinks for itself. A
 * lesson may have been left in the middle of its turn: then it plays the rest. */
static void prompt_computer(LessonScene *scene)
{
    Pace *pace = &scene->table.pace;
    Plan plan;
    if (play_person_moves(&scene->play) || scene->play.turn_over ||
        scene->prompted_moves == scene->play.turn_start || play_finished(&scene->play))
        return;
    scene->prompted_moves = scene->play.turn_start;
    if (lesson_prepared_turn(scene, &plan)) {
        pace->plan = plan;
        pace->plan_next = 0;
    }
}

/* ---- what was done ---- */

/* Whether a turn of the pupil since the step began, or the rest of one, has done what it asks. */
static bool moves_reach(const LessonScene *scene)
{
    const Record *record = play_record(&scene->play);
    Attempt attempt;
    Game game;
    record_replay(record, scene->step_moves, &game);
    attempt_begin(&attempt, lesson_now(scene), &game, scene->lesson.seat);
    for (int i = scene->step_moves; i < record->move_count; i++) {
        if (!attempt_goes_on(&attempt)) {
            game = attempt.game;
            attempt_begin(&attempt, lesson_now(scene), &game, scene->lesson.seat);
        }
        attempt_play(&attempt, &record->moves[i]);
        if (attempt_succeeds(&attempt))
            return true;
    }
    return false;
}

static bool was_done(LessonScene *scene)
{
    const int moves = play_record(&scene->play)->move_count;
    if (scene->judged_moves != moves) {
        scene->judged_moves = moves;
        scene->reached = moves_reach(scene);
    }
    return scene->reached;
}

static bool is_done(LessonScene *scene, const App *app)
{
    const Goal *goal = &lesson_now(scene)->goals[0];
    switch (goal->kind) {
    case GOAL_END_TURN:
        return scene->play.turn_start > scene->step_turn || !lesson_pupil_moves(scene);
    case GOAL_LOOK:
        return scene->looked || app->now >= scene->asked_at + LOOK_SECONDS;
    case GOAL_ROUND:
        return play_game(&scene->play)->round >= goal->number && !scene->play.turn_over;
    case GOAL_COUNT:
        return false; /* the end of the game is the end of the lesson */
    default:
        return was_done(scene);
    }
}

/* While rounds go by, the pupil's seat is played as well. */
static void seat_pupil(LessonScene *scene, App *app)
{
    const bool away = lesson_step_has(lesson_now(scene), GOAL_ROUND);
    const Level level = away ? LEVEL_EASY : LEVEL_PERSON;
    if (play_record(&scene->play)->seats[scene->lesson.seat].level == level)
        return;
    play_set_level(&scene->play, scene->lesson.seat, level);
    if (!table_showing(&scene->table))
        table_scene.layout(&scene->table, app); /* it takes up what the rules ask for, or not */
}

void lesson_begin_step(LessonScene *scene, App *app, int step)
{
    scene->finished = step >= scene->lesson.step_count;
    if (scene->finished)
        return;
    scene->step = step;
    scene->step_moves = play_record(&scene->play)->move_count;
    scene->step_turn = scene->play.turn_start;
    scene->judged_moves = scene->moment.step = -1;
    scene->asked_at = app->now;
    scene->looked = false;
    scene->speaks_from = lesson_step_has(lesson_now(scene), GOAL_LOOK) ||
                                 lesson_step_has(lesson_now(scene), GOAL_ROUND)
                             ? app->now
                             : 0;
    seat_pupil(scene, app);
    lesson_layout(scene, app);
    app_redraw(app);
}

/* ---- time ---- */

bool lesson_waits_to_end(const LessonScene *scene)
{
    return lesson_pupil_moves(scene) && scene->play.turn_over &&
           (scene->step_moves > scene->play.turn_start ||
            lesson_step_has(lesson_now(scene), GOAL_COUNT)) &&
           !lesson_step_has(lesson_now(scene), GOAL_END_TURN) &&
           !lesson_step_has(lesson_now(scene), GOAL_LOOK);
}

static void end_turn(LessonScene *scene, App *app)
{
    if (!lesson_waits_to_end(scene) || table_showing(&scene->table)) {
        scene->over_at = 0;
    } else if (scene->over_at == 0) {
        scene->over_at = app->now;
    } else if (app->now >= scene->over_at + END_SECONDS) {
        scene->over_at = 0;
        table_end_turn(&scene->table, app);
        table_find_targets(&scene->table, app);
    }
}

void lesson_follow(LessonScene *scene, App *app)
{
    if (scene->finished || scene->table.shown.looking_back)
        return;
    /* What was done before the step began and is undone was not done: the step begins there. */
    scene->step_moves = SDL_min(scene->step_moves, play_record(&scene->play)->move_count);
    /* Rounds that went by are over before the computer goes on for the pupil. */
    if (is_done(scene, app) &&
        (!table_showing(&scene->table) || lesson_step_has(lesson_now(scene), GOAL_ROUND))) {
        audio_play(app->audio, SOUND_CHIME);
        lesson_begin_step(scene, app, scene->step + 1);
    }
    if (scene->finished)
        return;
    prompt_computer(scene);
    end_turn(scene, app);
    lesson_find_guide(scene, app);
}
