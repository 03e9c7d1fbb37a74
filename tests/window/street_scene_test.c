/* Our street from inside, on a screen that is not there. */
#include "app/app.h"
#include "app/draw/pictures.h"
#include "app/family/family.h"
#include "app/scenes/street/street_scene.h"
#include "app/scenes/visit/visit.h"
#include "session/filing.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "session/saves.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 640, HEIGHT = 400, SEATS = 2 };

static App app;

/* ---- a street ---- */

/* Files games of two people, a month apart: Ana and Zoé; every third has a computer for Zoé. */
static void file_games(const Folder *folder, int count)
{
    Record record;
    Error error;
    char file[FILE_NAME_CAPACITY];
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    for (int i = 0; i < count; i++) {
        snprintf(record.started, sizeof record.started, "%04d-%02d-15T12:00:00Z", 2000 + i / 12,
                 i % 12 + 1);
        record_set_name(&record, 0, "Ana");
        record_set_name(&record, 1, "Zoé");
        record.seats[0].level = LEVEL_PERSON;
        record.seats[1].level = i % 3 == 2 ? LEVEL_EASY : LEVEL_PERSON;
        assert_true(filing_keep(folder->path, &record, file, &error));
    }
}

static StreetScene *street(void)
{
    assert_int_equal(scenes_top(&app), SCENE_STREET);
    return app.scenes.items[app.scenes.count - 1].state;
}

static void open_street(const Folder *folder)
{
    char data[128];
    const Launch launch = {
        .data_dir = ASSETS, .language = "en", .windowed = true, .width = WIDTH, .height = HEIGHT};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_true(app_open(&app, &launch, &error));
    snprintf(data, sizeof data, "%s", folder->path);
    snprintf(app.paths.data, sizeof app.paths.data, "%s", data);
    pictures_wait(app.canvas->pictures, true);
    scenes_take(&app, scene_push(SCENE_STREET));
    app_draw(&app);
}

/* Lets time pass until nothing moves. */
static void settle(void)
{
    for (int i = 0; scenes_moving(&app); i++) {
        assert_true(i < 1000);
        app_step(&app);
        app_draw(&app);
    }
}

static void act(Action action)
{
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = action});
    settle();
}

static void point(InputKind kind, float x, float y)
{
    app.input.x = x;
    app.input.y = y;
    scenes_event(&app, &(InputEvent){.kind = kind, .x = x, .y = y});
}

static void click(Box b)
{
    point(INPUT_POINTER_MOVE, b.x + b.w / 2, b.y + b.h / 2);
    point(INPUT_POINTER_DOWN, b.x + b.w / 2, b.y + b.h / 2);
    point(INPUT_POINTER_UP, b.x + b.w / 2, b.y + b.h / 2);
    if (app.scenes.count == 1)
        settle();
}

static int front(void)
{
    return walk_house(&street()->walk);
}

/* ---- tests ---- */

static void streets_of_any_length_can_be_walked(void **state)
{
    static const int GAMES[] = {0, 1, 15, LONGEST}; /* of two houses each */
    int filed = 0;
    for (size_t i = 0; i < COUNT_OF(GAMES); i++) {
        if (GAMES[i] > filed)
            file_games(*state, GAMES[i]);
        filed = GAMES[i];
        open_street(*state);
        StreetScene *scene = street();
        assert_int_equal(scene->street.count, filed * SEATS);
        assert_int_equal(scene->shown_count, filed * SEATS - filed / 3);
        assert_int_equal(front(), scene->shown_count - 1);
        act(ACTION_HOME);
        act(ACTION_PAGE_DOWN);
        act(ACTION_END);
        assert_int_equal(front(), scene->shown_count - 1);
        int kept = 0;
        for (int at = 0; at < STREET_HOUSES; at++)
            kept += scene->houses->items[at].plot >= 0;
        assert_in_range(kept, filed ? 1 : 0, STREET_HOUSES);
        app_close(&app);
    }
}

static void every_device_walks_along_the_street(void **state)
{
    file_games(*state, 8);
    open_street(*state);
    const int last = front();
    act(ACTION_LEFT); /* the arrow keys, a gamepad's cross and its stick */
    assert_int_equal(front(), last - 1);
    act(ACTION_RIGHT);
    assert_int_equal(front(), last);
    act(ACTION_PAGE_UP); /* as many as the window shows */
    assert_true(front() < last - 1);
    act(ACTION_PAGE_DOWN);
    assert_int_equal(front(), last);
    scenes_event(&app, &(InputEvent){.kind = INPUT_WHEEL, .amount = 1});
    settle();
    assert_int_equal(front(), last - 1);
    scenes_event(&app, &(InputEvent){.kind = INPUT_WHEEL, .amount = -1});
    settle();
    assert_int_equal(front(), last);
    click(street()->items[STREET_EARLIER].box);
    assert_int_equal(front(), last - 1);
    click(street_mailbox(street(), &app, last - 2));
    assert_int_equal(front(), last - 2);
    point(INPUT_POINTER_DOWN, 400, 300);
    for (float x = 400; x < 400 + 2 * street()->pitch; x += 40) {
        point(INPUT_POINTER_MOVE, x, 300);
        app_step(&app);
    }
    assert_true(street()->walk.dragging);
    for (int i = 0; i < 60; i++)
        app_step(&app); /* held still: it does not roll on */
    point(INPUT_POINTER_UP, 400 + 2 * street()->pitch, 300);
    settle();
    assert_int_equal(front(), last - 4);
    app_close(&app);
}

