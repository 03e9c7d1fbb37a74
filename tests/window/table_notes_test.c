/* Notes about what is pointed at, and tips: what they say, and what they must not lie on. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "dreamhome/notation.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static int open_late(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/hu-3.dreamhome", 70);
}

/* Most cards are discarded. */
static int open_last(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-2.dreamhome", 64);
}

static bool overlap(Box one, Box other)
{
    return SDL_HasIntersectionF(&one, &other);
}

/* ---- the note that is open ---- */

typedef struct Opened {
    Box paper;
    int rooms, resources;
    char words[1024];
} Opened;

static void take_cover(void *self, const Canvas *canvas, Box b)
{
    Opened *opened = self;
    if (canvas == app.canvas && opened->paper.w <= 0)
        opened->paper = b;
}

static void take_piece(void *self, const char *kind, int card)
{
    Opened *opened = self;
    (void)card;
    opened->rooms += strcmp(kind, "room") == 0;
    opened->resources += strcmp(kind, "resource") == 0;
}

static void take_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Opened *opened = self;
    const size_t length = strlen(opened->words);
    if (canvas == app.canvas)
        snprintf(opened->words + length, sizeof opened->words - length, "%s\n", drawn->words);
}

/* The note about a target, alone; none has a box of no width. */
static Opened open_note(int target)
{
    Opened opened = {0};
    Table *table = table_game_changed();
    app.input.pointer_used = true;
    table->aim.hover = target;
    table_notice(table, &app);
    app.now = table_note_due(table) + 1;
    canvas_watch(app.canvas, (CanvasWatcher){.self = &opened,
                                             .cover = take_cover,
                                             .piece = take_piece,
                                             .words = take_words});
    table_draw_tooltip(table, &app);
    canvas_unwatch(app.canvas, &opened);
    return opened;
}

static Opened note_about(TargetKind kind, int index)
{
    const Target *target = table_game_target(kind, index);
    assert_non_null(target);
    return open_note((int)(target - table_game()->targets.items));
}

/* ---- where it lies ---- */

static void check_note(const char *language, int index)
{
    const TableLayout *l = &table_game()->layout;
    const Box buttons[] = {table_hint_button(table_game()), l->undo, l->redo, l->end_turn};
    const Target target = table_game()->targets.items[index];
    const Box paper = open_note(index).paper;
    char name[64];
    Text text = text_on(name, sizeof name);
    table_write_target(&text, table_game(), &target);
    for (size_t i = 0; i < COUNT_OF(buttons); i++) {
        if (paper.w > 0 && overlap(paper, buttons[i]))
            fail_msg("%s, %.0fx%.0f, text %d: the note about %s covers button %d", language,
                     (double)app.canvas->view.w, (double)app.canvas->view.h, app.settings.text_size,
                     name, (int)i);
    }
    const bool cell = target.kind == TARGET_OPPONENT; /* it is shown large instead */
    if (paper.w > 0 && !cell && overlap(paper, box_inset(target.box, 1)))
        fail_msg("%s, %.0fx%.0f, text %d: the note about %s covers it", language,
                 (double)app.canvas->view.w, (double)app.canvas->view.h, app.settings.text_size,
                 name);
}

static void check_notes(const char *language)
{
    for (app.settings.text_size = 100; app.settings.text_size <= 250;
         app.settings.text_size += 25) {
        app_measure(&app);
        table_game_settle();
        for (int i = 0; i < table_game()->targets.count; i++)
            check_note(language, i);
    }
}

static void no_note_covers_the_buttons_or_what_it_is_about(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1024, 768}, {1366, 768}, {3440, 1440}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        check_notes("en");
    }
}

static void no_note_covers_the_buttons_in_any_language(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1366, 768);
    seen_in_every_language(&app, LANG_FOLDER, check_notes);
}

/* ---- what it says ---- */

static void a_note_about_a_column_shows_both_of_its_cards(void **state)
{
    (void)state;
    const Game *game = &table_game()->shown.game;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        if (!game->market_room[column])
            continue;
        const Opened note = note_about(TARGET_COLUMN, column);
        assert_int_equal(note.rooms, 1);
        assert_int_equal(note.resources, game->market_resource[column] ? 1 : 0);
    }
}

static void a_note_about_an_empty_room_says_once_that_it_scores_nothing(void **state)
{
    (void)state;
    Table *table = table_game_changed();
    Complaint complaint;
    assert_true(notation_read_home(word_of("a1=down b1=children-1"),
                                   &table->shown.game.homes[table->shown.viewed], &complaint));
    const Opened empty = note_about(TARGET_SPACE, SPACE_A1);
    assert_non_null(strstr(empty.words, "0 points."));
    assert_null(strstr(empty.words, "Worth"));
    assert_non_null(strstr(note_about(TARGET_SPACE, SPACE_B1).words, "Worth 2 points now."));
}

int main(void)
{
#define NOTE(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, table_game_open_mixer),
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, open_late),
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, open_last),
        NOTE(no_note_covers_the_buttons_or_what_it_is_about, table_game_open_four),
        NOTE(no_note_covers_the_buttons_in_any_language, table_game_open_mixer),
        NOTE(a_note_about_a_column_shows_both_of_its_cards, table_game_open_mixer),
        NOTE(a_note_about_an_empty_room_says_once_that_it_scores_nothing, table_game_open_mixer),
    };
#undef NOTE
    return cmocka_run_group_tests(tests, NULL, NULL);
}
