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

/* words: the months, as they stand over a page of a calendar: January 2026 */
static const char *const MONTHS_IN_FULL[12] = {
    WORDS_IN("the month of a calendar", "January"),
    WORDS_IN("the month of a calendar", "February"),
    WORDS_IN("the month of a calendar", "March"),
    WORDS_IN("the month of a calendar", "April"),
    WORDS_IN("the month of a calendar", "May"),
    WORDS_IN("the month of a calendar", "June"),
    WORDS_IN("the month of a calendar", "July"),
    WORDS_IN("the month of a calendar", "August"),
    WORDS_IN("the month of a calendar", "September"),
    WORDS_IN("the month of a calendar", "October"),
    WORDS_IN("the month of a calendar", "November"),
    WORDS_IN("the month of a calendar", "December"),
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

/* `date` is year, month from 1, and day. */
static void fill_date(char *out, size_t capacity, const int date[3], const char *month,
                      const char *pattern)
{
    char day[16], year[16];
    snprintf(day, sizeof day, "%d", date[2]);
    snprintf(year, sizeof year, "%d", date[0]);
    const char *const filled[4] = {day, month, year, ""};
    fill_pattern(out, capacity, pattern, filled);
}

void calendar_words(char *out, size_t capacity, const Words *words, const int date[3])
{
    /* words: D is replaced by the day, M by the month, Y by the year */
    fill_date(out, capacity, date, tr(words, MONTHS[date[1] - 1]),
              tr(words, WORDS_IN("a date", "D M Y")));
}

void day_words(char *out, size_t capacity, const Words *words, const char *moment)
{
    struct tm parts = {0};
    if (!local_time(moment, &parts)) {
        snprintf(out, capacity, "%.10s", moment);
        return;
    }
    const int date[3] = {parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday};
    calendar_words(out, capacity, words, date);
}

void calendar_month_words(char *out, size_t capacity, const Words *words, const int date[3])
{
    /* words: the title of a calendar; M is replaced by the month, Y by the year */
    fill_date(out, capacity, date, tr(words, MONTHS_IN_FULL[date[1] - 1]),
              tr(words, WORDS_IN("a date", "M Y")));
}

const char *weekday_words(const Words *words, int weekday)
{
    static const char *const DAYS[7] = {
        WORDS_MARK("Mon"),
        WORDS_MARK("Tue"),
        WORDS_MARK("Wed"),
        WORDS_MARK("Thu"),
        WORDS_MARK("Fri"),
        WORDS_MARK("Sat"),
        WORDS_IN("a day of the week", "Sun"),
    };
    return tr(words, DAYS[weekday]);
}

bool dates_southern(const Words *words)
{
    return strcmp(words_language(words), "pt_BR") == 0;
}
