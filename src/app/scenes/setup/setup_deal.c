/* The deal of the setup screen: by chance, or by a code that brings its options along. */
#include "app/app.h"
#include "app/scenes/setup/setup.h"

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
static bool read_deal(Setup *setup, DealFault *fault)
{
    const Word typed = word_trimmed(word_of(setup->seed));
    GameOptions options;
    fault->kind = DEAL_FAULT_NONE;
    setup->deal_kind = DEAL_BY_CHANCE;
    if (!typed.length)
        return true;
    setup->deal_kind = DEAL_NUMBER;
    if (word_number(typed, &setup->deal_seed))
        return true;
    setup->deal_kind = DEAL_CODE;
    if (!deal_code_read(typed, &options, fault)) {
        setup->deal_kind = DEAL_BY_CHANCE;
        return false;
    }
    setup->deal_seed = options.seed;
    take_options(setup, &options);
    return true;
}

void setup_type_deal(Setup *setup)
{
    DealFault ignored; /* who is still typing has made no mistake yet */
    setup->fault.kind = DEAL_FAULT_NONE;
    read_deal(setup, &ignored);
}

bool setup_take_deal(Setup *setup)
{
    return read_deal(setup, &setup->fault);
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
    const DealFault *fault = &setup->fault;
    switch (fault->kind) {
    case DEAL_FAULT_NONE:
        words[0] = '\0';
        break;
    case DEAL_FAULT_CHARACTER:
        snprintf(words, capacity, tr(app->words, "“%s” can’t be part of a deal code."),
                 fault->text);
        break;
    case DEAL_FAULT_LENGTH:
        snprintf(words, capacity,
                 tr(app->words, "A deal code has 12 or 18 letters and digits; this one has %d."),
                 fault->number);
        break;
    case DEAL_FAULT_GROUP:
        snprintf(
            words, capacity,
            tr(app->words, "That isn’t a valid deal code. Should group %d be %s instead of %s?"),
            fault->number, fault->right, fault->text);
        break;
    case DEAL_FAULT_CHECK:
        snprintf(words, capacity, "%s",
                 tr(app->words, "That isn’t a valid deal code: more than one character is wrong."));
        break;
    case DEAL_FAULT_VERSION:
        snprintf(words, capacity, "%s",
                 tr(app->words, "This deal code is from a newer version of the game."));
        break;
    }
}
