/* Cards on their way: where they come to lie, and what they bring when they do. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "mouse.h"
#include "testing.h"

#include <string.h>

enum { PATIENCE = 600 }; /* frames */

/* A décor card is in hand, and the kitchen on a1 can take it. */
static int open_decor(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 15);
}

static bool flies(CardRef card, PlaceKind to)
{
    const Shown *shown = &table_game()->shown;
    for (int i = 0; i < shown->flight_count; i++) {
        const Flight *flight = &shown->flights[i];
        if (flight->card.face == card.face && flight->card.card == card.card &&
            flight->target.kind == to)
            return true;
    }
    return false;
}

static void count_resource(void *self, const char *kind, int card)
{
    int *drawn = self;
    if (strcmp(kind, "resource") == 0)
        drawn[card]++;
}

/* How often a card is in the picture. */
static int times_drawn(ResourceCard card)
{
    int drawn[RESOURCE_CARD_COUNT + 1] = {0};
    layer_renew(table_game()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = drawn, .piece = count_resource});
    app_draw(&app);
    canvas_unwatch(app.canvas, drawn);
    return drawn[card];
}

/* ---- décor ---- */

static bool is_painted(Space space)
{
    const Home home = table_home_seen(table_game(), table_game()->shown.viewed);
    return space_in(home.decorated, space);
}

/* It is seen as long as it flies, and the room has it when it is there. */
static void expect_decor_to_sink_into(Space space, ResourceCard card)
{
    int frames = 0;
    for (; table_showing(table_game()) && frames < PATIENCE; frames++) {
        assert_true(flies(card_resource(card), PLACE_DECOR));
        assert_false(flies(card_resource(card), PLACE_RESOURCE_DISCARDS));
        assert_int_equal(times_drawn(card), 1);
        assert_false(is_painted(space));
        table_game_run(1);
    }
    assert_in_range(frames, 10, 30);
    assert_true(is_painted(space));
    assert_true(table_settling_resources(table_game()) == CARD_BIT(card)); /* it fades there, */
    assert_int_equal(times_drawn(card), 0);
    for (; table_settling_resources(table_game()); frames++) {
        assert_in_range(frames, 10, PATIENCE);
        table_game_run(1);
    }
    assert_int_equal(times_drawn(card), 1); /* and then it lies on the heap */
    assert_true(table_game()->shown.game.resource_discards & CARD_BIT(card));
    assert_int_equal(table_game()->shown.top_resource, card);
}

static void decor_sinks_into_its_room(void **state)
{
    (void)state;
    const ResourceCard card = play_game(app.play)->hand_resource;
    app.settings.speed = SPEED_NORMAL;
    mouse_click_on(&app, "space a1");
    const Box from = table_game()->shown.flights[0].from, held = table_game()->aim.hand_at;
    assert_true(from.x == held.x && from.y == held.y); /* no jump */
    expect_decor_to_sink_into(SPACE_A1, card);
}

static void a_computers_decor_sinks_into_its_room_too(void **state)
{
    (void)state;
    const ResourceCard card = play_game(app.play)->hand_resource;
    const Move move = {.kind = MOVE_DECORATE, .space = SPACE_A1};
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    app.settings.speed = SPEED_NORMAL;
    assert_true(table_play(table_game_changed(), &app, &move));
    expect_decor_to_sink_into(SPACE_A1, card);
}

static void decor_that_is_redone_sinks_into_its_room_again(void **state)
{
    (void)state;
    const ResourceCard card = play_game(app.play)->hand_resource;
    table_use_space(table_game_changed(), &app, SPACE_A1);
    table_game_key(SDLK_z, KMOD_LCTRL);
    app.settings.speed = SPEED_NORMAL;
    table_press_button(table_game_changed(), &app, BUTTON_REDO);
    expect_decor_to_sink_into(SPACE_A1, card);
}

/* Not before, and from where it is painted. */
static void the_points_of_decor_rise_from_it_when_it_is_there(void **state)
{
    (void)state;
    const Table *table = table_game();
    const int player = table->shown.viewed;
    app.settings.speed = SPEED_NORMAL;
    app.settings.live_score = 1;
    table_use_space(table_game_changed(), &app, SPACE_A1);
    assert_int_equal(table_points_on_their_way(table, player), 2);
    const Box decor = table_decor_box(table, &app, player, SPACE_A1);
    const Box room = home_view_space(table->layout.board, SPACE_A1);
    assert_true(decor.w < room.w && SDL_HasIntersectionF(&decor, &room));
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        const Trinket *points = &table->shown.trinkets.items[i];
        if (points->kind != TRINKET_POINTS)
            continue;
        assert_true(SDL_HasIntersectionF(&decor, &points->from));
        const Flight *card = &table->shown.flights[0];
        assert_true(points->start >= card->start + card->duration - 0.001);
    }
}

/* ---- points ---- */

static int open_supplier(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 67);
}

static int open_handyman(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 68);
}

static int points_of_home(void)
{
    return score_open(&table_game()->shown.game.homes[table_game()->shown.viewed]).total;
}

/* The score that is shown grows, or shrinks, only when the card has landed and its points arrive.
 */
static void expect_points_on_their_way(const Move *move)
{
    const Table *table = table_game();
    const int before = points_of_home(), player = table->shown.viewed;
    app.settings.speed = SPEED_NORMAL;
    app.settings.live_score = 1;
    assert_true(table_play(table_game_changed(), &app, move));
    assert_true(table_showing(table));
    const int gain = points_of_home() - before;
    assert_int_not_equal(gain, 0);
    for (int frame = 0; table_showing(table); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        assert_int_equal(table_points_on_their_way(table, player), gain);
        app_draw(&app);
        table_game_run(1);
    }
    while (table_points_on_their_way(table, player))
        table_game_run(1);
}

