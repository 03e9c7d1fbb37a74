#include "session/ledger.h"

#include "session/filing.h"

#include <stdio.h>
#include <stdlib.h>

static bool read_lines(Word rest, const LedgerReader *reader)
{
    if (!word_is(word_until(&rest, '\n'), reader->head))
        return false;
    while (rest.length) {
        const Word line = word_until(&rest, '\n');
        if (word_is(line, "end"))
            return !rest.length;
        if (!word_is_clean_utf8(line) || !reader->line(reader->context, line))
            return false;
    }
    return false;
}

static bool read_file(Ledger *ledger, const LedgerReader *reader, Error *error)
{
    size_t length;
    char *buffer = malloc(LEDGER_CAPACITY);
    if (!buffer)
        abort();
    bool read = file_read(ledger->path, buffer, LEDGER_CAPACITY, &length, error);
    if (read && !read_lines((Word){.at = buffer, .length = length}, reader)) {
        read = error_set_path(error, "understand", ledger->path, "it is damaged");
        error->reason = ERROR_DAMAGED;
    }
    free(buffer);
    return read;
}

bool ledger_open(Ledger *ledger, const char *data, const LedgerReader *reader, Error *error)
{
    FileStamp stamp;
    *ledger = (Ledger){.head = reader->head};
    if (!data)
        return true;
    snprintf(ledger->data, sizeof ledger->data, "%s", data);
    if (!file_path(ledger->path, data, reader->name, error)) {
        ledger->path[0] = '\0';
        return false;
    }
    if (file_look(ledger->path, &stamp, error) == FILE_MISSING || read_file(ledger, reader, error))
        return true;
    if (error->reason != ERROR_DAMAGED ||
        !filing_set_aside(data, ledger->path, ledger->damaged, error)) {
        ledger->damaged[0] = '\0';
        ledger->path[0] = '\0'; /* nothing is written over what may be sound */
    }
    return false;
}

void ledger_begin(const Ledger *ledger, Text *text)
{
    text_add(text, ledger->head);
    text_add_char(text, '\n');
}

bool ledger_write(const Ledger *ledger, Text *text, Error *error)
{
    text_add(text, "end\n");
    if (!ledger->path[0])
        return true;
    if (text->cut)
        return error_set_path(error, "write", ledger->path, "there is too much to keep");
    return file_make_directory(ledger->data, error) &&
           file_write(ledger->path, text->data, text->length, error);
}
