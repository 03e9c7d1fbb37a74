/* How the list of games and the selected one look. */
#include "app/scenes/records/records.h"

#include "app/pieces/badge.h"
#include "app/widgets/line.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

/* ---- a row, as something to be used; what is on it is drawn before ---- */

static void draw_row_look(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    if (look.hovered)
        paint_frame(canvas, widget->box, 14, 2.5f, TONE_CARAMEL);
    if (look.focused)
        paint_frame(canvas, box_inset(widget->box, -2), 15, 3.5f, TONE_GOLD);
}

static bool row_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event);
}

const WidgetKind row_widget = {
    .draw = draw_row_look, .event = row_event, .sounds = true, .sound = SOUND_BUTTON};

/* Large text needs two lines for the seats. */
static int seats_in_line(const App *app)
{
    return app->canvas->text_scale > 1.3f ? 2 : PLAYERS_MAX;
}

float records_row_height(const App *app)
{
    const float scale = app->canvas->text_scale;
    const int lines = PLAYERS_MAX / seats_in_line(app);
    return fmaxf(104, 26 + 28 * scale + 30 * scale * (float)lines);
}

/* ---- words of a row ---- */

static void draw_head(App *app, const Save *save, Box b)
{
    const TextStyle title = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle state = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    char date[DATE_CAPACITY], round[64] = "", words[160];
    date_words(date, sizeof date, app->words, save->started);
    if (save->readable && !save->finished)
        snprintf(round, sizeof round, tr(app->words, "Round %d of %d"), save->round, ROUND_COUNT);
    if (save->title[0])
        snprintf(words, sizeof words, "%s%s%s", date, round[0] ? " · " : "", round);
    else
        snprintf(words, sizeof words, "%s", round);
    if (words[0])
        line_draw_cut(app->canvas, &state, words, box_cut_right(&b, b.w * 0.42f, 8));
    line_draw_cut(app->canvas, &title, save->title[0] ? save->title : date, b);
}

static void draw_seat(App *app, const Save *save, int seat, Box b)
{
    const TextStyle name = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle points = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE};
    const float badge = fminf(b.h - 4, 34);
    const float number_width = 30 * app->canvas->text_scale;
    char number[16];
    badge_draw(app->canvas, &app->seats[seat],
               box_centred(box_cut_left(&b, badge, 6), badge, badge));
    if (save->finished) {
        const Box place = box_cut_left(&b, number_width, 6);
        const bool won = save->winners >> seat & 1;
        if (won)
            paint_box(app->canvas, box_centred(place, place.w, fminf(place.h - 4, badge)), 8,
                      TONE_HONEY, TONE_GOLD);
        snprintf(number, sizeof number, "%d", save->totals[seat]);
        text_draw(app->canvas, &points, number, box_inset(place, 3));
    }
    line_draw_name(app->canvas, &name, save->seats[seat].name, b);
}

static void draw_seats(App *app, const Save *save, Box b)
{
    const int in_line = seats_in_line(app);
    const int lines = PLAYERS_MAX / in_line;
    const int side_by_side = save->players < in_line ? save->players : in_line;
    const float width = fminf(b.w / (float)side_by_side, 240 * fmaxf(1, app->canvas->text_scale));
    const float height = b.h / (float)lines;
    for (int seat = 0; seat < save->players; seat++)
        draw_seat(app, save, seat,
                  box(b.x + width * (float)(seat % in_line), b.y + height * (float)(seat / in_line),
                      width - 12, height));
}

static void draw_row(const Records *records, App *app, int index, Box b)
{
    const Save *save = &records->saves->items[index];
    const TextStyle style = {TEXT_NOTE, TONE_RED_WARM, .align = ALIGN_LEFT};
    const float scale = app->canvas->text_scale;
    Houses *houses = &records->houses[index];
    widget_draw_paper(app->canvas, b);
    if (index == records->selected)
        paint_frame(app->canvas, box_inset(b, 1), 13, 3, TONE_TEAL);
    Box inner = box_inset(b, 11);
    houses_look(app, houses, save->file);
    houses_draw(app, houses, box_cut_left(&inner, 168, 16));
    draw_head(app, save, box_cut_top(&inner, 28 * scale, 2));
    if (save->readable)
        draw_seats(app, save, inner);
    else
        widget_draw_label(app->canvas, &style, tr(app->words, "This file can’t be read."), inner);
}

const char *records_row_words(const Records *records, const App *app, const Widget *widget,
                              char words[ROW_WORDS_CAPACITY])
{
    char date[DATE_CAPACITY], number[16];
    Text text = text_on(words, ROW_WORDS_CAPACITY);
    if (!widget || widget->kind != &row_widget)
        return NULL;
    const Save *save = &records->saves->items[widget->id - ITEM_ROWS];
    date_words(date, sizeof date, app->words, save->started);
    text_add(&text, save->title);
    text_add(&text, save->title[0] ? ", " : "");
    text_add(&text, date);
    if (!save->readable) {
        text_add(&text, ". ");
        text_add(&text, tr(app->words, "This file can’t be read."));
    }
    for (int seat = 0; save->readable && seat < save->players; seat++) {
        snprintf(number, sizeof number, " %d", save->totals[seat]);
        text_add(&text, seat ? ", " : ": ");
        text_add(&text, save->seats[seat].name);
        text_add(&text, save->finished ? number : "");
    }
    return words;
}

/* ---- all of it ---- */

static void draw_pane(const Records *records, App *app)
{
    const TextStyle style = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_CENTRE};
    const Save *save = records_selected(records);
    widget_draw_paper(app->canvas, records->pane);
    if (!save)
        return;
    Houses *houses = &records->houses[records->selected];
    houses_look(app, houses, save->file);
    if (houses->players)
        houses_draw(app, houses, records->pane_picture);
    else
        widget_draw_label(app->canvas, &style, tr(app->words, "This file can’t be read."),
                          records->pane_picture);
}

void records_draw_games(const Records *records, App *app)
{
    const Scroll *scroll = &records->widgets.scroll;
    const TextStyle style = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_CENTRE};
    scroll_begin(app->canvas, scroll);
    for (int i = 0; i < records->saves->count; i++) {
        const Box row = records->items[ITEM_ROWS + i].box;
        if (scroll_sees(scroll, row))
            draw_row(records, app, i, scroll_moved(scroll, row));
    }
    scroll_end(app->canvas, scroll);
    if (!records->saves->count)
        widget_draw_label(app->canvas, &style, tr(app->words, "No saved games yet."),
                          box_inset(scroll->window, 30));
    draw_pane(records, app);
}
