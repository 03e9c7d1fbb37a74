/* Beside the table, when a puzzle was answered: what was best, and why. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/scenes/table/hint_words.h"
#include "app/scenes/table/table_words.h"
#include "app/scenes/table/turn_log.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

enum { SIDE_CAPACITY = 2 * HINT_MOVE_CAPACITY }; /* the words of a move */

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

/* What large letters leave no room for goes where nobody is asked any more. */
static Box roomier(const PuzzlesScene *scene, App *app, float needs, Box b)
{
    const float shrinks = 0.8f;
    const Box idle = box_inset(scene->idle, 14);
    if (needs <= b.h || idle.h < needs * shrinks)
        return b;
    widget_draw_paper(app->canvas, scene->idle);
    return idle;
}

static void draw_gains(const PuzzlesScene *scene, App *app, const GainLines *lines, Box *b)
{
    Box place = roomier(scene, app, puzzles_gains_height(app, lines, b->w), *b);
    const bool beside = place.x == b->x;
    puzzles_draw_gains(app, lines, &place);
    if (beside)
        *b = place;
}

/* ---- a move ---- */

/* The column alone is asked for: where its room goes is the player's own affair. */
static bool column_words(const PuzzlesScene *scene, const App *app, const Plan *plan, char *out,
                         size_t capacity)
{
    Text text = text_on(out, capacity);
    for (int i = 0; i < plan->count && scene->puzzle.kind == PUZZLE_COLUMN; i++) {
        if (plan->moves[i].kind == MOVE_TAKE) {
            table_add_column(&scene->guest.table, app, plan->moves[i].column, &text);
            return true;
        }
    }
    return false;
}

static void given_words(const PuzzlesScene *scene, const App *app, char out[SIDE_CAPACITY])
{
    const Game *game = play_game(app->play);
    const Plan *plan = &scene->verdict.given.plan;
    if (!column_words(scene, app, plan, out, SIDE_CAPACITY))
        turn_log_moves(out, SIDE_CAPACITY, game, plan, game->player, app->words);
}

/* The best move, and what speaks for it. */
static void best_words(const PuzzlesScene *scene, const App *app, char out[SIDE_CAPACITY])
{
    char move[HINT_MOVE_CAPACITY], why[HINT_MOVE_CAPACITY];
    const Hint *hint = &scene->verdict.best;
    if (column_words(scene, app, &hint->plan, out, SIDE_CAPACITY))
        return;
    hint_move_words(move, sizeof move, hint, play_game(app->play), app->words);
    hint_words(why, sizeof why, hint, play_record(app->play), app->words);
    snprintf(out, SIDE_CAPACITY, "%s\n%s", move, why);
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
    char best[SIDE_CAPACITY], given[SIDE_CAPACITY];
    best_words(scene, app, best);
    given_words(scene, app, given);
    if (!scene->verdict.solved &&
        side_height(app, given, b->w) + side_height(app, best, b->w) <= b->h)
        draw_side(app, &PUZZLE_GIVEN, tr(app->words, "Played"), given, b);
    draw_side(app, &PUZZLE_BEST, tr(app->words, WORDS_IN("a move", "Best")), best, b);
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

static void own_words(const PuzzlesScene *scene, const App *app, char *out, size_t capacity)
{
    const int points = scene->verdict.score.total;
    snprintf(out, capacity,
             tr_count(app->words, "Your house: %d point.", "Your house: %d points.", points),
             points);
}

static void house_words(const PuzzlesScene *scene, const App *app, char *out, size_t capacity)
{
    char own[96], best[96];
    own_words(scene, app, own, sizeof own);
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

static const float STARS_SHRINK = 0.5f; /* how much less room they may have */

/* Who was wrong may try again: then only that much is told. */
static void draw_better(const PuzzlesScene *scene, App *app, const char *verdict, Box b)
{
    char own[96] = "";
    const char *better = tr(app->words, "There’s a better answer.");
    const char *stars = tr(app->words, "Three stars at the first try, two at the second; after "
                                       "that, or once you’ve seen the answer, one.");
    if (scene->puzzle.kind == PUZZLE_FINISH) {
        own_words(scene, app, own, sizeof own);
        draw_sentence(app, TEXT_BODY, own, &b);
    }
    draw_sentence(app, TEXT_BODY, better, &b);
    const float shrunk = sentence_height(app, TEXT_NOTE, stars, b.w) * STARS_SHRINK;
    b = roomier(scene, app, shrunk, b);
    draw_sentence(app, TEXT_NOTE, stars, &b);
    canvas_tell_sentences(app->canvas, SAYING_NEWS,
                          (const char *[]){verdict, own, better, stars, NULL});
}

/* Said once, when the reason is complete. */
static void tell_verdict(const PuzzlesScene *scene, const App *app, const char *verdict,
                         const GainLines *lines)
{
    const bool house = scene->puzzle.kind == PUZZLE_FINISH;
    char best[SIDE_CAPACITY], gains[GAINS_MAX * 64] = "";
    Text text = text_on(gains, sizeof gains);
    if (puzzles_await(scene) || !canvas_is_watched(app->canvas))
        return;
    if (house)
        house_words(scene, app, best, sizeof best);
    else
        best_words(scene, app, best);
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

/* How small the verdict may become: units, and a part of its size. */
static const float VERDICT_LEAST = 23, VERDICT_SHRINKS = 0.64f;

void puzzles_draw_verdict(const PuzzlesScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    const GainLines lines = puzzles_gains(scene, app);
    char words[SIDE_CAPACITY];
    Box b = scene->words;
    widget_draw_paper(app->canvas, scene->side);
    const char *verdict =
        scene->verdict.solved ? tr(app->words, "That’s it!") : tr(app->words, "Not quite");
    const float part = VERDICT_LEAST / (text_style_size(&title) * app->canvas->text_scale);
    line_draw_cut_at(app->canvas, &title, fminf(VERDICT_SHRINKS, part), verdict,
                     box_cut_top(&b, text_line_height(app->canvas, &title), 8));
    draw_stars_won(scene, app, box_cut_top(&b, 34, 14));
    if (!scene->verdict.told) {
        draw_better(scene, app, verdict, b);
        return;
    }
    tell_verdict(scene, app, verdict, &lines);
    if (scene->puzzle.kind == PUZZLE_FINISH) {
        house_words(scene, app, words, sizeof words);
        draw_sentence(app, TEXT_BODY, words, &b);
        draw_gains(scene, app, &lines, &b);
    } else {
        draw_move_verdict(scene, app, &b);
        draw_gains(scene, app, &lines, &b);
        draw_answer(scene, app, b);
    }
}
