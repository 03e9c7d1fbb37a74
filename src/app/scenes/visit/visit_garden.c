/* What lies around the house that is visited, in the season in which it was built. */
#include "app/draw/pictures.h"
#include "app/pieces/home_view.h"
#include "app/scenes/visit/visit.h"

#include <math.h>
#include <stdio.h>

/* The gardens beside the board, in its units: each picture reaches a little under it. */
static const float BOARD_WIDTH = 776, AROUND_WIDTH = 440, AROUND_UNDER = 20;

/* Summer is what the board itself shows; the other seasons have pictures of their own. */
static SDL_Texture *seasonal(const Visit *visit, Canvas *canvas, const char *what, float width)
{
    static const char *const SEASONS[] = {"spring", "summer", "autumn", "winter"};
    char key[40];
    if (visit->season == SEASON_SUMMER)
        return pictures_get(canvas->pictures, "boards", what, width * canvas->unit);
    snprintf(key, sizeof key, "%s-%s", what, SEASONS[visit->season]);
    return pictures_get(canvas->pictures, "seasons", key, width * canvas->unit);
}

/* Above a garden there is more of the sky that its picture begins with. */
static void draw_beside(Canvas *canvas, SDL_Texture *picture, Box b, bool mirrored)
{
    const Box part = mirrored ? box(1, 0, -1, 1) : box(0, 0, 1, 1);
    const float sky = b.y - canvas->view.y;
    if (sky > 0)
        paint_fading(canvas, picture, box(part.x, 0, part.w, 0.004f),
                     box(b.x, canvas->view.y, b.w, sky + 1), 1, 1);
    paint_fading(canvas, picture, part, b, 1, 1);
}

/* Over the roof the sky grows lighter to the middle, as it does on the board. */
static void draw_sky(Canvas *canvas, SDL_Texture *picture, Box board, int side)
{
    const float sky = board.y - canvas->view.y, width = board.w * 0.3f;
    const float under = AROUND_UNDER / BOARD_WIDTH * board.w;
    const Box part = box(side < 0 ? 0.98f : 0, 0, 0.02f, 0.004f);
    const float x = side < 0 ? board.x + under : board.x + board.w - under - width;
    if (sky > 0)
        paint_fading(canvas, picture, part, box(x, canvas->view.y, width, sky + 1),
                     side < 0 ? 1 : 0, side < 0 ? 0 : 1);
}

/* In a very wide window the garden comes again, turned around, so that no edge is seen. */
static void draw_side(const Visit *visit, Canvas *canvas, int side)
{
    const Box board = visit->board;
    const float scale = board.w / BOARD_WIDTH, width = AROUND_WIDTH * scale;
    const float edge = side < 0 ? board.x + AROUND_UNDER * scale - width
                                : board.x + board.w - AROUND_UNDER * scale;
    SDL_Texture *picture =
        seasonal(visit, canvas, side < 0 ? "around-left" : "around-right", width);
    Box b = box(edge, board.y, width, board.h);
    draw_sky(canvas, picture, board, side);
    for (int i = 0; side < 0 ? b.x + b.w > canvas->view.x : b.x < canvas->view.x + canvas->view.w;
         i++) {
        draw_beside(canvas, picture, b, i % 2);
        b.x += (float)side * width;
    }
}

void visit_draw_ground(const Visit *visit, Canvas *canvas)
{
    const Box view = canvas->view, board = visit->board;
    const float middle = board.y + board.h / 2;
    paint_fill(canvas, box(view.x, view.y, view.w, fmaxf(middle - view.y, 0)), TONE_SKY_HIGH);
    paint_fill(canvas, box(view.x, middle, view.w, fmaxf(view.y + view.h - middle, 0)), TONE_EARTH);
    draw_side(visit, canvas, -1);
    draw_side(visit, canvas, 1);
}

/* ---- on the board ---- */

/* Beside the walls, down to where the lawn ends: a part of the board's picture is covered. */
static void cover(const Visit *visit, Canvas *canvas, const char *what, Box part)
{
    const float scale = visit->board.w / BOARD_WIDTH;
    const Box b = box(visit->board.x + part.x * scale, visit->board.y + part.y * scale,
                      part.w * scale, part.h * scale);
    paint_texture(canvas, seasonal(visit, canvas, what, b.w), box(0, 0, 1, 1), b, 1, 0);
}

void visit_draw_garden(const Visit *visit, Canvas *canvas)
{
    if (visit->season == SEASON_SUMMER)
        return;
    cover(visit, canvas, "left", box(0, 0, 117, 338));
    cover(visit, canvas, "right", box(727, 0, 49, 338));
    home_view_draw_garden(canvas, &visit->house.home, visit->board);
}

void visit_draw_snow(const Visit *visit, Canvas *canvas)
{
    const Box b = visit->board;
    if (visit->season == SEASON_WINTER)
        paint_picture(canvas, "street", "snow", box(b.x, b.y, b.w, b.w * 90 / BOARD_WIDTH));
}

void visit_load_ground(const Visit *visit, Canvas *canvas, Box board)
{
    const float width = AROUND_WIDTH / BOARD_WIDTH * board.w;
    pictures_get(canvas->pictures, "boards", "home", board.w * canvas->unit);
    seasonal(visit, canvas, "around-left", width);
    seasonal(visit, canvas, "around-right", width);
}
