/* What the table asks for step by step, for the device in use, and what its buttons are called. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static int open_discard(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 0);
}

static int open_handyman(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 68);
}

static int open_scaffolding(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/ru-4.dreamhome", 29);
}

static void use(Device device)
{
    app.input.device = device;
    app.input.pointer_used = device == DEVICE_MOUSE || device == DEVICE_TOUCH;
}

static const Target *first_to_use(TargetKind kind)
{
    const TargetList *targets = &table_game()->targets;
    for (int i = 0; i < targets->count; i++) {
        if (targets->items[i].kind == kind && targets->items[i].usable)
            return &targets->items[i];
    }
    fail_msg("there is nothing to use");
    return NULL;
}

static void choose(TargetKind kind)
{
    const int index = (int)(first_to_use(kind) - table_game()->targets.items);
    scenes_take(&app, table_use(table_game_changed(), &app, index));
    scenes_layout(&app);
}

/* The player sees points, and nothing else is special. */
static SeatLook *look(void)
{
    SeatLook *look = &app.seats[table_game()->shown.viewed];
    look->shows_places = look->shows_points = true;
    look->smiles = false;
    return look;
}

/* ---- what is asked for ---- */

static void how_a_column_is_taken_depends_on_the_device(void **state)
{
    char takes[96];
    (void)state;
    for (Device device = DEVICE_MOUSE; device <= DEVICE_PAD; device++) {
        const bool points = device == DEVICE_MOUSE || device == DEVICE_TOUCH;
        use(device);
        snprintf(takes, sizeof takes, "%s takes it.", app_key_hint(&app, ACTION_CONFIRM).words);
        assert_int_equal(seen(&app, "Drag it to your house, or click."), points);
        assert_int_equal(seen(&app, takes), !points);
    }
}

static void how_a_card_is_turned_over_depends_on_the_device(void **state)
{
    char pad[96];
    (void)state;
    table_use_column(table_game_changed(), &app, 1);
    assert_false(intent_must_be_face_down(&table_game()->intent));
    use(DEVICE_MOUSE);
    assert_true(seen(&app, "F or right click: face down"));
    use(DEVICE_KEYS);
    assert_true(seen(&app, "F: face down"));
    assert_false(seen(&app, "right click"));
    use(DEVICE_TOUCH);
    assert_true(seen(&app, "A second finger: face down"));
    use(DEVICE_PAD);
    snprintf(pad, sizeof pad, "%s: face down", app_key_hint(&app, ACTION_FLIP).words);
    assert_true(seen(&app, pad));
    use(DEVICE_KEYS);
    table_game_key(SDLK_f, 0);
    assert_true(seen(&app, "F: face up"));
}

static void the_drill_asks_for_a_room_of_the_house_first(void **state)
{
    (void)state;
    choose(TARGET_RESOURCE);
    assert_int_equal(table_game()->intent.kind, MOVE_DRILL);
    assert_true(seen(&app, "Drill: choose a room in your house."));
    choose(TARGET_SPACE);
    assert_true(seen(&app, "Drill: now choose a room in the market."));
}

static void a_turn_that_is_over_can_be_undone(void **state)
{
    (void)state;
    table_game_play_turn();
    assert_true(seen(&app, "Done? End your turn."));
    assert_true(seen(&app, "Or undo it first."));
}

static void the_way_back_from_an_earlier_turn_depends_on_the_device(void **state)
{
    (void)state;
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(table_game()->shown.looking_back);
    use(DEVICE_KEYS);
    assert_true(seen(&app, "Any key: back to the game"));
    use(DEVICE_PAD);
    assert_true(seen(&app, "Any button: back to the game"));
}

static void who_sits_down_for_the_jackhammer_is_asked_about_it(void **state)
{
    (void)state;
    table_game_changed()->pace.handing_over = true;
    assert_true(seen(&app, "Use your Jackhammer? Click or press any key"));
    assert_false(seen(&app, "Your turn:"));
}

/* ---- what buttons are called ---- */

static const char *label(TableButton button)
{
    return table_button_label(table_game(), &app, button);
}

static void the_jackhammer_is_declined_and_ends_no_turn(void **state)
{
    (void)state;
    assert_string_equal(label(BUTTON_END_TURN), "No thanks");
    choose(TARGET_COLUMN);
    choose(TARGET_SPACE);
    assert_true(app.play->turn_over);
    assert_string_equal(label(BUTTON_END_TURN), "Continue");
    assert_true(seen(&app, "Room placed. Continue?"));
}

static void a_column_is_discarded_once(void **state)
{
    (void)state;
    assert_string_equal(label(BUTTON_END_TURN), "Discard");
    table_game_click("column 2");
    assert_string_equal(label(BUTTON_END_TURN), "Continue");
}

static void the_button_for_the_order_names_what_it_changes_to(void **state)
{
    (void)state;
    table_game_click("column 2");
    assert_string_equal(label(BUTTON_OTHER), "Scaffolding first");
    table_game_click("button other");
    assert_string_equal(label(BUTTON_OTHER), "Room first");
}

static void what_halts_also_goes_on(void **state)
{
    (void)state;
    assert_string_equal(label(BUTTON_HALT), "Pause");
    table_game_changed()->pace.paused = true;
    assert_string_equal(label(BUTTON_HALT), "Continue");
}

/* ---- what is shown ---- */

static void spaces_are_lit_only_for_who_wants_that(void **state)
{
    (void)state;
    SeatLook *seat = look();
    pictures_wait(app.canvas->pictures, true);
    table_use_column(table_game_changed(), &app, 1);
    scenes_layout(&app);
    const Box space = first_to_use(TARGET_SPACE)->box;
    seat->shows_points = false;
    const Uint64 lit = seen_colours(&app, space);
    seat->shows_places = false;
    assert_true(seen_colours(&app, space) != lit);
}

