#include "session/history.h"

#include "session/filing.h"
#include "session/record_file.h"

#include <stdio.h>
#include <string.h>

static const char FIRST_LINE[] = "dreamhome statistics 2\n";

/* ---- the checksum: FNV-1a over all lines but its own ---- */

static const uint64_t SUM_START = 0xcbf29ce484222325u;

static uint64_t sum_on(uint64_t sum, const char *text)
{
    for (; *text; text++)
        sum = (sum ^ (unsigned char)*text) * 0x100000001b3u;
    return sum;
}

static void write_sum(uint64_t sum, char line[32])
{
    snprintf(line, 32, "sum\t%016llx\n", (unsigned long long)sum);
}

/* ---- reading the cache ---- */

typedef struct Cache {
    FILE *file;   /* NULL when there is none */
    uint64_t sum; /* of its lines */
    HistoryGame game;
    bool has_game; /* `game` is the next entry */
} Cache;

/* Whether the file is whole: it ends with the right sum, and nothing follows. */
static bool is_sound(FILE *file, uint64_t *sum)
{
    char line[HISTORY_ENTRY_CAPACITY];
    char expected[32];
    bool sound = fgets(line, sizeof line, file) && strcmp(line, FIRST_LINE) == 0;
    *sum = sum_on(SUM_START, FIRST_LINE);
    while (sound && fgets(line, sizeof line, file)) {
        write_sum(*sum, expected);
        if (strcmp(line, expected) == 0)
            return fgetc(file) == EOF;
        *sum = sum_on(*sum, line);
    }
    return false;
}

static void cache_next(Cache *cache)
{
    char line[HISTORY_ENTRY_CAPACITY];
    int seats = 0;
    bool whole = false;
    cache->game = (HistoryGame){0};
    while (cache->file && !whole && fgets(line, sizeof line, cache->file)) {
        const size_t length = strcspn(line, "\n");
        if (!history_entry_read((Word){.at = line, .length = length}, &cache->game, &seats, &whole))
            break;
    }
    cache->has_game = whole;
}

static void cache_open(Cache *cache, const char *path)
{
    Error ignored; /* without it everything is replayed */
    char line[sizeof FIRST_LINE];
    *cache = (Cache){.file = file_open(path, &ignored)};
    if (!cache->file)
        return;
    if (!is_sound(cache->file, &cache->sum)) {
        fclose(cache->file);
        cache->file = NULL;
        return;
    }
    rewind(cache->file);
    if (fgets(line, sizeof line, cache->file))
        cache_next(cache);
}

static void cache_close(Cache *cache)
{
    if (cache->file)
        fclose(cache->file);
}

/* Takes the entry of a file from the cache; both are walked in the same order. */
static bool cache_take(Cache *cache, const char *file, FileStamp stamp, HistoryGame *game)
{
    while (cache->has_game && strcmp(cache->game.file, file) < 0)
        cache_next(cache);
    if (!cache->has_game || strcmp(cache->game.file, file) != 0 ||
        cache->game.stamp.bytes != stamp.bytes || cache->game.stamp.changed != stamp.changed)
        return false;
    *game = cache->game;
    return true;
}

/* ---- replaying ---- */

static void take_scores(const Game *end, HistoryGame *game)
{
    const unsigned winners = game_winners(end);
    for (int i = 0; i < game->players; i++) {
        game->seats[i].score = game_score(end, i);
        game->seats[i].won = winners >> i & 1;
    }
}

static void take_record(const Record *record, HistoryGame *game)
{
    Game end;
    record_replay(record, record->move_count, &end);
    game->readable = true;
    game->finished = end.phase == PHASE_OVER;
    memcpy(game->started, record->started, sizeof game->started);
    game->edition = record->options.edition;
    game->players = record->options.players;
    game->round = end.round;
    game->moves = record->move_count;
    for (int i = 0; i < game->players; i++) {
        game->seats[i].level = record->seats[i].level;
        memcpy(game->seats[i].name, record->seats[i].name, sizeof game->seats[i].name);
    }
    if (game->finished)
        take_scores(&end, game);
}

bool history_read(const char *path, const char *file, HistoryGame *game)
{
    Record record;
    Error error;
    *game = (HistoryGame){0};
    snprintf(game->file, sizeof game->file, "%s", file);
    if (!record_file_load(path, &record, &error))
        return error.reason == ERROR_DAMAGED;
    take_record(&record, game);
    return true;
}

/* ---- the walk over both ---- */

typedef struct Walk {
    char folder[FILE_PATH_CAPACITY];
    Cache old;
    FileDraft draft; /* the new cache; without a file where none can be written */
    uint64_t sum;
    void (*visit)(void *context, const HistoryGame *game);
    void *context;
} Walk;

static void write_draft(Walk *walk, const char *line)
{
    walk->sum = sum_on(walk->sum, line);
    if (walk->draft.file)
        fputs(line, walk->draft.file);
}

static void visit_file(Walk *walk, const char *file)
{
    HistoryGame game;
    FileStamp stamp;
    Error ignored; /* a file that is gone again was none */
    char path[FILE_PATH_CAPACITY];
    char entry[HISTORY_ENTRY_CAPACITY];
    Text text = text_on(entry, sizeof entry);
    if (!file_path(path, walk->folder, file, &ignored) ||
        file_look(path, &stamp, &ignored) != FILE_THERE)
        return;
    const bool known =
        cache_take(&walk->old, file, stamp, &game) || history_read(path, file, &game);
    game.stamp = stamp;
    walk->visit(walk->context, &game);
    if (!known)
        return; /* perhaps next time */
    history_entry_write(&game, &text);
    write_draft(walk, entry);
}

static bool visit_folder(Walk *walk, Error *error)
{
    FileNames names;
    if (!file_names(walk->folder, FILING_ENDING, &names, error))
        return false;
    for (int i = 0; i < names.count; i++)
        visit_file(walk, names.items[i]);
    file_names_free(&names);
    return true;
}

static void finish_draft(Walk *walk, bool complete)
{
    char line[32];
    Error ignored; /* without a cache it takes longer the next time, that is all */
    if (!walk->draft.file)
        return;
    const bool unchanged = walk->old.file && walk->old.sum == walk->sum;
    if (!complete || unchanged) {
        file_draft_drop(&walk->draft);
        return;
    }
    write_sum(walk->sum, line);
    fputs(line, walk->draft.file);
    file_draft_commit(&walk->draft, &ignored);
}

bool history_each(const char *data, void (*visit)(void *context, const HistoryGame *game),
                  void *context, Error *error)
{
    char path[FILE_PATH_CAPACITY];
    Walk walk = {.sum = SUM_START, .visit = visit, .context = context};
    Error ignored;
    if (!file_path(walk.folder, data, FILING_MATCHES, error) ||
        !file_path(path, data, HISTORY_CACHE, error))
        return false;
    cache_open(&walk.old, path);
    file_draft_open(&walk.draft, path, &ignored);
    write_draft(&walk, FIRST_LINE);
    const bool complete = visit_folder(&walk, error);
    finish_draft(&walk, complete);
    cache_close(&walk.old);
    return complete;
}
