#include "session/play.h"

#include "dreamhome/turn.h"

#include <assert.h>

/* Which of the events of a move belong to the next turn: all from the first that starts it. */
static int own_events(const EventList *events)
{
    for (int i = 0; i < events->count; i++) {
        switch ((EventKind)events->items[i].kind) {
        case EVENT_ROUND_STARTED:
        case EVENT_WINDOW_ASKED:
        case EVENT_TURN_STARTED:
        case EVENT_MARKET_DISCARDED:
        case EVENT_END_STARTED:
        case EVENT_HELPERS_ASKED:
        case EVENT_GAME_OVER:
            return i;
        default:
            break;
        }
    }
    return events->count;
}

void play_resume(Play *play, const Record *record)
{
    Game game;
    int last_start = 0;
    match_resume(&play->match, record);
    record = &play->match.record;
    play->turn_start = 0;
    play->watched = false;
    game_new(&game, &record->options, NULL);
    for (int i = 0; i < record->move_count; i++) {
        const Turn before = turn_of(&game);
        game_apply(&game, &record->moves[i], NULL);
        if (turn_equal(before, turn_of(&game)))
            continue;
        last_start = play->turn_start;
        play->turn_start = i + 1;
        play->mover = before.player;
    }
    const bool completed = record->move_count && play->turn_start == record->move_count;
    play->turn_over = completed && !record_turn_ended(record);
    if (play->turn_over)
        play->turn_start = last_start;
    else
        play->mover = game.player;
}

RuleError play_move(Play *play, const Move *move, EventList *events, int *own)
{
    if (play->turn_over) {
        events->count = 0;
        return RULE_NOT_NOW;
    }
    const Turn before = turn_of(&play->match.game);
    const RuleError error = match_play(&play->match, move, events);
    if (error)
        return error;
    play->turn_over = !turn_equal(before, turn_of(&play->match.game));
    *own = play->turn_over ? own_events(events) : events->count;
    return RULE_OK;
}

void play_show(Play *play, const Game *game, int moves, int mover)
{
    play->match.game = *game;
    play->match.record.move_count = moves;
    play->mover = mover;
    play->turn_over = false;
    play->watched = true;
}

void play_end_turn(Play *play)
{
    assert(play->turn_over);
    record_end_turn(&play->match.record);
    play->turn_over = false;
    play->turn_start = play->match.record.move_count;
    play->match.known_moves = play->turn_start;
    play->mover = play->match.game.player;
}

void play_settle(Play *play)
{
    play->turn_start = play->match.record.move_count;
    play->match.known_moves = play->turn_start;
}

bool play_can_undo(const Play *play)
{
    return play->match.record.move_count > play->turn_start;
}

bool play_can_redo(const Play *play)
{
    return play->match.record.move_count < play->match.known_moves;
}

void play_undo(Play *play)
{
    if (!play_can_undo(play))
        return;
    match_undo(&play->match);
    play->turn_over = false;
}

RuleError play_redo(Play *play, EventList *events, int *own)
{
    assert(play_can_redo(play));
    const Move move = play->match.record.moves[play->match.record.move_count];
    return play_move(play, &move, events, own);
}

void play_retell(const Play *play, Game *before, EventList *events, int *own)
{
    const Record *record = play_record(play);
    assert(play->turn_over);
    record_replay(record, record->move_count - 1, before);
    Game after = *before;
    game_apply(&after, &record->moves[record->move_count - 1], events);
    *own = own_events(events);
}

void play_set_level(Play *play, int seat, Level level)
{
    play->match.record.seats[seat].level = level;
}

bool play_person_moves(const Play *play)
{
    return !play->watched && play->match.record.seats[play->mover].level == LEVEL_PERSON;
}
