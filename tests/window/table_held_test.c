/* Cards in hand: where they are held, how they come there, and how they go back. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "mouse.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* These stand in front of the program's own, which do the work (-Wl,--wrap). */
void __real_audio_play(Audio *audio, Sound sound);
void __wrap_audio_play(Audio *audio, Sound sound);
void __real_audio_play_at(Audio *audio, Sound sound, AudioSpot spot);
void __wrap_audio_play_at(Audio *audio, Sound sound, AudioSpot spot);

static int heard[SOUND_COUNT];

void __wrap_audio_play(Audio *audio, Sound sound)
{
    heard[sound]++;
    __real_audio_play(audio, sound);
}

void __wrap_audio_play_at(Audio *audio, Sound sound, AudioSpot spot)
{
    heard[sound]++;
    __real_audio_play_at(audio, sound, spot);
}

static int alive(int failed)
{
    app.settings.speed = SPEED_NORMAL;
    return failed;
}

static int open_two(void **state)
{
    return alive(table_game_open_two(state));
}

static int open_drill(void **state)
{
    return alive(table_game_open_drill(state));
}

static int open_mixer(void **state)
{
    return alive(table_game_open_mixer(state));
}

static int open_jackhammer(void **state)
{
    return alive(table_game_open_jackhammer(state));
}

static int open_handyman(void **state)
{
    (void)state;
    return alive(table_game_open(REPLAYS "/en-2.dreamhome", 68));
}

static int open_scaffolding(void **state)
{
    (void)state;
    return alive(table_game_open_turn(REPLAYS "/ru-4.dreamhome", 29));
}

static bool flies(PlaceKind kind, int player, int index)
{
    return table_flies_to(table_game(), (Place){kind, player, index});
}

static Box middle_of(Box b)
{
    return box(b.x + b.w / 2, b.y + b.h / 2, 0, 0);
}

/* A press that moves. */
static void start_drag(Box b)
{
    table_game_point(middle_of(b));
    mouse_button(&app, SDL_MOUSEBUTTONDOWN, b);
    table_game_point(box_moved(middle_of(b), 12, 12));
    assert_true(table_game()->aim.drag != DRAG_NONE);
}

static void take(int column)
{
    const Target *target = table_game_target(TARGET_COLUMN, column);
    assert_non_null(target);
    mouse_click(&app, target->box);
    assert_int_equal(table_game()->intent.held_column, column);
}

static const Target *first_space(bool usable)
{
    const TargetList *targets = &table_game()->targets;
    for (int i = 0; i < targets->count; i++) {
        if (targets->items[i].kind == TARGET_SPACE && targets->items[i].usable == usable)
            return &targets->items[i];
    }
    fail_msg("there is no such space");
    return NULL;
}

static void press_button(int button)
{
    const Target *target = table_game_target(TARGET_BUTTON, button);
    assert_non_null(target);
    mouse_click(&app, target->box);
}

static void assert_same_place(Box one, Box other)
{
    assert_float_equal(one.x + one.w / 2, other.x + other.w / 2, 8);
    assert_float_equal(one.y + one.h / 2, other.y + other.h / 2, 40);
}

/* ---- where they are held ---- */

static void a_card_snaps_only_to_spaces_where_it_may_go(void **state)
{
    (void)state;
    take(3);
    const Target space = *first_space(false);
    table_game_point(space.box);
    assert_int_equal(table_aimed_space(table_game(), &app), SPACE_LIMIT);
    table_game_point(first_space(true)->box);
    assert_int_not_equal(table_aimed_space(table_game(), &app), SPACE_LIMIT);
}

static void with_keys_cards_rest_in_their_column(void **state)
{
    (void)state;
    take(3);
    table_game_point(box_inset(table_game()->layout.spaces[SPACE_C1], 20));
    app.input.pointer_used = false;
    table_game_changed()->aim.focus = -1;
    const Box held = table_hand_box(table_game(), &app);
    const Box rest = table_hand_at_rest(table_game());
    assert_memory_equal(&held, &rest, sizeof held);
    assert_same_place(rest, table_game()->layout.column_room[3]);
}

/* Nothing was taken yet: no column is empty. */
static void a_tool_in_use_rests_in_no_column(void **state)
{
    (void)state;
    const Box drill = table_row_box(table_game(), table_game()->shown.viewed,
                                    card_first(play_game(app.play)->homes[app.play->mover].cards &
                                               resource_cards_of_type(RESOURCE_DRILL)));
    mouse_click(&app, drill);
    assert_int_equal(table_game()->intent.kind, MOVE_DRILL);
    assert_same_place(table_hand_at_rest(table_game()), table_game()->layout.hand);
}

static void scaffolding_in_hand_is_not_turned_over(void **state)
{
    (void)state;
    take(1);
    press_button(BUTTON_OTHER);
    assert_int_equal(table_game()->intent.kind, MOVE_SCAFFOLD);
    memset(heard, 0, sizeof heard);
    table_game_key_down(SDLK_f, 0, false);
    assert_int_equal(heard[SOUND_CARD_FLIP], 0);
    assert_false(table_game()->intent.face_down);
    assert_int_equal(table_game()->intent.kind, MOVE_SCAFFOLD);
}

