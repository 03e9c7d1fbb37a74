#include "catalogue_bytes.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

static void put_number(Bytes *bytes, size_t at, uint32_t number, bool swapped)
{
    unsigned char digits[4];
    memcpy(digits, &number, sizeof digits);
    for (int i = 0; i < 4; i++)
        bytes->data[at + (size_t)i] = (char)digits[swapped ? 3 - i : i];
}

/* Appends a string and notes it in a table. */
static void put_string(Bytes *bytes, size_t table, const char *words, bool swapped)
{
    const size_t length = strlen(words);
    assert(bytes->length + length < sizeof bytes->data);
    put_number(bytes, table, (uint32_t)length, swapped);
    put_number(bytes, table + 4, (uint32_t)bytes->length, swapped);
    for (size_t i = 0; i <= length; i++)
        bytes->data[bytes->length++] = (char)(words[i] == '~' ? '\0' : words[i]);
}

void catalogue_bytes(Bytes *bytes, const Pair *pairs, int count, bool swapped)
{
    const size_t english = 28;
    const size_t words = english + 8 * (size_t)count;
    memset(bytes, 0, sizeof *bytes);
    bytes->length = words + 8 * (size_t)count;
    const uint32_t head[7] = {0x950412de, 0, (uint32_t)count, (uint32_t)english, (uint32_t)words};
    for (size_t i = 0; i < 7; i++)
        put_number(bytes, 4 * i, head[i], swapped);
    for (int i = 0; i < count; i++) {
        put_string(bytes, english + 8 * (size_t)i, pairs[i].english, swapped);
        put_string(bytes, words + 8 * (size_t)i, pairs[i].words, swapped);
    }
}
