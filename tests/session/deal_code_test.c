/* Deals as short codes: every deal comes back, and a misread code is noticed. */
#include "testing.h"

#include "session/deal_code.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char ALPHABET[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static GameOptions any_options(Rng *rng, int bits)
{
    return (GameOptions){
        .seed = bits ? rng_next(rng) >> (64 - bits) : 0,
        .edition = (Edition)rng_below(rng, EDITION_COUNT),
        .players = (uint8_t)(PLAYERS_MIN + rng_below(rng, 3)),
        .discard = rng_below(rng, 2),
        .car = rng_below(rng, 2),
        .gaps = rng_below(rng, 2),
    };
}

static void write_code(const GameOptions *options, char code[DEAL_CODE_CAPACITY])
{
    Text text = text_on(code, DEAL_CODE_CAPACITY);
    deal_code_write(options, &text);
    assert_false(text.cut);
}

static void expect_read(const char *code, const GameOptions *options)
{
    GameOptions read;
    DealFault fault;
    if (!deal_code_read(word_of(code), &read, &fault))
        fail_msg("'%s' has fault %d", code, (int)fault.kind);
    assert_true(read.seed == options->seed);
    assert_int_equal(read.edition, options->edition);
    assert_int_equal(read.players, options->players);
    assert_int_equal(read.first, options->first);
    assert_int_equal(read.discard, options->discard);
    assert_int_equal(read.car, options->car);
    assert_int_equal(read.gaps, options->gaps);
}

static DealFault fault_of(const char *code)
{
    GameOptions read, untouched;
    DealFault fault;
    memset(&read, 0x5a, sizeof read);
    untouched = read;
    if (deal_code_read(word_of(code), &read, &fault))
        fail_msg("'%s' is taken", code);
    assert_memory_equal(&read, &untouched, sizeof read);
    return fault;
}

static void expect_refused(const char *code, DealFault wanted)
{
    const DealFault fault = fault_of(code);
    assert_int_equal(fault.kind, wanted.kind);
    assert_int_equal(fault.number, wanted.number);
    assert_string_equal(fault.text, wanted.text);
    assert_string_equal(fault.right, wanted.right);
}

/* One wrong character has a place; several may look like one elsewhere. */
static void expect_not_added_up(const char *code)
{
    const DealFaultKind kind = fault_of(code).kind;
    assert_true(kind == DEAL_FAULT_CHECK || kind == DEAL_FAULT_GROUP);
}

static void every_deal_comes_back(void **state)
{
    Rng rng = rng_seeded(1);
    (void)state;
    for (int i = 0; i < 40000; i++) {
        char code[DEAL_CODE_CAPACITY];
        GameOptions options = any_options(&rng, i % 65);
        options.first = (uint8_t)rng_below(&rng, options.players);
        write_code(&options, code);
        assert_int_equal(strlen(code), i % 65 <= 35 || options.seed >> 35 == 0 ? 15 : 23);
        expect_read(code, &options);
    }
}

static void new_games_have_a_short_code(void **state)
{
    Rng rng = rng_seeded(2);
    (void)state;
    for (int i = 0; i < 10000; i++)
        assert_true(deal_code_seed(rng_next(&rng)) >> DEAL_CODE_SEED_BITS == 0);
    assert_true(deal_code_seed(1) != deal_code_seed(2));
    assert_true(deal_code_seed(UINT64_C(1) << 63) != deal_code_seed(0));
}

/* Codes on paper must keep their meaning: these never change. */
static void known_codes_stay_what_they_are(void **state)
{
    char code[DEAL_CODE_CAPACITY];
    GameOptions options = game_default_options(EDITION_EN);
    (void)state;
    write_code(&options, code);
    assert_string_equal(code, "0P5-000-000-11K");
    options = (GameOptions){.seed = 123456789, .edition = EDITION_RU, .players = 3, .first = 2};
    write_code(&options, code);
    assert_string_equal(code, "09G-03N-QK8-NWA");
    options.seed = UINT64_MAX;
    write_code(&options, code);
    assert_string_equal(code, "09G-FZZ-ZZZ-ZZZ-ZZZ-ZK5");
}

static void case_blanks_dashes_and_lookalikes_do_not_matter(void **state)
{
    Rng rng = rng_seeded(3);
    (void)state;
    for (int i = 0; i < 3000; i++) {
        char code[DEAL_CODE_CAPACITY];
        char heard[200] = "";
        const GameOptions options = any_options(&rng, i % 2 ? 35 : 64);
        write_code(&options, code);
        for (const char *c = code; *c; c++) {
            static const char *const BETWEEN[] = {"", " ", "-", "  -  ", ".", "\t", "_", "–", " "};
            static const char *const ZEROS[] = {"0", "O", "o"};
            static const char *const ONES[] = {"1", "I", "i", "l", "L"};
            const char written[2] = {*c, '\0'};
            const char small[2] = {(char)tolower(*c), '\0'};
            strcat(heard, *c == '-'            ? ""
                          : *c == '0'          ? ZEROS[rng_below(&rng, 3)]
                          : *c == '1'          ? ONES[rng_below(&rng, 5)]
                          : *c == 'V'          ? (rng_below(&rng, 2) ? "u" : "V")
                          : rng_below(&rng, 2) ? written
                                               : small);
            strcat(heard, BETWEEN[rng_below(&rng, COUNT_OF(BETWEEN))]);
        }
        expect_read(heard, &options);
    }
}