/* What is undone turns up by itself. */
static void a_room_that_turns_up_can_be_turned_over_meanwhile(void **state)
{
    (void)state;
    take(3);
    table_game_key_down(SDLK_f, 0, false);
    mouse_click(&app, first_space(true)->box);
    table_game_settle();
    table_undo(table_game_changed(), &app);
    table_follow_grip(table_game_changed(), &app, &(HandGrip){.covered = SPACES_ALL});
    assert_true(table_game()->aim.hand_uncovers);
    table_game_run(3);
    table_game_key_down(SDLK_f, 0, false);
    table_game_run(60);
    assert_true(table_game()->intent.face_down);
    assert_true(table_hand_covered(table_game(), &app) == 1);
}

static void turning_and_undoing_are_heard(void **state)
{
    (void)state;
    take(3);
    memset(heard, 0, sizeof heard);
    table_game_key_down(SDLK_f, 0, false);
    assert_int_equal(heard[SOUND_CARD_FLIP], 1);
    mouse_click(&app, first_space(true)->box);
    table_undo(table_game_changed(), &app);
    assert_int_equal(heard[SOUND_UNDO], 1);
}

/* ---- how they come ---- */

static void a_room_for_the_handyman_comes_from_its_space(void **state)
{
    (void)state;
    table_game_click("resource handyman");
    const Target space = *first_space(true);
    start_drag(space.box);
    assert_int_equal(table_game()->aim.drag, DRAG_ROOM);
    assert_same_place(table_game()->aim.hand_from, space.box);
    const Box other = table_game()->layout.spaces[first_space(true)->index];
    table_game_point(other);
    assert_int_not_equal(table_aimed_space(table_game(), &app), SPACE_LIMIT);
}

static void a_tool_comes_from_beside_the_house_and_goes_back_there(void **state)
{
    (void)state;
    const int player = table_game()->shown.viewed;
    const ResourceCard drill = card_first(play_game(app.play)->homes[player].cards &
                                          resource_cards_of_type(RESOURCE_DRILL));
    const Box place = table_row_box(table_game(), player, drill);
    start_drag(place);
    assert_int_equal(table_game()->aim.drag, DRAG_TOOL);
    assert_same_place(table_game()->aim.hand_from, place);
    const Box nowhere = table_game()->layout.room_deck;
    table_game_point(nowhere);
    mouse_button(&app, SDL_MOUSEBUTTONUP, nowhere);
    assert_false(table_game()->intent.active);
    assert_true(flies(PLACE_ROW, player, drill));
}

static void what_is_done_again_comes_from_its_column(void **state)
{
    (void)state;
    take(3);
    mouse_click(&app, first_space(true)->box);
    while (play_can_undo(app.play)) {
        table_undo(table_game_changed(), &app);
        table_game_settle();
    }
    scenes_layout(&app);
    table_game_key_down(SDLK_y, KMOD_CTRL, false);
    assert_true(play_game(app.play)->hand_room);
    assert_same_place(table_game()->aim.hand_from, table_game()->layout.column_room[3]);
}

/* The room that it was held above is down. */
static void what_is_left_in_hand_comes_from_above_its_room(void **state)
{
    (void)state;
    take(1);
    table_game_run(60);
    const Box space = first_space(true)->box;
    table_game_point(space);
    table_game_run(60);
    const Box room = table_game()->aim.hand_seen;
    mouse_click(&app, space);
    assert_int_equal(table_game()->intent.kind, MOVE_SCAFFOLD);
    assert_float_equal(table_game()->aim.hand_from.y, room.y - room.w * CARD_RESOURCE_RATIO, 4);
}

/* Until it is there again the others stay where they are. */
static void a_tool_that_comes_back_joins_the_others_when_it_lands(void **state)
{
    Intent intent = {0};
    (void)state;
    assert_true(intent_begin(&intent, play_game(app.play), MOVE_MIX));
    assert_true(table_play(table_game_changed(), &app, &intent.candidates.items[0]));
    table_game_settle();
    table_undo(table_game_changed(), &app);
    const Shown *shown = &table_game()->shown;
    int joining = 0;
    for (int i = 0; i < shown->flight_count; i++)
        joining += shown->flights[i].target.kind == PLACE_ROW && shown->flights[i].joins;
    assert_int_equal(joining, 1);
}

/* ---- how they go back ---- */

static void a_column_that_is_let_go_of_goes_back_with_all_that_was_held(void **state)
{
    (void)state;
    take(3);
    table_game_run(60);
    table_game_key_down(SDLK_ESCAPE, 0, false);
    assert_true(flies(PLACE_MARKET_ROOM, 0, 3));
    assert_true(flies(PLACE_MARKET_RESOURCE, 0, 3));
}

