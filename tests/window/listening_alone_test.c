/* What one person plays, or several in turn, for somebody who only hears it. */
#include "app/scenes/day/day_scene.h"
#include "app/scenes/turns/turns_scene.h"
#include "ears.h"
#include "loner.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static void *open_scene(SceneId id)
{
    ears_open("en");
    table_game_hurry_thinker();
    ears_listen();
    void *scene = table_game_go_to(id);
    ears_listen();
    return scene;
}

/* ---- the house of the day ---- */

/* First what it did, then what it will do, then what is to be done; and nothing of it twice. */
static void a_move_of_the_neighbour_is_told_once_and_first(void **state)
{
    DayScene *scene = open_scene(SCENE_DAY);
    int told = 0;
    press_and_listen(SDLK_RETURN); /* Play */
    for (int turn = 0; turn < 12; turn++) {
        loner_play_turn(&scene->solo);
        ears_listen();
        assert_null(strstr(heard, "The computer is playing."));
        assert_null(strstr(heard, "keeps the Jackhammer"));
        assert_null(strstr(heard, day_person(scene))); /* who knows what they did */
        const char *news = strstr(heard, "Neighbour: ");
        const char *coming = strstr(heard, "The neighbour will take");
        const char *prompt = strstr(heard, "Take a column.");
        told += news != NULL;
        assert_true(!news || !coming || news < coming);
        assert_true(!coming || !prompt || coming < prompt);
        if (!app.play->turn_over)
            loner_make_move(&scene->solo);
        ears_listen();
        assert_null(strstr(heard, "Neighbour: "));
    }
    assert_true(told > 3);
    table_game_close(state);
}

static void play_to_the_result(DayScene *scene)
{
    loner_click(&scene->items[DAY_PLAY]);
    for (int turn = 0; turn < LONER_TURNS_ENOUGH && scene->mode == DAY_PLAYING; turn++)
        loner_play_turn(&scene->solo);
    table_game_run(2);
    assert_true(scene->mode == DAY_FINISHED && scene->limit_known);
}

/* The points, what they are worth and what counts; only then the button that leaves. */
static void the_result_of_a_day_is_told_before_its_buttons(void **state)
{
    char words[96];
    DayScene *scene = open_scene(SCENE_DAY);
    for (int again = 0; again < 2; again++) {
        play_to_the_result(scene);
        app.canvas->shows_focus = true;
        scene->limit_known = false; /* it is still looked for */
        ears_listen();
        assert_non_null(strstr(heard, " points. Looking for the best possible house…"));
        assert_null(strstr(heard, "Done"));
        scene->limit_known = true;
        ears_listen();
        const DayResult *result = &scene->result;
        snprintf(words, sizeof words, "%d of %d points. %d%% of the best possible house. ",
                 result->points, result->best, percent_of(result->points, result->best));
        assert_non_null(strstr(heard, words));
        assert_int_equal(strstr(heard, "the first try counts.") != NULL, again);
        assert_string_equal(last_sentence(), "Done");
        press_and_listen(SDLK_RETURN);
        assert_non_null(strstr(heard, " points. There’ll be a new house tomorrow."));
    }
    table_game_close(state);
}

/* ---- the same deal in turns ---- */

static void play_all(TurnsScene *scene)
{
    table_game_key(SDLK_RETURN, 0); /* Play */
    while (scene->mode == TURNS_HANDING_OVER) {
        table_game_key(SDLK_RETURN, 0);
        for (int turn = 0; turn < LONER_TURNS_ENOUGH && scene->mode == TURNS_PLAYING; turn++)
            loner_play_turn(&scene->solo);
    }
    table_game_run(2);
    assert_true(scene->mode == TURNS_COMPARING && scene->limit_known);
}

static int count_heard(const char *words)
{
    int count = 0;
    for (const char *at = heard; (at = strstr(at, words)); at++)
        count++;
    return count;
}

static int points_of(const TurnsScene *scene, int player)
{
    const Home home = turns_home(scene, player);
    return score_full(&home).total;
}

static void expect_shares(const TurnsScene *scene)
{
    for (int i = 0; i < scene->turns.count; i++) {
        char words[96];
        snprintf(words, sizeof words, "%s: %d%% of the best possible house", scene->turns.names[i],
                 percent_of(points_of(scene, i), scene->limit.points));
        assert_int_equal(count_heard(words), 1);
    }
}

static void houses_side_by_side_say_who_wins_and_whose_they_are(void **state)
{
    char words[96];
    TurnsScene *scene = open_scene(SCENE_TURNS);
    play_all(scene);
    ears_listen();
    assert_non_null(strstr(heard, "It’s a tie!")); /* both had the same to choose from */
    for (int i = 0; i < scene->turns.count; i++) {
        snprintf(words, sizeof words, "%s: %d points", scene->turns.names[i], points_of(scene, i));
        assert_int_equal(count_heard(words), 1);
    }
    expect_shares(scene);
    for (int i = 0; i < scene->turns.count; i++) {
        press_and_listen(SDLK_TAB);
        snprintf(words, sizeof words, "Visit %s’s house", scene->turns.names[i]);
        assert_string_equal(last_sentence(), words);
    }
    table_game_close(state);
}

/* The best possible house is found while they are being told: they are not told again for that. */
static void everybodys_points_are_told_once(void **state)
{
    char words[2 * NAME_CAPACITY + 48];
    TurnsScene *scene = open_scene(SCENE_TURNS);
    play_all(scene);
    scene->games[1].move_count = 0; /* as if nothing had been built */
    scene->limit_known = false;
    ears_listen();
    snprintf(words, sizeof words, "%s wins with %d points. %s: 0 points", scene->turns.names[0],
             points_of(scene, 0), scene->turns.names[1]);
    assert_non_null(strstr(heard, words));
    assert_int_equal(count_heard(" points"), 2);
    assert_null(strstr(heard, "best possible"));
    scene->limit_known = true;
    ears_listen();
    assert_null(strstr(heard, "points"));
    expect_shares(scene);
    table_game_close(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_of_the_neighbour_is_told_once_and_first),
        cmocka_unit_test(the_result_of_a_day_is_told_before_its_buttons),
        cmocka_unit_test(houses_side_by_side_say_who_wins_and_whose_they_are),
        cmocka_unit_test(everybodys_points_are_told_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
