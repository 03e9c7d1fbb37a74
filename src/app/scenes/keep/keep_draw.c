#include "app/pieces/house_sheet.h"
#include "app/scenes/keep/keep.h"
#include "app/widgets/line.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

/* ---- a keepsake to choose ---- */

static void draw_keepsake(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const float faded = widget->disabled ? 0.5f : 1;
    const TextStyle label = {TEXT_NAME, colour_alpha(TONE_INK, faded), .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_NOTE, colour_alpha(TONE_INK_SOFT, faded), .align = ALIGN_LEFT};
    Box b = widget->box;
    paint_shadow(canvas, b, 14, look.hovered ? 10 : 6, 0.3f);
    paint_box(canvas, b, 14, look.pressed ? TONE_OAT : TONE_SHEET,
              look.pressed ? TONE_OAT : TONE_LINEN);
    paint_frame(canvas, b, 14, look.hovered ? 3 : 1.5f, look.hovered ? TONE_GOLD : TONE_EDGE);
    if (look.focused)
        widget_draw_focus(canvas, b, 14);
    b = box_inset(b, 12);
    const float size = fminf(b.h * 1.2f, b.w * 0.36f);
    const Box emblem = box_centred(box_cut_left(&b, size, 14), size, size / 1.2f);
    paint_texture(canvas,
                  pictures_get(canvas->pictures, "keep", widget->icon, emblem.w * canvas->unit),
                  box(0, 0, 1, 1), emblem, faded, 0);
    const float above = widget_label_height(canvas, &label, widget->label, b.w);
    const float below = widget_label_height(canvas, &note, widget->note, b.w);
    const float spare = fmaxf(b.h - above - below - 4, 0);
    b = box(b.x, b.y + spare / 2, b.w, b.h - spare);
    widget_draw_label(canvas, &label, widget->label, box_cut_top(&b, fminf(above, b.h * 0.6f), 4));
    widget_draw_label(canvas, &note, widget->note, b);
}

static bool keepsake_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event);
}

const WidgetKind keepsake_widget = {
    .draw = draw_keepsake, .event = keepsake_event, .sounds = true, .sound = SOUND_BUTTON};

/* ---- the rest ---- */

static void draw_house(const Keep *keep, App *app)
{
    const TextStyle name = {TEXT_HEADING, TONE_INK, .align = ALIGN_CENTRE};
    const TextStyle line = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_CENTRE};
    char points[64], words[DATE_CAPACITY + 80] = "";
    Box b = keep->name;
    const int total = keep->house.score.total;
    if (keep->board.w <= 0)
        return;
    const Box board = house_sheet_draw_board(app->canvas, &keep->house.home, keep->board);
    b.y = board.y + board.h + 16;
    snprintf(points, sizeof points, tr_count(app->words, "%d point", "%d points", total), total);
    if (keep->house.started[0]) {
        char date[DATE_CAPACITY];
        day_words(date, sizeof date, app->words, keep->house.started);
        snprintf(words, sizeof words, "%s · %s", date, points);
    } else {
        snprintf(words, sizeof words, "%s", points);
    }
    line_draw_name(app->canvas, &name, keep->house.name, box_cut_top(&b, b.h * 0.55f, 0));
    line_draw_cut(app->canvas, &line, words, b);
}

/* How far it is, or what has become of it. */
static void draw_status(const Keep *keep, App *app)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    if (keep->print) {
        const float height = 14;
        /* words: spoken; a file is being made */
        canvas_tell_saying(app->canvas, SAYING_NEWS, tr(app->words, "One moment…"));
        const Box track = box_centred(keep->status, keep->status.w, height);
        Box done = track;
        done.w = fmaxf(height, track.w * print_progress(keep->print));
        paint_box(app->canvas, track, height / 2, TONE_OAT, TONE_OAT);
        paint_box(app->canvas, done, height / 2, TONE_GREEN, TONE_GREEN);
    } else if (keep->message[0]) {
        canvas_tell_saying(app->canvas, SAYING_NEWS, keep->message);
        widget_draw_whole(app->canvas, &style, keep->message, keep->status);
    }
}

void keep_draw(const Keep *keep, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.65f));
    widget_draw_paper(app->canvas, keep->panel);
    line_draw_cut(app->canvas, &title, tr(app->words, "Keepsakes"), keep->title);
    draw_house(keep, app);
    draw_status(keep, app);
    widgets_draw(&keep->widgets, app->canvas);
}