static void with_the_jackhammer_the_room_goes_back_alone(void **state)
{
    (void)state;
    take(2);
    table_game_run(60);
    table_game_key_down(SDLK_ESCAPE, 0, false);
    assert_true(flies(PLACE_MARKET_ROOM, 0, 2));
    assert_false(flies(PLACE_MARKET_RESOURCE, 0, 2));
}

static void a_room_that_waits_flies_to_its_column_and_back_and_stays_there(void **state)
{
    (void)state;
    take(1);
    table_game_settle();
    press_button(BUTTON_OTHER);
    assert_true(flies(PLACE_MARKET_ROOM, 0, 1));
    table_game_settle();
    press_button(BUTTON_OTHER);
    assert_true(flies(PLACE_HAND_ROOM, 0, 0));
    table_game_settle();
    press_button(BUTTON_OTHER);
    table_game_settle();
    table_game_key_down(SDLK_ESCAPE, 0, false);
    assert_false(table_game()->intent.active);
    assert_true(flies(PLACE_MARKET_RESOURCE, 0, 1));
    assert_false(flies(PLACE_MARKET_ROOM, 0, 1)); /* it lies there already */
}

/* ---- presses ---- */

static void a_press_that_ends_on_something_else_uses_nothing(void **state)
{
    (void)state;
    mouse_button(&app, SDL_MOUSEBUTTONDOWN, table_game()->layout.room_deck);
    mouse_button(&app, SDL_MOUSEBUTTONUP, table_game()->layout.column[3]);
    assert_false(table_game()->intent.active);
}

static void a_card_in_hand_can_be_dragged_from_anywhere(void **state)
{
    (void)state;
    take(3);
    const int moves = table_game_moves();
    const Box space = first_space(true)->box;
    mouse_button(&app, SDL_MOUSEBUTTONDOWN, table_game()->layout.room_deck);
    mouse_button(&app, SDL_MOUSEBUTTONUP, space);
    assert_true(table_game_moves() > moves);
}

static void a_click_beside_everything_lays_the_column_back(void **state)
{
    const Box nothing = {3, 300, 0, 0};
    (void)state;
    take(3);
    assert_int_equal(table_target_at(table_game(), nothing.x, nothing.y), -1);
    mouse_click(&app, nothing);
    assert_false(table_game()->intent.active);
}

/* Where the button is let go of then nobody knows. */
static void what_is_dragged_is_let_go_of_when_the_window_loses_the_focus(void **state)
{
    (void)state;
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    start_drag(table_game()->layout.column[3]);
    app_handle(&app, &event);
    assert_int_equal(table_game()->aim.drag, DRAG_NONE);
    assert_false(table_game()->intent.active);
}

/* After the mouse it is first shown what the next press would use. */
static void the_first_press_of_a_key_uses_nothing(void **state)
{
    (void)state;
    table_game_point(table_game()->layout.room_deck);
    table_game_changed()->aim.focus = -1;
    table_game_key_down(SDLK_RETURN, 0, false);
    assert_false(table_game()->intent.active);
    assert_true(table_game()->aim.focus >= 0);
    table_game_key_down(SDLK_RETURN, 0, false);
    assert_true(table_game()->intent.active);
}

static void a_notice_goes_with_the_next_press(void **state)
{
    (void)state;
    snprintf(app.notice, sizeof app.notice, "It is written.");
    assert_true(app.notice[0]);
    table_game_key_down(SDLK_TAB, 0, false);
    assert_false(app.notice[0]);
}

#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_card_snaps_only_to_spaces_where_it_may_go, open_two),
        TEST(with_keys_cards_rest_in_their_column, open_two),
        TEST(a_tool_in_use_rests_in_no_column, open_drill),
        TEST(scaffolding_in_hand_is_not_turned_over, open_scaffolding),
        TEST(a_room_that_turns_up_can_be_turned_over_meanwhile, open_two),
        TEST(turning_and_undoing_are_heard, open_two),
        TEST(a_room_for_the_handyman_comes_from_its_space, open_handyman),
        TEST(a_tool_comes_from_beside_the_house_and_goes_back_there, open_drill),
        TEST(what_is_done_again_comes_from_its_column, open_two),
        TEST(what_is_left_in_hand_comes_from_above_its_room, open_scaffolding),
        TEST(a_tool_that_comes_back_joins_the_others_when_it_lands, open_mixer),
        TEST(a_column_that_is_let_go_of_goes_back_with_all_that_was_held, open_two),
        TEST(with_the_jackhammer_the_room_goes_back_alone, open_jackhammer),
        TEST(a_room_that_waits_flies_to_its_column_and_back_and_stays_there, open_scaffolding),
        TEST(a_press_that_ends_on_something_else_uses_nothing, open_two),
        TEST(a_card_in_hand_can_be_dragged_from_anywhere, open_two),
        TEST(a_click_beside_everything_lays_the_column_back, open_two),
        TEST(what_is_dragged_is_let_go_of_when_the_window_loses_the_focus, open_two),
        TEST(the_first_press_of_a_key_uses_nothing, open_two),
        TEST(a_notice_goes_with_the_next_press, open_two),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
