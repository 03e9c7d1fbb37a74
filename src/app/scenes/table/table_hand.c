/* Cards in a player's hand: where they are held, and how they get there. */
#include "app/scenes/table/table_draw.h"

#include <math.h>

/* The width of a card that is held over a space, as a share of the space. */
static const float HELD_WIDTH = 0.9f;

Space table_aimed_space(const Table *table, const App *app)
{
    const int index = app->input.pointer_used ? table->aim.hover : table->aim.focus;
    const bool holds = intent_holds_cards(&table->intent) || intent_supplied(&table->intent) ||
                       table->aim.drag == DRAG_ROOM;
    if (!holds || index < 0 || index >= table->targets.count)
        return SPACE_LIMIT;
    const Target *target = &table->targets.items[index]; /* not usable yet while cards fly */
    return target->kind == TARGET_SPACE && intent_wants_space(&table->intent, (Space)target->index)
               ? (Space)target->index
               : SPACE_LIMIT;
}

/* Cards follow the pointer over what they have to do with, not over the buttons. */
static bool hand_follows_pointer(const Table *table, const App *app)
{
    const TableLayout *l = &table->layout;
    const float x = app->input.x, y = app->input.y;
    return app->input.pointer_used && play_person_moves(app->play) &&
           (table->aim.drag || box_has(l->market, x, y) || box_has(l->board, x, y));
}

/* In this round, or INTENT_OPEN: the last column that is known may be of the round before. */
static int column_taken_last(const Table *table)
{
    const int column = table->shown.takings.last[table->shown.viewed].column;
    return table->shown.takings.taker[column] == table->shown.viewed ? column : INTENT_OPEN;
}

/* The column that the cards in hand come from, where they rest when nobody points anywhere: it is
   empty, so that they cover nothing. */
static int column_of_hand(const Table *table)
{
    const int lifted = table_lifted_column(table);
    return lifted == INTENT_OPEN ? column_taken_last(table) : lifted;
}

int table_waiting_column(const Table *table)
{
    return intent_room_waits(&table->intent) ? column_of_hand(table) : INTENT_OPEN;
}

int table_column_in_hand(const Table *table)
{
    const Game *game = &table->shown.game;
    return game->hand_room || game->hand_resource ? column_taken_last(table) : INTENT_OPEN;
}

/* Scaffolding that is placed before its room rests above it. */
Box table_hand_at_rest(const Table *table)
{
    const TableLayout *l = &table->layout;
    const int column = column_of_hand(table);
    const float width = l->column_room[0].w, height = width * CARD_ROOM_RATIO;
    if (table_waiting_column(table) != INTENT_OPEN)
        return box(l->column_resource[column].x + 4, l->column_resource[column].y - 6, width,
                   height);
    const Box place = column == INTENT_OPEN ? l->hand : box_moved(l->column_room[column], 4, -6);
    return box_centred(place, width, height);
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

/* Shares of the time of a flight: reaching the hand and turning over in it are quicker. */
static const float REACH = 0.5f, TURN = 0.6f;

/* A card that turns face up on its way takes as long as a flight. */
static double way_seconds(const Table *table, const App *app)
{
    return (double)((table->aim.hand_uncovers ? 1 : REACH) * table_speed(app));
}

/* How much of its time has passed, from 0 to 1. */
static float passed(const Table *table, const App *app)
{
    const double seconds = way_seconds(table, app);
    const double since = app->now + app->scenes.ahead - table->aim.hand_since;
    return seconds <= 0 || since >= seconds ? 1 : (float)fmax(since / seconds, 0);
}

/* How much of its way the hand has behind it. */
static float way(const Table *table, const App *app)
{
    const float left = 1 - passed(table, app);
    return 1 - left * left;
}

static double turn_seconds(const App *app)
{
    return (double)(TURN * table_speed(app));
}

/* Once it is turned over by hand, it no longer matters how the card came there. */
float table_hand_covered(const Table *table, const App *app)
{
    const Aim *aim = &table->aim;
    if (aim->hand_uncovers && aim->hand_turned < aim->hand_since)
        return table_still_covered(passed(table, app));
    const double seconds = turn_seconds(app);
    const double since = app->now + app->scenes.ahead - aim->hand_turned;
    const float back = table->intent.active && table->intent.face_down ? 1 : 0;
    const float left = seconds <= 0 ? 0 : 1 - (float)fmin(fmax(since / seconds, 0), 1);
    return back + (aim->hand_back - back) * left;
}

void table_turn_hand(Table *table, const App *app)
{
    const float back = table_hand_covered(table, app);
    if (!table->intent.active || table->intent.kind != MOVE_PLACE)
        return;
    intent_flip(&table->intent);
    table->aim.hand_back = back;
    table->aim.hand_turned = app->now;
    table_sound_at(app, SOUND_CARD_FLIP, table_hand_box(table, app));
}

Box table_hand_shown(const Table *table, const App *app, float *lift)
{
    const float t = way(table, app);
    *lift = table->aim.hand_lift + (1 - table->aim.hand_lift) * t;
    return box_between(table->aim.hand_from, table_hand_box(table, app), t);
}

static bool holds(const Table *table, const App *app)
{
    return table_in_own_hand(table, app) && (intent_holds_cards(&table->intent) ||
                                             intent_supplied(&table->intent) || table->aim.drag);
}

bool table_hand_moves(const Table *table, const App *app)
{
    const double there = table->aim.hand_since + way_seconds(table, app);
    const double turned = table->aim.hand_turned + turn_seconds(app);
    return holds(table, app) && app->now < fmax(there, turned);
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
                     .waits = table_waiting_column(table),
                     .space = table_lifted_space(table),
                     .tool = table_lifted_tool(table),
                     .supplied = intent_supplied(&table->intent),
                     .columns = columns_of(&table->shown.game),
                     .rooms = home->rooms,
                     .scaffolds = home->scaffolds,
                     .covered = home->of_type[ROOM_NONE],
                     .decorated = home->decorated,
                     .target = table_hand_box(table, app)};
    grip.shown = table_hand_shown(table, app, &grip.lift);
    if (table->aim.hand_seen.w > 0 &&
        table->aim.hand_pointed != app->input.pointer_used) { /* this input has changed that */
        grip.shown = grip.target = table->aim.hand_seen;
        grip.follows = false;
    }
    return grip;
}

