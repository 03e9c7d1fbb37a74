#include "app/ease.h"

#include "app/words/words.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

enum { CHANGES_MAX = 4 };

typedef struct Change {
    size_t field;
    int value;
    bool at_least; /* more is left alone */
} Change;

typedef struct EaseInfo {
    const char *name;
    size_t on, before; /* fields: whether it holds, and what its changes have replaced */
    Change changes[CHANGES_MAX];
    int count;
} EaseInfo;

#define FIELD(name) offsetof(Settings, name)

static const EaseInfo EASES[EASE_COUNT] = {
    [EASE_SEE] = {WORDS_MARK("Easy to see"),
                  FIELD(easy_to_see),
                  FIELD(before_see),
                  {{FIELD(text_size), 150, true},
                   {FIELD(high_contrast), 1, false},
                   {FIELD(patterns), 1, false}},
                  3},
    [EASE_HEAR] = {WORDS_MARK("Easy to hear"),
                   FIELD(easy_to_hear),
                   FIELD(before_hear),
                   {{FIELD(speech), SPEECH_ON, false},
                    {FIELD(music), 25, false},
                    {FIELD(effects), 100, false}},
                   3},
    [EASE_PRESS] = {WORDS_MARK("Easy to press"),
                    FIELD(easy_to_press),
                    FIELD(before_press),
                    {{FIELD(large_targets), 1, false},
                     {FIELD(auto_end_turn), 1, false},
                     {FIELD(drags), 0, false},
                     {FIELD(key_repeat), 0, false}},
                    4},
};

static int *number_at(Settings *settings, size_t field)
{
    return (int *)(void *)((char *)settings + field);
}

bool ease_is_on(const Settings *settings, Ease ease)
{
    return *(const int *)(const void *)((const char *)settings + EASES[ease].on);
}

/* Numbers with commas between them, so that they survive the program. */
static void apply(Settings *settings, const EaseInfo *info, char before[SETTING_WORDS_CAPACITY])
{
    size_t length = 0;
    before[0] = '\0';
    for (int i = 0; i < info->count; i++) {
        const Change *change = &info->changes[i];
        int *number = number_at(settings, change->field);
        length +=
            (size_t)snprintf(before + length, SETTING_WORDS_CAPACITY - length, "%d,", *number);
        if (!change->at_least || *number < change->value)
            *number = change->value;
    }
}

static void restore(Settings *settings, const EaseInfo *info, char before[SETTING_WORDS_CAPACITY])
{
    char *at = before, *end;
    for (int i = 0; i < info->count; i++, at = end + 1) {
        const long old = strtol(at, &end, 10);
        int *number = number_at(settings, info->changes[i].field);
        if (end == at || *end != ',')
            break; /* somebody has edited the file */
        if (*number == info->changes[i].value && old >= 0 && old <= 250)
            *number = (int)old;
    }
    before[0] = '\0';
}

void ease_set(Settings *settings, Ease ease, bool on)
{
    const EaseInfo *info = &EASES[ease];
    char *before = (char *)settings + info->before;
    if (ease_is_on(settings, ease) == on)
        return;
    if (on)
        apply(settings, info, before);
    else
        restore(settings, info, before);
    *number_at(settings, info->on) = on;
}

const char *ease_name(Ease ease)
{
    return EASES[ease].name;
}
