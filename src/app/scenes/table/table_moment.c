/* What is done now besides taking columns: it has prompts and buttons of its own. */
#include "app/scenes/table/table_draw.h"

bool table_is_discarding(const Play *play)
{
    const Record *record = play_record(play);
    return play->turn_over ? record->moves[record->move_count - 1].kind == MOVE_DISCARD
                           : play_game(play)->phase == PHASE_DISCARD;
}

bool table_is_jackhammering(const Play *play)
{
    const Record *record = play_record(play);
    for (int move = play->turn_start; move < record->move_count; move++) {
        if (record->moves[move].kind == MOVE_JACKHAMMER)
            return true;
    }
    return !play->turn_over && play_game(play)->phase == PHASE_JACKHAMMER;
}

bool table_helpers_act(const Play *play)
{
    const Record *record = play_record(play);
    if (!play->turn_over && !play_finished(play))
        return play_game(play)->phase == PHASE_END;
    const MoveKind last = (MoveKind)record->moves[record->move_count - 1].kind;
    if (play_game(play)->homes[play->mover].rooms != SPACES_ALL)
        return false; /* a Jackhammer was passed on */
    return last == MOVE_ROOFER || last == MOVE_SUPPLY || last == MOVE_HANDYMAN || last == MOVE_PASS;
}
