/* The first screen: the street, the logo and the menu. */
#include "app/draw/layer.h"
#include "app/draw/touch_up.h"
#include "app/scenes/records/houses.h"
#include "app/scenes/title/title_own.h"
#include "app/scenes/title/title_sky.h"
#include "app/widgets/widget.h"
#include "session/street.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Learning comes before a new game until somebody has finished one. */
enum {
    CONTINUE,
    LEARN_FIRST,
    NEW_GAME,
    ALONE,
    LEARN,
    STREET,
    RECORDS,
    RULES,
    SETTINGS,
    QUIT,
    BUTTON_COUNT,
    EASY = BUTTON_COUNT, /* what makes it easier, offered on the first start */
    ITEM_COUNT = EASY + EASE_COUNT,
};

typedef struct Title {
    Widget items[ITEM_COUNT];
    Widgets widgets;
    Box logo;
    TitleOwn *own;
    Box offer;      /* where that is offered; empty if it is not */
    Layer *street;  /* in the size of the window: what is touched up stands on it */
    double time;    /* that the street has lived */
    double touched; /* when somebody last did something */
} Title;

static bool has_game(const App *app)
{
    return app->play && !play_finished(app->play);
}

/* A button is there when there is something behind it. */
static void offer(Title *title, const App *app)
{
    const bool played = records_any(app), plays = has_game(app);
    title->items[RECORDS].hidden = title->items[LEARN].hidden = !played;
    title->items[LEARN_FIRST].hidden = played;
    title->items[STREET].hidden = !street_has_houses(app->paths.data);
    title->items[CONTINUE].hidden = !plays;
    title->items[NEW_GAME].style = played && !plays ? BUTTON_GREEN : BUTTON_WOOD;
    title->items[LEARN_FIRST].style = plays ? BUTTON_WOOD : BUTTON_GREEN;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Title *title = self;
    title->own = title_own_new();
    title->street = layer_new();
    static const char *const ICONS[BUTTON_COUNT] = {"play", "hand",   "home",  "hint",     "hand",
                                                    "roof", "trophy", "rules", "settings", "cross"};
    for (int id = 0; id < BUTTON_COUNT; id++)
        title->items[id] = (Widget){.kind = &button_widget, .id = id, .icon = ICONS[id]};
    offer(title, app);
    title->items[CONTINUE].style = BUTTON_GREEN;
    title->items[QUIT].style = BUTTON_QUIET;
    for (int id = EASY; id < ITEM_COUNT; id++)
        title->items[id] =
            (Widget){.kind = &toggle_widget, .id = id, .hidden = !app->desktop.first_start};
    widgets_start(&title->widgets, title->items, ITEM_COUNT);
    title->touched = app->now;
    audio_music(app->audio, MUSIC_TITLE);
    return true;
}

static void leave(void *self, App *app)
{
    Title *title = self;
    (void)app;
    title_own_free(title->own);
    layer_free(title->street);
}

static void label_buttons(Title *title, const App *app)
{
    title->items[CONTINUE].label = tr(app->words, "Continue");
    title->items[LEARN_FIRST].label = title->items[LEARN].label = tr(app->words, "Learn to play");
    title->items[NEW_GAME].label = tr(app->words, "New game");
    title->items[ALONE].label = tr(app->words, "Play alone");
    title->items[STREET].label = tr(app->words, "Our street");
    title->items[RECORDS].label = tr(app->words, "Games & scores");
    title->items[RULES].label = tr(app->words, "Rules");
    title->items[SETTINGS].label = tr(app->words, "Settings");
    title->items[QUIT].label = tr(app->words, "Quit");
}

/* Where the game has a title of its own it has a logo of its own: "logo-ru". */
static void find_logo(const App *app, char *key, size_t capacity)
{
    static const char TITLE[] = WORDS_MARK("Dream Home");
    snprintf(key, capacity, "logo");
    if (strcmp(tr(app->words, TITLE), TITLE) != 0)
        snprintf(key, capacity, "logo-%.2s", words_language(app->words));
}

static float logo_width(const App *app)
{
    return fminf(app->canvas->view.w * 0.46f, 640);
}

