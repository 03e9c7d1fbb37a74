#include "app/words/names.h"

#include "app/words/words.h"

#include <string.h>

/* words: editions of the rules, in a list headed "Edition" */
static const char *const EDITIONS[EDITION_COUNT] = {
    [EDITION_BR] = WORDS_IN("an edition", "Brazilian"),
    [EDITION_HU] = WORDS_IN("an edition", "Hungarian"),
    [EDITION_RU] = WORDS_IN("an edition", "Russian"),
    [EDITION_PT] = WORDS_IN("an edition", "Portuguese"),
    [EDITION_FR] = WORDS_IN("an edition", "French"),
    [EDITION_EN] = WORDS_IN("an edition", "English"),
};

const char *name_of_edition(Edition edition)
{
    return EDITIONS[edition];
}

Edition edition_of_language(const char *language)
{
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        if (strcmp(EDITION_INFO[edition].language, language) == 0)
            return edition;
    }
    return EDITION_EN;
}
