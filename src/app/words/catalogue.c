#include "app/words/catalogue.h"

#include "app/words/placeholders.h"
#include "app/words/plural.h"
#include "dreamhome/text.h"
#include "session/file.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_CAPACITY = 1 << 20, ENTRIES_MAX = 1 << 14, HEADER_LENGTH = 20 };

/* Both are borrowed from the bytes and end with a 0 inside them. */
typedef struct Entry {
    const char *english;
    const char *words; /* all plural forms, one after the other */
    size_t words_length;
} Entry;

struct Catalogue {
    char *bytes;
    size_t length;
    bool swapped; /* written on a machine of the other byte order */
    int count;
    Entry *entries; /* by their English words */
    char plural[PLURAL_CAPACITY];
};

/* ---- the bytes ---- */

static uint32_t number_at(const Catalogue *catalogue, size_t at)
{
    uint32_t number;
    memcpy(&number, catalogue->bytes + at, sizeof number);
    if (!catalogue->swapped)
        return number;
    return number >> 24 | (number >> 8 & 0xff00) | (number << 8 & 0xff0000) | number << 24;
}

/* The string that a table names at a place; NULL unless it and its final 0 lie in the file. */
static const char *string_at(const Catalogue *catalogue, size_t table, size_t *length)
{
    *length = number_at(catalogue, table);
    const size_t start = number_at(catalogue, table + 4);
    if (start >= catalogue->length || *length >= catalogue->length - start)
        return NULL;
    const char *string = catalogue->bytes + start;
    return string[*length] == '\0' ? string : NULL;
}

static bool table_fits(const Catalogue *catalogue, size_t table, size_t count)
{
    return table <= catalogue->length && count <= (catalogue->length - table) / 8;
}

/* Translations may have several lines and forms; each of them must be clean. */
static bool is_clean(const char *words, size_t length)
{
    Word rest = {words, length};
    while (rest.length) {
        Word form = word_until(&rest, '\0');
        while (form.length) {
            if (!word_is_clean_utf8(word_until(&form, '\n')))
                return false;
        }
    }
    return true;
}

static void read_entry(Catalogue *catalogue, size_t english_at, size_t words_at)
{
    Entry entry;
    size_t english_length;
    entry.english = string_at(catalogue, english_at, &english_length);
    entry.words = string_at(catalogue, words_at, &entry.words_length);
    if (!entry.english || !entry.words || !entry.words[0])
        return;
    if (!english_length) {
        plural_from_header(entry.words, catalogue->plural);
        return;
    }
    if (is_clean(entry.words, entry.words_length))
        catalogue->entries[catalogue->count++] = entry;
}

static int by_english(const void *one, const void *other)
{
    return strcmp(((const Entry *)one)->english, ((const Entry *)other)->english);
}

static bool read_all(Catalogue *catalogue)
{
    static const uint32_t MAGIC = 0x950412de;
    static const uint32_t SWAPPED_MAGIC = 0xde120495;
    const uint32_t magic = catalogue->length < HEADER_LENGTH ? 0 : number_at(catalogue, 0);
    catalogue->swapped = magic == SWAPPED_MAGIC;
    if ((magic != MAGIC && magic != SWAPPED_MAGIC) || number_at(catalogue, 4) >> 16 > 1)
        return false;
    const size_t count = number_at(catalogue, 8);
    const size_t english = number_at(catalogue, 12);
    const size_t words = number_at(catalogue, 16);
    if (count > ENTRIES_MAX || !table_fits(catalogue, english, count) ||
        !table_fits(catalogue, words, count))
        return false;
    catalogue->entries = calloc(count ? count : 1, sizeof *catalogue->entries);
    if (!catalogue->entries)
        abort();
    for (size_t i = 0; i < count; i++)
        read_entry(catalogue, english + 8 * i, words + 8 * i);
    qsort(catalogue->entries, (size_t)catalogue->count, sizeof *catalogue->entries, by_english);
    return true;
}

/* ---- opening ---- */

Catalogue *catalogue_read(const char *bytes, size_t length)
{
    Catalogue *catalogue = calloc(1, sizeof *catalogue);
    if (!catalogue || !(catalogue->bytes = malloc(length ? length : 1)))
        abort();
    memcpy(catalogue->bytes, bytes, length);
    catalogue->length = length;
    if (read_all(catalogue))
        return catalogue;
    catalogue_free(catalogue);
    return NULL;
}

Catalogue *catalogue_open(const char *path)
{
    Error ignored; /* a language that is not there is simply not offered */
    size_t length;
    char *bytes = malloc(FILE_CAPACITY);
    if (!bytes)
        abort();
    Catalogue *catalogue = file_read(path, bytes, FILE_CAPACITY, &length, &ignored)
                               ? catalogue_read(bytes, length)
                               : NULL;
    free(bytes);
    return catalogue;
}

void catalogue_free(Catalogue *catalogue)
{
    if (!catalogue)
        return;
    free(catalogue->entries);
    free(catalogue->bytes);
    free(catalogue);
}

/* ---- finding ---- */

static const Entry *entry_of(const Catalogue *catalogue, const char *english)
{
    const Entry wanted = {.english = english};
    return bsearch(&wanted, catalogue->entries, (size_t)catalogue->count, sizeof wanted,
                   by_english);
}

/* The arguments are those of the string in the program: what the file says about it is no proof. */
static const char *trusted(const char *english, const char *words)
{
    return placeholders_agree(english, words) ? words : NULL;
}

const char *catalogue_find(const Catalogue *catalogue, const char *english)
{
    const Entry *entry = entry_of(catalogue, english);
    return entry ? trusted(english, entry->words) : NULL;
}

const char *catalogue_find_count(const Catalogue *catalogue, const char *one, const char *many,
                                 int count)
{
    const Entry *entry = entry_of(catalogue, one);
    if (!entry)
        return NULL;
    const char *form = entry->words;
    const char *end = entry->words + entry->words_length;
    for (int left = plural_form(catalogue->plural, count); left > 0; left--) {
        const char *next = form + strlen(form) + 1;
        if (next > end || !*next)
            break; /* fewer forms than the rule promises: the last must do */
        form = next;
    }
    return trusted(many, form);
}
