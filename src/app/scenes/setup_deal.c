/* The deal of the setup screen: by chance, or by a code that brings its options along. */
#include "app/scenes/setup.h"

#include "session/deal_code.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* The options that the family plays by now, with a seed. */
static GameOptions options_of(const Setup *setup, uint64_t seed)
{
    Record record;
    family_start(&setup->family, seed, "", &record);
    return record.options;
}

static void take_options(Setup *setup, const GameOptions *options)
{
    Family *family = &setup->family;
    family->count = options->players;
    family->first = options->first;
    family->edition = options->edition;
    family->discard = options->discard;
    family->car = options->car;
    family->gaps = options->gaps;
}

/* A plain number is a seed and brings nothing along; all else must be a code. */
static bool read_deal(Setup *setup, Complaint *complaint)
{
    const Word typed = word_trimmed(word_of(setup->seed));
    GameOptions options;
    complaint->words[0] = '\0';
    setup->deal_kind = DEAL_BY_CHANCE;
    if (!typed.length)
        return true;
    setup->deal_kind = DEAL_NUMBER;
    if (word_number(typed, &setup->deal_seed))
        return true;
    setup->deal_kind = DEAL_CODE;
    if (!deal_code_read(typed, &options, complaint)) {
        setup->deal_kind = DEAL_BY_CHANCE;
        return false;
    }
    setup->deal_seed = options.seed;
    take_options(setup, &options);
    return true;
}

void setup_type_deal(Setup *setup)
{
    Complaint ignored; /* who is still typing has made no mistake yet */
    setup->complaint.words[0] = '\0';
    read_deal(setup, &ignored);
}

bool setup_take_deal(Setup *setup)
{
    return read_deal(setup, &setup->complaint);
}

void setup_follow_deal(Setup *setup)
{
    if (setup->deal_kind != DEAL_CODE)
        return;
    const GameOptions options = options_of(setup, setup->deal_seed);
    Text text = text_on(setup->seed, sizeof setup->seed);
    deal_code_write(&options, &text);
}

uint64_t setup_deal_seed(const Setup *setup)
{
    if (setup->deal_kind != DEAL_BY_CHANCE)
        return setup->deal_seed;
    return deal_code_seed((uint64_t)time(NULL) << 20 ^ SDL_GetPerformanceCounter());
}

void setup_complaint(const Setup *setup, const App *app, char *words, size_t capacity)
{
    words[0] = '\0';
    if (setup->complaint.words[0])
        snprintf(words, capacity, tr(app->words, "This is no deal code: %s."),
                 setup->complaint.words);
}
