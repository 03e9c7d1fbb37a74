#include "json_shape.h"

#include <stdio.h>
#include <string.h>

static bool read_value(const char **at, Text *shape);

static bool read_char(const char **at, char c)
{
    if (**at != c)
        return false;
    ++*at;
    return true;
}

static bool read_string(const char **at, Word *string)
{
    if (!read_char(at, '"'))
        return false;
    string->at = *at;
    while (**at >= ' ' && **at != '"' && **at != '\\')
        ++*at;
    string->length = (size_t)(*at - string->at);
    return read_char(at, '"');
}

static bool read_members(const char **at, Text *shape)
{
    text_add_char(shape, '{');
    if (!read_char(at, '}')) {
        do {
            Word key;
            if (!read_string(at, &key) || !read_char(at, ':'))
                return false;
            text_add_word(shape, key);
            text_add_char(shape, ':');
            if (!read_value(at, shape))
                return false;
            text_add_char(shape, ' ');
        } while (read_char(at, ','));
        if (!read_char(at, '}'))
            return false;
    }
    text_add_char(shape, '}');
    return true;
}

static bool read_elements(const char **at, Text *shape)
{
    text_add_char(shape, '[');
    if (!read_char(at, ']')) {
        do {
            if (!read_value(at, shape))
                return false;
        } while (read_char(at, ','));
        if (!read_char(at, ']'))
            return false;
    }
    text_add_char(shape, ']');
    return true;
}

static bool read_literal(const char **at, const char *literal)
{
    if (strncmp(*at, literal, strlen(literal)) != 0)
        return false;
    *at += strlen(literal);
    return true;
}

static bool read_number(const char **at)
{
    const size_t length = strspn(*at, "0123456789");
    if (!length || (**at == '0' && length > 1))
        return false;
    *at += length;
    return true;
}

static bool read_value(const char **at, Text *shape)
{
    Word string;
    switch (**at) {
    case '{':
        ++*at;
        return read_members(at, shape);
    case '[':
        ++*at;
        return read_elements(at, shape);
    case '"':
        text_add_char(shape, 's');
        return read_string(at, &string);
    case 't':
    case 'f':
        text_add_char(shape, 'b');
        return read_literal(at, **at == 't' ? "true" : "false");
    case 'n':
        text_add_char(shape, '0');
        return read_literal(at, "null");
    default:
        text_add_char(shape, 'n');
        return read_number(at);
    }
}

bool json_shape(const char *json, Text *shape)
{
    return read_value(&json, shape) && !*json;
}

const char *json_find(const char *json, const char *key)
{
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *found = strstr(json, quoted);
    return found ? found + strlen(quoted) : NULL;
}