static void see_jackhammer(void *self, const char *kind, int card)
{
    *(int *)self += strcmp(kind, "resource") == 0 &&
                    resource_card_type((ResourceCard)card) == RESOURCE_JACKHAMMER;
}

/* Who cannot read sees what the question is about; what lies still is not drawn again. */
static void the_question_about_the_jackhammer_shows_its_card(void **state)
{
    int cards = 0;
    (void)state;
    pictures_wait(app.canvas->pictures, true);
    app_draw(&app);
    assert_true(layer_is_valid(table_game()->shown.layer));
    canvas_watch(app.canvas, (CanvasWatcher){.self = &cards, .piece = see_jackhammer});
    table_draw_prompt(&app, table_game());
    canvas_unwatch(app.canvas, &cards);
    assert_int_equal(cards, 1);
}

/* ---- what the plate says ---- */

static bool plate_says(const char *words)
{
    layer_renew(table_game_changed()->shown.layer);
    return seen_times(&app, words) > 0;
}

/* It may be another player's. */
static void the_jackhammer_is_used_in_nobodys_turn(void **state)
{
    (void)state;
    assert_false(plate_says("your turn"));
    table_game_key(SDLK_SPACE, 0); /* no thanks */
    assert_true(plate_says("your turn"));
}

static void the_tool_of_a_computer_is_named_while_it_is_used(void **state)
{
    (void)state;
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    table_game_changed()->pace.paused = true;
    assert_true(plate_says("is thinking"));
    table_game_changed()->pace.tool = card_first(resource_cards_of_type(RESOURCE_DRILL));
    assert_true(plate_says("Drill"));
    assert_false(plate_says("is thinking"));
}

/* ---- points to choose by ---- */

/* How often a space tells what it brings. */
static int times_told(Space space)
{
    char points[16];
    snprintf(points, sizeof points, "%+d", intent_points(&table_game()->intent, space));
    return seen_times(&app, points);
}

static void points_stand_on_the_card_that_is_held_over_a_space(void **state)
{
    (void)state;
    SeatLook *seat = look();
    table_use_column(table_game_changed(), &app, 1);
    scenes_layout(&app);
    const Target space = *first_to_use(TARGET_SPACE);
    use(DEVICE_MOUSE);
    const int told = times_told((Space)space.index);
    table_game_point(space.box);
    assert_int_equal(table_aimed_space(table_game(), &app), space.index);
    assert_int_equal(times_told((Space)space.index), told); /* there, and not below it as well */
    seat->shows_points = false;
    const int elsewhere = times_told((Space)space.index); /* not among the spaces */
    table_game_point(table_game()->layout.market);
    assert_int_equal(times_told((Space)space.index), elsewhere);
    assert_true(elsewhere < told);
}

static void who_sees_smiles_sees_no_points(void **state)
{
    (void)state;
    SeatLook *seat = look();
    table_use_column(table_game_changed(), &app, 1);
    scenes_layout(&app);
    const Space space = (Space)first_to_use(TARGET_SPACE)->index;
    const int told = times_told(space);
    assert_true(table_has_badges(&app, table_game()));
    seat->smiles = true;
    assert_true(times_told(space) < told);
    assert_false(table_has_badges(&app, table_game())); /* so that no note makes room for them */
}

static void the_drill_tells_what_the_rooms_of_the_market_bring(void **state)
{
    char points[16];
    (void)state;
    look();
    choose(TARGET_RESOURCE);
    choose(TARGET_SPACE);
    const int column = first_to_use(TARGET_COLUMN)->index;
    snprintf(points, sizeof points, "%+d", intent_column_points(&table_game()->intent, column));
    assert_true(seen_times(&app, points) > 0);
}

/* One card of two that change places tells nothing. */
static void the_handyman_tells_points_when_one_card_is_chosen(void **state)
{
    (void)state;
    look();
    table_game_click("resource handyman");
    assert_false(table_has_badges(&app, table_game()));
    choose(TARGET_SPACE);
    assert_true(table_has_badges(&app, table_game()));
}

#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(how_a_column_is_taken_depends_on_the_device, table_game_open_two),
        TEST(how_a_card_is_turned_over_depends_on_the_device, table_game_open_two),
        TEST(the_drill_asks_for_a_room_of_the_house_first, table_game_open_drill),
        TEST(a_turn_that_is_over_can_be_undone, table_game_open_two),
        TEST(the_way_back_from_an_earlier_turn_depends_on_the_device, table_game_open_four),
        TEST(who_sits_down_for_the_jackhammer_is_asked_about_it, table_game_open_jackhammer),
        TEST(the_jackhammer_is_declined_and_ends_no_turn, table_game_open_jackhammer),
        TEST(a_column_is_discarded_once, open_discard),
        TEST(the_button_for_the_order_names_what_it_changes_to, open_scaffolding),
        TEST(what_halts_also_goes_on, table_game_open_two),
        TEST(spaces_are_lit_only_for_who_wants_that, table_game_open_two),
        TEST(the_question_about_the_jackhammer_shows_its_card, table_game_open_jackhammer),
        TEST(the_jackhammer_is_used_in_nobodys_turn, table_game_open_jackhammer),
        TEST(the_tool_of_a_computer_is_named_while_it_is_used, table_game_open_four),
        TEST(points_stand_on_the_card_that_is_held_over_a_space, table_game_open_two),
        TEST(who_sees_smiles_sees_no_points, table_game_open_two),
        TEST(the_drill_tells_what_the_rooms_of_the_market_bring, table_game_open_drill),
        TEST(the_handyman_tells_points_when_one_card_is_chosen, open_handyman),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
