/* Fuzz target: any bytes as a record. What is read must be written, and read again, as the same
 * game; what is refused must be refused with a line. */
#include "dreamhome/record.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void demand(bool holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "fuzz_record: %s\n", what);
        abort();
    }
}

static uint64_t hash_of(const Record *record)
{
    Game game;
    record_replay(record, record->move_count, &game);
    return game_hash(&game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char texts[2][RECORD_TEXT_CAPACITY];
    Record record, again;
    Complaint complaint = {{0}};
    if (!record_parse((Word){.at = (const char *)data, .length = size}, &record, &complaint)) {
        demand(strncmp(complaint.words, "line ", 5) == 0, "a refusal names no line");
        return 0;
    }
    Text text = text_on(texts[0], sizeof texts[0]);
    record_write(&record, &text);
    demand(record_parse((Word){.at = text.data, .length = text.length}, &again, &complaint),
           "a written record cannot be read");
    demand(hash_of(&record) == hash_of(&again), "a written record is another game");
    text = text_on(texts[1], sizeof texts[1]);
    record_write(&again, &text);
    demand(strcmp(texts[0], texts[1]) == 0, "a record is written in two ways");
    return 0;
}
