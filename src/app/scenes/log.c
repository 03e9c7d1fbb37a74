/* What happened so far, a line for each turn; choosing one shows the table as it was. */
#include "app/app.h"
#include "app/scenes/table/turn_log.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>

static const TextStyle ROUND = {TEXT_NAME, TONE_INK_SOFT, .align = ALIGN_CENTRE};
static const TextStyle NAME = {TEXT_LABEL, .align = ALIGN_LEFT};
static const TextStyle WORDS = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};

static const float SIDE = 6, GAP = 8; /* of a line, and between its columns */

typedef struct Log {
    TurnLog log;
    Box panel;
    Box list;
    float round_width, name_width;
    int chosen;
    int top; /* the first line that is shown */
} Log;

/* A long turn takes more lines of text; no turn is written smaller than the others. */
static float line_height(const Log *log, const App *app, int index)
{
    const float width = log->list.w - 2 * SIDE - log->round_width - log->name_width - 2 * GAP;
    const float words =
        widget_label_height(app->canvas, &WORDS, log->log.lines[index].words, width);
    return fminf(fmaxf(48 * app->canvas->text_scale, words + GAP), log->list.h);
}

/* How many lines fit into the list from this one on, down or up. */
static int lines_from(const Log *log, const App *app, int index, int step)
{
    float left = log->list.h;
    int count = 0;
    for (int i = index; i >= 0 && i < log->log.count; i += step, count++) {
        left -= line_height(log, app, i);
        if (left < 0)
            break;
    }
    return count;
}

static void keep_chosen_in_view(Log *log, const App *app)
{
    const int highest = log->chosen - lines_from(log, app, log->chosen, -1) + 1;
    if (log->top < highest)
        log->top = highest;
    if (log->top > log->chosen)
        log->top = log->chosen;
    if (log->top < 0)
        log->top = 0;
}

static bool enter(void *self, App *app, const SceneNote *note)
{
    (void)note;
    Log *log = self;
    if (!app->play)
        return false;
    turn_log_write(&log->log, play_record(app->play), app->words);
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
    log->name_width = fminf(fmaxf(log->name_width + 1, 130), log->list.w * 0.24f);
}

static void layout(void *self, App *app)
{
    Log *log = self;
    log->panel = box_centred(app->canvas->view, fminf(app->canvas->view.w - 80, 1040),
                             app->canvas->view.h - 90);
    log->list = box_inset(log->panel, 24);
    box_cut_top(&log->list, 44 * app->canvas->text_scale, 8);
    lay_columns(log, app);
    keep_chosen_in_view(log, app);
}

static void choose(Log *log, const App *app, int line)
{
    log->chosen = line < 0 ? 0 : line >= log->log.count ? log->log.count - 1 : line;
    keep_chosen_in_view(log, app);
}

static int line_at(const Log *log, const App *app, const InputEvent *event)
{
    const int end = log->top + lines_from(log, app, log->top, 1);
    Box rest = log->list;
    for (int line = log->top; line < end; line++) {
        if (box_has(box_cut_top(&rest, line_height(log, app, line), 0), event->x, event->y))
            return line;
    }
    return -1;
}

/* The table shows the chosen turn until the next input. */
static SceneStep look_back(const Log *log)
{
    if (log->chosen < 0)
        return scene_pop();
    return scene_pop_with((SceneNote){.moves = log->log.lines[log->chosen].moves});
}

static SceneStep act(Log *log, const App *app, Action action)
{
    switch (action) {
    case ACTION_UP:
        choose(log, app, log->chosen - 1);
        break;
    case ACTION_DOWN:
        choose(log, app, log->chosen + 1);
        break;
    case ACTION_PAGE_UP:
        choose(log, app, log->chosen - lines_from(log, app, log->chosen, -1));
        break;
    case ACTION_PAGE_DOWN:
        choose(log, app, log->chosen + lines_from(log, app, log->chosen, 1));
        break;
    case ACTION_HOME:
        choose(log, app, 0);
        break;
    case ACTION_END:
        choose(log, app, log->log.count - 1);
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
    switch (event->kind) {
    case INPUT_ACTION:
        return act(log, app, event->action);
    case INPUT_WHEEL:
        choose(log, app, log->chosen - (int)event->amount);
        break;
    case INPUT_POINTER_DOWN:
        if (!box_has(log->panel, event->x, event->y))
            return scene_pop();
        if (line_at(log, app, event) < 0)
            break;
        choose(log, app, line_at(log, app, event));
        return look_back(log);
    case INPUT_POINTER_MOVE:
        if (line_at(log, app, event) >= 0)
            log->chosen = line_at(log, app, event);
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
    if (index == log->top || log->log.lines[index - 1].round != line->round)
        text_draw(app->canvas, &ROUND, number, round);
    line_draw_cut(app->canvas, &name, play_record(app->play)->seats[line->player].name,
                  box_cut_left(&b, log->name_width, GAP));
    widget_draw_label(app->canvas, &WORDS, line->words, b);
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
    text_draw(app->canvas, &help, tr(app->words, "Choose a turn to see it again"), head);
    const int end = log->top + lines_from(log, app, log->top, 1);
    Box rest = log->list;
    for (int line = log->top; line < end; line++) {
        Box b = box_cut_top(&rest, line_height(log, app, line), 0);
        b.h -= 2;
        draw_line(app, log, line, b);
    }
}

const SceneKind log_scene = {
    .state_size = sizeof(Log),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
