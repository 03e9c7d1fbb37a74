/* What lies above the table: the light, the ghost hand, and one short sentence. */
#include "app/pieces/ghost_hand.h"
#include "app/scenes/lesson/lesson_scene.h"
#include "app/scenes/table/table_words.h"

#include <math.h>
#include <stdio.h>

static const float VEIL = 0.62f, LIGHT_MARGIN = 7, PAD = 16, ICON = 50, GAP = 14;
static const double FADE_SECONDS = 0.3, PATIENCE_SECONDS = 5;

static const TextStyle CAPTION = {
    .role = TEXT_TITLE, .colour = TONE_INK, .align = ALIGN_LEFT, .wrap = true};

static bool moves_freely(const App *app)
{
    return app->settings.speed != SPEED_OFF && !app->settings.reduced_motion;
}

static bool is_speaking(const LessonScene *scene)
{
    return scene->speaks_from > 0 && !scene->finished;
}

/* ---- where things lie ---- */

static Box light_box(const LessonScene *scene, TargetRef ref)
{
    const Target *target = lesson_target(&scene->table, ref);
    return target ? box_inset(target->box, -LIGHT_MARGIN) : (Box){0};
}

static float overlap(Box one, Box other)
{
    Box both;
    return SDL_IntersectFRect(&one, &other, &both) ? both.w * both.h : 0;
}

/* How much a caption would cover of what matters now. */
static float covers(const LessonScene *scene, Box b)
{
    const Guide *guide = &scene->guide;
    const TableLayout *l = &scene->table.layout;
    float area = 0.02f * (overlap(b, l->end_turn) + overlap(b, l->undo) + overlap(b, l->prompt));
    for (int i = 0; i < guide->count; i++)
        area += overlap(b, light_box(scene, guide->lights[i]));
    return area + (guide->carries ? overlap(b, light_box(scene, guide->to)) : 0);
}

/* At the foot of the house, or wherever less of what is lit would be hidden. */
static Box place_caption(const LessonScene *scene, Box view, float width, float height)
{
    const TableLayout *l = &scene->table.layout;
    const float x = fminf(fmaxf(l->board.x + (l->board.w - width) / 2, 12), view.w - width - 12);
    Box places[] = {
        box(x, view.h - height - 18, width, height),
        box(x, l->board.y - height * 0.5f, width, height),
        box(x, l->bar.y + l->bar.h + 6, width, height),
        box(view.w - width - 12, view.h - height - 18, width, height),
        box(x, l->board.y + l->board.h * 0.45f, width, height),
        box(x, l->board.y + l->board.h * 0.15f, width, height),
        box(12, view.h - height - 18, width, height),
        box(view.w - width - 12, l->board.y + l->board.h * 0.15f, width, height),
    };
    Box best = places[0];
    for (size_t i = 1; i < sizeof places / sizeof places[0]; i++) {
        places[i].y = fmaxf(fminf(places[i].y, view.h - height - 18), 6); /* large words, too */
        if (covers(scene, places[i]) < covers(scene, best) - 1)
            best = places[i];
    }
    return best;
}

static const char *caption_words(const LessonScene *scene, const App *app)
{
    return scene->guide.strayed ? tr(app->words, "Good idea! Undo to see another way")
                                : tr(app->words, lesson_now(scene)->say);
}

void lesson_layout(LessonScene *scene, App *app)
{
    Canvas *canvas = app->canvas;
    const float scale = fmaxf(canvas->text_scale, 0.9f);
    const float button = 64 + 50 * scale, most = canvas->view.w * 0.5f;
    float width, height;
    if (scene->finished)
        return;
    text_measure(canvas, &CAPTION, caption_words(scene, app), most, &width, &height);
    const float whole = fminf(PAD + ICON + GAP + width + GAP + button + PAD, canvas->view.w - 24);
    scene->caption = place_caption(scene, canvas->view, whole, height + 18 + 2 * PAD);
    scene->skip.label = tr(app->words, "Skip");
    Box b = box_inset(scene->caption, PAD);
    const Box right = box_cut_right(&b, button, GAP);
    scene->skip.box = box_centred(right, button, fminf(right.h, 24 + 20 * scale));
}

/* ---- light ---- */

/* Whole pixels, so that pieces of the veil meet. */
static Box on_pixels(const Canvas *canvas, Box b)
{
    const float left = floorf(b.x * canvas->unit) / canvas->unit;
    const float top = floorf(b.y * canvas->unit) / canvas->unit;
    return box(left, top, ceilf((b.x + b.w - left) * canvas->unit) / canvas->unit,
               ceilf((b.y + b.h - top) * canvas->unit) / canvas->unit);
}

