#include "app/words/error_words.h"

#include <SDL.h>

static const char *const REASONS[ERROR_REASON_COUNT] = {
    [ERROR_OTHER] = WORDS_MARK("something unexpected happened"),
    [ERROR_MISSING] = WORDS_MARK("the file or folder can’t be found"),
    [ERROR_FORBIDDEN] = WORDS_MARK("permission denied"),
    [ERROR_FULL] = WORDS_MARK("the disk is full"),
    [ERROR_DAMAGED] = WORDS_MARK("the file is damaged or isn’t a Dream Home game"),
};

const char *error_words(const Words *words, const Error *error)
{
    SDL_Log("%s", error->words);
    return tr(words, REASONS[error->reason]);
}
