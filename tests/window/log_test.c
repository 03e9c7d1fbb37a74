/* The log: every turn can be read and reached, however large the text is. */
#include "app/scenes/table/turn_log.h"
#include "app/widgets/widget.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <math.h>
#include <string.h>

static TurnLog story;

static int open_long_game(void **state)
{
    (void)state;
    if (table_game_open(REPLAYS "/fr-4.dreamhome", 43))
        return 1;
    turn_log_write(&story, play_record(app.play), app.words);
    return 0;
}

static int open_new_game(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 0);
}

static void open_log(int text_size)
{
    app.settings.text_size = text_size;
    app_measure(&app);
    table_game_key(SDLK_l, 0);
    assert_int_equal(scenes_top(&app), SCENE_LOG);
}

typedef struct Lines {
    int whole, small;
} Lines;

/* Lines of full size are as high as they are measured. */
static void take_line(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    const TextStyle body = {TEXT_BODY, .align = ALIGN_LEFT};
    Lines *lines = self;
    for (int i = 0; i < story.count; i++) {
        if (strcmp(story.lines[i].words, drawn->words) != 0)
            continue;
        const float height = widget_label_height(app.canvas, &body, drawn->words, drawn->given.w);
        *(fabsf(height - drawn->real.h) < 1 ? &lines->whole : &lines->small) += 1;
        break;
    }
    (void)canvas;
}

static Lines look_at_lines(void)
{
    Lines lines = {0};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &lines, .words = take_line});
    app_draw(&app);
    canvas_unwatch(app.canvas, &lines);
    return lines;
}

static void no_turn_is_written_smaller_than_the_others(void **state)
{
    static const int SIZES[] = {100, 200, 250};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        open_log(SIZES[i]);
        for (int page = 0; page < story.count; page++) {
            const Lines lines = look_at_lines();
            assert_true(lines.whole > 0);
            assert_int_equal(lines.small, 0);
            table_game_key(SDLK_PAGEUP, 0);
        }
        table_game_key(SDLK_ESCAPE, 0);
    }
}

static void every_turn_is_seen_on_the_way_up_and_down(void **state)
{
    (void)state;
    open_log(200);
    for (int i = story.count - 1; i > 0; i--) {
        assert_true(seen(&app, story.lines[i].words));
        table_game_key(SDLK_UP, 0);
    }
    for (int i = 0; i < story.count; i++) {
        assert_true(seen(&app, story.lines[i].words));
        table_game_key(SDLK_DOWN, 0);
    }
}

/* A list that shows whole turns only would be half empty. */
static void the_turns_before_the_last_are_seen_in_the_largest_text(void **state)
{
    (void)state;
    app.settings.wide_spacing = true;
    SDL_SetWindowSize(app.window, 1024, 600);
    open_log(250);
    assert_true(seen(&app, story.lines[story.count - 1].words));
    assert_true(seen(&app, story.lines[story.count - 2].words));
}

static void a_wheel_reaches_the_first_turn(void **state)
{
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    (void)state;
    open_log(200);
    event.wheel.preciseY = 100;
    app_handle(&app, &event);
    assert_true(seen(&app, story.lines[0].words));
}

static void a_click_on_a_turn_shows_that_turn(void **state)
{
    (void)state;
    open_log(200);
    table_game_key(SDLK_HOME, 0);
    table_game_click("turn 2");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_true(table_game()->shown.looking_back);
    Game game;
    record_replay(play_record(app.play), story.lines[1].moves, &game);
    assert_memory_equal(table_game()->shown.game.homes, game.homes, sizeof game.homes);
}

#define LOG(test) cmocka_unit_test_setup_teardown(test, open_long_game, table_game_close)

/* Not an empty sheet that asks for a choice. */
static void before_the_first_turn_it_says_that_there_is_none(void **state)
{
    (void)state;
    open_log(100);
    assert_true(seen(&app, "Nothing has happened yet."));
    assert_false(seen(&app, "Choose a turn to see it again"));
    table_game_key(SDLK_ESCAPE, 0);
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    open_log(100);
    assert_false(seen(&app, "Nothing has happened yet."));
    assert_true(seen(&app, "Choose a turn to see it again"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        LOG(no_turn_is_written_smaller_than_the_others),
        LOG(every_turn_is_seen_on_the_way_up_and_down),
        LOG(the_turns_before_the_last_are_seen_in_the_largest_text),
        LOG(a_wheel_reaches_the_first_turn),
        LOG(a_click_on_a_turn_shows_that_turn),
        cmocka_unit_test_setup_teardown(before_the_first_turn_it_says_that_there_is_none,
                                        open_new_game, table_game_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
