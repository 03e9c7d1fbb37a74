/* The children are found one by one: a lens stops where each of them hides. */
#include "app/pieces/home_view.h"
#include "app/pieces/lens.h"
#include "app/scenes/end/count.h"
#include "dreamhome/notation.h"

#include <math.h>
#include <stdio.h>

/* As in home_view.c: a scene is 280 x 300 with 20 of bleed. */
static const float SCENE_WIDTH = 280, SCENE_HEIGHT = 300, BLEED = 20;
static const float CARD_WIDTH = 240;

static const float ZOOM = 2.3f;

/* The rim hides that the glass has corners; the software renderer pays for each of them. */
enum { GLASS_CORNERS = 24 };

static float unit_of(Box space)
{
    return space.w / CARD_WIDTH;
}

static const ChildSpot *spot_of(const Count *count, const CountStep *step)
{
    return children_find(&count->spots, step->card, step->place);
}

void count_draw_found(const Count *count, const Stage *stage)
{
    for (int i = 0; i < count->step && i < count->plan.count; i++) {
        const CountStep *step = &count->plan.items[i];
        const ChildSpot *spot = step->kind == COUNT_CHILD ? spot_of(count, step) : NULL;
        if (!spot || step->player != count->viewed)
            continue;
        lens_draw_ring(
            stage->canvas,
            children_box(home_view_space(count->layout.board, space_first(step->spaces)), spot));
    }
}

/* ---- the lens ---- */

/* A round piece of a scene around a point of the card, as large as `glass`. */
static void draw_glass(const Stage *stage, SDL_Texture *scene, Box glass, float x, float y,
                       float unit)
{
    SDL_Vertex vertices[GLASS_CORNERS + 1];
    int indices[3 * GLASS_CORNERS];
    const SDL_Color white = {255, 255, 255, 255};
    const float reach = glass.w / 2 / (unit * ZOOM);
    x = fminf(fmaxf(x + BLEED, reach), SCENE_WIDTH - reach);
    y = fminf(fmaxf(y, reach), SCENE_HEIGHT - reach);
    for (int i = 0; i <= GLASS_CORNERS; i++) {
        const float angle = 6.2831853f * (float)i / GLASS_CORNERS;
        const float across = i < GLASS_CORNERS ? cosf(angle) : 0;
        const float down = i < GLASS_CORNERS ? sinf(angle) : 0;
        vertices[i] = (SDL_Vertex){
            {(glass.x + glass.w / 2 * (1 + across)) * stage->canvas->unit,
             (glass.y + glass.h / 2 * (1 + down)) * stage->canvas->unit},
            white,
            {(x + reach * across) / SCENE_WIDTH, (y + reach * down) / SCENE_HEIGHT},
        };
    }
    for (int i = 0; i < GLASS_CORNERS; i++) {
        indices[3 * i] = GLASS_CORNERS;
        indices[3 * i + 1] = i;
        indices[3 * i + 2] = (i + 1) % GLASS_CORNERS;
    }
    SDL_SetTextureAlphaMod(scene, 255);
    SDL_SetTextureColorMod(scene, 255, 255, 255);
    SDL_RenderGeometry(stage->canvas->renderer, scene, vertices, GLASS_CORNERS + 1, indices,
                       3 * GLASS_CORNERS);
}

/* `x` and `y`: the point of the card that is seen in the middle of the glass. */
static void draw_lens_at(const Stage *stage, Box glass, SDL_Texture *scene, float x, float y,
                         float unit)
{
    const float radius = glass.w / 2;
    paint_shadow(stage->canvas, glass, radius, 16, 0.5f);
    lens_draw_handle(stage->canvas, glass);
    if (scene)
        draw_glass(stage, scene, glass, x, y, unit);
    else
        paint_box(stage->canvas, glass, radius, TONE_MIST, TONE_MIST);
    lens_draw_rim(stage->canvas, glass);
}

static SDL_Texture *scene_of(const Stage *stage, RoomCard card, float width)
{
    char key[32];
    Text text = text_on(key, sizeof key);
    notation_write_room(&text, card);
    return pictures_get(stage->canvas->pictures, "cards/rooms", key, width * stage->canvas->unit);
}

/* The number of the child, where the lens found it. */
static void draw_number(const Count *count, const Stage *stage, Box glass)
{
    char number[8];
    const Score score = count_score(&count->plan, count->step + 1, count->viewed);
    snprintf(number, sizeof number, "%d", score.children);
    count_draw_disc(stage, box(glass.x + glass.w * 0.76f, glass.y - glass.h * 0.02f, 44, 44),
                    TONE_GREEN, number);
}

void count_draw_lens(const Count *count, const Stage *stage)
{
    const CountStep *step = count_step(count);
    const ChildSpot *spot = step && step->kind == COUNT_CHILD ? spot_of(count, step) : NULL;
    if (!spot)
        return;
    const Box board = count->layout.board;
    const Box space = home_view_space(board, space_first(step->spaces));
    const Box child = children_box(space, spot);
    const float unit = unit_of(space);
    const float t = fminf(count_progress(count, stage->speed) / 0.3f, 1);
    const float size = board.w * 0.2f;
    /* It is led to the child by its handle, and stays as large as it is: round shapes of a new size
     * in every frame would take longer than a frame has. */
    const float away = 0.7f * size * (1 - t) * (1 - t);
    Box glass = box_centred(child, size, size);
    glass.x = fminf(fmaxf(glass.x, board.x + 6), board.x + board.w - size * 1.4f) + away;
    glass.y = fminf(fmaxf(glass.y, board.y + 6), board.y + board.h - size * 1.3f) + away;
    draw_lens_at(stage, glass, scene_of(stage, step->card, space.w * ZOOM),
                 (float)spot->x + (float)spot->w / 2 + away / unit,
                 (float)spot->y + (float)spot->h / 2 + away / unit, unit);
    if (t >= 1)
        draw_number(count, stage, glass);
}
