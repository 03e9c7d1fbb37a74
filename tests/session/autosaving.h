/**
 * A running match on disk, and what should lie there.
 */
#ifndef SESSION_AUTOSAVING_H
#define SESSION_AUTOSAVING_H

#include "folder.h"
#include "sample.h"

#include "session/autosave.h"

#define RUNNING "running.dreamhome"
#define BACKUP  "running-backup.dreamhome"

/** The file holds exactly this record. */
void expect_on_disk(const Folder *folder, const char *name, const Record *record);

void expect_same(const Record *one, const Record *other);

void open_in(Autosave *autosave, const Folder *folder);

/** What a new start finds. */
void start_again(const Folder *folder, Recovery *recovery);

/** Makes a sample the running match. */
void begin_sample(Autosave *autosave, Match *match, uint64_t seed, int moves);

/** Plays the first legal move. */
void play_any(Match *match);

/* ---- the life of one match: for cmocka, `*state` is a Saving in a folder of its own ---- */

typedef struct Saving {
    Folder *folder;
    Autosave autosave; /* open */
    Match match;
    Recovery recovery; /* what the last start has found */
} Saving;

int saving_setup(void **state);
int saving_teardown(void **state);

#define SAVING(test) cmocka_unit_test_setup_teardown(test, saving_setup, saving_teardown)

/** Makes a sample the running match. */
void saving_begin(Saving *saving, uint64_t seed, int moves);

/** Brings the disk up to date with the match, which must lie there then. */
void saving_update(Saving *saving);

/** Files the match, as it was played or as it was found. */
void saving_finish(Saving *saving, const Record *record);

/** Ends the program and starts it again. */
void saving_restart(Saving *saving);

/** How many matches are filed. */
int saving_filed(const Saving *saving);

#endif
