#include "app/scenes/title/title_own.h"

#include "app/widgets/widget.h"
#include "app/words/dates.h"
#include "session/house.h"
#include "session/street.h"

#include <math.h>
#include <stdlib.h>

/* The painting (assets/art/pictures/title.py), and where the houses stand on it. */
static const float WIDE = 1600, HIGH = 1000, FOOT = 856, PLOT = 540;
static const float MIDDLES[TITLE_HOUSES] = {746, 1292};
static const float PEOPLE_TOP = 620;
static const float FADE_SECONDS = 0.7f;

TitleOwn *title_own_new(void)
{
    TitleOwn *own = calloc(1, sizeof *own);
    if (!own)
        abort();
    own->layer = layer_new();
    return own;
}

void title_own_free(TitleOwn *own)
{
    title_own_forget(own);
    layer_free(own->layer);
    free(own);
}

void title_own_forget(TitleOwn *own)
{
    for (int i = 0; i < TITLE_HOUSES; i++)
        plot_view_close(&own->houses[i]);
    layer_renew(own->layer);
    *own = (TitleOwn){.seen = own->seen, .shown = own->shown, .layer = own->layer};
}

bool title_own_step(TitleOwn *own, float seconds)
{
    const float before = own->shown;
    own->shown = own->ready ? fminf(1, own->shown + seconds / FADE_SECONDS) : 0;
    return own->shown != before;
}

bool title_own_chimney(const TitleOwn *own, SDL_FPoint *chimney)
{
    const float scale = PLOT / 776;
    const int house = own->count > 1 ? 1 : 0;
    *chimney = (SDL_FPoint){MIDDLES[house] + (640 - 422) * scale, FOOT - 468 * scale};
    return own->ready;
}

/* ---- drawing ---- */

/* The painting covers the view as widget_draw_covering lays it. */
static Box on_painting(const Canvas *canvas, Box b)
{
    const float scale = fmaxf(canvas->view.w / WIDE, canvas->view.h / HIGH);
    return box((canvas->view.w - WIDE * scale) / 2 + b.x * scale,
               canvas->view.h - (HIGH - b.y) * scale, b.w * scale, b.h * scale);
}

static void draw_all(TitleOwn *own, Canvas *canvas)
{
    widget_draw_covering(canvas, "title", "open");
    for (int i = 0; i < own->count; i++) {
        const Box at = on_painting(canvas, box(MIDDLES[i], FOOT, PLOT, 0));
        plot_view_draw(canvas, &own->houses[i], plot_box(canvas, at.x, at.y, at.w), PLOT_ROW);
    }
    paint_picture(canvas, "title", "people",
                  on_painting(canvas, box(0, PEOPLE_TOP, WIDE, HIGH - PEOPLE_TOP)));
}

static void read_houses(TitleOwn *own, const App *app)
{
    House houses[TITLE_HOUSES];
    const bool south = dates_southern(app->words);
    own->count = street_last(app->paths.data, houses, TITLE_HOUSES);
    for (int i = 0; i < own->count; i++) {
        own->houses[i].home = houses[i].home;
        own->houses[i].season = season_of_month(street_month(houses[i].started), south);
    }
}

/* Drawing it asks for its pictures; when all have come it is drawn once more. */
static void put_together(TitleOwn *own, App *app)
{
    Canvas *canvas = app->canvas;
    const bool first = !own->asked;
    if (first)
        read_houses(own, app);
    own->asked = true;
    if (!own->count || (!first && pictures_pending(canvas->pictures)))
        return;
    if (layer_begin(canvas, own->layer)) {
        draw_all(own, canvas);
        layer_end(canvas, own->layer);
    }
    own->ready = !pictures_pending(canvas->pictures);
    if (!own->ready)
        layer_renew(own->layer);
}

/* Without motion it is simply there. */
void title_own_prepare(TitleOwn *own, App *app)
{
    const bool at_once =
        app->launch.script || app->settings.speed == SPEED_OFF || app->settings.reduced_motion;
    if (!own->seen && !at_once) {
        own->seen = true;
        app_redraw(app); /* the first frame waits for nothing of this */
        return;
    }
    if (!own->ready || !layer_is_valid(own->layer))
        put_together(own, app);
    if (at_once)
        title_own_step(own, FADE_SECONDS);
}

void title_own_draw(TitleOwn *own, Canvas *canvas)
{
    if (!own->ready || own->shown <= 0)
        return;
    SDL_SetTextureBlendMode(layer_texture(own->layer),
                            own->shown < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    paint_texture(canvas, layer_texture(own->layer), box(0, 0, 1, 1), canvas->view, own->shown, 0);
}
