/* What lies beside the house. More than two tools are listed with their names, and the one that the
 * question is about is lit; the points for functionality stand at the end of their panel. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "app/scenes/table/table_words.h"
#include "app/words/names.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>

/* A Jackhammer that can be used, beside two helpers. */
static int open_three(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 35);
}

static int open_helpers(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 66);
}

static ResourceCard own_card(ResourceType type)
{
    const Home *home = &table_game()->shown.game.homes[table_game()->shown.viewed];
    const ResourceCardSet cards = table_row_cards(home) & resource_cards_of_type(type);
    assert_true(cards != 0);
    return card_first(cards);
}

static Box place_of(ResourceType type)
{
    return table_row_place(table_game(), table_game()->shown.viewed, own_card(type));
}

static void expect_name(ResourceType type, const char *language)
{
    if (!seen_times(&app, tr(app.words, name_of_resource(type))))
        fail_msg("%s, %g wide: %s is not told", language, (double)app.canvas->view.w,
                 name_of_resource(type));
}

static void look_for_names(const char *language)
{
    const Box panel = table_game()->layout.tools;
    assert_true(table_row_is_list(table_game(), table_game()->shown.viewed));
    expect_name(RESOURCE_JACKHAMMER, language);
    expect_name(RESOURCE_ROOFER, language);
    expect_name(RESOURCE_DESIGNER, language);
    const Box first = place_of(RESOURCE_JACKHAMMER), second = place_of(RESOURCE_ROOFER);
    const Box last = place_of(RESOURCE_DESIGNER);
    assert_true(first.y >= panel.y && second.y >= first.y + first.h && last.y > second.y &&
                last.y + last.h <= panel.y + panel.h);
}

static void three_cards_have_their_names_beside_them(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        app_measure(&app);
        seen_in_every_language(&app, LANG_FOLDER, look_for_names);
    }
}

static void two_cards_lie_as_cards(void **state)
{
    (void)state;
    assert_false(table_row_is_list(table_game(), table_game()->shown.viewed));
    assert_true(seen_times(&app, "Tools and helpers") == 1);
}

/* Pixels in the colour of the frame around what is lit. */
static int lit_pixels(Box b)
{
    const SDL_Color gold = TONE_GOLD;
    SDL_Rect r = {(int)((b.x - 4) * app.canvas->unit), (int)((b.y - 4) * app.canvas->unit),
                  (int)((b.w + 8) * app.canvas->unit), (int)((b.h + 8) * app.canvas->unit)};
    Uint8 *pixels = malloc((size_t)r.w * (size_t)r.h * 3);
    int count = 0;
    assert_non_null(pixels);
    app_draw(&app);
    assert_int_equal(
        SDL_RenderReadPixels(app.canvas->renderer, &r, SDL_PIXELFORMAT_RGB24, pixels, r.w * 3), 0);
    for (int i = 0; i < r.w * r.h; i++) {
        const Uint8 *at = &pixels[3 * i];
        count += at[0] == gold.r && at[1] == gold.g && at[2] == gold.b;
    }
    free(pixels);
    return count;
}

static void the_jackhammer_is_lit_while_the_question_is_about_it(void **state)
{
    (void)state;
    assert_true(lit_pixels(place_of(RESOURCE_JACKHAMMER)) > 100);
    assert_true(lit_pixels(place_of(RESOURCE_DESIGNER)) < 20);
}

static void the_roofer_stays_lit_while_a_roof_is_chosen(void **state)
{
    (void)state;
    table_game_click("resource roofer");
    table_game_settle();
    assert_true(lit_pixels(place_of(RESOURCE_ROOFER)) > 100);
}

/* ---- many ---- */

static const ResourceType KINDS[] = {RESOURCE_DRILL,  RESOURCE_JACKHAMMER, RESOURCE_MIXER,
                                     RESOURCE_ROOFER, RESOURCE_ARCHITECT,  RESOURCE_DESIGNER};

/* One of each of so many kinds, and a second one of the first. */
static void hand_out(int player, size_t kinds)
{
    ResourceCardSet cards = resource_cards_of_type(KINDS[0]);
    for (size_t i = 1; i < kinds; i++)
        cards |= CARD_BIT(card_first(resource_cards_of_type(KINDS[i])));
    table_game_changed()->shown.game.homes[player].cards = cards;
    layer_renew(table_game_changed()->shown.layer);
    table_find_targets(table_game_changed(), &app);
}

static int open_many(void **state)
{
    const int failed = table_game_open_four(state);
    if (!failed)
        hand_out(table_game()->shown.viewed, COUNT_OF(KINDS));
    return failed;
}

static void resize(int width, int height, int text)
{
    SDL_SetWindowSize(app.window, width, height);
    app.settings.text_size = text;
    app_measure(&app);
}

