#include "ai/outlook.h"

void outlook_init(Outlook *outlook, const LearnedWeights *weights, const Game *game)
{
    FeatureList list = {0};
    Impression common;
    outlook->weights = weights;
    horizon_init(&outlook->horizon, game);
    if (!weights)
        return;
    features_common(&outlook->horizon, &list);
    impression_of(weights, outlook->horizon.rounds_left, &list, &common);
    for (int player = 0; player < game->players; player++) {
        list = (FeatureList){0};
        features_rivals(&outlook->horizon, player, &list);
        impression_of(weights, outlook->horizon.rounds_left, &list, &outlook->context[player]);
        impression_add(&outlook->context[player], &common);
    }
}

void outlook_rooms(const Outlook *outlook, const Home *home, Impression *rooms)
{
    FeatureList list;
    list.points = 0;
    list.count = 0;
    features_rooms(&outlook->horizon, home, &list);
    if (outlook->weights)
        impression_of(outlook->weights, outlook->horizon.rounds_left, &list, rooms);
    else
        rooms->sum = list.points;
}

/* Who sees no further than points still likes roofs, and more so of one colour. */
static int liking_for_roofs(ResourceCardSet cards)
{
    int all = 0;
    int most = 0;
    for (int colour = 0; colour < COLOUR_COUNT; colour++) {
        const int held =
            card_count(cards & (resource_cards_of_type(RESOURCE_ROOF_RED + colour) |
                                resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW + colour)));
        all += held;
        most = held > most ? held : most;
    }
    return all < 4 ? 60 * all + 70 * most : most < 4 ? 70 * most : 0;
}

void outlook_cards(const Outlook *outlook, int player, ResourceCardSet cards, Order order,
                   Impression *result)
{
    FeatureList list;
    list.points = 0;
    list.count = 0;
    features_cards(&outlook->horizon, player, cards, order, &list);
    if (outlook->weights)
        impression_of(outlook->weights, outlook->horizon.rounds_left, &list, result);
    else
        result->sum = list.points + (outlook->horizon.rounds_left ? liking_for_roofs(cards) : 0);
}

int outlook_value(const Outlook *outlook, int player, const Impression *rooms,
                  const Impression *cards)
{
    if (!outlook->weights)
        return rooms->sum + cards->sum;
    Impression all = outlook->context[player];
    impression_add(&all, rooms);
    impression_add(&all, cards);
    return impression_value(outlook->weights, outlook->horizon.rounds_left, &all);
}

int outlook_home(const Outlook *outlook, int player, const Home *home, Order order)
{
    Impression rooms;
    Impression cards;
    outlook_rooms(outlook, home, &rooms);
    outlook_cards(outlook, player, home->cards, order, &cards);
    return outlook_value(outlook, player, &rooms, &cards);
}
