/* What Undo takes back travels back, to the hand or to where it came from. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "session/record_file.h"
#include "testing.h"

#include <math.h>
#include <string.h>

static const char *const RECORDS[] = {REPLAYS "/en-2.dreamhome", REPLAYS "/fr-4.dreamhome",
                                      REPLAYS "/ru-3.dreamhome", REPLAYS "/hu-2.dreamhome",
                                      REPLAYS "/br-4.dreamhome", REPLAYS "/fr-3.dreamhome"};

static Game before; /* what was undone */

typedef bool Wanted(const Event *event);

static bool happens(const EventList *events, Wanted *wanted)
{
    for (int i = 0; i < events->count; i++) {
        if (wanted(&events->items[i]))
            return true;
    }
    return false;
}

/* The number of moves that come before the first that brings something wanted about, or -1. */
static int find(const Record *record, Wanted *wanted)
{
    EventList events;
    Game game;
    game_new(&game, &record->options, NULL);
    for (int moves = 0; moves < record->move_count; moves++) {
        game_apply(&game, &record->moves[moves], &events);
        if (happens(&events, wanted))
            return moves;
    }
    return -1;
}

static void play_and_undo(const char *path, const Record *record, int moves)
{
    assert_int_equal(table_game_open_turn(path, moves), 0);
    assert_true(table_play(table_game_changed(), &app, &record->moves[moves]));
    table_game_settle();
    table_resync(table_game_changed(), &app); /* nothing is in hand any more */
    before = table_game()->shown.game;
    app.settings.speed = SPEED_NORMAL;
    table_game_key_down(SDLK_z, KMOD_LCTRL, false);
}

/* Plays the first move of any record that brings something wanted about, and undoes it. */
static void undo_first(Wanted *wanted)
{
    static Record record;
    Error error;
    int moves = -1;
    size_t i = 0;
    for (; i < sizeof RECORDS / sizeof RECORDS[0] && moves < 0; i++) {
        assert_true(record_file_load(RECORDS[i], &record, &error));
        moves = find(&record, wanted);
    }
    assert_true(moves >= 0);
    play_and_undo(RECORDS[i - 1], &record, moves);
}

static const Flight *flight_of(CardRef card)
{
    const Shown *shown = &table_game()->shown;
    for (int i = 0; i < shown->flight_count; i++) {
        const Flight *flight = &shown->flights[i];
        if (flight->card.face == card.face && flight->card.card == card.card)
            return flight;
    }
    fail_msg("a card does not travel");
    return NULL;
}

static bool same_place(Box one, Box other)
{
    return SDL_fabsf(one.x - other.x) + SDL_fabsf(one.y - other.y) < 1;
}

static ResourceCard gone_from(ResourceCardSet kind)
{
    const int player = table_game()->shown.viewed;
    return card_first(before.homes[player].cards & kind &
                      ~table_game()->shown.game.homes[player].cards);
}

static bool lays_tool(const Event *event)
{
    return event->kind == EVENT_RESOURCE_LAID &&
           RESOURCE_INFO[resource_card_type(event->resource)].kind == RESOURCE_KIND_TOOL;
}

static bool lays_helper(const Event *event)
{
    return event->kind == EVENT_RESOURCE_LAID &&
           RESOURCE_INFO[resource_card_type(event->resource)].kind == RESOURCE_KIND_HELPER;
}

static void leaves_the_row(Wanted *wanted, ResourceKind kind)
{
    undo_first(wanted);
    const int player = table_game()->shown.viewed;
    const ResourceCard card = gone_from(resource_cards_of_kind(kind));
    const Flight *flight = flight_of(card_resource(card));
    assert_int_equal(flight->target.kind, PLACE_MARKET_RESOURCE);
    assert_true(same_place(flight->from,
                           table_row_box_of(table_game(), player, &before.homes[player], card)));
}

static void a_tool_goes_from_beside_the_house_to_the_market(void **state)
{
    (void)state;
    leaves_the_row(lays_tool, RESOURCE_KIND_TOOL);
}

static void a_helper_goes_from_beside_the_house_to_the_market(void **state)
{
    (void)state;
    leaves_the_row(lays_helper, RESOURCE_KIND_HELPER);
}

static bool stacks_roof(const Event *event)
{
    return event->kind == EVENT_ROOF_STACKED;
}

