/* What happened so far, a line for each turn; choosing one shows the table as it was. */
#include "app/app.h"
#include "app/scenes/table/turn_log.h"
#include "app/widgets/line.h"
#include "app/widgets/scroll.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>

static const TextStyle ROUND = {TEXT_NAME, TONE_INK_SOFT, .align = ALIGN_CENTRE};
static const TextStyle NAME = {TEXT_LABEL, .align = ALIGN_LEFT};
static const TextStyle WORDS = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};

static const float SIDE = 6, GAP = 8; /* of a line, and between its columns */
static const float BAR = 16;          /* beside the lines, where the scroll bar is */

typedef struct Log {
    TurnLog log;
    Box panel;
    Scroll scroll;             /* over the lines */
    float ends[LOG_LINES_MAX]; /* of each line, from the top of all */
    float round_width, name_width;
    int chosen;
} Log;

/* A long turn takes more lines of text; no turn is written smaller than the others. */
static float line_height(const Log *log, const App *app, int index)
{
    const Box list = log->scroll.window;
    const float width = list.w - BAR - 2 * SIDE - log->round_width - log->name_width - 2 * GAP;
    const float words =
        widget_label_height(app->canvas, &WORDS, log->log.lines[index].words, width);
    return fminf(fmaxf(48 * app->canvas->text_scale, words + GAP), list.h);
}

/* Where a line is before the list is scrolled. */
static Box line_box(const Log *log, int index)
{
    const Box list = log->scroll.window;
    const float top = index > 0 ? log->ends[index - 1] : 0;
    return box(list.x, list.y + top, list.w - BAR, log->ends[index] - top - 2);
}

/* Who plays alone may know which roofs have been taken, if they lie open on the table. */
static int open_seat(const App *app)
{
    const int seat = app->play->mover;
    return app->kept.rehearsing && app->seats[seat].shows_roofs ? seat : LOG_NO_SEAT;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Log *log = self;
    if (!app->play)
        return false;
    turn_log_write_for(&log->log, play_record(app->play), app->words, open_seat(app));
    log->chosen = log->log.count - 1;
    return true;
}

/* The round and the name in front of each line are as wide as the widest needs. */
static void lay_columns(Log *log, const App *app)
{
    const Record *record = play_record(app->play);
    log->round_width = text_width(app->canvas, &ROUND, "12");
    log->name_width = 0;
    for (int seat = 0; seat < record->options.players; seat++)
        log->name_width =
            fmaxf(log->name_width, text_width(app->canvas, &NAME, record->seats[seat].name));
    log->name_width = fminf(fmaxf(log->name_width + 1, 130), log->scroll.window.w * 0.24f);
}

static void lay_lines(Log *log, const App *app)
{
    float end = 0;
    for (int i = 0; i < log->log.count; i++)
        log->ends[i] = end += line_height(log, app, i);
    scroll_set(&log->scroll, log->scroll.window, end);
}

static void choose(Log *log, int line)
{
    if (!log->log.count)
        return;
    log->chosen = line < 0 ? 0 : line >= log->log.count ? log->log.count - 1 : line;
    scroll_show(&log->scroll, line_box(log, log->chosen));
}

static void layout(void *self, App *app)
{
    Log *log = self;
    log->panel = box_centred(app->canvas->view, fminf(app->canvas->view.w - 80, 1040),
                             app->canvas->view.h - 90);
    Box list = box_inset(log->panel, 24);
    box_cut_top(&list, 44 * app->canvas->text_scale, 8);
    log->scroll.window = list;
    lay_columns(log, app);
    lay_lines(log, app);
    choose(log, log->chosen);
}

static int line_at(const Log *log, const InputEvent *event)
{
    for (int line = 0; line < log->log.count; line++) {
        if (box_has(scroll_moved(&log->scroll, line_box(log, line)), event->x, event->y))
            return box_has(log->scroll.window, event->x, event->y) ? line : -1;
    }
    return -1;
}

/* The line that is a whole list further up or down, and at least the next. */
static int page_from(const Log *log, int step)
{
    const float here = log->log.count ? line_box(log, log->chosen).y : 0;
    int line = log->chosen + step;
    while (line + step >= 0 && line + step < log->log.count &&
           fabsf(line_box(log, line + step).y - here) < log->scroll.window.h * 0.85f)
        line += step;
    return line;
}

/* The table shows the chosen turn until the next input. */
static SceneStep look_back(const Log *log)
{
    if (log->chosen < 0)
        return scene_pop();
    return scene_pop_with((SceneNote){.moves = log->log.lines[log->chosen].moves});
}

