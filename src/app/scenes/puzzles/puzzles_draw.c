/* Beside the table: the cards to come, and the verdict. */
#include "app/scenes/puzzles/puzzles.h"

#include "app/scenes/table/hint_words.h"
#include "app/scenes/table/marks.h"
#include "app/widgets/line.h"

#include <math.h>
#include <stdio.h>

static const Mark GIVEN = {.colour = TONE_COPPER, .icon = "hand"};
static const Mark BEST = {.colour = TONE_GREEN, .icon = "star", .outer = true};

/* ---- the cards to come ---- */

static void draw_round(App *app, const Game *game, int round, Box b)
{
    enum { ACROSS = 3 };
    const TextStyle title = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    const float gap = 6;
    char words[64];
    snprintf(words, sizeof words, tr(app->words, "Round %d of %d"), round, ROUND_COUNT);
    line_draw_cut(app->canvas, &title, words,
                  box_cut_top(&b, text_line_height(app->canvas, &title), 4));
    const float height = (b.h - gap) / 2;
    const float width =
        fminf((b.w - 2 * gap) / ACROSS, (height - 2) / (CARD_RESOURCE_RATIO + CARD_ROOM_RATIO));
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const float x = b.x + (width + gap) * (float)(column % ACROSS);
        const float y = b.y + (height + gap) * (float)(column / ACROSS);
        const Box upper = box(x, y, width, width * CARD_RESOURCE_RATIO);
        if (column)
            card_draw(
                app->cards,
                card_resource(game->resource_deck[(round - 1) * (COLUMN_COUNT - 1) + column - 1]),
                upper, 0, 0);
        else
            paint_picture(app->canvas, "tokens", "marker",
                          box_centred(upper, upper.h * 0.8f, upper.h * 0.8f));
        card_draw(app->cards, card_room(game->room_deck[(round - 1) * COLUMN_COUNT + column]),
                  box(x, y + upper.h + 2, width, width * CARD_ROOM_RATIO), 0, 0);
    }
}

static void draw_cards_to_come(const PuzzlesScene *scene, App *app)
{
    const Game *game = play_game(app->play);
    Box b = scene->words;
    if (scene->puzzle.kind != PUZZLE_FINISH)
        return;
    const float height = fminf((b.h - 14) / 2, 340);
    widget_draw_paper(app->canvas, scene->side);
    for (int round = game->round + 1; round <= ROUND_COUNT; round++)
        draw_round(app, game, round, box_cut_top(&b, height, 14));
}

/* ---- the verdict ---- */

static void draw_sentence(App *app, TextRole role, const char *words, Box *b)
{
    const TextStyle style = {role, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    float width, height;
    text_measure(app->canvas, &style, words, b->w, &width, &height);
    height = fminf(height, b->h);
    text_draw(app->canvas, &style, words, box_cut_top(b, height, 10));
}

static void draw_reason(App *app, const Mark *mark, const char *title, const Hint *hint, Box *b)
{
    const TextStyle style = {TEXT_TAG, TONE_INK_SOFT, .align = ALIGN_LEFT};
    char words[240];
    Box line = box_cut_top(b, 28, 4);
    marks_draw_sign(app, mark, box_cut_left(&line, 28, 8));
    line_draw_cut(app->canvas, &style, title, line);
    hint_words(words, sizeof words, hint, play_record(app->play)->seats, app->words);
    draw_sentence(app, TEXT_BODY, words, b);
}

static void write_tenths(char *out, size_t capacity, int hundredths, const Words *words)
{
    const int tenths = (hundredths + 5) / 10;
    snprintf(out, capacity, tr(words, "%d.%d"), tenths / 10, tenths % 10);
}

static void draw_move_verdict(const PuzzlesScene *scene, App *app, Box *b)
{
    char lead[24], error[24], words[200];
    if (!scene->verdict.solved)
        draw_reason(app, &GIVEN, tr(app->words, "Played"), &scene->verdict.given, b);
    draw_reason(app, &BEST, tr(app->words, WORDS_IN("a move", "Best")), &scene->verdict.best, b);
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

static void draw_house_verdict(const PuzzlesScene *scene, App *app, Box *b)
{
    char words[160];
    snprintf(words, sizeof words,
             tr_count(app->words, "Your house: %d point.", "Your house: %d points.",
                      scene->verdict.points),
             scene->verdict.points);
    draw_sentence(app, TEXT_BODY, words, b);
    snprintf(words, sizeof words,
             tr_count(app->words, "The best house: %d point.", "The best house: %d points.",
                      scene->puzzle.points),
             scene->puzzle.points);
    draw_sentence(app, TEXT_BODY, words, b);
}

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

static void tell_verdict(const PuzzlesScene *scene, const App *app, const char *verdict)
{
    const Seat *seats = play_record(app->play)->seats;
    char best[240] = "";
    if (scene->puzzle.kind == PUZZLE_FINISH)
        snprintf(best, sizeof best,
                 tr_count(app->words, "The best house: %d point.", "The best house: %d points.",
                          scene->puzzle.points),
                 scene->puzzle.points);
    else
        hint_words(best, sizeof best, &scene->verdict.best, seats, app->words);
    canvas_tell_sentences(
        app->canvas, SAYING_NEWS,
        (const char *[]){verdict, tr(app->words, WORDS_IN("a move", "Best")), best, NULL});
}

static void draw_verdict(const PuzzlesScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    Box b = scene->words;
    widget_draw_paper(app->canvas, scene->side);
    const char *verdict =
        scene->verdict.solved ? tr(app->words, "That’s it!") : tr(app->words, "Not quite");
    line_draw_cut(app->canvas, &title, verdict,
                  box_cut_top(&b, text_line_height(app->canvas, &title), 8));
    tell_verdict(scene, app, verdict);
    draw_stars_won(scene, app, box_cut_top(&b, 34, 14));
    if (scene->puzzle.kind == PUZZLE_FINISH) {
        draw_house_verdict(scene, app, &b);
    } else {
        draw_move_verdict(scene, app, &b);
        draw_answer(scene, app, b);
    }
}

void puzzles_draw_table(const PuzzlesScene *scene, App *app)
{
    const Table *table = &scene->guest.table;
    const bool moves = scene->mode == PUZZLES_JUDGED && scene->puzzle.kind != PUZZLE_FINISH;
    guest_table_draw(&scene->guest, app);
    if (moves && !scene->verdict.solved)
        marks_draw_plan(app, table, &scene->verdict.given.plan, &GIVEN);
    if (moves)
        marks_draw_plan(app, table, &scene->verdict.best.plan, &BEST);
    if (scene->mode == PUZZLES_JUDGED)
        draw_verdict(scene, app);
    else
        draw_cards_to_come(scene, app);
}
