/* How words are set: the spaces between them, at every size and in every face. */
#include "app/draw/easel.h"
#include "app/draw/text.h"
#include "app/pieces/bonus_tracker.h"
#include "app/pieces/card_face.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"
#include "testing.h"

#include <SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SPACES = 8, SMALLEST = 10, LARGEST = 64 };

static const float WORD_SPACE_MIN = 0.22f; /* em */

static SDL_Surface *surface;

static int open_canvas(void **state)
{
    Error error;
    Canvas *canvas = canvas_new(ASSETS, true);
    surface = SDL_CreateRGBSurfaceWithFormat(0, 640, 400, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_int_equal(TTF_Init(), 0);
    if (!canvas_open(canvas, SDL_CreateSoftwareRenderer(surface), ASSETS "/fonts", &error))
        fail_msg("%s", error.words);
    *state = canvas;
    return 0;
}

static int close_canvas(void **state)
{
    canvas_free(*state);
    SDL_FreeSurface(surface);
    TTF_Quit();
    return 0;
}

static float width_of(Canvas *canvas, TextRole role, int size, const char *words)
{
    const TextStyle style = {.role = role, .size = (float)size};
    float width, height;
    text_measure(canvas, &style, words, 0, &width, &height);
    return width;
}

static void words_stand_apart_at_every_size(void **state)
{
    for (TextRole role = 0; role < TEXT_ROLE_COUNT; role++) {
        for (int size = SMALLEST; size <= LARGEST; size += 3) {
            const float apart = width_of(*state, role, size, "n n n n n n n n n");
            const float together = width_of(*state, role, size, "nnnnnnnnn");
            const float space = (apart - together) / SPACES / (float)size;
            if (space < WORD_SPACE_MIN)
                fail_msg("role %d at %d pixels: a word space of %.2f em", (int)role, size, space);
        }
    }
}

static void letters_keep_their_proportions(void **state)
{
    for (TextRole role = 0; role < TEXT_ROLE_COUNT; role++) {
        const float large = width_of(*state, role, LARGEST, "minimum of chances") / LARGEST;
        for (int size = SMALLEST; size < LARGEST; size += 3) {
            const float share = width_of(*state, role, size, "minimum of chances") / (float)size;
            /* Whole-pixel advances would be off by up to half a pixel a letter. */
            assert_true(SDL_fabsf(share - large) <= 2.5f / (float)size);
        }
    }
}

/* SDL_ttf adds an empty line where a word fits and the blank after it does not. */
static void no_width_leaves_an_empty_line(void **state)
{
    const TextStyle style = {TEXT_LABEL, .align = ALIGN_LEFT, .wrap = true, .size = 20};
    const char *words = "Применить Отбойный молоток?";
    const float line = text_line_height(*state, &style);
    for (float wrap = text_width(*state, &style, "Применить"); wrap < 400; wrap++) {
        float width, height;
        text_measure(*state, &style, words, wrap, &width, &height);
        assert_true(width <= wrap && height <= 3 * line);
    }
}

/* What was measured is drawn in as many lines. */
static void words_fit_the_width_that_they_need(void **state)
{
    const TextStyle style = {TEXT_LABEL, .align = ALIGN_LEFT, .wrap = true};
    Canvas *canvas = *state;
    for (canvas->unit = 0.6f; canvas->unit < 2; canvas->unit += 0.07f) {
        float width, height, again, lines;
        text_measure(canvas, &style, "Four of one colour score the most.", 190, &width, &height);
        text_measure(canvas, &style, "Four of one colour score the most.", width, &again, &lines);
        assert_true(lines == height);
    }
}

static int kept;

static void count_kept(const char *words)
{
    kept += SDL_strcmp(words, "a line that is too long") == 0;
}

/* Every size that is tried takes a font and a texture, and both are kept for the next frame. */
static void a_line_that_must_shrink_tries_few_sizes(void **state)
{
    Canvas *canvas = *state;
    const TextStyle style = {TEXT_BODY, TONE_INK, .size = LARGEST * 2};
    const float width = text_width(canvas, &style, "a line that is too long");
    text_draw(canvas, &style, "a line that is too long", box(0, 0, width * 0.7f, LARGEST * 4));
    kept = 0;
    texts_tell(canvas->texts, count_kept);
    assert_in_range(kept, 2, 4);
}

/* A caption of two lines leaves no word alone on the second. */
static void two_lines_are_about_as_wide(void **state)
{
    static const TextStyle STYLE = {.role = TEXT_HEADING};
    static const char *const LONG = "Somebody has to check that the batter is sweet. Twice, to be";
    const float whole = text_width(*state, &STYLE, LONG);
    for (float share = 0.55f; share < 1; share += 0.05f) {
        const Box b = box(10, 20, whole * share, 60);
        const Box even = widget_even_lines(*state, &STYLE, LONG, b);
        assert_true(even.w < whole * 0.62f && even.w <= b.w);
        assert_true(fabsf(even.x + even.w / 2 - b.x - b.w / 2) < 0.1f);
        assert_true(fabsf(widget_label_height(*state, &STYLE, LONG, even.w) -
                          widget_label_height(*state, &STYLE, LONG, b.w)) < 0.1f);
    }
    static const char *const BOUND = "Szellem a lepedő alatt? A szellemeknek nincs vörös farkuk.";
    const Box b = box(0, 0, text_width(*state, &STYLE, BOUND) * 0.8f, 60);
    const Box even = widget_even_lines(*state, &STYLE, BOUND, b);
    assert_true(even.w < b.w); /* though no line may end with that article */
    assert_true(fabsf(widget_label_height(*state, &STYLE, BOUND, even.w) -
                      widget_label_height(*state, &STYLE, BOUND, b.w)) < 0.1f);
    const Box wide = box(0, 0, whole + 1, 60), narrow = box(0, 0, whole / 3, 60);
    assert_true(widget_even_lines(*state, &STYLE, LONG, wide).w == wide.w);
    assert_true(widget_even_lines(*state, &STYLE, LONG, narrow).w == narrow.w);
    assert_true(widget_even_lines(*state, &STYLE, "Unbreakable", box(0, 0, 50, 60)).w == 50);
}

static void take_height(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    (void)canvas;
    *(float *)self = drawn->real.h;
}

/* However many lines there are, none of them comes to lie below the box. */
static void lines_stay_in_their_box(void **state)
{
    const TextStyle style = {.role = TEXT_BODY, .align = ALIGN_LEFT, .wrap = true};
    Canvas *canvas = *state;
    for (int lines = 2; lines < 10; lines++) {
        const float line = text_line_height(canvas, &style);
        const Box b = box(0, 0, 60, ((float)lines - 0.5f) * line);
        char words[64] = "";
        float height = 0;
        for (int i = 0; i < lines; i++)
            strcat(words, "lines ");
        canvas_watch(canvas, (CanvasWatcher){.self = &height, .words = take_height});
        text_draw(canvas, &style, words, b);
        canvas_unwatch(canvas, &height);
        assert_true(height > 0);
        assert_true(height <= b.h + 0.35f * line);
    }
}

static void take_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    (void)canvas;
    snprintf(self, 32, "%s", drawn->words);
}

