/* The discards to choose from lie where the market was: what the choice depends on stays in view.
 */
#include "table_game.h"

#include "app/probe/layout_check.h"
#include "app/scenes/table/picker.h"
#include "app/scenes/table/table_draw.h"
#include "mouse.h"
#include "seen.h"
#include "testing.h"

#include <math.h>
#include <string.h>

static int open_supplier(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 67);
}

static int open_roofer(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 66);
}

static void begin(const char *helper)
{
    table_game_click(helper);
    table_game_settle();
}

static bool lies_in(Box b, Box in)
{
    return b.x >= in.x && b.y >= in.y && b.x + b.w <= in.x + in.w && b.y + b.h <= in.y + in.h;
}

static void expect_cards_over_market(const char *language)
{
    const Table *table = table_game();
    const Target *before = NULL;
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        if (target->kind != TARGET_PICK)
            continue;
        if (!lies_in(picker_card(table, target->box), table->layout.market))
            fail_msg("%s, %g wide: a card leaves the market", language, (double)app.canvas->view.w);
        assert_true(target->box.w > 18);
        const Box inner = box_inset(target->box, 0.5f);
        assert_false(before && SDL_HasIntersectionF(&before->box, &inner));
        before = target;
    }
    assert_non_null(before);
}

static void expect_names(const char *language)
{
    const Picker picker = picker_lay_out(table_game(), &app);
    const PickerFan *last = &picker.fans[picker.fan_count - 1];
    for (int i = 0; i < picker.fan_count; i++) {
        const PickerFan *fan = &picker.fans[i];
        const Box name = box(fan->box.x, fan->box.y + fan->box.h, fan->box.w, picker.caption);
        assert_true(lies_in(name, table_game()->layout.market));
        for (int k = 0; k < i; k++)
            assert_string_not_equal(fan->name, picker.fans[k].name);
    }
    if (seen(&app, "…") || !seen_times(&app, last->name))
        fail_msg("%s, %g wide: a name is cut", language, (double)app.canvas->view.w);
}

static void look(const char *language)
{
    table_find_targets(table_game_changed(), &app);
    expect_cards_over_market(language);
    expect_names(language);
}

static void look_at_sizes(void)
{
    static const int SIZES[][2] = {{1024, 600}, {1024, 768}, {1366, 768}, {3440, 1440}};
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        app_measure(&app);
        seen_in_every_language(&app, LANG_FOLDER, look);
    }
}

static void the_suppliers_rooms_lie_above_the_house_with_their_names(void **state)
{
    (void)state;
    begin("resource supplier");
    look_at_sizes();
}

static void the_roofers_roofs_lie_above_the_house_with_their_names(void **state)
{
    (void)state;
    begin("resource roofer");
    look_at_sizes();
}

static void the_rooms_lie_above_the_house_with_large_text_and_targets_too(void **state)
{
    (void)state;
    app.settings.text_size = 250;
    app.settings.wide_spacing = app.settings.large_targets = 1;
    app_measure(&app);
    begin("resource supplier");
    expect_cards_over_market("en");
}

static void every_roof_can_still_be_chosen(void **state)
{
    (void)state;
    begin("resource roofer");
    int cards = 0;
    for (int i = 0; i < table_game()->targets.count; i++)
        cards += table_game()->targets.items[i].kind == TARGET_PICK;
    assert_int_equal(cards, 17);
    table_game_click("pick roof-blue-2");
    table_game_settle();
    const Record *record = play_record(app.play);
    assert_int_equal(record->moves[record->move_count - 1].kind, MOVE_ROOFER);
}

/* Of the discarded roofs, one of each of so many kinds; how many there are. */
static int leave(int kinds)
{
    MoveList *moves = &table_game_changed()->intent.candidates;
    uint64_t types = 0;
    int kept = 0;
    for (int i = 0; i < moves->count; i++) {
        const uint64_t type = 1ull << resource_card_type((ResourceCard)moves->items[i].card);
        if (!(types & type) && kept < kinds)
            moves->items[kept++] = moves->items[i];
        types |= type;
    }
    moves->count = kept;
    return kept;
}

