#include "autosaving.h"

#include "testing.h"

#include <stdlib.h>

void expect_on_disk(const Folder *folder, const char *name, const Record *record)
{
    char text[RECORD_TEXT_CAPACITY];
    char read[FOLDER_TEXT];
    sample_text(record, text);
    folder_read(folder, name, read);
    assert_string_equal(read, text);
}

void expect_same(const Record *one, const Record *other)
{
    char texts[2][RECORD_TEXT_CAPACITY];
    sample_text(one, texts[0]);
    sample_text(other, texts[1]);
    assert_string_equal(texts[0], texts[1]);
}

void open_in(Autosave *autosave, const Folder *folder)
{
    Error error;
    assert_true(autosave_open(autosave, folder->path, &error));
}

void start_again(const Folder *folder, Recovery *recovery)
{
    Autosave autosave;
    open_in(&autosave, folder);
    autosave_recover(&autosave, recovery);
    autosave_close(&autosave);
}

void begin_sample(Autosave *autosave, Match *match, uint64_t seed, int moves)
{
    Error error;
    sample_match(match, seed, moves);
    assert_true(autosave_begin(autosave, &match->record, &error));
}

void play_any(Match *match)
{
    MoveList list;
    game_moves(&match->game, &list);
    assert_int_equal(match_play(match, &list.items[0], NULL), RULE_OK);
}

int saving_setup(void **state)
{
    void *folder;
    Saving *saving = calloc(1, sizeof *saving);
    if (!saving || folder_setup(&folder) != 0)
        return -1;
    saving->folder = folder;
    open_in(&saving->autosave, saving->folder);
    *state = saving;
    return 0;
}

int saving_teardown(void **state)
{
    Saving *saving = *state;
    void *folder = saving->folder;
    autosave_close(&saving->autosave);
    free(saving);
    return folder_teardown(&folder);
}

void saving_begin(Saving *saving, uint64_t seed, int moves)
{
    begin_sample(&saving->autosave, &saving->match, seed, moves);
}

void saving_update(Saving *saving)
{
    Error error;
    assert_true(autosave_update(&saving->autosave, &saving->match.record, &error));
    expect_on_disk(saving->folder, RUNNING, &saving->match.record);
}

void saving_finish(Saving *saving, const Record *record)
{
    Error error;
    assert_true(autosave_finish(&saving->autosave, record, &error));
}

void saving_restart(Saving *saving)
{
    autosave_close(&saving->autosave);
    open_in(&saving->autosave, saving->folder);
    autosave_recover(&saving->autosave, &saving->recovery);
}

int saving_filed(const Saving *saving)
{
    return folder_count(saving->folder, "matches", "", "");
}
