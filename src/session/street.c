#include "session/street.h"

#include "session/filing.h"
#include "session/history.h"
#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STREET_FILE "street.txt"
#define STREET_HEAD "dreamhome-street 1"

/* A game that cannot be read has neither a time nor a builder: its file has to do. */
#define GAP_STARTED "gap"

struct RemovedHouse {
    char started[STARTED_CAPACITY]; /* or GAP_STARTED, */
    int seat;
    char name[NAME_CAPACITY]; /* and then the name of the file */
};

/* ---- plots ---- */

/* Makes room at every power of two. */
static Plot *add_plot(Street *street)
{
    const size_t count = (size_t)street->count;
    if ((count & (count - 1)) == 0) {
        street->items = realloc(street->items, (count ? 2 * count : 1) * sizeof street->items[0]);
        if (!street->items)
            abort();
    }
    Plot *plot = &street->items[street->count++];
    *plot = (Plot){0};
    return plot;
}

static void add_gap(Street *street, const HistoryGame *game)
{
    FiledName name;
    Plot *plot = add_plot(street);
    filed_name_read(&name, game->file);
    plot->empty = true;
    memcpy(plot->file, game->file, sizeof plot->file);
    memcpy(plot->started, name.date, sizeof name.date);
}

static void add_game(void *context, const HistoryGame *game)
{
    Street *street = context;
    if (!game->readable)
        add_gap(street, game);
    if (!game->readable || !game->finished)
        return;
    for (int seat = 0; seat < game->players; seat++) {
        Plot *plot = add_plot(street);
        memcpy(plot->file, game->file, sizeof plot->file);
        memcpy(plot->started, game->started, sizeof plot->started);
        memcpy(plot->name, game->seats[seat].name, sizeof plot->name);
        plot->seat = seat;
        plot->level = game->seats[seat].level;
        plot->points = game->seats[seat].score.total;
    }
}

/* Oldest first; a foreign file name says nothing about time, so the record's own time counts. */
static int compare(const void *one, const void *other)
{
    const Plot *a = one, *b = other;
    const int started = strcmp(a->started, b->started);
    const int file = started ? started : strcmp(a->file, b->file);
    return file ? file : a->seat - b->seat;
}

/* ---- what was removed ---- */

/* Any name of a file becomes one word of plain letters. */
static void write_file_name(char name[NAME_CAPACITY], const char *file)
{
    size_t length = 0;
    for (; file[length] && length + 1 < NAME_CAPACITY; length++)
        name[length] = (char)(file[length] > ' ' && file[length] < 127 ? file[length] : '_');
    name[length] = '\0';
}

static RemovedHouse as_removed(const Plot *plot)
{
    RemovedHouse house = {.started = GAP_STARTED, .seat = plot->seat};
    if (plot->empty) {
        write_file_name(house.name, plot->file);
    } else {
        memcpy(house.started, plot->started, sizeof house.started);
        memcpy(house.name, plot->name, sizeof house.name);
    }
    return house;
}

static int find_removed(const Street *street, const Plot *plot)
{
    const RemovedHouse wanted = as_removed(plot);
    for (int i = 0; i < street->removed_count; i++) {
        const RemovedHouse *house = &street->removed[i];
        if (house->seat == wanted.seat && strcmp(house->started, wanted.started) == 0 &&
            strcmp(house->name, wanted.name) == 0)
            return i;
    }
    return -1;
}

static bool take_word(Word word, char *out, size_t capacity)
{
    Text text = text_on(out, capacity);
    text_add_word(&text, word);
    return word.length && !text.cut;
}

/* "2026-01-31T18:30:00Z 2 Ana": when the game was started, the seat from 1, and the name. Of a game
 * that cannot be read: "gap 1 2026-01-31_18-30-00.dreamhome". */
static bool read_line(void *context, Word line)
{
    Street *street = context;
    Word started, seat;
    uint64_t number;
    if (street->removed_count == STREET_REMOVED_MAX)
        return false;
    RemovedHouse *house = &street->removed[street->removed_count];
    if (!word_next(&line, &started) || !word_next(&line, &seat) || !word_number(seat, &number) ||
        number < 1 || number > PLAYERS_MAX ||
        !take_word(started, house->started, sizeof house->started) ||
        !take_word(word_trimmed(line), house->name, sizeof house->name))
        return false;
    house->seat = (int)number - 1;
    street->removed_count++;
    return true;
}

static bool write_removed(const Street *street, Error *error)
{
    char *buffer = malloc(LEDGER_CAPACITY);
    if (!buffer)
        abort();
    Text text = text_on(buffer, LEDGER_CAPACITY);
    ledger_begin(&street->ledger, &text);
    for (int i = 0; i < street->removed_count; i++) {
        const RemovedHouse *house = &street->removed[i];
        text_add(&text, house->started);
        text_add_char(&text, ' ');
        text_add_number(&text, (uint64_t)house->seat + 1);
        text_add_char(&text, ' ');
        text_add(&text, house->name);
        text_add_char(&text, '\n');
    }
    const bool written = ledger_write(&street->ledger, &text, error);
    free(buffer);
    return written;
}

