/* A turn at the table as its player sees it: what is alive, what is held, what is told. */
#include "app/pieces/tooltip.h"
#include "app/probe/layout_check.h"
#include "mouse.h"
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "dreamhome/notation.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

enum { PATIENCE = 4000 }; /* frames, of a millisecond each at least, for a computer to think */

static int open_drill(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 61);
}

static int open_discard(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 0);
}

static Box place_of(const char *thing)
{
    Box b;
    assert_true(layout_find(&app, thing, &b));
    return b;
}

static bool overlap(Box a, Box b)
{
    return SDL_HasIntersectionF(&a, &b);
}

/* ---- whose turn it is ---- */

static void a_turn_after_a_computer_is_alive_without_any_input(void **state)
{
    (void)state;
    const int me = app.play->mover;
    table_game_play_turn();
    for (int seat = 0; seat < play_game(app.play)->players; seat++)
        play_set_level(app.play, seat, seat == me ? LEVEL_PERSON : LEVEL_KID);
    app.seats[me].hints = true;
    app.settings.speed = SPEED_NORMAL;
    table_game_key(SDLK_SPACE, 0);
    for (int i = 0; i < PATIENCE && (!play_person_moves(app.play) || table_showing(table_game()));
         i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    table_game_run(2);
    assert_int_equal(app.play->mover, me);
    assert_non_null(table_game_target(TARGET_BUTTON, BUTTON_HINT));
    assert_true(table_game_target(TARGET_BUTTON, BUTTON_HINT)->usable);
}

static void a_turn_that_was_not_ended_goes_on_there(void **state)
{
    (void)state;
    table_game_play_turn();
    const Record record = *play_record(app.play);
    const int mover = app.play->mover;
    const Game shown = table_game()->shown.game;
    app_put_match(&app, &record);
    scenes_take(&app, scene_replace(SCENE_TABLE));
    table_game_settle();
    assert_true(app.play->turn_over);
    assert_true(play_can_undo(app.play));
    assert_int_equal(app.play->mover, mover);
    assert_int_equal(table_game()->shown.game.round, shown.round);
    assert_memory_equal(table_game()->shown.game.market_room, shown.market_room,
                        sizeof shown.market_room);
}

static void looking_back_stops_before_the_next_deal(void **state)
{
    (void)state;
    const Record *record = play_record(app.play);
    Game game, before;
    int moves = 0;
    for (int i = 1; i <= record->move_count; i++) {
        record_replay(record, i - 1, &before);
        record_replay(record, i, &game);
        if (game.round > before.round)
            moves = i;
    }
    assert_true(moves > 0);
    record_replay(record, moves - 1, &before);
    table_look_back((Table *)table_game(), &app, moves);
    assert_int_equal(table_game()->shown.game.round, before.round);
    assert_int_equal(table_game()->shown.viewed, before.player);
}

/* ---- discarding a column ---- */

static void escape_leads_to_the_menu_while_a_column_is_to_be_discarded(void **state)
{
    (void)state;
    assert_int_equal(play_game(app.play)->phase, PHASE_DISCARD);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_PAUSE);
}

/* It lies on the pile and is counted there: nobody is asked whether to put it there. */
static void what_was_discarded_is_not_asked_about_any_more(void **state)
{
    (void)state;
    assert_true(seen(&app, "First discard one column."));
    table_game_click("column 2");
    assert_true(app.play->turn_over);
    assert_true(seen(&app, "Column discarded. Continue?"));
    assert_int_equal(seen_times(&app, "Continue"), 1);
    assert_int_equal(seen_times(&app, "Discard"), 0);
}

static void columns_can_be_looked_at_while_one_is_to_be_discarded(void **state)
{
    (void)state;
    table_game_point(place_of("column 3"));
    assert_int_equal(table_game()->aim.noticed.kind, TARGET_COLUMN);
    assert_int_equal(table_game()->aim.noticed.index, 2);
}

/* ---- cards in hand ---- */

static void a_held_card_snaps_to_the_focused_space(void **state)
{
    (void)state;
    table_game_click("column 4");
    for (int i = 0; i < 8 && table_aimed_space(table_game(), &app) == SPACE_LIMIT; i++)
        table_game_key(SDLK_TAB, 0);
    assert_true(table_game()->aim.focus >= 0);
    const Table *table = table_game();
    const Target *focused = &table->targets.items[table->aim.focus];
    const Box hand = table_hand_box(table, &app);
    assert_float_equal(hand.x + hand.w / 2, focused->box.x + focused->box.w / 2, 0.5);
    assert_float_equal(hand.y + hand.h / 2, focused->box.y + focused->box.h / 2, 0.5);
}

