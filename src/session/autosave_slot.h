/**
 * The slots of autosave.h: one for each running copy of the program. Private to the autosave.
 */
#ifndef SESSION_AUTOSAVE_SLOT_H
#define SESSION_AUTOSAVE_SLOT_H

#include "session/autosave.h"

/** Makes `path` and `backup` those of a slot. */
bool slot_name(Autosave *autosave, int slot, Error *error);

/** Locks a slot, whoever it is for; `*busy` tells that another copy of the program has it. */
bool slot_lock(const Autosave *autosave, int slot, FileLock *lock, bool *busy, Error *error);

/** Makes sure of a slot: the one we have, or the first that can be had. */
bool slot_take(Autosave *autosave, Error *error);

/** Leaves the slot for one behind it. */
bool slot_take_next(Autosave *autosave, Error *error);

#endif
