/* From the title to the table: few steps, and what the family chose comes along. */
#include "app/family/family.h"
#include "app/probe/layout_check.h"
#include "app/scenes/table/table.h"
#include "mouse.h"
#include "session/folder.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

static App app;

static void open_title_for(const Folder *folder, int players)
{
    const Launch launch = {.data_dir = ASSETS,
                           .language = "en",
                           .windowed = true,
                           .has_seed = true,
                           .seed = 7,
                           .players = players,
                           .width = 1280,
                           .height = 800};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_true(app_open(&app, &launch, &error));
    app.settings.speed = SPEED_OFF;
    app_start(&app);
}

static void open_title(const Folder *folder)
{
    open_title_for(folder, 0);
}

static void settle(void)
{
    do {
        app.now += 1.0 / 60;
        scenes_update(&app, 1.0f / 60);
    } while (scenes_top(&app) == SCENE_TABLE &&
             table_showing(app.scenes.items[app.scenes.count - 1].state));
}

static void click(const char *thing)
{
    mouse_click_on(&app, thing);
    settle();
}

static void press(SDL_Keycode key)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    app_handle(&app, &event);
    settle();
}

static bool first_card_lies(void)
{
    return app.play && play_game(app.play)->homes[0].rooms != 0;
}

static void four_clicks_lead_from_the_title_to_a_room_in_the_house(void **state)
{
    open_title_for(*state, 4);
    click("widget New game");
    click("widget Start");
    click("column 2");
    click("space c1");
    assert_true(first_card_lies());
    app_close(&app);
}

/* Two players begin with a card that nobody gets. */
static void three_clicks_lead_from_the_title_to_the_first_card(void **state)
{
    open_title(*state);
    click("widget New game");
    click("widget Start");
    assert_int_equal(play_record(app.play)->move_count, 0);
    click("column 2");
    assert_int_equal(play_record(app.play)->move_count, 1);
    app_close(&app);
}

static void one_key_starts_the_game(void **state)
{
    open_title(*state);
    click("widget New game");
    press(SDLK_RETURN);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    app_close(&app);
}

static void faces_and_help_are_kept_with_the_names(void **state)
{
    Family family;
    open_title(*state);
    click("widget New game");
    press(SDLK_TAB);
    press(SDLK_TAB); /* past Watch a game: the face */
    press(SDLK_RIGHT);
    press(SDLK_TAB);
    press(SDLK_TAB);
    press(SDLK_TAB); /* past name and level: the help */
    press(SDLK_LEFT);
    click("widget Start");
    assert_int_equal(app.seats[0].face, 10);
    assert_int_equal(seat_help(&app.seats[0]), HELP_LOTS);
    app_close(&app);
    open_title(*state);
    app_recall_family(&app, &family);
    assert_int_equal(family.seats[0].look.face, 10);
    assert_int_equal(seat_help(&family.seats[0].look), HELP_LOTS);
    app_close(&app);
}

static void the_rest_is_one_fold_away(void **state)
{
    Box b;
    open_title(*state);
    click("widget New game");
    assert_false(layout_find(&app, "widget Edition", &b));
    assert_false(layout_find(&app, "widget Explain new things", &b));
    click("widget More options");
    assert_true(layout_find(&app, "widget Edition", &b));
    assert_true(layout_find(&app, "widget Explain new things", &b));
    click("widget More options");
    assert_false(layout_find(&app, "widget Edition", &b));
    app_close(&app);
}

static void help_of_ones_own_unfolds_its_switches(void **state)
{
    Box b;
    open_title(*state);
    click("widget New game");
    for (int i = 0; i < 5; i++) /* from Start, past Watch a game, to the help */
        press(SDLK_TAB);
    press(SDLK_RIGHT);
    press(SDLK_RIGHT);
    assert_true(layout_find(&app, "widget Explain new things", &b));
    app_close(&app);
}

static void watching_seats_four_computers_and_keeps_the_family(void **state)
{
    Family family;
    open_title(*state);
    click("widget New game");
    click("widget Watch a game");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    const Record *record = play_record(app.play);
    assert_int_equal(record->options.players, 4);
    for (int seat = 0; seat < 4; seat++)
        assert_int_not_equal(record->seats[seat].level, LEVEL_PERSON);
    app_recall_family(&app, &family);
    assert_int_equal(family.count, 2);
    assert_string_equal(family.seats[0].name, "Ana");
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(four_clicks_lead_from_the_title_to_a_room_in_the_house),
        FOLDER(three_clicks_lead_from_the_title_to_the_first_card),
        FOLDER(one_key_starts_the_game),
        FOLDER(faces_and_help_are_kept_with_the_names),
        FOLDER(the_rest_is_one_fold_away),
        FOLDER(help_of_ones_own_unfolds_its_switches),
        FOLDER(watching_seats_four_computers_and_keeps_the_family),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