static void a_roof_turns_up_on_its_way_from_the_pile(void **state)
{
    (void)state;
    undo_first(stacks_roof);
    const ResourceCard card = gone_from(resource_cards_of_kind(RESOURCE_KIND_ROOF));
    const Flight *flight = flight_of(card_resource(card));
    const Place pile = {PLACE_PILE, table_game()->shown.viewed, card};
    assert_int_equal(flight->target.kind, PLACE_MARKET_RESOURCE);
    assert_int_equal(flight->flip, FLIP_UP);
    assert_true(same_place(flight->from, table_place_box(table_game(), pile)));
}

static bool loses_decor(const Event *event)
{
    return event->kind == EVENT_DECOR_DISCARDED && event->lost;
}

static void lost_decor_comes_back_from_the_discards(void **state)
{
    (void)state;
    undo_first(loses_decor);
    const ResourceCard card = table_game()->shown.game.hand_resource;
    assert_true(card);
    const Flight *flight = flight_of(card_resource(card));
    assert_int_equal(flight->target.kind, PLACE_HAND_RESOURCE);
    assert_true(same_place(flight->from,
                           table_place_box(table_game(), (Place){PLACE_RESOURCE_DISCARDS, 0, 0})));
}

static bool places_room(const Event *event)
{
    return event->kind == EVENT_ROOM_PLACED;
}

/* The token is still to be placed: it is in hand. */
static void a_room_joins_the_decor_in_hand(void **state)
{
    (void)state;
    static Record record;
    Error error;
    EventList events;
    Game game;
    int moves = 0;
    assert_true(record_file_load(RECORDS[0], &record, &error));
    game_new(&game, &record.options, NULL);
    do
        game_apply(&game, &record.moves[moves++], &events);
    while (!happens(&events, places_room) || !game.hand_resource);
    play_and_undo(RECORDS[0], &record, moves - 1);
    const Flight *flight = flight_of(card_room(table_game()->shown.game.hand_room));
    assert_int_equal(flight->target.kind, PLACE_HAND_ROOM);
}

static void see_room(void *self, const char *kind, int card)
{
    int *rooms = self;
    if (strcmp(kind, "room") == 0)
        rooms[card]++;
}

/* How often the face of a room is in the picture. */
static int faces_of(RoomCard card)
{
    int rooms[ROOM_CARD_COUNT + 1] = {0};
    layer_renew(table_game()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = rooms, .piece = see_room});
    app_draw(&app);
    canvas_unwatch(app.canvas, rooms);
    return rooms[card];
}

static bool is_face_down(const Event *event)
{
    return event->kind == EVENT_ROOM_PLACED && event->face_down;
}

/* Covered as it leaves, open when it is in hand, and nothing in between but one turn. */
static void a_covered_room_turns_up_on_its_way_to_the_hand(void **state)
{
    (void)state;
    undo_first(is_face_down);
    const RoomCard card = table_game()->shown.game.hand_room;
    int covered = 0, open = 0;
    assert_true(card);
    assert_true(table_hand_moves(table_game(), &app));
    while (table_hand_moves(table_game(), &app)) {
        const int faces = faces_of(card);
        assert_in_range(faces, open > 0, 1);
        covered += !faces;
        open += faces;
        table_game_run(1);
    }
    assert_in_range(covered, 3, 12);
    assert_in_range(open, 3, 14);
    assert_int_equal(faces_of(card), 1);
}

/* Not again, wherever it goes next. */
static void a_covered_room_turns_up_only_once_on_its_way_to_the_hand(void **state)
{
    (void)state;
    undo_first(is_face_down);
    int frames = 0;
    for (; table_hand_moves(table_game(), &app); frames++)
        table_game_run(1);
    assert_true(frames >= (int)(60 * table_speed(&app)) - 2); /* as others that turn over */
    table_game_key_down(SDLK_f, 0, false);
    table_game_key_down(SDLK_f, 0, false);
    for (int step = 0; step < 3; step++) {
        table_game_key_down(SDLK_TAB, 0, false);
        table_game_run(2);
        assert_true(table_hand_covered(table_game(), &app) <= 0);
    }
}

/* In hand it lies open then. */
static void redo_turns_the_covered_room_over_again(void **state)
{
    (void)state;
    undo_first(is_face_down);
    table_game_run(60);
    const RoomCard card = table_game()->shown.game.hand_room;
    int covered = 0, open = 0;
    table_game_key_down(SDLK_y, KMOD_LCTRL, false);
    assert_true(table_showing(table_game()));
    while (table_showing(table_game())) {
        const int faces = faces_of(card);
        assert_in_range(faces, 0, covered == 0);
        covered += !faces;
        open += faces;
        table_game_run(1);
    }
    assert_true(covered > 3 && open > 3);
    const Trinkets *trinkets = &table_game()->shown.trinkets;
    assert_int_equal(trinkets->items[trinkets->count - 1].kind, TRINKET_CARD);
    assert_int_equal(trinkets->items[trinkets->count - 1].card.face, CARD_ROOM_BACK);
}

