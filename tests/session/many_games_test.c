/* A thousand games of every edition: saved, loaded and replayed they are the same games. */
#include "folder.h"
#include "testing.h"

#include "session/autosave.h"
#include "session/record_file.h"
#include "session/replay.h"

#include <string.h>

#ifdef MANY_GAMES_FEW /* sanitizers are slow */
enum { GAMES = 60 };
#else
enum { GAMES = 1000 };
#endif

static void play_out(Match *match, Rng *rng)
{
    for (;;) {
        MoveList list;
        game_moves(&match->game, &list);
        if (!list.count)
            return;
        const Move *move = &list.items[rng_below(rng, (uint32_t)list.count)];
        assert_int_equal(match_play(match, move, NULL), RULE_OK);
    }
}

static void expect_same_game(const char *path, const Match *match)
{
    Record record;
    Replay replay;
    Error error;
    if (!record_file_load(path, &record, &error))
        fail_msg("%s", error.words);
    replay_open(&replay, &record);
    while (replay_forward(&replay, NULL))
        continue;
    assert_true(game_hash(&replay.game) == game_hash(&match->game));
    assert_int_equal(replay.at, match->record.move_count);
}

static void games_of_every_edition_are_the_same_after_the_disk(void **state)
{
    const Folder *folder = *state;
    Error error;
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        for (int i = 0; i < GAMES; i++) {
            Match match;
            Rng rng = rng_seeded((uint64_t)i * EDITION_COUNT + edition);
            GameOptions options = game_default_options(edition);
            options.seed = rng_next(&rng);
            options.players = (uint8_t)(PLAYERS_MIN + i % 3);
            options.first = (uint8_t)(i % options.players);
            match_start(&match, &options, "2026-01-31T18:30:00Z");
            play_out(&match, &rng);
            assert_true(
                record_file_save(in_folder(folder, "game.dreamhome"), &match.record, &error));
            expect_same_game(in_folder(folder, "game.dreamhome"), &match);
        }
    }
}

static void games_of_every_edition_are_the_same_after_the_autosave(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Error error;
    assert_true(autosave_open(&autosave, folder->path, &error));
    for (uint64_t seed = 0; seed < GAMES / 10; seed++) {
        Match match, whole;
        folder_match(&whole, seed, -1, "2026-01-31T18:30:00Z");
        match_start(&match, &whole.record.options, "2026-01-31T18:30:00Z");
        assert_true(autosave_begin(&autosave, &match.record, &error));
        for (int i = 0; i < whole.record.move_count; i++) {
            assert_int_equal(match_play(&match, &whole.record.moves[i], NULL), RULE_OK);
            assert_true(autosave_update(&autosave, &match.record, &error));
        }
        expect_same_game(in_folder(folder, "running.dreamhome"), &whole);
        assert_true(autosave_finish(&autosave, &match.record, &error));
    }
    assert_int_equal(folder_count(folder, "matches", "", ".dreamhome"), GAMES / 10);
    autosave_close(&autosave);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(games_of_every_edition_are_the_same_after_the_disk),
        FOLDER(games_of_every_edition_are_the_same_after_the_autosave),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
