/* What was undone goes back: every card that lies elsewhere now travels there, whichever move it
   was. */
#include "app/scenes/table/table_draw.h"

static Place at(PlaceKind kind, int player, int index)
{
    return (Place){kind, player, index};
}

/* ---- where a card lies ---- */

static Place place_of_room(const Game *game, int player, RoomCard card)
{
    const Home *home = &game->homes[player];
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (game->market_room[column] == card)
            return at(PLACE_MARKET_ROOM, 0, column);
    }
    for (SpaceSet left = home->rooms; left; left &= left - 1) {
        if (home->card[space_first(left)] == card)
            return at(PLACE_SPACE, player, space_first(left));
    }
    if (game->hand_room == card)
        return at(PLACE_HAND_ROOM, 0, 0);
    return at(game->room_discards & CARD_BIT(card) ? PLACE_ROOM_DISCARDS : PLACE_NONE, 0, card);
}

static Place place_of_own(int player, ResourceCard card)
{
    if (RESOURCE_INFO[resource_card_type(card)].kind == RESOURCE_KIND_ROOF)
        return at(PLACE_PILE, player, card);
    return table_place_of_laid(player, card);
}

static Place place_of_resource(const Game *game, int player, ResourceCard card)
{
    const Home *home = &game->homes[player];
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (game->market_resource[column] == card)
            return at(PLACE_MARKET_RESOURCE, 0, column);
    }
    for (SpaceSet left = home->scaffolds; left; left &= left - 1) {
        if (home->card[space_first(left)] == card)
            return at(PLACE_SPACE, player, space_first(left));
    }
    if (home->cards & CARD_BIT(card))
        return place_of_own(player, card);
    if (game->hand_resource == card)
        return at(PLACE_HAND_RESOURCE, 0, 0);
    return at(game->resource_discards & CARD_BIT(card) ? PLACE_RESOURCE_DISCARDS : PLACE_NONE, 0,
              card);
}

/* Whether a card comes along with the hand, which glides from where its first card lay
   (table_hand.c): so it does if the hand was empty, unless the card comes from the discards. */
static bool comes_with_the_hand(const Table *table, const Game *before, Place from, Place to)
{
    const bool held = before->hand_room || before->hand_resource;
    const bool alone = to.kind == PLACE_HAND_ROOM || !table->shown.game.hand_room;
    return place_is_hand(to) && !held && (alone || from.kind != PLACE_RESOURCE_DISCARDS);
}

/* ---- the way back ---- */

static bool lies_covered(const Game *game, Place place)
{
    return place.kind == PLACE_SPACE &&
           space_in(game->homes[place.player].of_type[ROOM_NONE], (Space)place.index);
}

static void send_back(Table *table, App *app, const Game *before, CardRef card, Place from,
                      Place to)
{
    const bool covered = lies_covered(before, from), covers = lies_covered(&table->shown.game, to);
    const int player = table->shown.viewed;
    const Place left = table_place_left(table, app, from); /* a room that waits is there already */
    const bool moved = (from.kind != to.kind || from.index != to.index) &&
                       (left.kind != to.kind || left.index != to.index);
    if (!moved || from.kind == PLACE_NONE || to.kind == PLACE_NONE ||
        comes_with_the_hand(table, before, from, to))
        return;
    if (covered && covers)
        card = (CardRef){CARD_ROOM_BACK, 0};
    Flight flight = table_flight(table, app, card, from, to);
    flight.flip = covered == covers ? FLIP_NONE : covers ? FLIP_DOWN : FLIP_UP;
    if (from.kind == PLACE_ROW) /* where it lay, before the others closed up */
        flight.from =
            table_row_box_of(table, player, &before->homes[player], (ResourceCard)from.index);
    flight.joins = to.kind == PLACE_ROW;
    if (from.kind == PLACE_PILE)
        flight.flip = table_sees_roofs(app, table, player) ? FLIP_NONE : FLIP_UP;
    table_launch(table, app, flight);
}

static void fly_cards(Table *table, App *app, const Game *before)
{
    const Game *now = &table->shown.game;
    const int player = table->shown.viewed;
    for (RoomCard card = 1; card <= ROOM_CARD_COUNT; card++)
        send_back(table, app, before, card_room(card), place_of_room(before, player, card),
                  place_of_room(now, player, card));
    for (ResourceCard card = 1; card <= RESOURCE_CARD_COUNT; card++)
        send_back(table, app, before, card_resource(card), place_of_resource(before, player, card),
                  place_of_resource(now, player, card));
}

static bool took_marker(const Play *play)
{
    const Record *record = play_record(play);
    const Move *last = &record->moves[record->move_count - 1];
    return last->kind == MOVE_TAKE && last->column == 0;
}

/* Points that have not reached the score yet are not counted: they cannot leave it. */
static int points_shown(const Table *table, int player)
{
    return score_open(&table->shown.game.homes[player]).total -
           table_points_on_their_way(table, player);
}

/* The room where something has changed, or the large house as a whole. */
static Place place_of_change(const Home *before, const Home *now, int player)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (before->card[space] != now->card[space] || before->token[space] != now->token[space])
            return at(PLACE_SPACE, player, space);
    }
    return at(PLACE_SPACE, player, SPACE_C1);
}

static void take_points_back(Table *table, const App *app, const Game *before, int shown)
{
    const int player = table->shown.viewed;
    const Place place =
        place_of_change(&before->homes[player], &table->shown.game.homes[player], player);
    table_send_points_back(table, app, points_shown(table, player) - shown, place);
}

void table_undo(Table *table, App *app)
{
    const Game before = table->shown.game;
    const bool marker = took_marker(app->play);
    const Box from = table_plate_parts(app, table, table->shown.viewed).marker;
    const int points = points_shown(table, table->shown.viewed);
    audio_play(app->audio, SOUND_UNDO);
    play_undo(app->play);
    app_save_match(app);
    table_resync(table, app);
    table->advice.message[0] = '\0'; /* a warning about what was undone */
    fly_cards(table, app, &before);
    take_points_back(table, app, &before, points);
    if (marker)
        table_walk_marker_back(table, app, from);
}
