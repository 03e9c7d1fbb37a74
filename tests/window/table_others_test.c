/* The houses of the others: what they say and took last, what is marked there, and who is hidden.
 */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}, {3440, 1440}};

static void resize(const int size[2])
{
    SDL_SetWindowSize(app.window, size[0], size[1]);
    app_measure(&app);
    app_draw(&app);
}

typedef struct Part {
    Box box;
    char words[64]; /* the last that are written there */
} Part;

static void read_part(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Part *part = self;
    (void)canvas;
    if (SDL_HasIntersectionF(&part->box, &drawn->real))
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

/* In the header of a house, or below it. */
static Part words_of(const OpponentLayout *o)
{
    const Box pill = opponents_pill(&app, table_game(), o);
    return words_in(o->header ? box_inset(pill, 2) : o->last);
}

/* ---- the last move ---- */

static void expect_remarks_to_be_read(Table *table)
{
    for (int i = 0; i < table->layout.opponent_count; i++) {
        const OpponentLayout *o = &table->layout.opponents[i];
        table->shown.takings.last[o->player].room = 1;
        table->advice.remark = (Remark){"Nicely built!", o->player, 1, app.now + 60};
        if (strncmp(words_of(o).words, "Nicely", 6) != 0)
            fail_msg("text %d, %g wide: %s", app.settings.text_size, (double)app.canvas->view.w,
                     words_of(o).words);
    }
}

static void what_is_said_comes_before_what_was_taken(void **state)
{
    (void)state;
    for (size_t size = 0; size < COUNT_OF(SIZES); size++) {
        for (app.settings.text_size = 100; app.settings.text_size <= 250;
             app.settings.text_size += 50) {
            resize(SIZES[size]);
            expect_remarks_to_be_read(table_game_changed());
        }
    }
}

static void nothing_is_told_of_a_player_who_has_taken_nothing(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    for (size_t size = 0; size < COUNT_OF(SIZES); size++) {
        resize(SIZES[size]);
        for (int i = 0; i < table->layout.opponent_count; i++) {
            const OpponentLayout *o = &table->layout.opponents[i];
            table->shown.takings.last[o->player] = (Event){0};
            assert_true(opponents_pill(&app, table, o).w <= 0);
            assert_true(o->header || !words_in(o->last).words[0]);
        }
    }
}

/* ---- marks ---- */

/* Pixels in the colour of the frame around what is marked. */
static int gold_pixels(Box b)
{
    const SDL_Color gold = TONE_GOLD;
    const float unit = app.canvas->unit;
    SDL_Rect r = {(int)((b.x - 4) * unit), (int)((b.y - 4) * unit), (int)((b.w + 8) * unit),
                  (int)((b.h + 8) * unit)};
    Uint8 *pixels = malloc((size_t)r.w * (size_t)r.h * 3);
    int count = 0;
    assert_non_null(pixels);
    layer_renew(table_game()->shown.layer);
    app_draw(&app);
    assert_int_equal(
        SDL_RenderReadPixels(app.canvas->renderer, &r, SDL_PIXELFORMAT_RGB24, pixels, r.w * 3), 0);
    for (int i = 0; i < r.w * r.h; i++)
        count += memcmp(&pixels[3 * i], &gold, 3) == 0;
    free(pixels);
    return count;
}

static void what_the_last_turn_brought_is_marked_but_not_in_earlier_turns(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    resize(SIZES[2]);
    const OpponentLayout *o = &table->layout.opponents[0];
    const Box space = home_view_space(o->board, SPACE_A1);
    table->shown.changes[o->player] = (Changes){0};
    const int none = gold_pixels(space);
    table->shown.changes[o->player].spaces = space_bit(SPACE_A1);
    assert_true(gold_pixels(space) > none + 50);
    table->shown.looking_back = true;
    assert_in_range(gold_pixels(space), 0, none);
    table->shown.looking_back = false;
}

static void a_tool_that_has_come_is_marked_when_it_lies_there(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    resize(SIZES[2]);
    const int player = table->layout.opponents[0].player;
    const ResourceCard drill = card_first(resource_cards_of_type(RESOURCE_DRILL));
    table->shown.game.homes[player].cards = CARD_BIT(drill);
    table->shown.changes[player] = (Changes){0};
    const Box place = table_row_box(table, player, drill);
    const int none = gold_pixels(place);
    table->shown.changes[player].cards = CARD_BIT(drill);
    assert_true(gold_pixels(place) > none + 50);
    table->shown.flights[table->shown.flight_count++] =
        (Flight){.card = card_resource(drill),
                 .target = {PLACE_ROW, player, drill},
                 .start = app.now + 100,
                 .duration = 1};
    assert_in_range(gold_pixels(place), 0, none);
    table->shown.flight_count = 0;
}

/* ---- hidden ---- */

static void where_the_others_are_hidden_nothing_lies_in_their_place(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    for (size_t size = 0; size < COUNT_OF(SIZES); size++) {
        resize(SIZES[size]);
        table->guest.hides_others = true;
        table_layout(table, &app);
        assert_int_equal(table->layout.opponent_count, 0);
        assert_true(table->layout.tile.h <= 0);
        table->guest.hides_others = false;
    }
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(what_is_said_comes_before_what_was_taken, table_game_open_four),
        TEST(nothing_is_told_of_a_player_who_has_taken_nothing, table_game_open_four),
        TEST(what_the_last_turn_brought_is_marked_but_not_in_earlier_turns, table_game_open_four),
        TEST(a_tool_that_has_come_is_marked_when_it_lies_there, table_game_open_four),
        TEST(where_the_others_are_hidden_nothing_lies_in_their_place, table_game_open_two),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
