#include "app/prints/gif.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct Gif {
    int width, height;
    uint8_t *before; /* the last picture; owned */
    bool begun;
    uint8_t *bytes; /* owned */
    size_t length, capacity;
};

typedef struct Part {
    int x, y, w, h;
} Part;

/* ---- bytes ---- */

static void put(Gif *gif, const void *bytes, size_t length)
{
    if (gif->length + length > gif->capacity) {
        gif->capacity = 2 * (gif->capacity + length);
        gif->bytes = realloc(gif->bytes, gif->capacity);
        if (!gif->bytes)
            abort();
    }
    memcpy(gif->bytes + gif->length, bytes, length);
    gif->length += length;
}

static void put_byte(Gif *gif, int value)
{
    const uint8_t byte = (uint8_t)value;
    put(gif, &byte, 1);
}

static void put_word(Gif *gif, int value)
{
    put_byte(gif, value & 255);
    put_byte(gif, value >> 8);
}

Gif *gif_new(int width, int height, const GifColour palette[GIF_COLOURS])
{
    static const uint8_t LOOP[] = {0x21, 0xff, 11,  'N', 'E', 'T', 'S', 'C', 'A', 'P',
                                   'E',  '2',  '.', '0', 3,   1,   0,   0,   0};
    static const uint8_t NOTHING[3] = {0};
    Gif *gif = calloc(1, sizeof *gif);
    uint8_t *before = gif ? malloc((size_t)width * (size_t)height) : NULL;
    if (!before)
        abort();
    gif->width = width;
    gif->height = height;
    gif->before = before;
    put(gif, "GIF89a", 6);
    put_word(gif, width);
    put_word(gif, height);
    put_byte(gif, 0xf7); /* a palette of 256 colours */
    put_word(gif, 0);
    for (int i = 0; i < GIF_COLOURS; i++)
        put(gif, (const uint8_t[3]){palette[i].r, palette[i].g, palette[i].b}, 3);
    put(gif, NOTHING, sizeof NOTHING); /* the clear one */
    put(gif, LOOP, sizeof LOOP);
    return gif;
}

void gif_free(Gif *gif)
{
    if (!gif)
        return;
    free(gif->before);
    free(gif->bytes);
    free(gif);
}

/* ---- packing ---- */

/* LZW as GIF wants it: codes of a growing number of bits, in blocks of at most 255 bytes. */
enum { LETTER_BITS = 8, CLEAR_CODE = 1 << LETTER_BITS, END_CODE, CODES = 4096, SLOTS = 8192 };

typedef struct Packer {
    Gif *gif;
    uint32_t bits; /* not written yet */
    int bit_count;
    uint8_t block[256]; /* its length first */
    int code_bits, next_code;
    int32_t keys[SLOTS]; /* prefix and letter of a known string, or -1 */
    int16_t codes[SLOTS];
} Packer;

static void flush_block(Packer *packer)
{
    if (packer->block[0])
        put(packer->gif, packer->block, (size_t)packer->block[0] + 1);
    packer->block[0] = 0;
}

static void put_code(Packer *packer, int code)
{
    packer->bits |= (uint32_t)code << packer->bit_count;
    packer->bit_count += packer->code_bits;
    while (packer->bit_count >= 8) {
        packer->block[++packer->block[0]] = (uint8_t)packer->bits;
        packer->bits >>= 8;
        packer->bit_count -= 8;
        if (packer->block[0] == 255)
            flush_block(packer);
    }
}

static void forget_strings(Packer *packer)
{
    memset(packer->keys, 0xff, sizeof packer->keys);
    packer->code_bits = LETTER_BITS + 1;
    packer->next_code = END_CODE + 1;
}

/* The slot of a string: its own, or the free one where it belongs. */
static int slot_of(const Packer *packer, int32_t key)
{
    int slot = (int)((uint32_t)key * 2654435761u >> 19);
    while (packer->keys[slot] >= 0 && packer->keys[slot] != key)
        slot = (slot + 1) % SLOTS;
    return slot;
}

static void learn(Packer *packer, int slot, int32_t key)
{
    packer->keys[slot] = key;
    packer->codes[slot] = (int16_t)packer->next_code++;
    if (packer->next_code - 1 == 1 << packer->code_bits && packer->code_bits < 12)
        packer->code_bits++;
    if (packer->next_code == CODES) {
        put_code(packer, CLEAR_CODE);
        forget_strings(packer);
    }
}

static void pack(Gif *gif, const uint8_t *letters, size_t count)
{
    Packer packer = {.gif = gif};
    forget_strings(&packer);
    put_byte(gif, LETTER_BITS);
    put_code(&packer, CLEAR_CODE);
    int prefix = letters[0];
    for (size_t i = 1; i < count; i++) {
        const int32_t key = (int32_t)prefix << LETTER_BITS | letters[i];
        const int slot = slot_of(&packer, key);
        if (packer.keys[slot] == key) {
            prefix = packer.codes[slot];
            continue;
        }
        put_code(&packer, prefix);
        learn(&packer, slot, key);
        prefix = letters[i];
    }
    put_code(&packer, prefix);
    put_code(&packer, END_CODE);
    if (packer.bit_count)
        packer.block[++packer.block[0]] = (uint8_t)packer.bits;
    flush_block(&packer);
    put_byte(gif, 0);
}

/* ---- pictures ---- */

/* The smallest part outside which nothing has changed; one pixel if nothing has. */
static Part changed_part(const Gif *gif, const uint8_t *indices)
{
    int left = gif->width, top = gif->height, right = -1, bottom = -1;
    if (!gif->begun)
        return (Part){0, 0, gif->width, gif->height};
    for (int y = 0; y < gif->height; y++) {
        for (int x = 0; x < gif->width; x++) {
            if (indices[y * gif->width + x] == gif->before[y * gif->width + x])
                continue;
            left = x < left ? x : left;
            right = x > right ? x : right;
            top = y < top ? y : top;
            bottom = y;
        }
    }
    return right < 0 ? (Part){0, 0, 1, 1} : (Part){left, top, right - left + 1, bottom - top + 1};
}

static void put_picture(Gif *gif, const uint8_t *indices, Part part)
{
    uint8_t *letters = malloc((size_t)part.w * (size_t)part.h), *to = letters;
    if (!letters)
        abort();
    for (int y = part.y; y < part.y + part.h; y++) {
        for (int x = part.x; x < part.x + part.w; x++) {
            const int at = y * gif->width + x;
            *to++ = gif->begun && indices[at] == gif->before[at] ? GIF_CLEAR : indices[at];
        }
    }
    put_byte(gif, 0x2c);
    put_word(gif, part.x);
    put_word(gif, part.y);
    put_word(gif, part.w);
    put_word(gif, part.h);
    put_byte(gif, 0);
    pack(gif, letters, (size_t)part.w * (size_t)part.h);
    free(letters);
}

void gif_add(Gif *gif, const uint8_t *indices, int hundredths)
{
    const Part part = changed_part(gif, indices);
    put(gif, "\x21\xf9\x04\x05", 4); /* leave it there; one index is clear */
    put_word(gif, hundredths);
    put_byte(gif, GIF_CLEAR);
    put_byte(gif, 0);
    put_picture(gif, indices, part);
    memcpy(gif->before, indices, (size_t)gif->width * (size_t)gif->height);
    gif->begun = true;
}

const uint8_t *gif_bytes(Gif *gif, size_t *length)
{
    put_byte(gif, 0x3b);
    *length = gif->length;
    return gif->bytes;
}