/* ---- points ---- */

static const Trinket *points_that_leave(void)
{
    const Trinkets *trinkets = &table_game()->shown.trinkets;
    for (int i = 0; i < trinkets->count; i++) {
        if (trinkets->items[i].kind == TRINKET_POINTS_BACK)
            return &trinkets->items[i];
    }
    return NULL;
}

static int points_of_home(const Game *game)
{
    return score_open(&game->homes[table_game()->shown.viewed]).total;
}

static bool scores(const Event *event)
{
    return event->kind == EVENT_ROOM_PLACED && !event->face_down;
}

static void points_that_are_undone_leave_the_score(void **state)
{
    (void)state;
    undo_first(scores);
    assert_null(points_that_leave()); /* nobody sees a score */
    table_game_key(SDLK_y, KMOD_LCTRL);
    table_game_run(120);
    app.settings.live_score = 1;
    table_game_key_down(SDLK_z, KMOD_LCTRL, false);
    const Trinket *points = points_that_leave();
    assert_non_null(points);
    assert_int_equal(points->points,
                     points_of_home(&table_game()->shown.game) - points_of_home(&before));
    assert_int_equal(table_points_on_their_way(table_game(), table_game()->shown.viewed), 0);
    app_draw(&app);
    table_game_run(120);
    assert_null(points_that_leave());
}

/* They have not come to the score yet: nothing is seen to leave it. */
static void points_on_their_way_turn_back_without_the_score(void **state)
{
    (void)state;
    undo_first(scores);
    table_game_run(60);
    app.settings.live_score = 1;
    table_game_key_down(SDLK_y, KMOD_LCTRL, false);
    table_game_settle();
    assert_int_not_equal(table_points_on_their_way(table_game(), table_game()->shown.viewed), 0);
    table_game_key_down(SDLK_z, KMOD_LCTRL, false);
    assert_null(points_that_leave());
}

static void a_puzzle_does_not_tell_points_that_are_undone(void **state)
{
    (void)state;
    undo_first(scores);
    table_game_key(SDLK_y, KMOD_LCTRL);
    table_game_run(120);
    app.settings.live_score = 1;
    table_game_changed()->guest.hides_points = true;
    table_game_key_down(SDLK_z, KMOD_LCTRL, false);
    assert_null(points_that_leave());
}

static bool places_token(const Event *event)
{
    return event->kind == EVENT_TOKEN_PLACED;
}

static void points_of_decor_leave_for_its_room(void **state)
{
    (void)state;
    undo_first(places_token);
    table_game_key(SDLK_y, KMOD_LCTRL);
    table_game_run(120);
    app.settings.live_score = 1;
    const SpaceSet decorated = table_game()->shown.game.homes[table_game()->shown.viewed].decorated;
    table_game_key_down(SDLK_z, KMOD_LCTRL, false);
    const Shown *shown = &table_game()->shown;
    const SpaceSet left = decorated & (SpaceSet)~shown->game.homes[shown->viewed].decorated;
    const Trinket *points = points_that_leave();
    assert_non_null(points);
    assert_int_equal(space_count(left), 1);
    assert_true(box_has(table_game()->layout.spaces[space_first(left)],
                        points->from.x + points->from.w / 2, points->from.y + points->from.h / 2));
}

/* ---- where they go ---- */

static void see_points(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    (void)canvas;
    if (drawn->words[0] == '+' || drawn->words[0] == '-')
        *(Box *)self = drawn->given;
}

/* To the card, which is in hand again. */
static void points_that_are_undone_go_to_the_hand(void **state)
{
    (void)state;
    undo_first(scores);
    table_game_key(SDLK_y, KMOD_LCTRL);
    table_game_run(120);
    app.settings.live_score = 1;
    table_game_key_down(SDLK_z, KMOD_LCTRL, false);
    Box seen = {0};
    float lift;
    const Trinket points = *points_that_leave();
    while (app.now < points.start + points.duration * 0.75)
        table_game_run(1);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &seen, .words = see_points});
    table_draw_trinkets(&app, table_game());
    canvas_unwatch(app.canvas, &seen);
    const Box hand = table_hand_shown(table_game(), &app, &lift);
    assert_true(seen.w > 0);
    assert_true(fabsf(seen.x + seen.w / 2 - hand.x - hand.w / 2) <
                fabsf(seen.x + seen.w / 2 - points.from.x - points.from.w / 2));
}

static bool discards_pair(const Event *event)
{
    return event->kind == EVENT_PAIR_DISCARDED;
}

