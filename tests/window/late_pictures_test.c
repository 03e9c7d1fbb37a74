/* Pictures that come while the game goes on: nothing that is in view stays without them. */
#include "app/app.h"
#include "app/pieces/card_face.h"
#include "app/pieces/card_view.h"
#include "dreamhome/notation.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <sched.h>
#include <stdlib.h>

enum { WIDTH = 800, HEIGHT = 500 };

typedef Uint32 Frame[WIDTH * HEIGHT];

static App app;

static int open_game(void **state)
{
    const Launch launch = {.data_dir = ASSETS, .windowed = true, .width = WIDTH, .height = HEIGHT};
    Record record;
    Error error;
    if (folder_setup(state) != 0)
        return -1;
    const Folder *folder = *state;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    if (!app_open(&app, &launch, &error) ||
        !record_file_load(REPLAYS "/fr-4.dreamhome", &record, &error))
        return -1;
    record.move_count = 20;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        record.seats[seat].level = LEVEL_PERSON;
    app_put_match(&app, &record);
    scenes_take(&app, scene_push(SCENE_TABLE));
    return 0;
}

static int close_game(void **state)
{
    app_close(&app);
    return folder_teardown(state);
}

static void draw_frame(Frame frame)
{
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_ARGB8888,
                                          frame, WIDTH * sizeof *frame),
                     0);
}

/* Draws whenever a frame is asked for, until the loader has nothing more to bring. */
static void wait_for_pictures(void)
{
    SDL_Event event;
    app_draw(&app);
    while (pictures_pending(app.canvas->pictures) || app.scenes.redraw) {
        if (!app.scenes.redraw && SDL_WaitEvent(&event))
            app_handle(&app, &event);
        if (app.scenes.redraw)
            app_draw(&app);
    }
}

static void what_lies_below_an_overlay_gets_its_pictures(void **state)
{
    static Frame came, waited;
    (void)state;
    scenes_take(&app, scene_push(SCENE_PAUSE));
    wait_for_pictures();
    draw_frame(came);
    pictures_wait(app.canvas->pictures, true);
    cards_forget(app.cards);
    scenes_layout(&app);
    draw_frame(waited);
    assert_memory_equal(came, waited, sizeof came);
}

/* What was drawn earlier in that frame is still without it. */
static void a_picture_that_comes_within_a_frame_asks_for_another(void **state)
{
    Pictures *pictures = app.canvas->pictures;
    (void)state;
    wait_for_pictures();
    assert_false(pictures_arrive(pictures));
    assert_null(pictures_get(pictures, "street", "lamp", 64));
    while (!pictures_get(pictures, "street", "lamp", 64))
        SDL_Delay(1);
    assert_true(pictures_arrive(pictures));
    assert_false(pictures_arrive(pictures));
}

static void draw_rooms(Frame frame)
{
    enum { ROW = 12 };
    const float width = app.canvas->view.w / ROW;
    for (RoomCard room = 1; room <= ROOM_CARD_COUNT; room++) {
        const int place = room - 1;
        card_draw(app.cards, card_room(room),
                  box(width * (float)(place % ROW), width * 1.2f * (float)(place / ROW), width, 0),
                  0, 0);
    }
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_ARGB8888,
                                          frame, WIDTH * sizeof *frame),
                     0);
}

/* As on a busy machine: the loader, once it is asked, is done before the game goes on. */
static int open_game_on_one_core(void **state)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(sched_getcpu(), &one);
    return sched_setaffinity(0, sizeof one, &one) == 0 ? open_game(state) : -1;
}

static void no_card_stays_without_a_picture_that_came_while_it_was_made(void **state)
{
    enum { TRIES = 10 };
    static Frame came, waited;
    (void)state;
    for (int i = 0; i < TRIES; i++) {
        pictures_forget(app.canvas->pictures);
        cards_forget(app.cards);
        app_draw(&app);
        draw_rooms(came);
        wait_for_pictures();
        draw_rooms(came);
        wait_for_pictures();
        draw_rooms(came);
        pictures_wait(app.canvas->pictures, true);
        cards_forget(app.cards);
        app_draw(&app);
        draw_rooms(waited);
        pictures_wait(app.canvas->pictures, false);
        assert_memory_equal(came, waited, sizeof came);
    }
}

/* Whatever its size. */
static void load(const char *folder, const char *key)
{
    for (float width = 16; width < 1024; width *= 1.4f)
        pictures_get(app.canvas->pictures, folder, key, width);
}

/* Each of these is worth more beside another room, and says so with the sign of that room. */
static void a_card_is_not_complete_without_the_sign_of_its_neighbour(void **state)
{
    (void)state;
    for (RoomCard room = 1; room <= ROOM_CARD_COUNT; room++) {
        char key[32], sign[32];
        Text text = text_on(key, sizeof key);
        if (!ROOM_INFO[room_card_type(room)].beside)
            continue;
        notation_write_room(&text, room);
        snprintf(sign, sizeof sign, "room-%s", ROOM_INFO[room_card_type(room)].key);
        wait_for_pictures();
        pictures_forget(app.canvas->pictures);
        pictures_wait(app.canvas->pictures, true);
        load("cards/rooms", key);
        load("cards/frames", "frame-unique");
        load("icons", sign);
        pictures_wait(app.canvas->pictures, false);
        assert_false(card_face_draw(app.canvas, card_room(room), NULL));
        pictures_wait(app.canvas->pictures, true);
        assert_true(card_face_draw(app.canvas, card_room(room), NULL));
        pictures_wait(app.canvas->pictures, false);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_lies_below_an_overlay_gets_its_pictures, open_game,
                                        close_game),
        cmocka_unit_test_setup_teardown(a_picture_that_comes_within_a_frame_asks_for_another,
                                        open_game, close_game),
        cmocka_unit_test_setup_teardown(no_card_stays_without_a_picture_that_came_while_it_was_made,
                                        open_game_on_one_core, close_game),
        cmocka_unit_test_setup_teardown(a_card_is_not_complete_without_the_sign_of_its_neighbour,
                                        open_game, close_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
