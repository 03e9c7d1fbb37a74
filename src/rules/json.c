#include "dreamhome/json.h"

Json json_on(Text *text)
{
    return (Json){.text = text};
}

/* What must stand between this value or key and the one before it. */
static void separate(Json *json)
{
    if (json->comma)
        text_add_char(json->text, ',');
    json->comma = true;
}

void json_open(Json *json, char bracket)
{
    separate(json);
    text_add_char(json->text, bracket);
    json->comma = false;
}

void json_close(Json *json, char bracket)
{
    text_add_char(json->text, bracket);
    json->comma = true;
}

static void add_escaped(Text *text, unsigned char c)
{
    static const char DIGITS[] = "0123456789abcdef";
    if (c < ' ') {
        text_add(text, "\\u00");
        text_add_char(text, DIGITS[c >> 4]);
        text_add_char(text, DIGITS[c & 15]);
        return;
    }
    if (c == '"' || c == '\\')
        text_add_char(text, '\\');
    text_add_char(text, (char)c);
}

static void add_quoted(Text *text, const char *words)
{
    text_add_char(text, '"');
    for (; *words; words++)
        add_escaped(text, (unsigned char)*words);
    text_add_char(text, '"');
}

void json_key(Json *json, const char *key)
{
    separate(json);
    add_quoted(json->text, key);
    text_add_char(json->text, ':');
    json->comma = false;
}

void json_string(Json *json, const char *words)
{
    separate(json);
    add_quoted(json->text, words);
}

static void add_signed(Text *text, int64_t number)
{
    if (number < 0)
        text_add_char(text, '-');
    text_add_number(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void json_number(Json *json, int64_t number)
{
    separate(json);
    add_signed(json->text, number);
}

/* Without the C library's formats for fractions, which follow the language of the desktop. */
void json_hundredths(Json *json, int64_t hundredths)
{
    separate(json);
    const uint64_t size = hundredths < 0 ? 0 - (uint64_t)hundredths : (uint64_t)hundredths;
    if (hundredths < 0)
        text_add_char(json->text, '-');
    text_add_number(json->text, size / 100);
    text_add_char(json->text, '.');
    text_add_number(json->text, size / 10 % 10);
    text_add_number(json->text, size % 10);
}

void json_bool(Json *json, bool value)
{
    separate(json);
    text_add(json->text, value ? "true" : "false");
}

void json_null(Json *json)
{
    separate(json);
    text_add(json->text, "null");
}

void json_add_string(Json *json, const char *key, const char *words)
{
    json_key(json, key);
    json_string(json, words);
}

void json_add_number(Json *json, const char *key, int64_t number)
{
    json_key(json, key);
    json_number(json, number);
}

void json_add_bool(Json *json, const char *key, bool value)
{
    json_key(json, key);
    json_bool(json, value);
}
