/*
 * Houses and keepsakes for somebody who only hears them; and on every screen whatever can be used
 * has words.
 */
#include "app/pieces/home_view.h"
#include "app/scenes/end/count.h"
#include "app/scenes/keep/keep.h"
#include "app/scenes/visit/visit.h"
#include "ears.h"
#include "session/day.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Record played;
static House house;

/* In front of the house of the first player of a finished game. */
static Visit *open_a_house(void)
{
    Error error;
    ears_open("en");
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &played, &error));
    house_from_record(&played, 0, "game", &house);
    scenes_take(&app,
                scene_push_with(SCENE_VISIT, (SceneNote){.house = &house, .record = &played}));
    ears_listen();
    return app.scenes.items[app.scenes.count - 1].state;
}

static void settle_and_listen(void)
{
    table_game_settle();
    ears_listen();
}

static void a_house_says_whose_it_is_and_a_room_what_goes_on_there(void **state)
{
    char points[32];
    const Visit *visit = open_a_house();
    snprintf(points, sizeof points, "%d points", house.score.total);
    assert_non_null(strstr(heard, house.name));
    assert_non_null(strstr(heard, points));
    assert_non_null(strstr(heard, "Family album: 0 of "));
    table_game_key(SDLK_RETURN, 0);
    settle_and_listen();
    assert_int_not_equal(visit->stop, OUTSIDE);
    assert_non_null(strstr(heard, visit->signs.place));
    assert_non_null(strstr(heard, visit_sentence(visit, &app)));
    const char *once = strstr(heard, visit->signs.place);
    assert_null(strstr(once + 1, visit->signs.place));
    table_game_close(state);
}

/* The arrow keeps the focus, and whose houses there are is asked before it is answered. */
static void the_arrows_of_the_street_say_where_they_lead(void **state)
{
    char file[FILE_NAME_CAPACITY];
    Error error;
    ears_open("en");
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &played, &error));
    for (int day = 1; day < 4; day++) {
        snprintf(played.started, sizeof played.started, "2026-03-0%dT12:00:00Z", day);
        assert_true(filing_keep(app.paths.data, &played, file, &error));
    }
    scenes_take(&app, scene_push(SCENE_STREET));
    settle_and_listen();
    press_and_listen(SDLK_TAB);
    assert_string_equal(last_sentence(), "The previous house");
    table_game_key(SDLK_RETURN, 0);
    settle_and_listen();
    assert_non_null(strstr(last_sentence(), " points · "));
    for (int i = 0; i < 9 && !strstr(heard, "Whose houses? Everybody"); i++)
        press_and_listen(SDLK_TAB);
    assert_non_null(strstr(heard, "Whose houses? Everybody"));
    table_game_close(state);
}

static void a_lesson_says_what_it_lights(void **state)
{
    ears_open_screen(SCENE_LEARN, (SceneNote){0});
    table_game_key(SDLK_RETURN, 0);
    settle_and_listen();
    assert_non_null(strstr(heard, "Here: Column "));
    table_game_close(state);
}

/* Runs the count until that is said. */
static void hear_in_the_count(const char *words)
{
    for (int frame = 0; frame < 4000; frame++) {
        table_game_run(4);
        ears_listen();
        if (strstr(heard, words))
            return;
        assert_null(strstr(heard, "!."));
        assert_null(strstr(heard, "?."));
    }
    fail_msg("nobody says: %s", words);
}

static void the_count_says_what_everything_scores(void **state)
{
    Record record;
    Error error;
    ears_open("en");
    app.settings.speed = SPEED_NORMAL;
    assert_true(record_file_load(REPLAYS "/en-4.dreamhome", &record, &error));
    app_put_match(&app, &record);
    scenes_take(&app, scene_home(SCENE_END));
    hear_in_the_count("Bathroom. One card, +1");
    hear_in_the_count("The roof. Four in mixed colours, plus any windows, +3");
    hear_in_the_count("17 points.");
    hear_in_the_count("It’s a tie! Now");
    hear_in_the_count("’s house. 1 found");
    table_game_close(state);
}

