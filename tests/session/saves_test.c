/* The games that a family has kept: listed, named, thrown away and taken back. */
#include "folder.h"
#include "sample.h"
#include "testing.h"

#include "session/record_file.h"
#include "session/saves.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static Saves *list(const Folder *folder, SavesFolder which)
{
    Error error;
    Saves *saves = saves_list(folder->path, which, &error);
    assert_non_null(saves);
    return saves;
}

static int count(const Folder *folder, SavesFolder which)
{
    Saves *saves = list(folder, which);
    const int saved = saves->count;
    free(saves);
    return saved;
}

static void keep(const Folder *folder, const Record *record, char file[FILE_NAME_CAPACITY])
{
    Error error;
    assert_true(filing_keep(folder->path, record, file, &error));
}

static void no_folder_is_an_empty_list(void **state)
{
    assert_int_equal(count(*state, SAVES_KEPT), 0);
    assert_int_equal(count(*state, SAVES_TRASH), 0);
}

static void the_youngest_comes_first_with_all_that_one_wants_to_know(void **state)
{
    const Folder *folder = *state;
    Match old, young, foreign;
    char file[FILE_NAME_CAPACITY];
    folder_match(&old, 1, -1, "2026-01-31T18:30:00Z");
    folder_match(&young, 2, 33, "2026-02-01T09:00:00Z");
    folder_match(&foreign, 3, 10, "2026-01-31T20:00:00Z");
    strcpy(young.record.seats[0].name, "Oma Ágnes");
    young.record.seats[1].level = LEVEL_HARD;
    keep(folder, &old.record, file);
    keep(folder, &young.record, file);
    Error error;
    assert_true(
        record_file_save(in_folder(folder, "matches/from Leo.dreamhome"), &foreign.record, &error));
    Saves *saves = list(folder, SAVES_KEPT);
    assert_int_equal(saves->count, 3);
    const Save *save = &saves->items[0];
    assert_string_equal(save->file, "2026-02-01_09-00-00.dreamhome");
    assert_string_equal(save->title, "");
    assert_string_equal(save->started, "2026-02-01T09:00:00Z");
    assert_true(save->readable);
    assert_false(save->finished);
    assert_int_equal(save->round, young.game.round);
    assert_int_equal(save->moves, 33);
    assert_int_equal(save->players, young.game.players);
    assert_string_equal(save->seats[0].name, "Oma Ágnes");
    assert_int_equal(save->seats[1].level, LEVEL_HARD);
    assert_int_equal(save->totals[0], 0);
    assert_string_equal(saves->items[1].title, "from Leo");
    save = &saves->items[2];
    assert_true(save->finished);
    assert_int_equal(save->round, ROUND_COUNT);
    assert_int_equal(save->winners, game_winners(&old.game));
    for (int player = 0; player < save->players; player++)
        assert_int_equal(save->totals[player], game_score(&old.game, player).total);
    free(saves);
}

static void a_damaged_file_is_listed_and_can_be_thrown_away(void **state)
{
    const Folder *folder = *state;
    Error error;
    assert_int_equal(mkdir(in_folder(folder, "matches"), 0777), 0);
    assert_int_equal(mkdir(in_folder(folder, "matches/x.dreamhome"), 0777), 0); /* no file */
    folder_write(folder, "matches/notes.txt", "hello", 5);
    folder_write(folder, "matches/2026-01-01_10-00-00_broken.dreamhome", "hello", 5);
    Saves *saves = list(folder, SAVES_KEPT);
    assert_int_equal(saves->count, 1);
    assert_false(saves->items[0].readable);
    assert_string_equal(saves->items[0].title, "broken");
    assert_string_equal(saves->items[0].started, "2026-01-01_10-00-00");
    assert_true(saves_delete(folder->path, saves->items[0].file, &error));
    free(saves);
    assert_int_equal(count(folder, SAVES_KEPT), 0);
}

