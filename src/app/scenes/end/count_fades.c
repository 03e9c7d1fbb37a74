/* How one picture becomes the next: what was seen before fades over it. */
#include "app/scenes/end/count.h"

#include "app/draw/paint.h"
#include "app/pieces/home_view.h"

#include <math.h>

/* How long that takes: the first two as multiples of Stage.speed, the last in seconds, which is no
 * longer than the time between the lights of two rooms. */
static const float HOUSE_FLIGHTS = 1.07f, ALL_FLIGHTS = 1.5f, ROOMS_SECONDS = 0.13f;

static float ease_out(float t)
{
    const float rest = 1 - t;
    return 1 - rest * rest * rest;
}

static float ease_in_out(float t)
{
    return t * t * (3 - 2 * t);
}

void count_end_fade(Count *count)
{
    count->fade = FADE_NONE;
}

static void begin(Count *count, CountFade fade)
{
    count->fade = fade;
    count->faded = 0;
}

void count_fade_house(Count *count, const Stage *stage)
{
    if (!layer_texture(count->layer))
        return;
    layer_copy(stage->canvas, count->layer, count->before);
    begin(count, FADE_HOUSE);
}

/* If the picture was not drawn yet, nothing new can fade, and an earlier fade goes on. */
static void fade_seen(Count *count, const Stage *stage, CountFade fade)
{
    Layer *seen;
    if (!layer_is_valid(count->layer))
        return;
    seen = layer_new(); /* a fade that is going on is part of it */
    stage->canvas->unseen = true;
    if (layer_begin_copy(stage->canvas, count->layer, seen)) {
        count_draw_moving(count, stage);
        layer_end(stage->canvas, seen);
    }
    stage->canvas->unseen = false;
    layer_free(count->before);
    count->before = seen;
    layer_wait(count->layer);
    begin(count, fade);
}

void count_fade_all(Count *count, const Stage *stage)
{
    fade_seen(count, stage, FADE_ALL);
}

void count_fade_pile(Count *count, const Stage *stage)
{
    fade_seen(count, stage, FADE_PILE);
}

void count_fade_rooms(Count *count, const Stage *stage, SpaceSet rooms)
{
    count_end_fade(count);
    if (!layer_is_valid(count->layer))
        return;
    layer_copy(stage->canvas, count->layer, count->before);
    count->fade_rooms = rooms;
    begin(count, FADE_ROOMS);
}

/* How much of it is left to be seen. */
static float left_of(const Count *count, const Stage *stage)
{
    const float seconds = count->fade == FADE_ROOMS ? ROOMS_SECONDS
                          : count->fade == FADE_ALL ? ALL_FLIGHTS * stage->speed
                                                    : HOUSE_FLIGHTS * stage->speed;
    const float t = seconds > 0 ? count->faded / seconds : 1;
    if (count->fade == FADE_NONE || t >= 1 || !layer_matches(count->before, count->layer))
        return 0;
    return 1 - (count->fade == FADE_HOUSE ? ease_out(t) : ease_in_out(t));
}

static void draw_within(const Count *count, const Stage *stage, Box b, float alpha)
{
    const SDL_Rect clip = paint_pixels_around(stage->canvas, b);
    SDL_RenderSetClipRect(stage->canvas->renderer, &clip);
    layer_veil(stage->canvas, count->before, alpha);
    SDL_RenderSetClipRect(stage->canvas->renderer, NULL);
}

void count_draw_fade_below(const Count *count, const Stage *stage)
{
    const float left = left_of(count, stage);
    if (left <= 0)
        return;
    if (count->fade == FADE_HOUSE)
        draw_within(count, stage, count->layout.board, left);
    else if (count->fade == FADE_ROOMS)
        draw_within(count, stage, home_view_spaces(count->layout.board, count->fade_rooms), left);
}

void count_draw_fade_above(const Count *count, const Stage *stage)
{
    const float left = left_of(count, stage);
    if (left > 0 && count->fade == FADE_ALL)
        layer_veil(stage->canvas, count->before, left);
    else if (left > 0 && count->fade == FADE_PILE)
        draw_within(count, stage, home_view_pile(count->layout.board), left);
}
