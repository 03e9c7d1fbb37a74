/**
 * The running lesson, shared by its files: the real table, and above it what the lesson lights,
 * shows and says.
 *
 *   lesson_scene.c   the scene: entering, leaving, time and input
 *   lesson_flow.c    from step to step: what was done, who plays meanwhile
 *   lesson_guide.c   what is to be lit now
 *   lesson_draw.c    the light, the ghost hand and the caption
 *   lesson_shelf.c   the lessons on disk, and how far they were taken
 *
 * The table is the family's own table with all its rules; the lesson watches its moves and never
 * stands in the way. While the lesson runs, its match lies on the table in place of the family's.
 */
#ifndef LESSON_SCENE_H
#define LESSON_SCENE_H

#include "app/scenes/lesson/lesson.h"
#include "app/scenes/lesson/lesson_goal.h"
#include "app/scenes/lesson/lesson_shelf.h"
#include "app/scenes/table/table.h"

enum { GUIDE_LIGHTS_MAX = STEP_POINTS_MAX };

/* Something on the table, whatever number it has among the targets now. */
typedef struct TargetRef {
    TargetKind kind;
    int index;
} TargetRef;

typedef struct Guide {
    int count;
    TargetRef lights[GUIDE_LIGHTS_MAX]; /* the first is to be used now */
    bool carries;                       /* and what it gives goes to: */
    TargetRef to;
    bool strayed; /* the turn went another way */
} Guide;

/* What a guide depends on: while it is the same, so is the guide. */
typedef struct Moment {
    int step, moves, turn_start;
    bool turn_over, showing, looked;
    bool active;
    int kind, held_column, column, space, card;
} Moment;

typedef struct LessonScene {
    Table table;
    Play play;
    Play *own;                      /* the family's match, or NULL */
    SeatLook own_looks[SEAT_LOOKS]; /* and its seats */
    char key[LESSON_KEY_CAPACITY];
    Lesson lesson;
    Record prepared;
    int step;
    int step_moves;   /* moves of the match when the step began, */
    int step_turn;    /* and when its turn did */
    int judged_moves; /* what the moves up to there have reached is known: */
    bool reached;
    int prompted_moves; /* the computer was told what was prepared for its turn from there */
    double asked_at;    /* when the pupil was last left alone with it */
    double speaks_from; /* when the lesson began to speak; 0: it is silent */
    double over_at;     /* when the turn was first seen to be over; 0: it is not */
    bool looked;        /* what was to be looked at was */
    bool finished;
    Moment moment;
    Guide guide;
    Box caption;
    Widget skip;
    Widgets widgets;
} LessonScene;

static inline const LessonStep *lesson_now(const LessonScene *scene)
{
    return &scene->lesson.steps[scene->step];
}

/* lesson_flow.c */
void lesson_follow(LessonScene *scene, App *app); /* before the table takes its step */
void lesson_begin_step(LessonScene *scene, App *app, int step);
bool lesson_pupil_moves(const LessonScene *scene);               /* and not somebody else */
bool lesson_prepared_turn(const LessonScene *scene, Plan *plan); /* of who moves now, if legal */
bool lesson_waits_to_end(const LessonScene *scene); /* the turn ends by itself in a moment */

/* lesson_guide.c */
void lesson_find_guide(LessonScene *scene, App *app);
const Target *lesson_target(const Table *table, TargetRef ref); /* or NULL */

/* lesson_draw.c */
void lesson_layout(LessonScene *scene, App *app);
void lesson_draw(const LessonScene *scene, App *app);
double lesson_rests_until(const LessonScene *scene, const App *app); /* when the picture changes */

#endif
