/* Houses of kept games: a finished one has its roof, the pile of any other stays closed. */
#include "app/app.h"
#include "app/scenes/records/houses.h"
#include "session/filing.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static App app;
static ResourceCardSet drawn; /* roofs that were seen */

static void note_piece(void *self, const char *kind, int card)
{
    (void)self;
    if (strcmp(kind, "resource") == 0)
        drawn |= CARD_BIT(card);
}

static const char KEPT[] = "kept" FILING_ENDING;

static void keep(const Record *record)
{
    char path[PATH_CAPACITY + 64];
    Error error;
    snprintf(path, sizeof path, "%s/%s", app.paths.data, FILING_MATCHES);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/%s/%s", app.paths.data, FILING_MATCHES, KEPT);
    assert_true(record_file_save(path, record, &error));
}

/* The records, opened on a game of which the last moves were not played. Returns its end. */
static Game look_at_a_game(const Folder *folder, int missing)
{
    const Launch launch = {
        .data_dir = ASSETS, .language = "en", .windowed = true, .width = 640, .height = 400};
    Record record;
    Game game;
    Error error;
    setenv("HOME", folder->path, 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CONFIG_HOME");
    assert_true(app_open(&app, &launch, &error));
    assert_true(record_file_load(REPLAYS "/fr-2.dreamhome", &record, &error));
    record.move_count -= missing;
    record_replay(&record, record.move_count, &game);
    keep(&record);
    drawn = 0;
    canvas_watch(app.canvas, (CanvasWatcher){.self = &drawn, .piece = note_piece});
    scenes_take(&app, scene_push(SCENE_RECORDS));
    app_draw(&app);
    return game;
}

static void a_finished_house_has_its_roof(void **state)
{
    const Game game = look_at_a_game(*state, 0);
    assert_int_equal(game.phase, PHASE_OVER);
    for (int player = 0; player < game.players; player++) {
        ResourceCardSet best;
        score_roof(game.homes[player].cards, &best);
        assert_true((drawn & best) == best);
    }
    app_close(&app);
}

static void before_the_end_no_roof_is_seen(void **state)
{
    const Game game = look_at_a_game(*state, 1);
    assert_int_not_equal(game.phase, PHASE_OVER);
    assert_true(drawn == 0);
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_finished_house_has_its_roof),
        FOLDER(before_the_end_no_roof_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
