/**
 * Names as what somebody takes, builds or loses, in the player's language: "takes the kitchen".
 *
 * With their article where the language has one, and in the case that follows such a verb: French
 * needs "la cuisine" here, Russian "кухню" and Hungarian "a konyhát".
 */
#ifndef APP_OBJECTS_H
#define APP_OBJECTS_H

#include "app/words/words.h"
#include "dreamhome/card.h"

/** Borrowed from the Words. */
const char *room_as_object(const Words *words, RoomType type);
const char *resource_as_object(const Words *words, ResourceType type);

/** A roof of which only its taker knows the colour. */
const char *secret_roof_as_object(const Words *words);

#endif