/* One band of the veil, with holes where the lights are. */
static void draw_band(Canvas *canvas, Box band, const Box *holes, int count, SDL_Color colour)
{
    float x = band.x;
    while (x < band.x + band.w) {
        float end = band.x + band.w, next = end;
        for (int i = 0; i < count; i++) {
            const bool crosses = holes[i].y < band.y + band.h && holes[i].y + holes[i].h > band.y;
            if (crosses && holes[i].x + holes[i].w > x && holes[i].x < end) {
                end = fmaxf(holes[i].x, x);
                next = holes[i].x + holes[i].w;
            }
        }
        if (end > x)
            paint_fill(canvas, box(x, band.y, end - x, band.h), colour);
        x = fmaxf(next, end);
    }
}

/* The next height, below `y`, at which a hole begins or ends. */
static float next_edge(const Box *holes, int count, float y, float last)
{
    float edge = last;
    for (int i = 0; i < count; i++) {
        const float edges[] = {holes[i].y, holes[i].y + holes[i].h};
        for (int k = 0; k < 2; k++) {
            if (edges[k] > y && edges[k] < edge)
                edge = edges[k];
        }
    }
    return edge;
}

static void draw_veil(Canvas *canvas, const Box *holes, int count, float alpha)
{
    const Box view = canvas->view;
    for (float y = 0; y < view.h;) {
        const float end = next_edge(holes, count, y, view.h);
        draw_band(canvas, box(0, y, view.w, end - y), holes, count, colour_alpha(TONE_PLUM, alpha));
        y = end;
    }
}

/* A ring of light around a thing, not over it. */
static void draw_ring(Canvas *canvas, Box b, bool first)
{
    enum { HALOS = 5 };
    const SDL_Color colour = first ? TONE_GLOW : TONE_HONEY;
    const float width = first ? 4 : 3;
    for (int i = HALOS; i > 0; i--) {
        const float reach = (float)i * width;
        paint_frame(canvas, box_inset(b, -reach), 12 + reach, width + 1,
                    colour_alpha(colour, 0.5f - 0.09f * (float)i));
    }
    paint_frame(canvas, box_inset(b, -1), 12, width, colour);
}

static float fade(const LessonScene *scene, const App *app)
{
    if (!moves_freely(app))
        return 1;
    return fminf(1, (float)((app->now - scene->speaks_from) / FADE_SECONDS));
}

static void draw_lights(const LessonScene *scene, App *app)
{
    const Guide *guide = &scene->guide;
    Box lights[GUIDE_LIGHTS_MAX + 1];
    int count = 0;
    for (int i = 0; i < guide->count; i++)
        lights[count++] = on_pixels(app->canvas, light_box(scene, guide->lights[i]));
    if (guide->carries)
        lights[count++] = on_pixels(app->canvas, light_box(scene, guide->to));
    if (is_speaking(scene) && count)
        draw_veil(app->canvas, lights, count, VEIL * fade(scene, app));
    for (int i = 0; i < count; i++)
        draw_ring(app->canvas, lights[i], i == 0);
}

/* ---- the hand ---- */

/* What to press for an action; without one, the focus has to move first. */
static void find_keys(const App *app, Action action, Gesture *gesture)
{
    const bool pad = app->input.device == DEVICE_PAD;
    Press press;
    if (action == ACTION_NONE)
        gesture->keys = pad ? "pad-cross" : "arrows";
    else if (!pad && keymap_find(&app->settings.keymap, action, false, &press))
        gesture->keys = press.stroke.key == SDLK_SPACE    ? "space"
                        : press.stroke.key == SDLK_RETURN ? "enter"
                                                          : NULL;
    gesture->hint = app_key_hint(app, action == ACTION_NONE ? ACTION_CONFIRM : action);
}

static bool find_gesture(const LessonScene *scene, const App *app, Gesture *gesture)
{
    const Guide *guide = &scene->guide;
    const Table *table = &scene->table;
    const Target *from = guide->count ? lesson_target(table, guide->lights[0]) : NULL;
    const Target *to = guide->carries ? lesson_target(table, guide->to) : NULL;
    if (!from || lesson_step_has(lesson_now(scene), GOAL_LOOK))
        return false;
    const bool focused = table->aim.focus >= 0 && from == &table->targets.items[table->aim.focus];
    const bool ends = from->kind == TARGET_BUTTON && from->index == BUTTON_END_TURN;
    *gesture = (Gesture){.device = app->input.device, .from = from->box, .carries = to != NULL};
    find_keys(app, ends ? ACTION_END_TURN : focused ? ACTION_CONFIRM : ACTION_NONE, gesture);
    if (to)
        gesture->to = to->box;
    return true;
}

