/* Who plays, whose turn it is, and the houses side by side. */
#include "app/scenes/turns/turns_scene.h"

#include "app/pieces/badge.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_sheet.h"
#include "app/pieces/medal.h"
#include "app/widgets/line.h"
#include "session/day.h"

#include <math.h>
#include <stdio.h>

static const char HAND_OVER[] =
    WORDS_MARK("It’s your turn with this deal. Anyone who still has to play, look away!");
static const char WHO_PLAYS[] =
    WORDS_MARK("Who’s playing? Each of you builds alone, with the neighbour from the House of the "
               "day.");

enum { POINTS_CAPACITY = 160, TURNS_NOBODY = -1 };

/* ---- layout ---- */

static const float NAME_GAP = 14;

static float name_height(float scale)
{
    return 24 + 28 * scale;
}

static void lay_names(TurnsScene *scene, Box b, float scale)
{
    const float height = fminf(name_height(scale), (b.h - 3 * NAME_GAP) / TURNS_MAX);
    for (int i = 0; i < TURNS_MAX; i++) {
        Box row = box_cut_top(&b, height, NAME_GAP);
        scene->badge[i] = box_centred(box_cut_left(&row, height, 14), height * 0.9f, height * 0.9f);
        scene->items[TURNS_SWITCHES + 2 * i].box = box_cut_right(&row, 100, 16);
        scene->items[TURNS_NAMES + 2 * i].box = row;
    }
}

/* Where the lines of a house stand: beside it or below, wherever it leaves more room. */
static void lay_house(HousePlace *place, Box *visit, Box b, float scale)
{
    const float button = 16 + 20 * scale;
    place->paper = b;
    b = box_inset(b, 12);
    place->name = box_cut_top(&b, 18 + 22 * scale, 10);
    const float beside = b.w - b.h * HOME_RATIO, below = b.h - b.w / HOME_RATIO;
    if (beside > below) {
        place->lines = box_cut_right(&b, fmaxf(beside, b.w * 0.3f) - 12, 12);
        *visit = box_cut_bottom(&place->lines, button, 10);
    } else {
        place->lines = box_cut_bottom(&b, fmaxf(below, b.h * 0.22f) - 12, 12);
        *visit = box_cut_right(&place->lines, 70 + 60 * scale, 12);
        *visit = box_centred(*visit, visit->w, fminf(button, visit->h));
    }
    place->board = b;
}

static void lay_houses(TurnsScene *scene, Box b, float scale)
{
    const int count = scene->turns.count;
    const int across = count > 1 ? 2 : 1, down = count > 2 ? 2 : 1;
    const float gap = 18;
    const float width = (b.w - gap * (float)(across - 1)) / (float)across;
    const float height = (b.h - gap * (float)(down - 1)) / (float)down;
    for (int i = 0; i < count; i++)
        lay_house(&scene->house[i], &scene->items[TURNS_VISITS + i].box,
                  box(b.x + (width + gap) * (float)(i % across),
                      b.y + (height + gap) * (float)(i / across), width, height),
                  scale);
}

void turns_lay(TurnsScene *scene, App *app)
{
    const float scale = fminf(app->canvas->text_scale, 1.6f);
    const float button = 22 + 26 * scale;
    Box b = box_inset(app->canvas->view, 24);
    Box head = box_cut_top(&b, button, 14);
    scene->items[TURNS_BACK].box = box_cut_right(&head, 60 + 80 * scale, 14);
    if (scene->mode == TURNS_COMPARING) {
        scene->items[TURNS_GO].box = box_cut_right(&head, 80 + 90 * scale, 14);
        scene->items[TURNS_BEST].box = box_cut_right(&head, 110 + 110 * scale, 14);
        lay_houses(scene, b, scale);
    } else {
        const float names = TURNS_MAX * (name_height(scale) + NAME_GAP);
        const float words = scene->mode == TURNS_ASKING ? 90 * scale : 0;
        const float height = fminf(b.h, 56 + words + names + 22 + button * 1.2f);
        scene->pane = box_centred(b, fminf(b.w, 620), height);
        b = box_inset(scene->pane, 28);
        scene->items[TURNS_GO].box = box_cut_bottom(&b, button * 1.2f, 18);
        scene->words = scene->mode == TURNS_ASKING ? box_cut_top(&b, words, NAME_GAP) : b;
        lay_names(scene, b, scale);
    }
    scene->title = head;
    layer_renew(scene->layer);
}

