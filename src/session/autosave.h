/**
 * The running match on disk, so that nothing is ever lost.
 *
 * A match is kept in one file of the data folder, `running.dreamhome`, which after every call here
 * holds exactly the record that was given, down to the disk. The moves are appended and cut line
 * by line; everything else is replaced whole. A match that makes way for another goes to the
 * folder of matches (filing.h), unless not a single move was made in it. Every few moves a second
 * copy is kept, for the day when a disk damages the first.
 *
 * A disk that is full, read-only or gone does not stop the game: the failure is told once, by the
 * call that meets it, the record waits here in memory, and every later call tries to write it
 * whole. `failing` says how it stands. Nothing is written that does not read back as the same
 * match.
 *
 * Each running copy of the program has a slot of its own, guarded by a lock: the first uses
 * running.dreamhome, the next running-2.dreamhome. A slot whose match cannot be read now is passed
 * over in the same way. What a copy that is gone has left in another slot is filed among the
 * matches at the next start.
 *
 * An Autosave owns its lock from open to close and nothing else.
 */
#ifndef SESSION_AUTOSAVE_H
#define SESSION_AUTOSAVE_H

#include "dreamhome/record.h"
#include "session/error.h"
#include "session/file.h"

#include <stdbool.h>
#include <stddef.h>

enum { AUTOSAVE_SLOTS = 8, AUTOSAVE_BACKUP_MOVES = 8 };

typedef struct Autosave {
    char data[FILE_PATH_CAPACITY];
    char path[FILE_PATH_CAPACITY];   /* of the running record */
    char backup[FILE_PATH_CAPACITY]; /* of its second copy */
    FileLock lock;
    int slot;     /* from 1; 0 while none could be had */
    bool running; /* there is a match, and `record` is it */
    bool ours;    /* what lies at `path` is this match and no other */
    bool failing; /* `record` is not on the disk, and the players have been told */
    Record record;
    int backup_moves;                /* that the second copy holds; never more than there are */
    char text[RECORD_TEXT_CAPACITY]; /* what lies at `path`, if it is ours and not failing */
    size_t length;
} Autosave;

typedef enum RecoverySource {
    RECOVERY_NONE,    /* there is nothing to continue */
    RECOVERY_RUNNING, /* the match as it was left */
    RECOVERY_BACKUP,  /* its second copy, a few moves older, since the first is lost or damaged */
    RECOVERY_EARLIER, /* an unfinished one among the matches, since there is no running one */
} RecoverySource;

typedef struct Recovery {
    RecoverySource source;
    Record record;                    /* to continue, unless there is nothing */
    bool cut;                         /* a last line cut short was dropped */
    char damaged[FILE_NAME_CAPACITY]; /* what a damaged record is called now, or empty */
    Error damage;                     /* what was wrong with it */
    bool unreadable;                  /* a match could not be read now, and was left where it is */
    Error trouble;                    /* why */
} Recovery;

/**
 * Takes a slot in the folder `data`, which is made if need be. False tells the one time that
 * nothing can be saved now; the Autosave works all the same, and must be closed.
 */
bool autosave_open(Autosave *autosave, const char *data, Error *error);

/** Tries once more what could not be saved, and gives the slot back. The match stays on disk. */
void autosave_close(Autosave *autosave);

/**
 * Finds the match to continue. Once after opening. Never fails: what is damaged is set aside under
 * a name that is told, and what came before it is found instead. What cannot be read now (it
 * belongs to another user, the disk has a bad day) is left where it is, and told; play goes on in
 * another slot.
 *
 * The game of the record may be over: the program ended before autosave_finish.
 */
void autosave_recover(Autosave *autosave, Recovery *recovery);

/**
 * Makes `record` the running match, new or with moves; the one before is filed. If it is the
 * running match already, nothing happens.
 */
bool autosave_begin(Autosave *autosave, const Record *record, Error *error);

/** Makes the file what the record of the running match is now: after every move, undo and redo. */
bool autosave_update(Autosave *autosave, const Record *record, Error *error);

/** Files the running match; there is none afterwards. */
bool autosave_finish(Autosave *autosave, const Record *record, Error *error);

#endif
