#include "app/words/words.h"

#include "app/words/catalogue.h"

#include <SDL.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A catalogue stays open once it was used, so that a table where every seat reads its own language
 * goes from one to the other without reading a file, and no borrowed translation is ever lost. */
typedef struct OpenLanguage {
    char code[LANGUAGE_CAPACITY];
    Catalogue *catalogue;
} OpenLanguage;

struct Words {
    char directory[1024];
    char language[LANGUAGE_CAPACITY];
    const Catalogue *catalogue; /* NULL: English */
    int open_count;
    OpenLanguage open[LANGUAGES_MAX];
};

Words *words_new(const char *lang_directory)
{
    Words *words = calloc(1, sizeof *words);
    if (!words)
        abort();
    snprintf(words->directory, sizeof words->directory, "%s", lang_directory);
    snprintf(words->language, sizeof words->language, "en");
    return words;
}

void words_free(Words *words)
{
    if (!words)
        return;
    for (int i = 0; i < words->open_count; i++)
        catalogue_free(words->open[i].catalogue);
    free(words);
}

const char *words_language(const Words *words)
{
    return words->language;
}

/* The English words without their context. */
static const char *plain(const char *english)
{
    const char *end = strstr(english, WORDS_CONTEXT_END);
    return end ? end + strlen(WORDS_CONTEXT_END) : english;
}

const char *tr(const Words *words, const char *english)
{
    const char *found = words->catalogue ? catalogue_find(words->catalogue, english) : NULL;
    return found ? found : plain(english);
}

const char *tr_count(const Words *words, const char *one, const char *many, int count)
{
    const char *found =
        words->catalogue ? catalogue_find_count(words->catalogue, one, many, count) : NULL;
    return found ? found : count == 1 ? one : many;
}

/* ---- catalogues on disk ---- */

/* NULL if there is none of that code, or if there are too many. */
static const Catalogue *open_language(Words *words, const char *code)
{
    char path[1100];
    for (int i = 0; i < words->open_count; i++) {
        if (strcmp(words->open[i].code, code) == 0)
            return words->open[i].catalogue;
    }
    snprintf(path, sizeof path, "%s/%s.mo", words->directory, code);
    Catalogue *catalogue = words->open_count < LANGUAGES_MAX ? catalogue_open(path) : NULL;
    if (!catalogue)
        return NULL;
    OpenLanguage *language = &words->open[words->open_count++];
    snprintf(language->code, sizeof language->code, "%s", code);
    return language->catalogue = catalogue;
}

/* A code comes from the outside and becomes part of a path: letters, bars, and the digits of
 * "es_419" only. */
static bool is_code(const char *code)
{
    const size_t length =
        strspn(code, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
    return length >= 2 && length < LANGUAGE_CAPACITY && !code[length];
}

/* The code of a file name "LL.mo"; false for other files. */
static bool code_of_file(const char *name, char code[LANGUAGE_CAPACITY])
{
    const char *ending = strrchr(name, '.');
    if (!ending || strcmp(ending, ".mo") != 0 || ending - name >= LANGUAGE_CAPACITY)
        return false;
    snprintf(code, LANGUAGE_CAPACITY, "%.*s", (int)(ending - name), name);
    return is_code(code) && strcmp(code, "en") != 0;
}

static int by_code(const void *one, const void *other)
{
    return strcmp(((const Language *)one)->code, ((const Language *)other)->code);
}

static int list_codes(const Words *words, Language languages[LANGUAGES_MAX])
{
    int count = 0;
    DIR *directory = opendir(words->directory);
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        if (count < LANGUAGES_MAX && code_of_file(entry->d_name, languages[count].code))
            count++;
    }
    if (directory)
        closedir(directory);
    qsort(languages, (size_t)count, sizeof *languages, by_code);
    return count;
}

/* Each catalogue translates "English" with its own name, so that a language is one
 * file. */
static bool name_language(Words *words, Language *language)
{
    const Catalogue *catalogue = open_language(words, language->code);
    if (!catalogue)
        return false;
    /* words: the name of your language in your language */
    const char *name = catalogue_find(catalogue, WORDS_MARK("English"));
    const bool usable = name && strlen(name) < sizeof language->name;
    memset(language->name, 0, sizeof language->name);
    memcpy(language->name, usable ? name : language->code, strlen(usable ? name : language->code));
    return true;
}

int words_languages(Words *words, Language languages[LANGUAGES_MAX])
{
    Language found[LANGUAGES_MAX];
    const int found_count = list_codes(words, found);
    int count = 1;
    languages[0] = (Language){.code = "en", .name = "English"};
    for (int i = 0; i < found_count && count < LANGUAGES_MAX; i++) {
        if (name_language(words, &found[i]))
            languages[count++] = found[i];
    }
    return count;
}

/* ---- choosing ---- */

static bool take_language(Words *words, const char *code)
{
    const Catalogue *catalogue = open_language(words, code);
    if (!catalogue)
        return false;
    words->catalogue = catalogue;
    snprintf(words->language, sizeof words->language, "%s", code);
    return true;
}

static void take_english(Words *words)
{
    words->catalogue = NULL;
    snprintf(words->language, sizeof words->language, "en");
}

static bool take_relative(Words *words, const char *code)
{
    Language languages[LANGUAGES_MAX];
    const size_t stem = strcspn(code, "_");
    const int count = list_codes(words, languages);
    for (int i = 0; i < count; i++) {
        const char *other = languages[i].code;
        if (strncmp(other, code, stem) == 0 && (!other[stem] || other[stem] == '_') &&
            take_language(words, other))
            return true;
    }
    return false;
}

bool words_set_language(Words *words, const char *language)
{
    /* strchr finds the final 0 too: "en" alone or "en_..." */
    const bool english = strncmp(language, "en", 2) == 0 && strchr("_", language[2]);
    if (!english && is_code(language) &&
        (take_language(words, language) || take_relative(words, language)))
        return true;
    take_english(words);
    return english;
}

void words_set_preferred(Words *words)
{
    SDL_Locale *locales = SDL_GetPreferredLocales();
    bool taken = false;
    for (const SDL_Locale *locale = locales; locale && locale->language && !taken; locale++) {
        char code[LANGUAGE_CAPACITY];
        snprintf(code, sizeof code, "%.7s%s%.7s", locale->language, locale->country ? "_" : "",
                 locale->country ? locale->country : "");
        taken = words_set_language(words, code);
    }
    SDL_free(locales);
}
