/**
 * Carrying out moves that have been found legal. Private to the rules.
 */
#ifndef RULES_ACT_H
#define RULES_ACT_H

#include "flow.h"

void act_jackhammer(Game *game, const Move *move, EventList *events); /* R6.2 */
void act_drill(Game *game, const Move *move, EventList *events);      /* R6.1 */
void act_mixer(Game *game, const Move *move, EventList *events);      /* R6.3 */
void act_roofer(Game *game, const Move *move, EventList *events);     /* R7.2 */
void act_supplier(Game *game, const Move *move, EventList *events);   /* R7.3 */
void act_handyman(Game *game, const Move *move, EventList *events);   /* R7.4 */

void act_tell_lost(const LostTokens *lost, int player, EventList *events);

static inline void act_discard_resource(Game *game, ResourceCard card)
{
    game->resource_discards |= CARD_BIT(card);
}

/** Puts the car into the home if it has just got a garage of two, and the car is still there. */
void act_give_car(Game *game, int player, Space space, EventList *events);

/** R10.2: the first garage of two gets the car, on the card that completed it. */
static inline void act_take_car(Game *game, int player, Space space, EventList *events)
{
    if (game->car)
        act_give_car(game, player, space, events);
}

#endif
