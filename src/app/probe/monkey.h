/**
 * A monkey at the table: random input of every kind, the same for the same seed.
 *
 * After each input the match and what the table shows of it must be a position of the rules; the
 * monkey aborts the program when they are not.
 */
#ifndef APP_MONKEY_H
#define APP_MONKEY_H

#include "dreamhome/rng.h"

typedef struct App App;

typedef struct Monkey {
    Rng rng;
    int left; /* inputs still to come */
} Monkey;

/** Does as much as fits between two frames. */
void monkey_step(Monkey *monkey, App *app);

#endif
