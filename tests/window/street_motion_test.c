/* Our street in motion: what is drawn from frame to frame, and that nothing moves at rest. */
#include "app/draw/pictures.h"
#include "stroll.h"
#include "testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static Uint32 *pixels(void)
{
    Uint32 *frame = malloc((size_t)STROLL_WIDTH * STROLL_HEIGHT * sizeof *frame);
    assert_non_null(frame);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_RGB888, frame,
                                          STROLL_WIDTH * (int)sizeof *frame),
                     0);
    for (int i = 0; i < STROLL_WIDTH * STROLL_HEIGHT; i++)
        frame[i] &= 0xFFFFFF; /* what stands in front of the colours means nothing */
    return frame;
}

static void what_is_touched_up_is_what_would_be_drawn(void **state)
{
    stroll_file_games(*state, 4);
    stroll_open(*state);
    stroll_act(ACTION_LEFT);
    for (int frame = 0; frame < 10; frame++) {
        const float seconds = frame % 3 ? 0.05f : 9.7f;
        app.now += (double)seconds;
        scenes_update(&app, seconds);
        scenes_touch_up(&app, (double)seconds);
        Uint32 *touched = pixels();
        app_draw(&app);
        Uint32 *whole = pixels();
        assert_memory_equal(touched, whole, (size_t)STROLL_WIDTH * STROLL_HEIGHT * sizeof *whole);
        free(touched);
        free(whole);
    }
    app_close(&app);
}

/* How many colours a box of the frame has, of 32,768: walls have few, rooms many. */
static int colours_in(Box b)
{
    static bool met[1 << 15];
    Uint32 *frame = pixels();
    int count = 0;
    memset(met, 0, sizeof met);
    for (int y = (int)fmaxf(b.y, 0); y < (int)(b.y + b.h) && y < STROLL_HEIGHT; y++) {
        for (int x = (int)fmaxf(b.x, 0); x < (int)(b.x + b.w) && x < STROLL_WIDTH; x++) {
            const Uint32 c = frame[y * STROLL_WIDTH + x];
            bool *colour = &met[(c >> 9 & 0x7c00) | (c >> 6 & 0x3e0) | (c >> 3 & 0x1f)];
            count += !*colour;
            *colour = true;
        }
    }
    free(frame);
    return count;
}

/* The rooms of a house, in pixels. */
static Box rooms_of(int house)
{
    const Box b = plot_house(street_house_box(stroll_street(), &app, house));
    const float unit = app.canvas->unit;
    return box((b.x + b.w * 0.1f) * unit, (b.y + b.h * 0.2f) * unit, b.w * 0.8f * unit,
               b.h * 0.35f * unit);
}

/* The newest house has only ever stood in front. */
static void a_house_keeps_its_rooms_when_it_steps_back(void **state)
{
    stroll_file_games(*state, 4);
    stroll_open(*state);
    const int house = stroll_front(), rooms = colours_in(rooms_of(house));
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_LEFT});
    for (int i = 0; i < 4; i++) {
        app_step(&app);
        app_draw(&app);
        assert_true(colours_in(rooms_of(house)) > rooms / 2);
    }
    app_close(&app);
}

static const PlotView *view_of(const StreetScene *scene, int house)
{
    for (int i = 0; i < STREET_HOUSES; i++) {
        if (scene->houses->items[i].plot == scene->shown[house])
            return &scene->houses->items[i].view;
    }
    return NULL;
}

static void await_pictures(void)
{
    while (pictures_pending(app.canvas->pictures)) {
        SDL_Delay(1);
        pictures_arrive(app.canvas->pictures);
    }
}

/* Rooms that were put together only in front would turn from blurred to sharp there. */
static void a_house_that_steps_forward_is_sharp_before_it_is_there(void **state)
{
    int steps = 0;
    stroll_file_games(*state, 4);
    stroll_open(*state);
    const StreetScene *scene = stroll_street();
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_LEFT});
    while (scenes_moving(&app)) {
        app_step(&app);
        app_draw(&app);
        await_pictures();
        const float rise = walk_rise(&scene->walk, stroll_front());
        if (rise < 0.5f || rise >= 1)
            continue;
        assert_true(view_of(scene, stroll_front())->insides[PLOT_FRONT].whole);
        steps++;
    }
    assert_true(steps > 2);
    app_close(&app);
}

