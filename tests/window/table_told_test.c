/* What the table tells unasked and asked: tips, notes and prompts say what is so, to whom it is. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "app/words/names.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static int open_helpers(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 66);
}

/* ---- tips ---- */

static void take_tip(void *self, const Canvas *canvas, const Thing *thing)
{
    (void)canvas;
    if (strcmp(thing->kind, "tip") == 0)
        *(Box *)self = thing->box;
}

static Box tip_about(TipId id, TargetKind kind, int index)
{
    Table *table = table_game_changed();
    Box tip = {0};
    table->tip = (FirstTip){true, id, app.play->mover, kind, index, .card = card_resource(1)};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &tip, .thing = take_tip});
    table_draw_tip(table, &app);
    canvas_unwatch(app.canvas, &tip);
    assert_true(tip.w > 0);
    return tip;
}

static void the_tip_about_the_marker_lies_beside_the_plate(void **state)
{
    (void)state;
    const Box tip = tip_about(TIP_MARKER, TARGET_HEAP, HEAP_ROOM_DISCARDS); /* wherever it was */
    const Box plate = table_plate_parts(&app, table_game(), app.play->mover).plate;
    const Box around = box_inset(plate, -20);
    assert_true(SDL_HasIntersectionF(&tip, &around));
    assert_false(SDL_HasIntersectionF(&tip, &plate));
}

static void expect_columns_in_view(Box tip)
{
    const Table *table = table_game();
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Box b = table->layout.column[column];
        if (table->shown.game.market_room[column] && SDL_HasIntersectionF(&tip, &b))
            fail_msg("text %d, %g wide: a tip covers column %d", app.settings.text_size,
                     (double)app.canvas->view.w, column);
    }
}

static void tips_leave_columns_in_view_at_every_size(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1024, 768},  {1280, 800},
                                   {1366, 768}, {1920, 1080}, {3440, 1440}};
    (void)state;
    for (size_t size = 0; size < COUNT_OF(SIZES); size++) {
        SDL_SetWindowSize(app.window, SIZES[size][0], SIZES[size][1]);
        for (app.settings.text_size = 100; app.settings.text_size <= 250;
             app.settings.text_size += 50) {
            app_measure(&app);
            table_game_settle();
            expect_columns_in_view(tip_about(TIP_MARKER, TARGET_HEAP, HEAP_ROOMS));
            expect_columns_in_view(tip_about(TIP_ROOF, TARGET_HEAP, HEAP_ROOFS));
            for (int i = 0; i < SPACE_COUNT; i++)
                expect_columns_in_view(tip_about(TIP_DECOR, TARGET_SPACE, SPACES_IN_BYTE_ORDER[i]));
            for (int i = 0; i < table_game()->targets.count; i++) {
                const Target *target = &table_game()->targets.items[i];
                if (target->kind == TARGET_RESOURCE || target->kind == TARGET_BUTTON)
                    expect_columns_in_view(tip_about(TIP_TOOL, target->kind, target->index));
            }
        }
    }
}

static void nobody_reads_the_tip_of_another_player(void **state)
{
    (void)state;
    tip_about(TIP_ROOF, TARGET_HEAP, HEAP_ROOFS);
    assert_string_not_equal(table_tip_words(table_game(), &app), "");
    table_game_changed()->tip.seat = (app.play->mover + 1) % play_game(app.play)->players;
    assert_string_equal(table_tip_words(table_game(), &app), "");
}

/* ---- notes ---- */

typedef struct Opened {
    char words[2048];
    Box paper;
} Opened;

static void take_cover(void *self, const Canvas *canvas, Box b)
{
    (void)canvas;
    ((Opened *)self)->paper = b;
}

static void take_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Opened *opened = self;
    const size_t length = strlen(opened->words);
    if (canvas == app.canvas)
        snprintf(opened->words + length, sizeof opened->words - length, "%s\n", drawn->words);
}

static Opened note_at(TargetKind kind, int index, double late)
{
    Opened opened = {.words = ""};
    Table *table = table_game_changed();
    const Target *target = table_game_target(kind, index);
    assert_non_null(target);
    app.input.pointer_used = true;
    table->aim.hover = (int)(target - table->targets.items);
    table_notice(table, &app);
    app.now = table_note_due(table) + late;
    canvas_watch(app.canvas,
                 (CanvasWatcher){.self = &opened, .cover = take_cover, .words = take_words});
    table_draw_tooltip(table, &app);
    canvas_unwatch(app.canvas, &opened);
    return opened;
}

