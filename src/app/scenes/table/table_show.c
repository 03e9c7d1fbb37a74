/* Events become flights, one event after the other; the shown game follows. */
#include "app/scenes/table/table.h"

#include <math.h>

/* Seconds of one flight; 0 if nothing is to move. */
float table_speed(const App *app)
{
    static const float SPEEDS[] = {
        [SPEED_OFF] = 0, [SPEED_FAST] = 0.14f, [SPEED_NORMAL] = 0.28f, [SPEED_SLOW] = 0.5f};
    return app->settings.reduced_motion ? 0 : SPEEDS[app->settings.speed];
}

static Place at(PlaceKind kind, int player, int index)
{
    return (Place){kind, player, index};
}

static Place hand_room(void)
{
    return at(PLACE_HAND_ROOM, 0, 0);
}

static Place hand_resource(void)
{
    return at(PLACE_HAND_RESOURCE, 0, 0);
}

/* Where the hand is: a person's where it was seen last, a computer's above the board. */
static Box hand_place(const Table *table, const App *app, PlaceKind kind)
{
    const Box hand =
        play_person_moves(app->play) ? table->aim.hand_at : table_place_box(table, hand_room());
    const float height = hand.w * CARD_RESOURCE_RATIO;
    return kind == PLACE_HAND_ROOM ? hand : box(hand.x, hand.y - height - 2, hand.w, height);
}

static bool is_hand(Place place)
{
    return place.kind == PLACE_HAND_ROOM || place.kind == PLACE_HAND_RESOURCE;
}

/* A card for the house comes to lie over the picture of its room. */
static Box landing_place(const Table *table, const App *app, CardRef card, Place to)
{
    if (is_hand(to))
        return hand_place(table, app, to.kind);
    const Box b = table_place_box(table, to);
    return to.kind == PLACE_SPACE ? card_over_scene(card, b) : b;
}

/* A flight that knows its card, where it comes from and where it goes; `start` is its delay. */
static void launch(Table *table, App *app, Flight flight)
{
    flight.duration = table_speed(app);
    if (flight.duration <= 0 || table->shown.flight_count == FLIGHTS_MAX)
        return;
    flight.start += app->now;
    flight.from.h = card_height(flight.card, flight.from.w);
    flight.to = landing_place(table, app, flight.card, flight.target);
    flight.lift_to = is_hand(flight.target);
    table->shown.flights[table->shown.flight_count++] = flight;
}

static void fly(Table *table, App *app, CardRef card, Place from, Place to, double delay)
{
    const bool held = is_hand(from);
    launch(table, app,
           (Flight){.card = card,
                    .from = held ? hand_place(table, app, from.kind) : table_place_box(table, from),
                    .target = to,
                    .start = delay,
                    .lift_from = held,
                    .tilt = held && play_person_moves(app->play) ? TABLE_HELD_TILT : 0});
}

static void fly_resource_away(Table *table, App *app, const Event *event)
{
    if (event->resource)
        fly(table, app, card_resource(event->resource), at(PLACE_MARKET_RESOURCE, 0, event->column),
            at(PLACE_RESOURCE_DISCARDS, 0, event->resource), 0);
}

static void fly_column_away(Table *table, App *app, const Event *event)
{
    if (event->room)
        fly(table, app, card_room(event->room), at(PLACE_MARKET_ROOM, 0, event->column),
            at(PLACE_ROOM_DISCARDS, 0, event->room), 0);
    fly_resource_away(table, app, event);
}

static void fly_column_in(Table *table, App *app, const Event *event)
{
    const double delay = TABLE_DEAL_STAGGER * event->column;
    fly(table, app, card_room(event->room), at(PLACE_ROOM_DECK, 0, 0),
        at(PLACE_MARKET_ROOM, 0, event->column), delay);
    if (event->resource)
        fly(table, app, card_resource(event->resource), at(PLACE_RESOURCE_DECK, 0, 0),
            at(PLACE_MARKET_RESOURCE, 0, event->column), delay + 0.05);
}

