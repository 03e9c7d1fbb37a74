#include "app/scenes/rules/contents.h"

#include <math.h>
#include <stdio.h>

static const TextStyle TITLE_STYLE = {FACE_STRONG, 17, {0xff, 0xf1, 0xdb, 255}, ALIGN_LEFT, true};

/* The widths at both sides of the words: the picture, and the number of hits. */
static float picture_width(App *app)
{
    return 16 + 22 * fminf(settings_text_scale(&app->settings), 1.4f);
}

static float hits_width(App *app)
{
    return 10 + 26 * settings_text_scale(&app->settings);
}

float chapter_widget_height(App *app, const char *title, float width)
{
    const float words = widget_label_height(app, &TITLE_STYLE, title,
                                            width - picture_width(app) - hits_width(app) - 12);
    return fmaxf(words + 16, picture_width(app));
}

static void draw_hits(App *app, int hits, Box b, bool open)
{
    const float scale = settings_text_scale(&app->settings);
    const TextStyle style = {FACE_STRONG, 14, TONE_INK, ALIGN_CENTRE, false};
    const Box pill = box_centred(b, b.w - 6, 22 * scale);
    char number[16];
    snprintf(number, sizeof number, "%d", hits);
    paint_box(app, pill, 11 * scale, TONE_GOLD, open ? TONE_GOLD : RGB(0xdba13a));
    text_draw(app, &style, number, box_inset(pill, 2));
}

static void draw_ground(App *app, Box b, bool open, bool hovered)
{
    if (open)
        paint_box(app, b, 9, RGB(0xfffaf0), RGB(0xf8ead0));
    else if (hovered)
        paint_box(app, b, 9, RGBA(0xfff1db, 36), RGBA(0xfff1db, 36));
}

static void draw_chapter(const Widget *widget, App *app, WidgetLook look)
{
    const bool open = widget->highest;
    const int hits = widget->value;
    const bool dim = hits == 0 && !open;
    TextStyle style = TITLE_STYLE;
    Box b = widget->box;
    draw_ground(app, b, open, look.hovered);
    if (look.focused)
        widget_draw_focus(app, box_inset(b, 3), 7);
    const Box sign = box_cut_left(&b, picture_width(app), 4);
    const float size = sign.w - 14;
    SDL_Texture *icon = pictures_get(app->pictures, "icons", widget->icon, size * app->unit);
    const SDL_Color tint = open ? TONE_RED_WARM : RGBA(0xfff6e6, dim ? 100 : 255);
    paint_tinted(app, icon, box_centred(sign, size, size), tint);
    const Box count = box_cut_right(&b, hits_width(app), 4);
    if (hits > 0)
        draw_hits(app, hits, count, open);
    style.colour = open ? TONE_INK : dim ? RGBA(0xfff1db, 110) : style.colour;
    style.wrap = false;
    widget_draw_label(app, &style, widget->label, b);
}

static bool chapter_event(Widget *widget, App *app, const InputEvent *event)
{
    const bool pressed =
        (event->kind == INPUT_POINTER_UP && box_has(widget->box, event->x, event->y)) ||
        (event->kind == INPUT_ACTION &&
         (event->action == ACTION_CONFIRM || event->action == ACTION_END_TURN ||
          event->action == ACTION_RIGHT));
    if (pressed)
        audio_play(app->audio, SOUND_BUTTON);
    return pressed;
}

const WidgetKind chapter_widget = {.draw = draw_chapter, .event = chapter_event};

/* ---- the page ---- */

static void draw_page(const Widget *widget, App *app, WidgetLook look)
{
    if (look.focused)
        paint_frame(app, box_inset(widget->box, 2), 10, 3, TONE_GOLD);
}

static bool page_event(Widget *widget, App *app, const InputEvent *event)
{
    (void)widget;
    (void)app;
    return event->kind == INPUT_ACTION &&
           (event->action == ACTION_UP || event->action == ACTION_DOWN ||
            event->action == ACTION_LEFT || event->action == ACTION_CONFIRM);
}

const WidgetKind page_widget = {.draw = draw_page, .event = page_event};