static Opened note_about(TargetKind kind, int index)
{
    return note_at(kind, index, 1);
}

static void what_is_only_passed_over_has_no_note(void **state)
{
    (void)state;
    assert_string_equal(note_at(TARGET_COLUMN, 4, -0.1).words, "");
    assert_string_not_equal(note_at(TARGET_COLUMN, 4, 0.1).words, "");
}

static void a_note_about_a_column_lies_below_the_market(void **state)
{
    (void)state;
    const Box market = table_game()->layout.market;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (!table_game_target(TARGET_COLUMN, column))
            continue;
        const Box paper = note_about(TARGET_COLUMN, column).paper;
        assert_true(paper.h > 0 && paper.y >= market.y + market.h);
    }
}

static void notes_open_again_after_a_card_was_put_down(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    note_about(TARGET_COLUMN, 4);
    table->aim.note_muted = true;
    assert_string_equal(note_about(TARGET_COLUMN, 4).words, "");
    assert_string_not_equal(note_about(TARGET_HEAP, HEAP_ROOMS).words, "");
}

static void a_note_tells_only_roofs_that_lie_open(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const int player = table->shown.viewed;
    const ResourceCard roof = card_first(resource_cards_of_type(RESOURCE_ROOF_GREEN));
    const char *name = tr(app.words, name_of_resource(RESOURCE_ROOF_GREEN));
    table->shown.game.homes[player].cards |= CARD_BIT(roof);
    app.seats[player].shows_roofs = false;
    assert_null(strstr(note_about(TARGET_HEAP, HEAP_ROOFS).words, name));
    app.seats[player].shows_roofs = true;
    assert_non_null(strstr(note_about(TARGET_HEAP, HEAP_ROOFS).words, name));
}

static void a_puzzle_does_not_tell_what_a_room_is_worth(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    assert_non_null(strstr(note_about(TARGET_SPACE, SPACE_B1).words, "Worth"));
    table->guest.hides_points = true;
    assert_null(strstr(note_about(TARGET_SPACE, SPACE_B1).words, "Worth"));
    table->guest.hides_points = false;
}

static void the_first_column_tells_what_the_marker_is_good_for_now(void **state)
{
    (void)state;
    Shown *shown = &table_game_changed()->shown;
    const char *words = tr(app.words, help_of_marker(shown->game.round));
    const char *last = tr(app.words, help_of_marker(ROUND_COUNT));
    assert_string_not_equal(words, last);
    assert_non_null(strstr(note_about(TARGET_COLUMN, 0).words, words));
    shown->game.round = ROUND_COUNT;
    assert_non_null(strstr(note_about(TARGET_COLUMN, 0).words, last));
}

static void only_dark_spaces_have_notes_while_cards_are_in_hand(void **state)
{
    (void)state;
    for (int column = 4; column > 0 && !table_game()->intent.active; column--)
        table_use_column(table_game_changed(), &app, column);
    table_find_targets(table_game_changed(), &app);
    int dark = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        const bool usable = table_game_target(TARGET_SPACE, space)->usable;
        const bool told = note_about(TARGET_SPACE, space).words[0];
        assert_int_equal(told, !usable);
        dark += !usable;
    }
    assert_true(dark > 0);
    assert_string_equal(note_about(TARGET_HEAP, HEAP_ROOMS).words, "");
}

/* ---- prompts ---- */

static void at_the_end_no_helper_is_lit_before_one_is_chosen(void **state)
{
    (void)state;
    assert_int_equal(play_game(app.play)->phase, PHASE_END);
    assert_int_equal(table_asked_card(&app, table_game()), 0);
    assert_int_not_equal(table_prompted_card(&app, table_game()), 0);
    table_game_click("resource roofer");
    assert_int_equal(resource_card_type(table_asked_card(&app, table_game())), RESOURCE_ROOFER);
}

