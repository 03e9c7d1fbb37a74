/* What is let go of, frame by frame: it leaves from where it was held, and no card jumps. */
#include "table_game.h"

#include "app/probe/layout_check.h"
#include "app/scenes/table/table_draw.h"
#include "mouse.h"
#include "seen.h"
#include "testing.h"

#include <math.h>
#include <string.h>

enum { FRAMES_MAX = 400, CARDS = ROOM_CARD_COUNT + 1 + RESOURCE_CARD_COUNT + 1 };

/* A card in a frame: how often it was drawn, and where its middle was. */
typedef struct Sight {
    int times;
    float x, y;
} Sight;

static Sight film[FRAMES_MAX][CARDS];
static int frames;

static Sight *sight_of(CardFace face, int card)
{
    return &film[frames][card + (face == CARD_RESOURCE ? ROOM_CARD_COUNT + 1 : 0)];
}

static void place_card(CardRef card, Box b)
{
    const Box prompt = table_game()->layout.prompt; /* what is pictured there is a sign */
    if ((card.face != CARD_ROOM && card.face != CARD_RESOURCE) ||
        box_has(prompt, b.x + b.w / 2, b.y + b.w / 4))
        return;
    Sight *sight = sight_of(card.face, card.card);
    sight->x = b.x + b.w / 2;
    sight->y = b.y + card_height(card, b.w) / 2;
}

/* These stand in front of the program's own, which do the work (-Wl,--wrap). */
void __real_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees);
void __wrap_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees);
void __real_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees);
void __wrap_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees);

void __wrap_card_draw(Cards *cards, CardRef card, Box b, float lift, float degrees)
{
    place_card(card, b);
    __real_card_draw(cards, card, b, lift, degrees);
}

void __wrap_card_draw_turning(Cards *cards, CardRef card, Box b, float turned, float degrees)
{
    place_card(card, b);
    __real_card_draw_turning(cards, card, b, turned, degrees);
}

static void see_piece(void *self, const char *kind, int card)
{
    (void)self;
    if (strcmp(kind, "room") == 0)
        sight_of(CARD_ROOM, card)->times++;
    else if (strcmp(kind, "resource") == 0)
        sight_of(CARD_RESOURCE, card)->times++;
}

/* What lies in the large house is a picture of its own, over which the card would lie. */
static void place_house(void)
{
    const Table *table = table_game();
    const Home *home = &table->shown.game.homes[table->shown.viewed];
    for (SpaceSet left = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE]; left;
         left &= left - 1) {
        const Space space = space_first(left);
        const CardRef card = card_room(home->card[space]);
        if (sight_of(CARD_ROOM, card.card)->x == 0)
            place_card(card, card_over_scene(card, table->layout.spaces[space]));
    }
}

static void look(void)
{
    assert_in_range(frames, 0, FRAMES_MAX - 1);
    memset(film[frames], 0, sizeof film[frames]);
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = film, .piece = see_piece});
    app_draw(&app);
    canvas_unwatch(app.canvas, film);
    place_house();
    frames++;
}

static void start_film(void)
{
    frames = 0;
    look();
}

static bool still(void)
{
    return !table_showing(table_game()) && !table_hand_moves(table_game(), &app);
}

/* Until nothing has moved for a moment. */
static void go_on(void)
{
    for (int rest = 0; rest < 4; rest = still() ? rest + 1 : 0) {
        look();
        table_game_run(1);
    }
    look();
}

static float step_of(int frame, int card)
{
    const Sight *now = &film[frame][card], *next = &film[frame + 1][card];
    if (!now->x || !next->x) /* not drawn as a card */
        return 0;
    return hypotf(next->x - now->x, next->y - now->y);
}

