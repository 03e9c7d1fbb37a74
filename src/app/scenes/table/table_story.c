/* The last turns, told beside the table where two players leave room for it. */
#include "app/scenes/table/table_draw.h"

#include "app/scenes/table/turn_log.h"

static const float PAD = 12, BADGE = 22;

static const TextStyle WORDS = {TEXT_NOTE, TONE_INK, .align = ALIGN_LEFT, .wrap = true};

static float line_height(App *app, const LogLine *line, float width)
{
    float wide, high;
    text_measure(app->canvas, &WORDS, line->words, width - BADGE - 8, &wide, &high);
    return high > BADGE ? high : BADGE;
}

/* How many of the last lines have room. */
static int lines_that_fit(App *app, const TurnLog *log, Box b)
{
    int count = 0;
    float height = 0;
    while (count < log->count) {
        height += line_height(app, &log->lines[log->count - 1 - count], b.w) + 8;
        if (height > b.h)
            break;
        count++;
    }
    return count;
}

void table_draw_story(App *app, const Table *table)
{
    const TextStyle title = {TEXT_NAME, TONE_INK, .align = ALIGN_LEFT};
    Box b = table->layout.story;
    TurnLog log;
    if (b.h <= 0 || table->watching || table->shown.looking_back)
        return; /* it would run ahead of what is shown */
    turn_log_write(&log, play_record(app->play), app->words);
    if (!log.count)
        return;
    widget_draw_paper(app->canvas, b);
    b = box_inset(b, PAD);
    text_draw(app->canvas, &title, tr(app->words, "What happened"),
              box_cut_top(&b, text_line_height(app->canvas, &title), 6));
    for (int i = log.count - lines_that_fit(app, &log, b); i < log.count; i++) {
        const LogLine *line = &log.lines[i];
        Box place = box_cut_top(&b, line_height(app, line, b.w), 8);
        Box badge = box_cut_left(&place, BADGE, 8);
        badge.h = BADGE;
        table_draw_seat_badge(app, line->player, badge);
        text_draw(app->canvas, &WORDS, line->words, place);
    }
}
