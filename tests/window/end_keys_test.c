/* What keys and presses do while a game is counted, and at its result. */
#include "app/scenes/end/count.h"
#include "mouse.h"
#include "seen.h"
#include "session/record_file.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

/* These stand in front of the program's own, which do the work (-Wl,--wrap). */
void __real_audio_play(Audio *audio, Sound sound);
void __wrap_audio_play(Audio *audio, Sound sound);
void __real_audio_play_at(Audio *audio, Sound sound, AudioSpot spot);
void __wrap_audio_play_at(Audio *audio, Sound sound, AudioSpot spot);

static int fanfares, ticks;

void __wrap_audio_play(Audio *audio, Sound sound)
{
    fanfares += sound == SOUND_WIN_FANFARE;
    __real_audio_play(audio, sound);
}

void __wrap_audio_play_at(Audio *audio, Sound sound, AudioSpot spot)
{
    ticks += sound == SOUND_SCORE_TICK;
    __real_audio_play_at(audio, sound, spot);
}

static Count *count(void)
{
    return table_game_scene(SCENE_END);
}

static void start(const char *record)
{
    Record loaded;
    Error error;
    assert_true(record_file_load(record, &loaded, &error));
    app_put_match(&app, &loaded);
    scenes_take(&app, scene_replace(SCENE_END));
}

/* The count of four houses, or of two, or of a tie, which has just begun. */
static int open_count(void **state)
{
    if (table_game_open_finished(state))
        return -1;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    scenes_layout(&app);
    return count()->step == 0 ? 0 : -1;
}

static int open_count_of_two(void **state)
{
    if (open_count(state))
        return -1;
    start(REPLAYS "/hu-2.dreamhome");
    return 0;
}

static int open_count_of_a_tie(void **state)
{
    if (open_count(state))
        return -1;
    start(REPLAYS "/hu-3.dreamhome");
    return 0;
}

static void go_on(void)
{
    table_game_key_down(SDLK_RIGHT, 0, false);
}

static void go_to(CountKind kind)
{
    while (count_step(count())->kind != kind)
        go_on();
}

/* As soon as it is shown; nobody is in haste any more. */
static void open_result(void)
{
    table_game_key_down(SDLK_END, 0, false);
    count()->paused = true;
    scenes_layout(&app);
}

static void focus(int id)
{
    for (int i = 0; i < COUNT_ITEM_COUNT && widgets_focused(&count()->widgets)->id != id; i++)
        table_game_key_down(SDLK_TAB, 0, false);
    assert_int_equal(widgets_focused(&count()->widgets)->id, id);
}

static void press(Uint8 button, Box b)
{
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    event.button.button = button;
    event.button.state = SDL_PRESSED;
    event.button.x = (int)((b.x + b.w / 2) * app.canvas->unit);
    event.button.y = (int)((b.y + b.h / 2) * app.canvas->unit);
    app_handle(&app, &event);
}

/* ---- while the count runs ---- */

static void buttons_can_be_reached_with_keys_while_the_count_runs(void **state)
{
    (void)state;
    focus(ITEM_RULES);
    assert_int_equal(count()->step, 0);
    table_game_key_down(SDLK_RETURN, 0, false);
    assert_int_equal(scenes_top(&app), SCENE_RULES);
}

static void escape_leads_to_the_total_and_then_to_the_next_house(void **state)
{
    (void)state;
    table_game_key_down(SDLK_ESCAPE, 0, false);
    assert_int_equal(count_step(count())->kind, COUNT_TOTAL);
    assert_int_equal(count_step(count())->player, 0);
    table_game_key_down(SDLK_ESCAPE, 0, false);
    assert_int_equal(count_step(count())->kind, COUNT_BEGIN);
    assert_int_equal(count_step(count())->player, 1);
}

static void a_press_on_a_button_does_not_hurry_the_count(void **state)
{
    (void)state;
    mouse_click_on(&app, "widget Rules");
    assert_int_equal(scenes_top(&app), SCENE_RULES);
    table_game_key_down(SDLK_ESCAPE, 0, false);
    assert_int_equal(count()->step, 0);
}

static void both_buttons_of_the_mouse_hurry_the_count(void **state)
{
    (void)state;
    mouse_click(&app, count()->layout.board);
    assert_int_equal(count()->step, 1);
    press(SDL_BUTTON_RIGHT, count()->layout.board);
    assert_int_equal(count()->step, 2);
}

