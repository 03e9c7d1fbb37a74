/* The house by day and by night, and what is found in it. */
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/pieces/lens.h"
#include "app/pieces/wave.h"
#include "app/scenes/visit/visit.h"

#include <math.h>

static const float DIM = 0.46f;       /* what is beside the room that is looked at */
static const float LIGHT_SIZE = 1552; /* pixels of the board for which lights are made */
static const float POP_SECONDS = 0.35f;

/* ---- light ---- */

static Hour hour_at(float hour)
{
    const SDL_Color shade = hour < 0.5f ? colour_mix(TONE_WHITE, TONE_DUSK, hour * 2)
                                        : colour_mix(TONE_DUSK, TONE_DEEP_NIGHT, hour * 2 - 1);
    return (Hour){shade, fminf(hour * 1.4f, 1), 0, fmaxf(hour * 2 - 1, 0)};
}

static void shade_around(Canvas *canvas, Box b, void (*shade)(Canvas *, Box, SDL_Color),
                         SDL_Color colour)
{
    const Box view = canvas->view;
    const float left = fmaxf(b.x, view.x), right = fminf(b.x + b.w, view.x + view.w);
    const float top = fmaxf(b.y, view.y), bottom = fminf(b.y + b.h, view.y + view.h);
    shade(canvas, box(view.x, view.y, view.w, top - view.y), colour);
    shade(canvas, box(view.x, bottom, view.w, view.y + view.h - bottom), colour);
    shade(canvas, box(view.x, top, left - view.x, bottom - top), colour);
    shade(canvas, box(right, top, view.x + view.w - right, bottom - top), colour);
}

static Evening *evening_at(const Visit *visit, const App *app, Hour hour)
{
    VisitDrawn *drawn = visit->drawn;
    if (!drawn->evening) {
        drawn->evening = evening_new(app->paths.assets);
        evening_make_at(drawn->evening, LIGHT_SIZE);
    }
    evening_set_hour(drawn->evening, hour);
    return drawn->evening;
}

static void draw_hour(const Visit *visit, App *app)
{
    const Home *home = &visit->house.home;
    const float at = visit->drawn->hour;
    const Hour hour = hour_at(at);
    if (at <= 0)
        return;
    evening_draw(evening_at(visit, app, hour), app->canvas, home, visit->board, home->rooms);
    house_roof_light(app->canvas, home->cards, visit->board, hour.lamps);
    shade_around(app->canvas, visit->board, paint_shade, hour.shade);
}

/* ---- the house ---- */

/* What is out of sight need not be drawn. */
static SpaceSet out_of_sight(const Visit *visit)
{
    SpaceSet hidden = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Box b = home_view_space(visit->board, SPACES_IN_BYTE_ORDER[i]);
        if (!SDL_HasIntersectionF(&b, &visit->view.view))
            hidden |= space_bit(SPACES_IN_BYTE_ORDER[i]);
    }
    return hidden;
}

/* How far inside the visitor is, from 0 to 1. */
static float depth(const Visit *visit)
{
    const float outside = camera_outside(&visit->view).w;
    const float inside = camera_inside(&visit->view, &visit->house.home, SPACE_A1).w;
    return fminf(fmaxf((visit->board.w - outside) / (inside - outside), 0), 1);
}

/* What is beside the room steps back. */
static void draw_dim(const Visit *visit, Canvas *canvas)
{
    const Glide *glide = &visit->glide;
    const float t = glide->seconds > 0 ? fminf(glide->time / glide->seconds, 1) : 1;
    const Box lit = box_between(glide->lit_from, glide->lit_to, t);
    const Box b = visit->board;
    shade_around(canvas, box(b.x + lit.x * b.w, b.y + lit.y * b.w, lit.w * b.w, lit.h * b.w),
                 paint_fill,
                 colour_alpha(TONE_PLUM, DIM * depth(visit) * (1 - 0.6f * visit->drawn->hour)));
}

