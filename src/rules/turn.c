#include "dreamhome/turn.h"

Turn turn_of(const Game *game)
{
    static const uint8_t STAGES[PHASE_COUNT] = {
        [PHASE_DISCARD] = TURN_DISCARD, [PHASE_JACKHAMMER] = TURN_WINDOW,
        [PHASE_TURN] = TURN_COLUMN,     [PHASE_HAND] = TURN_COLUMN,
        [PHASE_END] = TURN_END,         [PHASE_OVER] = TURN_OVER,
    };
    Turn turn = {game->round, game->player, STAGES[game->phase]};
    if (game->phase == PHASE_HAND && game->homes[game->player].skips)
        turn.stage = TURN_WINDOW; /* the room of a Jackhammer is in hand */
    return turn;
}
