/**
 * A finished house as it stands in the street: without its board, in the garden of a season.
 *
 * A plot is as wide as the home board and uses its figures. Everything on it but the rooms is
 * shared by all houses; the rooms are put together once for each of two sizes and kept, so that a
 * street that is walked along merely copies pictures. The owner closes a view.
 */
#ifndef PIECES_PLOT_VIEW_H
#define PIECES_PLOT_VIEW_H

#include "app/draw/canvas.h"
#include "dreamhome/home.h"

typedef enum Season { SEASON_SPRING, SEASON_SUMMER, SEASON_AUTUMN, SEASON_WINTER } Season;

/** The season of a month, from 1 to 12; on the southern half of the world it is the other one. */
Season season_of_month(int month, bool south);

/** A house in the row, one in front of it, and one on its way between the two. */
typedef enum PlotSize { PLOT_ROW, PLOT_FRONT, PLOT_BETWEEN } PlotSize;

/** What is behind the walls, in one size. */
typedef struct PlotInside {
    SDL_Texture *texture;
    int width, height; /* pixels */
    int losses;        /* of the renderer, when it was made */
    bool whole;        /* no picture was missing */
} PlotInside;

typedef struct PlotView {
    Home home;
    Season season;
    bool empty; /* no house: a plot that waits for one */
    PlotInside insides[PLOT_BETWEEN];
} PlotView;

void plot_view_close(PlotView *view);

/** The box of a plot of a width whose house has its middle and its foot there, on whole pixels. */
Box plot_box(const Canvas *canvas, float middle, float foot, float width);

/** Of a plot: the house itself, from its roof to its foot. */
Box plot_house(Box plot);

/** Beside a plot: the street lamp and its light. */
Box plot_lamp(Box plot);

/** Whether drawing the view in a size must put the rooms together first, which takes its time. */
bool plot_view_costs(const Canvas *canvas, const PlotView *view, Box plot, PlotSize size);

/** Puts the rooms together for where the plot will be drawn in a size, unless they are. */
void plot_view_prepare(const Canvas *canvas, PlotView *view, Box plot, PlotSize size);

/** Whether its rooms were put together in any size: it can be drawn between them. */
bool plot_view_has_rooms(const PlotView *view);

void plot_view_draw(Canvas *canvas, PlotView *view, Box plot, PlotSize size);

#endif
