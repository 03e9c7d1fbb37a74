/* What happened, once more: turn by turn back from now. */
#include "app/scenes/table/table.h"
#include "app/scenes/table/turn_log.h"

#include <stdlib.h>

/* A turn that is still being played lies on the table already. */
static bool has_ended(const LogLine *line, const Play *play)
{
    return line->moves < play_record(play)->move_count || line->player != play->mover;
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
