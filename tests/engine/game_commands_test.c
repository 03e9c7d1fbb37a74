/* Beginning and playing a game, through engine_answer. */
#include "talk.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* ---- new ---- */

static void the_game_of_the_defaults_runs_from_the_start(void **state)
{
    char before[ENGINE_ANSWER_CAPACITY];
    snprintf(before, sizeof before, "%s", talk_ask(*state, "show"));
    assert_non_null(strstr(before, "\"round\":1,\"phase\":\"turn\",\"player\":1,\"first\":1"));
    talk_expect(*state, "new seed=1 players=4 edition=en first=1", "");
    talk_expect(*state, "show", before);
    talk_expect(*state, "new", "");
    talk_expect(*state, "show", before);
}

static void new_takes_every_argument_in_any_order(void **state)
{
    Talk *talk = *state;
    const GameOptions *options = &talk->engine.match.record.options;
    talk_expect(talk, "new gaps=off first=3 car=on discard=off edition=hu players=3 seed=42", "");
    assert_int_equal(options->seed, 42);
    assert_int_equal(options->players, 3);
    assert_int_equal(options->edition, EDITION_HU);
    assert_int_equal(options->first, 2);
    assert_false(options->discard);
    assert_true(options->car);
    assert_false(options->gaps);
    talk_expect(talk, "new seed=18446744073709551615", "");
    assert_true(options->seed == UINT64_MAX);
    talk_expect(talk, "new seed=0 players=2 first=2", "");
    assert_int_equal(options->seed, 0);
    assert_int_equal(talk->engine.match.game.player, 1);
}

static void an_edition_brings_its_switches(void **state)
{
    static const struct {
        const char *line;
        bool car, gaps;
    } EDITIONS[] = {
        {"new edition=br", false, true}, {"new edition=hu", false, false},
        {"new edition=ru", true, true},  {"new edition=pt", false, true},
        {"new edition=fr", false, true}, {"new edition=en", false, true},
    };
    Talk *talk = *state;
    for (size_t i = 0; i < COUNT_OF(EDITIONS); i++) {
        talk_expect(talk, EDITIONS[i].line, "");
        assert_true(talk->engine.match.record.options.discard);
        assert_int_equal(talk->engine.match.record.options.car, EDITIONS[i].car);
        assert_int_equal(talk->engine.match.record.options.gaps, EDITIONS[i].gaps);
    }
    talk_expect(talk, "new edition=hu gaps=on", "");
    assert_true(talk->engine.match.record.options.gaps);
}

static void new_refuses_every_wrong_argument(void **state)
{
    static const char *const ARGUMENTS[] = {
        "seed",
        "seed=",
        "seed=x",
        "seed=-1",
        "seed=01",
        "seed=1.5",
        "seed=+1",
        "seed=18446744073709551616",
        "seed==1",
        "players=1",
        "players=5",
        "players=0",
        "players=two",
        "players=02",
        "players=258",
        "edition=xx",
        "edition=EN",
        "edition=",
        "discard=yes",
        "discard=1",
        "car=ON",
        "car=",
        "gaps=maybe",
        "first=0",
        "first=5",
        "first=-1",
        "first=x",
        "players=2 first=3",
        "first=4 players=3",
        "colour=red",
        "=1",
        "=",
        "seed=1 seed=1",
        "seed=1 seed=2",
        "players=2 2",
        "edition=en=en",
        "players =2",
        "SEED=1",
        "gaps=on gaps=off",
    };
    talk_expect(*state, "new seed=3 players=3", "");
    talk_expect(*state, "play discard 2", "");
    for (size_t i = 0; i < COUNT_OF(ARGUMENTS); i++) {
        char line[80];
        snprintf(line, sizeof line, "new %s", ARGUMENTS[i]);
        talk_refused(*state, line, "'");
    }
}

static void the_same_arguments_give_the_same_deal_and_others_another(void **state)
{
    char first[ENGINE_ANSWER_CAPACITY];
    talk_ask(*state, "new seed=5 players=2");
    snprintf(first, sizeof first, "%s", talk_ask(*state, "show"));
    talk_ask(*state, "new seed=6 players=2");
    assert_string_not_equal(talk_ask(*state, "show"), first);
    talk_ask(*state, "new players=2 seed=5");
    talk_expect(*state, "show", first);
}

/* ---- playing ---- */

