/* A walk through the house: every room can be reached with every device and says its sentence. */
#include "app/pieces/home_view.h"
#include "app/words/room_life.h"
#include "seen.h"
#include "testing.h"
#include "visitor.h"

#include <math.h>
#include <stdlib.h>

/* What is said of a space, as its picture is chosen. */
static const char *sentence_of(const Home *home, Space space)
{
    if (space_in(home->scaffolds, space))
        return room_life_scaffold();
    return home_type_at(home, space) == ROOM_NONE ? room_life_at_work(home_view_empty(space))
                                                  : room_life(home->card[space]);
}

static void every_room_is_visited_and_says_its_sentence(void **state)
{
    const Home home = visitor_whole_house();
    SpaceSet visited = 0;
    (void)state;
    Visit *visit = visitor_come(&home);
    for (int i = 0; i < SPACE_COUNT; i++) {
        table_game_key(SDLK_PAGEDOWN, 0);
        visitor_settle();
        if (visit->stop == OUTSIDE)
            break;
        assert_true(seen(&app, sentence_of(&home, visit->stop)));
        visited |= space_bit(visit->stop);
        /* as high as the stage, with the card in view */
        const Box card = home_view_space(visit->board, visit->stop);
        assert_true(fabsf(card.h - visit->view.stage.h) < 1);
        assert_true(card.x + card.w / 2 > 0 && card.x + card.w / 2 < app.canvas->view.w);
    }
    assert_int_equal(visited, home.rooms | home.scaffolds);
}

/* A house where nothing is finished: every picture of work has a sentence of its own. */
static void empty_rooms_say_what_goes_on_in_their_pictures(void **state)
{
    static const char *const SAID[] = {
        "Somebody walked through the wet paint. The cat denies everything.",
        "Tea break! The sparrow thinks that sandwiches are for sharing.",
        "Drip, drop, drip! The duck has been waiting for this all year.",
        "Mind your head! This room is still made of pipes and air.",
        "Scaffolding",
    };
    Home home = {0};
    unsigned said = 0;
    (void)state;
    for (int i = 0; i < SPACE_COUNT; i++)
        home.rooms |= space_bit(SPACES_IN_BYTE_ORDER[i]);
    home.scaffolds = space_bit(SPACE_B2);
    home.rooms &= (SpaceSet)~home.scaffolds;
    home.of_type[ROOM_NONE] = home.rooms;
    Visit *visit = visitor_come(&home);
    for (table_game_key(SDLK_PAGEDOWN, 0); visit->stop != OUTSIDE;
         table_game_key(SDLK_PAGEDOWN, 0)) {
        visitor_settle();
        for (unsigned i = 0; i < sizeof SAID / sizeof SAID[0]; i++)
            said |= seen(&app, SAID[i]) ? 1u << i : 0;
    }
    assert_int_equal(said, 31);
}

static void no_two_empty_rooms_of_a_home_look_the_same(void **state)
{
    unsigned scenes = 0;
    (void)state;
    for (int i = 0; i < SPACE_COUNT; i++)
        scenes |= 1u << home_view_empty(SPACES_IN_BYTE_ORDER[i]);
    assert_int_equal(scenes, (1u << SPACE_COUNT) - 1);
    assert_int_equal(EMPTY_SCENES + EMPTY_CELLARS, SPACE_COUNT);
}

static void assert_scene(const Home *home, Space space, const char *expected)
{
    char key[HOME_SCENE_KEY];
    Text text = text_on(key, sizeof key);
    home_view_write_scene(&text, home, space);
    assert_string_equal(key, expected);
}

/* Whatever is built beside it, above it, or in place of the scaffolding below it. */
static void an_empty_room_keeps_its_picture(void **state)
{
    (void)state;
    const SpaceSet upper = space_bit(SPACE_B2), lower = space_bit(SPACE_B1);
    const Home before = {.rooms = upper, .of_type[ROOM_NONE] = upper, .scaffolds = lower};
    const Home after = {.rooms = SPACES_ALL, .of_type[ROOM_NONE] = SPACES_ALL};
    assert_scene(&before, SPACE_B1, "scaffolding");
    assert_scene(&before, SPACE_B2, "empty-7");
    assert_scene(&after, SPACE_B1, "empty-2");
    assert_scene(&after, SPACE_B2, "empty-7");
}

