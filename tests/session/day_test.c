/* The house of the day: dates and deals, medals, the line to paste, and results that stay. */
#include "folder.h"
#include "testing.h"

#include "dreamhome/notation.h"
#include "session/day.h"
#include "session/turns.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static Days days;

static void open_again(const Folder *folder)
{
    Error error;
    days_close(&days);
    assert_true(days_open(&days, folder->path, &error));
}

static void note(const char *name, Day day, int points)
{
    DayResult result = {.day = day, .points = points, .best = 50, .spaces = "012301230123"};
    Error error;
    strcpy(result.name, name);
    assert_true(days_note(&days, &result, &error));
}

/* ---- dates ---- */

static void dates_and_their_numbers_agree_for_centuries(void **state)
{
    (void)state;
    Day day = {1970, 1, 1};
    for (int number = 0; number < 100000; number++) {
        assert_int_equal(day_number(day), number);
        assert_true(day_equal(day_of_number(number), day));
        assert_int_equal(day_weekday(day), (number + 3) % 7);
        if (++day.day > day_month_length(day.year, day.month)) {
            day.day = 1;
            day.month = day.month % 12 + 1;
            day.year += day.month == 1;
        }
    }
    assert_int_equal(day_month_length(2024, 2), 29);
    assert_int_equal(day_month_length(2100, 2), 28);
    assert_int_equal(day_weekday((Day){2026, 11, 16}), 0);
}

static void the_deal_of_a_date_is_the_same_forever(void **state)
{
    (void)state;
    static const struct {
        Day day;
        uint64_t seed;
    } KNOWN[] = {
        {{2026, 1, 1}, 29505833595}, {{2026, 11, 16}, 10338878600}, {{2031, 12, 31}, 12005284423}};
    for (size_t i = 0; i < sizeof KNOWN / sizeof KNOWN[0]; i++) {
        const GameOptions options = day_options(KNOWN[i].day);
        assert_int_equal(options.seed, KNOWN[i].seed);
        assert_int_equal(options.players, 2);
        assert_int_equal(options.first, 0);
        assert_true(options.discard && options.gaps && !options.car);
    }
}

static void every_day_has_a_deal_of_its_own(void **state)
{
    (void)state;
    uint64_t before = 0;
    for (int number = 20000; number < 24000; number++) {
        const uint64_t seed = day_options(day_of_number(number)).seed;
        assert_int_not_equal(seed, before);
        before = seed;
    }
}

/* The date is that of the clock on the wall, and the deal knows nothing else. At half past eleven
 * in London it is already tomorrow on Kiritimati, and still yesterday on Baker Island. */
static void a_time_zone_changes_the_date_and_never_the_deal_of_a_date(void **state)
{
    (void)state;
    static const struct {
        const char *zone;
        Day day;
    } CLOCKS[] = {{"UTC0", {2026, 11, 16}}, {"XXX-14", {2026, 11, 17}}, {"YYY12", {2026, 11, 15}}};
    const time_t now = 1794828600; /* 2026-11-16 11:30 UTC */
    for (size_t i = 0; i < sizeof CLOCKS / sizeof CLOCKS[0]; i++) {
        setenv("TZ", CLOCKS[i].zone, 1);
        tzset();
        assert_true(day_equal(day_at(now), CLOCKS[i].day));
        assert_true(day_equal(day_today(), day_at(time(NULL))));
        assert_int_equal(day_options((Day){2026, 11, 16}).seed, 10338878600);
    }
    unsetenv("TZ");
    tzset();
}

/* ---- what it is worth ---- */

static void medals_begin_at_70_80_and_90_percent(void **state)
{
    (void)state;
    assert_int_equal(medal_of(34, 50), MEDAL_NONE);
    assert_int_equal(medal_of(35, 50), MEDAL_BRONZE);
    assert_int_equal(medal_of(39, 50), MEDAL_BRONZE);
    assert_int_equal(medal_of(40, 50), MEDAL_SILVER);
    assert_int_equal(medal_of(44, 50), MEDAL_SILVER);
    assert_int_equal(medal_of(45, 50), MEDAL_GOLD);
    assert_int_equal(percent_of(52, 53), 98);
    assert_int_equal(percent_of(53, 53), 100);
    assert_int_equal(percent_of(0, 0), 0);
}

static void the_line_to_paste_shows_the_points_and_no_card(void **state)
{
    (void)state;
    DayResult result = {.day = {2026, 1, 8}, .points = 41, .best = 50, .spaces = "013223311202"};
    char buffer[256];
    Text text = text_on(buffer, sizeof buffer);
    day_write_result(&result, "Dream Home", "82%", &text);
    assert_false(text.cut);
    assert_string_equal(buffer,
                        "Dream Home · 82% 🥈 ⬛🟫🟨🟧🟧 🟨🟨🟫🟫🟧 ⬛🟧");
    strcpy(result.spaces, "rrrrrdrrreee"); /* as it was written once: nobody knows the points */
    text = text_on(buffer, sizeof buffer);
    day_write_result(&result, "Dream Home", "82%", &text);
    assert_string_equal(buffer, "Dream Home · 82% 🥈");
}