static void a_pair_comes_back_from_the_discards(void **state)
{
    (void)state;
    undo_first(discards_pair);
    const Game *now = &table_game()->shown.game;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (before.market_room[column])
            continue;
        assert_int_equal(flight_of(card_room(now->market_room[column]))->target.index, column);
        assert_int_equal(flight_of(card_resource(now->market_resource[column]))->target.index,
                         column);
    }
}

/* What falls on the heap lies there as it fell, whatever the cards below it. */
static void what_is_discarded_last_lies_on_top(void **state)
{
    (void)state;
    assert_int_equal(table_game_open_turn(RECORDS[0], 0), 0);
    Table *table = table_game_changed();
    app.settings.speed = SPEED_NORMAL;
    for (int column = 4; column > 0; column--) {
        const ResourceCard card = table->shown.game.market_resource[column];
        const Place heap = {PLACE_RESOURCE_DISCARDS, 0, card};
        const Place from = {PLACE_MARKET_RESOURCE, 0, column};
        table->shown.game.resource_discards |= CARD_BIT(card);
        table_launch(table, &app, table_flight(table, &app, card_resource(card), from, heap));
        const Flight *flight = flight_of(card_resource(card));
        assert_true(same_place(flight->to, table_place_box(table, heap)));
        assert_true(flight->tilt_to == table_lying_tilt(heap.kind));
        assert_int_not_equal(table->shown.top_resource, card);
        table_game_settle();
        assert_int_equal(table->shown.top_resource, card);
    }
}

static bool uses_jackhammer(const Event *event)
{
    return event->kind == EVENT_JACKHAMMER_USED;
}

static void the_jackhammer_and_what_it_cost_come_back(void **state)
{
    (void)state;
    undo_first(uses_jackhammer);
    const Shown *shown = &table_game()->shown;
    const ResourceCardSet own = shown->game.homes[shown->viewed].cards;
    const ResourceCard tool = card_first(own & resource_cards_of_type(RESOURCE_JACKHAMMER));
    assert_int_equal(flight_of(card_resource(tool))->target.kind, PLACE_ROW);
    assert_int_equal(shown->flight_count, 3); /* the room and the resource of its column, too */
}

static bool uses_supplier(const Event *event)
{
    return event->kind == EVENT_SUPPLIER_USED;
}

static void rooms_of_the_supplier_change_places_again(void **state)
{
    (void)state;
    undo_first(uses_supplier);
    assert_int_equal(table_game()->shown.flight_count, 2);
}

static bool moves_marker(const Event *event)
{
    return event->kind == EVENT_MARKER_MOVED;
}

static void the_marker_walks_back_to_its_column(void **state)
{
    (void)state;
    undo_first(moves_marker);
    assert_true(table_marker_returns(table_game()));
    for (int frame = 0; table_marker_returns(table_game()); frame++) {
        assert_in_range(frame, 0, 600);
        table_game_run(1);
    }
    assert_false(layer_is_valid(table_game()->shown.layer)); /* it is drawn there */
}

/* A column is in hand again, with the one that it left in the market. */
static int take_and_undo_the_placing(void)
{
    assert_int_equal(table_game_open_two(NULL), 0);
    table_game_play_turn();
    while (!play_game(app.play)->hand_room)
        table_game_key(SDLK_z, KMOD_CTRL);
    return table_game_moves();
}

static void undone_cards_in_hand_can_be_changed_for_another_column(void **state)
{
    (void)state;
    const int moves = take_and_undo_the_placing();
    table_game_click("column 1");
    assert_int_equal(table_game_moves(), moves - 1);
    assert_int_equal(table_game()->intent.held_column, 0);
    assert_int_equal(play_game(app.play)->hand_room, 0);
}

static void undone_cards_in_hand_are_put_back_by_escape(void **state)
{
    (void)state;
    const int moves = take_and_undo_the_placing();
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(table_game_moves(), moves - 1);
    assert_false(table_game()->intent.active);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_scene(SCENE_PAUSE);
}

static void with_undone_cards_in_hand_keys_begin_at_a_space(void **state)
{
    (void)state;
    take_and_undo_the_placing();
    table_game_key(SDLK_TAB, 0);
    assert_int_not_equal(table_aimed_space(table_game(), &app), SPACE_LIMIT);
}

/* What the focus is on, as "column 3". */
static void assert_focus(const char *thing)
{
    char name[40];
    Text text = text_on(name, sizeof name);
    assert_true(table_game()->aim.focus >= 0);
    table_write_target(&text, table_game(), &table_game()->targets.items[table_game()->aim.focus]);
    assert_string_equal(name, thing);
}

