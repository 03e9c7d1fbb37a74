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

#endif
