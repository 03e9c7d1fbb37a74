/* The house of the day: its neighbour, its calendar, the game that was left and the result. */
#include "ai/neighbour.h"
#include "app/scenes/day/day_scene.h"
#include "loner.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Its name stands at its house, and at the column that it wants as long as it has not taken it. */
static void the_neighbour_shows_its_column_until_the_turn_is_over(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1280, 800);
    DayScene *scene = table_game_go_to(SCENE_DAY);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scene->mode, DAY_PLAYING);
    table_game_settle();
    const char *name = play_record(app.play)->seats[SOLO_NEIGHBOUR].name;
    scenes_layout(&app); /* what lies still is drawn again */
    assert_int_equal(seen_times(&app, name), 2);
    while (!app.play->turn_over)
        loner_make_move(&scene->solo);
    table_game_settle();
    scenes_layout(&app);
    assert_int_equal(seen_times(&app, name), 1);
}

static void a_day_is_left_taken_up_again_and_counted_once(void **state)
{
    (void)state;
    DayScene *scene = table_game_go_to(SCENE_DAY);
    table_game_key(SDLK_RETURN, 0); /* Play */
    assert_int_equal(scene->mode, DAY_PLAYING);
    assert_int_not_equal(play_record(app.play)->seats[SOLO_NEIGHBOUR].level, LEVEL_PERSON);
    assert_ptr_equal(scene->solo.guest.table.guest.rival, neighbour_decide);
    loner_play_turn(&scene->solo);
    const int moves = play_record(app.play)->move_count;
    assert_true(moves > 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_assert_alone_ended();
    for (int game = 0; game < 2; game++) {
        scene = table_game_go_to(SCENE_DAY);
        table_game_key(SDLK_RETURN, 0);
        assert_int_equal(play_record(app.play)->move_count, game ? 0 : moves);
        for (int turn = 0; turn < LONER_TURNS_ENOUGH && scene->mode == DAY_PLAYING; turn++)
            loner_play_turn(&scene->solo);
        table_game_run(2);
        assert_true(scene->limit_known);
        assert_int_equal(scene->counted, game == 0);
        assert_int_equal(scene->days.count, 1);
        loner_assert_readable_everywhere();
        table_game_key(SDLK_ESCAPE, 0);
        table_game_key(SDLK_ESCAPE, 0);
    }
    table_game_assert_alone_ended();
}

/* A calendar that does not depend on the day of the test. */
static DayScene *push_day(void)
{
    DayScene *scene = table_game_go_to(SCENE_DAY);
    scene->today = scene->chosen = (Day){2026, 6, 15};
    app_measure(&app);
    return scene;
}

/* As if the chosen day had been played. */
static void note_result(DayScene *scene, int points, int best)
{
    DayResult result = {
        .day = scene->chosen, .points = points, .best = best, .spaces = "012321232132"};
    Error error;
    snprintf(result.name, sizeof result.name, "%s", day_person(scene));
    assert_true(days_note(&scene->days, &result, &error));
    app_measure(&app);
}

static void the_calendar_ends_with_today(void **state)
{
    (void)state;
    const DayScene *scene = push_day();
    assert_true(scene->items[DAY_LATER].disabled);
    assert_false(scene->items[DAY_TILES + 14].disabled);
    assert_true(scene->items[DAY_TILES + 15].disabled); /* that is tomorrow */
    loner_click(&scene->items[DAY_EARLIER]);
    assert_int_equal(scene->chosen.month, 5);
    loner_click(&scene->items[DAY_TILES + 2]);
    assert_int_equal(scene->chosen.day, 3);
    loner_click(&scene->items[DAY_LATER]);
    assert_int_equal(scene->chosen.month, 6);
    assert_int_equal(scene->chosen.day, 1);
    loner_click(&scene->items[DAY_EARLIER]);
    ((DayScene *)scene)->today = (Day){2026, 5, 31}; /* the clock was set back */
    loner_click(&scene->items[DAY_LATER]);
    assert_true(day_equal(scene->chosen, scene->today));
}

static void a_day_without_a_medal_has_its_percentage_too(void **state)
{
    (void)state;
    DayScene *scene = push_day();
    note_result(scene, 20, 40);
    loner_click(&scene->items[DAY_TILES + 2]); /* another day lies beside the calendar */
    scenes_layout(&app);
    assert_int_equal(seen_times(&app, "50%"), 1);
    loner_assert_readable_everywhere();
}

static void a_game_that_was_left_is_of_its_day_and_of_its_person(void **state)
{
    (void)state;
    loner_seat_two_people();
    DayScene *scene = push_day();
    assert_int_equal(scene->people.count, 2);
    loner_click(&scene->items[DAY_PLAY]);
    loner_play_turn(&scene->solo);
    loner_make_move(&scene->solo); /* in the middle of a turn, */
    loner_make_move(&scene->solo);
    const int moves = play_record(app.play)->move_count;
    table_game_key(SDLK_ESCAPE, 0);
    if (scene->mode == DAY_PLAYING) /* with something in hand */
        table_game_key(SDLK_ESCAPE, 0);
    loner_click(&scene->items[DAY_TILES + 1]); /* another day: */
    loner_click(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, 0); /* another deal */
    table_game_key(SDLK_ESCAPE, 0);
    loner_click(&scene->items[DAY_PLAY]);
    loner_play_turn(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    loner_click(&scene->items[DAY_TILES + 14]);
    widgets_focus(&scene->widgets, DAY_WHO);
    table_game_key(SDLK_RIGHT, 0);
    assert_string_equal(day_person(scene), "Ben");
    loner_click(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, 0);
    loner_play_turn(&scene->solo); /* Ben's own game does not touch Ana's */
    table_game_key(SDLK_ESCAPE, 0);
    widgets_focus(&scene->widgets, DAY_WHO);
    table_game_key(SDLK_LEFT, 0);
    loner_click(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, moves);
}

/* A day with one turn played, left again. */
static DayScene *leave_a_day(void)
{
    DayScene *scene = push_day();
    loner_click(&scene->items[DAY_PLAY]);
    loner_play_turn(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scene->mode, DAY_CHOOSING);
    return scene;
}

/* A folder stands where the game was left, and goes while another one is played. */
static void a_game_that_cannot_be_read_now_is_not_replaced(void **state)
{
    char kept[FILE_PATH_CAPACITY], away[FILE_PATH_CAPACITY + 8];
    Error error;
    (void)state;
    DayScene *scene = leave_a_day();
    const int moves = scene->solo.kept_moves;
    snprintf(kept, sizeof kept, "%s", scene->solo.path);
    snprintf(away, sizeof away, "%s.away", kept);
    assert_int_equal(rename(kept, away), 0);
    assert_true(file_make_directory(kept, &error));
    loner_click(&scene->items[DAY_PLAY]);
    assert_non_null(strstr(app.notice, "That didn’t work"));
    assert_int_equal(play_record(app.play)->move_count, 0);
    assert_int_equal(rmdir(kept), 0);
    assert_int_equal(rename(away, kept), 0);
    loner_make_move(&scene->solo);
    table_game_key(SDLK_ESCAPE, 0);
    if (scene->mode == DAY_PLAYING) /* with something in hand */
        table_game_key(SDLK_ESCAPE, 0);
    loner_click(&scene->items[DAY_PLAY]);
    assert_int_equal(play_record(app.play)->move_count, moves);
}

static void a_damaged_game_is_set_aside_before_it_is_replaced(void **state)
{
    char kept[FILE_PATH_CAPACITY], aside[FILE_PATH_CAPACITY], text[16];
    size_t length;
    Error error;
    (void)state;
    DayScene *scene = leave_a_day();
    snprintf(kept, sizeof kept, "%s", scene->solo.path);
    assert_true(file_write(kept, "not a game\n", 11, &error));
    loner_click(&scene->items[DAY_PLAY]);
    assert_non_null(strstr(app.notice, "set aside as damaged-1.dreamhome"));
    assert_true(file_path(aside, app.paths.data, "damaged-1.dreamhome", &error));
    assert_true(file_read(aside, text, sizeof text, &length, &error));
    assert_memory_equal(text, "not a game\n", 11);
    loner_play_turn(&scene->solo); /* the new one is kept */
    table_game_key(SDLK_ESCAPE, 0);
    loner_click(&scene->items[DAY_PLAY]);
    assert_true(play_record(app.play)->move_count > 0);
}

static void a_result_is_its_persons_own_and_can_be_copied(void **state)
{
    char part[16];
    (void)state;
    loner_seat_two_people();
    DayScene *scene = push_day();
    assert_true(scene->items[DAY_COPY].hidden);
    loner_click(&scene->items[DAY_PLAY]);
    for (int turn = 0; turn < LONER_TURNS_ENOUGH && scene->mode == DAY_PLAYING; turn++)
        loner_play_turn(&scene->solo);
    table_game_run(2);
    assert_true(scene->limit_known);
    assert_string_equal(scene->items[DAY_COPY].icon, "deck"); /* two sheets: nothing is saved */
    loner_click(&scene->items[DAY_COPY]);
    char *copied = SDL_GetClipboardText();
    snprintf(part, sizeof part, " %d%%", percent_of(scene->result.points, scene->result.best));
    assert_non_null(strstr(copied, part));
    SDL_free(copied);
    loner_click(&scene->items[DAY_VISIT]);
    table_game_scene(SCENE_VISIT);
    scenes_take(&app, scene_pop());
    assert_string_equal(scene->house.name, day_person(scene));
    assert_int_equal(scene->house.score.total, scene->result.points);
    loner_click(&scene->items[DAY_BEST]);
    table_game_scene(SCENE_BEST);
    scenes_layout(&app);
    assert_true(seen(&app, "Possible"));
    scenes_take(&app, scene_pop());
    scene->limit = (Limit){0}; /* no house is better than one that beats what was found */
    day_finish(scene, &app);
    assert_int_equal(scene->result.best, scene->result.points);
    loner_click(&scene->items[DAY_DONE]);
    assert_true(seen(&app, "There’ll be a new house tomorrow."));
    assert_non_null(scene->items[DAY_TILES + 14].about);
    assert_false(scene->items[DAY_COPY].hidden);
    widgets_focus(&scene->widgets, DAY_WHO);
    table_game_key(SDLK_RIGHT, 0);
    assert_null(scene->items[DAY_TILES + 14].about);
    assert_true(scene->items[DAY_COPY].hidden);
}

/* The table below is laid out anew when the count goes, and forgets what the thinker was asked. */
static void the_house_is_counted_before_its_result(void **state)
{
    (void)state;
    DayScene *scene = push_day();
    loner_click(&scene->items[DAY_PLAY]);
    loner_play_to_the_count(&scene->solo);
    table_game_scene(SCENE_END);
    table_game_key(SDLK_END, 0);
    assert_int_equal(scenes_top(&app), SCENE_DAY);
    assert_int_equal(scene->mode, DAY_FINISHED);
    table_game_run(2);
    assert_true(scene->limit_known);
    assert_true(day_is_revealing(scene, &app));
    table_game_run(180);
    assert_false(day_is_revealing(scene, &app));
}

/* What is pasted somewhere is the result of the day, however good the second try is. */
static void a_later_try_copies_the_result_that_counts(void **state)
{
    (void)state;
    DayScene *scene = push_day();
    note_result(scene, 20, 40);
    loner_click(&scene->items[DAY_PLAY]);
    for (int turn = 0; turn < LONER_TURNS_ENOUGH && scene->mode == DAY_PLAYING; turn++)
        loner_play_turn(&scene->solo);
    table_game_run(2);
    scene->limit = (Limit){0};
    day_finish(scene, &app); /* a perfect house */
    app_measure(&app);
    assert_false(scene->counted);
    assert_true(seen(&app, "still 50%"));
    loner_click(&scene->items[DAY_COPY]);
    char *copied = SDL_GetClipboardText();
    assert_non_null(strstr(copied, " 50%"));
    assert_null(strstr(copied, "100%"));
    SDL_free(copied);
}

#define ALONE(test) cmocka_unit_test_setup_teardown(test, table_game_open_alone, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALONE(the_neighbour_shows_its_column_until_the_turn_is_over),
        ALONE(a_day_is_left_taken_up_again_and_counted_once),
        ALONE(the_calendar_ends_with_today),
        ALONE(a_day_without_a_medal_has_its_percentage_too),
        ALONE(a_game_that_was_left_is_of_its_day_and_of_its_person),
        ALONE(a_game_that_cannot_be_read_now_is_not_replaced),
        ALONE(a_damaged_game_is_set_aside_before_it_is_replaced),
        ALONE(a_result_is_its_persons_own_and_can_be_copied),
        ALONE(the_house_is_counted_before_its_result),
        ALONE(a_later_try_copies_the_result_that_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
