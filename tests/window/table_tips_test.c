/* Tips on the table: for each person once, never two in a row, gone with one click. */
#include "app/pieces/tip.h"
#include "session/file.h"
#include "table_game.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static int open_game(void **state)
{
    (void)state;
    return table_game_open(ASSETS "/lessons/first-house.dreamhome", 0);
}

static void build(const char *column, const char *space)
{
    table_game_click(column);
    table_game_click(space);
}

static void end_turn(void)
{
    table_game_run(60);
    table_game_key(SDLK_SPACE, 0);
}

static void each_person_gets_a_tip_for_the_first_roof_and_no_other(void **state)
{
    (void)state;
    assert_false(table_game()->tip.open);
    build("column 4", "space b1");
    assert_true(table_game()->tip.open);
    assert_int_equal(table_game()->tip.id, TIP_ROOF);
    end_turn();
    assert_false(table_game()->tip.open);
    build("column 2", "space c1"); /* the other player's first roof */
    assert_true(table_game()->tip.open);
    end_turn();
    build("column 5", "space c1"); /* the second one needs no words */
    assert_false(table_game()->tip.open);
}

static void one_click_sends_a_tip_away_for_good(void **state)
{
    (void)state;
    build("column 4", "space b1");
    table_game_run(60);
    assert_true(table_game()->tip.open);
    table_game_key(SDLK_TAB, 0);
    assert_false(table_game()->tip.open);
    table_game_key(SDLK_z, KMOD_LCTRL);
    table_game_key(SDLK_z, KMOD_LCTRL);
    build("column 4", "space b1");
    assert_false(table_game()->tip.open);
}

static void what_was_told_is_known_in_the_next_game(void **state)
{
    (void)state;
    build("column 4", "space b1");
    assert_true(table_game()->tip.open);
    table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_z, KMOD_LCTRL);
    table_game_key(SDLK_z, KMOD_LCTRL);
    ((Table *)table_game())->tip = (FirstTip){0}; /* another table remembers nothing itself */
    build("column 4", "space b1");
    assert_false(table_game()->tip.open);
}

static void two_tips_never_come_in_a_row(void **state)
{
    (void)state;
    build("column 4", "space b1");
    assert_true(table_game()->tip.open);
    end_turn();
    build("column 2", "space c1");
    end_turn();
    build("column 3", "space d0"); /* a garage, in the very next round */
    assert_false(table_game()->tip.open);
}

static void a_tip_outlives_the_click_that_brought_it(void **state)
{
    (void)state;
    build("column 4", "space b1");
    table_game_key(SDLK_TAB, 0);
    assert_true(table_game()->tip.open);
}

/* Everybody knows what a roof is. */
static void learn_roofs(void)
{
    char path[FILE_PATH_CAPACITY];
    TipMemory memory = {0};
    Error error;
    for (int seat = 0; seat < play_game(app.play)->players; seat++)
        tips_learn(&memory, play_record(app.play)->seats[seat].name, TIP_ROOF);
    assert_true(file_make_directory(app.paths.data, &error));
    assert_true(file_path(path, app.paths.data, "tips", &error));
    assert_true(tips_save(&memory, path, &error));
}

static void a_tip_is_about_what_was_met(void **state)
{
    (void)state;
    learn_roofs();
    table_game_click("column 4");
    table_game_key(SDLK_f, 0);
    table_game_click("space d0");
    assert_true(table_game()->tip.open);
    assert_int_equal(table_game()->tip.id, TIP_EMPTY);
    end_turn();
    build("column 2", "space c1");
    assert_false(table_game()->tip.open);
}

/* Where nothing can ever be built on it, there is nothing good to tell. */
static void no_tip_says_to_build_on_the_top_floor(void **state)
{
    (void)state;
    learn_roofs();
    build("column 4", "space b1");
    end_turn();
    build("column 2", "space c1");
    end_turn();
    table_game_click("column 3");
    table_game_key(SDLK_f, 0);
    table_game_click("space b2");
    assert_true(app.play->turn_over);
    assert_false(table_game()->tip.open);
}

static bool overlap(Box one, Box other)
{
    return SDL_HasIntersectionF(&one, &other);
}

static void take_tip(void *self, const Canvas *canvas, const Thing *thing)
{
    (void)canvas;
    if (strcmp(thing->kind, "tip") == 0)
        *(Box *)self = thing->box;
}

static Box tip_box(void)
{
    Box tip = {0};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &tip, .thing = take_tip});
    app_draw(&app);
    canvas_unwatch(app.canvas, &tip);
    return tip;
}

static void take_message(void *self, Saying saying, const char *words)
{
    if (saying == SAYING_MESSAGE)
        snprintf(self, 128, "%s", words);
}

