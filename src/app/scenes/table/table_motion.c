/* Cards on their way, and the homes of two players as they change places. */
#include "app/draw/masks.h"
#include "app/scenes/table/opponents.h"
#include "app/scenes/table/table_draw.h"

#include <math.h>

static float ease_out(float t)
{
    const float rest = 1 - t;
    return 1 - rest * rest * rest;
}

static float ease_in_out(float t)
{
    return t * t * (3 - 2 * t);
}

float table_still_covered(float passed)
{
    return 1 - clamp01((passed - 0.05f) / 0.5f);
}

/* How much of its back a card shows: roofs turn over on their way into the tray. */
static float turned_over(const App *app, const Table *table, const Flight *flight, float passed)
{
    if (flight->flip == FLIP_UP)
        return table_still_covered(passed);
    if (flight->flip == FLIP_DOWN)
        return clamp01((passed - 0.35f) / 0.4f);
    if (flight->target.kind == PLACE_PILE && flight->card.face == CARD_RESOURCE &&
        !table_sees_roofs(app, table, flight->target.player))
        return clamp01((passed - 0.35f) / 0.4f);
    return 0;
}

/* A person's hand may move meanwhile, so these flights follow it. */
static bool joins_own_hand(const App *app, const Table *table, const Flight *flight)
{
    return place_is_hand(flight->target) && table_in_own_hand(table, app);
}

static Box destination(const App *app, const Table *table, const Flight *flight)
{
    float lift;
    return joins_own_hand(app, table, flight)
               ? table_in_hand(table_hand_shown(table, app, &lift), flight->target.kind)
               : flight->to;
}

/* A card that is dropped on its space starts fast; one with a longer way to go speeds up first. */
static void draw_flight(App *app, const Table *table, const Flight *flight, float passed)
{
    const bool held = flight->lift_from > 0, dropped = held && flight->target.kind == PLACE_SPACE;
    const float t = dropped ? ease_out(passed) : ease_in_out(passed);
    const float arc = held || flight->lift_to > 0 ? 0 : 4 * t * (1 - t);
    const float lift = flight->lift_from + (flight->lift_to - flight->lift_from) * t + arc;
    const float tilt_to = joins_own_hand(app, table, flight) ? TABLE_HELD_TILT : flight->tilt_to;
    const float degrees = flight->tilt * (1 - t) + tilt_to * t - TABLE_HELD_TILT * arc;
    const float turned = turned_over(app, table, flight, passed);
    const Box b = box_between(flight->from, destination(app, table, flight), t);
    if (turned > 0)
        card_draw_turning(app->cards, flight->card, b, turned, degrees);
    else
        card_draw(app->cards, flight->card, b, lift, degrees);
}

/* Rooms lie lowest: what was held above one may pass over it on its way. */
void table_draw_flights(App *app, const Table *table)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < table->shown.flight_count; i++) {
            const Flight *flight = &table->shown.flights[i];
            const double passed = (app->now + app->scenes.ahead - flight->start) / flight->duration;
            if ((flight->target.kind == PLACE_SPACE) == (pass == 0) && passed >= 0)
                draw_flight(app, table, flight, (float)fmin(passed, 1));
        }
    }
}

float table_slid(const Table *table, const App *app)
{
    if (!table_slides(table, app))
        return 1;
    const double passed =
        (app->now + app->scenes.ahead - table->pace.slide_start) / table->pace.slide_seconds;
    return ease_in_out((float)fmin(fmax(passed, 0), 1));
}

/* The new content of a box slides in from the right while the old one leaves at the left: by whole
 * pixels, so that neither is blurred. */
static void slide_within(App *app, const Table *table, Box b, float slid)
{
    const float unit = app->canvas->unit;
    const SDL_Rect clip = paint_pixels_around(app->canvas, b);
    const float gone = roundf((float)clip.w * slid) / unit;
    b = box((float)clip.x / unit, (float)clip.y / unit, (float)clip.w / unit, (float)clip.h / unit);
    const Box part = layer_part(app->canvas, table->shown.layer, b);
    SDL_RenderSetClipRect(app->canvas->renderer, &clip);
    paint_texture(app->canvas, layer_texture(table->shown.before), part, box_moved(b, -gone, 0), 1,
                  0);
    paint_texture(app->canvas, layer_texture(table->shown.layer), part, box_moved(b, b.w - gone, 0),
                  1, 0);
    SDL_RenderSetClipRect(app->canvas->renderer, NULL);
}

/* When the turn changes, every place that gets another house slides to the left at once: the next
 * house comes to the large place, and the last one to the small place that this one has left. */
void table_draw_slide(App *app, const Table *table)
{
    const TableLayout *l = &table->layout;
    const float slid = table_slid(table, app);
    if (!table_slides(table, app) || !layer_matches(table->shown.before, table->shown.layer))
        return;
    slide_within(app, table, box_inset(l->board, -6), slid);
    slide_within(app, table, box_inset(l->bonuses, -2), slid);
    slide_within(app, table, box_inset(l->tools, -2), slid);
    for (int i = 0; i < l->opponent_count; i++) {
        if (l->opponents[i].player != opponents_seat(table->pace.slide_from, i))
            slide_within(app, table, box_inset(l->opponents[i].box, -2), slid);
    }
}
