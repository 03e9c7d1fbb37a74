#include "app/draw/shapes.h"

#include "app/draw/canvas.h"
#include "app/draw/contrast.h"
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/sketch.h"

#include <math.h>

enum { CORNERS_MAX = 40, PARTS_MAX = 2 };

/* A convex outline in a square from -1 to 1; its inside holds the middle of its corners. */
typedef struct Outline {
    int count;
    SDL_FPoint corners[CORNERS_MAX];
} Outline;

typedef struct Form {
    int parts;
    Outline outlines[PARTS_MAX];
} Form;

static const Form FORMS[SHAPE_COUNT] = {
    [SHAPE_DIAMOND] = {1, {{4, {{0, -1}, {0.8f, 0}, {0, 1}, {-0.8f, 0}}}}},
    [SHAPE_SQUARE] = {1, {{4, {{-0.8f, -0.8f}, {0.8f, -0.8f}, {0.8f, 0.8f}, {-0.8f, 0.8f}}}}},
    [SHAPE_TRIANGLE] = {1, {{3, {{0, -0.9f}, {0.95f, 0.75f}, {-0.95f, 0.75f}}}}},
    [SHAPE_LEFT] = {2,
                    {{4, {{-0.6f, 0}, {0.35f, -0.95f}, {0.7f, -0.6f}, {-0.25f, 0.35f}}},
                     {4, {{-0.6f, 0}, {-0.25f, -0.35f}, {0.7f, 0.6f}, {0.35f, 0.95f}}}}},
    [SHAPE_RIGHT] = {2,
                     {{4, {{0.6f, 0}, {0.25f, 0.35f}, {-0.7f, -0.6f}, {-0.35f, -0.95f}}},
                      {4, {{0.6f, 0}, {-0.35f, 0.95f}, {-0.7f, 0.6f}, {0.25f, -0.35f}}}}},
    [SHAPE_UP] = {2,
                  {{4, {{0, -0.6f}, {0.95f, 0.35f}, {0.6f, 0.7f}, {-0.35f, -0.25f}}},
                   {4, {{0, -0.6f}, {0.35f, -0.25f}, {-0.6f, 0.7f}, {-0.95f, 0.35f}}}}},
    [SHAPE_DOWN] = {2,
                    {{4, {{0, 0.6f}, {-0.35f, 0.25f}, {0.6f, -0.7f}, {0.95f, -0.35f}}},
                     {4, {{0, 0.6f}, {-0.95f, -0.35f}, {-0.6f, -0.7f}, {0.35f, 0.25f}}}}},
    [SHAPE_PLUS] = {2,
                    {{4, {{-0.2f, -0.9f}, {0.2f, -0.9f}, {0.2f, 0.9f}, {-0.2f, 0.9f}}},
                     {4, {{-0.9f, -0.2f}, {0.9f, -0.2f}, {0.9f, 0.2f}, {-0.9f, 0.2f}}}}},
    [SHAPE_CROSS] = {2,
                     {{4, {{-0.55f, -0.85f}, {0.85f, 0.55f}, {0.55f, 0.85f}, {-0.85f, -0.55f}}},
                      {4, {{0.55f, -0.85f}, {0.85f, -0.55f}, {-0.55f, 0.85f}, {-0.85f, 0.55f}}}}},
    [SHAPE_TICK] = {2,
                    {{4, {{-0.6f, -0.2f}, {-0.05f, 0.35f}, {-0.25f, 0.75f}, {-0.9f, 0.1f}}},
                     {4, {{0.7f, -0.7f}, {0.95f, -0.4f}, {-0.25f, 0.75f}, {-0.3f, 0.2f}}}}},
    [SHAPE_FIRST] = {2,
                     {{4, {{-0.85f, -0.8f}, {-0.55f, -0.8f}, {-0.55f, 0.8f}, {-0.85f, 0.8f}}},
                      {3, {{-0.4f, 0}, {0.75f, -0.85f}, {0.75f, 0.85f}}}}},
    [SHAPE_LAST] = {2,
                    {{4, {{0.55f, -0.8f}, {0.85f, -0.8f}, {0.85f, 0.8f}, {0.55f, 0.8f}}},
                     {3, {{-0.75f, -0.85f}, {0.4f, 0}, {-0.75f, 0.85f}}}}},
    [SHAPE_PAUSE] = {2,
                     {{4, {{-0.65f, -0.8f}, {-0.2f, -0.8f}, {-0.2f, 0.8f}, {-0.65f, 0.8f}}},
                      {4, {{0.2f, -0.8f}, {0.65f, -0.8f}, {0.65f, 0.8f}, {0.2f, 0.8f}}}}},
};

