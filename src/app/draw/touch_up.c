#include "app/draw/touch_up.h"

#include <assert.h>
#include <math.h>

void touch_up_change(TouchUp *touch, Box b)
{
    assert(touch->change_count < TOUCH_UP_MAX);
    touch->changes[touch->change_count++] = b;
}

void touch_up_whole(TouchUp *touch, Box b)
{
    assert(touch->whole_count < TOUCH_UP_MAX);
    touch->wholes[touch->whole_count++] = b;
}

static void include_whole(Box *b, Box other)
{
    if (SDL_HasIntersectionF(b, &other))
        SDL_UnionFRect(b, &other, b);
}

static Box with_all_it_touches(const TouchUp *touch, Box b)
{
    Box before;
    do {
        before = b;
        for (int i = 0; i < touch->whole_count; i++)
            include_whole(&b, touch->wholes[i]);
        for (int i = 0; i < touch->change_count; i++)
            include_whole(&b, touch->changes[i]);
    } while (!SDL_FRectEquals(&before, &b));
    return b;
}

static SDL_Rect clip_of(const Canvas *canvas, Box b)
{
    const int left = (int)floorf(b.x * canvas->unit) - 1;
    const int top = (int)floorf(b.y * canvas->unit) - 1;
    return (SDL_Rect){left, top, (int)ceilf((b.x + b.w) * canvas->unit) + 1 - left,
                      (int)ceilf((b.y + b.h) * canvas->unit) + 1 - top};
}

/* A change that an earlier one has taken in is done. */
static bool is_done(const TouchUp *touch, int index)
{
    for (int i = 0; i < index; i++) {
        const Box earlier = touch->changes[i];
        Box both;
        SDL_UnionFRect(&earlier, &touch->changes[index], &both);
        if (SDL_FRectEquals(&both, &earlier))
            return true;
    }
    return false;
}

bool touch_up_next(TouchUp *touch, const Canvas *canvas)
{
    while (touch->at < touch->change_count) {
        const int at = touch->at++;
        if (is_done(touch, at))
            continue;
        touch->changes[at] = with_all_it_touches(touch, touch->changes[at]);
        const SDL_Rect clip = clip_of(canvas, touch->changes[at]);
        SDL_RenderSetClipRect(canvas->renderer, &clip);
        return true;
    }
    SDL_RenderSetClipRect(canvas->renderer, NULL);
    return false;
}
