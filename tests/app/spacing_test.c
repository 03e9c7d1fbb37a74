/* Air between letters, words and lines: how much there is, and that nothing else changes. */
#include "app/draw/contrast.h"
#include "app/draw/spacing.h"

#include "app/draw/colours.h"
#include "testing.h"

#include <string.h>

static TTF_Font *font;

static int open_font(void **state)
{
    (void)state;
    if (TTF_Init() == 0)
        font = TTF_OpenFont(ASSETS "/fonts/Nunito-SemiBold.ttf", 100);
    return font ? 0 : -1;
}

static int close_font(void **state)
{
    (void)state;
    TTF_CloseFont(font);
    TTF_Quit();
    return 0;
}

static int width(const char *words, Spacing spacing)
{
    int width = 0;
    char *spaced = spacing_words(words, spacing);
    TTF_SizeUTF8(font, spaced, &width, NULL);
    SDL_free(spaced);
    return width;
}

static void assert_spaced(const char *words, Spacing spacing, const char *expected)
{
    char *spaced = spacing_words(words, spacing);
    assert_string_equal(spaced, expected);
    SDL_free(spaced);
}

static void words_get_air_where_it_is_wanted(void **state)
{
    (void)state;
    assert_spaced("a b", SPACING_FACE, "a b");
    assert_spaced("ab c", SPACING_WORDS, "ab\u2009 c");
    assert_spaced("ab c", SPACING_WIDE, "a\u200ab\u2009 c");
    assert_spaced("é\nőű", SPACING_WIDE, "é\nő\u200aű");
    assert_spaced("e\u0301a", SPACING_WIDE, "e\u0301\u200aa"); /* an accent stays on its letter */
    assert_spaced("", SPACING_WIDE, "");
    /* words that keep together are words too */
    assert_spaced("a\u00a0b", SPACING_WORDS, "a\u2009\u00a0b");
    assert_spaced("ab\u00a0c", SPACING_WIDE, "a\u200ab\u2009\u00a0c");
}

static void wide_words_have_a_tenth_of_an_em_between_letters(void **state)
{
    (void)state;
    static const char WORD[] = "nnnnnnnnnnn"; /* ten gaps at 100 pixels */
    const int more = width(WORD, SPACING_WIDE) - width(WORD, SPACING_FACE);
    assert_in_range(more, 90, 130);
    const int words = width("n n", SPACING_WIDE) - width("n n", SPACING_FACE);
    assert_in_range(words, 16, 30); /* a sixth of an em or more */
}

/* How much more there is between two words than between two letters, in hundredths of an em. */
static int gap_of_words(const char *face, Spacing spacing)
{
    TTF_Font *body = font;
    font = TTF_OpenFont(face, 100);
    const int gap = width("n n", spacing) - width("nn", spacing);
    TTF_CloseFont(font);
    font = body;
    return gap;
}

static void words_of_titles_stand_as_far_apart_as_others(void **state)
{
    (void)state;
    const int body = gap_of_words(ASSETS "/fonts/Nunito-ExtraBold.ttf", SPACING_WIDE);
    const int title = gap_of_words(ASSETS "/fonts/Bitter-ExtraBold.ttf", SPACING_WIDE_WORDS);
    assert_in_range(title, body - 6, body + 6);
}

static void a_wide_line_has_no_air_at_its_end(void **state)
{
    (void)state;
    SDL_Surface *one = spacing_set_lines(font, "one", 0.5f);
    SDL_Surface *airy = spacing_set_lines(font, "one\u2009\u2009\u2009", 0.5f);
    assert_int_equal(airy->w, one->w);
    SDL_FreeSurface(one);
    SDL_FreeSurface(airy);
}

static void letters_are_counted_in_what_was_given(void **state)
{
    (void)state;
    char *spaced = spacing_words("óra ok", SPACING_WIDE);
    assert_int_equal(spacing_bytes("óra ok", spaced, 1), 2);
    assert_int_equal(spacing_bytes("óra ok", spaced, 3), 3);   /* ó, air, r */
    assert_int_equal(spacing_bytes("óra ok", spaced, 100), 7); /* all of it */
    assert_int_equal(spacing_bytes("óra ok", spaced, 0), 0);
    SDL_free(spaced);
}

