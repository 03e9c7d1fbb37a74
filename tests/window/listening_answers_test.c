/*
 * The voice that is offered on the very first screen, the keys that ask at the table, and what
 * nobody may hear.
 */
#include "app/speech/announcer.h"
#include "app/words/names.h"
#include "app/words/running_names.h"
#include "ears.h"
#include "session/folder.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* ---- the offer ---- */

static const char OFFER[] = "Dream Home can be read aloud. Press F2 to keep this voice.";

static void start(const Folder *folder)
{
    ears_start(folder->path);
    if (app.reading.aloud)
        ears_listen();
}

static void the_first_screen_offers_the_voice_aloud(void **state)
{
    start(*state);
    assert_int_equal(scenes_top(&app), SCENE_TITLE);
    assert_string_equal(last_sentence(), OFFER);
    app_close(&app);
}

static void who_takes_the_offer_has_the_voice_from_then_on(void **state)
{
    start(*state);
    press_and_listen(SDLK_F2);
    app_close(&app);
    start(*state);
    assert_non_null(app.reading.aloud);
    assert_null(strstr(heard, OFFER));
    assert_string_not_equal(last_sentence(), "");
    app_close(&app);
}

static void who_declines_it_is_left_in_peace(void **state)
{
    start(*state);
    table_game_key(SDLK_DOWN, 0);
    assert_null(app.reading.aloud);
    app_close(&app);
    start(*state);
    assert_null(app.reading.aloud);
    app_close(&app);
}

/* ---- questions ---- */

/* In the middle of a game, with the prompts of somebody who plays by keys. */
static void open_and_take_the_keyboard(void)
{
    ears_open_after("en", 28);
    ears_listen();
    press_and_listen(SDLK_TAB);
}

static void expect_answer(SDL_Keycode question, const char *answer)
{
    press_and_listen(question);
    assert_string_equal(last_sentence(), answer);
}

static void every_question_has_its_answer(void **state)
{
    open_and_take_the_keyboard();
    expect_answer(SDLK_1, "Column 1: bathroom and the first player marker");
    expect_answer(SDLK_3, "Column 3 is empty");
    expect_answer(SDLK_5, "Column 5: living room and Scaffolding");
    expect_answer(SDLK_m, "Column 1: bathroom and the first player marker. Column 2: pantry and "
                          "red roof. Column 3 is empty. Column 4: playroom and Jackhammer. "
                          "Column 5: living room and Scaffolding");
    expect_answer(SDLK_b, "Balázs Kovács. Top floor: 2 free spaces; bathroom; 2 free spaces. "
                          "Middle floor: playroom; study; playroom; 2 free spaces. Basement: "
                          "laundry; free space. Roof pile: 1");
    expect_answer(SDLK_p, "Ana. Top floor: 2 free spaces; bathroom; 2 free spaces. Middle floor: "
                          "kitchen with ice-cream machine; playroom with slide; empty room; "
                          "2 free spaces. Basement: free space; garage. Roof pile: 2");
    expect_answer(SDLK_t, "Concrete Mixer, Roofer, Interior Designer");
    expect_answer(SDLK_s, "Ana: 8. Balázs Kovács: 8");
    expect_answer(SDLK_n, "Round 6 of 12: Balázs Kovács");
    expect_answer(SDLK_e, "Balázs Kovács: discards the garage and the birdhouse");
    table_game_close(state);
}

/* Whoever plays with the mouse does so after a question too: the prompt has been heard. */
static void the_answer_to_a_question_is_the_last_word_after_the_mouse_too(void **state)
{
    ears_open_after("en", 28);
    ears_listen();
    expect_answer(SDLK_3, "Column 3 is empty");
    assert_int_equal(app.input.device, DEVICE_MOUSE);
    press_and_listen(SDLK_TAB);
    assert_int_equal(app.input.device, DEVICE_KEYS);
    table_game_close(state);
}

