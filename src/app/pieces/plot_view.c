#include "app/pieces/plot_view.h"

#include "app/draw/masks.h"
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"

#include <math.h>
#include <stdio.h>

/* In the units of the board (home_view.c); the pictures keep to these figures. */
static const float BOARD_WIDTH = 776, BOARD_HEIGHT = 486;
static const float FOOT = 470, MIDDLE = 422;
static const float RISE = 143; /* on the board the cellar lies below the ground */
static const Box INSIDE = {117, 66, 610, 393}, HOUSE = {104, 4, 636, 466};
static const Box LAMP = {648, 188, 240, 312}; /* its post stands before the next plot's tree */
static const Box TREE = {-6, 201, 120, 270}, GARDEN = {0, 384, 776, 110}, SNOW = {0, 0, 776, 90};

Season season_of_month(int month, bool south)
{
    const int season = month / 3 + 3; /* December to February are the winter */
    if (month < 1 || month > 12)
        return SEASON_SUMMER;
    return (Season)((season + (south ? 2 : 0)) % 4);
}

static Box on_plot(Box plot, Box b)
{
    const float scale = plot.w / BOARD_WIDTH;
    return box(plot.x + b.x * scale, plot.y + b.y * scale, b.w * scale, b.h * scale);
}

Box plot_house(Box plot)
{
    return on_plot(plot, HOUSE);
}

Box plot_lamp(Box plot)
{
    return on_plot(plot, LAMP);
}

Box plot_box(const Canvas *canvas, float middle, float foot, float width)
{
    const float scale = width / BOARD_WIDTH;
    return box(roundf((middle - MIDDLE * scale) * canvas->unit) / canvas->unit,
               roundf((foot - FOOT * scale) * canvas->unit) / canvas->unit, width,
               BOARD_HEIGHT * scale);
}

/* ---- rooms ---- */

static SDL_Rect inside_pixels(const Canvas *canvas, Box plot)
{
    const Box b = on_plot(plot, INSIDE);
    const int left = (int)lroundf(b.x * canvas->unit), top = (int)lroundf(b.y * canvas->unit);
    return (SDL_Rect){left, top, (int)lroundf((b.x + b.w) * canvas->unit) - left,
                      (int)lroundf((b.y + b.h) * canvas->unit) - top};
}

static void close_inside(PlotInside *inside)
{
    if (inside->texture)
        SDL_DestroyTexture(inside->texture);
    *inside = (PlotInside){0};
}

void plot_view_close(PlotView *view)
{
    for (int i = 0; i < PLOT_BETWEEN; i++)
        close_inside(&view->insides[i]);
}

static bool fits(const Canvas *canvas, const PlotInside *inside, SDL_Rect b)
{
    return inside->texture && inside->width == b.w && inside->height == b.h &&
           inside->losses == canvas->losses;
}

/* Rooms that lacked a picture are made again when all that was asked for has come. */
static bool is_current(const Canvas *canvas, const PlotInside *inside, SDL_Rect b)
{
    return fits(canvas, inside, b) && (inside->whole || pictures_pending(canvas->pictures));
}

bool plot_view_costs(const Canvas *canvas, const PlotView *view, Box plot, PlotSize size)
{
    return !view->empty && size != PLOT_BETWEEN &&
           !is_current(canvas, &view->insides[size], inside_pixels(canvas, plot));
}

static void paint_inside(const Canvas *canvas, const PlotView *view, Box plot, SDL_Rect at)
{
    Canvas inner = *canvas; /* nobody is told, or sketches, what is kept */
    inner.sketch = NULL;
    inner.still = false;
    for (int i = 0; i < CANVAS_WATCHERS_MAX; i++)
        inner.watchers[i] = (CanvasWatcher){0};
    const Box board = box_moved(plot, -(float)at.x / canvas->unit, -(float)at.y / canvas->unit);
    paint_fill(&inner, box_inset(board, -1), TONE_OAT);
    paint_picture(&inner, "street", "house", board);
    home_view_draw_rooms(&inner, &view->home, board, 0);
    home_view_draw_arches(&inner, &view->home, board, 0);
}