static void the_house_in_front_can_be_looked_at(void **state)
{
    static const struct {
        int item;
        SceneId scene;
    } WAYS[] = {
        {STREET_VISIT, SCENE_VISIT}, {STREET_WATCH, SCENE_REPLAY}, {STREET_KEEP, SCENE_KEEP}};
    file_games(*state, 2);
    open_street(*state);
    for (size_t i = 0; i < COUNT_OF(WAYS); i++) {
        click(street()->items[WAYS[i].item].box);
        assert_int_equal(scenes_top(&app), WAYS[i].scene);
        if (WAYS[i].scene == SCENE_VISIT) /* with the houses of its game */
            assert_true(((Visit *)app.scenes.items[app.scenes.count - 1].state)->has_record);
        scenes_take(&app, scene_pop());
    }
    widgets_focus(&street()->widgets, STREET_HOUSE);
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_CONFIRM});
    assert_int_equal(scenes_top(&app), SCENE_VISIT);
    app_close(&app);
}

static void choose_whose(int whose)
{
    StreetScene *scene = street();
    for (int i = 0; i < scene->items[STREET_WHO].choice_count && street_whose(scene) != whose; i++)
        click(scene->items[STREET_WHO].box);
    assert_int_equal(street_whose(scene), whose);
}

static void houses_can_be_those_of_one_person(void **state)
{
    file_games(*state, 6);
    open_street(*state);
    StreetScene *scene = street();
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
    file_games(*state, 1);
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    record_set_name(&record, 0, "Ana");
    record_set_name(&record, 1, "Otto");
    record.seats[0].level = LEVEL_PERSON;
    record.seats[1].level = LEVEL_NORMAL;
    assert_true(filing_keep(((const Folder *)*state)->path, &record, file, &error));
    open_street(*state);
    StreetScene *scene = street();
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
    file_games(*state, 2);
    open_street(*state);
    act(ACTION_LEFT);
    const int plot = street()->shown[front()];
    click(street()->items[STREET_REMOVE].box);
    assert_int_equal(street()->shown_count, 3);
    assert_true(street()->street.items[plot].removed);
    assert_string_not_equal(street()->message, "");
    act(ACTION_HOME);
    assert_string_equal(street()->message, ""); /* it was read */
    act(ACTION_UNDO);
    assert_int_equal(street()->shown_count, 4);
    assert_int_equal(street()->shown[front()], plot);
    click(street()->items[STREET_REMOVE].box);
    click(street()->items[STREET_UNDO].box);
    assert_int_equal(street()->shown_count, 4);
    act(ACTION_DELETE);
    app_close(&app);

    open_street(*state); /* on another day */
    assert_int_equal(street()->shown_count, 3);
    choose_whose(WHOSE_REMOVED);
    assert_int_equal(street()->shown_count, 1);
    click(street()->items[STREET_REMOVE].box); /* now it puts back */
    assert_false(street()->street.items[plot].removed);
    assert_int_equal(street_whose(street()), WHOSE_PEOPLES);
    assert_int_equal(street()->shown_count, 4);
    app_close(&app);
}

static void a_deleted_game_has_no_houses(void **state)
{
    const Folder *folder = *state;
    Error error;
    char file[FILE_NAME_CAPACITY];
    file_games(folder, 2);
    open_street(folder);
    snprintf(file, sizeof file, "%s", street_chosen(street())->file);
    app_close(&app);
    assert_true(saves_delete(folder->path, file, &error));
    open_street(folder);
    assert_int_equal(street()->shown_count, 2);
    app_close(&app);
}

static void a_damaged_record_leaves_a_gap_and_a_notice(void **state)
{
    file_games(*state, 1);
    folder_write(*state, "matches/2026-02-01_10-00-00.dreamhome", "not a game", 10);
    open_street(*state);
    assert_int_equal(street()->shown_count, 3);
    assert_non_null(strstr(street()->message, "1 game"));
    assert_true(street_chosen(street())->empty);
    assert_true(street()->items[STREET_VISIT].disabled);
    assert_non_null(strstr(street()->items[STREET_HOUSE].label, "empty plot"));
    act(ACTION_CONFIRM);
    assert_int_equal(scenes_top(&app), SCENE_STREET);
    act(ACTION_LEFT);
    assert_false(street()->items[STREET_VISIT].disabled);
    app_close(&app);
}