/* Every file is a hard link to one record: it is the list that is tried here. */
static void thousands_of_games_are_all_listed(void **state)
{
    enum { GAMES = 10000 };
    const Folder *folder = *state;
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    char name[64];
    sample_match(&match, 1, 3);
    sample_text(&match.record, text);
    assert_int_equal(mkdir(in_folder(folder, "matches"), 0777), 0);
    folder_write(folder, "one", text, strlen(text));
    for (int i = 0; i < GAMES; i++) {
        snprintf(name, sizeof name, "matches/2026-01-%02d_%02d-%02d-00.dreamhome", 1 + i / 1440,
                 i / 60 % 24, i % 60);
        assert_int_equal(link(in_folder(folder, "one"), in_folder(folder, name)), 0);
    }
    for (int again = 0; again < 2; again++) { /* from the records, and from the cache */
        Saves *saves = list(folder, SAVES_KEPT);
        assert_int_equal(saves->count, GAMES);
        assert_string_equal(saves->items[0].file, "2026-01-07_22-39-00.dreamhome");
        assert_string_equal(saves->items[GAMES - 1].file, "2026-01-01_00-00-00.dreamhome");
        assert_int_equal(saves->items[77].moves, 3);
        free(saves);
    }
}

static void a_record_of_the_same_size_but_another_time_is_read_anew(void **state)
{
    const Folder *folder = *state;
    const struct utimbuf later = {.actime = 2000000000, .modtime = 2000000000};
    Match match;
    Error error;
    char file[FILE_NAME_CAPACITY], path[FILE_PATH_CAPACITY];
    folder_match(&match, 1, -1, "2026-01-31T18:30:00Z");
    strcpy(match.record.seats[0].name, "Ada");
    keep(folder, &match.record, file);
    free(list(folder, SAVES_KEPT)); /* now the cache knows it */
    strcpy(match.record.seats[0].name, "Leo");
    assert_true(saves_path(folder->path, SAVES_KEPT, file, path, &error));
    assert_true(record_file_save(path, &match.record, &error));
    assert_int_equal(utime(path, &later), 0);
    Saves *saves = list(folder, SAVES_KEPT);
    assert_string_equal(saves->items[0].seats[0].name, "Leo");
    free(saves);
}

/* An undone move still lies behind the others, but is no part of the match any more. */
static void a_match_with_more_moves_is_no_earlier_state(void **state)
{
    Match match;
    (void)state;
    sample_match(&match, 5, 20);
    Record shorter = match.record;
    shorter.move_count--;
    assert_true(filing_is_earlier(&shorter, &match.record));
    assert_true(filing_is_earlier(&match.record, &match.record));
    assert_false(filing_is_earlier(&match.record, &shorter));
}

/* What was not read at the first look is looked at again, and not remembered as damaged. */
static void a_game_that_cannot_be_read_now_is_listed_whole_later(void **state)
{
    const Folder *folder = *state;
    Match match;
    char file[FILE_NAME_CAPACITY];
    if (getuid() != 0)
        skip();
    folder_match(&match, 1, -1, "2026-01-31T18:30:00Z");
    keep(folder, &match.record, file);
    assert_int_equal(chmod(folder->path, 0777), 0);
    assert_int_equal(chmod(in_folder(folder, "matches"), 0777), 0);
    assert_int_equal(seteuid(65534), 0);
    Saves *saves = list(folder, SAVES_KEPT);
    assert_int_equal(seteuid(0), 0);
    assert_int_equal(saves->count, 1);
    assert_false(saves->items[0].readable);
    free(saves);
    saves = list(folder, SAVES_KEPT);
    assert_true(saves->items[0].readable);
    assert_true(saves->items[0].finished);
    free(saves);
}

static void a_title_is_kept_in_the_name_of_the_file(void **state)
{
    static const char *const TITLES[][3] = {
        {"Omas Geburtstag", "Omas Geburtstag", "2026-01-31_18-30-00_Omas Geburtstag.dreamhome"},
        {"  Домик 3/4: \"gut\"?  ", "Домик 3-4- -gut--",
         "2026-01-31_18-30-00_Домик 3-4- -gut--.dreamhome"},
        {"a\tb\x01\xff"
         "c\xc3",
         "abc", "2026-01-31_18-30-00_abc.dreamhome"},
        {"../../etc", "..-..-etc", "2026-01-31_18-30-00_..-..-etc.dreamhome"},
        {"a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j",
         "2026-01-31_18-30-00_a-b-c-d-e-f-g-h-i-j.dreamhome"},
        {"-7_x", "-7_x", "2026-01-31_18-30-00_-7_x.dreamhome"},
        {"👪", "👪", "2026-01-31_18-30-00_👪.dreamhome"},
        {" ", "", "2026-01-31_18-30-00.dreamhome"},
    };
    const Folder *folder = *state;
    Match match;
    Error error;
    char file[FILE_NAME_CAPACITY];
    folder_match(&match, 1, 9, SAMPLE_STARTED);
    keep(folder, &match.record, file);
    for (size_t i = 0; i < COUNT_OF(TITLES); i++) {
        assert_true(saves_rename(folder->path, file, TITLES[i][0], &error));
        assert_string_equal(file, TITLES[i][2]);
        Saves *saves = list(folder, SAVES_KEPT);
        assert_int_equal(saves->count, 1);
        assert_string_equal(saves->items[0].title, TITLES[i][1]);
        assert_string_equal(saves->items[0].file, file);
        assert_true(saves->items[0].readable);
        free(saves);
    }
}

