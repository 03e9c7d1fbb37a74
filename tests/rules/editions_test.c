/* The editions and their switches (RULES.md section 10). */
#include "expect.h"
#include "situation.h"

static void R10_1_the_discard_is_on_by_default_and_can_be_switched_off(void **state)
{
    (void)state;
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        for (int players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
            GameOptions options = game_default_options(edition);
            Game game = game_started(edition, players, 1);
            assert_waits(&game, players < 4 ? PHASE_DISCARD : PHASE_TURN, 0);
            options.players = (uint8_t)players;
            options.discard = false;
            game_new(&game, &options, NULL);
            assert_waits(&game, PHASE_TURN, 0);
        }
    }
}

/* ---- the car ---- */

static void R10_2_the_first_garage_of_two_takes_the_car(void **state)
{
    Game game = GAME(.car = true, .hand = "garage-2", .homes = {"e0=garage-1"});
    EventList events;
    (void)state;
    play_and_watch(&game, "place d0", &events);
    assert_home(&game.homes[0], "d0=garage-2+car e0=garage-1");
    assert_int_equal(score_open(&game.homes[0]).decor, 1);
    assert_true(game.car_taken);
    assert_events(&events,
                  {.kind = EVENT_ROOM_PLACED, .room = room_of("garage-2"), .space = SPACE_D0},
                  {.kind = EVENT_TOKEN_PLACED, .token = RESOURCE_CAR, .space = SPACE_D0},
                  {.kind = EVENT_TURN_STARTED, .player = 1});
}

static void R10_2_only_where_the_switch_is_on(void **state)
{
    Game game = GAME(.hand = "garage-2", .homes = {"e0=garage-1"});
    (void)state;
    play(&game, "place d0");
    assert_home(&game.homes[0], "d0=garage-2 e0=garage-1");
    assert_false(game.car_taken);
}

static void R10_2_one_garage_or_an_empty_room_is_not_enough(void **state)
{
    Game single = GAME(.car = true, .hand = "garage-2");
    Game down = GAME(.car = true, .hand = "garage-2", .homes = {"e0=garage-1"});
    Game other = GAME(.car = true, .hand = "cellar-1", .homes = {"e0=garage-1"});
    (void)state;
    play(&single, "place d0");
    play(&down, "place d0 down");
    play(&other, "place d0");
    assert_false(single.car_taken);
    assert_false(down.car_taken);
    assert_false(other.car_taken);
}

static void R10_2_the_second_garage_of_two_gets_none(void **state)
{
    Game game = GAME(.car = true, .homes = {"e0=garage-1", "e0=garage-2"},
                     .market = "garage-3 garage-4/roof-red-1 living-1/roof-red-2 - -");
    (void)state;
    play(&game, "take 1; place d0; take 2; place d0");
    assert_home(&game.homes[0], "d0=garage-3+car e0=garage-1");
    assert_home(&game.homes[1], "d0=garage-4 e0=garage-2");
}

static void R10_2_the_drill_may_complete_the_garage(void **state)
{
    Game game = GAME(.car = true, .tools = {"drill-1"}, .market = "garage-3 - - - -",
                     .homes = {"d0=garage-1 e0=cellar-1"});
    (void)state;
    play(&game, "drill 1 e0");
    assert_home(&game.homes[0], "d0=garage-1 e0=garage-3+car");
}

static void R10_2_the_supplier_may_complete_the_garage_at_the_end(void **state)
{
    Game game = GAME(.phase = PHASE_END, .car = true, .discards = "garage-3",
                     .homes = {"helpers=supplier d0=garage-1 e0=down"});
    (void)state;
    play(&game, "supply garage-3 e0");
    assert_home(&game.homes[0], "d0=garage-1 e0=garage-3+car");
    assert_int_equal(game_score(&game, 0).total, 4 + 1);
}

static void R10_2_the_jackhammer_may_complete_the_garage(void **state)
{
    Game game = GAME(.car = true, .phase = PHASE_JACKHAMMER, .tools = {"jackhammer-1"},
                     .market = "garage-3 - - - -", .homes = {"d0=garage-1"});
    (void)state;
    play(&game, "jackhammer 1; place e0");
    assert_home(&game.homes[0], "d0=garage-1 e0=garage-3+car");
}

static void R10_2_the_car_counts_with_the_designer(void **state)
{
    Game game = GAME(.car = true, .hand = "garage-2", .homes = {"helpers=designer e0=garage-1"});
    (void)state;
    play(&game, "place d0");
    assert_int_equal(score_open(&game.homes[0]).decor, 2);
}

static void R10_2_the_car_moves_with_its_card(void **state)
{
    Game game = GAME(.phase = PHASE_END, .car = true,
                     .homes = {"helpers=handyman d0=garage-1+car e0=garage-2"});
    (void)state;
    game.car_taken = true;
    play(&game, "handyman d0 e0");
    assert_home(&game.homes[0], "d0=garage-2 e0=garage-1+car");
}

static void R10_2_once_lost_the_car_is_not_given_again(void **state)
{
    Game game = GAME(.car = true, .hand = "garage-2", .homes = {"d0=garage-1", "d0=garage-5"},
                     .tools = {"drill-1"}, .market = "garage-3 garage-4/roof-red-1 - - -");
    (void)state;
    play(&game, "place e0; take 2; place e0");
    assert_home(&game.homes[0], "d0=garage-1 e0=garage-2+car");
    assert_home(&game.homes[1], "d0=garage-5 e0=garage-4");
    game.phase = PHASE_TURN;
    game.market_room[0] = room_of("garage-3");
    play(&game, "drill 1 e0");
    assert_home(&game.homes[0], "d0=garage-1 e0=garage-3");
    assert_true(game.car_taken);
}

