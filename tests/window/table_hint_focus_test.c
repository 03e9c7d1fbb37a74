/* Where hints lead the focus, and the cards in hand with it. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "testing.h"

enum { PATIENCE = 6000 }; /* frames, of a millisecond each at least, for a computer to think */

static const Target *focused(void)
{
    const Table *table = table_game();
    assert_in_range(table->aim.focus, 0, table->targets.count - 1);
    return &table->targets.items[table->aim.focus];
}

/* Two hints lie on the table, and the first is explained; the focus is shown. */
static void show_hints(Move one, Move other)
{
    Advice *advice = &table_game_changed()->advice;
    table_game_key(SDLK_TAB, 0);
    app.seats[app.play->mover].hints = true;
    advice->hints = (Hints){.count = 2};
    advice->hints.items[0].plan = (Plan){.count = 1, .moves = {one}};
    advice->hints.items[1].plan = (Plan){.count = 1, .moves = {other}};
    advice->hint = 0;
    advice->hint_held = INTENT_OPEN;
    table_find_targets(table_game_changed(), &app);
}

static void show_next(void)
{
    table_ask_hint(table_game_changed(), &app);
    assert_int_equal(table_game()->advice.hints.count, 2);
}

static void a_hint_to_decline_leads_to_the_button(void **state)
{
    (void)state;
    Move use = {.kind = MOVE_JACKHAMMER};
    while (game_check(play_game(app.play), &use))
        use.column++;
    show_hints(use, (Move){.kind = MOVE_PASS});
    show_next();
    assert_int_equal(focused()->kind, TARGET_BUTTON);
    assert_int_equal(focused()->index, BUTTON_END_TURN);
    show_next();
    assert_int_equal(focused()->kind, TARGET_COLUMN);
    assert_int_equal(focused()->index, use.column);
}

static void a_hint_for_a_tool_leads_to_its_card(void **state)
{
    (void)state;
    MoveList moves;
    Move take = {.kind = MOVE_TAKE}, mix = take;
    game_moves(play_game(app.play), &moves);
    for (int i = 0; i < moves.count; i++) {
        take = moves.items[i].kind == MOVE_TAKE ? moves.items[i] : take;
        mix = moves.items[i].kind == MOVE_MIX ? moves.items[i] : mix;
    }
    assert_int_equal(mix.kind, MOVE_MIX);
    show_hints(take, mix);
    show_next();
    assert_int_equal(focused()->kind, TARGET_RESOURCE);
    assert_int_equal(resource_card_type((ResourceCard)focused()->index), RESOURCE_MIXER);
    table_game_key(SDLK_RETURN, 0); /* who begins with it keeps the hint */
    assert_int_equal(table_game()->intent.kind, MOVE_MIX);
    assert_int_equal(table_game()->advice.hints.count, 2);
}

static void no_note_opens_where_a_hint_leads(void **state)
{
    (void)state;
    Move take = {.kind = MOVE_TAKE, .column = 4};
    show_hints((Move){.kind = MOVE_PASS}, take);
    table_game_changed()->aim.note_muted = false;
    show_next();
    assert_int_equal(focused()->kind, TARGET_COLUMN);
    table_game_run(60);
    assert_true(table_game()->aim.note_muted);
}

static void only_the_best_hint_says_why(void **state)
{
    (void)state;
    Move take = {.kind = MOVE_TAKE, .column = 4};
    show_hints(take, take);
    Hints *hints = &table_game_changed()->advice.hints;
    hints->items[0].margin = 5;
    hints->items[1].margin = 2;
    assert_true(seen(&app, "Keeps your options open."));
    assert_false(seen(&app, "About 3 points less"));
    show_next();
    assert_true(seen(&app, "About 3 points less"));
    assert_false(seen(&app, "Keeps your options open."));
}

