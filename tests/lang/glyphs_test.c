/* Every character of every language is in every typeface: no empty boxes on the screen. */
#include "testing.h"

#include "app/words/words.h"
#include "session/file.h"

#include <SDL.h>
#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const FONTS[] = {"Bitter-ExtraBold", "Nunito-ExtraBold", "Nunito-SemiBold"};

enum { FONT_COUNT = 3, CATALOGUE_CAPACITY = 1 << 20 };

static int open_fonts(void **state)
{
    static TTF_Font *fonts[FONT_COUNT];
    if (TTF_Init() != 0)
        return -1;
    for (int i = 0; i < FONT_COUNT; i++) {
        char path[1024];
        snprintf(path, sizeof path, ASSETS "/fonts/%s.ttf", FONTS[i]);
        fonts[i] = TTF_OpenFont(path, 16);
        if (!fonts[i])
            return -1;
    }
    *state = fonts;
    return 0;
}

static int close_fonts(void **state)
{
    TTF_Font **fonts = *state;
    for (int i = 0; i < FONT_COUNT; i++)
        TTF_CloseFont(fonts[i]);
    TTF_Quit();
    return 0;
}

/* The next character of clean UTF-8; moves on. */
static Uint32 next_character(const unsigned char **at)
{
    static const Uint32 MASKS[] = {0, 0x1f, 0x0f, 0x07};
    const unsigned char first = *(*at)++;
    const int more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    Uint32 character = more ? first & MASKS[more] : first;
    for (int i = 0; i < more; i++)
        character = character << 6 | (*(*at)++ & 0x3f);
    return character;
}

static void expect_glyphs(TTF_Font **fonts, const char *language, const char *text, size_t length)
{
    const unsigned char *at = (const unsigned char *)text;
    const unsigned char *end = at + length;
    while (at < end) {
        const Uint32 character = next_character(&at);
        for (int i = 0; character > ' ' && i < FONT_COUNT; i++) {
            if (!TTF_GlyphIsProvided32(fonts[i], character))
                fail_msg("%s: U+%04X of '%s' is not in %s", language, (unsigned)character, text,
                         FONTS[i]);
        }
    }
}

/* Both tables of a .mo file: the English words and their translations. Returns how many. */
static Uint32 expect_catalogue(TTF_Font **fonts, const char *language, const char *bytes)
{
    Uint32 head[5];
    memcpy(head, bytes, sizeof head);
    for (Uint32 i = 0; i < head[2]; i++) {
        for (int table = 3; table < 5; table++) {
            Uint32 entry[2];
            memcpy(entry, bytes + head[table] + 8 * (size_t)i, sizeof entry);
            expect_glyphs(fonts, language, bytes + entry[1], entry[0]);
        }
    }
    return head[2];
}

static void every_character_has_a_glyph(void **state)
{
    Language languages[LANGUAGES_MAX];
    Words *words = words_new(LANG_FOLDER);
    const int count = words_languages(words, languages);
    char *bytes = malloc(CATALOGUE_CAPACITY);
    assert_non_null(bytes);
    assert_int_equal(count, 7);
    for (int i = 1; i < count; i++) {
        char path[1024];
        size_t length;
        Error error;
        snprintf(path, sizeof path, LANG_FOLDER "/%s.mo", languages[i].code);
        assert_true(file_read(path, bytes, CATALOGUE_CAPACITY, &length, &error));
        assert_true(expect_catalogue(*state, languages[i].code, bytes) > 500);
        expect_glyphs(*state, languages[i].code, languages[i].name, strlen(languages[i].name));
    }
    free(bytes);
    words_free(words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_character_has_a_glyph, open_fonts, close_fonts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
