#include "app/scenes/rules/fold.h"

#include <stdbool.h>

/* A run of letters that fold to the same plain ones. */
typedef struct FoldRange {
    uint16_t first, last;
    const char *plain;
} FoldRange;

/* In order, so that the search may stop early. */
static const FoldRange RANGES[] = {
    {0x002a, 0x002a, ""},   {0x00a0, 0x00a0, " "},  {0x00ab, 0x00ab, "\""}, {0x00ad, 0x00ad, ""},
    {0x00bb, 0x00bb, "\""}, {0x00c0, 0x00c5, "a"},  {0x00c6, 0x00c6, "ae"}, {0x00c7, 0x00c7, "c"},
    {0x00c8, 0x00cb, "e"},  {0x00cc, 0x00cf, "i"},  {0x00d0, 0x00d0, "d"},  {0x00d1, 0x00d1, "n"},
    {0x00d2, 0x00d6, "o"},  {0x00d7, 0x00d7, "x"},  {0x00d8, 0x00d8, "o"},  {0x00d9, 0x00dc, "u"},
    {0x00dd, 0x00dd, "y"},  {0x00de, 0x00de, "th"}, {0x00df, 0x00df, "ss"}, {0x00e0, 0x00e5, "a"},
    {0x00e6, 0x00e6, "ae"}, {0x00e7, 0x00e7, "c"},  {0x00e8, 0x00eb, "e"},  {0x00ec, 0x00ef, "i"},
    {0x00f0, 0x00f0, "d"},  {0x00f1, 0x00f1, "n"},  {0x00f2, 0x00f6, "o"},  {0x00f8, 0x00f8, "o"},
    {0x00f9, 0x00fc, "u"},  {0x00fd, 0x00fd, "y"},  {0x00fe, 0x00fe, "th"}, {0x00ff, 0x00ff, "y"},
    {0x0100, 0x0105, "a"},  {0x0106, 0x010d, "c"},  {0x010e, 0x0111, "d"},  {0x0112, 0x011b, "e"},
    {0x011c, 0x0123, "g"},  {0x0124, 0x0127, "h"},  {0x0128, 0x0131, "i"},  {0x0132, 0x0133, "ij"},
    {0x0134, 0x0135, "j"},  {0x0136, 0x0138, "k"},  {0x0139, 0x0142, "l"},  {0x0143, 0x014b, "n"},
    {0x014c, 0x0151, "o"},  {0x0152, 0x0153, "oe"}, {0x0154, 0x0159, "r"},  {0x015a, 0x0161, "s"},
    {0x0162, 0x0167, "t"},  {0x0168, 0x0173, "u"},  {0x0174, 0x0175, "w"},  {0x0176, 0x0178, "y"},
    {0x0179, 0x017e, "z"},  {0x017f, 0x017f, "s"},  {0x0218, 0x0219, "s"},  {0x021a, 0x021b, "t"},
    {0x0300, 0x036f, ""},   {0x2010, 0x2015, "-"},  {0x2018, 0x201b, "'"},  {0x201c, 0x201f, "\""},
    {0x202f, 0x202f, " "},
};

/* Cyrillic: capitals become small, and what wears a mark goes without it. */
static uint32_t fold_cyrillic(uint32_t letter)
{
    if (letter >= 0x0410 && letter <= 0x042f)
        letter += 0x20;
    else if (letter >= 0x0400 && letter <= 0x040f)
        letter += 0x50;
    switch (letter) {
    case 0x0439: /* й */
        return 0x0438;
    case 0x0450: /* ѐ */
    case 0x0451: /* ё */
        return 0x0435;
    case 0x0457: /* ї */
        return 0x0456;
    default:
        return letter;
    }
}

/* Reads one letter and moves on; a byte that is no UTF-8 is a letter of its own. */
static uint32_t next_letter(const unsigned char **at)
{
    const unsigned char *c = *at;
    const int more = c[0] >= 0xf0 ? 3 : c[0] >= 0xe0 ? 2 : c[0] >= 0xc2 ? 1 : 0;
    uint32_t letter = more == 3 ? c[0] & 7u : more == 2 ? c[0] & 15u : more ? c[0] & 31u : c[0];
    for (int i = 1; i <= more; i++) {
        if ((c[i] & 0xc0) != 0x80) {
            *at = c + 1;
            return c[0];
        }
        letter = letter << 6 | (c[i] & 63u);
    }
    *at = c + more + 1;
    return letter;
}

static void add(Folded *folded, uint32_t letter, size_t from)
{
    if (folded->count == FOLDED_MAX)
        return;
    folded->letters[folded->count] = letter;
    folded->from[folded->count++] = (uint16_t)from;
}

static const char *plain_of(uint32_t letter)
{
    for (size_t i = 0; i < sizeof RANGES / sizeof RANGES[0]; i++) {
        if (letter < RANGES[i].first)
            return NULL;
        if (letter <= RANGES[i].last)
            return RANGES[i].plain;
    }
    return NULL;
}

static void add_folded(Folded *folded, uint32_t letter, size_t from)
{
    const char *plain = plain_of(letter);
    if (plain) {
        for (; *plain; plain++)
            add(folded, (uint32_t)*plain, from);
    } else if (letter >= 'A' && letter <= 'Z') {
        add(folded, letter + 0x20, from);
    } else if (letter >= 0x0400 && letter <= 0x045f) {
        add(folded, fold_cyrillic(letter), from);
    } else {
        add(folded, letter, from);
    }
}

void fold(const char *text, Folded *folded)
{
    const unsigned char *at = (const unsigned char *)text;
    const unsigned char *begin = at;
    folded->count = 0;
    while (*at && at - begin < UINT16_MAX - 4) {
        const size_t from = (size_t)(at - begin);
        add_folded(folded, next_letter(&at), from);
    }
    /* The end of the last letter, so that a span may reach it; less if the text was cut. */
    folded->from[folded->count] = (uint16_t)(at - begin);
}
