/* How the numbers of the records look. */
#include "app/scenes/records/figures.h"
#include "app/scenes/records/plot.h"

#include "app/widgets/line.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

enum { SUMMARY_LINES = 4, HEADINGS = 1 };

static const char *const CATEGORY_NAMES[TALLY_CATEGORIES] = {
    [SCORE_ROOMS] = WORDS_MARK("Rooms"),
    [SCORE_DECOR] = WORDS_MARK("Décor"),
    [SCORE_FUNCTION] = WORDS_MARK("Functionality"),
    [SCORE_ROOF] = WORDS_MARK("Roof"),
    [SCORE_TOTAL] = WORDS_MARK("Total"),
};

static const TextStyle LABEL = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
static const TextStyle SOFT = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
static const TextStyle VALUE = {TEXT_NAME, TONE_INK, .align = ALIGN_RIGHT};

static float line_height(const App *app)
{
    return 8 + 26 * app->canvas->text_scale;
}

float figures_numbers_height(const App *app)
{
    return 36 + line_height(app) * (SUMMARY_LINES + HEADINGS + TALLY_CATEGORIES) + 8;
}

/* ---- the sheet of numbers ---- */

static void draw_summary_line(App *app, Box *b, const char *label, const char *value)
{
    Box line = box_cut_top(b, line_height(app), 0);
    line_draw_cut(app->canvas, &VALUE, value, box_cut_right(&line, line.w * 0.4f, 8));
    line_draw_cut(app->canvas, &LABEL, label, line);
}

static void draw_summary(App *app, const GameTally *tally, Box *b)
{
    char words[64];
    snprintf(words, sizeof words, "%d", tally->games);
    draw_summary_line(app, b, tr(app->words, "Games"), words);
    /* words: games won, and their share of all games */
    snprintf(words, sizeof words, tr(app->words, "%d (%d%%)"), tally->wins,
             tally->games ? (tally->wins * 100 + tally->games / 2) / tally->games : 0);
    draw_summary_line(app, b, tr(app->words, "Wins"), words);
    snprintf(words, sizeof words, "%d", tally->streak);
    draw_summary_line(app, b, tr(app->words, "Current winning streak"), words);
    snprintf(words, sizeof words, "%d", tally->longest_streak);
    draw_summary_line(app, b, tr(app->words, "Longest winning streak"), words);
}

/* A label and two columns: the average and the best. */
static void draw_columns(App *app, Box line, const TextStyle *style, const char *const words[3])
{
    const float width = line.w * 0.28f;
    line_draw_cut(app->canvas, style, words[2], box_cut_right(&line, width, 6));
    line_draw_cut(app->canvas, style, words[1], box_cut_right(&line, width, 6));
    line_draw_cut(app->canvas, &LABEL, words[0], line);
}

static void draw_categories(App *app, const GameTally *tally, Box *b)
{
    char average[24], best[16];
    /* words: the heads of two columns of scores */
    const char *const heading[3] = {"", tr(app->words, "Average"), tr(app->words, "Best")};
    draw_columns(app, box_cut_top(b, line_height(app), 0), &SOFT, heading);
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++) {
        const int hundredths = statistics_average(tally, category);
        const int tenths = (hundredths + 5) / 10;
        const char *const words[3] = {tr(app->words, CATEGORY_NAMES[category]), average, best};
        /* words: a number with one decimal place */
        snprintf(average, sizeof average, tr(app->words, "%d.%d"), tenths / 10, tenths % 10);
        snprintf(best, sizeof best, "%d", tally->best[category]);
        const bool total = category == SCORE_TOTAL;
        paint_fill(app->canvas, box(b->x, b->y, b->w, total ? 2 : 1),
                   total ? colour_alpha(TONE_INK, 0.75f) : colour_alpha(TONE_SAND, 0.59f));
        draw_columns(app, box_cut_top(b, line_height(app), 0), &VALUE, words);
    }
}

static void draw_numbers(App *app, const Figures *figures, Box b)
{
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, 18);
    b = box(b.x + 6, b.y, b.w - 12, b.h);
    draw_summary(app, figures_tally(figures), &b);
    b.y += 8;
    draw_categories(app, figures_tally(figures), &b);
}

/* ---- the best house ---- */

static void draw_house(App *app, const Records *records, Box b)
{
    const TextStyle title = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle name = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT};
    const TextStyle points = {TEXT_DISPLAY, TONE_TEAL, .align = ALIGN_CENTRE};
    const Figures *figures = records->figures;
    const GameTally *tally = figures_tally(figures);
    const Box button = scroll_moved(&records->widgets.scroll, records->items[ITEM_WATCH_BEST].box);
    char number[16], date[DATE_CAPACITY];
    widget_draw_paper(app->canvas, b);
    if (!figures->best.players)
        return;
    Box inner = box_inset(b, 18);
    Box side = box_cut_right(&inner, button.w, 18);
    houses_draw_one(app, &figures->best, tally->best_seat, inner);
    side.h -= button.h + 8;
    widget_draw_label(app->canvas, &title, tr(app->words, "Best house"),
                      box_cut_top(&side, side.h * 0.26f, 4));
    date_words(date, sizeof date, app->words, figures->best.started);
    line_draw_cut(app->canvas, &name, figures->best.names[tally->best_seat],
                  box_cut_top(&side, side.h * 0.2f, 2));
    line_draw_cut(app->canvas, &name, date, box_cut_top(&side, side.h * 0.25f, 2));
    snprintf(number, sizeof number, "%d", tally->best[SCORE_TOTAL]);
    text_draw(app->canvas, &points, number, side);
}

static void draw_plot(App *app, const Figures *figures, Box b)
{
    widget_draw_paper(app->canvas, b);
    plot_draw(app, &figures->series, box_inset(b, 18));
}

void figures_draw(const Records *records, App *app)
{
    const Figures *figures = records->figures;
    const Scroll *scroll = &records->widgets.scroll;
    const TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_CENTRE};
    if (!figures || !figures->who_count) {
        widget_draw_label(app->canvas, &style,
                          tr(app->words, "Finish a game and its scores will appear here."),
                          box_inset(app->canvas->view, 120));
        return;
    }
    scroll_begin(app->canvas, scroll);
    draw_numbers(app, figures, scroll_moved(scroll, figures->numbers));
    draw_house(app, records, scroll_moved(scroll, figures->house));
    draw_plot(app, figures, scroll_moved(scroll, figures->plot));
    scroll_end(app->canvas, scroll);
}
