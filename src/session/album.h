/**
 * The album: which of the children that hide in the pictures somebody has found, in the ledger
 * `album.txt`.
 *
 *     dreamhome-album 1
 *     child living-1 1        the picture, and which of its children
 *     end
 *
 * It belongs to the whole family: a child that was found in one house is found in all.
 */
#ifndef SESSION_ALBUM_H
#define SESSION_ALBUM_H

#include "dreamhome/card.h"
#include "session/ledger.h"

typedef struct Album {
    Ledger ledger;
    uint8_t found[ROOM_CARD_COUNT + 1]; /* by card: a bit for each child of its picture */
} Album;

/** Reads the ledger below `data` (NULL: none); false if there is something to tell (ledger.h). */
bool album_open(Album *album, const char *data, Error *error);

/** Whether a child of a picture, counted from 0, was found. */
bool album_has(const Album *album, RoomCard card, int child);

/** Notes a child, and writes it down; `error` says if that failed. */
bool album_add(Album *album, RoomCard card, int child, Error *error);

/** How many were found, and how many there are in all pictures. */
int album_count(const Album *album);
int album_size(void);

#endif
