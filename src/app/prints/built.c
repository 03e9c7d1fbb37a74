/* How a house was built: every card that came into it, then the roof, in at most ten seconds. */
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/draw/text.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/prints/few_colours.h"
#include "app/prints/print_run.h"
#include "app/prints/sheet.h"

#include "dreamhome/notation.h"

#include <stdlib.h>

/* In hundredths of a second: all together they are less than ten seconds. */
enum {
    FIRST_TIME = 40,
    STEPS_TIME = 640,
    STEP_MOST = 56,
    FALL_TIME = 6,
    FALLS = 3,
    TILE_TIME = 16,
    LAST_TIME = 240
};
enum { STEPS_MAX = RECORD_MOVES_MAX };

typedef struct Built {
    PrintRun *run;
    int count;
    struct {
        int moves; /* of the record, after which the house looks so */
        int round;
    } steps[STEPS_MAX];
    int step_time;
    FewColours *few;
    uint8_t *indices;
    Gif *gif;
} Built;

static Box board_box(const Canvas *canvas)
{
    const float width = canvas->view.w - 8;
    return box(4, 4, width, width / HOME_RATIO);
}

/* ---- words ---- */

void built_prepare(PrintRun *run)
{
    Canvas *canvas = run->press.canvas;
    const TextStyle title = {TEXT_TITLE, TONE_INK, .align = ALIGN_LEFT, .size = 8};
    const TextStyle line = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT, .size = 4.2f};
    const Box board = board_box(canvas);
    const TextStyle points = {TEXT_NAME, TONE_INK, .align = ALIGN_RIGHT, .size = 5.4f};
    Box b = box(board.x, board.y + board.h + 1.5f, board.w - 66, canvas->view.h);
    paint_fill(canvas, canvas->view, TONE_SHEET);
    text_draw(canvas, &points, run->order.words.points,
              box(b.x + b.w + 2, b.y + 8, board.w - b.w - 2, 7));
    text_draw(canvas, &title, run->order.words.title, box_cut_top(&b, 9.5f, 0));
    text_draw(canvas, &line, run->order.words.line, box_cut_top(&b, 5.5f, 0));
}

/* ---- what happened ---- */

static bool looks_alike(const Home *one, const Home *other)
{
    bool alike = one->rooms == other->rooms && one->decorated == other->decorated &&
                 one->scaffolds == other->scaffolds &&
                 one->of_type[ROOM_NONE] == other->of_type[ROOM_NONE] &&
                 home_has(one, RESOURCE_TREEHOUSE) == home_has(other, RESOURCE_TREEHOUSE) &&
                 home_has(one, RESOURCE_BIRDHOUSE) == home_has(other, RESOURCE_BIRDHOUSE);
    for (SpaceSet left = one->rooms; left && alike; left &= left - 1)
        alike = one->card[space_first(left)] == other->card[space_first(left)];
    return alike;
}

static void find_steps(Built *built)
{
    const PrintOrder *order = &built->run->order;
    Game game;
    record_replay(&order->record, 0, &game);
    Home before = game.homes[order->house.seat];
    int round = game.round;
    for (int moves = 1; moves <= order->record.move_count; moves++) {
        record_replay(&order->record, moves, &game);
        const Home *home = &game.homes[order->house.seat];
        if (!looks_alike(&before, home)) {
            built->steps[built->count].moves = moves;
            built->steps[built->count++].round = round;
            before = *home;
        }
        round = game.round; /* of the next move */
    }
    built->step_time = built->count ? SDL_min(STEPS_TIME / built->count, STEP_MOST) : STEP_MOST;
}

static Home home_at(const Built *built, int moves)
{
    const PrintOrder *order = &built->run->order;
    Game game;
    record_replay(&order->record, moves, &game);
    return game.homes[order->house.seat];
}

/* ---- drawing ---- */

/* A dot for each round, gold as soon as it is there. */
static void draw_rounds(Canvas *canvas, int round)
{
    const Box board = board_box(canvas);
    const float size = 3.2f, pitch = 5;
    for (int i = 0; i < ROUND_COUNT; i++) {
        const Box dot = box(board.x + board.w - pitch * (float)(ROUND_COUNT - i) + (pitch - size),
                            board.y + board.h + 3.4f, size, size);
        const SDL_Color colour = i < round ? TONE_AMBER : TONE_EDGE;
        paint_box(canvas, dot, size / 2, colour, colour);
    }
}

