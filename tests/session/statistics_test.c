/* What all games say about their players, beside a count that is made by hand. */
#include "folder.h"
#include "testing.h"

#include "session/filing.h"
#include "session/record_file.h"
#include "session/saves.h"
#include "session/statistics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 60 };

static const char *const PEOPLE[] = {"Ana", "Ben \"B\"", "Ágnes", "Cai, the 3rd", "Eva\\"};

typedef struct Made {
    Match match;
    char file[FILE_NAME_CAPACITY];
    bool finished;
} Made;

/* Games of changing people and computers; every tenth stays unfinished. */
static Made *make_games(const Folder *folder, int count)
{
    Made *made = calloc((size_t)count, sizeof *made);
    Error error;
    assert_non_null(made);
    for (int i = 0; i < count; i++) {
        char started[STARTED_CAPACITY];
        Match *match = &made[i].match;
        snprintf(started, sizeof started, "2026-03-%02dT%02d:%02d:00Z", 1 + i / 24, i % 24, i % 60);
        made[i].finished = i % 10 != 9;
        folder_match(match, (uint64_t)i + 100, made[i].finished ? -1 : 20, started);
        for (int seat = 0; seat < match->game.players; seat++) {
            strcpy(match->record.seats[seat].name, PEOPLE[(i / 3 + seat * (1 + i % 2)) % 5]);
            match->record.seats[seat].level = (i + seat) % 4 == 3 ? LEVEL_KID : LEVEL_PERSON;
        }
        assert_true(filing_keep(folder->path, &match->record, made[i].file, &error));
    }
    return made;
}

static Statistics *collect(const Folder *folder)
{
    Error error;
    Statistics *statistics = malloc(sizeof *statistics);
    assert_non_null(statistics);
    assert_true(statistics_collect(statistics, folder->path, &error));
    return statistics;
}

static const GameTally *tally_of(const Statistics *statistics, const char *name)
{
    for (int i = 0; i < statistics->person_count; i++) {
        if (strcmp(statistics->persons[i].name, name) == 0)
            return &statistics->persons[i].tally;
    }
    return NULL;
}

/* Whether the person holds the seat; the names of a table are all different. */
static int seat_of(const Made *made, const char *name)
{
    for (int seat = 0; seat < made->match.game.players; seat++) {
        if (made->match.record.seats[seat].level == LEVEL_PERSON &&
            strcmp(made->match.record.seats[seat].name, name) == 0)
            return seat;
    }
    return -1;
}

static void expect_person(const Statistics *statistics, const Made *made, int count,
                          const char *name)
{
    int games = 0, wins = 0, streak = 0, longest = 0, best = -1, roof = 0;
    double decor = 0;
    const Made *best_game = NULL;
    for (int i = 0; i < count; i++) {
        const int seat = made[i].finished ? seat_of(&made[i], name) : -1;
        if (seat < 0)
            continue;
        const Score score = game_score(&made[i].match.game, seat);
        games++;
        streak = game_winners(&made[i].match.game) >> seat & 1 ? streak + 1 : 0;
        wins += streak > 0;
        longest = streak > longest ? streak : longest;
        decor += score.decor;
        roof = score.roof > roof ? score.roof : roof;
        if (score.total > best)
            best_game = &made[i];
        best = score.total > best ? score.total : best;
    }
    const GameTally *tally = tally_of(statistics, name);
    assert_non_null(tally);
    assert_int_equal(tally->games, games);
    assert_int_equal(tally->houses, games);
    assert_int_equal(tally->wins, wins);
    assert_int_equal(tally->streak, streak);
    assert_int_equal(tally->longest_streak, longest);
    assert_int_equal(tally->best[SCORE_TOTAL], best);
    assert_int_equal(tally->best[SCORE_ROOF], roof);
    assert_int_equal(statistics_average(tally, SCORE_DECOR), (int)(decor * 100 / games + 0.5));
    assert_string_equal(tally->best_file, best_game->file);
    assert_int_equal(tally->best_seat, seat_of(best_game, name));
}

