/* Open house: every room can be visited and every child found, by pointer, keys and gamepad alike;
 * what was found stays; and nothing is drawn while nobody does anything. */
#include "app/pieces/home_view.h"
#include "app/pieces/wave.h"
#include "app/scenes/end/count.h"
#include "app/scenes/visit/visit.h"
#include "app/words/room_life.h"
#include "dreamhome/notation.h"
#include "seen.h"
#include "session/filing.h"
#include "table_game.h"
#include "testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static House house;

static int open_finished(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", RECORD_MOVES_MAX);
}

static Visit *visiting(void)
{
    assert_int_equal(scenes_top(&app), SCENE_VISIT);
    return app.scenes.items[app.scenes.count - 1].state;
}

static Visit *visit_home(const Home *home)
{
    house = (House){.home = *home, .name = "Ana"};
    scenes_take(&app, scene_push_with(SCENE_VISIT, (SceneNote){.house = &house}));
    table_game_run(1);
    return visiting();
}

/* A house of one room. */
static Home home_of(RoomCard card)
{
    const RoomType type = room_card_type(card);
    const Space space = ROOM_INFO[type].kind == ROOM_KIND_BASEMENT ? SPACE_D0 : SPACE_C1;
    Home home = {.rooms = space_bit(space)};
    home.of_type[type] = space_bit(space);
    home.card[space] = card;
    return home;
}

static Home whole_house(void)
{
    return play_game(app.play)->homes[3];
}

static void settle(void)
{
    do
        table_game_run(1);
    while (scenes_moving(&app));
}

static void click(float x, float y)
{
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = (int)(x * app.canvas->unit);
    event.button.y = (int)(y * app.canvas->unit);
    event.button.state = SDL_PRESSED;
    app_handle(&app, &event);
    event.type = SDL_MOUSEBUTTONUP;
    event.button.state = SDL_RELEASED;
    app_handle(&app, &event);
    settle();
}

static void pad(Uint8 button)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    event.cbutton.button = button;
    app_handle(&app, &event);
    settle();
}

static Box child_box(const Visit *visit, const Hiding *hiding)
{
    return children_box(home_view_space(visit->board, hiding->space), hiding->spot);
}

/* ---- the children ---- */

/* All cards that hide somebody, one house each. */
static void find_all(void (*find)(Visit *visit, const Hiding *hiding))
{
    int found = 0;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        const int children = room_card_children((RoomCard)card);
        const Home home = home_of((RoomCard)card);
        if (!children)
            continue;
        Visit *visit = visit_home(&home);
        assert_int_equal(visit->search.count, children);
        table_game_key(SDLK_RETURN, 0); /* come in */
        settle();
        for (int i = 0; i < children; i++) {
            assert_int_equal(visit_found(visit), i);
            find(visit, &visit->search.items[i]);
            assert_int_equal(visit_found(visit), i + 1);
            assert_int_equal(album_count(&visit->search.album), ++found);
        }
        table_game_key(SDLK_HOME, 0);
        settle();
        table_game_key(SDLK_ESCAPE, 0);
    }
    assert_int_equal(found, album_size());
}

static void by_pointer(Visit *visit, const Hiding *hiding)
{
    const Box b = child_box(visit, hiding);
    click(b.x + b.w / 2, b.y + b.h / 2);
}

static void by_keys(Visit *visit, const Hiding *hiding)
{
    if (!visit->search.lens)
        table_game_key(SDLK_RETURN, 0);
    assert_true(visit->search.lens);
    for (int steps = 0; steps < 60; steps++) {
        const Box b = child_box(visit, hiding), glass = visit_lens(visit);
        const float dx = b.x + b.w / 2 - glass.x - glass.w / 2;
        const float dy = b.y + b.h / 2 - glass.y - glass.h / 2;
        const float step = 16.0f / 240 * home_view_space(visit->board, SPACE_A1).w;
        if (fabsf(dx) <= step / 2 + 1 && fabsf(dy) <= step / 2 + 1)
            break;
        table_game_key(fabsf(dx) > fabsf(dy) ? (dx > 0 ? SDLK_RIGHT : SDLK_LEFT)
                                             : (dy > 0 ? SDLK_DOWN : SDLK_UP),
                       0);
    }
    assert_string_equal(visit_warmth(visit), "Very hot! Take a look.");
    table_game_key(SDLK_RETURN, 0);
}

