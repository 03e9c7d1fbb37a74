/**
 * A family for tests, and what must hold of every family.
 */
#ifndef TESTS_RELATIVES_H
#define TESTS_RELATIVES_H

#include "app/family/family.h"

/** Three play, a fourth is at home; nearly nothing is as in a new family. */
void make_family(Family *family, const Words *words);

/** Seats are within their limits, and no two look or are called alike. */
void check_sound(const Family *family);

void check_same_look(const SeatLook *one, const SeatLook *other);

#endif
