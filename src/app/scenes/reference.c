/* The reference tile over whatever is on the screen. Anything that is pressed puts it away, but for
 * what scrolls where the text is large. */
#include "app/pieces/reference.h"
#include "app/app.h"
#include "app/speech/speech.h"
#include "app/widgets/scroll.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"

static const float BAR = 20;

typedef struct Reference {
    Box paper;
    Scroll scroll;
} Reference;

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    (void)self;
    audio_play(app->audio, SOUND_PAGE);
    return true;
}

static void layout(void *self, App *app)
{
    Reference *reference = self;
    reference->paper = reference_box(app->canvas);
    Box inside = reference_inside(reference->paper);
    inside.w += BAR; /* beside the words */
    scroll_set(&reference->scroll, inside, reference_height(app->canvas));
}

/* Lines and pages, and the wheel. */
static bool scrolls(Reference *reference, const InputEvent *event)
{
    const bool line =
        event->kind == INPUT_ACTION && (event->action == ACTION_UP || event->action == ACTION_DOWN);
    if (reference->scroll.content <= reference->scroll.window.h)
        return false;
    if (line)
        return scroll_event(
            &reference->scroll,
            &(InputEvent){.kind = INPUT_WHEEL, .amount = event->action == ACTION_UP ? 1 : -1},
            false);
    return scroll_event(&reference->scroll, event, false);
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    (void)app;
    if (scrolls(self, event))
        return scene_stay();
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
    const Reference *reference = self;
    Box b = scroll_moved(&reference->scroll, reference->scroll.window);
    b.w -= BAR;
    b.h = reference->scroll.content;
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, reference->paper);
    scroll_begin(app->canvas, &reference->scroll);
    reference_draw(app->canvas, app->words, app->play && play_game(app->play)->car, b);
    scroll_end(app->canvas, &reference->scroll);
    tell_scoring(app);
}

const SceneKind reference_scene = {
    .state_size = sizeof(Reference),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
