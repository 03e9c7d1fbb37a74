/* The house from afar, in the evening: how bright a window is says how many points are in a room.
 */
#include "app/scenes/day/day_scene.h"

#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

enum { ACROSS = 5, FLOORS = 3, PANES = 4 };

/* In parts of the width of a room. */
static const float ROOF = 1.25f, MARGIN = 0.6f, SILL = 0.16f;

/* ---- a window: brighter, and with more of its panes lit, the more points there are ---- */

static void draw_window(Canvas *canvas, char points, Box b)
{
    static const int LIT[] = {0, 1, 2, PANES};
    const SDL_Color lights[] = {TONE_SLATE, TONE_AMBER, TONE_GLOW, TONE_SHINE};
    const int level = points - '0';
    const float bar = fmaxf(b.w * 0.07f, 1.5f);
    const float width = (b.w - 3 * bar) / 2, height = (b.h - 3 * bar) / 2;
    if (level > 1)
        paint_glow(canvas, b, 3, b.w * 0.18f, colour_alpha(TONE_GLOW, 0.2f * (float)level));
    paint_box(canvas, b, 2, TONE_WALNUT, TONE_BEAM);
    for (int pane = 0; pane < PANES; pane++) {
        /* the lower panes first, as if somebody sat at a lamp */
        const int row = pane < 2 ? 1 : 0, column = pane % 2;
        const Box glass = box(b.x + bar + (width + bar) * (float)column,
                              b.y + bar + (height + bar) * (float)row, width, height);
        const SDL_Color light = pane < LIT[level] ? lights[level] : colour_dark(TONE_SLATE, 0.35f);
        paint_fill(canvas, glass, light);
    }
}

/* ---- the house ---- */

static void draw_roof(Canvas *canvas, Box b)
{
    enum { ROWS = 9 };
    const float height = b.h / ROWS;
    for (int row = 0; row < ROWS; row++) {
        const float in = b.w * 0.3f * (float)(ROWS - 1 - row) / ROWS;
        const Box tiles = box(b.x + in, b.y + height * (float)row, b.w - 2 * in, height + 1);
        paint_box(canvas, tiles, height * 0.3f, TONE_RED_WARM, TONE_BRICK);
    }
}

static Box room_box(Box house, float size, int index)
{
    const int column = index < 2 * ACROSS ? index % ACROSS : index - 2 * ACROSS + ACROSS - 2;
    return box(house.x + size * (float)column, house.y + size * (float)(index / ACROSS), size,
               size);
}

static void draw_walls(Canvas *canvas, Box house, float size)
{
    const float edge = size * 0.1f;
    const Box above = box(house.x, house.y, size * ACROSS, size * 2);
    const Box below = box(house.x + size * (ACROSS - 2), house.y + size * 2, size * 2, size);
    paint_box(canvas, box_inset(below, -edge), 3, TONE_GRANITE, TONE_GRANITE);
    paint_box(canvas, box_inset(above, -edge), 3, TONE_CARAMEL, TONE_OAK);
    draw_roof(canvas, box(above.x - size * 0.3f, above.y - size * ROOF, above.w + size * 0.6f,
                          size * (ROOF - 0.1f)));
}

static void draw_evening(Canvas *canvas, Box b, float ground)
{
    const float radius = 12;
    paint_box(canvas, b, radius, TONE_EARTH, colour_dark(TONE_EARTH, 0.2f));
    paint_box(canvas, box(b.x, b.y, b.w, ground - b.y + radius), radius, TONE_NIGHT, TONE_DUSK);
    paint_fill(canvas, box(b.x, ground, b.w, radius), TONE_EARTH);
    paint_fill(canvas, box(b.x, ground - 3, b.w, 5), TONE_GRASS_LOW);
}

static void draw_house(Canvas *canvas, const char *spaces, Box b)
{
    const float size = fminf(b.w / (ACROSS + 2 * MARGIN), b.h / (FLOORS + ROOF + MARGIN));
    const Box house = box(b.x + (b.w - size * ACROSS) / 2, b.y + b.h - size * (FLOORS + MARGIN / 2),
                          size * ACROSS, size * FLOORS);
    draw_evening(canvas, b, house.y + size * 2 + size * 0.1f);
    paint_box(canvas, box(b.x + size * 0.4f, b.y + size * 0.4f, size * 0.6f, size * 0.6f),
              size * 0.3f, TONE_SHINE, TONE_MOONLIGHT);
    draw_walls(canvas, house, size);
    for (int i = 0; i < SPACE_COUNT; i++)
        draw_window(canvas, spaces[i], box_inset(room_box(house, size, i), size * SILL));
}

static void draw_legend(App *app, Box b)
{
    static const char *const MEANING[] = {"0", "1", "2", "3+"};
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const char *label = tr(app->words, "Points");
    const float pane = fminf(b.h * 0.8f, 24), gap = 6;
    const Box words =
        box_cut_left(&b, fminf(text_width(app->canvas, &style, label) + 2, b.w * 0.3f), 14);
    line_draw_cut(app->canvas, &style, label, words);
    const float width = fminf(b.w / 4, pane + gap + text_width(app->canvas, &style, "3+") + 18);
    for (int i = 0; i < 4; i++) {
        Box place = box_cut_left(&b, width, 0);
        draw_window(app->canvas, (char)('0' + i),
                    box_centred(box_cut_left(&place, pane, gap), pane, pane));
        line_draw_whole(app->canvas, &style, MEANING[i], place);
    }
}

void day_draw_house(App *app, const DayResult *result, Box b)
{
    const float legend = 6 + 18 * app->canvas->text_scale, least = 70;
    if (!day_has_points(result) || b.h < least + legend + 8)
        return;
    draw_legend(app, box_cut_bottom(&b, legend, 8));
    draw_house(app->canvas, result->spaces, b);
}
