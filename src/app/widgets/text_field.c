/* A line of words that can be typed; the label stands in it while it is empty. The buffer is the
 * scene's. */
#include "app/widgets/widget.h"

#include "app/words/clean_line.h"

#include <string.h>

static void draw_typed(const Widget *widget, Canvas *canvas, const TextStyle *style, Box inner)
{
    float width = 0, height = 0;
    text_draw(canvas, style, widget->text, inner);
    if (!widget->typing)
        return;
    if (widget->text[0])
        text_measure(canvas, style, widget->text, 0, &width, &height);
    paint_fill(canvas, box(inner.x + SDL_min(width, inner.w) + 2, inner.y + 2, 2, inner.h - 4),
               style->colour);
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle empty_style = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT};
    paint_box(canvas, widget->box, 9, TONE_SHEET, TONE_LINEN);
    paint_frame(canvas, widget->box, 9, 1.5f, look.hovered ? TONE_CARAMEL : TONE_EDGE);
    if (look.focused)
        widget_draw_focus(canvas, widget->box, 9);
    Box inner = box_inset(widget->box, 5);
    inner = box(inner.x + 5, inner.y, inner.w - 12, inner.h);
    if (!widget->text[0] && widget->label && !widget->typing)
        text_draw(canvas, &empty_style, widget->label, inner);
    draw_typed(widget, canvas, &style, inner);
}

/* On a plate of its colour: a field shows only where something is about to be typed. */
static void draw_on_plate(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_LEFT};
    const SDL_Color deep = colour_dark(widget->colour, 0.35f);
    if (widget->typing || look.hovered)
        paint_box(canvas, widget->box, 8, deep, colour_alpha(deep, 0.7f));
    if (look.focused)
        widget_draw_focus(canvas, widget->box, 8);
    const Box b = widget->box;
    draw_typed(widget, canvas, &style, box(b.x + 6, b.y + 3, b.w - 14, b.h - 6));
}

/* The last character may be several bytes. */
static bool erase(char *text)
{
    size_t length = strlen(text);
    if (!length)
        return false;
    do
        length--;
    while (length && ((unsigned char)text[length] & 0xc0) == 0x80);
    text[length] = '\0';
    return true;
}

static bool add(Widget *widget, const char *more)
{
    const size_t before = strlen(widget->text);
    return clean_line_add(widget->text, (size_t)widget->capacity, more) > before;
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    if (event->kind == INPUT_TEXT)
        return add(widget, event->text);
    if (event->kind != INPUT_ACTION)
        return false;
    if (event->action == ACTION_DELETE && widget->text[0]) {
        widget->text[0] = '\0'; /* a name is short: it is written anew sooner than mended */
        return true;
    }
    return event->action == ACTION_ERASE && erase(widget->text);
}

const WidgetKind text_field_widget = {.takes_text = true, .draw = draw, .event = event};
const WidgetKind plate_field_widget = {.takes_text = true, .draw = draw_on_plate, .event = event};
