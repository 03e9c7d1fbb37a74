/* A game to be watched: nobody but computers plays. They say why they do what they do, slowly
 * enough to be read; the game can be halted, and any seat can be taken over. */
#include "ai/hints.h"
#include "app/scenes/table/hint_words.h"
#include "app/scenes/table/marks.h"
#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/turn_log.h"

#include <stdio.h>

enum { COMMENT_CAPACITY = 640 };

/* What is said: the move, if it can be named, and why. */
typedef struct Comment {
    char move[COMMENT_CAPACITY], why[COMMENT_CAPACITY];
} Comment;

bool table_is_spectated(const Table *table, const App *app)
{
    const Record *record = play_record(app->play);
    for (int seat = 0; seat < record->options.players; seat++) {
        if (record->seats[seat].level == LEVEL_PERSON)
            return false;
    }
    return !table->watching && !table->guest.rival;
}

static void find_words(const Table *table, const App *app, Comment *comment)
{
    const Advice *advice = &table->advice;
    hint_words_of_another(comment->why, sizeof comment->why, &advice->comment,
                          play_record(app->play), app->words);
    turn_log_moves(comment->move, sizeof comment->move, &advice->commented, &advice->comment.plan,
                   LOG_NO_SEAT, app->words);
}

/* Reading takes its time even where nothing else does: without animation, too. */
static double reading_seconds(const App *app, const Comment *comment)
{
    static const double GLANCE = 1, LETTER = 0.03;
    static const double PACES[] = {
        [SPEED_OFF] = 1, [SPEED_FAST] = 0.5, [SPEED_NORMAL] = 1, [SPEED_SLOW] = 1.8};
    const size_t letters = SDL_utf8strlen(comment->move) + SDL_utf8strlen(comment->why);
    return (GLANCE + LETTER * (double)letters) * PACES[app->settings.speed];
}

/* The plan is there and not begun: time to say why. */
void table_comment(Table *table, App *app)
{
    Hint *comment = &table->advice.comment;
    Outlook outlook;
    if (!table_is_spectated(table, app))
        return;
    Comment words;
    const Game *game = play_game(app->play);
    *comment = (Hint){.plan = table->pace.plan};
    table->advice.commented = *game;
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    hints_explain(game, &outlook, comment);
    find_words(table, app, &words);
    table->pace.computer_at = app->now + reading_seconds(app, &words);
}

bool table_has_comment(const Table *table, const App *app)
{
    return table->advice.comment.reason_count && table_is_spectated(table, app) &&
           !table->shown.looking_back;
}

void table_draw_comment(App *app, const Table *table)
{
    static const float SIGN = 28;
    const TextStyle move_style = {TEXT_LABEL, TONE_CREAM, .align = ALIGN_LEFT, .wrap = true};
    const TextStyle why_style = {TEXT_TAG, TONE_GOLD, .align = ALIGN_LEFT, .wrap = true};
    Comment words;
    char whole[2 * COMMENT_CAPACITY + 4];
    Box b = table_advice_box(table);
    find_words(table, app, &words);
    const bool named = words.move[0] != '\0';
    snprintf(whole, sizeof whole, "%s%s%s", words.move, named ? " " : "", words.why);
    canvas_tell_saying(app->canvas, SAYING_PROMPT, whole);
    widget_draw_wood(app->canvas, b);
    b = box_inset(b, 9);
    Box sign = box_cut_top(&b, SIGN, 2);
    paint_picture(app->canvas, "icons", "eye", box_cut_left(&sign, SIGN, 8));
    if (!table->pace.paused)
        table_draw_thinking(app, box_centred(sign, sign.w, 16));
    table_draw_said(app, (Said){&move_style, named ? words.move : words.why},
                    (Said){&why_style, named ? words.why : ""}, b);
}

/* Not on a house that still slides: the marks belong where it will stand. */
bool table_marks_comment(const Table *table, const App *app)
{
    return table_is_spectated(table, app) && table->pace.plan_next == 0 && !app->play->turn_over &&
           !table->shown.looking_back && !table_showing(table) && !table_slides(table, app);
}

void table_draw_comment_marks(App *app, const Table *table)
{
    const Mark mark = {.colour = TONE_HINT, .icon = "eye"};
    if (table_marks_comment(table, app))
        marks_draw_plan(app, table, &table->pace.plan, &mark);
}

void table_take_over(Table *table, App *app)
{
    play_set_level(app->play, app->play->mover, LEVEL_PERSON);
    app_save_match(app);
    table->pace.paused = false;
    table_resync(table, app);
}

void table_halt(Table *table, App *app)
{
    table->pace.paused = !table->pace.paused;
    if (!table->pace.paused)
        table->pace.computer_at = app->now;
    app_redraw(app);
}
