#include "session/autosave.h"

#include "session/filing.h"
#include "session/record_file.h"

#include <stdio.h>
#include <string.h>

/* ---- slots ---- */

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

static bool lock_slot(const Autosave *autosave, int slot, FileLock *lock, bool *busy, Error *error)
{
    char path[FILE_PATH_CAPACITY];
    *busy = false;
    return slot_path(autosave, slot, ".lock", path, error) && file_lock(lock, path, busy, error);
}

static bool name_slot(Autosave *autosave, int slot, Error *error)
{
    return slot_path(autosave, slot, FILING_ENDING, autosave->path, error) &&
           slot_path(autosave, slot, "-backup" FILING_ENDING, autosave->backup, error);
}

/* The first slot that no other copy of the program has. Where there cannot be locks, on a disk
 * that cannot be written, the path is that of the first slot, to be read at least. */
static bool find_slot(Autosave *autosave, Error *error)
{
    bool busy = true;
    for (int slot = 1; busy && slot <= AUTOSAVE_SLOTS; slot++) {
        if (!name_slot(autosave, slot, error))
            return false;
        if (lock_slot(autosave, slot, &autosave->lock, &busy, error)) {
            autosave->slot = slot;
            return true;
        }
    }
    if (busy)
        autosave->path[0] = '\0';
    return false;
}

/* Somebody may have removed the whole folder, and the lock with it. */
static bool has_slot(const Autosave *autosave)
{
    Error ignored; /* then there is no such lock */
    FileStamp stamp;
    char path[FILE_PATH_CAPACITY];
    return autosave->slot && slot_path(autosave, autosave->slot, ".lock", path, &ignored) &&
           file_stamp(path, &stamp);
}

static bool take_slot(Autosave *autosave, Error *error)
{
    if (has_slot(autosave))
        return true;
    file_unlock(&autosave->lock);
    autosave->slot = 0;
    autosave->ours = false;
    return name_slot(autosave, 1, error) && file_make_directory(autosave->data, error) &&
           find_slot(autosave, error);
}

/* ---- telling ---- */

/* A failure is told when it begins; later ones pass for success, since the players know. */
static bool report(Autosave *autosave, bool saved)
{
    const bool told = autosave->failing;
    autosave->failing = !saved;
    return saved || told;
}

/* ---- what lies at the path of the running match ---- */

/* Puts the match at `path` away: among the matches, or aside if it is damaged. A copy is kept
 * before the original goes, so that a crash in between leaves both. */
static bool put_away(const Autosave *autosave, const char *path, Error *error)
{
    Record record;
    FileStamp stamp;
    char file[FILE_NAME_CAPACITY];
    if (!file_stamp(path, &stamp))
        return true;
    if (!record_file_load(path, &record, error))
        return filing_set_aside(autosave->data, path, file, error);
    return record.move_count == 0 || filing_keep(autosave->data, &record, file, error);
}

/* Whoever has left it there: a match that is not ours makes way before ours is written. */
static bool make_way(Autosave *autosave, Error *error)
{
    if (!take_slot(autosave, error))
        return false;
    if (!autosave->ours && !put_away(autosave, autosave->path, error))
        return false;
    autosave->ours = true;
    return true;
}

static void write_backup(Autosave *autosave, const Text *text)
{
    Error ignored; /* the running record is what counts, and its failures are told */
    file_write(autosave->backup, text->data, text->length, &ignored);
    autosave->backup_moves = autosave->record.move_count;
}

static void remember(Autosave *autosave, const Text *text)
{
    memcpy(autosave->text, text->data, text->length + 1);
    autosave->length = text->length;
}

static bool write_whole(Autosave *autosave, const Text *text, Error *error)
{
    if (!make_way(autosave, error) || !file_write(autosave->path, text->data, text->length, error))
        return false;
    write_backup(autosave, text);
    return true;
}

