/* The best house that a deal allows, as far as it is known, to be looked at. */
#include "app/app.h"
#include "app/draw/layer.h"
#include "app/pieces/card_view.h"
#include "app/pieces/house_sheet.h"
#include "app/widgets/widget.h"

#include "ai/limit.h"
#include "session/house.h"

#include <math.h>
#include <stdio.h>

enum { BEST_BACK, BEST_VISIT, BEST_ITEM_COUNT };
enum { WORDS_CAPACITY = 160, POINTS_CAPACITY = 320 };

typedef struct Best {
    Limit limit;
    bool from_puzzle;
    House house; /* the same, for a visit */
    House built; /* a house of this deal, to be compared; without a name there is none */
    Widget items[BEST_ITEM_COUNT];
    Widgets widgets;
    Box title, board, paper, words, lines;
    Layer *layer;
} Best;

static bool enter(void *self, App *app, const SceneNote *note)
{
    Best *best = self;
    if (!note->limit || !note->limit->complete)
        return false;
    best->layer = layer_new();
    best->limit = *note->limit;
    best->from_puzzle = note->from_puzzle;
    if (note->house)
        best->built = *note->house;
    best->house = (House){.home = best->limit.home, .score = score_full(&best->limit.home)};
    best->items[BEST_BACK] =
        (Widget){.kind = &button_widget, .id = BEST_BACK, .style = BUTTON_GREEN};
    best->items[BEST_VISIT] = (Widget){.kind = &button_widget, .id = BEST_VISIT, .icon = "home"};
    widgets_start(&best->widgets, best->items, BEST_ITEM_COUNT);
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

static void leave(void *self, App *app)
{
    Best *best = self;
    (void)app;
    layer_free(best->layer);
}

static void layout(void *self, App *app)
{
    Best *best = self;
    const float scale = app->canvas->text_scale;
    Box b = box_inset(app->canvas->view, 24);
    best->title = box_cut_top(&b, 20 + 24 * scale, 14);
    best->paper = box_cut_right(&b, fmaxf(300, b.w * (0.2f + 0.07f * fmaxf(scale, 1))), 24);
    best->board = b;
    b = box_inset(best->paper, 20);
    best->items[BEST_BACK].box = box_cut_bottom(&b, 22 + 26 * scale, 12);
    best->items[BEST_BACK].label = tr(app->words, "Back");
    best->items[BEST_VISIT].box = box_cut_bottom(&b, 22 + 26 * scale, 16);
    best->items[BEST_VISIT].label = tr(app->words, "Visit");
    const float lines = best->built.name[0] ? 200 : 170;
    best->lines = box_cut_bottom(&b, fminf(lines * fmaxf(scale, 1), b.h * 0.5f), 16);
    best->words = b;
    layer_renew(best->layer);
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Best *best = self;
    if (event->kind == INPUT_LOADED)
        layer_renew(best->layer);
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    if (event->kind == INPUT_ACTION && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    if (event->kind == INPUT_ACTION && event->action == ACTION_REFERENCE)
        return scene_push(SCENE_REFERENCE);
    const Widget *used = widgets_event(&best->widgets, app->canvas, app->audio, event);
    if (used && used->id == BEST_VISIT)
        return scene_push_with(SCENE_VISIT, (SceneNote){.house = &best->house});
    return used ? scene_pop() : scene_stay();
}

static const char *found_form(const Best *best, const App *app)
{
    const int points = best->limit.points;
    if (best->limit.proven && best->from_puzzle)
        return tr_count(app->words, "%d point: no better end is possible.",
                        "%d points: no better end is possible.", points);
    if (best->limit.proven)
        return tr_count(app->words, "%d point: this deal has no better house.",
                        "%d points: this deal has no better house.", points);
    return tr_count(app->words, "%d point: the best house found for this deal.",
                    "%d points: the best house found for this deal.", points);
}

/* The cards without which nobody would understand the score: in one row or in two, wherever they
 * are larger. */
static void draw_helpers(const Best *best, App *app, Box b)
{
    ResourceCardSet left = best->limit.home.cards & resource_cards_of_kind(RESOURCE_KIND_HELPER);
    const float gap = 12;
    const float one_row = fminf((b.w - 2 * gap) / 3, b.h / CARD_RESOURCE_RATIO);
    const float two_rows = fminf((b.w - gap) / 2, (b.h - gap) / 2 / CARD_RESOURCE_RATIO);
    const float width = fmaxf(one_row, two_rows), step = width + gap;
    const int columns = two_rows > one_row ? 2 : 3;
    for (int i = 0; left && width > 40; i++, left &= left - 1) {
        const CardRef card = card_resource(card_first(left));
        const float height = card_height(card, width);
        card_draw(app->cards, card,
                  box(b.x + step * (float)(i % columns),
                      b.y + (height + gap) * (float)(i / columns), width, height),
                  0, 0);
    }
}

/* Takes at most a part of the box, and returns what is left of it. */
static Box draw_paragraph(App *app, const char *words, float part, Box b)
{
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const float height = widget_label_height(app->canvas, &style, words, b.w);
    const Box at = box_cut_top(&b, fminf(height, b.h * part), 12);
    widget_draw_whole(app->canvas, &style, words, at);
    return b;
}

/* How good it is, and what it would take; in a puzzle, every card was known. */
static void find_words(const Best *best, const App *app, char found[WORDS_CAPACITY],
                       const char **how)
{
    snprintf(found, WORDS_CAPACITY, found_form(best, app), best->limit.points);
    *how = best->from_puzzle ? ""
                             : tr(app->words, "To build it, you’d have to know every card in "
                                              "advance and choose first in every round.");
}

static void draw_words(const Best *best, App *app)
{
    Box b = best->words;
    const char *how;
    char found[WORDS_CAPACITY];
    find_words(best, app, found, &how);
    b = draw_paragraph(app, found, how[0] ? 0.4f : 1, b);
    if (how[0])
        b = draw_paragraph(app, how, 1, b);
    draw_helpers(best, app, b);
}

static const char *possible(const App *app)
{
    /* words: over a column of points, beside a column with a player's name: what could be had */
    return tr(app->words, "Possible");
}

/* The lines of a house; after a word where there are two of them. */
static void write_points(const Best *best, const App *app, const char *head, const Home *home,
                         char out[POINTS_CAPACITY])
{
    char lines[POINTS_CAPACITY] = "";
    Text text = text_on(lines, sizeof lines);
    house_sheet_add_lines(&text, app->words, home);
    if (best->built.name[0])
        snprintf(out, POINTS_CAPACITY, tr(app->words, "%s: %s"), head, lines);
    else
        snprintf(out, POINTS_CAPACITY, "%s", lines);
}

/* At every drawing, and so not with what is drawn once into the layer. */
static void tell_words(const Best *best, const App *app)
{
    const char *how;
    char found[WORDS_CAPACITY], points[POINTS_CAPACITY], built[POINTS_CAPACITY] = "";
    if (!canvas_is_watched(app->canvas))
        return;
    find_words(best, app, found, &how);
    write_points(best, app, possible(app), &best->limit.home, points);
    if (best->built.name[0])
        write_points(best, app, best->built.name, &best->built.home, built);
    canvas_tell_sentences(app->canvas, SAYING_NEWS,
                          (const char *[]){found, how, points, built, NULL});
}

static void draw_points(const Best *best, App *app)
{
    const Home *const homes[] = {&best->limit.home, &best->built.home};
    const char *const heads[] = {possible(app), best->built.name};
    if (best->built.name[0])
        house_sheet_compare(app->canvas, app->words, homes, heads, best->lines);
    else
        house_sheet_draw_lines(app->canvas, app->words, homes[0], best->lines);
}

static void draw(const void *self, App *app)
{
    const Best *best = self;
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    if (layer_begin(app->canvas, best->layer)) {
        widget_draw_backdrop(app->canvas);
        text_draw(app->canvas, &title, tr(app->words, "Best possible house"), best->title);
        house_sheet_draw_board(app->canvas, &best->limit.home, best->board);
        widget_draw_paper(app->canvas, best->paper);
        draw_words(best, app);
        draw_points(best, app);
        layer_end(app->canvas, best->layer);
    }
    layer_show(app->canvas, best->layer);
    tell_words(best, app);
    widgets_draw(&best->widgets, app->canvas);
}

const SceneKind best_scene = {
    .state_size = sizeof(Best),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
