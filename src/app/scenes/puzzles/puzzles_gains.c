/* Where the points of the best answer come from: lines of the score pad that add up. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/pieces/house_sheet.h"
#include "app/widgets/line.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- in words and figures ---- */

static void add_line(GainLines *lines, const char *label, const char *number)
{
    GainLine *line = &lines->items[lines->count++];
    line->label = label;
    snprintf(line->number, sizeof line->number, "%s", number);
}

static void add_halves(GainLines *lines, const Words *words, const char *label, int halves)
{
    char size[16], number[24];
    if (halves % 2)
        snprintf(size, sizeof size, tr(words, "%d.%d"), abs(halves) / 2, 5);
    else
        snprintf(size, sizeof size, "%d", abs(halves) / 2);
    snprintf(number, sizeof number, "%s%s", halves < 0 ? "−" : "+", size);
    add_line(lines, label, number);
}

/* ---- a move ---- */

typedef struct Shares {
    int count;
    const char *labels[GAINS_MAX];
    int hundredths[GAINS_MAX];
} Shares;

static void add_share(Shares *shares, const char *label, int hundredths)
{
    shares->labels[shares->count] = label;
    shares->hundredths[shares->count++] = hundredths;
}

/* The strongest of several, in a table in which this counts for the player. */
static const char *rival_words(int points, int players, const Words *words)
{
    if (players == PLAYERS_MIN)
        /* words: points in a table, in which this counts for the player */
        return points < 0 ? tr(words, "Your opponent gets less")
                          : tr(words, "Your opponent gets more");
    /* words: points in a table, in which this counts for the player */
    return points < 0 ? tr(words, "The strongest opponent gets less")
                      : tr(words, "The strongest opponent gets more");
}

/* What playouts to the end can tell apart. What the strongest opponent loses is a gain, too. */
static Shares clear_shares(const Prospects *prospects, int players, const Words *words)
{
    Shares shares = {0};
    if (!prospects->deals)
        return shares;
    for (ScoreCategory category = 0; category < SCORE_TOTAL; category++) {
        if (gain_is_clear(prospects->own[category]))
            add_share(&shares, tr(words, house_sheet_line(category)),
                      prospects->own[category].points);
    }
    if (gain_is_clear(prospects->rival))
        add_share(&shares, rival_words(prospects->rival.points, players, words),
                  -prospects->rival.points);
    return shares;
}

static int floor_halves(int hundredths)
{
    return (hundredths - (hundredths < 0 ? 49 : 0)) / 50;
}

/* Rounds to half points so that the lines add up to their rounded sum, which is returned. */
static int round_shares(const Shares *shares, int halves[GAINS_MAX])
{
    int sum = 0, given = 0;
    for (int i = 0; i < shares->count; i++) {
        sum += shares->hundredths[i];
        given += halves[i] = floor_halves(shares->hundredths[i]);
    }
    const int total = floor_halves(sum + 25);
    for (; given < total; given++) {
        int most = 0;
        for (int i = 1; i < shares->count; i++) {
            if (shares->hundredths[i] - 50 * halves[i] >
                shares->hundredths[most] - 50 * halves[most])
                most = i;
        }
        halves[most]++;
    }
    return total;
}

/* Where the playouts say nothing clear there is only by how much the answer leads. */
static void list_gains(const PuzzlesScene *scene, const Words *words, GainLines *lines)
{
    const Shares shares =
        clear_shares(&scene->verdict.prospects, scene->puzzle.record.options.players, words);
    int halves[GAINS_MAX];
    int total = round_shares(&shares, halves);
    const bool clear = total > 0;
    lines->title = scene->verdict.own_compared && clear
                       ? tr(words, "By the end of the game, compared with your move:")
                       : tr(words, "By the end of the game, compared with the next best move:");
    for (int i = 0; clear && i < shares.count; i++) {
        if (halves[i])
            add_halves(lines, words, shares.labels[i], halves[i]);
    }
    if (!clear)
        total = SDL_max(floor_halves(scene->puzzle.lead + 25), 1);
    add_halves(lines, words, tr(words, "Total"), total);
}

/* ---- a house ---- */

/* What it lacks, to the point. */
static void list_lacks(const PuzzlesScene *scene, const Words *words, GainLines *lines)
{
    lines->title = tr(words, "The best house, compared with yours:");
    if (scene->verdict.solved || !scene->verdict.limit_known)
        return;
    const Score lacks =
        score_difference(score_full(&scene->verdict.limit.home), scene->verdict.score);
    for (ScoreCategory category = 0; category < SCORE_TOTAL; category++) {
        const int points = score_category(&lacks, category);
        if (points)
            add_halves(lines, words, tr(words, house_sheet_line(category)), 2 * points);
    }
    add_halves(lines, words, tr(words, "Total"), 2 * lacks.total);
}

GainLines puzzles_gains(const PuzzlesScene *scene, const App *app)
{
    GainLines lines = {0};
    if (scene->puzzle.kind == PUZZLE_FINISH)
        list_lacks(scene, app->words, &lines);
    else
        list_gains(scene, app->words, &lines);
    return lines;
}

/* ---- drawing ---- */

static void draw_line(App *app, const GainLine *line, bool total, Box row)
{
    const TextStyle label = {total ? TEXT_NAME : TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle value = {TEXT_NAME, TONE_INK, .align = ALIGN_RIGHT};
    paint_fill(app->canvas, box(row.x, row.y, row.w, total ? 2 : 1),
               total ? TONE_INK_SOFT : colour_alpha(TONE_SAND, 0.6f));
    text_draw(app->canvas, &value, line->number,
              box_cut_right(&row, text_width(app->canvas, &value, line->number) + 2, 6));
    line_draw_cut(app->canvas, &label, line->label, row);
}

static const TextStyle GAINS_TITLE = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT, .wrap = true};
static const float TITLE_GAP = 6, TITLE_SHRINKS = 0.6f;

static float line_height(App *app)
{
    const TextStyle value = {.role = TEXT_NAME};
    return text_line_height(app->canvas, &value) + 4;
}

static float title_height(App *app, const GainLines *lines, float width)
{
    return widget_label_height(app->canvas, &GAINS_TITLE, lines->title, width);
}

float puzzles_gains_height(App *app, const GainLines *lines, float width)
{
    return lines->count ? title_height(app, lines, width) + TITLE_GAP + line_height(app) : 0;
}

void puzzles_draw_gains(App *app, const GainLines *lines, Box *b)
{
    const float wish = title_height(app, lines, b->w), height = line_height(app);
    const float head = fminf(wish, b->h - TITLE_GAP - height);
    if (!lines->count || head < wish * TITLE_SHRINKS)
        return;
    const int room = (int)((b->h - head - TITLE_GAP) / height + 0.01f);
    widget_draw_whole(app->canvas, &GAINS_TITLE, lines->title, box_cut_top(b, head, TITLE_GAP));
    for (int i = room < lines->count ? lines->count - 1 : 0; i < lines->count; i++)
        draw_line(app, &lines->items[i], i == lines->count - 1, box_cut_top(b, height, 0));
    box_cut_top(b, 0, 12);
}
