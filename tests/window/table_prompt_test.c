/* What the table asks for: in words that can be read, and that name the step and the device. */
#include "table_game.h"

#include "app/words/names.h"
#include "dreamhome/notation.h"
#include "seen.h"
#include "testing.h"

#include <string.h>

typedef struct Sought {
    const char *words;
    DrawnWords drawn;
} Sought;

static void seek(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Sought *sought = self;
    (void)canvas;
    if (strcmp(drawn->words, sought->words) == 0)
        sought->drawn = *drawn;
}

/* How these words are drawn; they have to be. */
static DrawnWords drawn_as(const char *words)
{
    Sought sought = {.words = words};
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &sought, .words = seek});
    app_draw(&app);
    canvas_unwatch(app.canvas, &sought);
    if (!sought.drawn.words)
        fail_msg("“%s” is not in the picture", words);
    return sought.drawn;
}

static void resize(int width, int height, int text)
{
    SDL_SetWindowSize(app.window, width, height);
    app.settings.text_size = text;
    app_measure(&app);
}

static void expect_print(const char *language, const char *words, float least)
{
    const DrawnWords drawn = drawn_as(words);
    if (!drawn.fits || drawn.print < least)
        fail_msg("%s, %g wide: “%s” has letters of %g, not %g", language,
                 (double)app.canvas->view.w, words, (double)drawn.print, (double)least);
}

/* ---- sizes ---- */

static void look_at_the_jackhammer(const char *language)
{
    const TextStyle title = {.role = TEXT_LABEL}, help = {.role = TEXT_NOTE};
    expect_print(language, tr(app.words, "Use the Jackhammer?"), 0.88f * text_style_size(&title));
    expect_print(language, tr(app.words, "Take any room, or say no thanks."),
                 0.88f * text_style_size(&help));
}

static void the_question_about_the_jackhammer_has_its_usual_size(void **state)
{
    (void)state;
    resize(1024, 600, 100);
    seen_in_every_language(&app, LANG_FOLDER, look_at_the_jackhammer);
    resize(1366, 768, 100);
    seen_in_every_language(&app, LANG_FOLDER, look_at_the_jackhammer);
}

static float hand_over_least;

static void look_at_the_hand_over(const char *language)
{
    expect_print(language, tr(app.words, "Your turn: click or press any key"), hand_over_least);
}

static void look_at_the_jackhammers_hand_over(const char *language)
{
    expect_print(language, tr(app.words, "Use your Jackhammer? Click or press any key"),
                 hand_over_least);
}

static void hand_over(void (*look)(const char *language))
{
    table_game_changed()->pace.handing_over = true;
    resize(1024, 600, 100);
    hand_over_least = 15;
    seen_in_every_language(&app, LANG_FOLDER, look);
    resize(1366, 768, 200);
    hand_over_least = 19;
    seen_in_every_language(&app, LANG_FOLDER, look);
}

static void who_sits_down_can_read_what_to_do(void **state)
{
    (void)state;
    hand_over(look_at_the_hand_over);
}

static void who_is_asked_about_the_jackhammer_can_read_what_to_do(void **state)
{
    (void)state;
    hand_over(look_at_the_jackhammers_hand_over);
}

/* What stays free of it is seen: the sky, and the roof that is to come. */
static void the_sign_for_the_next_person_is_no_wider_than_its_words(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    table->pace.handing_over = true;
    resize(1366, 768, 100);
    const Box board = table->layout.board;
    const DrawnWords drawn = drawn_as("Your turn: click or press any key");
    assert_true(drawn.fits);
    assert_true(drawn.given.x + drawn.given.w < board.x + board.w * 0.6f);
    assert_true(drawn.given.w < drawn.real.w * 1.3f);
}