static void moves_are_listed_in_byte_order_and_without_repetition(void **state)
{
    Talk *talk = *state;
    for (int seed = 1; seed <= 12; seed++) {
        Rng rng = rng_seeded((uint64_t)seed);
        char line[60];
        snprintf(line, sizeof line, "new seed=%d players=%d", seed, 2 + seed % 3);
        talk_expect(talk, line, "");
        do {
            char list[ENGINE_ANSWER_CAPACITY];
            snprintf(list, sizeof list, "%s", talk_ask(talk, "moves"));
            const char *last = "";
            for (char *move = strtok(list, "\n"); move; move = strtok(NULL, "\n")) {
                assert_true(strcmp(last, move) < 0);
                last = move;
            }
        } while (talk_play_any(talk, &rng));
        talk_expect(talk, "moves", "");
    }
}

static void a_whole_round_of_moves_is_played_and_answered_with_nothing(void **state)
{
    talk_expect(*state, "new seed=1 players=2", "");
    talk_expect(*state, "play discard 2", "");
    talk_expect(*state, "moves", "take 1\ntake 3\ntake 4\ntake 5");
    talk_expect(*state, "play take 4", "");
    talk_expect(*state, "moves",
                "place a1\nplace a1 down\nplace b1\nplace b1 down\nplace c1\nplace c1 down\n"
                "place d0 down\nplace e0 down");
    talk_expect(*state, "play place b1", "");
    talk_expect(*state, "play take 5", "");
    talk_expect(*state, "moves",
                "place a1\nplace a1 down\nplace b1\nplace b1 down\nplace c1\nplace c1 down\n"
                "place d0 down\nplace e0 down\nscaffold a1\nscaffold b1\nscaffold c1\n"
                "scaffold d0\nscaffold e0");
    talk_expect(*state, "play scaffold d0", "");
    talk_expect(*state, "play place d1", "");
    assert_non_null(strstr(talk_ask(*state, "show"), "{\"round\":2,\"phase\":\"discard\""));
}

static void a_move_that_is_none_is_refused_by_name(void **state)
{
    static const struct {
        const char *line, *reason;
    } LINES[] = {
        {"play", "is not a move"},
        {"play jump", "'jump'"},
        {"play Take 1", "'Take'"},
        {"play take", "lacks a word"},
        {"play take x", "'x'"},
        {"play take 0", "'0'"},
        {"play take 6", "'6'"},
        {"play take 01", "'01'"},
        {"play take 1 2", "'2'"},
        {"play place", "lacks a word"},
        {"play place f1", "'f1'"},
        {"play place a0", "'a0'"},
        {"play place d3", "'d3'"},
        {"play place A1", "'A1'"},
        {"play place a1 up", "'up'"},
        {"play place a1 down down", "'down'"},
        {"play mix 1", "lacks a word"},
        {"play drill 1", "lacks a word"},
        {"play pass now", "'now'"},
        {"play roofer roof-red", "'roof-red'"},
        {"play roofer piano-1", "'piano-1'"},
        {"play supply living a1", "'living'"},
        {"play supply living-11 a1", "'living-11'"},
        {"play supply living-0 a1", "'living-0'"},
        {"play handyman a1", "lacks a word"},
    };
    for (size_t i = 0; i < COUNT_OF(LINES); i++)
        talk_refused(*state, LINES[i].line, LINES[i].reason);
}

static void a_move_against_the_rules_is_refused_with_its_rule(void **state)
{
    talk_expect(*state, "new seed=1 players=2", "");
    talk_refused(*state, "play take 1", "R3.4");
    talk_refused(*state, "play discard 1", "R3.2");
    talk_refused(*state, "play pass", "R3.4");
    talk_expect(*state, "play discard 2", "");
    talk_refused(*state, "play discard 3", "R3.4");
    talk_refused(*state, "play take 2", "R3.4");
    talk_refused(*state, "play drill 1 a1", "R6.1");
    talk_refused(*state, "play mix 1 3", "R6.3");
    talk_refused(*state, "play place a1", "R3.4");
    talk_expect(*state, "play take 3", "");
    talk_refused(*state, "play take 4", "R3.4");
    talk_refused(*state, "play place a2", "R4.1");
    talk_refused(*state, "play place d1 down", "R4.1");
    talk_refused(*state, "play place d0", "R4.2");
    talk_refused(*state, "play scaffold a1", "R6.4");
    talk_refused(*state, "play decorate a1", "R5.3");
    talk_refused(*state, "play roofer roof-red-1", "R3.4");
    talk_refused(*state, "play supply living-9 a1", "R3.4");
    talk_refused(*state, "play handyman a1 a2", "R3.4");
}