/* In one frame a card makes a part of the way that is before it, as fast as flights begin. */
static void expect_no_jump(void)
{
    static const float PART = 0.35f, SMALL = 24;
    for (int card = 0; card < CARDS; card++) {
        float left = 0;
        for (int frame = frames - 2; frame >= 0; frame--) {
            const float step = step_of(frame, card);
            left += step;
            if (step > PART * left + SMALL)
                fail_msg("card %d jumps by %.0f of %.0f in frame %d", card, (double)step,
                         (double)left, frame);
        }
    }
}

/* Rooms that lay open in the market, in hand or in the large house. */
static void expect_rooms_once(const Game *before)
{
    const Home *home = &before->homes[table_game()->shown.viewed];
    for (int frame = 0; frame < frames; frame++) {
        for (int column = 0; column < COLUMN_COUNT; column++) {
            if (before->market_room[column] && film[frame][before->market_room[column]].times != 1)
                fail_msg("frame %d: the room of column %d is drawn %d times", frame, column + 1,
                         film[frame][before->market_room[column]].times);
        }
        for (SpaceSet left = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE]; left;
             left &= left - 1)
            assert_int_equal(film[frame][home->card[space_first(left)]].times, 1);
    }
}

static Game before;

static void expect_well_filmed(void)
{
    expect_no_jump();
    expect_rooms_once(&before);
}

/* ---- the mouse ---- */

/* Takes something there, and holds it somewhere else. */
static void drag(Box from, Box to)
{
    table_game_point(from);
    mouse_button(&app, SDL_MOUSEBUTTONDOWN, from);
    start_film();
    table_game_point(box_moved(from, 12, 12));
    go_on();
    expect_well_filmed();
    table_game_point(to);
    go_on();
}

static void drop(Box at)
{
    start_film();
    mouse_button(&app, SDL_MOUSEBUTTONUP, at);
    go_on();
    expect_well_filmed();
}

static void move(Box from, Box to)
{
    drag(from, to);
    drop(to);
}

static Box column_box(int column)
{
    return table_game()->layout.column_room[column];
}

static Box space_box(Space space)
{
    return table_game()->layout.spaces[space];
}

static Box tool_box(ResourceType type)
{
    const Table *table = table_game();
    const ResourceCardSet own = table->shown.game.homes[table->shown.viewed].cards;
    return table_row_box(table, table->shown.viewed,
                         card_first(own & resource_cards_of_type(type)));
}

static void click(const char *thing)
{
    Box b;
    assert_true(layout_find(&app, thing, &b));
    table_game_point(b);
    go_on();
    start_film();
    mouse_click(&app, b);
    go_on();
    expect_well_filmed();
}

static void press_key(SDL_Keycode key, Uint16 modifiers)
{
    start_film();
    table_game_key_down(key, modifiers, false);
    go_on();
    expect_well_filmed();
}

/* ---- tests ---- */

static void open_at_speed(void)
{
    app.settings.speed = SPEED_NORMAL;
    app.settings.warnings = false;
    for (int seat = 0; seat < SEAT_LOOKS; seat++)
        app.seats[seat].tips = false;
    before = *play_game(app.play);
}

static int open(const char *record, int moves)
{
    if (table_game_open_turn(record, moves))
        return -1;
    open_at_speed();
    return 0;
}

static int open_discard(void **state)
{
    (void)state;
    return open(REPLAYS "/en-2.dreamhome", 0);
}

static int open_mixer(void **state)
{
    (void)state;
    return open(REPLAYS "/en-2.dreamhome", 28);
}

static int open_drill(void **state)
{
    (void)state;
    return open(REPLAYS "/en-2.dreamhome", 61);
}

static int open_handyman(void **state)
{
    (void)state;
    return open(REPLAYS "/en-2.dreamhome", 68);
}

static int open_scaffolding(void **state)
{
    (void)state;
    return open(REPLAYS "/ru-4.dreamhome", 29);
}

static void a_column_flies_to_the_discards_from_where_it_was_let_go(void **state)
{
    (void)state;
    const int moves = table_game_moves();
    move(column_box(1), table_game()->layout.room_discards);
    assert_int_equal(table_game_moves(), moves + 1);
}

