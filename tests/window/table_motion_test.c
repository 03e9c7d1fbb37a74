/* Cards on their way, frame by frame: where they are, which side they show, what lies over what. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "testing.h"

/* What a frame shows of a card. */
typedef struct Sight {
    CardRef card;
    int order; /* 0 if it is not seen; what is drawn later lies over it */
    float turned;
    Box b;
} Sight;

enum { LOOKED_FOR = 2 };
static Sight sights[LOOKED_FOR];
static int drawn;

static void note(CardRef card, Box b, float turned)
{
    drawn++;
    for (int i = 0; i < LOOKED_FOR; i++) {
        if (sights[i].card.face == card.face && sights[i].card.card == card.card)
            sights[i] = (Sight){card, drawn, turned, b};
    }
}

/* These stand in front of the program's own, which do the work (-Wl,--wrap). */
void __real_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees);
void __wrap_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees);
void __real_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees);
void __wrap_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees);

void __wrap_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees)
{
    note(card, b, 0);
    __real_card_draw(cards, card, b, lift, degrees);
}

void __wrap_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees)
{
    note(card, b, turned);
    __real_card_draw_turning(cards, card, b, turned, degrees);
}

static int open_four(void **state)
{
    const int failed = table_game_open_four(state);
    app.settings.speed = SPEED_NORMAL;
    return failed;
}

static Sight *look_for(CardRef card)
{
    sights[0] = (Sight){.card = card};
    drawn = 0;
    table_draw_flights(&app, table_game());
    return &sights[0];
}

static Flight *send(CardRef card, Place from, Place to)
{
    Table *table = table_game_changed();
    table_launch(table, &app, table_flight(table, &app, card, from, to));
    return &table->shown.flights[table->shown.flight_count - 1];
}

static void pass(const Flight *flight, float part)
{
    app.now = flight->start + (double)part * flight->duration;
    app.scenes.ahead = 0;
}

static Place at(PlaceKind kind, int index)
{
    return (Place){kind, table_game()->shown.viewed, index};
}

static CardRef a_room(void)
{
    return card_room(ROOM_INFO[ROOM_STUDY].first_card);
}

static CardRef a_roof(void)
{
    return card_resource(card_first(resource_cards_of_kind(RESOURCE_KIND_ROOF)));
}

static void a_room_that_goes_face_down_shows_its_back_in_the_end(void **state)
{
    (void)state;
    Flight *flight = send(a_room(), at(PLACE_MARKET_ROOM, 1), at(PLACE_SPACE, SPACE_C1));
    flight->flip = FLIP_DOWN;
    pass(flight, 0.2f);
    assert_true(look_for(a_room())->turned == 0);
    pass(flight, 0.55f);
    const float half = look_for(a_room())->turned;
    assert_true(half > 0.2f && half < 0.8f);
    pass(flight, 0.9f);
    assert_true(look_for(a_room())->turned == 1);
}

static void a_card_that_is_dealt_shows_its_back_first(void **state)
{
    (void)state;
    Flight *flight = send(a_room(), at(PLACE_ROOM_DECK, 0), at(PLACE_MARKET_ROOM, 1));
    assert_int_equal(flight->flip, FLIP_UP);
    pass(flight, 0.01f);
    assert_true(look_for(a_room())->turned == 1);
    pass(flight, 0.9f);
    assert_true(look_for(a_room())->turned == 0);
}

/* Who keeps them open sees them all the time. */
static void a_roof_turns_over_only_on_its_way_into_a_closed_tray(void **state)
{
    (void)state;
    SeatLook *seat = &app.seats[table_game()->shown.viewed];
    const Flight *flight =
        send(a_roof(), at(PLACE_MARKET_RESOURCE, 1), at(PLACE_PILE, a_roof().card));
    pass(flight, 0.9f);
    seat->shows_roofs = true;
    assert_true(look_for(a_roof())->turned == 0);
    seat->shows_roofs = false;
    assert_true(look_for(a_roof())->turned == 1);
}

static float way_to(const Flight *flight, Box b)
{
    const float x = b.x + b.w / 2 - flight->to.x - flight->to.w / 2;
    const float y = b.y + b.h / 2 - flight->to.y - flight->to.h / 2;
    return x * x + y * y;
}

