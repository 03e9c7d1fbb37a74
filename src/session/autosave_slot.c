#include "session/autosave_slot.h"

#include "session/filing.h"

#include <stdio.h>

static bool slot_path(const Autosave *autosave, int slot, const char *ending, char *path,
                      Error *error)
{
    char name[64];
    if (slot == 1)
        snprintf(name, sizeof name, "running%s", ending);
    else
        snprintf(name, sizeof name, "running-%d%s", slot, ending);
    return file_path(path, autosave->data, name, error);
}

bool slot_lock(const Autosave *autosave, int slot, FileLock *lock, bool *busy, Error *error)
{
    char path[FILE_PATH_CAPACITY];
    *busy = false;
    return slot_path(autosave, slot, ".lock", path, error) && file_lock(lock, path, busy, error);
}

bool slot_name(Autosave *autosave, int slot, Error *error)
{
    return slot_path(autosave, slot, FILING_ENDING, autosave->path, error) &&
           slot_path(autosave, slot, "-backup" FILING_ENDING, autosave->backup, error);
}

/* The first slot from `first` on that can be had: not those of other copies of the program, nor one
 * that belongs to another user. Where there cannot be locks at all, on a disk that cannot be
 * written, the path is that of the first slot, to be read at least. */
static bool find_slot(Autosave *autosave, int first, Error *error)
{
    bool all_busy = true;
    Error trouble = {0}; /* the first one tells most */
    for (int slot = first; slot <= AUTOSAVE_SLOTS; slot++) {
        bool busy;
        if (!slot_name(autosave, slot, error))
            return false;
        if (slot_lock(autosave, slot, &autosave->lock, &busy, error)) {
            autosave->slot = slot;
            return true;
        }
        if (all_busy && !busy)
            trouble = *error;
        all_busy = all_busy && busy;
    }
    if (all_busy) {
        autosave->path[0] = '\0';
        return false;
    }
    slot_name(autosave, 1, error);
    *error = trouble;
    return false;
}

/* Somebody may have removed the whole folder, and the lock with it. */
static bool has_slot(const Autosave *autosave)
{
    Error ignored; /* a lock that cannot be looked at now is still ours */
    FileStamp stamp;
    char path[FILE_PATH_CAPACITY];
    return autosave->slot && slot_path(autosave, autosave->slot, ".lock", path, &ignored) &&
           file_look(path, &stamp, &ignored) != FILE_MISSING;
}

static void leave_slot(Autosave *autosave)
{
    file_unlock(&autosave->lock);
    autosave->slot = 0;
    autosave->ours = false;
}

bool slot_take(Autosave *autosave, Error *error)
{
    if (has_slot(autosave))
        return true;
    leave_slot(autosave);
    return slot_name(autosave, 1, error) && file_make_directory(autosave->data, error) &&
           find_slot(autosave, 1, error);
}

bool slot_take_next(Autosave *autosave, Error *error)
{
    const int next = autosave->slot + 1;
    leave_slot(autosave);
    return find_slot(autosave, next, error);
}
