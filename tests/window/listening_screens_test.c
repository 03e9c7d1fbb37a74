/* Every screen for somebody who only hears it: what is on it is said, and it can be used by ear. */
#include "app/probe/layout_check.h"
#include "app/scenes/puzzles/puzzles.h"
#include "app/speech/announcer.h"
#include "app/words/running_names.h"
#include "ears.h"
#include "session/house.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static void a_key_is_given_to_another_action_by_ear(void **state)
{
    ears_open_screen(SCENE_KEYS, (SceneNote){0});
    assert_non_null(strstr(heard, "Keys and buttons"));
    assert_non_null(strstr(heard, "Choose what you want to do with another key or button."));
    for (int i = 0; i < 60 && strncmp(last_sentence(), "Turn the card over", 18) != 0; i++)
        press_and_listen(SDLK_DOWN);
    assert_string_equal(last_sentence(), "Turn the card over, F, X");
    press_and_listen(SDLK_RETURN);
    assert_non_null(strstr(heard, "Turn the card over: F, X"));
    assert_string_equal(last_sentence(), "New key or button");
    press_and_listen(SDLK_RETURN);
    assert_non_null(strstr(heard, "press the new key or button"));
    press_and_listen(SDLK_SPACE);
    assert_non_null(strstr(heard, "Space is already “End turn”."));
    assert_string_equal(last_sentence(), "Swap them");
    press_and_listen(SDLK_RETURN);
    assert_non_null(strstr(heard, "Space: that is now “Turn the card over”."));
    assert_string_equal(last_sentence(), "Turn the card over, Space, X");
    table_game_close(state);
}

/* Whether a thing can be used, and more about it for those who want to hear all. */
static void a_setting_says_as_much_as_is_wanted(void **state)
{
    for (SpeechDetail detail = DETAIL_BRIEF; detail <= DETAIL_FULL; detail++) {
        ears_open("en");
        app.settings.speech_detail = (int)detail;
        ears_listen();
        scenes_take(&app, scene_push(SCENE_KEYS));
        ears_listen();
        for (int i = 0; i < 60 && strncmp(last_sentence(), "Drag by holding", 15) != 0; i++)
            press_and_listen(SDLK_DOWN);
        assert_int_equal(strstr(last_sentence(), "one click picks up") != NULL,
                         detail == DETAIL_FULL);
        scenes_take(&app, scene_pop());
        ears_listen();
        scenes_take(&app, scene_push(SCENE_KEYS)); /* the same words once more */
        ears_listen();
        assert_non_null(strstr(heard, "Keys and buttons"));
        table_game_close(state);
    }
}

/* Wherever the focus was before. */
static void a_page_that_is_turned_says_its_name(void **state)
{
    ears_open_screen(SCENE_SETTINGS, (SceneNote){0});
    assert_string_equal(last_sentence(), "Settings, Screen");
    for (int i = 0; i < 60 && strcmp(last_sentence(), "Done") != 0; i++)
        press_and_listen(SDLK_TAB);
    press_and_listen(SDLK_PAGEDOWN);
    assert_string_equal(last_sentence(), "Settings, Sound");
    press_and_listen(SDLK_PAGEDOWN);
    assert_string_equal(last_sentence(), "Play");
    table_game_close(state);
}

static void a_pointer_hears_what_it_points_at(void **state)
{
    Box b;
    ears_open_screen(SCENE_PAUSE, (SceneNote){0});
    assert_true(layout_find(&app, "widget Settings", &b));
    table_game_point(b);
    ears_listen();
    assert_string_equal(last_sentence(), "Settings");
    table_game_close(state);
}

/* Every passage of every chapter, from the first to the last, with one key. */
static void the_whole_rulebook_is_read_aloud(void **state)
{
    ears_open_screen(SCENE_RULES, (SceneNote){.topic = "goal"});
    int passages = 0, chapters = 1;
    char before[1024] = "";
    press_and_listen(SDLK_RIGHT);
    for (; chapters < 40 && strcmp(before, last_sentence()) != 0; passages++) {
        snprintf(before, sizeof before, "%s", last_sentence());
        assert_string_not_equal(before, "");
        assert_null(strchr(before, '*'));
        press_and_listen(SDLK_DOWN);
        if (!last_sentence()[0])
            break;
        chapters += strstr(heard, "Scoring") != NULL;
    }
    assert_true(passages > 150);
    table_game_close(state);
}