/* ---- drawing ---- */

static int points_of(const TurnsScene *scene, int player)
{
    const Home home = turns_home(scene, player);
    return score_full(&home).total;
}

static int best_points(const TurnsScene *scene)
{
    int best = 0;
    for (int i = 0; i < scene->turns.count; i++)
        best = SDL_max(best, points_of(scene, i));
    return best;
}

/* A share of the best possible house: `whole` says so. */
static void share_words(const TurnsScene *scene, const App *app, int points, bool whole,
                        char words[POINTS_CAPACITY])
{
    snprintf(words, POINTS_CAPACITY,
             whole ? tr(app->words, "%d%% of the best possible house") : tr(app->words, "%d%%"),
             percent_of(points, scene->limit.points));
}

/* The points and, once that is known, what they are worth. */
static void points_words(const TurnsScene *scene, const App *app, int points, bool whole,
                         char words[POINTS_CAPACITY])
{
    const int length = snprintf(words, POINTS_CAPACITY,
                                tr_count(app->words, "%d point", "%d points", points), points);
    char share[POINTS_CAPACITY];
    if (!scene->limit_known)
        return;
    share_words(scene, app, points, whole, share);
    snprintf(words + length, POINTS_CAPACITY - (size_t)length, " · %s", share);
}

/* In words where the name beside them leaves room for that. */
static void draw_points(const TurnsScene *scene, App *app, int points, float name, Box *b)
{
    const TextStyle style = {TEXT_HEADING, TONE_INK, .align = ALIGN_RIGHT};
    const float gap = 8;
    char words[POINTS_CAPACITY];
    points_words(scene, app, points, true, words);
    float width = text_width(app->canvas, &style, words) + 2;
    if (name + gap + width > b->w) {
        points_words(scene, app, points, false, words);
        width = b->w * 0.5f;
    }
    text_draw(app->canvas, &style, words, box_cut_right(b, width, gap));
}

/* The winner's name lies on gold, as at the end of a game. */
static void draw_name(const TurnsScene *scene, App *app, int player, int points, Box b)
{
    const TextStyle name = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    if (points == best_points(scene)) {
        paint_box(app->canvas, b, 12, TONE_HONEY, TONE_AMBER);
        medal_draw_trophy(app->canvas, box_inset(box_cut_right(&b, b.h, 0), 6));
    }
    b = box_inset(b, 5);
    badge_draw(app->canvas, &scene->looks[player], box_cut_left(&b, b.h, 10));
    const char *who = scene->turns.names[player];
    draw_points(scene, app, points, text_width(app->canvas, &name, who) + 2, &b);
    line_draw_name(app->canvas, &name, who, b);
}

static void draw_house(const TurnsScene *scene, App *app, int player)
{
    const Home home = turns_home(scene, player);
    const HousePlace *place = &scene->house[player];
    widget_draw_paper(app->canvas, place->paper);
    draw_name(scene, app, player, score_full(&home).total, place->name);
    house_sheet_draw_lines(app->canvas, app->words, &home, place->lines);
    house_sheet_draw_board(app->canvas, &home, place->board);
}

static void draw_hand_over(const TurnsScene *scene, App *app)
{
    const TextStyle name = {TEXT_DISPLAY, TONE_INK, .align = ALIGN_CENTRE};
    const TextStyle style = {TEXT_READING, TONE_INK_SOFT, .align = ALIGN_CENTRE, .wrap = true};
    Box b = scene->words;
    const float size = fminf(b.h * 0.3f, 120);
    badge_draw(app->canvas, &scene->looks[scene->next],
               box_centred(box_cut_top(&b, size, 18), size, size));
    line_draw_name(app->canvas, &name, scene->turns.names[scene->next],
                   box_cut_top(&b, text_line_height(app->canvas, &name), 14));
    widget_draw_whole(app->canvas, &style, tr(app->words, HAND_OVER), b);
}

/* Everyone has the mark of a seat; who does not play is named all the same. */
static void draw_people(const TurnsScene *scene, App *app)
{
    const TextStyle absent = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT};
    int seat = 0;
    for (int i = 0; i < TURNS_MAX; i++) {
        const Widget *field = &scene->items[TURNS_NAMES + 2 * i];
        if (field->hidden) {
            line_draw_name(app->canvas, &absent, scene->names[i], box_inset(field->box, 10));
            continue;
        }
        badge_draw(app->canvas, &scene->looks[seat++], scene->badge[i]);
    }
}

