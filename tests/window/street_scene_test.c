/* Our street: who lives there, what can be done with a house, and what is told when a game cannot
 * be read. */
#include "app/family/family.h"
#include "app/probe/layout_check.h"
#include "app/scenes/visit/visit.h"
#include "seen.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "session/saves.h"
#include "stroll.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void streets_of_any_length_can_be_walked(void **state)
{
    static const int GAMES[] = {0, 1, 15, LONGEST}; /* of two houses each */
    int filed = 0;
    for (size_t i = 0; i < COUNT_OF(GAMES); i++) {
        if (GAMES[i] > filed)
            stroll_file_games(*state, GAMES[i]);
        filed = GAMES[i];
        stroll_open(*state);
        StreetScene *scene = stroll_street();
        assert_int_equal(scene->street.count, filed * STROLL_SEATS);
        assert_int_equal(scene->shown_count, filed * STROLL_SEATS - filed / 3);
        assert_int_equal(stroll_front(), scene->shown_count - 1);
        stroll_act(ACTION_HOME);
        stroll_act(ACTION_PAGE_DOWN);
        stroll_act(ACTION_END);
        assert_int_equal(stroll_front(), scene->shown_count - 1);
        int kept = 0;
        for (int at = 0; at < STREET_HOUSES; at++)
            kept += scene->houses->items[at].plot >= 0;
        assert_in_range(kept, filed ? 1 : 0, STREET_HOUSES);
        app_close(&app);
    }
}

static void every_device_walks_along_the_street(void **state)
{
    stroll_file_games(*state, 8);
    stroll_open(*state);
    const int last = stroll_front();
    stroll_act(ACTION_LEFT); /* the arrow keys, a gamepad's cross and its stick */
    assert_int_equal(stroll_front(), last - 1);
    stroll_act(ACTION_RIGHT);
    assert_int_equal(stroll_front(), last);
    stroll_act(ACTION_PAGE_UP); /* as many as the window shows */
    assert_true(stroll_front() < last - 1);
    stroll_act(ACTION_PAGE_DOWN);
    assert_int_equal(stroll_front(), last);
    scenes_event(&app, &(InputEvent){.kind = INPUT_WHEEL, .amount = 1});
    stroll_settle();
    assert_int_equal(stroll_front(), last - 1);
    scenes_event(&app, &(InputEvent){.kind = INPUT_WHEEL, .amount = -1});
    stroll_settle();
    assert_int_equal(stroll_front(), last);
    stroll_click(stroll_street()->items[STREET_EARLIER].box);
    assert_int_equal(stroll_front(), last - 1);
    stroll_click(street_mailbox(stroll_street(), &app, last - 2));
    assert_int_equal(stroll_front(), last - 2);
    stroll_point(INPUT_POINTER_DOWN, 400, 300);
    for (float x = 400; x < 400 + 2 * stroll_street()->pitch; x += 40) {
        stroll_point(INPUT_POINTER_MOVE, x, 300);
        app_step(&app);
    }
    assert_true(stroll_street()->walk.dragging);
    for (int i = 0; i < 60; i++)
        app_step(&app); /* held still: it does not roll on */
    stroll_point(INPUT_POINTER_UP, 400 + 2 * stroll_street()->pitch, 300);
    stroll_settle();
    assert_int_equal(stroll_front(), last - 4);
    app_close(&app);
}

static void the_house_in_front_can_be_looked_at(void **state)
{
    static const struct {
        int item;
        SceneId scene;
    } WAYS[] = {
        {STREET_VISIT, SCENE_VISIT}, {STREET_WATCH, SCENE_REPLAY}, {STREET_KEEP, SCENE_KEEP}};
    stroll_file_games(*state, 2);
    stroll_open(*state);
    for (size_t i = 0; i < COUNT_OF(WAYS); i++) {
        stroll_click(stroll_street()->items[WAYS[i].item].box);
        assert_int_equal(scenes_top(&app), WAYS[i].scene);
        if (WAYS[i].scene == SCENE_VISIT) /* with the houses of its game */
            assert_true(((Visit *)app.scenes.items[app.scenes.count - 1].state)->has_record);
        scenes_take(&app, scene_pop());
    }
    widgets_focus(&stroll_street()->widgets, STREET_HOUSE);
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_CONFIRM});
    assert_int_equal(scenes_top(&app), SCENE_VISIT);
    app_close(&app);
}

