/* One of several words, with an arrow at each side; its label, if any, stands at the left. */
#include "app/widgets/widget.h"

static const float LABEL_SHARE = 0.45f;

static Box field_of(const Widget *widget)
{
    Box rest = widget->box;
    if (widget->label)
        box_cut_left(&rest, rest.w * LABEL_SHARE, 10);
    return rest;
}

static float arrow_width(const App *app)
{
    return 32 * SDL_min(settings_text_scale(&app->settings), 1.5f);
}

static void draw_arrow(App *app, Shape shape, Box b, bool lit)
{
    const char *key = shape == SHAPE_LEFT ? "arrow-left" : "arrow-right";
    const Box place = box_centred(b, b.w * 0.56f, b.w * 0.56f);
    SDL_Texture *icon = pictures_get(app->pictures, "icons", key, place.w * app->unit);
    if (icon)
        paint_texture(app, icon, box(0, 0, 1, 1), place, lit ? 1 : 0.5f, 0);
    else
        shape_draw(app, shape, box_inset(place, 3), lit ? TONE_INK : RGB(0xa8896c));
}

static void draw(const Widget *widget, App *app, WidgetLook look)
{
    const TextStyle label_style = {FACE_STRONG, 16, TONE_INK, ALIGN_LEFT, false};
    const TextStyle style = {FACE_STRONG, 16, TONE_INK, ALIGN_CENTRE, false};
    const bool lit = look.focused || look.hovered;
    Box rest = widget->box;
    if (widget->label)
        widget_draw_label(app, &label_style, widget->label,
                          box_cut_left(&rest, rest.w * LABEL_SHARE, 10));
    paint_box(app, rest, 10, RGB(0xfffdf7), RGB(0xf9ecd4));
    paint_frame(app, rest, 10, 1.5f, look.hovered ? RGB(0xc79c62) : TONE_EDGE);
    if (look.focused)
        widget_draw_focus(app, rest, 10);
    draw_arrow(app, SHAPE_LEFT, box_cut_left(&rest, arrow_width(app), 0), lit);
    draw_arrow(app, SHAPE_RIGHT, box_cut_right(&rest, arrow_width(app), 0), lit);
    if (widget->value >= 0 && widget->value < widget->choice_count)
        widget_draw_label(app, &style, widget->choices[widget->value], rest);
}

static bool turn(Widget *widget, App *app, int step)
{
    if (widget->choice_count < 2)
        return false;
    widget->value = (widget->value + step + widget->choice_count) % widget->choice_count;
    audio_play(app->audio, SOUND_TOGGLE);
    return true;
}

static bool event(Widget *widget, App *app, const InputEvent *event)
{
    const Box field = field_of(widget);
    if (event->kind == INPUT_POINTER_UP && box_has(field, event->x, event->y))
        return turn(widget, app, event->x < field.x + field.w * 0.25f ? -1 : 1);
    if (event->kind != INPUT_ACTION)
        return false;
    if (event->action == ACTION_LEFT)
        return turn(widget, app, -1);
    if (event->action == ACTION_RIGHT || event->action == ACTION_CONFIRM ||
        event->action == ACTION_END_TURN)
        return turn(widget, app, 1);
    return false;
}

const WidgetKind choice_widget = {.takes_sideways = true, .draw = draw, .event = event};
