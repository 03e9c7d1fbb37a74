/* The papers of notes: no larger than what is on them, and what they leave in view. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "app/words/names.h"
#include "dreamhome/notation.h"
#include "opened.h"
#include "seen.h"
#include "testing.h"

#include <string.h>

static const float TEST_FAR = 60; /* of an empty strip beside what is on a paper */

/* All five columns lie open. */
static int open_five(void **state)
{
    (void)state;
    const int rc = table_game_open_turn(REPLAYS "/ru-4.dreamhome", 50);
    SDL_SetWindowSize(app.window, 1024, 600);
    table_game_settle();
    return rc;
}

static bool overlap(Box one, Box other)
{
    return SDL_HasIntersectionF(&one, &other);
}

static bool covers_one_of(Box paper, SpaceSet spaces)
{
    for (; spaces; spaces &= spaces - 1) {
        if (overlap(paper, table_game()->layout.spaces[space_first(spaces)]))
            return true;
    }
    return false;
}

static void look_at_rows(const char *language)
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Box paper = opened_about(TARGET_COLUMN, column).paper;
        const SpaceSet basement = SPACES_ALL & ~SPACES_TOP & ~SPACES_MIDDLE;
        assert_true(paper.w > 0);
        if (covers_one_of(paper, SPACES_TOP) + covers_one_of(paper, SPACES_MIDDLE) +
                covers_one_of(paper, basement) >
            1)
            fail_msg("%s: the note about column %d covers two rows of the house", language,
                     column + 1);
    }
}

static void a_note_about_a_column_covers_one_row_of_the_house(void **state)
{
    (void)state;
    seen_in_every_language(&app, LANG_FOLDER, look_at_rows);
}

static void look_at_prompt(const char *language)
{
    const Table *table = table_game();
    const Box market = table->layout.market,
              prompt = table_row_panels(table, table->shown.viewed).prompt;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Box paper = opened_about(TARGET_COLUMN, column).paper;
        if (paper.w <= 0 || overlap(paper, prompt) || overlap(paper, market))
            fail_msg("%s, text %d: no note about column %d beside market and question", language,
                     app.settings.text_size, column + 1);
    }
}

static void columns_have_notes_at_every_text_size(void **state)
{
    (void)state;
    for (app.settings.text_size = 75; app.settings.text_size <= 250; app.settings.text_size += 25) {
        app_measure(&app);
        table_game_settle();
        seen_in_every_language(&app, LANG_FOLDER, look_at_prompt);
    }
}

/* ---- what is on it ---- */

typedef struct Filled {
    Box paper;
    float right, bottom; /* of what lies on it */
} Filled;

static void fill(Filled *filled, Box b)
{
    filled->right = SDL_max(filled->right, b.x + b.w);
    filled->bottom = SDL_max(filled->bottom, b.y + b.h);
}

static void take_paper(void *self, const Canvas *canvas, Box b)
{
    Filled *filled = self;
    if (canvas == app.canvas && filled->paper.w <= 0)
        filled->paper = b;
}

static void take_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    if (canvas == app.canvas)
        fill(self, drawn->real);
}

static void a_paper_ends_where_its_words_end(void **state)
{
    (void)state;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        Filled filled = {0};
        opened_about(TARGET_COLUMN, column);
        canvas_watch(app.canvas,
                     (CanvasWatcher){.self = &filled, .cover = take_paper, .words = take_words});
        table_draw_tooltip(table_game(), &app);
        canvas_unwatch(app.canvas, &filled);
        assert_true(filled.paper.x + filled.paper.w - filled.right < TEST_FAR);
        assert_true(filled.paper.h < 200);
    }
}

static void a_note_about_a_room_shows_the_card_of_its_decor(void **state)
{
    (void)state;
    Complaint complaint;
    Home *home = &table_game_changed()->shown.game.homes[table_game()->shown.viewed];
    assert_true(notation_read_home(word_of("b1=living-1+piano"), home, &complaint));
    const Opened note = opened_about(TARGET_SPACE, SPACE_B1);
    assert_int_equal(note.rooms, 1);
    assert_int_equal(note.resources, 1);
}

/* Whoever drills chooses from the house and the market. */
static void no_note_about_a_column_covers_a_space_that_is_lit(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1366, 768}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        table_game_settle();
        table_game_click("resource drill");
        for (int column = 0; column < COLUMN_COUNT; column++) {
            if (!table_game_target(TARGET_COLUMN, column))
                continue;
            const Box paper = opened_about(TARGET_COLUMN, column).paper;
            for (int k = 0; k < table_game()->targets.count; k++) {
                const Target *target = &table_game()->targets.items[k];
                if (target->kind == TARGET_SPACE && target->usable)
                    assert_false(overlap(paper, target->box));
            }
        }
        table_cancel(table_game_changed(), &app);
        table_find_targets(table_game_changed(), &app);
    }
}