static void choose_whose(int whose)
{
    StreetScene *scene = stroll_street();
    for (int i = 0; i < scene->items[STREET_WHO].choice_count && street_whose(scene) != whose; i++)
        stroll_click(scene->items[STREET_WHO].box);
    assert_int_equal(street_whose(scene), whose);
}

static void houses_can_be_those_of_one_person(void **state)
{
    stroll_file_games(*state, 6);
    stroll_open(*state);
    StreetScene *scene = stroll_street();
    assert_int_equal(scene->shown_count, 10);
    for (int person = 0; person < scene->people_count; person++) {
        choose_whose(person);
        assert_int_equal(scene->shown_count, strcmp(scene->people[person], "Ana") == 0 ? 6 : 4);
        for (int i = 0; i < scene->shown_count; i++)
            assert_string_equal(street_plot(scene, i)->name, scene->people[person]);
    }
    choose_whose(WHOSE_ALL);
    assert_int_equal(scene->shown_count, 12);
    choose_whose(WHOSE_PEOPLES);
    assert_int_equal(scene->shown_count, 10);
    app_close(&app);
}

/* Somebody has their colour from the table; a computer is nobody. */
static void people_are_known_by_their_colour(void **state)
{
    Record record;
    Error error;
    Family family;
    char file[FILE_NAME_CAPACITY];
    stroll_file_games(*state, 1);
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    record_set_name(&record, 0, "Ana");
    record_set_name(&record, 1, "Otto");
    record.seats[0].level = LEVEL_PERSON;
    record.seats[1].level = LEVEL_NORMAL;
    assert_true(filing_keep(((const Folder *)*state)->path, &record, file, &error));
    stroll_open(*state);
    StreetScene *scene = stroll_street();
    assert_int_equal(scene->people_count, 2); /* Ana and Zoé */
    app_recall_family(&app, &family);
    snprintf(family.seats[0].name, sizeof family.seats[0].name, "Zoé");
    family_set_colour(&family, 0, 3);
    scene->family = family;
    for (int i = 0; i < scene->street.count; i++) {
        const Plot *plot = &scene->street.items[i];
        if (strcmp(plot->name, "Zoé") == 0)
            assert_int_equal(street_look(scene, plot).colour, 3);
    }
    app_close(&app);
}

/* Ana has changed seats; nobody of this family is at the table. */
static void a_person_has_a_colour_of_their_own_in_the_whole_street(void **state)
{
    const Folder *folder = *state;
    Record record;
    Error error;
    char file[FILE_NAME_CAPACITY];
    stroll_file_games(folder, 2);
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    snprintf(record.started, sizeof record.started, "2001-01-15T12:00:00Z");
    record_set_name(&record, 0, "Zoé");
    record_set_name(&record, 1, "Ana");
    record.seats[0].level = record.seats[1].level = LEVEL_PERSON;
    assert_true(filing_keep(folder->path, &record, file, &error));
    snprintf(record.started, sizeof record.started, "2001-02-15T12:00:00Z");
    record_set_name(&record, 0, "Otto");
    record_set_name(&record, 1, "Zoé"); /* where Ana sat last */
    record.seats[0].level = LEVEL_EASY;
    assert_true(filing_keep(folder->path, &record, file, &error));
    stroll_open(folder);
    StreetScene *scene = stroll_street();
    memset(scene->family.seats, 0, sizeof scene->family.seats);
    const SeatLook first = street_look(scene, street_plot(scene, 0));
    for (int house = 1; house < scene->shown_count; house++) {
        const SeatLook look = street_look(scene, street_plot(scene, house));
        const bool same = strcmp(street_plot(scene, house)->name, street_plot(scene, 0)->name) == 0;
        assert_int_equal(look.colour == first.colour, same);
    }
    app_close(&app);
}

