#include "app/words/dates.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* words: the months, as a short date names them: 8 Jan 2026 */
static const char *const MONTHS[12] = {
    WORDS_MARK("Jan"),          WORDS_MARK("Feb"), WORDS_MARK("Mar"), WORDS_MARK("Apr"),
    WORDS_IN("a month", "May"), WORDS_MARK("Jun"), WORDS_MARK("Jul"), WORDS_MARK("Aug"),
    WORDS_MARK("Sep"),          WORDS_MARK("Oct"), WORDS_MARK("Nov"), WORDS_MARK("Dec"),
};

/* Days since 1970 of a date; timegm is not everywhere. */
static long days_of(int year, int month, int day)
{
    const int y = month <= 2 ? year - 1 : year;
    const int m = month <= 2 ? month + 9 : month - 3; /* from March */
    return 365L * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719468L;
}

static bool local_time(const char *moment, struct tm *parts)
{
    int year, month, day, hour, minute;
    if (sscanf(moment, "%4d-%2d-%2dT%2d:%2d", &year, &month, &day, &hour, &minute) < 5)
        return false;
    const time_t then = (time_t)days_of(year, month, day) * 86400 + hour * 3600 + minute * 60;
    return localtime_r(&then, parts) != NULL;
}

/* Letters instead of printf's arguments, since languages put them in another order. */
static void fill_pattern(char *out, size_t capacity, const char *pattern,
                         const char *const parts[4])
{
    static const char LETTERS[] = "DMYT";
    size_t length = 0;
    out[0] = '\0';
    for (; *pattern && length + 1 < capacity; pattern++) {
        const char *letter = strchr(LETTERS, *pattern);
        const char plain[2] = {*pattern, '\0'};
        snprintf(out + length, capacity - length, "%s", letter ? parts[letter - LETTERS] : plain);
        length += strlen(out + length);
    }
}

void date_words(char *out, size_t capacity, const Words *words, const char *moment)
{
    struct tm parts = {0};
    char day[16], year[16], clock[16];
    if (!local_time(moment, &parts)) {
        snprintf(out, capacity, "%.10s", moment);
        return;
    }
    snprintf(day, sizeof day, "%d", parts.tm_mday);
    snprintf(year, sizeof year, "%d", parts.tm_year + 1900);
    snprintf(clock, sizeof clock, "%02d:%02d", parts.tm_hour, parts.tm_min);
    const char *const filled[4] = {day, tr(words, MONTHS[parts.tm_mon]), year, clock};
    /* words: D is replaced by the day, M by the month, Y by the year, T by the time */
    fill_pattern(out, capacity, tr(words, WORDS_IN("a date", "D M Y, T")), filled);
}
