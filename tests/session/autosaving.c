#include "autosaving.h"

#include "testing.h"

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
