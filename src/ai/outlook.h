/**
 * What a home promises: made once a round, with the unseen cards as a set, never in their order.
 *
 * A home's value has two parts that are worked out apart, its rooms and its cards, since a choice
 * mostly changes one of them: each gives an impression, and two impressions give a value. Values
 * are hundredths of a point, and stand for the score at the end of the game.
 */
#ifndef AI_OUTLOOK_H
#define AI_OUTLOOK_H

#include "ai/features.h"
#include "ai/learned.h"

typedef struct Outlook {
    const LearnedWeights *weights; /* NULL: sees points alone, and likes roofs */
    Horizon horizon;
    Impression context[PLAYERS_MAX]; /* by player; only with weights */
} Outlook;

void outlook_init(Outlook *outlook, const LearnedWeights *weights, const Game *game);

void outlook_rooms(const Outlook *outlook, const Home *home, Impression *rooms);
void outlook_cards(const Outlook *outlook, int player, ResourceCardSet cards, Order order,
                   Impression *result);
int outlook_value(const Outlook *outlook, int player, const Impression *rooms,
                  const Impression *cards);

/** All of it at once. */
int outlook_home(const Outlook *outlook, int player, const Home *home, Order order);

#endif
