/* Open house: how one gets there, what moves in it, and that nothing is drawn while nobody does
 * anything. */
#include "app/pieces/wave.h"
#include "app/scenes/end/count.h"
#include "session/filing.h"
#include "testing.h"
#include "visitor.h"

/* ---- the way in ---- */

static void the_result_offers_a_visit_of_the_house_that_is_looked_at(void **state)
{
    (void)state;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    Count *count = app.scenes.items[app.scenes.count - 1].state;
    count_view(count, &app, 2);
    table_game_click("widget Visit");
    Visit *visit = visitor_visit();
    assert_string_equal(visit->house.name, play_record(app.play)->seats[2].name);
    assert_memory_equal(&visit->house.home, &play_game(app.play)->homes[2], sizeof(Home));
    table_game_click("widget Next house");
    assert_string_equal(visit->house.name, play_record(app.play)->seats[3].name);
    assert_int_equal(visit->search.count, visitor_children_in(&play_game(app.play)->homes[3]));
    table_game_click("widget Back");
    assert_int_equal(scenes_top(&app), SCENE_END);
}

static void games_that_were_kept_can_be_visited(void **state)
{
    Error error;
    char file[FILE_NAME_CAPACITY];
    const Record *record = play_record(app.play);
    (void)state;
    assert_true(filing_keep(app.paths.data, record, file, &error));
    scenes_take(&app, scene_push(SCENE_RECORDS));
    table_game_click("widget Visit");
    const Visit *visit = visitor_visit();
    assert_true(visit->has_record);
    assert_string_equal(visit->house.name, record->seats[visit->house.seat].name);
    table_game_click("widget Back");
    assert_int_equal(scenes_top(&app), SCENE_RECORDS);
}

/* ---- time ---- */

static void the_camera_glides_and_comes_to_rest(void **state)
{
    const Home home = visitor_whole_house();
    int frames = 0;
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    Visit *visit = visitor_come(&home);
    assert_false(scenes_moving(&app));
    float before = visit->board.w;
    table_game_key(SDLK_RETURN, 0);
    while (visit_gliding(visit)) {
        table_game_run(1);
        assert_true(visit->board.w >= before - 1); /* nearer and nearer */
        before = visit->board.w;
        frames++;
    }
    assert_in_range(frames, 30, 200);
    visitor_settle(); /* who lives there waves */
    for (int i = 0; i < 100; i++) {
        table_game_run(1);
        assert_false(scenes_moving(&app));
    }
}

static void with_reduced_motion_nothing_glides_or_waves(void **state)
{
    const Home home = visitor_whole_house();
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    app.settings.reduced_motion = 1;
    Visit *visit = visitor_come(&home);
    table_game_key(SDLK_RETURN, 0);
    assert_false(visit_gliding(visit));
    assert_int_equal(wave_frame(visit->waved), 0);
    assert_false(scenes_moving(&app));
}

static void a_tour_shows_every_room_and_sleeps_in_between(void **state)
{
    const Home home = visitor_whole_house();
    SpaceSet visited = 0;
    int resting = 0, drawing = 0;
    (void)state;
    app.settings.speed = SPEED_FAST;
    Visit *visit = visitor_come(&home);
    table_game_key(SDLK_SPACE, 0);
    for (int i = 0; i < 60 * 200 && visit->tour.on; i++) {
        table_game_run(1);
        if (visit->stop != OUTSIDE)
            visited |= space_bit(visit->stop);
        if (scenes_rest_until(&app) > app.now)
            resting++;
        else
            drawing++;
    }
    assert_false(visit->tour.on);
    assert_int_equal(visit->stop, OUTSIDE);
    assert_int_equal(visited, home.rooms | home.scaffolds);
    assert_true(resting > drawing);
    visitor_settle();
    assert_false(scenes_moving(&app));
}

static void a_tour_has_its_music_and_leaves_that_of_the_table(void **state)
{
    const Home home = visitor_whole_house();
    (void)state;
    audio_music(app.audio, MUSIC_TABLE);
    visitor_come(&home);
    table_game_key(SDLK_SPACE, 0);
    assert_int_equal(audio_playing(app.audio), MUSIC_END);
    scenes_take(&app, scene_pop());
    assert_int_equal(audio_playing(app.audio), MUSIC_TABLE);
}

static void any_step_ends_the_tour(void **state)
{
    const Home home = visitor_whole_house();
    (void)state;
    Visit *visit = visitor_come(&home);
    table_game_key(SDLK_SPACE, 0);
    assert_true(visit->tour.on);
    table_game_key(SDLK_RIGHT, 0);
    assert_false(visit->tour.on);
}

static void night_falls_and_the_room_in_view_comes_alive(void **state)
{
    const Home home = visitor_whole_house();
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    Visit *visit = visitor_come(&home);
    table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(visit->items[VISIT_HOUR].value, HOUR_NIGHT);
    assert_true(visit->hour < 1);
    visitor_settle();
    assert_true(visit->hour == 1);
    visit_go(visit, &app, SPACE_A1);
    int most = 0;
    while (scenes_moving(&app)) {
        table_game_run(1);
        if (wave_frame(visit->waved) > most)
            most = wave_frame(visit->waved);
    }
    assert_int_equal(most, 3);
}

/* ---- keepsakes ---- */

static void back_from_keepsakes(void)
{
    assert_int_equal(scenes_top(&app), SCENE_KEEP);
    table_game_key(SDLK_ESCAPE, 0);
    visitor_settle();
    assert_int_equal(visitor_visit()->stop, OUTSIDE);
}

static void keepsakes_are_one_step_away_for_every_device(void **state)
{
    const Home home = visitor_whole_house();
    (void)state;
    Visit *visit = visitor_come(&home);
    const Box b = visit->items[VISIT_KEEP].box;
    visitor_click(b.x + b.w / 2, b.y + b.h / 2);
    back_from_keepsakes();
    for (int i = 0; widgets_focused(&visit->widgets)->id != VISIT_KEEP; i++) {
        assert_true(i < VISIT_ITEM_COUNT);
        table_game_key(SDLK_TAB, 0);
    }
    table_game_key(SDLK_RETURN, 0);
    back_from_keepsakes();
    widgets_focus(&visit->widgets, VISIT_TOUR); /* beside it */
    visitor_pad(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    assert_int_equal(widgets_focused(&visit->widgets)->id, VISIT_KEEP);
    visitor_pad(SDL_CONTROLLER_BUTTON_A);
    back_from_keepsakes();
    table_game_key(SDLK_PAGEDOWN, 0);
    visitor_settle();
    assert_true(visit->items[VISIT_KEEP].hidden); /* a room tells something else there */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        VISIT_TEST(the_result_offers_a_visit_of_the_house_that_is_looked_at),
        VISIT_TEST(games_that_were_kept_can_be_visited),
        VISIT_TEST(the_camera_glides_and_comes_to_rest),
        VISIT_TEST(with_reduced_motion_nothing_glides_or_waves),
        VISIT_TEST(a_tour_shows_every_room_and_sleeps_in_between),
        VISIT_TEST(a_tour_has_its_music_and_leaves_that_of_the_table),
        VISIT_TEST(any_step_ends_the_tour),
        VISIT_TEST(night_falls_and_the_room_in_view_comes_alive),
        VISIT_TEST(keepsakes_are_one_step_away_for_every_device),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
