#include "app/words/running_names.h"

#include "app/words/names.h"

#include <stdint.h>
#include <stdio.h>

/* The small letter of a capital of the Latin and Cyrillic alphabets that have two bytes in UTF-8.
 * Capitals from U+0139 to U+0148 and from U+0179 on are odd, others of their block even. */
static uint32_t small_letter(uint32_t letter)
{
    const bool odd = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17e);
    if ((letter >= 0xc0 && letter <= 0xde && letter != 0xd7) ||
        (letter >= 0x410 && letter <= 0x42f))
        return letter + 0x20;
    if (letter >= 0x100 && letter <= 0x17e)
        return letter % 2 == (odd ? 1 : 0) ? letter + 1 : letter;
    if (letter >= 0x400 && letter <= 0x40f)
        return letter + 0x50;
    return letter;
}

static void begin_small(char *name)
{
    const uint32_t first = (unsigned char)name[0], second = (unsigned char)name[1];
    if (first >= 'A' && first <= 'Z') {
        name[0] = (char)(first - 'A' + 'a');
    } else if (first >= 0xc3 && first <= 0xdf && second) {
        const uint32_t letter = small_letter((first & 0x1f) << 6 | (second & 0x3f));
        name[0] = (char)(0xc0 | letter >> 6);
        name[1] = (char)(0x80 | (letter & 0x3f));
    }
}

void begin_large(char *sentence)
{
    const uint32_t first = (unsigned char)sentence[0], second = (unsigned char)sentence[1];
    if (first >= 'a' && first <= 'z')
        sentence[0] = (char)(first - 'a' + 'A');
    if (first < 0xc3 || first > 0xd1 || !second)
        return;
    const uint32_t letter = (first & 0x1f) << 6 | (second & 0x3f);
    for (uint32_t large = 0xc0; large < letter; large++) {
        if (small_letter(large) == letter) {
            sentence[0] = (char)(0xc0 | large >> 6);
            sentence[1] = (char)(0x80 | (large & 0x3f));
            return;
        }
    }
}

/* Not every language writes nouns small: the catalogue shows how it does it. */
static bool nouns_are_small(const Words *words)
{
    /* words: as it is written in the middle of a sentence; all rooms and décor follow it */
    const char *sample = tr(words, WORDS_IN("in a sentence", "living room"));
    RunningName small;
    snprintf(small.words, sizeof small.words, "%s", sample);
    begin_small(small.words);
    return small.words[0] == sample[0] && small.words[1] == sample[1];
}

RunningName running_name(const Words *words, const char *name)
{
    RunningName running;
    snprintf(running.words, sizeof running.words, "%s", tr(words, name));
    if (nouns_are_small(words))
        begin_small(running.words);
    return running;
}

RunningName running_room(const Words *words, RoomType type)
{
    return running_name(words, name_of_room(type));
}

RunningName running_resource(const Words *words, ResourceType type)
{
    const ResourceKind kind = RESOURCE_INFO[type].kind;
    RunningName card;
    if (kind != RESOURCE_KIND_TOOL && kind != RESOURCE_KIND_HELPER)
        return running_name(words, name_of_resource(type));
    snprintf(card.words, sizeof card.words, "%s", tr(words, name_of_resource(type)));
    return card;
}
