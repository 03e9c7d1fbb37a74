#include "engine/commands.h"

#include "ai/hints.h"
#include "dreamhome/notation.h"
#include "session/think.h"

#include <assert.h>
#include <stdlib.h>

enum {
    ANALYZE_MS_MAX = 60000,
    SETTLING_SHARE = 8, /* of all playouts so far, the part that each of the best meets again */
};

static bool read_level(Word word, Level *level, Complaint *complaint)
{
    for (*level = LEVEL_PERSON + 1; *level < LEVEL_COUNT; (*level)++) {
        if (word_is(word, LEVEL_KEYS[*level]))
            return true;
    }
    return complain(complaint, "", word, " is not a level: kid, easy, normal, hard or expert");
}

static bool check_running(const Engine *engine, Complaint *complaint)
{
    return engine->match.game.phase != PHASE_OVER || command_refuse(complaint, "the game is over");
}

static bool is_past(void *data)
{
    return deadline_is_past(*(const Deadline *)data);
}

/* Without a seed the same position of the same game gets the same answer. */
static uint64_t default_seed(const Engine *engine)
{
    const Record *record = &engine->match.record;
    return search_seed(record->options.seed, (uint64_t)record->move_count);
}

static bool read_genmove(Word arguments, SearchSettings *settings, Complaint *complaint)
{
    Word level, seed, more;
    if (!word_next(&arguments, &level))
        return command_refuse(complaint, "a level is missing");
    if (!read_level(level, &settings->level, complaint))
        return false;
    if (word_next(&arguments, &seed) && !word_number(seed, &settings->seed))
        return complain(complaint, "", seed, " is not a seed, 0 to 2^64 - 1");
    if (word_next(&arguments, &more))
        return complain(complaint, "", more, " is one argument too many");
    return true;
}

bool command_genmove(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    SearchSettings settings = {.seed = default_seed(engine)};
    if (!read_genmove(arguments, &settings, complaint) || !check_running(engine, complaint))
        return false;
    Search *search = malloc(sizeof *search);
    if (!search)
        abort();
    Deadline deadline = deadline_in(LEVEL_INFO[settings.level].milliseconds);
    think_decide(search, &engine->match.game, settings, (Stop){is_past, &deadline});
    const Move move = search_plan(search)->moves[0];
    free(search);
    RuleError error = match_play(&engine->match, &move, NULL);
    assert(!error);
    (void)error;
    notation_write_move(answer, &move);
    return true;
}

/* A number with `digits` decimals. */
static void write_decimal(Text *text, double number, int digits)
{
    int64_t unit = 1;
    for (int i = 0; i < digits; i++)
        unit *= 10;
    const double scaled = number * (double)unit;
    const int64_t whole = (int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    const uint64_t size = (uint64_t)(whole < 0 ? -whole : whole);
    if (whole < 0)
        text_add_char(text, '-');
    text_add_number(text, size / (uint64_t)unit);
    text_add_char(text, '.');
    for (uint64_t part = (uint64_t)unit / 10; part; part /= 10)
        text_add_char(text, (char)('0' + size / part % 10));
}

static void write_hints(const HintList *hints, Text *answer)
{
    const size_t start = answer->length;
    for (int i = 0; i < hints->count; i++) {
        command_next_line(answer, start);
        notation_write_move(answer, &hints->items[i].plan.moves[0]);
        text_add_char(answer, ' ');
        write_decimal(answer, hints->items[i].win_rate, 3);
        text_add_char(answer, ' ');
        write_decimal(answer, hints->items[i].margin, 2);
    }
}

/* Looks at every legal move, again and again, until half of the time is over. The other half goes
 * to those that stand first, so that none is called best for its luck. */
static void analyze(Search *search, const Game *game, uint64_t seed, int milliseconds)
{
    const int playouts = LEVEL_INFO[LEVEL_EXPERT].playouts;
    const SearchSettings settings = {.level = LEVEL_EXPERT, .seed = seed, .analyze = true};
    Deadline half = deadline_in((milliseconds + 1) / 2);
    Deadline whole = deadline_in(milliseconds);
    const Stop stop = {is_past, &whole};
    think_decide(search, game, settings, (Stop){is_past, &half});
    int passes = 1;
    for (; !deadline_is_past(half) && !search->exact; passes++) {
        search_again(search, playouts);
        think_finish(search, (Stop){is_past, &half});
    }
    while (search_settle(search, passes * playouts / SETTLING_SHARE))
        think_finish(search, stop);
}

bool command_analyze(Engine *engine, Word arguments, Text *answer, Complaint *complaint)
{
    typedef struct Analysis {
        Search search;
        HintList hints;
    } Analysis;
    uint64_t milliseconds;
    if (!word_number(arguments, &milliseconds) || !milliseconds || milliseconds > ANALYZE_MS_MAX)
        return complain(complaint, "", arguments, " is not a time from 1 to 60000 milliseconds");
    if (!check_running(engine, complaint))
        return false;
    Analysis *analysis = malloc(sizeof *analysis);
    if (!analysis)
        abort();
    analyze(&analysis->search, &engine->match.game, default_seed(engine), (int)milliseconds);
    hints_list(&analysis->search, &analysis->hints);
    write_hints(&analysis->hints, answer);
    free(analysis);
    return true;
}
