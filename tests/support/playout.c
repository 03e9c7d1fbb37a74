#include "playout.h"

#include "testing.h"

void playout_start(Playout *playout, Edition edition, int players, uint64_t seed)
{
    GameOptions options = game_default_options(edition);
    options.players = (uint8_t)players;
    options.seed = seed;
    options.first = (uint8_t)(seed % (uint64_t)players);
    game_new(&playout->game, &options, NULL);
    record_init(&playout->record, &options, "2026-01-31T18:30:00Z");
    playout->rng = rng_seeded(~seed);
}

/* Rooms face down are half of all placements but dull: they are drawn a second time. */
static const Move *draw(MoveList *moves, Rng *rng)
{
    const Move *move = &moves->items[rng_below(rng, (uint32_t)moves->count)];
    if (move->face_down)
        move = &moves->items[rng_below(rng, (uint32_t)moves->count)];
    return move;
}

bool playout_step(Playout *playout)
{
    MoveList moves;
    game_moves(&playout->game, &moves);
    if (!moves.count)
        return false;
    const Move *move = draw(&moves, &playout->rng);
    assert_int_equal(game_apply(&playout->game, move, NULL), RULE_OK);
    record_append(&playout->record, move);
    if (playout->game.phase == PHASE_OVER)
        record_set_result(&playout->record, &playout->game);
    return true;
}

void playout_to_end(Playout *playout)
{
    while (playout_step(playout))
        continue;
}
