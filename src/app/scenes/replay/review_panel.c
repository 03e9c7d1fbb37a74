#include "app/scenes/replay/review_panel.h"

#include "app/scenes/table/hint_words.h"
#include "app/scenes/table/turn_log.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>

const Mark REVIEW_PLAYED = {.colour = TONE_COPPER, .icon = "hand"};
const Mark REVIEW_BETTER = {.colour = TONE_GREEN, .icon = "star", .outer = true};

static const TextStyle COST = {TEXT_TAG, TONE_CREAM, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle TITLE = {TEXT_TAG, TONE_GOLD, .align = ALIGN_LEFT};
static const TextStyle SMALL = {TEXT_NOTE, TONE_CREAM_SOFT, .align = ALIGN_LEFT, .wrap = true};

/* A panel that is so much wider than high has no room for lines below each other. */
static const float FLAT = 3;

/* Of its usual size, for what a decision cost where text is largest. */
static const float COST_LEAST = 1.3f;

static const float SIGN = 22, GAP = 4;

/* Words of the usual size may become a little smaller before the reason goes. */
static const float TIGHTEST = 1.2f;

/* Large words can become much smaller, but not tiny. */
static const float TIGHTEST_LARGE = 2.8f;

/* One of the two moves: which it is, what it does and where, and why that is good. */
typedef struct Side {
    const Mark *mark;
    const char *title;
    char words[2 * HINT_MOVE_CAPACITY];
} Side;

/* As the log tells it: nobody is to do it any more. Without its last move, where that leads to is
 * told by the mark in the house alone. */
static void say_played(Side *side, const App *app, const Hint *hint, const Game *game, bool last)
{
    Plan plan = hint->plan;
    plan.count -= !last && plan.count > 1;
    turn_log_moves(side->words, sizeof side->words, game, &plan, game->player, app->words);
}

static void say_better(Side *side, const App *app, const Hint *hint, const Game *game, bool reason)
{
    char move[HINT_MOVE_CAPACITY], why[HINT_MOVE_CAPACITY];
    hint_move_words(move, sizeof move, hint, game, app->words);
    hint_words(why, sizeof why, hint, play_record(app->play), app->words);
    snprintf(side->words, sizeof side->words, reason ? "%s\n%s" : "%s", move, why);
}

/* A number with one decimal, as the language writes it. */
static void write_tenths(char *out, size_t capacity, double number, const Words *words)
{
    const int tenths = (int)lround(number * 10);
    snprintf(out, capacity, tr(words, "%d.%d"), tenths / 10, tenths % 10);
}

/* What a decision cost: for certain in the last round, before that with its margin of error. */
static void cost_words(char *out, size_t capacity, const ReviewItem *item, const Words *words)
{
    const int whole = (int)lround(item->loss);
    char loss[24], error[24];
    if (item->error == 0) {
        snprintf(out, capacity,
                 tr_count(words, "This cost %d point.", "This cost %d points.", whole), whole);
        return;
    }
    write_tenths(loss, sizeof loss, item->loss, words);
    write_tenths(error, sizeof error, fmax(item->error, 0.1), words);
    /* words: numbers with a decimal place: This cost about 2.4 points (± 0.6). */
    snprintf(out, capacity, tr(words, "This cost about %s points (± %s)."), loss, error);
}

static float words_height(App *app, const Side *side, float width)
{
    return widget_label_height(app->canvas, &SMALL, side->words, width);
}

/* ---- below each other ---- */

static void draw_side(App *app, const Side *side, Box b)
{
    Box head = box_cut_top(&b, SIGN, 2);
    marks_draw_sign(app, side->mark, box_cut_left(&head, SIGN, 8));
    text_draw(app->canvas, &TITLE, side->title, head);
    widget_draw_whole(app->canvas, &SMALL, side->words, b);
}

static float height_of(App *app, const Side sides[2], const char *cost, float width)
{
    return widget_label_height(app->canvas, &COST, cost, width) +
           words_height(app, &sides[0], width) + words_height(app, &sides[1], width) +
           2 * (SIGN + 2 + GAP);
}

static void draw_tall(App *app, const Side sides[2], const char *cost, Box b)
{
    const float needs = height_of(app, sides, cost, b.w);
    const float fixed = 2 * (SIGN + 2 + GAP);
    const float scale = fminf(1, (b.h - fixed) / (needs - fixed));
    const float text = app->canvas->text_scale;
    const TextStyle least = text_style_scaled(COST, COST_LEAST / text);
    float head = widget_label_height(app->canvas, &COST, cost, b.w) * scale;
    if (text > 2)
        head = fmaxf(head, widget_label_height(app->canvas, &least, cost, b.w));
    widget_draw_whole(app->canvas, &COST, cost, box_cut_top(&b, head, GAP));
    const float first = words_height(app, &sides[0], b.w) * scale;
    draw_side(app, &sides[0], box_cut_top(&b, SIGN + 2 + first, GAP));
    draw_side(app, &sides[1], b);
}

/* ---- side by side ---- */

static void draw_flat(App *app, const Side sides[2], const char *cost, Box b)
{
    const float third = (b.w - 20) / 3;
    widget_draw_whole(app->canvas, &COST, cost, box_cut_left(&b, third, 10));
    for (int i = 0; i < 2; i++) {
        Box side = box_cut_left(&b, third, 10);
        const Box sign = box_cut_left(&side, SIGN, 8);
        marks_draw_sign(app, sides[i].mark, box(sign.x, sign.y, SIGN, SIGN));
        widget_draw_whole(app->canvas, &SMALL, sides[i].words, side);
    }
}

/* Whether a plan uses what lies beside the house. */
static bool uses_cards(const Plan *plan)
{
    for (int i = 0; i < plan->count; i++) {
        if (hint_card_of((MoveKind)plan->moves[i].kind))
            return true;
    }
    return false;
}

Box review_panel_box(const TableLayout *layout, const ReviewItem *item)
{
    const Box prompt = layout->prompt, tools = layout->tools;
    const bool below = tools.x == prompt.x && tools.w == prompt.w;
    const bool covers =
        item && below && !uses_cards(&item->played.plan) && !uses_cards(&item->better.plan);
    const float top = covers ? tools.y : prompt.y;
    return box(prompt.x, top, prompt.w, layout->undo.y + layout->undo.h - top);
}

void review_panel_draw(App *app, const ReviewItem *item, const Game *game, Box b)
{
    /* words: what the player did, and on the next line what was better */
    Side sides[2] = {{.mark = &REVIEW_PLAYED, .title = tr(app->words, "Played")},
                     {.mark = &REVIEW_BETTER, .title = tr(app->words, "Better")}};
    const bool flat = b.w > FLAT * b.h;
    char cost[128];
    cost_words(cost, sizeof cost, item, app->words);
    say_played(&sides[0], app, &item->played, game, true);
    say_better(&sides[1], app, &item->better, game, true);
    canvas_tell_sentences(app->canvas, SAYING_NEWS,
                          (const char *[]){cost, sides[0].title, sides[0].words, sides[1].title,
                                           sides[1].words, NULL});
    const float needs = flat ? words_height(app, &sides[1], (b.w - 20) / 3 - SIGN - 8)
                             : height_of(app, sides, cost, b.w);
    if (needs > b.h * (app->canvas->text_scale == 1 ? TIGHTEST : 1))
        say_better(&sides[1], app, &item->better, game, false);
    if (!flat && height_of(app, sides, cost, b.w) > b.h * TIGHTEST_LARGE)
        say_played(&sides[0], app, &item->played, game, false);
    if (flat)
        draw_flat(app, sides, cost, b);
    else
        draw_tall(app, sides, cost, b);
}
