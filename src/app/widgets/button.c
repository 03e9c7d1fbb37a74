#include "app/widgets/line.h"

#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <string.h>

static const float LOW = 26; /* an icon has all of a height like this: less would be a dot */
static const float BESIDE_ICON = 0.8f; /* words that would be smaller than this are told without */
static const float HINT_GAP = 5;       /* around the sign of a key */
static const float BREATH = 8; /* around words that fill a button, so that they touch nothing */

static SDL_Color colour_of(ButtonStyle style)
{
    switch (style) {
    case BUTTON_GREEN:
    case BUTTON_MAIN:
        return TONE_GREEN;
    case BUTTON_QUIET:
        return TONE_WALNUT;
    case BUTTON_WOOD:
        break;
    }
    return TONE_OAK;
}

/* As wide as its words, as far as there is room for long ones. */
static float hint_width(Canvas *canvas, const KeyHint *hint)
{
    const TextStyle style = {.role = TEXT_TAG};
    const float scale = canvas->text_scale;
    if (hint->picture)
        return 30 * scale;
    return fminf(16 + 42 * scale, fmaxf(26 * scale, text_width(canvas, &style, hint->words) + 10));
}

static void draw_hint(Canvas *canvas, const KeyHint *hint, Box b, SDL_Color colour)
{
    const TextStyle style = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    if (hint->picture) {
        paint_picture(canvas, "icons", hint->picture, box_centred(b, b.h * 1.3f, b.h * 1.3f));
        return;
    }
    paint_box(canvas, b, 6, colour_dark(colour, 0.4f), colour_dark(colour, 0.4f));
    text_draw(canvas, &style, hint->words, box(b.x + 3, b.y, b.w - 6, b.h));
}

static void draw_shape(Canvas *canvas, Shape shape, Box b, SDL_Color colour)
{
    const float size = SDL_min(b.w, b.h) * 0.6f;
    shape_draw(canvas, shape, box_centred(b, size, size), colour);
}

static float icon_width(Box inner)
{
    return inner.h < LOW ? inner.h : inner.h * 0.8f;
}

static void draw_icon(Canvas *canvas, const Widget *widget, Box b)
{
    const float size = SDL_min(b.w, b.h < LOW ? b.h : b.h * 0.7f);
    const Box place = box_centred(b, size, size);
    SDL_Texture *icon =
        pictures_get(canvas->pictures, "icons", widget->icon, place.w * canvas->unit);
    paint_texture(canvas, icon, box(0, 0, 1, 1), place, widget->disabled ? 0.5f : 1, 0);
}

static TextRole role_of(ButtonStyle style, bool large)
{
    switch (style) {
    case BUTTON_MAIN:
        return TEXT_TITLE;
    case BUTTON_GREEN:
        return large ? TEXT_HEADING : TEXT_NAME;
    default:
        return large ? TEXT_FIGURE : TEXT_LABEL;
    }
}

/* So wide that the icon stands close to the words. */
static Box around_words(Canvas *canvas, const TextStyle *style, const char *words, Box b)
{
    float width, height;
    text_measure(canvas, style, words, 0, &width, &height);
    return box_centred(b, SDL_min(b.w, width + b.h + 16), b.h);
}

static TextStyle style_of(const Widget *widget, const Canvas *canvas)
{
    const bool large = widget->box.h > 44 * canvas->text_scale;
    return (TextStyle){role_of(widget->style, large), TONE_CREAM, .align = ALIGN_CENTRE};
}

bool button_shows_words(const Widget *widget)
{
    const bool square = widget->icon && widget->box.w < widget->box.h * 1.5f;
    return widget->label && !widget->shape && !square;
}

/* ---- groups ---- */

static bool same_group(const Widget *one, const Widget *other)
{
    return other->kind == &button_widget && !other->hidden && button_shows_words(other) &&
           one->style == other->style && fabsf(one->box.w - other->box.w) < 1 &&
           fabsf(one->box.h - other->box.h) < 1;
}

/* How large words can be; those that fit on several lines need not shrink. */
static float words_in(const Widget *widget, Canvas *canvas, const TextStyle *style, float room)
{
    const Box inner = box_inset(widget->box, 6);
    const float width = text_width(canvas, style, widget->label);
    if (width <= room)
        return 1;
    const float lines =
        widget_label_lines(canvas, style, widget->label, box_centred(inner, room, inner.h));
    return lines > 0 ? lines : SDL_max(room / width, 0.6f);
}