static void every_child_can_be_found_with_a_pointer(void **state)
{
    (void)state;
    find_all(by_pointer);
}

static void every_child_can_be_found_with_keys(void **state)
{
    (void)state;
    find_all(by_keys);
}

static void who_looks_elsewhere_finds_nobody(void **state)
{
    const Home home = home_of(1);
    (void)state;
    Visit *visit = visit_home(&home);
    pad(SDL_CONTROLLER_BUTTON_A); /* in, */
    pad(SDL_CONTROLLER_BUTTON_X); /* and the lens */
    assert_true(visit->search.lens);
    for (int i = 0; i < 20; i++)
        pad(SDL_CONTROLLER_BUTTON_DPAD_UP);
    for (int i = 0; i < 20; i++)
        pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_true(seen(&app, "Cold…"));
    pad(SDL_CONTROLLER_BUTTON_A);
    assert_true(seen(&app, "Nobody here. Look somewhere else!"));
    assert_int_equal(visit_found(visit), 0);
    pad(SDL_CONTROLLER_BUTTON_B); /* the lens is put away, */
    assert_false(visit->search.lens);
    pad(SDL_CONTROLLER_BUTTON_B); /* then outside, */
    assert_int_equal(visit->stop, OUTSIDE);
    pad(SDL_CONTROLLER_BUTTON_B); /* then away */
    assert_int_not_equal(scenes_top(&app), SCENE_VISIT);
}

static void who_was_found_is_found_at_the_next_visit(void **state)
{
    const Home home = home_of(1);
    (void)state;
    Visit *visit = visit_home(&home);
    table_game_key(SDLK_RETURN, 0);
    settle();
    by_pointer(visit, &visit->search.items[0]);
    assert_true(seen(&app, "Found!"));
    assert_true(seen(&app, "Hee hee! That was the last one in this house."));
    scenes_take(&app, scene_pop());
    visit = visit_home(&home);
    assert_int_equal(visit_found(visit), 1);
    assert_true(seen(&app, "Children found: 1 of 1"));
    assert_false(seen(&app, "Found!"));
}

static void a_damaged_album_is_one_sentence(void **state)
{
    char path[FILE_PATH_CAPACITY], words[600];
    const Home home = home_of(1);
    Error error;
    (void)state;
    assert_true(file_make_directory(app.paths.data, &error));
    assert_true(file_path(path, app.paths.data, "album.txt", &error));
    assert_true(file_write(path, "spoilt", 6, &error));
    Visit *visit = visit_home(&home);
    snprintf(words, sizeof words, "The album couldn’t be read and was set aside as %s.",
             visit->search.album.ledger.damaged);
    assert_true(seen(&app, words));
    assert_int_equal(file_look(path, &(FileStamp){0}, &error), FILE_MISSING);
    table_game_key(SDLK_RETURN, 0);
    settle();
    assert_false(seen(&app, words)); /* it was read */
}

static int children_in(const Home *home)
{
    int children = 0;
    for (SpaceSet left = home->rooms; left; left &= left - 1) {
        const Space space = space_first(left);
        if (home_type_at(home, space) != ROOM_NONE)
            children += room_card_children(home->card[space]);
    }
    return children;
}

static void nobody_hides_in_a_room_that_lies_face_down(void **state)
{
    Home home = home_of(1);
    (void)state;
    assert_true(children_in(&home) > 0);
    const Space space = space_first(home.rooms);
    home.of_type[room_card_type(1)] = 0;
    home.of_type[ROOM_NONE] = space_bit(space);
    assert_int_equal(visit_home(&home)->search.count, 0);
}

