/* What the table keeps to itself: marks, looking around, who starts again. */
#include "app/probe/layout_check.h"
#include "app/scenes/end/count.h"
#include "table_game.h"
#include "testing.h"

static int open_four(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", 40);
}

static int open_two(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 44);
}

static int open_finished(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 1000);
}

/* ---- pictures ---- */

static uint64_t picture(void)
{
    const int width = (int)(app.canvas->view.w * app.canvas->unit),
              height = (int)(app.canvas->view.h * app.canvas->unit);
    SDL_Surface *frame =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    uint64_t hash = 1469598103934665603u;
    assert_non_null(frame);
    pictures_wait(app.canvas->pictures, false);
    scenes_layout(&app);
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_ARGB8888,
                                          frame->pixels, frame->pitch),
                     0);
    const Uint32 *pixels = frame->pixels;
    for (int i = 0; i < width * height; i++)
        hash = (hash ^ pixels[i]) * 1099511628211u;
    SDL_FreeSurface(frame);
    return hash;
}

/* Pictures come from another thread; a frame may ask for more of them. A layer that is repainted in
 * part may differ by a rounding at its seams, depending on which picture came first. */
static uint64_t whole_picture(void)
{
    SDL_Event event;
    app.canvas->repeats = true;
    picture();
    while (pictures_pending(app.canvas->pictures)) {
        if (SDL_WaitEvent(&event))
            app_handle(&app, &event);
        picture();
    }
    table_game_run(2);
    return picture();
}

static void roofs_are_shown_to_who_wants_the_memory_aid(void **state)
{
    (void)state;
    const int seat = table_game()->shown.viewed;
    assert_true(play_game(app.play)->homes[seat].cards &
                resource_cards_of_kind(RESOURCE_KIND_ROOF));
    const uint64_t hidden = whole_picture();
    app.seats[seat].shows_roofs = true;
    const uint64_t shown = whole_picture();
    app.seats[(seat + 1) % 2].shows_roofs = true;
    app.seats[seat].shows_roofs = false;
    assert_true(hidden != shown);
    assert_true(hidden == whole_picture()); /* those of another seat stay hidden */
}

static void colours_get_patterns_on_wish(void **state)
{
    (void)state;
    const uint64_t plain = whole_picture();
    app.settings.patterns = 1;
    app_measure(&app);
    const uint64_t patterned = whole_picture();
    app.settings.patterns = 0;
    app_measure(&app);
    assert_true(plain != patterned);
    assert_true(plain == whole_picture());
}

/* ---- play ---- */

static void the_last_turn_of_a_player_is_marked_until_the_next(void **state)
{
    (void)state;
    const int mover = app.play->mover;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    assert_int_not_equal(app.play->mover, mover);
    assert_true(table_game()->shown.changes[mover].spaces);
    assert_false(table_game()->shown.changes[app.play->mover].spaces);
}

static void arrows_look_at_what_cannot_be_used(void **state)
{
    bool seen = false;
    (void)state;
    table_game_key(SDLK_TAB, 0);
    for (int i = 0; i < 12 && !seen; i++) {
        table_game_key(SDLK_RIGHT, 0);
        const Table *table = table_game();
        seen = table->targets.items[table->aim.focus].kind == TARGET_OPPONENT;
    }
    assert_true(seen);
    table_game_key(SDLK_RETURN, 0); /* nothing to use there */
    assert_int_equal(play_record(app.play)->move_count, 40);
}

static void a_home_slides_in_when_things_move(void **state)
{
    (void)state;
    app_draw(&app);
    table_game_play_turn();
    assert_false(table_slides(table_game(), &app));
    app.settings.speed = SPEED_NORMAL;
    app_draw(&app);
    table_game_key(SDLK_SPACE, 0);
    const Table *table = table_game();
    assert_true(table->pace.slide_seconds > 0);
    app_draw(&app);
    table_game_run(120);
    assert_false(table_slides(table, &app));
}

/* ---- after the game ---- */

static const Count *result(void)
{
    assert_int_equal(scenes_top(&app), SCENE_END);
    return app.scenes.items[app.scenes.count - 1].state;
}

static void who_starts_the_rematch_can_be_changed(void **state)
{
    (void)state;
    const GameOptions played = play_record(app.play)->options;
    table_game_run(10);
    table_game_key(SDLK_END, 0);
    table_game_run(120);
    assert_int_equal(result()->starter, (played.first + 1) % played.players);
    app_draw(&app);
    table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(result()->starter, (played.first + 2) % played.players);
    table_game_key(SDLK_TAB, KMOD_SHIFT);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->options.first, (played.first + 2) % played.players);
    assert_int_equal(play_record(app.play)->move_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(roofs_are_shown_to_who_wants_the_memory_aid, open_two,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(colours_get_patterns_on_wish, open_four, table_game_close),
        cmocka_unit_test_setup_teardown(the_last_turn_of_a_player_is_marked_until_the_next,
                                        open_four, table_game_close),
        cmocka_unit_test_setup_teardown(arrows_look_at_what_cannot_be_used, open_four,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_home_slides_in_when_things_move, open_four,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(who_starts_the_rematch_can_be_changed, open_finished,
                                        table_game_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
