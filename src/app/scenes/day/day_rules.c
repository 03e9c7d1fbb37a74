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
        return tr(app->words, "If that room is gone, the neighbour takes the next one to the "
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
    const float width = fminf(b.w, 900);
    scene->pane = box(b.x + (b.w - width) / 2, b.y, width, b.h);
    b = box_inset(scene->pane, 28);
    scene->items[DAY_DONE].label = tr(app->words, "Back");
    scene->items[DAY_DONE].box = box_cut_bottom(&b, 22 + 26 * fminf(scale, 1.5f), 14);
    scene->pane_words = b;
}

static void draw_sign(App *app, const char *icon, Box b)
{
    const Box disc = box_centred(b, b.w, b.w);
    paint_box(app->canvas, disc, disc.w / 2, TONE_CLOTH, TONE_CLOTH_LOW);
    paint_picture(app->canvas, "icons", icon, box_inset(disc, disc.w * 0.22f));
}

/* In the middle of its row, beside its sign. */
static void draw_rule(App *app, const TextStyle *style, const char *words, Box b)
{
    const float height = widget_label_height(app->canvas, style, words, b.w);
    widget_draw_whole(app->canvas, style, words, height < b.h ? box_centred(b, b.w, height) : b);
}

void day_draw_rules(const DayScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_READING, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    static const char *const ICONS[RULE_COUNT] = {"home",  "person", "eye",
                                                  "trash", "star",   "smile"};
    const float height = scene->pane_words.h / RULE_COUNT;
    const float sign = fminf(height - 16, 56);
    Box b = scene->pane_words;
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, tr(app->words, "How it’s played"), scene->title);
    widget_draw_paper(app->canvas, scene->pane);
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        Box line = box_cut_top(&b, height - 8, 8);
        draw_sign(app, ICONS[rule], box_cut_left(&line, sign, 18));
        draw_rule(app, &style, rule_words(app, rule), line);
    }
}
