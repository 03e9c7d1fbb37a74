/* A card in hand that is turned over, frame by frame: it narrows, and shows its other side. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "mouse.h"
#include "testing.h"

/* What a frame shows of the room in hand. */
static int times;
static float covered;

static bool is_held(CardRef card)
{
    return card.face == CARD_ROOM_BACK ||
           (card.face == CARD_ROOM && card.card == table_game()->intent.game.hand_room);
}

/* These stand in front of the program's own, which do the work (-Wl,--wrap). */
void __real_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees);
void __wrap_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees);
void __real_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees);
void __wrap_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees);

void __wrap_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees)
{
    if (lift > 0 && is_held(card)) {
        times++;
        covered = card.face == CARD_ROOM_BACK ? 1 : 0;
    }
    __real_card_draw(cards, card, b, lift, degrees);
}

void __wrap_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees)
{
    if (is_held(card)) {
        times++;
        covered = turned;
    }
    __real_card_draw_turning(cards, card, b, turned, degrees);
}

static float look(void)
{
    times = 0;
    app_draw(&app);
    assert_int_equal(times, 1);
    return covered;
}

/* How many frames it takes until the card lies in hand as it should. */
static int frames_until(float side)
{
    float last = look();
    int frames = 0;
    for (; last != side && frames < 60; frames++) {
        assert_true(table_hand_moves(table_game(), &app));
        table_game_run(1);
        const float now = look();
        assert_true(side > 0 ? now > last : now < last);
        assert_true((now - last) * (now - last) < 0.2f * 0.2f);
        last = now;
    }
    assert_false(table_hand_moves(table_game(), &app));
    return frames;
}

static void turn(void)
{
    table_game_key_down(SDLK_f, 0, false);
}

static void take(int column)
{
    const Target *target = table_game_target(TARGET_COLUMN, column);
    assert_non_null(target);
    mouse_click(&app, target->box);
    assert_int_equal(table_game()->intent.held_column, column);
}

static int open_with_card(void **state)
{
    if (table_game_open_two(state))
        return -1;
    app.settings.speed = SPEED_NORMAL;
    take(0);
    table_game_run(60);
    return table_game()->intent.active ? 0 : -1;
}

static void a_card_in_hand_turns_over_and_back_again(void **state)
{
    (void)state;
    turn();
    assert_true(table_game()->intent.face_down); /* nobody waits for it */
    assert_in_range(frames_until(1), 6, 12);
    turn();
    assert_in_range(frames_until(0), 6, 12);
}

static void a_card_that_is_turning_can_be_turned_back_at_once(void **state)
{
    (void)state;
    turn();
    table_game_run(4);
    const float before = look();
    assert_true(before > 0.1f && before < 0.9f);
    turn();
    assert_true(look() == before);
    frames_until(0);
}

static void a_card_is_never_so_narrow_that_it_is_gone(void **state)
{
    (void)state;
    turn();
    for (int frame = 0; frame < 12; frame++, table_game_run(1))
        look(); /* exactly once */
}

static void without_animations_a_card_is_turned_over_at_once(void **state)
{
    (void)state;
    app.settings.speed = SPEED_OFF;
    turn();
    assert_true(look() == 1);
    app.settings.speed = SPEED_NORMAL;
    app.settings.reduced_motion = true;
    turn();
    assert_true(look() == 0);
}

static void another_card_is_taken_up_face_up(void **state)
{
    (void)state;
    turn();
    table_game_run(3);
    table_game_key_down(SDLK_ESCAPE, 0, false);
    take(4);
    table_game_run(1);
    assert_true(look() == 0);
}

/* Let go of while it still shows its face, it goes on turning. */
static void a_card_put_down_in_haste_turns_on_its_way(void **state)
{
    (void)state;
    turn();
    table_game_run(2);
    mouse_click(&app, table_game()->layout.spaces[SPACE_A1]);
    assert_true(table_game()->shown.flight_count > 0);
    assert_int_equal(table_game()->shown.flights[0].flip, FLIP_DOWN);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_with_card, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_card_in_hand_turns_over_and_back_again),
        TEST(a_card_that_is_turning_can_be_turned_back_at_once),
        TEST(a_card_is_never_so_narrow_that_it_is_gone),
        TEST(without_animations_a_card_is_turned_over_at_once),
        TEST(another_card_is_taken_up_face_up),
        TEST(a_card_put_down_in_haste_turns_on_its_way),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
