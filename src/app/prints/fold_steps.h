/**
 * How the fold-up house is built, in pictures beside it: cut, fold, glue, and there it stands; and
 * a ruler that shows whether it was printed in its true size.
 */
#ifndef PRINTS_FOLD_STEPS_H
#define PRINTS_FOLD_STEPS_H

#include "app/prints/fold_plan.h"
#include "app/prints/sheet.h"

void fold_steps_draw(Sheet *sheet, const FoldPlan *plan, const char *paper);

#endif