static void a_tip_is_told_to_those_who_listen(void **state)
{
    char message[128] = "";
    (void)state;
    build("column 4", "space b1");
    canvas_watch(app.canvas, (CanvasWatcher){.self = message, .said = take_message});
    app_draw(&app);
    canvas_unwatch(app.canvas, message);
    assert_string_equal(message, "A roof! Four of one colour score the most.");
}

static void a_tip_leaves_the_buttons_in_view(void **state)
{
    const TableLayout *l = &table_game()->layout;
    (void)state;
    learn_roofs();
    table_game_click("column 4");
    table_game_key(SDLK_f, 0);
    table_game_click("space e0");
    const Box tip = tip_box();
    assert_true(tip.w > 0);
    assert_false(overlap(tip, l->end_turn) || overlap(tip, l->undo) || overlap(tip, l->redo));
    assert_false(overlap(tip, home_view_space(l->board, SPACE_E0)));
}

static void check_tip(TipId id, TargetKind kind, int index)
{
    Table *table = table_game_changed();
    const TableLayout *l = &table->layout;
    const Box buttons[] = {l->other, l->undo, l->redo, l->end_turn};
    Box tip = {0};
    table->tip = (FirstTip){true, id, app.play->mover, kind, index, .card = card_resource(1)};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &tip, .thing = take_tip});
    table_draw_tip(table, &app);
    canvas_unwatch(app.canvas, &tip);
    assert_true(tip.w > 0);
    for (size_t i = 0; i < COUNT_OF(buttons); i++)
        assert_false(overlap(tip, buttons[i]));
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (table->shown.game.market_room[column] && overlap(tip, l->column[column]))
            fail_msg("text %d: tip %d covers column %d", app.settings.text_size, (int)id, column);
    }
}

static void no_tip_covers_a_column_on_offer(void **state)
{
    (void)state;
    for (app.settings.text_size = 100; app.settings.text_size <= 250;
         app.settings.text_size += 50) {
        app_measure(&app);
        table_game_settle();
        check_tip(TIP_MARKER, TARGET_HEAP, HEAP_ROOMS);
        check_tip(TIP_ROOF, TARGET_HEAP, HEAP_ROOFS);
        check_tip(TIP_QUESTION, TARGET_BUTTON, BUTTON_END_TURN);
        for (SpaceSet left = SPACES_ALL; left; left &= left - 1)
            check_tip(TIP_DECOR, TARGET_SPACE, (int)space_first(left));
    }
}

static bool cuts(Box paper, Box panel)
{
    const bool whole = paper.x <= panel.x && paper.y <= panel.y &&
                       paper.x + paper.w >= panel.x + panel.w &&
                       paper.y + paper.h >= panel.y + panel.h;
    return overlap(paper, panel) && !whole;
}

/* With the sign at its corner. */
static void check_tip_lies_well(TipId id, TargetKind kind, int index)
{
    enum { EDGE = 8, SIGN_OUT = 7 };
    Table *table = table_game_changed();
    const RowPanels panels = table_row_panels(table, table->shown.viewed);
    const Target *target = table_game_target(kind, index);
    Box tip = {0};
    assert_non_null(target);
    table->tip = (FirstTip){true, id, app.play->mover, kind, index, .card = card_resource(1)};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &tip, .thing = take_tip});
    table_draw_tip(table, &app);
    canvas_unwatch(app.canvas, &tip);
    assert_true(tip.x >= EDGE && tip.y >= EDGE + SIGN_OUT);
    assert_true(tip.x + tip.w + SIGN_OUT <= app.canvas->view.w - EDGE);
    assert_true(tip.y + tip.h <= app.canvas->view.h - EDGE);
    assert_false(overlap(tip, target->box));
    assert_false(cuts(tip, panels.bonuses) || cuts(tip, panels.tools) || cuts(tip, panels.prompt));
    assert_false(cuts(tip, table->layout.tile));
}

static void a_tip_covers_neither_its_thing_nor_half_a_panel(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        table_game_settle();
        check_tip_lies_well(TIP_ROOF, TARGET_HEAP, HEAP_ROOFS);
        check_tip_lies_well(TIP_QUESTION, TARGET_BUTTON, BUTTON_END_TURN);
        for (int k = 0; k < table_game()->targets.count; k++) {
            const Target target = table_game()->targets.items[k];
            if (target.kind == TARGET_SPACE)
                check_tip_lies_well(TIP_EMPTY, target.kind, target.index);
            if (target.kind == TARGET_RESOURCE)
                check_tip_lies_well(TIP_TOOL, target.kind, target.index);
        }
    }
}

