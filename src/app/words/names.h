/**
 * What cards, tokens, editions and players' levels are called, in English: keys for words.h.
 */
#ifndef APP_NAMES_H
#define APP_NAMES_H

#include "dreamhome/card.h"
#include "dreamhome/edition.h"
#include "dreamhome/level.h"

/** "Living room"; "Empty room" for ROOM_NONE. */
const char *name_of_room(RoomType type);

/** "Red roof", "Piano", "Concrete Mixer", "Car" ... */
const char *name_of_resource(ResourceType type);

/** One sentence about what the resource does or is worth. */
const char *help_of_resource(ResourceType type);

/** One sentence about what the room scores. */
const char *help_of_room(RoomType type);

/** One sentence about what column 1 brings whoever takes it in this round. */
const char *help_of_marker(int round);

/** "Human", "Computer: easy" ..., and one sentence about how it plays; "" for people. */
const char *name_of_level(Level level);
const char *help_of_level(Level level);

/** "Brazilian", "Hungarian" ..., with a context for translators. */
const char *name_of_edition(Edition edition);

/** The edition in a language ("hu", "pt_BR"); the English one where a language has none. */
Edition edition_of_language(const char *language);

#endif