static void a_short_press_is_one_step(void **state)
{
    (void)state;
    mouse_click(&app, count()->layout.board);
    table_game_run(45);
    assert_true(count_step(count())->kind != COUNT_TOTAL);
}

static void whoever_keeps_the_button_down_skips_one_player_after_the_other(void **state)
{
    (void)state;
    press(SDL_BUTTON_LEFT, count()->layout.board);
    table_game_run(35);
    assert_int_equal(count_step(count())->kind, COUNT_TOTAL);
    assert_int_equal(count_step(count())->player, 0);
    table_game_run(65);
    assert_int_equal(count_step(count())->player, 1);
}

static void all_children_of_a_house_are_skipped_at_once(void **state)
{
    (void)state;
    go_to(COUNT_CHILD);
    const int player = count_step(count())->player;
    const CountStep *next = count_step(count()) + 1;
    assert_true(next->kind == COUNT_CHILD && next->player == player); /* there are several */
    table_game_key_down(SDLK_RETURN, 0, false);
    assert_true(count_finished(count()) || count_step(count())->player != player);
}

static void hear_points(void *self, Saying saying, const char *words)
{
    *(bool *)self |= saying == SAYING_NEWS && strstr(words, ", +");
}

/* Children decide, but they bring no points. */
static void a_child_that_is_found_is_told_without_points(void **state)
{
    bool told = false;
    (void)state;
    go_to(COUNT_CHILD);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &told, .said = hear_points});
    app_draw(&app);
    canvas_unwatch(app.canvas, &told);
    assert_false(told);
}

static void who_turns_motion_off_is_at_the_result(void **state)
{
    (void)state;
    app.settings.reduced_motion = true;
    table_game_run(2);
    assert_true(count_finished(count()));
}

static void points_are_written_when_they_land(void **state)
{
    (void)state;
    go_to(COUNT_ROOM);
    const int step = count()->step;
    for (const float speed = table_speed(&app); count()->step == step; table_game_run(1)) {
        const bool landed = count_progress(count(), speed) >= COUNT_LANDS;
        assert_int_equal(count_landed(count(), speed), step + landed);
    }
}

/* Rooms have notes of their own. */
static void points_that_land_are_heard_once_and_nothing_else(void **state)
{
    int expected = 0;
    const CountStep *last = NULL;
    (void)state;
    ticks = 0;
    for (const CountStep *step; (step = count_step(count())) && step->player < 2; last = step) {
        const bool counts = step->kind != COUNT_ROOM && step->kind != COUNT_CHILD;
        expected += step != last && counts && step->points > 0;
        table_game_run(1);
    }
    assert_true(expected > 0);
    assert_int_equal(ticks, expected);
}

/* ---- at the result ---- */

static void escape_does_not_lead_back_to_the_fanfare(void **state)
{
    (void)state;
    open_result();
    fanfares = 0;
    count_skip_all(count(), &app);
    assert_int_equal(fanfares, 0);
}

static void there_are_only_the_houses_of_who_plays(void **state)
{
    (void)state;
    open_result();
    for (int player = 0; player < PLAYERS_MAX; player++)
        assert_int_equal(count()->items[ITEM_HOUSES + player].hidden, player >= 2);
}

static void anybody_who_plays_can_start_the_rematch(void **state)
{
    (void)state;
    open_result();
    const int first = play_record(app.play)->options.first;
    assert_int_equal(count()->starter, (first + 1) % 2);
    focus(ITEM_STARTER);
    table_game_key_down(SDLK_RETURN, 0, false);
    assert_int_equal(count()->starter, first);
    table_game_key_down(SDLK_RETURN, 0, false);
    assert_int_equal(count()->starter, (first + 1) % 2);
    assert_true(seen(&app, "starts the next game."));
    focus(ITEM_REMATCH);
    assert_false(seen(&app, "starts the next game."));
    table_game_key_down(SDLK_RETURN, 0, false);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->options.first, (first + 1) % 2);
}

static void the_badge_beside_the_rematch_says_what_it_means(void **state)
{
    (void)state;
    open_result();
    table_game_point(count()->items[ITEM_STARTER].box);
    assert_true(seen(&app, "starts the next game."));
    table_game_point(count()->layout.board);
    assert_false(seen(&app, "starts the next game."));
    focus(ITEM_STARTER);
    assert_true(seen(&app, "starts the next game."));
}