static Outline circle(void)
{
    Outline outline = {.count = CORNERS_MAX};
    for (int i = 0; i < CORNERS_MAX; i++) {
        const float angle = 6.2831853f * (float)i / CORNERS_MAX;
        outline.corners[i] = (SDL_FPoint){0.85f * cosf(angle), 0.85f * sinf(angle)};
    }
    return outline;
}

/* A point moved away from the middle by a length, in pixels. */
static SDL_FPoint moved_out(SDL_FPoint point, SDL_FPoint middle, float by)
{
    const float x = point.x - middle.x;
    const float y = point.y - middle.y;
    const float length = fmaxf(hypotf(x, y), 0.01f);
    return (SDL_FPoint){point.x + x / length * by, point.y + y / length * by};
}

static bool is_sketched(const Canvas *canvas, const Outline *outline, Box b, SDL_Color colour)
{
    const float unit = canvas->unit;
    const SDL_FRect to = {b.x * unit - 1, b.y * unit - 1, b.w * unit + 2, b.h * unit + 2};
    /* The first two corners tell all outlines apart. */
    const SDL_FPoint one = outline->corners[0], other = outline->corners[1];
    const float look[8] = {one.x,           one.y,           other.x,         other.y,
                           (float)colour.r, (float)colour.g, (float)colour.b, (float)colour.a};
    return sketch_takes(canvas, to, look, sizeof look);
}

/* A fan of triangles, and around it a rim of a pixel that fades away: geometry has no smoothing. */
static void fill(Canvas *canvas, const Outline *outline, Box b, SDL_Color colour)
{
    SDL_Vertex vertices[2 * CORNERS_MAX + 1];
    int indices[9 * CORNERS_MAX];
    int count = 0;
    SDL_FPoint middle = {0, 0};
    const SDL_Color clear = {colour.r, colour.g, colour.b, 0};
    if (is_sketched(canvas, outline, b, colour))
        return;
    for (int i = 0; i < outline->count; i++) {
        const SDL_FPoint at = {
            (b.x + b.w / 2 + outline->corners[i].x * b.w / 2) * canvas->unit,
            (b.y + b.h / 2 + outline->corners[i].y * b.h / 2) * canvas->unit,
        };
        vertices[2 * i + 1].position = at;
        middle.x += at.x / (float)outline->count;
        middle.y += at.y / (float)outline->count;
    }
    vertices[0] = (SDL_Vertex){.position = middle, .color = colour};
    for (int i = 0; i < outline->count; i++) {
        const SDL_FPoint at = vertices[2 * i + 1].position;
        const int inner = 2 * i + 1;
        const int next = 2 * ((i + 1) % outline->count) + 1;
        vertices[inner] = (SDL_Vertex){.position = moved_out(at, middle, -0.6f), .color = colour};
        vertices[inner + 1] = (SDL_Vertex){.position = moved_out(at, middle, 0.6f), .color = clear};
        const int corners[9] = {0, inner, next, inner, inner + 1, next, inner + 1, next + 1, next};
        for (int k = 0; k < 9; k++)
            indices[count++] = corners[k];
    }
    SDL_SetRenderDrawBlendMode(canvas->renderer, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(canvas->renderer, NULL, vertices, 2 * outline->count + 1, indices, count);
}

/* The drawn icon of a shape, light enough to take any colour; NULL if there is none. */
static SDL_Texture *icon_of(Canvas *canvas, Shape shape, Box b)
{
    static const char *const KEYS[SHAPE_COUNT] = {
        [SHAPE_DIAMOND] = "seat-diamond",
        [SHAPE_SQUARE] = "seat-square",
        [SHAPE_TRIANGLE] = "seat-triangle",
        [SHAPE_CIRCLE] = "seat-circle",
        [SHAPE_CROSS] = "cross",
        [SHAPE_TICK] = "check",
    };
    const char *key = KEYS[shape];
    return key ? pictures_get(canvas->pictures, "icons", key, b.w * canvas->unit) : NULL;
}

void shape_draw(Canvas *canvas, Shape shape, Box b, SDL_Color colour)
{
    SDL_Texture *icon = icon_of(canvas, shape, b);
    if (canvas->contrast)
        colour = contrast_surface(colour);
    if (icon) {
        paint_tinted(canvas, icon, box_inset(b, -0.16f * b.w), colour);
        return;
    }
    if (shape == SHAPE_CIRCLE) {
        const Outline outline = circle();
        fill(canvas, &outline, b, colour);
        return;
    }
    for (int i = 0; i < FORMS[shape].parts; i++)
        fill(canvas, &FORMS[shape].outlines[i], b, colour);
}
