/* Moments of a turn that nobody has to wait for: the marker on its way, earlier turns once more. */
#include "table_game.h"

#include "app/pieces/roof_tray.h"
#include "dreamhome/notation.h"
#include "testing.h"

enum { PATIENCE = 600 }; /* frames */

static int open_four(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 40);
}

static int open_new(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 0);
}

/* A key, and no time for what it starts. */
static void press(SDL_Keycode key, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    event.key.keysym.mod = modifiers;
    app_handle(&app, &event);
}

static void page_up_shows_earlier_turns_and_any_other_key_ends_that(void **state)
{
    (void)state;
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(table_game()->shown.looking_back);
    const int last = table_game()->shown.back_to;
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(table_game()->shown.back_to < last);
    table_game_key(SDLK_TAB, 0);
    assert_false(table_game()->shown.looking_back);
    assert_memory_equal(&table_game()->shown.game, play_game(app.play), sizeof(Game));
}

/* Not only how it ended: the cards fly again, and nothing else comes of it. */
static void an_earlier_turn_is_played_again_before_everyones_eyes(void **state)
{
    (void)state;
    static Record record;
    const Table *table = table_game();
    record = *play_record(app.play);
    int frames = 0, flights = 0;
    app.settings.speed = SPEED_NORMAL;
    press(SDLK_PAGEUP, 0);
    const int player = table->shown.viewed, end = table->shown.back_to;
    assert_int_not_equal(player, app.play->mover);
    for (; table_showing(table); frames++) {
        assert_in_range(frames, 0, PATIENCE);
        flights += table_flies_to(table, (Place){PLACE_HAND_ROOM, 0, 0});
        table_game_run(1);
    }
    assert_in_range(frames, 40, PATIENCE); /* taken, then placed */
    assert_true(flights > 0);
    assert_true(table->shown.looking_back);
    Game then;
    record_replay(&record, end, &then);
    assert_memory_equal(&table->shown.game.homes[player], &then.homes[player], sizeof(Home));
    table_game_key(SDLK_TAB, 0);
    assert_memory_equal(&table->shown.game, play_game(app.play), sizeof(Game));
    assert_memory_equal(&record, play_record(app.play), sizeof record);
}

static void the_marker_walks_over_and_then_stands_still(void **state)
{
    (void)state;
    const Event moved = {.kind = EVENT_MARKER_MOVED, .player = 1};
    const Home before = {0};
    Table *table = (Table *)table_game();
    app.settings.speed = SPEED_NORMAL;
    table_start_trinkets(table, &app, &moved, &before);
    assert_true(table_marker_walks(table, 1));
    int frames = 0;
    while (table_trinkets_move(table) && frames < PATIENCE) {
        app_draw(&app);
        table_game_run(1);
        frames++;
    }
    assert_in_range(frames, 10, PATIENCE - 1);
    assert_false(table_marker_walks(table, 1));
}

static void with_reduced_motion_nothing_walks(void **state)
{
    (void)state;
    const Event moved = {.kind = EVENT_MARKER_MOVED, .player = 1};
    const Home before = {0};
    app.settings.speed = SPEED_NORMAL;
    app.settings.reduced_motion = 1;
    table_start_trinkets((Table *)table_game(), &app, &moved, &before);
    assert_false(table_trinkets_move(table_game()));
}

/* The spaces that come to life when something is laid on c1 of a home. */
static SpaceSet come_to_life(EventKind kind, const char *line)
{
    Table *table = (Table *)table_game();
    const int player = table->shown.viewed;
    const Event event = {.kind = kind, .player = (uint8_t)player, .space = SPACE_C1};
    Home *home = &table->shown.game.homes[player];
    const Home before = *home;
    Complaint complaint;
    assert_true(notation_read_home(word_of(line), home, &complaint));
    table->shown.trinkets.count = 0;
    table_start_trinkets(table, &app, &event, &before);
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        if (table->shown.trinkets.items[i].kind == TRINKET_LIFE)
            return table->shown.trinkets.items[i].spaces;
    }
    return 0;
}