static void draw_motion(const Visit *visit, Canvas *canvas, int frame)
{
    const Home *home = &visit->house.home;
    if (!frame || visit->stop == OUTSIDE)
        return;
    for (SpaceSet left = camera_room(home, visit->stop); left; left &= left - 1)
        home_view_draw_motion(canvas, home, visit->board, space_first(left), frame - 1);
}

static void draw_layer(const Visit *visit, App *app, int frame)
{
    Canvas *canvas = app->canvas;
    const Home *home = &visit->house.home;
    visit_draw_ground(visit, canvas);
    home_view_draw(canvas, home, visit->board, out_of_sight(visit));
    visit_draw_garden(visit, canvas);
    home_view_draw_store(canvas, visit->board);
    house_roof_draw(canvas, home->cards, visit->board);
    visit_draw_snow(visit, canvas);
    draw_motion(visit, canvas, frame);
    home_view_draw_arches(canvas, home, visit->board, out_of_sight(visit));
    draw_hour(visit, app);
    draw_dim(visit, canvas);
}

/* Nothing but what moves in a room has changed, and only there the layer is drawn again. */
static void draw_wave(const Visit *visit, App *app, int frame)
{
    const Home *home = &visit->house.home;
    for (SpaceSet left = camera_room(home, visit->stop); left; left &= left - 1) {
        Box b;
        if (!home_view_motion(app->canvas, home, visit->board, space_first(left), &b))
            continue;
        const SDL_Rect clip = paint_pixels_around(app->canvas, b);
        SDL_RenderSetClipRect(app->canvas->renderer, &clip);
        draw_layer(visit, app, frame);
        SDL_RenderSetClipRect(app->canvas->renderer, NULL);
    }
}

static bool same_view(const Visit *visit)
{
    const Box now = visit->board, before = visit->drawn->board;
    return now.x == before.x && now.y == before.y && now.w == before.w;
}

static int shown_frame(const Visit *visit)
{
    return visit->stop == OUTSIDE ? 0 : wave_frame(visit->waved);
}

static void renew_layer(const Visit *visit, App *app, int frame)
{
    VisitDrawn *drawn = visit->drawn;
    if (!same_view(visit))
        layer_renew(drawn->layer);
    if (layer_begin(app->canvas, drawn->layer)) {
        draw_layer(visit, app, frame);
    } else if (frame != drawn->frame) {
        layer_renew(drawn->layer);
        layer_begin(app->canvas, drawn->layer);
        draw_wave(visit, app, frame);
    } else {
        return;
    }
    layer_end(app->canvas, drawn->layer);
    drawn->board = visit->board;
    drawn->frame = frame;
}

/* ---- from hour to hour ---- */

/* How far the house has come to how it looks in the end. */
static float faded(const Visit *visit)
{
    const VisitDrawn *drawn = visit->drawn;
    return drawn->hour == visit->hour ? 1
                                      : (visit->hour - drawn->faded) / (drawn->hour - drawn->faded);
}

/* Another hour was chosen: what is seen now fades into it, be it whole or half faded itself. */
static void change_hour(const Visit *visit, App *app)
{
    VisitDrawn *drawn = visit->drawn;
    renew_layer(visit, app, shown_frame(visit));
    if (faded(visit) < 1 && layer_matches(drawn->before, drawn->layer)) {
        layer_renew(drawn->before);
        layer_begin(app->canvas, drawn->before);
        layer_veil(app->canvas, drawn->layer, faded(visit));
        layer_end(app->canvas, drawn->before);
    } else {
        layer_copy(app->canvas, drawn->layer, drawn->before);
    }
    drawn->faded = visit->hour;
    drawn->hour = visit_hour_meant(visit);
    layer_renew(drawn->layer);
}

static void show_layer(const Visit *visit, App *app)
{
    const VisitDrawn *drawn = visit->drawn;
    layer_show(app->canvas, drawn->layer);
    if (faded(visit) < 1 && layer_matches(drawn->before, drawn->layer))
        layer_veil(app->canvas, drawn->before, 1 - faded(visit));
}