/* Of a name in a box of this width, what is drawn. */
static const char *drawn_name(Canvas *canvas, float width)
{
    static char words[32];
    const TextStyle style = {.role = TEXT_NAME};
    words[0] = '\0';
    canvas_watch(canvas, (CanvasWatcher){.self = words, .words = take_words});
    line_draw_name(canvas, &style, "Balázs Kovács", box(0, 0, width, 60));
    canvas_unwatch(canvas, words);
    return words;
}

/* Large text becomes small before a part of a name is lost, and the first to go is the last word.
 */
static void a_name_is_whole_or_its_first_word(void **state)
{
    const TextStyle style = {.role = TEXT_NAME};
    Canvas *canvas = *state;
    const float whole = text_width(canvas, &style, "Balázs Kovács");
    const float first = text_width(canvas, &style, "Balázs");
    for (canvas->text_scale = 1; canvas->text_scale <= 2.5f; canvas->text_scale += 0.25f) {
        assert_string_equal(drawn_name(canvas, whole * 3), "Balázs Kovács");
        assert_string_equal(drawn_name(canvas, whole), "Balázs Kovács");
        assert_string_equal(drawn_name(canvas, first), "Balázs");
        assert_non_null(strstr(drawn_name(canvas, first / 2), "…"));
    }
}

typedef struct Print {
    const char *name;
    float size;
} Print;

static void take_print(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Print *print = self;
    (void)canvas;
    if (strcmp(drawn->words, print->name) == 0)
        print->size = drawn->print;
}

static float print_on_card(Canvas *canvas, const char *name)
{
    const ResourceCardSet cards = resource_cards_of_type(RESOURCE_ICE_CREAM);
    Print print = {.name = name};
    canvas_watch(canvas, (CanvasWatcher){.self = &print, .words = take_print});
    card_face_draw(canvas, card_resource(card_first(cards)), name);
    canvas_unwatch(canvas, &print);
    return print.size;
}

