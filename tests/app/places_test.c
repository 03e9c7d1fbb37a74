/* Places and dates in the words of a family; names such as d0 stay in files. */
#include "testing.h"

#include "app/scenes/table/turn_log.h"
#include "app/words/dates.h"
#include "app/words/places.h"
#include "session/record_file.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int open_words(void **state)
{
    *state = words_new("");
    return 0;
}

static int close_words(void **state)
{
    words_free(*state);
    return 0;
}

static void every_space_has_a_place_of_its_own(void **state)
{
    for (int i = 0; i < SPACE_COUNT; i++) {
        const char *one = place_words(*state, SPACES_IN_BYTE_ORDER[i]);
        assert_true(one && one[0]);
        for (int k = 0; k < i; k++)
            assert_string_not_equal(one, place_words(*state, SPACES_IN_BYTE_ORDER[k]));
    }
}

static void a_place_is_where_a_family_sees_it(void **state)
{
    assert_string_equal(place_words(*state, SPACE_D0), "in the basement, on the left");
    assert_string_equal(place_words(*state, SPACE_B2), "on the top floor, second from the left");
    assert_string_equal(place_words(*state, SPACE_E1), "on the middle floor, far right");
}

/* Whether a word of the line is a space's name: a letter from a to e and a digit. */
static bool names_a_space(const char *line)
{
    for (const char *at = line; at[0] && at[1]; at++) {
        const bool starts = at == line || !isalnum((unsigned char)at[-1]);
        if (starts && at[0] >= 'a' && at[0] <= 'e' && at[1] >= '0' && at[1] <= '2' &&
            !isalnum((unsigned char)at[2]))
            return true;
    }
    return false;
}

static void the_log_tells_places_in_words(void **state)
{
    static TurnLog log;
    Record record;
    Error error;
    bool built = false;
    assert_true(record_file_load(REPLAYS "/fr-4.dreamhome", &record, &error));
    turn_log_write(&log, &record, *state);
    assert_true(log.count > 40);
    for (int i = 0; i < log.count; i++) {
        const char *words = log.lines[i].words;
        assert_false(names_a_space(words));
        assert_true(strlen(words) + 1 < LOG_LINE_CAPACITY);
        built = built || strstr(words, "; builds the room on the top floor, ") != NULL;
    }
    assert_true(built);
}

static void a_date_is_written_as_people_write_it(void **state)
{
    char date[DATE_CAPACITY];
    setenv("TZ", "UTC", 1);
    tzset();
    date_words(date, sizeof date, *state, "2026-01-08T18:05:00Z");
    assert_string_equal(date, "8 Jan 2026, 18:05");
    date_words(date, sizeof date, *state, "2025-05-31T09:30:00Z");
    assert_string_equal(date, "31 May 2025, 09:30");
}

static void half_a_date_is_shown_as_it_is(void **state)
{
    char date[DATE_CAPACITY];
    date_words(date, sizeof date, *state, "2026-01-08");
    assert_string_equal(date, "2026-01-08");
}

#define WITH_WORDS(test) cmocka_unit_test_setup_teardown(test, open_words, close_words)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_WORDS(every_space_has_a_place_of_its_own),
        WITH_WORDS(a_place_is_where_a_family_sees_it),
        WITH_WORDS(the_log_tells_places_in_words),
        WITH_WORDS(a_date_is_written_as_people_write_it),
        WITH_WORDS(half_a_date_is_shown_as_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
