#include "session/day.h"

#include "dreamhome/score.h"
#include "session/deal_code.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* ---- dates ---- */

Day day_at(time_t now)
{
    struct tm parts;
    if (!localtime_r(&now, &parts))
        return (Day){1970, 1, 1};
    return (Day){parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday};
}

Day day_today(void)
{
    return day_at(time(NULL));
}

int day_number(Day day)
{
    const int y = day.month <= 2 ? day.year - 1 : day.year;
    const int m = day.month <= 2 ? day.month + 9 : day.month - 3; /* from March */
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day.day - 1 - 719468;
}

int day_month_length(int year, int month)
{
    const bool last = month == 12;
    return day_number((Day){last ? year + 1 : year, last ? 1 : month + 1, 1}) -
           day_number((Day){year, month, 1});
}

Day day_of_number(int number)
{
    Day day = {1970 + number / 366, 1, 1};
    while (day_number((Day){day.year + 1, 1, 1}) <= number)
        day.year++;
    while (number - day_number(day) >= day_month_length(day.year, day.month))
        day.month++;
    day.day = number - day_number(day) + 1;
    return day;
}

int day_weekday(Day day)
{
    return (day_number(day) + 3) % 7; /* 1970 began with a Thursday */
}

bool day_equal(Day one, Day other)
{
    return one.year == other.year && one.month == other.month && one.day == other.day;
}

/* Neighbouring dates must not have neighbouring seeds: a hash of the date stands for chance. */
GameOptions day_options(Day day)
{
    GameOptions options = game_default_options(EDITION_EN);
    Rng rng = rng_seeded((uint64_t)(day.year * 10000 + day.month * 100 + day.day));
    options.seed = deal_code_seed(rng_next(&rng));
    options.players = 2;
    options.first = 0;
    return options;
}

/* ---- what it is worth ---- */

int percent_of(int points, int best)
{
    return best > 0 && points > 0 ? points * 100 / best : 0;
}

const int MEDAL_PERCENT[MEDAL_COUNT] = {
    [MEDAL_BRONZE] = 70, [MEDAL_SILVER] = 80, [MEDAL_GOLD] = 90};

Medal medal_of(int points, int best)
{
    const int percent = percent_of(points, best);
    Medal medal = MEDAL_GOLD;
    while (medal > MEDAL_NONE && percent < MEDAL_PERCENT[medal])
        medal--;
    return medal;
}

static const Space FROM_ABOVE[SPACE_COUNT] = {SPACE_A2, SPACE_B2, SPACE_C2, SPACE_D2,
                                              SPACE_E2, SPACE_A1, SPACE_B1, SPACE_C1,
                                              SPACE_D1, SPACE_E1, SPACE_D0, SPACE_E0};

/* Its part of the room that it belongs to, and the token that lies on it. */
static int points_at(const Home *home, Space space)
{
    if (home_type_at(home, space) == ROOM_NONE)
        return 0;
    const int token =
        space_in(home->decorated, space) ? RESOURCE_INFO[home->token[space]].value : 0;
    return score_room_at(home, space) / space_count(home_room_at(home, space)) + token;
}

void day_spaces(const Home *home, char spaces[SPACE_COUNT + 1])
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        const int points = points_at(home, FROM_ABOVE[i]);
        spaces[i] = (char)('0' + (points < DAY_POINTS_MOST ? points : DAY_POINTS_MOST));
    }
    spaces[SPACE_COUNT] = '\0';
}

bool day_has_points(const DayResult *result)
{
    return result->spaces[0] >= '0' && result->spaces[0] <= '0' + DAY_POINTS_MOST;
}

void day_write_result(const DayResult *result, const char *title, const char *share, Text *text)
{
    static const char *const MEDALS[MEDAL_COUNT] = {"", " 🥉", " 🥈", " 🥇"};
    static const char *const LIGHTS[DAY_POINTS_MOST + 1] = {"⬛", "🟫", "🟧", "🟨"};
    text_add(text, title);
    text_add(text, " · ");
    text_add(text, share);
    text_add(text, MEDALS[medal_of(result->points, result->best)]);
    for (int i = 0; i < SPACE_COUNT && day_has_points(result); i++) {
        if (i % 5 == 0)
            text_add_char(text, ' ');
        text_add(text, LIGHTS[result->spaces[i] - '0']);
    }
}