/* In two lines rather than in smaller letters. */
static void in_large_print_a_long_name_is_as_large_as_others(void **state)
{
    Canvas *canvas = *state;
    canvas->text_scale = 1.3f;
    const float name = print_on_card(canvas, "Piano");
    assert_true(name > 20);
    assert_true(print_on_card(canvas, "Ice-cream machine") >= 0.98f * name);
}

typedef struct Printed {
    Box name, points; /* the last of the points */
    const char *words;
} Printed;

static void take_boxes(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Printed *printed = self;
    (void)canvas;
    if (strcmp(drawn->words, printed->words) == 0)
        printed->name = drawn->real;
    else
        printed->points = drawn->real;
}

/* On a card of the basement the name hangs at the upper edge. */
static void a_long_name_in_large_print_stays_on_its_card(void **state)
{
    Canvas *canvas = *state;
    const RoomCard card = ROOM_INFO[ROOM_CELLAR].first_card;
    Printed printed = {.words = "piwniczka na wino"};
    canvas->text_scale = 1.3f;
    canvas_watch(canvas, (CanvasWatcher){.self = &printed, .words = take_boxes});
    card_face_draw(canvas, card_room(card), printed.words);
    canvas_unwatch(canvas, &printed);
    assert_true(printed.name.h > 40); /* two lines, */
    assert_true(printed.name.y >= 0);
    assert_true(printed.points.y >= printed.name.y + printed.name.h - 4); /* and below them */
}

/* Where there is height the signs are larger, and the points stand below them. */
static void the_bonuses_fill_a_high_panel(void **state)
{
    Canvas *canvas = *state;
    const Home home = {0};
    Printed printed = {.words = "+3"};
    canvas->text_scale = 1.5f;
    canvas_watch(canvas, (CanvasWatcher){.self = &printed, .words = take_boxes});
    bonus_tracker_draw(canvas, &home, box(0, 0, 100, 160));
    assert_true(fabsf(printed.name.x + printed.name.w / 2 - 50) < 4);
    bonus_tracker_draw(canvas, &home, box(0, 0, 200, 80));
    assert_true(printed.name.x > 120);
    canvas_unwatch(canvas, &printed);
}

/* A little smaller they stand beside the icon; before they become tiny it gives way to them. */
static void words_are_not_tiny_beside_an_icon(void **state)
{
    Canvas *canvas = *state;
    Widget button = {.kind = &button_widget, .label = "Visiting", .icon = "home"};
    button.box = box(0, 0, 300, 50);
    assert_true(button_group_words(&button, 1, 0, canvas) == 1);
    float smallest = 1, before = 1;
    bool gave_way = false;
    for (float width = 200; width > 100; width--) {
        button.box.w = width;
        const float words = button_group_words(&button, 1, 0, canvas);
        gave_way = gave_way || words > before;
        smallest = gave_way ? smallest : fminf(smallest, words);
        before = words;
    }
    assert_true(gave_way);
    assert_true(smallest >= 0.79f && smallest < 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(words_stand_apart_at_every_size, open_canvas, close_canvas),
        cmocka_unit_test_setup_teardown(letters_keep_their_proportions, open_canvas, close_canvas),
        cmocka_unit_test_setup_teardown(in_large_print_a_long_name_is_as_large_as_others,
                                        open_canvas, close_canvas),
        cmocka_unit_test_setup_teardown(a_long_name_in_large_print_stays_on_its_card, open_canvas,
                                        close_canvas),
        cmocka_unit_test_setup_teardown(the_bonuses_fill_a_high_panel, open_canvas, close_canvas),
        cmocka_unit_test_setup_teardown(no_width_leaves_an_empty_line, open_canvas, close_canvas),
        cmocka_unit_test_setup_teardown(words_are_not_tiny_beside_an_icon, open_canvas,
                                        close_canvas),
        cmocka_unit_test_setup_teardown(a_line_that_must_shrink_tries_few_sizes, open_canvas,
                                        close_canvas),
        cmocka_unit_test_setup_teardown(lines_stay_in_their_box, open_canvas, close_canvas),
        cmocka_unit_test_setup_teardown(words_fit_the_width_that_they_need, open_canvas,
                                        close_canvas),
        cmocka_unit_test_setup_teardown(a_name_is_whole_or_its_first_word, open_canvas,
                                        close_canvas),
        cmocka_unit_test_setup_teardown(two_lines_are_about_as_wide, open_canvas, close_canvas),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