static void a_long_title_is_cut_between_two_characters(void **state)
{
    const Folder *folder = *state;
    Match match;
    Error error;
    char file[FILE_NAME_CAPACITY];
    char title[600] = "x";
    for (int i = 0; i < 200; i++)
        strcat(title, "ö");
    folder_match(&match, 1, 9, SAMPLE_STARTED);
    keep(folder, &match.record, file);
    assert_true(saves_rename(folder->path, file, title, &error));
    Saves *saves = list(folder, SAVES_KEPT);
    assert_int_equal(strlen(saves->items[0].title), FILING_TITLE_CAPACITY - 1);
    assert_true(word_is_clean_utf8(word_of(saves->items[0].title)));
    free(saves);
}

static void equal_titles_do_not_replace_each_other(void **state)
{
    const Folder *folder = *state;
    Match one, other, foreign;
    Error error;
    char files[3][FILE_NAME_CAPACITY];
    folder_match(&one, 1, 9, SAMPLE_STARTED);
    folder_match(&other, 2, 9, SAMPLE_STARTED);
    folder_match(&foreign, 3, 9, SAMPLE_STARTED);
    keep(folder, &one.record, files[0]);
    keep(folder, &other.record, files[1]);
    strcpy(files[2], "x.dreamhome");
    assert_true(
        record_file_save(in_folder(folder, "matches/x.dreamhome"), &foreign.record, &error));
    for (int i = 0; i < 3; i++)
        assert_true(saves_rename(folder->path, files[i], "A", &error));
    assert_string_equal(files[0], "2026-01-31_18-30-00_A.dreamhome");
    assert_string_equal(files[1], "2026-01-31_18-30-00-2_A.dreamhome");
    assert_string_equal(files[2], "2026-01-31_18-30-00-3_A.dreamhome");
    assert_int_equal(count(folder, SAVES_KEPT), 3);
    assert_true(saves_rename(folder->path, files[1], "A", &error)); /* it is called that */
    assert_string_equal(files[1], "2026-01-31_18-30-00-2_A.dreamhome");
}

static void the_end_of_a_turn_replaces_the_same_moves_without_it(void **state)
{
    const Folder *folder = *state;
    Match match;
    Record there;
    Error error;
    char file[FILE_NAME_CAPACITY], path[FILE_PATH_CAPACITY];
    folder_match(&match, 1, 1, SAMPLE_STARTED);
    record_forget_ends(&match.record);
    keep(folder, &match.record, file);
    record_end_turn(&match.record);
    keep(folder, &match.record, file);
    Saves *saves = list(folder, SAVES_KEPT);
    assert_int_equal(saves->count, 1);
    assert_true(saves_path(folder->path, SAVES_KEPT, saves->items[0].file, path, &error));
    assert_true(record_file_load(path, &there, &error));
    assert_true(record_turn_ended(&there));
    free(saves);
}

static void a_later_state_keeps_the_title(void **state)
{
    const Folder *folder = *state;
    Match match, later;
    Error error;
    char file[FILE_NAME_CAPACITY], again[FILE_NAME_CAPACITY];
    folder_match(&match, 1, 9, SAMPLE_STARTED);
    folder_match(&later, 1, 19, SAMPLE_STARTED);
    keep(folder, &match.record, file);
    assert_true(saves_rename(folder->path, file, "A", &error));
    keep(folder, &later.record, again);
    assert_string_equal(again, file);
    keep(folder, &match.record, again); /* an earlier one is in it */
    assert_string_equal(again, file);
    Saves *saves = list(folder, SAVES_KEPT);
    assert_int_equal(saves->count, 1);
    assert_int_equal(saves->items[0].moves, 19);
    free(saves);
}

