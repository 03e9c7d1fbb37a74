#include "session/autosave.h"

#include "session/autosave_slot.h"
#include "session/filing.h"
#include "session/record_file.h"

#include <stdio.h>
#include <string.h>

/* ---- telling ---- */

/* A failure is told when it begins; later ones pass for success, since the players know. */
static bool report(Autosave *autosave, bool saved)
{
    const bool told = autosave->failing;
    autosave->failing = !saved;
    return saved || told;
}

/* ---- what lies at the path of the running match ---- */

typedef enum Away {
    AWAY_DONE,
    AWAY_FAILED,     /* where it should go nothing can be written now */
    AWAY_UNREADABLE, /* it cannot be read now, and may be sound: it stays where it is */
} Away;

static bool is_missing(const char *path)
{
    FileStamp stamp;
    Error ignored;
    return file_look(path, &stamp, &ignored) == FILE_MISSING;
}

/* Puts the match at `path` away: among the matches, or aside if it is damaged. A copy is kept
 * before the original goes, so that a crash in between leaves both. */
static Away put_away(const Autosave *autosave, const char *path, Error *error)
{
    Record record;
    char file[FILE_NAME_CAPACITY];
    bool done;
    if (is_missing(path))
        return AWAY_DONE;
    if (record_file_load(path, &record, error))
        done = record.move_count == 0 || filing_keep(autosave->data, &record, file, error);
    else if (error->reason == ERROR_DAMAGED)
        done = filing_set_aside(autosave->data, path, file, error);
    else
        return AWAY_UNREADABLE;
    return done ? AWAY_DONE : AWAY_FAILED;
}

/* Both copies. The second one may hold a move that was taken back: it counts only where the first
 * is lost. */
static Away put_both_away(const Autosave *autosave, const char *path, const char *backup,
                          Error *error)
{
    const Away away = put_away(autosave, path, error);
    return away == AWAY_DONE && is_missing(path) ? put_away(autosave, backup, error) : away;
}

/* Whoever has left it there: a match that is not ours makes way before ours is written. One
 * that cannot be read now stays; if that lasts, ours goes to another slot. */
static bool make_way(Autosave *autosave, Error *error)
{
    if (!slot_take(autosave, error))
        return false;
    while (!autosave->ours) {
        const Away away = put_both_away(autosave, autosave->path, autosave->backup, error);
        if (away == AWAY_FAILED || (away == AWAY_UNREADABLE && !autosave->failing))
            return false;
        autosave->ours = away == AWAY_DONE;
        if (!autosave->ours && !slot_take_next(autosave, error))
            return false;
    }
    return true;
}

static void write_backup(Autosave *autosave, const Text *text)
{
    Error ignored; /* the running record is what counts, and its failures are told */
    if (file_write(autosave->backup, text->data, text->length, &ignored))
        autosave->backup_moves = autosave->record.move_count;
}

static void remember(Autosave *autosave, const Text *text)
{
    memcpy(autosave->text, text->data, text->length + 1);
    autosave->length = text->length;
}

static bool write_whole(Autosave *autosave, const Text *text, Error *error)
{
    if (!record_reads_back(&autosave->record, text, autosave->path, error) ||
        !make_way(autosave, error) || !file_write(autosave->path, text->data, text->length, error))
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
    return report(autosave, slot_take(autosave, error));
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

/* The second copy goes first: alone it would be taken for a match that has lost its first. */
static bool file_match(Autosave *autosave, Error *error)
{
    char file[FILE_NAME_CAPACITY];
    if (!save(autosave, error) ||
        (autosave->record.move_count &&
         !filing_keep(autosave->data, &autosave->record, file, error)) ||
        !file_remove(autosave->backup, error) || !file_remove(autosave->path, error))
        return false;
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

/* What cannot be read now is left alone, and told. */
static void tell_unreadable(Recovery *recovery, const Error *trouble)
{
    recovery->unreadable = true;
    recovery->trouble = *trouble;
}

/* A copy of the program that is gone may have left a match in its slot. */
static void gather_slot(const Autosave *autosave, const Autosave *other, Recovery *recovery)
{
    Error trouble;
    const Away away = put_both_away(autosave, other->path, other->backup, &trouble);
    if (away == AWAY_UNREADABLE)
        tell_unreadable(recovery, &trouble);
    if (away != AWAY_DONE)
        return; /* it stays where it is until it can be moved */
    if (file_remove(other->backup, &trouble))
        file_remove(other->path, &trouble);
}

static void gather_other_slots(const Autosave *autosave, Recovery *recovery)
{
    for (int slot = 1; slot <= AUTOSAVE_SLOTS; slot++) {
        Autosave other = {.lock = {.handle = -1}};
        Error trouble;
        bool busy;
        memcpy(other.data, autosave->data, sizeof other.data);
        if (slot == autosave->slot || !slot_name(&other, slot, &trouble) ||
            (is_missing(other.path) && is_missing(other.backup)))
            continue;
        if (slot_lock(&other, slot, &other.lock, &busy, &trouble))
            gather_slot(autosave, &other, recovery);
        else if (!busy) /* a busy slot is its owner's affair */
            tell_unreadable(recovery, &trouble);
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

/* Whether that was the end of the search: the match is found, or cannot be read now. */
static bool recover_running(Autosave *autosave, Recovery *recovery)
{
    Error error;
    if (is_missing(autosave->path))
        return false;
    if (record_file_load(autosave->path, &recovery->record, &error)) {
        adopt_running(autosave, &recovery->record, &recovery->cut);
        recovery->source = RECOVERY_RUNNING;
        return true;
    }
    if (error.reason != ERROR_DAMAGED) {
        tell_unreadable(recovery, &error);
        if (autosave->slot)
            slot_take_next(autosave, &error); /* if there is none, the first move tells */
        return true;
    }
    recovery->damage = error;
    /* Where it cannot be moved, it stays in its place until another match needs that. */
    if (!filing_set_aside(autosave->data, autosave->path, recovery->damaged, &error))
        recovery->damaged[0] = '\0';
    return false;
}

static bool recover_backup(Autosave *autosave, Recovery *recovery)
{
    Error error;
    if (is_missing(autosave->backup))
        return false;
    if (!record_file_load(autosave->backup, &recovery->record, &error)) {
        if (error.reason != ERROR_DAMAGED)
            tell_unreadable(recovery, &error);
        return false;
    }
    recovery->source = RECOVERY_BACKUP;
    autosave->running = true;
    autosave->record = recovery->record;
    autosave->ours = autosave->slot && is_missing(autosave->path);
    save(autosave, &error); /* what fails now fails at the first move, and is told there */
    return true;
}

void autosave_recover(Autosave *autosave, Recovery *recovery)
{
    char matches[FILE_PATH_CAPACITY];
    Error ignored;
    *recovery = (Recovery){.source = RECOVERY_NONE};
    if (autosave->slot) {
        gather_other_slots(autosave, recovery);
        file_sweep(autosave->data);
        if (file_path(matches, autosave->data, FILING_MATCHES, &ignored))
            file_sweep(matches);
    }
    if (autosave->path[0] &&
        (recover_running(autosave, recovery) || recover_backup(autosave, recovery)) &&
        recovery->source != RECOVERY_NONE)
        return;
    if (filing_newest_unfinished(autosave->data, &recovery->record))
        recovery->source = RECOVERY_EARLIER;
}