/* The sign at its corner is part of it. */
static void a_tip_and_its_sign_lie_within_the_view(void **state)
{
    enum { EDGE = 8, SIGN_OUT = 8 };
    (void)state;
    const Box view = app.canvas->view;
    NotePlace place = {.about = {0, 300, view.w, 40}};
    const Tip tip = {.place = &place, .card = card_resource(1), .words = "A tip."};
    const float width = tip_draw(app.cards, &tip, tip_place(app.cards, &tip)).w;
    note_place_spare(&place, box(0, 0, view.w - EDGE - SIGN_OUT - width - 1, view.h), 50);
    const Box b = tip_draw(app.cards, &tip, tip_place(app.cards, &tip)); /* at the right edge */
    assert_true(b.x > view.w / 2);
    assert_true(b.x + b.w + SIGN_OUT <= view.w - EDGE + 0.01f);
}

/* They lie on each other, and are one thing. */
static void a_tip_may_be_about_the_second_tool_of_a_kind(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const ResourceCardSet drills = resource_cards_of_type(RESOURCE_DRILL);
    const ResourceCard second = card_first(drills & (drills - 1));
    table->shown.game.homes[table->shown.viewed].cards =
        drills | resource_cards_of_type(RESOURCE_MIXER) | resource_cards_of_type(RESOURCE_ROOFER);
    table_find_targets(table, &app);
    assert_null(table_game_target(TARGET_RESOURCE, second));
    check_tip(TIP_TOOL, TARGET_RESOURCE, second);
}

static void the_jackhammer_is_told_of_when_it_is_asked_about(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    table->tip = (FirstTip){0};
    learn_roofs(); /* and nothing else */
    app.play->turn_over = true;
    table_meet_question(table, &app);
    assert_false(table->tip.open);
    app.play->turn_over = false;
    table_meet_question(table, &app);
    assert_true(table->tip.open);
    assert_int_equal(table->tip.id, TIP_QUESTION);
}

/* Nobody knows anything but roofs. */
static void forget_tips(void)
{
    table_game_changed()->tip = (FirstTip){0};
    learn_roofs();
}

static void no_tip_opens_while_a_card_is_lifted(void **state)
{
    (void)state;
    table_game_click("column 3");
    assert_true(table_game()->intent.active);
    forget_tips();
    table_game_run(60);
    assert_false(table_game()->tip.open);
    table_cancel(table_game_changed(), &app);
    table_game_run(2);
    assert_true(table_game()->tip.open);
    assert_int_equal(table_game()->tip.id, TIP_QUESTION);
}

static void a_tip_is_gone_for_good_when_a_card_is_lifted(void **state)
{
    (void)state;
    forget_tips();
    table_game_run(2);
    assert_true(table_game()->tip.open);
    table_game_click("column 3"); /* sooner than anybody could have read it */
    assert_false(table_game()->tip.open);
    table_cancel(table_game_changed(), &app);
    table_game_run(2);
    assert_false(table_game()->tip.open);
}

static bool stays_open(TipId id, TargetKind kind, int index)
{
    table_game_changed()->tip =
        (FirstTip){true, id, app.play->mover, kind, index, .card = card_resource(1)};
    table_game_run(2);
    return table_game()->tip.open;
}

static void a_tip_is_over_with_what_it_speaks_of(void **state)
{
    (void)state;
    Home *home = (Home *)&play_game(app.play)->homes[app.play->mover];
    const ResourceCard tool = card_first(resource_cards_of_type(RESOURCE_DRILL));
    home->cards = CARD_BIT(tool);
    assert_true(stays_open(TIP_TOOL, TARGET_RESOURCE, tool));
    home->cards = 0;
    assert_false(stays_open(TIP_TOOL, TARGET_RESOURCE, tool));
    assert_false(stays_open(TIP_ROOF, TARGET_HEAP, HEAP_ROOFS));
    home->scaffolds = space_bit(SPACE_B1);
    assert_true(stays_open(TIP_SCAFFOLDING, TARGET_SPACE, SPACE_B1));
    home->scaffolds = 0; /* a room has taken its place */
    assert_false(stays_open(TIP_SCAFFOLDING, TARGET_SPACE, SPACE_B1));
    assert_false(stays_open(TIP_DECOR, TARGET_SPACE, SPACE_B1));
    assert_false(stays_open(TIP_EMPTY, TARGET_SPACE, SPACE_B1));
    assert_false(stays_open(TIP_GARAGE, TARGET_SPACE, SPACE_D0));
    assert_false(stays_open(TIP_QUESTION, TARGET_BUTTON, BUTTON_END_TURN));
}

