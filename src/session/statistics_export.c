/* Statistics for a spreadsheet and for other programs. */
#include "session/statistics.h"

#include "dreamhome/json.h"

#include <string.h>

static bool finish(FILE *file, bool complete, Error *error)
{
    if (!complete)
        return false;
    return (fflush(file) == 0 && !ferror(file)) ||
           error_set(error, "cannot write the statistics: the disk does not take them");
}

/* ---- CSV (RFC 4180) ---- */

/* To a spreadsheet a text that begins so is a formula to be run; behind an apostrophe it is a text.
 */
static bool is_formula(const char *words)
{
    return *words && strchr("=+-@\t\r", *words);
}

static void put_csv(FILE *file, const char *words)
{
    fputs(is_formula(words) ? "\"'" : "\"", file);
    for (; *words; words++) {
        if (*words == '"')
            fputc('"', file);
        fputc(*words, file);
    }
    fputs("\",", file);
}

static void put_csv_game(void *context, const HistoryGame *game)
{
    FILE *file = context;
    for (int i = 0; game->finished && i < game->players; i++) {
        const HistorySeat *seat = &game->seats[i];
        put_csv(file, game->started);
        put_csv(file, game->file);
        fprintf(file, "%s,%d,%s,", EDITION_INFO[game->edition].key, i + 1, LEVEL_KEYS[seat->level]);
        put_csv(file, seat->name);
        for (ScoreCategory category = 0; category < SCORE_CATEGORY_COUNT; category++)
            fprintf(file, "%d,", score_category(&seat->score, category));
        fprintf(file, "%d\r\n", seat->won);
    }
}

bool statistics_write_csv(const char *data, FILE *file, Error *error)
{
    fputs("started,file,edition,seat,level,name,", file);
    for (ScoreCategory category = 0; category < SCORE_CATEGORY_COUNT; category++)
        fprintf(file, "%s,", SCORE_CATEGORY_KEYS[category]);
    fputs("won\r\n", file);
    return finish(file, history_each(data, put_csv_game, file, error), error);
}

/* ---- JSON: an entry a line ---- */

enum { ENTRY_CAPACITY = 4096 }; /* longer than any entry */

typedef struct Entries {
    FILE *file;
    int count;
} Entries;

static void put_entry(Entries *entries, const Text *entry)
{
    fputs(entries->count++ ? ",\n" : "\n", entries->file);
    fputs(entry->data, entries->file);
}

static void add_tally(Json *json, const GameTally *tally)
{
    json_add_number(json, "games", tally->games);
    json_add_number(json, "wins", tally->wins);
    json_add_number(json, "streak", tally->streak);
    json_add_number(json, "longest_streak", tally->longest_streak);
    json_key(json, "average");
    json_open(json, '{');
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++) {
        json_key(json, SCORE_CATEGORY_KEYS[category]);
        json_hundredths(json, statistics_average(tally, category));
    }
    json_close(json, '}');
    json_key(json, "best");
    json_open(json, '{');
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++)
        json_add_number(json, SCORE_CATEGORY_KEYS[category], tally->best[category]);
    json_close(json, '}');
    json_key(json, "best_house");
    json_open(json, '{');
    json_add_string(json, "file", tally->best_file);
    json_add_number(json, "seat", tally->best_seat + 1);
    json_close(json, '}');
}

static void put_person(Entries *entries, const PersonStatistics *person)
{
    char buffer[ENTRY_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Json json = json_on(&text);
    json_open(&json, '{');
    json_add_string(&json, "name", person->name);
    add_tally(&json, &person->tally);
    json_close(&json, '}');
    put_entry(entries, &text);
}

static void put_family(Entries *entries, const FamilyStatistics *family)
{
    char buffer[ENTRY_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Json json = json_on(&text);
    json_open(&json, '{');
    json_key(&json, "names");
    json_open(&json, '[');
    for (int person = 0; person < family->count; person++)
        json_string(&json, family->names[person]);
    json_close(&json, ']');
    add_tally(&json, &family->tally);
    json_close(&json, '}');
    put_entry(entries, &text);
}

static void add_seat(Json *json, const HistorySeat *seat)
{
    json_open(json, '{');
    json_add_string(json, "name", seat->name);
    json_add_string(json, "level", LEVEL_KEYS[seat->level]);
    for (ScoreCategory category = 0; category < SCORE_CATEGORY_COUNT; category++)
        json_add_number(json, SCORE_CATEGORY_KEYS[category],
                        score_category(&seat->score, category));
    json_add_bool(json, "won", seat->won);
    json_close(json, '}');
}

static void put_game(void *context, const HistoryGame *game)
{
    char buffer[ENTRY_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    Json json = json_on(&text);
    if (!game->finished)
        return;
    json_open(&json, '{');
    json_add_string(&json, "started", game->started);
    json_add_string(&json, "file", game->file);
    json_add_string(&json, "edition", EDITION_INFO[game->edition].key);
    json_key(&json, "seats");
    json_open(&json, '[');
    for (int i = 0; i < game->players; i++)
        add_seat(&json, &game->seats[i]);
    json_close(&json, ']');
    json_close(&json, '}');
    put_entry(context, &text);
}

bool statistics_write_json(const char *data, const Statistics *statistics, FILE *file, Error *error)
{
    Entries persons = {.file = file}, families = {.file = file}, scores = {.file = file};
    fputs("{\"persons\":[", file);
    for (int i = 0; i < statistics->person_count; i++)
        put_person(&persons, &statistics->persons[i]);
    fputs("],\n\"families\":[", file);
    for (int i = 0; i < statistics->family_count; i++)
        put_family(&families, &statistics->families[i]);
    fputs("],\n\"scores\":[", file);
    const bool complete = history_each(data, put_game, &scores, error);
    fputs("]}\n", file);
    return finish(file, complete, error);
}
