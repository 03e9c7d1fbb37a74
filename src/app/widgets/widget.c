#include "app/widgets/widget.h"

#include "app/widgets/focus.h"

#include <math.h>
#include <stdio.h>

static bool usable(const Widget *widget)
{
    return !widget->hidden && !widget->disabled;
}

/* Where a widget is seen now. */
static Box shown_box(const Widgets *widgets, const Widget *widget)
{
    return widget->scrolls ? scroll_moved(&widgets->scroll, widget->box) : widget->box;
}

static void set_focus(Widgets *widgets, int index)
{
    widgets->focus = index;
    const bool text = widgets->items[index].kind->takes_text;
    if (text && !SDL_IsTextInputActive())
        SDL_StartTextInput();
    else if (!text && SDL_IsTextInputActive())
        SDL_StopTextInput();
}

void widgets_start(Widgets *widgets, Widget *items, int count)
{
    *widgets = (Widgets){.items = items, .count = count, .hover = -1, .pressed = -1};
    SDL_StopTextInput();
    for (int i = 0; i < count; i++) {
        if (usable(&items[i])) {
            set_focus(widgets, i);
            return;
        }
    }
}

void widgets_focus(Widgets *widgets, int id)
{
    for (int i = 0; i < widgets->count; i++) {
        if (widgets->items[i].id == id)
            set_focus(widgets, i);
    }
}

/* ---- pointer ---- */

/* The widget under the pointer, or, where targets are large, the nearest within reach; -1 if there
 * is none. */
