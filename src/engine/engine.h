/**
 * The text protocol of NOTATION.md: one command in, one answer out, one game between them.
 *
 * The engine reads no input and prints nothing itself; the caller owns both texts.
 */
#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include "dreamhome/text.h"
#include "session/match.h"

typedef struct Engine {
    Match match;
} Engine;

typedef enum EngineStep {
    ENGINE_SILENT, /* a blank line or a comment: no answer */
    ENGINE_ANSWERED,
    ENGINE_QUIT, /* answered, and to be ended */
} EngineStep;

enum {
    ENGINE_LINE_CAPACITY = 8192,   /* longest command, with room for its end */
    ENGINE_ANSWER_CAPACITY = 65536 /* longer than any answer */
};

/** Starts the game of the defaults. */
void engine_init(Engine *engine);

/** Carries out one line (without its line end) and appends the whole answer to `answer`. */
EngineStep engine_answer(Engine *engine, Word line, Text *answer);

/** Appends the answer to a command that cannot be carried out. */
void engine_refuse(Text *answer, const char *words);

#endif