/* There is little height before the rafters, but width. */
static void the_words_on_a_plate_grow_with_the_text(void **state)
{
    const TextStyle style = {.role = TEXT_TAG};
    (void)state;
    resize(1366, 768, 200);
    expect_print("en", "your turn", 1.4f * text_style_size(&style));
    resize(1024, 600, 200);
    expect_print("en", "your turn", 1.4f * text_style_size(&style));
}

/* ---- words ---- */

static void play_words(const char *words)
{
    Complaint complaint;
    Move move;
    assert_true(notation_read_move(word_of(words), &move, &complaint));
    assert_true(table_play(table_game_changed(), &app, &move));
}

static int open_before_last_helper(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 68);
}

static void the_last_helper_leaves_the_button_as_it_was(void **state)
{
    (void)state;
    assert_true(seen(&app, "Finish"));
    play_words("handyman c1 e1");
    assert_true(app.play->turn_over);
    assert_true(seen(&app, "Done? Then finish."));
    assert_true(seen(&app, "Finish"));
    assert_false(seen(&app, "End turn"));
}

static int open_last_turn(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 64);
}

static void the_last_turn_ends_as_a_turn(void **state)
{
    (void)state;
    play_words("take 3");
    play_words("place d2");
    assert_int_equal(play_game(app.play)->phase, PHASE_END);
    assert_true(seen(&app, "End turn"));
    assert_false(seen(&app, "Finish"));
}

static void looking_back_ends_with_what_is_in_the_players_hands(void **state)
{
    (void)state;
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(seen(&app, "Any key: back to the game"));
    app.input.device = DEVICE_PAD;
    assert_true(seen(&app, "Any button: back to the game"));
    assert_false(seen(&app, "Any key: back to the game"));
}

static int open_stuck(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 48);
}

/* Some room that is laid face down, as the record has it. */
static void hold_what_does_not_fit(void)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        Intent intent = {0};
        if (!intent_hold(&intent, play_game(app.play), column) ||
            !intent_must_be_face_down(&intent))
            continue;
        table_use_column(table_game_changed(), &app, column);
        return;
    }
    fail_msg("every room fits");
}

static void a_room_that_fits_nowhere_face_up_is_not_sent_to_lit_spaces(void **state)
{
    (void)state;
    hold_what_does_not_fit();
    assert_true(seen(&app, "Drop it on a highlighted space."));
    table_game_key(SDLK_f, 0);
    assert_false(table_game()->intent.face_down);
    assert_false(seen(&app, "Drop it on a highlighted space."));
    assert_true(seen(&app, "It only fits face down."));
    assert_true(seen(&app, "F: face down"));
}

static int open_roofer(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 66);
}

static int open_supplier(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 67);
}

static void the_roofer_asks_for_a_roof(void **state)
{
    (void)state;
    table_game_click("resource roofer");
    assert_true(seen(&app, "Choose one of the discarded roofs."));
}

static void the_supplier_asks_for_a_room(void **state)
{
    (void)state;
    table_game_click("resource supplier");
    assert_true(seen(&app, "Choose one of the discarded rooms."));
}

/* The first thing that can be chosen. */
static void choose(TargetKind kind)
{
    const Table *table = table_game();
    for (int i = 0; i < table->targets.count; i++) {
        const Target *target = &table->targets.items[i];
        if (target->kind == kind && target->usable) {
            scenes_take(&app, table_use(table_game_changed(), &app, i));
            return;
        }
    }
    fail_msg("there is nothing to choose");
}

static void after_the_first_room_the_mixer_asks_for_the_other(void **state)
{
    (void)state;
    table_game_click("resource mixer");
    assert_true(seen(&app, "Concrete Mixer: choose two rooms."));
    choose(TARGET_COLUMN);
    assert_true(seen(&app, "Concrete Mixer: now choose the other room."));
}

static int open_handyman(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 68);
}

static void after_the_first_card_the_handyman_asks_for_the_other(void **state)
{
    (void)state;
    table_game_click("resource handyman");
    assert_true(seen(&app, "Handyman: choose two cards."));
    choose(TARGET_SPACE);
    assert_true(seen(&app, "Handyman: now choose the other card."));
}