static void rooms_that_are_finished_or_joined_come_alive(void **state)
{
    (void)state;
    const SpaceSet alone = space_bit(SPACE_C1), joined = alone | space_bit(SPACE_B1);
    app.settings.speed = SPEED_NORMAL;
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=living-1"), 0);
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=down"), 0);
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=bathroom-1"), alone);
    assert_int_equal(come_to_life(EVENT_TOKEN_PLACED, "c1=living-1+piano"), alone);
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "b1=living-2 c1=living-1"), joined);
    for (int frame = 0; table_trinkets_move(table_game()); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        app_draw(&app);
        table_game_run(1);
    }
    app.settings.reduced_motion = 1;
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=bathroom-1"), 0);
}

/* The place where it then lies: after the roofs that are there. */
static void a_roof_flies_to_its_own_place_in_the_tray(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    const int player = table->shown.viewed;
    const ResourceCardSet others =
        resource_cards_of_kind(RESOURCE_KIND_ROOF) & ~table->shown.game.homes[player].cards;
    const int lying = table_roofs(table, player);
    EventList events = {.count = 1};
    events.items[0] = (Event){
        .kind = EVENT_ROOF_STACKED, .player = (uint8_t)player, .resource = card_first(others)};
    app.settings.speed = SPEED_NORMAL;
    table_show(table, &app, &events, 0, 1);
    assert_int_equal(table->shown.flight_count, 1);
    const Box there = roof_tray_place(table->layout.board, lying);
    assert_memory_equal(&table->shown.flights[0].to, &there, sizeof there);
    assert_int_equal(table_roofs(table, player), lying);
    table_game_settle();
    assert_int_equal(table_roofs(table, player), lying + 1);
}

static bool flies(CardRef card, PlaceKind to)
{
    const Shown *shown = &table_game()->shown;
    for (int i = 0; i < shown->flight_count; i++) {
        const Flight *flight = &shown->flights[i];
        if (flight->card.face == card.face && flight->card.card == card.card &&
            flight->target.kind == to)
            return true;
    }
    return false;
}

static void show_event(Event event)
{
    Table *table = (Table *)table_game();
    EventList events = {.count = 1, .items = {event}};
    table_show_all(table, &app);
    table_show(table, &app, &events, 0, 1);
}

static void tools_and_helpers_move_what_they_move(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    const uint8_t player = (uint8_t)table->shown.viewed;
    Home *home = &table->shown.game.homes[player];
    Complaint complaint;
    assert_true(notation_read_home(word_of("b1=living-2 c1=down"), home, &complaint));
    const RoomCard living = home->card[SPACE_B1];
    const ResourceCard drill = card_first(resource_cards_of_type(RESOURCE_DRILL));
    const ResourceCard roof = card_first(resource_cards_of_kind(RESOURCE_KIND_ROOF));
    app.settings.speed = SPEED_NORMAL;
    home->cards |= CARD_BIT(drill);
    show_event((Event){.kind = EVENT_TOOL_SPENT, .player = player, .resource = drill});
    assert_true(flies(card_resource(drill), PLACE_RESOURCE_DISCARDS));
    show_event((Event){.kind = EVENT_ROOFER_USED, .player = player, .resource = roof});
    assert_true(flies(card_resource(roof), PLACE_PILE));
    show_event((Event){
        .kind = EVENT_HANDYMAN_USED, .player = player, .space = SPACE_B1, .other_space = SPACE_C1});
    assert_true(flies(card_room(living), PLACE_SPACE));
    assert_true(flies((CardRef){CARD_ROOM_BACK, 0}, PLACE_SPACE)); /* it stays face down */
    show_event((Event){.kind = EVENT_SUPPLIER_USED,
                       .player = player,
                       .space = SPACE_C1,
                       .room = 1,
                       .other_room = living});
    assert_true(flies(card_room(living), PLACE_ROOM_DISCARDS));
    assert_true(flies(card_room(1), PLACE_SPACE));
}

static void cards_of_the_next_round_are_made_before_they_are_dealt(void **state)
{
    (void)state;
    const Game *game = play_game(app.play);
    const TableLayout *l = &table_game()->layout;
    for (int frame = 0; frame < 3 * COLUMN_COUNT; frame++) {
        app_draw(&app);
        while (pictures_pending(app.canvas->pictures))
            table_game_run(1);
    }
    for (int i = 0; i < COLUMN_COUNT; i++)
        assert_false(card_make(app.cards,
                               card_room(game->room_deck[game->round * COLUMN_COUNT + i]),
                               l->column_room[0].w));
}