static float words_of(const Widget *widget, Canvas *canvas)
{
    const TextStyle style = style_of(widget, canvas);
    const Box inner = box_inset(widget->box, 6);
    const float hint = widget->hint.words[0] ? hint_width(canvas, &widget->hint) + HINT_GAP : 0;
    const float icon = widget->icon && canvas->text_scale <= 1 ? icon_width(inner) + 2 : 0;
    const float room = inner.w - hint - BREATH;
    const float beside = words_in(widget, canvas, &style, room - icon);
    return beside < BESIDE_ICON ? words_in(widget, canvas, &style, room) : beside;
}

float button_group_words(const Widget *items, int count, int index, Canvas *canvas)
{
    float words = 1;
    for (int i = 0; i < count && button_shows_words(&items[index]); i++) {
        if (same_group(&items[index], &items[i]))
            words = SDL_min(words, words_of(&items[i], canvas));
    }
    return words;
}

bool button_has_room(const Widget *widget, Canvas *canvas)
{
    const TextStyle style = style_of(widget, canvas);
    const Box inner = box_inset(widget->box, 6);
    const float hint = hint_width(canvas, &widget->hint) + HINT_GAP;
    const float icon = widget->icon ? icon_width(inner) + 2 : 0;
    return text_width(canvas, &style, widget->label) + icon + hint + BREATH <= inner.w;
}

/* ---- drawing ---- */

/* Words keep off the edges, unless they would need a second line only for that. */
static Box room_for_label(Canvas *canvas, const TextStyle *style, const char *words, Box inner)
{
    const float width = inner.w - BREATH;
    const bool tight =
        line_fits(canvas, style, words, inner.w) && !line_fits(canvas, style, words, width);
    return tight ? inner : box_centred(inner, width, inner.h);
}

/* Whether words leave room for an icon: large ones do not become smaller for it. */
static bool leaves_icon(Canvas *canvas, const TextStyle *style, const char *words, Box inner)
{
    const float room = inner.w - inner.h - 2;
    const float least = canvas->text_scale > 1 ? 1 : BESIDE_ICON;
    return text_width(canvas, style, words) * least <= room;
}

/* The icon goes where the words need all the room, and the words where there is room for a sign. */
static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const SDL_Color colour = colour_of(widget->style);
    const float scale = canvas->text_scale;
    TextStyle style = style_of(widget, canvas);
    if (look.words > 0 && look.words < 1)
        style = text_style_scaled(style, look.words);
    widget_draw_face(canvas, widget->box, colour, look, widget->disabled);
    if (widget->disabled)
        style.colour = colour_alpha(TONE_CREAM, 0.43f);
    Box inner = box_inset(widget->box, 6);
    if (look.pressed)
        inner = box_moved(inner, 0, 2);
    if (widget->style == BUTTON_MAIN)
        inner = around_words(canvas, &style, widget->label, inner);
    const bool square = widget->icon && widget->box.w < widget->box.h * 1.5f;
    if (square)
        draw_icon(canvas, widget, inner);
    else if (widget->icon && leaves_icon(canvas, &style, widget->label, inner))
        draw_icon(canvas, widget, box_cut_left(&inner, icon_width(inner), 2));
    if (widget->hint.words[0] && !widget->disabled) {
        const float width = hint_width(canvas, &widget->hint);
        draw_hint(canvas, &widget->hint,
                  box_centred(box_cut_right(&inner, width, HINT_GAP), width, 22 * scale), colour);
    }
    if (widget->shape)
        draw_shape(canvas, widget->shape, inner, style.colour);
    else if (!square)
        widget_draw_label(canvas, &style, widget->label,
                          room_for_label(canvas, &style, widget->label, inner));
    if (look.focused)
        widget_draw_focus(canvas, widget->box, 12);
}

bool widget_is_pressed(const Widget *widget, const InputEvent *event)
{
    return (event->kind == INPUT_POINTER_UP && box_has(widget->box, event->x, event->y)) ||
           (event->kind == INPUT_ACTION &&
            (event->action == ACTION_CONFIRM || event->action == ACTION_END_TURN));
}

int widget_turns(const InputEvent *event, Box field, float share)
{
    if (event->kind == INPUT_POINTER_UP && box_has(field, event->x, event->y))
        return event->x < field.x + field.w * share ? -1 : 1;
    if (event->kind != INPUT_ACTION)
        return 0;
    if (event->action == ACTION_LEFT)
        return -1;
    return event->action == ACTION_RIGHT || event->action == ACTION_CONFIRM ||
           event->action == ACTION_END_TURN;
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event);
}

const WidgetKind button_widget = {
    .draw = draw, .event = event, .sounds = true, .sound = SOUND_BUTTON};