static void draw_home(const Built *built, const Home *home, SpaceSet hidden, int round)
{
    Canvas *canvas = built->run->press.canvas;
    const Box board = board_box(canvas);
    paint_fill(canvas, box(0, 0, canvas->view.w, board.y + board.h), TONE_SHEET);
    home_view_draw(canvas, home, board, hidden);
    draw_rounds(canvas, round);
}

/* A room on its way to its place. */
static void draw_falling(const Built *built, const Home *home, Space space, float height)
{
    Canvas *canvas = built->run->press.canvas;
    const Box place = home_view_space(board_box(canvas), space);
    char key[32];
    Text text = text_on(key, sizeof key);
    notation_write_room(&text, home->card[space]);
    paint_shadow(canvas, box_moved(place, 0, -height), 2, 3, 0.5f);
    paint_texture(canvas,
                  pictures_get(canvas->pictures, "cards/rooms", key, place.w * canvas->unit),
                  box(20 / 280.0f, 22 / 300.0f, 240 / 280.0f, 256 / 300.0f),
                  box_moved(place, 0, -height), 1, 0);
}

static void add(Built *built, int hundredths)
{
    few_colours_paint(built->few, press_pixels(&built->run->press), built->indices);
    gif_add(built->gif, built->indices, hundredths);
}

static void add_step(Built *built, int step)
{
    const Home before = home_at(built, step ? built->steps[step - 1].moves : 0);
    const Home home = home_at(built, built->steps[step].moves);
    const SpaceSet fresh =
        home.rooms & (SpaceSet)~before.rooms & (SpaceSet)~home.of_type[ROOM_NONE];
    const int round = built->steps[step].round;
    int time = built->step_time;
    if (fresh && time > 2 * FALLS * FALL_TIME) {
        for (int i = FALLS; i > 0; i--) {
            draw_home(built, &home, fresh, round);
            draw_falling(built, &home, space_first(fresh), (float)(i * i) * 2);
            add(built, FALL_TIME);
        }
        time -= FALLS * FALL_TIME;
    }
    draw_home(built, &home, 0, round);
    add(built, time);
}

static void add_roof(Built *built)
{
    const Home *home = &built->run->order.house.home;
    Canvas *canvas = built->run->press.canvas;
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(home->cards, order);
    draw_home(built, home, 0, ROUND_COUNT);
    for (int slot = 0; slot < ROOF_SLOTS; slot++) {
        if (order[slot])
            house_roof_draw_piece(canvas, order[slot], slot, board_box(canvas), 1);
        if (slot == ROOF_SLOTS - 1)
            home_view_draw_store(canvas, board_box(canvas));
        add(built, slot < ROOF_SLOTS - 1 ? TILE_TIME : LAST_TIME);
    }
}

/* ---- the whole ---- */

/* The finished house has every colour, and the bare board those that it hides. */
static void choose_colours(Built *built)
{
    const Home *home = &built->run->order.house.home;
    Canvas *canvas = built->run->press.canvas;
    const Home bare = home_at(built, 0);
    draw_home(built, &bare, 0, 0);
    few_colours_see(built->few, press_pixels(&built->run->press));
    draw_home(built, home, 0, ROUND_COUNT);
    home_view_draw_store(canvas, board_box(canvas));
    house_roof_draw(canvas, home->cards, board_box(canvas));
    few_colours_see(built->few, press_pixels(&built->run->press));
    few_colours_choose(built->few);
}

bool built_make(PrintRun *run, Error *error)
{
    const SDL_Surface *pixels = run->press.surface;
    Built built = {.run = run, .few = calloc(1, sizeof *built.few)};
    built.indices = malloc((size_t)pixels->w * (size_t)pixels->h);
    if (!built.few || !built.indices)
        abort();
    find_steps(&built);
    choose_colours(&built);
    built.gif = gif_new(pixels->w, pixels->h, built.few->palette);
    const Home bare = home_at(&built, 0);
    draw_home(&built, &bare, 0, 0);
    add(&built, FIRST_TIME);
    for (int step = 0; step < built.count; step++) {
        add_step(&built, step);
        print_reach(run, 0.1f + 0.8f * (float)(step + 1) / (float)built.count);
    }
    add_roof(&built);
    size_t length;
    const void *bytes = gif_bytes(built.gif, &length);
    const bool written = file_write(run->order.path, bytes, length, error);
    gif_free(built.gif);
    free(built.indices);
    free(built.few);
    return written;
}
