#include "app/scenes/keys/keys_scene.h"

#include <math.h>

void key_row_columns(Box line, Box *keys, Box *buttons)
{
    *buttons = box_cut_right(&line, line.w * 0.2f, 12);
    *keys = box_cut_right(&line, line.w * 0.46f, 12);
}

static const TextStyle CAP_STYLE = {TEXT_TAG, TONE_INK, .align = ALIGN_CENTRE};

static float cap_width(Canvas *canvas, const KeyHint *key)
{
    return fmaxf(text_width(canvas, &CAP_STYLE, key->words) + 18, 30 * canvas->text_scale);
}

static void draw_cap(Canvas *canvas, const KeyHint *key, Box b)
{
    const Box top = box(b.x, b.y, b.w, b.h - 3);
    paint_box(canvas, b, 7, TONE_EDGE, TONE_EDGE);
    paint_box(canvas, top, 7, TONE_SHEET, TONE_LINEN);
    paint_frame(canvas, top, 7, 1.2f, TONE_EDGE);
    text_draw(canvas, &CAP_STYLE, key->words, box_inset(top, 4));
}

/* Caps stand side by side; where there is no room for all of them each gets its share. */
static void draw_caps(Canvas *canvas, const KeyRow *row, Box b)
{
    const float gap = 6, height = fminf(b.h - 8, 30 * canvas->text_scale);
    float needs = gap * (float)(row->key_count - 1);
    for (int i = 0; i < row->key_count; i++)
        needs += cap_width(canvas, &row->keys[i]);
    const float shrink = needs > b.w ? b.w / needs : 1;
    for (int i = 0; i < row->key_count; i++) {
        const Box place = box_cut_left(&b, cap_width(canvas, &row->keys[i]) * shrink, gap);
        draw_cap(canvas, &row->keys[i], box_centred(place, place.w, height));
    }
}

static void draw_buttons(Canvas *canvas, const KeyRow *row, Box b)
{
    const float size = fminf(fminf(b.h - 6, 32 * canvas->text_scale), b.w / 2 - 4);
    for (int i = 0; i < row->button_count; i++) {
        const KeyHint *hint = &row->buttons[i];
        Box place = box_cut_left(&b, hint->picture ? size : b.w, 8);
        place = box_centred(place, place.w, size);
        if (hint->picture)
            paint_tinted(
                canvas, pictures_get(canvas->pictures, "icons", hint->picture, size * canvas->unit),
                place, TONE_INK);
        else
            draw_cap(canvas, hint, place);
    }
}

static void draw(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const Box inside = box(widget->box.x + 10, widget->box.y, widget->box.w - 20, widget->box.h);
    Box keys, buttons;
    key_row_columns(inside, &keys, &buttons);
    if (look.hovered || look.focused || widget->value)
        paint_box(canvas, widget->box, 9, widget->value ? TONE_OAT : TONE_SHEET,
                  widget->value ? TONE_OAT : TONE_SHEET);
    widget_draw_label(canvas, &style, widget->label,
                      box(inside.x, inside.y, keys.x - inside.x - 12, inside.h));
    draw_caps(canvas, widget->about, keys);
    draw_buttons(canvas, widget->about, buttons);
    if (look.focused)
        widget_draw_focus(canvas, widget->box, 9);
}

static bool event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event);
}

const WidgetKind key_row_widget = {
    .draw = draw, .event = event, .sounds = true, .sound = SOUND_BUTTON};
