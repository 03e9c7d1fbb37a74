/* Small things that move on the table, and what computer players say while they do. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "dreamhome/notation.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 600 }; /* frames */

static int open_decor(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 15);
}

static int viewed(void)
{
    return table_game()->shown.viewed;
}

static void show(Event event)
{
    EventList events = {.count = 1};
    event.player = (uint8_t)viewed();
    events.items[0] = event;
    app.settings.speed = SPEED_NORMAL;
    table_show(table_game_changed(), &app, &events, 0, 1);
}

static int count_of(TrinketKind kind, Trinket *last)
{
    const Trinkets *trinkets = &table_game()->shown.trinkets;
    int count = 0;
    for (int i = 0; i < trinkets->count; i++) {
        if (trinkets->items[i].kind != kind)
            continue;
        count++;
        *last = trinkets->items[i];
    }
    return count;
}

/* ---- points ---- */

static void lay_treehouse(void)
{
    app.settings.live_score = 1;
    show((Event){.kind = EVENT_RESOURCE_LAID,
                 .resource = card_first(resource_cards_of_type(RESOURCE_TREEHOUSE))});
}

static void points_rise_from_what_stands_in_the_garden(void **state)
{
    (void)state;
    Trinket points;
    lay_treehouse();
    const Box tree = home_view_garden(table_game()->layout.board, RESOURCE_TREEHOUSE);
    assert_int_equal(count_of(TRINKET_POINTS, &points), 1);
    assert_true(SDL_HasIntersectionF(&tree, &points.from));
}

static void only_the_owner_waits_for_points_from_the_garden(void **state)
{
    (void)state;
    lay_treehouse();
    for (int player = 0; player < table_game()->shown.game.players; player++)
        assert_int_equal(table_points_on_their_way(table_game(), player) != 0, player == viewed());
}

static void draw_until_nothing_is_missing(void)
{
    for (int frame = 0; !layer_is_valid(table_game()->shown.layer); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        app_draw(&app);
        table_game_run(1);
    }
}

static void a_score_is_drawn_anew_when_its_points_arrive(void **state)
{
    (void)state;
    lay_treehouse();
    table_game_settle();
    draw_until_nothing_is_missing();
    for (int frame = 0; table_points_on_their_way(table_game(), viewed()); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        assert_true(layer_is_valid(table_game()->shown.layer));
        table_game_run(1);
    }
    assert_false(layer_is_valid(table_game()->shown.layer));
}

/* ---- rooms ---- */

static void join_at(const char *line, Space space)
{
    Table *table = table_game_changed();
    Home *home = &table->shown.game.homes[viewed()];
    const Home before = {0};
    const Event placed = {
        .kind = EVENT_ROOM_PLACED, .player = (uint8_t)viewed(), .space = (uint8_t)space};
    Complaint complaint;
    assert_true(notation_read_home(word_of(line), home, &complaint));
    app.settings.speed = SPEED_NORMAL;
    table->shown.trinkets.count = 0;
    table_start_trinkets(table, &app, &placed, &before);
}

static void expect_wall_between(Space left, Space right)
{
    const Box board = table_game()->layout.board;
    const float x = home_view_space(board, left).x + home_view_space(board, left).w;
    Trinket wall;
    assert_int_equal(count_of(TRINKET_WALL, &wall), 1);
    assert_float_equal(wall.from.x, x, 0.01); /* as wide as the post that stood there */
    assert_float_equal(wall.from.x + wall.from.w, home_view_space(board, right).x, 0.01);
}

static void the_wall_comes_down_to_whichever_side_a_room_has_grown(void **state)
{
    (void)state;
    join_at("b1=living-1 c1=living-2", SPACE_C1);
    expect_wall_between(SPACE_B1, SPACE_C1);
    join_at("b1=living-1 c1=living-2", SPACE_B1);
    expect_wall_between(SPACE_B1, SPACE_C1);
}

/* The colours of a box in the next frame. */
static int look_at(Box b, Uint32 pixels[1 << 14])
{
    const SDL_Rect part = paint_pixels_around(app.canvas, b);
    assert_in_range(part.w * part.h, 1, 1 << 14);
    layer_renew(table_game_changed()->shown.layer);
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &part, SDL_PIXELFORMAT_ARGB8888,
                                          pixels, part.w * (int)sizeof(Uint32)),
                     0);
    return part.w * part.h;
}

static int difference(Uint32 one, Uint32 other)
{
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8)
        most = SDL_max(most, abs((int)(one >> shift & 255) - (int)(other >> shift & 255)));
    return most;
}