static SDL_Texture *logo_of(const App *app)
{
    char key[16];
    find_logo(app, key, sizeof key);
    return pictures_get(app->canvas->pictures, "title", key, logo_width(app) * app->canvas->unit);
}

/* The one asked for last comes first: it is the largest. */
static void foresee(App *app)
{
    const Canvas *canvas = app->canvas;
    title_sky_foresee(canvas);
    logo_of(app);
    pictures_get(canvas->pictures, "title", "street", canvas->view.w * canvas->unit);
}

/* At the lower right, where nothing else is. */
static void lay_offer(Title *title, App *app)
{
    const Box view = app->canvas->view;
    const float scale = app->canvas->text_scale;
    const float width = 150 + 130 * scale, row = (14 + 24 * scale) * widget_grip(app->canvas);
    const float height = 32 + 30 * scale + EASE_COUNT * row;
    title->offer = app->desktop.first_start
                       ? box(view.w - width - 28, view.h - height - 56, width, height)
                       : (Box){0};
    Box inside = box_inset(title->offer, 16);
    box_cut_top(&inside, 30 * scale, 0);
    for (Ease ease = 0; ease < EASE_COUNT; ease++) {
        Widget *widget = &title->items[EASY + (int)ease];
        widget->label = tr(app->words, ease_name(ease));
        widget->value = ease_is_on(&app->settings, ease);
        widget->box = box_cut_top(&inside, row, 0);
    }
}

/* The picture keeps its left third calm for the menu, and the sky of its middle for the logo. */
static void layout(void *self, App *app)
{
    Title *title = self;
    const Box view = app->canvas->view;
    const float scale = app->canvas->text_scale;
    const float left = view.w * 0.055f;
    const float width = 220 + 90 * fmaxf(scale, 1);
    const float logo = logo_width(app);
    layer_renew(title->street);
    offer(title, app);
    title_own_forget(title->own); /* another house may stand there now */
    layer_renew(title->street);
    if (widgets_focused(&title->widgets)->hidden) /* no focus on what is gone */
        widgets_focus(&title->widgets, NEW_GAME);
    int shown = 0;
    for (int id = 0; id < BUTTON_COUNT; id++)
        shown += !title->items[id].hidden;
    title->logo =
        box(fmaxf(view.w / 2 - logo / 2, left + width + 24), view.h * 0.05f, logo, view.h * 0.36f);
    const float pitch = fminf((view.h - 80) / (float)shown, 40 + 34 * fmaxf(scale, 0.9f));
    const float gap = 15, height = pitch * (float)shown - gap;
    const float lowest = view.h - 40 - height;
    Box b = box(left, fmaxf(40, fminf(lowest, view.h * 0.56f - (height + gap) / 2)), width,
                pitch - gap);
    for (int id = 0; id < BUTTON_COUNT; id++) {
        title->items[id].box = b;
        if (!title->items[id].hidden)
            b.y += pitch;
    }
    label_buttons(title, app);
    lay_offer(title, app);
    logo_of(app); /* asked for early, it comes while the street does */
}

static SceneStep use(App *app, int id)
{
    switch (id) {
    case CONTINUE:
        return scene_push(SCENE_TABLE);
    case LEARN_FIRST:
    case LEARN:
        return scene_push(SCENE_LEARN);
    case NEW_GAME:
        return scene_push(SCENE_SETUP);
    case ALONE:
        return scene_push(SCENE_ALONE);
    case STREET:
        return scene_push(SCENE_STREET);
    case RECORDS:
        return scene_push(SCENE_RECORDS);
    case RULES:
        return scene_push(SCENE_RULES);
    case SETTINGS:
        return scene_push(SCENE_SETTINGS);
    case QUIT:
        app->scenes.quit = true;
        break;
    default:
        break;
    }
    return scene_stay();
}

/* ---- the living street ---- */

/* It rests when nobody has touched anything for a while: a title that stands open wakes nobody. */
static const double LIVELY_SECONDS = 40, FRAME_SECONDS = 1.0 / 20;

static SceneStep update(void *self, App *app, float seconds)
{
    Title *title = self;
    title->time += (double)seconds;
    if (title_own_step(title->own, seconds)) {
        layer_renew(title->street);
        app_redraw(app);
    }
    return scene_stay();
}