static void ask_and_wait(void)
{
    app.seats[app.play->mover].hints = true;
    table_ask_hint(table_game_changed(), &app);
    for (int i = 0; i < PATIENCE && !table_game()->advice.hints.count; i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_true(table_game()->advice.hints.count > 0);
}

static void asking_again_begins_with_the_best_hint(void **state)
{
    (void)state;
    ask_and_wait();
    table_ask_hint(table_game_changed(), &app);
    assert_int_equal(table_game()->advice.hint, 1);
    table_forget_hints(table_game_changed(), &app);
    ask_and_wait();
    assert_int_equal(table_game()->advice.hint, 0);
}

static void focus_farthest_from(Space space)
{
    const Table *table = table_game();
    const Box goal = table->layout.spaces[space];
    float most = 0;
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        const float away = SDL_fabsf(target->box.x - goal.x) + SDL_fabsf(target->box.y - goal.y);
        if (target->kind != TARGET_SPACE || !target->usable || away <= most)
            continue;
        most = away;
        table_game_changed()->aim.focus = i;
    }
    assert_true(most > 0);
}

static void cards_in_hand_glide_to_the_space_of_a_hint(void **state)
{
    (void)state;
    table_game_key(SDLK_TAB, 0);
    for (int column = 4; column > 0 && !table_game()->intent.active; column--)
        table_use_column(table_game_changed(), &app, column);
    assert_true(table_game()->intent.active);
    ask_and_wait();
    const Move first = table_game()->advice.hints.items[0].plan.moves[0];
    assert_int_equal(focused()->index, first.space);
    table_forget_hints(table_game_changed(), &app);
    focus_farthest_from((Space)first.space);
    table_game_run(60);
    app.settings.speed = SPEED_SLOW;
    ask_and_wait();
    assert_int_equal(focused()->index, table_game()->advice.hints.items[0].plan.moves[0].space);
    assert_true(table_hand_moves(table_game(), &app));
}

/* ---- what can be asked and used ---- */

static void the_hint_button_is_grey_until_the_answer_comes(void **state)
{
    (void)state;
    app.seats[app.play->mover].hints = true;
    table_find_targets(table_game_changed(), &app);
    assert_true(table_game_target(TARGET_BUTTON, BUTTON_HINT)->usable);
    table_ask_hint(table_game_changed(), &app);
    table_find_targets(table_game_changed(), &app);
    assert_false(table_game_target(TARGET_BUTTON, BUTTON_HINT)->usable);
}

static void hints_turned_on_for_a_computer_bring_no_button(void **state)
{
    (void)state;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        app.seats[seat].hints = seat == app.play->mover;
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    table_find_targets(table_game_changed(), &app);
    assert_null(table_game_target(TARGET_BUTTON, BUTTON_HINT));
}

static int open_helpers(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 66);
}

static int usable_helpers(bool own)
{
    const Table *table = table_game();
    const ResourceCardSet cards = table->shown.game.homes[table->shown.viewed].cards;
    int count = 0;
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        count += target->kind == TARGET_RESOURCE && target->usable &&
                 own == ((cards & CARD_BIT(target->index)) != 0);
    }
    return count;
}

static void only_ones_own_helpers_can_be_used_and_one_at_a_time(void **state)
{
    (void)state;
    Game *game = (Game *)play_game(app.play);
    const int player = table_game()->shown.viewed;
    game->homes[player].cards |= resource_cards_of_type(RESOURCE_HANDYMAN);
    game->homes[!player].cards |= resource_cards_of_type(RESOURCE_SUPPLIER);
    table_resync(table_game_changed(), &app);
    table_find_targets(table_game_changed(), &app);
    assert_true(usable_helpers(true) > 1);
    assert_int_equal(usable_helpers(false), 0);
    table_game_click("resource roofer");
    assert_int_equal(usable_helpers(true), 0);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_hint_to_decline_leads_to_the_button, table_game_open_jackhammer),
        TEST(a_hint_for_a_tool_leads_to_its_card, table_game_open_mixer),
        TEST(no_note_opens_where_a_hint_leads, table_game_open_four),
        TEST(only_the_best_hint_says_why, table_game_open_four),
        TEST(asking_again_begins_with_the_best_hint, table_game_open_four),
        TEST(cards_in_hand_glide_to_the_space_of_a_hint, table_game_open_four),
        TEST(the_hint_button_is_grey_until_the_answer_comes, table_game_open_four),
        TEST(hints_turned_on_for_a_computer_bring_no_button, table_game_open_four),
        TEST(only_ones_own_helpers_can_be_used_and_one_at_a_time, open_helpers),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
