/**
 * Why what a player has chosen cannot go to a space.
 */
#ifndef TABLE_REFUSALS_H
#define TABLE_REFUSALS_H

#include "app/scenes/table/intent.h"
#include "app/words/words.h"

#include <stddef.h>

enum { REFUSAL_CAPACITY = 200 }; /* bytes of a sentence, in any language */

typedef struct Refusal {
    RuleError error; /* RULE_OK where no space was asked for: then there is nothing to say */
    RoomType room;   /* that would have come there */
} Refusal;

Refusal refusal_at(const Intent *intent, Space space);

/** Why a card that can only go face down cannot go face up: what is in its way at most spaces. */
RuleError refusal_face_up(const Intent *intent);

/** The sentence in the player's language; it names the room that another one stands in the way of.
 */
void refusal_words(char *out, size_t capacity, const Refusal *refusal, const Words *words);

#endif
