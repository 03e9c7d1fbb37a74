/* The rulebook that is opened over a game shows the rules of that game, and of no other. */
#include "seen.h"
#include "table_game.h"
#include "testing.h"

static const char UNBROKEN_ROW[] = "A floor never has";
static const char FREE_ORDER[] = "Build to the left or to the right";

static int open_hungarian(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/hu-2.dreamhome", 6);
}

static int open_english(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 6);
}

/* Wherever in the chapter the words are: the page is looked at from its top to its foot. */
static bool reads(const char *topic, const SceneNote *game, const char *words)
{
    SceneNote note = *game;
    bool found = false;
    note.topic = topic;
    scenes_take(&app, scene_push_with(SCENE_RULES, note));
    for (int page = 0; page < 12 && !found; page++) {
        app_draw(&app);
        found = seen(&app, words);
        const InputEvent turn = {.kind = INPUT_ACTION, .action = ACTION_PAGE_DOWN};
        scenes_event(&app, &turn);
    }
    scenes_take(&app, scene_pop());
    return found;
}

static void a_hungarian_game_has_no_gaps_in_its_book(void **state)
{
    (void)state;
    assert_true(reads("gaps", &(SceneNote){.topic = NULL}, UNBROKEN_ROW));
    assert_false(reads("placing", &(SceneNote){.topic = NULL}, FREE_ORDER));
}

static void another_game_may_have_gaps(void **state)
{
    (void)state;
    assert_true(reads("gaps", &(SceneNote){.topic = NULL}, FREE_ORDER));
    assert_false(reads("placing", &(SceneNote){.topic = NULL}, UNBROKEN_ROW));
}

/* While one game is on the table, another is watched. */
static void the_game_that_is_watched_counts_more_than_the_one_on_the_table(void **state)
{
    Record watched = *play_record(app.play);
    (void)state;
    watched.options.gaps = false;
    assert_true(reads("gaps", &(SceneNote){.record = &watched}, UNBROKEN_ROW));
}

static void without_a_game_the_book_is_that_of_the_language(void **state)
{
    (void)state;
    scenes_take(&app, scene_home(SCENE_TITLE));
    app_close_match(&app);
    assert_true(reads("gaps", &(SceneNote){.topic = NULL}, FREE_ORDER));
}

static void a_finished_house_in_the_book_has_its_store(void **state)
{
    (void)state;
    scenes_take(&app, scene_push(SCENE_RULES));
    assert_int_equal(seen_stores(&app), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_hungarian_game_has_no_gaps_in_its_book, open_hungarian,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(another_game_may_have_gaps, open_english, table_game_close),
        cmocka_unit_test_setup_teardown(
            the_game_that_is_watched_counts_more_than_the_one_on_the_table, open_english,
            table_game_close),
        cmocka_unit_test_setup_teardown(without_a_game_the_book_is_that_of_the_language,
                                        open_hungarian, table_game_close),
        cmocka_unit_test_setup_teardown(a_finished_house_in_the_book_has_its_store, open_english,
                                        table_game_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
