/**
 * Who sits at the table, as the last game left it: seats, looks, help, languages, and the rules
 * they play by.
 *
 * All four seats are always filled in; `count` of them play. Kept as a small text file of
 * "key value" lines. Reading never fails: what is missing or wrong keeps its default, and no two
 * seats ever share a colour, a symbol, a face or a name.
 */
#ifndef APP_FAMILY_H
#define APP_FAMILY_H

#include "app/family/seats.h"
#include "app/words/words.h"
#include "dreamhome/record.h"
#include "session/error.h"

#include <stdbool.h>

enum { FIRST_RANDOM = -1, FAMILY_NAMES = 12 };

typedef struct FamilySeat {
    char name[NAME_CAPACITY];
    Level level;
    SeatLook look;
} FamilySeat;

typedef struct Family {
    const Words *words; /* whose names are suggested; borrowed */
    int count;
    int first; /* the youngest seat, or FIRST_RANDOM */
    Edition edition;
    bool discard, car, gaps;
    FamilySeat seats[PLAYERS_MAX];
    Error unread; /* why the file could not be read and must not be replaced; no words: it may */
} Family;

/**
 * A person and a friendly computer, with names from the language of the words; they play by the
 * edition of that language.
 */
void family_reset(Family *family, const Words *words);

/** What the file does not say is as after a reset. */
void family_load(Family *family, const Words *words, const char *path);
bool family_save(const Family *family, const char *path, Error *error);

/** Fills empty names in and tells equal names apart. */
void family_settle_names(Family *family);

/** Seats a person or a computer of a level, which brings its own name; a typed name stays. */
void family_set_level(Family *family, int seat, Level level);

/** Gives a seat a colour, a symbol or a face; who had it gets the seat's old one. */
void family_set_colour(Family *family, int seat, int colour);
void family_set_symbol(Family *family, int seat, int symbol);
void family_set_face(Family *family, int seat, int face);

/** Gives a seat the next face in a direction, 1 or -1, that nobody at the table has. */
void family_turn_face(Family *family, int seat, int step);

/** Lets two seats change places; the youngest stays the youngest. */
void family_swap(Family *family, int one, int other);

/** Sends a seat home; it keeps its looks and may come back. */
void family_remove(Family *family, int seat);

/**
 * Seats one more, a person or a computer: whoever of that kind went home comes back first, and a
 * new computer plays as well as the last one at the table.
 */
void family_add(Family *family, bool person);

/** Who of the computer players (computers.h) sits on each seat. */
void family_computers(const Family *family, int who[PLAYERS_MAX]);

/** Takes over the options of an edition. */
void family_set_edition(Family *family, Edition edition);

/** The record of a new game of this family. */
void family_start(const Family *family, uint64_t seed, const char *started, Record *record);

/**
 * The looks for the seats of a record: who is known by name has their own, others get a colour,
 * a symbol and a face that are left. A record itself has no looks.
 */
void family_looks(const Family *family, const Record *record, SeatLook looks[PLAYERS_MAX]);

/** The first name at `index`, from 0; after FAMILY_NAMES they come again. */
void family_suggest_name(const Family *family, int index, char name[NAME_CAPACITY]);

#endif
