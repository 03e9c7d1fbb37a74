#include "app/probe/contrast_check.h"

#include "app/app.h"
#include "app/draw/contrast.h"

#include <math.h>
#include <stdlib.h>

static const float LEAST = 4.5f, LEAST_HIGH = 7;

/* Small letters and their soft edges cover up to two thirds of where they stand. */
static const float GROUND = 0.7f;

enum { PIXELS_MAX = 1 << 19, FAINT = 128 };

typedef struct ContrastLog {
    float least;
    int wrong;
    Uint32 pixels[PIXELS_MAX];
} ContrastLog;

static SDL_Color colour_of(Uint32 pixel)
{
    return (SDL_Color){(Uint8)(pixel >> 16), (Uint8)(pixel >> 8), (Uint8)pixel, 255};
}

/* The pixels that words cover on what is being drawn on, cut to what is seen of it. A lonely figure
 * fills its place; some of what is beside it counts as well. */
static SDL_Rect pixels_of(const Canvas *canvas, Box b)
{
    b = box(b.x - b.h * 0.1f, b.y, b.w + b.h * 0.2f, b.h);
    SDL_Rect clip, view,
        rect = {(int)floorf(b.x * canvas->unit), (int)floorf(b.y * canvas->unit),
                (int)ceilf(b.w * canvas->unit), (int)ceilf(b.h * canvas->unit)};
    SDL_RenderGetViewport(canvas->renderer, &view);
    SDL_RenderGetClipRect(canvas->renderer, &clip);
    if (SDL_RenderIsClipEnabled(canvas->renderer) && !SDL_IntersectRect(&rect, &clip, &rect))
        return (SDL_Rect){0};
    rect.x += view.x;
    rect.y += view.y;
    return SDL_IntersectRect(&rect, &view, &rect) ? rect : (SDL_Rect){0};
}

/* The contrast that a part of the pixels, GROUND, does not reach. Many words stand on one colour:
 * what was measured last mostly holds for the next pixel. */
static float measure(const ContrastLog *log, int count, SDL_Color words)
{
    enum { STEPS = 20 * 22 }; /* a twentieth each */
    int counts[STEPS] = {0}, below = 0, step = 0;
    Uint32 last = ~log->pixels[0];
    for (int i = 0; i < count; i++) {
        if (log->pixels[i] != last) {
            last = log->pixels[i];
            const SDL_Color ground = colour_of(last);
            const SDL_Color seen = colour_mix(ground, words, (float)words.a / 255);
            step = (int)(contrast_between(seen, ground) * 20);
        }
        counts[step]++;
    }
    for (step = 0; step < STEPS - 1 && below + counts[step] < (int)((float)count * GROUND); step++)
        below += counts[step];
    return (float)(step + 1) / 20;
}

static void look_at(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    ContrastLog *log = self;
    const SDL_Rect rect = pixels_of(canvas, drawn->real);
    const int count = rect.w * rect.h;
    if (drawn->colour.a < FAINT || count <= 0 || count > PIXELS_MAX ||
        SDL_RenderReadPixels(canvas->renderer, &rect, SDL_PIXELFORMAT_ARGB8888, log->pixels,
                             rect.w * (int)sizeof log->pixels[0]) != 0)
        return;
    const float contrast = measure(log, count, drawn->colour);
    if (contrast >= log->least)
        return;
    SDL_Log("contrast: '%s' at %d, %d has %.1f : 1, not %.1f : 1", drawn->words, rect.x, rect.y,
            (double)contrast, (double)log->least);
    log->wrong++;
}

static int check_once(App *app, ContrastLog *log, bool high)
{
    log->least = high ? LEAST_HIGH : LEAST;
    log->wrong = 0;
    app->settings.high_contrast = high;
    app_measure(app); /* nothing comes from a layer or a card that was drawn before */
    canvas_watch(app->canvas, (CanvasWatcher){.self = log, .words = look_at});
    app_draw(app);
    canvas_unwatch(app->canvas, log);
    return log->wrong;
}

int contrast_check(App *app)
{
    const int before = app->settings.high_contrast;
    ContrastLog *log = calloc(1, sizeof *log);
    if (!log)
        abort();
    const int wrong = check_once(app, log, false) + check_once(app, log, true);
    free(log);
    app->settings.high_contrast = before;
    app_measure(app);
    return wrong;
}
