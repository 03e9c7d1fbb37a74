/* Where a note lies: near what it is about, and over as little as possible of what is spared. */
#include "app/pieces/tooltip.h"
#include "testing.h"

enum { DEAR = 60, CHEAP = 5 };

static const float WIDTH = 200, HEIGHT = 100, BESIDE = 10;

static Box note_at(const NotePlace *place)
{
    const Canvas canvas = {.view = {0, 0, 1000, 800}};
    return tooltip_place(&canvas, place, WIDTH, HEIGHT);
}

static void a_note_lies_at_the_right_of_a_thing(void **state)
{
    (void)state;
    const Box about = {400, 300, 60, 60};
    const Box note = note_at(&(NotePlace){.about = about});
    assert_true(note.x == about.x + about.w + BESIDE && note.y == about.y);
}

static void at_the_edge_of_the_view_it_lies_at_the_left(void **state)
{
    (void)state;
    const Box about = {900, 300, 60, 60};
    const Box note = note_at(&(NotePlace){.about = about});
    assert_true(note.x == about.x - WIDTH - BESIDE && note.y == about.y);
}

/* At the same height there is room far away only. */
static void below_a_thing_is_nearer_than_far_beside_it(void **state)
{
    (void)state;
    NotePlace place = {.about = {20, 300, 60, 60}};
    note_place_spare(&place, box(90, 290, 600, 80), DEAR);
    const Box note = note_at(&place);
    assert_true(note.x < 90 && note.y == 300 + 60 + BESIDE);
}

/* Here it is below that there is none. */
static void beside_a_thing_is_nearer_than_far_below_it(void **state)
{
    (void)state;
    NotePlace place = {.about = {20, 20, 60, 60}};
    note_place_spare(&place, box(90, 10, 40, 300), DEAR);
    note_place_spare(&place, box(0, 90, 100, 500), DEAR);
    const Box note = note_at(&place);
    assert_true(note.x == 90 + 40 + BESIDE && note.y == 20);
}

/* Which fills the width of the view. */
static void below_a_thing_it_begins_where_that_begins(void **state)
{
    (void)state;
    const Box about = {150, 300, 840, 60};
    const Box note = note_at(&(NotePlace){.about = about});
    assert_true(note.x == about.x && note.y == about.y + about.h + BESIDE);
}

/* What is cut may be read wrongly: there is a place over half of a thing, and one over all of it.
 */
static void it_covers_all_of_a_thing_rather_than_half(void **state)
{
    (void)state;
    NotePlace place = {.about = {0, 0, 1000, 680}};
    note_place_spare(&place, box(0, 700, 700, 100), CHEAP);
    note_place_spare(&place, box(750, 700, 150, 60), CHEAP);
    const Box note = note_at(&place);
    assert_true(note.x >= 700 && note.x <= 750 && note.x + WIDTH >= 900);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_note_lies_at_the_right_of_a_thing),
        cmocka_unit_test(at_the_edge_of_the_view_it_lies_at_the_left),
        cmocka_unit_test(below_a_thing_is_nearer_than_far_beside_it),
        cmocka_unit_test(beside_a_thing_is_nearer_than_far_below_it),
        cmocka_unit_test(below_a_thing_it_begins_where_that_begins),
        cmocka_unit_test(it_covers_all_of_a_thing_rather_than_half),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