static void a_wall_looks_like_the_post_that_stood_there(void **state)
{
    static Uint32 before[1 << 14], now[1 << 14];
    Trinket wall;
    (void)state;
    pictures_wait(app.canvas->pictures, true);
    join_at("b1=living-1 c1=living-2", SPACE_C1);
    assert_int_equal(count_of(TRINKET_WALL, &wall), 1);
    const Box post = wall.from;
    join_at("b1=living-1 c1=kitchen-1", SPACE_C1);
    const Box gap = box_inset(post, post.w * 0.3f); /* without its soft edges */
    const int size = look_at(gap, before);
    join_at("b1=living-1 c1=living-2", SPACE_C1);
    app.now += (double)table_speed(&app);
    assert_int_equal(look_at(gap, now), size);
    for (int i = 0; i < size; i++)
        assert_in_range(difference(before[i], now[i]), 0, 24);
}

static void the_card_of_decor_fades_where_it_landed(void **state)
{
    (void)state;
    const ResourceCard card = play_game(app.play)->hand_resource;
    Trinket faded;
    app.settings.speed = SPEED_NORMAL;
    table_use_space(table_game_changed(), &app, SPACE_A1);
    table_game_settle();
    assert_int_equal(count_of(TRINKET_CARD, &faded), 1);
    assert_int_equal(faded.card.face, CARD_RESOURCE);
    assert_int_equal(faded.card.card, card);
}

static void a_heap_is_drawn_anew_when_the_card_of_decor_has_faded(void **state)
{
    (void)state;
    Trinket faded;
    app.settings.speed = SPEED_NORMAL;
    table_use_space(table_game_changed(), &app, SPACE_A1);
    table_game_settle();
    draw_until_nothing_is_missing();
    for (int frame = 0; count_of(TRINKET_CARD, &faded); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        table_game_run(1);
    }
    assert_false(layer_is_valid(table_game()->shown.layer));
}

/* Cards of both kinds have the same numbers. */
static void a_room_that_settles_hides_nothing_on_the_heaps(void **state)
{
    (void)state;
    const Flight room = {.card = card_room(7), .target = {PLACE_SPACE, viewed(), SPACE_C1}};
    app.settings.speed = SPEED_NORMAL;
    table_settle_card(table_game_changed(), &app, &room);
    assert_true(table_trinkets_move(table_game()));
    assert_true(table_settling_resources(table_game()) == 0);
}

/* ---- cards that turn over ---- */

static const Flight *last_flight(void)
{
    const Shown *shown = &table_game()->shown;
    assert_true(shown->flight_count > 0);
    return &shown->flights[shown->flight_count - 1];
}

static const Flight *place_face_down(Level level, bool covered)
{
    Table *table = table_game_changed();
    table->shown.flight_count = 0;
    table->aim.hand_covered = covered;
    play_set_level(app.play, viewed(), level);
    show((Event){.kind = EVENT_ROOM_PLACED, .space = SPACE_C1, .room = 7, .face_down = true});
    return last_flight();
}

static void a_room_that_was_turned_over_in_hand_turns_no_more(void **state)
{
    (void)state;
    const Flight *flight = place_face_down(LEVEL_PERSON, false);
    assert_int_equal(flight->flip, FLIP_DOWN);
    assert_int_equal(flight->card.face, CARD_ROOM);
    flight = place_face_down(LEVEL_PERSON, true);
    assert_int_equal(flight->flip, FLIP_NONE);
    assert_int_equal(flight->card.face, CARD_ROOM_BACK);
}

static void a_computers_room_turns_over_whatever_a_person_held(void **state)
{
    (void)state;
    const Flight *flight = place_face_down(LEVEL_KID, true);
    assert_int_equal(flight->flip, FLIP_DOWN);
    assert_int_equal(flight->card.face, CARD_ROOM);
}

static void a_room_that_was_turned_over_in_hand_turns_up_on_its_way_to_the_market(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    app.settings.speed = SPEED_NORMAL;
    table->aim.hand_covered = true;
    table_glide_back(table, &app, 4, true, false);
    assert_int_equal(last_flight()->flip, FLIP_UP);
    table->aim.hand_covered = false;
    table_glide_back(table, &app, 4, true, false);
    assert_int_equal(last_flight()->flip, FLIP_NONE);
}

static void a_room_that_waited_turns_over_as_it_was(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    app.settings.speed = SPEED_NORMAL;
    table->intent.game.hand_room = 7;
    table->intent.face_down = true;
    table_fetch_waiting(table, &app, 4);
    assert_int_equal(last_flight()->flip, FLIP_DOWN);
    table->intent.face_down = false;
    table_fetch_waiting(table, &app, 4);
    assert_int_equal(last_flight()->flip, FLIP_NONE);
}

static void where_nothing_moves_the_marker_is_back_at_once(void **state)
{
    (void)state;
    app.settings.speed = SPEED_OFF;
    table_walk_marker_back(table_game_changed(), &app, table_game()->layout.plate);
    assert_false(table_marker_returns(table_game()));
}

static void count_marker(void *self, const char *kind, int card)
{
    (void)card;
    *(int *)self += strcmp(kind, "marker") == 0;
}

