/**
 * The widget kit: things that can be pointed at, focused and used, one file for each kind.
 *
 * A scene owns an array of widgets, gives each its box in `layout`, and asks widgets_event what
 * was used. Every widget works by pointer and by actions alike; the focus is visible whenever the
 * last input was no pointer. Widgets that scroll are laid out as if nothing had been scrolled; the
 * kit moves them when they are drawn or pointed at.
 */
#ifndef APP_WIDGET_H
#define APP_WIDGET_H

#include "app/audio.h"
#include "app/draw/canvas.h"
#include "app/draw/paint.h"
#include "app/draw/shapes.h"
#include "app/draw/text.h"
#include "app/widgets/scroll.h"

typedef struct Widget Widget;

/** How a widget is to be drawn now. */
typedef struct WidgetLook {
    bool hovered;
    bool focused;
    bool pressed;
    float words; /* button: how large its words are, up to 1; buttons of one group shrink together,
                    and 0 is 1 */
} WidgetLook;

typedef struct WidgetKind {
    bool takes_text;     /* letters go to it while it has the focus */
    bool takes_sideways; /* left and right are its own, even where they change nothing */
    void (*draw)(const Widget *widget, Canvas *canvas, WidgetLook look);
    /** Answers whether the widget was used: pressed, or its value changed. */
    bool (*event)(Widget *widget, const Canvas *canvas, const InputEvent *event);
    bool sounds; /* when it is used: */
    Sound sound;
} WidgetKind;

/** BUTTON_MAIN is what a whole screen is about. */
typedef enum ButtonStyle { BUTTON_WOOD, BUTTON_GREEN, BUTTON_QUIET, BUTTON_MAIN } ButtonStyle;

struct Widget {
    const WidgetKind *kind;
    int id; /* the scene's own */
    Box box;
    const char *label; /* already translated */
    const char *note;  /* toggle, fold: a softer line beside the label, or NULL */
    const char *icon;  /* key of a picture in icons, or NULL */
    Shape shape;       /* button: a sign instead of words */
    KeyHint hint;      /* button: the key that does the same, if any */
    bool disabled;
    bool hidden;
    bool scrolls; /* lies in the scroll window of its Widgets */
    ButtonStyle style;
    SDL_Color colour;  /* seat pick, plate field: the seat's */
    const void *about; /* the scene's own, for kinds of its own */
    int value;         /* toggle: 0 or 1; slider: a number; choice: an index */
    int lowest, highest, step;
    const char *format;         /* slider: how its number is written, already translated */
    const char *const *choices; /* already translated */
    int choice_count;
    char *text; /* text field: the scene's buffer */
    int capacity;
    bool typing; /* text field: letters go there now; set when it is drawn */
};

extern const WidgetKind button_widget;

/** Whether a button tells its label, not only its icon or sign. */
bool button_shows_words(const Widget *widget);

/** How large the words of the buttons of a widget's group can be: those of its style and size. */
float button_group_words(const Widget *items, int count, int index, Canvas *canvas);

/** Whether a button has room for its hint beside the icon and the words in their usual size. */
bool button_has_room(const Widget *widget, Canvas *canvas);

extern const WidgetKind toggle_widget;
extern const WidgetKind slider_widget;
extern const WidgetKind choice_widget;
extern const WidgetKind segments_widget; /* a choice whose words all show */
extern const WidgetKind fold_widget;     /* value: 1 where what it hides is shown */
extern const WidgetKind text_field_widget;
extern const WidgetKind plate_field_widget; /* the same on a plate of the widget's colour */

typedef struct Widgets {
    Widget *items;
    int count;
    int focus;   /* index */
    int hover;   /* index, or -1 */
    int pressed; /* index, or -1 */
    Scroll scroll;
} Widgets;

/** Starts with the focus on the first widget that can be used. */
void widgets_start(Widgets *widgets, Widget *items, int count);

/** Hands an event on and returns the widget that was used by it, or NULL. */
Widget *widgets_event(Widgets *widgets, const Canvas *canvas, Audio *audio,
                      const InputEvent *event);

/** Draws all; those that scroll only within the scroll window. */
void widgets_draw(const Widgets *widgets, Canvas *canvas);

/** The widget that has the focus or, for whoever points, lies under the pointer; or NULL. */
const Widget *widgets_attended(const Widgets *widgets, const Canvas *canvas);

/** Draws them all; `words` are read aloud for that one, whose label alone says too little. NULL: it
 * does not. */
void widgets_draw_spoken(const Widgets *widgets, Canvas *canvas, const char *words);

/** Moves the focus to the widget with an id. */
void widgets_focus(Widgets *widgets, int id);

/** The widget that has the focus. */
static inline Widget *widgets_focused(Widgets *widgets)
{
    return &widgets->items[widgets->focus];
}

/* ---- shared by several kinds ---- */

/** How much larger what is pressed or pulled is drawn, where targets are large. */
static inline float widget_grip(const Canvas *canvas)
{
    return canvas->large_targets ? 1.4f : 1;
}

/** How far beside a thing it can still be pressed, where nothing else is nearer. */
static inline float widget_reach(const Canvas *canvas)
{
    return canvas->large_targets ? 14 : 0;
}

/** Whether an event presses a widget as it would a button. */
bool widget_is_pressed(const Widget *widget, const InputEvent *event);

/** The event of a kind that is on or off: a press switches it. */
bool widget_switch(Widget *widget, const Canvas *canvas, const InputEvent *event);

/** Where an event turns a field with an arrow at each side: -1 back, 1 on, 0 not at all. A click
 *  on the left `share` of it turns it back. */
int widget_turns(const InputEvent *event, Box field, float share);

/** The body of a button: shadow, edge, shine. */
void widget_draw_face(Canvas *canvas, Box b, SDL_Color colour, WidgetLook look, bool disabled);

/** The ring that shows the focus. */
void widget_draw_focus(Canvas *canvas, Box b, float radius);

/** A panel of paper, or of dark wood, on which widgets and words lie. */
void widget_draw_paper(Canvas *canvas, Box b);
void widget_draw_wood(Canvas *canvas, Box b);

/** Fills the view with a picture, cut where it does not have its proportions; false if not there.
 */
bool widget_draw_covering(Canvas *canvas, const char *folder, const char *key);

/** The whole view as a wooden table, and a dark bar at its top or bottom. */
void widget_draw_backdrop(Canvas *canvas);
void widget_draw_bar(Canvas *canvas, Box b, bool at_top);

/** Words in the middle of a box's height, on several lines if one is not enough. */
void widget_draw_label(Canvas *canvas, const TextStyle *style, const char *words, Box b);
/** The part of a box in which words break into two lines of about the same width; all of it if they
 * need one line, or more than two. */
enum { WIDGET_EVEN_MOST = 256 }; /* bytes */
Box widget_even_lines(Canvas *canvas, const TextStyle *style, const char *words, Box b);
/** Words in smaller letters than the player asked for, rather than cut. */
void widget_draw_whole(Canvas *canvas, const TextStyle *style, const char *words, Box b);

/** How large words are on several lines of a box, if that is larger than on one: 1 for the size of
 * the style. 0 if one line is better. */
float widget_label_lines(Canvas *canvas, const TextStyle *style, const char *words, Box b);

float widget_label_height(Canvas *canvas, const TextStyle *style, const char *words, float width);

#endif
