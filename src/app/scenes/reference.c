/* The reference tile over whatever is on the screen. Anything that is pressed puts it away. */
#include "app/pieces/reference.h"
#include "app/app.h"
#include "app/widgets/widget.h"

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    (void)self;
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    (void)self;
    (void)app;
    const bool presses = event->kind == INPUT_ACTION || event->kind == INPUT_POINTER_DOWN ||
                         event->kind == INPUT_POINTER_OTHER;
    return presses ? scene_pop() : scene_stay();
}

static void draw(const void *self, App *app)
{
    (void)self;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    reference_draw(app->canvas, app->words, app->play && play_game(app->play)->car,
                   reference_box(app->canvas));
}

const SceneKind reference_scene = {
    .state_size = 1,
    .overlay = true,
    .enter = enter,
    .event = event,
    .draw = draw,
};