/* A person has the cards in hand already. */
static void fly_to_hand(Table *table, App *app, const Event *event)
{
    if (play_person_moves(app->play))
        return;
    fly(table, app, card_room(event->room), at(PLACE_MARKET_ROOM, 0, event->column), hand_room(),
        0);
    if (event->resource && event->kind == EVENT_COLUMN_TAKEN)
        fly(table, app, card_resource(event->resource), at(PLACE_MARKET_RESOURCE, 0, event->column),
            hand_resource(), 0);
}

Place table_place_of_laid(int player, ResourceCard card)
{
    const ResourceKind kind = RESOURCE_INFO[resource_card_type(card)].kind;
    return at(kind == RESOURCE_KIND_OUTSIDE ? PLACE_GARDEN : PLACE_ROW, player, card);
}

static void fly_resource(Table *table, App *app, const Event *event, Place to)
{
    fly(table, app, card_resource(event->resource), hand_resource(), to, 0);
}

/* The room of the market goes where the one of the house was, and that one to the market. */
static void fly_crosswise(Table *table, App *app, const Event *event)
{
    const Place market = at(PLACE_MARKET_ROOM, 0, event->column);
    const Place space = at(PLACE_SPACE, event->player, event->space);
    fly(table, app, card_room(event->room), market, space, 0);
    fly(table, app, card_room(event->other_room), space, market, 0);
}

/* A tool or helper leaves its place beside the house, which closes up. */
static void fly_spent(Table *table, App *app, const Event *event, const Home *before)
{
    launch(table, app,
           (Flight){.card = card_resource(event->resource),
                    .from = table_row_box_of(table, event->player, before, event->resource),
                    .target = at(PLACE_RESOURCE_DISCARDS, 0, event->resource)});
}

static CardRef card_on(const Home *home, Space space)
{
    return space_in(home->of_type[ROOM_NONE], space) ? (CardRef){CARD_ROOM_BACK, 0}
                                                     : card_room(home->card[space]);
}

/* Two cards of a house change places: they have done so already. */
static void fly_within_house(Table *table, App *app, const Event *event)
{
    const Home *home = &table->shown.game.homes[event->player];
    const Place one = at(PLACE_SPACE, event->player, event->space);
    const Place other = at(PLACE_SPACE, event->player, event->other_space);
    fly(table, app, card_on(home, (Space)event->space), other, one, 0);
    fly(table, app, card_on(home, (Space)event->other_space), one, other, 0);
}

static void fly_supplied(Table *table, App *app, const Event *event)
{
    const Place space = at(PLACE_SPACE, event->player, event->space);
    fly(table, app, card_room(event->room), at(PLACE_ROOM_DISCARDS, 0, 0), space, 0);
    fly(table, app, card_room(event->other_room), space,
        at(PLACE_ROOM_DISCARDS, 0, event->other_room), 0);
}

static void fly_within_market(Table *table, App *app, const Event *event)
{
    const RoomCard *rooms = table->shown.game.market_room; /* they have changed places already */
    const Place one = at(PLACE_MARKET_ROOM, 0, event->column);
    const Place other = at(PLACE_MARKET_ROOM, 0, event->other_column);
    fly(table, app, card_room(rooms[event->other_column]), one, other, 0);
    fly(table, app, card_room(rooms[event->column]), other, one, 0);
}

