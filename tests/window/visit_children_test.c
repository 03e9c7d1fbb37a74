/* Find the children: every one can be found by pointer, keys and gamepad alike, and stays found. */
#include "app/pieces/home_view.h"
#include "seen.h"
#include "testing.h"
#include "visitor.h"

#include <math.h>

/* All cards that hide somebody, one house each. */
static void find_all(void (*find)(Visit *visit, const Hiding *hiding))
{
    int found = 0;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        const int children = room_card_children((RoomCard)card);
        const Home home = visitor_small_house((RoomCard)card);
        if (!children)
            continue;
        Visit *visit = visitor_come(&home);
        assert_int_equal(visit->search.count, children);
        table_game_key(SDLK_RETURN, 0); /* come in */
        visitor_settle();
        for (int i = 0; i < children; i++) {
            assert_int_equal(visit_found(visit), i);
            find(visit, &visit->search.items[i]);
            assert_int_equal(visit_found(visit), i + 1);
            assert_int_equal(album_count(&visit->search.album), ++found);
        }
        table_game_key(SDLK_HOME, 0);
        visitor_settle();
        table_game_key(SDLK_ESCAPE, 0);
    }
    assert_int_equal(found, album_size());
}

static void by_pointer(Visit *visit, const Hiding *hiding)
{
    visitor_click_child(visit, hiding);
}

static void by_keys(Visit *visit, const Hiding *hiding)
{
    if (!visit->search.lens)
        table_game_key(SDLK_RETURN, 0);
    assert_true(visit->search.lens);
    for (int steps = 0; steps < 60; steps++) {
        const Box b = visitor_child_box(visit, hiding), glass = visit_lens(visit);
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
    const Home home = visitor_small_house(1);
    (void)state;
    Visit *visit = visitor_come(&home);
    visitor_pad(SDL_CONTROLLER_BUTTON_A); /* in, */
    visitor_pad(SDL_CONTROLLER_BUTTON_X); /* and the lens */
    assert_true(visit->search.lens);
    for (int i = 0; i < 20; i++)
        visitor_pad(SDL_CONTROLLER_BUTTON_DPAD_UP);
    for (int i = 0; i < 20; i++)
        visitor_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_true(seen(&app, "Cold…"));
    visitor_pad(SDL_CONTROLLER_BUTTON_A);
    assert_true(seen(&app, "Nobody here. Look somewhere else!"));
    assert_int_equal(visit_found(visit), 0);
    visitor_pad(SDL_CONTROLLER_BUTTON_B); /* the lens is put away, */
    assert_false(visit->search.lens);
    visitor_pad(SDL_CONTROLLER_BUTTON_B); /* then outside, */
    assert_int_equal(visit->stop, OUTSIDE);
    visitor_pad(SDL_CONTROLLER_BUTTON_B); /* then away */
    assert_int_not_equal(scenes_top(&app), SCENE_VISIT);
}

static void who_was_found_is_found_at_the_next_visit(void **state)
{
    const Home home = visitor_small_house(1);
    (void)state;
    Visit *visit = visitor_come(&home);
    table_game_key(SDLK_RETURN, 0);
    visitor_settle();
    visitor_click_child(visit, &visit->search.items[0]);
    assert_true(seen(&app, "Found!"));
    assert_true(seen(&app, "Hee hee! That was the last one in this house."));
    scenes_take(&app, scene_pop());
    visit = visitor_come(&home);
    assert_int_equal(visit_found(visit), 1);
    assert_true(seen(&app, "Children found: 1 of 1"));
    assert_false(seen(&app, "Found!"));
}

static void a_damaged_album_is_one_sentence(void **state)
{
    char path[FILE_PATH_CAPACITY], words[600];
    const Home home = visitor_small_house(1);
    Error error;
    (void)state;
    assert_true(file_make_directory(app.paths.data, &error));
    assert_true(file_path(path, app.paths.data, "album.txt", &error));
    assert_true(file_write(path, "spoilt", 6, &error));
    Visit *visit = visitor_come(&home);
    snprintf(words, sizeof words, "The album couldn’t be read and was set aside as %s.",
             visit->search.album.ledger.damaged);
    assert_true(seen(&app, words));
    assert_int_equal(file_look(path, &(FileStamp){0}, &error), FILE_MISSING);
    table_game_key(SDLK_RETURN, 0);
    visitor_settle();
    assert_false(seen(&app, words)); /* it was read */
}

static void nobody_hides_in_a_room_that_lies_face_down(void **state)
{
    Home home = visitor_small_house(1);
    (void)state;
    assert_true(visitor_children_in(&home) > 0);
    const Space space = space_first(home.rooms);
    home.of_type[room_card_type(1)] = 0;
    home.of_type[ROOM_NONE] = space_bit(space);
    assert_int_equal(visitor_come(&home)->search.count, 0);
}

/* The child sits in one room, the visitor in another. */
static void the_lens_stays_in_its_room_and_feels_nothing_beyond(void **state)
{
    const RoomCard child = 1;
    RoomCard nobody = 2;
    Home home = visitor_small_house(child);
    (void)state;
    while (room_card_children(nobody) || room_card_type(nobody) == room_card_type(child) ||
           ROOM_INFO[room_card_type(nobody)].kind == ROOM_KIND_BASEMENT)
        nobody++;
    home.rooms |= space_bit(SPACE_B1);
    home.of_type[room_card_type(nobody)] |= space_bit(SPACE_B1);
    home.card[SPACE_B1] = nobody;
    Visit *visit = visitor_come(&home);
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
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
