/* Whole games as everybody sees them: each card that an event moves flies from where it lay to
 * where it lies then. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "session/record_file.h"
#include "testing.h"

static const char *const RECORDS[] = {REPLAYS "/en-2.dreamhome", REPLAYS "/fr-4.dreamhome",
                                      REPLAYS "/ru-3.dreamhome"};

static Record record;

/* ---- where a card lies ---- */

static bool holds_own(const Home *home, Place place)
{
    const ResourceKind kind = RESOURCE_INFO[resource_card_type((ResourceCard)place.index)].kind;
    const PlaceKind own = kind == RESOURCE_KIND_ROOF      ? PLACE_PILE
                          : kind == RESOURCE_KIND_OUTSIDE ? PLACE_GARDEN
                                                          : PLACE_ROW;
    return (home->cards & CARD_BIT(place.index)) && place.kind == own;
}

static bool holds_on_space(const Home *home, Space space, CardRef card)
{
    if (card.face == CARD_ROOM_BACK)
        return space_in(home->of_type[ROOM_NONE], space);
    return home->card[space] == card.card &&
           space_in(card.face == CARD_ROOM ? home->rooms : home->scaffolds, space);
}

/* What became décor is among the discards (R5.3). */
static bool holds(const Game *game, Place place, CardRef card)
{
    const Home *home = &game->homes[place.player];
    switch (place.kind) {
    case PLACE_MARKET_ROOM:
        return game->market_room[place.index] == card.card;
    case PLACE_MARKET_RESOURCE:
        return game->market_resource[place.index] == card.card;
    case PLACE_ROOM_DISCARDS:
        return place.index == card.card && (game->room_discards & CARD_BIT(card.card));
    case PLACE_RESOURCE_DISCARDS:
        return place.index == card.card && (game->resource_discards & CARD_BIT(card.card));
    case PLACE_HAND_ROOM:
        return game->hand_room == card.card;
    case PLACE_HAND_RESOURCE:
        return game->hand_resource == card.card;
    case PLACE_SPACE:
        return holds_on_space(home, (Space)place.index, card);
    case PLACE_DECOR:
        return home->token[place.index] == resource_card_type((ResourceCard)card.card);
    case PLACE_PILE:
    case PLACE_ROW:
    case PLACE_GARDEN:
        return place.index == card.card && holds_own(home, place);
    default:
        return false;
    }
}

static int places_of_kind(PlaceKind kind)
{
    return kind == PLACE_SPACE                                          ? SPACE_LIMIT
           : kind == PLACE_MARKET_ROOM || kind == PLACE_MARKET_RESOURCE ? COLUMN_COUNT
                                                                        : 1;
}

/* Where a card lay; face down, it lies on a space. Cards that were nowhere come from a deck. */
static Place find(const Game *game, CardRef card, int player)
{
    static const PlaceKind ROOMS[] = {PLACE_MARKET_ROOM, PLACE_HAND_ROOM, PLACE_SPACE,
                                      PLACE_ROOM_DISCARDS};
    static const PlaceKind RESOURCES[] = {
        PLACE_MARKET_RESOURCE,  PLACE_HAND_RESOURCE, PLACE_SPACE, PLACE_PILE, PLACE_ROW,
        PLACE_RESOURCE_DISCARDS};
    const bool room = card.face != CARD_RESOURCE;
    for (int i = 0; i < (room ? 4 : 6); i++) {
        const PlaceKind kind = room ? ROOMS[i] : RESOURCES[i];
        for (int index = 0; index < places_of_kind(kind); index++) {
            const Place place = {kind, player, places_of_kind(kind) > 1 ? index : card.card};
            if (holds(game, place, card))
                return place;
        }
    }
    return (Place){room ? PLACE_ROOM_DECK : PLACE_RESOURCE_DECK, 0, 0};
}

static bool same_place(Box one, Box other)
{
    return SDL_fabsf(one.x - other.x) + SDL_fabsf(one.y - other.y) < 1;
}

/* ---- one event after the other ---- */

