/* Where cards fly when something happens. */
#include "app/scenes/table/table.h"

#include <math.h>

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

/* Where the hand is: a person's where it was seen last, a computer's at its column. */
static Box hand_place(const Table *table, const App *app, PlaceKind kind)
{
    return table_in_hand(table_in_own_hand(table, app) ? table->aim.hand_at
                                                       : table_place_box(table, hand_room()),
                         kind);
}

Box table_decor_box(const Table *table, const App *app, int player, Space space)
{
    const OpponentLayout *opponent = table_opponent(table, player);
    const Box board = opponent ? opponent->board : table->layout.board;
    return home_view_decor(app->canvas, &table->shown.game.homes[player], board, space);
}

/* A décor card shrinks to the middle of what it becomes, inside its room. */
static Box decor_landing(const Table *table, const App *app, CardRef card, Place to)
{
    static const float LEAST = 0.5f; /* of the room's width, to be seen as a card */
    const Box room = table_place_box(table, to);
    const Box decor = table_decor_box(table, app, to.player, (Space)to.index);
    const float width = fminf(fmaxf(decor.w, room.w * LEAST), room.w * 0.9f);
    Box b = box_centred(decor, width, card_height(card, width));
    b.x = fminf(fmaxf(b.x, room.x), room.x + room.w - b.w);
    b.y = fminf(fmaxf(b.y, room.y), room.y + room.h - b.h);
    return b;
}

/* A card for the house comes to lie over the picture of its room. */
static Box landing_place(const Table *table, const App *app, CardRef card, Place to)
{
    if (place_is_hand(to))
        return hand_place(table, app, to.kind);
    if (to.kind == PLACE_DECOR)
        return decor_landing(table, app, card, to);
    const Box b = table_place_box(table, to);
    return to.kind == PLACE_SPACE ? card_over_scene(card, b) : b;
}

float table_lying_tilt(PlaceKind kind)
{
    return kind == PLACE_ROOM_DISCARDS ? 3 : kind == PLACE_RESOURCE_DISCARDS ? -3 : 0;
}

void table_note_discard(Table *table, const Flight *flight)
{
    const Place to = flight->target;
    if (to.kind == PLACE_ROOM_DISCARDS)
        table->shown.top_room = (RoomCard)to.index;
    if (to.kind == PLACE_RESOURCE_DISCARDS)
        table->shown.top_resource = (ResourceCard)to.index;
    if (to.kind == PLACE_DECOR) /* its card is among the discards then */
        table->shown.top_resource = (ResourceCard)flight->card.card;
}

CardRef table_landed_card(const Flight *flight)
{
    return flight->flip == FLIP_DOWN ? (CardRef){CARD_ROOM_BACK, 0} : flight->card;
}

void table_launch(Table *table, App *app, Flight flight)
{
    flight.duration = table_speed(app);
    if (flight.duration <= 0 || table->shown.flight_count == FLIGHTS_MAX) {
        table_note_discard(table, &flight);
        return;
    }
    flight.start += app->now;
    flight.from.h = card_height(flight.card, flight.from.w);
    flight.to = landing_place(table, app, table_landed_card(&flight), flight.target);
    flight.lift_to = place_is_hand(flight.target);
    flight.tilt_to = table_lying_tilt(flight.target.kind);
    table->shown.flights[table->shown.flight_count++] = flight;
}

/* What a person drags is in hand, what waits is not. A resource that is held alone is held like a
   room. */
Place table_place_left(const Table *table, const App *app, Place from)
{
    const Aim *aim = &table->aim;
    if (!table_in_own_hand(table, app))
        return from;
    if (from.kind == PLACE_HAND_ROOM && aim->hand_waits.kind != PLACE_NONE)
        return aim->hand_waits;
    if (from.kind == PLACE_HAND_RESOURCE && aim->hand_alone)
        return hand_room();
    if (from.kind == PLACE_ROOM_DISCARDS && aim->hand_supplied && from.index == aim->hand_supplied)
        return hand_room();
    if (from.kind == PLACE_SPACE && from.player == table->shown.viewed &&
        from.index == (int)table_lifted_space(table))
        return hand_room();
    if (aim->drag != DRAG_COLUMN || from.index != aim->dragged)
        return from;
    if (from.kind == PLACE_MARKET_ROOM)
        return hand_room();
    return from.kind == PLACE_MARKET_RESOURCE && table_lifts_resource(table) ? hand_resource()
                                                                             : from;
}

