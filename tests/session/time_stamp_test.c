/* When a match was started, whatever the clock says. */
#include "sample.h"
#include "testing.h"

#include "session/time_stamp.h"

static void a_moment_is_written_as_records_want_it(void **state)
{
    static const struct {
        int64_t seconds;
        const char *stamp;
    } MOMENTS[] = {
        {0, "1970-01-01T00:00:00Z"},
        {1769884200, "2026-01-31T18:30:00Z"},
        {-1, "1969-12-31T23:59:59Z"},
        {253402300799, "9999-12-31T23:59:59Z"},
        {253402300800, "1970-01-01T00:00:00Z"}, /* the year 10000 */
        {-62167219201, "1970-01-01T00:00:00Z"}, /* before the year 0 */
        {INT64_MAX, "1970-01-01T00:00:00Z"},
        {INT64_MIN, "1970-01-01T00:00:00Z"},
    };
    char stamp[STARTED_CAPACITY];
    (void)state;
    for (size_t i = 0; i < COUNT_OF(MOMENTS); i++) {
        time_stamp_of(MOMENTS[i].seconds, stamp);
        assert_string_equal(stamp, MOMENTS[i].stamp);
    }
}

static void whatever_the_clock_says_the_record_reads_back(void **state)
{
    static const int64_t YEAR = 31557600;
    const GameOptions options = game_default_options(EDITION_EN);
    char stamp[STARTED_CAPACITY], text[RECORD_TEXT_CAPACITY];
    Record record, read;
    Complaint complaint;
    (void)state;
    for (int64_t year = -20000; year <= 20000; year += 97) {
        time_stamp_of(year * YEAR, stamp);
        record_init(&record, &options, stamp);
        sample_text(&record, text);
        assert_true(record_parse(word_of(text), &read, &complaint));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_moment_is_written_as_records_want_it),
        cmocka_unit_test(whatever_the_clock_says_the_record_reads_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
