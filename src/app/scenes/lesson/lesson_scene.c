/* A lesson on the real table: entering and leaving it, time and input. */
#include "app/scenes/lesson/lesson_scene.h"

#include "app/family/family.h"

#include <math.h>
#include <stdio.h>

/* ---- entering and leaving ---- */

/* The pupil has the name that somebody of the family has, and help enough. */
static void seat_family(LessonScene *scene, App *app, Record *record)
{
    Family family;
    app_recall_family(app, &family);
    for (int seat = 0; seat < SEAT_LOOKS; seat++) {
        scene->own_looks[seat] = app->seats[seat];
        app->seats[seat] = seat_look_standard(seat);
        app->seats[seat].hints = app->seats[seat].tips = false;
    }
    if (family.seats[0].level == LEVEL_PERSON)
        record_set_name(record, scene->lesson.seat, family.seats[0].name);
}

static void put_on_table(LessonScene *scene, App *app, const Record *record, int step)
{
    play_resume(&scene->play, record);
    play_set_level(&scene->play, scene->lesson.seat, LEVEL_PERSON);
    scene->prompted_moves = -1;
    scene->guide = (Guide){0};
    app->play = &scene->play;
    lesson_begin_step(scene, app, step);
}

static void start_over(LessonScene *scene, App *app)
{
    Record record = scene->prepared;
    record.move_count = scene->lesson.start;
    put_on_table(scene, app, &record, 0);
}

static bool take_lesson(LessonScene *scene, App *app, const char *key)
{
    LessonShelf shelf;
    Error error;
    lesson_shelf_list(&shelf, app);
    if (!key && !shelf.count)
        return false;
    snprintf(scene->key, sizeof scene->key, "%s", key ? key : shelf.keys[0]);
    if (lesson_shelf_open(app, scene->key, &scene->lesson, &scene->prepared, &error))
        return true;
    SDL_Log("%s", error.words);
    return false;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    LessonScene *scene = self;
    LessonProgress progress;
    if (!take_lesson(scene, app, note->lesson))
        return false;
    scene->own = app->play;
    app->kept.rehearsing = true;
    scene->skip = (Widget){.kind = &button_widget, .icon = "redo"};
    widgets_start(&scene->widgets, &scene->skip, 1);
    seat_family(scene, app, &scene->prepared);
    lesson_progress_load(app, scene->key, &progress);
    app->play = &scene->play;
    if (progress.begun && progress.step < scene->lesson.step_count)
        put_on_table(scene, app, &progress.record, progress.step);
    else
        start_over(scene, app);
    table_scene.enter(&scene->table, app, note);
    return true;
}

static void keep_progress(const LessonScene *scene, const App *app)
{
    LessonProgress progress;
    lesson_progress_load(app, scene->key, &progress);
    progress.done |= scene->finished;
    progress.begun = !scene->finished;
    progress.step = scene->step;
    progress.record = *play_record(&scene->play);
    lesson_progress_save(app, scene->key, &progress);
}

static void leave(void *self, App *app)
{
    LessonScene *scene = self;
    keep_progress(scene, app);
    table_scene.leave(&scene->table, app);
    app->play = scene->own;
    app->kept.rehearsing = false;
    for (int seat = 0; seat < SEAT_LOOKS; seat++)
        app->seats[seat] = scene->own_looks[seat];
}

static void resume(void *self, App *app, const SceneNote *result)
{
    LessonScene *scene = self;
    if (result->action == ACTION_NEXT)
        lesson_begin_step(scene, app, scene->step + 1);
    else if (result->action == ACTION_HOME)
        start_over(scene, app);
    else
        table_scene.resume(&scene->table, app, result);
    if (result->action == ACTION_HOME)
        table_resync(&scene->table, app);
}

static void layout(void *self, App *app)
{
    LessonScene *scene = self;
    table_scene.layout(&scene->table, app);
    lesson_layout(scene, app);
}

/* ---- time ---- */

/* The end of the game is counted for real; any other end leads back to the lessons. */
static SceneStep lead_on(LessonScene *scene, App *app, SceneStep step)
{
    if (step.kind == STEP_REPLACE && step.id == SCENE_END) {
        scene->finished = true;
        keep_progress(scene, app);
        return scene_push_with(SCENE_END, (SceneNote){.rehearsal = true, .seen = step.note.seen});
    }
    if (step.kind == STEP_PUSH && step.id == SCENE_PAUSE)
        return scene_push(SCENE_LESSON_MENU);
    if (step.kind == STEP_STAY && scene->finished) {
        audio_play(app->audio, SOUND_APPLAUSE);
        return scene_pop();
    }
    return step;
}

static SceneStep update(void *self, App *app, float seconds)
{
    LessonScene *scene = self;
    lesson_follow(scene, app);
    return lead_on(scene, app, table_scene.update(&scene->table, app, seconds));
}

static bool moving(const void *self, const App *app)
{
    const LessonScene *scene = self;
    return table_scene.moving(&scene->table, app) || scene->finished || scene->over_at > 0 ||
           lesson_waits_to_end(scene) || lesson_step_has(lesson_now(scene), GOAL_LOOK) ||
           isfinite(lesson_rests_until(scene, app));
}

static double rests_until(const void *self, const App *app)
{
    const LessonScene *scene = self;
    if (scene->finished || lesson_waits_to_end(scene) ||
        lesson_step_has(lesson_now(scene), GOAL_LOOK))
        return 0;
    const double table = table_scene.moving(&scene->table, app)
                             ? table_scene.rests_until(&scene->table, app)
                             : HUGE_VAL;
    return fmin(table, lesson_rests_until(scene, app));
}

/* ---- input ---- */

static bool presses_skip(LessonScene *scene, App *app, const InputEvent *event)
{
    const bool pointer = event->kind == INPUT_POINTER_MOVE || event->kind == INPUT_POINTER_DOWN ||
                         event->kind == INPUT_POINTER_UP || event->kind == INPUT_POINTER_LEFT;
    return pointer && scene->speaks_from > 0 &&
           widgets_event(&scene->widgets, app->canvas, app->audio, event) != NULL;
}

/* Whoever has seen enough says so in any way; what they press still does what it does. */
static bool looks(LessonScene *scene, const InputEvent *event)
{
    if (!lesson_step_has(lesson_now(scene), GOAL_LOOK))
        return false;
    const bool confirms = event->kind == INPUT_ACTION && event->action == ACTION_CONFIRM;
    scene->looked |= confirms || event->kind == INPUT_POINTER_DOWN;
    return confirms;
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    LessonScene *scene = self;
    if (scene->finished)
        return scene_stay();
    if (presses_skip(scene, app, event)) {
        lesson_begin_step(scene, app, scene->step + 1);
        return scene_stay();
    }
    const bool on_skip = scene->speaks_from > 0 && box_has(scene->skip.box, event->x, event->y);
    if (on_skip && (event->kind == INPUT_POINTER_DOWN || event->kind == INPUT_POINTER_UP))
        return scene_stay();
    if (looks(scene, event))
        return scene_stay();
    const SceneStep step = lead_on(scene, app, table_scene.event(&scene->table, app, event));
    if (step.kind == STEP_STAY)
        lesson_follow(scene, app);
    return step;
}

static void draw(const void *self, App *app)
{
    const LessonScene *scene = self;
    table_scene.draw(&scene->table, app);
    lesson_draw(scene, app);
}

const SceneKind lesson_scene = {
    .state_size = sizeof(LessonScene),
    .enter = enter,
    .leave = leave,
    .resume = resume,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .rests_until = rests_until,
    .draw = draw,
};