/* The child sits in one room, the visitor in another. */
static void the_lens_stays_in_its_room_and_feels_nothing_beyond(void **state)
{
    const RoomCard child = 1;
    RoomCard nobody = 2;
    Home home = home_of(child);
    (void)state;
    while (room_card_children(nobody) || room_card_type(nobody) == room_card_type(child) ||
           ROOM_INFO[room_card_type(nobody)].kind == ROOM_KIND_BASEMENT)
        nobody++;
    home.rooms |= space_bit(SPACE_B1);
    home.of_type[room_card_type(nobody)] |= space_bit(SPACE_B1);
    home.card[SPACE_B1] = nobody;
    Visit *visit = visit_home(&home);
    visit_go(visit, &app, SPACE_B1);
    table_game_key(SDLK_RETURN, 0);
    for (int i = 0; i < 40; i++)
        table_game_key(SDLK_RIGHT, 0);
    const Box room = box_inset(home_view_space(visit->board, SPACE_B1), -1);
    const Box glass = visit_lens(visit);
    assert_true(box_has(room, glass.x + glass.w / 2, glass.y + glass.h / 2));
    assert_string_equal(visit_warmth(visit), "Nobody is hiding in this room.");
    table_game_key(SDLK_PAGEDOWN, 0);
    assert_int_not_equal(visit->stop, SPACE_B1);
    assert_false(visit->search.lens); /* it is put away on the way */
}

/* ---- walking ---- */

static void every_room_is_visited_and_says_its_sentence(void **state)
{
    const Home home = whole_house();
    SpaceSet visited = 0;
    (void)state;
    Visit *visit = visit_home(&home);
    for (int i = 0; i < SPACE_COUNT; i++) {
        table_game_key(SDLK_PAGEDOWN, 0);
        settle();
        if (visit->stop == OUTSIDE)
            break;
        const bool open = home_type_at(&home, visit->stop) != ROOM_NONE;
        assert_true(seen(&app, room_life(open ? home.card[visit->stop] : 0)));
        visited |= space_bit(visit->stop);
        /* as high as the stage, with the card in view */
        const Box card = home_view_space(visit->board, visit->stop);
        assert_true(fabsf(card.h - visit->view.stage.h) < 1);
        assert_true(card.x + card.w / 2 > 0 && card.x + card.w / 2 < app.canvas->view.w);
    }
    assert_int_equal(visited, home.rooms | home.scaffolds);
}

static void arrows_lead_to_every_room_and_out_again(void **state)
{
    static const SDL_Keycode KEYS[] = {SDLK_LEFT, SDLK_RIGHT, SDLK_UP, SDLK_DOWN};
    const Home home = whole_house();
    SpaceSet reached = 0;
    bool out = false;
    (void)state;
    Visit *visit = visit_home(&home);
    srand(5);
    for (int i = 0; i < 400; i++) {
        table_game_key(KEYS[rand() % 4], 0);
        table_game_run(1);
        out |= visit->stop == OUTSIDE;
        if (visit->stop != OUTSIDE)
            reached |= space_bit(visit->stop);
    }
    assert_true(out);
    assert_int_equal(reached, home.rooms | home.scaffolds);
}

static void pages_lead_there_and_back(void **state)
{
    const Home home = whole_house();
    (void)state;
    const Visit *visit = visit_home(&home);
    table_game_key(SDLK_PAGEDOWN, 0);
    const Space first = visit->stop;
    table_game_key(SDLK_PAGEDOWN, 0);
    assert_int_not_equal(visit->stop, first);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(visit->stop, first);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(visit->stop, OUTSIDE);
}

static void click_item(const Visit *visit, VisitItem item)
{
    const Box b = visit->items[item].box;
    click(b.x + b.w / 2, b.y + b.h / 2);
}

static void arrows_on_the_screen_lead_where_they_point(void **state)
{
    const Home home = whole_house();
    (void)state;
    Visit *visit = visit_home(&home);
    visit_go(visit, &app, SPACE_D1);
    settle();
    click_item(visit, VISIT_LEFT);
    assert_int_equal(visit->stop, SPACE_C1);
    click_item(visit, VISIT_RIGHT);
    assert_int_equal(visit->stop, SPACE_D1);
    table_game_key(SDLK_LEFT, 0); /* keys still walk */
    assert_int_equal(visit->stop, SPACE_C1);
    pad(SDL_CONTROLLER_BUTTON_START); /* and the menu leads out, wherever one is */
    assert_int_not_equal(scenes_top(&app), SCENE_VISIT);
}

static void a_click_on_a_room_leads_into_it(void **state)
{
    const Home home = whole_house();
    (void)state;
    const Visit *visit = visit_home(&home);
    const Box room = home_view_space(visit->board, SPACE_D1);
    click(room.x + room.w / 2, room.y + room.h / 2);
    assert_int_equal(visit->stop, SPACE_D1);
}

