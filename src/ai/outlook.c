/* What may still come, from the cards that nobody has seen. */
#include "ai/potential.h"

/* ---- chances ---- */

/* Adds one more unseen card to exact[n], the chances to hold exactly n (the last: or more). */
static void one_more_card(uint32_t exact[CHANCE_NEEDS], uint32_t take)
{
    for (int n = CHANCE_NEEDS - 1; n >= 0; n--) {
        uint32_t stays = n == CHANCE_NEEDS - 1 ? 1u << 8 : (1u << 8) - take;
        uint32_t comes = n > 0 ? exact[n - 1] * take : 0;
        exact[n] = (exact[n] * stays + comes) >> 8;
    }
}

static void fill_row(uint16_t row[CHANCE_NEEDS][CHANCE_CARDS + 1], uint32_t take)
{
    uint32_t exact[CHANCE_NEEDS] = {1u << 16};
    for (int cards = 0; cards <= CHANCE_CARDS; cards++) {
        uint32_t fewer = 0;
        for (int need = 0; need < CHANCE_NEEDS; need++) {
            row[need][cards] = (uint16_t)(((1u << 16) - fewer) >> 8);
            fewer += exact[need];
        }
        for (int need = cards + 1; need < CHANCE_NEEDS; need++)
            row[need][cards] = 0;
        one_more_card(exact, take);
    }
}

void chances_init(Chances *chances, const AiWeights *weights)
{
    const int16_t takes[WANTED_COUNT] = {
        [WANT_LIVING] = weights->take_living,      [WANT_KITCHEN] = weights->take_kitchen,
        [WANT_BEDROOM] = weights->take_bedroom,    [WANT_CHILDREN] = weights->take_children,
        [WANT_BATHROOM] = weights->take_bathroom,  [WANT_GARAGE] = weights->take_garage,
        [WANT_COLOUR] = weights->take_roof_colour, [WANT_ROOF] = weights->take_roof,
    };
    chances->weights = weights;
    for (int wanted = 0; wanted < WANTED_COUNT; wanted++)
        fill_row(chances->at_least[wanted], (uint32_t)takes[wanted]);
}

/* ---- outlook ---- */

static void count_unseen(const Game *game, uint8_t rooms[ROOM_TYPE_COUNT], Outlook *outlook)
{
    for (int i = game->round * COLUMN_COUNT; i < ROOM_CARD_COUNT; i++)
        rooms[room_card_type(game->room_deck[i])]++;
    for (int i = game->round * (COLUMN_COUNT - 1); i < RESOURCE_CARD_COUNT; i++) {
        const ResourceInfo *info = &RESOURCE_INFO[resource_card_type(game->resource_deck[i])];
        if (info->kind == RESOURCE_KIND_ROOF)
            outlook->roofs[info->colour]++;
    }
    for (int colour = 0; colour < COLOUR_COUNT; colour++)
        outlook->all_roofs += outlook->roofs[colour];
}

int potential_gain(RoomType type, int size)
{
    return 100 * (ROOM_INFO[type].points[size - 1] - ROOM_INFO[type].points[size - 2]);
}

static void promise_growth(Outlook *outlook, const uint8_t unseen[ROOM_TYPE_COUNT])
{
    static const struct {
        RoomType type;
        int wanted;
    } PAIRS[] = {{ROOM_KITCHEN, WANT_KITCHEN},
                 {ROOM_BEDROOM, WANT_BEDROOM},
                 {ROOM_CHILDREN, WANT_CHILDREN},
                 {ROOM_GARAGE, WANT_GARAGE},
                 {ROOM_LIVING, WANT_LIVING}};
    for (size_t i = 0; i < sizeof PAIRS / sizeof PAIRS[0]; i++) {
        const RoomType type = PAIRS[i].type;
        const int chance = outlook->chances->at_least[PAIRS[i].wanted][1][unseen[type]];
        outlook->grow[type] = potential_gain(type, 2) * chance / CHANCE_UNIT;
    }
    const uint16_t(*living)[CHANCE_CARDS + 1] = outlook->chances->at_least[WANT_LIVING];
    outlook->living_third =
        potential_gain(ROOM_LIVING, 3) * living[2][unseen[ROOM_LIVING]] / CHANCE_UNIT;
}

static void promise_function(Outlook *outlook, const uint8_t unseen[ROOM_TYPE_COUNT])
{
    const Chances *chances = outlook->chances;
    outlook->one_bathroom = chances->at_least[WANT_BATHROOM][1][unseen[ROOM_BATHROOM]];
    outlook->two_bathrooms = chances->at_least[WANT_BATHROOM][2][unseen[ROOM_BATHROOM]];
    outlook->kitchen = chances->at_least[WANT_KITCHEN][1][unseen[ROOM_KITCHEN]];
    outlook->bedroom = chances->at_least[WANT_BEDROOM][1][unseen[ROOM_BEDROOM]];
    const int32_t neighbour[ROOM_TYPE_COUNT] = {[ROOM_KITCHEN] = outlook->kitchen,
                                                [ROOM_BEDROOM] = outlook->bedroom,
                                                [ROOM_BATHROOM] = outlook->one_bathroom};
    for (RoomType type = ROOM_PANTRY; type <= ROOM_SAUNA; type++) {
        const RoomInfo *info = &ROOM_INFO[type];
        outlook->beside[type] = 100 * (info->points_beside - info->points[0]) *
                                neighbour[info->beside] / CHANCE_UNIT * outlook->weights->beside /
                                CHANCE_UNIT;
    }
}

void outlook_init(Outlook *outlook, const Chances *chances, const Game *game)
{
    uint8_t unseen[ROOM_TYPE_COUNT] = {0};
    *outlook = (Outlook){
        .chances = chances,
        .weights = chances->weights,
        .rounds_left = ROUND_COUNT - game->round,
    };
    count_unseen(game, unseen, outlook);
    promise_growth(outlook, unseen);
    promise_function(outlook, unseen);
    int basement = 0;
    for (RoomType type = ROOM_GARAGE; type <= ROOM_STORAGE; type++)
        basement += unseen[type];
    outlook->open_basement =
        outlook->weights->open_basement + outlook->weights->basement_card * basement;
}
