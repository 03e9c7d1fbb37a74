#include "session/replay.h"

#include <stddef.h>

/* Round and phase are only known by playing: once, when the record is opened. */
static void find_starts(Replay *replay)
{
    Game game;
    game_new(&game, &replay->record.options, NULL);
    replay->rounds = 0;
    replay->end_start = -1;
    for (int i = 0;; i++) {
        while (replay->rounds < game.round)
            replay->round_starts[++replay->rounds] = i;
        if (replay->end_start < 0 && game.phase >= PHASE_END)
            replay->end_start = i;
        if (i == replay->record.move_count)
            break;
        game_apply(&game, &replay->record.moves[i], NULL);
    }
}

void replay_open(Replay *replay, const Record *record)
{
    *replay = (Replay){.record = *record};
    find_starts(replay);
    replay_jump(replay, 0);
}

bool replay_forward(Replay *replay, EventList *events)
{
    if (replay->at == replay->record.move_count) {
        if (events)
            events->count = 0;
        return false;
    }
    game_apply(&replay->game, &replay->record.moves[replay->at], events);
    replay->at++;
    return true;
}

void replay_jump(Replay *replay, int moves)
{
    const int last = replay->record.move_count;
    replay->at = moves < 0 ? 0 : moves > last ? last : moves;
    record_replay(&replay->record, replay->at, &replay->game);
}

void replay_branch(const Replay *replay, const char *started, Record *branch)
{
    *branch = replay->record;
    branch->move_count = replay->at;
    Text time = text_on(branch->started, sizeof branch->started);
    text_add(&time, started);
}
