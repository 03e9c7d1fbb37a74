/* Why a plan is good: the home before it and after it, compared. */
#include "ai/hints.h"
#include "ai/policy.h"

enum { MARKER_WEIGHT = 110 }; /* what beginning a round is worth, in hundredths of a point */

/* Keeps the weightiest reasons, in order. */
static void add(Hint *hint, Reason reason)
{
    int at = hint->reason_count;
    if (at < HINT_REASONS)
        hint->reason_count++;
    else if (hint->reasons[--at].weight >= reason.weight)
        return;
    for (; at > 0 && hint->reasons[at - 1].weight < reason.weight; at--)
        hint->reasons[at] = hint->reasons[at - 1];
    hint->reasons[at] = reason;
}

/* Hundredths of a point that one more card is worth to a room of some size. */
static int growth(RoomType type, int size)
{
    return 100 * (ROOM_INFO[type].points[size] - ROOM_INFO[type].points[size - 1]);
}

/* Whether another card of its type may still join the room on `space`. */
static bool can_grow(const Home *home, Space space)
{
    const SpaceSet fits = home_fits(home, home_type_at(home, space)) & (SpaceSet)~home->rooms;
    return (space_beside(home_room_at(home, space)) & fits) != 0;
}

static void explain_room(const Home *home, Space space, const Outlook *outlook, Hint *hint)
{
    const RoomType type = home_type_at(home, space);
    if (type == ROOM_NONE) {
        if (home_has(home, RESOURCE_ARCHITECT)) /* R8.3 */
            add(hint, (Reason){.kind = REASON_EMPTY_ROOM, .weight = 100, .points = 1});
        return;
    }
    const int points = score_room_at(home, space);
    const int size = space_count(home_room_at(home, space));
    const bool beside = ROOM_INFO[type].beside && points == ROOM_INFO[type].points_beside;
    add(hint, (Reason){.kind = beside ? REASON_BESIDE : REASON_ROOM,
                       .weight = 100 * points,
                       .points = points,
                       .size = size,
                       .room = type});
    if (size < ROOM_INFO[type].limit && can_grow(home, space) && outlook->horizon.rooms[type] > 0)
        add(hint, (Reason){.kind = REASON_GROWTH,
                           .weight = growth(type, size) * outlook->horizon.rooms[type] / 16,
                           .room = type});
}

static void explain_function(const Home *before, const Home *after, Hint *hint)
{
    const int bathrooms = score_bathrooms(after);
    const int trio = score_trio(after);
    if (bathrooms && !score_bathrooms(before))
        add(hint,
            (Reason){.kind = REASON_BATHROOMS, .weight = 100 * bathrooms, .points = bathrooms});
    if (trio && !score_trio(before))
        add(hint, (Reason){.kind = REASON_FUNCTION, .weight = 100 * trio, .points = trio});
}

/* R8.2: the Interior Designer adds a point to every token. */
static void explain_token(const Home *after, ResourceType token, Hint *hint)
{
    const int points = RESOURCE_INFO[token].value + home_has(after, RESOURCE_DESIGNER);
    add(hint,
        (Reason){
            .kind = REASON_DECOR, .weight = 100 * points, .points = points, .resource = token});
}

static void explain_roof(const Home *after, ResourceType roof, Hint *hint)
{
    const RoofColour colour = RESOURCE_INFO[roof].colour;
    const ResourceCardSet same = resource_cards_of_type(RESOURCE_ROOF_RED + colour) |
                                 resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW + colour);
    const int held = card_count(after->cards & same);
    const int all = card_count(after->cards & resource_cards_of_kind(RESOURCE_KIND_ROOF));
    if (held > 1)
        add(hint, (Reason){.kind = REASON_ROOF,
                           .weight = held > 4 ? 10 : 100 * held,
                           .size = held,
                           .colour = colour});
    else
        add(hint, (Reason){.kind = REASON_ROOF_MIXED, .weight = all > 4 ? 10 : 90, .size = all});
}

/* What a card adds to the value of a home, wherever the marker goes. */
static int worth_of_card(const Home *home, const Outlook *outlook, ResourceCard card)
{
    Home with = *home;
    with.cards |= CARD_BIT(card);
    return outlook_home(outlook, 0, &with, (Order){0}) - outlook_home(outlook, 0, home, (Order){0});
}

/* The card that came with a column. Tools and helpers are worth what the outlook says. */
static void explain_resource(const Home *before, const Home *after, const Outlook *outlook,
                             ResourceCard card, Hint *hint)
{
    const ResourceType type = resource_card_type(card);
    const ResourceInfo *info = &RESOURCE_INFO[type];
    const int worth = worth_of_card(before, outlook, card);
    if (info->kind == RESOURCE_KIND_ROOF)
        explain_roof(after, type, hint);
    else if (info->kind == RESOURCE_KIND_OUTSIDE)
        explain_token(after, type, hint);
    else if (info->kind == RESOURCE_KIND_HELPER)
        add(hint, (Reason){.kind = REASON_HELPER, .weight = worth + 50, .resource = type});
    else if (info->kind == RESOURCE_KIND_TOOL && type != RESOURCE_SCAFFOLDING &&
             outlook->horizon.rounds_left)
        add(hint, (Reason){.kind = REASON_TOOL, .weight = worth, .resource = type});
}

