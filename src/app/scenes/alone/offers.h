/**
 * What lies on the papers of "Play alone": a picture of each offer, and how far everyone has come.
 */
#ifndef ALONE_OFFERS_H
#define ALONE_OFFERS_H

#include "app/scenes/alone/people.h"
#include "session/day.h"

typedef enum OfferKind { OFFER_PUZZLES, OFFER_DAY, OFFER_TURNS, OFFER_COUNT } OfferKind;

typedef struct Offers {
    People people;
    Day today;
    int stars[PLAYERS_MAX];   /* by person: for puzzles */
    bool played[PLAYERS_MAX]; /* the house of today */
    int percent[PLAYERS_MAX]; /* of the best one */
    Medal medals[PLAYERS_MAX];
} Offers;

/** Reads what has been played so far; what cannot be read is told in the app's notice. */
void offers_read(Offers *offers, App *app);

/** Draws what an offer looks like. */
void offers_draw_picture(const Offers *offers, App *app, OfferKind offer, Box b);

/** Whether people have something to show for an offer: a line each. */
bool offers_have_news(OfferKind offer);
void offers_draw_news(const Offers *offers, App *app, OfferKind offer, Box b);

#endif