static void wheel_drag_and_pinch_move_the_camera(void **state)
{
    const Home home = whole_house();
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL}, pinch = {.type = SDL_MULTIGESTURE};
    (void)state;
    Visit *visit = visit_home(&home);
    const Box kitchen = home_view_space(visit->board, SPACE_C2);
    table_game_point(kitchen);
    wheel.wheel.preciseY = 1;
    app_handle(&app, &wheel);
    settle();
    assert_int_equal(visit->stop, SPACE_C2);
    const float near = visit->board.w;
    pinch.mgesture.numFingers = 2;
    pinch.mgesture.dDist = 0.1f;
    pinch.mgesture.x = pinch.mgesture.y = 0.5f;
    app_handle(&app, &pinch);
    assert_true(visit->board.w > near * 1.1f);
    for (int i = 0; i < 30; i++)
        app_handle(&app, &wheel);
    assert_true(visit->board.w < near * 3); /* there is an end to it */
    pinch.mgesture.dDist = -0.5f;
    app_handle(&app, &pinch); /* back to the room, */
    settle();
    assert_int_equal(visit->stop, SPACE_C2);
    assert_true(fabsf(visit->board.w - near) < 1);
    wheel.wheel.preciseY = -1;
    app_handle(&app, &wheel); /* and out */
    settle();
    assert_int_equal(visit->stop, OUTSIDE);
}

static void a_drag_leads_to_the_neighbour(void **state)
{
    const Home home = whole_house();
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    (void)state;
    Visit *visit = visit_home(&home);
    visit_go(visit, &app, SPACE_D1);
    settle();
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = 600, event.button.y = 400, event.button.state = SDL_PRESSED;
    app_handle(&app, &event);
    event = (SDL_Event){.type = SDL_MOUSEMOTION};
    event.motion.x = 250, event.motion.y = 400;
    app_handle(&app, &event);
    assert_true(visit->board.x < camera_inside(&visit->view, &home, SPACE_D1).x - 300);
    event = (SDL_Event){.type = SDL_MOUSEBUTTONUP};
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = 250, event.button.y = 400, event.button.state = SDL_RELEASED;
    app_handle(&app, &event);
    settle();
    assert_int_equal(visit->stop, SPACE_E1);
    assert_true(fabsf(visit->board.x - camera_inside(&visit->view, &home, SPACE_E1).x) < 1);
}

/* ---- time ---- */

static void the_camera_glides_and_comes_to_rest(void **state)
{
    const Home home = whole_house();
    int frames = 0;
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    Visit *visit = visit_home(&home);
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
    settle(); /* who lives there waves */
    for (int i = 0; i < 100; i++) {
        table_game_run(1);
        assert_false(scenes_moving(&app));
    }
}

static void with_reduced_motion_nothing_glides_or_waves(void **state)
{
    const Home home = whole_house();
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    app.settings.reduced_motion = 1;
    Visit *visit = visit_home(&home);
    table_game_key(SDLK_RETURN, 0);
    assert_false(visit_gliding(visit));
    assert_int_equal(wave_frame(visit->waved), 0);
    assert_false(scenes_moving(&app));
}

static void a_tour_shows_every_room_and_sleeps_in_between(void **state)
{
    const Home home = whole_house();
    SpaceSet visited = 0;
    int resting = 0, drawing = 0;
    (void)state;
    app.settings.speed = SPEED_FAST;
    Visit *visit = visit_home(&home);
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
    settle();
    assert_false(scenes_moving(&app));
}

static void a_tour_has_its_music_and_leaves_that_of_the_table(void **state)
{
    const Home home = whole_house();
    (void)state;
    audio_music(app.audio, MUSIC_TABLE);
    visit_home(&home);
    table_game_key(SDLK_SPACE, 0);
    assert_int_equal(audio_playing(app.audio), MUSIC_END);
    scenes_take(&app, scene_pop());
    assert_int_equal(audio_playing(app.audio), MUSIC_TABLE);
}

static void any_step_ends_the_tour(void **state)
{
    const Home home = whole_house();
    (void)state;
    Visit *visit = visit_home(&home);
    table_game_key(SDLK_SPACE, 0);
    assert_true(visit->tour.on);
    table_game_key(SDLK_RIGHT, 0);
    assert_false(visit->tour.on);
}

