/**
 * The computer players: who of them plays on which seat.
 *
 * Every level has one of its own. Where several of one level play, the others are somebody else:
 * no two in a game share a face, nor a name unless somebody typed it. A record has nothing but
 * levels and names, so these decide, and a game that is continued or watched again has the faces
 * that it began with.
 */
#ifndef APP_COMPUTERS_H
#define APP_COMPUTERS_H

#include "app/words/words.h"
#include "dreamhome/record.h"

enum { COMPUTER_COUNT = 8, COMPUTER_NONE = -1 };

/** The first name of a computer player, from 0, in the language of the words. */
void computer_name(const Words *words, int computer, char name[NAME_CAPACITY]);

/** The computer player that a level brings along. */
int computer_of_level(Level level);

/** Who plays on each of `count` seats: a computer player, or COMPUTER_NONE for a person. */
void computers_seat(const Words *words, const Seat seats[], int count, int who[PLAYERS_MAX]);

/** Who plays on one seat of a record. */
int computer_at(const Words *words, const Record *record, int seat);

/**
 * The name at `index` of a list with a comma between its names, which goes round. Lists of names
 * are messages of the catalogues.
 */
void name_of_list(const char *list, int index, char name[NAME_CAPACITY]);

#endif