static bool read_removed(Street *street, const char *data, Error *error)
{
    const LedgerReader reader = {STREET_FILE, STREET_HEAD, read_line, street};
    street->removed = calloc(STREET_REMOVED_MAX, sizeof street->removed[0]);
    if (!street->removed)
        abort();
    const bool whole = ledger_open(&street->ledger, data, &reader, error);
    if (!whole)
        street->removed_count = 0;
    return whole;
}

/* ---- the street ---- */

bool street_open(Street *street, const char *data, Error *error)
{
    *street = (Street){0};
    const bool whole = read_removed(street, data, error);
    Error other;
    const bool read = history_each(data, add_game, street, whole ? error : &other);
    if (street->count)
        qsort(street->items, (size_t)street->count, sizeof street->items[0], compare);
    for (int i = 0; i < street->count && street->removed_count; i++)
        street->items[i].removed = find_removed(street, &street->items[i]) >= 0;
    return whole && read;
}

void street_close(Street *street)
{
    free(street->items);
    free(street->removed);
    *street = (Street){0};
}

/* The last of the removed takes the place of one that is put back. */
static void forget(Street *street, int at)
{
    street->removed[at] = street->removed[--street->removed_count];
}

bool street_remove(Street *street, int index, bool removed, Error *error)
{
    Plot *plot = &street->items[index];
    const int at = find_removed(street, plot);
    if (removed == (at >= 0))
        return true;
    if (removed && street->removed_count == STREET_REMOVED_MAX)
        return error_set(error, "too many houses are removed");
    const RemovedHouse before = at >= 0 ? street->removed[at] : (RemovedHouse){0};
    if (removed)
        street->removed[street->removed_count++] = as_removed(plot);
    else
        forget(street, at);
    if (!write_removed(street, error)) {
        if (removed)
            street->removed_count--;
        else
            street->removed[street->removed_count++] = before;
        return false;
    }
    plot->removed = removed;
    return true;
}

/* A finished record says so in its last line. */
static bool is_finished(const char *folder, const char *file)
{
    char path[FILE_PATH_CAPACITY], text[RECORD_TEXT_CAPACITY + 1];
    size_t length;
    Error ignored; /* what cannot be read has no house */
    if (!file_path(path, folder, file, &ignored) ||
        !file_read(path, text, RECORD_TEXT_CAPACITY, &length, &ignored))
        return false;
    text[length] = '\0';
    return strstr(text, "\nresult ") != NULL;
}

enum { LOOKS_MAX = 64 }; /* records that are looked at by those who are in a hurry */

/* The names of the folder; how many of the newest are worth a look. */
static int newest_names(const char *data, char folder[FILE_PATH_CAPACITY], FileNames *names)
{
    Error ignored; /* what cannot be read has no houses */
    *names = (FileNames){0};
    if (!file_path(folder, data, FILING_MATCHES, &ignored) ||
        !file_names(folder, FILING_ENDING, names, &ignored))
        return 0;
    return names->count < LOOKS_MAX ? names->count : LOOKS_MAX;
}

bool street_has_houses(const char *data)
{
    char folder[FILE_PATH_CAPACITY];
    FileNames names;
    const int looks = newest_names(data, folder, &names);
    bool found = false;
    for (int i = 1; i <= looks && !found; i++)
        found = is_finished(folder, names.items[names.count - i]);
    file_names_free(&names);
    return found;
}

/* Puts the houses of one game before those that are there, as far as there is room. */
static int add_before(const Street *street, const Record *record, House *houses, int room)
{
    for (int seat = record->options.players - 1; seat >= 0 && room; seat--) {
        House house;
        Plot plot = {.seat = seat};
        if (record->seats[seat].level != LEVEL_PERSON ||
            !house_from_record(record, seat, NULL, &house))
            continue;
        memcpy(plot.started, house.started, sizeof plot.started);
        memcpy(plot.name, house.name, sizeof plot.name);
        if (find_removed(street, &plot) < 0)
            houses[--room] = house;
    }
    return room;
}

int street_last(const char *data, House *houses, int max)
{
    char folder[FILE_PATH_CAPACITY], path[FILE_PATH_CAPACITY];
    FileNames names;
    Street street = {0};
    Record record;
    Error ignored;
    int room = max;
    const int looks = newest_names(data, folder, &names);
    if (looks)
        read_removed(&street, data, &ignored);
    for (int i = 1; i <= looks && room; i++) {
        const char *file = names.items[names.count - i];
        if (is_finished(folder, file) && file_path(path, folder, file, &ignored) &&
            record_file_load(path, &record, &ignored))
            room = add_before(&street, &record, houses, room);
    }
    memmove(houses, houses + room, (size_t)(max - room) * sizeof houses[0]);
    file_names_free(&names);
    street_close(&street);
    return max - room;
}

int street_month(const char *started)
{
    int year, month;
    return sscanf(started, "%4d-%2d", &year, &month) == 2 && month >= 1 && month <= 12 ? month : 0;
}