static SceneStep act(Log *log, Action action)
{
    switch (action) {
    case ACTION_UP:
        choose(log, log->chosen - 1);
        break;
    case ACTION_DOWN:
        choose(log, log->chosen + 1);
        break;
    case ACTION_PAGE_UP:
        choose(log, page_from(log, -1));
        break;
    case ACTION_PAGE_DOWN:
        choose(log, page_from(log, 1));
        break;
    case ACTION_HOME:
        choose(log, 0);
        break;
    case ACTION_END:
        choose(log, log->log.count - 1);
        break;
    case ACTION_CONFIRM:
        return look_back(log);
    case ACTION_CANCEL:
    case ACTION_LOG:
    case ACTION_MENU:
        return scene_pop();
    default:
        break;
    }
    return scene_stay();
}

static SceneStep event(void *self, App *app, const InputEvent *event)
{
    Log *log = self;
    (void)app;
    switch (event->kind) {
    case INPUT_ACTION:
        return act(log, event->action);
    case INPUT_WHEEL:
        scroll_event(&log->scroll, event, false);
        break;
    case INPUT_POINTER_DOWN:
        if (!box_has(log->panel, event->x, event->y))
            return scene_pop();
        if (line_at(log, event) < 0)
            break;
        choose(log, line_at(log, event));
        return look_back(log);
    case INPUT_POINTER_MOVE:
        if (line_at(log, event) >= 0)
            log->chosen = line_at(log, event);
        break;
    default:
        break;
    }
    return scene_stay();
}

static void tell_line(App *app, const Log *log, int index, Box b)
{
    const LogLine *line = &log->log.lines[index];
    char name[16], words[sizeof line->words + 64];
    snprintf(name, sizeof name, "%d", index + 1);
    /* words: a line of the log: the round, who played, and what */
    snprintf(words, sizeof words, tr(app->words, "Round %d, %s: %s"), line->round,
             play_record(app->play)->seats[line->player].name, line->words);
    canvas_tell_thing(app->canvas, &(Thing){.kind = "turn",
                                            .name = name,
                                            .box = b,
                                            .usable = true,
                                            .focused = index == log->chosen,
                                            .pointed = index == log->chosen,
                                            .words = words});
}

/* The first turn of a round that is in sight says which round it is. */
static bool starts_round(const Log *log, int index)
{
    return index == 0 || log->log.lines[index - 1].round != log->log.lines[index].round ||
           scroll_moved(&log->scroll, line_box(log, index - 1)).y < log->scroll.window.y;
}

static void draw_line(App *app, const Log *log, int index, Box b)
{
    const LogLine *line = &log->log.lines[index];
    TextStyle name = NAME;
    char number[8];
    name.colour = colour_dark(RGB(SEAT_COLOURS[app->seats[line->player].colour]), 0.3f);
    if (index == log->chosen)
        paint_box(app->canvas, b, 8, colour_alpha(TONE_GOLD, 0.35f),
                  colour_alpha(TONE_GOLD, 0.35f));
    tell_line(app, log, index, b);
    b = box(b.x + SIDE, b.y, b.w - 2 * SIDE, b.h);
    const Box round = box_cut_left(&b, log->round_width, GAP);
    snprintf(number, sizeof number, "%d", line->round);
    if (starts_round(log, index))
        text_draw(app->canvas, &ROUND, number, round);
    line_draw_cut(app->canvas, &name, play_record(app->play)->seats[line->player].name,
                  box_cut_left(&b, log->name_width, GAP));
    widget_draw_label(app->canvas, &WORDS, line->words, b);
}

static void draw_nothing(const Log *log, App *app)
{
    const TextStyle style = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_CENTRE, .wrap = true};
    const char *words = tr(app->words, "Nothing has happened yet.");
    canvas_tell_saying(app->canvas, SAYING_NEWS, words);
    widget_draw_label(app->canvas, &style, words, box_inset(log->scroll.window, 30));
}

static void draw(const void *self, App *app)
{
    const Log *log = self;
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT};
    const TextStyle help = {TEXT_NOTE, TONE_INK_SOFT, .align = ALIGN_RIGHT};
    paint_fill(app->canvas, app->canvas->view, colour_alpha(TONE_PLUM, 0.59f));
    widget_draw_paper(app->canvas, log->panel);
    Box inner = box_inset(log->panel, 24);
    Box head = box_cut_top(&inner, 40 * app->canvas->text_scale, 8);
    text_draw(app->canvas, &title, tr(app->words, "What happened"),
              box_cut_left(&head, head.w * 0.5f, 8));
    if (log->log.count)
        text_draw(app->canvas, &help, tr(app->words, "Choose a turn to see it again"), head);
    else
        draw_nothing(log, app);
    scroll_begin(app->canvas, &log->scroll);
    for (int line = 0; line < log->log.count; line++) {
        if (scroll_sees(&log->scroll, line_box(log, line)))
            draw_line(app, log, line, scroll_moved(&log->scroll, line_box(log, line)));
    }
    scroll_end(app->canvas, &log->scroll);
}

const SceneKind log_scene = {
    .state_size = sizeof(Log),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
