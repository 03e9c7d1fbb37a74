/* The lessons to choose from: new ones, those that were left in the middle, those that are done. */
#include "app/scenes/lesson/lesson_shelf.h"
#include "app/widgets/widget.h"

#include <math.h>

enum { BACK = LESSONS_MAX, ITEM_COUNT };

typedef enum LessonState { LESSON_NEW, LESSON_LEFT, LESSON_DONE } LessonState;

typedef struct Learn {
    LessonShelf shelf;
    Lesson lessons[LESSONS_MAX];
    LessonState states[LESSONS_MAX];
    Widget items[ITEM_COUNT];
    Widgets widgets;
    Box panel;
    Box title;
} Learn;

static LessonState state_of(const App *app, const char *key)
{
    LessonProgress progress;
    lesson_progress_load(app, key, &progress);
    return progress.begun ? LESSON_LEFT : progress.done ? LESSON_DONE : LESSON_NEW;
}

/* The next one to take is green: the first that is not done. */
static void find_states(Learn *learn, const App *app)
{
    bool next = false;
    for (int i = 0; i < learn->shelf.count; i++) {
        learn->states[i] = state_of(app, learn->shelf.keys[i]);
        const bool is_next = !next && learn->states[i] != LESSON_DONE;
        learn->items[i].style = is_next ? BUTTON_GREEN : BUTTON_WOOD;
        next |= is_next;
    }
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    Learn *learn = self;
    (void)note;
    lesson_shelf_list(&learn->shelf, app);
    for (int id = 0; id < ITEM_COUNT; id++)
        learn->items[id] = (Widget){.kind = &button_widget, .id = id, .hidden = true};
    for (int i = 0; i < learn->shelf.count; i++) {
        Record record;
        Error error;
        const bool there =
            lesson_shelf_open(app, learn->shelf.keys[i], &learn->lessons[i], &record, &error);
        if (!there)
            SDL_Log("%s", error.words);
        learn->items[i].hidden = !there;
        learn->items[i].icon = learn->lessons[i].picture;
    }
    learn->items[BACK].hidden = false;
    learn->items[BACK].style = BUTTON_QUIET;
    find_states(learn, app);
    widgets_start(&learn->widgets, learn->items, ITEM_COUNT);
    return true;
}

static void layout(void *self, App *app)
{
    Learn *learn = self;
    const Box view = app->canvas->view;
    const float scale = fmaxf(app->canvas->text_scale, 0.9f);
    const int rows = learn->shelf.count + 1;
    const float width = fminf(360 + 220 * scale, view.w - 80), head = 74 * scale;
    const float pitch = fminf(50 + 40 * scale, (view.h - 60 - head) / (float)rows);
    find_states(learn, app);
    learn->panel = box_centred(view, width, head + pitch * (float)rows + 26);
    Box inside = box_inset(learn->panel, 34);
    learn->title = box(inside.x, learn->panel.y + 14, inside.w, head - 14);
    inside.y = learn->panel.y + head + 8;
    for (int i = 0; i < learn->shelf.count; i++) {
        learn->items[i].box = box_cut_top(&inside, pitch - 16, 16);
        learn->items[i].label = tr(app->words, learn->lessons[i].title);
    }
    learn->items[BACK].box = box_cut_top(&inside, pitch - 16, 0);
    learn->items[BACK].label = tr(app->words, "Back");
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Learn *learn = self;
    if (event->kind == INPUT_ACTION && event->action == ACTION_CANCEL)
        return scene_pop();
    const Widget *used = widgets_event(&learn->widgets, app->canvas, app->audio, event);
    if (!used)
        return scene_stay();
    if (used->id == BACK)
        return scene_pop();
    return scene_push_with(SCENE_LESSON, (SceneNote){.lesson = learn->shelf.keys[used->id]});
}

/* A tick for what is done, an arrow where it goes on. */
static void draw_state(const Learn *learn, App *app, int index)
{
    static const char *const ICONS[] = {
        [LESSON_NEW] = NULL, [LESSON_LEFT] = "play", [LESSON_DONE] = "check"};
    const char *icon = ICONS[learn->states[index]];
    Box b = box_inset(learn->items[index].box, 12);
    if (!icon || learn->items[index].hidden)
        return;
    const Box disc = box_centred(box_cut_right(&b, b.h, 0), b.h, b.h);
    paint_box(app->canvas, disc, disc.h / 2, TONE_GOLD, TONE_AMBER);
    paint_picture(app->canvas, "icons", icon, box_inset(disc, disc.h * 0.2f));
}

static void draw(const void *self, App *app)
{
    const Learn *learn = self;
    const TextStyle title = {.role = TEXT_DISPLAY, .colour = TONE_INK, .align = ALIGN_LEFT};
    if (!widget_draw_covering(app->canvas, "title", "street"))
        widget_draw_backdrop(app->canvas);
    widget_draw_paper(app->canvas, learn->panel);
    text_draw(app->canvas, &title, tr(app->words, "Learn to play"), learn->title);
    widgets_draw(&learn->widgets, app->canvas);
    for (int i = 0; i < learn->shelf.count; i++)
        draw_state(learn, app, i);
}

const SceneKind learn_scene = {
    .state_size = sizeof(Learn),
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