static void few_discards_are_as_large_as_the_room_allows(void **state)
{
    (void)state;
    begin("resource roofer");
    const Box market = table_game()->layout.market;
    for (int kinds = 5; kinds > 0; kinds--) {
        const int left = leave(kinds);
        const Picker picker = picker_lay_out(table_game(), &app);
        const Box first = picker.fans[0].box, last = picker.fans[left - 1].box;
        const float wide = picker.width * (float)left / market.w;
        const float high = (last.y + last.h - first.y + picker.caption) / market.h;
        assert_int_equal(picker.card_count, left);
        if (wide < 0.75f && high < 0.75f)
            fail_msg("%d cards take %g of the width, %g of the height", left, (double)wide,
                     (double)high);
    }
}

/* Of the row that begins with a fan. */
static int fans_in_row(const Picker *picker, int first)
{
    int count = 1;
    while (first + count < picker->fan_count &&
           picker->fans[first + count].box.y == picker->fans[first].box.y)
        count++;
    return count;
}

static void no_card_lies_alone_below_a_full_row(void **state)
{
    (void)state;
    begin("resource roofer");
    for (int kinds = 8; kinds > 2; kinds--) {
        leave(kinds);
        const Picker picker = picker_lay_out(table_game(), &app);
        const int upper = fans_in_row(&picker, 0);
        for (int first = upper; first < picker.fan_count; first += fans_in_row(&picker, first))
            assert_true(fans_in_row(&picker, first) >= upper - 1);
    }
}

static void the_last_card_of_a_fan_can_be_clicked_anywhere(void **state)
{
    (void)state;
    begin("resource supplier");
    const Picker picker = picker_lay_out(table_game(), &app);
    for (int i = 0; i < picker.fan_count; i++) {
        const PickerFan *fan = &picker.fans[i];
        const Box last = picker_strip(&picker, fan, fan->count - 1);
        assert_true(last.w == picker.width);
    }
}

static void count_rooms(void *self, const char *kind, int card)
{
    int *rooms = self;
    if (strcmp(kind, "room") == 0)
        rooms[card]++;
}

/* How often a card is in the picture: that in front once more, over the others. */
static int times_drawn(RoomCard card)
{
    int rooms[ROOM_CARD_COUNT + 1] = {0};
    canvas_watch(app.canvas, (CanvasWatcher){.self = rooms, .piece = count_rooms});
    picker_draw(&app, table_game());
    canvas_unwatch(app.canvas, rooms);
    return rooms[card];
}

static int first_pick(void)
{
    int i = 0;
    while (table_game()->targets.items[i].kind != TARGET_PICK)
        i++;
    return i;
}

static void what_is_pointed_at_or_focused_lies_in_front(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    begin("resource supplier");
    const int first = first_pick();
    const RoomCard card = (RoomCard)table->targets.items[first].index;
    const RoomCard next = (RoomCard)table->targets.items[first + 1].index;
    app.input.pointer_used = true;
    table->aim.hover = first;
    table->aim.focus = first + 1;
    assert_int_equal(times_drawn(card), 2);
    assert_int_equal(times_drawn(next), 1);
    app.input.pointer_used = false;
    assert_int_equal(times_drawn(card), 1);
    assert_int_equal(times_drawn(next), 2);
}

static bool same(Box one, Box other)
{
    return fabsf(one.x - other.x) < 1 && fabsf(one.y - other.y) < 1 && fabsf(one.w - other.w) < 1;
}

/* Returns where the card lay among the others. */
static Box choose(int target)
{
    Table *table = table_game_changed();
    const Box lay = picker_card(table, table->targets.items[target].box);
    mouse_click(&app, table->targets.items[target].box);
    return lay;
}

/* How often all of the table shows it. */
static int times_on_table(RoomCard card)
{
    int rooms[ROOM_CARD_COUNT + 1] = {0};
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = rooms, .piece = count_rooms});
    app_draw(&app);
    canvas_unwatch(app.canvas, rooms);
    return rooms[card];
}