static void expect_statistics(const Folder *folder, const Made *made, int count)
{
    Statistics *statistics = collect(folder);
    int finished = 0;
    for (int i = 0; i < count; i++)
        finished += made[i].finished;
    assert_int_equal(statistics->games, finished);
    assert_int_equal(statistics->person_count, COUNT_OF(PEOPLE));
    assert_false(statistics->more);
    for (size_t i = 0; i < COUNT_OF(PEOPLE); i++)
        expect_person(statistics, made, count, PEOPLE[i]);
    free(statistics);
}

static void no_games_are_no_statistics(void **state)
{
    Statistics *statistics = collect(*state);
    assert_int_equal(statistics->games, 0);
    assert_int_equal(statistics->person_count, 0);
    assert_int_equal(statistics_average(&statistics->persons[0].tally, SCORE_TOTAL), 0);
    free(statistics);
}

static void every_person_is_counted_as_by_hand(void **state)
{
    const Folder *folder = *state;
    Made *made = make_games(folder, GAMES);
    expect_statistics(folder, made, GAMES);
    expect_statistics(folder, made, GAMES); /* now from the cache */
    free(made);
}

static void a_cache_is_used_and_grows_with_the_games(void **state)
{
    const Folder *folder = *state;
    char caches[2][FOLDER_TEXT];
    Made *made = make_games(folder, GAMES);
    Error error;
    char last[FILE_NAME_CAPACITY];
    memcpy(last, made[GAMES - 2].file, sizeof last);
    expect_statistics(folder, made, GAMES);
    folder_read(folder, HISTORY_CACHE, caches[0]);
    assert_true(saves_delete(folder->path, last, &error));
    expect_statistics(folder, made, GAMES - 2); /* the very last one is unfinished */
    assert_true(saves_undelete(folder->path, last, &error));
    expect_statistics(folder, made, GAMES);
    folder_read(folder, HISTORY_CACHE, caches[1]);
    assert_string_equal(caches[0], caches[1]);
    free(made);
}

/* That a cache is used at all shows when it lies, with a right sum. */
static void a_sound_cache_is_believed(void **state)
{
    const Folder *folder = *state;
    char cache[FOLDER_TEXT];
    Made *made = make_games(folder, GAMES);
    uint64_t sum = 0xcbf29ce484222325u;
    free(collect(folder));
    folder_read(folder, HISTORY_CACHE, cache);
    for (char *name = cache; (name = strstr(name, "\tAna\n")); name++)
        name[1] = 'E';
    char *end = strstr(cache, "\nsum\t") + 1;
    for (const char *c = cache; c < end; c++)
        sum = (sum ^ (unsigned char)*c) * 0x100000001b3u;
    sprintf(end, "sum\t%016llx\n", (unsigned long long)sum);
    folder_write(folder, HISTORY_CACHE, cache, strlen(cache));
    Statistics *statistics = collect(folder);
    assert_null(tally_of(statistics, "Ana"));
    assert_non_null(tally_of(statistics, "Ena"));
    free(statistics);
    free(made);
}

static void a_lost_or_damaged_cache_is_made_again(void **state)
{
    const Folder *folder = *state;
    char cache[FOLDER_TEXT], again[FOLDER_TEXT];
    Made *made = make_games(folder, GAMES);
    Rng rng = rng_seeded(1);
    expect_statistics(folder, made, GAMES);
    const size_t length = folder_read(folder, HISTORY_CACHE, cache);
    for (int i = 0; i < 60; i++) {
        const size_t at = rng_below(&rng, (uint32_t)length);
        const char was = cache[at];
        if (i % 3 == 0) {
            assert_int_equal(remove(in_folder(folder, HISTORY_CACHE)), 0);
        } else if (i % 3 == 1) {
            cache[at] ^= (char)(1 << i % 8);
            folder_write(folder, HISTORY_CACHE, cache, length);
            cache[at] = was;
        } else {
            folder_write(folder, HISTORY_CACHE, cache, at);
        }
        expect_statistics(folder, made, GAMES);
        folder_read(folder, HISTORY_CACHE, again);
        assert_string_equal(again, cache);
    }
    free(made);
}