static void who_wants_a_column_that_is_to_be_discarded_is_told_so(void **state)
{
    (void)state;
    const int moves = table_game_moves();
    table_game_point(column_box(0));
    mouse_click(&app, column_box(0));
    assert_true(seen(&app, tr(app.words, RULE_ERROR_INFO[RULE_DISCARD_FIRST_COLUMN].words)));
    move(column_box(1), space_box(SPACE_B1));
    assert_int_equal(seen_times(&app, tr(app.words, "First discard one column.")), 2);
    assert_int_equal(table_game_moves(), moves);
}

static void a_room_is_mixed_from_where_it_was_let_go(void **state)
{
    (void)state;
    const int moves = table_game_moves();
    move(tool_box(RESOURCE_MIXER), column_box(1));
    move(column_box(4), column_box(1));
    assert_int_equal(table_game_moves(), moves + 1);
}

static void a_room_is_drilled_in_from_where_it_was_let_go(void **state)
{
    (void)state;
    const int moves = table_game_moves();
    move(tool_box(RESOURCE_DRILL), space_box(SPACE_B1));
    move(column_box(3), space_box(SPACE_B1));
    assert_int_equal(table_game_moves(), moves + 1);
}

static Uint32 pixel_in(Box b)
{
    const float unit = app.canvas->unit;
    const SDL_Rect place = {(int)((b.x + b.w / 2) * unit), (int)((b.y + b.h / 2) * unit), 1, 1};
    Uint32 pixel;
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &place, SDL_PIXELFORMAT_ARGB8888,
                                          &pixel, sizeof pixel),
                     0);
    return pixel;
}

/* Only a Jackhammer costs the resource. */
static void the_resource_above_a_room_that_is_mixed_stays_bright(void **state)
{
    (void)state;
    const Box resource = table_game()->layout.column_resource[4];
    move(tool_box(RESOURCE_MIXER), column_box(1));
    const Uint32 bright = pixel_in(resource);
    drag(column_box(4), column_box(1));
    assert_int_equal(pixel_in(resource), bright);
    mouse_button(&app, SDL_MOUSEBUTTONUP, column_box(1));
}

static void count_gains(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    const bool gain = strlen(drawn->words) == 2 && strchr("+-", drawn->words[0]);
    (void)canvas;
    *(int *)self += gain && SDL_HasIntersectionF(&drawn->real, &table_game()->layout.market);
}

static int gains_in_market(void)
{
    int count = 0;
    canvas_watch(app.canvas, (CanvasWatcher){.self = &count, .words = count_gains});
    app_draw(&app);
    canvas_unwatch(app.canvas, &count);
    return count;
}

static void what_a_drilled_room_brings_goes_with_it(void **state)
{
    (void)state;
    move(tool_box(RESOURCE_DRILL), space_box(SPACE_B1));
    const int gains = gains_in_market();
    drag(column_box(3), space_box(SPACE_B1));
    assert_int_equal(gains_in_market(), gains - 1);
    mouse_button(&app, SDL_MOUSEBUTTONUP, column_box(3));
}

/* Not thrown back to its column, nor laid flat. */
static void what_is_let_go_leaves_the_hand_as_it_was_held(void **state)
{
    (void)state;
    const Box heap = table_game()->layout.room_discards;
    drag(column_box(1), heap);
    mouse_button(&app, SDL_MOUSEBUTTONUP, heap);
    const Shown *shown = &table_game()->shown;
    const Box held = table_game()->aim.hand_at;
    assert_int_equal(shown->flight_count, 2);
    for (int i = 0; i < 2; i++) {
        const Flight *flight = &shown->flights[i];
        assert_float_equal(flight->from.x, held.x, 0.01);
        assert_float_equal(flight->from.w, held.w, 0.01);
        assert_float_equal(flight->lift_from, 1, 0);
        assert_float_equal(flight->tilt, TABLE_HELD_TILT, 0);
    }
}

