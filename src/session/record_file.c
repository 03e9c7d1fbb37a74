#include "session/record_file.h"

#include "session/file.h"

#include <string.h>

/* A record as text is far smaller; a larger file is something else. */
enum { FILE_LIMIT = 4 * RECORD_TEXT_CAPACITY };

bool record_file_load(const char *path, Record *record, Error *error)
{
    char text[FILE_LIMIT];
    size_t length;
    Record read;
    Complaint complaint;
    if (!file_read(path, text, sizeof text, &length, error))
        return false;
    if (!record_parse((Word){.at = text, .length = length}, &read, &complaint)) {
        error_set_path(error, "read", path, complaint.words);
        error->reason = ERROR_DAMAGED;
        return false;
    }
    *record = read;
    return true;
}

bool record_reads_back(const Record *record, const Text *text, const char *path, Error *error)
{
    char again[RECORD_TEXT_CAPACITY];
    Text written = text_on(again, sizeof again);
    Record read;
    Complaint complaint;
    if (!record_parse((Word){.at = text->data, .length = text->length}, &read, &complaint))
        return error_set_path(error, "write", path, complaint.words);
    record_write(&read, &written);
    return (read.options.players == record->options.players &&
            strncmp(text->data, again, text->length) == 0) ||
           error_set_path(error, "write", path, "it would read back as another game");
}

bool record_file_save(const char *path, const Record *record, Error *error)
{
    char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    record_write(record, &text);
    return record_reads_back(record, &text, path, error) &&
           file_write(path, text.data, text.length, error);
}