/* The house that lies large, whose ever it is. */
static void a_visit_leads_into_the_house_that_is_looked_at(void **state)
{
    (void)state;
    open_result();
    for (int i = 0; i < 2; i++) {
        table_game_key_down(SDLK_PAGEDOWN, 0, false);
        const int viewed = count()->viewed;
        mouse_click_on(&app, "widget Visit");
        assert_int_equal(scenes_top(&app), SCENE_VISIT);
        table_game_key_down(SDLK_ESCAPE, 0, false);
        assert_memory_equal(&count()->house.home, &play_game(app.play)->homes[viewed],
                            sizeof(Home));
    }
}

static void every_house_can_be_looked_at_with_keys(void **state)
{
    (void)state;
    open_result();
    for (int player = 0; player < 4; player++) {
        focus(ITEM_HOUSES + player);
        assert_int_equal(count()->viewed, player);
    }
}

static void the_key_for_hints_leads_to_the_review(void **state)
{
    (void)state;
    open_result();
    table_game_key_down(SDLK_h, 0, false);
    assert_int_equal(scenes_top(&app), SCENE_REVIEW);
}

/* Or it would be known only when somebody moves the mouse. */
static void the_result_rests_but_looks_whether_the_best_house_is_known(void **state)
{
    (void)state;
    open_result();
    assert_true(scenes_rest_until(&app) <= app.now); /* the finale */
    count_hurry_finale(count(), &app);
    count()->perfect.known = false;
    assert_true(scenes_moving(&app));
    assert_true(scenes_rest_until(&app) > app.now);
    count()->perfect.known = true;
    assert_false(scenes_moving(&app));
}

/* Its own questions have dropped that one. */
static void after_the_review_the_best_house_is_looked_for_again(void **state)
{
    (void)state;
    table_game_hurry_thinker();
    scenes_take(&app, scene_replace(SCENE_END));
    thinker_drop(app.thinker);
    scenes_take(&app, scene_push_with(SCENE_REVIEW, (SceneNote){.record = play_record(app.play)}));
    scenes_take(&app, scene_pop());
    assert_false(count()->perfect.known);
    for (int i = 0; i < 2000 && !count()->perfect.known; i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_true(count()->perfect.known);
}

static void a_press_on_the_house_that_lies_large_leaves_it_in_the_evening(void **state)
{
    (void)state;
    open_result();
    const int viewed = count()->viewed;
    table_game_run(120);
    mouse_click(&app, count()->layout.house[viewed]);
    assert_true(count()->feasting && count()->finale.dark);
    mouse_click(&app, count()->layout.house[(viewed + 1) % 4]);
    assert_false(count()->feasting || count()->finale.dark); /* that one is seen by day */
}

#define COUNTING(name) cmocka_unit_test_setup_teardown(name, open_count, table_game_close)
#define OF_TWO(name)   cmocka_unit_test_setup_teardown(name, open_count_of_two, table_game_close)
#define OF_A_TIE(name) cmocka_unit_test_setup_teardown(name, open_count_of_a_tie, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        COUNTING(buttons_can_be_reached_with_keys_while_the_count_runs),
        COUNTING(escape_leads_to_the_total_and_then_to_the_next_house),
        COUNTING(a_press_on_a_button_does_not_hurry_the_count),
        COUNTING(both_buttons_of_the_mouse_hurry_the_count),
        COUNTING(a_short_press_is_one_step),
        COUNTING(whoever_keeps_the_button_down_skips_one_player_after_the_other),
        OF_A_TIE(all_children_of_a_house_are_skipped_at_once),
        OF_A_TIE(a_child_that_is_found_is_told_without_points),
        COUNTING(who_turns_motion_off_is_at_the_result),
        COUNTING(points_are_written_when_they_land),
        OF_TWO(points_that_land_are_heard_once_and_nothing_else),
        COUNTING(escape_does_not_lead_back_to_the_fanfare),
        OF_TWO(there_are_only_the_houses_of_who_plays),
        OF_TWO(anybody_who_plays_can_start_the_rematch),
        COUNTING(the_badge_beside_the_rematch_says_what_it_means),
        COUNTING(a_visit_leads_into_the_house_that_is_looked_at),
        COUNTING(every_house_can_be_looked_at_with_keys),
        COUNTING(the_key_for_hints_leads_to_the_review),
        COUNTING(the_result_rests_but_looks_whether_the_best_house_is_known),
        COUNTING(after_the_review_the_best_house_is_looked_for_again),
        COUNTING(a_press_on_the_house_that_lies_large_leaves_it_in_the_evening),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