static void a_tip_stays_where_it_is_while_it_is_open(void **state)
{
    (void)state;
    forget_tips();
    table_game_run(2);
    const Box before = tip_box();
    assert_true(before.w > 0);
    table_game_changed()->tip.kind = TARGET_HEAP; /* now there is a better place */
    table_game_changed()->tip.index = HEAP_ROOMS;
    table_game_run(2);
    const Box after = tip_box();
    assert_true(after.x == before.x && after.y == before.y);
    SDL_SetWindowSize(app.window, 3440, 1440);
    table_game_settle();
    const Box resized = tip_box();
    assert_true(resized.w > 0);
    assert_true(resized.x != before.x || resized.y != before.y);
    table_game_changed()->shown.looking_back = true; /* it does not come again afterwards */
    table_game_run(2);
    table_game_changed()->shown.looking_back = false;
    table_game_run(2);
    assert_true(tip_box().w <= 0);
}

/* What is told of an event in a house with these cards and garages. */
static bool tells(Event event, ResourceCardSet cards, SpaceSet garages, TipId *tip)
{
    Table *table = (Table *)table_game();
    Home *home = (Home *)&play_game(app.play)->homes[app.play->mover];
    const Home before = *home;
    EventList events = {.count = 1};
    event.player = (uint8_t)app.play->mover;
    events.items[0] = event;
    home->cards = cards;
    home->rooms = home->of_type[ROOM_GARAGE] = garages;
    home->card[event.space] = event.room;
    table->tip = (FirstTip){0};
    table_meet(table, &app, &events, 1);
    *home = before;
    *tip = table->tip.id;
    return table->tip.open;
}

static void the_last_round_promises_no_next_one(void **state)
{
    const Event marker = {.kind = EVENT_MARKER_MOVED};
    Game *game = (Game *)play_game(app.play);
    TipId tip;
    (void)state;
    assert_true(tells(marker, 0, 0, &tip));
    assert_int_equal(tip, TIP_MARKER);
    game->round = ROUND_COUNT;
    assert_false(tells(marker, 0, 0, &tip));
}

static void a_tip_is_true_of_the_house(void **state)
{
    const Event token = {.kind = EVENT_TOKEN_PLACED, .space = SPACE_A1, .token = RESOURCE_PIANO};
    RoomCard card = 1;
    TipId tip;
    (void)state;
    while (room_card_type(card) != ROOM_GARAGE)
        card++;
    const Event garage = {.kind = EVENT_ROOM_PLACED, .space = SPACE_D0, .room = card};
    const SpaceSet one = space_bit(SPACE_D0), two = one | space_bit(SPACE_E0);
    assert_false(tells(token, resource_cards_of_type(RESOURCE_DESIGNER), 0, &tip));
    assert_true(tells(token, 0, 0, &tip)); /* without the Designer the room is finished */
    assert_int_equal(tip, TIP_DECOR);
    assert_false(tells(garage, 0, two, &tip));
    assert_true(tells(garage, 0, one, &tip));
    assert_int_equal(tip, TIP_GARAGE);
}

static void who_wants_no_tips_gets_none(void **state)
{
    (void)state;
    app.seats[0].tips = false;
    build("column 4", "space b1");
    assert_false(table_game()->tip.open);
}

#define TIP(test) cmocka_unit_test_setup_teardown(test, open_game, table_game_close)
#define ASKED(test)                                                                                \
    cmocka_unit_test_setup_teardown(test, table_game_open_jackhammer, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TIP(each_person_gets_a_tip_for_the_first_roof_and_no_other),
        TIP(one_click_sends_a_tip_away_for_good),
        TIP(what_was_told_is_known_in_the_next_game),
        TIP(two_tips_never_come_in_a_row),
        TIP(a_tip_outlives_the_click_that_brought_it),
        TIP(a_tip_is_about_what_was_met),
        TIP(no_tip_says_to_build_on_the_top_floor),
        TIP(a_tip_is_told_to_those_who_listen),
        TIP(a_tip_leaves_the_buttons_in_view),
        TIP(no_tip_covers_a_column_on_offer),
        TIP(a_tip_and_its_sign_lie_within_the_view),
        TIP(a_tip_may_be_about_the_second_tool_of_a_kind),
        TIP(a_tip_covers_neither_its_thing_nor_half_a_panel),
        cmocka_unit_test_setup_teardown(a_tip_covers_neither_its_thing_nor_half_a_panel,
                                        table_game_open_mixer, table_game_close),
        ASKED(the_jackhammer_is_told_of_when_it_is_asked_about),
        ASKED(no_tip_opens_while_a_card_is_lifted),
        ASKED(a_tip_is_gone_for_good_when_a_card_is_lifted),
        ASKED(a_tip_stays_where_it_is_while_it_is_open),
        TIP(a_tip_is_over_with_what_it_speaks_of),
        TIP(the_last_round_promises_no_next_one),
        TIP(a_tip_is_true_of_the_house),
        TIP(who_wants_no_tips_gets_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
