/* The text of a lesson: what it says is what is taught, and every bad line is named in a sentence.
 */
#include "testing.h"

#include "app/scenes/lesson/lesson.h"

#include <stdio.h>
#include <string.h>

static const char HEAD[] = "lesson Your first house\npicture room-living\nrecord first-house\n";

static void a_lesson_is_read_as_it_is_written(void **state)
{
    static const char TEXT[] = "# for people\n"
                               "lesson Your first house\n"
                               "picture room-living\n"
                               "record first-house\n"
                               "seat 2\n"
                               "start 14\n"
                               "\n"
                               "step\n"
                               "  say Pick a column\n"
                               "  picture hand\n"
                               "  done place living\n"
                               "  done take roof\n"
                               "step\n"
                               "  say Roofs lie here\r\n"
                               "  done look\n"
                               "  point heap roofs\n"
                               "step\n"
                               "  say Join them\n"
                               "  done join 3\n";
    Lesson lesson;
    Complaint complaint = {0};
    (void)state;
    assert_true(lesson_read(word_of(TEXT), &lesson, &complaint));
    assert_string_equal(lesson.title, "Your first house");
    assert_string_equal(lesson.picture, "room-living");
    assert_string_equal(lesson.record, "first-house");
    assert_int_equal(lesson.seat, 1);
    assert_int_equal(lesson.start, 14);
    assert_int_equal(lesson.step_count, 3);
    assert_string_equal(lesson.steps[0].say, "Pick a column");
    assert_string_equal(lesson.steps[0].picture, "hand");
    assert_int_equal(lesson.steps[0].goal_count, 2);
    assert_int_equal(lesson.steps[0].goals[0].room, ROOM_LIVING);
    assert_true(lesson.steps[0].goals[1].cards == resource_cards_of_kind(RESOURCE_KIND_ROOF));
    assert_string_equal(lesson.steps[1].say, "Roofs lie here");
    assert_string_equal(lesson.steps[1].points[0], "heap roofs");
    assert_true(lesson_step_has(&lesson.steps[1], GOAL_LOOK));
    assert_int_equal(lesson.steps[2].goals[0].number, 3);
}

static void a_bad_line_gets_one_clear_sentence(void **state)
{
    static const struct {
        const char *lines, *sentence;
    } BAD[] = {
        {"stop\n", "line 4: 'stop' is not how a line of a lesson begins"},
        {"seat 5\n", "line 4: '5' is not a number that is possible here"},
        {"seat one\n", "line 4: 'one' is not a number that is possible here"},
        {"start\n", "line 4: '' is not a number that is possible here"},
        {"picture\n", "line 4: something is missing after the first word"},
        {"say Hello\n", "line 4: before the first step nothing can be said"},
        {"done place\n", "line 4: before the first step nothing can be done"},
        {"point heap roofs\n", "line 4: before the first step nothing can be lit"},
        {"step one\n", "line 4: 'one' is too much here"},
        {"step\nsay Hello\ndone dance\n", "line 6: 'dance' is not something that can be done"},
        {"step\nsay Hello\ndone place attic\n", "line 6: 'attic' is not a room"},
        {"step\nsay Hello\ndone take hammer\n",
         "line 6: 'hammer' is not a resource card or a kind of them"},
        {"step\nsay Hello\ndone join 4\n", "line 6: '4' is not a number that is possible here"},
        {"step\nsay Hello\ndone points\n", "line 6: '' is not a number that is possible here"},
        {"step\nsay Hello\ndone marker now\n", "line 6: 'now' is too much here"},
        {"step\ndone look\n", "line 5: a step says nothing"},
        {"step\nsay Hello\n", "line 5: a step can never be done: 'Hello'"},
        {"", "line 3: the lesson has no steps"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(BAD); i++) {
        char text[400];
        Lesson lesson;
        Complaint complaint = {0};
        snprintf(text, sizeof text, "%s%s", HEAD, BAD[i].lines);
        assert_false(lesson_read(word_of(text), &lesson, &complaint));
        assert_string_equal(complaint.words, BAD[i].sentence);
    }
}

static void what_every_lesson_needs_is_asked_for(void **state)
{
    static const struct {
        const char *text, *sentence;
    } BAD[] = {
        {"record x\nstep\nsay Hello\ndone look\n", "line 4: the lesson has no title"},
        {"lesson X\nstep\nsay Hello\ndone look\n", "line 4: the lesson names no record"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(BAD); i++) {
        Lesson lesson;
        Complaint complaint = {0};
        assert_false(lesson_read(word_of(BAD[i].text), &lesson, &complaint));
        assert_string_equal(complaint.words, BAD[i].sentence);
    }
}

static void too_much_of_anything_is_refused_and_nothing_overflows(void **state)
{
    static const char *const LINES[] = {"step\nsay Hello\ndone look\n", "done look\n",
                                        "point heap roofs\n"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(LINES); i++) {
        char text[4096];
        Lesson lesson;
        Complaint complaint = {0};
        size_t length = (size_t)snprintf(text, sizeof text, "%s%s", HEAD, LINES[0]);
        for (int k = 0; k < LESSON_STEPS_MAX; k++)
            length += (size_t)snprintf(text + length, sizeof text - length, "%s", LINES[i]);
        assert_false(lesson_read(word_of(text), &lesson, &complaint));
        assert_non_null(strstr(complaint.words, "cannot"));
    }
}

static void a_word_that_is_too_long_is_refused(void **state)
{
    char text[600];
    Lesson lesson;
    Complaint complaint = {0};
    (void)state;
    const size_t length = (size_t)snprintf(text, sizeof text, "%sstep\nsay ", HEAD);
    memset(text + length, 'a', LESSON_WORDS_CAPACITY);
    text[length + LESSON_WORDS_CAPACITY] = '\0';
    assert_false(lesson_read(word_of(text), &lesson, &complaint));
    assert_non_null(strstr(complaint.words, "is too long"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lesson_is_read_as_it_is_written),
        cmocka_unit_test(a_bad_line_gets_one_clear_sentence),
        cmocka_unit_test(what_every_lesson_needs_is_asked_for),
        cmocka_unit_test(too_much_of_anything_is_refused_and_nothing_overflows),
        cmocka_unit_test(a_word_that_is_too_long_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
