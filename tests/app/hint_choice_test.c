/* Which hints are shown, in which order, and what is said of those that are not the best. */
#include "app/scenes/table/hint_choice.h"

#include "app/scenes/table/hint_words.h"
#include "testing.h"

enum { COLUMN = 4 };

static Words *words;
static Game game;
static Move places[MOVE_LIST_CAPACITY]; /* of the room, each on a space of its own */

static void find_places(void)
{
    const Move take = {.kind = MOVE_TAKE, .column = COLUMN};
    Game then = game;
    MoveList moves;
    int count = 0;
    game_apply(&then, &take, NULL);
    game_moves(&then, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (moves.items[i].kind == MOVE_PLACE && !moves.items[i].face_down)
            places[count++] = moves.items[i];
    }
    assert_true(count >= 3);
}

static int open_words(void **state)
{
    const GameOptions options = {.players = 2, .seed = 7};
    (void)state;
    words = words_new("");
    game_new(&game, &options, NULL);
    find_places();
    return 0;
}

static int close_words(void **state)
{
    (void)state;
    words_free(words);
    return 0;
}

/* The same column, its room on one of the places. */
static Hint hint_on(int place, double margin)
{
    return (Hint){
        .plan = {.count = 2, .moves = {{.kind = MOVE_TAKE, .column = COLUMN}, places[place]}},
        .margin = margin};
}

static void expect_place(const Hint *hint, int place)
{
    assert_int_equal(hint->plan.moves[1].space, places[place].space);
}

static void the_best_hint_stays_first_and_the_others_follow_by_their_points(void **state)
{
    (void)state;
    Hints hints = {.count = 3, .items = {hint_on(0, 2), hint_on(1, 1), hint_on(2, 5)}};
    hints_choose(&hints, &game, words);
    assert_int_equal(hints.count, 3);
    expect_place(&hints.items[0], 0);
    expect_place(&hints.items[1], 2);
    expect_place(&hints.items[2], 1);
}

static void no_idea_is_told_twice(void **state)
{
    (void)state;
    Hints hints = {.count = 3, .items = {hint_on(0, 2), hint_on(0, 1), hint_on(2, 1)}};
    hints_choose(&hints, &game, words);
    assert_int_equal(hints.count, 2);
    expect_place(&hints.items[1], 2);
}

/* Whatever comes with the room: the idea is where it goes. */
static void the_same_room_from_two_columns_is_one_idea(void **state)
{
    (void)state;
    const RoomType type = room_card_type(game.market_room[COLUMN]);
    Game twice = game;
    Hint other = hint_on(0, 1);
    for (RoomCard card = 1; card <= ROOM_CARD_COUNT; card++) {
        if (room_card_type(card) == type && card != game.market_room[COLUMN])
            twice.market_room[COLUMN - 1] = card;
    }
    assert_int_equal(room_card_type(twice.market_room[COLUMN - 1]), type);
    other.plan.moves[0].column = COLUMN - 1;
    Hints hints = {.count = 2, .items = {hint_on(0, 2), other}};
    hints_choose(&hints, &twice, words);
    assert_int_equal(hints.count, 1);
}

/* ---- how good they are ---- */

static void expect_gain(double best, double other, const char *expected)
{
    const Hint hints[] = {{.margin = best}, {.margin = other}};
    char said[128];
    hint_gain_words(said, sizeof said, &hints[1], &hints[0], words);
    assert_string_equal(said, expected);
}

static void another_hint_says_how_much_less_it_brings(void **state)
{
    (void)state;
    expect_gain(6, 5.8, "Just about as good");
    expect_gain(6, 7, "Just about as good");
    expect_gain(6, 5, "About 1 point less");
    expect_gain(6, 2.9, "About 3 points less");
}

static void expect_lead(double margin, const char *expected)
{
    const Hint best = {.margin = margin};
    char said[128];
    hint_gain_words(said, sizeof said, &best, &best, words);
    assert_string_equal(said, expected);
}

static void the_best_hint_says_how_the_game_would_end(void **state)
{
    (void)state;
    expect_lead(1.2, "You’d win by about 1 point");
    expect_lead(3.6, "You’d win by about 4 points");
    expect_lead(-2.4, "You’d be about 2 points behind");
    expect_lead(0.3, "It would be close to a tie");
}

/* ---- what those who watch are told ---- */

static void expect_of_another(Reason reason, int count, const char *expected)
{
    const Record record = {.options.players = 2};
    const Hint hint = {.reason_count = count, .reasons = {reason}};
    char said[128];
    hint_words_of_another(said, sizeof said, &hint, &record, words);
    assert_string_equal(said, expected);
}

static void a_computer_does_not_call_itself_you(void **state)
{
    (void)state;
    expect_of_another((Reason){.kind = REASON_MARKER}, 1, "Starts the next round.");
    expect_of_another((Reason){.kind = REASON_SUPPORT}, 1, "More can be built above it.");
    expect_of_another((Reason){.kind = REASON_ROOF_MIXED}, 1, "One more roof card for the pile.");
    expect_of_another((Reason){0}, 0, "Keeps many options open.");
    expect_of_another((Reason){.kind = REASON_LEAST}, 1, "Easy to do without.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_hint_stays_first_and_the_others_follow_by_their_points),
        cmocka_unit_test(no_idea_is_told_twice),
        cmocka_unit_test(the_same_room_from_two_columns_is_one_idea),
        cmocka_unit_test(another_hint_says_how_much_less_it_brings),
        cmocka_unit_test(the_best_hint_says_how_the_game_would_end),
        cmocka_unit_test(a_computer_does_not_call_itself_you),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
