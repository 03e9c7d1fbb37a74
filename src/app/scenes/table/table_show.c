/* Events are shown one after the other; the shown game follows, and cards fly (table_flights.c). */
#include "app/scenes/table/table.h"

#include <math.h>

/* Seconds of one flight; 0 if nothing is to move. */
float table_speed(const App *app)
{
    static const float SPEEDS[] = {
        [SPEED_OFF] = 0, [SPEED_FAST] = 0.14f, [SPEED_NORMAL] = 0.28f, [SPEED_SLOW] = 0.5f};
    return app->settings.reduced_motion ? 0 : SPEEDS[app->settings.speed];
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
    if (app->settings.remarks && !table->watching && !table->guest.rival &&
        !table->shown.looking_back)
        remark_hear(&table->advice.remark, play_record(app->play), &happening, app->now);
}

/* Looking back at an earlier turn does not change the marks: they belong to the latest turns. */
static void follow_changes(Table *table, const Event *event, const Home *before)
{
    Changes *changes = &table->shown.changes[event->player];
    if (table->shown.looking_back)
        return;
    if (event->kind == EVENT_TURN_STARTED || event->kind == EVENT_JACKHAMMER_USED)
        *changes = (Changes){0};
    note_changes(changes, before, &table->shown.game.homes[event->player]);
}

static void show_one(Table *table, App *app, bool fast)
{
    const Event *event = &table->shown.waiting.items[table->shown.next_event++];
    const Home before = table->shown.game.homes[event->player];
    event_apply(&table->shown.game, event);
    takings_follow(&table->shown.takings, event);
    follow_changes(table, event, &before);
    layer_renew(table->shown.layer);
    if (fast)
        return;
    table_sound_event(table, app, event);
    hear_remark(table, app, event, &before);
    table_start_trinkets(table, app, event, &before);
    table_start_flights(table, app, event, &before);
}

/* What a person drops leaves the hand at once, together with everything that follows from it. */
static bool leaves_the_hand(EventKind kind)
{
    return kind >= EVENT_JACKHAMMER_USED && kind <= EVENT_DECOR_DISCARDED;
}

/* Cards that are dealt or swept away together do so; everything else waits for its turn. */
static bool runs_together(const Table *table, const App *app)
{
    const Event *event = &table->shown.waiting.items[table->shown.next_event];
    const EventKind kind = event->kind;
    if (table_in_own_hand(table, app) && leaves_the_hand(kind))
        return true;
    if (table->shown.next_event == 0)
        return false;
    const EventKind last = event[-1].kind;
    if (kind == EVENT_DECOR_DISCARDED) /* the card that turns into the token */
        return last == EVENT_TOKEN_PLACED;
    if (kind == EVENT_SCAFFOLDING_DISCARDED) /* it makes way for the room */
        return last == EVENT_ROOM_PLACED;
    return kind == last && (kind == EVENT_COLUMN_DEALT || kind == EVENT_MARKET_DISCARDED);
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

bool table_in_own_hand(const Table *table, const App *app)
{
    return play_person_moves(app->play) && !table->shown.looking_back;
}

bool table_showing(const Table *table)
{
    return table->shown.flight_count > 0 || table->shown.next_event < table->shown.waiting.count;
}

/* Whether a card that lands there disappears: the house shows a picture in its place. */
static bool becomes_picture(PlaceKind kind)
{
    return kind == PLACE_SPACE || kind == PLACE_DECOR || kind == PLACE_GARDEN;
}

/* Lands what has arrived, and starts the next event when the air is clear. */
void table_show_step(Table *table, App *app)
{
    Flight joined[FLIGHTS_MAX];
    int flying = 0, joining = 0;
    for (int i = 0; i < table->shown.flight_count; i++) {
        const Flight flight = table->shown.flights[i];
        if (app->now < flight.start + flight.duration) {
            table->shown.flights[flying++] = flight;
            continue;
        }
        table_note_discard(table, &flight);
        if (becomes_picture(flight.target.kind))
            table_settle_card(table, app, &flight);
        if (flight.joins)
            joined[joining++] = flight;
    }
    if (flying != table->shown.flight_count)
        layer_renew(table->shown.layer);
    table->shown.flight_count = flying;
    for (int i = 0; i < joining; i++)
        table_make_way(table, app, &joined[i]);
    while (table->shown.next_event < table->shown.waiting.count &&
           app->now >= table->shown.still_until &&
           (!table->shown.flight_count || runs_together(table, app)))
        show_one(table, app, false);
}

void table_show_all(Table *table, App *app)
{
    table->shown.trinkets.count = 0;
    table->shown.still_until = 0;
    while (table->shown.next_event < table->shown.waiting.count)
        show_one(table, app, true);
    for (int i = 0; i < table->shown.flight_count; i++)
        table_note_discard(table, &table->shown.flights[i]);
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

void table_slide(Table *table, const App *app, int from)
{
    if (layer_texture(table->shown.layer)) {
        layer_copy(app->canvas, table->shown.layer, table->shown.before);
        layer_renew_in_parts(table->shown.layer);
    }
    table->pace.slide_from = from;
    table->pace.slide_start = app->now;
    table->pace.slide_seconds = 1.15 * (double)table_speed(app);
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
        const Flight *flight = &table->shown.flights[i];
        if (flight->target.kind == kind)
            cards |= CARD_BIT(flight->target.index);
        else if (flight->target.kind == PLACE_DECOR && kind == PLACE_RESOURCE_DISCARDS)
            cards |= CARD_BIT(flight->card.card); /* it is among them when it has become décor */
    }
    return kind == PLACE_RESOURCE_DISCARDS ? cards | table_settling_resources(table) : cards;
}

Home table_home_seen(const Table *table, int player)
{
    Home home = table->shown.game.homes[player];
    for (int i = 0; i < table->shown.flight_count; i++) {
        const Place to = table->shown.flights[i].target;
        if (to.kind == PLACE_DECOR && to.player == player)
            home.decorated &= (SpaceSet)~space_bit((Space)to.index);
        if (to.kind == PLACE_GARDEN && to.player == player)
            home.cards &= ~CARD_BIT(to.index);
    }
    return home;
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
