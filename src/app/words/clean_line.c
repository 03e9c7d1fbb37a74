#include "app/words/clean_line.h"

#include "dreamhome/text.h"

#include <string.h>

/* How many bytes of clean UTF-8 the character at the front has; 0 if it has no place in a line. */
static size_t clean_character(const char *at)
{
    const size_t length = strlen(at);
    for (size_t bytes = 1; bytes <= 4 && bytes <= length; bytes++) {
        if (word_is_clean_utf8((Word){at, bytes}))
            return bytes;
    }
    return 0;
}

size_t clean_line_add(char *line, size_t capacity, const char *more)
{
    size_t length = strlen(line);
    while (*more) {
        const bool gap = strchr("\t\n\v\f\r", *more);
        const size_t clean = clean_character(more);
        const size_t bytes = gap ? 1 : clean;
        if (length + bytes >= capacity)
            break;
        memcpy(line + length, gap ? " " : more, bytes);
        length += bytes;
        more += gap || !clean ? 1 : clean;
    }
    line[length] = '\0';
    return length;
}
