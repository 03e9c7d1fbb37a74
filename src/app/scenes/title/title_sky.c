#include "app/scenes/title/title_sky.h"

#include <math.h>

/* The street as it was painted, and where its chimney ends. */
static const float STREET_RATIO = 16.0f / 10.0f;
static const float CHIMNEY_X = 0.5316f, CHIMNEY_Y = 0.487f;

static void draw_piece(App *app, const char *key, Box part, Box b, float alpha)
{
    SDL_Texture *texture =
        pictures_get(app->canvas->pictures, "title", key, b.w / part.w * app->canvas->unit);
    if (texture)
        paint_texture(app->canvas, texture, part, b, alpha, 0);
}

/* From the left edge to the right, and again from the left. */
static float drift(const App *app, double seconds, float start, float speed, float width)
{
    const float way = app->canvas->view.w + width;
    return fmodf(start * way + (float)seconds * speed, way) - width;
}

static void draw_clouds(App *app, double seconds)
{
    static const struct {
        float start, speed, top, width, alpha;
    } CLOUDS[] = {
        {0.24f, 7, 0.05f, 170, 0.85f},
        {0.52f, 5, 0.13f, 110, 0.7f},
        {0.70f, 9, 0.02f, 140, 0.8f},
    };
    const float ratio = 150.0f / 360.0f;
    for (size_t i = 0; i < sizeof CLOUDS / sizeof CLOUDS[0]; i++) {
        const float width = CLOUDS[i].width;
        const Box b = box(drift(app, seconds, CLOUDS[i].start, CLOUDS[i].speed, width),
                          app->canvas->view.h * CLOUDS[i].top, width, width * ratio);
        draw_piece(app, "cloud-1", box(0, 0, 1, 1), b, CLOUDS[i].alpha);
    }
}

static void draw_bird(App *app, double seconds)
{
    const float x = drift(app, seconds, 0.3f, 46, 900); /* it comes back after a while */
    const float y = app->canvas->view.h * 0.3f + 14 * sinf((float)seconds * 1.7f);
    draw_piece(app, "bird", box(0, 0, 1, 1), box(x, y, 40, 30), 1);
}

/* The street covers the view as widget_draw_covering lays it: cut above, or at both sides. */
static Box chimney(const App *app)
{
    const float wide = app->canvas->view.w / app->canvas->view.h / STREET_RATIO;
    const float x = wide > 1 ? CHIMNEY_X : (CHIMNEY_X - (1 - wide) / 2) / wide;
    const float y = wide > 1 ? (CHIMNEY_Y - 1 + 1 / wide) * wide : CHIMNEY_Y;
    return box(app->canvas->view.w * x, app->canvas->view.h * y, 0, 0);
}

static void draw_smoke(App *app, double seconds)
{
    enum { PUFFS = 4 };
    const Box puff = box(0.32f, 0.88f, 0.19f, 0.1f); /* one of the painted plume */
    const Box from = chimney(app);
    for (int i = 0; i < PUFFS; i++) {
        const float age = fmodf((float)seconds / 5 + (float)i / PUFFS, 1);
        const float size = 16 + 34 * age;
        const float x = from.x + 26 * age * age + 4 * sinf(age * 7 + (float)i);
        draw_piece(app, "smoke", puff, box(x - size / 2, from.y - 90 * age - size, size, size),
                   sinf(age * 3.14159f));
    }
}

void title_sky_draw(App *app, double seconds)
{
    draw_clouds(app, seconds);
    draw_smoke(app, seconds);
    draw_bird(app, seconds);
}