static int markers_seen(void)
{
    int markers = 0;
    layer_renew(table_game()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &markers, .piece = count_marker});
    app_draw(&app);
    canvas_unwatch(app.canvas, &markers);
    return markers;
}

static void expect_markers_until_all_is_still(int markers)
{
    for (int frame = 0; table_showing(table_game()) || table_trinkets_move(table_game()); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        assert_int_equal(markers_seen(), markers);
        table_game_run(1);
    }
    assert_int_equal(markers_seen(), markers);
}

static int open_first_turn(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-4.dreamhome", 0);
}

/* It lies at its column as long as it can be had there, and with the player who has it now. */
static void the_marker_is_never_gone_nor_in_two_places(void **state)
{
    (void)state;
    const Move take = {.kind = MOVE_TAKE, .column = 0};
    app.settings.speed = SPEED_NORMAL;
    assert_int_equal(markers_seen(), 2);
    assert_true(table_play(table_game_changed(), &app, &take));
    assert_true(table_marker_walks(table_game(), viewed()));
    expect_markers_until_all_is_still(1);
    table_undo(table_game_changed(), &app);
    assert_true(table_marker_returns(table_game()));
    expect_markers_until_all_is_still(2);
}

static void the_marker_walks_back_only_from_who_had_it(void **state)
{
    (void)state;
    Move take = {.kind = MOVE_TAKE, .column = 1};
    while (game_check(play_game(app.play), &take))
        take.column++;
    assert_in_range(take.column, 1, COLUMN_COUNT - 1);
    assert_true(table_play(table_game_changed(), &app, &take));
    table_game_settle();
    app.settings.speed = SPEED_NORMAL;
    table_undo(table_game_changed(), &app);
    assert_false(table_marker_returns(table_game()));
}

/* ---- discards ---- */

static void hurrying_puts_the_last_card_on_top_of_the_discards(void **state)
{
    (void)state;
    const Table *table = table_game();
    const ResourceCard card = table->shown.game.market_resource[4];
    show((Event){.kind = EVENT_PAIR_DISCARDED,
                 .column = 4,
                 .room = table->shown.game.market_room[4],
                 .resource = card});
    assert_int_not_equal(table->shown.top_resource, card);
    table_show_all(table_game_changed(), &app);
    assert_int_equal(table->shown.top_resource, card);
}

/* ---- what computers say ---- */

static const char *said_when_the_marker_is_taken(void)
{
    table_game_changed()->advice.remark = (Remark){0};
    show((Event){.kind = EVENT_MARKER_MOVED});
    return table_game()->advice.remark.words;
}

static void computers_talk_only_to_those_who_want_it(void **state)
{
    (void)state;
    play_set_level(app.play, viewed(), LEVEL_KID);
    app.settings.remarks = 1;
    assert_non_null(said_when_the_marker_is_taken());
    app.settings.remarks = 0;
    assert_null(said_when_the_marker_is_taken());
}

static void computers_say_nothing_twice_when_a_turn_is_shown_again(void **state)
{
    (void)state;
    play_set_level(app.play, viewed(), LEVEL_KID);
    app.settings.remarks = 1;
    table_game_changed()->shown.looking_back = true;
    assert_null(said_when_the_marker_is_taken());
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(points_rise_from_what_stands_in_the_garden, open_decor),
        TEST(only_the_owner_waits_for_points_from_the_garden, open_decor),
        TEST(a_score_is_drawn_anew_when_its_points_arrive, open_decor),
        TEST(the_wall_comes_down_to_whichever_side_a_room_has_grown, open_decor),
        TEST(a_wall_looks_like_the_post_that_stood_there, open_decor),
        TEST(the_card_of_decor_fades_where_it_landed, open_decor),
        TEST(a_heap_is_drawn_anew_when_the_card_of_decor_has_faded, open_decor),
        TEST(a_room_that_settles_hides_nothing_on_the_heaps, open_decor),
        TEST(a_room_that_was_turned_over_in_hand_turns_no_more, open_decor),
        TEST(a_computers_room_turns_over_whatever_a_person_held, open_decor),
        TEST(a_room_that_was_turned_over_in_hand_turns_up_on_its_way_to_the_market,
             table_game_open_two),
        TEST(a_room_that_waited_turns_over_as_it_was, table_game_open_two),
        TEST(where_nothing_moves_the_marker_is_back_at_once, open_decor),
        TEST(the_marker_is_never_gone_nor_in_two_places, open_first_turn),
        TEST(the_marker_walks_back_only_from_who_had_it, table_game_open_four),
        TEST(hurrying_puts_the_last_card_on_top_of_the_discards, table_game_open_two),
        TEST(computers_talk_only_to_those_who_want_it, table_game_open_four),
        TEST(computers_say_nothing_twice_when_a_turn_is_shown_again, table_game_open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