static void it_is_winter_when_it_is_winter_there(void **state)
{
    static const struct {
        const char *language;
        bool south;
    } PLACES[] = {{"en", false}, {"pt_PT", false}, {"pt_BR", true}};
    App there = {.words = words_new(LANG_FOLDER)};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(PLACES); i++) {
        StreetHouses houses = {0};
        assert_true(words_set_language(there.words, PLACES[i].language));
        street_houses_start(&houses, &there);
        assert_int_equal(houses.south, PLACES[i].south);
    }
    words_free(there.words);
}

static void a_house_is_removed_and_put_back(void **state)
{
    stroll_file_games(*state, 2);
    stroll_open(*state);
    stroll_act(ACTION_LEFT);
    const int plot = stroll_street()->shown[stroll_front()];
    stroll_click(stroll_street()->items[STREET_REMOVE].box);
    assert_int_equal(stroll_street()->shown_count, 3);
    assert_true(stroll_street()->street.items[plot].removed);
    assert_string_not_equal(stroll_street()->message, "");
    stroll_act(ACTION_HOME);
    assert_string_equal(stroll_street()->message, ""); /* it was read */
    stroll_act(ACTION_UNDO);
    assert_int_equal(stroll_street()->shown_count, 4);
    assert_int_equal(stroll_street()->shown[stroll_front()], plot);
    stroll_click(stroll_street()->items[STREET_REMOVE].box);
    stroll_click(stroll_street()->items[STREET_UNDO].box);
    assert_int_equal(stroll_street()->shown_count, 4);
    stroll_act(ACTION_DELETE);
    app_close(&app);

    stroll_open(*state); /* on another day */
    assert_int_equal(stroll_street()->shown_count, 3);
    choose_whose(WHOSE_REMOVED);
    assert_int_equal(stroll_street()->shown_count, 1);
    stroll_click(stroll_street()->items[STREET_REMOVE].box); /* now it puts back */
    assert_false(stroll_street()->street.items[plot].removed);
    assert_int_equal(street_whose(stroll_street()), WHOSE_PEOPLES);
    assert_int_equal(stroll_street()->shown_count, 4);
    app_close(&app);
}

static void a_deleted_game_has_no_houses(void **state)
{
    const Folder *folder = *state;
    Error error;
    char file[FILE_NAME_CAPACITY];
    stroll_file_games(folder, 2);
    stroll_open(folder);
    snprintf(file, sizeof file, "%s", street_chosen(stroll_street())->file);
    app_close(&app);
    assert_true(saves_delete(folder->path, file, &error));
    stroll_open(folder);
    assert_int_equal(stroll_street()->shown_count, 2);
    app_close(&app);
}

static void a_damaged_record_leaves_a_gap_and_a_notice(void **state)
{
    stroll_file_games(*state, 1);
    folder_write(*state, "matches/2026-02-01_10-00-00.dreamhome", "not a game", 10);
    stroll_open(*state);
    assert_int_equal(stroll_street()->shown_count, 3);
    assert_string_equal(stroll_street()->count_words, "2 houses");
    assert_non_null(strstr(stroll_street()->message, "1 game"));
    assert_true(street_chosen(stroll_street())->empty);
    assert_true(stroll_street()->items[STREET_VISIT].disabled);
    assert_non_null(strstr(stroll_street()->items[STREET_HOUSE].label, "empty plot"));
    stroll_act(ACTION_CONFIRM);
    assert_int_equal(scenes_top(&app), SCENE_STREET);
    stroll_act(ACTION_LEFT);
    assert_false(stroll_street()->items[STREET_VISIT].disabled);
    app_close(&app);
}

static void read_the_gap(const char *language)
{
    (void)language;
    scenes_take(&app, scene_pop());
    scenes_take(&app, scene_push(SCENE_STREET));
    stroll_settle();
    assert_true(street_chosen(stroll_street())->empty);
    assert_true(seen(&app, stroll_street()->message));
    assert_true(seen(&app, tr(app.words, "This file can’t be read.")));
    assert_int_equal(layout_check(&app), 0);
}

