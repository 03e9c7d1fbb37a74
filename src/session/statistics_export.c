/* Statistics for a spreadsheet and for other programs. Numbers are written without the C library's
 * formats for fractions, which would follow the language of the desktop. */
#include "session/statistics.h"

#include <string.h>

static bool finish(FILE *file, bool complete, Error *error)
{
    if (!complete)
        return false;
    return (fflush(file) == 0 && !ferror(file)) ||
           error_set(error, "cannot write the statistics: the disk does not take them");
}

/* ---- CSV (RFC 4180) ---- */

static void put_csv(FILE *file, const char *words)
{
    fputc('"', file);
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
    for (int i = 0; i < game->players; i++) {
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

/* ---- JSON ---- */

static void put_json(FILE *file, const char *words)
{
    fputc('"', file);
    for (; *words; words++) {
        if (*words == '"' || *words == '\\')
            fputc('\\', file);
        fputc(*words, file);
    }
    fputc('"', file);
}

static void put_tally(FILE *file, const GameTally *tally)
{
    fprintf(file, ",\"games\":%d,\"wins\":%d,\"streak\":%d,\"longest_streak\":%d,\"average\":{",
            tally->games, tally->wins, tally->streak, tally->longest_streak);
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++) {
        const int hundredths = statistics_average(tally, category);
        fprintf(file, "%s\"%s\":%d.%02d", category ? "," : "", SCORE_CATEGORY_KEYS[category],
                hundredths / 100, hundredths % 100);
    }
    fputs("},\"best\":{", file);
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++)
        fprintf(file, "%s\"%s\":%d", category ? "," : "", SCORE_CATEGORY_KEYS[category],
                tally->best[category]);
    fputs("},\"best_house\":{\"file\":", file);
    put_json(file, tally->best_file);
    fprintf(file, ",\"seat\":%d}}", tally->best_seat + 1);
}

static void put_persons(FILE *file, const Statistics *statistics)
{
    fputs("\"persons\":[", file);
    for (int i = 0; i < statistics->person_count; i++) {
        fputs(i ? ",\n{\"name\":" : "\n{\"name\":", file);
        put_json(file, statistics->persons[i].name);
        put_tally(file, &statistics->persons[i].tally);
    }
    fputs("],\n\"families\":[", file);
    for (int i = 0; i < statistics->family_count; i++) {
        const FamilyStatistics *family = &statistics->families[i];
        fputs(i ? ",\n{\"names\":[" : "\n{\"names\":[", file);
        for (int person = 0; person < family->count; person++) {
            fputs(person ? "," : "", file);
            put_json(file, family->names[person]);
        }
        fputc(']', file);
        put_tally(file, &family->tally);
    }
    fputs("],\n", file);
}

typedef struct Scores {
    FILE *file;
    int games;
} Scores;

static void put_json_seat(FILE *file, const HistorySeat *seat)
{
    fputs("{\"name\":", file);
    put_json(file, seat->name);
    fprintf(file, ",\"level\":\"%s\"", LEVEL_KEYS[seat->level]);
    for (ScoreCategory category = 0; category < SCORE_CATEGORY_COUNT; category++)
        fprintf(file, ",\"%s\":%d", SCORE_CATEGORY_KEYS[category],
                score_category(&seat->score, category));
    fprintf(file, ",\"won\":%s}", seat->won ? "true" : "false");
}

static void put_json_game(void *context, const HistoryGame *game)
{
    Scores *scores = context;
    fputs(scores->games++ ? ",\n{\"started\":" : "\n{\"started\":", scores->file);
    put_json(scores->file, game->started);
    fputs(",\"file\":", scores->file);
    put_json(scores->file, game->file);
    fprintf(scores->file, ",\"edition\":\"%s\",\"seats\":[", EDITION_INFO[game->edition].key);
    for (int i = 0; i < game->players; i++) {
        fputs(i ? "," : "", scores->file);
        put_json_seat(scores->file, &game->seats[i]);
    }
    fputs("]}", scores->file);
}

bool statistics_write_json(const char *data, const Statistics *statistics, FILE *file, Error *error)
{
    Scores scores = {.file = file};
    fputs("{", file);
    put_persons(file, statistics);
    fputs("\"scores\":[", file);
    const bool complete = history_each(data, put_json_game, &scores, error);
    fputs("]}\n", file);
    return finish(file, complete, error);
}