/* The end of the last line that both texts share, or 0 if that is in the head. */
static size_t shared_lines(const Autosave *autosave, const Text *text)
{
    size_t same = 0;
    while (same < text->length && same < autosave->length &&
           text->data[same] == autosave->text[same])
        same++;
    while (same && text->data[same - 1] != '\n')
        same--;
    const char *moves = strstr(text->data, "\nmoves\n");
    const size_t head = (size_t)(moves - text->data) + strlen("\nmoves\n");
    return same >= head ? same : 0;
}

static bool write_lines(Autosave *autosave, const Text *text, size_t shared, Error *error)
{
    if (shared == text->length && shared == autosave->length)
        return true;
    return file_end_with(autosave->path, autosave->length, shared, text->data + shared,
                         text->length - shared, error);
}

/* Makes the file what `autosave->record` is. Where lines cannot be added, since the file is gone or
 * another one, it is written whole before anybody is bothered. */
static bool save(Autosave *autosave, Error *error)
{
    char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    record_write(&autosave->record, &text);
    const bool known = autosave->ours && !autosave->failing;
    const size_t shared = known ? shared_lines(autosave, &text) : 0;
    const bool added = shared && write_lines(autosave, &text, shared, error);
    if (!added && !write_whole(autosave, &text, error))
        return false;
    remember(autosave, &text);
    const int moves = autosave->record.move_count;
    if (added && (moves % AUTOSAVE_BACKUP_MOVES == 0 || moves < autosave->backup_moves))
        write_backup(autosave, &text);
    return true;
}

/* ---- the life of a match ---- */

bool autosave_open(Autosave *autosave, const char *data, Error *error)
{
    *autosave = (Autosave){.lock = {.handle = -1}};
    const int needed = snprintf(autosave->data, sizeof autosave->data, "%s", data);
    if (needed >= (int)sizeof autosave->data)
        return report(autosave, error_set_path(error, "save in", data, "the name is too long"));
    return report(autosave, take_slot(autosave, error));
}

/* A match that waits in memory gets one more chance before it is let go. */
static void settle(Autosave *autosave)
{
    Error ignored; /* it has been told */
    if (autosave->running && autosave->failing)
        report(autosave, save(autosave, &ignored));
}

void autosave_close(Autosave *autosave)
{
    settle(autosave);
    file_unlock(&autosave->lock);
    *autosave = (Autosave){.lock = {.handle = -1}};
}

static bool is_running(const Autosave *autosave, const Record *record)
{
    return autosave->running && filing_is_earlier(&autosave->record, record) &&
           filing_is_earlier(record, &autosave->record);
}

bool autosave_begin(Autosave *autosave, const Record *record, Error *error)
{
    if (!is_running(autosave, record)) {
        settle(autosave);
        autosave->ours = false;
    }
    return autosave_update(autosave, record, error);
}

bool autosave_update(Autosave *autosave, const Record *record, Error *error)
{
    autosave->running = true;
    autosave->record = *record;
    return report(autosave, save(autosave, error));
}

static bool file_match(Autosave *autosave, Error *error)
{
    Error ignored; /* a backup that stays is replaced by the next one */
    char file[FILE_NAME_CAPACITY];
    if (!save(autosave, error) ||
        (autosave->record.move_count &&
         !filing_keep(autosave->data, &autosave->record, file, error)) ||
        !file_remove(autosave->path, error))
        return false;
    file_remove(autosave->backup, &ignored);
    autosave->running = false;
    return true;
}

bool autosave_finish(Autosave *autosave, const Record *record, Error *error)
{
    autosave->running = true;
    autosave->record = *record;
    const bool filed = file_match(autosave, error);
    if (filed)
        autosave->ours = false;
    return report(autosave, filed);
}

/* ---- the next start ---- */