static double hand_from(const LessonScene *scene)
{
    return fmax(scene->speaks_from, scene->asked_at);
}

static void draw_hand(const LessonScene *scene, App *app)
{
    Gesture gesture;
    if (is_speaking(scene) && find_gesture(scene, app, &gesture))
        ghost_hand_draw(app->canvas, &gesture,
                        moves_freely(app) ? app->now - hand_from(scene) : HUGE_VAL);
}

double lesson_rests_until(const LessonScene *scene, const App *app)
{
    Gesture gesture;
    if (scene->finished || scene->moment.step != scene->step) /* what to light is not yet known */
        return 0;
    if (!is_speaking(scene))
        return scene->guide.count ? scene->asked_at + PATIENCE_SECONDS : HUGE_VAL;
    if (!moves_freely(app))
        return HUGE_VAL;
    if (app->now < scene->speaks_from + FADE_SECONDS)
        return 0;
    return find_gesture(scene, app, &gesture) &&
                   app->now < hand_from(scene) + ghost_hand_lasts(&gesture)
               ? 0
               : HUGE_VAL;
}

/* ---- words ---- */

static void draw_dots(const LessonScene *scene, App *app, Box b)
{
    float x = b.x;
    for (int i = 0; i < scene->lesson.step_count; i++) {
        const bool now = i == scene->step;
        const Box dot = box(x, b.y, now ? 24 : 9, 9);
        const SDL_Color colour = now ? TONE_AMBER : i < scene->step ? TONE_TEAL : TONE_EDGE;
        const SDL_Color tone = now ? paint_mark_tone(app->canvas, colour) : colour;
        paint_box(app->canvas, dot, 4.5f, tone, tone);
        x += dot.w + 7;
    }
}

static void draw_caption(const LessonScene *scene, App *app)
{
    Canvas *canvas = app->canvas;
    Box b = scene->caption;
    const char *picture = scene->guide.strayed ? "check" : lesson_now(scene)->picture;
    widget_draw_paper(canvas, b);
    b = box_inset(b, PAD);
    const Box disc = box_centred(box_cut_left(&b, ICON, GAP), ICON, ICON);
    paint_box(canvas, disc, ICON / 2, TONE_TEAL, colour_dark(TONE_TEAL, 0.3f));
    if (picture[0])
        paint_picture(canvas, "icons", picture, box_inset(disc, 11));
    box_cut_right(&b, scene->skip.box.w, GAP);
    draw_dots(scene, app, box_cut_bottom(&b, 9, 9));
    text_draw(canvas, &CAPTION, caption_words(scene, app), b);
    canvas_tell_thing(
        canvas, &(Thing){.kind = "button", .name = "skip", .box = scene->skip.box, .usable = true});
    button_widget.draw(
        &scene->skip, canvas, /* keys skip in the menu: it never has the focus */
        (WidgetLook){.hovered = scene->widgets.hover == 0, .pressed = scene->widgets.pressed == 0});
}

/* ---- for tests and assistive tools ---- */

/* What is lit, for those who do not see the light. What has the focus as well is said anyway. */
static void tell_light(const LessonScene *scene, const App *app, const Target *target)
{
    char thing[512], words[560];
    Text text = text_on(thing, sizeof thing);
    table_add_target(&scene->table, app, target, &text);
    /* words: what the light of a lesson lies on, read aloud: Here: Undo */
    snprintf(words, sizeof words, tr(app->words, "Here: %s"), thing);
    canvas_tell_saying(app->canvas, SAYING_PROMPT, words);
}

static void describe(const LessonScene *scene, App *app)
{
    for (int i = 0; i < scene->guide.count; i++) {
        const Target *target = lesson_target(&scene->table, scene->guide.lights[i]);
        char name[64];
        Text text = text_on(name, sizeof name);
        if (!target)
            continue;
        table_write_target(&text, &scene->table, target);
        canvas_tell_thing(app->canvas,
                          &(Thing){.kind = "spotlight", .name = name, .box = target->box});
        const int focus = scene->table.aim.focus;
        const bool said = focus >= 0 && target == &scene->table.targets.items[focus];
        if (i == 0 && !(said && app->canvas->shows_focus))
            tell_light(scene, app, target);
    }
}

void lesson_draw(const LessonScene *scene, App *app)
{
    if (scene->finished || scene->table.shown.looking_back)
        return;
    draw_lights(scene, app);
    draw_hand(scene, app); /* its way may cross the caption, which must stay readable */
    if (is_speaking(scene))
        draw_caption(scene, app);
    if (canvas_is_watched(app->canvas))
        describe(scene, app);
}
