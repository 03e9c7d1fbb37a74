/* The records list every kept game, however many there are, and keep up with what is thrown away.
 */
#include "app/app.h"
#include "app/scenes/records/records.h"
#include "session/folder.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { GAMES = 17000 };

static App app;
static Records records;

/* Damaged games are listed like sound ones, and take no time to write. */
static void keep_games(const Folder *folder, int count)
{
    char name[FILE_NAME_CAPACITY];
    mkdir(in_folder(folder, FILING_MATCHES), 0700);
    for (int i = 0; i < count; i++) {
        snprintf(name, sizeof name, FILING_MATCHES "/game-%05d" FILING_ENDING, i);
        folder_write(folder, name, "", 0);
    }
    snprintf(app.paths.data, sizeof app.paths.data, "%s", folder->path);
}

static void put_away(void)
{
    free(records.saves);
    free(records.houses);
    free(records.items);
    records = (Records){0};
}

static void every_kept_game_has_a_row(void **state)
{
    keep_games(*state, GAMES);
    records_read_games(&records, &app, NULL);
    assert_int_equal(records.saves->count, GAMES);
    assert_int_equal(records.widgets.count, ITEM_ROWS + GAMES);
    const Widget *last = &records.items[ITEM_ROWS + GAMES - 1];
    assert_int_equal(last->id, ITEM_ROWS + GAMES - 1);
    assert_ptr_equal(last->kind, &row_widget);
    put_away();
}

static void the_focus_never_stays_on_a_row_that_is_gone(void **state)
{
    const Folder *folder = *state;
    keep_games(folder, 3);
    records_read_games(&records, &app, NULL);
    records.widgets.focus = ITEM_ROWS + 2;
    records.widgets.hover = ITEM_ROWS + 2;
    remove(in_folder(folder, FILING_MATCHES "/game-00000" FILING_ENDING));
    records_read_games(&records, &app, NULL);
    assert_int_equal(records.widgets.focus, ITEM_ROWS + 1);
    assert_int_equal(records.widgets.hover, -1);
    put_away();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(every_kept_game_has_a_row),
        FOLDER(the_focus_never_stays_on_a_row_that_is_gone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