static void a_gap_is_removed_and_put_back(void **state)
{
    file_games(*state, 1);
    folder_write(*state, "matches/an odd name.dreamhome", "not a game", 10);
    folder_write(*state, "matches/2026-02-01_10-00-00.dreamhome", "not a game", 10);
    open_street(*state);
    assert_int_equal(street()->shown_count, 4);
    act(ACTION_END);
    assert_true(street_chosen(street())->empty);
    click(street()->items[STREET_REMOVE].box);
    assert_int_equal(street()->shown_count, 3);
    assert_non_null(strstr(street()->message, "empty plot"));
    act(ACTION_HOME);
    assert_true(street_chosen(street())->empty);
    act(ACTION_DELETE);
    assert_int_equal(street()->shown_count, 2);
    app_close(&app);

    open_street(*state); /* on another day nobody is told of them again */
    assert_int_equal(street()->shown_count, 2);
    assert_false(street()->message[0]);
    choose_whose(WHOSE_REMOVED);
    assert_int_equal(street()->shown_count, 2);
    click(street()->items[STREET_REMOVE].box); /* now it puts back */
    click(street()->items[STREET_REMOVE].box);
    assert_int_equal(street_whose(street()), WHOSE_PEOPLES);
    assert_int_equal(street()->shown_count, 4);
    app_close(&app);
}

static void a_record_that_is_gone_meanwhile_is_a_gap(void **state)
{
    const Folder *folder = *state;
    Error error;
    file_games(folder, 2);
    open_street(folder);
    char file[FILE_NAME_CAPACITY];
    snprintf(file, sizeof file, "%s", street_chosen(street())->file);
    assert_true(saves_delete(folder->path, file, &error));
    click(street()->items[STREET_VISIT].box);
    assert_int_equal(scenes_top(&app), SCENE_STREET);
    assert_true(street()->message[0]);
    app_close(&app);
}

static Uint32 *pixels(void)
{
    Uint32 *frame = malloc((size_t)WIDTH * HEIGHT * sizeof *frame);
    assert_non_null(frame);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_RGB888, frame,
                                          WIDTH * (int)sizeof *frame),
                     0);
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        frame[i] &= 0xFFFFFF; /* what stands in front of the colours means nothing */
    return frame;
}

static void what_is_touched_up_is_what_would_be_drawn(void **state)
{
    file_games(*state, 4);
    open_street(*state);
    act(ACTION_LEFT);
    for (int frame = 0; frame < 10; frame++) {
        const float seconds = frame % 3 ? 0.05f : 9.7f;
        app.now += (double)seconds;
        scenes_update(&app, seconds);
        scenes_touch_up(&app, (double)seconds);
        Uint32 *touched = pixels();
        app_draw(&app);
        Uint32 *whole = pixels();
        assert_memory_equal(touched, whole, (size_t)WIDTH * HEIGHT * sizeof *whole);
        free(touched);
        free(whole);
    }
    app_close(&app);
}

static void the_last_step_of_a_walk_is_drawn(void **state)
{
    bool drawn = false;
    file_games(*state, 4);
    open_street(*state);
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_LEFT});
    while (scenes_moving(&app)) {
        app.scenes.redraw = false;
        app_step(&app);
        drawn = app.scenes.redraw;
    }
    assert_true(drawn);
    app_close(&app);
}

static void nothing_moves_at_rest(void **state)
{
    file_games(*state, 3);
    open_street(*state);
    app.settings.reduced_motion = true;
    settle();
    assert_false(scenes_moving(&app));
    app.scenes.redraw = false;
    app_step(&app);
    assert_false(app.scenes.redraw);
    act(ACTION_LEFT); /* there at once */
    assert_false(scenes_moving(&app));
    app_close(&app);
}

static void our_street_lives_while_somebody_walks_there(void **state)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    file_games(*state, 1);
    open_street(*state);
    assert_false(scenes_moving(&app));
    event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    app_handle(&app, &event);
    assert_true(scenes_moving(&app));
    app.now += 30;
    point(INPUT_POINTER_MOVE, 5, 5);
    app.now += 30;
    assert_true(scenes_moving(&app));
    app.now += 30; /* it falls asleep */
    assert_false(scenes_moving(&app));
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
        FOLDER(it_is_winter_when_it_is_winter_there),
        FOLDER(a_house_is_removed_and_put_back),
        FOLDER(a_deleted_game_has_no_houses),
        FOLDER(a_damaged_record_leaves_a_gap_and_a_notice),
        FOLDER(a_gap_is_removed_and_put_back),
        FOLDER(a_record_that_is_gone_meanwhile_is_a_gap),
        FOLDER(what_is_touched_up_is_what_would_be_drawn),
        FOLDER(the_last_step_of_a_walk_is_drawn),
        FOLDER(nothing_moves_at_rest),
        FOLDER(our_street_lives_while_somebody_walks_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