static void make_inside(const Canvas *canvas, PlotView *view, Box plot, PlotInside *inside)
{
    const SDL_Rect b = inside_pixels(canvas, plot);
    SDL_Texture *before = SDL_GetRenderTarget(canvas->renderer);
    const SDL_bool clipped = SDL_RenderIsClipEnabled(canvas->renderer);
    SDL_Rect clip;
    SDL_RenderGetClipRect(canvas->renderer, &clip);
    if (!fits(canvas, inside, b)) {
        close_inside(inside);
        inside->texture = SDL_CreateTexture(canvas->renderer, SDL_PIXELFORMAT_ARGB8888,
                                            SDL_TEXTUREACCESS_TARGET, b.w, b.h);
        inside->width = b.w;
        inside->height = b.h;
        inside->losses = canvas->losses;
    }
    if (!inside->texture)
        return;
    SDL_SetRenderTarget(canvas->renderer, inside->texture);
    SDL_RenderSetClipRect(canvas->renderer, NULL);
    paint_inside(canvas, view, plot, b);
    inside->whole = !pictures_pending(canvas->pictures);
    SDL_SetRenderTarget(canvas->renderer, before);
    SDL_RenderSetClipRect(canvas->renderer, clipped ? &clip : NULL);
}

/* A house on its way between the two sizes has no rooms of its own: those of the front, which are
 * finer, or else those of the row are scaled. */
static PlotSize size_of_rooms(const PlotView *view, PlotSize size)
{
    const PlotInside *front = &view->insides[PLOT_FRONT];
    if (size != PLOT_BETWEEN)
        return size;
    return front->whole || !view->insides[PLOT_ROW].texture ? PLOT_FRONT : PLOT_ROW;
}

void plot_view_prepare(const Canvas *canvas, PlotView *view, Box plot, PlotSize size)
{
    if (plot_view_costs(canvas, view, plot, size))
        make_inside(canvas, view, plot, &view->insides[size]);
}

bool plot_view_has_rooms(const PlotView *view)
{
    return view->insides[PLOT_ROW].texture || view->insides[PLOT_FRONT].texture;
}

static void draw_inside(Canvas *canvas, PlotView *view, Box plot, PlotSize size)
{
    plot_view_prepare(canvas, view, plot, size);
    const PlotInside *inside = &view->insides[size_of_rooms(view, size)];
    if (!inside->texture)
        return;
    SDL_SetTextureBlendMode(inside->texture, SDL_BLENDMODE_NONE);
    paint_texture(canvas, inside->texture, box(0, 0, 1, 1), on_plot(plot, INSIDE), 1, 0);
}

/* ---- around the rooms ---- */

static void draw_seasonal(Canvas *canvas, const char *what, Season season, Box b)
{
    static const char *const SEASONS[] = {"spring", "summer", "autumn", "winter"};
    char key[32];
    snprintf(key, sizeof key, "%s-%s", what, SEASONS[season]);
    paint_picture(canvas, "street", key, b);
}

static void draw_built(Canvas *canvas, const PlotView *view, Box plot, ResourceType type)
{
    const Box b = home_view_garden(plot, type);
    if (home_has(&view->home, type))
        paint_picture(canvas, "boards", RESOURCE_INFO[type].key,
                      box_moved(b, 0, RISE * plot.w / BOARD_WIDTH));
}

static void draw_house(Canvas *canvas, PlotView *view, Box plot, PlotSize size)
{
    draw_seasonal(canvas, "tree", view->season, on_plot(plot, TREE));
    draw_built(canvas, view, plot, RESOURCE_TREEHOUSE);
    paint_picture(canvas, "street", "house", plot);
    draw_inside(canvas, view, plot, size);
    house_roof_draw(canvas, view->home.cards, plot);
    if (view->season == SEASON_WINTER)
        paint_picture(canvas, "street", "snow", on_plot(plot, SNOW));
    draw_built(canvas, view, plot, RESOURCE_BIRDHOUSE);
    draw_seasonal(canvas, "garden", view->season, on_plot(plot, GARDEN));
}

/* Pictures that keep their size are scaled once and kept (fits.h); those on their way are not. */
void plot_view_draw(Canvas *canvas, PlotView *view, Box plot, PlotSize size)
{
    const bool still = canvas->still;
    if (size == PLOT_ROW)
        close_inside(&view->insides[PLOT_FRONT]); /* large, and seldom needed again */
    canvas->still = size != PLOT_BETWEEN && masks_are_software(canvas->masks);
    if (view->empty)
        paint_picture(canvas, "street", "gap", plot);
    else
        draw_house(canvas, view, plot, size);
    canvas->still = still;
}
