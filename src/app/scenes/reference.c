/* The reference tile over whatever is on the screen. Anything that is pressed puts it away. */
#include "app/pieces/reference.h"
#include "app/app.h"
#include "app/speech/speech.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"

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

/* The page for the ear: every room and what it scores. */
static void tell_scoring(App *app)
{
    char words[SENTENCE_CAPACITY];
    Text text = text_on(words, sizeof words);
    if (!canvas_is_watched(app->canvas))
        return;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        text_add(&text, tr(app->words, name_of_room(type)));
        text_add(&text, ": ");
        text_add(&text, tr(app->words, help_of_room(type)));
        text_add_char(&text, ' ');
    }
    canvas_tell_saying(app->canvas, SAYING_NEWS, words);
}

static void draw(const void *self, App *app)
{
    (void)self;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    reference_draw(app->canvas, app->words, app->play && play_game(app->play)->car,
                   reference_box(app->canvas));
    tell_scoring(app);
}

const SceneKind reference_scene = {
    .state_size = 1,
    .overlay = true,
    .enter = enter,
    .event = event,
    .draw = draw,
};
