/**
 * One language: gettext's compiled catalogue, read by our own hands.
 *
 * A file from outside is never trusted. What lies outside the file or is no clean UTF-8 is left
 * out, and so is a translation that would take other arguments than the string in the program: what
 * the file claims the English words to be is no proof. The rest stays of use.
 */
#ifndef APP_CATALOGUE_H
#define APP_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Catalogue Catalogue;

/** Reads the bytes of a .mo file, which are copied; NULL if they are none. */
Catalogue *catalogue_read(const char *bytes, size_t length);

/** Reads a file; NULL if it is not there or no catalogue. */
Catalogue *catalogue_open(const char *path);
void catalogue_free(Catalogue *catalogue);

/** The translation of an English text, or NULL. */
const char *catalogue_find(const Catalogue *catalogue, const char *english);

/** The translation in the plural form of `count`, or NULL. It is found by `one` and takes the
 * arguments of `many`. */
const char *catalogue_find_count(const Catalogue *catalogue, const char *one, const char *many,
                                 int count);

#endif