static void R10_2_the_car_stays_when_the_other_garage_goes(void **state)
{
    Game game = GAME(.car = true, .tools = {"drill-1"}, .market = "cellar-1 - - - -",
                     .homes = {"d0=garage-1+car e0=garage-2"});
    (void)state;
    game.car_taken = true;
    play(&game, "drill 1 e0");
    assert_home(&game.homes[0], "d0=garage-1+car e0=cellar-1");
}

static void R10_2_no_garage_joins_one_that_the_car_has_finished(void **state)
{
    (void)state;
    assert_no_place("d0=garage-1+car", "garage-2", "e0", RULE_ROOM_DECORATED);
    assert_no_place("helpers=designer d0=garage-1+car", "garage-2", "e0", RULE_OK);
}

static void R10_3_gaps_are_allowed_except_in_the_hungarian_edition(void **state)
{
    (void)state;
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        const Game game = game_started(edition, 3, 1);
        for (int player = 0; player < 3; player++)
            assert_int_equal(game.homes[player].no_gaps, edition == EDITION_HU);
    }
}

static void R10_4_scaffolding_needs_support_in_the_hungarian_edition_too(void **state)
{
    Game game = GAME(.no_gaps = true, .hand = "living-1/scaffolding-1", .homes = {"c1=study-1"});
    (void)state;
    assert_refused(&game, "scaffold d1", RULE_NEEDS_SUPPORT);
    assert_legal(&game, "scaffold d0");
}

static void R10_4_windows_need_a_complete_roof_in_every_edition(void **state)
{
    Game game = GAME(.no_gaps = true, .phase = PHASE_OVER,
                     .homes = {"gaps=off roofs=roof-red-window,roof-blue-window,roof-red-1"});
    (void)state;
    assert_int_equal(game_score(&game, 0).roof, 0);
}

static void R10_5_there_are_six_presets(void **state)
{
    static const EditionInfo TABLE[] = {
        {"br", "Dream Home", "pt_BR", .discard = true, .car = false, .gaps = true},
        {"hu", "Dream Home", "hu", .discard = true, .car = false, .gaps = false},
        {"ru", "Домик", "ru", .discard = true, .car = true, .gaps = true},
        {"pt", "A Nossa Casa", "pt_PT", .discard = true, .car = false, .gaps = true},
        {"fr", "Dream Home", "fr", .discard = true, .car = false, .gaps = true},
        {"en", "Dream Home", "en", .discard = true, .car = false, .gaps = true},
    };
    (void)state;
    assert_int_equal(COUNT_OF(TABLE), EDITION_COUNT);
    for (size_t i = 0; i < COUNT_OF(TABLE); i++) {
        const GameOptions options = game_default_options((Edition)i);
        assert_string_equal(EDITION_INFO[i].key, TABLE[i].key);
        assert_string_equal(EDITION_INFO[i].title, TABLE[i].title);
        assert_string_equal(EDITION_INFO[i].language, TABLE[i].language);
        assert_int_equal(options.edition, i);
        assert_int_equal(options.discard, TABLE[i].discard);
        assert_int_equal(options.car, TABLE[i].car);
        assert_int_equal(options.gaps, TABLE[i].gaps);
        assert_int_equal(options.players, 4);
        assert_int_equal(options.seed, 1);
        assert_int_equal(options.first, 0);
    }
}

static void R10_5_an_edition_has_no_rules_but_its_switches(void **state)
{
    GameOptions options = game_default_options(EDITION_HU);
    Game hungarian, english;
    (void)state;
    game_new(&hungarian, &options, NULL);
    options.edition = EDITION_EN;
    game_new(&english, &options, NULL);
    assert_int_equal(game_hash(&hungarian), game_hash(&english));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R10_1_the_discard_is_on_by_default_and_can_be_switched_off),
        cmocka_unit_test(R10_2_the_first_garage_of_two_takes_the_car),
        cmocka_unit_test(R10_2_only_where_the_switch_is_on),
        cmocka_unit_test(R10_2_one_garage_or_an_empty_room_is_not_enough),
        cmocka_unit_test(R10_2_the_second_garage_of_two_gets_none),
        cmocka_unit_test(R10_2_the_drill_may_complete_the_garage),
        cmocka_unit_test(R10_2_the_supplier_may_complete_the_garage_at_the_end),
        cmocka_unit_test(R10_2_the_jackhammer_may_complete_the_garage),
        cmocka_unit_test(R10_2_the_car_counts_with_the_designer),
        cmocka_unit_test(R10_2_the_car_moves_with_its_card),
        cmocka_unit_test(R10_2_once_lost_the_car_is_not_given_again),
        cmocka_unit_test(R10_2_the_car_stays_when_the_other_garage_goes),
        cmocka_unit_test(R10_2_no_garage_joins_one_that_the_car_has_finished),
        cmocka_unit_test(R10_3_gaps_are_allowed_except_in_the_hungarian_edition),
        cmocka_unit_test(R10_4_scaffolding_needs_support_in_the_hungarian_edition_too),
        cmocka_unit_test(R10_4_windows_need_a_complete_roof_in_every_edition),
        cmocka_unit_test(R10_5_there_are_six_presets),
        cmocka_unit_test(R10_5_an_edition_has_no_rules_but_its_switches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
