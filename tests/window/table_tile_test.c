/* The scoring guide on the table: its lines are in one size and on one grid, whatever the language.
 */
#include "table_game.h"

#include "app/words/names.h"
#include "seen.h"
#include "testing.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static const int SIZES[][2] = {{1024, 600}, {1280, 800}, {1366, 768}, {1920, 1080}, {3440, 1440}};

static int open_two(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 35);
}

enum { LINES_MAX = 80 };

typedef struct Line {
    char words[64];
    float x, middle, print; /* in pixels */
    float height;           /* in letters */
    bool fits;
} Line;

typedef struct Lines {
    int count;
    Line items[LINES_MAX];
} Lines;

static void see_line(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Lines *lines = self;
    const Box tile = table_game()->layout.tile, b = drawn->real;
    const float scale = canvas->unit / app.canvas->unit;
    const float x = (b.x + b.w / 2) * scale, y = (b.y + b.h / 2) * scale;
    if (canvas->unit == app.canvas->unit || x < tile.x || x > tile.x + tile.w || y < tile.y ||
        y > tile.y + tile.h)
        return;
    assert_in_range(lines->count, 0, LINES_MAX - 1);
    Line *line = &lines->items[lines->count++];
    *line = (Line){.x = b.x * canvas->unit,
                   .middle = (b.y + b.h / 2) * canvas->unit,
                   .print = drawn->print,
                   .height = b.h / drawn->print,
                   .fits = drawn->fits && !drawn->cut};
    strncpy(line->words, drawn->words, sizeof line->words - 1);
}

static const Lines *look(void)
{
    static Lines lines;
    lines.count = 0;
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &lines, .words = see_line});
    app_draw(&app);
    canvas_unwatch(app.canvas, &lines);
    return &lines;
}

static const Line *line_of(const Lines *lines, const char *words)
{
    for (int i = 0; i < lines->count; i++) {
        if (strcmp(lines->items[i].words, tr(app.words, words)) == 0)
            return &lines->items[i];
    }
    fail_msg("%g wide: %s is not there", (double)app.canvas->view.w, words);
    return NULL;
}

static bool is_heading(const char *words)
{
    static const char *const HEADINGS[] = {"Rooms by size", "Functionality", "One-card rooms",
                                           "Roof: your best four"};
    for (size_t i = 0; i < COUNT_OF(HEADINGS); i++) {
        if (strcmp(words, tr(app.words, HEADINGS[i])) == 0)
            return true;
    }
    return false;
}

static void expect_one_size(const char *language)
{
    const Lines *lines = look();
    const float print = line_of(lines, "Kitchen")->print;
    for (int i = 0; i < lines->count; i++) {
        const Line *line = &lines->items[i];
        const bool number = isdigit((unsigned char)line->words[0]) || line->words[0] == '+';
        if (!number && line->height > 2 && app.canvas->unit >= 0.99f)
            fail_msg("%s, %g wide: “%s” is in two lines", language, (double)app.canvas->view.w,
                     line->words);
        if (!number &&
            (!line->fits || (!is_heading(line->words) && fabsf(line->print - print) > 0.05f)))
            fail_msg("%s, %g wide: “%s” is %g high, not %g", language, (double)app.canvas->view.w,
                     line->words, (double)line->print, (double)print);
    }
}

static void expect_same_height(const Lines *lines, const char *one, const char *other,
                               const char *language)
{
    const float apart = line_of(lines, one)->middle - line_of(lines, other)->middle;
    if (fabsf(apart) > 2)
        fail_msg("%s, %g wide: %s stands %g higher than %s", language, (double)app.canvas->view.w,
                 other, (double)apart, one);
}

static void expect_one_grid(const char *language)
{
    const Lines *lines = look();
    if (line_of(lines, "Rooms by size")->x == line_of(lines, "One-card rooms")->x)
        return; /* one column */
    expect_same_height(lines, "Rooms by size", "One-card rooms", language);
    expect_same_height(lines, "Living room", "Pantry", language);
    expect_same_height(lines, "Bedroom", "Sauna", language);
    expect_same_height(lines, "Garage", "Décor", language);
    const Line *functions = line_of(lines, "Functionality");
    if (functions->middle < line_of(lines, "Kitchen")->middle) {
        expect_same_height(lines, "Rooms by size", "Functionality", language);
        expect_same_height(lines, "Kitchen", "All three", language);
        expect_same_height(lines, "Garage", "Each window", language);
    } else {
        expect_same_height(lines, "Functionality", "Roof: your best four", language);
        expect_same_height(lines, "On each floor", "One colour", language);
        expect_same_height(lines, "All three", "Mixed colours", language);
    }
}

static void look_at_every_size(void (*look_in)(const char *language))
{
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        app_measure(&app);
        if (table_game()->layout.tile.h > 0)
            seen_in_every_language(&app, LANG_FOLDER, look_in);
        else
            assert_true(i < 3);
    }
}

static void all_words_have_the_size_that_the_longest_needs(void **state)
{
    (void)state;
    look_at_every_size(expect_one_size);
}

static void lines_that_stand_side_by_side_have_one_height(void **state)
{
    (void)state;
    look_at_every_size(expect_one_grid);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_words_have_the_size_that_the_longest_needs, open_two,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(lines_that_stand_side_by_side_have_one_height, open_two,
                                        table_game_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