/* What is in hand goes down. */
static void fly_from_hand(Table *table, App *app, const Event *event)
{
    const Place space = at(PLACE_SPACE, event->player, event->space);
    switch ((EventKind)event->kind) {
    case EVENT_ROOM_PLACED:
        fly(table, app, event->face_down ? (CardRef){CARD_ROOM_BACK, 0} : card_room(event->room),
            hand_room(), space, 0);
        break;
    case EVENT_SCAFFOLDING_PLACED:
        fly(table, app, card_resource(event->resource), hand_resource(), space, 0);
        break;
    case EVENT_DECOR_DISCARDED:
        fly(table, app, card_resource(event->resource), hand_resource(),
            at(PLACE_RESOURCE_DISCARDS, 0, event->resource), 0);
        break;
    case EVENT_ROOF_STACKED:
        fly_resource(table, app, event, at(PLACE_PILE, event->player, event->resource));
        break;
    case EVENT_RESOURCE_LAID:
        fly_resource(table, app, event, table_place_of_laid(event->player, event->resource));
        break;
    default:
        break;
    }
}

static void start_flights(Table *table, App *app, const Event *event, const Home *before)
{
    switch ((EventKind)event->kind) {
    case EVENT_COLUMN_DEALT:
        fly_column_in(table, app, event);
        break;
    case EVENT_PAIR_DISCARDED:
    case EVENT_MARKET_DISCARDED:
        fly_column_away(table, app, event);
        break;
    case EVENT_JACKHAMMER_USED:
        fly_to_hand(table, app, event);
        fly_resource_away(table, app, event);
        break;
    case EVENT_COLUMN_TAKEN:
        fly_to_hand(table, app, event);
        break;
    case EVENT_DRILL_USED:
        fly_crosswise(table, app, event);
        break;
    case EVENT_MIXER_USED:
        fly_within_market(table, app, event);
        break;
    case EVENT_TOOL_SPENT:
        fly_spent(table, app, event, before);
        break;
    case EVENT_ROOFER_USED:
        fly(table, app, card_resource(event->resource), at(PLACE_RESOURCE_DISCARDS, 0, 0),
            at(PLACE_PILE, event->player, event->resource), 0);
        break;
    case EVENT_SUPPLIER_USED:
        fly_supplied(table, app, event);
        break;
    case EVENT_HANDYMAN_USED:
        fly_within_house(table, app, event);
        break;
    default:
        fly_from_hand(table, app, event);
        break;
    }
}

void table_glide_back(Table *table, App *app, int column, bool with_resource)
{
    const ResourceCard resource = table->shown.game.market_resource[column];
    fly(table, app, card_room(table->shown.game.market_room[column]), hand_room(),
        at(PLACE_MARKET_ROOM, 0, column), 0);
    if (resource && with_resource)
        fly(table, app, card_resource(resource), hand_resource(),
            at(PLACE_MARKET_RESOURCE, 0, column), 0);
}

static void note_changes(Changes *changes, const Home *before, const Home *after)
{
    changes->spaces |= (before->rooms ^ after->rooms) | (before->scaffolds ^ after->scaffolds);
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (before->card[space] != after->card[space] ||
            before->token[space] != after->token[space])
            changes->spaces |= space_bit(space);
    }
    changes->cards |= after->cards & ~before->cards;
}

static void hear_remark(Table *table, const App *app, const Event *event, const Home *before)
{
    const Happening happening = {event, before, &table->shown.game.homes[event->player],
                                 table->shown.game.round};
    if (app->settings.remarks && !table->watching && !table->guest.rival)
        remark_hear(&table->advice.remark, play_record(app->play), &happening, app->now);
}

static void show_one(Table *table, App *app, bool fast)
{
    const Event *event = &table->shown.waiting.items[table->shown.next_event++];
    Changes *changes = &table->shown.changes[event->player];
    const Home before = table->shown.game.homes[event->player];
    if (event->kind == EVENT_TURN_STARTED || event->kind == EVENT_JACKHAMMER_USED)
        *changes = (Changes){0};
    event_apply(&table->shown.game, event);
    takings_follow(&table->shown.takings, event);
    note_changes(changes, &before, &table->shown.game.homes[event->player]);
    layer_renew(table->shown.layer);
    if (fast)
        return;
    table_sound_event(table, app, event);
    hear_remark(table, app, event, &before);
    table_start_trinkets(table, app, event, &before);
    start_flights(table, app, event, &before);
}