/* Of one's own tools a key of its own tells. */
static void what_lies_around_a_house_is_told(void **state)
{
    open_and_take_the_keyboard();
    Table *table = table_game_changed();
    table->shown.game.homes[table->shown.viewed].cards |=
        resource_cards_of_type(RESOURCE_TREEHOUSE);
    press_and_listen(SDLK_b);
    assert_non_null(strstr(last_sentence(), "free space. Garden: treehouse. Roof pile: 1"));
    table->shown.game.homes[1 - table->shown.viewed].cards |=
        resource_cards_of_type(RESOURCE_SUPPLIER) | resource_cards_of_type(RESOURCE_BIRDHOUSE);
    press_and_listen(SDLK_p);
    assert_non_null(strstr(last_sentence(),
                           "garage. Garden: birdhouse. Tools and helpers: Supplier. "
                           "Roof pile: 2"));
    table_game_close(state);
}

/* ---- secrets ---- */

static bool lies_in_the_market(int colour)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const ResourceCard card = table_game()->shown.game.market_resource[column];
        const int type = card ? (int)resource_card_type(card) : RESOURCE_NONE;
        if (type == RESOURCE_ROOF_RED + colour || type == RESOURCE_ROOF_RED_WINDOW + colour)
            return true;
    }
    return false;
}

/* A colour that nobody can see now must not be heard. Returns how many that can be were. */
static int expect_no_secret(void)
{
    int open = 0;
    for (int colour = 0; colour < COLOUR_COUNT; colour++) {
        const ResourceType type = (ResourceType)(RESOURCE_ROOF_RED + colour);
        const bool said = strstr(heard, name_of_resource(type)) ||
                          strstr(heard, running_resource(app.words, type).words);
        if (said && !lies_in_the_market(colour))
            fail_msg("after move %d a roof is revealed: %s", table_game_moves(), heard);
        open += said;
    }
    return open;
}

/* Chooses every question in the list. Returns the same. */
static int ask_from_the_list(void)
{
    static const int QUESTIONS = 15;
    int open = 0;
    for (int row = 0; row < QUESTIONS; row++) {
        press_and_listen(SDLK_q);
        for (int i = 0; i < row; i++)
            table_game_key(SDLK_DOWN, 0);
        if (row != QUESTIONS - 1) /* the last one turns the voice off */
            press_and_listen(SDLK_RETURN);
        table_game_key(SDLK_ESCAPE, 0);
        open += expect_no_secret();
    }
    return open;
}

/* Asks for everything, and goes through all that has the focus. Returns the same. */
static int ask_for_everything(void)
{
    static const SDL_Keycode KEYS[] = {SDLK_1, SDLK_2, SDLK_3, SDLK_4, SDLK_5, SDLK_m, SDLK_b,
                                       SDLK_p, SDLK_t, SDLK_s, SDLK_n, SDLK_e, SDLK_F3};
    int open = 0;
    ears_listen();
    open += expect_no_secret();
    for (size_t i = 0; i < COUNT_OF(KEYS); i++) {
        press_and_listen(KEYS[i]);
        open += expect_no_secret();
    }
    open += ask_from_the_list();
    for (int i = 0; i < table_game()->targets.count; i++) {
        press_and_listen(SDLK_TAB);
        open += expect_no_secret();
    }
    return open;
}

/* Neither what everybody hears nor what can be asked for, whoever has taken how many roofs. */
static void no_sentence_reveals_a_roof(void **state)
{
    int open = 0, piles = 0;
    for (int moves = 4; moves < 66; moves += 6) {
        ears_open_after("en", moves);
        app.settings.speech_detail = DETAIL_FULL;
        open += ask_for_everything();
        for (int player = 0; player < 2; player++)
            piles += table_roofs(table_game(), player);
        table_game_close(state);
    }
    assert_true(open > 10);
    assert_true(piles > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(the_first_screen_offers_the_voice_aloud),
        FOLDER(who_takes_the_offer_has_the_voice_from_then_on),
        FOLDER(who_declines_it_is_left_in_peace),
        cmocka_unit_test(every_question_has_its_answer),
        cmocka_unit_test(the_answer_to_a_question_is_the_last_word_after_the_mouse_too),
        cmocka_unit_test(what_lies_around_a_house_is_told),
        cmocka_unit_test(no_sentence_reveals_a_roof),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