static void a_search_in_the_rulebook_is_answered_aloud(void **state)
{
    ears_open_screen(SCENE_RULES, (SceneNote){0});
    SDL_Event event = {.type = SDL_TEXTINPUT};
    strcpy(event.text.text, "drill");
    app_handle(&app, &event);
    ears_listen();
    assert_non_null(strstr(heard, "1 of "));
    assert_non_null(strstr(heard, "Drill"));
    press_and_listen(SDLK_RETURN);
    assert_non_null(strstr(heard, "2 of "));
    table_game_close(state);
}

static void past_turns_are_told_one_by_one(void **state)
{
    char before[1024];
    ears_open_after("en", 30);
    ears_listen();
    press_and_listen(SDLK_l);
    assert_int_equal(scenes_top(&app), SCENE_LOG);
    assert_memory_equal(last_sentence(), "Round ", 6);
    snprintf(before, sizeof before, "%s", last_sentence());
    press_and_listen(SDLK_UP);
    assert_memory_equal(last_sentence(), "Round ", 6);
    assert_string_not_equal(last_sentence(), before);
    table_game_close(state);
}

static void what_is_left_and_what_scores_are_said(void **state)
{
    ears_open("en");
    ears_listen();
    press_and_listen(SDLK_w);
    assert_int_equal(scenes_top(&app), SCENE_UNSEEN);
    assert_non_null(strstr(heard, "Wine cellar "));
    assert_non_null(strstr(heard, "Red roof "));
    table_game_key(SDLK_ESCAPE, 0);
    press_and_listen(SDLK_r);
    assert_int_equal(scenes_top(&app), SCENE_REFERENCE);
    assert_non_null(strstr(heard, "Kitchen: "));
    table_game_close(state);
}

static void a_game_watched_again_is_told_move_by_move(void **state)
{
    Record record;
    Error error;
    ears_open("en");
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    scenes_take(&app, scene_push_with(SCENE_REPLAY, (SceneNote){.record = &record}));
    ears_listen();
    assert_non_null(strstr(heard, "Move 0 of "));
    assert_non_null(strstr(heard, "The deal."));
    press_and_listen(SDLK_RIGHT);
    assert_non_null(strstr(heard, "Move 1 of "));
    assert_null(strstr(heard, "The deal."));
    table_game_close(state);
}

/* A number on a tile, or a name, says little to whoever does not see what is around it. */
static void what_is_played_alone_is_told(void **state)
{
    ears_open("en");
    scenes_take(&app, scene_push(SCENE_PUZZLES));
    ears_listen();
    assert_non_null(strstr(last_sentence(), "Puzzle 1 of "));
    scenes_take(&app, scene_replace(SCENE_TURNS));
    ears_listen();
    assert_non_null(strstr(heard, "Who’s playing?"));
    for (int i = 0; i < 2; i++) { /* from Play, past Back, to the first name */
        press_and_listen(SDLK_TAB);
    }
    assert_true(strncmp(last_sentence(), "Name, ", 6) == 0);
    table_game_key(SDLK_TAB, 0); /* the switch of the same person */
    ears_listen();
    assert_non_null(strstr(last_sentence(), ", on"));
    scenes_take(&app, scene_replace(SCENE_DAY));
    for (int i = 0; i < 3; i++) /* to the first of the month */
        press_and_listen(SDLK_TAB);
    assert_true(strncmp(last_sentence(), "1 ", 2) == 0);
    scenes_take(&app, scene_replace(SCENE_DAY));
    press_and_listen(SDLK_RETURN); /* Play */
    assert_non_null(strstr(heard, "The neighbour will take column 1."));
    table_game_close(state);
}

/* The cards were taken before the puzzle began. */
static void what_is_to_be_placed_in_a_puzzle_is_told(void **state)
{
    ears_open("en");
    scenes_take(&app, scene_push(SCENE_PUZZLES));
    table_game_key(SDLK_RIGHT, 0);
    press_and_listen(SDLK_RETURN);
    const Game *game = play_game(app.play);
    char hand[256];
    snprintf(hand, sizeof hand, "Where does it go? In your hand: %s and %s. ",
             running_room(app.words, room_card_type(game->hand_room)).words,
             running_resource(app.words, resource_card_type(game->hand_resource)).words);
    assert_true(game->hand_room && game->hand_resource);
    assert_non_null(strstr(heard, hand));
    table_game_close(state);
}

