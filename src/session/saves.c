#include "session/saves.h"

#include "session/history.h"
#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool folder_path(const char *data, SavesFolder folder, char *path, Error *error)
{
    return file_path(path, data, folder == SAVES_TRASH ? FILING_MATCHES "/trash" : FILING_MATCHES,
                     error);
}

bool saves_path(const char *data, SavesFolder folder, const char *file,
                char path[FILE_PATH_CAPACITY], Error *error)
{
    char directory[FILE_PATH_CAPACITY];
    return folder_path(data, folder, directory, error) && file_path(path, directory, file, error);
}

/* ---- the list ---- */

static void take_seats(Save *save, const HistoryGame *game)
{
    save->players = game->players;
    for (int i = 0; i < game->players; i++) {
        const HistorySeat *seat = &game->seats[i];
        save->seats[i].level = seat->level;
        memcpy(save->seats[i].name, seat->name, sizeof seat->name);
        save->totals[i] = seat->score.total;
        save->winners |= (unsigned)seat->won << i;
    }
}

/* A damaged file is listed too: it can be renamed and thrown away like any other. */
static void fill(Save *save, const HistoryGame *game)
{
    FiledName name;
    *save = (Save){.readable = game->readable, .finished = game->finished};
    memcpy(save->file, game->file, sizeof save->file);
    filed_name_read(&name, game->file);
    memcpy(save->title, name.title, sizeof save->title);
    if (!game->readable) {
        memcpy(save->started, name.date, sizeof name.date);
        return;
    }
    memcpy(save->started, game->started, sizeof save->started);
    save->round = game->round;
    save->moves = game->moves;
    take_seats(save, game);
}

/* Makes room at every power of two. */
static Saves *grow(Saves *saves)
{
    const size_t count = saves ? (size_t)saves->count : 0;
    if (saves && (count & (count - 1)) != 0)
        return saves;
    const size_t room = count ? 2 * count : 1;
    saves = realloc(saves, sizeof *saves + room * sizeof saves->items[0]);
    if (!saves)
        abort();
    saves->count = (int)count;
    return saves;
}

static void add(void *context, const HistoryGame *game)
{
    Saves **saves = context;
    *saves = grow(*saves);
    fill(&(*saves)->items[(*saves)->count++], game);
}

/* Youngest first; a foreign name says nothing about time, so the record's own time counts. */
static int compare(const void *one, const void *other)
{
    const Save *a = one;
    const Save *b = other;
    const int order = strcmp(b->started, a->started);
    return order ? order : strcmp(b->file, a->file);
}

/* Few games are thrown away, and nobody counts them: they have no cache. */
static bool list_trash(Saves **saves, const char *data, Error *error)
{
    char directory[FILE_PATH_CAPACITY];
    char path[FILE_PATH_CAPACITY];
    FileNames names;
    FileStamp stamp;
    HistoryGame game;
    Error ignored; /* a folder, or just gone */
    if (!folder_path(data, SAVES_TRASH, directory, error) ||
        !file_names(directory, FILING_ENDING, &names, error))
        return false;
    for (int i = 0; i < names.count; i++) {
        if (!file_path(path, directory, names.items[i], &ignored) ||
            file_look(path, &stamp, &ignored) != FILE_THERE)
            continue;
        history_read(path, names.items[i], &game);
        add(saves, &game);
    }
    file_names_free(&names);
    return true;
}

Saves *saves_list(const char *data, SavesFolder folder, Error *error)
{
    Saves *saves = grow(NULL);
    const bool read = folder == SAVES_TRASH ? list_trash(&saves, data, error)
                                            : history_each(data, add, &saves, error);
    if (!read) {
        free(saves);
        return NULL;
    }
    qsort(saves->items, (size_t)saves->count, sizeof saves->items[0], compare);
    return saves;
}

/* ---- moving ---- */

/* Moves a file to the first free counter of a name. A foreign file without a date has nothing to
 * count with: it gets the date of its record, or, if that cannot be read, of long ago. */
static bool move_counted(const char *from, const char *directory, FiledName *name,
                         char file[FILE_NAME_CAPACITY], Error *error)
{
    enum { MOST = 100000 };
    char to[FILE_PATH_CAPACITY];
    Record record;
    FiledName dated = {.date = "0000-00-00"};
    Error ignored;
    if (!name->date[0]) {
        if (record_file_load(from, &record, &ignored))
            filed_name_of(&dated, &record);
        memcpy(name->date, dated.date, sizeof name->date);
    }
    bool taken = true;
    for (; taken && name->counter <= MOST; name->counter++) {
        char free_name[FILE_NAME_CAPACITY];
        filed_name_write(name, free_name);
        if (!file_path(to, directory, free_name, error))
            return false;
        if (file_move(from, to, &taken, error)) {
            memcpy(file, free_name, sizeof free_name);
            return true;
        }
    }
    return false;
}

bool saves_rename(const char *data, char file[FILE_NAME_CAPACITY], const char *title, Error *error)
{
    FiledName name;
    char directory[FILE_PATH_CAPACITY];
    char from[FILE_PATH_CAPACITY];
    char cleaned[FILING_TITLE_CAPACITY];
    filed_name_read(&name, file);
    filing_clean_title(title, cleaned);
    if (strcmp(cleaned, name.title) == 0)
        return true;
    memcpy(name.title, cleaned, sizeof cleaned);
    name.counter = 1;
    return folder_path(data, SAVES_KEPT, directory, error) &&
           file_path(from, directory, file, error) &&
           move_counted(from, directory, &name, file, error);
}

/* The same name where it is free, else with a counter. */
static bool move_between(const char *data, SavesFolder source, SavesFolder goal,
                         char file[FILE_NAME_CAPACITY], Error *error)
{
    FiledName name;
    char directory[FILE_PATH_CAPACITY];
    char from[FILE_PATH_CAPACITY];
    char to[FILE_PATH_CAPACITY];
    bool taken;
    if (!saves_path(data, source, file, from, error) ||
        !folder_path(data, goal, directory, error) || !file_make_directory(directory, error) ||
        !file_path(to, directory, file, error))
        return false;
    if (file_move(from, to, &taken, error))
        return true;
    filed_name_read(&name, file);
    return taken && move_counted(from, directory, &name, file, error);
}

bool saves_delete(const char *data, char file[FILE_NAME_CAPACITY], Error *error)
{
    return move_between(data, SAVES_KEPT, SAVES_TRASH, file, error);
}

bool saves_undelete(const char *data, char file[FILE_NAME_CAPACITY], Error *error)
{
    return move_between(data, SAVES_TRASH, SAVES_KEPT, file, error);
}
