/* What the table promises its players, for every setting: warnings, messages, marks, and cards
 * in hand. */
#include "app/probe/layout_check.h"
#include "app/scenes/table/warnings.h"
#include "seen.h"
#include "session/record_file.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

/* ---- speed ---- */

static void things_move_as_fast_as_the_players_like(void **state)
{
    (void)state;
    app.settings.speed = SPEED_OFF;
    assert_true(table_speed(&app) <= 0);
    app.settings.speed = SPEED_FAST;
    const float fast = table_speed(&app);
    app.settings.speed = SPEED_NORMAL;
    const float normal = table_speed(&app);
    app.settings.speed = SPEED_SLOW;
    assert_true(0 < fast && fast < normal && normal < table_speed(&app));
    app.settings.reduced_motion = 1;
    assert_true(table_speed(&app) <= 0);
}

static void an_input_finishes_what_flies(void **state)
{
    (void)state;
    table_game_play_turn();
    app.settings.speed = SPEED_SLOW;
    table_end_turn(table_game_changed(), &app);
    assert_true(table_showing(table_game()));
    table_game_key_down(SDLK_TAB, 0, false);
    assert_false(table_showing(table_game()));
    assert_memory_equal(&table_game()->shown.game.homes, &play_game(app.play)->homes,
                        sizeof(Home) * 4);
}

/* ---- warnings ---- */

/* The first move of a game that a warning follows: its number, with the game before it. */
static int find_warning(const Record *record, Game *before)
{
    Game game;
    EventList events;
    record_replay(record, 0, &game);
    for (int i = 0; i < record->move_count; i++) {
        *before = game;
        game_apply(&game, &record->moves[i], &events);
        for (int event = 0; event < events.count; event++) {
            if (warning_for(before, &events.items[event]))
                return i;
        }
    }
    fail_msg("no move of the game is warned of");
    return 0;
}

/* A table right before a move that a warning follows. */
static Move open_before_warning(void)
{
    Record record;
    Error error;
    Game before;
    assert_true(record_file_load(REPLAYS "/en-4.dreamhome", &record, &error));
    const int at = find_warning(&record, &before);
    const Move move = record.moves[at];
    assert_int_equal(table_game_open_turn(REPLAYS "/en-4.dreamhome", at), 0);
    assert_int_equal(table_game_moves(), at);
    return move;
}

static void a_warning_is_shown_to_who_wants_warnings(void **state)
{
    (void)state;
    const Move move = open_before_warning();
    assert_true(app.settings.warnings);
    assert_true(table_play(table_game_changed(), &app, &move));
    assert_true(table_game()->advice.message[0]);
    assert_true(seen(&app, table_game()->advice.message));
}

static void nobody_is_warned_who_does_not_want_it(void **state)
{
    (void)state;
    const Move move = open_before_warning();
    app.settings.warnings = 0;
    assert_true(table_play(table_game_changed(), &app, &move));
    assert_string_equal(table_game()->advice.message, "");
}

static void a_computer_is_not_warned(void **state)
{
    (void)state;
    const Move move = open_before_warning();
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    assert_true(table_play(table_game_changed(), &app, &move));
    assert_string_equal(table_game()->advice.message, "");
}

/* The next player's garage may well grow. */
static void a_warning_ends_with_the_turn(void **state)
{
    (void)state;
    const Move move = open_before_warning();
    assert_true(table_play(table_game_changed(), &app, &move));
    assert_true(table_game()->advice.message[0]);
    table_end_turn(table_game_changed(), &app);
    assert_string_equal(table_game()->advice.message, "");
}

static void a_turn_that_ends_by_itself_lets_a_warning_be_read(void **state)
{
    (void)state;
    const Move move = open_before_warning();
    const int mover = app.play->mover;
    assert_true(table_play(table_game_changed(), &app, &move));
    assert_true(app.play->turn_over);
    table_game_changed()->pace.ends_shown = true;
    table_game_run(3 * 60);
    assert_int_equal(app.play->mover, mover);
    table_game_run(2 * 60);
    assert_int_not_equal(app.play->mover, mover);
}

/* ---- messages ---- */

