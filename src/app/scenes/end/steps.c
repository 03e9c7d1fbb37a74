#include "app/scenes/end/steps.h"

#include <assert.h>
#include <stddef.h>

/* Rooms are read like a page: the top floor first, from left to right. */
static const Space READING_ORDER[SPACE_COUNT] = {
    SPACE_A2, SPACE_B2, SPACE_C2, SPACE_D2, SPACE_E2, SPACE_A1,
    SPACE_B1, SPACE_C1, SPACE_D1, SPACE_E1, SPACE_D0, SPACE_E0,
};

static CountStep *add(CountPlan *plan, CountKind kind, int player)
{
    assert(plan->count < COUNT_STEPS_MAX);
    CountStep *step = &plan->items[plan->count++];
    *step = (CountStep){.kind = kind, .player = player, .category = SCORE_TOTAL};
    return step;
}

static CountStep *add_points(CountPlan *plan, CountKind kind, int player, ScoreCategory category,
                             int points)
{
    CountStep *step = add(plan, kind, player);
    step->category = category;
    step->points = points;
    return step;
}

/* ---- roofs ---- */

static void plan_roofs(CountPlan *plan, const Home *home, int player)
{
    ResourceCardSet pile = home->cards & resource_cards_of_kind(RESOURCE_KIND_ROOF);
    ResourceCardSet best;
    score_roof(home->cards, &best);
    for (int place = 0; pile; pile &= pile - 1, place++) {
        CountStep *step = add(plan, COUNT_ROOF_TURNED, player);
        step->card = card_first(pile);
        step->place = (uint8_t)place;
    }
    if (best)
        add(plan, COUNT_ROOFS_LAID, player);
}

/* ---- rooms and tokens ---- */

static void plan_rooms(CountPlan *plan, const Home *home, int player)
{
    const SpaceSet face_up = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE];
    SpaceSet counted = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = READING_ORDER[i];
        if (!space_in(face_up, space) || space_in(counted, space))
            continue;
        CountStep *step =
            add_points(plan, COUNT_ROOM, player, SCORE_ROOMS, score_room_at(home, space));
        step->spaces = home_room_at(home, space);
        counted |= step->spaces;
    }
}

/* To learn what a part of a home is worth, the rules score a home that has only this part. Helpers
 * come along, as designer and architect change what the part is worth. */
static Home bare_home(const Home *home)
{
    return (Home){.cards = home->cards & resource_cards_of_kind(RESOURCE_KIND_HELPER)};
}

static void plan_tokens(CountPlan *plan, const Home *home, int player)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = READING_ORDER[i];
        if (!space_in(home->decorated, space))
            continue;
        Home alone = bare_home(home);
        alone.decorated = space_bit(space);
        alone.token[space] = home->token[space];
        CountStep *step =
            add_points(plan, COUNT_TOKEN, player, SCORE_DECOR, score_open(&alone).decor);
        step->spaces = space_bit(space);
        step->token = home->token[space];
    }
    for (ResourceType type = RESOURCE_TREEHOUSE; type <= RESOURCE_BIRDHOUSE; type++) {
        if (!home_has(home, type))
            continue;
        Home alone = bare_home(home);
        alone.cards |= resource_cards_of_type(type);
        add_points(plan, COUNT_TOKEN, player, SCORE_DECOR, score_open(&alone).decor)->token =
            (uint8_t)type;
    }
}

/* ---- function ---- */

/* The first space of a set as one reads, as a set; none if the set is empty. */
static SpaceSet first_of(SpaceSet set)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (space_in(set, READING_ORDER[i]))
            return space_bit(READING_ORDER[i]);
    }
    return 0;
}

static void plan_function(CountPlan *plan, const Home *home, int player, CountKind kind,
                          const Home *alone)
{
    const int points = score_open(alone).function;
    if (!points)
        return;
    CountStep *step = add_points(plan, kind, player, SCORE_FUNCTION, points);
    for (RoomType type = ROOM_NONE; type < ROOM_TYPE_COUNT; type++)
        step->spaces |= alone->of_type[type];
    assert((step->spaces & (SpaceSet)~home->rooms) == 0);
}