static void expect_way(const Game *before, const Flight *flight, const Event *event)
{
    Table *table = table_game_changed();
    const Game after = table->shown.game;
    if (!holds(&after, flight->target, flight->card))
        fail_msg("event %d: a card flies to where it does not lie", event->kind);
    if (flight->card.face == CARD_ROOM_BACK) /* any of them: it looks the same */
        return;
    Place from = find(before, flight->card, event->player);
    if (event->from_space) /* a room has just come there */
        from = (Place){PLACE_SPACE, event->player, event->space};
    table->shown.game = *before;
    if (!same_place(flight->from, table_place_box(table, from)))
        fail_msg("event %d: a card leaves from where it did not lie", event->kind);
    table->shown.game = after;
}

static bool flies_away(const Game *before, const Event *event, ResourceCard card)
{
    const Shown *shown = &table_game()->shown;
    const ResourceCardSet new = shown->game.resource_discards & ~before->resource_discards;
    if (!(new &CARD_BIT(card)) || event->kind == EVENT_DECOR_DISCARDED)
        return true;
    for (int i = 0; i < shown->flight_count; i++) {
        if (shown->flights[i].card.face == CARD_RESOURCE && shown->flights[i].card.card == card)
            return true;
    }
    return false;
}

static void expect_ways(const Game *before, const Event *event)
{
    const Shown *shown = &table_game()->shown;
    for (int i = 0; i < shown->flight_count; i++)
        expect_way(before, &shown->flights[i], event);
    for (ResourceCard card = 1; card <= RESOURCE_CARD_COUNT; card++) {
        if (!flies_away(before, event, card))
            fail_msg("event %d: a card is discarded that does not fly", event->kind);
    }
}

static void show_one(const Event *event)
{
    Table *table = table_game_changed();
    const EventList events = {.count = 1, .items = {*event}};
    const Game before = table->shown.game;
    table_show_all(table, &app);
    table_show(table, &app, &events, 0, 1);
    expect_ways(&before, event);
}

static void show_game(const char *path)
{
    EventList events;
    Game game;
    assert_int_equal(table_game_open(path, 1), 0);
    app.settings.speed = SPEED_NORMAL;
    record = *play_record(app.play);
    Error error;
    assert_true(record_file_load(path, &record, &error));
    game_new(&game, &record.options, NULL);
    table_game_changed()->shown.looking_back = true; /* nobody holds anything in hand */
    table_game_changed()->shown.game = game;
    for (int move = 0; move < record.move_count; move++) {
        game_apply(&game, &record.moves[move], &events);
        for (int i = 0; i < events.count; i++)
            show_one(&events.items[i]);
    }
}

static void every_card_flies_from_where_it_lay_to_where_it_lies(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(RECORDS); i++) {
        table_game_close(state);
        show_game(RECORDS[i]);
    }
}

/* The moves before the first that puts up scaffolding while the room is still in hand. */
static int find_scaffolding(Event *placed)
{
    EventList events;
    Game game;
    game_new(&game, &record.options, NULL);
    for (int move = 0; move < record.move_count; move++) {
        game_apply(&game, &record.moves[move], &events);
        *placed = events.items[0];
        if (placed->kind == EVENT_SCAFFOLDING_PLACED && game.hand_room)
            return move;
    }
    return -1;
}

static void scaffolding_that_is_undone_comes_back_to_the_room_in_hand(void **state)
{
    (void)state;
    Event placed = {0};
    Error error;
    assert_true(record_file_load(RECORDS[0], &record, &error));
    const int moves = find_scaffolding(&placed);
    assert_true(moves >= 0);
    table_game_close(state);
    assert_int_equal(table_game_open(RECORDS[0], moves), 0);
    assert_true(table_play(table_game_changed(), &app, &record.moves[moves]));
    table_game_settle();
    app.settings.speed = SPEED_NORMAL;
    table_undo(table_game_changed(), &app);
    const Shown *shown = &table_game()->shown;
    const Place space = {PLACE_SPACE, shown->viewed, placed.space};
    assert_int_equal(shown->flight_count, 1);
    assert_int_equal(shown->flights[0].card.card, placed.resource);
    assert_true(same_place(shown->flights[0].from, table_place_box(table_game(), space)));
    assert_int_equal(shown->flights[0].target.kind, PLACE_HAND_RESOURCE);
}

