/**
 * Names in the middle of a sentence, in the player's language: "takes the living room".
 *
 * Rooms, roofs and décor are common nouns there. Tools and helpers are called as their cards are,
 * in every language. A sentence that begins with a name takes it from names.h.
 */
#ifndef APP_RUNNING_NAMES_H
#define APP_RUNNING_NAMES_H

#include "app/words/words.h"
#include "dreamhome/card.h"

typedef struct RunningName {
    char words[96];
} RunningName;

/** Any common noun that is to be translated. */
RunningName running_name(const Words *words, const char *name);

/** Gives a sentence its capital. */
void begin_large(char *sentence);

RunningName running_room(const Words *words, RoomType type);
RunningName running_resource(const Words *words, ResourceType type);

#endif