static void night_falls_and_the_room_in_view_comes_alive(void **state)
{
    const Home home = whole_house();
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    Visit *visit = visit_home(&home);
    table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(visit->items[VISIT_HOUR].value, HOUR_NIGHT);
    assert_true(visit->hour < 1);
    settle();
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
    settle();
    assert_int_equal(visiting()->stop, OUTSIDE);
}

static void keepsakes_are_one_step_away_for_every_device(void **state)
{
    const Home home = whole_house();
    (void)state;
    Visit *visit = visit_home(&home);
    const Box b = visit->items[VISIT_KEEP].box;
    click(b.x + b.w / 2, b.y + b.h / 2);
    back_from_keepsakes();
    for (int i = 0; widgets_focused(&visit->widgets)->id != VISIT_KEEP; i++) {
        assert_true(i < VISIT_ITEM_COUNT);
        table_game_key(SDLK_TAB, 0);
    }
    table_game_key(SDLK_RETURN, 0);
    back_from_keepsakes();
    widgets_focus(&visit->widgets, VISIT_TOUR); /* beside it */
    pad(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    assert_int_equal(widgets_focused(&visit->widgets)->id, VISIT_KEEP);
    pad(SDL_CONTROLLER_BUTTON_A);
    back_from_keepsakes();
    table_game_key(SDLK_PAGEDOWN, 0);
    settle();
    assert_true(visit->items[VISIT_KEEP].hidden); /* a room tells something else there */
}

/* ---- the way in ---- */

static void the_result_offers_a_visit_of_the_house_that_is_looked_at(void **state)
{
    (void)state;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    Count *count = app.scenes.items[app.scenes.count - 1].state;
    count_view(count, &app, 2);
    table_game_click("widget Visit");
    Visit *visit = visiting();
    assert_string_equal(visit->house.name, play_record(app.play)->seats[2].name);
    assert_memory_equal(&visit->house.home, &play_game(app.play)->homes[2], sizeof(Home));
    table_game_click("widget Next house");
    assert_string_equal(visit->house.name, play_record(app.play)->seats[3].name);
    assert_int_equal(visit->search.count, children_in(&play_game(app.play)->homes[3]));
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
    const Visit *visit = visiting();
    assert_true(visit->has_record);
    assert_string_equal(visit->house.name, record->seats[visit->house.seat].name);
    table_game_click("widget Back");
    assert_int_equal(scenes_top(&app), SCENE_RECORDS);
}

#define VISIT_TEST(test) cmocka_unit_test_setup_teardown(test, open_finished, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        VISIT_TEST(every_child_can_be_found_with_a_pointer),
        VISIT_TEST(every_child_can_be_found_with_keys),
        VISIT_TEST(who_looks_elsewhere_finds_nobody),
        VISIT_TEST(who_was_found_is_found_at_the_next_visit),
        VISIT_TEST(a_damaged_album_is_one_sentence),
        VISIT_TEST(nobody_hides_in_a_room_that_lies_face_down),
        VISIT_TEST(the_lens_stays_in_its_room_and_feels_nothing_beyond),
        VISIT_TEST(every_room_is_visited_and_says_its_sentence),
        VISIT_TEST(arrows_lead_to_every_room_and_out_again),
        VISIT_TEST(pages_lead_there_and_back),
        VISIT_TEST(arrows_on_the_screen_lead_where_they_point),
        VISIT_TEST(a_click_on_a_room_leads_into_it),
        VISIT_TEST(wheel_drag_and_pinch_move_the_camera),
        VISIT_TEST(a_drag_leads_to_the_neighbour),
        VISIT_TEST(the_camera_glides_and_comes_to_rest),
        VISIT_TEST(with_reduced_motion_nothing_glides_or_waves),
        VISIT_TEST(a_tour_shows_every_room_and_sleeps_in_between),
        VISIT_TEST(a_tour_has_its_music_and_leaves_that_of_the_table),
        VISIT_TEST(any_step_ends_the_tour),
        VISIT_TEST(night_falls_and_the_room_in_view_comes_alive),
        VISIT_TEST(keepsakes_are_one_step_away_for_every_device),
        VISIT_TEST(the_result_offers_a_visit_of_the_house_that_is_looked_at),
        VISIT_TEST(games_that_were_kept_can_be_visited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
