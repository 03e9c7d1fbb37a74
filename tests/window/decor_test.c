/* Décor and motion in the rooms: where their pictures lie, and that rooms show them. */
#include "app/draw/easel.h"
#include "app/draw/picture_places.h"
#include "app/draw/pictures.h"
#include "app/pieces/home_view.h"
#include "dreamhome/notation.h"
#include "session/folder.h"
#include "testing.h"

#include <SDL_ttf.h>
#include <string.h>

enum { WIDTH = 776, HEIGHT = 486 };

static void a_place_is_found_by_scene_and_decor(void **state)
{
    static const char TEXT[] =
        "living-1 piano 10 20 30 40\nno such line\nbedroom-2 slide 1 2 0 4\n";
    PicturePlaces places = {0};
    Box place;
    folder_write(*state, "places.txt", TEXT, strlen(TEXT));
    const char *folder = ((const Folder *)*state)->path;
    assert_true(picture_places_find(&places, folder, "living-1-piano", &place));
    assert_true(place.x == 10 && place.y == 20 && place.w == 30 && place.h == 40);
    assert_false(picture_places_find(&places, folder, "living-1-slide", &place));
    assert_false(picture_places_find(&places, folder, "bedroom-2-slide", &place));
    assert_int_equal(places.count, 1);
}

static void a_file_without_end_fills_only_its_places(void **state)
{
    static char text[FOLDER_TEXT];
    PicturePlaces places = {0};
    Box place;
    for (size_t at = 0; at + 32 < sizeof text; at += strlen(text + at))
        snprintf(text + at, sizeof text - at, "living-1 piano 1 2 3 4\n");
    folder_write(*state, "places.txt", text, strlen(text));
    const char *folder = ((const Folder *)*state)->path;
    assert_true(picture_places_find(&places, folder, "living-1-piano", &place));
    assert_int_equal(places.count, PICTURE_PLACES_MAX);
}

/* Draws a home of one line and returns its pixels, until the next call. */
static const Uint32 *picture_of(const char *line)
{
    static Uint32 pixels[WIDTH * HEIGHT];
    memset(pixels, 0, sizeof pixels);
    Home home;
    Error error;
    Complaint complaint;
    assert_true(notation_read_home(word_of(line), &home, &complaint));
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(pixels, WIDTH, HEIGHT, 32, WIDTH * 4,
                                                              SDL_PIXELFORMAT_ARGB8888);
    Canvas *canvas = canvas_new(ASSETS, true);
    assert_int_equal(TTF_Init(), 0);
    if (!canvas_open(canvas, SDL_CreateSoftwareRenderer(surface), ASSETS "/fonts", &error))
        fail_msg("%s", error.words);
    home_view_draw(canvas, &home, box(0, 0, WIDTH, HEIGHT), 0);
    SDL_RenderPresent(canvas->renderer);
    canvas_free(canvas);
    SDL_FreeSurface(surface);
    TTF_Quit();
    return pixels;
}

static int changed_in(const Uint32 *before, const Uint32 *after, Box b)
{
    int changed = 0;
    for (int y = (int)b.y; y < (int)(b.y + b.h); y++)
        for (int x = (int)b.x; x < (int)(b.x + b.w); x++)
            changed += before[y * WIDTH + x] != after[y * WIDTH + x];
    return changed;
}

static void a_decorated_room_shows_its_decor_and_nothing_else_changes(void **state)
{
    (void)state;
    static Uint32 plain[WIDTH * HEIGHT];
    memcpy(plain, picture_of("a1=living-1 b1=kitchen-2"), sizeof plain);
    const Uint32 *decorated = picture_of("a1=living-1+piano b1=kitchen-2");
    const Box board = box(0, 0, WIDTH, HEIGHT);
    const Box room = box_inset(home_view_space(board, SPACE_A1), -2); /* whole pixels */
    const int inside = changed_in(plain, decorated, room);
    assert_true(inside > 200);
    assert_int_equal(changed_in(plain, decorated, board), inside);
}

static void empty_rooms_differ_by_their_place_not_by_their_card(void **state)
{
    (void)state;
    static Uint32 first[WIDTH * HEIGHT];
    memcpy(first, picture_of("a1=down b1=down"), sizeof first);
    const Box board = box(0, 0, WIDTH, HEIGHT);
    const Box a = home_view_space(board, SPACE_A1), b = home_view_space(board, SPACE_B1);
    int differ = 0;
    for (int y = 0; y < (int)a.h; y++)
        for (int x = 0; x < (int)a.w; x++)
            differ += first[((int)a.y + y) * WIDTH + (int)a.x + x] !=
                      first[((int)b.y + y) * WIDTH + (int)b.x + x];
    assert_true(differ > 1000);
}

static void something_moves_in_every_scene(void **state)
{
    (void)state;
    static Uint32 pixels[WIDTH * HEIGHT];
    Error error;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(pixels, WIDTH, HEIGHT, 32, WIDTH * 4,
                                                              SDL_PIXELFORMAT_ARGB8888);
    Canvas *canvas = canvas_new(ASSETS, true);
    assert_int_equal(TTF_Init(), 0);
    assert_true(canvas_open(canvas, SDL_CreateSoftwareRenderer(surface), ASSETS "/fonts", &error));
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        char scene[32];
        Box place;
        int width, height;
        Text text = text_on(scene, sizeof scene);
        notation_write_room(&text, (RoomCard)card);
        if (!pictures_motion_place(canvas->pictures, scene, &place))
            fail_msg("nothing says where %s moves", scene);
        SDL_Texture *frames = pictures_get(canvas->pictures, "motion", scene, 240);
        if (!frames)
            fail_msg("motion/240/%s is missing", scene);
        SDL_QueryTexture(frames, NULL, NULL, &width, &height);
        assert_int_equal(width, (int)place.w * MOTION_FRAMES);
        assert_int_equal(height, (int)place.h);
    }
    canvas_free(canvas);
    SDL_FreeSurface(surface);
    TTF_Quit();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_place_is_found_by_scene_and_decor),
        FOLDER(a_file_without_end_fills_only_its_places),
        cmocka_unit_test(a_decorated_room_shows_its_decor_and_nothing_else_changes),
        cmocka_unit_test(something_moves_in_every_scene),
        cmocka_unit_test(empty_rooms_differ_by_their_place_not_by_their_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