static void the_tools_are_refused_in_the_other_order_or_twice(void **state)
{
    talk_play_to(*state, "players=2", PHASE_JACKHAMMER);
    talk_refused(*state, "play take 1", "R3.4");
    talk_refused(*state, "play place a1", "R3.4");
    talk_expect(*state, "play jackhammer 1", "");
    talk_refused(*state, "play jackhammer 2", "R3.4");
    talk_refused(*state, "play pass", "R3.4");
    Talk *talk = *state;
    for (int seed = 1; seed < 100; seed++) { /* until somebody may mix */
        Rng rng = rng_seeded((uint64_t)seed);
        while (talk_play_any(talk, &rng)) {
            const Game *game = &talk->engine.match.game;
            if (game->phase != PHASE_TURN || !home_has(&game->homes[game->player], RESOURCE_MIXER))
                continue;
            talk_refused(talk, "play mix 5 4", "R6.3");
            talk_refused(talk, "play mix 3 3", "R6.3");
            return;
        }
        talk_ask(talk, "new players=3 seed=8");
    }
    fail_msg("nobody ever has a mixer");
}

static void an_over_game_refuses_every_move(void **state)
{
    talk_play_to(*state, "players=2", PHASE_OVER);
    talk_expect(*state, "moves", "");
    talk_refused(*state, "play pass", "R3.7");
    talk_refused(*state, "play take 1", "R3.7");
    talk_refused(*state, "play place a1", "R3.7");
}

static void undo_goes_back_to_the_deal_and_redo_forward_to_the_end(void **state)
{
    Talk *talk = *state;
    uint64_t hashes[RECORD_MOVES_MAX + 1];
    Rng rng = rng_seeded(4);
    int moves = 0;
    talk_expect(talk, "new seed=4 players=3 edition=ru", "");
    do {
        hashes[moves++] = game_hash(&talk->engine.match.game);
    } while (talk_play_any(talk, &rng));
    talk_refused(talk, "redo", "no move to redo");
    for (int i = moves - 2; i >= 0; i--) {
        talk_expect(talk, "undo", "");
        assert_true(game_hash(&talk->engine.match.game) == hashes[i]);
    }
    talk_refused(talk, "undo", "no move to undo");
    for (int i = 1; i < moves; i++) {
        talk_expect(talk, "redo", "");
        assert_true(game_hash(&talk->engine.match.game) == hashes[i]);
    }
    talk_refused(talk, "redo", "no move to redo");
}

static void a_refused_move_keeps_what_can_be_redone_and_a_played_one_drops_it(void **state)
{
    talk_expect(*state, "play take 1", "");
    talk_expect(*state, "undo", "");
    talk_refused(*state, "play take 9", "'9'");
    talk_refused(*state, "play pass", "R3.4");
    talk_expect(*state, "redo", "");
    talk_expect(*state, "undo", "");
    talk_expect(*state, "play take 2", "");
    talk_refused(*state, "redo", "no move to redo");
    talk_expect(*state, "undo", "");
    talk_expect(*state, "new", "");
    talk_refused(*state, "redo", "no move to redo");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(the_game_of_the_defaults_runs_from_the_start),
        TALK(new_takes_every_argument_in_any_order),
        TALK(an_edition_brings_its_switches),
        TALK(new_refuses_every_wrong_argument),
        TALK(the_same_arguments_give_the_same_deal_and_others_another),
        TALK(moves_are_listed_in_byte_order_and_without_repetition),
        TALK(a_whole_round_of_moves_is_played_and_answered_with_nothing),
        TALK(a_move_that_is_none_is_refused_by_name),
        TALK(a_move_against_the_rules_is_refused_with_its_rule),
        TALK(the_tools_are_refused_in_the_other_order_or_twice),
        TALK(an_over_game_refuses_every_move),
        TALK(undo_goes_back_to_the_deal_and_redo_forward_to_the_end),
        TALK(a_refused_move_keeps_what_can_be_redone_and_a_played_one_drops_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
