/**
 * Goes through the blocks of the rulebook.
 */
#ifndef RULEBOOK_VISITS_H
#define RULEBOOK_VISITS_H

#include "app/scenes/rules/rulebook.h"

typedef void (*VisitBlock)(const Block *block);
typedef void (*VisitInBook)(const Block *block, const GameOptions *options);

/** All blocks, whoever is shown them. */
void rulebook_visit_blocks(VisitBlock visit);

/** The book of every edition, and then of every mixture of the options. */
void rulebook_visit_books(VisitInBook visit);

#endif
