#include "session/statistics.h"

#include <string.h>

int statistics_average(const GameTally *tally, ScoreCategory category)
{
    if (tally->houses == 0)
        return 0;
    return (int)((tally->sums[category] * 100 + tally->houses / 2) / tally->houses);
}

/* ---- counting ---- */

static void count_game(GameTally *tally, bool won)
{
    tally->games++;
    tally->wins += won;
    tally->streak = won ? tally->streak + 1 : 0;
    if (tally->streak > tally->longest_streak)
        tally->longest_streak = tally->streak;
}

static void count_house(GameTally *tally, const HistoryGame *game, int seat)
{
    const Score *score = &game->seats[seat].score;
    if (tally->houses == 0 || score->total > tally->best[SCORE_TOTAL]) {
        memcpy(tally->best_file, game->file, sizeof tally->best_file);
        tally->best_seat = seat;
    }
    for (ScoreCategory category = 0; category <= SCORE_TOTAL; category++) {
        const int points = score_category(score, category);
        tally->sums[category] += points;
        if (tally->houses == 0 || points > tally->best[category])
            tally->best[category] = points;
    }
    tally->houses++;
}

static GameTally *person_tally(Statistics *statistics, const char *name)
{
    int i = 0;
    while (i < statistics->person_count && strcmp(statistics->persons[i].name, name) != 0)
        i++;
    if (i == STATISTICS_PERSONS_MAX) {
        statistics->more = true;
        return NULL;
    }
    if (i == statistics->person_count) {
        strcpy(statistics->persons[i].name, name);
        statistics->person_count++;
    }
    return &statistics->persons[i].tally;
}

/* Puts a name into its place in byte order. */
static void join_family(FamilyStatistics *family, const char *name)
{
    int at = family->count++;
    for (; at > 0 && strcmp(family->names[at - 1], name) > 0; at--)
        memcpy(family->names[at], family->names[at - 1], NAME_CAPACITY);
    strcpy(family->names[at], name);
}

static bool same_family(const FamilyStatistics *one, const FamilyStatistics *other)
{
    if (one->count != other->count)
        return false;
    for (int i = 0; i < one->count; i++) {
        if (strcmp(one->names[i], other->names[i]) != 0)
            return false;
    }
    return true;
}

static GameTally *family_tally(Statistics *statistics, const FamilyStatistics *family)
{
    int i = 0;
    while (i < statistics->family_count && !same_family(&statistics->families[i], family))
        i++;
    if (i == STATISTICS_FAMILIES_MAX) {
        statistics->more = true;
        return NULL;
    }
    if (i == statistics->family_count) {
        statistics->families[i] = *family;
        statistics->family_count++;
    }
    return &statistics->families[i].tally;
}

static void count_family(Statistics *statistics, const HistoryGame *game)
{
    FamilyStatistics family = {0};
    bool won = false;
    for (int seat = 0; seat < game->players; seat++) {
        if (game->seats[seat].level != LEVEL_PERSON)
            continue;
        join_family(&family, game->seats[seat].name);
        won = won || game->seats[seat].won;
    }
    GameTally *tally = family.count >= 2 ? family_tally(statistics, &family) : NULL;
    if (!tally)
        return;
    count_game(tally, won);
    for (int seat = 0; seat < game->players; seat++) {
        if (game->seats[seat].level == LEVEL_PERSON)
            count_house(tally, game, seat);
    }
}

static void count(void *context, const HistoryGame *game)
{
    Statistics *statistics = context;
    if (!game->finished)
        return;
    statistics->games++;
    for (int seat = 0; seat < game->players; seat++) {
        if (game->seats[seat].level != LEVEL_PERSON)
            continue;
        GameTally *tally = person_tally(statistics, game->seats[seat].name);
        if (!tally)
            continue;
        count_game(tally, game->seats[seat].won);
        count_house(tally, game, seat);
    }
    count_family(statistics, game);
}

bool statistics_collect(Statistics *statistics, const char *data, Error *error)
{
    memset(statistics, 0, sizeof *statistics);
    return history_each(data, count, statistics, error);
}
