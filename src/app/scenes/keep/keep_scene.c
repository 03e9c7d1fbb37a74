/* Keepsakes: what can be made of a finished house, to be printed, cut out, and given away. */
#include "app/app.h"
#include "app/pieces/house_sheet.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"
#include "session/house.h"

#include <math.h>

typedef struct Keep {
    House house;
    Widget items[1];
    Widgets widgets;
    Box panel, title, board;
} Keep;

static bool enter(void *self, App *app, const SceneNote *note)
{
    Keep *keep = self;
    if (!note->house)
        return false;
    keep->house = *note->house;
    keep->items[0] = (Widget){.kind = &button_widget, .style = BUTTON_GREEN};
    widgets_start(&keep->widgets, keep->items, 1);
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

static void layout(void *self, App *app)
{
    Keep *keep = self;
    const float scale = fmaxf(app->canvas->text_scale, 0.9f);
    const Box view = app->canvas->view;
    keep->panel = box_centred(view, fminf(view.w - 80, 1100), fminf(view.h - 60, 720));
    Box b = box_inset(keep->panel, 28);
    keep->title = box_cut_top(&b, 40 * scale, 14);
    Box foot = box_cut_bottom(&b, 22 + 26 * scale, 18);
    keep->items[0].box = box_cut_right(&foot, fminf(foot.w, 200 * scale), 0);
    keep->items[0].label = tr(app->words, "Back");
    keep->board = b;
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Keep *keep = self;
    if (event->kind == INPUT_ACTION &&
        (event->action == ACTION_CANCEL || event->action == ACTION_MENU))
        return scene_pop();
    return widgets_event(&keep->widgets, app->canvas, app->audio, event) ? scene_pop()
                                                                         : scene_stay();
}

static void draw(const void *self, App *app)
{
    const Keep *keep = self;
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, keep->panel);
    line_draw_cut(app->canvas, &title, tr(app->words, "Keepsakes"), keep->title);
    house_sheet_draw_board(app->canvas, &keep->house.home, keep->board);
    widgets_draw(&keep->widgets, app->canvas);
}

const SceneKind keep_scene = {
    .state_size = sizeof(Keep),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
