/* What stands beside houses and on their plates: tools, names, and what they leave free. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}, {3440, 1440}};

static int open_three_tools(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 35);
}

static void resize(const int size[2])
{
    SDL_SetWindowSize(app.window, size[0], size[1]);
    app_measure(&app);
    app_draw(&app);
}

/* ---- tools ---- */

static void a_list_of_tools_needs_no_title(void **state)
{
    (void)state;
    assert_true(table_row_is_list(table_game(), table_game()->shown.viewed));
    assert_int_equal(seen_times(&app, "Tools and helpers"), 0);
}

static void two_tools_are_cards_at_every_size(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    for (int player = 0; player < table->shown.game.players; player++)
        table->shown.game.homes[player].cards =
            CARD_BIT(card_first(resource_cards_of_type(RESOURCE_DRILL))) |
            CARD_BIT(card_first(resource_cards_of_type(RESOURCE_MIXER)));
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i]);
        for (int player = 0; player < table->shown.game.players; player++)
            assert_false(table_row_is_list(table, player));
    }
}

static void expect_first_of_two(Table *table, int player)
{
    const ResourceCard one = card_first(resource_cards_of_type(RESOURCE_DRILL));
    const ResourceCard other = card_first(resource_cards_of_type(RESOURCE_MIXER));
    Home *home = &table->shown.game.homes[player];
    home->cards = CARD_BIT(one);
    const Box alone = table_row_box(table, player, one);
    home->cards |= CARD_BIT(other);
    assert_true(SDL_fabsf(alone.w - table_row_box(table, player, one).w) < 0.01f);
}

static void a_first_tool_does_not_shrink_when_a_second_comes(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const Game before = table->shown.game;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i]);
        for (int player = 0; player < before.players; player++) {
            if (player != table->shown.viewed || table->layout.row_least == ROW_PLACES)
                expect_first_of_two(table, player);
        }
        table->shown.game = before;
    }
}

/* ---- plates ---- */

typedef struct Part {
    Box box;
    int texts;
    char words[64]; /* the last of them */
} Part;

static void read_part(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Part *part = self;
    (void)canvas;
    if (!SDL_HasIntersectionF(&part->box, &drawn->real))
        return;
    part->texts++;
    snprintf(part->words, sizeof part->words, "%s", drawn->words);
}

static Part words_in(Box b)
{
    Part part = {.box = b};
    layer_renew(table_game()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &part, .words = read_part});
    app_draw(&app);
    canvas_unwatch(app.canvas, &part);
    return part;
}

static void a_score_waits_for_points_on_their_way(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const int player = table->shown.viewed;
    const int total = score_open(&table->shown.game.homes[player]).total;
    char before[16], after[16];
    snprintf(before, sizeof before, "%d", total - 3);
    snprintf(after, sizeof after, "%d", total);
    app.settings.live_score = 1;
    const Box score = table_plate_parts(&app, table, player).score;
    assert_string_equal(words_in(score).words, after);
    table->shown.trinkets.count = 1;
    table->shown.trinkets.items[0] = (Trinket){.kind = TRINKET_POINTS,
                                               .points = 3,
                                               .player = player,
                                               .start = app.now + 60,
                                               .duration = 1};
    assert_string_equal(words_in(score).words, before);
}

static void only_the_points_of_the_large_house_are_hidden(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    app.settings.live_score = 1;
    table->guest.hides_points = true;
    for (int player = 0; player < table->shown.game.players; player++)
        assert_int_equal(table_plate_parts(&app, table, player).score.w > 0,
                         player != table->shown.viewed);
    table->guest.hides_points = false;
}

static void what_a_player_says_comes_from_that_player_alone(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    resize(SIZES[2]);
    for (int player = 0; player < table->shown.game.players; player++) {
        table->advice.remark = (Remark){"Nicely built!", player, 1, app.now + 60};
        assert_int_equal(seen_times(&app, "Nicely built!"), 1);
    }
}

static void nobody_thinks_when_the_game_is_over(void **state)
{
    (void)state;
    table_game_changed()->shown.game.phase = PHASE_OVER;
    assert_int_equal(seen_times(&app, "the game is over"), 1);
}

static void the_tile_of_what_scores_lies_where_there_is_room(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i]);
        const Box tile = table_game()->layout.tile;
        assert_true(tile.h > 0 || i < 2);
        assert_true(tile.h <= 0 || words_in(tile).texts > 0);
    }
}

/* ---- discards ---- */

typedef struct Rooms {
    int seen[ROOM_CARD_COUNT + 1];
} Rooms;

static void see_room(void *self, const char *kind, int card)
{
    if (strcmp(kind, "room") == 0)
        ((Rooms *)self)->seen[card]++;
}

static bool is_seen(RoomCard card)
{
    Rooms rooms = {0};
    layer_renew(table_game()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &rooms, .piece = see_room});
    app_draw(&app);
    canvas_unwatch(app.canvas, &rooms);
    return rooms.seen[card] > 0;
}

/* If it is among them still: the Supplier may have taken it. */
static void what_was_discarded_last_is_seen_on_the_heap(void **state)
{
    (void)state;
    Shown *shown = &table_game_changed()->shown;
    const uint64_t all = shown->game.room_discards;
    const RoomCard first = card_first(all), second = card_first(all & (all - 1));
    shown->game.room_discards = CARD_BIT(first) | CARD_BIT(second);
    shown->top_room = first;
    assert_true(is_seen(first) && !is_seen(second));
    shown->top_room = second;
    assert_true(is_seen(second) && !is_seen(first));
    shown->game.room_discards = CARD_BIT(first);
    assert_true(is_seen(first) && !is_seen(second));
}