static void no_tool_is_asked_about_when_the_turn_is_over(void **state)
{
    (void)state;
    assert_int_not_equal(table_prompted_card(&app, table_game()), 0);
    app.play->turn_over = true;
    assert_int_equal(table_prompted_card(&app, table_game()), 0);
    app.play->turn_over = false;
}

static void an_earlier_turn_is_called_so(void **state)
{
    (void)state;
    assert_false(seen(&app, "An earlier turn."));
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(seen(&app, "An earlier turn."));
    assert_false(seen(&app, "Take a column."));
}

static void a_refusal_is_read_before_a_notice(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    snprintf(app.notice, sizeof app.notice, "A picture was saved.");
    table_say(table, &app, "That cannot be.");
    assert_true(seen(&app, "That cannot be."));
    assert_false(seen(&app, "A picture was saved."));
    table->advice.message_until = app.now - 1;
    assert_true(seen(&app, "A picture was saved."));
}

static void take_prompt(void *self, Saying saying, const char *words)
{
    (void)words;
    *(int *)self += saying == SAYING_PROMPT;
}

static int prompts_said(void)
{
    int prompts = 0;
    canvas_watch(app.canvas, (CanvasWatcher){.self = &prompts, .said = take_prompt});
    app_draw(&app);
    canvas_unwatch(app.canvas, &prompts);
    return prompts;
}

static void what_is_to_be_done_is_said_when_the_cards_have_landed(void **state)
{
    (void)state;
    assert_int_equal(prompts_said(), 1);
    app.settings.speed = SPEED_NORMAL;
    table_glide_back(table_game_changed(), &app, 4, true, true);
    assert_true(table_showing(table_game()));
    assert_int_equal(prompts_said(), 0);
    table_show_all(table_game_changed(), &app);
    assert_int_equal(prompts_said(), 1);
}

static int open_first_turn(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 0);
}

static void discarding_a_column_is_not_announced_as_the_end_of_a_turn(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    assert_int_equal(play_game(app.play)->phase, PHASE_DISCARD);
    assert_true(table_play(table, &app, &(Move){.kind = MOVE_DISCARD, .column = 4}));
    app.seats[table->shown.viewed].ends_turn = true;
    table->pace.ends_at = app.now + 60;
    assert_true(app.play->turn_over && table_waits_to_end(table, &app));
    assert_true(seen(&app, "Column discarded. Continue?"));
    assert_false(seen(&app, "Your turn ends by itself."));
}

static void on_a_touch_screen_prompts_name_no_keys(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    app.input.device = DEVICE_TOUCH;
    assert_true(seen(&app, "Drag it to your house, or click."));
    for (int column = 4; column > 0 && !table->intent.active; column--)
        table_use_column(table, &app, column);
    assert_true(table->intent.active && !intent_must_be_face_down(&table->intent));
    assert_true(seen(&app, "A second finger: face down"));
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_tip_about_the_marker_lies_beside_the_plate, table_game_open_two),
        TEST(tips_leave_columns_in_view_at_every_size, table_game_open_two),
        TEST(nobody_reads_the_tip_of_another_player, table_game_open_two),
        TEST(what_is_only_passed_over_has_no_note, table_game_open_two),
        TEST(a_note_about_a_column_lies_below_the_market, table_game_open_two),
        TEST(notes_open_again_after_a_card_was_put_down, table_game_open_two),
        TEST(a_note_tells_only_roofs_that_lie_open, table_game_open_two),
        TEST(a_puzzle_does_not_tell_what_a_room_is_worth, table_game_open_mixer),
        TEST(the_first_column_tells_what_the_marker_is_good_for_now, table_game_open_mixer),
        TEST(only_dark_spaces_have_notes_while_cards_are_in_hand, table_game_open_mixer),
        TEST(at_the_end_no_helper_is_lit_before_one_is_chosen, open_helpers),
        TEST(no_tool_is_asked_about_when_the_turn_is_over, table_game_open_jackhammer),
        TEST(an_earlier_turn_is_called_so, table_game_open_four),
        TEST(a_refusal_is_read_before_a_notice, table_game_open_two),
        TEST(what_is_to_be_done_is_said_when_the_cards_have_landed, table_game_open_four),
        TEST(discarding_a_column_is_not_announced_as_the_end_of_a_turn, open_first_turn),
        TEST(on_a_touch_screen_prompts_name_no_keys, table_game_open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