static void draw_still(const TurnsScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_READING, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, tr(app->words, "Same deal, in turns"), scene->title);
    if (scene->mode == TURNS_COMPARING) {
        for (int i = 0; i < scene->turns.count; i++)
            draw_house(scene, app, i);
        return;
    }
    widget_draw_paper(app->canvas, scene->pane);
    if (scene->mode == TURNS_HANDING_OVER) {
        draw_hand_over(scene, app);
        return;
    }
    widget_draw_whole(app->canvas, &style, tr(app->words, WHO_PLAYS), scene->words);
    draw_people(scene, app);
}

/* Nobody wins a deal alone; of several who share the most points, nobody does. */
static int winner_of(const TurnsScene *scene)
{
    const int best = best_points(scene);
    int winner = TURNS_NOBODY;
    for (int i = 0; i < scene->turns.count && scene->turns.count > 1; i++) {
        if (points_of(scene, i) != best)
            continue;
        if (winner != TURNS_NOBODY)
            return TURNS_NOBODY;
        winner = i;
    }
    return winner;
}

/* How it ended, in a sentence: the winner's points are in it. */
static void ending_words(const TurnsScene *scene, const App *app, char *words, size_t capacity)
{
    const int winner = winner_of(scene), best = best_points(scene);
    words[0] = '\0';
    if (winner != TURNS_NOBODY)
        snprintf(words, capacity,
                 tr_count(app->words, "%s wins with %d point", "%s wins with %d points", best),
                 scene->turns.names[winner], best);
    else if (scene->turns.count > 1)
        snprintf(words, capacity, "%s", tr(app->words, "It’s a tie!"));
}

/* Everybody's points, once. A layer is drawn once, but what stands on it is there in every frame.
 */
static void tell_points(const TurnsScene *scene, const App *app)
{
    char ending[NAME_CAPACITY + 64], lines[TURNS_MAX][NAME_CAPACITY + POINTS_CAPACITY];
    const char *sentences[TURNS_MAX + 2] = {ending};
    const int winner = winner_of(scene);
    ending_words(scene, app, ending, sizeof ending);
    for (int i = 0, told = 1; i < scene->turns.count; i++) {
        const int points = points_of(scene, i);
        char words[POINTS_CAPACITY];
        if (i == winner)
            continue;
        snprintf(words, sizeof words, tr_count(app->words, "%d point", "%d points", points),
                 points);
        snprintf(lines[i], sizeof lines[i], tr(app->words, "%s: %s"), scene->turns.names[i], words);
        sentences[told++] = lines[i];
    }
    canvas_tell_sentences(app->canvas, SAYING_NEWS, sentences);
}

/* What the points are worth turns out later, and is told then. */
static void tell_shares(const TurnsScene *scene, const App *app)
{
    char lines[TURNS_MAX][NAME_CAPACITY + POINTS_CAPACITY];
    const char *sentences[TURNS_MAX + 1] = {0};
    for (int i = 0; i < scene->turns.count && scene->limit_known; i++) {
        char share[POINTS_CAPACITY];
        share_words(scene, app, points_of(scene, i), true, share);
        snprintf(lines[i], sizeof lines[i], tr(app->words, "%s: %s"), scene->turns.names[i], share);
        sentences[i] = lines[i];
    }
    canvas_tell_sentences(app->canvas, SAYING_COMING, sentences);
}

static void tell_result(const TurnsScene *scene, const App *app)
{
    tell_points(scene, app);
    tell_shares(scene, app);
}

static void tell(const TurnsScene *scene, const App *app)
{
    if (!canvas_is_watched(app->canvas) || scene->mode == TURNS_PLAYING)
        return;
    if (scene->mode == TURNS_COMPARING)
        tell_result(scene, app);
    else if (scene->mode == TURNS_HANDING_OVER)
        canvas_tell_sentences(
            app->canvas, SAYING_PROMPT,
            (const char *[]){scene->turns.names[scene->next], tr(app->words, HAND_OVER), NULL});
    else
        canvas_tell_saying(app->canvas, SAYING_PROMPT, tr(app->words, WHO_PLAYS));
}

void turns_draw(const TurnsScene *scene, App *app)
{
    tell(scene, app);
    if (layer_begin(app->canvas, scene->layer)) {
        draw_still(scene, app);
        layer_end(app->canvas, scene->layer);
    }
    layer_show(app->canvas, scene->layer);
}