static void wide_lines_stand_apart_and_keep_their_width(void **state)
{
    (void)state;
    SDL_Surface *one = spacing_set_lines(font, "one", 0);
    SDL_Surface *lines = spacing_set_lines(font, "one\ntwo\nthree", 0.5f);
    const int pitch = (lines->h - one->h) / 2;
    assert_true(lines->w < 2 * one->w);
    assert_true((float)pitch > 1.15f * (float)TTF_FontLineSkip(font));
    assert_true((float)pitch < 1.25f * (float)TTF_FontLineSkip(font));
    assert_true(spacing_of_lines(SPACING_WIDE) > spacing_of_lines(SPACING_FACE));
    assert_null(spacing_set_lines(font, "", 0));
    SDL_FreeSurface(one);
    SDL_FreeSurface(lines);
}

/* ---- contrast ---- */

static void contrast_is_measured_as_the_eye_sees_it(void **state)
{
    (void)state;
    const SDL_Color black = {0, 0, 0, 255}, white = {255, 255, 255, 255};
    const SDL_Color grey = {118, 118, 118, 255}; /* 4.54 on white */
    assert_in_range((int)(100 * contrast_between(black, white)), 2095, 2105);
    assert_in_range((int)(100 * contrast_between(white, grey)), 450, 458);
    assert_in_range((int)(100 * contrast_between(grey, grey)), 100, 100);
}

/* Whatever words and grounds a scene chooses: light on dark, or dark on light, can be read. */
static void high_contrast_has_seven_to_one_everywhere(void **state)
{
    (void)state;
    const SDL_Color tones[] = {TONE_INK,   TONE_CREAM, TONE_GREEN, TONE_GOLD, TONE_AMBER,
                               TONE_BRICK, TONE_SKY,   TONE_PAPER, TONE_OAK,  TONE_SAND,
                               TONE_MAUVE, TONE_STONE, TONE_TEAL,  TONE_PLUM, TONE_EDGE};
    for (size_t i = 0; i < COUNT_OF(tones); i++) {
        const SDL_Color ground = contrast_surface(tones[i]);
        const SDL_Color words = contrast_words(contrast_words_on(tones[i]));
        assert_true(contrast_between(ground, words) >= 7);
        assert_true(contrast_between(contrast_opposite(ground), ground) >= 7);
        assert_int_equal(contrast_is_light(ground), contrast_is_light(tones[i]));
    }
    assert_int_equal(contrast_words(RGBA(0xfff6e6, 100)).a, 100); /* what is faint stays faint */
    assert_int_equal(contrast_words(TONE_CREAM_SOFT).a, 255);
}

/* Gold stars and the yellow of a room are as light as paper is. */
static void a_small_mark_stands_out_from_paper_in_high_contrast(void **state)
{
    const SDL_Color tones[] = {TONE_GOLD, TONE_AMBER, TONE_HONEY, TONE_SAND, TONE_EDGE, TONE_INK};
    const SDL_Color paper = contrast_surface(TONE_PAPER);
    (void)state;
    for (size_t i = 0; i < COUNT_OF(tones); i++)
        assert_true(contrast_between(contrast_surface(contrast_mark(tones[i])), paper) >= 7);
    assert_int_equal(contrast_mark(colour_alpha(TONE_GOLD, 0.5f)).a, 127);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_get_air_where_it_is_wanted),
        cmocka_unit_test(wide_words_have_a_tenth_of_an_em_between_letters),
        cmocka_unit_test(words_of_titles_stand_as_far_apart_as_others),
        cmocka_unit_test(a_wide_line_has_no_air_at_its_end),
        cmocka_unit_test(letters_are_counted_in_what_was_given),
        cmocka_unit_test(wide_lines_stand_apart_and_keep_their_width),
        cmocka_unit_test(contrast_is_measured_as_the_eye_sees_it),
        cmocka_unit_test(high_contrast_has_seven_to_one_everywhere),
        cmocka_unit_test(a_small_mark_stands_out_from_paper_in_high_contrast),
    };
    return cmocka_run_group_tests(tests, open_font, close_font);
}