static void a_message_goes_after_some_seconds(void **state)
{
    (void)state;
    table_say(table_game_changed(), &app, "Mind the step.");
    table_game_run(3 * 60);
    assert_true(seen(&app, "Mind the step."));
    table_game_run(2 * 60);
    assert_false(seen(&app, "Mind the step."));
    assert_string_equal(table_game()->advice.message, "");
}

static void a_move_takes_the_message_before_it_away(void **state)
{
    (void)state;
    MoveList moves;
    app.settings.warnings = 0;
    table_say(table_game_changed(), &app, "Mind the step.");
    game_moves(play_game(app.play), &moves);
    assert_true(table_play(table_game_changed(), &app, &moves.items[0]));
    assert_false(seen(&app, "Mind the step."));
}

static void a_refused_move_says_why_and_changes_nothing(void **state)
{
    (void)state;
    const Move wrong = {.kind = MOVE_ROOFER, .card = 1};
    const int before = table_game_moves();
    assert_false(table_play(table_game_changed(), &app, &wrong));
    assert_int_equal(table_game_moves(), before);
    assert_true(seen(&app, RULE_ERROR_INFO[game_check(play_game(app.play), &wrong)].words));
}

static void a_space_where_a_card_may_not_lie_says_why(void **state)
{
    (void)state;
    table_game_click("column 4");
    table_use_space(table_game_changed(), &app, SPACE_A2);
    assert_true(seen(&app, RULE_ERROR_INFO[RULE_NEEDS_SUPPORT].words));
    assert_int_equal(table_game_moves(), 1);
}

/* The pointer rests where the card was refused: what was just said is not said beside it again. */
static void a_refusal_is_said_once(void **state)
{
    (void)state;
    table_game_click("column 4");
    table_game_point(table_game()->layout.spaces[SPACE_A2]);
    table_game_run(120);
    assert_true(seen(&app, "Not here"));
    table_use_space(table_game_changed(), &app, SPACE_A2);
    table_game_run(60);
    assert_false(seen(&app, "Not here"));
    assert_true(seen(&app, table_game()->advice.message));
}

static void a_notice_is_gone_once_it_was_read(void **state)
{
    (void)state;
    snprintf(app.notice, sizeof app.notice, "The disk is full.");
    assert_true(seen(&app, "The disk is full."));
    table_game_run(600);
    assert_true(seen(&app, "The disk is full."));
    table_game_key(SDLK_TAB, 0);
    assert_false(seen(&app, "The disk is full."));
}

/* ---- marks ---- */

static void marks_are_cleared_when_their_player_has_a_turn_again(void **state)
{
    (void)state;
    const int first = app.play->mover;
    const int players = play_game(app.play)->players;
    for (int turn = 0; turn < players; turn++) {
        table_game_play_turn();
        assert_true(table_game()->shown.changes[app.play->mover].spaces);
        table_game_key(SDLK_SPACE, 0);
    }
    for (int turn = 0; app.play->mover != first && turn < players; turn++) {
        table_game_play_turn();
        table_game_key(SDLK_SPACE, 0);
    }
    assert_int_equal(table_game()->shown.changes[first].spaces, 0);
    assert_int_equal(table_game()->shown.changes[first].cards, 0);
    assert_true(table_game()->shown.changes[(first + 1) % players].spaces);
}

static void a_card_that_a_turn_brought_is_marked(void **state)
{
    (void)state;
    int brought = 0;
    for (int turn = 0; turn < 6; turn++) {
        const int mover = app.play->mover;
        const ResourceCardSet before = play_game(app.play)->homes[mover].cards;
        table_game_play_turn();
        const ResourceCardSet now = play_game(app.play)->homes[mover].cards;
        assert_true(table_game()->shown.changes[mover].cards == (now & ~before));
        brought += now != before;
        table_game_key(SDLK_SPACE, 0);
    }
    assert_true(brought > 0);
}

/* ---- what is shown to whom ---- */

static void points_so_far_are_told_to_who_wants_them(void **state)
{
    char points[16];
    (void)state;
    const Score score = score_open(&play_game(app.play)->homes[app.play->mover]);
    snprintf(points, sizeof points, "%d", score.total);
    app.settings.live_score = 0;
    const int elsewhere = seen_times(&app, points);
    app.settings.live_score = 1;
    assert_true(seen_times(&app, points) > elsewhere);
}