static void the_ring_goes_with_the_mailbox_that_it_marks(void **state)
{
    stroll_file_games(*state, 4);
    stroll_open(*state);
    const StreetScene *scene = stroll_street();
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_LEFT});
    while (scenes_moving(&app)) {
        app_step(&app);
        const Box mailbox = street_mailbox(scene, &app, stroll_front());
        assert_memory_equal(&scene->focus_box, &mailbox, sizeof mailbox);
    }
    app_close(&app);
}

/* In many small steps, wherever its house is on its way. */
static void a_mailbox_grows_with_its_house(void **state)
{
    stroll_file_games(*state, 4);
    stroll_open(*state);
    const StreetScene *scene = stroll_street();
    const int house = stroll_front() - 1;
    const Box row = street_mailbox(scene, &app, house);
    Box before = row;
    float most = 0;
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_LEFT});
    while (scenes_moving(&app)) {
        app_step(&app);
        const Box now = street_mailbox(scene, &app, house);
        assert_true(now.w >= before.w && now.h >= before.h);
        most = fmaxf(most, now.w - before.w);
        before = now;
    }
    assert_true(before.w > row.w * 1.1f && before.h > row.h);
    assert_true(most < (before.w - row.w) / 4);
    app_close(&app);
}

static void the_last_step_of_a_walk_is_drawn(void **state)
{
    bool drawn = false;
    stroll_file_games(*state, 4);
    stroll_open(*state);
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
    stroll_file_games(*state, 3);
    stroll_open(*state);
    app.settings.reduced_motion = true;
    stroll_settle();
    assert_false(scenes_moving(&app));
    app.scenes.redraw = false;
    app_step(&app);
    assert_false(app.scenes.redraw);
    stroll_act(ACTION_LEFT); /* there at once */
    assert_false(scenes_moving(&app));
    app_close(&app);
}

static void our_street_lives_while_somebody_walks_there(void **state)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    stroll_file_games(*state, 1);
    stroll_open(*state);
    assert_false(scenes_moving(&app));
    event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    app_handle(&app, &event);
    assert_true(scenes_moving(&app));
    app.now += 30;
    stroll_point(INPUT_POINTER_MOVE, 5, 5);
    app.now += 30;
    assert_true(scenes_moving(&app));
    app.now += 30; /* it falls asleep */
    assert_false(scenes_moving(&app));
    app_close(&app);
}

/* Nothing behind the houses, above them or before them but plain colours. */
static void the_street_is_plain_in_high_contrast(void **state)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    stroll_file_games(*state, 4);
    stroll_open(*state);
    app.settings.high_contrast = true;
    app_measure(&app);
    app_draw(&app);
    Uint32 *picture = pixels();
    const int row = (int)((stroll_street()->top_bar.h + 6) * app.canvas->unit);
    for (int x = 0; x < STROLL_WIDTH; x++)
        assert_int_equal(picture[row * STROLL_WIDTH + x], picture[row * STROLL_WIDTH]);
    free(picture);
    event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    app_handle(&app, &event);
    assert_false(scenes_moving(&app));
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(what_is_touched_up_is_what_would_be_drawn),
        FOLDER(a_house_keeps_its_rooms_when_it_steps_back),
        FOLDER(a_house_that_steps_forward_is_sharp_before_it_is_there),
        FOLDER(the_ring_goes_with_the_mailbox_that_it_marks),
        FOLDER(a_mailbox_grows_with_its_house),
        FOLDER(the_last_step_of_a_walk_is_drawn),
        FOLDER(nothing_moves_at_rest),
        FOLDER(our_street_lives_while_somebody_walks_there),
        FOLDER(the_street_is_plain_in_high_contrast),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
