#include "app/scenes/records/plot.h"

#include "app/draw/shapes.h"
#include "app/pieces/badge.h"
#include "app/scenes/records/houses.h"
#include "app/widgets/line.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

/* Where the lines lie, and what the heights in there mean. */
typedef struct Chart {
    Box area;
    int lowest, highest, step;
    int games;
} Chart;

/* ---- lines ---- */

/* A stroke with edges that fade over a pixel: geometry has no smoothing of its own. */
static void draw_stroke(App *app, SDL_FPoint from, SDL_FPoint to, float width, SDL_Color colour)
{
    const float unit = app->canvas->unit;
    const float dx = (to.x - from.x) * unit, dy = (to.y - from.y) * unit;
    const float length = fmaxf(hypotf(dx, dy), 0.01f);
    const float half = width * unit / 2;
    const float sides[4] = {-half - 0.7f, -half + 0.3f, half - 0.3f, half + 0.7f};
    SDL_Vertex vertices[8];
    int indices[18], count = 0;
    for (int i = 0; i < 8; i++) {
        const SDL_FPoint end = i < 4 ? from : to;
        const float side = sides[i % 4];
        vertices[i] = (SDL_Vertex){
            .position = {end.x * unit - dy / length * side, end.y * unit + dx / length * side},
            .color = colour,
        };
        if (i % 4 == 0 || i % 4 == 3)
            vertices[i].color.a = 0;
    }
    for (int strip = 0; strip < 3; strip++) {
        const int corners[6] = {strip, strip + 1, strip + 4, strip + 1, strip + 4, strip + 5};
        for (int k = 0; k < 6; k++)
            indices[count++] = corners[k];
    }
    SDL_SetRenderDrawBlendMode(app->canvas->renderer, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(app->canvas->renderer, NULL, vertices, 8, indices, count);
}

static SDL_FPoint point_of(const Chart *chart, int game, int total)
{
    const float across = chart->games > 1 ? (float)game / (float)(chart->games - 1)
                                          : 0.5f; /* one is in the middle */
    const float up = (float)(total - chart->lowest) / (float)(chart->highest - chart->lowest);
    return (SDL_FPoint){chart->area.x + chart->area.w * across,
                        chart->area.y + chart->area.h * (1 - up)};
}

static void draw_line(App *app, const Chart *chart, const Series *series, int line)
{
    const SDL_Color colour = RGB(SEAT_COLOURS[app->seats[line].colour]);
    const float size = fminf(18, fmaxf(9, chart->area.w / (float)chart->games * 0.7f));
    for (int game = 1; game < series->count; game++)
        draw_stroke(app, point_of(chart, game - 1, series->games[game - 1].totals[line]),
                    point_of(chart, game, series->games[game].totals[line]), 2.5f, colour);
    for (int game = 0; game < series->count; game++) {
        const SDL_FPoint at = point_of(chart, game, series->games[game].totals[line]);
        badge_draw(app->canvas, &app->seats[line],
                   box(at.x - size / 2, at.y - size / 2, size, size));
    }
}

/* ---- the ground they are drawn on ---- */

static void measure(Chart *chart, const Series *series)
{
    int lowest = 1000, highest = 0;
    for (int game = 0; game < series->count; game++) {
        for (int line = 0; line < series->name_count; line++) {
            const int total = series->games[game].totals[line];
            lowest = total < lowest ? total : lowest;
            highest = total > highest ? total : highest;
        }
    }
    chart->games = series->count;
    chart->step = highest - lowest > 40 ? 20 : 10;
    chart->lowest = (lowest < 0 ? lowest - chart->step + 1 : lowest) / chart->step * chart->step;
    chart->highest = (highest / chart->step + 1) * chart->step;
}

static void draw_scale(App *app, const Chart *chart, float labels)
{
    const TextStyle style = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    const float height = text_line_height(app->canvas, &style);
    char number[16];
    for (int total = chart->lowest; total <= chart->highest; total += chart->step) {
        const float y = point_of(chart, 0, total).y;
        paint_fill(app->canvas, box(chart->area.x - 6, y - 0.5f, chart->area.w + 12, 1),
                   colour_alpha(TONE_SAND, 0.67f));
        snprintf(number, sizeof number, "%d", total);
        text_draw(app->canvas, &style, number,
                  box(chart->area.x - 12 - labels, y - height / 2, labels, height));
    }
}

static void draw_dates(App *app, const Series *series, Box b)
{
    const TextStyle first = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT};
    const TextStyle last = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    char words[DATE_CAPACITY];
    day_words(words, sizeof words, app->words, series->games[0].started);
    text_draw(app->canvas, &first, words, box(b.x, b.y, b.w / 2 - 4, b.h));
    if (series->count < 2)
        return;
    day_words(words, sizeof words, app->words, series->games[series->count - 1].started);
    text_draw(app->canvas, &last, words, box(b.x + b.w / 2 + 4, b.y, b.w / 2 - 4, b.h));
}

static void draw_legend(App *app, const Series *series, Box b)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const float width = b.w / (float)series->name_count;
    const float badge = fminf(b.h - 4, 26);
    for (int line = 0; line < series->name_count; line++) {
        Box place = box(b.x + width * (float)line, b.y, width - 8, b.h);
        badge_draw(app->canvas, &app->seats[line],
                   box_centred(box_cut_left(&place, badge, 6), badge, badge));
        line_draw_name(app->canvas, &style, series->names[line], place);
    }
}

void plot_draw(App *app, const Series *series, Box b)
{
    const float scale = app->canvas->text_scale;
    const float labels = 26 * scale;
    Chart chart;
    if (!series->count)
        return;
    draw_legend(app, series, box_cut_top(&b, 26 * scale, 6));
    const Box dates = box_cut_bottom(&b, 20 * scale, 4);
    measure(&chart, series);
    chart.area = box(b.x + labels + 20, b.y + 10, b.w - labels - 36, b.h - 20);
    draw_scale(app, &chart, labels);
    draw_dates(app, series, box(chart.area.x, dates.y, chart.area.w, dates.h));
    for (int line = 0; line < series->name_count; line++)
        draw_line(app, &chart, series, line);
}