/* The second copy may hold a move that was taken back: it counts only where the first is lost. */
static void gather_slot(const Autosave *autosave, const char *path, const char *backup)
{
    Record record;
    Error ignored; /* it stays where it is until it can be moved */
    const bool sound = record_file_load(path, &record, &ignored);
    if (!put_away(autosave, path, &ignored) || (!sound && !put_away(autosave, backup, &ignored)))
        return;
    file_remove(path, &ignored);
    file_remove(backup, &ignored);
}

/* Copies of the program that are gone may have left a match in their slots. */
static void gather_other_slots(const Autosave *autosave)
{
    for (int slot = 1; slot <= AUTOSAVE_SLOTS; slot++) {
        Autosave other = {.lock = {.handle = -1}};
        FileStamp stamp;
        Error ignored; /* a busy slot is its owner's affair */
        bool busy;
        memcpy(other.data, autosave->data, sizeof other.data);
        if (slot == autosave->slot || !name_slot(&other, slot, &ignored) ||
            !file_stamp(other.path, &stamp) ||
            !lock_slot(&other, slot, &other.lock, &busy, &ignored))
            continue;
        gather_slot(autosave, other.path, other.backup);
        file_unlock(&other.lock);
    }
}

/* Whether the file holds exactly this text; `*cut` tells that its last line is not whole. */
static bool holds(const char *path, const Text *text, bool *cut)
{
    char there[RECORD_TEXT_CAPACITY];
    size_t length;
    Error ignored; /* then it is written anew */
    *cut = false;
    if (!file_read(path, there, sizeof there, &length, &ignored))
        return false;
    *cut = length && there[length - 1] != '\n';
    return length == text->length && memcmp(there, text->data, length) == 0;
}

/* Takes over what lies at the path. A cut last line is repaired, an older version written anew;
 * where that fails, the first move writes it whole, or says that it cannot. */
static void adopt_running(Autosave *autosave, const Record *record, bool *cut)
{
    char buffer[RECORD_TEXT_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Error ignored;
    record_write(record, &text);
    autosave->record = *record;
    autosave->running = true;
    autosave->ours = autosave->slot != 0;
    if (holds(autosave->path, &text, cut) ||
        (autosave->ours && write_whole(autosave, &text, &ignored)))
        remember(autosave, &text);
    autosave->backup_moves = record->move_count; /* at most */
}

static bool recover_running(Autosave *autosave, Recovery *recovery)
{
    FileStamp stamp;
    if (!file_stamp(autosave->path, &stamp))
        return false;
    if (record_file_load(autosave->path, &recovery->record, &recovery->damage)) {
        adopt_running(autosave, &recovery->record, &recovery->cut);
        recovery->source = RECOVERY_RUNNING;
        return true;
    }
    Error ignored; /* then it stays in its place until another match needs that */
    if (!filing_set_aside(autosave->data, autosave->path, recovery->damaged, &ignored))
        recovery->damaged[0] = '\0';
    return false;
}

static bool recover_backup(Autosave *autosave, Recovery *recovery)
{
    Error ignored; /* no backup, or a damaged one: there are still the matches */
    if (!recovery->damage.words[0] ||
        !record_file_load(autosave->backup, &recovery->record, &ignored))
        return false;
    recovery->source = RECOVERY_BACKUP;
    autosave->running = true;
    autosave->record = recovery->record;
    save(autosave, &ignored); /* what fails now fails at the first move, and is told there */
    return true;
}

void autosave_recover(Autosave *autosave, Recovery *recovery)
{
    char matches[FILE_PATH_CAPACITY];
    Error ignored;
    *recovery = (Recovery){.source = RECOVERY_NONE};
    if (autosave->slot) {
        gather_other_slots(autosave);
        file_sweep(autosave->data);
        if (file_path(matches, autosave->data, FILING_MATCHES, &ignored))
            file_sweep(matches);
    }
    if (!recover_running(autosave, recovery) && !recover_backup(autosave, recovery) &&
        filing_newest_unfinished(autosave->data, &recovery->record))
        recovery->source = RECOVERY_EARLIER;
}
