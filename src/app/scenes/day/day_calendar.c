/* The calendar of days played, and the chosen day beside it. */
#include "app/scenes/day/day_scene.h"

#include "app/pieces/house_sheet.h"
#include "app/pieces/medal.h"
#include "app/words/dates.h"

#include <math.h>
#include <stdio.h>

/* ---- a day of the month; `about` is its DayMark, or NULL; `value` that it is chosen ---- */

/* The medal, if one was won, and the percentage where there is room for it. */
static void draw_mark(Canvas *canvas, const DayMark *mark, Box b)
{
    const TextStyle style = {TEXT_TAG, TONE_INK, .align = ALIGN_CENTRE};
    const Medal medal = medal_of(mark->result->points, mark->result->best);
    const float side = medal ? fminf(b.h * 0.9f, b.w) : 0, gap = medal ? 6 : 0;
    const float words = text_width(canvas, &style, mark->percent) + 2;
    const bool fits = side + gap + words <= b.w;
    b = box_centred(b, fits ? side + gap + words : side, b.h);
    if (medal)
        medal_draw(canvas, medal, box_centred(box_cut_left(&b, side, gap), side, side));
    if (fits)
        text_draw(canvas, &style, mark->percent, b);
}

static void draw_tile(const Widget *widget, Canvas *canvas, WidgetLook look)
{
    const TextStyle number = {TEXT_LABEL, widget->disabled ? TONE_INK_SOFT : TONE_INK,
                              .align = ALIGN_CENTRE};
    Box b = widget->box;
    if (widget->disabled) /* days to come lie in the shade */
        paint_box(canvas, b, 8, colour_dark(TONE_PAPER, 0.1f), colour_dark(TONE_PAPER, 0.14f));
    else
        paint_box(canvas, b, 8, widget->value ? TONE_SHINE : TONE_SHEET,
                  widget->value ? TONE_HONEY : TONE_PAPER);
    if (look.focused)
        widget_draw_focus(canvas, b, 8);
    else if (look.hovered)
        paint_frame(canvas, b, 8, 2.5f, TONE_CARAMEL);
    b = box_inset(b, 4);
    const Box mark = box_cut_bottom(&b, b.h * 0.4f, 0);
    text_draw(canvas, &number, widget->label, b);
    if (widget->about)
        draw_mark(canvas, widget->about, mark);
}

static bool tile_event(Widget *widget, const Canvas *canvas, const InputEvent *event)
{
    (void)canvas;
    return widget_is_pressed(widget, event);
}

const WidgetKind day_tile_widget = {
    .draw = draw_tile, .event = tile_event, .sounds = true, .sound = SOUND_BUTTON};

/* ---- layout ---- */

static const DayMark *mark_day(DayScene *scene, const App *app, Day day)
{
    const DayResult *result = days_find(&scene->days, day_person(scene), day);
    DayMark *mark = &scene->marks[day.day - 1];
    if (!result)
        return NULL;
    mark->result = result;
    snprintf(mark->percent, sizeof mark->percent, tr(app->words, "%d%%"),
             percent_of(result->points, result->best));
    return mark;
}

static void lay_month(DayScene *scene, const App *app, Box b)
{
    enum { WEEKS = 6, WEEK = 7 };
    const float scale = app->canvas->text_scale;
    Box head = box_cut_top(&b, 22 + 22 * scale, 8);
    scene->items[DAY_EARLIER].box = box_cut_left(&head, head.h, 12);
    scene->items[DAY_LATER].box = box_cut_right(&head, head.h, 12);
    scene->month = head;
    scene->weekdays = box_cut_top(&b, 4 + 18 * scale, 4);
    const float gap = 6, width = (b.w - gap * (WEEK - 1)) / WEEK;
    const float height = fminf((b.h - gap * (WEEKS - 1)) / WEEKS, width);
    const int first = day_weekday((Day){scene->chosen.year, scene->chosen.month, 1});
    const int length = day_month_length(scene->chosen.year, scene->chosen.month);
    for (int i = 0; i < 31; i++) {
        Widget *tile = &scene->items[DAY_TILES + i];
        const Day day = {scene->chosen.year, scene->chosen.month, i + 1};
        const int at = first + i;
        tile->hidden = i >= length;
        if (tile->hidden)
            continue;
        tile->box = box(b.x + (width + gap) * (float)(at % WEEK),
                        b.y + (height + gap) * (float)(at / WEEK), width, height);
        tile->disabled = day_number(day) > day_number(scene->today);
        tile->value = day_equal(day, scene->chosen);
        tile->about = mark_day(scene, app, day);
    }
}

