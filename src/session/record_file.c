#include "session/record_file.h"

#include "session/file.h"

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

bool record_file_save(const char *path, const Record *record, Error *error)
{
    char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    record_write(record, &text);
    return file_write(path, text.data, text.length, error);
}