static void a_heap_counts_what_has_come_to_lie_there(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const int lying = card_count(table->shown.game.resource_discards);
    const ResourceCard card = table->shown.game.market_resource[4];
    char before[16], after[16];
    snprintf(before, sizeof before, "%d", lying);
    snprintf(after, sizeof after, "%d", lying + 1);
    app.settings.speed = SPEED_NORMAL;
    const EventList events = {
        .count = 1, .items = {{.kind = EVENT_PAIR_DISCARDED, .column = 4, .resource = card}}};
    table_show(table, &app, &events, 0, 1);
    assert_true(table_showing(table));
    const Box heap = table->layout.resource_discards;
    const Box foot = box(heap.x, heap.y + heap.h - 24, heap.w, 24);
    assert_string_equal(words_in(foot).words, before);
    table_show_all(table, &app);
    assert_string_equal(words_in(foot).words, after);
}

/* ---- décor ---- */

static int expect_decor_inside(const Home *home, Box board)
{
    int count = 0;
    for (SpaceSet left = home->decorated; left; left &= left - 1, count++) {
        const Box room = home_view_space(board, space_first(left));
        const Box decor = home_view_decor(app.canvas, home, board, space_first(left));
        assert_true(decor.x >= room.x - 0.1f && decor.y >= room.y - 0.1f &&
                    decor.x + decor.w <= room.x + room.w + 0.1f &&
                    decor.y + decor.h <= room.y + room.h + 0.1f);
    }
    return count;
}

/* Its light, and the points that rise from it, stay out of other rooms. */
static void decor_is_found_inside_its_room(void **state)
{
    static const char *const RECORDS[] = {REPLAYS "/en-2.dreamhome", REPLAYS "/fr-4.dreamhome",
                                          REPLAYS "/ru-3.dreamhome", REPLAYS "/en-4.dreamhome"};
    (void)state;
    int count = 0;
    for (size_t i = 0; i < COUNT_OF(RECORDS); i++) {
        Record record;
        Error error;
        Game game;
        assert_true(record_file_load(RECORDS[i], &record, &error));
        record_replay(&record, record.move_count, &game);
        for (int player = 0; player < game.players; player++)
            count += expect_decor_inside(&game.homes[player], table_game()->layout.board);
    }
    assert_true(count > 8);
}

static void give_roofs(int count)
{
    Table *table = table_game_changed();
    ResourceCardSet left = resource_cards_of_kind(RESOURCE_KIND_ROOF), roofs = 0;
    for (int i = 0; i < count; i++, left &= left - 1)
        roofs |= CARD_BIT(card_first(left));
    for (int player = 0; player < table->shown.game.players; player++)
        table->shown.game.homes[player].cards = roofs;
}

static void a_tray_says_how_far_its_roof_is(void **state)
{
    (void)state;
    give_roofs(3);
    assert_true(seen_times(&app, "3 of 4"));
    give_roofs(4);
    assert_true(seen_times(&app, "4 of 4"));
    give_roofs(5);
    assert_true(seen_times(&app, "5 cards"));
}

/* ---- plates ---- */

/* What lies behind it is seen. */
static void a_plate_is_no_wider_than_what_stands_on_it(void **state)
{
    (void)state;
    const int player = table_game()->shown.viewed;
    app.settings.text_size = 150; /* then there is room for long ones */
    app_measure(&app);
    const PlateParts parts = table_plate_parts(&app, table_game(), player);
    assert_true(parts.plate.w < table_game()->layout.board.w * 0.6f);
    assert_true(parts.words.w > 0 &&
                parts.words.x + parts.words.w <= parts.plate.x + parts.plate.w);
}

/* Only large words need all of the height. */
static void what_is_said_on_a_plate_stands_below_the_name(void **state)
{
    (void)state;
    const int player = table_game()->shown.viewed;
    assert_false(table_plate_parts(&app, table_game(), player).beside);
    app.settings.text_size = 200;
    app_measure(&app);
    assert_true(table_plate_parts(&app, table_game(), player).beside);
}

static void large_words_keep_off_the_edge_of_their_plate(void **state)
{
    (void)state;
    app.settings.text_size = 250;
    app_measure(&app);
    table_game_changed()->shown.game.marker = 0; /* nothing stands behind the words */
    const PlateParts parts = table_plate_parts(&app, table_game(), table_game()->shown.viewed);
    assert_true(parts.beside);
    assert_true(parts.words.x + parts.words.w <= parts.plate.x + parts.plate.w - 9);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_list_of_tools_needs_no_title, open_three_tools),
        TEST(two_tools_are_cards_at_every_size, table_game_open_two),
        TEST(two_tools_are_cards_at_every_size, table_game_open_four),
        TEST(a_first_tool_does_not_shrink_when_a_second_comes, table_game_open_four),
        TEST(a_score_waits_for_points_on_their_way, table_game_open_four),
        TEST(only_the_points_of_the_large_house_are_hidden, table_game_open_four),
        TEST(what_a_player_says_comes_from_that_player_alone, table_game_open_four),
        TEST(nobody_thinks_when_the_game_is_over, table_game_open_four),
        TEST(the_tile_of_what_scores_lies_where_there_is_room, table_game_open_two),
        TEST(a_tray_says_how_far_its_roof_is, table_game_open_two),
        TEST(a_plate_is_no_wider_than_what_stands_on_it, table_game_open_two),
        TEST(large_words_keep_off_the_edge_of_their_plate, table_game_open_four),
        TEST(what_is_said_on_a_plate_stands_below_the_name, table_game_open_two),
        TEST(decor_is_found_inside_its_room, table_game_open_two),
        TEST(what_was_discarded_last_is_seen_on_the_heap, table_game_open_four),
        TEST(a_heap_counts_what_has_come_to_lie_there, table_game_open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