/* How many pixels of a box are unlike the one before. */
static int changes_within(Box b)
{
    static Uint32 pixels[1024 * 1024];
    const SDL_Rect part = paint_pixels_around(app.canvas, b);
    int changes = 0;
    assert_true(part.w * part.h <= (int)SDL_arraysize(pixels));
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &part, SDL_PIXELFORMAT_ARGB8888,
                                          pixels, part.w * (int)sizeof(Uint32)),
                     0);
    for (int i = 1; i < part.w * part.h; i++)
        changes += pixels[i] != pixels[i - 1];
    return changes;
}

static void a_card_in_a_new_size_is_never_blank(void **state)
{
    (void)state;
    const CardRef card = card_room(table_game()->shown.game.room_deck[0]);
    const float width = table_game()->layout.column_room[0].w;
    const Box large = box(200, 40, 3 * width, card_height(card, 3 * width));
    card_draw(app.cards, card, box(200, 40, width, 0), 0, 0);
    while (pictures_pending(app.canvas->pictures))
        table_game_run(1);
    pictures_wait(app.canvas->pictures, false);
    card_draw(app.cards, card, large, 0, 0);
    assert_true(changes_within(box_inset(large, large.w / 4)) > 10000);
}

static void a_new_match_is_dealt_before_everyones_eyes(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    const Game game = *play_game(app.play);
    app.settings.speed = SPEED_NORMAL;
    table_deal_opening(table, &app);
    assert_true(table_showing(table));
    assert_int_equal(table->shown.game.market_room[0], 0);
    table_game_settle();
    assert_memory_equal(&table->shown.game, &game, sizeof game);
}

static float distance(Box one, Box other)
{
    return SDL_fabsf(one.x - other.x) + SDL_fabsf(one.y - other.y);
}

/* Runs until the hand is where it belongs; the largest step of a frame, as a share of the way. */
static float follow_hand(Box from)
{
    float lift, largest = 0;
    const float whole = distance(from, table_hand_box(table_game(), &app));
    for (int frame = 0; table_hand_moves(table_game(), &app); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        table_game_run(1);
        const Box now = table_hand_shown(table_game(), &app, &lift);
        largest = SDL_max(largest, distance(from, now) / whole);
        from = now;
    }
    assert_true(distance(from, table_hand_box(table_game(), &app)) < 1);
    return largest;
}

static void cards_rise_into_the_hand_and_glide_to_a_space_and_back(void **state)
{
    (void)state;
    float lift;
    app.settings.speed = SPEED_NORMAL;
    table_game_click("column 4");
    const Box lying = table_game()->layout.column_room[3];
    const Box raised = table_hand_shown(table_game(), &app, &lift);
    assert_true(distance(lying, raised) < distance(lying, table_hand_box(table_game(), &app)));
    assert_true(lift < 1);
    follow_hand(raised);
    while (table_aimed_space(table_game(), &app) == SPACE_LIMIT)
        press(SDLK_TAB, 0);
    assert_true(follow_hand(table_hand_shown(table_game(), &app, &lift)) < 0.5f);
    press(SDLK_ESCAPE, 0);
    assert_true(table_flies_to(table_game(), (Place){PLACE_MARKET_ROOM, 0, 3}));
}

static void with_reduced_motion_the_hand_is_there_at_once(void **state)
{
    (void)state;
    float lift;
    app.settings.speed = SPEED_NORMAL;
    app.settings.reduced_motion = 1;
    table_game_click("column 4");
    assert_false(table_hand_moves(table_game(), &app));
    const Box shown = table_hand_shown(table_game(), &app, &lift);
    assert_true(distance(shown, table_hand_box(table_game(), &app)) < 1 && lift == 1);
}

/* Undo: the room comes back from the space that it lay on, and then to the market. */
static void what_is_undone_comes_back_the_way_it_went(void **state)
{
    (void)state;
    float lift;
    table_game_play_turn();
    Home before = table_game()->shown.game.homes[table_game()->shown.viewed];
    app.settings.speed = SPEED_NORMAL;
    press(SDLK_z, KMOD_LCTRL);
    const Home *home = &table_game()->shown.game.homes[table_game()->shown.viewed];
    const Space left = space_first(before.rooms & (SpaceSet)~home->rooms);
    const Box space = home_view_space(table_game()->layout.board, left);
    assert_true(distance(table_hand_shown(table_game(), &app, &lift), space) < 1);
    press(SDLK_z, KMOD_LCTRL);
    assert_true(table_game()->shown.flight_count > 0);
    assert_int_equal(table_game()->shown.flights[0].target.kind, PLACE_MARKET_ROOM);
}

