/* What happened, once more: turn by turn back from now. */
#include "app/scenes/table/table.h"
#include "app/scenes/table/turn_log.h"

#include <stdlib.h>

/* A turn that is still being played lies on the table already. */
static bool has_ended(const LogLine *line, const Play *play)
{
    return line->moves < play_record(play)->move_count || line->player != play->mover;
}

/* Of a flight, before the first card of a turn that is shown again leaves its place: the table has
   just become another one. */
static const double LOOK = 1.5;

/* From where the turn began to where it ended, before anything was dealt for the next. */
static void play_turn(Table *table, App *app, const Play *then)
{
    const Record *record = play_record(then);
    Game game;
    EventList events;
    int own = 0;
    record_replay(record, then->turn_start, &game);
    table->shown.game = game;
    table_tell_takings(table, record, then->turn_start);
    for (int i = then->turn_start; i + 1 < record->move_count; i++) {
        game_apply(&game, &record->moves[i], &events);
        table_show(table, app, &events, 0, events.count);
    }
    play_retell(then, &game, &events, &own);
    table_show(table, app, &events, 0, own);
}

void table_look_back(Table *table, App *app, int moves)
{
    Record record = *play_record(app->play);
    Play then;
    table_show_all(table, app);
    record.move_count = moves;
    record_forget_ends(&record);
    play_resume(&then, &record);
    table->shown.after.count = 0;
    table->shown.viewed = then.mover;
    table->shown.looking_back = true;
    intent_clear(&table->intent);
    table_layout(table, app);
    if (then.turn_over) {
        table->shown.still_until = app->now + LOOK * (double)table_speed(app);
        play_turn(table, app, &then);
    } else {
        table->shown.game = *play_game(&then);
        table_tell_takings(table, &record, moves);
    }
}

void table_show_again(Table *table, App *app)
{
    TurnLog *log = malloc(sizeof *log);
    int moves = 0;
    if (!log)
        abort();
    turn_log_write(log, play_record(app->play), app->words);
    for (int i = 0; i < log->count; i++) {
        const LogLine *line = &log->lines[i];
        if (has_ended(line, app->play) &&
            (!table->shown.looking_back || line->moves < table->shown.back_to))
            moves = line->moves;
    }
    free(log);
    if (!moves)
        return;
    table_look_back(table, app, moves);
    table->shown.back_to = moves;
}