static void open_roofs_are_covered_until_the_next_person_has_sat_down(void **state)
{
    (void)state;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        app.seats[seat].shows_roofs = true;
    app.settings.hand_over = 1;
    int shown = 0;
    for (int turn = 0; turn < 4; turn++) {
        table_game_play_turn();
        table_game_key(SDLK_SPACE, 0);
        if (!table_game()->pace.handing_over)
            continue;
        const int market = seen_roofs(&app);
        table_game_key(SDLK_RETURN, 0);
        const int own = table_roofs(table_game(), app.play->mover);
        assert_int_equal(seen_roofs(&app), market + own);
        shown += own;
    }
    assert_true(shown > 0);
}

/* ---- cards in hand ---- */

static void a_card_that_is_held_can_be_turned_over_and_put_back(void **state)
{
    (void)state;
    table_game_click("column 4");
    assert_true(table_game()->intent.active);
    assert_false(table_game()->intent.face_down);
    table_game_key(SDLK_f, 0);
    assert_true(table_game()->intent.face_down);
    table_game_key(SDLK_ESCAPE, 0);
    assert_false(table_game()->intent.active);
    assert_int_equal(table_game_moves(), 1);
    table_game_click("column 4");
    table_game_click("column 4"); /* back where it was */
    assert_false(table_game()->intent.active);
    assert_int_equal(table_game_moves(), 1);
}

static void what_is_dropped_where_it_may_not_lie_goes_back(void **state)
{
    (void)state;
    table_game_click("column 4");
    const int before = table_game_moves();
    Box b;
    assert_true(layout_find(&app, "space a1", &b) || layout_find(&app, "space b1", &b));
    table_drop(table_game_changed(), &app, 2, 2);
    assert_false(table_game()->intent.active);
    assert_int_equal(table_game_moves(), before);
}

static void what_is_dropped_on_a_lit_space_lies_there(void **state)
{
    (void)state;
    table_game_click("column 4");
    Box b;
    assert_true(layout_find(&app, "space a1", &b));
    table_drop(table_game_changed(), &app, b.x + b.w / 2, b.y + b.h / 2);
    assert_true(table_game_moves() >= 3);
    assert_true(space_in(play_game(app.play)->homes[app.play->mover].rooms, SPACE_A1));
}

static void out_of_the_window_nothing_is_dropped(void **state)
{
    (void)state;
    table_game_click("column 4");
    table_game_changed()->aim.drag = DRAG_HAND;
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    app_handle(&app, &event);
    assert_int_equal(table_game()->aim.drag, DRAG_NONE);
    assert_int_equal(table_game_moves(), 1);
}

int main(void)
{
#define FOUR(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
#define TWO(name)  cmocka_unit_test_setup_teardown(name, table_game_open_two, table_game_close)
#define OWN(name)  cmocka_unit_test_teardown(name, table_game_close)
    const struct CMUnitTest tests[] = {
        FOUR(things_move_as_fast_as_the_players_like),
        FOUR(an_input_finishes_what_flies),
        OWN(a_warning_is_shown_to_who_wants_warnings),
        OWN(nobody_is_warned_who_does_not_want_it),
        OWN(a_computer_is_not_warned),
        OWN(a_warning_ends_with_the_turn),
        OWN(a_turn_that_ends_by_itself_lets_a_warning_be_read),
        FOUR(a_message_goes_after_some_seconds),
        FOUR(a_move_takes_the_message_before_it_away),
        FOUR(a_refused_move_says_why_and_changes_nothing),
        TWO(a_space_where_a_card_may_not_lie_says_why),
        TWO(a_refusal_is_said_once),
        FOUR(a_notice_is_gone_once_it_was_read),
        FOUR(marks_are_cleared_when_their_player_has_a_turn_again),
        FOUR(a_card_that_a_turn_brought_is_marked),
        FOUR(points_so_far_are_told_to_who_wants_them),
        FOUR(open_roofs_are_covered_until_the_next_person_has_sat_down),
        TWO(a_card_that_is_held_can_be_turned_over_and_put_back),
        TWO(what_is_dropped_where_it_may_not_lie_goes_back),
        TWO(what_is_dropped_on_a_lit_space_lies_there),
        TWO(out_of_the_window_nothing_is_dropped),
    };
#undef OWN
#undef TWO
#undef FOUR
    return cmocka_run_group_tests(tests, NULL, NULL);
}