static void look_for_six_names(const char *language)
{
    char drills[96];
    snprintf(drills, sizeof drills, "%s × 2", tr(app.words, "Drill"));
    layer_renew(table_game_changed()->shown.layer);
    if (!seen_times(&app, drills))
        fail_msg("%s, %g wide: two drills are not told", language, (double)app.canvas->view.w);
    for (size_t i = 1; i < COUNT_OF(KINDS); i++)
        expect_name(KINDS[i], language);
}

static void six_kinds_have_their_names_in_small_windows(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1280, 800}, {1366, 768}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i][0], SIZES[i][1], 100);
        seen_in_every_language(&app, LANG_FOLDER, look_for_six_names);
    }
}

static bool apart(Box one, Box other)
{
    return !SDL_HasIntersectionF(&one, &other);
}

/* What is beside the house keeps apart, and so do the lines. */
static void expect_lines_in_their_panel(void)
{
    const RowPanels panels = table_row_panels(table_game(), table_game()->shown.viewed);
    float bottom = panels.tools.y;
    assert_true(apart(panels.bonuses, panels.tools) && apart(panels.tools, panels.prompt));
    assert_true(apart(panels.tools, table_advice_box(table_game())));
    assert_true(panels.bonuses.h >= 60 && panels.bonuses.w >= 70);
    assert_true(panels.prompt.h >= 0.6f * table_game()->layout.prompt.h);
    for (size_t i = 0; i < COUNT_OF(KINDS); i++) {
        const Box line = place_of(KINDS[i]);
        assert_true(line.y >= bottom && line.h >= 16.9f);
        bottom = line.y + line.h;
    }
    assert_true(bottom <= panels.tools.y + panels.tools.h);
}

static void six_kinds_have_their_names_with_large_text(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1280, 800}, {1366, 768}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        for (int text = 100; text <= 200; text += 50) {
            resize(SIZES[i][0], SIZES[i][1], text);
            look_for_six_names("en");
            expect_lines_in_their_panel();
        }
    }
}

/* Where names would be tiny beside all that is large, pictures say more. */
static void with_the_largest_text_six_kinds_are_pictures(void **state)
{
    (void)state;
    resize(1024, 600, 250);
    assert_false(table_row_is_list(table_game(), table_game()->shown.viewed));
    assert_int_equal(seen_times(&app, "×2"), 1); /* drills */
    resize(1024, 600, 200);
    assert_true(table_row_is_list(table_game(), table_game()->shown.viewed));
}

static int drills_to_point_at(void)
{
    const TargetList *targets = &table_game()->targets;
    int count = 0;
    for (int i = 0; i < targets->count; i++)
        count += targets->items[i].kind == TARGET_RESOURCE &&
                 resource_card_type((ResourceCard)targets->items[i].index) == RESOURCE_DRILL;
    return count;
}

static void two_of_a_kind_are_one_thing_that_tells_their_number(void **state)
{
    char buffer[64];
    Text words = text_on(buffer, sizeof buffer);
    (void)state;
    assert_int_equal(drills_to_point_at(), 1);
    const Target *target = table_game_target(TARGET_RESOURCE, own_card(RESOURCE_DRILL));
    assert_non_null(target);
    table_add_target(table_game(), &app, target, &words);
    assert_string_equal(buffer, "Drill × 2");
}

static void a_tool_among_six_is_lit_and_can_be_dragged(void **state)
{
    (void)state;
    hand_out(table_game()->shown.viewed, COUNT_OF(KINDS));
    const Box mixer = place_of(RESOURCE_MIXER);
    assert_true(lit_pixels(mixer) > 100);
    assert_true(lit_pixels(place_of(RESOURCE_ARCHITECT)) < 20);
    table_game_point(mixer);
    const int index = table_target_at(table_game(), mixer.x + 20, mixer.y + mixer.h / 2);
    table_game_changed()->aim.pressed_target = index;
    table_start_drag(table_game_changed(), &app);
    assert_int_equal(table_game()->aim.drag, DRAG_TOOL);
    assert_int_equal(table_game()->intent.kind, MOVE_MIX);
}

static void a_third_card_beside_a_small_house_is_as_large_as_two(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        resize(SIZES[i][0], SIZES[i][1], 100);
        const OpponentLayout *o = &table_game()->layout.opponents[0];
        hand_out(o->player, 1);
        const Box two = table_row_box(table_game(), o->player,
                                      card_first(resource_cards_of_type(RESOURCE_DRILL)));
        hand_out(o->player, 3);
        const Box three = table_row_box(table_game(), o->player,
                                        card_first(resource_cards_of_type(RESOURCE_MIXER)));
        const RowPanels panels = table_row_panels(table_game(), o->player);
        assert_true(three.w > two.w - 3);
        assert_true(three.y + three.h <= panels.bonuses.y && panels.bonuses.h >= 55);
    }
}

/* ---- a card on its way ---- */

