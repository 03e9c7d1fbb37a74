/* Random games of every edition and number of players, with what must hold after every move. */
#include "playout.h"
#include "reference.h"
#include "testing.h"

enum { MOVES_BETWEEN_RECORDS = 61 }; /* a whole record is written and read only so often */

/* ---- every card is in exactly one place ---- */

static void count_once(uint64_t *seen, int card)
{
    if (!card)
        return;
    assert_int_equal(*seen & CARD_BIT(card), 0);
    *seen |= CARD_BIT(card);
}

static void count_set_once(uint64_t *seen, uint64_t cards)
{
    assert_int_equal(*seen & cards, 0);
    *seen |= cards;
}

static void assert_all_rooms(const Game *game)
{
    uint64_t seen = 0;
    for (int i = game->round * COLUMN_COUNT; i < ROOM_CARD_COUNT; i++)
        count_once(&seen, game->room_deck[i]);
    for (int column = 0; column < COLUMN_COUNT; column++)
        count_once(&seen, game->market_room[column]);
    count_once(&seen, game->hand_room);
    count_set_once(&seen, game->room_discards);
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        for (SpaceSet left = home->rooms; left; left &= left - 1)
            count_once(&seen, home->card[space_first(left)]);
    }
    assert_true(seen == (CARD_BIT(ROOM_CARD_COUNT) << 1) - 2);
}

static void assert_all_resources(const Game *game)
{
    uint64_t seen = 0;
    for (int i = game->round * (COLUMN_COUNT - 1); i < RESOURCE_CARD_COUNT; i++)
        count_once(&seen, game->resource_deck[i]);
    for (int column = 0; column < COLUMN_COUNT; column++)
        count_once(&seen, game->market_resource[column]);
    count_once(&seen, game->hand_resource);
    count_set_once(&seen, game->resource_discards);
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        count_set_once(&seen, home->cards);
        for (SpaceSet left = home->scaffolds; left; left &= left - 1)
            count_once(&seen, home->card[space_first(left)]);
    }
    assert_true(seen == (CARD_BIT(RESOURCE_CARD_COUNT) << 1) - 2);
}

/* ---- homes ---- */

/* A Home with the same cards and tokens, whose sets are built from scratch. */
static Home rebuilt(const Home *home)
{
    Home copy = {.cards = home->cards,
                 .used_helpers = home->used_helpers,
                 .skips = home->skips,
                 .no_gaps = home->no_gaps};
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        const bool down = space_in(home->of_type[ROOM_NONE], space);
        if (space_in(home->scaffolds, space))
            home_scaffold(&copy, home->card[space], space);
        else if (home->card[space])
            home_place(&copy, home->card[space], space, down, NULL);
    }
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (home->token[space])
            home_decorate(&copy, home->token[space], space);
    }
    return copy;
}

static void assert_sound_home(const Home *home)
{
    const Home copy = rebuilt(home);
    assert_memory_equal(copy.card, home->card, sizeof copy.card);
    assert_memory_equal(copy.token, home->token, sizeof copy.token);
    assert_memory_equal(copy.of_type, home->of_type, sizeof copy.of_type);
    assert_int_equal(copy.rooms, home->rooms);
    assert_int_equal(copy.scaffolds, home->scaffolds);
    assert_int_equal(copy.decorated, home->decorated);
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        assert_int_equal(home_oversized(home, type), 0);
        assert_int_equal(home->of_type[type] & ~home_floors_for(type), 0);
    }
}

/* Every card lies where the reference would let it be placed, tokens aside. */
static void assert_legal_home(const Home *home)
{
    Home bare = *home;
    for (SpaceSet left = home->decorated; left; left &= left - 1) {
        const Space space = space_first(left);
        const RoomType type = home_type_at(home, space);
        assert_int_equal(space_count(home_room_at(home, space) & home->decorated), 1);
        assert_int_equal(RESOURCE_INFO[home->token[space]].rooms >> type & 1, 1);
        bare.token[space] = RESOURCE_NONE;
    }
    for (SpaceSet left = home->rooms; left; left &= left - 1) {
        const Space space = space_first(left);
        assert_true(reference_may_supply(&bare, home_type_at(home, space), space));
    }
}

