/* What one person can play, or several in turn: puzzles, the house of the day, the same deal. */
#include "app/app.h"
#include "app/draw/layer.h"
#include "app/widgets/widget.h"

#include <math.h>

enum { PUZZLES, DAY, TURNS, BACK, ITEM_COUNT, OFFERS = BACK };

typedef struct Alone {
    Widget items[ITEM_COUNT];
    Widgets widgets;
    Box title;
    Box paper[OFFERS];
    Box words[OFFERS];
    Layer *layer;
} Alone;

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Alone *alone = self;
    alone->layer = layer_new();
    for (int id = 0; id < ITEM_COUNT; id++)
        alone->items[id] = (Widget){
            .kind = &button_widget, .id = id, .style = id == BACK ? BUTTON_QUIET : BUTTON_GREEN};
    widgets_start(&alone->widgets, alone->items, ITEM_COUNT);
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

static void leave(void *self, App *app)
{
    Alone *alone = self;
    (void)app;
    layer_free(alone->layer);
}

static const char *offer_words(const App *app, int id)
{
    switch (id) {
    case PUZZLES:
        return tr(app->words,
                  "Moments from real games, each with one best move, from easy to hard. There’s no "
                  "clock, and afterwards you’ll see why.");
    case DAY:
        return tr(app->words, "One deal a day, the same for everyone in the world. How close can "
                              "you get to the best house?");
    default:
        return tr(app->words, "Everyone plays the same cards, one after the other. At the end, the "
                              "houses stand side by side.");
    }
}

static void layout(void *self, App *app)
{
    Alone *alone = self;
    const float scale = app->canvas->text_scale;
    Box b = box_inset(app->canvas->view, 32);
    alone->items[PUZZLES].label = tr(app->words, "Puzzles");
    alone->items[DAY].label = tr(app->words, "House of the day");
    alone->items[TURNS].label = tr(app->words, "Same deal, in turns");
    alone->items[BACK].label = tr(app->words, "Back");
    alone->title = box_cut_top(&b, 20 + 26 * scale, 16);
    alone->items[BACK].box = box_cut_bottom(&b, 22 + 26 * scale, 20);
    alone->items[BACK].box.w = 60 + 90 * scale;
    const float width = (b.w - (OFFERS - 1) * 24) / OFFERS;
    const float height = fminf(b.h, 240 + 150 * scale);
    for (int id = 0; id < OFFERS; id++) {
        alone->paper[id] = box_cut_left(&b, width, 24);
        alone->paper[id] = box_centred(alone->paper[id], width, height);
        Box inner = box_inset(alone->paper[id], 24);
        alone->items[id].box = box_cut_bottom(&inner, 30 + 40 * scale, 16);
        alone->words[id] = inner;
    }
    layer_renew(alone->layer);
}

static SceneStep use(int id)
{
    switch (id) {
    case PUZZLES:
        return scene_push(SCENE_PUZZLES);
    case DAY:
        return scene_push(SCENE_DAY);
    case TURNS:
        return scene_push(SCENE_TURNS);
    default:
        return scene_pop();
    }
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Alone *alone = self;
    if (event->kind == INPUT_LOADED)
        layer_renew(alone->layer);
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    if (event->kind == INPUT_ACTION && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    const Widget *used = widgets_event(&alone->widgets, app->canvas, app->audio, event);
    return used ? use(used->id) : scene_stay();
}

static void draw_offer(const Alone *alone, App *app, int id)
{
    static const char *const ICONS[OFFERS] = {"hint", "home", "trophy"};
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_CENTRE, .wrap = true};
    Box b = alone->words[id];
    const float size = fminf(b.h * 0.4f, 96);
    widget_draw_paper(app->canvas, alone->paper[id]);
    const Box disc = box_centred(box_cut_top(&b, size, 16), size, size);
    paint_box(app->canvas, disc, size / 2, TONE_CLOTH, TONE_CLOTH_LOW);
    paint_picture(app->canvas, "icons", ICONS[id], box_inset(disc, size * 0.22f));
    widget_draw_whole(app->canvas, &style, offer_words(app, id), b);
}

static void draw(const void *self, App *app)
{
    const Alone *alone = self;
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    if (layer_begin(app->canvas, alone->layer)) {
        widget_draw_backdrop(app->canvas);
        text_draw(app->canvas, &title, tr(app->words, "Play alone"), alone->title);
        for (int id = 0; id < OFFERS; id++)
            draw_offer(alone, app, id);
        layer_end(app->canvas, alone->layer);
    }
    layer_show(app->canvas, alone->layer);
    widgets_draw(&alone->widgets, app->canvas);
}

const SceneKind alone_scene = {
    .state_size = sizeof(Alone),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