/* A mixer comes out of the hand; a jackhammer and a roofer lie there. */
static int open_with_two(void **state)
{
    const int failed = open_three(state);
    if (failed)
        return failed;
    Table *table = table_game_changed();
    app.settings.speed = SPEED_NORMAL;
    table->shown.game.homes[table->shown.viewed].cards =
        CARD_BIT(card_first(resource_cards_of_type(RESOURCE_JACKHAMMER))) |
        CARD_BIT(card_first(resource_cards_of_type(RESOURCE_ROOFER)));
    table->shown.game.hand_resource = card_first(resource_cards_of_type(RESOURCE_MIXER));
    return 0;
}

static void lay_card(void)
{
    Table *table = table_game_changed();
    EventList events = {.count = 1};
    events.items[0] = (Event){.kind = EVENT_RESOURCE_LAID,
                              .player = (uint8_t)table->shown.viewed,
                              .resource = table->shown.game.hand_resource};
    table_show(table, &app, &events, 0, 1);
}

static bool is_coming(ResourceType type)
{
    const ResourceCard card = card_first(resource_cards_of_type(type));
    return table_flies_to(table_game(), (Place){PLACE_ROW, table_game()->shown.viewed, card});
}

static void a_third_card_changes_nothing_before_it_lands(void **state)
{
    (void)state;
    const Box hammer = place_of(RESOURCE_JACKHAMMER), roofer = place_of(RESOURCE_ROOFER);
    int frames = 0;
    lay_card();
    for (; is_coming(RESOURCE_MIXER); frames++) {
        assert_false(table_row_is_list(table_game(), table_game()->shown.viewed));
        assert_int_equal(seen_times(&app, "Tools and helpers"), 1);
        assert_memory_equal(&(Box[]){place_of(RESOURCE_JACKHAMMER)}, &hammer, sizeof hammer);
        assert_memory_equal(&(Box[]){place_of(RESOURCE_ROOFER)}, &roofer, sizeof roofer);
        table_game_run(1);
    }
    assert_in_range(frames, 5, 60);
    assert_true(table_row_is_list(table_game(), table_game()->shown.viewed));
    assert_true(place_of(RESOURCE_MIXER).h > 0);
}

static void cards_glide_to_their_new_places_when_a_third_has_landed(void **state)
{
    int frames = 0;
    (void)state;
    lay_card();
    while (is_coming(RESOURCE_MIXER))
        table_game_run(1);
    for (; is_coming(RESOURCE_JACKHAMMER) && is_coming(RESOURCE_ROOFER); frames++)
        table_game_run(1);
    assert_in_range(frames, 6, 10);
    assert_false(is_coming(RESOURCE_JACKHAMMER) || is_coming(RESOURCE_ROOFER));
    assert_int_equal(seen_times(&app, "Roofer"), 1);
}

/* ---- the panel above ---- */

/* Where words of the panel end, seen from its right edge. */
static void see_points(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    const Box panel = table_game()->layout.bonuses;
    const bool points = drawn->words[0] == '+' && SDL_HasIntersectionF(&panel, &drawn->real);
    (void)canvas;
    if (points)
        *(float *)self = panel.x + panel.w - drawn->real.x - drawn->real.w;
}

static float points_from_edge(int width, int height)
{
    float from_edge = 0;
    SDL_SetWindowSize(app.window, width, height);
    app_measure(&app);
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &from_edge, .words = see_points});
    app_draw(&app);
    canvas_unwatch(app.canvas, &from_edge);
    return from_edge;
}

static void points_for_functionality_stand_at_the_end_of_their_panel(void **state)
{
    (void)state;
    const float usual = points_from_edge(1366, 768);
    assert_true(usual > 9);
    assert_true(points_from_edge(3440, 1440) < usual + 4);
    app.settings.text_size = 200;
    assert_true(points_from_edge(1366, 768) < usual + 8);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(three_cards_have_their_names_beside_them, open_three),
        TEST(points_for_functionality_stand_at_the_end_of_their_panel, open_three),
        TEST(two_cards_lie_as_cards, open_helpers),
        TEST(a_third_card_changes_nothing_before_it_lands, open_with_two),
        TEST(cards_glide_to_their_new_places_when_a_third_has_landed, open_with_two),
        TEST(six_kinds_have_their_names_in_small_windows, open_many),
        TEST(six_kinds_have_their_names_with_large_text, open_many),
        TEST(with_the_largest_text_six_kinds_are_pictures, open_many),
        TEST(two_of_a_kind_are_one_thing_that_tells_their_number, open_many),
        TEST(a_tool_among_six_is_lit_and_can_be_dragged, table_game_open_mixer),
        TEST(a_third_card_beside_a_small_house_is_as_large_as_two, table_game_open_four),
        TEST(the_jackhammer_is_lit_while_the_question_is_about_it, open_three),
        TEST(the_roofer_stays_lit_while_a_roof_is_chosen, open_helpers),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
