/* The rules of playing alone, on one page. */
#include "app/scenes/day/day_scene.h"

#include <math.h>

enum { RULE_COUNT = 6 };

static const char *rule_words(const App *app, int rule)
{
    switch (rule) {
    case 0:
        return tr(app->words, "You build by the usual rules for two players. Only your own house "
                              "counts.");
    case 1:
        return tr(app->words,
                  "The neighbour takes the columns in order: column 1 in round 1, column 2 in "
                  "round 2 and so on; after column 5 comes column 1 again.");
    case 2:
        return tr(app->words, "If that column is gone, the neighbour takes the next one to the "
                              "right. A badge on the market shows which one it will be.");
    case 3:
        return tr(app->words,
                  "When the neighbour starts a round, two columns are gone before you "
                  "choose: the neighbour’s, and the one to its right, which is discarded.");
    case 4:
        return tr(app->words, "You start with the marker. In rounds 1, 6 and 11 the neighbour "
                              "takes it with column 1, unless you do.");
    default:
        return tr(app->words, "So you always know what you’ll lose. What you don’t know is which "
                              "cards come next. The first result of a day counts.");
    }
}

void day_lay_rules(DayScene *scene, App *app)
{
    const float scale = app->canvas->text_scale;
    Box b = box_inset(app->canvas->view, 24);
    scene->title = box_cut_top(&b, 20 + 24 * scale, 14);
    const float width = fminf(b.w, 900 * fmaxf(scale, 1));
    scene->pane = box(b.x + (b.w - width) / 2, b.y, width, b.h);
    b = box_inset(scene->pane, 28);
    scene->items[DAY_DONE].label = tr(app->words, "Back");
    scene->items[DAY_DONE].box = box_cut_bottom(&b, 22 + 26 * fminf(scale, 1.5f), 14);
    scene->pane_words = b;
}

static float rule_height(const App *app, const TextStyle *style, int rule, float width)
{
    return widget_label_height(app->canvas, style, rule_words(app, rule), width);
}

/* All rules in one size: the largest in which the page holds them. What is left over parts them. */
static float fit_rules(const App *app, TextStyle *style, Box b)
{
    static const float READABLE = 9, GAP = 8; /* units */
    for (;; *style = text_style_scaled(*style, 0.95f)) {
        float left = b.h;
        for (int rule = 0; rule < RULE_COUNT; rule++)
            left -= rule_height(app, style, rule, b.w);
        if (left >= GAP * (RULE_COUNT - 1) ||
            text_style_size(style) < READABLE / app->canvas->text_scale)
            return fmaxf(left, 0) / RULE_COUNT;
    }
}

/* A sign for each rule, as high as its row; large text needs their room. */
static float sign_width(const App *app)
{
    return app->canvas->text_scale > 1.5f ? 0 : 52;
}

static void draw_sign(App *app, int rule, Box b)
{
    static const char *const ICONS[RULE_COUNT] = {"home",  "person", "eye",
                                                  "trash", "star",   "smile"};
    const float size = fminf(b.w, b.h);
    const Box disc = box_centred(b, size, size);
    paint_box(app->canvas, disc, size / 2, TONE_CLOTH, TONE_CLOTH_LOW);
    paint_picture(app->canvas, "icons", ICONS[rule], box_inset(disc, size * 0.22f));
}

/* Who listens is read the whole page. */
static void tell_rules(const App *app)
{
    const char *rules[RULE_COUNT + 1] = {NULL};
    for (int rule = 0; rule < RULE_COUNT; rule++)
        rules[rule] = rule_words(app, rule);
    canvas_tell_sentences(app->canvas, SAYING_NEWS, rules);
}

void day_draw_rules(const DayScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const float sign = sign_width(app);
    TextStyle style = {TEXT_READING, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    Box b = scene->pane_words;
    Box signs = sign > 0 ? box_cut_left(&b, sign, 18) : (Box){0};
    const float gap = fit_rules(app, &style, b);
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, tr(app->words, "How it’s played"), scene->title);
    widget_draw_paper(app->canvas, scene->pane);
    tell_rules(app);
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        const float height = rule_height(app, &style, rule, b.w);
        if (sign > 0)
            draw_sign(app, rule, box_cut_top(&signs, height + gap, 0));
        Box row = box_cut_top(&b, height + gap, 0);
        text_draw(app->canvas, &style, rule_words(app, rule), box_centred(row, row.w, height));
    }
}