static void after_a_column_is_put_back_the_focus_is_on_it(void **state)
{
    (void)state;
    assert_int_equal(table_game_open(REPLAYS "/br-4.dreamhome", 0), 0);
    for (int i = 0; i < 3; i++)
        table_game_key(SDLK_TAB, 0);
    assert_focus("column 3");
    table_game_key(SDLK_RETURN, 0);
    assert_true(table_game()->intent.active);
    table_game_key(SDLK_ESCAPE, 0);
    assert_false(table_game()->intent.active);
    assert_focus("column 3");
    table_game_key(SDLK_RETURN, 0); /* picked up again, put down, and all of it undone */
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(play_game(app.play)->hand_room, 0);
    while (play_can_undo(app.play))
        table_game_key(SDLK_z, KMOD_CTRL);
    table_game_settle();
    assert_focus("column 3");
}

static void after_a_tool_is_laid_down_the_focus_is_on_it(void **state)
{
    (void)state;
    assert_int_equal(table_game_open_drill(NULL), 0);
    for (int i = 0;
         i < 40 && (table_game()->aim.focus < 0 ||
                    table_game()->targets.items[table_game()->aim.focus].kind != TARGET_RESOURCE);
         i++)
        table_game_key(SDLK_TAB, 0);
    const Target tool = table_game()->targets.items[table_game()->aim.focus];
    assert_int_equal(tool.kind, TARGET_RESOURCE);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(table_game()->intent.kind, MOVE_DRILL);
    table_game_key(SDLK_ESCAPE, 0);
    assert_false(table_game()->intent.active);
    assert_int_equal(table_game()->targets.items[table_game()->aim.focus].kind, TARGET_RESOURCE);
    assert_int_equal(table_game()->targets.items[table_game()->aim.focus].index, tool.index);
}

static void after_a_step_back_the_focus_is_on_what_was_chosen(void **state)
{
    (void)state;
    assert_int_equal(table_game_open(REPLAYS "/br-4.dreamhome", 111), 0);
    table_game_click("resource supplier");
    table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_TAB, 0);
    const Target chosen = table_game()->targets.items[table_game()->aim.focus];
    assert_int_equal(chosen.kind, TARGET_PICK);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(table_game()->intent.card, chosen.index);
    table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(table_game()->intent.card, INTENT_OPEN);
    assert_int_equal(table_game()->targets.items[table_game()->aim.focus].kind, TARGET_PICK);
    assert_int_equal(table_game()->targets.items[table_game()->aim.focus].index, chosen.index);
}

/* "... is lost" is no longer true. */
static void a_warning_goes_with_the_move_that_is_undone(void **state)
{
    (void)state;
    assert_int_equal(table_game_open_two(NULL), 0);
    table_game_play_turn();
    table_say(table_game_changed(), &app, "This is lost.");
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_string_equal(table_game()->advice.message, "");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_teardown(name, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_tool_goes_from_beside_the_house_to_the_market),
        TEST(a_helper_goes_from_beside_the_house_to_the_market),
        TEST(a_roof_turns_up_on_its_way_from_the_pile),
        TEST(lost_decor_comes_back_from_the_discards),
        TEST(a_room_joins_the_decor_in_hand),
        TEST(a_covered_room_turns_up_on_its_way_to_the_hand),
        TEST(a_covered_room_turns_up_only_once_on_its_way_to_the_hand),
        TEST(redo_turns_the_covered_room_over_again),
        TEST(points_that_are_undone_leave_the_score),
        TEST(points_on_their_way_turn_back_without_the_score),
        TEST(a_puzzle_does_not_tell_points_that_are_undone),
        TEST(points_of_decor_leave_for_its_room),
        TEST(points_that_are_undone_go_to_the_hand),
        TEST(a_pair_comes_back_from_the_discards),
        TEST(what_is_discarded_last_lies_on_top),
        TEST(the_jackhammer_and_what_it_cost_come_back),
        TEST(rooms_of_the_supplier_change_places_again),
        TEST(the_marker_walks_back_to_its_column),
        TEST(undone_cards_in_hand_can_be_changed_for_another_column),
        TEST(undone_cards_in_hand_are_put_back_by_escape),
        TEST(after_a_column_is_put_back_the_focus_is_on_it),
        TEST(after_a_tool_is_laid_down_the_focus_is_on_it),
        TEST(after_a_step_back_the_focus_is_on_what_was_chosen),
        TEST(a_warning_goes_with_the_move_that_is_undone),
        TEST(with_undone_cards_in_hand_keys_begin_at_a_space),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
