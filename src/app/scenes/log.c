/* What happened so far, a line for each turn; choosing one shows the table as it was. */
#include "app/app.h"
#include "app/scenes/table/turn_log.h"
#include "app/widgets/widget.h"

#include <math.h>
#include <stdio.h>

typedef struct Log {
    TurnLog log;
    Box panel;
    Box list;
    float line_height;
    int chosen;
    int top; /* the first line that is shown */
} Log;

static int lines_shown(const Log *log)
{
    const int count = (int)(log->list.h / log->line_height);
    return count < 1 ? 1 : count;
}

static void keep_chosen_in_view(Log *log)
{
    const int shown = lines_shown(log);
    if (log->chosen < log->top)
        log->top = log->chosen;
    if (log->chosen >= log->top + shown)
        log->top = log->chosen - shown + 1;
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

static void layout(void *self, App *app)
{
    Log *log = self;
    log->panel = box_centred(app->canvas->view, fminf(app->canvas->view.w - 80, 1040),
                             app->canvas->view.h - 90);
    log->list = box_inset(log->panel, 24);
    box_cut_top(&log->list, 44 * app->canvas->text_scale, 8);
    log->line_height = 48 * app->canvas->text_scale;
    keep_chosen_in_view(log);
}

static void choose(Log *log, int line)
{
    log->chosen = line < 0 ? 0 : line >= log->log.count ? log->log.count - 1 : line;
    keep_chosen_in_view(log);
}

static int line_at(const Log *log, const InputEvent *event)
{
    if (!box_has(log->list, event->x, event->y))
        return -1;
    const int line = log->top + (int)((event->y - log->list.y) / log->line_height);
    return line < log->log.count ? line : -1;
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
        choose(log, log->chosen - lines_shown(log));
        break;
    case ACTION_PAGE_DOWN:
        choose(log, log->chosen + lines_shown(log));
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
    (void)app;
    Log *log = self;
    switch (event->kind) {
    case INPUT_ACTION:
        return act(log, event->action);
    case INPUT_WHEEL:
        choose(log, log->chosen - (int)event->amount);
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

static void draw_line(App *app, const Log *log, int index, Box b)
{
    const LogLine *line = &log->log.lines[index];
    const TextStyle round = {TEXT_NAME, TONE_INK_SOFT, .align = ALIGN_CENTRE};
    const SDL_Color seat = RGB(SEAT_COLOURS[app->seats[line->player].colour]);
    const TextStyle name = {TEXT_LABEL, colour_dark(seat, 0.3f), .align = ALIGN_LEFT};
    const TextStyle words = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};
    const Box row = b;
    char number[8];
    if (index == log->chosen)
        paint_box(app->canvas, b, 8, colour_alpha(TONE_GOLD, 0.35f),
                  colour_alpha(TONE_GOLD, 0.35f));
    b = box(b.x + 6, b.y, b.w - 12, b.h);
    snprintf(number, sizeof number, "%d", line->round);
    if (index == log->top || log->log.lines[index - 1].round != line->round)
        text_draw(app->canvas, &round, number, box(b.x, b.y, 36, b.h));
    box_cut_left(&b, 40, 4);
    text_draw(app->canvas, &name, play_record(app->play)->seats[line->player].name,
              box_cut_left(&b, 130, 8));
    widget_draw_label(app->canvas, &words, line->words, b);
    tell_line(app, log, index, row);
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
    for (int i = 0; i < lines_shown(log) && log->top + i < log->log.count; i++)
        draw_line(app, log, log->top + i,
                  box(log->list.x, log->list.y + log->line_height * (float)i, log->list.w,
                      log->line_height - 2));
}

const SceneKind log_scene = {
    .state_size = sizeof(Log),
    .overlay = true,
    .enter = enter,
    .layout = layout,
    .event = event,
    .draw = draw,
};
