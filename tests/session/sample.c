#include "sample.h"

#include "testing.h"

void sample_play(Match *match, Rng *rng, int moves)
{
    for (int i = 0; moves < 0 || i < moves; i++) {
        MoveList list;
        game_moves(&match->game, &list);
        if (!list.count)
            return;
        const Move *move = &list.items[rng_below(rng, (uint32_t)list.count)];
        assert_int_equal(match_play(match, move, NULL), RULE_OK);
    }
}

void sample_match(Match *match, uint64_t seed, int moves)
{
    Rng rng = rng_seeded(seed);
    GameOptions options = game_default_options((Edition)(seed % EDITION_COUNT));
    options.seed = seed;
    options.players = (uint8_t)(2 + seed % 3);
    options.first = (uint8_t)(seed % 2);
    match_start(match, &options, SAMPLE_STARTED);
    sample_play(match, &rng, moves);
}

void sample_text(const Record *record, char text[RECORD_TEXT_CAPACITY])
{
    Text written = text_on(text, RECORD_TEXT_CAPACITY);
    record_write(record, &written);
    assert_false(written.cut);
}
