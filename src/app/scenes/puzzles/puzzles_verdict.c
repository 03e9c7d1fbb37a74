/* Beside the table, when a puzzle was answered: what was best, and why. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/pieces/house_sheet.h"
#include "app/scenes/table/hint_words.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

const Mark PUZZLE_GIVEN = {.colour = TONE_COPPER, .icon = "hand"};
const Mark PUZZLE_BEST = {.colour = TONE_GREEN, .icon = "star", .outer = true};

static float sentence_height(App *app, TextRole role, const char *words, float width)
{
    const TextStyle style = {role, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    return widget_label_height(app->canvas, &style, words, width);
}

static void draw_sentence(App *app, TextRole role, const char *words, Box *b)
{
    const TextStyle style = {role, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const float height = sentence_height(app, role, words, b->w);
    widget_draw_whole(app->canvas, &style, words, box_cut_top(b, fminf(height, b->h), 10));
}

static void write_tenths(char *out, size_t capacity, int hundredths, const Words *words)
{
    const int tenths = (hundredths + 5) / 10;
    snprintf(out, capacity, tr(words, "%d.%d"), tenths / 10, tenths % 10);
}

/* ---- where the points come from ---- */

enum { GAINS_MAX = SCORE_TOTAL + 1 };

/* A line of the score pad, and how much more the best answer has there. */
typedef struct GainLine {
    const char *label;
    char number[24];
} GainLine;

typedef struct GainLines {
    const char *title;
    int count;
    GainLine items[GAINS_MAX];
} GainLines;

static void add_gain(GainLines *lines, const Words *words, const char *label, int hundredths)
{
    GainLine *line = &lines->items[lines->count++];
    char size[16];
    write_tenths(size, sizeof size, abs(hundredths), words);
    line->label = label;
    snprintf(line->number, sizeof line->number, "%s%s", hundredths < 0 ? "−" : "+", size);
}

/* Of a move: what playouts to the end can tell apart. */
static void list_gains(const PuzzlesScene *scene, const Words *words, GainLines *lines)
{
    const Prospects *prospects = &scene->verdict.prospects;
    lines->title = scene->verdict.own_compared
                       ? tr(words, "By the end of the game, compared with your move:")
                       : tr(words, "By the end of the game, compared with the next best move:");
    if (!prospects->deals)
        return;
    for (ScoreCategory category = 0; category < SCORE_TOTAL; category++) {
        if (gain_is_clear(prospects->own[category]))
            add_gain(lines, words, tr(words, house_sheet_line(category)),
                     prospects->own[category].points);
    }
    if (gain_is_clear(prospects->rival))
        add_gain(lines, words, tr(words, "Strongest opponent"), prospects->rival.points);
}

/* Of a house: what it lacks, to the point. */
static void list_lacks(const PuzzlesScene *scene, const Words *words, GainLines *lines)
{
    lines->title = tr(words, "The best house, compared with yours:");
    if (scene->verdict.solved || !scene->verdict.limit_known)
        return;
    const Score lacks =
        score_difference(score_full(&scene->verdict.limit.home), scene->verdict.score);
    for (ScoreCategory category = 0; category < SCORE_TOTAL; category++) {
        const int points = score_category(&lacks, category);
        if (!points)
            continue;
        GainLine *line = &lines->items[lines->count++];
        line->label = tr(words, house_sheet_line(category));
        snprintf(line->number, sizeof line->number, "%s%d", points < 0 ? "−" : "+", abs(points));
    }
}

static GainLines gain_lines(const PuzzlesScene *scene, const App *app)
{
    GainLines lines = {0};
    if (scene->puzzle.kind == PUZZLE_FINISH)
        list_lacks(scene, app->words, &lines);
    else
        list_gains(scene, app->words, &lines);
    return lines;
}