/* What a person lets go of leaves the hand at once, and all that follows from it. */
static bool leaves_the_hand(EventKind kind)
{
    return kind >= EVENT_JACKHAMMER_USED && kind <= EVENT_DECOR_DISCARDED;
}

/* Cards that are dealt or swept away together do so; everything else waits for its turn. */
static bool runs_together(const Table *table, const App *app)
{
    const EventKind kind = table->shown.waiting.items[table->shown.next_event].kind;
    if (play_person_moves(app->play) && leaves_the_hand(kind))
        return true;
    return table->shown.next_event > 0 &&
           kind == table->shown.waiting.items[table->shown.next_event - 1].kind &&
           (kind == EVENT_COLUMN_DEALT || kind == EVENT_MARKET_DISCARDED);
}

/* The events of a drop, which may be two moves, are shown one after the other. */
void table_show(Table *table, App *app, const EventList *events, int from, int to)
{
    EventList *waiting = &table->shown.waiting;
    if (waiting->count + to - from > EVENT_LIST_CAPACITY)
        table_show_all(table, app);
    if (table->shown.next_event == waiting->count)
        waiting->count = table->shown.next_event = 0;
    for (int i = from; i < to; i++)
        waiting->items[waiting->count++] = events->items[i];
    table_show_step(table, app);
    app_redraw(app);
}

bool table_showing(const Table *table)
{
    return table->shown.flight_count > 0 || table->shown.next_event < table->shown.waiting.count;
}

/* Lands what has arrived, and starts the next event when the air is clear. */
void table_show_step(Table *table, App *app)
{
    int flying = 0;
    for (int i = 0; i < table->shown.flight_count; i++) {
        const Flight flight = table->shown.flights[i];
        if (app->now < flight.start + flight.duration)
            table->shown.flights[flying++] = flight;
        else if (flight.target.kind == PLACE_SPACE)
            table_settle_card(table, app, &flight);
    }
    if (flying != table->shown.flight_count)
        layer_renew(table->shown.layer);
    table->shown.flight_count = flying;
    while (table->shown.next_event < table->shown.waiting.count &&
           (!table->shown.flight_count || runs_together(table, app)))
        show_one(table, app, false);
}

void table_show_all(Table *table, App *app)
{
    table->shown.trinkets.count = 0;
    while (table->shown.next_event < table->shown.waiting.count)
        show_one(table, app, true);
    table->shown.flight_count = 0;
    layer_renew(table->shown.layer);
}

void table_open_layers(Table *table)
{
    table->shown.layer = layer_new();
    table->shown.before = layer_new();
}

void table_close_layers(Table *table)
{
    layer_free(table->shown.layer);
    layer_free(table->shown.before);
}

void table_slide(Table *table, const App *app)
{
    if (layer_texture(table->shown.layer)) {
        layer_copy(app->canvas, table->shown.layer, table->shown.before);
        layer_renew_in_parts(table->shown.layer);
    }
    table->pace.slide_start = app->now;
    table->pace.slide_seconds = 1.5 * (double)table_speed(app);
}

bool table_slides(const Table *table, const App *app)
{
    return layer_texture(table->shown.before) &&
           app->now < table->pace.slide_start + table->pace.slide_seconds;
}

uint64_t table_flying_to_discards(const Table *table, PlaceKind kind)
{
    uint64_t cards = 0;
    for (int i = 0; i < table->shown.flight_count; i++) {
        if (table->shown.flights[i].target.kind == kind)
            cards |= CARD_BIT(table->shown.flights[i].target.index);
    }
    return cards;
}

bool table_flies_to(const Table *table, Place place)
{
    for (int i = 0; i < table->shown.flight_count; i++) {
        const Place *target = &table->shown.flights[i].target;
        if (target->kind == place.kind && target->player == place.player &&
            target->index == place.index)
            return true;
    }
    return false;
}