/* Two rooms of the market change places again, and the Mixer comes back. */
static void a_tool_that_is_undone_puts_everything_back(void **state)
{
    (void)state;
    const Game before = *play_game(app.play);
    Move mix = {.kind = MOVE_MIX, .column = 1, .other_column = 4};
    assert_true(table_play(table_game_changed(), &app, &mix));
    table_game_settle();
    app.settings.speed = SPEED_NORMAL;
    press(SDLK_z, KMOD_LCTRL);
    assert_int_equal(table_game()->shown.flight_count, 3);
    assert_true(flies(card_room(before.market_room[1]), PLACE_MARKET_ROOM));
    assert_true(flies(card_room(before.market_room[4]), PLACE_MARKET_ROOM));
    const ResourceCardSet mixers =
        before.homes[table_game()->shown.viewed].cards & resource_cards_of_type(RESOURCE_MIXER);
    assert_true(flies(card_resource(card_first(mixers)), PLACE_ROW));
}

static void a_drill_that_is_undone_puts_everything_back(void **state)
{
    (void)state;
    const Game before = *play_game(app.play);
    Move drill = {.kind = MOVE_DRILL, .column = 3, .space = SPACE_B1};
    assert_true(table_play(table_game_changed(), &app, &drill));
    table_game_settle();
    app.settings.speed = SPEED_NORMAL;
    press(SDLK_z, KMOD_LCTRL);
    const Home *home = &before.homes[table_game()->shown.viewed];
    assert_true(flies(card_room(before.market_room[3]), PLACE_MARKET_ROOM));
    assert_true(flies(card_room(home->card[SPACE_B1]), PLACE_SPACE));
}

static void the_score_grows_when_the_points_arrive(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    const int player = table->shown.viewed;
    Home *home = &table->shown.game.homes[player];
    const Home before = *home;
    const Event placed = {.kind = EVENT_ROOM_PLACED, .player = (uint8_t)player, .space = SPACE_C1};
    Complaint complaint;
    assert_true(notation_read_home(word_of("b1=living-2 c1=living-1"), home, &complaint));
    app.settings.speed = SPEED_NORMAL;
    table_start_trinkets(table, &app, &placed, &before);
    assert_int_equal(table_points_on_their_way(table, player), 0); /* no score is shown */
    table->shown.trinkets.count = 0;
    app.settings.live_score = 1;
    table_start_trinkets(table, &app, &placed, &before);
    assert_int_equal(table_points_on_their_way(table, player),
                     score_open(home).total - score_open(&before).total);
    app_draw(&app);
    for (int frame = 0; table_trinkets_move(table); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        table_game_run(1);
    }
    assert_int_equal(table_points_on_their_way(table, player), 0);
    assert_false(layer_is_valid(table->shown.layer)); /* the new score is drawn */
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(page_up_shows_earlier_turns_and_any_other_key_ends_that, open_four),
        TEST(an_earlier_turn_is_played_again_before_everyones_eyes, open_four),
        TEST(the_marker_walks_over_and_then_stands_still, open_four),
        TEST(with_reduced_motion_nothing_walks, open_four),
        TEST(rooms_that_are_finished_or_joined_come_alive, open_four),
        TEST(a_roof_flies_to_its_own_place_in_the_tray, open_four),
        TEST(tools_and_helpers_move_what_they_move, open_four),
        TEST(cards_of_the_next_round_are_made_before_they_are_dealt, open_four),
        TEST(a_card_in_a_new_size_is_never_blank, open_four),
        TEST(a_new_match_is_dealt_before_everyones_eyes, open_new),
        TEST(cards_rise_into_the_hand_and_glide_to_a_space_and_back, table_game_open_two),
        TEST(with_reduced_motion_the_hand_is_there_at_once, table_game_open_two),
        TEST(what_is_undone_comes_back_the_way_it_went, table_game_open_two),
        TEST(a_tool_that_is_undone_puts_everything_back, table_game_open_mixer),
        TEST(a_drill_that_is_undone_puts_everything_back, table_game_open_drill),
        TEST(the_score_grows_when_the_points_arrive, open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
