/* What one person can play, or several in turn: puzzles, the house of the day, the same deal. */
#include "app/draw/layer.h"
#include "app/pieces/home_view.h"
#include "app/scenes/alone/offers.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>

enum { BACK = OFFER_COUNT, ITEM_COUNT };
enum { OFFER_WORDS_CAPACITY = 480 };

typedef struct Alone {
    Widget items[ITEM_COUNT];
    Widgets widgets;
    Offers offers;
    Box title, notice;
    Box paper[OFFER_COUNT];
    Box picture[OFFER_COUNT]; /* without height where there is no room for it */
    Box words[OFFER_COUNT];
    Box news[OFFER_COUNT];
    Layer *layer;
} Alone;

static const TextStyle OFFER_STYLE = {TEXT_BODY, TONE_INK, .align = ALIGN_CENTRE, .wrap = true};

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Alone *alone = self;
    alone->layer = layer_new();
    for (int id = 0; id < ITEM_COUNT; id++)
        alone->items[id] = (Widget){
            .kind = &button_widget, .id = id, .style = id == BACK ? BUTTON_QUIET : BUTTON_GREEN};
    widgets_start(&alone->widgets, alone->items, ITEM_COUNT);
    offers_read(&alone->offers, app);
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

/* Somebody has played meanwhile. */
static void resume(void *self, App *app, const SceneNote *result)
{
    (void)result;
    Alone *alone = self;
    offers_read(&alone->offers, app);
}

static void leave(void *self, App *app)
{
    Alone *alone = self;
    (void)app;
    layer_free(alone->layer);
}

static const char *offer_words(const App *app, OfferKind offer)
{
    switch (offer) {
    case OFFER_PUZZLES:
        return tr(app->words,
                  "Moments from real games, each with one best move, from easy to hard. There’s no "
                  "clock, and afterwards you’ll see why.");
    case OFFER_DAY:
        return tr(app->words, "One deal a day, the same for everyone in the world. How close can "
                              "you get to the best possible house?");
    default:
        return tr(app->words, "Everyone plays the same cards, one after the other. At the end, the "
                              "houses stand side by side.");
    }
}

static const float PART_GAP = 16;

/* From the bottom up: how far everyone has come, the words; what is left is the picture's. Large
 * letters need its room, and that of the news. */
static void lay_offer(Alone *alone, OfferKind offer, Box b, float words, float news)
{
    const float least = 110;
    const bool pictured = b.h - words > least;
    alone->picture[offer] = alone->news[offer] = box(b.x, b.y, b.w, 0);
    if (b.h - words - news > 2 * least)
        alone->news[offer] = box_cut_bottom(&b, news, PART_GAP);
    if (pictured)
        alone->picture[offer] = box_cut_top(&b, b.h - words - PART_GAP, PART_GAP);
    alone->words[offer] = b;
}

static void lay_offers(Alone *alone, App *app, Box b)
{
    const float scale = app->canvas->text_scale, gap = 24;
    const float width = (b.w - (OFFER_COUNT - 1) * gap) / OFFER_COUNT, inside = width - 2 * gap;
    const float button = 22 + 32 * fminf(scale, 2);
    const float news = (8 + 20 * scale) * (float)alone->offers.people.count;
    float words = 0;
    for (OfferKind offer = 0; offer < OFFER_COUNT; offer++)
        words = fmaxf(
            words, widget_label_height(app->canvas, &OFFER_STYLE, offer_words(app, offer), inside));
    const float height =
        fminf(b.h, 2 * gap + inside / HOME_RATIO + words + news + button + 3 * PART_GAP + 16);
    for (OfferKind offer = 0; offer < OFFER_COUNT; offer++) {
        alone->paper[offer] = box_centred(box_cut_left(&b, width, gap), width, height);
        Box inner = box_inset(alone->paper[offer], gap);
        alone->items[offer].box = box_cut_bottom(&inner, button, PART_GAP);
        lay_offer(alone, offer, inner, words, news);
    }
}

static void layout(void *self, App *app)
{
    Alone *alone = self;
    const float scale = app->canvas->text_scale;
    Box b = box_inset(app->canvas->view, 32);
    alone->items[OFFER_PUZZLES].label = tr(app->words, "Puzzles");
    alone->items[OFFER_DAY].label = tr(app->words, "House of the day");
    alone->items[OFFER_TURNS].label = tr(app->words, "Same deal, in turns");
    alone->items[BACK].label = tr(app->words, "Back");
    alone->title = box_cut_top(&b, 20 + 26 * scale, 16);
    alone->notice = box_cut_bottom(&b, 22 + 26 * scale, 20);
    alone->items[BACK].box = box_cut_left(&alone->notice, 60 + 90 * scale, 24);
    lay_offers(alone, app, b);
    layer_renew(alone->layer);
}

static SceneStep use(int id)
{
    switch (id) {
    case OFFER_PUZZLES:
        return scene_push(SCENE_PUZZLES);
    case OFFER_DAY:
        return scene_push(SCENE_DAY);
    case OFFER_TURNS:
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

/* All offers in one size: the largest in which each fits. */
static TextStyle fitting_style(const Alone *alone, const App *app)
{
    static const float READABLE = 9; /* units */
    TextStyle style = OFFER_STYLE;
    for (OfferKind offer = 0; offer < OFFER_COUNT; offer++) {
        const Box b = alone->words[offer];
        while (widget_label_height(app->canvas, &style, offer_words(app, offer), b.w) > b.h &&
               text_style_size(&style) * app->canvas->text_scale > READABLE)
            style = text_style_scaled(style, 0.95f);
    }
    return style;
}

static void draw_offer(const Alone *alone, App *app, const TextStyle *style, OfferKind offer)
{
    widget_draw_paper(app->canvas, alone->paper[offer]);
    if (alone->picture[offer].h > 0)
        offers_draw_picture(&alone->offers, app, offer, alone->picture[offer]);
    text_draw(app->canvas, style, offer_words(app, offer), alone->words[offer]);
    if (alone->news[offer].h > 0 && offers_have_news(offer))
        offers_draw_news(&alone->offers, app, offer, alone->news[offer]);
}

static void draw_still(const Alone *alone, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle notice = {TEXT_BODY, TONE_CREAM_SOFT, .align = ALIGN_LEFT, .wrap = true};
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, tr(app->words, "Play alone"), alone->title);
    const TextStyle style = fitting_style(alone, app);
    for (OfferKind offer = 0; offer < OFFER_COUNT; offer++)
        draw_offer(alone, app, &style, offer);
    if (app->notice[0])
        widget_draw_whole(app->canvas, &notice, app->notice, alone->notice);
}

static void draw(const void *self, App *app)
{
    const Alone *alone = self;
    const Widget *attended = widgets_attended(&alone->widgets, app->canvas);
    const bool offered = attended && attended->id < OFFER_COUNT;
    char words[OFFER_WORDS_CAPACITY];
    if (layer_begin(app->canvas, alone->layer)) {
        draw_still(alone, app);
        layer_end(app->canvas, alone->layer);
    }
    layer_show(app->canvas, alone->layer);
    if (offered)
        snprintf(words, sizeof words, "%s. %s", attended->label,
                 offer_words(app, (OfferKind)attended->id));
    widgets_draw_spoken(&alone->widgets, app->canvas, offered ? words : NULL);
}

const SceneKind alone_scene = {
    .state_size = sizeof(Alone),
    .enter = enter,
    .resume = resume,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
