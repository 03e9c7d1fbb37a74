/**
 * A ledger: a small text file of results, such as puzzles solved or houses of the day.
 *
 * Its first line says what it is, its last line is "end", so that a part of a ledger is never taken
 * for the whole. Every change writes it anew, all or nothing (file.h). A ledger that holds
 * something else is set aside and a new one begun; one that cannot be read now is left alone, and
 * nothing is written over it. Without a folder (NULL) it lives in memory alone: for scripts.
 */
#ifndef SESSION_LEDGER_H
#define SESSION_LEDGER_H

#include "dreamhome/text.h"
#include "session/error.h"
#include "session/file.h"

#include <stdbool.h>

enum { LEDGER_CAPACITY = 1 << 20 }; /* bytes of any ledger */

typedef struct Ledger {
    const char *head; /* the first line; constant */
    char data[FILE_PATH_CAPACITY];
    char path[FILE_PATH_CAPACITY];    /* empty: in memory alone */
    char damaged[FILE_NAME_CAPACITY]; /* the name of what was set aside, or empty */
} Ledger;

typedef struct LedgerReader {
    const char *name; /* of the file */
    const char *head; /* its first line */
    /* Is shown each line between the first and the last, and answers whether it understood. */
    bool (*line)(void *context, Word line);
    void *context;
} LedgerReader;

/**
 * Reads the file in the folder `data`. False if there is something to tell: `damaged` is set, or
 * else `error` says why it cannot be read. The caller then starts with nothing.
 */
bool ledger_open(Ledger *ledger, const char *data, const LedgerReader *reader, Error *error);

/** Starts a text with the first line; writing adds the last one and puts it on the disk. */
void ledger_begin(const Ledger *ledger, Text *text);
bool ledger_write(const Ledger *ledger, Text *text, Error *error);

#endif