static void label_buttons(DayScene *scene, App *app)
{
    const SoloDeal deal = day_deal(scene, app);
    Widget *play = &scene->items[DAY_PLAY];
    play->label = day_kept(scene)             ? tr(app->words, "Play again for fun")
                  : solo_is_kept(&deal, NULL) ? tr(app->words, "Continue")
                                              : tr(app->words, "Play");
    play->style = day_kept(scene) ? BUTTON_WOOD : BUTTON_GREEN;
    scene->items[DAY_COPY].label =
        scene->copied ? tr(app->words, "Copied!") : tr(app->words, "Copy result");
    scene->items[DAY_COPY].hidden = !day_kept(scene);
    scene->items[DAY_RULES].label = tr(app->words, "How it’s played");
    scene->items[DAY_EARLIER].label = tr(app->words, "The previous month");
    scene->items[DAY_LATER].label = tr(app->words, "The next month");
}

void day_lay_calendar(DayScene *scene, App *app)
{
    const float scale = app->canvas->text_scale;
    Box b = box_inset(app->canvas->view, 24);
    Box head = box_cut_top(&b, 18 + 26 * scale, 14);
    scene->items[DAY_BACK].box = box_cut_right(&head, 60 + 70 * scale, 16);
    scene->items[DAY_WHO].box = box_cut_right(&head, fminf(170 + 110 * scale, head.w * 0.5f), 16);
    scene->title = head;
    scene->pane = box_cut_right(&b, fmaxf(320, b.w * 0.36f), 24);
    lay_month(scene, app, b);
    label_buttons(scene, app);
    b = box_inset(scene->pane, 20);
    const int below[] = {DAY_RULES, DAY_COPY, DAY_PLAY};
    for (int i = 0; i < 3; i++) {
        if (!scene->items[below[i]].hidden)
            scene->items[below[i]].box = box_cut_bottom(&b, 22 + 26 * fminf(scale, 1.5f), 12);
    }
    scene->pane_words = b;
}

/* ---- drawing ---- */

const char *day_tile_words(const DayScene *scene, const App *app, const Widget *widget,
                           char words[DAY_WORDS_CAPACITY])
{
    char date[DATE_CAPACITY], points[64] = "";
    if (!widget || widget->kind != &day_tile_widget)
        return NULL;
    const DayMark *mark = widget->about;
    const DayResult *result = mark ? mark->result : NULL;
    calendar_words(
        date, sizeof date, app->words,
        (const int[]){scene->chosen.year, scene->chosen.month, widget->id - DAY_TILES + 1});
    if (result)
        snprintf(points, sizeof points, tr(app->words, "%d of %d points"), result->points,
                 result->best);
    snprintf(words, DAY_WORDS_CAPACITY, "%s%s%s", date, result ? ": " : "", points);
    return words;
}

/* A reason to come back, where large letters leave room for it. */
static void draw_tomorrow(App *app, const char *words, Box *b)
{
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const float height = widget_label_height(app->canvas, &style, words, b->w), least = 90;
    if (b->h - height >= least)
        widget_draw_whole(app->canvas, &style, words, box_cut_bottom(b, height, 12));
}

static void draw_kept(const DayScene *scene, App *app, const DayResult *result, Box b)
{
    const TextStyle style = {TEXT_DISPLAY, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle note = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT, .wrap = true};
    const char *tomorrow = day_equal(scene->chosen, scene->today)
                               ? tr(app->words, "There’ll be a new house tomorrow.")
                               : "";
    char words[96];
    snprintf(words, sizeof words, tr(app->words, "%d%%"), percent_of(result->points, result->best));
    Box head = box_cut_top(&b, fmaxf(text_line_height(app->canvas, &style), 56), 4);
    if (medal_of(result->points, result->best))
        medal_draw(app->canvas, medal_of(result->points, result->best),
                   box_cut_left(&head, head.h, 14));
    text_draw(app->canvas, &style, words, head);
    snprintf(words, sizeof words, tr(app->words, "%d of %d points"), result->points, result->best);
    canvas_tell_sentences(app->canvas, SAYING_NEWS, (const char *[]){words, tomorrow, NULL});
    widget_draw_whole(app->canvas, &note, words,
                      box_cut_top(&b, 8 + 22 * app->canvas->text_scale, 10));
    if (tomorrow[0])
        draw_tomorrow(app, tomorrow, &b);
    day_draw_house(app, result, box_cut_top(&b, fminf(b.h, b.w * 0.75f), 0));
}

