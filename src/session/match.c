#include "session/match.h"

#include <stddef.h>

void match_start(Match *match, const GameOptions *options, const char *started)
{
    Record record;
    record_init(&record, options, started);
    match_resume(match, &record);
}

void match_resume(Match *match, const Record *record)
{
    match->record = *record;
    match->known_moves = record->move_count;
    record_replay(&match->record, match->record.move_count, &match->game);
}

RuleError match_play(Match *match, const Move *move, EventList *events)
{
    const int next = match->record.move_count;
    const bool again = next < match->known_moves && move_equal(move, &match->record.moves[next]);
    const RuleError error = game_apply(&match->game, move, events);
    if (error)
        return error;
    record_append(&match->record, move);
    if (match->game.phase == PHASE_OVER)
        record_set_result(&match->record, &match->game);
    if (!again)
        match->known_moves = match->record.move_count;
    return RULE_OK;
}

bool match_undo(Match *match)
{
    if (match->record.move_count == 0)
        return false;
    match->record.move_count--;
    record_replay(&match->record, match->record.move_count, &match->game);
    return true;
}

bool match_redo(Match *match)
{
    if (match->record.move_count == match->known_moves)
        return false;
    match->record.move_count++;
    record_replay(&match->record, match->record.move_count, &match->game);
    return true;
}