/* Only what a person holds now is where the mouse is. */
static void cards_of_an_earlier_turn_do_not_follow_the_mouse(void **state)
{
    (void)state;
    const Box corner = table_game()->layout.spaces[SPACE_D0];
    table_game_changed()->shown.looking_back = true;
    const Flight *flight = send(a_room(), at(PLACE_MARKET_ROOM, 1), at(PLACE_HAND_ROOM, 0));
    table_game_point(corner);
    pass(flight, 0.99f);
    assert_true(way_to(flight, look_for(a_room())->b) < 10 * 10);
    table_game_changed()->shown.looking_back = false;
}

/* What was held over its space is nearly there. */
static void a_card_that_is_dropped_does_not_hesitate(void **state)
{
    (void)state;
    Flight *flight = send(a_room(), at(PLACE_MARKET_ROOM, 1), at(PLACE_SPACE, SPACE_C1));
    flight->lift_from = 1;
    pass(flight, 0.2f);
    const float dropped = way_to(flight, look_for(a_room())->b);
    flight->lift_from = 0;
    assert_true(dropped < 0.5f * way_to(flight, look_for(a_room())->b));
}

static void what_has_not_left_yet_is_not_seen_on_its_way(void **state)
{
    (void)state;
    const Flight *flight = send(a_room(), at(PLACE_ROOM_DECK, 0), at(PLACE_MARKET_ROOM, 1));
    pass(flight, -0.1f);
    assert_int_equal(look_for(a_room())->order, 0);
    pass(flight, 0.1f);
    assert_true(look_for(a_room())->order > 0);
}

static void a_room_on_its_way_lies_below_what_was_held_above_it(void **state)
{
    (void)state;
    send(a_roof(), at(PLACE_HAND_RESOURCE, 0), at(PLACE_PILE, a_roof().card));
    const Flight *room = send(a_room(), at(PLACE_HAND_ROOM, 0), at(PLACE_SPACE, SPACE_C1));
    sights[1] = (Sight){.card = a_roof()};
    pass(room, 0.3f);
    look_for(a_room());
    assert_true(sights[0].order > 0 && sights[1].order > sights[0].order);
}

/* How a whole frame shows what is in hand. */
static Sight *look_at_hand(CardRef card)
{
    sights[0] = (Sight){.card = card};
    drawn = 0;
    app_draw(&app);
    return &sights[0];
}

static void what_an_undo_brings_back_is_not_in_hand_before_it_is_there(void **state)
{
    Table *table = table_game_changed();
    (void)state;
    int column = 1;
    while (!table->shown.game.market_resource[column] ||
           !intent_hold(&table->intent, play_game(app.play), column))
        column++;
    const CardRef room = card_room(table->shown.game.market_room[column]);
    const CardRef resource = card_resource(table->shown.game.market_resource[column]);
    pictures_wait(app.canvas->pictures, true);
    table->intent.held_column = INTENT_OPEN;
    table->shown.game.market_room[column] = table->shown.game.market_resource[column] = 0;
    assert_true(look_at_hand(room)->order > 0);
    assert_true(look_at_hand(resource)->order > 0);
    Flight *flight = send(room, at(PLACE_ROOM_DISCARDS, 0), (Place){PLACE_HAND_ROOM, 0, 0});
    pass(flight, -1);
    assert_int_equal(look_at_hand(room)->order, 0);
    assert_true(look_at_hand(resource)->order > 0); /* that one is there */
    flight->target = (Place){PLACE_HAND_RESOURCE, 0, 0};
    assert_int_equal(look_at_hand(resource)->order, 0);
    assert_true(look_at_hand(room)->order > 0);
    table->shown.flight_count = 0;
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_room_that_goes_face_down_shows_its_back_in_the_end),
        TEST(a_card_that_is_dealt_shows_its_back_first),
        TEST(a_roof_turns_over_only_on_its_way_into_a_closed_tray),
        TEST(cards_of_an_earlier_turn_do_not_follow_the_mouse),
        TEST(a_card_that_is_dropped_does_not_hesitate),
        TEST(what_has_not_left_yet_is_not_seen_on_its_way),
        TEST(a_room_on_its_way_lies_below_what_was_held_above_it),
        TEST(what_an_undo_brings_back_is_not_in_hand_before_it_is_there),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