/* Small windows and large letters may have no room for them; they are told all the same. */
static void draw_gains(App *app, const GainLines *lines, Box *b)
{
    const TextStyle title = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_LEFT, .wrap = true};
    const TextStyle label = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle value = {TEXT_NAME, TONE_INK, .align = ALIGN_RIGHT};
    const float head = widget_label_height(app->canvas, &title, lines->title, b->w);
    const float height = text_line_height(app->canvas, &value) + 4;
    if (!lines->count || head + 6 + height * (float)lines->count > b->h)
        return;
    widget_draw_whole(app->canvas, &title, lines->title, box_cut_top(b, head, 6));
    for (int i = 0; i < lines->count; i++) {
        const GainLine *line = &lines->items[i];
        Box row = box_cut_top(b, height, 0);
        paint_fill(app->canvas, box(row.x, row.y, row.w, 1), colour_alpha(TONE_SAND, 0.6f));
        text_draw(app->canvas, &value, line->number,
                  box_cut_right(&row, text_width(app->canvas, &value, line->number) + 2, 6));
        line_draw_cut(app->canvas, &label, line->label, row);
    }
    box_cut_top(b, 0, 12);
}

/* ---- a move ---- */

/* The move, and with `reason` what speaks for it. */
static void side_words(const App *app, const Hint *hint, const Game *game, bool reason, char *out,
                       size_t capacity)
{
    char move[HINT_MOVE_CAPACITY], why[HINT_MOVE_CAPACITY];
    const bool named = hint_move_words(move, sizeof move, hint, game, app->words);
    hint_words(why, sizeof why, hint, play_record(app->play)->seats, app->words);
    if (named && reason)
        snprintf(out, capacity, "%s\n%s", move, why);
    else
        snprintf(out, capacity, "%s", named ? move : why);
}

static const float SIDE_TITLE = 28, SIDE_GAP = 14; /* above and below the words of a move */

static float side_height(App *app, const char *words, float width)
{
    return SIDE_TITLE + SIDE_GAP + sentence_height(app, TEXT_BODY, words, width);
}

static void draw_side(App *app, const Mark *mark, const char *title, const char *words, Box *b)
{
    const TextStyle style = {TEXT_TAG, TONE_INK_SOFT, .align = ALIGN_LEFT};
    Box line = box_cut_top(b, SIDE_TITLE, 4);
    marks_draw_sign(app, mark, box_cut_left(&line, SIDE_TITLE, 8));
    line_draw_cut(app->canvas, &style, title, line);
    draw_sentence(app, TEXT_BODY, words, b);
}

/* What was played goes where large letters have no room for both: its mark lies on the table. */
static void draw_move_verdict(const PuzzlesScene *scene, App *app, Box *b)
{
    const Game *game = play_game(app->play);
    char lead[24], error[24], words[2 * HINT_MOVE_CAPACITY], given[2 * HINT_MOVE_CAPACITY];
    side_words(app, &scene->verdict.best, game, true, words, sizeof words);
    side_words(app, &scene->verdict.given, game, false, given, sizeof given);
    if (!scene->verdict.solved &&
        side_height(app, given, b->w) + side_height(app, words, b->w) <= b->h)
        draw_side(app, &PUZZLE_GIVEN, tr(app->words, "Played"), given, b);
    draw_side(app, &PUZZLE_BEST, tr(app->words, WORDS_IN("a move", "Best")), words, b);
    write_tenths(lead, sizeof lead, scene->puzzle.lead, app->words);
    write_tenths(error, sizeof error, SDL_max(scene->puzzle.error, 10), app->words);
    /* words: numbers with a decimal place: Anything else costs 2.4 points or more (± 0.1). */
    snprintf(words, sizeof words, tr(app->words, "Anything else costs %s points or more (± %s)."),
             lead, error);
    draw_sentence(app, TEXT_NOTE, words, b);
}

/* The cards that the answer is about, where the words leave room for them. */
static void draw_answer(const PuzzlesScene *scene, App *app, Box b)
{
    const Game *game = play_game(app->play);
    const Move *answer = &scene->puzzle.answer;
    const bool column = answer->kind == MOVE_TAKE;
    const RoomCard room = column ? game->market_room[answer->column] : game->hand_room;
    const ResourceCard resource =
        column ? game->market_resource[answer->column] : game->hand_resource;
    const float least = 70, gap = 6;
    const float ratio = CARD_ROOM_RATIO + (resource ? CARD_RESOURCE_RATIO : 0);
    const float width = fminf(fminf(b.w * 0.6f, 190), (b.h - gap) / ratio);
    if (!room || width < least)
        return;
    b = box_centred(b, width, width * ratio + (resource ? gap : 0));
    if (resource)
        card_draw(app->cards, card_resource(resource),
                  box_cut_top(&b, width * CARD_RESOURCE_RATIO, gap), 0, 0);
    card_draw(app->cards, card_room(room), b, 0, 0);
}

