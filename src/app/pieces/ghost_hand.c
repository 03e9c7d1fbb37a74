#include "app/pieces/ghost_hand.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/shapes.h"
#include "app/draw/text.h"

#include <math.h>

static const float HAND = 92, KEYS = 84;

/* Where the tip of the finger and the grip lie in their pictures (assets/art/pictures/hands.py). */
static const float TIP_X = 0.25f, TIP_Y = 0.115f, GRIP_X = 0.36f, GRIP_Y = 0.27f;

/* The parts of a gesture, in seconds. */
static const double COME = 0.5, TAP = 0.35, TRAVEL = 0.9, REST = 0.45;

typedef struct Spot {
    float x, y;
} Spot;

static Spot middle(Box b)
{
    return (Spot){b.x + b.w / 2, b.y + b.h / 2};
}

static float ease(double t)
{
    const float s = t < 0 ? 0 : t > 1 ? 1 : (float)t;
    return s * s * (3 - 2 * s);
}

/* A point of the bow from one place to another. */
static Spot on_the_way(const Gesture *gesture, float t)
{
    const Spot from = middle(gesture->from), to = middle(gesture->to);
    const Spot bow = {(from.x + to.x) / 2 + (to.y - from.y) * 0.28f,
                      (from.y + to.y) / 2 - (to.x - from.x) * 0.28f};
    const float a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
    return (Spot){a * from.x + b * bow.x + c * to.x, a * from.y + b * bow.y + c * to.y};
}

/* ---- drawing ---- */

static void draw_hand(Canvas *canvas, const char *key, Spot at, float alpha)
{
    const bool holds = key[0] == 'h';
    const Box b = box(at.x - HAND * (holds ? GRIP_X : TIP_X),
                      at.y - HAND * (holds ? GRIP_Y : TIP_Y), HAND, HAND);
    SDL_Texture *texture = pictures_get(canvas->pictures, "hands", key, HAND * canvas->unit);
    if (texture)
        paint_texture(canvas, texture, box(0, 0, 1, 1), b, alpha, 0);
}

/* The ring of a tap grows and fades. */
static void draw_ring(Canvas *canvas, Spot at, float t)
{
    const float radius = 12 + 22 * t;
    paint_frame(canvas, box(at.x - radius, at.y - radius, 2 * radius, 2 * radius), radius, 4,
                colour_alpha(TONE_CREAM, 0.9f * (1 - t)));
}

static void draw_path(Canvas *canvas, const Gesture *gesture)
{
    enum { DOTS = 13 };
    for (int i = 1; i < DOTS; i++) {
        const float t = (float)i / DOTS, size = 6 + 4 * t;
        const Spot at = on_the_way(gesture, t);
        shape_draw(canvas, SHAPE_CIRCLE, box(at.x - size / 2, at.y - size / 2, size, size),
                   colour_alpha(TONE_SHEET, 0.9f));
    }
}

/* ---- with a pointer ---- */

/* Comes from below, and taps. */
static void draw_coming(Canvas *canvas, Spot at, double t)
{
    const float left = 1 - ease(t / COME);
    if (t > COME)
        draw_ring(canvas, at, ease((t - COME) / TAP));
    draw_hand(canvas, "point", (Spot){at.x + 60 * left, at.y + 80 * left}, 1 - 0.6f * left);
}

static double once(const Gesture *gesture)
{
    return COME + TAP + (gesture->carries ? TRAVEL + TAP : 0) + REST;
}

/* Click here, click there. */
static void draw_clicks(Canvas *canvas, const Gesture *gesture, double t)
{
    const double travels = COME + TAP, arrives = travels + TRAVEL;
    if (!gesture->carries || t < travels) {
        draw_coming(canvas, middle(gesture->from), t);
        return;
    }
    const Spot at = on_the_way(gesture, ease((t - travels) / TRAVEL));
    if (t > arrives)
        draw_ring(canvas, at, ease((t - arrives) / TAP));
    draw_hand(canvas, "point", at, 1);
}

/* Press, drag, let go. */
static void draw_drag(Canvas *canvas, const Gesture *gesture, double t)
{
    const double travels = COME + TAP, arrives = travels + TRAVEL;
    if (t < COME) {
        draw_coming(canvas, middle(gesture->from), t);
        return;
    }
    const Spot at = on_the_way(gesture, ease((t - travels) / TRAVEL));
    draw_hand(canvas, t < arrives ? "hold" : "point", at, 1);
}

/* Still: where to begin, and, fainter, where it goes. */
static void draw_at_rest(Canvas *canvas, const Gesture *gesture)
{
    const Spot at = middle(gesture->from);
    if (gesture->carries)
        draw_hand(canvas, "point", middle(gesture->to), 0.6f);
    draw_ring(canvas, at, 0.35f);
    draw_hand(canvas, "point", at, 1);
}

static void draw_pointer(Canvas *canvas, const Gesture *gesture, double seconds)
{
    const double cycle = once(gesture);
    if (gesture->carries)
        draw_path(canvas, gesture);
    if (seconds >= ghost_hand_lasts(gesture))
        draw_at_rest(canvas, gesture);
    else if (seconds < cycle || !gesture->carries)
        draw_clicks(canvas, gesture, fmod(seconds, cycle));
    else
        draw_drag(canvas, gesture, seconds - cycle);
}

/* ---- with keys and buttons ---- */

/* A key or a button that no picture of its own was made for. */
static void draw_hint(Canvas *canvas, const KeyHint *hint, Box b)
{
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_CENTRE};
    const Box cap = hint->picture ? box_inset(b, b.w * 0.1f) : box_centred(b, b.w, b.h * 0.6f);
    const float round = hint->picture ? cap.h / 2 : 10;
    paint_box(canvas, box_moved(cap, 0, 5), round, TONE_CARAMEL, TONE_CARAMEL);
    paint_box(canvas, cap, round, TONE_CREAM, TONE_CREAM);
    if (!hint->picture) {
        text_draw(canvas, &style, hint->words, box_inset(cap, 6));
        return;
    }
    SDL_Texture *sign =
        pictures_get(canvas->pictures, "icons", hint->picture, cap.w * canvas->unit);
    paint_tinted(canvas, sign, box_inset(cap, cap.w * 0.1f), TONE_INK);
}

static void draw_keys(Canvas *canvas, const Gesture *gesture)
{
    const Box from = gesture->from, view = canvas->view;
    const float x = fminf(from.x + from.w - KEYS * 0.5f, view.w - KEYS - 8);
    const float y = fminf(from.y + from.h - KEYS * 0.5f, view.h - KEYS - 8);
    if (gesture->carries)
        draw_path(canvas, gesture);
    paint_shadow(canvas, box(x + 8, y + 8, KEYS - 16, KEYS - 16), 20, 16, 0.5f);
    if (gesture->keys)
        paint_picture(canvas, "hands", gesture->keys, box(x, y, KEYS, KEYS));
    else
        draw_hint(canvas, &gesture->hint, box(x, y, KEYS, KEYS));
}

double ghost_hand_lasts(const Gesture *gesture)
{
    const bool points = gesture->device == DEVICE_MOUSE || gesture->device == DEVICE_TOUCH;
    return points ? 2 * once(gesture) : 0;
}

void ghost_hand_draw(Canvas *canvas, const Gesture *gesture, double seconds)
{
    if (gesture->device == DEVICE_MOUSE || gesture->device == DEVICE_TOUCH)
        draw_pointer(canvas, gesture, seconds);
    else
        draw_keys(canvas, gesture);
}