/* A move of this kind that changes the score of the mover at once. */
static Move scoring_move(MoveKind kind, bool gains)
{
    const Game *game = play_game(app.play);
    MoveList moves;
    game_moves(game, &moves);
    for (int i = 0; i < moves.count; i++) {
        Game next = *game;
        game_apply(&next, &moves.items[i], NULL);
        const int gain = score_open(&next.homes[game->player]).total - points_of_home();
        if (moves.items[i].kind == kind && (gains ? gain > 0 : gain < 0))
            return moves.items[i];
    }
    fail_msg("no such move");
    return moves.items[0];
}

static void the_drill_sends_its_points(void **state)
{
    (void)state;
    const Move move = scoring_move(MOVE_DRILL, true);
    expect_points_on_their_way(&move);
}

static void what_the_drill_costs_is_counted_when_it_lands(void **state)
{
    (void)state;
    const Move move = scoring_move(MOVE_DRILL, false);
    expect_points_on_their_way(&move);
}

static void the_supplier_sends_its_points(void **state)
{
    (void)state;
    const Move move = scoring_move(MOVE_SUPPLY, true);
    expect_points_on_their_way(&move);
}

static void the_handyman_sends_its_points(void **state)
{
    (void)state;
    const Move move = scoring_move(MOVE_HANDYMAN, false);
    expect_points_on_their_way(&move);
}

/* The treehouse, and the Interior Designer, who makes décor more valuable. */
static void what_is_laid_beside_the_house_sends_its_points(void **state)
{
    (void)state;
    static const ResourceType LAID[] = {RESOURCE_TREEHOUSE, RESOURCE_DESIGNER};
    Table *table = table_game_changed();
    const int player = table->shown.viewed;
    app.settings.speed = SPEED_NORMAL;
    app.settings.live_score = 1;
    for (int i = 0; i < 2; i++) {
        const Event laid = {.kind = EVENT_RESOURCE_LAID,
                            .player = (uint8_t)player,
                            .resource = card_first(resource_cards_of_type(LAID[i]))};
        EventList events = {.count = 1, .items = {laid}};
        home_decorate(&table->shown.game.homes[player], RESOURCE_CAR, SPACE_A1);
        table_show_all(table, &app);
        const int before = points_of_home();
        table_show(table, &app, &events, 0, 1);
        assert_true(points_of_home() > before);
        assert_int_equal(table_points_on_their_way(table, player), points_of_home() - before);
    }
}

/* It stood in the tree while its card was on the way. */
static void a_treehouse_is_built_when_its_card_is_there(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const int player = table->shown.viewed;
    const ResourceCard card = card_first(resource_cards_of_type(RESOURCE_TREEHOUSE));
    const Event laid = {.kind = EVENT_RESOURCE_LAID, .player = (uint8_t)player, .resource = card};
    const EventList events = {.count = 1, .items = {laid}};
    Home seen = {0};
    app.settings.speed = SPEED_NORMAL;
    table_show(table, &app, &events, 0, 1);
    for (int frames = 0; table_showing(table); frames++) {
        assert_in_range(frames, 0, PATIENCE);
        seen = table_home_seen(table, player);
        assert_false(home_has(&seen, RESOURCE_TREEHOUSE));
        table_game_run(1);
    }
    seen = table_home_seen(table, player);
    assert_true(home_has(&seen, RESOURCE_TREEHOUSE));
    assert_true(table_settling_resources(table) == CARD_BIT(card));
}

/* ---- what a computer has in hand ---- */

static bool lies_in_column(Box b, int column)
{
    const float x = b.x + b.w / 2;
    const Box own = table_game()->layout.column[column];
    return x > own.x && x < own.x + own.w && b.y + b.h < own.y + own.h + 2;
}

/* It hung over the market, and over the sign of somebody else's column. */
static void a_computer_holds_its_cards_over_their_own_column(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    app.settings.speed = SPEED_NORMAL;
    for (int column = 1; column < COLUMN_COUNT; column++) {
        const Event taken = {.kind = EVENT_COLUMN_TAKEN,
                             .player = (uint8_t)table->shown.viewed,
                             .column = (uint8_t)column,
                             .room = table->shown.game.market_room[column],
                             .resource = table->shown.game.market_resource[column]};
        EventList events = {.count = 1, .items = {taken}};
        if (!taken.room)
            continue;
        for (int i = 0; i < COLUMN_COUNT; i++)
            table->shown.takings.taker[i] = TAKER_NONE;
        table_show_all(table, &app);
        table_show(table, &app, &events, 0, 1);
        assert_true(table->shown.flight_count > 0);
        for (int i = 0; i < table->shown.flight_count; i++)
            assert_true(lies_in_column(table->shown.flights[i].to, column));
        assert_true(
            lies_in_column(table_place_box(table, (Place){PLACE_HAND_RESOURCE, 0, 0}), column));
    }
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(decor_sinks_into_its_room, open_decor),
        TEST(a_computers_decor_sinks_into_its_room_too, open_decor),
        TEST(decor_that_is_redone_sinks_into_its_room_again, open_decor),
        TEST(the_points_of_decor_rise_from_it_when_it_is_there, open_decor),
        TEST(the_drill_sends_its_points, table_game_open_drill),
        TEST(what_the_drill_costs_is_counted_when_it_lands, table_game_open_drill),
        TEST(the_supplier_sends_its_points, open_supplier),
        TEST(the_handyman_sends_its_points, open_handyman),
        TEST(what_is_laid_beside_the_house_sends_its_points, open_decor),
        TEST(a_treehouse_is_built_when_its_card_is_there, open_decor),
        TEST(a_computer_holds_its_cards_over_their_own_column, table_game_open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
