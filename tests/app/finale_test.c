/* The finale: evening, lights, who waves; kind words, and houses that are better than ever. */
#include "app/pieces/lamps.h"
#include "app/scenes/end/finale.h"
#include "app/scenes/end/kind_words.h"
#include "app/scenes/end/personal_best.h"
#include "playout.h"

#include "testing.h"

#include <string.h>

static Playout playout;

static const Home *finished_house(void)
{
    playout_start(&playout, EDITION_EN, 2, 1);
    playout_to_end(&playout);
    return &playout.game.homes[0];
}

static void the_lights_go_on_one_room_after_the_other(void **state)
{
    (void)state;
    const Home *home = finished_house();
    SpaceSet lit = 0;
    int times = 0;
    for (float seconds = 0; seconds < finale_seconds(); seconds += 1.0f / 60) {
        const Finale now = finale_at(home, seconds);
        assert_true((now.lit & lit) == lit); /* and never out again */
        assert_true(now.dark || !now.lit);
        times += now.lit != lit;
        lit = now.lit;
    }
    assert_true(lit == home->rooms);
    assert_in_range(times, 6, SPACE_COUNT);
}

static void everybody_waves_and_then_nothing_moves(void **state)
{
    (void)state;
    const Home *home = finished_house();
    const Finale end = finale_at(home, finale_seconds());
    const Finale later = finale_at(home, finale_seconds() + 100);
    SpaceSet waved = 0;
    for (float seconds = 0; seconds < finale_seconds(); seconds += 1.0f / 60) {
        const Finale now = finale_at(home, seconds);
        for (int i = 0; i < SPACE_COUNT; i++) {
            if (now.frame[SPACES_IN_BYTE_ORDER[i]] == 3)
                waved |= space_bit(SPACES_IN_BYTE_ORDER[i]);
        }
    }
    assert_true(waved == SPACES_ALL);
    assert_true(finale_equal(&end, &later));
}

static void the_file_of_lamps_can_be_read(void **state)
{
    static Lamps lamps;
    Error error;
    (void)state;
    assert_true(lamps_load(&lamps, LAMPS_FILE, &error));
    assert_true(lamps.count > 60);
    assert_false(lamps_load(&lamps, LAMPS_FILE ".missing", &error));
    assert_int_equal(lamps.count, 0);
}

static void everyone_gets_a_kind_word_about_the_own_house(void **state)
{
    (void)state;
    Game game = {.players = 2};
    const RoomCard kitchen = ROOM_INFO[ROOM_KITCHEN].first_card;
    home_place(&game.homes[0], kitchen, SPACE_A1, false, NULL);
    home_place(&game.homes[0], kitchen + 1, SPACE_B1, false, NULL);
    game.homes[1].cards = resource_cards_of_type(RESOURCE_TREEHOUSE);
    assert_non_null(strstr(kind_word(&game, 0), "rooms"));
    assert_non_null(strstr(kind_word(&game, 1), "lovely"));
    game.homes[1] = (Home){0};
    assert_non_null(strstr(kind_word(&game, 1), "heart"));
}

static void without_earlier_games_nothing_is_a_personal_best(void **state)
{
    (void)state;
    finished_house();
    Record record = {.options = {.players = 2}, .seats = {{LEVEL_PERSON, "Ana"}}};
    assert_int_equal(personal_bests("/nowhere", &record, &playout.game), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lights_go_on_one_room_after_the_other),
        cmocka_unit_test(everybody_waves_and_then_nothing_moves),
        cmocka_unit_test(the_file_of_lamps_can_be_read),
        cmocka_unit_test(everyone_gets_a_kind_word_about_the_own_house),
        cmocka_unit_test(without_earlier_games_nothing_is_a_personal_best),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