static int at_pointer(const Widgets *widgets, const Canvas *canvas, float x, float y)
{
    float nearest = widget_reach(canvas);
    int found = -1;
    for (int i = widgets->count - 1; i >= 0; i--) {
        const Widget *widget = &widgets->items[i];
        if (!usable(widget) || (widget->scrolls && !box_has(widgets->scroll.window, x, y)))
            continue;
        const float distance = box_gap(shown_box(widgets, widget), x, y);
        if (distance < nearest || (found < 0 && distance <= nearest)) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

static Widget *pass(Widgets *widgets, const Canvas *canvas, int index, const InputEvent *event)
{
    if (index < 0 || !usable(&widgets->items[index]))
        return NULL;
    Widget *widget = &widgets->items[index];
    InputEvent moved = *event;
    if (widget->scrolls)
        moved.y += widgets->scroll.at;
    if (at_pointer(widgets, canvas, event->x, event->y) == index) {
        const SDL_FPoint within = box_nearest(widget->box, moved.x, moved.y);
        moved.x = within.x;
        moved.y = within.y;
    }
    return widget->kind->event(widget, canvas, &moved) ? widget : NULL;
}

static void play_at(Audio *audio, Sound sound, const Canvas *canvas, const Widget *widget)
{
    audio_play_at(audio, sound, (AudioSpot){.side = canvas_side(canvas, widget->box)});
}

static Widget *pointer_event(Widgets *widgets, const Canvas *canvas, Audio *audio,
                             const InputEvent *event)
{
    const int under = at_pointer(widgets, canvas, event->x, event->y);
    if (event->kind == INPUT_POINTER_MOVE) {
        if (under >= 0 && under != widgets->hover)
            play_at(audio, SOUND_HOVER, canvas, &widgets->items[under]);
        widgets->hover = under;
        return pass(widgets, canvas, widgets->pressed, event);
    }
    if (event->kind == INPUT_POINTER_DOWN) {
        widgets->pressed = under;
        if (under >= 0)
            set_focus(widgets, under);
        return pass(widgets, canvas, under, event);
    }
    const int pressed = widgets->pressed;
    widgets->pressed = -1;
    return event->kind == INPUT_POINTER_UP ? pass(widgets, canvas, pressed, event) : NULL;
}

/* ---- focus ---- */

/* Keys may choose what is out of sight; pointers cannot. */
static void show_focus(Widgets *widgets)
{
    const Widget *widget = &widgets->items[widgets->focus];
    if (widget->scrolls)
        scroll_show(&widgets->scroll, widget->box);
}

static bool takes_focus(const void *self, int index)
{
    return usable(&((const Widgets *)self)->items[index]);
}

static Box focus_box(const void *self, int index)
{
    const Widgets *widgets = self;
    return shown_box(widgets, &widgets->items[index]);
}

static void move_focus(Widgets *widgets, Action action)
{
    const FocusField field = {widgets->count, widgets, takes_focus, focus_box};
    const bool steps = action == ACTION_NEXT || action == ACTION_PREVIOUS;
    const int next = steps ? focus_step(&field, widgets->focus, action == ACTION_NEXT ? 1 : -1)
                           : focus_towards(&field, widgets->focus, action);
    if (next != FOCUS_NOWHERE)
        set_focus(widgets, next);
    show_focus(widgets);
}

/* How far a box lies from a point, in rows first and then along the row. */
static float row_distance(Box b, SDL_FPoint at)
{
    const float row = 1000;
    return fabsf(b.y + b.h / 2 - at.y) * row + fabsf(b.x + b.w / 2 - at.x);
}

/* Where on the window the focus is to be after a page key: where it was, or in a corner. */
static SDL_FPoint paged_place(const Widgets *widgets, Action action)
{
    const Box window = widgets->scroll.window;
    const Box b = shown_box(widgets, &widgets->items[widgets->focus]);
    if (action == ACTION_HOME)
        return (SDL_FPoint){window.x, window.y};
    if (action == ACTION_END)
        return (SDL_FPoint){window.x + window.w, window.y + window.h};
    return (SDL_FPoint){b.x + b.w / 2, b.y + b.h / 2};
}

/* Nothing that has gone out of sight is chosen by the next key. */
static void focus_near(Widgets *widgets, SDL_FPoint at)
{
    float nearest = INFINITY;
    int found = widgets->focus;
    for (int i = 0; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        const float distance = row_distance(shown_box(widgets, widget), at);
        if (usable(widget) && widget->scrolls && scroll_sees(&widgets->scroll, widget->box) &&
            distance < nearest) {
            nearest = distance;
            found = i;
        }
    }
    set_focus(widgets, found);
    show_focus(widgets);
}

/* The page keys take the focus along, unless it is on something that stays. */
static bool scrolled_by(Widgets *widgets, const InputEvent *event, bool on_ground)
{
    const bool along = event->kind == INPUT_ACTION && widgets->items[widgets->focus].scrolls;
    const SDL_FPoint at = paged_place(widgets, event->action);
    if (widgets->scroll.window.h <= 0 || !scroll_event(&widgets->scroll, event, on_ground))
        return false;
    if (along)
        focus_near(widgets, at);
    return true;
}

static Widget *action_event(Widgets *widgets, const Canvas *canvas, const InputEvent *event)
{
    if (event->action == ACTION_NEXT || event->action == ACTION_PREVIOUS) {
        move_focus(widgets, event->action);
        return NULL;
    }
    Widget *used = pass(widgets, canvas, widgets->focus, event);
    const bool sideways = event->action == ACTION_LEFT || event->action == ACTION_RIGHT;
    if (used || (sideways && widgets->items[widgets->focus].kind->takes_sideways))
        return used;
    if (event->action >= ACTION_UP && event->action <= ACTION_RIGHT)
        move_focus(widgets, event->action);
    return NULL;
}

static Widget *used_by(Widgets *widgets, const Canvas *canvas, Audio *audio,
                       const InputEvent *event)
{
    if (!widgets->count)
        return NULL;
    const bool on_ground = at_pointer(widgets, canvas, event->x, event->y) < 0;
    if (scrolled_by(widgets, event, on_ground))
        return NULL;
    switch (event->kind) {
    case INPUT_POINTER_MOVE:
    case INPUT_POINTER_DOWN:
    case INPUT_POINTER_UP:
    case INPUT_POINTER_LEFT:
        return pointer_event(widgets, canvas, audio, event);
    case INPUT_ACTION:
        return action_event(widgets, canvas, event);
    case INPUT_TEXT:
        return pass(widgets, canvas, widgets->focus, event);
    default:
        return NULL;
    }
}

Widget *widgets_event(Widgets *widgets, const Canvas *canvas, Audio *audio, const InputEvent *event)
{
    Widget *used = used_by(widgets, canvas, audio, event);
    if (used && used->kind->sounds)
        play_at(audio, used->kind->sound, canvas, used);
    return used;
}

/* What a choice, a slider or a text field is set to. */
static const char *value_of(const Widget *widget, char *number, size_t capacity)
{
    if (widget->kind == &choice_widget || widget->kind == &segments_widget)
        return widget->choices[widget->value];
    if (widget->kind != &slider_widget)
        return widget->text;
    snprintf(number, capacity, widget->format, widget->value);
    return number;
}

static int attended(const Widgets *widgets, const Canvas *canvas)
{
    return canvas->shows_focus ? widgets->focus : widgets->hover;
}

const Widget *widgets_attended(const Widgets *widgets, const Canvas *canvas)
{
    const int index = attended(widgets, canvas);
    return index >= 0 && index < widgets->count ? &widgets->items[index] : NULL;
}

static void tell(const Widgets *widgets, const Canvas *canvas, const Widget *shown, int index,
                 const char *words)
{
    char number[32];
    if (!canvas_is_watched(canvas))
        return;
    const bool toggle = shown->kind == &toggle_widget;
    canvas_tell_thing(canvas, &(Thing){.kind = "widget",
                                       .name = shown->label ? shown->label : "",
                                       .box = shown->box,
                                       .usable = usable(shown),
                                       .focused = index == widgets->focus,
                                       .pointed = index == widgets->hover,
                                       .words = index == attended(widgets, canvas) ? words : NULL,
                                       .value = value_of(shown, number, sizeof number),
                                       .more = shown->note,
                                       .state = !toggle        ? THING_PLAIN
                                                : shown->value ? THING_ON
                                                               : THING_OFF});
}

static void draw_one(const Widgets *widgets, Canvas *canvas, int index, const char *words)
{
    Widget shown = widgets->items[index];
    WidgetLook look = {
        .hovered = index == widgets->hover && !canvas->shows_focus,
        .focused = index == widgets->focus && canvas->shows_focus,
        .pressed = index == widgets->pressed,
    };
    if (shown.kind == &button_widget)
        look.words = button_group_words(widgets->items, widgets->count, index, canvas);
    shown.box = shown_box(widgets, &shown);
    shown.typing = index == widgets->focus && shown.kind->takes_text && SDL_IsTextInputActive();
    shown.kind->draw(&shown, canvas, look);
    tell(widgets, canvas, &shown, index, words);
}

void widgets_draw(const Widgets *widgets, Canvas *canvas)
{
    widgets_draw_spoken(widgets, canvas, NULL);
}

void widgets_draw_spoken(const Widgets *widgets, Canvas *canvas, const char *words)
{
    const Scroll *scroll = &widgets->scroll;
    if (scroll->window.h > 0) {
        scroll_begin(canvas, scroll);
        for (int i = 0; i < widgets->count; i++) {
            const Widget *widget = &widgets->items[i];
            if (widget->scrolls && !widget->hidden && scroll_sees(scroll, widget->box))
                draw_one(widgets, canvas, i, words);
        }
        scroll_end(canvas, scroll);
    }
    for (int i = 0; i < widgets->count; i++) {
        if (!widgets->items[i].scrolls && !widgets->items[i].hidden)
            draw_one(widgets, canvas, i, words);
    }
}