/* A card that lies face down fits into the cellar, too; the Hint button is nearer to its end. */
static void arrows_lead_from_the_cellar_up_into_the_house(void **state)
{
    (void)state;
    table_game_click("column 4");
    table_game_key(SDLK_f, 0);
    for (int i = 0; i < 12 && table_aimed_space(table_game(), &app) != SPACE_E0; i++)
        table_game_key(SDLK_TAB, 0);
    assert_int_equal(table_aimed_space(table_game(), &app), SPACE_E0);
    table_game_key(SDLK_UP, 0);
    assert_int_equal(table_aimed_space(table_game(), &app), SPACE_C1);
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(table_aimed_space(table_game(), &app), SPACE_LIMIT); /* at the buttons */
}

static const Target *first_lit_space(void)
{
    assert_true(table_game()->intent.active);
    const TargetList *targets = &table_game()->targets;
    for (int i = 0; i < targets->count; i++) {
        if (targets->items[i].kind == TARGET_SPACE && targets->items[i].usable)
            return &targets->items[i];
    }
    return NULL;
}

static void a_held_card_snaps_to_the_space_under_the_pointer(void **state)
{
    (void)state;
    table_game_click("column 4");
    const Box space = first_lit_space()->box;
    table_game_point(box(space.x + 10, space.y + 10, 0, 0));
    const Box hand = table_hand_box(table_game(), &app);
    assert_float_equal(hand.x + hand.w / 2, space.x + space.w / 2, 0.5);
}

static void no_note_opens_about_what_was_just_put_down(void **state)
{
    (void)state;
    char name[16];
    table_game_click("column 4");
    const Target *space = first_lit_space();
    const Box b = space->box;
    snprintf(name, sizeof name, "space %c%c", space_column_letter((Space)space->index),
             space_floor_digit((Space)space->index));
    table_game_point(b);
    table_game_click(name);
    table_game_run(60);
    assert_true(table_game()->aim.note_muted);
    table_game_point(table_game()->layout.column[1]);
    assert_false(table_game()->aim.note_muted);
}

/* It would lie over what the player is to do with it. */
static void no_note_opens_about_what_was_just_taken_up(void **state)
{
    (void)state;
    table_game_click("column 4");
    assert_true(table_game()->aim.note_muted);
    table_game_run(120);
    assert_false(table_note_waits(table_game(), &app));
}

static void no_note_opens_about_the_room_that_is_drilled(void **state)
{
    (void)state;
    table_game_click("resource drill");
    assert_true(table_game()->aim.note_muted);
    table_game_point(table_game()->layout.column[0]);
    assert_false(table_game()->aim.note_muted);
    table_game_click("space b1");
    assert_int_equal(table_game()->intent.space, SPACE_B1);
    assert_true(table_game()->aim.note_muted);
}

/* Lines may be broken anywhere. */
static void see_why(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    const char *only = self, *words = drawn->words;
    (void)canvas;
    while (*only && (*only == *words || (*only == ' ' && *words == '\n')))
        only++, words++;
    if (!*only && drawn->fits)
        ((char *)self)[0] = '\0'; /* seen */
}

static void look_for_why(const char *language)
{
    char only[200];
    snprintf(only, sizeof only, "%s", tr(app.words, "It only fits face down."));
    canvas_watch(app.canvas, (CanvasWatcher){.self = only, .words = see_why});
    app_draw(&app);
    canvas_unwatch(app.canvas, only);
    if (only[0])
        fail_msg("%s: nobody is told why a card must lie face down", language);
}

/* The longest reason there is. */
static void why_a_card_must_lie_face_down_is_read_in_every_language(void **state)
{
    (void)state;
    static const char HOUSE[] = "a1=living-1+piano a2=down c1=down c2=down d1=down d2=down e1=down "
                                "e2=down d0=down e0=down";
    Complaint complaint;
    Game game = *play_game(app.play);
    assert_true(notation_read_home(word_of(HOUSE), &game.homes[game.player], &complaint));
    game.phase = PHASE_HAND;
    game.hand_room = 2; /* another living room */
    assert_int_equal(room_card_type(game.hand_room), ROOM_LIVING);
    assert_true(intent_begin(&table_game_changed()->intent, &game, MOVE_PLACE));
    assert_int_equal(refusal_face_up(&table_game()->intent), RULE_ROOM_DECORATED);
    seen_in_every_language(&app, LANG_FOLDER, look_for_why);
}

