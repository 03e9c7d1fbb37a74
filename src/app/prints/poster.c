/* The house with its caption: a postcard as a picture, posters as sheets. */
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/prints/caption.h"
#include "app/prints/print_run.h"

#include <stdlib.h>

/* A board as large as a poster is a picture of its own: no screen needs it. */
static const float LARGEST_ON_SCREEN = 2328;

static void draw_house(PrintRun *run, Box b)
{
    const Home *home = &run->order.house.home;
    Canvas *canvas = run->press.canvas;
    const float width = b.w * canvas->unit;
    if (width > LARGEST_ON_SCREEN) {
        paint_texture(canvas, pictures_get(canvas->pictures, "paper", "home", width),
                      box(0, 0, 1, 1), b, 1, 0);
        home_view_draw_garden(canvas, home, b);
        home_view_draw_rooms(canvas, home, b, 0);
    } else {
        home_view_draw(canvas, home, b, 0);
    }
    home_view_draw_store(canvas, b);
    home_view_draw_arches(canvas, home, b, 0);
    house_roof_draw(canvas, home->cards, b);
}

/* ---- the postcard ---- */

void postcard_prepare(PrintRun *run)
{
    const CaptionInk ink = caption_on_canvas(run->press.canvas);
    caption_draw(&ink, &run->order);
}

bool postcard_make(PrintRun *run, Error *error)
{
    draw_house(run, caption_house());
    print_reach(run, 0.5f);
    return print_picture(run, error);
}

/* ---- posters ---- */

/* A3 is A4, printed larger. */
static SheetSize page_of(PrintKind kind)
{
    return (SheetSize){297, 210, kind == PRINT_LARGE_POSTER ? 420 / 297.0f : 1};
}

bool poster_make(PrintRun *run, Error *error)
{
    const PrintOrder *order = &run->order;
    SheetPicture picture = {0};
    draw_house(run, run->press.canvas->view);
    print_reach(run, 0.5f);
    void *bytes = press_encode(&run->press, PRESS_JPEG, &picture.length, error);
    if (!bytes)
        return false;
    print_reach(run, 0.8f);
    picture.bytes = bytes;
    Sheet *sheet = sheet_new(page_of(order->kind), order->assets, order->words.title);
    const CaptionInk ink = caption_on_sheet(sheet);
    caption_draw(&ink, order);
    sheet_picture(sheet, &picture, caption_house());
    const bool written = sheet_write(sheet, order->path, error);
    sheet_free(sheet);
    free(bytes);
    return written;
}
