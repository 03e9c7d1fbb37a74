/* GIF files, read back as the standard says, and palettes. */
#include "app/prints/few_colours.h"
#include "app/prints/gif.h"
#include "testing.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { WIDE = 131, HIGH = 77, PIXELS = WIDE * HIGH };

/* ---- a reader ---- */

typedef struct Bits {
    const uint8_t *bytes; /* a block: its length, then so many bytes */
    int used;             /* bytes of the block */
    uint32_t value;
    int count;
} Bits;

static int next_code(Bits *bits, int width)
{
    while (bits->count < width) {
        if (bits->used == bits->bytes[0]) {
            bits->bytes += bits->bytes[0] + 1;
            bits->used = 0;
        }
        assert_true(bits->bytes[0] > 0);
        bits->value |= (uint32_t)bits->bytes[1 + bits->used++] << bits->count;
        bits->count += 8;
    }
    const int code = (int)(bits->value & ((1u << width) - 1));
    bits->value >>= width;
    bits->count -= width;
    return code;
}

/* Unpacks letters; returns how many there were. */
static int unpack(const uint8_t *bytes, uint8_t *letters)
{
    static int16_t before[4096];
    static uint8_t last[4096];
    Bits bits = {.bytes = bytes + 1};
    int width = 9, next = 258, count = 0, previous = -1;
    assert_int_equal(bytes[0], 8);
    for (int code; (code = next_code(&bits, width)) != 257;) {
        uint8_t string[4096];
        int length = 0;
        if (code == 256) {
            width = 9;
            next = 258;
            previous = -1;
            continue;
        }
        assert_true(code < next || (code == next && previous >= 0));
        if (previous >= 0 && next < 4096) {
            int first = code == next ? previous : code;
            while (first >= 258)
                first = before[first];
            before[next] = (int16_t)previous;
            last[next++] = (uint8_t)first;
        }
        for (int at = code; at >= 0; at = at >= 258 ? before[at] : -1)
            string[length++] = at >= 258 ? last[at] : (uint8_t)at;
        while (length)
            letters[count++] = string[--length];
        previous = code;
        if (next == 1 << width && width < 12)
            width++;
    }
    return count;
}

static int word_at(const uint8_t *bytes)
{
    return bytes[0] | bytes[1] << 8;
}

static const uint8_t *after_blocks(const uint8_t *at)
{
    while (*at)
        at += *at + 1;
    return at + 1;
}

/* Lays the next picture over `screen`; NULL after the last. */
static const uint8_t *show_next(const uint8_t *at, uint8_t *screen, int *time)
{
    static uint8_t letters[PIXELS * 2];
    while (*at == 0x21) {
        if (at[1] == 0xf9)
            *time = word_at(at + 4);
        at = after_blocks(at + 2);
    }
    if (*at == 0x3b)
        return NULL;
    assert_int_equal(*at, 0x2c);
    const int x = word_at(at + 1), y = word_at(at + 3), w = word_at(at + 5), h = word_at(at + 7);
    assert_true(x + w <= WIDE && y + h <= HIGH);
    assert_int_equal(unpack(at + 10, letters), w * h);
    for (int i = 0; i < w * h; i++) {
        if (letters[i] != GIF_CLEAR)
            screen[(y + i / w) * WIDE + x + i % w] = letters[i];
    }
    return after_blocks(at + 11);
}

/* ---- what is written ---- */

/* Noise, which fills the table of strings again and again; or large areas. */
static void paint(uint8_t *indices, unsigned seed, bool noise)
{
    for (int i = 0; i < PIXELS; i++) {
        seed = seed * 1103515245u + 12345u;
        indices[i] = (uint8_t)(noise ? (seed >> 16) % 255 : (unsigned)(i / 300) * 7 + seed % 2);
    }
}

static void every_picture_comes_back(void **state)
{
    static uint8_t pictures[5][PIXELS], screen[PIXELS];
    static const GifColour palette[GIF_COLOURS];
    size_t length;
    int time = 0;
    (void)state;
    Gif *gif = gif_new(WIDE, HIGH, palette);
    for (int i = 0; i < 5; i++) {
        paint(pictures[i], (unsigned)i / 2 + 1, i % 2);
        gif_add(gif, pictures[i], 10 + i);
    }
    gif_add(gif, pictures[4], 300); /* nothing has changed */
    const uint8_t *bytes = gif_bytes(gif, &length), *at = bytes + 13 + 3 * 256;
    assert_memory_equal(bytes, "GIF89a", 6);
    assert_int_equal(word_at(bytes + 6), WIDE);
    assert_int_equal(word_at(bytes + 8), HIGH);
    for (int i = 0; i < 6; i++) {
        at = show_next(at, screen, &time);
        assert_non_null(at);
        assert_memory_equal(screen, pictures[i < 5 ? i : 4], PIXELS);
        assert_int_equal(time, i < 5 ? 10 + i : 300);
    }
    assert_null(show_next(at, screen, &time));
    assert_int_equal(bytes[length - 1], 0x3b);
    gif_free(gif);
}

static void what_stays_is_not_written_again(void **state)
{
    static uint8_t picture[PIXELS];
    static const GifColour palette[GIF_COLOURS];
    size_t one, two;
    (void)state;
    paint(picture, 1, true);
    Gif *gif = gif_new(WIDE, HIGH, palette);
    gif_add(gif, picture, 10);
    gif_bytes(gif, &one);
    gif_free(gif);
    gif = gif_new(WIDE, HIGH, palette);
    gif_add(gif, picture, 10);
    picture[WIDE * 3 + 5] ^= 1;
    gif_add(gif, picture, 10);
    gif_bytes(gif, &two);
    assert_true(two < one + 40);
    gif_free(gif);
}

/* ---- colours ---- */

static void few_colours_are_kept_as_they_are(void **state)
{
    static const Uint32 TONES[4] = {0xff204060, 0xfffff0e0, 0xffc04030, 0xff3a8a5a};
    FewColours *few = calloc(1, sizeof *few);
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, WIDE, HIGH, 32, SDL_PIXELFORMAT_ARGB8888);
    uint8_t indices[PIXELS];
    (void)state;
    for (int i = 0; i < PIXELS; i++)
        ((Uint32 *)(void *)((Uint8 *)picture->pixels + i / WIDE * picture->pitch))[i % WIDE] =
            TONES[i / 400 % 4];
    few_colours_see(few, picture);
    few_colours_choose(few);
    few_colours_paint(few, picture, indices);
    for (int i = 0; i < PIXELS; i++) {
        const GifColour *c = &few->palette[indices[i]];
        const Uint32 tone = TONES[i / 400 % 4];
        assert_true(abs(c->r - (int)(tone >> 16 & 255)) <= 8);
        assert_true(abs(c->g - (int)(tone >> 8 & 255)) <= 8);
        assert_true(abs(c->b - (int)(tone & 255)) <= 8);
    }
    SDL_FreeSurface(picture);
    free(few);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_picture_comes_back),
        cmocka_unit_test(what_stays_is_not_written_again),
        cmocka_unit_test(few_colours_are_kept_as_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
