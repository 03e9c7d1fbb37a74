/**
 * A conversation with the engine, for tests: one line in, one answer out.
 *
 * Returned answers are borrowed from the conversation until its next line.
 */
#ifndef ENGINE_TALK_H
#define ENGINE_TALK_H

#include "engine/engine.h"

#include <stdbool.h>

typedef struct Talk {
    Engine engine;
    char buffer[ENGINE_ANSWER_CAPACITY];
} Talk;

/** cmocka fixtures: the conversation is the test's state. */
int talk_setup(void **state);
int talk_teardown(void **state);
#define TALK(test) cmocka_unit_test_setup_teardown(test, talk_setup, talk_teardown)

/** The whole answer, with its blank line. */
const char *talk_raw(Talk *talk, const char *line);

/** The words of an answer that must be a success. */
const char *talk_ask(Talk *talk, const char *line);

/** Fails the test unless the line is refused, naming `reason`, and changes nothing. */
void talk_refused(Talk *talk, const char *line, const char *reason);

/** Fails the test unless the answer to the line is `= answer`. */
void talk_expect(Talk *talk, const char *line, const char *answer);

/** Plays one random legal move; false when the game is over. */
bool talk_play_any(Talk *talk, Rng *rng);

/** Plays random games from rising seeds until the phase is reached. */
void talk_play_to(Talk *talk, const char *arguments, Phase phase);

#endif
