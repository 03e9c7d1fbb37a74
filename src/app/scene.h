/**
 * Scenes and the stack that shows them.
 *
 * A scene is one file with one struct; scenes know each other only by id. A function answers with
 * the step to take, and the stack takes it after the function has returned. A step carries what the
 * next scene must know: a scene is handed its argument when it is entered, and hands a result to
 * the scene below when it leaves.
 */
#ifndef APP_SCENE_H
#define APP_SCENE_H

#include "app/draw/canvas.h"
#include "app/input.h"
#include "dreamhome/record.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct App App;
typedef struct House House;
typedef struct Layer Layer;
typedef struct Limit Limit;
typedef struct Table Table;

typedef enum SceneId {
#define SCENE(name, kind) SCENE_##name,
#include "app/scenes.def"
#undef SCENE
    SCENE_COUNT,
} SceneId;

typedef enum SceneStepKind {
    STEP_STAY,
    STEP_PUSH,
    STEP_REPLACE,
    STEP_POP,
    STEP_HOME
} SceneStepKind;

/** What a scene is told, on the way in or out. Everything is borrowed until the step is taken. */
typedef struct SceneNote {
    const char *topic;    /* RULES: what the book opens at; NULL where it was left */
    const Record *record; /* REPLAY, REVIEW: the game to be watched; RULES: its rules */
    const House *house;   /* VISIT, KEEP: the house; `record` is its game, or NULL; BEST: another */
    const Limit *limit;   /* BEST: the house to be looked at */
    bool from_puzzle;     /* BEST: its rounds were open, and only the last ones were played */
    const Game *game;     /* UNSEEN: the table as it is shown */
    Table *table;         /* QUESTIONS, PAUSE: the one that lies below, and outlives them */
    const char *lesson;   /* LESSON: its key; NULL the first */
    bool rehearsal;       /* END: of a lesson, which has no rematch */
    Layer *seen;          /* END: what was seen last, which it owns from then on; or NULL */
    bool alone;           /* END: only the first house is counted; then it leaves */
    Action action;        /* from PAUSE and LESSON_MENU: what the player wants done */
    int moves;            /* from LOG: look back at the table as it was after so many moves, or 0 */
} SceneNote;

typedef struct SceneStep {
    SceneStepKind kind;
    SceneId id; /* of STEP_PUSH, STEP_REPLACE, and STEP_HOME: the only scene left */
    SceneNote note;
} SceneStep;

static inline SceneStep scene_stay(void)
{
    return (SceneStep){.kind = STEP_STAY};
}

static inline SceneStep scene_push(SceneId id)
{
    return (SceneStep){.kind = STEP_PUSH, .id = id};
}

static inline SceneStep scene_push_with(SceneId id, SceneNote note)
{
    return (SceneStep){.kind = STEP_PUSH, .id = id, .note = note};
}

static inline SceneStep scene_replace(SceneId id)
{
    return (SceneStep){.kind = STEP_REPLACE, .id = id};
}

static inline SceneStep scene_pop(void)
{
    return (SceneStep){.kind = STEP_POP};
}

static inline SceneStep scene_replace_with(SceneId id, SceneNote note)
{
    return (SceneStep){.kind = STEP_REPLACE, .id = id, .note = note};
}

/** Leaves, and tells the scene below. */
static inline SceneStep scene_pop_with(SceneNote result)
{
    return (SceneStep){.kind = STEP_POP, .note = result};
}

static inline SceneStep scene_home(SceneId id)
{
    return (SceneStep){.kind = STEP_HOME, .id = id};
}

/** Any function may be NULL: the scene is not interested. */
typedef struct SceneKind {
    size_t state_size; /* zeroed, passed as `self` from enter to leave */
    bool overlay;      /* the scene below stays visible */
    bool (*enter)(void *self, App *app, const SceneNote *note);
    /* The scene above has gone; asked before the layout that follows. */
    void (*resume)(void *self, App *app, const SceneNote *result);
    void (*leave)(void *self, App *app);
    void (*layout)(void *self, App *app); /* after enter, and whenever the view has changed */
    SceneStep (*event)(void *self, App *app, const InputEvent *event);
    SceneStep (*update)(void *self, App *app, float seconds);
    bool (*moving)(const void *self, const App *app); /* time matters now: update and draw */
    /* While moving: nothing changes before this time, so that nothing need be drawn, or wake. */
    double (*rests_until)(const void *self, const App *app);
    /* Does a part of what the next frame needs and would take too long for one frame; false if
     * there is nothing left to do. Meanwhile the last frame stays, and time stands still. */
    bool (*prepare)(const void *self, App *app);
    void (*draw)(const void *self, App *app);
    /* Asks for its pictures before it is entered. If there is no window yet, the view of the canvas
     * is a guess. */
    void (*foresee)(App *app);
    /* While moving, for a scene that merely lives: draws no more than what has changed since a
     * frame that was drawn some seconds ago, and of which the rest is still there. */
    void (*touch_up)(void *self, App *app, double since);
} SceneKind;

#define SCENE(name, kind) extern const SceneKind kind;
#include "app/scenes.def"
#undef SCENE

enum { SCENE_DEPTH = 8 };

typedef struct SceneStack {
    bool redraw;  /* something changed: draw a frame */
    bool quit;    /* nothing is left to be shown, or the player wants to go */
    double ahead; /* seconds of the next step that have passed when a frame is drawn */
    int count;
    struct {
        SceneId id;
        void *state;
    } items[SCENE_DEPTH];
} SceneStack;

/** The stack of an App, which provides this function. */
SceneStack *scenes_of(App *app);

/** As scenes.def has it: "TABLE". */
const char *scene_name(SceneId id);

/** A scene will be shown soon: its pictures can come meanwhile. */
void scene_foresee(App *app, SceneId id);

void scenes_take(App *app, SceneStep step);
void scenes_event(App *app, const InputEvent *event);
void scenes_loaded(
    App *app,
    const InputEvent *loaded); /* pictures have come: also for what lies below an overlay */
void scenes_update(App *app, float seconds);
void scenes_layout(App *app);
bool scenes_prepare(App *app);
void scenes_draw(App *app, const Canvas *canvas);
bool scenes_can_touch_up(App *app);
void scenes_touch_up(App *app, double since);
bool scenes_moving(App *app);
double scenes_rest_until(App *app); /* 0: the next frame is another */

/** The id of the scene on top; only while there is one. */
SceneId scenes_top(App *app);

#endif
