#include "app/scenes/rules/contents.h"

#include "app/draw/pictures.h"

#include <math.h>
#include <stdio.h>

static const TextStyle TITLE_STYLE = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_LEFT, .wrap = true};

/* The widths at both sides of the words: the picture, and the number of hits. */
static float picture_width(Canvas *canvas)
{
    return 16 + 22 * fminf(canvas->text_scale, 1.4f);
}

static float hits_width(Canvas *canvas)
{
    return 10 + 26 * canvas->text_scale;
}

float chapter_widget_height(Canvas *canvas, const char *title, float width)
{
    const float words = widget_label_height(canvas, &TITLE_STYLE, title,
                                            width - picture_width(canvas) - hits_width(canvas) - 8);
    return fmaxf(words + 12, picture_width(canvas));
}

static void draw_hits(Canvas *canvas, int hits, Box b, bool open)
{
    const float scale = canvas->text_scale;
    const TextStyle style = {TEXT_TAG, TONE_INK, .align = ALIGN_CENTRE};
    const Box pill = box_centred(b, b.w - 6, 22 * scale);
    char number[16];
    snprintf(number, sizeof number, "%d", hits);
    paint_box(canvas, pill, 11 * scale, TONE_GOLD, open ? TONE_GOLD : TONE_GOLD);
    text_draw(canvas, &style, number, box_inset(pill, 2));
}

static void draw_ground(Canvas *canvas, Box b, bool open, bool hovered)
{
    if (open)
        paint_box(canvas, b, 9, TONE_SHEET, TONE_LINEN);
    else if (hovered)
        paint_box(canvas, b, 9, colour_alpha(TONE_CREAM, 0.14f), colour_alpha(TONE_CREAM, 0.14f));
}

static void draw_chapter(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const bool open = widget->highest;
    const int hits = widget->value;
    const bool dim = hits == 0 && !open;
    TextStyle style = TITLE_STYLE;
    Box b = widget->box;
    draw_ground(canvas, b, open, look.hovered);
    if (look.focused)
        widget_draw_focus(canvas, box_inset(b, 3), 7);
    const Box sign = box_cut_left(&b, picture_width(canvas), 4);
    const float size = sign.w - 14;
    SDL_Texture *icon = pictures_get(canvas->pictures, "icons", widget->icon, size * canvas->unit);
    const SDL_Color tint = open ? TONE_RED_WARM : colour_alpha(TONE_CREAM, dim ? 0.4f : 1);
    paint_tinted(canvas, icon, box_centred(sign, size, size), tint);
    const Box count = box_cut_right(&b, hits_width(canvas), 4);
    if (hits > 0)
        draw_hits(canvas, hits, count, open);
    style.colour = open ? TONE_INK : dim ? colour_alpha(TONE_CREAM, 0.43f) : style.colour;
    style.wrap = false;
    widget_draw_label(canvas, &style, widget->label, b);
}

static bool chapter_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event) ||
           (event->kind == INPUT_ACTION && event->action == ACTION_RIGHT);
}

const WidgetKind chapter_widget = {
    .draw = draw_chapter, .event = chapter_event, .sounds = true, .sound = SOUND_BUTTON};

/* ---- the page ---- */

static void draw_page(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    if (look.focused)
        paint_frame(canvas, box_inset(widget->box, 2), 10, 3, TONE_GOLD);
}

static bool page_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)widget;
    (void)canvas;
    return event->kind == INPUT_ACTION &&
           (event->action == ACTION_UP || event->action == ACTION_DOWN ||
            event->action == ACTION_LEFT || event->action == ACTION_CONFIRM);
}

const WidgetKind page_widget = {.draw = draw_page, .event = page_event};
