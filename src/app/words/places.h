/**
 * Where in a house a space is, in the player's words: "in the basement, on the left".
 *
 * Names such as d0 belong to files and to the engine; a family has never seen them on its board.
 */
#ifndef APP_PLACES_H
#define APP_PLACES_H

#include "app/words/words.h"
#include "dreamhome/space.h"

/** The end of a sentence such as "builds it ...". Borrowed from the Words. */
const char *place_words(const Words *words, Space space);

#endif
