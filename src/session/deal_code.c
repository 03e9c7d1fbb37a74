/*
 * The characters are numbers from 0 to 31, five bits each. A code is
 *
 *     options (3)   seed, highest bits first (7 or 13)   check (2)
 *
 * and the check makes two sums over the field of 32 elements zero: that of all characters, and
 * that of all characters times the powers of its generator (a Reed-Solomon code of distance 3).
 */
#include "session/deal_code.h"

#include "dreamhome/card.h"

#include <assert.h>
#include <string.h>

enum {
    OPTION_CHARACTERS = 3,
    SHORT_SEED = 7,
    LONG_SEED = 13,
    CHECK = 2,
    SHORT_CODE = OPTION_CHARACTERS + SHORT_SEED + CHECK,
    LONG_CODE = OPTION_CHARACTERS + LONG_SEED + CHECK,
    GROUP = 3,
    FIELD = 32,
    UNITS = FIELD - 1, /* the generator runs through all elements but 0 */
};

static const char ALPHABET[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* A place in this list is part of every code that was ever written down: only add at its end. */
static const char *const EDITIONS[] = {"br", "hu", "ru", "pt", "fr", "en"};

static_assert(sizeof EDITIONS / sizeof EDITIONS[0] == EDITION_COUNT, "an edition has no number");

/* ---- the field of 32 elements: polynomials over bits, modulo x^5 + x^2 + 1 ---- */

static unsigned times_generator(unsigned a)
{
    a <<= 1;
    return a & FIELD ? a ^ 0x25 : a;
}

static unsigned power(unsigned exponent)
{
    unsigned result = 1;
    while (exponent--)
        result = times_generator(result);
    return result;
}

static unsigned times_power(unsigned a, unsigned exponent)
{
    while (exponent--)
        a = times_generator(a);
    return a;
}

/* The exponent of an element that is not 0. */
static unsigned logarithm(unsigned a)
{
    unsigned exponent = 0;
    while (power(exponent) != a)
        exponent++;
    return exponent;
}

/* Both sums; `*weighted` takes character i times the generator to the i. */
static void sums(const uint8_t *characters, int count, unsigned *plain, unsigned *weighted)
{
    *plain = *weighted = 0;
    for (int i = count - 1; i >= 0; i--) {
        *plain ^= characters[i];
        *weighted = times_generator(*weighted) ^ characters[i];
    }
}

/* Solves c + d = plain and c g^n + d g^(n+1) = weighted for the last two characters. */
static void add_check(uint8_t *characters, int count)
{
    const unsigned n = (unsigned)count - CHECK;
    unsigned plain, weighted;
    sums(characters, count - CHECK, &plain, &weighted);
    const unsigned right = weighted ^ times_power(plain, n); /* = d (g^n + g^(n+1)) */
    const unsigned divisor = power(n) ^ power(n + 1);
    const unsigned last =
        right ? power((logarithm(right) + UNITS - logarithm(divisor)) % UNITS) : 0;
    characters[count - 1] = (uint8_t)last;
    characters[count - 2] = (uint8_t)(plain ^ last);
}

/* ---- options and seed ---- */

static unsigned edition_number(Edition edition)
{
    unsigned number = 0;
    while (strcmp(EDITIONS[number], EDITION_INFO[edition].key) != 0)
        number++;
    return number;
}

/* version 4 bits, edition 4, players 2, first 2, three switches */
static unsigned pack_options(const GameOptions *options)
{
    unsigned bits = CARDS_VERSION - 1;
    bits = bits << 4 | edition_number(options->edition);
    bits = bits << 2 | (options->players - PLAYERS_MIN);
    bits = bits << 2 | options->first;
    return bits << 3 | (unsigned)options->discard << 2 | (unsigned)options->car << 1 |
           (unsigned)options->gaps;
}

static bool unpack_options(unsigned bits, GameOptions *options)
{
    const unsigned edition = bits >> 7 & 15;
    options->players = (uint8_t)((bits >> 5 & 3) + PLAYERS_MIN);
    options->first = (uint8_t)(bits >> 3 & 3);
    options->discard = bits & 4;
    options->car = bits & 2;
    options->gaps = bits & 1;
    if (bits >> 11 != CARDS_VERSION - 1 || edition >= EDITION_COUNT ||
        options->players > PLAYERS_MAX || options->first >= options->players)
        return false;
    for (options->edition = 0; edition_number(options->edition) != edition;)
        options->edition++;
    return true;
}

uint64_t deal_code_seed(uint64_t random)
{
    return (random ^ random >> DEAL_CODE_SEED_BITS) & ((UINT64_C(1) << DEAL_CODE_SEED_BITS) - 1);
}

static void put_bits(uint8_t *characters, int count, uint64_t bits)
{
    for (int i = count - 1; i >= 0; i--) {
        characters[i] = bits % FIELD;
        bits /= FIELD;
    }
}

static uint64_t get_bits(const uint8_t *characters, int count)
{
    uint64_t bits = 0;
    for (int i = 0; i < count; i++)
        bits = bits * FIELD + characters[i];
    return bits;
}

void deal_code_write(const GameOptions *options, Text *text)
{
    uint8_t characters[LONG_CODE];
    const bool is_short = options->seed >> DEAL_CODE_SEED_BITS == 0;
    const int count = is_short ? SHORT_CODE : LONG_CODE;
    put_bits(characters, OPTION_CHARACTERS, pack_options(options));
    put_bits(characters + OPTION_CHARACTERS, count - OPTION_CHARACTERS - CHECK, options->seed);
    add_check(characters, count);
    for (int i = 0; i < count; i++) {
        if (i && i % GROUP == 0)
            text_add_char(text, '-');
        text_add_char(text, ALPHABET[characters[i]]);
    }
}

/* ---- reading ---- */

/* What stands between the groups, as typed, spoken or pasted; its bytes, or 0. */
static size_t separator_length(Word code)
{
    static const char *const SEPARATORS[] = {" ",      "-",      ".",      "_",      "\t",
                                             "\n",     "\r",     "\u00a0", "\u2010", "\u2011",
                                             "\u2012", "\u2013", "\u2014"};
    for (size_t i = 0; i < sizeof SEPARATORS / sizeof SEPARATORS[0]; i++) {
        const size_t length = strlen(SEPARATORS[i]);
        if (code.length >= length && memcmp(code.at, SEPARATORS[i], length) == 0)
            return length;
    }
    return 0;
}

static bool read_character(char c, uint8_t *character)
{
    static const char LOOKS[] = "OILU";
    static const char MEANS[] = "011V";
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    const char *look = c ? strchr(LOOKS, c) : NULL;
    const char *found = c ? strchr(ALPHABET, look ? MEANS[look - LOOKS] : c) : NULL;
    if (found)
        *character = (uint8_t)(found - ALPHABET);
    return found;
}

/* The first character of a text, of one byte or more, as it was typed. */
static void copy_character(Word code, char text[8])
{
    size_t length = 1;
    while (length < code.length && length < 4 && ((unsigned char)code.at[length] & 0xc0) == 0x80)
        length++;
    memcpy(text, code.at, length);
    text[length] = '\0';
}

static bool read_characters(Word code, uint8_t *characters, int *count, DealFault *fault)
{
    *count = 0;
    while (code.length) {
        size_t length = separator_length(code);
        if (!length) {
            length = 1;
            uint8_t character;
            if (!read_character(*code.at, &character)) {
                fault->kind = DEAL_FAULT_CHARACTER;
                copy_character(code, fault->text);
                return false;
            }
            if (*count < LONG_CODE)
                characters[*count] = character;
            (*count)++;
        }
        code.at += length;
        code.length -= length;
    }
    if (*count == SHORT_CODE || *count == LONG_CODE)
        return true;
    fault->kind = DEAL_FAULT_LENGTH;
    fault->number = *count;
    return false;
}

/* A single wrong character makes the sums e and e g^i: its place and the right one follow. */
static bool refuse_check(const uint8_t *characters, int count, unsigned plain, unsigned weighted,
                         DealFault *fault)
{
    const unsigned place =
        plain && weighted ? (logarithm(weighted) + UNITS - logarithm(plain)) % UNITS : UNITS;
    fault->kind = DEAL_FAULT_CHECK;
    if (place >= (unsigned)count)
        return false;
    const unsigned group = place / GROUP * GROUP;
    fault->kind = DEAL_FAULT_GROUP;
    fault->number = (int)(group / GROUP + 1);
    for (unsigned i = 0; i < GROUP; i++)
        fault->text[i] = fault->right[i] = ALPHABET[characters[group + i]];
    fault->right[place - group] = ALPHABET[characters[place] ^ plain];
    return false;
}

bool deal_code_read(Word code, GameOptions *options, DealFault *fault)
{
    uint8_t characters[LONG_CODE];
    GameOptions read = {0};
    unsigned plain, weighted;
    int count;
    *fault = (DealFault){0};
    if (!read_characters(code, characters, &count, fault))
        return false;
    sums(characters, count, &plain, &weighted);
    if (plain || weighted)
        return refuse_check(characters, count, plain, weighted, fault);
    const int seed = count - OPTION_CHARACTERS - CHECK;
    read.seed = get_bits(characters + OPTION_CHARACTERS, seed);
    if (!unpack_options((unsigned)get_bits(characters, OPTION_CHARACTERS), &read) ||
        (seed == LONG_SEED && characters[OPTION_CHARACTERS] >= FIELD / 2)) {
        fault->kind = DEAL_FAULT_VERSION;
        return false;
    }
    *options = read;
    return true;
}