static void what_is_thrown_away_can_be_taken_back(void **state)
{
    const Folder *folder = *state;
    Match match;
    Error error;
    char file[FILE_NAME_CAPACITY];
    char path[FILE_PATH_CAPACITY];
    Record record;
    folder_match(&match, 1, 9, SAMPLE_STARTED);
    keep(folder, &match.record, file);
    assert_true(saves_rename(folder->path, file, "A", &error));
    assert_true(saves_delete(folder->path, file, &error));
    assert_int_equal(count(folder, SAVES_KEPT), 0);
    assert_int_equal(count(folder, SAVES_TRASH), 1);
    assert_true(saves_path(folder->path, SAVES_TRASH, file, path, &error));
    assert_true(record_file_load(path, &record, &error));
    assert_true(saves_undelete(folder->path, file, &error));
    assert_string_equal(file, "2026-01-31_18-30-00_A.dreamhome");
    assert_int_equal(count(folder, SAVES_KEPT), 1);
    assert_int_equal(count(folder, SAVES_TRASH), 0);
}

static void the_trash_holds_many_of_one_name(void **state)
{
    const Folder *folder = *state;
    Match match;
    Error error;
    char files[4][FILE_NAME_CAPACITY];
    for (uint64_t i = 0; i < 4; i++) {
        folder_match(&match, i, 9, SAMPLE_STARTED);
        keep(folder, &match.record, files[i]);
        assert_string_equal(files[i], "2026-01-31_18-30-00.dreamhome");
        assert_true(saves_delete(folder->path, files[i], &error));
    }
    assert_string_equal(files[3], "2026-01-31_18-30-00-4.dreamhome");
    assert_int_equal(count(folder, SAVES_TRASH), 4);
    keep(folder, &match.record, files[0]);
    for (int i = 1; i < 4; i++)
        assert_true(saves_undelete(folder->path, files[i], &error));
    assert_int_equal(count(folder, SAVES_KEPT), 4);
}

static void what_is_not_there_cannot_be_moved(void **state)
{
    const Folder *folder = *state;
    Error error;
    char file[FILE_NAME_CAPACITY] = "2026-01-31_18-30-00.dreamhome";
    assert_false(saves_delete(folder->path, file, &error));
    assert_non_null(strstr(error.words, "No such file"));
    assert_false(saves_undelete(folder->path, file, &error));
    assert_false(saves_rename(folder->path, file, "A", &error));
    assert_string_equal(file, "2026-01-31_18-30-00.dreamhome");
}

static void names_are_read_as_they_are_written(void **state)
{
    static const FiledName NAMES[] = {
        {"2026-01-31_18-30-00", 1, ""},   {"2026-01-31_18-30-00", 2, ""},
        {"2026-01-31_18-30-00", 1, "A"},  {"2026-01-31_18-30-00", 17, "A_b-2"},
        {"2026-01-31_18-30", 3, "12"},    {"2026-01-31", 1, "18-30-00"},
        {"2026-01-31_18-30-00", 1, "-2"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(NAMES); i++) {
        char file[FILE_NAME_CAPACITY];
        FiledName name;
        filed_name_write(&NAMES[i], file);
        filed_name_read(&name, file);
        if (i == 5) /* a day with a title that looks like a time: the time wins */
            continue;
        assert_string_equal(name.date, NAMES[i].date);
        assert_int_equal(name.counter, NAMES[i].counter);
        assert_string_equal(name.title, NAMES[i].title);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(no_folder_is_an_empty_list),
        FOLDER(the_youngest_comes_first_with_all_that_one_wants_to_know),
        FOLDER(a_damaged_file_is_listed_and_can_be_thrown_away),
        FOLDER(thousands_of_games_are_all_listed),
        FOLDER(a_record_of_the_same_size_but_another_time_is_read_anew),
        cmocka_unit_test(a_match_with_more_moves_is_no_earlier_state),
        FOLDER(a_game_that_cannot_be_read_now_is_listed_whole_later),
        FOLDER(a_title_is_kept_in_the_name_of_the_file),
        FOLDER(a_long_title_is_cut_between_two_characters),
        FOLDER(equal_titles_do_not_replace_each_other),
        FOLDER(the_end_of_a_turn_replaces_the_same_moves_without_it),
        FOLDER(a_later_state_keeps_the_title),
        FOLDER(what_is_thrown_away_can_be_taken_back),
        FOLDER(the_trash_holds_many_of_one_name),
        FOLDER(what_is_not_there_cannot_be_moved),
        cmocka_unit_test(names_are_read_as_they_are_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
