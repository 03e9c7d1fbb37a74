/* Cards in a player's hand: where they are held, and how they get there. */
#include "app/scenes/table/table.h"

#include <math.h>

/* Of a space, for a card that is held over it. */
static const float HELD_WIDTH = 0.9f;

Space table_aimed_space(const Table *table, const App *app)
{
    const int index = app->input.pointer_used ? table->aim.hover : table->aim.focus;
    if (!intent_holds_cards(&table->intent) || index < 0 || index >= table->targets.count)
        return SPACE_LIMIT;
    const Target *target = &table->targets.items[index];
    return target->kind == TARGET_SPACE && target->usable ? (Space)target->index : SPACE_LIMIT;
}

/* Cards follow the pointer over what they have to do with, not over the buttons. */
static bool hand_follows_pointer(const Table *table, const App *app)
{
    const TableLayout *l = &table->layout;
    const float x = app->input.x, y = app->input.y;
    return app->input.pointer_used && play_person_moves(app->play) &&
           (table->aim.drag || box_has(l->market, x, y) || box_has(l->board, x, y));
}

/* The column that the cards in hand come from, where they rest when nobody points anywhere: it is
   empty, so that they cover nothing. */
static int column_of_hand(const Table *table)
{
    const int lifted = table_lifted_column(table);
    for (int column = 0; lifted == INTENT_OPEN && column < COLUMN_COUNT; column++) {
        if (table->shown.takings.taker[column] == table->shown.viewed &&
            !table->shown.game.market_room[column])
            return column;
    }
    return lifted;
}

Box table_hand_at_rest(const Table *table)
{
    const int column = column_of_hand(table);
    const float width = table->layout.column_room[0].w;
    const Box place = column == INTENT_OPEN ? table->layout.hand
                                            : box_moved(table->layout.column_room[column], 4, -6);
    return box_centred(place, width, width * CARD_ROOM_RATIO);
}

/* A card that is held over a space where it may go snaps to it. */
Box table_hand_box(const Table *table, const App *app)
{
    const float width = table->layout.column_room[0].w;
    const float height = width * CARD_ROOM_RATIO;
    const Space aimed = table_aimed_space(table, app);
    if (aimed != SPACE_LIMIT) {
        const Box space = table->layout.spaces[aimed];
        return box_centred(space, space.w * HELD_WIDTH, space.w * HELD_WIDTH * CARD_ROOM_RATIO);
    }
    if (hand_follows_pointer(table, app))
        return box(app->input.x - width * 0.5f, app->input.y - 30, width, height);
    return table_hand_at_rest(table);
}

Box table_in_hand(Box hand, PlaceKind kind)
{
    const float height = hand.w * CARD_RESOURCE_RATIO;
    return kind == PLACE_HAND_ROOM ? hand : box(hand.x, hand.y - height - 2, hand.w, height);
}

/* ---- on the way there ---- */

/* Of a flight: picking up is quicker. */
static const float REACH = 0.5f;

/* How much of its way the hand has behind it, from 0 to 1. */
static float way(const Table *table, const App *app)
{
    const double seconds = (double)(REACH * table_speed(app));
    const double passed = app->now + app->scenes.ahead - table->aim.hand_since;
    if (seconds <= 0 || passed >= seconds)
        return 1;
    const float left = 1 - (float)fmax(passed / seconds, 0);
    return 1 - left * left;
}

Box table_hand_shown(const Table *table, const App *app, float *lift)
{
    const float t = way(table, app);
    *lift = table->aim.hand_lift + (1 - table->aim.hand_lift) * t;
    return box_between(table->aim.hand_from, table_hand_box(table, app), t);
}

static bool holds(const Table *table, const App *app)
{
    return table_in_own_hand(table, app) && (intent_holds_cards(&table->intent) || table->aim.drag);
}

bool table_hand_moves(const Table *table, const App *app)
{
    return holds(table, app) &&
           app->now < table->aim.hand_since + (double)(REACH * table_speed(app));
}

static unsigned columns_of(const Game *game)
{
    unsigned columns = 0;
    for (int column = 0; column < COLUMN_COUNT; column++)
        columns |= (unsigned)(game->market_room[column] != 0) << column;
    return columns;
}

HandGrip table_grip(const Table *table, const App *app)
{
    const Home *home = &table->shown.game.homes[table->shown.viewed];
    HandGrip grip = {.holds = holds(table, app),
                     .follows = hand_follows_pointer(table, app) &&
                                table_aimed_space(table, app) == SPACE_LIMIT,
                     .lifts_resource = table_lifts_resource(table),
                     .kind = table->intent.kind,
                     .column = table_lifted_column(table),
                     .columns = columns_of(&table->shown.game),
                     .filled = home->rooms | home->scaffolds,
                     .decorated = home->decorated,
                     .target = table_hand_box(table, app)};
    grip.shown = table_hand_shown(table, app, &grip.lift);
    return grip;
}

static void come_from(Table *table, const App *app, Box from, float lift)
{
    table->aim.hand_from = from;
    table->aim.hand_lift = lift;
    table->aim.hand_since = app->now;
}

/* Where that lay which is in hand now: in the house, beside it, or in the market. */
static Box source(const Table *table, const HandGrip *before, const HandGrip *now)
{
    const SpaceSet left =
        (before->filled & (SpaceSet)~now->filled) | (before->decorated & (SpaceSet)~now->decorated);
    if (left)
        return table->layout.spaces[space_first(left)];
    if (table->aim.drag == DRAG_TOOL)
        return table_row_box(table, table->shown.viewed, (ResourceCard)table->aim.dragged);
    return now->column == INTENT_OPEN ? now->target : table->layout.column_room[now->column];
}

/* What was let go of, or was taken and is not any more, lies in the market again. */
static void lay_back(Table *table, App *app, const HandGrip *before, const HandGrip *now)
{
    const unsigned returned = now->columns & ~before->columns;
    const int column = before->column != INTENT_OPEN ? before->column
                       : returned                    ? __builtin_ctz(returned)
                                                     : INTENT_OPEN;
    if (column >= 0 && now->columns & 1u << column &&
        !table_flies_to(table, (Place){PLACE_MARKET_ROOM, 0, column}))
        table_glide_back(table, app, column, before->lifts_resource);
}

static bool differ(Box one, Box other)
{
    return fabsf(one.x - other.x) > 1 || fabsf(one.y - other.y) > 1;
}

void table_follow_grip(Table *table, App *app, const HandGrip *before)
{
    const HandGrip now = table_grip(table, app);
    const float above = before->shown.w * CARD_RESOURCE_RATIO;
    if (before->holds && !now.holds)
        lay_back(table, app, before, &now);
    else if (!before->holds && now.holds)
        come_from(table, app, source(table, before, &now), 0);
    else if (now.holds && before->kind == MOVE_PLACE && now.kind != MOVE_PLACE)
        come_from(table, app, box_moved(before->shown, 0, -above), 1); /* it lay above the room */
    else if (now.holds && !(before->follows && now.follows) && differ(before->target, now.target))
        come_from(table, app, before->shown, before->lift);
}