/* The car is no card (R10.2), and what is in hand stays there. */
static void no_card_becomes_the_car_of_a_garage(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    const Event car = {.kind = EVENT_TOKEN_PLACED,
                       .player = (uint8_t)table->shown.viewed,
                       .space = SPACE_D0,
                       .token = RESOURCE_CAR};
    const EventList events = {.count = 1, .items = {car}};
    app.settings.speed = SPEED_NORMAL;
    table->shown.game.hand_resource = card_first(resource_cards_of_kind(RESOURCE_KIND_DECOR));
    table_show(table, &app, &events, 0, 1);
    assert_int_equal(table->shown.flight_count, 0);
}

static void columns_are_dealt_one_after_the_other(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    double last = 0;
    app.settings.speed = SPEED_NORMAL;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Event dealt = {
            .kind = EVENT_COLUMN_DEALT, .column = (uint8_t)column, .room = (RoomCard)(column + 1)};
        const EventList events = {.count = 1, .items = {dealt}};
        table_show_all(table, &app);
        table_show(table, &app, &events, 0, 1);
        assert_true(table->shown.flights[0].start > last);
        last = table->shown.flights[0].start;
    }
}

/* As if they had been thrown there; what lies anywhere else lies straight. */
static void both_heaps_of_discards_lie_askew(void **state)
{
    (void)state;
    for (PlaceKind kind = PLACE_NONE; kind <= PLACE_GARDEN; kind++) {
        const bool heap = kind == PLACE_ROOM_DISCARDS || kind == PLACE_RESOURCE_DISCARDS;
        assert_int_equal(table_lying_tilt(kind) != 0, heap);
    }
}

static Uint32 middle_of(Space space)
{
    const Box b = table_game()->layout.spaces[space];
    const float unit = app.canvas->unit;
    const SDL_Rect place = {(int)((b.x + b.w / 2) * unit), (int)((b.y + b.h * 0.6f) * unit), 1, 1};
    Uint32 pixel;
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &place, SDL_PIXELFORMAT_ARGB8888,
                                          &pixel, sizeof pixel),
                     0);
    return pixel;
}

static int open_decor_without_a_room(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-4.dreamhome", 40);
}

/* While cards come to the hand nothing can be chosen yet, but that is no reason to grow dark. */
static void only_spaces_that_are_not_wanted_are_dimmed_while_cards_fly(void **state)
{
    (void)state;
    const SpaceSet free = SPACES_ALL & (SpaceSet)~play_game(app.play)->homes[app.play->mover].rooms;
    Uint32 plain[SPACE_COUNT];
    SpaceSet dim = 0, wanted = 0;
    for (SpaceSet left = free; left; left &= left - 1)
        plain[space_first(left)] = middle_of(space_first(left));
    table_game_click("column 2");
    while (!app.play->turn_over) {
        table_game_key(SDLK_TAB, 0);
        if (table_aimed_space(table_game(), &app) != SPACE_LIMIT)
            table_game_key(SDLK_RETURN, 0);
    }
    app.settings.speed = SPEED_NORMAL;
    table_game_key_down(SDLK_z, KMOD_LCTRL, false);
    table_game_run(12); /* the cards are near the market */
    assert_true(table_showing(table_game()));
    for (SpaceSet left = free; left; left &= left - 1) {
        const Space space = space_first(left);
        dim |= middle_of(space) == plain[space] ? 0 : space_bit(space);
        wanted |= intent_wants_space(&table_game()->intent, space) ? space_bit(space) : 0;
    }
    assert_true(wanted != 0 && wanted != free);
    assert_int_equal(dim, free & ~wanted);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, table_game_open_two, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(every_card_flies_from_where_it_lay_to_where_it_lies),
        TEST(scaffolding_that_is_undone_comes_back_to_the_room_in_hand),
        TEST(no_card_becomes_the_car_of_a_garage),
        TEST(columns_are_dealt_one_after_the_other),
        TEST(both_heaps_of_discards_lie_askew),
        cmocka_unit_test_setup_teardown(only_spaces_that_are_not_wanted_are_dimmed_while_cards_fly,
                                        open_decor_without_a_room, table_game_close),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