static void explain_support(const Home *before, const Home *after, Hint *hint)
{
    const SpaceSet new_places =
        home_places(after, ROOM_NONE) & ~home_places(before, ROOM_NONE) & ~before->rooms;
    if (new_places)
        add(hint, (Reason){.kind = REASON_SUPPORT, .weight = 30, .size = space_count(new_places)});
}

/* What a player loses when a column goes, if they wanted it most; 0 if not. Roofs lie face down:
 * that somebody collects a colour is not told. */
static int loss_of(const Game *game, const Outlook *outlook, int player, int column)
{
    const Policy policy = {.outlook = outlook};
    Thought thought;
    int values[COLUMN_COUNT];
    int without = 0;
    thought_init(&thought, &policy, game, player);
    policy_value_columns(&thought, values);
    for (int each = 0; each < COLUMN_COUNT; each++) {
        if (each != column && values[each] > without)
            without = values[each];
    }
    return without && values[column] > without ? values[column] - without : 0;
}

static void add_denial(Hint *hint, int player, int loss)
{
    if (loss >= 200)
        add(hint,
            (Reason){
                .kind = REASON_DENIES, .weight = loss / 2, .points = loss / 100, .player = player});
}

/* Who takes a column thinks of the next player only. */
static void explain_denial(const Game *game, const Outlook *outlook, int column, Hint *hint)
{
    const int next = (game->player + 1) % game->players;
    add_denial(hint, next, loss_of(game, outlook, next, column));
}

static void explain_discard(const Game *game, const Outlook *outlook, int column, Hint *hint)
{
    int most = 0, whose = 0;
    for (int i = 1; i < game->players; i++) {
        const int player = (game->player + i) % game->players;
        const int loss = loss_of(game, outlook, player, column);
        if (loss > most) {
            most = loss;
            whose = player;
        }
    }
    add_denial(hint, whose, most);
    add(hint, (Reason){.kind = REASON_LEAST});
}

static void explain_spending(const Home *before, const Home *after, ResourceType card, Hint *hint)
{
    const int points = score_full(after).total - score_full(before).total;
    add(hint,
        (Reason){
            .kind = REASON_SPENDS, .weight = 100 * points, .points = points, .resource = card});
}

static void explain_move(const Game *game, const Game *after, const Outlook *outlook,
                         const Move *move, Hint *hint)
{
    const Home *before = &game->homes[game->player];
    const Home *home = &after->homes[game->player];
    switch ((MoveKind)move->kind) {
    case MOVE_DISCARD:
        explain_discard(game, outlook, move->column, hint);
        break;
    case MOVE_TAKE:
        if (game->market_resource[move->column])
            explain_resource(before, home, outlook, game->market_resource[move->column], hint);
        if (move->column == 0 && outlook->horizon.rounds_left && game->marker != game->player)
            add(hint, (Reason){.kind = REASON_MARKER, .weight = MARKER_WEIGHT});
        if (game->turn + 1 < game->players)
            explain_denial(game, outlook, move->column, hint);
        break;
    case MOVE_PLACE:
        explain_room(home, move->space, outlook, hint);
        break;
    case MOVE_DECORATE:
        explain_token(home, home->token[move->space], hint);
        break;
    case MOVE_JACKHAMMER:
        add(hint, (Reason){.kind = REASON_SPENDS, .resource = RESOURCE_JACKHAMMER});
        break;
    case MOVE_DRILL:
        explain_spending(before, home, RESOURCE_DRILL, hint);
        break;
    case MOVE_MIX:
        add(hint, (Reason){.kind = REASON_SPENDS, .resource = RESOURCE_MIXER});
        break;
    case MOVE_ROOFER:
        explain_spending(before, home, RESOURCE_ROOFER, hint);
        break;
    case MOVE_SUPPLY:
        explain_spending(before, home, RESOURCE_SUPPLIER, hint);
        break;
    case MOVE_HANDYMAN:
        explain_spending(before, home, RESOURCE_HANDYMAN, hint);
        break;
    case MOVE_PASS:
        add(hint, (Reason){.kind = REASON_WAITS,
                           .resource = game->phase == PHASE_JACKHAMMER ? RESOURCE_JACKHAMMER
                                                                       : RESOURCE_NONE});
        break;
    case MOVE_SCAFFOLD:
    case MOVE_KIND_COUNT:
        break;
    }
}

int hints_points(const Game *game, const Plan *plan)
{
    Game then = *game;
    int points = 0;
    for (int i = 0; i < plan->count; i++) {
        points += game_preview(&then, &plan->moves[i]).total;
        game_apply(&then, &plan->moves[i], NULL);
    }
    return points;
}

void hints_explain(const Game *game, const Outlook *outlook, Hint *hint)
{
    const Home *before = &game->homes[game->player];
    Game after = *game;
    hint->reason_count = 0;
    hint->points = hints_points(game, &hint->plan);
    plan_play(&hint->plan, &after);
    const Home *home = &after.homes[game->player];
    for (int i = 0; i < hint->plan.count; i++)
        explain_move(game, &after, outlook, &hint->plan.moves[i], hint);
    if (game->phase < PHASE_END) {
        explain_function(before, home, hint);
        explain_support(before, home, hint);
    }
    if (!hint->reason_count)
        add(hint, (Reason){.kind = REASON_OPTIONS});
}