static void a_house_of_the_result_says_how_close_it_came_to_the_best_one(void **state)
{
    char words[160];
    Record record;
    Error error;
    ears_open("en");
    table_game_hurry_thinker();
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    app_put_match(&app, &record);
    scenes_take(&app, scene_home(SCENE_END));
    table_game_key(SDLK_END, 0);
    table_game_run(60);
    const Count *count = table_game_scene(SCENE_END);
    assert_true(count->perfect.known);
    snprintf(words, sizeof words, "%s’s house: %d%% of the best possible house",
             record.seats[1].name, percent_of(count->scores[1].total, count->perfect.limit.points));
    for (int i = 0; i < 12 && strcmp(last_sentence(), words) != 0; i++)
        press_and_listen(SDLK_TAB);
    assert_string_equal(last_sentence(), words);
    table_game_close(state);
}

static void a_child_that_is_found_is_heard(void **state)
{
    Visit *visit = open_a_house();
    assert_true(visit->search.count > 0);
    visit_go(visit, &app, visit->search.items[0].space);
    settle_and_listen();
    table_game_key(SDLK_f, 0); /* the lens */
    ears_listen();
    assert_true(hears(visit_warmth(visit)));
    const Hiding *hiding = &visit->search.items[0];
    const Box b = children_box(home_view_space(visit->board, hiding->space), hiding->spot);
    assert_true(visit_look(visit, &app, b.x + b.w / 2, b.y + b.h / 2, 0));
    ears_listen();
    assert_non_null(strstr(heard, "Hee hee!"));
    table_game_close(state);
}

/* Says the first keepsake, makes it, and waits for what is said then. */
static void make_a_keepsake(void)
{
    scenes_take(&app, scene_push_with(SCENE_KEEP, (SceneNote){.house = &house, .record = &played}));
    ears_listen();
    assert_non_null(strstr(last_sentence(), "Postcard"));
    const Keep *keep = app.scenes.items[app.scenes.count - 1].state;
    table_game_key_down(SDLK_RETURN, 0, false);
    while (keep->print) {
        SDL_Delay(2);
        table_game_run(1);
    }
    ears_listen();
}

static void a_keepsake_says_where_it_is(void **state)
{
    open_a_house();
    make_a_keepsake();
    assert_non_null(strstr(heard, "Saved: "));
    table_game_close(state);
}

static void a_keepsake_that_cannot_be_saved_says_so(void **state)
{
    char pictures[1100];
    open_a_house();
    snprintf(pictures, sizeof pictures, "%s/Pictures", getenv("HOME"));
    assert_int_equal(symlink("/proc", pictures), 0); /* where nobody can make a file */
    make_a_keepsake();
    assert_non_null(strstr(heard, "This couldn’t be saved: "));
    table_game_close(state);
}

/* ---- every screen ---- */

/* The focus never goes back up, nor back to the left in a row. */
static void expect_reading_order(const Widgets *widgets, const char *scene)
{
    Box before = {0};
    for (int i = 0; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        if (widget->hidden)
            continue;
        const bool below = widget->box.y >= before.y + before.h / 2;
        if (!below && widget->box.x < before.x)
            fail_msg("%s: “%s” comes too late", scene, widget->label);
        before = widget->box;
    }
}

static void houses_and_keepsakes_are_walked_in_reading_order(void **state)
{
    const Visit *visit = open_a_house();
    expect_reading_order(&visit->widgets, "outside");
    table_game_key(SDLK_RETURN, 0);
    table_game_settle();
    expect_reading_order(&visit->widgets, "inside");
    scenes_take(&app, scene_push_with(SCENE_KEEP, (SceneNote){.house = &house, .record = &played}));
    const Keep *keep = app.scenes.items[app.scenes.count - 1].state;
    expect_reading_order(&keep->widgets, "keepsakes");
    table_game_close(state);
}

static void expect_words(void *self, const Canvas *canvas, const Thing *thing)
{
    (void)canvas;
    const char *words = thing->words ? thing->words : thing->name;
    if (thing->usable && !words[0] && !(thing->value && thing->value[0]))
        fail_msg("%s: a %s at %.0f, %.0f has no words", (const char *)self, thing->kind,
                 (double)thing->box.x, (double)thing->box.y);
}

static void expect_words_everywhere(const char *scene)
{
    char name[32];
    snprintf(name, sizeof name, "%s", scene);
    canvas_watch(app.canvas, (CanvasWatcher){.self = name, .thing = expect_words});
    app_draw(&app);
    canvas_unwatch(app.canvas, name);
}

