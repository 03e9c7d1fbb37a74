/* A game to be watched: nobody but computers plays. They say why they do what they do, slowly
 * enough to be read; the game can be halted, and any seat can be taken over. */
#include "ai/hints.h"
#include "app/scenes/table/hint_words.h"
#include "app/scenes/table/marks.h"
#include "app/scenes/table/table_draw.h"

#include <stdio.h>

static const double READING = 2.2; /* seconds for a sentence, at normal speed */

bool table_is_spectated(const Table *table, const App *app)
{
    const Record *record = play_record(app->play);
    for (int seat = 0; seat < record->options.players; seat++) {
        if (record->seats[seat].level == LEVEL_PERSON)
            return false;
    }
    return !table->watching && !table->guest.rival;
}

/* The plan is there and not begun: time to say why. */
void table_comment(Table *table, App *app)
{
    Hint *comment = &table->advice.comment;
    Outlook outlook;
    if (!table_is_spectated(table, app))
        return;
    const Game *game = play_game(app->play);
    *comment = (Hint){.plan = table->pace.plan};
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    hints_explain(game, &outlook, comment);
    table->pace.computer_at = app->now + READING * (double)table_speed(app) / 0.28;
}

void table_comment_words(const Table *table, const App *app, char *out, size_t capacity)
{
    out[0] = '\0';
    if (table_is_spectated(table, app) && table->advice.comment.reason_count)
        hint_words_of_another(out, capacity, &table->advice.comment, play_record(app->play)->seats,
                              app->words);
}

void table_draw_comment_marks(App *app, const Table *table)
{
    const Mark mark = {.colour = TONE_HINT, .icon = "eye"};
    if (table_is_spectated(table, app) && table->pace.plan_next == 0 && !app->play->turn_over &&
        !table->shown.looking_back && !table_showing(table))
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
