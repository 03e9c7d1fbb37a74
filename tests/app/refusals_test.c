/* Why something cannot go where it was dropped: the reason fits the step, and names the room. */
#include "app/scenes/table/refusals.h"
#include "app/words/running_names.h"
#include "situation.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static const char *said_at(const Intent *intent, const char *space, const Words *words)
{
    static char said[REFUSAL_CAPACITY];
    const Refusal refusal = refusal_at(intent, space_of(space));
    refusal_words(said, sizeof said, &refusal, words);
    return said;
}

static const char *said_in_hand(Game game, const char *space)
{
    Intent intent = {0};
    assert_true(intent_begin(&intent, &game, MOVE_PLACE));
    intent.face_down = false;
    Words *words = words_new(LANG_FOLDER);
    const char *said = said_at(&intent, space, words);
    words_free(words);
    return said;
}

static void a_finished_room_is_named(void **state)
{
    (void)state;
    assert_string_equal(said_in_hand(GAME(.hand = "bathroom-2", .homes = {"a1=bathroom-1"}), "b1"),
                        "The bathroom beside it is already finished");
    assert_string_equal(
        said_in_hand(GAME(.hand = "living-2", .homes = {"a1=living-1+piano"}), "b1"),
        "The living room beside it has décor, so it’s finished");
    assert_string_equal(said_in_hand(GAME(.hand = "living-2", .homes = {"a1=living-1"}), "b2"),
                        "A room needs something below it");
}

static void a_finished_room_is_named_in_every_language(void **state)
{
    (void)state;
    static const char *const LANGUAGES[] = {"en", "fr", "hu", "pl", "pt_BR", "pt_PT", "ru"};
    static const RuleError NAMED[] = {RULE_ROOM_COMPLETE, RULE_ROOM_DECORATED};
    Words *words = words_new(LANG_FOLDER);
    for (size_t i = 0; i < sizeof LANGUAGES / sizeof LANGUAGES[0]; i++) {
        assert_true(words_set_language(words, LANGUAGES[i]));
        for (RoomType room = ROOM_NONE + 1; room < ROOM_TYPE_COUNT; room++) {
            const Refusal refusal = {NAMED[room % 2], room};
            char said[REFUSAL_CAPACITY];
            refusal_words(said, sizeof said, &refusal, words);
            assert_non_null(strstr(said, running_room(words, room).words));
        }
    }
    words_free(words);
}

static void a_card_that_must_lie_face_down_tells_why(void **state)
{
    (void)state;
    Intent intent = {0};
    const Game garage =
        GAME(.hand = "garage-1", .homes = {"a1=kitchen-1 d0=cellar-1 e0=laundry-1"});
    assert_true(intent_begin(&intent, &garage, MOVE_PLACE));
    assert_true(intent_must_be_face_down(&intent));
    assert_int_equal(refusal_face_up(&intent), RULE_ONLY_BASEMENT);
    const Game bath = GAME(.hand = "bathroom-1",
                           .homes = {"a1=bathroom-2 b1=down c1=bathroom-3 d1=down e1=bathroom-4 "
                                     "a2=down b2=bathroom-5 c2=down d2=bathroom-6 d0=down"});
    assert_true(intent_begin(&intent, &bath, MOVE_PLACE));
    assert_true(intent_must_be_face_down(&intent));
    assert_int_equal(refusal_face_up(&intent), RULE_ROOM_COMPLETE);
}

static Intent using_tool(Game game, MoveKind kind)
{
    Intent intent = {0};
    assert_true(intent_begin(&intent, &game, kind));
    return intent;
}

/* What is asked for are columns: a space is no wrong answer, only no answer. */
static void a_space_that_was_not_asked_for_gets_no_refusal(void **state)
{
    (void)state;
    const Intent mixer =
        using_tool(GAME(.homes = {"a1=kitchen-1"}, .tools = {"mixer-1"}), MOVE_MIX);
    assert_int_equal(refusal_at(&mixer, SPACE_A1).error, RULE_OK);
    IntentMoves moves;
    Intent drill = using_tool(GAME(.homes = {"a1=kitchen-1"}, .tools = {"drill-1"}), MOVE_DRILL);
    assert_false(intent_choose_space(&drill, SPACE_A1, &moves));
    assert_int_equal(refusal_at(&drill, SPACE_B1).error, RULE_OK);
}

/* The first column may be empty; that is not why. */
static void the_drill_tells_of_the_space_not_of_a_column(void **state)
{
    (void)state;
    const Intent drill = using_tool(GAME(.market = "- bathroom-3 garage-3 kitchen-5 bedroom-4",
                                         .homes = {"a1=kitchen-1 b1=down"}, .tools = {"drill-1"}),
                                    MOVE_DRILL);
    assert_int_equal(refusal_at(&drill, SPACE_B1).error, RULE_EMPTY_ROOM);
    assert_int_equal(refusal_at(&drill, SPACE_C1).error, RULE_SPACE_EMPTY);
}

static void the_handyman_speaks_no_notation(void **state)
{
    (void)state;
    IntentMoves moves;
    Intent handyman =
        using_tool(GAME(.phase = PHASE_END,
                        .homes = {"helpers=handyman a1=kitchen-1 b1=bathroom-1 d0=garage-1"}),
                   MOVE_HANDYMAN);
    assert_int_equal(refusal_at(&handyman, SPACE_C1).error, RULE_SPACE_EMPTY);
    assert_int_equal(refusal_at(&handyman, SPACE_D0).error, RULE_NOT_BASEMENT);
    assert_false(intent_choose_space(&handyman, SPACE_A1, &moves));
    assert_int_equal(refusal_at(&handyman, SPACE_A1).error, RULE_OK);
    assert_int_equal(refusal_at(&handyman, SPACE_C1).error, RULE_SPACE_EMPTY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_finished_room_is_named),
        cmocka_unit_test(a_finished_room_is_named_in_every_language),
        cmocka_unit_test(a_card_that_must_lie_face_down_tells_why),
        cmocka_unit_test(a_space_that_was_not_asked_for_gets_no_refusal),
        cmocka_unit_test(the_drill_tells_of_the_space_not_of_a_column),
        cmocka_unit_test(the_handyman_speaks_no_notation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