Flight table_flight(const Table *table, const App *app, CardRef card, Place from, Place to)
{
    from = table_place_left(table, app, from);
    const bool held = place_is_hand(from);
    return (Flight){.card = card,
                    .from = held ? hand_place(table, app, from.kind) : table_place_box(table, from),
                    .target = to,
                    .flip = from.kind == PLACE_ROOM_DECK || from.kind == PLACE_RESOURCE_DECK
                                ? FLIP_UP
                                : FLIP_NONE,
                    .lift_from = held,
                    .tilt = held && table_in_own_hand(table, app) ? TABLE_HELD_TILT
                                                                  : table_lying_tilt(from.kind)};
}

static void fly(Table *table, App *app, CardRef card, Place from, Place to, double delay)
{
    Flight flight = table_flight(table, app, card, from, to);
    flight.start = delay;
    table_launch(table, app, flight);
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
    if (table_in_own_hand(table, app))
        return;
    fly(table, app, card_room(event->room), at(PLACE_MARKET_ROOM, 0, event->column), hand_room(),
        0);
    if (event->resource && event->kind == EVENT_COLUMN_TAKEN)
        fly(table, app, card_resource(event->resource), at(PLACE_MARKET_RESOURCE, 0, event->column),
            hand_resource(), 0);
}

/* What lies beside the house glides to where it lies from now on. */
void table_make_way(Table *table, const App *app, const Flight *landed)
{
    const int player = landed->target.player;
    const Home *now = &table->shown.game.homes[player];
    Home before = *now;
    before.cards &= ~CARD_BIT(landed->target.index);
    for (ResourceCardSet row = table_row_stacks(&before); row; row &= row - 1) {
        const ResourceCard card = card_first(row);
        const Box from = table_row_box_of(table, player, &before, card);
        const Box to = table_row_box_of(table, player, now, card);
        const bool moves = from.x != to.x || from.y != to.y || from.w != to.w;
        if (moves && table->shown.flight_count < FLIGHTS_MAX)
            table->shown.flights[table->shown.flight_count++] =
                (Flight){.card = card_resource(card),
                         .from = from,
                         .to = to,
                         .target = at(PLACE_ROW, player, card),
                         .start = app->now,
                         .duration = TABLE_MAKES_WAY};
    }
}

Place table_place_of_laid(int player, ResourceCard card)
{
    const ResourceKind kind = RESOURCE_INFO[resource_card_type(card)].kind;
    return at(kind == RESOURCE_KIND_OUTSIDE ? PLACE_GARDEN : PLACE_ROW, player, card);
}

static void fly_resource(Table *table, App *app, const Event *event, Place to)
{
    Flight flight = table_flight(table, app, card_resource(event->resource), hand_resource(), to);
    flight.joins = to.kind == PLACE_ROW;
    table_launch(table, app, flight);
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
    table_launch(table, app,
                 (Flight){.card = card_resource(event->resource),
                          .from = table_row_box_of(table, event->player, before, event->resource),
                          .target = at(PLACE_RESOURCE_DISCARDS, 0, event->resource)});
}

CardRef table_card_on(const Home *home, Space space)
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
    fly(table, app, table_card_on(home, (Space)event->space), other, one, 0);
    fly(table, app, table_card_on(home, (Space)event->other_space), one, other, 0);
}

/* From among the other discards, if somebody has just chosen it there. */
static void fly_to_pile(Table *table, App *app, const Event *event)
{
    Flight flight = table_flight(table, app, card_resource(event->resource),
                                 at(PLACE_RESOURCE_DISCARDS, 0, event->resource),
                                 at(PLACE_PILE, event->player, event->resource));
    if (table_in_own_hand(table, app) && table->aim.picked.w > 0) {
        flight.from = table->aim.picked;
        flight.tilt = 0;
    }
    table_launch(table, app, flight);
}

