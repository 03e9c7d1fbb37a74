#include "dreamhome/text.h"

#include <string.h>

Text text_on(char *buffer, size_t capacity)
{
    buffer[0] = '\0';
    return (Text){.data = buffer, .capacity = capacity};
}

void text_add_word(Text *text, Word word)
{
    size_t room = text->capacity - 1 - text->length;
    size_t length = word.length;
    if (length > room) {
        length = room;
        text->cut = true;
    }
    if (length)
        memcpy(text->data + text->length, word.at, length);
    text->length += length;
    text->data[text->length] = '\0';
}

void text_add(Text *text, const char *words)
{
    text_add_word(text, word_of(words));
}

void text_add_char(Text *text, char c)
{
    text_add_word(text, (Word){.at = &c, .length = 1});
}

void text_add_number(Text *text, uint64_t number)
{
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    text_add_word(text, (Word){.at = digits + at, .length = sizeof digits - at});
}

void text_add_quoted(Text *text, Word word)
{
    enum { LONGEST = 40 };
    text_add_char(text, '\'');
    for (size_t i = 0; i < word.length && i < LONGEST; i++) {
        char c = word.at[i];
        text_add_char(text, c >= ' ' && c <= '~' ? c : '?');
    }
    text_add(text, word.length > LONGEST ? "...'" : "'");
}

bool complain(Complaint *complaint, const char *before, Word word, const char *after)
{
    Text text = text_on(complaint->words, sizeof complaint->words);
    text_add(&text, before);
    text_add_quoted(&text, word);
    text_add(&text, after);
    return false;
}

Word word_of(const char *string)
{
    return (Word){.at = string, .length = strlen(string)};
}

bool word_is(Word word, const char *string)
{
    return word_equal(word, word_of(string));
}

bool word_equal(Word one, Word other)
{
    return one.length == other.length &&
           (one.length == 0 || memcmp(one.at, other.at, one.length) == 0);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool word_next(Word *rest, Word *word)
{
    while (rest->length && is_blank(*rest->at)) {
        rest->at++;
        rest->length--;
    }
    word->at = rest->at;
    while (rest->length && !is_blank(*rest->at)) {
        rest->at++;
        rest->length--;
    }
    word->length = (size_t)(rest->at - word->at);
    return word->length > 0;
}

Word word_until(Word *rest, char separator)
{
    const char *end = rest->length ? memchr(rest->at, separator, rest->length) : NULL;
    Word part = *rest;
    if (!end) {
        *rest = (Word){.at = rest->at + rest->length, .length = 0};
        return part;
    }
    part.length = (size_t)(end - rest->at);
    rest->at = end + 1;
    rest->length -= part.length + 1;
    return part;
}

Word word_trimmed(Word word)
{
    while (word.length && is_blank(word.at[0])) {
        word.at++;
        word.length--;
    }
    while (word.length && is_blank(word.at[word.length - 1]))
        word.length--;
    return word;
}

bool word_number(Word word, uint64_t *number)
{
    if (word.length == 0 || (word.length > 1 && word.at[0] == '0'))
        return false;
    uint64_t value = 0;
    for (size_t i = 0; i < word.length; i++) {
        if (word.at[i] < '0' || word.at[i] > '9')
            return false;
        uint64_t digit = (uint64_t)(word.at[i] - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}

/* The length of the well-formed sequence at the front of the word, or 0. */
static size_t utf8_sequence(Word word)
{
    const unsigned char *at = (const unsigned char *)word.at;
    static const struct {
        unsigned char from, to, second_from, second_to;
        size_t length;
    } FORMS[] = {
        {0x20, 0x7e, 0, 0, 1},       {0xc2, 0xc2, 0xa0, 0xbf, 2}, {0xc3, 0xdf, 0x80, 0xbf, 2},
        {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3},
        {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4},
        {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    for (size_t form = 0; form < sizeof FORMS / sizeof FORMS[0]; form++) {
        if (at[0] < FORMS[form].from || at[0] > FORMS[form].to)
            continue;
        size_t length = FORMS[form].length;
        if (length > word.length)
            return 0;
        if (length > 1 && (at[1] < FORMS[form].second_from || at[1] > FORMS[form].second_to))
            return 0;
        for (size_t i = 2; i < length; i++) {
            if (at[i] < 0x80 || at[i] > 0xbf)
                return 0;
        }
        return length;
    }
    return 0;
}

/* Characters that are no control characters to Unicode, but split or reorder the line they are in:
 * line and paragraph separators, embeddings, overrides, isolates, and the byte order mark. */
static bool is_disruptive(Word character)
{
    static const struct {
        const char *from, *to;
    } RANGES[] = {
        {"\xe2\x80\xa8", "\xe2\x80\xae"}, /* U+2028 to U+202E */
        {"\xe2\x81\xa6", "\xe2\x81\xa9"}, /* U+2066 to U+2069 */
        {"\xef\xbb\xbf", "\xef\xbb\xbf"}, /* U+FEFF */
    };
    for (size_t i = 0; character.length == 3 && i < sizeof RANGES / sizeof RANGES[0]; i++) {
        if (memcmp(character.at, RANGES[i].from, 3) >= 0 &&
            memcmp(character.at, RANGES[i].to, 3) <= 0)
            return true;
    }
    return false;
}

/* Cuts the next character that may stay off the front of `rest`; false if there is none left. */
static bool next_clean(Word *rest, Word *character)
{
    while (rest->length) {
        const size_t length = utf8_sequence(*rest);
        *character = (Word){.at = rest->at, .length = length ? length : 1};
        rest->at += character->length;
        rest->length -= character->length;
        if (length && !is_disruptive(*character))
            return true;
    }
    return false;
}

void text_add_typed(Text *text, const char *typed)
{
    Word rest = word_of(typed);
    Word character;
    while (next_clean(&rest, &character) && text->length + character.length < text->capacity)
        text_add_word(text, character);
}

void text_add_clean(Text *text, const char *typed)
{
    const size_t start = text->length;
    Word rest = word_of(typed);
    Word character;
    while (next_clean(&rest, &character) && text->length + character.length < text->capacity) {
        if (text->length > start || *character.at != ' ')
            text_add_word(text, character);
    }
    while (text->length > start && text->data[text->length - 1] == ' ')
        text->data[--text->length] = '\0';
}

void text_add_escaped(Text *text, const char *words)
{
    static const char DIGITS[] = "0123456789abcdef";
    for (Word rest = word_of(words); rest.length;) {
        const size_t length = utf8_sequence(rest);
        const unsigned char byte = (unsigned char)*rest.at;
        if (length) {
            text_add_word(text, (Word){.at = rest.at, .length = length});
        } else {
            text_add(text, "\\x");
            text_add_char(text, DIGITS[byte >> 4]);
            text_add_char(text, DIGITS[byte & 15]);
        }
        rest.at += length ? length : 1;
        rest.length -= length ? length : 1;
    }
}

bool word_is_clean_utf8(Word word)
{
    while (word.length) {
        size_t length = utf8_sequence(word);
        if (!length)
            return false;
        word.at += length;
        word.length -= length;
    }
    return true;
}