static void houses_and_keepsakes_have_words(void **state)
{
    open_a_house();
    expect_words_everywhere("outside");
    table_game_key(SDLK_RETURN, 0);
    table_game_settle();
    expect_words_everywhere("inside");
    scenes_take(&app, scene_push_with(SCENE_KEEP, (SceneNote){.house = &house, .record = &played}));
    expect_words_everywhere("keepsakes");
    table_game_close(state);
}

/* Screens that open by themselves. */
static const SceneId SCENES[] = {SCENE_PAUSE,   SCENE_SETTINGS, SCENE_KEYS,      SCENE_RULES,
                                 SCENE_RECORDS, SCENE_LOG,      SCENE_SETUP,     SCENE_TITLE,
                                 SCENE_ALONE,   SCENE_PUZZLES,  SCENE_LEARN,     SCENE_DAY,
                                 SCENE_TURNS,   SCENE_STREET,   SCENE_REFERENCE, SCENE_UNSEEN};

static void whatever_can_be_used_has_words(void **state)
{
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", 20), 0);
    expect_words_everywhere("table");
    for (size_t i = 0; i < SDL_arraysize(SCENES); i++) {
        scenes_take(&app, scene_push(SCENES[i]));
        expect_words_everywhere(scene_name(SCENES[i]));
        scenes_take(&app, scene_pop());
    }
    table_game_close(state);
}

static void questions_have_words(void **state)
{
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", 20), 0);
    table_game_key(SDLK_q, 0);
    table_game_scene(SCENE_QUESTIONS);
    expect_words_everywhere("questions");
    table_game_close(state);
}

static void the_result_has_words(void **state)
{
    assert_int_equal(table_game_open_finished(state), 0);
    expect_words_everywhere("count");
    table_game_key(SDLK_END, 0);
    expect_words_everywhere("result");
    table_game_close(state);
}

static void take_focus(void *self, const Canvas *canvas, const Thing *thing)
{
    (void)canvas;
    if (thing->focused)
        *(Box *)self = thing->box;
}

static Box focused_box(void)
{
    Box b = {0};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &b, .thing = take_focus});
    app_draw(&app);
    canvas_unwatch(app.canvas, &b);
    return b;
}

static bool is_same(Box one, Box other)
{
    return one.x == other.x && one.y == other.y;
}

/* On below, or on to the right, where another column may begin higher up. */
static bool reads_on(Box before, Box now)
{
    return now.y >= before.y + before.h / 2 || now.x > before.x + before.w / 2;
}

/* Goes round by Tab. Only once may the focus go back: from the last thing to the first. */
static void expect_focus_in_reading_order(SceneId scene)
{
    const Box first = focused_box();
    Box before = first;
    int back = 0;
    for (int i = 0; i < 40; i++) {
        table_game_key(SDLK_TAB, 0);
        if (scenes_top(&app) != scene)
            return;
        const Box now = focused_box();
        back += !reads_on(before, now) && !is_same(before, now);
        if (back > 1)
            fail_msg("%s: the focus goes back to %.0f, %.0f", scene_name(scene), (double)now.x,
                     (double)now.y);
        before = now;
        if (is_same(now, first))
            return;
    }
}

static void every_screen_is_walked_in_reading_order(void **state)
{
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", 20), 0);
    for (size_t i = 0; i < SDL_arraysize(SCENES); i++) {
        scenes_take(&app, scene_push(SCENES[i]));
        expect_focus_in_reading_order(SCENES[i]);
        if (scenes_top(&app) == SCENES[i]) /* some are closed by any key */
            scenes_take(&app, scene_pop());
    }
    table_game_close(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_arrows_of_the_street_say_where_they_lead),
        cmocka_unit_test(a_lesson_says_what_it_lights),
        cmocka_unit_test(a_house_says_whose_it_is_and_a_room_what_goes_on_there),
        cmocka_unit_test(the_count_says_what_everything_scores),
        cmocka_unit_test(a_house_of_the_result_says_how_close_it_came_to_the_best_one),
        cmocka_unit_test(a_child_that_is_found_is_heard),
        cmocka_unit_test(a_keepsake_says_where_it_is),
        cmocka_unit_test(a_keepsake_that_cannot_be_saved_says_so),
        cmocka_unit_test(houses_and_keepsakes_are_walked_in_reading_order),
        cmocka_unit_test(houses_and_keepsakes_have_words),
        cmocka_unit_test(whatever_can_be_used_has_words),
        cmocka_unit_test(questions_have_words),
        cmocka_unit_test(the_result_has_words),
        cmocka_unit_test(every_screen_is_walked_in_reading_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
