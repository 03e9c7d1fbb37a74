/* Open house: a finished house, to be walked through. */
#include "app/app.h"
#include "app/pieces/house_sheet.h"
#include "app/widgets/widget.h"
#include "app/words/dates.h"
#include "session/house.h"

#include <math.h>
#include <stdio.h>

typedef struct Visit {
    House house;
    Widget items[1];
    Widgets widgets;
    Box title, date, board;
    Layer layer;
} Visit;

static bool enter(void *self, App *app, const SceneNote *note)
{
    Visit *visit = self;
    if (!note->house)
        return false;
    visit->house = *note->house;
    visit->items[0] = (Widget){.kind = &button_widget, .style = BUTTON_GREEN};
    widgets_start(&visit->widgets, visit->items, 1);
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

static void leave(void *self, App *app)
{
    Visit *visit = self;
    (void)app;
    layer_close(&visit->layer);
}

static void layout(void *self, App *app)
{
    Visit *visit = self;
    const float scale = app->canvas->text_scale;
    Box b = box_inset(app->canvas->view, 20);
    Box head = box_cut_top(&b, 22 + 26 * scale, 14);
    visit->items[0].box = box_cut_right(&head, 150 * fmaxf(scale, 1), 20);
    visit->items[0].label = tr(app->words, "Back");
    visit->date = box_cut_right(&head, head.w * 0.3f, 20);
    visit->title = head;
    visit->board = b;
    visit->layer.valid = false;
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Visit *visit = self;
    if (event->kind == INPUT_LOADED)
        visit->layer.valid = false;
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    return widgets_event(&visit->widgets, app->canvas, app->audio, event) ? scene_pop()
                                                                          : scene_stay();
}

static void draw_head(const Visit *visit, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_NOTE, TONE_CREAM_SOFT, .align = ALIGN_RIGHT};
    char words[NAME_CAPACITY + 64], date[DATE_CAPACITY];
    snprintf(words, sizeof words, tr(app->words, "%s’s house"), visit->house.name);
    text_draw(app->canvas, &title, visit->house.name[0] ? words : tr(app->words, "The best house"),
              visit->title);
    if (!visit->house.started[0])
        return;
    date_words(date, sizeof date, app->words, visit->house.started);
    text_draw(app->canvas, &note, date, visit->date);
}

static void draw(const void *self, App *app)
{
    Visit *visit = (Visit *)self; /* its layer is a cache: drawing changes nothing else */
    if (layer_begin(app->canvas, &visit->layer)) {
        widget_draw_backdrop(app->canvas);
        draw_head(visit, app);
        house_sheet_draw_board(app->canvas, &visit->house.home, visit->board);
        layer_end(app->canvas, &visit->layer);
    }
    layer_show(app->canvas, &visit->layer);
    widgets_draw(&visit->widgets, app->canvas);
}

const SceneKind visit_scene = {
    .state_size = sizeof(Visit),
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .event = event,
    .draw = draw,
};
