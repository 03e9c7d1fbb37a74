#include "app/words/places.h"

/* words: where a room, a token or scaffolding goes, at the end of a sentence: "builds the room %s".
 * Each floor has five spaces in a row; the basement has two. */
static const char *const PLACES[SPACE_LIMIT] = {
    [SPACE_A2] = WORDS_MARK("on the top floor, far left"),
    [SPACE_B2] = WORDS_MARK("on the top floor, second from the left"),
    [SPACE_C2] = WORDS_MARK("on the top floor, in the centre"),
    [SPACE_D2] = WORDS_MARK("on the top floor, second from the right"),
    [SPACE_E2] = WORDS_MARK("on the top floor, far right"),
    [SPACE_A1] = WORDS_MARK("on the middle floor, far left"),
    [SPACE_B1] = WORDS_MARK("on the middle floor, second from the left"),
    [SPACE_C1] = WORDS_MARK("on the middle floor, in the centre"),
    [SPACE_D1] = WORDS_MARK("on the middle floor, second from the right"),
    [SPACE_E1] = WORDS_MARK("on the middle floor, far right"),
    [SPACE_D0] = WORDS_MARK("in the basement, on the left"),
    [SPACE_E0] = WORDS_MARK("in the basement, on the right"),
};

const char *place_words(const Words *words, Space space)
{
    return tr(words, PLACES[space]);
}