static void every_wrong_character_is_noticed_and_its_group_named(void **state)
{
    Rng rng = rng_seeded(4);
    (void)state;
    for (int i = 0; i < 200; i++) {
        char code[DEAL_CODE_CAPACITY];
        const GameOptions options = any_options(&rng, i % 2 ? 35 : 64);
        write_code(&options, code);
        for (size_t at = 0; code[at]; at++) {
            const char was = code[at];
            for (const char *other = ALPHABET; was != '-' && *other; other++) {
                if (*other == was)
                    continue;
                const size_t group = at / 4;
                DealFault wanted = {.kind = DEAL_FAULT_GROUP, .number = (int)group + 1};
                memcpy(wanted.right, code + group * 4, 3);
                wanted.right[at % 4] = was;
                code[at] = *other;
                memcpy(wanted.text, code + group * 4, 3);
                expect_refused(code, wanted);
            }
            code[at] = was;
        }
    }
}

static void every_two_wrong_characters_and_every_swap_are_noticed(void **state)
{
    Rng rng = rng_seeded(5);
    (void)state;
    for (int i = 0; i < 20; i++) {
        char code[DEAL_CODE_CAPACITY];
        char wrong[DEAL_CODE_CAPACITY];
        const GameOptions options = any_options(&rng, i % 2 ? 35 : 64);
        write_code(&options, code);
        const size_t length = strlen(code);
        for (size_t a = 0; a < length; a++) {
            for (size_t b = a + 1; b < length; b++) {
                if (code[a] == '-' || code[b] == '-')
                    continue;
                for (int k = 0; k < 40; k++) {
                    strcpy(wrong, code);
                    wrong[a] = ALPHABET[rng_below(&rng, 32)];
                    wrong[b] = ALPHABET[rng_below(&rng, 32)];
                    if (strcmp(wrong, code) != 0)
                        expect_not_added_up(wrong);
                }
                strcpy(wrong, code);
                wrong[a] = code[b];
                wrong[b] = code[a];
                if (strcmp(wrong, code) != 0)
                    expect_not_added_up(wrong);
            }
        }
    }
}

static void what_is_no_code_is_refused_with_its_reason(void **state)
{
    (void)state;
    expect_refused("", (DealFault){.kind = DEAL_FAULT_LENGTH, .number = 0});
    expect_refused("0P5-000-000-11", (DealFault){.kind = DEAL_FAULT_LENGTH, .number = 11});
    expect_refused("0P5-000-000-1133", (DealFault){.kind = DEAL_FAULT_LENGTH, .number = 13});
    expect_refused("0P5-000-000-11K 0P5-000-000-11K",
                   (DealFault){.kind = DEAL_FAULT_LENGTH, .number = 24});
    expect_refused("0P5-000-000-11!", (DealFault){.kind = DEAL_FAULT_CHARACTER, .text = "!"});
    expect_refused("0P5-0ö0-000-11K", (DealFault){.kind = DEAL_FAULT_CHARACTER, .text = "ö"});
    expect_not_added_up("ZZZ-ZZZ-ZZZ-ZZZ");
}

/* Of all checks that a code may end with, the right one is refused for its version. */
static void expect_version_refused(const char *beginning)
{
    char code[16];
    int refused = 0;
    for (const char *a = ALPHABET; *a; a++) {
        for (const char *b = ALPHABET; *b; b++) {
            GameOptions options;
            DealFault fault;
            snprintf(code, sizeof code, "%s%c%c", beginning, *a, *b);
            assert_false(deal_code_read(word_of(code), &options, &fault));
            refused += fault.kind == DEAL_FAULT_VERSION;
        }
    }
    assert_int_equal(refused, 1);
}

static void a_code_of_a_later_version_says_so(void **state)
{
    (void)state;
    expect_version_refused("1ZZ0000000"); /* edition 15 */
    expect_version_refused("2P50000000"); /* a later version of the cards, all else is known */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_deal_comes_back),
        cmocka_unit_test(new_games_have_a_short_code),
        cmocka_unit_test(known_codes_stay_what_they_are),
        cmocka_unit_test(case_blanks_dashes_and_lookalikes_do_not_matter),
        cmocka_unit_test(every_wrong_character_is_noticed_and_its_group_named),
        cmocka_unit_test(every_two_wrong_characters_and_every_swap_are_noticed),
        cmocka_unit_test(what_is_no_code_is_refused_with_its_reason),
        cmocka_unit_test(a_code_of_a_later_version_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
