/**
 * A second opinion: sections 4 and 8 of the rules once more, as plainly and slowly as they are
 * told, without any of the set arithmetic of the rules core. Tests compare the two.
 */
#ifndef SUPPORT_REFERENCE_H
#define SUPPORT_REFERENCE_H

#include "dreamhome/score.h"

bool reference_may_place(const Home *home, RoomType type, Space space);
bool reference_may_drill(const Home *home, RoomType type, Space space);
bool reference_may_supply(const Home *home, RoomType type, Space space);
bool reference_may_swap(const Home *home, Space one, Space other);
bool reference_may_decorate(const Home *home, ResourceType token, Space space);

/** The full score, with the roof found by trying every four cards of the pile. */
Score reference_score(const Home *home);

#endif