/* A second click lets go of it, and is no mistake. */
static void a_room_that_was_chosen_can_be_let_go_of(void **state)
{
    (void)state;
    table_game_click("resource drill");
    table_game_click("space b1");
    table_use_space(table_game_changed(), &app, SPACE_B1);
    assert_true(table_game()->intent.active);
    assert_int_equal(table_game()->intent.space, INTENT_OPEN);
    assert_string_equal(table_game()->advice.message, "");
}

/* Where the column in hand would be put back by a click, too. */
static Box bare_table(void)
{
    const TableLayout *l = &table_game()->layout;
    const Box between = {l->column[0].x + l->column[0].w, l->market.y + l->market.h / 2,
                         l->column[1].x - l->column[0].x - l->column[0].w, 1};
    assert_int_equal(table_target_at(table_game(), between.x + between.w / 2, between.y), -1);
    return between;
}

static void click_right(Box b)
{
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    event.button.button = SDL_BUTTON_RIGHT;
    event.button.state = SDL_PRESSED;
    event.button.x = (int)((b.x + b.w / 2) * app.canvas->unit);
    event.button.y = (int)((b.y + b.h / 2) * app.canvas->unit);
    table_game_point(b);
    app_handle(&app, &event);
    table_game_run(1);
}

/* Nobody needs the keyboard for it. */
static void a_tool_is_put_down_by_the_mouse(void **state)
{
    (void)state;
    table_game_click("resource drill");
    assert_true(table_game()->intent.active);
    table_game_click("resource drill");
    assert_false(table_game()->intent.active);
    table_game_click("resource drill");
    table_game_click("space b1");
    table_game_click("resource drill"); /* at the second step as well */
    assert_false(table_game()->intent.active);
    table_game_click("resource drill");
    mouse_click(&app, bare_table());
    table_game_run(1);
    assert_false(table_game()->intent.active);
    table_game_click("resource drill");
    click_right(place_of("space a1"));
    assert_false(table_game()->intent.active);
}

static void a_note_about_the_last_room_leaves_the_buttons_in_view(void **state)
{
    (void)state;
    const TableLayout *l = &table_game()->layout;
    const NotePlace place = {.about = home_view_space(l->board, SPACE_E0), .kept = {l->end_turn}};
    const Box note = tooltip_place(app.canvas, &place, 300, 220);
    assert_false(overlap(note, l->end_turn));
    assert_false(overlap(note, place.about));
}

static void cards_in_hand_stay_off_the_buttons(void **state)
{
    (void)state;
    table_game_click("column 4");
    const TableLayout *l = &table_game()->layout;
    table_game_point(l->undo);
    assert_false(overlap(table_hand_box(table_game(), &app), l->undo));
    assert_false(overlap(table_hand_box(table_game(), &app), l->end_turn));
}

static void the_jackhammer_leaves_the_resource_where_it_lies(void **state)
{
    (void)state;
    assert_int_equal(play_game(app.play)->phase, PHASE_JACKHAMMER);
    table_game_click("column 3");
    assert_int_equal(table_lifted_column(table_game()), 2);
    assert_false(table_lifts_resource(table_game()));
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_turn_after_a_computer_is_alive_without_any_input, table_game_open_four),
        TEST(a_turn_that_was_not_ended_goes_on_there, table_game_open_four),
        TEST(looking_back_stops_before_the_next_deal, table_game_open_four),
        TEST(escape_leads_to_the_menu_while_a_column_is_to_be_discarded, open_discard),
        TEST(what_was_discarded_is_not_asked_about_any_more, open_discard),
        TEST(columns_can_be_looked_at_while_one_is_to_be_discarded, open_discard),
        TEST(a_held_card_snaps_to_the_focused_space, table_game_open_two),
        TEST(arrows_lead_from_the_cellar_up_into_the_house, table_game_open_two),
        TEST(a_held_card_snaps_to_the_space_under_the_pointer, table_game_open_two),
        TEST(no_note_opens_about_what_was_just_put_down, table_game_open_two),
        TEST(no_note_opens_about_what_was_just_taken_up, table_game_open_two),
        TEST(no_note_opens_about_the_room_that_is_drilled, open_drill),
        TEST(why_a_card_must_lie_face_down_is_read_in_every_language, table_game_open_two),
        TEST(a_room_that_was_chosen_can_be_let_go_of, open_drill),
        TEST(a_tool_is_put_down_by_the_mouse, open_drill),
        TEST(a_note_about_the_last_room_leaves_the_buttons_in_view, table_game_open_two),
        TEST(cards_in_hand_stay_off_the_buttons, table_game_open_two),
        TEST(the_jackhammer_leaves_the_resource_where_it_lies, table_game_open_jackhammer),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