static bool moving(const void *self, const App *app)
{
    const Title *title = self;
    return app->settings.speed != SPEED_OFF && !app->settings.reduced_motion &&
           !app->settings.high_contrast && !app->launch.script &&
           app->now < title->touched + LIVELY_SECONDS && app_is_looked_at(app);
}

static double rests_until(const void *self, const App *app)
{
    (void)self;
    return (floor(app->now / FRAME_SECONDS) + 1) * FRAME_SECONDS;
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Title *title = self;
    title->touched = app->now;
    if (event->kind == INPUT_LOADED)
        layer_renew(title->street);
    if (event->kind == INPUT_ACTION && event->action == ACTION_RULES)
        return scene_push(SCENE_RULES);
    const Widget *used = widgets_event(&title->widgets, app->canvas, app->audio, event);
    if (used && used->id >= EASY)
        app_set_ease(app, (Ease)(used->id - EASY), used->value);
    return used ? use(app, used->id) : scene_stay();
}

/* ---- drawing ---- */

/* A dusk of our own while the picture of the street is not there. */
static void draw_plain_sky(App *app)
{
    const Box view = app->canvas->view;
    const float ground = view.h * 0.8f;
    paint_box(app->canvas, view, 1, TONE_SKY_LIT, TONE_DAWN);
    paint_glow(app->canvas, box(view.w * 0.74f, view.h * 0.16f, 90, 90), 45, 120,
               colour_alpha(TONE_SHINE, 0.59f));
    paint_box(app->canvas, box(view.w * 0.74f, view.h * 0.16f, 90, 90), 45, TONE_SHINE,
              TONE_BUTTER);
    shape_draw(app->canvas, SHAPE_CIRCLE, box(-view.w * 0.2f, ground - 170, view.w * 0.9f, 700),
               TONE_MEADOW_FAR);
    shape_draw(app->canvas, SHAPE_CIRCLE, box(view.w * 0.35f, ground - 110, view.w, 700),
               TONE_MEADOW);
    paint_box(app->canvas, box(0, ground, view.w, view.h - ground), 1, TONE_GRASS, TONE_GRASS_LOW);
}

/* Dims the left side, so that the menu can be read on any sky: a stripe for every shade. */
static void draw_shade(App *app)
{
    enum { DARKEST = 90 };
    const float stripe = app->canvas->view.w * 0.4f / DARKEST;
    for (int i = 0; i < DARKEST; i++)
        paint_fill(app->canvas, box((float)i * stripe, 0, stripe, app->canvas->view.h),
                   colour_alpha(TONE_PLUM, (float)(DARKEST - i) / 255));
}

static void draw_logo(const Title *title, App *app)
{
    const Box b = title->logo;
    const TextStyle shadow = {TEXT_LOGO, colour_alpha(TONE_PLUM, 0.59f), .align = ALIGN_CENTRE};
    const TextStyle style = {TEXT_LOGO, TONE_CREAM, .align = ALIGN_CENTRE};
    SDL_Texture *logo = logo_of(app);
    if (!logo) {
        text_draw(app->canvas, &shadow, tr(app->words, "Dream Home"), box_moved(b, 4, 5));
        text_draw(app->canvas, &style, tr(app->words, "Dream Home"), b);
        return;
    }
    int width, height;
    SDL_QueryTexture(logo, NULL, NULL, &width, &height);
    const float fit = fminf(b.w / (float)width, b.h / (float)height);
    const Box place =
        box(b.x, b.y + (b.h - (float)height * fit) / 2, (float)width * fit, (float)height * fit);
    paint_texture(app->canvas, logo, box(0, 0, 1, 1), place, 1, 0);
}

/* Friendly and out of the way: whoever needs nothing of it never has to look at it. */
static void draw_offer(const Title *title, App *app)
{
    const TextStyle style = {TEXT_NAME, TONE_TEAL, .align = ALIGN_LEFT};
    if (!app->desktop.first_start)
        return;
    Box inside = box_inset(title->offer, 16);
    widget_draw_paper(app->canvas, title->offer);
    text_draw(app->canvas, &style, tr(app->words, "Make it easier?"),
              box_cut_top(&inside, 28 * app->canvas->text_scale, 0));
}