static void assert_tokens_are_unique(const Game *game)
{
    uint64_t seen = 0;
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        for (SpaceSet left = home->decorated; left; left &= left - 1) {
            const ResourceType token = home->token[space_first(left)];
            const ResourceCardSet card = resource_cards_of_type(token);
            count_once(&seen, (int)token);
            assert_int_equal(game->resource_discards & card, card);
            assert_true(token != RESOURCE_CAR || (game->car && game->car_taken));
        }
    }
}

/* ---- a whole game ---- */

static void assert_sound_game(const Game *game)
{
    assert_all_rooms(game);
    assert_all_resources(game);
    assert_tokens_are_unique(game);
    assert_int_equal(game->market_resource[0], 0);
    assert_in_range(game->round, 1, ROUND_COUNT);
    for (int player = 0; player < game->players; player++)
        assert_sound_home(&game->homes[player]);
}

static void assert_record_replays(const Playout *playout)
{
    static char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Record record;
    Game game;
    Complaint complaint;
    record_write(&playout->record, &text);
    assert_true(record_parse(word_of(buffer), &record, &complaint));
    record_replay(&record, record.move_count, &game);
    assert_int_equal(game_hash(&game), game_hash(&playout->game));
}

static void assert_finished(const Game *game)
{
    assert_int_equal(game->phase, PHASE_OVER);
    assert_int_equal(game->round, ROUND_COUNT);
    assert_int_not_equal(game_winners(game), 0);
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        const Score score = game_score(game, player);
        const Score reference = reference_score(home);
        assert_int_equal(home->rooms, SPACES_ALL);
        assert_int_equal(home->scaffolds, 0);
        assert_memory_equal(&score, &reference, sizeof score);
    }
}

static void watch_game(Edition edition, int players, uint64_t seed)
{
    Playout playout;
    uint64_t before = 0;
    playout_start(&playout, edition, players, seed);
    assert_sound_game(&playout.game);
    for (;;) {
        before = game_hash(&playout.game);
        const int mover = playout.game.player;
        if (!playout_step(&playout))
            break;
        assert_sound_game(&playout.game);
        assert_legal_home(&playout.game.homes[mover]);
        const int moves = playout.record.move_count;
        if ((moves + (int)seed) % MOVES_BETWEEN_RECORDS == 0) {
            Game undone;
            record_replay(&playout.record, moves - 1, &undone);
            assert_int_equal(game_hash(&undone), before);
            assert_record_replays(&playout);
        }
    }
    assert_finished(&playout.game);
    assert_record_replays(&playout);
}

static void watch_games(int players)
{
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        for (uint64_t seed = 0; seed < PLAYOUTS; seed++)
            watch_game(edition, players, seed * EDITION_COUNT + (uint64_t)edition);
    }
}

static void R3_7_random_games_of_two_stay_sound_and_end(void **state)
{
    (void)state;
    watch_games(2);
}

static void R3_7_random_games_of_three_stay_sound_and_end(void **state)
{
    (void)state;
    watch_games(3);
}

static void R3_7_random_games_of_four_stay_sound_and_end(void **state)
{
    (void)state;
    watch_games(4);
}

/*
 * One number for the behaviour of the rules: the hash of every position of 180 games. It changes
 * when a rule, the card table, the deal, the order of game_moves, the fields of game_hash or
 * playout.c changes, and then on purpose: a change that is meant to keep the behaviour must not
 * touch it. A new rule or deal also needs a new version in the records (CARDS_VERSION,
 * RECORD_VERSION), since old ones would not replay.
 */
static const uint64_t SIGNATURE = 0x293bcd9edfec5b53u;

static void the_behaviour_of_the_rules_has_not_changed(void **state)
{
    uint64_t signature = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 180; seed++) {
        Playout playout;
        playout_start(&playout, (Edition)(seed % EDITION_COUNT), 2 + (int)(seed / 60), seed);
        do {
            Rng mixed = rng_seeded(signature ^ game_hash(&playout.game));
            signature = rng_next(&mixed);
        } while (playout_step(&playout));
    }
    if (signature != SIGNATURE)
        fail_msg("the signature is now 0x%016llxu", (unsigned long long)signature);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R3_7_random_games_of_two_stay_sound_and_end),
        cmocka_unit_test(R3_7_random_games_of_three_stay_sound_and_end),
        cmocka_unit_test(R3_7_random_games_of_four_stay_sound_and_end),
        cmocka_unit_test(the_behaviour_of_the_rules_has_not_changed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
