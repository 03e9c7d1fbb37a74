/**
 * The command line of the game.
 */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include "app/app.h"

typedef enum OptionsAnswer {
    OPTIONS_RUN,  /* start the game */
    OPTIONS_DONE, /* the question was answered on standard output */
    OPTIONS_WRONG /* one sentence went to standard error */
} OptionsAnswer;

OptionsAnswer options_read(Launch *launch, int argc, char **argv);

#endif
