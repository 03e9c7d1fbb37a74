/* Hints at the table: they come, fit what is in hand, and go. */
#include "app/scenes/table/hint_choice.h"
#include "app/scenes/table/hint_words.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <stdio.h>

enum { PATIENCE = 6000 }; /* frames, of a millisecond each at least, for a computer to think */

static void wait_for_hints(void)
{
    for (int i = 0; i < PATIENCE && !table_game()->advice.hints.count; i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_true(table_game()->advice.hints.count > 0);
}

static void ask_for_hints(void)
{
    app.seats[app.play->mover].hints = true;
    table_game_key(SDLK_h, 0);
    wait_for_hints();
}

static void a_player_without_hints_has_no_button_for_them(void **state)
{
    (void)state;
    app.seats[app.play->mover].hints = false;
    table_game_key(SDLK_TAB, 0);
    assert_null(table_game_target(TARGET_BUTTON, BUTTON_HINT));
    app.seats[app.play->mover].hints = true;
    table_game_key(SDLK_TAB, 0);
    assert_non_null(table_game_target(TARGET_BUTTON, BUTTON_HINT));
}

static void expect_a_grey_button(void)
{
    const Target *button = table_game_target(TARGET_BUTTON, BUTTON_HINT);
    assert_non_null(button);
    assert_false(button->usable);
}

/* It would leave a hole, turn after turn; unless nobody here wants hints. */
static void while_a_computer_plays_the_button_is_grey(void **state)
{
    (void)state;
    const int computer = app.play->mover;
    play_set_level(app.play, computer, LEVEL_KID);
    app.seats[computer].hints = false;
    table_find_targets(table_game_changed(), &app);
    expect_a_grey_button();
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        app.seats[seat].hints = false;
    table_find_targets(table_game_changed(), &app);
    assert_null(table_game_target(TARGET_BUTTON, BUTTON_HINT));
}

static int open_supplier(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 67);
}

static void while_a_card_is_picked_the_button_is_grey(void **state)
{
    (void)state;
    table_game_click("resource supplier");
    assert_true(table_game()->intent.active && table_game()->intent.kind == MOVE_SUPPLY);
    expect_a_grey_button();
}

/* The plate of the house says so already. */
static void only_the_plate_says_that_a_computer_is_thinking(void **state)
{
    (void)state;
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    table_resync(table_game_changed(), &app);
    assert_true(seen(&app, "is thinking"));
    assert_false(seen(&app, "The computer is playing."));
}

static const Target *focused(void)
{
    const Table *table = table_game();
    return table->aim.focus < 0 ? NULL : &table->targets.items[table->aim.focus];
}

/* No ring competes with the marks of the hint, and Enter does what it says. */
static void the_focus_goes_where_the_hint_points(void **state)
{
    (void)state;
    table_game_key(SDLK_TAB, 0);
    ask_for_hints();
    const Advice *advice = &table_game()->advice;
    for (int i = 0; i <= advice->hints.count; i++) {
        const Move *first = &advice->hints.items[advice->hint].plan.moves[0];
        assert_int_equal(first->kind, MOVE_TAKE);
        assert_non_null(focused());
        assert_int_equal(focused()->kind, TARGET_COLUMN);
        assert_int_equal(focused()->index, first->column);
        table_game_key(SDLK_h, 0);
    }
}

static void whoever_points_gets_no_focus_from_a_hint(void **state)
{
    (void)state;
    table_game_point(table_game()->layout.menu_button);
    ask_for_hints();
    assert_null(focused());
}

static void hints_are_gone_with_the_next_move(void **state)
{
    MoveList moves;
    (void)state;
    ask_for_hints();
    assert_non_null(table_game_target(TARGET_HINT, 0));
    assert_int_equal(table_game()->advice.hint, 0);
    const int count = table_game()->advice.hints.count;
    for (int i = 1; i <= count; i++) {
        table_game_key(SDLK_h, 0);
        assert_int_equal(table_game()->advice.hint, i % count);
    }
    game_moves(play_game(app.play), &moves);
    assert_true(table_play(table_game_changed(), &app, &moves.items[0]));
    table_game_settle();
    assert_int_equal(table_game()->advice.hints.count, 0);
    table_game_key(SDLK_TAB, 0);
    assert_null(table_game_target(TARGET_HINT, 0));
}

static void escape_puts_the_hints_away_before_it_opens_the_menu(void **state)
{
    (void)state;
    ask_for_hints();
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(table_game()->advice.hints.count, 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_PAUSE);
}

static void a_refusal_leaves_the_words_of_a_hint_where_they_are(void **state)
{
    char words[HINT_MOVE_CAPACITY];
    (void)state;
    ask_for_hints();
    const Hint *hint = &table_game()->advice.hints.items[table_game()->advice.hint];
    hint_move_words(words, sizeof words, hint, play_game(app.play), app.words);
    assert_true(seen(&app, words));
    table_refuse(table_game_changed(), &app, (Refusal){.error = RULE_NOT_NOW});
    assert_true(seen(&app, words));
    assert_true(seen(&app, table_game()->advice.message));
}

static int hinted_column(void)
{
    const Advice *advice = &table_game()->advice;
    const Move *first = &advice->hints.items[advice->hint].plan.moves[0];
    assert_int_equal(first->kind, MOVE_TAKE);
    return first->column;
}

