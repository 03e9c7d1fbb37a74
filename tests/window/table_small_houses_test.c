/* The houses of the other players: what is told in them, small and enlarged. */
#include "table_game.h"

#include "app/pieces/bonus_tracker.h"
#include "app/scenes/table/opponents.h"
#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "testing.h"

/* These stand in front of the program's own, which do the work (-Wl,--wrap). */
void __real_bonus_tracker_draw(Canvas *canvas, const Home *home, Box b);
void __wrap_bonus_tracker_draw(Canvas *canvas, const Home *home, Box b);
void __real_home_view_draw_signs(Canvas *canvas, const Home *home, Box board, SpaceSet hidden);
void __wrap_home_view_draw_signs(Canvas *canvas, const Home *home, Box board, SpaceSet hidden);

static const Home *bonuses_of[8];
static int bonuses, signs;

void __wrap_bonus_tracker_draw(Canvas *canvas, const Home *home, Box b)
{
    bonuses_of[bonuses++ % 8] = home;
    __real_bonus_tracker_draw(canvas, home, b);
}

void __wrap_home_view_draw_signs(Canvas *canvas, const Home *home, Box board, SpaceSet hidden)
{
    signs++;
    __real_home_view_draw_signs(canvas, home, board, hidden);
}

static void look(int width, int height)
{
    SDL_SetWindowSize(app.window, width, height);
    app_measure(&app);
    app_draw(&app);
    layer_renew(table_game_changed()->shown.layer);
    bonuses = signs = 0;
    app_draw(&app);
}

static void every_house_has_its_own_bonuses(void **state)
{
    const Home *homes = table_game()->shown.game.homes;
    unsigned players = 0;
    (void)state;
    look(1366, 768);
    assert_int_equal(bonuses, 4);
    for (int i = 0; i < bonuses; i++)
        players |= 1u << (bonuses_of[i] - homes);
    assert_int_equal(players, 15);
}

/* Where pictures are too small to be known. */
static void rooms_of_very_small_houses_have_signs(void **state)
{
    (void)state;
    look(1024, 600);
    assert_true(signs > 0);
}

static void rooms_of_larger_houses_are_known_by_their_pictures(void **state)
{
    (void)state;
    look(2400, 800);
    assert_true(home_view_space(table_game()->layout.opponents[0].board, SPACE_A1).w > 70);
    assert_int_equal(signs, 0);
}

typedef struct Times {
    const char *words;
    int count;
} Times;

static void count_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Times *times = self;
    (void)canvas;
    times->count += SDL_strcmp(drawn->words, times->words) == 0;
}

static int times_in_enlarged(const OpponentLayout *o, const char *words)
{
    Times times = {.words = words};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &times, .words = count_words});
    opponents_draw_enlarged(&app, table_game(), o);
    canvas_unwatch(app.canvas, &times);
    return times.count;
}

static void an_enlarged_house_says_whose_it_is_and_shows_its_roof(void **state)
{
    (void)state;
    look(1280, 800);
    const OpponentLayout *o = &table_game()->layout.opponents[0];
    assert_true(opponents_enlarged(&app, table_game(), o).w > 0);
    assert_int_equal(times_in_enlarged(o, table_seat_name(&app, o->player)), 1);
    assert_int_equal(times_in_enlarged(o, "Roof"), 1);
}

static void an_enlarged_house_leaves_what_can_be_taken_in_view(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1280, 800}, {1366, 768}, {1920, 1080}};
    const Table *table = table_game();
    (void)state;
    for (size_t size = 0; size < COUNT_OF(SIZES); size++) {
        look(SIZES[size][0], SIZES[size][1]);
        for (int i = 0; i < table->layout.opponent_count; i++) {
            const Box b = opponents_enlarged(&app, table, &table->layout.opponents[i]);
            for (int column = 0; column < COLUMN_COUNT; column++) {
                if (b.w > 0 && table->shown.game.market_room[column])
                    assert_false(SDL_HasIntersectionF(&b, &table->layout.column[column]));
            }
        }
    }
}

static void what_a_computer_says_is_gone_after_a_while(void **state)
{
    static const char WORDS[] = "Nicely done!";
    Table *table = table_game_changed();
    (void)state;
    look(1280, 800);
    table->advice.remark =
        (Remark){.words = WORDS, .player = table->shown.viewed, .until = app.now + 0.2};
    layer_renew(table->shown.layer);
    assert_true(seen(&app, WORDS));
    table_game_run(30);
    assert_false(layer_is_valid(table->shown.layer)); /* it is drawn anew */
    assert_false(seen(&app, WORDS));
}

/* Only the faces of one's own, if one likes. */
static void the_roofs_of_others_stay_closed(void **state)
{
    (void)state;
    const Table *table = table_game();
    for (int player = 0; player < 4; player++) {
        app.seats[player].shows_roofs = true;
        assert_int_equal(table_sees_roofs(&app, table, player), player == table->shown.viewed);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rooms_of_larger_houses_are_known_by_their_pictures,
                                        table_game_open_two, table_game_close),
        TEST(every_house_has_its_own_bonuses),
        TEST(rooms_of_very_small_houses_have_signs),
        TEST(an_enlarged_house_says_whose_it_is_and_shows_its_roof),
        TEST(an_enlarged_house_leaves_what_can_be_taken_in_view),
        cmocka_unit_test_setup_teardown(an_enlarged_house_leaves_what_can_be_taken_in_view,
                                        table_game_open_two, table_game_close),
        TEST(what_a_computer_says_is_gone_after_a_while),
        TEST(the_roofs_of_others_stay_closed),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