/* It brings neither the resource nor the marker. */
static void while_the_jackhammer_is_asked_about_notes_tell_what_it_brings(void **state)
{
    (void)state;
    Game *game = &table_game_changed()->shown.game;
    const char *marker = tr(app.words, help_of_marker(game->round));
    const char *lost = "With the Jackhammer, this card is discarded.";
    assert_int_equal(game->phase, PHASE_JACKHAMMER);
    assert_null(strstr(opened_about(TARGET_COLUMN, 0).words, marker));
    assert_null(strstr(opened_about(TARGET_COLUMN, 0).words, lost));
    assert_non_null(strstr(opened_about(TARGET_COLUMN, 2).words, lost));
    game->phase = PHASE_TURN;
    assert_non_null(strstr(opened_about(TARGET_COLUMN, 0).words, marker));
    assert_null(strstr(opened_about(TARGET_COLUMN, 2).words, lost));
}

static void a_button_that_is_only_an_icon_tells_its_name(void **state)
{
    (void)state;
    assert_string_equal(opened_about(TARGET_BUTTON, BUTTON_UNSEEN).words, "What’s left\n");
    assert_string_equal(opened_about(TARGET_BUTTON, BUTTON_LOG).words, ""); /* it stands there */
    app.input.pointer_used = false;
    table_game_changed()->aim.focus =
        (int)(table_game_target(TARGET_BUTTON, BUTTON_UNSEEN) - table_game()->targets.items);
    table_notice(table_game_changed(), &app);
    assert_true(table_note_waits(table_game(), &app));
    table_game_run(60);
    assert_string_equal(opened_now().words, "What’s left\n");
}

static void the_signs_of_the_bonuses_are_explained(void **state)
{
    (void)state;
    const Opened note = opened_about(TARGET_HEAP, HEAP_BONUSES);
    assert_non_null(strstr(note.words, "Functionality\n"));
    assert_non_null(strstr(note.words, "A bathroom on each upper floor: 3 points.\n"
                                       "Bathroom, kitchen and bedroom: 3 points.\n"));
    assert_false(overlap(note.paper, table_game_target(TARGET_HEAP, HEAP_BONUSES)->box));
}

/* ---- how it is closed ---- */

/* The focus rests on a column until its note is open. */
static void rest_on_a_column(void)
{
    table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_false(app.input.pointer_used);
    assert_true(opened_now().paper.w <= 0);
    table_game_run(60);
    assert_true(opened_now().paper.w > 0);
}

static void escape_closes_a_note_before_it_leads_to_the_menu(void **state)
{
    (void)state;
    rest_on_a_column();
    table_game_key(SDLK_ESCAPE, 0);
    table_game_run(60);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_true(opened_now().paper.w <= 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_PAUSE);
}

static void a_button_of_the_gamepad_closes_a_note_too(void **state)
{
    (void)state;
    rest_on_a_column();
    table_game_push(SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_true(opened_now().paper.w <= 0);
    table_game_key(SDLK_LEFT, 0); /* the next thing has one again */
    table_game_run(60);
    assert_true(opened_now().paper.w > 0);
}

/* It would not be seen to close: the focus takes the place of the pointer. */
static void no_note_of_the_mouse_keeps_escape_from_the_menu(void **state)
{
    (void)state;
    table_game_point(table_game()->layout.column[2]);
    table_game_run(60);
    assert_true(opened_now().paper.w > 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_PAUSE);
}

int main(void)
{
#define PAPER(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        PAPER(a_note_about_a_column_covers_one_row_of_the_house, open_five),
        PAPER(columns_have_notes_at_every_text_size, open_five),
        PAPER(a_paper_ends_where_its_words_end, open_five),
        PAPER(a_note_about_a_room_shows_the_card_of_its_decor, table_game_open_mixer),
        PAPER(no_note_about_a_column_covers_a_space_that_is_lit, table_game_open_drill),
        PAPER(while_the_jackhammer_is_asked_about_notes_tell_what_it_brings,
              table_game_open_jackhammer),
        PAPER(a_button_that_is_only_an_icon_tells_its_name, open_five),
        PAPER(the_signs_of_the_bonuses_are_explained, open_five),
        PAPER(escape_closes_a_note_before_it_leads_to_the_menu, open_five),
        PAPER(a_button_of_the_gamepad_closes_a_note_too, open_five),
        PAPER(no_note_of_the_mouse_keeps_escape_from_the_menu, open_five),
    };
#undef PAPER
    return cmocka_run_group_tests(tests, NULL, NULL);
}