static void nothing_follows_the_sum_of_a_cache(void **state)
{
    const Folder *folder = *state;
    char cache[FOLDER_TEXT], again[FOLDER_TEXT];
    Made *made = make_games(folder, GAMES);
    expect_statistics(folder, made, GAMES);
    const size_t length = folder_read(folder, HISTORY_CACHE, cache);
    memcpy(again, cache, length);
    memcpy(again + length, "more\n", 5);
    folder_write(folder, HISTORY_CACHE, again, length + 5);
    expect_statistics(folder, made, GAMES);
    folder_read(folder, HISTORY_CACHE, again);
    assert_string_equal(again, cache);
    free(made);
}

static void without_a_disk_for_the_cache_it_only_takes_longer(void **state)
{
    const Folder *folder = *state;
    Made *made = make_games(folder, GAMES);
    folder_fill_disk(true);
    expect_statistics(folder, made, GAMES);
    folder_fill_disk(false);
    assert_false(folder_has(folder, HISTORY_CACHE));
    assert_int_equal(folder_count(folder, ".", "", ".tmp"), 0);
    free(made);
}

static void files_that_are_no_games_are_passed_over(void **state)
{
    const Folder *folder = *state;
    Made *made = make_games(folder, GAMES);
    folder_write(folder, "matches/0.dreamhome", "hello", 5);
    folder_write(folder, "matches/zzz.dreamhome", "", 0);
    folder_write(folder, "matches/a\nb.dreamhome", "hello", 5);
    folder_write(folder, "matches/notes.txt", "hello", 5);
    expect_statistics(folder, made, GAMES);
    expect_statistics(folder, made, GAMES);
    free(made);
}

static void a_record_that_changes_is_counted_anew(void **state)
{
    const Folder *folder = *state;
    Made *made = make_games(folder, GAMES);
    Error error;
    expect_statistics(folder, made, GAMES);
    Made *last = &made[GAMES - 1];
    assert_false(last->finished);
    const Record before = last->match.record;
    folder_match(&last->match, 100 + GAMES - 1, -1, before.started);
    memcpy(last->match.record.seats, before.seats, sizeof before.seats);
    assert_true(filing_keep(folder->path, &last->match.record, last->file, &error));
    last->finished = true;
    expect_statistics(folder, made, GAMES);
    free(made);
}

static void a_family_is_the_people_at_one_table(void **state)
{
    static const char *const TABLES[][2] = {{"Ana", "Ben"}, {"Ben", "Ana"}, {"Ana", "Cai"}};
    const Folder *folder = *state;
    Error error;
    int best = 0;
    for (uint64_t i = 0; i < 3; i++) {
        Match match;
        char file[FILE_NAME_CAPACITY];
        uint64_t seed = i * 100;
        do
            folder_match(&match, seed++, -1, "2026-03-01T10:00:00Z");
        while (match.game.players != 3);
        strcpy(match.record.seats[0].name, TABLES[i][0]);
        strcpy(match.record.seats[2].name, TABLES[i][1]);
        match.record.seats[1].level = LEVEL_KID;
        assert_true(filing_keep(folder->path, &match.record, file, &error));
        for (int seat = 0; i < 2 && seat <= 2; seat += 2) {
            const int total = game_score(&match.game, seat).total;
            best = total > best ? total : best;
        }
    }
    Statistics *statistics = collect(folder);
    assert_int_equal(statistics->family_count, 2);
    const FamilyStatistics *family = &statistics->families[0];
    assert_int_equal(family->count, 2);
    assert_string_equal(family->names[0], "Ana");
    assert_string_equal(family->names[1], "Ben");
    assert_int_equal(family->tally.games, 2);
    assert_int_equal(family->tally.houses, 4);
    assert_int_equal(family->tally.best[SCORE_TOTAL], best);
    assert_int_equal(statistics->families[1].tally.games, 1);
    free(statistics);
}