void table_see_hand(Table *table, const App *app)
{
    float lift;
    table->aim.hand_seen = table_hand_shown(table, app, &lift);
    table->aim.hand_pointed = app->input.pointer_used;
}

static void come_from(Table *table, const App *app, Box from, float lift)
{
    table->aim.hand_from = from;
    table->aim.hand_lift = lift;
    table->aim.hand_since = app->now;
    table->aim.hand_uncovers = false;
}

/* Where the cards that are now in hand lay: in the house, beside it, or in the market. */
static Box source(const Table *table, const HandGrip *before, const HandGrip *now)
{
    const SpaceSet left = (before->rooms & (SpaceSet)~now->rooms) |
                          (before->scaffolds & (SpaceSet)~now->scaffolds) |
                          (before->decorated & (SpaceSet)~now->decorated);
    if (left)
        return table->layout.spaces[space_first(left)];
    if (now->space != SPACE_LIMIT)
        return card_over_scene(
            table_card_on(&table->shown.game.homes[table->shown.viewed], now->space),
            table->layout.spaces[now->space]);
    if (now->tool)
        return table_row_box(table, table->shown.viewed, now->tool);
    if (now->supplied)
        return table->aim.picked.w > 0 ? table->aim.picked : table->layout.room_discards;
    const unsigned taken = before->columns & ~now->columns; /* by Redo */
    if (now->column == INTENT_OPEN && !taken)
        return now->target;
    return table->layout.column_room[taken ? __builtin_ctz(taken) : now->column];
}

/* What was let go of, or whose taking was undone, goes back to the market. */
static void lay_back(Table *table, App *app, const HandGrip *before, const HandGrip *now)
{
    const unsigned returned = now->columns & ~before->columns;
    const int column = before->column != INTENT_OPEN ? before->column
                       : returned                    ? __builtin_ctz(returned)
                                                     : INTENT_OPEN;
    if (column >= 0 && now->columns & 1u << column &&
        !table_flies_to(table, (Place){PLACE_MARKET_ROOM, 0, column}) &&
        !table_flies_to(table, (Place){PLACE_MARKET_RESOURCE, 0, column}))
        table_glide_back(table, app, column, before->waits == INTENT_OPEN, before->lifts_resource);
}

/* A room of the house goes back to its space, unless it was swapped: then it flies already. */
static void lay_down(Table *table, App *app, Space space)
{
    if (!table_flies_to(table, (Place){PLACE_SPACE, table->shown.viewed, space}))
        table_glide_home(table, app, space);
}

/* A room that lay face down is turned up. */
static void take_up(Table *table, const App *app, const HandGrip *before, const HandGrip *now)
{
    come_from(table, app, source(table, before, now), 0);
    table->aim.hand_turned = table->aim.hand_back = 0; /* that was another card */
    table->aim.hand_uncovers = (before->covered & (SpaceSet)~now->rooms) != 0;
}

static bool differ(Box one, Box other)
{
    return fabsf(one.x - other.x) > 1 || fabsf(one.y - other.y) > 1;
}

/* When the scaffolding is to be placed first, it goes to the hand alone and the room waits in its
 * column; when the choice is reversed, both come together again. */
static void part_from_room(Table *table, App *app, const HandGrip *before, const HandGrip *now)
{
    const float above = before->shown.w * CARD_RESOURCE_RATIO + 2;
    if (before->kind == MOVE_PLACE)
        come_from(table, app, box_moved(before->shown, 0, -above), 1);
    else if (now->kind == MOVE_PLACE)
        come_from(table, app, box_moved(before->shown, 0, above), 1);
    if (before->waits == INTENT_OPEN)
        table_send_waiting(table, app, now->waits);
    else if (now->kind == MOVE_PLACE)
        table_fetch_waiting(table, app, before->waits);
}

void table_follow_hand(Table *table, const App *app, const HandGrip *before)
{
    table_see_hand(table, app);
    const HandGrip now = table_grip(table, app);
    if (before->holds && now.holds && !(before->follows && now.follows) &&
        differ(before->target, now.target))
        come_from(table, app, before->shown, before->lift);
}

void table_follow_grip(Table *table, App *app, const HandGrip *before)
{
    table_see_hand(table, app);
    const HandGrip now = table_grip(table, app);
    const float above = before->shown.w * CARD_RESOURCE_RATIO;
    if (before->holds && !now.holds && before->space != SPACE_LIMIT)
        lay_down(table, app, before->space);
    else if (before->tool && !now.tool)
        table_glide_beside(table, app, before->tool);
    else if (before->holds && !now.holds)
        lay_back(table, app, before, &now);
    else if (!before->holds && now.holds)
        take_up(table, app, before, &now);
    else if (now.holds && before->waits != now.waits)
        part_from_room(table, app, before, &now);
    else if (now.holds && before->kind == MOVE_PLACE && now.kind != MOVE_PLACE)
        come_from(table, app, box_moved(before->shown, 0, -above), 1); /* it lay above the room */
    else
        table_follow_hand(table, app, before);
}
