/* Settings and habits of the table: what ends by itself, what is warned of, who gets hints. */
#include "app/pieces/roof_tray.h"
#include "app/scenes/table/turn_log.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* In which cards are designed (card_view.c). */
static const float CARD_UNITS_ACROSS = 250;

static void a_turn_ends_by_itself_only_if_the_players_wish_so(void **state)
{
    (void)state;
    const int mover = app.play->mover;
    table_game_play_turn();
    assert_int_equal(app.play->mover, mover);
    assert_true(app.play->turn_over);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_false(app.play->turn_over);
    app.settings.auto_end_turn = 1;
    for (int i = 0; i < 60 && app.play->mover == mover; i++) {
        table_game_key(SDLK_TAB, 0);
        if (table_aimed_space(table_game(), &app) != SPACE_LIMIT)
            table_game_key(SDLK_RETURN, 0);
    }
    assert_int_not_equal(app.play->mover, mover);
    assert_false(app.play->turn_over);
}

/* A turn that ends by itself, until its last card is in the air. */
static void drop_last_card(void)
{
    app.settings.auto_end_turn = 1;
    app.settings.speed = SPEED_NORMAL;
    table_game_click("column 5");
    for (int i = 0; i < 60 && !app.play->turn_over; i++) {
        table_game_settle();
        table_game_key(SDLK_TAB, 0);
        if (table_aimed_space(table_game(), &app) != SPACE_LIMIT)
            table_game_key_down(SDLK_RETURN, 0, false);
    }
    assert_true(app.play->turn_over);
    assert_true(table_game()->shown.flight_count > 0);
}

/* The next player's home does not slide in over a card that is still in the air. */
static void a_turn_that_ends_by_itself_lets_its_cards_land(void **state)
{
    (void)state;
    const int mover = app.play->mover;
    bool flies = true;
    drop_last_card();
    for (int frame = 0; app.play->mover == mover; frame++) {
        assert_in_range(frame, 0, 600);
        flies = table_game()->shown.flight_count > 1;
        table_game_run(1);
    }
    assert_false(flies);
    assert_false(app.play->turn_over);
}

static void a_turn_that_would_end_by_itself_can_be_undone_in_the_air(void **state)
{
    (void)state;
    const int mover = app.play->mover;
    drop_last_card();
    table_game_key(SDLK_z, KMOD_CTRL);
    table_game_run(60);
    assert_int_equal(app.play->mover, mover);
    assert_false(app.play->turn_over);
}

static void a_player_who_turned_hints_off_gets_none(void **state)
{
    (void)state;
    app.seats[table_game()->shown.viewed].hints = false;
    table_game_key(SDLK_h, 0);
    assert_false(table_game()->advice.hint_wanted);
    assert_true(table_game()->advice.message[0]);
    app.seats[table_game()->shown.viewed].hints = true;
    table_game_key(SDLK_h, 0);
    assert_true(table_game()->advice.hint_wanted);
}

static TargetKind focused_kind(void)
{
    assert_true(table_game()->aim.focus >= 0);
    return table_game()->targets.items[table_game()->aim.focus].kind;
}

static void the_table_waits_for_the_next_person_only_if_asked_to(void **state)
{
    (void)state;
    app.settings.hand_over = 1;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    assert_true(table_game()->pace.handing_over);
    assert_false(table_person_acts(table_game(), &app));
    table_game_key(SDLK_RETURN, 0);
    assert_false(table_game()->pace.handing_over);
    assert_true(table_person_acts(table_game(), &app));
    assert_int_equal(focused_kind(), TARGET_COLUMN); /* who goes on by keys sees where they are */
    app.settings.hand_over = 0;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    assert_false(table_game()->pace.handing_over);
}

static void the_log_never_tells_the_colour_of_a_roof(void **state)
{
    (void)state;
    static TurnLog log;
    int roofs = 0;
    turn_log_write(&log, play_record(app.play), app.words);
    for (int i = 0; i < log.count; i++) {
        roofs += strstr(log.lines[i].words, "a roof") != NULL;
        assert_null(strstr(log.lines[i].words, "Red roof"));
        assert_null(strstr(log.lines[i].words, "Blue roof"));
        assert_null(strstr(log.lines[i].words, "Green roof"));
        assert_null(strstr(log.lines[i].words, "Brown roof"));
    }
    assert_true(roofs > 0);
}

