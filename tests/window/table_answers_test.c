/* Questions at the table: what they tell of whom, where something is hidden too. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/table_words.h"
#include "testing.h"

#include <string.h>

static int open_new(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", 0);
}

static char answered[1024];

static const char *answer_to(Action action)
{
    Text text = text_on(answered, sizeof answered);
    assert_true(table_answer(table_game_changed(), &app, action, &text));
    return answered;
}

static const char *name_of(int player)
{
    return table_seat_name(&app, player);
}

static void a_puzzle_tells_the_points_of_all_but_its_own_player(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    table->guest.hides_points = true;
    answer_to(ACTION_ASK_SCORE);
    for (int player = 0; player < table->shown.game.players; player++)
        assert_int_equal(strstr(answered, name_of(player)) != NULL, player != table->shown.viewed);
    assert_non_null(strstr(answered, "This puzzle doesn’t tell you your own points"));
    table->guest.hides_points = false;
}

static void every_other_house_is_told_before_one_comes_again(void **state)
{
    (void)state;
    const int players = table_game()->shown.game.players;
    unsigned told = 0;
    for (int i = 1; i < players; i++) {
        answer_to(ACTION_ASK_OTHERS);
        for (int player = 0; player < players; player++) {
            if (strncmp(answered, name_of(player), strlen(name_of(player))) == 0)
                told |= 1u << player;
        }
    }
    assert_int_equal(told, ((1u << players) - 1) & ~(1u << table_game()->shown.viewed));
}

static void where_others_are_hidden_the_players_own_house_is_told(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    table->guest.hides_others = true;
    for (int i = 0; i < 3; i++)
        assert_non_null(strstr(answer_to(ACTION_ASK_OTHERS), name_of(table->shown.viewed)));
    table->guest.hides_others = false;
}

static void the_answer_about_the_last_turn_begins_with_its_player(void **state)
{
    (void)state;
    const int player = app.play->mover;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    assert_int_not_equal(table_game()->shown.viewed, player);
    assert_int_equal(strncmp(answer_to(ACTION_ASK_LAST), name_of(player), strlen(name_of(player))),
                     0);
}

static void before_the_first_turn_is_over_the_answer_is_whose_it_is(void **state)
{
    (void)state;
    answer_to(ACTION_ASK_LAST);
    assert_non_null(strstr(answered, "Round 1 of 12"));
    assert_non_null(strstr(answered, name_of(app.play->mover)));
}

static void tell_of_a_card(const App *own, Text *text)
{
    (void)own;
    text_add(text, ". A card to come");
}

static void the_answer_about_the_market_ends_with_cards_known_to_come(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    assert_null(strstr(answer_to(ACTION_ASK_MARKET), "A card to come"));
    table->guest.coming = tell_of_a_card;
    assert_non_null(strstr(answer_to(ACTION_ASK_MARKET), "A card to come"));
    table->guest.coming = NULL;
}

static void a_player_without_tools_is_told_so(void **state)
{
    (void)state;
    assert_string_equal(answer_to(ACTION_ASK_TOOLS), "No tools or helpers");
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_puzzle_tells_the_points_of_all_but_its_own_player, table_game_open_four),
        TEST(every_other_house_is_told_before_one_comes_again, table_game_open_four),
        TEST(where_others_are_hidden_the_players_own_house_is_told, table_game_open_four),
        TEST(the_answer_about_the_last_turn_begins_with_its_player, table_game_open_four),
        TEST(before_the_first_turn_is_over_the_answer_is_whose_it_is, open_new),
        TEST(the_answer_about_the_market_ends_with_cards_known_to_come, table_game_open_four),
        TEST(a_player_without_tools_is_told_so, open_new),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