static void plan_functions(CountPlan *plan, const Home *home, int player)
{
    const SpaceSet bathrooms = home->of_type[ROOM_BATHROOM];
    Home floors = bare_home(home);
    Home trio = bare_home(home);
    Home empty = bare_home(home);
    floors.of_type[ROOM_BATHROOM] =
        first_of(bathrooms & SPACES_TOP) | first_of(bathrooms & SPACES_MIDDLE);
    trio.of_type[ROOM_BATHROOM] = first_of(bathrooms);
    trio.of_type[ROOM_KITCHEN] = first_of(home->of_type[ROOM_KITCHEN]);
    trio.of_type[ROOM_BEDROOM] = first_of(home->of_type[ROOM_BEDROOM]);
    empty.of_type[ROOM_NONE] = home->of_type[ROOM_NONE];
    plan_function(plan, home, player, COUNT_BATHROOMS, &floors);
    plan_function(plan, home, player, COUNT_TRIO, &trio);
    plan_function(plan, home, player, COUNT_EMPTY_ROOMS, &empty);
}

/* ---- children ---- */

unsigned count_leaders(const Game *game)
{
    int best = -1;
    unsigned leaders = 0;
    for (int player = 0; player < game->players; player++) {
        const int total = score_full(&game->homes[player]).total;
        if (total > best)
            leaders = 0;
        if (total >= best) {
            best = total;
            leaders |= 1u << player;
        }
    }
    return leaders;
}

static void plan_children(CountPlan *plan, const Home *home, int player)
{
    const SpaceSet face_up = home->rooms & (SpaceSet)~home->of_type[ROOM_NONE];
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = READING_ORDER[i];
        const int children = space_in(face_up, space) ? room_card_children(home->card[space]) : 0;
        for (int place = 0; place < children; place++) {
            CountStep *step = add_points(plan, COUNT_CHILD, player, SCORE_CHILDREN, 1);
            step->spaces = space_bit(space);
            step->card = home->card[space];
            step->place = (uint8_t)place;
        }
    }
}

/* ---- the whole ---- */

void count_plan(const Game *game, int players, CountPlan *plan)
{
    const unsigned leaders = count_leaders(game);
    plan->players = players;
    plan->count = 0;
    for (int player = 0; player < players; player++) {
        const Home *home = &game->homes[player];
        add(plan, COUNT_BEGIN, player);
        plan_roofs(plan, home, player);
        plan_rooms(plan, home, player);
        plan_tokens(plan, home, player);
        plan_functions(plan, home, player);
        add_points(plan, COUNT_ROOF, player, SCORE_ROOF, score_roof(home->cards, NULL));
        add(plan, COUNT_TOTAL, player);
    }
    if (players < game->players || (leaders & (leaders - 1)) == 0)
        return;
    add(plan, COUNT_TIE, __builtin_ctz(leaders));
    for (int player = 0; player < game->players; player++) {
        if (leaders >> player & 1)
            plan_children(plan, &game->homes[player], player);
    }
}

Score count_score(const CountPlan *plan, int done, int player)
{
    Score score = {0};
    int16_t *const lines[SCORE_CATEGORY_COUNT] = {
        &score.rooms, &score.decor, &score.function, &score.roof, &score.total, &score.children,
    };
    for (int i = 0; i < done; i++) {
        const CountStep *step = &plan->items[i];
        if (step->player == player)
            *lines[step->category] = (int16_t)(*lines[step->category] + step->points);
    }
    score.total = (int16_t)(score.rooms + score.decor + score.function + score.roof);
    return score;
}

int count_settled(const CountPlan *plan, int done, int player)
{
    int settled = 0;
    for (int i = 0; i < done; i++) {
        const CountStep *step = &plan->items[i];
        if (step->player != player)
            continue;
        if (step->kind == COUNT_TOTAL)
            settled = SCORE_TOTAL + 1;
        else if (step->category < SCORE_TOTAL && (int)step->category + 1 > settled)
            settled = (int)step->category + 1;
    }
    return settled;
}
