#include "app/family/tips.h"

#include "session/file.h"

#include <string.h>

enum { TIPS_TEXT_CAPACITY = TIP_PEOPLE_MAX * (NAME_CAPACITY + 128) };

static const char *const KEYS[TIP_COUNT] = {
    [TIP_ROOF] = "roof",         [TIP_DECOR] = "decor",
    [TIP_TOOL] = "tool",         [TIP_JACKHAMMER] = "jackhammer",
    [TIP_QUESTION] = "question", [TIP_SCAFFOLDING] = "scaffolding",
    [TIP_HELPER] = "helper",     [TIP_DESIGNER] = "designer",
    [TIP_GARAGE] = "garage",     [TIP_EMPTY] = "empty",
    [TIP_MARKER] = "marker",
};

static int find(const TipMemory *memory, const char *name)
{
    for (int i = 0; i < memory->count; i++) {
        if (strcmp(memory->people[i].name, name) == 0)
            return i;
    }
    return -1;
}

static void forget(TipMemory *memory, int at)
{
    memory->count--;
    memmove(&memory->people[at], &memory->people[at + 1],
            (size_t)(memory->count - at) * sizeof memory->people[0]);
}

static void add(TipMemory *memory, const char *name, uint32_t known)
{
    if (memory->count == TIP_PEOPLE_MAX)
        forget(memory, 0);
    Text text = text_on(memory->people[memory->count].name, NAME_CAPACITY);
    text_add(&text, name);
    memory->people[memory->count++].known = known;
}

bool tips_knows(const TipMemory *memory, const char *name, TipId tip)
{
    const int at = find(memory, name);
    return at >= 0 && (memory->people[at].known >> tip & 1);
}

void tips_learn(TipMemory *memory, const char *name, TipId tip)
{
    const int at = find(memory, name);
    uint32_t known = 1u << tip;
    if (at >= 0) {
        known |= memory->people[at].known;
        forget(memory, at);
    }
    add(memory, name, known);
}

/* ---- on disk ---- */

static uint32_t read_keys(Word keys)
{
    uint32_t known = 0;
    while (keys.length) {
        const Word key = word_until(&keys, ',');
        for (int tip = 0; tip < TIP_COUNT; tip++) {
            if (word_is(key, KEYS[tip]))
                known |= 1u << tip;
        }
    }
    return known;
}

static void read_line(TipMemory *memory, Word line)
{
    char name[NAME_CAPACITY];
    const uint32_t known = read_keys(word_until(&line, ' '));
    if (!known || !line.length || line.length >= NAME_CAPACITY || !word_is_clean_utf8(line))
        return;
    Text text = text_on(name, sizeof name);
    text_add_word(&text, line);
    if (find(memory, name) < 0)
        add(memory, name, known);
}

bool tips_load(TipMemory *memory, const char *path)
{
    char buffer[TIPS_TEXT_CAPACITY];
    size_t length;
    Error error;
    memory->count = 0;
    if (!file_read(path, buffer, sizeof buffer, &length, &error))
        return error.reason == ERROR_MISSING || error.reason == ERROR_DAMAGED;
    Word rest = {.at = buffer, .length = length};
    while (rest.length)
        read_line(memory, word_until(&rest, '\n'));
    return true;
}

bool tips_save(const TipMemory *memory, const char *path, Error *error)
{
    char buffer[TIPS_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    for (int i = 0; i < memory->count; i++) {
        const char *before = "";
        for (int tip = 0; tip < TIP_COUNT; tip++) {
            if (!(memory->people[i].known >> tip & 1))
                continue;
            text_add(&text, before);
            text_add(&text, KEYS[tip]);
            before = ",";
        }
        text_add_char(&text, ' ');
        text_add(&text, memory->people[i].name);
        text_add_char(&text, '\n');
    }
    return file_write(path, text.data, text.length, error);
}