/* Both the notice and what stands on the plot. */
static void a_gap_and_its_notice_can_be_read(void **state)
{
    stroll_file_games(*state, 2);
    folder_write(*state, "matches/2026-02-01_10-00-00.dreamhome", "not a game", 10);
    stroll_open(*state);
    seen_in_every_language(&app, LANG_FOLDER, read_the_gap);
    app_close(&app);
}

static void a_message_leaves_the_house_in_front_free(void **state)
{
    stroll_file_games(*state, 3);
    stroll_open(*state);
    const Box alone = plot_house(street_house_box(stroll_street(), &app, stroll_front()));
    stroll_act(ACTION_DELETE);
    assert_true(stroll_street()->message[0]);
    const Box message = stroll_street()->message_box;
    const Box house = plot_house(street_house_box(stroll_street(), &app, stroll_front()));
    assert_false(SDL_HasIntersectionF(&message, &house));
    stroll_act(ACTION_LEFT); /* it was read */
    assert_false(stroll_street()->message[0]);
    assert_true(plot_house(street_house_box(stroll_street(), &app, stroll_front())).h == alone.h);
    app_close(&app);
}

static void a_gap_is_removed_and_put_back(void **state)
{
    stroll_file_games(*state, 1);
    folder_write(*state, "matches/an odd name.dreamhome", "not a game", 10);
    folder_write(*state, "matches/2026-02-01_10-00-00.dreamhome", "not a game", 10);
    stroll_open(*state);
    assert_int_equal(stroll_street()->shown_count, 4);
    stroll_act(ACTION_END);
    assert_true(street_chosen(stroll_street())->empty);
    stroll_click(stroll_street()->items[STREET_REMOVE].box);
    assert_int_equal(stroll_street()->shown_count, 3);
    assert_non_null(strstr(stroll_street()->message, "empty plot"));
    stroll_act(ACTION_HOME);
    assert_true(street_chosen(stroll_street())->empty);
    stroll_act(ACTION_DELETE);
    assert_int_equal(stroll_street()->shown_count, 2);
    app_close(&app);

    stroll_open(*state); /* on another day nobody is told of them again */
    assert_int_equal(stroll_street()->shown_count, 2);
    assert_false(stroll_street()->message[0]);
    choose_whose(WHOSE_REMOVED);
    assert_int_equal(stroll_street()->shown_count, 2);
    stroll_click(stroll_street()->items[STREET_REMOVE].box); /* now it puts back */
    stroll_click(stroll_street()->items[STREET_REMOVE].box);
    assert_int_equal(street_whose(stroll_street()), WHOSE_PEOPLES);
    assert_int_equal(stroll_street()->shown_count, 4);
    app_close(&app);
}

static void a_record_that_is_gone_meanwhile_is_a_gap(void **state)
{
    const Folder *folder = *state;
    Error error;
    stroll_file_games(folder, 2);
    stroll_open(folder);
    char file[FILE_NAME_CAPACITY];
    snprintf(file, sizeof file, "%s", street_chosen(stroll_street())->file);
    assert_true(saves_delete(folder->path, file, &error));
    stroll_click(stroll_street()->items[STREET_VISIT].box);
    assert_int_equal(scenes_top(&app), SCENE_STREET);
    assert_true(stroll_street()->message[0]);
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(streets_of_any_length_can_be_walked),
        FOLDER(every_device_walks_along_the_street),
        FOLDER(the_house_in_front_can_be_looked_at),
        FOLDER(houses_can_be_those_of_one_person),
        FOLDER(people_are_known_by_their_colour),
        FOLDER(a_person_has_a_colour_of_their_own_in_the_whole_street),
        FOLDER(it_is_winter_when_it_is_winter_there),
        FOLDER(a_house_is_removed_and_put_back),
        FOLDER(a_deleted_game_has_no_houses),
        FOLDER(a_damaged_record_leaves_a_gap_and_a_notice),
        FOLDER(a_gap_and_its_notice_can_be_read),
        FOLDER(a_message_leaves_the_house_in_front_free),
        FOLDER(a_gap_is_removed_and_put_back),
        FOLDER(a_record_that_is_gone_meanwhile_is_a_gap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