/* The highest line of words on any card, in the units of cards. */
static void see_print(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    float *highest = self;
    if (canvas != app.canvas && canvas->view.w == CARD_UNITS_ACROSS && drawn->real.h > *highest)
        *highest = drawn->real.h;
}

static float print_at(int text_size)
{
    float highest = 0;
    app.settings.text_size = text_size;
    app_measure(&app);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &highest, .words = see_print});
    app_draw(&app);
    canvas_unwatch(app.canvas, &highest);
    return highest;
}

static void print_on_cards_grows_with_the_text_size(void **state)
{
    (void)state;
    const float usual = print_at(100);
    assert_true(usual > 0);
    assert_true(print_at(200) > 1.2f * usual);
    assert_true(print_at(75) == usual); /* it never shrinks: it is small enough */
}

static void an_empty_column_tells_who_took_it_until_that_is_undone(void **state)
{
    (void)state;
    const int mover = app.play->mover;
    const Takings before = table_game()->shown.takings;
    table_game_play_turn();
    const Event *taken = &table_game()->shown.takings.last[mover];
    assert_int_equal(table_game()->shown.takings.taker[taken->column], mover);
    assert_int_equal(table_game()->shown.game.market_room[taken->column], 0);
    while (play_can_undo(app.play))
        table_game_key(SDLK_z, KMOD_CTRL);
    assert_memory_equal(table_game()->shown.takings.taker, before.taker, sizeof before.taker);
}

static void the_columns_of_a_new_round_were_taken_by_nobody(void **state)
{
    (void)state;
    const int round = table_game()->shown.game.round;
    while (table_game()->shown.game.round == round) {
        table_game_play_turn();
        table_game_key(SDLK_SPACE, 0);
    }
    for (int column = 0; column < COLUMN_COUNT; column++)
        assert_int_equal(table_game()->shown.takings.taker[column], TAKER_NONE);
}

/* How large the letters of a roof tray are at least, in pixels; 0 before any was seen. */
typedef struct Trays {
    int seen;
    float lowest;
} Trays;

static void see_tray(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Trays *trays = self;
    const float height = drawn->print * canvas->unit;
    if (!strstr(drawn->words, " of 4"))
        return;
    trays->seen++;
    trays->lowest = trays->lowest > 0 ? SDL_min(trays->lowest, height) : height;
}

/* With four players in the smallest window too. */
static void every_house_tells_how_far_its_roof_is(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1280, 800}, {1366, 768}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        Trays trays = {0};
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        app_measure(&app);
        table_game_settle();
        layer_renew(table_game_changed()->shown.layer);
        canvas_watch(app.canvas, (CanvasWatcher){.self = &trays, .words = see_tray});
        app_draw(&app);
        canvas_unwatch(app.canvas, &trays);
        assert_int_equal(trays.seen, 4);
        assert_true(trays.lowest >= 9);
    }
}

static void give_roofs(int count)
{
    Table *table = table_game_changed();
    ResourceCardSet roofs = resource_cards_of_kind(RESOURCE_KIND_ROOF);
    while (card_count(roofs) > count)
        roofs &= roofs - 1;
    for (int player = 0; player < 4; player++)
        table->shown.game.homes[player].cards = roofs;
    layer_renew(table->shown.layer);
}

/* A bare number would look like points. */
static void all_houses_tell_of_a_full_roof_in_the_same_words(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1024, 600);
    app_measure(&app);
    table_game_settle();
    give_roofs(4);
    assert_int_equal(seen_times(&app, "4 of 4"), 4);
    give_roofs(15);
    assert_int_equal(seen_times(&app, "15 cards"), 4);
    assert_int_equal(seen_times(&app, "15"), 0);
}

/* How far letters about roofs reach over the cards below them; without their leading. */
typedef struct Reach {
    int seen;
    float furthest;
} Reach;

