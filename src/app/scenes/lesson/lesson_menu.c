/* A rest from a lesson: back to it, past a step, from the beginning, or away from it. */
#include "app/app.h"
#include "app/widgets/widget.h"

#include <math.h>

enum { RESUME, SKIP, AGAIN, RULES, SETTINGS, LEAVE, ITEM_COUNT };

typedef struct LessonMenu {
    Widget items[ITEM_COUNT];
    Widgets widgets;
    Box panel;
    Box title;
} LessonMenu;

static bool enter(void *self, App *app, const SceneNote *note)
{
    static const char *const ICONS[ITEM_COUNT] = {"play",  "redo",     "undo",
                                                  "rules", "settings", "cross"};
    LessonMenu *menu = self;
    (void)app;
    (void)note;
    for (int id = 0; id < ITEM_COUNT; id++)
        menu->items[id] = (Widget){.kind = &button_widget, .id = id, .icon = ICONS[id]};
    menu->items[RESUME].style = BUTTON_GREEN;
    widgets_start(&menu->widgets, menu->items, ITEM_COUNT);
    return true;
}

static void layout(void *self, App *app)
{
    LessonMenu *menu = self;
    const Box view = app->canvas->view;
    const float scale = fmaxf(app->canvas->text_scale, 0.9f);
    const float width = fminf(300 + 160 * scale, view.w - 80), head = 62 * scale;
    const float pitch = fminf(40 + 26 * scale, (view.h - 80 - head) / ITEM_COUNT);
    menu->panel = box_centred(view, width, head + pitch * ITEM_COUNT + 30);
    Box inside = box_inset(menu->panel, 30);
    menu->title = box(inside.x, menu->panel.y + 14, inside.w, head - 14);
    inside.y = menu->panel.y + head + 8;
    for (int id = 0; id < ITEM_COUNT; id++)
        menu->items[id].box = box_cut_top(&inside, pitch - 14, 14);
    menu->items[RESUME].label = tr(app->words, "Back to the lesson");
    menu->items[SKIP].label = tr(app->words, "Skip this step");
    menu->items[AGAIN].label = tr(app->words, "Start again");
    menu->items[RULES].label = tr(app->words, "Rules");
    menu->items[SETTINGS].label = tr(app->words, "Settings");
    menu->items[LEAVE].label = tr(app->words, "Leave the lesson");
}

static SceneStep use(int id)
{
    switch (id) {
    case SKIP:
        return scene_pop_with((SceneNote){.action = ACTION_NEXT});
    case AGAIN:
        return scene_pop_with((SceneNote){.action = ACTION_HOME});
    case RULES:
        return scene_push(SCENE_RULES);
    case SETTINGS:
        return scene_push(SCENE_SETTINGS);
    case LEAVE:
        return scene_home(SCENE_TITLE);
    default:
        return scene_pop();
    }
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    LessonMenu *menu = self;
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    const Widget *used = widgets_event(&menu->widgets, app->canvas, app->audio, event);
    return used ? use(used->id) : scene_stay();
}

static void draw(const void *self, App *app)
{
    const LessonMenu *menu = self;
    const TextStyle title = {.role = TEXT_TITLE, .colour = TONE_INK, .align = ALIGN_LEFT};
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, menu->panel);
    text_draw(app->canvas, &title, tr(app->words, "Pause"), menu->title);
    widgets_draw(&menu->widgets, app->canvas);
}

const SceneKind lesson_menu_scene = {
    .state_size = sizeof(LessonMenu),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