/* A column that can be taken, but is not the one of the hint. */
static int another_column(int hinted)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Target *target = table_game_target(TARGET_COLUMN, column);
        if (column != hinted && target && target->usable)
            return column;
    }
    fail();
    return hinted;
}

static void click_column(int column)
{
    char name[24];
    snprintf(name, sizeof name, "column %d", column + 1);
    table_game_click(name);
    assert_int_equal(table_game()->intent.held_column, column);
}

static void who_takes_the_column_of_a_hint_keeps_its_words(void **state)
{
    (void)state;
    ask_for_hints();
    click_column(hinted_column());
    assert_true(table_game()->advice.hints.count > 0);
}

static void who_takes_another_column_is_told_what_to_do_with_it(void **state)
{
    (void)state;
    ask_for_hints();
    click_column(another_column(hinted_column()));
    assert_int_equal(table_game()->advice.hints.count, 0);
    assert_true(seen(&app, "Drop it on a highlighted space."));
}

static void with_a_column_in_hand_a_hint_says_where_its_cards_go(void **state)
{
    (void)state;
    ask_for_hints();
    click_column(another_column(hinted_column()));
    ask_for_hints();
    for (int i = 0; i < table_game()->advice.hints.count; i++) {
        const Move *first = &table_game()->advice.hints.items[i].plan.moves[0];
        assert_true(first->kind == MOVE_PLACE || first->kind == MOVE_SCAFFOLD);
        assert_int_equal(game_check(&table_game()->intent.game, first), RULE_OK);
    }
    assert_true(table_game()->advice.hints.count > 0);
    table_game_key(SDLK_ESCAPE, 0); /* puts it back */
    assert_int_equal(table_game()->advice.hints.count, 0);
}

/* Whoever asks gets an answer; what it has no use for is laid down, not lost. */
static void a_tool_in_hand_makes_way_for_a_hint(void **state)
{
    (void)state;
    const Advice *advice = &table_game()->advice;
    const int moves = table_game_moves();
    table_game_click("resource mixer");
    assert_int_equal(table_game()->intent.kind, MOVE_MIX);
    ask_for_hints();
    for (int i = 0; i <= HINTS_SHOWN; i++) {
        const Move *first = &advice->hints.items[advice->hint].plan.moves[0];
        if (table_game()->intent.active)
            assert_int_equal(first->kind, table_game()->intent.kind);
        table_game_key(SDLK_h, 0);
        assert_true(advice->hints.count > 0);
    }
    assert_false(table_game()->intent.active);
    assert_int_equal(table_game_moves(), moves);
}

static void a_hint_for_other_cards_than_those_in_hand_never_comes(void **state)
{
    (void)state;
    app.seats[app.play->mover].hints = true;
    table_ask_hint(table_game_changed(), &app);
    click_column(another_column(-1));
    assert_false(table_game()->advice.hint_wanted);
}

static void a_hint_that_was_asked_for_in_another_turn_never_comes(void **state)
{
    (void)state;
    table_game_play_turn();
    table_game_key(SDLK_z, KMOD_CTRL);
    app.seats[app.play->mover].hints = true;
    table_ask_hint(table_game_changed(), &app);
    assert_true(table_game()->advice.hint_wanted);
    table_game_key(SDLK_y, KMOD_CTRL);
    assert_false(table_game()->advice.hint_wanted);
    table_game_key(SDLK_SPACE, 0);
    for (int i = 0; i < 100; i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_int_equal(table_game()->advice.hints.count, 0);
    ask_for_hints(); /* these are for the new turn */
    for (int i = 0; i < table_game()->advice.hints.count; i++)
        assert_int_equal(
            game_check(play_game(app.play), &table_game()->advice.hints.items[i].plan.moves[0]),
            RULE_OK);
}

static void there_are_no_hints_when_the_turn_is_over(void **state)
{
    (void)state;
    app.seats[app.play->mover].hints = true;
    table_game_play_turn();
    table_game_key(SDLK_h, 0);
    assert_false(table_game()->advice.hint_wanted);
}

int main(void)
{
#define FOUR(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        FOUR(a_player_without_hints_has_no_button_for_them),
        FOUR(while_a_computer_plays_the_button_is_grey),
        cmocka_unit_test_setup_teardown(while_a_card_is_picked_the_button_is_grey, open_supplier,
                                        table_game_close),
        FOUR(only_the_plate_says_that_a_computer_is_thinking),
        FOUR(the_focus_goes_where_the_hint_points),
        FOUR(whoever_points_gets_no_focus_from_a_hint),
        FOUR(hints_are_gone_with_the_next_move),
        FOUR(escape_puts_the_hints_away_before_it_opens_the_menu),
        FOUR(a_refusal_leaves_the_words_of_a_hint_where_they_are),
        FOUR(who_takes_the_column_of_a_hint_keeps_its_words),
        FOUR(who_takes_another_column_is_told_what_to_do_with_it),
        FOUR(with_a_column_in_hand_a_hint_says_where_its_cards_go),
        cmocka_unit_test_setup_teardown(a_tool_in_hand_makes_way_for_a_hint, table_game_open_mixer,
                                        table_game_close),
        FOUR(a_hint_for_other_cards_than_those_in_hand_never_comes),
        FOUR(a_hint_that_was_asked_for_in_another_turn_never_comes),
        FOUR(there_are_no_hints_when_the_turn_is_over),
    };
#undef FOUR
    return cmocka_run_group_tests(tests, NULL, NULL);
}