static void the_handymans_rooms_are_dragged_like_cards(void **state)
{
    (void)state;
    const int moves = table_game_moves();
    const Home *home = &table_game()->shown.game.homes[table_game()->shown.viewed];
    const RoomCard room = home->card[SPACE_C1];
    move(tool_box(RESOURCE_HANDYMAN), space_box(SPACE_C1));
    drag(space_box(SPACE_C1), column_box(0));
    assert_int_equal(table_lifted_space(table_game()), SPACE_C1);
    const Box pointer = column_box(0);
    assert_true(fabsf(film[frames - 1][room].x - (pointer.x + pointer.w / 2)) < 3);
    drop(column_box(0));
    assert_int_equal(table_game_moves(), moves);
    assert_int_equal(table_game()->intent.space, SPACE_C1); /* it stays the one that is chosen */
    move(space_box(SPACE_C1), space_box(SPACE_E1));
    assert_int_equal(table_game_moves(), moves + 1);
    assert_int_equal(home->card[SPACE_E1], room);
}

static void another_room_can_be_dragged_than_the_one_that_was_chosen(void **state)
{
    (void)state;
    const int moves = table_game_moves();
    click("resource handyman");
    move(space_box(SPACE_C1), space_box(SPACE_C1));
    assert_int_equal(table_game()->intent.space, SPACE_C1);
    drag(space_box(SPACE_E1), space_box(SPACE_C1));
    assert_int_equal(table_game()->intent.space, SPACE_E1);
    drop(space_box(SPACE_C1));
    assert_int_equal(table_game_moves(), moves + 1);
}

/* In hand, and pictured in the prompt, but not beside the house. */
static void a_tool_that_is_dragged_lies_nowhere_else(void **state)
{
    (void)state;
    const ResourceCardSet own = before.homes[table_game()->shown.viewed].cards;
    const ResourceCard mixer = card_first(own & resource_cards_of_type(RESOURCE_MIXER));
    const Box from = tool_box(RESOURCE_MIXER);
    table_game_point(from);
    mouse_button(&app, SDL_MOUSEBUTTONDOWN, from);
    while (!layer_is_valid(table_game()->shown.layer))
        app_draw(&app);
    table_game_point(box_moved(from, 12, 12));
    assert_false(layer_is_valid(table_game()->shown.layer)); /* without it */
    table_game_point(column_box(1));
    start_film();
    go_on();
    assert_int_equal(table_lifted_tool(table_game()), mixer);
    assert_int_equal(film[frames - 1][mixer + ROOM_CARD_COUNT + 1].times, 2);
    mouse_button(&app, SDL_MOUSEBUTTONUP, column_box(1));
}

/* A finger that rests looks; but a button that is held does something. */
static void nothing_is_told_while_a_button_is_held(void **state)
{
    (void)state;
    const Box room = space_box(SPACE_C1);
    table_game_point(room);
    mouse_button(&app, SDL_MOUSEBUTTONDOWN, room);
    table_game_run(60);
    assert_false(table_note_waits(table_game(), &app));
    assert_int_equal(table_game()->aim.noticed.kind, TARGET_BUTTON);
    mouse_button(&app, SDL_MOUSEBUTTONUP, room);
    table_game_point(box_moved(room, 1, 1));
    assert_int_equal(table_game()->aim.noticed.kind, TARGET_SPACE);
}

/* ---- Scaffolding before its room ---- */

static float distance(int card, Box b)
{
    const Sight *sight = &film[frames - 1][card];
    return hypotf(sight->x - (b.x + b.w / 2), sight->y - (b.y + b.h / 2));
}

/* Above it the Scaffolding rests. */
static void expect_waiting(RoomCard room, int column)
{
    const Box hand = table_hand_at_rest(table_game());
    assert_int_equal(table_waiting_column(table_game()), column);
    assert_true(distance(room, column_box(column)) < 1);
    assert_true(hand.y + hand.w * CARD_RESOURCE_RATIO < column_box(column).y + 4);
}

