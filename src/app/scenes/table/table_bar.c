/* The bar above the table: the round, who starts it, what is played; its buttons are targets. */
#include "app/scenes/table/table_draw.h"

#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void draw_rounds(App *app, const Table *table, Box b)
{
    for (int round = 1; round <= ROUND_COUNT; round++) {
        const Box pip = box_centred(box_cut_left(&b, 13, 0), 9, 9);
        const SDL_Color colour = round < table->shown.game.round ? TONE_GOLD
                                 : round == table->shown.game.round
                                     ? TONE_BUTTER
                                     : colour_alpha(TONE_WOOD_LIT, 0.63f);
        paint_box(app->canvas, pip, 3, colour, colour);
        if (round == table->shown.game.round)
            paint_frame(app->canvas, box_inset(pip, -3), 5, 1.5f, TONE_CREAM);
    }
}

/* What is played. Where a large name leaves little room, it is written smaller, but never cut. */
static void draw_about(App *app, const char *about, Box b)
{
    const TextStyle line = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    TextStyle lines = line;
    lines.wrap = true;
    if (line_fits(app->canvas, &line, about, b.w))
        line_draw_whole(app->canvas, &line, about, b);
    else
        widget_draw_whole(app->canvas, &lines, about, b);
}

/* The width of the words before or after the name; limited, so that large text leaves room for the
 * name. */
static float width_beside_name(App *app, const TextStyle *style, const char *words)
{
    const float most = 92 * fmaxf(1, 0.4f * app->canvas->text_scale + 0.3f);
    return words[0] ? fminf(text_width(app->canvas, style, words) + 4, most) : 0;
}

/* A phrase without the place that it has for a name. */
typedef struct Around {
    char before[64];
    const char *after;
} Around;

static Around split_at_name(const char *phrase)
{
    const char *place = strstr(phrase, "%s");
    Around around = {.after = ""};
    if (!place)
        return around;
    int length = (int)(place - phrase);
    while (length > 0 && phrase[length - 1] == ' ')
        length--;
    snprintf(around.before, sizeof around.before, "%.*s", length, phrase);
    around.after = place + strlen("%s");
    around.after += strspn(around.after, " ");
    return around;
}

/* The sign of the seat stands at the name, wherever a language has that in the phrase. */
static void draw_starter(App *app, const Table *table, Box *bar)
{
    const TextStyle label = {TEXT_LABEL, TONE_CREAM_SOFT, .align = ALIGN_LEFT};
    const TextStyle strong = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const int first = table->shown.game.first;
    const char *name = table_seat_name(app, first);
    /* words: who starts the round, as short as possible */
    const Around around = split_at_name(tr(app->words, "%s starts"));
    const float before = width_beside_name(app, &label, around.before);
    const float after = width_beside_name(app, &label, around.after);
    if (before > 0)
        text_draw(app->canvas, &label, around.before, box_cut_left(bar, before, 8));
    table_draw_seat_badge(app, first, box_centred(box_cut_left(bar, 30, 6), 28, 28));
    const float left = table->layout.unseen_button.x - 8 - bar->x - (after > 0 ? after + 6 : 0);
    const Box room = box(bar->x, bar->y, table->guest.about ? 150 : fminf(left, 230), bar->h);
    line_draw_name(app->canvas, &strong, name, room);
    if (after <= 0) {
        box_cut_left(bar, room.w, 16);
        return;
    }
    box_cut_left(bar, line_name_width(app->canvas, &strong, name, room), 6);
    text_draw(app->canvas, &label, around.after, box_cut_left(bar, after, 16));
}

void table_draw_bar(App *app, const Table *table)
{
    const TextStyle strong = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    Box bar = table->layout.bar;
    char words[64];
    paint_box(app->canvas, box(bar.x - 20, bar.y - 20, bar.w + 40, bar.h + 20), 2,
              colour_alpha(TONE_PLUM, 0.92f), colour_alpha(TONE_PLUM, 0.84f));
    paint_fill(app->canvas, box(bar.x, bar.y + bar.h - 1.5f, bar.w, 1.5f),
               colour_alpha(TONE_GOLD, 0.43f));
    bar = box_inset(bar, 6);
    paint_picture(app->canvas, "icons", "home", box_cut_left(&bar, 34, 10));
    snprintf(words, sizeof words, tr(app->words, "Round %d of %d"), table->shown.game.round,
             ROUND_COUNT);
    text_draw(app->canvas, &strong, words, box_cut_left(&bar, 182, 6));
    draw_rounds(app, table, box_cut_left(&bar, 13 * ROUND_COUNT, 24));
    draw_starter(app, table, &bar);
    bar.w = table->layout.unseen_button.x - 8 - bar.x;
    if (table->guest.about && bar.w > 80) /* less says nothing */
        draw_about(app, table->guest.about, bar);
}
