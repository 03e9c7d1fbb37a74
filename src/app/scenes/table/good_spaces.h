/**
 * The two or three good spaces for what is in hand: a smile for those who do not count points yet.
 *
 * Good is what a computer player would like: points that are sure, and what may come of it.
 */
#ifndef TABLE_GOOD_SPACES_H
#define TABLE_GOOD_SPACES_H

#include "app/scenes/table/intent.h"

/** At least one and at most three of the spaces that an intent wants; none if it wants none. */
SpaceSet good_spaces(const Intent *intent);

#endif