/* ---- a house ---- */

static void house_words(const PuzzlesScene *scene, const App *app, char *out, size_t capacity)
{
    char own[96], best[96];
    snprintf(own, sizeof own,
             tr_count(app->words, "Your house: %d point.", "Your house: %d points.",
                      scene->verdict.score.total),
             scene->verdict.score.total);
    if (scene->verdict.solved)
        snprintf(best, sizeof best, "%s", tr(app->words, "No other house gets as many points."));
    else
        snprintf(best, sizeof best,
                 tr_count(app->words, "The best house: %d point.", "The best house: %d points.",
                          scene->puzzle.points),
                 scene->puzzle.points);
    snprintf(out, capacity, "%s\n%s", own, best);
}

/* ---- all of it ---- */

static void draw_stars_won(const PuzzlesScene *scene, App *app, Box b)
{
    const int stars = scene->verdict.solved ? scene->solver->stars[scene->index] : 0;
    const float size = fminf(b.h, b.w / STARS_MAX);
    for (int i = 0; i < STARS_MAX; i++) {
        SDL_Texture *star =
            pictures_get(app->canvas->pictures, "icons", "star", size * app->canvas->unit);
        const Box place = box_cut_left(&b, size, 4);
        if (star)
            paint_tinted(app->canvas, star, place,
                         i < stars ? paint_mark_tone(app->canvas, TONE_AMBER)
                                   : colour_alpha(TONE_SAND, 0.55f));
    }
}

/* Said once, when the reason is complete. */
static void tell_verdict(const PuzzlesScene *scene, const App *app, const char *verdict,
                         const GainLines *lines)
{
    const bool house = scene->puzzle.kind == PUZZLE_FINISH;
    char best[2 * HINT_MOVE_CAPACITY], gains[GAINS_MAX * 64] = "";
    Text text = text_on(gains, sizeof gains);
    if (puzzles_await(scene) || !canvas_is_watched(app->canvas))
        return;
    if (house)
        house_words(scene, app, best, sizeof best);
    else
        side_words(app, &scene->verdict.best, play_game(app->play), true, best, sizeof best);
    for (int i = 0; i < lines->count; i++) {
        text_add(&text, i ? ", " : "");
        text_add(&text, lines->items[i].label);
        text_add_char(&text, ' ');
        text_add(&text, lines->items[i].number);
    }
    canvas_tell_sentences(app->canvas, SAYING_NEWS,
                          (const char *[]){verdict,
                                           house ? "" : tr(app->words, WORDS_IN("a move", "Best")),
                                           best, lines->count ? lines->title : "", gains, NULL});
}

void puzzles_draw_verdict(const PuzzlesScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    const GainLines lines = gain_lines(scene, app);
    char words[2 * HINT_MOVE_CAPACITY];
    Box b = scene->words;
    widget_draw_paper(app->canvas, scene->side);
    const char *verdict =
        scene->verdict.solved ? tr(app->words, "That’s it!") : tr(app->words, "Not quite");
    line_draw_cut(app->canvas, &title, verdict,
                  box_cut_top(&b, text_line_height(app->canvas, &title), 8));
    tell_verdict(scene, app, verdict, &lines);
    draw_stars_won(scene, app, box_cut_top(&b, 34, 14));
    if (scene->puzzle.kind == PUZZLE_FINISH) {
        house_words(scene, app, words, sizeof words);
        draw_sentence(app, TEXT_BODY, words, &b);
        draw_gains(app, &lines, &b);
    } else {
        draw_move_verdict(scene, app, &b);
        draw_gains(app, &lines, &b);
        draw_answer(scene, app, b);
    }
}