static void draw_version(App *app)
{
    const TextStyle style = {TEXT_NOTE, TONE_CREAM_SOFT, .align = ALIGN_RIGHT};
    const float height = text_line_height(app->canvas, &style);
    text_draw(app->canvas, &style, DREAMHOME_VERSION,
              box(app->canvas->view.w - 220, app->canvas->view.h - height - 12, 200, height));
}

/* What went wrong when files were looked for: told here, and once more at the table. On a sign as
 * high as its words, beside the menu and above what stands at the bottom. */
static void draw_notice(const Title *title, App *app)
{
    const TextStyle style = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_CENTRE, .wrap = true};
    const float margin = 38;
    const Box view = app->canvas->view, menu = title->items[0].box;
    if (!app->notice[0])
        return;
    Box b = box_cut_right(&(Box){0, 0, view.w, view.h}, view.w - menu.x - menu.w, 0);
    b = box_centred(b, fminf(740, b.w - 2 * margin), b.h);
    const float height = widget_label_height(app->canvas, &style, app->notice, b.w);
    const float bottom = app->desktop.first_start ? title->offer.y : view.h - margin;
    b = box(b.x, bottom - margin - height, b.w, height);
    widget_draw_wood(app->canvas, box_inset(b, -14));
    text_draw(app->canvas, &style, app->notice,
              widget_even_lines(app->canvas, &style, app->notice, b));
}

static void draw_street(const Title *title, App *app)
{
    if (app->canvas->contrast) {
        widget_draw_backdrop(app->canvas);
        return;
    }
    if (!title_own_covers(title->own) && !widget_draw_covering(app->canvas, "title", "street"))
        draw_plain_sky(app);
    title_own_draw(title->own, app->canvas);
}

static TitleSky sky_of(const Title *title)
{
    TitleSky sky = {.seconds = title->time};
    if (!title_own_chimney(title->own, &sky.chimney))
        sky.chimney = TITLE_SKY_CHIMNEY;
    return sky;
}

/* All that stands before the street. */
static void draw_rest(const Title *title, App *app)
{
    if (!app->canvas->contrast) {
        title_sky_draw(app->canvas, sky_of(title));
        draw_shade(app);
    }
    draw_logo(title, app);
    draw_offer(title, app);
    widgets_draw(&title->widgets, app->canvas);
    draw_version(app);
    draw_notice(title, app);
}

static void draw(const void *self, App *app)
{
    const Title *title = self;
    title_own_prepare(title->own, app);
    canvas_tell_saying(app->canvas, SAYING_NEWS, tr(app->words, "Dream Home"));
    draw_street(title, app);
    draw_rest(title, app);
}

/* ---- touching up ---- */

static void touch_up(void *self, App *app, double since)
{
    Title *title = self;
    Canvas *canvas = app->canvas;
    Box changes[SKY_CHANGES_MAX];
    TouchUp touch = {0};
    const int count = title_sky_changes(canvas, sky_of(title), title->time - since, changes);
    for (int i = 0; i < count; i++)
        touch_up_change(&touch, changes[i]);
    touch_up_whole(&touch, title->logo);
    if (app->desktop.first_start)
        touch_up_whole(&touch, box_inset(title->offer, -20)); /* with its shadow */
    for (int id = 0; id < BUTTON_COUNT; id++) {
        if (!title->items[id].hidden)
            touch_up_whole(&touch, box_inset(title->items[id].box, -12)); /* with its shadow */
    }
    title_own_prepare(title->own, app);
    if (layer_begin(canvas, title->street)) {
        draw_street(title, app);
        layer_end(canvas, title->street);
    }
    while (touch_up_next(&touch, canvas)) {
        layer_show(canvas, title->street);
        draw_rest(title, app);
    }
}

const SceneKind title_scene = {
    .state_size = sizeof(Title),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .update = update,
    .moving = moving,
    .rests_until = rests_until,
    .draw = draw,
    .foresee = foresee,
    .touch_up = touch_up,
};