static const Target *lit_space(void)
{
    const TargetList *targets = &table_game()->targets;
    for (int i = 0; i < targets->count; i++) {
        if (targets->items[i].kind == TARGET_SPACE && targets->items[i].usable)
            return &targets->items[i];
    }
    fail_msg("no space is lit");
    return NULL;
}

static void click_lit(void)
{
    const Box space = lit_space()->box;
    table_game_point(space);
    go_on();
    start_film();
    mouse_click(&app, space);
    go_on();
    expect_well_filmed();
}

static void a_room_waits_in_its_column_while_its_scaffolding_goes_first(void **state)
{
    (void)state;
    const RoomCard room = before.market_room[1];
    const int moves = table_game_moves();
    click("column 2");
    click("button other");
    expect_waiting(room, 1);
    click("button other");
    assert_int_equal(table_waiting_column(table_game()), INTENT_OPEN);
    click("button other");
    expect_waiting(room, 1);
    click_lit();
    assert_int_equal(table_game_moves(), moves + 2);
    assert_int_equal(table_game()->intent.game.hand_room, room);
    click_lit();
    assert_int_equal(table_game_moves(), moves + 3);
}

static void with_keys_too_a_room_waits_in_its_column(void **state)
{
    (void)state;
    const RoomCard room = before.market_room[1];
    const int moves = table_game_moves();
    press_key(SDLK_TAB, 0);
    while (table_game()->targets.items[table_game()->aim.focus].index != 1)
        press_key(SDLK_TAB, 0);
    press_key(SDLK_RETURN, 0);
    while (table_game()->targets.items[table_game()->aim.focus].kind != TARGET_BUTTON ||
           table_game()->targets.items[table_game()->aim.focus].index != BUTTON_OTHER)
        press_key(SDLK_TAB, 0);
    press_key(SDLK_RETURN, 0);
    expect_waiting(room, 1);
    /* on to where it can go, as after a column is taken up */
    assert_int_equal(table_game()->targets.items[table_game()->aim.focus].kind, TARGET_SPACE);
    press_key(SDLK_RETURN, 0);
    assert_int_equal(table_game_moves(), moves + 2);
    press_key(SDLK_RETURN, 0);
    assert_int_equal(table_game_moves(), moves + 3);
    for (int i = 0; i < 3; i++)
        press_key(SDLK_z, KMOD_LCTRL);
    assert_int_equal(table_game_moves(), moves);
    for (int i = 0; i < 3; i++)
        press_key(SDLK_y, KMOD_LCTRL);
    assert_int_equal(table_game_moves(), moves + 3);
}

static void a_waiting_room_does_not_move_when_the_column_is_put_back(void **state)
{
    (void)state;
    const RoomCard room = before.market_room[1];
    click("column 2");
    click("button other");
    press_key(SDLK_ESCAPE, 0);
    assert_false(table_game()->intent.active);
    for (int frame = 0; frame + 1 < frames; frame++)
        assert_true(step_of(frame, room) < 1);
}

static void the_taking_is_undone_while_the_room_waits(void **state)
{
    (void)state;
    const RoomCard room = before.market_room[1];
    click("column 2");
    click_lit();
    while (play_game(app.play)->phase != PHASE_HAND || !play_game(app.play)->hand_room)
        press_key(SDLK_z, KMOD_LCTRL);
    click("button other");
    expect_waiting(room, 1);
    press_key(SDLK_z, KMOD_LCTRL);
    for (int frame = 0; frame + 1 < frames; frame++)
        assert_true(step_of(frame, room) < 1);
}

/* ---- keys ---- */

