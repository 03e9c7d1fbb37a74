#include "app/widgets/scroll.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"

#include "app/draw/canvas.h"

#include <math.h>

static const float WHEEL_STEP = 64;

static float furthest(const Scroll *scroll)
{
    return fmaxf(0, scroll->content - scroll->window.h);
}

static void move_to(Scroll *scroll, float at)
{
    scroll->at = fminf(fmaxf(at, 0), furthest(scroll));
}

void scroll_set(Scroll *scroll, Box window, float content)
{
    scroll->window = window;
    scroll->content = content;
    move_to(scroll, scroll->at);
}

void scroll_show(Scroll *scroll, Box b)
{
    const float margin = 16;
    const float top = b.y - margin - scroll->window.y;
    const float bottom = b.y + b.h + margin - scroll->window.y;
    if (scroll->at + scroll->window.h < bottom)
        move_to(scroll, bottom - scroll->window.h);
    if (scroll->at > top)
        move_to(scroll, top);
}

static bool page_event(Scroll *scroll, Action action)
{
    const float page = scroll->window.h * 0.85f;
    switch (action) {
    case ACTION_PAGE_UP:
        move_to(scroll, scroll->at - page);
        return true;
    case ACTION_PAGE_DOWN:
        move_to(scroll, scroll->at + page);
        return true;
    case ACTION_HOME:
        move_to(scroll, 0);
        return true;
    case ACTION_END:
        move_to(scroll, furthest(scroll));
        return true;
    default:
        return false;
    }
}

bool scroll_event(Scroll *scroll, const InputEvent *event, bool on_ground)
{
    switch (event->kind) {
    case INPUT_WHEEL:
        move_to(scroll, scroll->at - event->amount * WHEEL_STEP);
        return true;
    case INPUT_POINTER_DOWN:
        scroll->dragging = on_ground && box_has(scroll->window, event->x, event->y);
        scroll->drag_y = event->y;
        return scroll->dragging;
    case INPUT_POINTER_MOVE:
        if (scroll->dragging)
            move_to(scroll, scroll->at + scroll->drag_y - event->y);
        scroll->drag_y = event->y;
        return scroll->dragging;
    case INPUT_POINTER_UP:
    case INPUT_POINTER_LEFT:
        scroll->dragging = false;
        return false;
    case INPUT_ACTION:
        return page_event(scroll, event->action);
    default:
        return false;
    }
}

void scroll_begin(Canvas *canvas, const Scroll *scroll)
{
    const Box b = scroll->window;
    const SDL_Rect clip = {(int)lroundf(b.x * canvas->unit), (int)lroundf(b.y * canvas->unit),
                           (int)lroundf(b.w * canvas->unit), (int)lroundf(b.h * canvas->unit)};
    SDL_RenderSetClipRect(canvas->renderer, &clip);
}

void scroll_end(Canvas *canvas, const Scroll *scroll)
{
    SDL_RenderSetClipRect(canvas->renderer, NULL);
    const float limit = furthest(scroll);
    if (limit <= 1)
        return;
    const Box b = scroll->window;
    const bool plain = canvas->contrast;
    const Box track = box(b.x + b.w - 9, b.y + 6, plain ? 9 : 6, b.h - 12);
    const float length = fmaxf(36, track.h * b.h / scroll->content);
    const Box thumb =
        box(track.x, track.y + (track.h - length) * scroll->at / limit, track.w, length);
    /* A light thumb in a dark groove can be seen on wood and on paper. */
    const SDL_Color groove = plain ? TONE_PLUM : colour_alpha(TONE_PLUM, 0.2f);
    paint_box(canvas, track, 3, groove, groove);
    paint_box(canvas, plain ? box_inset(thumb, 2) : thumb, 3, TONE_GOLD, TONE_GOLD);
}
