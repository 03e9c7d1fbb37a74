/**
 * Scores over time: a line for each person, in the colour and with the symbol of a seat.
 */
#ifndef RECORDS_PLOT_H
#define RECORDS_PLOT_H

#include "app/app.h"
#include "app/scenes/records/series.h"

void plot_draw(App *app, const Series *series, Box b);

#endif