/* ---- keys on buttons ---- */

static void the_end_of_a_turn_shows_its_key(void **state)
{
    (void)state;
    resize(1920, 1080, 100);
    table_game_play_turn();
    app.input.device = DEVICE_TOUCH;
    const DrawnWords alone = drawn_as("End turn");
    app.input.device = DEVICE_KEYS;
    assert_true(seen(&app, "Space"));
    assert_true(drawn_as("End turn").print >= alone.print);
}

/* Its sign stands at the right of the words, which keep their size. */
static void the_end_of_a_turn_shows_its_button(void **state)
{
    (void)state;
    resize(1366, 768, 100);
    table_game_play_turn();
    app.input.device = DEVICE_TOUCH;
    const DrawnWords alone = drawn_as("End turn");
    app.input.device = DEVICE_PAD;
    const DrawnWords beside = drawn_as("End turn");
    assert_true(beside.given.w < alone.given.w - 20);
    assert_true(beside.print >= alone.print);
}

/* In a narrow window it is left out rather. */
static void no_button_has_smaller_words_for_its_key(void **state)
{
    static const char *const WORDS[] = {"End turn", "Undo", "Redo", "Hint"};
    float alone[COUNT_OF(WORDS)];
    (void)state;
    table_game_play_turn();
    for (int width = 1024; width <= 1920; width += 64) {
        resize(width, width * 9 / 16 + 30, 100);
        app.input.device = DEVICE_TOUCH;
        for (size_t i = 0; i < COUNT_OF(WORDS); i++)
            alone[i] = drawn_as(WORDS[i]).print;
        app.input.device = DEVICE_KEYS;
        for (size_t i = 0; i < COUNT_OF(WORDS); i++)
            assert_true(drawn_as(WORDS[i]).print >= alone[i] - 0.01f);
    }
}

/* It is grey then, and what it would say to a person changes within moments. */
static void while_a_computer_decides_the_button_keeps_its_words(void **state)
{
    (void)state;
    assert_true(seen(&app, "No thanks"));
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    table_resync(table_game_changed(), &app);
    assert_true(seen(&app, "End turn"));
    assert_true(table_play(table_game_changed(), &app, &(Move){.kind = MOVE_PASS}));
    assert_true(app.play->turn_over);
    assert_true(seen(&app, "End turn"));
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_question_about_the_jackhammer_has_its_usual_size, table_game_open_jackhammer),
        TEST(who_sits_down_can_read_what_to_do, table_game_open_two),
        TEST(who_is_asked_about_the_jackhammer_can_read_what_to_do, table_game_open_jackhammer),
        TEST(the_sign_for_the_next_person_is_no_wider_than_its_words, table_game_open_two),
        TEST(the_words_on_a_plate_grow_with_the_text, table_game_open_two),
        TEST(while_a_computer_decides_the_button_keeps_its_words, table_game_open_jackhammer),
        TEST(the_last_helper_leaves_the_button_as_it_was, open_before_last_helper),
        TEST(the_last_turn_ends_as_a_turn, open_last_turn),
        TEST(looking_back_ends_with_what_is_in_the_players_hands, table_game_open_four),
        TEST(a_room_that_fits_nowhere_face_up_is_not_sent_to_lit_spaces, open_stuck),
        TEST(the_roofer_asks_for_a_roof, open_roofer),
        TEST(the_supplier_asks_for_a_room, open_supplier),
        TEST(after_the_first_room_the_mixer_asks_for_the_other, table_game_open_mixer),
        TEST(after_the_first_card_the_handyman_asks_for_the_other, open_handyman),
        TEST(the_end_of_a_turn_shows_its_key, table_game_open_two),
        TEST(the_end_of_a_turn_shows_its_button, table_game_open_two),
        TEST(no_button_has_smaller_words_for_its_key, table_game_open_two),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