static void the_chosen_room_is_held_until_it_is_put_down(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    app.settings.speed = SPEED_NORMAL;
    begin("resource supplier");
    const int pick = first_pick();
    const RoomCard card = (RoomCard)table->targets.items[pick].index;
    const Box lay = choose(pick);
    assert_true(same(table->aim.hand_from, lay)); /* from there it comes to hand */
    table->shown.top_room = card;                 /* and it has left the heap */
    assert_int_equal(times_on_table(card), 1);
    const Box space = table->layout.spaces[table->intent.candidates.items[0].space];
    table_game_point(space);
    table_game_run(30);
    const Box held = table_hand_box(table, &app);
    assert_true(SDL_HasIntersectionF(&held, &space));
    assert_int_equal(times_on_table(card), 1);
    mouse_click(&app, space);
    assert_true(same(table->shown.flights[0].from, held));
}

static void one_step_back_the_chosen_room_lies_among_the_others(void **state)
{
    (void)state;
    begin("resource supplier");
    const RoomCard card = (RoomCard)table_game()->targets.items[first_pick()].index;
    choose(first_pick());
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(table_game()->targets.items[first_pick()].index, card);
    assert_false(intent_supplied(&table_game()->intent));
}

static void the_chosen_roof_flies_from_where_it_was_chosen(void **state)
{
    (void)state;
    const Table *table = table_game();
    app.settings.speed = SPEED_NORMAL;
    begin("resource roofer");
    const Box lay = choose(first_pick());
    assert_int_equal(table->shown.flights[0].target.kind, PLACE_PILE);
    assert_true(same(table->shown.flights[0].from, lay));
    table_game_settle();
    table_game_key(SDLK_z, KMOD_CTRL);
    table_game_settle();
    table_game_key_down(SDLK_y, KMOD_CTRL, false); /* nobody chooses it now */
    assert_int_equal(table->shown.flights[0].target.kind, PLACE_PILE);
    assert_false(same(table->shown.flights[0].from, lay));
}

/* Ana has used the Supplier, and the Handyman is left. */
static void the_prompt_pictures_a_helper_that_can_still_be_used(void **state)
{
    (void)state;
    const ResourceCard card = table_prompted_card(&app, table_game());
    assert_int_equal(resource_card_type(card), RESOURCE_HANDYMAN);
}

static int open_handyman(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 68);
}

/* Nobody needs the keyboard for it; between the cards a click is a slip. */
static void a_click_beside_the_cards_closes_them(void **state)
{
    const Box market = table_game()->layout.market;
    Box own;
    (void)state;
    assert_true(layout_find(&app, "resource supplier", &own));
    begin("resource supplier");
    mouse_click(&app, box(market.x + 3, market.y + 3, 2, 2));
    table_game_run(1);
    assert_true(table_picks_card(table_game()));
    mouse_click(&app, table_game()->layout.spaces[SPACE_B1]);
    table_game_run(1);
    assert_false(table_game()->intent.active);
    begin("resource supplier");
    mouse_click(&app, own);
    table_game_run(1);
    assert_false(table_game()->intent.active);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_suppliers_rooms_lie_above_the_house_with_their_names, open_supplier),
        TEST(the_roofers_roofs_lie_above_the_house_with_their_names, open_roofer),
        TEST(the_rooms_lie_above_the_house_with_large_text_and_targets_too, open_supplier),
        TEST(every_roof_can_still_be_chosen, open_roofer),
        TEST(few_discards_are_as_large_as_the_room_allows, open_roofer),
        TEST(no_card_lies_alone_below_a_full_row, open_roofer),
        TEST(the_last_card_of_a_fan_can_be_clicked_anywhere, open_supplier),
        TEST(what_is_pointed_at_or_focused_lies_in_front, open_supplier),
        TEST(the_chosen_room_is_held_until_it_is_put_down, open_supplier),
        TEST(one_step_back_the_chosen_room_lies_among_the_others, open_supplier),
        TEST(the_chosen_roof_flies_from_where_it_was_chosen, open_roofer),
        TEST(the_prompt_pictures_a_helper_that_can_still_be_used, open_handyman),
        TEST(a_click_beside_the_cards_closes_them, open_supplier),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