static void more_people_than_fit_are_told(void **state)
{
    const Folder *folder = *state;
    Error error;
    for (int i = 0; i <= STATISTICS_PERSONS_MAX; i++) {
        Match match;
        char file[FILE_NAME_CAPACITY];
        folder_match(&match, (uint64_t)i, -1, "2026-03-01T10:00:00Z");
        for (int seat = 0; seat < match.game.players; seat++)
            match.record.seats[seat].level = seat ? LEVEL_EASY : LEVEL_PERSON;
        snprintf(match.record.seats[0].name, NAME_CAPACITY, "P%d", i);
        assert_true(filing_keep(folder->path, &match.record, file, &error));
    }
    Statistics *statistics = collect(folder);
    assert_int_equal(statistics->person_count, STATISTICS_PERSONS_MAX);
    assert_int_equal(statistics->games, STATISTICS_PERSONS_MAX + 1);
    assert_int_equal(statistics->family_count, 0);
    assert_true(statistics->more);
    free(statistics);
}

static void an_export_to_a_full_disk_is_told(void **state)
{
    const Folder *folder = *state;
    Made *made = make_games(folder, GAMES);
    Statistics *statistics = collect(folder);
    Error error = {0};
    FILE *full = fopen("/dev/full", "wb");
    if (full) {
        assert_false(statistics_write_csv(folder->path, full, &error));
        assert_non_null(strstr(error.words, "cannot write the statistics"));
        clearerr(full);
        assert_false(statistics_write_json(folder->path, statistics, full, &error));
        fclose(full);
    }
    free(statistics);
    free(made);
}

/* A name that a spreadsheet would run as a formula. */
static void a_name_in_the_table_is_never_a_formula(void **state)
{
    static const char *const NAMES[][2] = {
        {"=1+1", "\"'=1+1\","},         {"+1", "\"'+1\","},      {"-1", "\"'-1\","},
        {"@SUM(A1)", "\"'@SUM(A1)\","}, {"Ada =", "\"Ada =\","}, {"\"=1", "\"\"\"=1\","},
    };
    const Folder *folder = *state;
    char text[FOLDER_TEXT];
    Match match;
    Error error;
    char file[FILE_NAME_CAPACITY];
    for (size_t i = 0; i < COUNT_OF(NAMES); i++) {
        folder_match(&match, i, -1, "2026-03-01T10:00:00Z");
        strcpy(match.record.seats[0].name, NAMES[i][0]);
        assert_true(filing_keep(folder->path, &match.record, file, &error));
    }
    FILE *csv = fopen(in_folder(folder, "scores.csv"), "wb");
    assert_true(csv && statistics_write_csv(folder->path, csv, &error));
    assert_int_equal(fclose(csv), 0);
    folder_read(folder, "scores.csv", text);
    for (size_t i = 0; i < COUNT_OF(NAMES); i++)
        assert_non_null(strstr(text, NAMES[i][1]));
}

/* Leaves games and both exports for the other half of the test, in another language. */
static int export_to(const char *path)
{
    Folder folder;
    Error error;
    snprintf(folder.path, sizeof folder.path, "%s", path);
    Made *made = make_games(&folder, GAMES);
    Statistics *statistics = collect(&folder);
    FILE *csv = fopen(in_folder(&folder, "scores.csv"), "wb");
    FILE *json = fopen(in_folder(&folder, "statistics.json"), "wb");
    const bool written = csv && json && statistics_write_csv(path, csv, &error) &&
                         statistics_write_json(path, statistics, json, &error);
    if (csv)
        fclose(csv);
    if (json)
        fclose(json);
    free(statistics);
    free(made);
    return written ? 0 : 1;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        FOLDER(no_games_are_no_statistics),
        FOLDER(every_person_is_counted_as_by_hand),
        FOLDER(a_cache_is_used_and_grows_with_the_games),
        FOLDER(a_sound_cache_is_believed),
        FOLDER(a_lost_or_damaged_cache_is_made_again),
        FOLDER(nothing_follows_the_sum_of_a_cache),
        FOLDER(without_a_disk_for_the_cache_it_only_takes_longer),
        FOLDER(files_that_are_no_games_are_passed_over),
        FOLDER(a_record_that_changes_is_counted_anew),
        FOLDER(a_family_is_the_people_at_one_table),
        FOLDER(more_people_than_fit_are_told),
        FOLDER(an_export_to_a_full_disk_is_told),
        FOLDER(a_name_in_the_table_is_never_a_formula),
    };
    if (argc == 2)
        return export_to(argv[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