static void a_space_has_its_part_of_a_room_and_its_token(void **state)
{
    (void)state;
    static const char HOUSE[] = "a1=kitchen-1 b1=kitchen-2 c1=bathroom-1 d1=bedroom-1+canopy-bed "
                                "e1=bedroom-2 a2=living-1 c2=down d0=garage-1";
    char spaces[SPACE_COUNT + 1];
    Complaint complaint;
    Home home;
    assert_true(notation_read_home(word_of(HOUSE), &home, &complaint));
    day_spaces(&home, spaces);
    assert_string_equal(spaces, "100003313200");
}

/* ---- results ---- */

static void a_second_try_never_overwrites_a_day(void **state)
{
    const Day day = {2026, 3, 1};
    open_again(*state);
    note("Ana", day, 30);
    note("Ana", day, 49);
    note("Ben", day, 41); /* somebody else's first */
    assert_int_equal(days_find(&days, "Ana", day)->points, 30);
    open_again(*state);
    note("Ana", day, 50);
    open_again(*state);
    assert_int_equal(days.count, 2);
    assert_int_equal(days_find(&days, "Ana", day)->points, 30);
    assert_int_equal(days_find(&days, "Ben", day)->points, 41);
    assert_null(days_find(&days, "Ana", (Day){2026, 3, 2}));
    days_close(&days);
}

static void a_ledger_from_before_the_points_of_spaces_is_read(void **state)
{
    static const char TEXT[] = "dreamhome-days 1\n2026-02-03 30 50 rrrrrdrrreee Ana\nend\n";
    const Day day = {2026, 2, 3};
    folder_write(*state, "days.txt", TEXT, strlen(TEXT));
    open_again(*state);
    assert_false(day_has_points(days_find(&days, "Ana", day)));
    note("Ben", day, 41);
    open_again(*state);
    assert_string_equal(days_find(&days, "Ana", day)->spaces, "rrrrrdrrreee");
    assert_true(day_has_points(days_find(&days, "Ben", day)));
    days_close(&days);
}

static void days_in_a_row_are_counted_up_to_yesterday_or_today(void **state)
{
    open_again(*state);
    note("Ana", (Day){2026, 2, 27}, 30);
    note("Ana", (Day){2026, 2, 28}, 30);
    assert_int_equal(days_row(&days, "Ana", (Day){2026, 3, 1}), 2);
    note("Ana", (Day){2026, 3, 1}, 30);
    assert_int_equal(days_row(&days, "Ana", (Day){2026, 3, 1}), 3);
    assert_int_equal(days_row(&days, "Ana", (Day){2026, 3, 3}), 0);
    assert_int_equal(days_row(&days, "Ben", (Day){2026, 3, 1}), 0);
    days_close(&days);
}

static void damaged_results_are_set_aside(void **state)
{
    const Folder *folder = *state;
    static const char *const LINES[] = {
        "2026-02-30 30 50 rrrrrdrrreee Ana\n",   "2026-02-3 30 50 rrrrrdrrreee Ana\n",
        "2026-02-03 30 5000 rrrrrdrrreee Ana\n", "2026-02-03 30 50 rrrrrdrrree Ana\n",
        "2026-02-03 30 50 rrrrrdrrre12 Ana\n",   "2026-02-03 30 50 rrrrrdrrreee\n"};
    for (size_t i = 0; i < sizeof LINES / sizeof LINES[0]; i++) {
        char text[128] = "dreamhome-days 1\n";
        Error error;
        strcat(text, LINES[i]);
        strcat(text, "end\n");
        folder_write(folder, "days.txt", text, strlen(text));
        days_close(&days);
        assert_false(days_open(&days, folder->path, &error));
        assert_true(folder_has(folder, days.ledger.damaged));
        assert_int_equal(days.count, 0);
    }
    days_close(&days);
}

static void who_plays_the_same_deal_is_known_tomorrow(void **state)
{
    const Folder *folder = *state;
    static Turns turns;
    char path[FILE_PATH_CAPACITY];
    Error error;
    assert_true(turns_open(&turns, folder->path, &error));
    assert_int_equal(turns.count, 0);
    turns.count = 2;
    turns.seed = 12345678901;
    strcpy(turns.names[0], "Ana Maria");
    strcpy(turns.names[1], "Бен");
    assert_true(turns_write(&turns, &error));
    assert_true(turns_open(&turns, folder->path, &error));
    assert_int_equal(turns.count, 2);
    assert_string_equal(turns.names[1], "Бен");
    assert_int_equal(turns_options(&turns).seed, 12345678901);
    assert_true(turns_path(&turns, 1, path));
    assert_true(turns_open(&turns, NULL, &error));
    assert_false(turns_path(&turns, 1, path));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dates_and_their_numbers_agree_for_centuries),
        cmocka_unit_test(the_deal_of_a_date_is_the_same_forever),
        cmocka_unit_test(every_day_has_a_deal_of_its_own),
        cmocka_unit_test(a_time_zone_changes_the_date_and_never_the_deal_of_a_date),
        cmocka_unit_test(medals_begin_at_70_80_and_90_percent),
        cmocka_unit_test(the_line_to_paste_shows_the_points_and_no_card),
        cmocka_unit_test(a_space_has_its_part_of_a_room_and_its_token),
        FOLDER(a_second_try_never_overwrites_a_day),
        FOLDER(a_ledger_from_before_the_points_of_spaces_is_read),
        FOLDER(days_in_a_row_are_counted_up_to_yesterday_or_today),
        FOLDER(damaged_results_are_set_aside),
        FOLDER(who_plays_the_same_deal_is_known_tomorrow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