/* The three medals and what each takes. */
static void draw_medals(App *app, Box b)
{
    const TextStyle style = {TEXT_LABEL, TONE_INK, .align = ALIGN_CENTRE};
    const float width = b.w / (MEDAL_COUNT - 1), label = 6 + 18 * app->canvas->text_scale;
    for (Medal medal = MEDAL_BRONZE; medal < MEDAL_COUNT; medal++) {
        Box place = box_cut_left(&b, width, 0);
        char words[24];
        snprintf(words, sizeof words, tr(app->words, "%d%%"), MEDAL_PERCENT[medal]);
        text_draw(app->canvas, &style, words, box_cut_bottom(&place, label, 4));
        medal_draw(app->canvas, medal, place);
    }
}

/* What is to be done; medals and the empty plot are there where letters leave room for them. */
static void draw_goal(App *app, Box b)
{
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const float medals = 64 + 24 * app->canvas->text_scale, least = 120;
    char words[320];
    snprintf(words, sizeof words,
             tr(app->words, "Build the best house you can. %d%% of the best possible one wins "
                            "bronze, %d%% silver, %d%% gold."),
             MEDAL_PERCENT[MEDAL_BRONZE], MEDAL_PERCENT[MEDAL_SILVER], MEDAL_PERCENT[MEDAL_GOLD]);
    canvas_tell_saying(app->canvas, SAYING_NEWS, words);
    const float height = widget_label_height(app->canvas, &style, words, b.w);
    widget_draw_whole(app->canvas, &style, words, box_cut_top(&b, fminf(height, b.h), 16));
    if (b.h >= medals)
        draw_medals(app, box_cut_top(&b, medals, 16));
    if (b.h >= least)
        house_sheet_draw_board(app->canvas, &(Home){0}, b);
}

static void draw_pane(const DayScene *scene, App *app)
{
    const TextStyle title = {TEXT_HEADING, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
    const int date[3] = {scene->chosen.year, scene->chosen.month, scene->chosen.day};
    const DayResult *result = day_kept(scene);
    const int row = days_row(&scene->days, day_person(scene), scene->today);
    char words[160];
    Box b = scene->pane_words;
    widget_draw_paper(app->canvas, scene->pane);
    calendar_words(words, sizeof words, app->words, date);
    canvas_tell_saying(app->canvas, SAYING_PROMPT, words);
    text_draw(app->canvas, &title, words,
              box_cut_top(&b, text_line_height(app->canvas, &title), 10));
    snprintf(words, sizeof words, tr_count(app->words, "%d day in a row", "%d days in a row", row),
             row);
    if (row > 1)
        widget_draw_whole(app->canvas, &style, words,
                          box_cut_bottom(&b, 8 + 22 * app->canvas->text_scale, 6));
    if (app->notice[0])
        widget_draw_whole(app->canvas, &style, app->notice, b);
    else if (result)
        draw_kept(scene, app, result, b);
    else
        draw_goal(app, b);
}

void day_draw_calendar(const DayScene *scene, App *app)
{
    const TextStyle title = {TEXT_TITLE, TONE_CREAM, .align = ALIGN_LEFT};
    const TextStyle month = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_CENTRE};
    const TextStyle weekday = {TEXT_TAG, TONE_CREAM, .align = ALIGN_CENTRE};
    const int date[3] = {scene->chosen.year, scene->chosen.month, 1};
    char words[DATE_CAPACITY];
    Box b = scene->weekdays;
    widget_draw_backdrop(app->canvas);
    text_draw(app->canvas, &title, tr(app->words, "House of the day"), scene->title);
    paint_box(app->canvas,
              box(b.x, scene->month.y, b.w, scene->weekdays.y + scene->weekdays.h - scene->month.y),
              10, colour_alpha(TONE_BEAM_LOW, 0.5f), colour_alpha(TONE_BEAM_LOW, 0.5f));
    calendar_month_words(words, sizeof words, app->words, date);
    text_draw(app->canvas, &month, words, scene->month);
    const float width = b.w / 7;
    for (int i = 0; i < 7; i++)
        text_draw(app->canvas, &weekday, weekday_words(app->words, i), box_cut_left(&b, width, 0));
    draw_pane(scene, app);
}