static void arrows_lead_to_every_room_and_out_again(void **state)
{
    static const SDL_Keycode KEYS[] = {SDLK_LEFT, SDLK_RIGHT, SDLK_UP, SDLK_DOWN};
    const Home home = visitor_whole_house();
    SpaceSet reached = 0;
    bool out = false;
    (void)state;
    Visit *visit = visitor_come(&home);
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
    const Home home = visitor_whole_house();
    (void)state;
    const Visit *visit = visitor_come(&home);
    table_game_key(SDLK_PAGEDOWN, 0);
    const Space first = visit->stop;
    table_game_key(SDLK_PAGEDOWN, 0);
    assert_int_not_equal(visit->stop, first);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(visit->stop, first);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(visit->stop, OUTSIDE);
}

static void arrows_on_the_screen_lead_where_they_point(void **state)
{
    const Home home = visitor_whole_house();
    (void)state;
    Visit *visit = visitor_come(&home);
    visit_go(visit, &app, SPACE_D1);
    visitor_settle();
    visitor_click_item(visit, VISIT_LEFT);
    assert_int_equal(visit->stop, SPACE_C1);
    visitor_click_item(visit, VISIT_RIGHT);
    assert_int_equal(visit->stop, SPACE_D1);
    table_game_key(SDLK_LEFT, 0); /* keys still walk */
    assert_int_equal(visit->stop, SPACE_C1);
    visitor_pad(SDL_CONTROLLER_BUTTON_START); /* and the menu leads out, wherever one is */
    assert_int_not_equal(scenes_top(&app), SCENE_VISIT);
}

static void a_click_on_a_room_leads_into_it(void **state)
{
    const Home home = visitor_whole_house();
    (void)state;
    const Visit *visit = visitor_come(&home);
    const Box room = home_view_space(visit->board, SPACE_D1);
    visitor_click(room.x + room.w / 2, room.y + room.h / 2);
    assert_int_equal(visit->stop, SPACE_D1);
}

static void wheel_drag_and_pinch_move_the_camera(void **state)
{
    const Home home = visitor_whole_house();
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL}, pinch = {.type = SDL_MULTIGESTURE};
    (void)state;
    Visit *visit = visitor_come(&home);
    const Box kitchen = home_view_space(visit->board, SPACE_C2);
    table_game_point(kitchen);
    wheel.wheel.preciseY = 1;
    app_handle(&app, &wheel);
    visitor_settle();
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
    visitor_settle();
    assert_int_equal(visit->stop, SPACE_C2);
    assert_true(fabsf(visit->board.w - near) < 1);
    wheel.wheel.preciseY = -1;
    app_handle(&app, &wheel); /* and out */
    visitor_settle();
    assert_int_equal(visit->stop, OUTSIDE);
}

static void a_wheel_on_the_roof_leads_into_the_room_below(void **state)
{
    const Home home = visitor_whole_house();
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL};
    (void)state;
    const Visit *visit = visitor_come(&home);
    const Box room = home_view_space(visit->board, SPACE_B2);
    table_game_point(box_moved(room, 0, -room.h * 0.6f));
    wheel.wheel.preciseY = 1;
    app_handle(&app, &wheel);
    visitor_settle();
    assert_int_equal(visit->stop, SPACE_B2);
}

static void a_drag_leads_to_the_neighbour(void **state)
{
    const Home home = visitor_whole_house();
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    (void)state;
    Visit *visit = visitor_come(&home);
    visit_go(visit, &app, SPACE_D1);
    visitor_settle();
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
    visitor_settle();
    assert_int_equal(visit->stop, SPACE_E1);
    assert_true(fabsf(visit->board.x - camera_inside(&visit->view, &home, SPACE_E1).x) < 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        VISIT_TEST(every_room_is_visited_and_says_its_sentence),
        VISIT_TEST(empty_rooms_say_what_goes_on_in_their_pictures),
        cmocka_unit_test(no_two_empty_rooms_of_a_home_look_the_same),
        cmocka_unit_test(an_empty_room_keeps_its_picture),
        VISIT_TEST(arrows_lead_to_every_room_and_out_again),
        VISIT_TEST(pages_lead_there_and_back),
        VISIT_TEST(arrows_on_the_screen_lead_where_they_point),
        VISIT_TEST(a_click_on_a_room_leads_into_it),
        VISIT_TEST(wheel_drag_and_pinch_move_the_camera),
        VISIT_TEST(a_wheel_on_the_roof_leads_into_the_room_below),
        VISIT_TEST(a_drag_leads_to_the_neighbour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
