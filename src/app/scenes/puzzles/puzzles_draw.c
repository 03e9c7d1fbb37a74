/* The table of a puzzle, and what stands beside it. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/scenes/table/marks.h"

/* On the column alone where it is all that was asked for. */
static void mark_answer(App *app, const PuzzlesScene *scene, const Plan *plan, const Mark *mark)
{
    Plan marked = {0};
    for (int i = 0; i < plan->count; i++) {
        if (scene->puzzle.kind != PUZZLE_COLUMN || plan->moves[i].kind == MOVE_TAKE)
            plan_add(&marked, plan->moves[i]);
    }
    marks_draw_plan(app, &scene->guest.table, &marked, mark);
}

void puzzles_draw_table(const PuzzlesScene *scene, App *app)
{
    const bool moves = scene->mode == PUZZLES_JUDGED && scene->puzzle.kind != PUZZLE_FINISH;
    guest_table_draw(&scene->guest, app);
    if (moves && !scene->verdict.solved)
        mark_answer(app, scene, &scene->verdict.given.plan, &PUZZLE_GIVEN);
    if (moves && scene->verdict.told)
        mark_answer(app, scene, &scene->verdict.best.plan, &PUZZLE_BEST);
    if (scene->mode == PUZZLES_JUDGED)
        puzzles_draw_verdict(scene, app);
    else if (scene->puzzle.kind == PUZZLE_FINISH)
        puzzles_draw_coming(scene, app);
}
