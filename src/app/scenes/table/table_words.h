/**
 * What lies on the table, in sentences of the player's language: read aloud, and for tools that
 * assist.
 */
#ifndef TABLE_TABLE_WORDS_H
#define TABLE_TABLE_WORDS_H

#include "app/scenes/table/table.h"
#include "dreamhome/text.h"

/** "Column 3: Kitchen and Piano". */
void table_add_column(const Table *table, const App *app, int column, Text *text);

/** "In your hand: kitchen and piano". */
void table_add_hand(const App *app, const Game *game, Text *text);

/** What both bonuses of a home are for, and bring: two sentences, with something between them. */
void table_add_bonuses(const App *app, const Home *home, const char *between, Text *text);

/** "Kitchen with Piano", "free space". */
void table_add_content(const App *app, const Home *home, Space space, Text *text);

/** Resources, one after the other. */
void table_add_cards(const App *app, ResourceCardSet cards, Text *text);

/** The roofs of a player: each of them where they lie open, else how many there are. */
void table_add_roofs(const Table *table, const App *app, int player, Text *text);

/** What can be pointed at; returns what more there is to say about it, or NULL. */
const char *table_add_target(const Table *table, const App *app, const Target *target, Text *text);

/** The answer to a question that has a key of its own; false if the action is none. */
bool table_answer(Table *table, const App *app, Action action, Text *text);

#endif