/* The lights of the rooms first, a few at a time, and then the house in them. */
bool visit_prepare(const Visit *visit, App *app)
{
    enum { LIGHTS = 3 };
    const VisitDrawn *drawn = visit->drawn;
    const float hour = visit_hour_meant(visit);
    if (visit_gliding(visit) || drawn->hour == hour)
        return false;
    if (!layer_is_valid(drawn->layer)) {
        renew_layer(visit, app, shown_frame(visit));
        return true;
    }
    for (int made = 0; made < LIGHTS; made++) {
        if (hour <= 0 || !evening_make_one(evening_at(visit, app, hour_at(hour)), app->canvas,
                                           &visit->house.home, visit->board)) {
            change_hour(visit, app);
            renew_layer(visit, app, shown_frame(visit));
            break;
        }
    }
    return true;
}

/* ---- who was found ---- */

/* Light around a ring, and none on the face in it. */
static void draw_halo(Canvas *canvas, Box child)
{
    enum { RINGS = 12 };
    const float size = fmaxf(child.w, child.h) + 8, step = 2;
    for (int i = 0; i < RINGS; i++) {
        const float wide = size + step * (float)(2 * i + 2), left = 1 - (float)i / RINGS;
        paint_frame(canvas, box_centred(child, wide, wide), wide / 2, step,
                    colour_alpha(TONE_GLOW, 0.7f * left * left));
    }
}

static void draw_found(const Visit *visit, Canvas *canvas)
{
    for (int i = 0; i < visit->search.count; i++) {
        const Hiding *hiding = &visit->search.items[i];
        const Box child = children_box(home_view_space(visit->board, hiding->space), hiding->spot);
        if (visit->stop == OUTSIDE || !visit_is_found(visit, hiding) ||
            !space_in(camera_room(&visit->house.home, visit->stop), hiding->space))
            continue;
        const float left = fmaxf(1 - visit->search.since / POP_SECONDS, 0);
        const bool now = i == visit->search.found;
        if (now)
            draw_halo(canvas, child);
        lens_draw_ring(canvas, box_inset(child, now ? -child.w * 0.3f * left : 0));
    }
}

static void draw_bubble(const Visit *visit, App *app)
{
    const TextStyle style = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE};
    /* words: a child that hid in a picture */
    const char *words = tr(app->words, "Found!");
    if (visit->search.found < 0)
        return;
    const Hiding *hiding = &visit->search.items[visit->search.found];
    const Box child = children_box(home_view_space(visit->board, hiding->space), hiding->spot);
    const float size = fmaxf(child.w, child.h) + 8;
    const float width = text_width(app->canvas, &style, words) + 36;
    const float height = text_line_height(app->canvas, &style) + 12;
    const Box stage = visit->view.stage;
    float y = child.y + child.h / 2 + size / 2 + 6;
    if (y + height > stage.y + stage.h)
        y = child.y + child.h / 2 - size / 2 - 6 - height;
    const Box b = box(child.x + child.w / 2 - width / 2, y, width, height);
    paint_shadow(app->canvas, b, height / 2, 6, 0.4f);
    paint_box(app->canvas, b, height / 2, TONE_SHEET, TONE_CREAM);
    paint_frame(app->canvas, b, height / 2, 2, TONE_GOLD);
    text_draw(app->canvas, &style, words, box_inset(b, 4));
}

void visit_draw_house(const Visit *visit, App *app)
{
    const int frame = shown_frame(visit);
    if (visit_gliding(visit)) {
        layer_renew(visit->drawn->layer);
        visit->drawn->hour = visit->hour;
        draw_layer(visit, app, frame);
    } else {
        if (visit->drawn->hour != visit_hour_meant(visit))
            change_hour(visit, app);
        renew_layer(visit, app, frame);
        show_layer(visit, app);
    }
    draw_found(visit, app->canvas);
    if (visit->search.lens && visit->search.found < 0) { /* it does not cover who was found */
        const Box glass = visit_lens(visit);
        const SDL_Color clear = colour_alpha(TONE_WHITE, 0.1f);
        lens_draw_handle(app->canvas, glass);
        paint_box(app->canvas, glass, glass.w / 2, clear, clear);
        lens_draw_rim(app->canvas, glass);
    }
    draw_bubble(visit, app);
}