static Box board_at(const TableLayout *l, Box b)
{
    for (int i = 0; i < l->opponent_count; i++) {
        if (SDL_HasIntersectionF(&l->opponents[i].board, &b))
            return l->opponents[i].board;
    }
    return l->board;
}

static void see_reach(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    static const float CAPITAL = 0.7f; /* of the size */
    Reach *reach = self;
    if (canvas != app.canvas || !strstr(drawn->words, "5"))
        return;
    const Box place = roof_tray_place(board_at(&table_game()->layout, drawn->real), 0);
    const float bottom = drawn->real.y + drawn->real.h / 2 + drawn->print * CAPITAL / 2;
    if (drawn->real.x > place.x && drawn->real.x < place.x + place.w * 5 &&
        fabsf(drawn->real.y + drawn->real.h / 2 - place.y) < place.h) {
        reach->seen++;
        reach->furthest = fmaxf(reach->furthest, bottom - place.y);
    }
}

static void words_about_a_roof_stay_off_its_cards_at_every_text_size(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1366, 768);
    for (app.settings.text_size = 100; app.settings.text_size <= 250;
         app.settings.text_size += 50) {
        Reach reach = {0};
        app_measure(&app);
        table_game_settle();
        give_roofs(5);
        canvas_watch(app.canvas, (CanvasWatcher){.self = &reach, .words = see_reach});
        app_draw(&app);
        canvas_unwatch(app.canvas, &reach);
        assert_int_equal(reach.seen, 4);
        if (reach.furthest > 1)
            fail_msg("text %d: by %.1f", app.settings.text_size, (double)reach.furthest);
    }
}

/* A heap of cards, and whether its number was seen at the corner of it and nowhere else. */
typedef struct Heap {
    Box b;
    char number[8];
    int inside, at_corner;
} Heap;

static void see_heap(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Heap *heap = self;
    (void)canvas;
    if (strcmp(drawn->words, heap->number) != 0 || !SDL_HasIntersectionF(&drawn->real, &heap->b))
        return;
    heap->inside++;
    heap->at_corner += drawn->real.x > heap->b.x + heap->b.w * 0.7f &&
                       drawn->real.y + drawn->real.h / 2 > heap->b.y + heap->b.h * 0.8f;
}

static void look_at_heap(Box b, int cards)
{
    Heap heap = {.b = b};
    snprintf(heap.number, sizeof heap.number, "%d", cards);
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &heap, .words = see_heap});
    app_draw(&app);
    canvas_unwatch(app.canvas, &heap);
    assert_int_equal(heap.inside, 1);
    assert_int_equal(heap.at_corner, 1);
}

/* In the middle it would cover the name of the card. */
static void the_number_of_a_heap_stands_at_its_corner(void **state)
{
    (void)state;
    for (app.settings.text_size = 100; app.settings.text_size <= 200;
         app.settings.text_size += 100) {
        app_measure(&app);
        table_game_settle();
        const TableLayout *l = &table_game()->layout;
        const Game *game = &table_game()->shown.game;
        look_at_heap(l->room_discards, card_count(game->room_discards));
        look_at_heap(l->resource_discards, card_count(game->resource_discards));
        look_at_heap(l->room_deck, ROOM_CARD_COUNT - game->round * COLUMN_COUNT);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_turn_ends_by_itself_only_if_the_players_wish_so),
        TEST(a_turn_that_ends_by_itself_lets_its_cards_land),
        TEST(a_turn_that_would_end_by_itself_can_be_undone_in_the_air),
        TEST(a_player_who_turned_hints_off_gets_none),
        TEST(the_table_waits_for_the_next_person_only_if_asked_to),
        TEST(the_log_never_tells_the_colour_of_a_roof),
        TEST(print_on_cards_grows_with_the_text_size),
        TEST(every_house_tells_how_far_its_roof_is),
        TEST(all_houses_tell_of_a_full_roof_in_the_same_words),
        TEST(words_about_a_roof_stay_off_its_cards_at_every_text_size),
        TEST(the_number_of_a_heap_stands_at_its_corner),
        TEST(an_empty_column_tells_who_took_it_until_that_is_undone),
        TEST(the_columns_of_a_new_round_were_taken_by_nobody),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
