/**
 * Records on disk.
 */
#ifndef SESSION_RECORD_FILE_H
#define SESSION_RECORD_FILE_H

#include "dreamhome/record.h"
#include "session/error.h"

#include <stdbool.h>

/** Reads and replays a record. On failure `record` is unchanged. */
bool record_file_load(const char *path, Record *record, Error *error);

/** Whether the text of a record reads back as that record: what does not is never saved. */
bool record_reads_back(const Record *record, const Text *text, const char *path, Error *error);

/** Writes a record so that `path` holds the old or the new text, never a part. */
bool record_file_save(const char *path, const Record *record, Error *error);

#endif
