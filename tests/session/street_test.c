/* The street: which houses stand in it, and which were removed. */
#include "folder.h"
#include "sample.h"
#include "testing.h"

#include "session/filing.h"
#include "session/saves.h"
#include "session/street.h"

#include <stdio.h>
#include <string.h>

/* Files a game: seat 0 is Ana, seat 1 a computer, unless it is a game of two people. */
static void file_game(const Folder *folder, uint64_t seed, int moves, const char *started)
{
    Match match;
    char file[FILE_NAME_CAPACITY];
    Error error;
    folder_match(&match, seed, moves, started);
    record_set_name(&match.record, 0, "Ana");
    record_set_name(&match.record, 1, "Pip");
    match.record.seats[1].level = LEVEL_EASY;
    assert_true(filing_keep(folder->path, &match.record, file, &error));
}

static void open_street(Street *street, const Folder *folder)
{
    Error error;
    if (!street_open(street, folder->path, &error))
        fail_msg("%s", error.words);
}

static void an_empty_folder_is_an_empty_street(void **state)
{
    Street street;
    open_street(&street, *state);
    assert_int_equal(street.count, 0);
    assert_false(street_has_houses(((const Folder *)*state)->path));
    street_close(&street);
}

static void every_seat_of_a_finished_game_has_a_house_newest_last(void **state)
{
    Street street;
    Match match;
    file_game(*state, 3, -1, "2026-03-01T10:00:00Z");
    file_game(*state, 2, -1, "2025-12-24T10:00:00Z");
    folder_match(&match, 3, -1, "2026-03-01T10:00:00Z");
    open_street(&street, *state);
    assert_true(street_has_houses(((const Folder *)*state)->path));
    for (int i = 1; i < street.count; i++)
        assert_true(strcmp(street.items[i - 1].started, street.items[i].started) <= 0);
    const Plot *last = &street.items[street.count - match.game.players];
    assert_string_equal(last->name, "Ana");
    assert_int_equal(last->level, LEVEL_PERSON);
    assert_int_equal(last[1].level, LEVEL_EASY);
    for (int seat = 0; seat < match.game.players; seat++) {
        assert_int_equal(last[seat].seat, seat);
        assert_int_equal(last[seat].points, game_score(&match.game, seat).total);
        assert_false(last[seat].empty);
        assert_false(last[seat].removed);
    }
    street_close(&street);
}

static void a_game_that_goes_on_has_no_house_yet(void **state)
{
    Street street;
    file_game(*state, 1, 30, "2026-03-01T10:00:00Z");
    open_street(&street, *state);
    assert_int_equal(street.count, 0);
    assert_false(street_has_houses(((const Folder *)*state)->path));
    street_close(&street);
}

static void a_damaged_record_leaves_one_empty_plot(void **state)
{
    Street street;
    file_game(*state, 1, -1, "2026-03-01T10:00:00Z");
    folder_write(*state, "matches/2026-02-01_10-00-00.dreamhome", "not a game", 10);
    open_street(&street, *state);
    assert_true(street.count > 1);
    assert_true(street.items[0].empty);
    assert_int_equal(street_month(street.items[0].started), 2);
    for (int i = 1; i < street.count; i++)
        assert_false(street.items[i].empty);
    street_close(&street);
}

static void a_removed_house_stays_removed_until_it_is_put_back(void **state)
{
    Street street;
    Error error;
    file_game(*state, 1, -1, "2026-03-01T10:00:00Z");
    file_game(*state, 2, -1, "2026-03-02T10:00:00Z");
    open_street(&street, *state);
    assert_true(street_remove(&street, 1, true, &error));
    assert_true(street_remove(&street, 0, true, &error));
    assert_true(street_remove(&street, 0, true, &error)); /* once is enough */
    assert_int_equal(street.removed_count, 2);
    street_close(&street);
    open_street(&street, *state);
    assert_true(street.items[0].removed);
    assert_true(street.items[1].removed);
    assert_false(street.items[2].removed);
    assert_true(street_remove(&street, 0, false, &error));
    street_close(&street);
    open_street(&street, *state);
    assert_false(street.items[0].removed);
    assert_true(street.items[1].removed);
    street_close(&street);
}

