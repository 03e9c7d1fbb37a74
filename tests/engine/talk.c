#include "talk.h"

#include "testing.h"

#include "dreamhome/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int talk_setup(void **state)
{
    Talk *talk = malloc(sizeof *talk);
    assert_non_null(talk);
    engine_init(&talk->engine);
    *state = talk;
    return 0;
}

int talk_teardown(void **state)
{
    free(*state);
    return 0;
}

static void check_form(const Text *answer)
{
    const char *data = answer->data;
    assert_false(answer->cut);
    assert_int_equal(strlen(data), answer->length);
    assert_true(data[0] == '=' || data[0] == '?');
    assert_int_equal(data[1], ' ');
    assert_ptr_equal(strstr(data, "\n\n"), data + answer->length - 2);
}

const char *talk_raw(Talk *talk, const char *line)
{
    Text answer = text_on(talk->buffer, sizeof talk->buffer);
    assert_int_not_equal(engine_answer(&talk->engine, word_of(line), &answer), ENGINE_SILENT);
    check_form(&answer);
    return talk->buffer;
}

const char *talk_ask(Talk *talk, const char *line)
{
    const char *answer = talk_raw(talk, line);
    if (answer[0] != '=')
        fail_msg("'%s' was refused: %s", line, answer);
    talk->buffer[strlen(answer) - 2] = '\0';
    return answer + 2;
}

/* All of an engine that a player could notice, undone moves included. */
static uint64_t fingerprint(const Engine *engine)
{
    const Match *match = &engine->match;
    return game_hash(&match->game) ^ (uint64_t)match->known_moves << 32 ^
           (uint64_t)match->record.move_count << 40 ^ match->record.options.seed;
}

void talk_refused(Talk *talk, const char *line, const char *reason)
{
    const uint64_t before = fingerprint(&talk->engine);
    const char *answer = talk_raw(talk, line);
    const size_t length = strlen(answer);
    if (answer[0] != '?' || !strstr(answer, reason))
        fail_msg("'%s' should be refused with '%s', not: %s", line, reason, answer);
    assert_true(length > 8);
    assert_null(memchr(answer, '\n', length - 2));
    assert_true(fingerprint(&talk->engine) == before);
}

void talk_expect(Talk *talk, const char *line, const char *answer)
{
    assert_string_equal(talk_ask(talk, line), answer);
}

bool talk_play_any(Talk *talk, Rng *rng)
{
    MoveList moves;
    char line[80] = "play ";
    game_moves(&talk->engine.match.game, &moves);
    if (!moves.count)
        return false;
    Text text = text_on(line + 5, sizeof line - 5);
    notation_write_move(&text, &moves.items[rng_below(rng, (uint32_t)moves.count)]);
    talk_expect(talk, line, "");
    return true;
}

void talk_play_to(Talk *talk, const char *arguments, Phase phase)
{
    for (int seed = 1; seed < 200; seed++) {
        char line[120];
        Rng rng = rng_seeded((uint64_t)seed);
        snprintf(line, sizeof line, "new seed=%d %s", seed, arguments);
        talk_expect(talk, line, "");
        do {
            if (talk->engine.match.game.phase == phase)
                return;
        } while (talk_play_any(talk, &rng));
    }
    fail_msg("no game reaches phase %d", (int)phase);
}