static void a_turn_is_undone_by_keys_without_a_jump(void **state)
{
    (void)state;
    for (int column = 1; column < COLUMN_COUNT; column++) {
        const int moves = table_game_moves();
        if (!table_game_target(TARGET_COLUMN, column))
            continue;
        table_game_changed()->aim.focus = FOCUS_LOST;
        press_key(SDLK_TAB, 0);
        while (table_game()->targets.items[table_game()->aim.focus].index != column)
            press_key(SDLK_TAB, 0);
        press_key(SDLK_RETURN, 0);
        press_key(SDLK_RETURN, 0);
        assert_true(table_game_moves() > moves);
        while (table_game_moves() > moves)
            press_key(SDLK_z, KMOD_LCTRL);
    }
}

static int takers_drawn(void)
{
    const Table *table = table_game();
    int count = 0;
    for (int column = 0; column < COLUMN_COUNT; column++)
        count += table->shown.takings.taker[column] != TAKER_NONE &&
                 table_column_in_hand(table) != column;
    return count;
}

/* It rests over the column, or has just left it. */
static void a_column_has_no_taker_while_its_cards_are_in_hand(void **state)
{
    (void)state;
    const int takers = takers_drawn();
    const char *name = table_seat_name(&app, table_game()->shown.viewed);
    click("column 2");
    click_lit();
    assert_int_equal(takers_drawn(), takers);
    const int times = seen_times(&app, name);
    click_lit();
    assert_int_equal(takers_drawn(), takers + 1);
    assert_int_equal(seen_times(&app, name), times + 1);
    press_key(SDLK_z, KMOD_LCTRL);
    assert_int_equal(takers_drawn(), takers);
}

static void after_the_mouse_takes_a_column_keys_begin_at_its_spaces(void **state)
{
    (void)state;
    static const SDL_Keycode KEYS[] = {SDLK_RIGHT, SDLK_LEFT, SDLK_DOWN, SDLK_TAB};
    for (size_t i = 0; i < COUNT_OF(KEYS); i++) {
        click("column 2");
        assert_true(table_game()->intent.active);
        table_game_changed()->aim.focus = -1;
        table_game_key_down(KEYS[i], 0, false);
        const Target *focus = &table_game()->targets.items[table_game()->aim.focus];
        assert_int_equal(focus->kind, TARGET_SPACE);
        assert_true(focus->usable);
        press_key(SDLK_ESCAPE, 0);
    }
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(a_column_flies_to_the_discards_from_where_it_was_let_go, open_discard),
        TEST(who_wants_a_column_that_is_to_be_discarded_is_told_so, open_discard),
        TEST(what_is_let_go_leaves_the_hand_as_it_was_held, open_discard),
        TEST(a_room_is_mixed_from_where_it_was_let_go, open_mixer),
        TEST(a_room_is_drilled_in_from_where_it_was_let_go, open_drill),
        TEST(the_resource_above_a_room_that_is_mixed_stays_bright, open_mixer),
        TEST(what_a_drilled_room_brings_goes_with_it, open_drill),
        TEST(the_handymans_rooms_are_dragged_like_cards, open_handyman),
        TEST(another_room_can_be_dragged_than_the_one_that_was_chosen, open_handyman),
        TEST(a_tool_that_is_dragged_lies_nowhere_else, open_mixer),
        TEST(nothing_is_told_while_a_button_is_held, open_handyman),
        TEST(a_room_waits_in_its_column_while_its_scaffolding_goes_first, open_scaffolding),
        TEST(with_keys_too_a_room_waits_in_its_column, open_scaffolding),
        TEST(a_waiting_room_does_not_move_when_the_column_is_put_back, open_scaffolding),
        TEST(the_taking_is_undone_while_the_room_waits, open_scaffolding),
        TEST(a_turn_is_undone_by_keys_without_a_jump, open_scaffolding),
        TEST(a_column_has_no_taker_while_its_cards_are_in_hand, open_scaffolding),
        TEST(after_the_mouse_takes_a_column_keys_begin_at_its_spaces, open_scaffolding),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
