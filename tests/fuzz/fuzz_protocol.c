/* Fuzz target: any bytes, as lines, through the engine protocol.
 *
 * Every answer must have the form of the notation, and a refused line must change nothing. Lines
 * that touch files or think by the clock are left out. */
#include "engine/engine.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void demand(bool holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "fuzz_protocol: %s\n", what);
        abort();
    }
}

static bool is_left_out(Word line)
{
    static const char *const COMMANDS[] = {"load", "save", "genmove", "analyze"};
    Word name;
    if (!word_next(&line, &name))
        return false;
    for (size_t i = 0; i < sizeof COMMANDS / sizeof COMMANDS[0]; i++) {
        if (word_is(name, COMMANDS[i]))
            return true;
    }
    return false;
}

static void check_answer(EngineStep step, const Text *answer)
{
    const char *data = answer->data;
    if (step == ENGINE_SILENT) {
        demand(answer->length == 0, "a silent line has an answer");
        return;
    }
    demand(!answer->cut && strlen(data) == answer->length, "the answer is cut");
    demand((data[0] == '=' || data[0] == '?') && data[1] == ' ', "the answer begins wrongly");
    demand(strstr(data, "\n\n") == data + answer->length - 2, "the answer ends wrongly");
}

static bool talk(Engine *engine, Word line)
{
    static char buffer[ENGINE_ANSWER_CAPACITY];
    Text answer = text_on(buffer, sizeof buffer);
    const uint64_t before = game_hash(&engine->match.game);
    const int known = engine->match.known_moves;
    const EngineStep step = engine_answer(engine, line, &answer);
    check_answer(step, &answer);
    if (step == ENGINE_SILENT || buffer[0] == '?') {
        demand(game_hash(&engine->match.game) == before, "a refused line changed the game");
        demand(engine->match.known_moves == known, "a refused line changed the moves");
    }
    return step != ENGINE_QUIT;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Engine engine;
    Word rest = {.at = (const char *)data, .length = size};
    engine_init(&engine);
    while (rest.length) {
        const Word line = word_until(&rest, '\n');
        if (!is_left_out(line) && !talk(&engine, line))
            break;
    }
    return 0;
}
