#include "session/album.h"

#include "dreamhome/notation.h"

#include <string.h>

#define ALBUM_FILE "album.txt"
#define ALBUM_HEAD "dreamhome-album 1"

enum { ALBUM_CAPACITY = 4096 }; /* bytes of an album in which everybody was found, and more */

static bool read_line(void *context, Word line)
{
    Album *album = context;
    Word word;
    RoomCard card;
    uint64_t child;
    if (!word_next(&line, &word) || !word_is(word, "child") || !word_next(&line, &word) ||
        !notation_read_room(word, &card) || !word_next(&line, &word) ||
        !word_number(word, &child) || child < 1 || child > (uint64_t)room_card_children(card))
        return false;
    album->found[card] |= (uint8_t)(1u << (child - 1));
    return !word_trimmed(line).length;
}

bool album_open(Album *album, const char *data, Error *error)
{
    const LedgerReader reader = {ALBUM_FILE, ALBUM_HEAD, read_line, album};
    memset(album->found, 0, sizeof album->found);
    const bool whole = ledger_open(&album->ledger, data, &reader, error);
    if (!whole)
        memset(album->found, 0, sizeof album->found);
    return whole;
}

bool album_has(const Album *album, RoomCard card, int child)
{
    return album->found[card] >> child & 1;
}

static void write_child(Text *text, RoomCard card, int child)
{
    text_add(text, "child ");
    notation_write_room(text, card);
    text_add_char(text, ' ');
    text_add_number(text, (uint64_t)child + 1);
    text_add_char(text, '\n');
}

bool album_add(Album *album, RoomCard card, int child, Error *error)
{
    char buffer[ALBUM_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    album->found[card] |= (uint8_t)(1u << child);
    ledger_begin(&album->ledger, &text);
    for (int each = 1; each <= ROOM_CARD_COUNT; each++) {
        for (int i = 0; i < room_card_children((RoomCard)each); i++) {
            if (album_has(album, (RoomCard)each, i))
                write_child(&text, (RoomCard)each, i);
        }
    }
    return ledger_write(&album->ledger, &text, error);
}

int album_count(const Album *album)
{
    int count = 0;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++)
        count += card_count(album->found[card]);
    return count;
}

int album_size(void)
{
    int count = 0;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++)
        count += room_card_children((RoomCard)card);
    return count;
}