static void fly_supplied(Table *table, App *app, const Event *event)
{
    const Place space = at(PLACE_SPACE, event->player, event->space);
    fly(table, app, card_room(event->room), at(PLACE_ROOM_DISCARDS, 0, event->room), space, 0);
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

/* A décor card becomes what is painted in its room. The car is no card (R10.2). */
static void fly_into_room(Table *table, App *app, const Event *event)
{
    const ResourceCard card = table->shown.game.hand_resource;
    if (card && resource_card_type(card) == event->token)
        fly(table, app, card_resource(card), hand_resource(),
            at(PLACE_DECOR, event->player, event->space), 0);
}

/* A room that goes face down may have been turned over in hand already. One that was let go of
   while it turned up goes on turning. */
static void fly_room_down(Table *table, App *app, const Event *event)
{
    const bool covered = table_in_own_hand(table, app) && table->aim.hand_covered;
    const bool stays = event->face_down && covered;
    const CardRef card = stays ? (CardRef){CARD_ROOM_BACK, 0} : card_room(event->room);
    Flight flight =
        table_flight(table, app, card, hand_room(), at(PLACE_SPACE, event->player, event->space));
    flight.flip = (event->face_down != 0) == covered ? FLIP_NONE : covered ? FLIP_UP : FLIP_DOWN;
    table_launch(table, app, flight);
}

/* What is in hand goes down. */
static void fly_from_hand(Table *table, App *app, const Event *event)
{
    const Place space = at(PLACE_SPACE, event->player, event->space);
    switch ((EventKind)event->kind) {
    case EVENT_ROOM_PLACED:
        fly_room_down(table, app, event);
        break;
    case EVENT_SCAFFOLDING_PLACED:
        fly(table, app, card_resource(event->resource), hand_resource(), space, 0);
        break;
    case EVENT_SCAFFOLDING_DISCARDED:
        fly(table, app, card_resource(event->resource), event->from_space ? space : hand_resource(),
            at(PLACE_RESOURCE_DISCARDS, 0, event->resource), 0);
        break;
    case EVENT_TOKEN_PLACED:
        fly_into_room(table, app, event);
        break;
    case EVENT_DECOR_DISCARDED:
        if (event->lost) /* else it has gone into its room */
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

void table_start_flights(Table *table, App *app, const Event *event, const Home *before)
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
        fly_to_pile(table, app, event);
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

/* As it is seen in hand, face down perhaps. */
static void fly_room_up(Table *table, App *app, RoomCard room, int column)
{
    Flight flight =
        table_flight(table, app, card_room(room), hand_room(), at(PLACE_MARKET_ROOM, 0, column));
    flight.flip = table->aim.hand_covered ? FLIP_UP : FLIP_NONE;
    table_launch(table, app, flight);
}

void table_glide_back(Table *table, App *app, int column, bool room, bool resource)
{
    const ResourceCard above = table->shown.game.market_resource[column];
    if (room)
        fly_room_up(table, app, table->shown.game.market_room[column], column);
    if (resource && above)
        fly(table, app, card_resource(above), hand_resource(), at(PLACE_MARKET_RESOURCE, 0, column),
            0);
}

void table_glide_home(Table *table, App *app, Space space)
{
    const int player = table->shown.viewed;
    fly(table, app, table_card_on(&table->shown.game.homes[player], space), hand_room(),
        at(PLACE_SPACE, player, space), 0);
}

void table_glide_beside(Table *table, App *app, ResourceCard tool)
{
    fly(table, app, card_resource(tool), hand_room(), at(PLACE_ROW, table->shown.viewed, tool), 0);
}

void table_send_waiting(Table *table, App *app, int column)
{
    fly_room_up(table, app, table->intent.game.hand_room, column);
}

void table_fetch_waiting(Table *table, App *app, int column)
{
    Flight flight = table_flight(table, app, card_room(table->intent.game.hand_room),
                                 at(PLACE_MARKET_ROOM, 0, column), hand_room());
    flight.flip = table->intent.face_down ? FLIP_DOWN : FLIP_NONE;
    table_launch(table, app, flight);
}
