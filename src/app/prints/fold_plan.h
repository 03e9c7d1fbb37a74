/**
 * The fold-up house as a paper engineer sees it: where its walls, roof and tabs lie on a sheet of
 * A4, what is cut and what is folded. Millimetres; pure.
 *
 * One piece of paper, printed on one side. From top to bottom: a strip of lawn, the back wall
 * (upside down), the two slopes of the roof, the front, and lawn again; a side wall with its gable
 * at either side of the front. The gable has the measures 15, 20 and 25, so that the
 * slopes of roof and gable are equal. All folds but those of the lawns go backwards.
 *
 *   - the side walls' outer tabs are glued behind the back wall,
 *   - the gables' tabs under the roof.
 */
#ifndef PRINTS_FOLD_PLAN_H
#define PRINTS_FOLD_PLAN_H

#include "app/draw/box.h"

typedef enum FoldPanel {
    FOLD_BACK_LAWN,
    FOLD_BACK,
    FOLD_ROOF_BACK,
    FOLD_ROOF_FRONT,
    FOLD_FRONT,
    FOLD_FRONT_LAWN,
    FOLD_LEFT, /* side walls, as far up as the tip of the gable */
    FOLD_RIGHT,
    FOLD_PANEL_COUNT,
} FoldPanel;

enum { FOLD_TABS = 6, FOLD_CORNERS = 4, FOLD_OUTLINE_MAX = 40, FOLD_LINES_MAX = 16 };

/** The width of the front, and its height to the eaves. */
#define FOLD_WIDTH  120.0f
#define FOLD_HEIGHT 77.0f

typedef struct FoldTab {
    SDL_FPoint corners[FOLD_CORNERS]; /* the first and the last lie on the fold */
} FoldTab;

typedef struct FoldLine {
    SDL_FPoint from, to;
    bool forward; /* towards who looks at the printed side */
} FoldLine;

typedef struct FoldPlan {
    Box panels[FOLD_PANEL_COUNT];
    FoldTab tabs[FOLD_TABS]; /* left: wall, gable outside, gable inside; the same at the right */
    int fold_count;
    FoldLine folds[FOLD_LINES_MAX];
    int outline_count;
    SDL_FPoint outline[FOLD_OUTLINE_MAX]; /* what is cut, clockwise */
    FoldLine slits[2];                    /* and these: between roof and gable */
    SDL_FPoint tips[2];                   /* of the gables, left and right */
} FoldPlan;

/** The plan, with the upper left corner of everything at `at`. */
FoldPlan fold_plan(SDL_FPoint at);

/** How much room it takes. */
Box fold_plan_bounds(const FoldPlan *plan);

#endif