/* Where a colon leads on, no full stop does. */
static void the_verdict_on_a_puzzle_is_told(void **state)
{
    ears_open("en");
    scenes_take(&app, scene_push(SCENE_PUZZLES));
    const PuzzlesScene *scene = table_game_scene(SCENE_PUZZLES);
    table_game_key(SDLK_RETURN, 0);
    table_game_click("column 5");
    table_game_click("space e2");
    press_and_listen(SDLK_SPACE);
    assert_non_null(strstr(heard, "Not quite. There’s a better answer. Three stars "));
    table_game_key(SDLK_DOWN, 0);
    table_game_key(SDLK_RETURN, 0); /* Show me */
    for (int i = 0; i < 500 && !scene->verdict.prospects_known; i++) {
        SDL_Delay(10); /* the thinker has a thread of its own */
        table_game_run(1);
    }
    ears_listen();
    assert_non_null(strstr(heard, "Not quite. Best. Column 4: sauna and canopy bed. By the end of "
                                  "the game, compared with your move: Rooms +"));
    table_game_close(state);
}

/* With the points of each line, and beside a house with those of both. */
static void the_best_house_is_told(void **state)
{
    ears_open("en");
    const Home *home = &play_game(app.play)->homes[0];
    const Limit limit = {.complete = true, .points = 39, .home = *home};
    const House built = {.home = *home, .name = "Ana"};
    scenes_take(&app, scene_push_with(SCENE_BEST, (SceneNote){.limit = &limit}));
    ears_listen();
    assert_non_null(strstr(heard, "39 points: the best house found for this deal. To build it, "
                                  "you’d have to know every card in advance and choose first in "
                                  "every round. Rooms 0, Décor 0, Functionality 0, Roof 0, "
                                  "Total 0\n"));
    scenes_take(&app, scene_pop());
    scenes_take(&app, scene_push_with(SCENE_BEST, (SceneNote){.limit = &limit, .house = &built}));
    ears_listen();
    assert_non_null(strstr(heard, "Total 0. Ana: Rooms 0, "));
    table_game_close(state);
}

/* To its last word, also in the letters that take the most bytes. */
static void the_rules_of_the_day_are_read_aloud(void **state)
{
    static const char *const LANGUAGES[] = {"en", "ru"};
    for (size_t i = 0; i < SDL_arraysize(LANGUAGES); i++) {
        ears_open(LANGUAGES[i]);
        scenes_take(&app, scene_push(SCENE_DAY));
        ears_listen();
        press_and_listen(SDLK_TAB); /* from Play to the rules */
        press_and_listen(SDLK_RETURN);
        assert_true(hears("You build by the usual rules for two players. Only your own house "
                          "counts."));
        assert_true(hears("If that column is gone, the neighbour takes the next one to the right. "
                          "A badge on the market shows which one it will be."));
        assert_true(hears("So you always know what you’ll lose. What you don’t know is which "
                          "cards come next. The first result of a day counts."));
        table_game_close(state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_is_given_to_another_action_by_ear),
        cmocka_unit_test(a_setting_says_as_much_as_is_wanted),
        cmocka_unit_test(a_page_that_is_turned_says_its_name),
        cmocka_unit_test(a_pointer_hears_what_it_points_at),
        cmocka_unit_test(the_whole_rulebook_is_read_aloud),
        cmocka_unit_test(a_search_in_the_rulebook_is_answered_aloud),
        cmocka_unit_test(past_turns_are_told_one_by_one),
        cmocka_unit_test(what_is_left_and_what_scores_are_said),
        cmocka_unit_test(a_game_watched_again_is_told_move_by_move),
        cmocka_unit_test(what_is_played_alone_is_told),
        cmocka_unit_test(what_is_to_be_placed_in_a_puzzle_is_told),
        cmocka_unit_test(the_verdict_on_a_puzzle_is_told),
        cmocka_unit_test(the_best_house_is_told),
        cmocka_unit_test(the_rules_of_the_day_are_read_aloud),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
