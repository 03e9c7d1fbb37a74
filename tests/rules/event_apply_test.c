/* A game that follows another by its events alone. */
#include "situation.h"
#include "testing.h"

enum { SWITCHES = 8, GAMES_EACH = PLAYOUTS / 5 };

/* game_hash covers every field that is not derived from the cards; these are the others. */
static void assert_same_sets(const Home *follower, const Home *real)
{
    assert_int_equal(follower->rooms, real->rooms);
    assert_int_equal(follower->decorated, real->decorated);
    assert_memory_equal(follower->of_type, real->of_type, sizeof real->of_type);
}

static void assert_same_game(const Game *follower, const Game *real)
{
    assert_int_equal(game_hash(follower), game_hash(real));
    for (int player = 0; player < real->players; player++)
        assert_same_sets(&follower->homes[player], &real->homes[player]);
}

static GameOptions options_of(int players, unsigned switches, uint64_t seed)
{
    return (GameOptions){
        .seed = seed,
        .players = (uint8_t)players,
        .first = (uint8_t)(seed % (unsigned)players),
        .discard = switches & 1,
        .car = switches & 2,
        .gaps = switches & 4,
    };
}

/* Plays one random move, lets `follower` follow it, and notes the kinds of events in `seen`. */
static void follow_move(Game *game, Game *follower, Rng *rng, uint64_t *seen)
{
    MoveList moves;
    EventList events;
    game_moves(game, &moves);
    game_apply(game, &moves.items[rng_below(rng, (uint32_t)moves.count)], &events);
    for (int i = 0; i < events.count; i++) {
        event_apply(follower, &events.items[i]);
        *seen |= 1u << events.items[i].kind;
    }
    assert_same_game(follower, game);
}

static uint64_t follow_random_games(int players, unsigned switches)
{
    uint64_t seen = 0;
    for (uint64_t seed = 0; seed < GAMES_EACH; seed++) {
        const GameOptions options = options_of(players, switches, seed);
        Rng rng = rng_seeded(seed);
        Game game;
        game_new(&game, &options, NULL);
        Game follower = game;
        while (game.phase != PHASE_OVER)
            follow_move(&game, &follower, &rng, &seen);
    }
    return seen;
}

static void the_events_of_every_move_lead_to_the_same_game(void **state)
{
    uint64_t seen = 0;
    (void)state;
    for (int players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        for (unsigned switches = 0; switches < SWITCHES; switches++)
            seen |= follow_random_games(players, switches);
    }
    assert_int_equal(seen, (1u << EVENT_KIND_COUNT) - 1);
}

static void the_car_is_taken_once(void **state)
{
    Game game = GAME(.car = true, .hand = "garage-1", .homes = {"d0=garage-2"});
    Game follower = game;
    const Move place = move_of("place e0");
    EventList events;
    (void)state;
    assert_int_equal(game_apply(&game, &place, &events), RULE_OK);
    for (int i = 0; i < events.count; i++)
        event_apply(&follower, &events.items[i]);
    assert_true(follower.car_taken);
    assert_int_equal(follower.homes[0].token[SPACE_E0], RESOURCE_CAR);
    assert_same_game(&follower, &game);
}

static void a_column_is_taken_before_its_roof_is_stacked(void **state)
{
    Game game = GAME(.market = "living-1 kitchen-1/roof-red-1 - - -");
    Game follower = game;
    const Move take = move_of("take 2");
    EventList events;
    (void)state;
    game_apply(&game, &take, &events);
    event_apply(&follower, &events.items[0]);
    assert_int_equal(follower.market_room[1], 0);
    assert_int_equal(follower.hand_resource, resource_of("roof-red-1"));
    assert_int_equal(follower.homes[0].cards, 0);
    event_apply(&follower, &events.items[1]);
    assert_int_equal(follower.hand_resource, 0);
    assert_int_equal(follower.homes[0].cards, resources_of("roof-red-1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_events_of_every_move_lead_to_the_same_game),
        cmocka_unit_test(the_car_is_taken_once),
        cmocka_unit_test(a_column_is_taken_before_its_roof_is_stacked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
