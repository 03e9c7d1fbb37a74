/**
 * A deal as a short code that can be read aloud: 4K7-2QM-XA9-RTB.
 *
 * A code holds the seed and all options of a game, so that the same code deals the same game
 * elsewhere. It uses the 32 digits and letters without I, L, O and U. New games draw seeds that
 * fit into twelve characters; a seed of 64 bits takes eighteen.
 *
 * Two of the characters are a check: every mistake in one or two characters is noticed, and a
 * single one can be located. Reading ignores case, blanks, dashes and dots, and takes O for 0, I
 * and L for 1, and U for V.
 */
#ifndef SESSION_DEAL_CODE_H
#define SESSION_DEAL_CODE_H

#include "dreamhome/game.h"
#include "dreamhome/text.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    DEAL_CODE_SEED_BITS = 35, /* of the seeds that have a short code */
    DEAL_CODE_CAPACITY = 24,  /* bytes of any code, with the final 0 */
};

/** A seed that has a short code, made from any random number. */
uint64_t deal_code_seed(uint64_t random);

void deal_code_write(const GameOptions *options, Text *text);

/** What can be wrong with a code. */
typedef enum DealFaultKind {
    DEAL_FAULT_NONE,
    DEAL_FAULT_CHARACTER, /* `text` is in no code */
    DEAL_FAULT_LENGTH,    /* `number` characters, not 12 or 18 */
    DEAL_FAULT_GROUP,     /* probably one character of group `number`: `text` should be `right` */
    DEAL_FAULT_CHECK,     /* more than one character */
    DEAL_FAULT_VERSION,   /* a code of a later version of the game */
} DealFaultKind;

typedef struct DealFault {
    DealFaultKind kind;
    int number;
    char text[8];
    char right[8];
} DealFault;

/** Sets `options` only if the code is right; otherwise `fault` says what is wrong. */
bool deal_code_read(Word code, GameOptions *options, DealFault *fault);

#endif
