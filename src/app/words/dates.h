/**
 * Dates as a player writes them: "8 Jan 2026, 18:30" here, "2026. jan. 8., 18:30" in Hungary.
 */
#ifndef APP_DATES_H
#define APP_DATES_H

#include "app/words/words.h"

#include <stdbool.h>
#include <stddef.h>

enum { DATE_CAPACITY = 64 };

/** A moment of a record (ISO 8601, UTC) as the clock on the wall showed it. */
void date_words(char *out, size_t capacity, const Words *words, const char *moment);

/** The day of such a moment, without the time. */
void day_words(char *out, size_t capacity, const Words *words, const char *moment);

/** A date of the calendar, and the title of a month: "January 2026", "2026. január". */
void calendar_words(char *out, size_t capacity, const Words *words, const int date[3]);
void calendar_month_words(char *out, size_t capacity, const Words *words, const int date[3]);

/** Whether winter is in July where the language is at home. */
bool dates_southern(const Words *words);

/** A day of the week in two or three letters, from 0 (Monday) to 6. */
const char *weekday_words(const Words *words, int weekday);

#endif