static void a_new_title_does_not_bring_a_house_back(void **state)
{
    Street street;
    Error error;
    char file[FILE_NAME_CAPACITY];
    file_game(*state, 1, -1, "2026-03-01T10:00:00Z");
    open_street(&street, *state);
    snprintf(file, sizeof file, "%s", street.items[0].file);
    assert_true(street_remove(&street, 0, true, &error));
    street_close(&street);
    assert_true(saves_rename(((const Folder *)*state)->path, file, "Grandma's birthday", &error));
    open_street(&street, *state);
    assert_string_equal(street.items[0].file, file);
    assert_true(street.items[0].removed);
    street_close(&street);
}

static void a_deleted_game_takes_its_houses_along(void **state)
{
    Street street;
    Error error;
    char file[FILE_NAME_CAPACITY];
    file_game(*state, 1, -1, "2026-03-01T10:00:00Z");
    file_game(*state, 2, -1, "2026-03-02T10:00:00Z");
    open_street(&street, *state);
    const int before = street.count;
    snprintf(file, sizeof file, "%s", street.items[0].file);
    assert_true(street_remove(&street, 0, true, &error));
    street_close(&street);
    assert_true(saves_delete(((const Folder *)*state)->path, file, &error));
    open_street(&street, *state);
    assert_in_range(street.count, 1, before - 1);
    for (int i = 0; i < street.count; i++)
        assert_string_not_equal(street.items[i].started, "2026-03-01T10:00:00Z");
    street_close(&street);
    assert_true(saves_undelete(((const Folder *)*state)->path, file, &error));
    open_street(&street, *state);
    assert_int_equal(street.count, before);
    assert_true(street.items[0].removed);
    street_close(&street);
}

static void what_cannot_be_written_has_not_happened(void **state)
{
    Street street;
    Error error;
    file_game(*state, 1, -1, "2026-03-01T10:00:00Z");
    open_street(&street, *state);
    assert_true(street_remove(&street, 0, true, &error));
    folder_fill_disk(true);
    assert_false(street_remove(&street, 1, true, &error));
    assert_false(street_remove(&street, 0, false, &error));
    folder_fill_disk(false);
    assert_true(street.items[0].removed);
    assert_false(street.items[1].removed);
    assert_int_equal(street.removed_count, 1);
    street_close(&street);
}

static void a_damaged_list_is_set_aside_and_all_houses_stand(void **state)
{
    static const char *const LISTS[] = {
        "something else\n",
        "dreamhome-street 1\n2026-03-01T10:00:00Z 0 Ana\nend\n",
        "dreamhome-street 1\n2026-03-01T10:00:00Z 9 Ana\nend\n",
        "dreamhome-street 1\n2026-03-01T10:00:00Z 1\nend\n",
        "dreamhome-street 1\n2026-03-01T10:00:00Z 1 Ana\n",
        "dreamhome-street 1\nxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx 1 Ana\nend\n",
    };
    file_game(*state, 1, -1, "2026-03-01T10:00:00Z");
    for (size_t i = 0; i < COUNT_OF(LISTS); i++) {
        Street street;
        Error error;
        folder_write(*state, "street.txt", LISTS[i], strlen(LISTS[i]));
        assert_false(street_open(&street, ((const Folder *)*state)->path, &error));
        assert_true(street.ledger.damaged[0]);
        assert_false(folder_has(*state, "street.txt"));
        assert_int_equal(street.removed_count, 0);
        assert_true(street.count > 0);
        assert_false(street.items[0].removed);
        street_close(&street);
    }
}

static void months_come_from_either_kind_of_date(void **state)
{
    (void)state;
    assert_int_equal(street_month("2026-12-31T23:59:59Z"), 12);
    assert_int_equal(street_month("2026-01-31_18-30-00"), 1);
    assert_int_equal(street_month("2026-13-01"), 0);
    assert_int_equal(street_month("2026-00-01"), 0);
    assert_int_equal(street_month("evening"), 0);
    assert_int_equal(street_month(""), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(an_empty_folder_is_an_empty_street),
        FOLDER(every_seat_of_a_finished_game_has_a_house_newest_last),
        FOLDER(a_game_that_goes_on_has_no_house_yet),
        FOLDER(a_damaged_record_leaves_one_empty_plot),
        FOLDER(a_removed_house_stays_removed_until_it_is_put_back),
        FOLDER(a_new_title_does_not_bring_a_house_back),
        FOLDER(a_deleted_game_takes_its_houses_along),
        FOLDER(what_cannot_be_written_has_not_happened),
        FOLDER(a_damaged_list_is_set_aside_and_all_houses_stand),
        cmocka_unit_test(months_come_from_either_kind_of_date),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
